"""The mask core that the robots search with plays by the rules of the public engine."""

import random

import pytest

from scenario import rules_of
from scopa_desktop.engine.cards import cards_of, mask_of, parse_cards
from scopa_desktop.engine.fast import FastRound, FastRules
from scopa_desktop.engine.moves import Claim
from scopa_desktop.engine.round import legal_moves, play, start_round
from scopa_desktop.engine.scoring import Tally, round_points
from scopa_desktop.engine.state import RoundState
from tables import HOUSES, TABLES, choose, rules_at, shuffled, table_name

every_table = pytest.mark.parametrize("table", TABLES + HOUSES, ids=table_name)


def fast_move(move):
    """A public move as the mask core writes it."""
    return (0, move.mask) if isinstance(move, Claim) else (move.card.bit, move.mask)


def opened(rules, seats, rng):
    """A public round that may be played, and the same one on masks."""
    while True:
        deck, dealer = shuffled(rng), rng.randrange(seats)
        state = start_round(rules, seats, deck, dealer).state
        if not state.voided:
            break
    fast = FastRound(FastRules(rules, seats), [card.index for card in deck], dealer)
    if not state.table:
        # The opening table is the caller's affair.
        fast.table = 0
        fast.piles, fast.sweeps = list(map(mask_of, state.piles)), list(state.sweeps)
        fast.last_capturer = -1 if state.last_capturer is None else state.last_capturer
    return state, fast


def as_fast(state: RoundState):
    """What both engines know, from the public one."""
    return {
        "hands": list(state.hand_masks),
        "table": state.table_mask,
        "stock": [card.bit for card in state.stock],
        "piles": list(map(mask_of, state.piles)),
        "sweeps": list(state.sweeps),
        "last_capturer": -1 if state.last_capturer is None else state.last_capturer,
        "left": state.left15.bit if state.left15 is not None else 0,
        "turn": state.turn,
        "is_over": state.is_over,
    }


def known(fast):
    """What both engines know, from the mask core."""
    return {
        "hands": list(fast.hands),
        "table": fast.table,
        "stock": list(fast.stock),
        "piles": list(fast.piles),
        "sweeps": list(fast.sweeps),
        "last_capturer": fast.last_capturer,
        "left": fast.left,
        "turn": None if fast.is_over else fast.turn,
        "is_over": fast.is_over,
    }


@every_table
def test_both_engines_agree_at_every_move(table):
    rules, seats = rules_at(table), table[1]
    rng = random.Random("fast " + table_name(table))
    for _ in range(4):
        state, fast = opened(rules, seats, rng)
        assert known(fast) == as_fast(state)
        while not state.is_over:
            moves = legal_moves(state)
            plain = [move for move in moves if isinstance(move, Claim) or not move.declares]
            listed = fast.moves()
            assert len(set(listed)) == len(listed)
            assert set(listed) == {fast_move(move) for move in plain}
            move = choose(rng, moves)
            before, twin = known(fast), fast.copy()
            state = play(state, move).state
            if state.wild:
                fast.rules = FastRules(rules, seats, state.wild)
            fast.apply(fast_move(move))
            assert known(fast) == as_fast(state)
            # The copy is what the round was, and has not moved with it.
            assert known(twin) == before
        undeclared = Tally(tuple(fast.piles), tuple(fast.sweeps), (0,) * rules.sides(seats))
        assert fast.points() == round_points(rules, undeclared)
        totals = zip(fast.points(), state.declared, strict=True)
        assert state.sheet.totals == tuple(points + declared for points, declared in totals)


@every_table
def test_what_may_be_laid_down_and_what_opens_a_claim_is_told_without_listing(table):
    rules, seats = rules_at(table), table[1]
    fast = FastRules(rules, seats)
    rng = random.Random("laid " + table_name(table))
    for _ in range(60):
        cards = rng.sample(range(40), 12)
        hand = sum(1 << index for index in cards[:3])
        up = sum(1 << index for index in cards[3 : rng.randrange(4, 13)])
        moves = fast.moves(hand, up)
        for card in cards_of(hand):
            assert ((card.bit, 0) in moves) is fast.may_leave(hand, up, card.bit)
            if rules.left15_claim != "off":
                opens = bool(fast.claims(up | card.bit, card.bit))
                assert fast.opens_claim(up | card.bit, card.bit) is opens


# What chance play seldom meets, one case at a time.


def bits(text):
    return mask_of(parse_cards(text))


def round_at(key, *, hands, table="", stock="", seats=2, **options):
    """A round on masks in the middle of play, the first seat in turn."""
    fast = FastRound(FastRules(rules_of(key, **options), seats), range(40), seats - 1)
    fast.hands = [bits(hand) for hand in hands]
    fast.table, fast.stock = bits(table), [card.bit for card in parse_cards(stock)]
    return fast


def test_a_round_begins_with_the_first_play_and_a_copy_knows_it():
    ban = {"ace_first_play_ban": True}
    fast = round_at("asso-pigliatutto", hands=["1D 4D", "1C 6C"], **ban)
    assert fast.copy().moves() == fast.moves() == [(bits("4D"), 0)]
    fast.apply((bits("4D"), 0))
    assert fast.copy().moves() == fast.moves() == [(bits("1C"), bits("4D")), (bits("6C"), 0)]
    aces = round_at("asso-pigliatutto", hands=["1D 1S", "6C"], **ban)
    assert aces.moves() == [(bits("1D"), 0), (bits("1S"), 0)]


def test_an_ace_takes_itself_from_an_empty_table_only():
    options = {"ace_on_empty": "takes_itself", "capture_obligation": "optional"}
    alone = round_at("asso-pigliatutto", hands=["1D 4D", "6C"], **options)
    alone.apply((bits("1D"), 0))
    assert (alone.table, alone.piles, alone.last_capturer) == (0, [bits("1D"), 0], 0)
    beside = round_at("asso-pigliatutto", hands=["1D 4D", "6C"], table="5C", **options)
    beside.apply((bits("1D"), 0))
    assert (beside.table, beside.piles, beside.last_capturer) == (bits("5C 1D"), [0, 0], -1)
    other = round_at("asso-pigliatutto", hands=["4D", "6C"], **options)
    other.apply((bits("4D"), 0))
    assert (other.table, other.piles) == (bits("4D"), [0, 0])


def test_the_round_waits_for_the_claim_after_its_last_card_by_option():
    fast = round_at("escopa15", hands=["7D", ""], table="8C 10D", left15_after_last_card=True)
    fast.apply((bits("7D"), 0))
    assert (fast.is_over, fast.left, fast.turn) == (False, bits("7D"), 1)
    assert fast.moves() == [(0, bits("8C 7D"))]
    fast.apply((0, bits("8C 7D")))
    assert (fast.is_over, fast.table, fast.piles) == (True, 0, [0, bits("8C 7D 10D")])
    # Without the option the card ends the round, and here nobody has captured.
    ended = round_at("escopa15", hands=["7D", ""], table="8C 10D")
    ended.apply((bits("7D"), 0))
    assert (ended.is_over, ended.left) == (True, 0)


def test_leftovers_nobody_captured_stay_or_go_to_the_dealer():
    for leftovers, table, piles in (
        ("nobody", bits("10C 9D"), [0, 0]),
        ("dealer", 0, [0, bits("10C 9D")]),
    ):
        fast = round_at("scopa", hands=["9D", ""], table="10C", no_capture_leftovers=leftovers)
        fast.apply((bits("9D"), 0))
        assert (fast.is_over, fast.table, fast.piles) == (True, table, piles)
    # Where somebody did, they are his, the first seat's too.
    fast = round_at("scopa", hands=["9D", ""], table="10C", no_capture_leftovers="dealer")
    fast.last_capturer = 0
    fast.apply((bits("9D"), 0))
    assert fast.piles == [bits("10C 9D"), 0]


def test_the_last_card_sweeps_only_where_it_counts():
    for sweep, counts in (("never", False), ("counts", True)):
        rules = FastRules(rules_of("scopa", last_card_sweep=sweep), 2)
        table, card = bits("5C"), bits("5D")
        assert rules.is_sweep(table, card, table, is_last=True) is counts
        assert rules.is_sweep(table, card, table, is_last=False) is True
        assert rules.is_sweep(bits("5C 3S"), card, table, is_last=False) is False
        assert rules.is_sweep(0, card, 0, is_last=False) is False


def test_a_declared_seven_of_cups_is_worth_its_value_in_the_hand():
    rules = FastRules(rules_of("cirulla"), 2, 3)
    assert rules.moves(bits("7C"), bits("3D 10S")) == [(bits("7C"), bits("3D"))]
    plain = FastRules(rules_of("cirulla"), 2)
    assert plain.moves(bits("7C"), bits("3D 10S")) == [(bits("7C"), 0)]


def test_no_claim_opens_where_fifteens_are_not_claimed():
    assert FastRules(rules_of("escopa15"), 2).opens_claim(bits("8C 7D"), bits("7D")) is True
    assert FastRules(rules_of("scopa"), 2).opens_claim(bits("8C 7D"), bits("7D")) is False
