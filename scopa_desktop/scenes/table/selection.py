"""From what is pointed at to a candidate move; pure, the engine stays the only judge."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.moves import Claim, Play
from scopa_desktop.engine.view import View

LISTED = 64
"""The screen lists no more sets than this; marking reaches the others."""
Cards = tuple[Card, ...]


class Fit(Enum):
    """How marked cards stand to what is wanted."""

    LOW = "low"
    EXACT = "exact"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Selection:
    """A hand card (or the wish to claim), its sets, and what is marked."""

    view: View
    card: Card | None = None
    """The raised hand card."""
    sets: tuple[Cards, ...] = ()
    """Legal sets of the card; the open left fifteens while no card is raised."""
    active: int = 0
    """The set that is outlined."""
    marks: Cards = ()
    """Table cards marked by hand, in the order of marking; they override the active set."""

    @property
    def is_claim(self) -> bool:
        """Whether the sets are left fifteens to be claimed."""
        return self.card is None and bool(self.sets)

    @property
    def active_set(self) -> Cards:
        """The outlined set; empty when there is none."""
        return self.sets[self.active] if self.sets else ()

    @property
    def captured(self) -> Cards:
        """What confirming would take: the marks, else the active set."""
        return self.marks or self.active_set

    def move(self) -> Play | Claim | None:
        """The candidate: the card with what it would take; None with nothing selected."""
        if self.card is not None:
            return Play(self.card, self.captured)
        return Claim(self.active_set) if self.is_claim else None

    def selected(self, card: Card) -> Selection:
        """Another hand card raised, its first set active."""
        return Selection(self.view, card, self.view.captures(card, LISTED))

    def cleared(self) -> Selection:
        """Nothing raised; an open left fifteen shows its sets."""
        return idle(self.view)

    def cycled(self, step: int) -> Selection:
        """The next or the previous set; marks are given up."""
        if not self.sets:
            return self
        return replace(self, active=(self.active + step) % len(self.sets), marks=())

    def with_active(self, number: int) -> Selection:
        """One of the listed sets."""
        return replace(self, active=number, marks=())

    def with_set_of(self, card: Card, step: int = 0) -> Selection:
        """The first set that holds a table card; `step` goes on to the next such set."""
        holding = [i for i, cards in enumerate(self.sets) if card in cards]
        if not holding:
            return self
        if self.active in holding and step == 0:
            return replace(self, marks=())
        at = holding.index(self.active) + step if self.active in holding else 0
        return replace(self, active=holding[at % len(holding)], marks=())

    def marked(self, card: Card) -> Selection:
        """A table card marked, or no longer marked."""
        if card in self.marks:
            marks = tuple(other for other in self.marks if other != card)
        else:
            marks = (*self.marks, card)
        found = next((i for i, s in enumerate(self.sets) if set(s) == set(marks)), self.active)
        return replace(self, marks=marks, active=found)

    @property
    def wanted(self) -> int | None:
        """What the marked table cards should add up to."""
        if self.card is None:
            return None
        if self.view.ruleset.capture_mode == "fifteen":
            return 15 - self.card.value
        return self.card.value

    @property
    def total(self) -> int:
        """What the captured candidates add up to."""
        return sum(card.value for card in self.captured)

    @property
    def is_complete(self) -> bool:
        """Whether the marks are a legal set."""
        if self.card is None or not self.marks:
            return False
        return self.view.why_not(Play(self.card, self.marks)) is None

    @property
    def fit(self) -> Fit:
        """How the marks stand to what is wanted."""
        if self.is_complete or not self.marks:
            return Fit.EXACT
        wanted = self.wanted or 0
        return Fit.LOW if self.total < wanted else Fit.HIGH

    def is_useful(self, card: Card) -> bool:
        """Whether a table card can still be part of a legal set with what is marked."""
        if len(self.sets) >= LISTED:
            return True
        wanted = {*self.marks, card}
        return any(wanted <= set(cards) for cards in self.sets)


def idle(view: View) -> Selection:
    """Nothing raised yet; the sets of an open left fifteen are on offer."""
    sets = view.claims(LISTED) if view.turn == view.seat and view.left15 is not None else ()
    return Selection(view, None, sets)
