"""Sentences that several screens make: lists of names, a match in a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from scopa_desktop.engine.record import MatchRecord, RecordError, replay
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.state import MatchState
from scopa_desktop.i18n.catalog import Catalog, available_languages
from scopa_desktop.persistence.database import SavedMatch
from scopa_desktop.persistence.settings import SeatSetup
from scopa_desktop.ui.wrap import shortened


def listed(catalog: Catalog, items: Sequence[str], key: str = "list-and") -> str:
    """Items as a sentence lists them: `list-and` or `list-or` joins the last one."""
    if len(items) < 2:
        return "".join(items)
    return catalog.text(key, items=", ".join(items[:-1]), last=items[-1])


def partners(
    names: Sequence[str], room: int, measure: Callable[[str], int], joint: str = " + "
) -> str:
    """Partners' names in a row; where room is short, the longest are cut, and evenly."""
    widest = max((measure(name) for name in names), default=0)
    for width in range(widest, 11, -1):
        line = joint.join(shortened(name, width, measure) for name in names)
        if measure(line) <= room:
            return line
    return shortened(joint.join(names), room, measure)


@cache
def people_called_you() -> frozenset[str]:
    """What the only person at a table is called, in every language."""
    return frozenset(Catalog.load(tag).text("seat-you") for tag in available_languages())


def spoken(key: str, name: str) -> str:
    """The key of a sentence about a person: its second person for who is called “you”."""
    return f"{key}-you" if name in people_called_you() else key


def verb_of(catalog: Catalog, key: str, name: str) -> str:
    """What somebody did, after the name; the only person at a table is spoken to."""
    return catalog.text(spoken(key, name))


@cache
def usual_people() -> frozenset[str]:
    """What people are called who have not said their names, in every language."""
    catalogs = [Catalog.load(tag) for tag in available_languages()]
    numbered = {catalog.text("seat-player", n=n) for catalog in catalogs for n in range(1, 7)}
    return people_called_you() | numbered


def score_words(catalog: Catalog, scores: Sequence[int]) -> str:
    """A score, by side."""
    if len(scores) == 2:
        return catalog.text("score-two", one=scores[0], other=scores[1])
    return " · ".join(map(str, scores))


HOUSE: Final = "rules_name"
"""Where a record keeps what the house calls its rules."""


def house_name(record: MatchRecord) -> str:
    """What the house calls the rules of a match; empty where they have no name of their own."""
    name = record.extra.get(HOUSE)
    return " ".join(name.split())[:80] if isinstance(name, str) else ""


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A saved match and how it stands."""

    saved: SavedMatch
    state: MatchState | None
    """None when its moves do not fit its rules."""

    @classmethod
    def read(cls, saved: SavedMatch) -> KeptMatch:
        """Play a saved match again to see how it stands."""
        try:
            return cls(saved, replay(saved.record))
        except RecordError:
            return cls(saved, None)

    @property
    def record(self) -> MatchRecord:
        """The match itself."""
        return self.saved.record

    @property
    def is_begun(self) -> bool:
        """Whether anybody has played a card."""
        return any(played.moves for played in self.record.rounds)

    def game(self, catalog: Catalog) -> str:
        """The game, by the house's name or marked where its rules were changed.

        Another target is no change.
        """
        if house := house_name(self.record):
            return house
        name = catalog.text(self.record.ruleset.preset.name_key)
        is_changed = bool(self.record.ruleset.options().keys() - {"target"})
        return catalog.text("setup-changed", game=name) if is_changed else name

    def score(self, catalog: Catalog) -> str:
        """The points of the match, by side."""
        return score_words(catalog, self.state.scores) if self.state is not None else ""

    def turn(self, catalog: Catalog) -> str:
        """Whose turn it is, or that a round has ended."""
        state = self.state
        if state is None:
            return catalog.text("saved-damaged")
        if state.round is None or state.round.is_over or state.round.turn is None:
            return catalog.text("saved-between", n=max(state.round_number, 1))
        name = self.record.seats[state.round.turn].name
        if name in people_called_you():
            return catalog.text("saved-your-turn")
        return catalog.text("saved-turn", name=name)

    def sides(self, catalog: Catalog) -> str:
        """Who plays against whom."""
        seats, ruleset = self.record.seats, self.record.ruleset
        names = [
            listed(catalog, [seats[seat].name for seat in ruleset.seats_of(side, len(seats))])
            for side in range(ruleset.sides(len(seats)))
        ]
        return " × ".join(names)

    def lines(self, catalog: Catalog) -> list[str]:
        """The match in a few words, the fullest first, each shorter than the one before."""
        game, score = self.game(catalog), self.score(catalog)
        if not score:
            return [game]
        return [f"{game} · {score} · {self.turn(catalog)}", f"{game} · {score}", game]


def table_lines(
    catalog: Catalog, ruleset: Ruleset, seats: Sequence[SeatSetup], house: str = ""
) -> list[str]:
    """A table in a few words, the fullest first: its game, and who plays against whom.

    The game goes by the house's name for it, where there is one.
    """
    game = house or catalog.text(ruleset.preset.name_key)
    if not house and ruleset.options().keys() - {"target"}:
        game = catalog.text("setup-changed", game=game)
    crowd = f"{game} · {catalog.plural('setup-seats', len(seats))}"
    people = [seat for seat in seats if seat.kind == "human"]
    # “Grandma's against Carmen” would be a match of its own.
    if len(seats) == 2 and len(people) == 1 and not house:
        name = next(seat.name for seat in seats if seat.kind != "human")
        return [catalog.text("title-play-duel", game=game, name=name), crowd, game]
    sides = " × ".join(
        listed(catalog, [seats[seat].name for seat in ruleset.seats_of(side, len(seats))])
        for side in range(ruleset.sides(len(seats)))
    )
    return [catalog.text("title-play-table", game=game, sides=sides), crowd, game]


def kept_matches(saved: Sequence[SavedMatch]) -> list[KeptMatch]:
    """Saved matches and how they stand, in their order."""
    return [KeptMatch.read(one) for one in saved]
