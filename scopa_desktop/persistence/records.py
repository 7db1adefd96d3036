"""Match records as files: the `.scopa` format of saves, exports and replays."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from scopa_desktop.engine.cards import CARDS, Card, format_cards, parse_cards
from scopa_desktop.engine.moves import Move, notation, parse_move
from scopa_desktop.engine.record import MatchRecord, RoundRecord, SeatInfo
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.state import Ended, EndReason
from scopa_desktop.persistence.atomic import write_whole
from scopa_desktop.persistence.strict import FileError, check_format, decode, read_limited

RECORD_SUFFIX: Final = ".scopa"
FORMAT: Final = "scopa-record"
VERSION: Final = 1
_MOST_DECKS: Final = 1000
"""Openings may be void a few times in a row; a thousand is nonsense."""

Level = Literal["easy", "normal", "hard", "master", "random", "greedy"]


class _Seat(msgspec.Struct):
    name: Annotated[str, Meta(max_length=200)]
    kind: Literal["human", "bot"]
    level: Level | None = None


class _Round(msgspec.Struct):
    decks: Annotated[list[str], Meta(min_length=1, max_length=_MOST_DECKS)]
    moves: list[str]


class _Ended(msgspec.Struct):
    reason: Literal["resigned", "absent", "expired"]
    seat: int | None = None


class _Record(msgspec.Struct):
    format: str
    version: int
    ruleset: str
    seats: list[_Seat]
    first_dealer: int
    rounds: list[_Round]
    options: dict[str, Any] = {}
    ended: _Ended | None = None


_KNOWN: Final = {field.encode_name for field in msgspec.structs.fields(_Record)}


def record_to_json(record: MatchRecord) -> bytes:
    """A record as compact JSON."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": record.ruleset.key,
        "options": record.ruleset.options(),
        "seats": [_seat_to_json(seat) for seat in record.seats],
        "first_dealer": record.first_dealer,
        "rounds": [
            {
                "decks": [format_cards(deck) for deck in one.decks],
                "moves": [notation(move) for move in one.moves],
            }
            for one in record.rounds
        ],
    }
    if record.ended is not None:
        ended: dict[str, Any] = {"reason": record.ended.reason.value}
        if record.ended.seat is not None:
            ended["seat"] = record.ended.seat
        document["ended"] = ended
    # What other programs added comes back as it was, but never over what we know.
    document.update((key, value) for key, value in record.extra.items() if key not in _KNOWN)
    return msgspec.json.encode(document)


def record_from_json(content: bytes, name: str) -> MatchRecord:
    """Read a record; its moves are read, not played: `replay` finds the illegal ones.

    Args:
        content: the text of the file.
        name: what to call it in an error.

    Raises:
        FileError: anything in it is wrong; one line naming what and where.
    """
    check_format(content, name, FORMAT, VERSION)
    shape = decode(content, _Record, name)
    ruleset = read_rules(shape.ruleset, shape.options, name)
    seats = len(shape.seats)
    try:
        ruleset.check_seats(seats)
    except ValueError as error:
        raise FileError(f"{name}: seats: {error}") from None
    if not 0 <= shape.first_dealer < seats:
        raise FileError(f"{name}: first_dealer: there is no seat {shape.first_dealer}")
    everything = msgspec.json.decode(content, type=dict[str, Any])
    return MatchRecord(
        ruleset=ruleset,
        seats=tuple(_read_seat(seat, i, name) for i, seat in enumerate(shape.seats)),
        first_dealer=shape.first_dealer,
        rounds=tuple(_read_round(one, i, name) for i, one in enumerate(shape.rounds)),
        ended=_read_ended(shape.ended, seats, name),
        extra={key: value for key, value in everything.items() if key not in _KNOWN},
    )


def read_record(path: Path) -> MatchRecord:
    """Read a record file.

    Raises:
        FileError: it cannot be read, or anything in it is wrong; one line.
    """
    return record_from_json(read_limited(path), str(path))


def write_record(path: Path, record: MatchRecord) -> None:
    """Write a record file whole.

    Raises:
        FileError: it cannot be written; what was there before is untouched.
    """
    try:
        write_whole(path, msgspec.json.format(record_to_json(record)) + b"\n")
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None


def read_rules(key: str, options: Mapping[str, object], name: str) -> Ruleset:
    """The ruleset of a key with options, as files hold them.

    Raises:
        FileError: either is unknown or wrong.
    """
    try:
        ruleset = find_ruleset(key)
    except ValueError as error:
        raise FileError(f"{name}: ruleset: {error}") from None
    try:
        return ruleset.with_options(options)
    except ValueError as error:
        raise FileError(f"{name}: options.{error}") from None


def _seat_to_json(seat: SeatInfo) -> dict[str, Any]:
    document: dict[str, Any] = {"name": seat.name, "kind": seat.kind}
    if seat.level is not None:
        document["level"] = seat.level
    return document


def _read_seat(seat: _Seat, number: int, name: str) -> SeatInfo:
    if seat.kind == "bot" and seat.level is None:
        raise FileError(f"{name}: seats[{number}].level: a bot has a level")
    if seat.kind == "human" and seat.level is not None:
        raise FileError(f"{name}: seats[{number}].level: a human has none")
    return SeatInfo(seat.name, seat.kind, seat.level)


def _read_round(one: _Round, number: int, name: str) -> RoundRecord:
    place = f"{name}: rounds[{number}]"
    return RoundRecord(
        decks=tuple(_read_deck(text, f"{place}.decks[{i}]") for i, text in enumerate(one.decks)),
        moves=tuple(_read_move(text, f"{place}.moves[{i}]") for i, text in enumerate(one.moves)),
    )


def _read_deck(text: str, place: str) -> tuple[Card, ...]:
    try:
        deck = parse_cards(text)
    except ValueError as error:
        raise FileError(f"{place}: {error}") from None
    missing = [str(card) for card in CARDS if card not in deck]
    if missing:
        named = ", ".join(missing[:3]) + (" and more" if len(missing) > 3 else "")
        verb = "is" if len(missing) == 1 else "are"
        raise FileError(f"{place}: {len(deck)} cards, {named} {verb} missing")
    return deck


def _read_move(text: str, place: str) -> Move:
    try:
        return parse_move(text)
    except ValueError as error:
        raise FileError(f"{place}: {error}") from None


def _read_ended(ended: _Ended | None, seats: int, name: str) -> Ended | None:
    if ended is None:
        return None
    reason = EndReason(ended.reason)
    if reason is EndReason.EXPIRED:
        if ended.seat is not None:
            raise FileError(f"{name}: ended.seat: a match that expired names no seat")
    elif ended.seat is None or not 0 <= ended.seat < seats:
        raise FileError(f"{name}: ended.seat: there is no seat {ended.seat}")
    return Ended(reason, ended.seat)
