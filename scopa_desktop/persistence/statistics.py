"""Local statistics: what a finished match leaves to count, and the sums over all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from scopa_desktop.engine.cards import CARDS
from scopa_desktop.engine.events import CardsDealt, RoundScored
from scopa_desktop.engine.record import MatchRecord, replay_steps
from scopa_desktop.engine.scoring import ScoreSheet
from scopa_desktop.engine.state import MatchState

PLAYED_OUT: Final = "played"
"""How a match ended that reached its target."""


class SeatDigest(msgspec.Struct, kw_only=True):
    """A seat in a finished match."""

    name: str
    kind: str
    level: str | None
    side: int
    dealt: list[int]
    """How often each card was dealt to this seat, by card index."""


class SideDigest(msgspec.Struct, kw_only=True):
    """A side in a finished match."""

    score: int = 0
    won: bool = False
    sweeps: int = 0
    lines: dict[str, int] = {}
    """Points by score line."""
    rounds: list[int] = []
    """Points of each round counted."""


class MatchDigest(msgspec.Struct, kw_only=True):
    """All that the statistics need of a finished match."""

    ruleset: str
    ending: str
    """`played`, `resigned`, `absent` or `expired`."""
    seats: list[SeatDigest]
    sides: list[SideDigest]
    taken_back: int = 0
    """Moves that were taken back."""


class Tally(msgspec.Struct, kw_only=True):
    """Matches played and won."""

    played: int = 0
    won: int = 0

    def add(self, *, won: bool) -> None:
        """Count one match."""
        self.played += 1
        self.won += won


class PersonStatistics(msgspec.Struct, kw_only=True):
    """Everything counted for one name."""

    matches: Tally = msgspec.field(default_factory=Tally)
    against: dict[str, Tally] = msgspec.field(default_factory=dict)
    """Matches by level of the robots on other sides."""
    by_ruleset: dict[str, Tally] = msgspec.field(default_factory=dict)
    rounds: int = 0
    points: int = 0
    sweeps: int = 0
    lines: dict[str, int] = msgspec.field(default_factory=dict)
    """Points by score line."""
    best_round: int | None = None
    worst_round: int | None = None
    taken_back: int = 0


class Statistics(msgspec.Struct, kw_only=True):
    """The sums over all finished matches."""

    matches: int = 0
    rounds: int = 0
    expired: int = 0
    people: dict[str, PersonStatistics] = msgspec.field(default_factory=dict)
    """By name; the robots are not counted."""
    dealt_to_people: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each card was dealt to a person: whether the deal is fair."""
    dealt_to_robots: dict[str, int] = msgspec.field(default_factory=dict)
    """The same for robots, at tables with a person."""
    seats_of_people: int = 0
    """Seats of people, summed over rounds dealt: what the two counts are measured by."""
    seats_of_robots: int = 0


def is_whole(digest: MatchDigest) -> bool:
    """Whether a digest fits together, so that it can be summed."""
    return bool(digest.sides) and all(
        0 <= seat.side < len(digest.sides) and len(seat.dealt) == len(CARDS)
        for seat in digest.seats
    )


def digest_of(record: MatchRecord) -> MatchDigest:
    """What a finished match leaves to count.

    Raises:
        RecordError: the record cannot be replayed.
    """
    ruleset, seats = record.ruleset, len(record.seats)
    dealt = [[0] * len(CARDS) for _ in range(seats)]
    sides = [SideDigest() for _ in range(ruleset.sides(seats))]
    end: MatchState | None = None
    for step in replay_steps(record):
        end = step.after
        for event in step.events:
            if isinstance(event, CardsDealt):
                for card in event.cards:
                    dealt[event.seat][card.index] += 1
            elif isinstance(event, RoundScored):
                _add_sheet(sides, event.sheet)
    if end is not None:
        for side, digest in enumerate(sides):
            digest.score = end.scores[side]
            digest.won = side in (end.winners or ())
    taken_back = record.extra.get("taken_back")
    return MatchDigest(
        ruleset=ruleset.key,
        ending=record.ended.reason.value if record.ended is not None else PLAYED_OUT,
        seats=[
            SeatDigest(
                name=info.name,
                kind=info.kind,
                level=info.level,
                side=ruleset.side_of(seat, seats),
                dealt=dealt[seat],
            )
            for seat, info in enumerate(record.seats)
        ],
        sides=sides,
        taken_back=taken_back if isinstance(taken_back, int) else 0,
    )


def _add_sheet(sides: list[SideDigest], sheet: ScoreSheet) -> None:
    for side, digest in enumerate(sides):
        digest.rounds.append(sheet.totals[side])
        for key, line in sheet.lines.items():
            digest.lines[key] = digest.lines.get(key, 0) + line.points[side]
            if key == "sweeps":
                digest.sweeps += line.counts[side]


def summarize(digests: Iterable[MatchDigest]) -> Statistics:
    """The sums over matches."""
    total = Statistics()
    for digest in digests:
        total.matches += 1
        total.rounds += len(digest.sides[0].rounds)
        total.expired += digest.ending == "expired"
        _add_fairness(total, digest)
        for seat in digest.seats:
            if seat.kind == "human":
                person = total.people.setdefault(seat.name, PersonStatistics())
                _add_person(person, seat, digest)
    return total


def _add_person(person: PersonStatistics, seat: SeatDigest, digest: MatchDigest) -> None:
    side = digest.sides[seat.side]
    person.rounds += len(side.rounds)
    person.points += sum(side.rounds)
    person.sweeps += side.sweeps
    person.taken_back += digest.taken_back
    for key, points in side.lines.items():
        person.lines[key] = person.lines.get(key, 0) + points
    if side.rounds:
        best, worst = max(side.rounds), min(side.rounds)
        person.best_round = best if person.best_round is None else max(best, person.best_round)
        person.worst_round = worst if person.worst_round is None else min(worst, person.worst_round)
    if digest.ending == "expired":
        # Nobody won and nobody lost: it counts as rounds, not as a match.
        return
    person.matches.add(won=side.won)
    person.by_ruleset.setdefault(digest.ruleset, Tally()).add(won=side.won)
    levels = {other.level for other in digest.seats if other.side != seat.side and other.level}
    for level in sorted(levels):
        person.against.setdefault(level, Tally()).add(won=side.won)


def _add_fairness(total: Statistics, digest: MatchDigest) -> None:
    """Count cards at tables where a person could complain about a robot's luck."""
    kinds = {seat.kind for seat in digest.seats}
    if kinds != {"human", "bot"}:
        return
    for seat in digest.seats:
        is_human = seat.kind == "human"
        counts = total.dealt_to_people if is_human else total.dealt_to_robots
        for card, times in zip(CARDS, seat.dealt, strict=True):
            counts[str(card)] = counts.get(str(card), 0) + times
        if is_human:
            total.seats_of_people += len(digest.sides[0].rounds)
        else:
            total.seats_of_robots += len(digest.sides[0].rounds)
