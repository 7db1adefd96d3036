"""The mask core that the robots search with plays by the rules of the public engine."""

import random

import pytest

from scopa_desktop.engine.cards import cards_of, mask_of
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
