"""A match as data (`MatchRecord`) and its replay; the JSON form is persistence's affair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.errors import IllegalMoveError
from scopa_desktop.engine.events import Event
from scopa_desktop.engine.match import expire, next_round, play_move, resign, start_match
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.state import Ended, EndReason, MatchState, Seat


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat."""

    name: str
    """The name shown."""
    kind: str = "human"
    """`human` or `bot`."""
    level: str | None = None
    """A robot's level."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round: the decks of its void openings and of the one played, and the moves."""

    decks: tuple[tuple[Card, ...], ...]
    """Each the stock in the order in which cards leave it."""
    moves: tuple[Move, ...] = ()
    """All moves of the round, in order."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """Everything from which a match can be played again; it may stop anywhere."""

    ruleset: Ruleset
    """The game with its options."""
    seats: tuple[SeatInfo, ...]
    """Who sat there, in turn order."""
    first_dealer: Seat = 0
    """Who dealt the first round."""
    rounds: tuple[RoundRecord, ...] = ()
    """The rounds in order."""
    ended: Ended | None = None
    """How the match ended, when it was before its target."""
    extra: Mapping[str, object] = field(default_factory=dict)
    """Keys of the file that this version does not know, kept as they are."""


class RecordError(ValueError):
    """A record that cannot be replayed; the message names round, ply and reason."""

    def __init__(self, message: str, *, round_number: int = 0, ply: int | None = None) -> None:
        where = f"round {round_number}: " if round_number else ""
        if ply is not None:
            where = f"round {round_number}, move {ply}: "
        super().__init__(where + message)
        self.round_number = round_number
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: a deck dealt, a move made, or the end before the target."""

    before: MatchState
    """The match before the step."""
    after: MatchState
    """The match after it."""
    events: tuple[Event, ...]
    """What happened."""
    move: Move | None = None
    """The move made; None for a deal and an end."""


def replay_steps(record: MatchRecord) -> Iterator[Step]:
    """Play a record again, step by step.

    Raises:
        RecordError: at the first thing in it that the rules refuse.
    """
    try:
        match = start_match(record.ruleset, len(record.seats), first_dealer=record.first_dealer)
    except ValueError as error:
        raise RecordError(str(error)) from error
    for number, played in enumerate(record.rounds, start=1):
        for deck in played.decks:
            try:
                after, events = next_round(match, deck)
            except ValueError as error:
                raise RecordError(str(error), round_number=number) from error
            yield Step(match, after, events)
            match = after
        for ply, move in enumerate(played.moves, start=1):
            try:
                after, events = play_move(match, move)
            except IllegalMoveError as error:
                reason = f"{move} is refused ({error})"
                raise RecordError(reason, round_number=number, ply=ply) from error
            yield Step(match, after, events, move)
            match = after
    if record.ended is not None:
        yield _end(match, record.ended)


def _end(match: MatchState, ended: Ended) -> Step:
    try:
        if ended.reason is EndReason.EXPIRED:
            after, events = expire(match)
        else:
            if ended.seat is None:
                raise ValueError(f"a match that is {ended.reason.value} needs its seat")
            absent = ended.reason is EndReason.ABSENT
            after, events = resign(match, ended.seat, absent=absent)
    except ValueError as error:
        raise RecordError(str(error)) from error
    return Step(match, after, events)


def replay(record: MatchRecord) -> MatchState:
    """The match as it stands at the end of a record.

    Raises:
        RecordError: the record cannot be replayed.
    """
    match = None
    for step in replay_steps(record):
        match = step.after
    if match is None:
        return start_match(record.ruleset, len(record.seats), first_dealer=record.first_dealer)
    return match
