"""Opening tables, sweeps, last cards and leftovers: worked cases one by one."""

import random
from itertools import combinations

import pytest

from scenario import Scenario, cards_held, opened, rules_of
from scopa_desktop.engine.cards import CARDS, mask_of, parse_cards
from scopa_desktop.engine.events import (
    CardsDealt,
    LastDealAnnounced,
    LeftoversTaken,
    OpeningTaken,
    RedealReason,
    RoundRedealt,
    Swept,
    TableDealt,
)
from scopa_desktop.engine.match import next_round, start_match
from scopa_desktop.engine.opening import opening_sweeps
from scopa_desktop.engine.round import legal_moves, play, situation, start_round
from scopa_desktop.engine.rulesets import RULESETS

OPENINGS = [
    ("T01 fifteen", "escopa15", {}, "2C 3S 4B 6D", 1),
    ("T01 fifteen", "escoba", {}, "2C 3S 4B 6D", 1),
    ("T02 thirty", "escopa15", {}, "10C 5S 9B 6D", 2),
    ("T02 thirty", "escoba", {}, "10C 5S 9B 6D", 2),
    ("T03 thirty that does not split", "escopa15", {}, "10C 10S 9B 1D", 2),
    ("T04 two groups wanted", "escoba", {"table30_requires_two_groups": True}, "10C 10S 9B 1D", 0),
    ("two groups found", "escoba", {"table30_requires_two_groups": True}, "10C 5S 9B 6D", 2),
    ("thirty not doubled", "escopa15", {"table30_sweeps": 1}, "10C 5S 9B 6D", 1),
    ("seventeen", "escopa15", {}, "1D 2C 4S 10B", 0),
    ("no bonus in scopa", "scopa", {}, "2C 3S 4B 6D", 0),
    ("belos want two fifteens", "escopa-belos", {}, "10C 10S 9B 1D", 0),
    ("belos with two fifteens", "escopa-belos", {}, "5D 10C 6S 9B", 2),
    ("T10 matta as two", "cirulla", {}, "7C 3S 4B 6D", 1),
    ("T10 matta as five", "cirulla", {}, "7C 10S 9B 6D", 2),
    ("matta finds nothing", "cirulla", {}, "7C 10S 3B 2D", 0),
    ("without the matta", "cirulla", {"matta": False}, "7C 3S 4B 6D", 0),
    ("two groups wanted, not sixteen and fourteen", "escopa-belos", {}, "10C 10S 6B 4D", 0),
    ("a seven of cups without a matta", "escopa15", {}, "7C 2S 5B 1D", 1),
    ("a seven of cups is no ace without a matta", "escopa15", {}, "7C 8S 3B 3D", 0),
    ("T10 matta as one", "cirulla", {}, "7C 10S 3B 1D", 1),
    ("T10 matta as ten", "cirulla", {}, "7C 3S 1B 1D", 1),
    ("T10 the matta is never eleven", "cirulla", {}, "7C 2S 1B 1D", 0),
    ("the plain fifteen of cirulla", "cirulla", {}, "7S 3S 4B 1D", 1),
]


@pytest.mark.parametrize(
    ("key", "options", "table", "sweeps"),
    [case[1:] for case in OPENINGS],
    ids=[f"{case[0]} in {case[1]}" for case in OPENINGS],
)
def test_the_opening_table_pays_the_dealer(key, options, table, sweeps):
    state, events = opened(key, table, dealer=1, **options)
    taken = [event for event in events if isinstance(event, OpeningTaken)]
    if not sweeps:
        assert not taken
        assert state.table == parse_cards(table)
        assert state.sweeps == (0, 0)
        return
    assert taken == [OpeningTaken(1, parse_cards(table), sweeps)]
    assert state.table == ()
    assert state.piles == ((), parse_cards(table))
    assert state.sweeps == (0, sweeps)
    assert state.sweep_cards == ((), parse_cards(table)[:sweeps])
    assert (state.last_capturer, state.turn) == (1, 0)
    assert len(state.stock) == 30  # nothing replaces the four cards


def test_the_opening_table_may_go_to_who_plays_first():
    state, _ = opened("escopa15", "2C 3S 4B 6D", dealer=1, table_bonus_to="first")
    assert (state.sweeps, state.last_capturer, state.turn) == ((1, 0), 0, 0)
    state, _ = opened("escopa15", "2C 3S 4B 6D", seats=3, dealer=1, table_bonus_to="first")
    assert (state.sweeps, state.last_capturer, state.turn) == ((0, 0, 1), 2, 2)


REDEALS = [
    ("T07 three kings", "scopa", {}, "10C 10S 10B 4D", RedealReason.KINGS),
    ("T07 four kings", "scopa", {}, "10C 10S 10B 10D", RedealReason.KINGS),
    ("T07 two kings", "scopa", {}, "10C 10S 7B 7D", None),
    ("D27 kings in the italian game", "escopa-italiana", {}, "10C 10S 10B 7D", RedealReason.KINGS),
    ("kings played on", "scopa", {"redeal_kings_min": "off"}, "10C 10S 10B 4D", None),
    ("T09 two aces", "cirulla", {}, "1C 1S 6B 9D", RedealReason.ACES),
    ("no kings rule in cirulla", "cirulla", {}, "10C 10S 10B 4D", None),
    ("D25 fifteen before aces", "cirulla", {}, "1C 1S 6B 7D", None),
    ("aces first", "cirulla", {"misdeal_before_bonus": True}, "1C 1S 6B 7D", RedealReason.ACES),
    (
        "T11 low table",
        "scopone",
        {"redeal_low_table_max": 10},
        "1C 2S 3B 4D",
        RedealReason.LOW_TABLE,
    ),
    ("eleven is not low", "scopone", {"redeal_low_table_max": 10}, "1C 2S 3B 5D", None),
    ("low table not asked", "scopone", {}, "1C 2S 3B 4D", None),
]


@pytest.mark.parametrize(
    ("key", "options", "table", "reason"),
    [case[1:] for case in REDEALS],
    ids=[f"{case[0]} in {case[1]}" for case in REDEALS],
)
def test_a_void_opening_is_dealt_again(key, options, table, reason):
    state, events = opened(key, table, seats=4, dealer=2, **options)
    redealt = [event for event in events if isinstance(event, RoundRedealt)]
    assert state.voided is (reason is not None)
    if reason is None:
        assert not redealt
        return
    assert redealt == [RoundRedealt(reason, parse_cards(table))]
    assert state.turn is None
    assert legal_moves(state) == ()


def test_the_same_dealer_deals_again_after_a_void_opening_and_nothing_is_lost():
    for seats in (3, 4):
        size = 3 * seats
        others = [card for card in CARDS if card not in parse_cards("10C 10S 10B 4D")]
        kings = (*others[:size], *parse_cards("10C 10S 10B 4D"), *others[size:])
        match, _ = next_round(start_match(rules_of("scopa"), seats, first_dealer=1), kings)
        assert match.wants_deck
        match, events = next_round(match, CARDS)
        assert not match.wants_deck
        assert (match.dealer, match.round_number, match.seats) == (1, 1, seats)
        assert match.scores == (0,) * rules_of("scopa").sides(seats)
        assert len([event for event in events if isinstance(event, CardsDealt)]) == seats


# Sweeps and the last card.

LAST_CARDS = [
    ("E01 scopa", "scopa", {}, "4C 2S", "6D", 0),
    ("E01 by option", "scopa", {"last_card_sweep": "counts"}, "4C 2S", "6D", 1),
    ("E04 escopa italiana", "escopa-italiana", {}, "4C 2S", "6D", 0),
    ("E06 scientifico", "scopone-scientifico", {}, "4C 2S", "6D", 1),
    ("E06 by option", "scopone-scientifico", {"last_card_sweep": "never"}, "4C 2S", "6D", 0),
    ("E13 scopone", "scopone", {}, "4C 2S", "6D", 0),
    ("E14 cirulla by value", "cirulla", {}, "4C 2S", "6D", 0),
    ("E14 cirulla by fifteen", "cirulla", {}, "4C 5S", "6D", 0),
    ("E14 cirulla by the ace", "cirulla", {}, "4C 5S", "1D", 0),
    ("E15 scopa15 with equals", "scopa15", {"fifteen_allows_equal": True}, "7C", "7D", 0),
    ("A05 asso pigliatutto", "asso-pigliatutto", {}, "5C 2S", "1D", 0),
    ("A05 scopa d'assi", "scopa-dassi", {}, "5C 2S", "1D", 0),
]


@pytest.mark.parametrize(
    ("key", "options", "table", "card", "sweeps"),
    [case[1:] for case in LAST_CARDS],
    ids=[case[0] for case in LAST_CARDS],
)
def test_the_last_card_of_the_round_sweeps_only_where_it_counts(key, options, table, card, sweeps):
    seats = 4 if 2 not in rules_of(key).players else 2
    last = seats - 1
    hands = [""] * last + [card]
    game = Scenario(key, seats=seats, table=table, hands=hands, turn=last, stock="", **options)
    taken = [move for move in game.moves() if "x" in move]
    game.play(taken[0])
    assert game.state.is_over
    assert game.state.table == ()
    assert game.state.sweeps[1] == sweeps
    assert len(game.happened(Swept)) == sweeps


def test_the_last_card_of_a_hand_sweeps_while_the_stock_lasts():
    game = Scenario(
        "scopa", table="4C 2S", hands=["", "6D"], turn=1, stock="1D 2D 3D 4D 5D 7D"
    ).play("6Dx4C+2S")
    assert game.state.sweeps == (0, 1)


def test_e07_leftovers_go_to_the_last_capturer_and_are_no_sweep():
    game = Scenario("scopa", table="10C", hands=["", "3S"], turn=1, stock="", last_capturer=0).play(
        "3S"
    )
    assert game.happened(LeftoversTaken) == [LeftoversTaken(0, parse_cards("10C 3S"))]
    assert game.state.sweeps == (0, 0)
    assert game.taken(0) == "10C 3S"
    assert game.state.leftovers == parse_cards("10C 3S")
    assert game.state.leftovers_to == 0


def test_e09_when_nobody_captures_the_table_belongs_to_nobody_and_nothing_scores():
    game = Scenario("escopa15", table="1C 2S 6B", hands=["", "10C"], turn=1, stock="").play("10C")
    assert game.state.is_over
    assert game.happened(LeftoversTaken) == [LeftoversTaken(None, parse_cards("1C 2S 6B 10C"))]
    assert game.state.sheet.totals == (0, 0)
    assert game.match.winners is None
    assert game.match.wants_deck
    assert game.table == "1C 2S 6B 10C"
    assert len(cards_held(game.state)) == 4
    assert game.state.table_mask == mask_of(game.state.table)
    with pytest.raises(ValueError, match="the round is over"):
        situation(game.state)


def test_the_moves_of_a_round_are_kept_claims_among_them():
    game = Scenario("escopa15", table="8C 2S", hands=["7D 1S", "1C 3C"]).play("7D", "^8C+7D", "1C")
    assert [(seat, str(move)) for seat, move in game.state.history] == [
        (0, "7D"),
        (1, "^8C+7D"),
        (1, "1C"),
    ]
    assert game.view.history == game.state.history


def test_a_whole_round_without_a_capture_scores_nothing_for_anybody():
    deck = list(CARDS)
    random.Random(7).shuffle(deck)
    rules = rules_of("escoba", table15_sweeps=0, table30_sweeps=0)
    state, _ = start_round(rules, 2, deck, 0)
    while not state.is_over:
        leave = [move for move in legal_moves(state) if "x" not in str(move)]
        state, _ = play(state, next(move for move in leave if str(move)[0] != "^"))
    assert sum(card.value for card in state.leftovers) == 220
    assert state.leftovers_to is None
    assert state.sheet.totals == (0, 0)
    assert len(cards_held(state)) == 40


def test_e12_deals_and_the_announcement_of_the_last_one():
    for seats, deals in ((2, 6), (3, 4), (4, 3), (6, 2)):
        rules = rules_of("scopa")
        assert rules.deals(seats) == deals
        state, _ = start_round(rules, seats, CARDS, 0)
        announced = []
        while not state.is_over:
            state, events = play(state, legal_moves(state)[0])
            if any(isinstance(event, LastDealAnnounced) for event in events):
                announced.append(state.deal)
        assert announced == [deals]
    with pytest.raises(ValueError, match="scopa is for 2, 3, 4, 6 seats, not 5"):
        start_round(rules_of("scopa"), 5, CARDS, 0)


def test_e16_the_last_card_of_the_round_is_the_dealers():
    for key, seats in (("scopa", 3), ("scopa", 4), ("scopone", 4), ("escoba", 6)):
        for dealer in range(seats):
            state, _ = start_round(rules_of(key), seats, CARDS, dealer)
            while state.turn is not None:
                last = state.turn
                state, _ = play(state, legal_moves(state)[-1])
            if not state.voided:
                assert last == dealer


def test_cards_are_dealt_seat_by_seat_from_the_dealers_right_and_the_table_after():
    state, events = start_round(rules_of("scopa"), 3, CARDS, 1)
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert [(event.seat, event.cards) for event in dealt] == [
        (2, CARDS[0:3]),
        (0, CARDS[3:6]),
        (1, CARDS[6:9]),
    ]
    assert [event.cards for event in events if isinstance(event, TableDealt)] == [CARDS[9:13]]
    assert state.stock == CARDS[13:]
    assert state.turn == 2


def test_a_deck_must_be_the_forty_cards_and_the_dealer_a_seat():
    for deck in (CARDS[1:], (*CARDS[1:], CARDS[1]), (*CARDS, CARDS[1])):
        with pytest.raises(ValueError, match="forty cards"):
            start_round(rules_of("scopa"), 2, deck, 0)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"seat {seat} cannot deal"):
            start_round(rules_of("scopa"), 2, CARDS, seat)


def test_where_no_table_is_dealt_no_event_tells_of_one():
    state, events = start_round(rules_of("scopone-scientifico"), 4, CARDS, 0)
    assert state.table == ()
    assert not [event for event in events if isinstance(event, TableDealt)]


# Arithmetic that holds in every round.


def random_round(key, seed, seats=2):
    rng = random.Random(seed)
    deck = list(CARDS)
    rng.shuffle(deck)
    state, _ = start_round(RULESETS[key], seats, deck, 0)
    while state.turn is not None:
        state, _ = play(state, rng.choice(legal_moves(state)))
    return state


@pytest.mark.parametrize("key", ["escopa15", "escoba", "escopa-belos", "scopa15"])
def test_e05_e08_leftovers_of_a_game_of_fifteen_are_ten_more_than_fifteens(key):
    for seed in range(25):
        state = random_round(key, seed)
        if not state.voided:
            assert state.leftovers
            assert sum(card.value for card in state.leftovers) % 15 == 10


@pytest.mark.parametrize("key", ["scopa", "escopa-italiana", "re-bello"])
def test_e10_leftovers_of_a_game_of_values_are_even(key):
    for seed in range(25):
        assert sum(card.value for card in random_round(key, seed).leftovers) % 2 == 0


def test_the_odds_of_opening_tables_are_the_exact_ones():
    """All 91,390 tables: 15 in 3,120, 30 in 2,492, of which 876 split into two fifteens."""
    total = rules_of("escopa15")
    split = rules_of("escopa15", table30_requires_two_groups=True)
    found = {1: 0, 2: 0, "split": 0}
    for table in combinations(range(40), 4):
        mask = sum(1 << index for index in table)
        value = sum(index % 10 + 1 for index in table)
        if value not in (15, 30):
            continue
        sweeps = opening_sweeps(total, mask)
        found[sweeps] += 1
        found["split"] += opening_sweeps(split, mask) == 2
    assert found == {1: 3120, 2: 2492, "split": 876}
