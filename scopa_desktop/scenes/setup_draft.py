"""The table being set up: who sits where, which game, with which rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.persistence.settings import Looks, SeatSetup, TableSetup
from scopa_desktop.scenes.option_list import changed, seat_counts

Kind = Literal["human", "bot", "free"]
KINDS: Final[tuple[Kind, ...]] = ("human", "bot", "free")
NAME_LENGTH: Final = 12
LEVELS: Final = ("easy", "normal", "hard", "master")
"""The levels offered, weakest first."""
NO_WISHES: Final = Looks()
COUNTS: Final = (2, 3, 4, 6)
"""Every number of seats that some game has."""


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """One place at the table."""

    kind: Kind = "free"
    name: str = ""
    """What was typed; empty takes the usual name of who sits there."""
    level: str = "normal"
    looks: Looks = NO_WISHES


@dataclass(frozen=True, slots=True)
class UsualNames:
    """What people and robots are called when nobody says otherwise."""

    you: str
    """The only person."""
    player: Callable[[int], str]
    """One of several people, by number from 1."""
    robots: Sequence[str]
    """The robots' faces, in the order in which they sit down."""
    known: frozenset[str] = frozenset()
    """Usual names of people in every language: a kept one is no typed name."""


class TableDraft:
    """The table as it stands on the setup screen; every change keeps it playable."""

    def __init__(self, setup: TableSetup, usual: UsualNames) -> None:
        """Raises ValueError when the setup's ruleset or options are wrong."""
        self.ruleset: Ruleset = find_ruleset(setup.ruleset).with_options(setup.options)
        self._usual = usual
        self._seats = [self._taken(seat) for seat in setup.seats]
        self.count = self._wanted = len(self._seats)
        """`_wanted` is the number chosen last; a game that lacks it has the nearest one."""
        self._fit()

    def _taken(self, seat: SeatSetup) -> SeatDraft:
        is_usual = seat.kind == "human" and seat.name in self._usual.known
        name = "" if is_usual else seat.name[:NAME_LENGTH]
        level = seat.level if seat.level in LEVELS else "normal"
        return SeatDraft(seat.kind, name, level, Looks(**seat.wishes))

    # --- reading

    @property
    def seats(self) -> tuple[SeatDraft, ...]:
        """The places in use, in turn order."""
        return tuple(self._seats[: self.count])

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called; empty for a free place."""
        taken = {seat.name.casefold() for seat in self.seats}
        robots = iter([name for name in self._usual.robots if name.casefold() not in taken])
        people = sum(seat.kind == "human" for seat in self.seats)
        names: list[str] = []
        number = 0
        for seat in self.seats:
            number += seat.kind == "human"
            if seat.kind == "free":
                names.append("")
            elif seat.name:
                names.append(seat.name)
            elif seat.kind == "human":
                names.append(self._usual.you if people == 1 else self._usual.player(number))
            else:
                names.append(next(robots, "?"))
        return tuple(names)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == "human")

    @property
    def sides(self) -> int:
        """How many sides would score."""
        return self.ruleset.sides(self.count)

    @property
    def has_partners(self) -> bool:
        """Whether some seats play together."""
        return self.sides < self.count

    def team_choices(self) -> tuple[int, ...]:
        """The numbers of sides that this many seats may be."""
        choices = {4: (2, 4), 6: (2, 3)}.get(self.count, ())
        return tuple(n for n in choices if self._with_teams(n) is not None)

    def setup(self) -> TableSetup:
        """The table as settings keep it; free places are taken by robots."""
        full = self.filled()
        seats = tuple(
            SeatSetup(
                name=name,
                kind="human" if seat.kind == "human" else "bot",
                level=None if seat.kind == "human" else seat.level,
                **seat.looks.wishes,
            )
            for seat, name in zip(full.seats, full.names, strict=True)
        )
        options = dict(self.ruleset.options())
        return TableSetup(ruleset=self.ruleset.key, options=options, seats=seats)

    def filled(self) -> TableDraft:
        """A copy in which robots sit on the free places."""
        copy = object.__new__(TableDraft)
        copy.ruleset, copy.count, copy._usual = self.ruleset, self.count, self._usual
        copy._wanted = self._wanted
        copy._seats = [replace(s, kind="bot") if s.kind == "free" else s for s in self._seats]
        return copy

    # --- changing

    def set_count(self, count: int) -> bool:
        """So many places; whether this game has them. Places given up are remembered."""
        if count not in seat_counts(self.ruleset):
            return False
        self.count = self._wanted = count
        self._fit()
        return True

    def set_ruleset(self, ruleset: Ruleset) -> None:
        """Another game; the number of places follows if it must, and comes back when it can."""
        self.ruleset = ruleset
        self._fit()

    def set_option(self, key: str, value: object) -> None:
        """Another value of an option.

        Raises:
            OptionError: it does not go with the others.
        """
        self.ruleset = changed(self.ruleset, key, value)
        self._fit()

    def set_teams(self, sides: int) -> None:
        """So many sides at this number of seats."""
        ruleset = self._with_teams(sides)
        if ruleset is not None:
            self.ruleset = ruleset

    def _with_teams(self, sides: int) -> Ruleset | None:
        usual = self.ruleset.default_teams.get(self.count, self.count)
        try:
            ruleset = changed(self.ruleset, "teams", None if sides == usual else sides)
        except OptionError:
            return None
        return ruleset if ruleset.seat_problem(self.count) is None else None

    def change(self, seat: int, **values: object) -> None:
        """Give a seat another name or level."""
        self._seats[seat] = replace(self._seats[seat], **values)  # type: ignore[arg-type]

    def change_looks(self, seat: int, **looks: object) -> None:
        """Give a person another deck, back …"""
        self.change(seat, looks=self._seats[seat].looks.changed(**looks))

    def rename(self, seat: int, name: str) -> None:
        """What was typed; another's name gets a number."""
        name = " ".join(name.split())[:NAME_LENGTH].strip()
        if not name or name == self.names[seat]:
            return
        for i, other in enumerate(self.seats):
            # A robot gives its name up and takes another face.
            if i != seat and other.kind == "bot" and other.name.casefold() == name.casefold():
                self.change(i, name="")
        others = {
            self.names[i].casefold()
            for i, other in enumerate(self.seats)
            if i != seat and other.kind == "human"
        }
        number, plain = 2, name
        while name.casefold() in others:
            name = f"{plain[: NAME_LENGTH - 2].rstrip()} {number}"
            number += 1
        self.change(seat, name=name)

    def next_kind(self, seat: int) -> None:
        """A person, a robot, nobody, a person …; a typed name stays with its owner only."""
        kind = KINDS[(KINDS.index(self._seats[seat].kind) + 1) % len(KINDS)]
        self.change(seat, kind=kind, name="")

    def next_level(self, seat: int) -> None:
        """The robot's next level."""
        at = LEVELS.index(self._seats[seat].level)
        self.change(seat, level=LEVELS[(at + 1) % len(LEVELS)])

    def fill(self) -> None:
        """Robots on all free places."""
        self._seats = self.filled()._seats

    def watch(self, *, only: bool) -> None:
        """Robots on every place, or a person on the first one again."""
        self.fill()
        for seat in range(self.count):
            if only and self._seats[seat].kind == "human":
                self.change(seat, kind="bot", name="")
        if not only:
            self.change(0, kind="human", name="")

    def swap(self, one: int, other: int) -> None:
        """Two change places, and their names with them."""
        names = self.names
        for seat in (one, other):
            if self._seats[seat].kind == "bot" or len(self.humans) > 1:
                self.change(seat, name=names[seat])
        seats = self._seats
        seats[one], seats[other] = seats[other], seats[one]

    def _fit(self) -> None:
        """Make the number of places one that the game has, and the sides with it."""
        counts = seat_counts(self.ruleset)
        self.count = min(counts, key=lambda n: (abs(n - self._wanted), n))
        while len(self._seats) < self.count:
            self._seats.append(SeatDraft())
        if self.ruleset.seat_problem(self.count) is not None:
            self.ruleset = changed(self.ruleset, "teams", None)
