"""Cards, moves and refusals as text, both ways."""

import pytest

from scopa_desktop.engine.cards import CARDS, Card, full_deck, parse_cards
from scopa_desktop.engine.errors import IllegalMoveError, MoveError, OptionError, Refusal, shown
from scopa_desktop.engine.moves import Claim, Play, parse_move
from scopa_desktop.engine.options import OPTIONS

SEVEN, FIVE, THREE = parse_cards("7D 5C 3S")

MOVES = [
    ("7D", Play(SEVEN)),
    ("7Dx5C+3S", Play(SEVEN, (FIVE, THREE))),
    ("!7D", Play(SEVEN, declares=True)),
    ("!1:7D", Play(SEVEN, declares=True, wild=1)),
    ("!10:7Dx5C", Play(SEVEN, (FIVE,), declares=True, wild=10)),
    ("^7D+5C+3S", Claim((SEVEN, FIVE, THREE))),
]


@pytest.mark.parametrize(("text", "move"), MOVES, ids=[text for text, _ in MOVES])
def test_a_move_is_written_and_read_the_same(text, move):
    assert str(move) == text
    assert parse_move(text) == move
    assert parse_move(f" {text.lower()} ") == move


NO_MOVES = [
    ("", "a move is missing"),
    ("7Dx", "the cards taken are missing"),
    ("^", "the cards taken are missing"),
    ("7Dx5C+5C", "a card is taken twice"),
    ("!0:7D", "a number from 1 to 10"),
    ("!11:7D", "a number from 1 to 10"),
    ("!x:7D", "a number from 1 to 10"),
    ("11D", "'11D' is not a card"),
    ("7Dx0C", "'0C' is not a card"),
]


@pytest.mark.parametrize(("text", "reason"), NO_MOVES, ids=[text or "none" for text, _ in NO_MOVES])
def test_what_is_no_move_is_refused_with_the_reason(text, reason):
    with pytest.raises(ValueError, match=reason):
        parse_move(text)


def test_a_deck_is_forty_different_cards_and_a_list_names_none_twice():
    assert full_deck() == CARDS
    assert len(set(CARDS)) == 40
    with pytest.raises(ValueError, match="7D stands there twice"):
        parse_cards("7D 5C 7D")


def test_a_refusal_is_one_line_with_what_it_holds():
    assert str(Refusal(MoveError.ROUND_OVER)) == "round-over"
    whole = Refusal(MoveError.SUM_LOW, card=SEVEN, total=0, wanted=15, first=(FIVE, THREE))
    assert str(whole) == "sum-low, card 7D, total 0, wanted 15, first 5C+3S"
    error = IllegalMoveError(whole)
    assert (str(error), error.refusal) == (str(whole), whole)


def test_an_option_error_names_key_value_and_reason():
    error = OptionError("target", 0, "too few")
    assert str(error) == "target: 0 is not possible here; too few"
    assert (error.key, error.value, error.reason) == ("target", 0, "too few")
    assert [shown(value) for value in (None, True, 3, "on")] == ["off", "true", "3", "'on'"]
    assert shown("x" * 58) == repr("x" * 58)
    assert shown("x" * 59) == "'" + "x" * 59 + "..."


ALLOWED = [
    ("matta", "true or false"),
    ("goal", "one of high low"),
    ("teams", "one of 2 3 4 or off"),
    ("target", "a whole number from 1 to 999"),
    ("napola_cap", "a whole number from 3 to 10 or off"),
]


@pytest.mark.parametrize(("key", "words"), ALLOWED)
def test_what_an_option_allows_is_said_in_words(key, words):
    assert OPTIONS[key].allowed == words


def test_a_word_of_another_kind_is_no_value():
    for key, text in (("target", "true"), ("goal", "true"), ("matta", "1"), ("goal", "3")):
        with pytest.raises(OptionError):
            OPTIONS[key].parse(text)
    assert OPTIONS["target"].parse("+21") == 21


def test_a_card_knows_its_place_bit_and_value():
    king = Card.parse("10B")
    assert (king.index, king.bit, king.value) == (39, 1 << 39, 10)
