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
    """What was typed for the person here; empty takes the usual name."""
    number: int = 0
    """The person's among those without a name; 0 until somebody sits here."""
    face: str = ""
    """The robot's name; person and robot each find theirs again when they take turns here."""
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
        self._peopled: tuple[Kind, ...] = ()
        """Who sat where when the last person got up."""
        self.count = self._wanted = len(self._seats)
        """`_wanted` is the number chosen last; a game that lacks it has the nearest one."""
        self._fit()

    def _taken(self, seat: SeatSetup) -> SeatDraft:
        looks, name = Looks(**seat.wishes), seat.name[:NAME_LENGTH]
        if seat.kind == "human":
            name = "" if seat.name in self._usual.known else name
            return SeatDraft("human", name, looks=looks)
        level = seat.level if seat.level in LEVELS else "normal"
        return SeatDraft("bot", face=name, level=level, looks=looks)

    # --- reading

    @property
    def seats(self) -> tuple[SeatDraft, ...]:
        """The places in use, in turn order."""
        return tuple(self._seats[: self.count])

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called; empty for a free place."""
        return tuple(self._name_of(seat) for seat in self.seats)

    def _name_of(self, seat: SeatDraft) -> str:
        if seat.kind != "human":
            return seat.face if seat.kind == "bot" else ""
        alone = len(self.humans) == 1
        return seat.name or (self._usual.you if alone else self._usual.player(seat.number))

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
        copy._wanted, copy._peopled = self._wanted, self._peopled
        copy._seats = [replace(s, kind="bot") if s.kind == "free" else s for s in self._seats]
        copy._name_all()
        return copy

    @property
    def places(self) -> tuple[SeatDraft, ...]:
        """All places as they are, also those not in use; see `put_back`."""
        return tuple(self._seats)

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
            if i != seat and other.kind == "bot" and other.face.casefold() == name.casefold():
                self.change(i, face="")
        name = self._distinct(seat, name)
        self.change(seat, **{"name" if self._seats[seat].kind == "human" else "face": name})
        self._name_all()

    def _distinct(self, seat: int, name: str) -> str:
        """A name, with a number where another person is called the same."""
        others = {
            self.names[i].casefold()
            for i, other in enumerate(self.seats)
            if i != seat and other.kind == "human"
        }
        number, plain = 2, name
        while name.casefold() in others:
            name = f"{plain[: NAME_LENGTH - 2].rstrip()} {number}"
            number += 1
        return name

    def set_kind(self, seat: int, kind: Kind) -> None:
        """Let a person or a robot sit there, or nobody; nothing else changes at the table."""
        before = self._kinds()
        self.change(seat, kind=kind)
        self._yield_names(seat)
        if "human" in before and not self.humans:
            self._peopled = before
        self._name_all()

    def _yield_names(self, seat: int) -> None:
        """Whoever comes back leaves the others what they are called by now."""
        own = self._seats[seat]
        others = [other for i, other in enumerate(self.seats) if i != seat]
        people = [other for other in others if other.kind == "human"]
        if own.kind == "human":
            number = 0 if own.number in {other.number for other in people} else own.number
            name = self._distinct(seat, own.name) if own.name else ""
            self.change(seat, number=number, name=name)
        elif own.face in {other.face for other in others if other.kind == "bot"}:
            self.change(seat, face="")

    def _kinds(self) -> tuple[Kind, ...]:
        return tuple(seat.kind for seat in self.seats)

    def next_level(self, seat: int) -> None:
        """The robot's next level."""
        at = LEVELS.index(self._seats[seat].level)
        self.change(seat, level=LEVELS[(at + 1) % len(LEVELS)])

    def fill(self) -> None:
        """Robots on all free places."""
        self._seats = self.filled()._seats

    def watch(self, *, only: bool) -> None:
        """Robots on every place, or the people back where they sat."""
        if only:
            self._peopled = self._kinds() if self.humans else self._peopled
            kinds: Sequence[Kind] = ["bot" for _ in self.seats]
        else:
            kinds = self._peopled
        for seat, kind in zip(range(self.count), kinds, strict=False):
            self.change(seat, kind=kind)
        if not only and not self.humans:
            self.change(0, kind="human")
        self._name_all()

    def swap(self, one: int, other: int) -> None:
        """Two change places, and their names with them."""
        seats = self._seats
        seats[one], seats[other] = seats[other], seats[one]

    def put_back(self, places: Sequence[SeatDraft]) -> None:
        """Everybody where they were when `places` was read."""
        self._seats = list(places)
        self._fit()

    def _fit(self) -> None:
        """Make the number of places one that the game has, and the sides with it."""
        counts = seat_counts(self.ruleset)
        self.count = min(counts, key=lambda n: (abs(n - self._wanted), n))
        while len(self._seats) < self.count:
            self._seats.append(SeatDraft())
        if self.ruleset.seat_problem(self.count) is not None:
            self.ruleset = changed(self.ruleset, "teams", None)
        self._name_all()

    def _name_all(self) -> None:
        """Names for those who sit down; whoever has one of their own keeps it."""
        self._name_people()
        self._name_robots()

    def _name_people(self) -> None:
        """Typed names that differ, and a number for each person."""
        seen: list[SeatDraft] = []
        numbers = {seat.number for seat in self.seats if seat.kind == "human"}
        for i, seat in enumerate(self.seats):
            if seat.kind != "human":
                continue
            if seat.name.casefold() in {other.name.casefold() for other in seen if other.name}:
                self.change(i, name=self._distinct(i, seat.name))
            if seat.number == 0 or seat.number in {other.number for other in seen}:
                number = next(n for n in range(1, len(self._seats) + 2) if n not in numbers)
                self.change(i, number=number)
                numbers.add(number)
            seen.append(self._seats[i])

    def _name_robots(self) -> None:
        """A face for each robot that has none, or has one that somebody else has by now."""
        taken = {seat.name.casefold() for seat in self.seats if seat.kind == "human"}
        nameless = []
        for i, seat in enumerate(self.seats):
            if seat.kind == "bot" and seat.face and seat.face.casefold() not in taken:
                taken.add(seat.face.casefold())
            elif seat.kind == "bot":
                nameless.append(i)
        for i in nameless:
            free = [name for name in self._usual.robots if name.casefold() not in taken]
            # Rather one that no robot comes back with, when a person makes room for it.
            known = {seat.face for seat in self._seats}
            face = next((name for name in free if name not in known), next(iter(free), "?"))
            self.change(i, face=face)
            taken.add(face.casefold())
