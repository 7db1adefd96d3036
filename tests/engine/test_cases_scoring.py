"""The count of a round: worked cases one by one. Lines that are not named pay nobody."""

import pytest

from scenario import pile_of, points, rules_of, score
from scopa_desktop.engine.cards import format_cards, mask_of
from scopa_desktop.engine.scoring import (
    Tally,
    majority,
    prime_rank,
    primiera,
    round_points,
    score_round,
)

P12_PAIR = "D:1-3 C:1-5 D:4-6 S:1-10"

CASES = [
    (
        "P01 four sevens are three with the seven of coins",
        "escopa15",
        ("D:1-4,7 C:1-5,7 S:1-4,7 B:1-3,7", "rest"),
        {},
        {"settebello": (1, 0), "sevens": (2, 0)},
    ),
    (
        "P02 three sevens without the seven of coins",
        "escopa15",
        ("D:1-5 C:1-5,7 S:1-4,7 B:1-3,7", "rest"),
        {},
        {"settebello": (0, 1), "sevens": (1, 0)},
    ),
    (
        "P03 two sevens each",
        "escopa15",
        ("D:1-4,7 C:1-7 S:1-4 B:1-4", "rest"),
        {},
        {"settebello": (1, 0)},
    ),
    (
        "P04 two points for cards",
        "escopa15",
        ("rest", "D:1-5 C:7 S:7 B:1,2"),
        {},
        {"cards": (2, 0), "settebello": (1, 0)},
    ),
    (
        "P06 all coins",
        "escopa15",
        ("D:1-10 C:1-7 S:1-3", "rest"),
        {},
        {"coins": (2, 0), "settebello": (1, 0)},
    ),
    (
        "P07 three sides, both others below ten",
        "escopa15",
        ("D:1-7 C:1-6 S:1-4,8 B:1-4", "C:7-10 S:7 B:7-10", "rest"),
        {},
        {"cards": (2, 0, 0), "coins": (1, 0, 0), "settebello": (1, 0, 0), "sevens": (0, 1, 0)},
    ),
    (
        "P08 three sides, one other with ten",
        "escopa15",
        ("D:1-7 C:1-6 S:1-4 B:1-4", "C:7-10 S:7,8 B:7-10", "rest"),
        {},
        {"cards": (1, 0, 0), "coins": (1, 0, 0), "settebello": (1, 0, 0), "sevens": (0, 1, 0)},
    ),
    (
        "P11 nearly everything",
        "escopa15",
        ("rest", "C:8-10 S:8-10 B:8-10"),
        {"sweeps": (2, 1)},
        {
            "sweeps": (2, 1),
            "cards": (2, 0),
            "coins": (2, 0),
            "settebello": (1, 0),
            "sevens": (2, 0),
        },
    ),
    (
        "P12 partners put their piles together",
        "escopa15",
        (P12_PAIR, "rest"),
        {},
        {"cards": (1, 0), "coins": (1, 0), "settebello": (0, 1), "sevens": (0, 1)},
    ),
    (
        "P15 everything against nothing",
        "escopa15",
        ("rest", ""),
        {"sweeps": (3, 0)},
        {
            "sweeps": (3, 0),
            "cards": (2, 0),
            "coins": (2, 0),
            "settebello": (1, 0),
            "sevens": (2, 0),
        },
    ),
    (
        "P17 two in all for most cards",
        "escoba",
        ("rest", "D:1-5 C:7 S:7 B:1,2"),
        {},
        {"cards": (2, 0), "settebello": (1, 0)},
    ),
    (
        "P18 setenta 75 to 78",
        "escoba-setenta",
        ("7D 6C 7S 5B", "6D 7C 6S 7B"),
        {},
        {"settebello": (1, 0), "setenta": (0, 1)},
    ),
    (
        "Q01 the worked example of scopa",
        "scopa",
        ("D:2-7 C:1-7 S:4-7 B:4-7", "rest"),
        {"sweeps": (2, 1)},
        {
            "sweeps": (2, 1),
            "cards": (1, 0),
            "coins": (1, 0),
            "settebello": (1, 0),
            "primiera": (1, 0),
        },
    ),
    (
        "Q05 the sum of the primiera",
        "scopa",
        ("7D 7C 1S 1B", "6D 6C 7S 6B"),
        {},
        {"settebello": (1, 0), "primiera": (0, 1)},
    ),
    (
        "Q05 the primiera by sevens",
        "scopa",
        ("7D 7C 1S 1B", "6D 6C 7S 6B"),
        {"primiera_method": "sevens"},
        {"settebello": (1, 0), "primiera": (1, 0)},
    ),
    (
        "Q07 level primes pay nobody",
        "scopa",
        ("7C 7S 6D 6B", "7D 7B 6C 6S", "1D 2C 2S 2B"),
        {},
        {"settebello": (0, 1, 0)},
    ),
    (
        "Q16 frac",
        "scopa-frac",
        ("D:1,8,9,10 C:1,8,9 S:1,8,2,3", "rest"),
        {"sweeps": (4, 0)},
        {"frac": (9, 7)},
    ),
    (
        "re bello",
        "re-bello",
        ("10D 1C", "2D 2C"),
        {},
        {"re_bello": (1, 0)},
    ),
    (
        "trentino pays the low coins one, two and three",
        "scopone-trentino",
        ("1D 3D 4C", "2D 4D 4S"),
        {},
        {"low_coins": (4, 2)},
    ),
    (
        "belos",
        "escopa-belos",
        ("1D 7D 8D 10D 6C", "1C 7C"),
        {},
        {"cards": (1, 0), "coins": (1, 0), "belos": (4, 0)},
    ),
    (
        "D10 a tie for second takes nothing from the first",
        "escopa15",
        ("1C 2C 3C", "4C 5C", "6C 8C"),
        {},
        {"cards": (2, 0, 0)},
    ),
    (
        "thirty more for all coins",
        "cirulla",
        ("D:1-10", "C:1-10"),
        {"all_coins_effect": "plus30"},
        {
            "coins": (1, 0),
            "settebello": (1, 0),
            "napola": (6, 0),
            "grande": (5, 0),
            "all_coins": (30, 0),
        },
    ),
    (
        "sweeps at three points each",
        "escopa15",
        ("1C", "2C"),
        {"sweeps": (2, 1), "sweep_points": 3},
        {"sweeps": (6, 3)},
    ),
    (
        "declared points count as they are",
        "cirulla",
        ("1C", "2C"),
        {"declared": (13, 3)},
        {"declarations": (13, 3)},
    ),
]


@pytest.mark.parametrize(
    ("key", "piles", "options", "expected"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_a_round_scores_as_in_the_worked_case(key, piles, options, expected):
    sheet = score(key, *piles, **options)
    assert points(sheet) == expected
    assert sheet.totals == tuple(map(sum, zip(*expected.values(), strict=True)))


NAPOLA = [
    ("1,2,3", 3),
    ("1-4", 4),
    ("1-5,8", 5),
    ("1,2", 0),
    ("1,2,3,5", 3),
    ("2-7", 0),
    ("1-10", 10),
    ("1-3,5-10", 3),
]


@pytest.mark.parametrize(("coins", "paid"), NAPOLA)
def test_q08_the_napola_pays_the_run_from_the_ace(coins, paid):
    sheet = score("scopa", f"D:{coins}", "1C", napola=True)
    assert sheet.lines["napola"].points == (paid, 0)


@pytest.mark.parametrize(("cap", "paid"), [(3, 3), (6, 6), (9, 7), ("off", 7)])
def test_the_napola_pays_no_more_than_its_cap(cap, paid):
    sheet = score("scopa", "D:1-7", "1C", napola=True, napola_cap=cap)
    assert sheet.lines["napola"].points == (paid, 0)
    assert sheet.lines["napola"].counts == (7, 0)


CIRULLA_COINS = [
    ("a", "1-3", {}, 3, 0),
    ("b", "1-6", {}, 6, 0),
    ("c capped", "1-7", {}, 6, 0),
    ("c uncapped", "1-7", {"napola_cap": "off"}, 7, 0),
    ("d", "8,9,10", {}, 0, 5),
    ("e", "1-5,8-10", {}, 5, 5),
    ("eight and nine alone", "8,9", {}, 0, 0),
]


@pytest.mark.parametrize(
    ("coins", "options", "piccola", "grande"),
    [case[1:] for case in CIRULLA_COINS],
    ids=[case[0] for case in CIRULLA_COINS],
)
def test_a12_piccola_and_grande(coins, options, piccola, grande):
    sheet = score("cirulla", f"D:{coins}", "1C", **options)
    assert sheet.lines["napola"].points == (piccola, 0)
    assert sheet.lines["grande"].points == (grande, 0)


WHOLE_MATCH = [
    ("A12f cappotto", "cirulla", {}, "D:1-10", 0),
    ("cappotto off", "cirulla", {"all_coins_effect": "none"}, "D:1-10", None),
    ("cappotto for thirty", "cirulla", {"all_coins_effect": "plus30"}, "D:1-10", None),
    ("nine coins", "cirulla", {}, "D:1-9", None),
    ("Q10 napoleone", "napola", {}, "D:1-10", 0),
    ("Q08g not in scopa", "scopa", {"napola": True}, "D:1-10", None),
    ("three low coins of trentino", "scopone-trentino", {}, "D:1-3", 0),
    ("two low coins", "scopone-trentino", {}, "D:1,2", None),
]


@pytest.mark.parametrize(
    ("key", "options", "coins", "winner"),
    [case[1:] for case in WHOLE_MATCH],
    ids=[case[0] for case in WHOLE_MATCH],
)
def test_some_cards_win_the_whole_match(key, options, coins, winner):
    assert score(key, coins, "1C", **options).match_winner == winner
    other = None if winner is None else 1
    assert score(key, "1C", coins, **options).match_winner == other


PRIMES = [
    ("f24 five cards", "7D 6D 1C 5B 4S", 66),
    ("f24 four sevens", "7D 7C 7S 7B", 84),
    ("Q06 the worked example", "5D 4C 7S 7B", 71),
    ("f25 first", "7D 7C 6S 1B", 76),
    ("f25 second", "6D 6C 7S 7B", 78),
    ("f25 four aces", "1D 1C 1S 1B", 64),
    ("four figures", "8D 9C 10S 8B", 40),
    ("low cards", "2D 3C 4S 8B", 49),
    ("Q01 you", "D:2-7 C:1-7 S:4-7 B:4-7", 84),
    ("Q01 the computer", "D:1,8-10 C:8-10 S:1-3,8-10 B:1-3,8-10", 58),
    ("three sevens", "7D 7C 7S", 0),
    ("no coins", "7C 7S 7B", 0),
    ("no cups", "7D 7S 7B", 0),
    ("no swords", "7D 7C 7B", 0),
    ("nothing", "", 0),
]


@pytest.mark.parametrize(
    ("cards", "value"), [one[1:] for one in PRIMES], ids=[one[0] for one in PRIMES]
)
def test_the_primiera_adds_the_best_card_of_each_suit(cards, value):
    assert primiera(mask_of(pile_of(cards))) == value


MISSING = [
    # piles, policy, points of the primiera line
    ("7D 7C 7S", "8D 8C 8S 8B", "no_prime", (0, 1)),
    ("7D 7C 7S", "8D 8C 8S 8B", "suits_first", (0, 1)),
    ("7D 7C 7S", "8D 8C 8S 8B", "sum", (1, 0)),
    ("7D 7C 7S", "6D 6C 6S", "no_prime", (0, 0)),
    ("7D 7C 7S", "6D 6C 6S", "suits_first", (1, 0)),
    ("7D 7C 7S", "6D 6C 6S", "sum", (1, 0)),
    ("7D 7C", "2D 2C 2S", "suits_first", (0, 1)),
]


@pytest.mark.parametrize(("first", "second", "policy", "paid"), MISSING)
@pytest.mark.parametrize(("key", "line"), [("scopa", "primiera"), ("escoba-setenta", "setenta")])
def test_d18_a_missing_suit_counts_by_its_policy(key, line, first, second, policy, paid):
    sheet = score(key, first, second, primiera_missing_suit=policy)
    assert sheet.lines[line].points == paid


BY_SEVENS = [
    ("7D 7C 6S 5B", "7S 7B 1D 1C", (1, 0)),
    ("7D 7C 1S 1B", "7S 7B 1D 1C", (0, 0)),
    ("7D 6C 6S 5B 4D", "7S 6D 6B 4C 5D", (0, 0)),
    ("8D 8C 8S 8B 9D", "9S 9B 10D 10C", (1, 0)),
    ("2D 8C 8S 8B", "9S 9B 10D 10C 9D", (1, 0)),
    ("8D 8C 10S", "9S 9B 10B", (0, 0)),
    ("7D", "6D 6C 6S 6B", (1, 0)),
    ("2D", "D:8-10 C:8-10 S:8-10 B:8-10", (1, 0)),
]


@pytest.mark.parametrize(("first", "second", "paid"), BY_SEVENS)
def test_d37_by_sevens_the_sixes_aces_and_so_on_break_the_tie(first, second, paid):
    options = {"primiera_method": "sevens", "primiera_missing_suit": "sum"}
    assert score("scopa", first, second, **options).lines["primiera"].points == paid


def test_by_sevens_a_missing_suit_follows_its_policy_too():
    piles = ("7D 7C 7S", "6D 6C 6S 6B")
    assert [
        score("scopa", *piles, primiera_method="sevens", primiera_missing_suit=policy)
        .lines["primiera"]
        .points
        for policy in ("no_prime", "suits_first", "sum")
    ] == [(0, 1), (0, 1), (1, 0)]


def test_the_sheet_names_the_four_cards_of_the_primiera():
    line = score("scopa", "7D 6D 1C 10C 5B 4S", "2D 3C").lines["primiera"]
    assert [format_cards(cards) for cards in line.cards] == ["7D 1C 4S 5B", "2D 3C"]
    assert line.counts == (66, 0)


def test_the_line_of_the_primiera_shows_what_is_counted():
    piles = ("7D 7C 6S 5B", "7S 2D 2C")

    def counts(**options):
        return score("scopa", *piles, **options).lines["primiera"].counts

    assert counts() == (75, 0)
    assert counts(primiera_missing_suit="suits_first") == (75, 45)
    assert counts(primiera_missing_suit="sum") == (75, 45)
    assert counts(primiera_method="sevens") == (2, 1)
    assert counts(primiera_method="sevens", primiera_missing_suit="sum") == (2, 1)


def test_only_the_rows_of_the_primiera_name_cards():
    for key, named in (("scopa", "primiera"), ("escoba-setenta", "setenta")):
        lines = score(key, "7D 6C 5S 4B", "rest").lines
        assert {name for name, line in lines.items() if line.cards} == {named}


def test_a_row_counts_its_cards_and_pays_their_points():
    frac = score("scopa-frac", "D:1-10", "C:1,2,8 S:9").lines["frac"]
    assert (frac.counts, frac.points) == ((4, 3), (4, 3))
    low = score("scopone-trentino", "1D 2D 9C", "3D 1C").lines["low_coins"]
    assert (low.counts, low.points) == ((2, 1), (3, 3))


def test_every_sweep_pays_its_points():
    for points_each, paid in ((1, (3, 1)), (2, (6, 2)), (3, (9, 3))):
        line = score("scopa", "", "", sweeps=(3, 1), sweep_points=points_each).lines["sweeps"]
        assert (line.counts, line.points) == ((3, 1), paid)


def test_one_card_is_the_most_where_the_other_has_none():
    assert majority((1, 0), 2) == (2, 0)
    assert majority((0, 0), 2) == (0, 0)
    assert majority((3, 3, 1), 2) == (0, 0, 0)


def test_all_cards_of_a_row_win_no_match_unless_the_game_says_so():
    every = "D:1,8-10 C:1,8-10 S:1,8-10 B:1,8-10"
    assert score("scopa-frac", every, "2D").match_winner is None
    assert score("scopone-trentino", "2C", "1D 2D 3D").match_winner == 1


def test_the_prime_never_depends_on_which_suit_holds_it():
    best = mask_of(pile_of("7D 6C 5S 4B"))
    turned = mask_of(pile_of("4D 7C 6S 5B"))
    for method in ("sum", "sevens"):
        for missing in ("no_prime", "suits_first", "sum"):
            assert prime_rank(best, method, missing) == prime_rank(turned, method, missing) > 0


def test_the_totals_for_robots_are_those_of_the_sheet():
    rules = rules_of("cirulla")
    tally = Tally(
        (mask_of(pile_of("D:1-4 C:1-9")), mask_of(pile_of("D:5-10 S:1-9"))), (1, 2), (3, 0)
    )
    assert round_points(rules, tally) == score_round(rules, tally).totals


LINES = {
    "scopa": "sweeps cards coins settebello primiera",
    "escopa15": "sweeps cards coins settebello sevens",
    "escoba-setenta": "sweeps cards coins settebello setenta",
    "cirulla": "sweeps declarations cards coins settebello primiera napola grande",
    "scopa-frac": "frac",
    "escopa-belos": "sweeps cards coins sevens belos",
}


@pytest.mark.parametrize("key", LINES)
def test_the_sheet_lists_every_line_of_the_game_in_order_also_without_points(key):
    assert " ".join(score(key, "", "").lines) == LINES[key]
    assert score(key, "", "").totals == (0, 0)
