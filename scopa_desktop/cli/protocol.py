"""A view as one line of JSON, both ways: what robots of other programs are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from scopa_desktop.engine.cards import CARDS, Card, format_cards, parse_cards
from scopa_desktop.engine.moves import Claim, Move, Play, notation, parse_move
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import View
from scopa_desktop.persistence.strict import FileError, decode

DECK: Final = len(CARDS)

_Count = Annotated[int, Meta(ge=0, le=DECK)]
_Seat = Annotated[int, Meta(ge=0, le=5)]


class ViewError(Exception):
    """A line is no valid view; the message says why."""


class _View(msgspec.Struct):
    ruleset: str
    seats: Annotated[int, Meta(ge=2, le=6)]
    seat: _Seat
    dealer: _Seat
    hand: str
    table: str
    hand_sizes: list[_Count]
    stock: _Count
    piles: list[str]
    sweeps: list[_Count]
    last_capturer: _Seat | None
    left15: str | None
    scores: list[int]
    history: list[tuple[_Seat, str]]
    options: dict[str, bool | int | str | None] = {}
    first_of_round: _Seat | None = None
    shown: list[str] | None = None
    declared: list[_Count] | None = None
    wild: Annotated[int, Meta(ge=0, le=10)] = 0
    round: Annotated[int, Meta(ge=1)] = 1
    budget_ms: Annotated[float, Meta(ge=0)] | None = None


def view_to_json(view: View, *, budget_ms: float) -> dict[str, Any]:
    """A view as the protocol writes it; what most games never have is left out there."""
    document: dict[str, Any] = {
        "ruleset": view.ruleset.key,
        "options": view.ruleset.options(),
        "seats": view.seats,
        "seat": view.seat,
        "dealer": view.dealer,
        "first_of_round": (view.dealer + 1) % view.seats,
        "hand": format_cards(view.hand),
        "table": format_cards(view.table),
        "hand_sizes": list(view.hand_sizes),
        "stock": view.stock,
        "piles": [format_cards(pile) for pile in view.piles],
        "sweeps": list(view.sweeps),
        "last_capturer": view.last_capturer,
        "left15": str(view.left15) if view.left15 is not None else None,
        "scores": list(view.scores),
        "history": [[seat, notation(move)] for seat, move in view.history],
        "round": view.round_number,
        "budget_ms": budget_ms,
    }
    if any(view.shown):
        document["shown"] = [format_cards(cards) for cards in view.shown]
    if any(view.declared):
        document["declared"] = list(view.declared)
    if view.wild:
        document["wild"] = view.wild
    return document


def view_from_json(line: bytes) -> View:
    """Read a view that asks its seat for a move.

    Raises:
        ViewError: it is not JSON, not a view, or cannot come about in the game it names.
    """
    try:
        shape = decode(line, _View, "view")
    except FileError as error:
        raise ViewError(str(error)) from None
    ruleset = _read_ruleset(shape)
    _check_places(shape, ruleset)
    hand = _read_cards("hand", shape.hand)
    table = _read_cards("table", shape.table)
    piles = tuple(_read_cards(f"piles[{i}]", text) for i, text in enumerate(shape.piles))
    _check_counts(shape, hand, table, piles)
    history = tuple((seat, _read_move(i, text)) for i, (seat, text) in enumerate(shape.history))
    _check_history(history, hand)
    return View(
        ruleset=ruleset,
        seats=shape.seats,
        seat=shape.seat,
        dealer=shape.dealer,
        round_number=shape.round,
        deal=_deal_number(shape, ruleset),
        deals=ruleset.deals(shape.seats),
        hand=hand,
        table=table,
        hand_sizes=tuple(shape.hand_sizes),
        stock=shape.stock,
        piles=piles,
        sweeps=tuple(shape.sweeps),
        # Which card marks a sweep is for the eye only; the protocol does not carry it.
        sweep_cards=((),) * len(piles),
        last_capturer=shape.last_capturer,
        left15=_read_left15(shape, ruleset, table),
        scores=tuple(shape.scores),
        history=history,
        turn=shape.seat,
        shown=_read_shown(shape, hand, table, piles),
        declared=_read_declared(shape, len(piles)),
        wild=shape.wild or _named_wild(ruleset, history),
        is_over=False,
    )


def _read_ruleset(shape: _View) -> Ruleset:
    try:
        ruleset = find_ruleset(shape.ruleset).with_options(shape.options)
        ruleset.check_seats(shape.seats)
    except ValueError as error:
        raise ViewError(str(error)) from None
    return ruleset


def _check_places(shape: _View, ruleset: Ruleset) -> None:
    """Seats and sides must exist, and every list must have one entry for each."""
    sides = ruleset.sides(shape.seats)
    for name, seat in (
        ("seat", shape.seat),
        ("dealer", shape.dealer),
        ("last_capturer", shape.last_capturer),
        *((f"history[{i}]", seat) for i, (seat, _) in enumerate(shape.history)),
    ):
        if seat is not None and seat >= shape.seats:
            raise ViewError(f"{name}: there is no seat {seat} among {shape.seats}")
    if shape.first_of_round not in (None, (shape.dealer + 1) % shape.seats):
        raise ViewError(f"first_of_round: it is the seat after the dealer {shape.dealer}")
    for name, entries, wanted in (
        ("hand_sizes", shape.hand_sizes, shape.seats),
        ("piles", shape.piles, sides),
        ("sweeps", shape.sweeps, sides),
        ("scores", shape.scores, sides),
    ):
        if len(entries) != wanted:
            raise ViewError(f"{name}: {len(entries)} entries instead of {wanted}")


def _read_cards(name: str, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise ViewError(f"{name}: {error}") from None


def _read_move(number: int, text: str) -> Move:
    try:
        return parse_move(text)
    except ValueError as error:
        raise ViewError(f"history[{number}]: {error}") from None


def _check_counts(
    shape: _View,
    hand: Sequence[Card],
    table: Sequence[Card],
    piles: Sequence[Sequence[Card]],
) -> None:
    """Forty different cards, and a hand to play from."""
    if not hand:
        raise ViewError("hand: it is empty")
    if shape.hand_sizes[shape.seat] != len(hand):
        raise ViewError(
            f"hand_sizes[{shape.seat}]: {shape.hand_sizes[shape.seat]}, "
            f"but the hand has {len(hand)} cards"
        )
    seen: dict[Card, str] = {}
    groups = [("hand", hand), ("table", table)]
    groups += [(f"piles[{i}]", pile) for i, pile in enumerate(piles)]
    for name, cards in groups:
        for card in cards:
            if card in seen:
                raise ViewError(f"{card} is in {seen[card]} and in {name}")
            seen[card] = name
    hidden = sum(shape.hand_sizes) - len(hand) + shape.stock
    if len(seen) + hidden != DECK:
        raise ViewError(f"the cards make {len(seen) + hidden} instead of {DECK}")


def _check_history(history: Sequence[tuple[int, Move]], hand: Sequence[Card]) -> None:
    played: set[Card] = set()
    for number, (_, move) in enumerate(history):
        if isinstance(move, Play):
            if move.card in played:
                raise ViewError(f"history[{number}]: {move.card} was played before")
            if move.card in hand:
                raise ViewError(f"history[{number}]: {move.card} is still in the hand")
            played.add(move.card)


def _deal_number(shape: _View, ruleset: Ruleset) -> int:
    """Which deal this is, from the cards that are left to deal."""
    size = ruleset.hand_size_for(shape.seats)
    dealt = DECK - ruleset.table_cards_for(shape.seats) - shape.stock
    deal, rest = divmod(dealt, size * shape.seats)
    if rest or deal < 1:
        raise ViewError(f"stock: no deal of this game leaves {shape.stock} cards")
    for seat, held in enumerate(shape.hand_sizes):
        if held > size:
            raise ViewError(f"hand_sizes[{seat}]: {held}, but a deal gives {size}")
    return deal


def _read_left15(shape: _View, ruleset: Ruleset, table: Sequence[Card]) -> Card | None:
    if shape.left15 is None:
        return None
    cards = _read_cards("left15", shape.left15)
    if len(cards) != 1 or cards[0] not in table:
        raise ViewError(f"left15: {shape.left15!r} is not a card of the table")
    if ruleset.left15_claim == "off":
        raise ViewError(f"left15: in {ruleset.key} nothing can be claimed")
    return cards[0]


def _read_shown(
    shape: _View,
    hand: Sequence[Card],
    table: Sequence[Card],
    piles: Sequence[Sequence[Card]],
) -> tuple[tuple[Card, ...], ...]:
    if shape.shown is None:
        return ((),) * shape.seats
    if len(shape.shown) != shape.seats:
        raise ViewError(f"shown: {len(shape.shown)} entries instead of {shape.seats}")
    shown = tuple(_read_cards(f"shown[{i}]", text) for i, text in enumerate(shape.shown))
    gone = {*table, *(card for pile in piles for card in pile)}
    for seat, cards in enumerate(shown):
        if len(cards) > shape.hand_sizes[seat]:
            raise ViewError(f"shown[{seat}]: more cards than the hand has")
        for card in cards:
            if card in gone or (card in hand) != (seat == shape.seat):
                raise ViewError(f"shown[{seat}]: {card} cannot be in that hand")
            gone.add(card)
    return shown


def _read_declared(shape: _View, sides: int) -> tuple[int, ...]:
    if shape.declared is None:
        return (0,) * sides
    if len(shape.declared) != sides:
        raise ViewError(f"declared: {len(shape.declared)} entries instead of {sides}")
    return tuple(shape.declared)


def _named_wild(ruleset: Ruleset, history: Sequence[tuple[int, Move]]) -> int:
    """The value that the seven of cups was declared with, where a move names it."""
    if not ruleset.matta_sticky:
        return 0
    for _, move in reversed(history):
        if not isinstance(move, Claim) and move.wild is not None:
            return move.wild
    return 0
