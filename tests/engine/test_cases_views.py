"""What a seat is told and may ask: worked cases one by one."""

import pytest

from scenario import Scenario, rules_of
from scopa_desktop.engine.cards import Card, format_cards
from scopa_desktop.engine.match import resign, start_match
from scopa_desktop.engine.moves import parse_move
from scopa_desktop.engine.view import view_for


def test_only_the_seat_in_turn_has_moves_and_the_others_hear_why_not():
    game = Scenario("scopa", table="5C", hands=["7D", "5D"])
    other = view_for(game.match, 1)
    assert other.legal_moves() == ()
    assert other.why_not(parse_move("5Dx5C")).reason.value == "not-your-turn"
    assert game.view.why_not(parse_move("7D")) is None


def test_after_the_end_nobody_is_in_turn():
    game = Scenario("scopa", table="5C", hands=["7D", "5D"])
    given_up = view_for(resign(game.match, 1).state, 0)
    assert given_up.turn is None
    assert given_up.legal_moves() == ()
    assert given_up.why_not(parse_move("7D")).reason.value == "round-over"


def test_a_view_is_of_a_dealt_round_and_of_a_seat_at_the_table():
    with pytest.raises(ValueError, match="no round has been dealt yet"):
        view_for(start_match(rules_of("scopa"), 2), 0)
    game = Scenario("scopa", hands=["7D", "5D"])
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            view_for(game.match, seat)


def test_a_seat_knows_its_side_and_the_last_deal():
    game = Scenario("scopa", seats=4, hands=["7D", "5D", "1D", "2D"])
    assert [view_for(game.match, seat).side for seat in range(4)] == [0, 1, 0, 1]
    assert [game.view.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert (game.state.is_last_deal, game.view.is_last_deal) == (False, False)
    last = Scenario("scopa", hands=["7D", "5D"], stock="")
    assert (last.state.is_last_deal, last.view.is_last_deal) == (True, True)


SHOWN = [
    # table, card, sets in the order in which the eye is shown them
    ("3S 5C 8B", "7D", ["8B", "5C+3S"]),
    ("8B 8D 8C", "7S", ["8D", "8B", "8C"]),
    ("1D 8D 7D 2D", "6S", ["7D+2D", "8D+1D"]),
    ("2S 10C 3S 9C 1S", "3D", ["10C+2S", "9C+3S", "9C+2S+1S"]),
    ("9C 3S 10C 2S", "3D", ["9C+3S", "10C+2S"]),
]


@pytest.mark.parametrize(("table", "card", "sets"), SHOWN)
def test_sets_are_shown_fewest_first_then_coins_the_settebello_and_from_the_left(table, card, sets):
    view = Scenario("escopa15", table=table, hands=[card]).view
    shown = view.captures(Card.parse(card))
    assert ["+".join(format_cards(one).split()) for one in shown] == sets
