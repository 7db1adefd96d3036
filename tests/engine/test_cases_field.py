"""Positions that other programs were tested with, or got wrong, each with the right answer."""

import pytest

from scenario import Scenario, opened, points, rules_of, score
from scopa_desktop.engine.cards import CARDS, Card, mask_of, parse_cards
from scopa_desktop.engine.declarations import declarable
from scopa_desktop.engine.events import LeftoversTaken, OpeningTaken, RoundScored, Swept
from scopa_desktop.engine.match import next_round
from scopa_desktop.engine.sums import sets_with_sum

# Escopa with the four belos: a card that makes fifteen must take.


def test_f1_a_capture_takes_its_set_and_leaves_the_rest():
    game = Scenario("escopa-belos", table="1C 6B 2D", hands=["8D 3S", "4S"]).play("8Dx6B+1C")
    assert game.table == "2D"
    assert len(game.state.piles[0]) == 3


def test_f2_any_set_that_makes_fifteen_may_be_chosen():
    for taken, rest in (("8S+2B", "4D 7S 1C"), ("2B+7S+1C", "8S 4D")):
        game = Scenario("escopa-belos", table="8S 2B 4D 7S 1C", hands=["5D 3S", "4S"])
        assert game.play(f"5Dx{taken}").table == rest


def test_f3_a_card_that_makes_no_fifteen_lies_down():
    game = Scenario("escopa-belos", table="1D 6S 2C", hands=["10C 3S", "4S"]).play("10C")
    assert game.table == "1D 6S 2C 10C"


def test_f4_leaving_is_refused_while_ten_and_five_make_fifteen():
    game = Scenario("escopa-belos", table="1D 4C 10S", hands=["5D 3S", "4S"])
    refusal = game.why_not("5D")
    assert (refusal.reason.value, refusal.first) == ("must-take", (Card.parse("10S"),))


REFUSED = [
    ("a sum of thirteen", "2D 3S", "8Bx2D+3S", "sum-low"),
    ("a card that is not on the table", "1D 2S", "8Bx6D", "card-not-on-table"),
    ("a card that is not in the hand", "1D 6S", "8Cx1D+6S", "card-not-in-hand"),
    ("a claim where nothing was left", "8C 7C", "^8C+7C", "gone-15"),
    ("a declaration in a game without them", "1D 2S", "!8B", "no-declaration"),
]


@pytest.mark.parametrize(
    ("table", "move", "reason"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_f5_what_cannot_be_is_refused_with_its_reason_and_nothing_changes(table, move, reason):
    game = Scenario("escopa-belos", table=table, hands=["8B 3C", "4S"])
    before = game.match
    assert game.reason(move) == reason
    assert game.match == before


def test_f5_nothing_can_be_played_after_the_round():
    game = Scenario("escopa-belos", table="1D", hands=["", "2S"], turn=1, stock="").play("2S")
    with pytest.raises(ValueError, match="round-over"):
        game.play("1D")


def test_f6_opening_tables():
    for table, sweeps in (("1D 4D 5D 5C", 1), ("5D 10C 6S 9B", 2), ("1D 2C 4S 10B", 0)):
        state, events = opened("escopa-belos", table, dealer=0)
        assert state.sweeps == (sweeps, 0)
        assert any(isinstance(event, OpeningTaken) for event in events) is bool(sweeps)
        assert state.turn == 1


def test_f7_taking_all_is_a_sweep():
    game = Scenario("escopa-belos", table="1D 2C 2S 4B", hands=["6D 3S", "4S"])
    game.play("6Dx4B+2C+2S+1D")
    assert game.table == ""
    assert game.state.sweeps == (1, 0)


def test_f8_the_last_capture_brings_the_leftovers_without_a_sweep():
    game = Scenario(
        "escopa-belos",
        table="2C 4S 5B 10D",
        hands=["1D", "9S"],
        turn=1,
        dealer=0,
        stock="",
        last_capturer=0,
    ).play("9Sx4S+2C")
    # Seat 0 lays the last card, the ace makes no fifteen with 5B and 10D.
    game.play("1D")
    assert game.happened(LeftoversTaken) == [LeftoversTaken(1, parse_cards("5B 10D 1D"))]
    assert game.state.sweeps == (0, 0)


def test_f9_without_any_capture_the_dealer_gets_the_table():
    game = Scenario(
        "escopa-belos", table="1C 2S 6B", hands=["10C"], turn=0, dealer=0, stock=""
    ).play("10C")
    assert len(game.state.piles[0]) == 4
    assert points(game.state.sheet) == {"cards": (1, 0)}
    game = Scenario(
        "escopa-belos", table="1D 2S 6B", hands=["10D"], turn=0, dealer=0, stock=""
    ).play("10D")
    assert points(game.state.sheet) == {"cards": (1, 0), "coins": (1, 0), "belos": (2, 0)}


def test_f10_sixteen_all_ends_the_round_and_not_the_match():
    game = Scenario(
        "escopa-belos",
        table="2D",
        hands=["", "2C"],
        turn=1,
        stock="",
        scores=(16, 16),
        no_capture_leftovers="nobody",
    ).play("2C")
    assert game.state.is_over
    assert (game.match.scores, game.match.winners) == ((16, 16), None)


def test_f10_fourteen_to_nine_and_then_one_to_none_is_over():
    game = Scenario(
        "escopa-belos",
        table="5S",
        hands=["", "2C"],
        turn=1,
        stock="",
        scores=(14, 9),
        sweeps=(1, 0),
        piles=["1S 2S", "3S 4S 6S"],
        last_capturer=1,
        cards_pts="off",
    ).play("2C")
    assert game.match.scores == (15, 9)
    assert game.match.winners == (0,)


def test_f11_belos_sevens_coins_and_cards():
    sheet = score("escopa-belos", "1D 7D 8D 10D 6C", "1C 7C")
    assert sheet.lines["belos"].points == (4, 0)
    assert score("escopa-belos", "7D 7S 7B", "7C").lines["sevens"].points == (1, 0)
    assert score("escopa-belos", "2D 3D", "4D 5D").lines["coins"].points == (0, 0)
    assert score("escopa-belos", "2D 3D 4D", "1C").lines["coins"].points == (1, 0)
    assert score("escopa-belos", "1S 2S 3S", "1C 2C 3C").lines["cards"].points == (0, 0)
    assert score("escopa-belos", "1S 2S 3S 4S 5S", "1C 2C 3C 4C").lines["cards"].points == (1, 0)


# Scopa captures. An empty list of moves never happens: what takes nothing lies down.

SCOPA = [
    ("f12 one by one", {}, "1B 2B", "1D", ["1Dx1B"]),
    ("f12 ask which", {}, "1B 1S", "1D", ["1Dx1B", "1Dx1S"]),
    ("f12 two ones", {}, "1B 1S", "2D", ["2Dx1S+1B"]),
    ("f13 never one and one", {}, "1B 1S 2B 2S", "2D", ["2Dx2B", "2Dx2S"]),
    ("f14 three and four", {}, "3D 4C 8B", "7S", ["7Sx4C+3D"]),
    ("f14 five by five", {}, "5D 2C 3B", "5S", ["5Sx5D"]),
    ("f15 the equal card only", {}, "6D 4C 2S 5B 1D 3C", "6S", ["6Sx6D"]),
    ("f16 either seven", {}, "7D 7C 4S 3B", "7S", ["7Sx7C", "7Sx7D"]),
    (
        "f18 any sum",
        {},
        "3D 4C 2S 5B 1C 6S",
        "7D",
        ["7Dx4C+2S+1C", "7Dx4C+3D", "7Dx5B+2S", "7Dx6S+1C"],
    ),
    (
        "f18 fewest",
        {"fewest_cards": True},
        "3D 4C 2S 5B 1C 6S",
        "7D",
        ["7Dx4C+3D", "7Dx5B+2S", "7Dx6S+1C"],
    ),
    ("f19 no sum, no leaving", {}, "6C 1S 5B", "6D", ["6Dx6C"]),
    ("f20 two pairs", {}, "2D 3C 1S 4B", "5D", ["5Dx3C+2D", "5Dx4B+1S"]),
    ("f20 the three", {}, "1D 2D 3D", "3C", ["3Cx3D"]),
    ("f20 no discard", {}, "1D 2D", "3C", ["3Cx2D+1D"]),
    ("f21 three pairs", {}, "1B 1S 1C", "2D", ["2Dx1C+1B", "2Dx1C+1S", "2Dx1S+1B"]),
    ("complaint 6, all offered", {}, "2C 5S 3B 4D", "7D", ["7Dx4D+3B", "7Dx5S+2C"]),
    ("complaint 6 equal first", {}, "7C 2S 5B", "7D", ["7Dx7C"]),
    (
        "complaint 6 any combination",
        {"equal_first": False},
        "7C 2S 5B",
        "7D",
        ["7Dx5B+2S", "7Dx7C"],
    ),
    (
        "complaint 6 fewest without equal first",
        {"equal_first": False, "fewest_cards": True},
        "7C 2S 5B",
        "7D",
        ["7Dx7C"],
    ),
]


@pytest.mark.parametrize(
    ("options", "table", "card", "moves"),
    [case[1:] for case in SCOPA],
    ids=[case[0] for case in SCOPA],
)
def test_a_scopa_card_takes_exactly_these(options, table, card, moves):
    assert Scenario("scopa", table=table, hands=[card], **options).moves() == moves


def test_f16_the_screen_shows_the_seven_of_coins_first():
    view = Scenario("scopa", table="7C 4S 3B 7D", hands=["7S"]).view
    assert view.captures(Card.parse("7S")) == (parse_cards("7D"), parse_cards("7C"))


def test_f17_the_equal_card_is_named_and_nothing_is_played_in_its_place():
    game = Scenario("scopa", table="8S 1D 2C 5B", hands=["8D 3S", "4S"])
    before = game.match
    refusal = game.why_not("8Dx5B+2C+1D")
    assert (refusal.reason.value, refusal.first) == ("same-first", parse_cards("8S"))
    assert game.match == before


def test_f19_both_sevens_cannot_be_taken_with_one():
    game = Scenario("scopa", table="7C 7B", hands=["7D"])
    assert game.reason("7Dx7C+7B") == "sum-high"


def test_f22_a_sweep_but_not_with_the_very_last_card():
    game = Scenario("scopa", table="1C 1B 1S", hands=["3D 4D", "5S"]).play("3Dx1C+1S+1B")
    assert game.happened(Swept)
    game = Scenario("scopa", table="1C 1B 1S", hands=["", "3D"], turn=1, stock="")
    assert not game.play("3Dx1C+1S+1B").happened(Swept)


def test_f23_three_kings_are_dealt_again_two_are_not():
    assert opened("scopa", "10C 10S 10B 7D")[0].voided
    assert not opened("scopa", "10C 10S 7B 7D")[0].voided


FIFTEENS = [
    ("1D 2D 3D", 0),
    ("10D 5D 2D", 1),
    ("7D 8D 3D", 1),
    ("7D 8D 9D 6D", 2),
    ("5D 4D 6D 2D", 1),
    ("1D 4D 5D 8D 2D", 2),
    ("1D 2D 5D 7D", 1),
    ("6D 9D 3D 4D 2D", 3),
    ("7D 7C 1D", 1),
    ("8D 9D 10D 5D", 1),
    ("5D 5C 5S 8D 2D", 4),
]


@pytest.mark.parametrize(("cards", "count"), FIFTEENS)
def test_f23b_fifteens_among_some_cards(cards, count):
    held = parse_cards(cards)
    # Every fifteen holds some last card: count those by the rest that it needs.
    found = 0
    for place, card in enumerate(held):
        found += len(sets_with_sum(mask_of(held[:place]), 15 - card.value))
    assert found == count


def test_f23b_seven_takes_eight_or_three_and_five_and_the_two_stays_playable():
    game = Scenario("escopa15", table="3D 5S 8B", hands=["7D 2C"])
    assert game.moves() == ["2C", "2Cx8B+5S", "7D", "7Dx5S+3D", "7Dx8B"]


def test_f27_ties_pay_nobody_and_the_settebello_pays_all_the_same():
    sheet = score("scopa", "D:1-5 C:1-5 S:1-5 B:1-5", "rest")
    assert sheet.lines["cards"].points == sheet.lines["coins"].points == (0, 0)
    sheet = score("scopa", "7D 7C 6S 6B", "7S 7B 6D 6C")
    assert points(sheet) == {"settebello": (1, 0)}


def test_f25_the_second_has_the_primiera_and_level_ones_nobody():
    assert score("scopa", "7D 7C 6S 1B", "6D 6C 7S 7B").lines["primiera"].points == (0, 1)
    assert score("scopa", "7D 7C 6S 6B", "6D 6C 7S 7B").lines["primiera"].points == (0, 0)
    for policy in ("no_prime", "suits_first", "sum"):
        aces = score("scopa", "1D 1C 1S 1B", "7D 7C 7S", primiera_missing_suit=policy)
        assert aces.lines["primiera"].points == (1, 0)


def test_f26_the_prime_in_order_of_sevens_sixes_aces():
    options = {"primiera_method": "sevens"}
    better = score("scopa", "7D 7C 6S 5B", "7S 7B 1D 1C", **options, primiera_missing_suit="sum")
    assert better.lines["primiera"].points == (1, 0)
    level = score("scopa", "7D 6C 6S 5B", "7S 6D 6B 5C", **options)
    assert level.lines["primiera"].points == (0, 0)


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("1D 3S 5B", {0: 3}),
        ("1D 3S 6B", {}),
        ("3D 3S 3B", {0: 10}),
        ("7C 4D 5S", {}),
        ("7C 4D 4S", {1: 3, 4: 10}),
    ],
)
def test_f29_hands_of_cirulla(hand, options):
    assert declarable(rules_of("cirulla"), mask_of(parse_cards(hand))) == options


def test_f29_coins_of_cirulla():
    for coins, line, paid in (("1-3", "napola", 3), ("1-4", "napola", 4), ("8-10", "grande", 5)):
        sheet = score("cirulla", f"D:{coins}", "1C")
        assert sheet.lines[line].points == (paid, 0)
    assert score("cirulla", "1C", "D:1-10").match_winner == 1


def test_f29_opening_tables_of_cirulla():
    for table, sweeps in (("7D 4C 3S 1B", 1), ("7D 9C 8S 6B", 2), ("7D 9C 8S 5B", 0)):
        assert opened("cirulla", table)[0].sweeps == (sweeps, 0)


@pytest.mark.parametrize(
    ("piles", "paid"),
    [
        (("S:1-10 C:1", "B:1-9", "D:8-10 C:2-10 B:10"), (0, 0, 1)),
        (("S:1-10 C:1", "B:1-10 C:2"), (0, 0)),
        (("S:1-10", "B:1-9"), (1, 0)),
    ],
)
def test_f28_who_is_alone_in_front_has_the_cards(piles, paid):
    assert score("scopa", *piles).lines["cards"].points == paid


def test_a_sweep_count_does_not_reach_into_the_next_round():
    game = Scenario(
        "scopa", table="4C 2S", hands=["6D", "1C"], stock="", last_capturer=0, turn=0
    ).play("6Dx4C+2S", "1C")
    (scored,) = game.happened(RoundScored)
    assert scored.sheet.lines["sweeps"].counts == (1, 0)
    match, _ = next_round(game.match, CARDS)
    assert match.round.sweeps == (0, 0)
    assert match.scores == scored.scores


def test_laying_a_card_on_an_empty_table_is_no_sweep():
    game = Scenario("scopa", hands=["4D 5D", "1C"]).play("4D")
    assert not game.happened(Swept)
    assert game.state.sweeps == (0, 0)


def test_no_setenta_row_where_the_game_has_no_setenta():
    assert "setenta" not in score("escoba", "", "").lines
    assert "primiera" not in [key for key, _ in rules_of("escoba").score_lines]
