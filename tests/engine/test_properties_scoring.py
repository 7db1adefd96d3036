"""The count of any piles: written again from the words of the rules, and turned about."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.engine.cards import CARDS, Card, Suit, mask_of
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.engine.scoring import Tally, match_winner, round_points, score_round
from tables import HOUSES, TABLES, rules_at

steady = settings(deadline=None, database=None, derandomize=True, max_examples=200)
games = st.sampled_from([rules_at(table) for table in TABLES + HOUSES])

PRIMES = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


@st.composite
def rounds(draw, *, whole=False):
    """Piles and sweeps of two to four sides; some cards nowhere, or none."""
    sides = draw(st.integers(2, 4))
    places = sides if whole else sides + 1
    # One number says where each card lies: forty draws would take most of the time.
    lot = draw(st.integers(0, places**40 - 1))
    holders = [lot // places**place % places for place in range(40)]
    # Runs of coins and lone winners are rare by chance: now and then one side has all of a kind.
    favourite = draw(st.integers(0, sides - 1))
    kind = draw(st.sampled_from(["none", "coins", "sevens", "figures", "all"]))
    for place, card in enumerate(CARDS):
        if (
            kind == "all"
            or (kind == "coins" and card.suit is Suit.COINS)
            or (kind == "sevens" and card.value == 7)
            or (kind == "figures" and card.value > 7)
        ):
            holders[place] = favourite
    piles = tuple(
        frozenset(card for card, at in zip(CARDS, holders, strict=True) if at == side)
        for side in range(sides)
    )
    sweeps = tuple(draw(st.lists(st.integers(0, 5), min_size=sides, max_size=sides)))
    declared = tuple(draw(st.lists(st.sampled_from([0, 3, 10]), min_size=sides, max_size=sides)))
    return piles, sweeps, declared


def tally_of(piles, sweeps, declared):
    return Tally(tuple(map(mask_of, piles)), sweeps, declared)


def alone_in_front(counts, points):
    """The rule of every majority: the best has it, a tie for first gives it to nobody."""
    best = max(counts)
    winners = [side for side, count in enumerate(counts) if count == best]
    return tuple(points if winners == [side] and best > 0 else 0 for side in range(len(counts)))


def prime(pile):
    best = [
        max((PRIMES[card.value] for card in pile if card.suit is suit), default=0) for suit in Suit
    ]
    return sum(best) if all(best) else 0


def written_count(key, piles, sweeps, *, napola=False):
    """The seed games' count, line by line from their texts."""
    cards = tuple(map(len, piles))
    coins = tuple(sum(card.suit is Suit.COINS for card in pile) for pile in piles)
    sevens = tuple(sum(card.value == 7 for card in pile) for pile in piles)
    lines = {
        "sweeps": sweeps,
        "cards": alone_in_front(cards, 1),
        "coins": alone_in_front(coins, 1),
        "settebello": tuple(int(Card.parse("7D") in pile) for pile in piles),
    }
    if key in ("escopa15", "escoba"):
        if sum(count >= 10 for count in cards) <= 1:
            lines["cards"] = alone_in_front(cards, 2)
        if 10 in coins:
            lines["coins"] = alone_in_front(coins, 2)
        lines["sevens"] = alone_in_front(sevens, 2 if 4 in sevens else 1)
    else:
        lines["primiera"] = alone_in_front(tuple(map(prime, piles)), 1)
    if napola:
        runs = []
        for pile in piles:
            run = 0
            while run < 10 and Card.parse(f"{run + 1}D") in pile:
                run += 1
            runs.append(run if run >= 3 else 0)
        lines["napola"] = tuple(runs)
    return lines


@pytest.mark.parametrize("key", ["scopa", "escopa-italiana", "escopa15", "escoba"])
@settings(steady, max_examples=100)
@given(played=rounds())
def test_the_seed_games_count_as_their_texts_say(key, played):
    piles, sweeps, _ = played
    sheet = score_round(RULESETS[key], tally_of(piles, sweeps, (0,) * len(piles)))
    expected = written_count(key, piles, sweeps)
    if max(map(len, piles)) < 10:
        # Nobody plays such a round: the texts speak of whole packs.
        expected.pop("cards")
    counted = {name: line.points for name, line in sheet.lines.items() if name in expected}
    assert counted == expected


@settings(steady, max_examples=100)
@given(played=rounds())
def test_the_napola_is_the_run_from_the_ace(played):
    piles, sweeps, _ = played
    rules = RULESETS["scopa"].with_options({"napola": True})
    sheet = score_round(rules, tally_of(piles, sweeps, (0,) * len(piles)))
    assert (
        sheet.lines["napola"].points == written_count("scopa", piles, sweeps, napola=True)["napola"]
    )


@steady
@given(rules=games, played=rounds())
def test_the_total_is_the_sum_of_the_lines_and_what_robots_are_told(rules, played):
    tally = tally_of(*played)
    sheet = score_round(rules, tally)
    sides = range(len(played[0]))
    assert sheet.totals == tuple(
        sum(line.points[side] for line in sheet.lines.values()) for side in sides
    )
    assert sheet.totals == round_points(rules, tally)
    assert sheet.match_winner == match_winner(rules, tally.piles)


@steady
@given(rules=games, played=rounds())
def test_no_seat_is_favoured(rules, played):
    piles, sweeps, declared = played
    sheet = score_round(rules, tally_of(piles, sweeps, declared))
    for order in list(permutations(range(len(piles))))[1:4]:
        turned = score_round(
            rules,
            tally_of(*(tuple(of[side] for side in order) for of in (piles, sweeps, declared))),
        )
        assert turned.totals == tuple(sheet.totals[side] for side in order)
        for key, line in sheet.lines.items():
            assert turned.lines[key].points == tuple(line.points[side] for side in order)
            assert turned.lines[key].counts == tuple(line.counts[side] for side in order)
        if sheet.match_winner is None:
            assert turned.match_winner is None
        else:
            assert order[turned.match_winner] == sheet.match_winner


@steady
@given(rules=games, played=rounds(), order=st.permutations([Suit.CUPS, Suit.SWORDS, Suit.BATONS]))
def test_only_coins_are_a_suit_of_their_own(rules, played, order):
    piles, sweeps, declared = played
    renamed = dict(zip([Suit.CUPS, Suit.SWORDS, Suit.BATONS], order, strict=True))
    turned = [
        {Card(renamed.get(card.suit, card.suit), card.rank) for card in pile} for pile in piles
    ]
    assert (
        score_round(rules, tally_of(turned, sweeps, declared)).totals
        == score_round(rules, tally_of(piles, sweeps, declared)).totals
    )


MAJORITIES = ("cards", "coins", "sevens", "primiera", "setenta")
SINGLES = ("settebello", "re_bello", "grande", "all_coins")


@steady
@given(rules=games, played=rounds(whole=True))
def test_a_majority_pays_one_side_or_nobody_and_a_single_card_always_its_holder(rules, played):
    piles, sweeps, declared = played
    sheet = score_round(rules, tally_of(piles, sweeps, declared))
    for key, line in sheet.lines.items():
        paid = [points for points in line.points if points]
        if key in MAJORITIES:
            best = max(line.counts)
            level = line.counts.count(best) > 1
            # Piles level in what is counted may differ in what breaks ties (most sevens).
            if rules.primiera_method == "sum" or key not in ("primiera", "setenta"):
                assert len(paid) == (0 if level or not best else 1)
            assert len(paid) <= 1
        if key in SINGLES:
            assert len(paid) <= 1
        if key == "settebello":
            assert len(paid) == 1
    assert sum(sheet.lines["cards"].counts) == 40 if "cards" in sheet.lines else True
