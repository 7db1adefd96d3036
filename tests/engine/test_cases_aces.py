"""Games in which the ace takes all, and Cirulla: worked cases one by one."""

import pytest

from scenario import Scenario, rules_of
from scopa_desktop.engine.cards import Card, mask_of, parse_cards
from scopa_desktop.engine.declarations import declarable
from scopa_desktop.engine.events import CardsCaptured, HandDeclared, Swept
from scopa_desktop.engine.fast import FastRules
from scopa_desktop.engine.view import view_for

BOTH = pytest.mark.parametrize("key", ["asso-pigliatutto", "scopa-dassi"])


@pytest.mark.parametrize(("key", "sweeps"), [("asso-pigliatutto", 1), ("scopa-dassi", 0)])
def test_a01_the_ace_takes_all_and_scores_by_the_name_of_the_game(key, sweeps):
    game = Scenario(key, table="5C 2S 3B", hands=["1D 4D", "6C"])
    assert game.moves() == ["1Dx5C+3B+2S", "4D"]
    game.play("1Dx5C+3B+2S")
    assert game.table == ""
    assert game.state.sweeps == (sweeps, 0)
    assert len(game.happened(Swept)) == sweeps


@BOTH
def test_a02_with_an_ace_on_the_table_only_the_ace_is_taken(key):
    game = Scenario(key, table="1C 5S 3B", hands=["1D 2D", "6C"])
    assert game.moves() == ["1Dx1C", "2D"]
    refusal = game.why_not("1Dx5S+3B+1C")
    assert (refusal.reason.value, refusal.first) == ("ace-takes-all", (Card.parse("1C"),))
    game.play("1Dx1C")
    assert game.table == "5S 3B"
    assert game.state.sweeps == (0, 0)


@BOTH
def test_a_lone_ace_taken_by_an_ace_is_an_ordinary_sweep(key):
    game = Scenario(key, table="1C", hands=["1D 4D", "6C"]).play("1Dx1C")
    assert game.state.sweeps == (1, 0)


@BOTH
def test_one_of_two_aces_is_chosen(key):
    assert Scenario(key, table="1C 5S 1B", hands=["1D"]).moves() == ["1Dx1B", "1Dx1C"]


def test_all_takes_everything_even_with_an_ace_on_the_table():
    game = Scenario("asso-pigliatutto", table="1C 5S", hands=["1D", "6C"], ace_with_ace="all")
    assert game.moves() == ["1Dx5S+1C"]
    assert game.reason("1Dx1C") == "ace-takes-all"


@BOTH
def test_the_ace_may_take_no_part_of_the_table_and_may_not_be_left(key):
    game = Scenario(key, table="5C 2S", hands=["1D"])
    assert game.reason("1Dx5C") == "ace-takes-all"
    assert game.reason("1D") == "must-take"


@BOTH
def test_a04_on_an_empty_table_the_ace_stays(key):
    game = Scenario(key, hands=["1D 4D", "6C"]).play("1D")
    assert game.table == "1D"
    assert game.state.last_capturer is None


@BOTH
def test_a04_or_it_takes_itself_without_a_sweep_and_as_the_last_capture(key):
    game = Scenario(key, hands=["1D 4D", "6C"], ace_on_empty="takes_itself").play("1D")
    assert game.table == ""
    assert game.taken(0) == "1D"
    assert game.state.sweeps == (0, 0)
    assert game.state.last_capturer == 0
    assert game.happened(CardsCaptured) == [CardsCaptured(0, Card.parse("1D"), ())]


def test_an_ace_left_beside_other_cards_stays_there():
    game = Scenario(
        "asso-pigliatutto",
        table="5C",
        hands=["1D 4D", "6C"],
        ace_on_empty="takes_itself",
        capture_obligation="optional",
    ).play("1D")
    assert game.table == "5C 1D"
    assert game.taken(0) == ""


def test_only_the_ace_takes_itself():
    game = Scenario("asso-pigliatutto", hands=["2D 4D", "6C"], ace_on_empty="takes_itself").play(
        "2D"
    )
    assert game.table == "2D"


@BOTH
def test_a06_an_ace_may_not_open_the_round_by_option(key):
    options = {"ace_first_play_ban": True}
    game = Scenario(key, seats=4, hands=["1D 4D", "1C 3C", "2C", "2B"], **options)
    assert game.moves() == ["4D"]
    assert game.reason("1D") == "ace-first"
    assert not game.view.can_leave(Card.parse("1D"))
    game.play("4D")
    assert "1Cx4D" in game.moves()
    assert Scenario(key, seats=4, hands=["1D 4D"]).moves() == ["1D", "4D"]
    assert Scenario(key, hands=["1D 1C 1S"], **options).moves() == ["1C", "1D", "1S"]


def test_a_banned_ace_does_not_bind_the_other_cards():
    game = Scenario(
        "asso-pigliatutto",
        table="5C 2S",
        hands=["1D 4D"],
        ace_first_play_ban=True,
        capture_obligation="any_card",
    )
    assert game.moves() == ["4D"]


# What an ace clears the table with, and whether the name of the game is to be thanked for it.
ACE_CLEARS = [
    # table, ace_with_ace, sweeps where the privilege pays none (ace_sweep_scores 0)
    ("9B 5S", "ace_only", 1),
    ("9B 4S", "ace_only", 0),
    ("9B 6S", "ace_only", 0),
    ("1C", "ace_only", 1),
    ("2C", "ace_only", 0),
    ("9B 4S 1C", "ace_or_fifteen", 1),
    ("9B 4S 1C", "all", 1),
    ("9B 3S 1C", "all", 0),
    ("1C 1B", "all", 0),
]


@pytest.mark.parametrize(("table", "meeting", "sweeps"), ACE_CLEARS)
def test_only_what_the_privilege_alone_allows_is_no_sweep(table, meeting, sweeps):
    options = {"fifteen_allows_equal": True, "ace_sweep": True, "ace_sweep_scores": 0}
    if meeting != "ace_only":
        options["ace_with_ace"] = meeting
    game = Scenario("scopa15", table=table, hands=["1D 4D", "6C"], **options)
    game.play("1Dx" + "+".join(table.split()))
    assert game.table == ""
    assert game.state.sweeps == (sweeps, 0)
    rules = game.state.ruleset
    up, ace = mask_of(parse_cards(table)), Card.parse("1D").bit
    assert FastRules(rules, 2).is_sweep(up, ace, up, is_last=False) is bool(sweeps)
    assert rules.capture.is_ace_sweep(up, 1, up) is not bool(sweeps)


def test_no_other_card_and_no_part_of_the_table_is_a_sweep_of_the_ace():
    up = mask_of(parse_cards("9B 4S"))
    aces = rules_of("scopa-dassi").capture
    assert aces.is_ace_sweep(up, 1, up) is True
    assert aces.is_ace_sweep(up, 2, up) is False
    assert aces.is_ace_sweep(up, 1, mask_of(parse_cards("4S"))) is False
    assert rules_of("scopa").capture.is_ace_sweep(up, 1, up) is False


def test_with_an_ace_on_the_table_a_fifteen_needs_its_option():
    options = {"fifteen_allows_equal": True, "ace_sweep": True}
    game = Scenario("scopa15", table="1C 5S 9B", hands=["1D"], **options)
    assert game.moves() == ["1Dx1C"]
    refusal = game.why_not("1Dx9B+5S")
    assert (refusal.reason.value, refusal.first) == ("ace-takes-all", (Card.parse("1C"),))


def test_the_ban_is_for_the_first_card_of_the_round_only():
    game = Scenario(
        "asso-pigliatutto",
        table="5C 2S",
        hands=["4B", "1D 4D"],
        ace_first_play_ban=True,
        capture_obligation="any_card",
    ).play("4B")
    assert game.moves() == ["1Dx5C+4B+2S", "4Dx4B"]
    assert game.reason("4D") == "must-take"
    other = Scenario(
        "asso-pigliatutto",
        table="5C 2S",
        hands=["4B", "1D 8D"],
        ace_first_play_ban=True,
        capture_obligation="any_card",
    ).play("4B")
    # The ace may be played now, so it binds the eight.
    assert other.why_not("8D").card == Card.parse("1D")
    assert other.view.can_leave(Card.parse("8D")) is False


def test_the_ace_joins_scopa15_once_equal_cards_are_allowed():
    game = Scenario(
        "scopa15", table="7C 4B", hands=["1D 7D"], fifteen_allows_equal=True, ace_sweep=True
    )
    assert game.moves() == ["1Dx7C+4B", "7Dx7C"]


# Cirulla.


def test_a07_equal_or_fifteen():
    game = Scenario("cirulla", table="3C 5S 6B 7C", hands=["7D"])
    assert game.moves() == ["7Dx5S+3C", "7Dx7C"]


def test_an_equal_card_bars_the_sums_to_the_value_but_never_the_fifteens():
    game = Scenario("cirulla", table="5C 3S 2B 10C", hands=["5D"])
    assert game.moves() == ["5Dx10C", "5Dx5C", "5Dx5C+3S+2B"]
    assert game.reason("5Dx3S+2B") == "same-first"
    free = Scenario("cirulla", table="5C 3S 2B 10C", hands=["5D"], equal_first=False)
    assert free.moves() == ["5Dx10C", "5Dx3S+2B", "5Dx5C", "5Dx5C+3S+2B"]


def test_fewest_cards_narrow_the_value_part_only():
    game = Scenario("cirulla", table="4C 3S 5B 2D", hands=["9D 6D"], fewest_cards=True)
    assert game.moves() == ["6Dx4C+2D", "6Dx4C+3S+2D", "6Dx5B+4C", "9Dx4C+2D", "9Dx5B+4C"]
    assert game.reason("9Dx4C+3S+2D") == "fewest"


def test_a_set_that_makes_neither_number_is_measured_by_the_next_one():
    game = Scenario("cirulla", table="4C 9S 6B", hands=["5D"])
    low = game.why_not("5Dx4C")
    assert (low.reason.value, low.total, low.wanted) == ("sum-low", 4, 5)
    between = game.why_not("5Dx9S")
    assert (between.reason.value, between.total, between.wanted) == ("sum-low", 14, 15)
    high = game.why_not("5Dx9S+4C")
    assert (high.reason.value, high.total, high.wanted) == ("sum-high", 18, 15)


def test_a08_the_ace_takes_all_and_scores():
    game = Scenario("cirulla", table="4C 6S 9B", hands=["1D 3D", "2D"])
    assert game.moves() == ["1Dx9B+6S+4C", "3D"]
    assert game.play("1Dx9B+6S+4C").state.sweeps == (1, 0)


def test_with_an_ace_on_the_table_the_ace_takes_it_or_a_fifteen():
    game = Scenario("cirulla", table="1C 5S 9B 4D", hands=["1D"])
    assert game.moves() == ["1Dx1C", "1Dx9B+4D+1C", "1Dx9B+5S"]
    assert game.reason("1Dx5S") == "ace-takes-all"


DECLARATIONS = [
    # hand, what may be declared: points by the value of the wild card (0: there is none)
    ("2D 3S 4B", {0: 3}),
    ("2D 3S 5B", {}),
    ("3D 3S 3B", {0: 10}),
    ("10D 10S 10B", {0: 10}),
    ("1D 1S 1B", {0: 10}),
    ("7D 7S 7B", {0: 10}),
    ("7C 7S 7B", {7: 10}),
    ("7C 2D 2S", {1: 3, 2: 10, 3: 3, 4: 3, 5: 3}),
    ("7C 4D 4S", {1: 3, 4: 10}),
    ("7C 3D 5S", {1: 3}),
    ("7C 4D 5S", {}),
    ("7C 9D 9S", {9: 10}),
    ("7C 10D 10S", {10: 10}),
    ("7C 1D 1S", {1: 10, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3}),
]


@pytest.mark.parametrize(("hand", "expected"), DECLARATIONS)
def test_hands_are_declared_for_three_or_ten(hand, expected):
    game = Scenario("cirulla", table="10C", hands=[hand, "6D 6S 5C"])
    assert game.view.situation.declarable == expected
    declaring = [move for move in game.moves() if move[0] == "!"]
    assert bool(declaring) is bool(expected)
    if not expected:
        assert game.reason(f"!{hand[:2]}" if hand[0] != "1" else "!1D") == "no-declaration"


def test_only_whole_hands_are_declared_and_only_in_cirulla():
    cirulla, hand = rules_of("cirulla"), mask_of(parse_cards("2D 3S 4B"))
    assert declarable(cirulla, hand) == {0: 3}
    assert declarable(cirulla, mask_of(parse_cards("2D 3S"))) == {}
    assert declarable(cirulla, mask_of(parse_cards("2D 3S 2B 1C"))) == {}
    assert declarable(rules_of("scopa"), hand) == {}
    plain = rules_of("cirulla", matta=False)
    assert declarable(plain, mask_of(parse_cards("7C 1D 1S"))) == {0: 3}
    assert declarable(plain, mask_of(parse_cards("7C 2D 2S"))) == {}


def test_a_declared_hand_scores_at_once_and_lies_open():
    game = Scenario("cirulla", table="10C", hands=["2D 3S 4B", "6D 6S 5C"]).play("!3S")
    assert game.happened(HandDeclared) == [HandDeclared(0, parse_cards("2D 3S 4B"), 3, None)]
    assert game.state.declared == (3, 0)
    assert view_for(game.match, 1).shown == (parse_cards("2D 4B"), ())
    assert game.moves() == ["5Cx10C", "6D", "6S"]
    game.play("6D")
    assert game.reason("!2D") == "no-declaration"


def test_declaring_is_free_and_too_late_after_the_first_play():
    game = Scenario("cirulla", table="10C", hands=["2D 3S 4B", "6D 6S 5S"])
    assert game.moves() == ["!2D", "!3S", "!4B", "2D", "3S", "4B"]
    game.play("2D", "6D")
    assert not [move for move in game.moves() if move[0] == "!"]


def test_the_points_meant_are_the_best_and_of_those_the_lowest_value():
    game = Scenario("cirulla", table="10C", hands=["7C 2D 2S", "6D 6S 5S"]).play("!2D")
    assert game.happened(HandDeclared) == [HandDeclared(0, parse_cards("7C 2D 2S"), 10, 2)]
    game = Scenario("cirulla", table="10C", hands=["7C 1D 3S", "6D 6S 5S"]).play("!3S")
    assert game.happened(HandDeclared)[0].wild == 1
    game = Scenario("cirulla", table="10C", hands=["7C 1D 3S", "6D 6S 5S"]).play("!4:3S")
    assert game.happened(HandDeclared)[0].wild == 4
    assert game.state.wild == 4


def test_a_value_that_pays_nothing_or_has_no_wild_card_is_refused():
    game = Scenario("cirulla", table="10C", hands=["7C 1D 3S", "6D 6S 5S"])
    assert game.reason("!6:3S") == "no-declaration"
    game = Scenario("cirulla", table="10C", hands=["2D 1D 3S", "6D 6S 5S"])
    assert game.reason("!2:3S") == "no-declaration"


def test_a13_the_matta_keeps_the_value_it_was_declared_with():
    game = Scenario("cirulla", table="10C 4S", hands=["7C 1D 1S", "6D 6S 5C"]).play("!1D x10C+4S")
    assert game.state.wild == 1
    game.play("6D")
    # It is an ace now and takes the whole table, which a seven could not.
    assert "7Cx6D" in game.moves()


def test_a13_or_it_is_an_ordinary_seven_in_play():
    game = Scenario(
        "cirulla", table="10C 4S", hands=["7C 1D 1S", "6D 6S 5C"], matta_sticky=False
    ).play("!1Dx10C+4S")
    assert game.happened(HandDeclared)[0].points == 10
    assert game.state.wild == 0
    game.play("6D")
    assert "7C" in game.moves()
    assert game.reason("7Cx6D") == "sum-low"


def test_a_matta_that_keeps_no_value_is_declared_for_the_best_and_played_as_a_seven():
    hands, options = ["7C 1D 3S", "6D 6S 5C"], {"matta_sticky": False}
    game = Scenario("cirulla", table="8C 2S", hands=hands, **options)
    assert game.moves() == [
        "!1Dx8C+2S",
        "!3S",
        "!7Cx8C",
        "1Dx8C+2S",
        "3S",
        "7Cx8C",
    ]
    assert game.play("!7Cx8C").state.wild == 0


def test_a_plain_hand_declared_later_leaves_the_matta_its_value():
    game = Scenario("cirulla", table="10C", hands=["7C 1D 3S", "2D 3C 4S"]).play("!2:7C")
    assert game.why_not("!3Cx10C+7C") is None
    assert "!3Cx10C+7C" in game.moves()
    assert game.play("!3Cx10C+7C").state.wild == 2


def test_a_wild_card_on_the_table_is_worth_what_it_was_declared():
    game = Scenario("cirulla", table="10C", hands=["7C 1D 3S", "5D 4S 10S"]).play("!2:7C")
    assert game.table == "10C 7C"
    game.play("4S")
    # Two and ten are twelve: three more make fifteen; the seven itself would not do.
    assert "3Sx10C+7C" in game.moves()
    assert "1Dx10C+7C+4S" in game.moves()


def test_declared_points_are_counted_with_the_round():
    game = Scenario("cirulla", table="9C", hands=["3D 3S 3B", "2D 4D 8D"], stock="")
    game.play("!3D", "2D", "3Sx3D", "4Dx9C+2D", "3B", "8D")
    assert game.state.is_over
    assert game.state.sheet.lines["declarations"].points == (10, 0)
    assert game.match.scores[0] >= 10
