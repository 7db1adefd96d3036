"""What a refusal says, whole: the reason, the card, the figures and what comes first."""

import pytest

from scenario import Scenario
from scopa_desktop.engine.cards import Card, parse_cards
from scopa_desktop.engine.errors import MoveError, Refusal
from scopa_desktop.engine.moves import Play
from scopa_desktop.engine.round import why_not


def refusal(reason, card=None, *, first="", **figures):
    return Refusal(
        MoveError(reason),
        card=parse_cards(card)[0] if card else None,
        first=parse_cards(first),
        **figures,
    )


SCOPONE = {"seats": 4, "capture_obligation": "equal_only"}
EQUAL = {"fifteen_allows_equal": True}
FEWEST = {"fewest_cards": True}
BAN = {"ace_first_play_ban": True}

REFUSALS = [
    # preset, options, table, hand, move, refusal
    ("scopa", {}, "5C", "5D", "4D", refusal("card-not-in-hand", "4D")),
    ("scopa", {}, "5C", "5D", "5Dx9S+3C", refusal("card-not-on-table", "3C")),
    ("scopa", {}, "3S 4C", "5D", "5Dx3S", refusal("sum-low", "5D", total=3, wanted=5)),
    ("scopa", {}, "3S 4C", "5D", "5Dx4C+3S", refusal("sum-high", "5D", total=7, wanted=5)),
    ("scopa", {}, "5C 5S 4D", "5D", "5D", refusal("must-take", "5D", first="5C")),
    ("scopone", SCOPONE, "5C 5S", "5D", "5D", refusal("must-take", "5D", first="5C")),
    ("scopa", {}, "5C 3S 2B", "5D", "5Dx3S+2B", refusal("same-first", "5D", first="5C")),
    ("escopa15", {}, "7C 2S", "7D", "7Dx7C", refusal("sum-low", "7D", total=14, wanted=15)),
    ("scopa15", EQUAL, "3S 2B", "5D", "5Dx3S", refusal("sum-low", "5D", total=8, wanted=15)),
    ("scopa15", EQUAL, "3S 2B", "5D", "5Dx3S+2B", refusal("sum-low", "5D", total=10, wanted=15)),
    ("scopa15", FEWEST, "10C 7S 3B", "5D", "5Dx7S+3B", refusal("fewest", "5D", first="10C")),
    ("asso-pigliatutto", BAN, "5C", "1D 2D", "1D", refusal("ace-first", "1D")),
    ("asso-pigliatutto", {}, "5C 2S", "1D", "1Dx5C", refusal("ace-takes-all", "1D", first="5C 2S")),
    ("cirulla", {}, "10C", "2D 5D 6S", "!2D", refusal("no-declaration", "2D")),
]


@pytest.mark.parametrize(("key", "options", "table", "hand", "move", "expected"), REFUSALS)
def test_a_refused_move_is_told_with_its_card_and_figures(
    key, options, table, hand, move, expected
):
    assert Scenario(key, table=table, hands=[hand], **options).why_not(move) == expected


def test_a_value_for_the_wild_card_is_named_with_a_declaration_only():
    game = Scenario("cirulla", table="10C", hands=["7C 1D 3S", "6D 6S 5S"])
    undeclared = Play(Card.parse("3S"), wild=4)
    assert why_not(game.state, undeclared) == refusal("no-declaration", "3S")


def test_a_refused_claim_is_told_with_its_card_and_figures():
    game = Scenario("escopa15", table="8C 2S 10B 3S", hands=["7D 1S", "1C 2D"]).play("7D")
    low = refusal("not-a-left-15", "7D", total=9, wanted=15)
    assert game.why_not("^7D+2S") == low
    without = refusal("not-a-left-15", "7D", total=15, wanted=15)
    assert game.why_not("^10B+3S+2S") == without
    assert game.why_not("^9S+7D+4C") == refusal("card-not-on-table", "4C")
    game.play("1C")
    assert game.why_not("^8C+7D") == refusal("gone-15")
