"""Where cards lie on the table: slots that keep their cards until they are captured.

A mode is an arrangement of rows and columns for so many cards (ux: table slots). It grows
while a deal is played and shrinks only when a new deal starts or the table is empty, so
that players may remember places.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import CARD_H, CARD_W

Slot = tuple[int, int]
"""Row and column."""

_OUTWARD: Final = (3, 2, 4, 1, 5, 0, 6)
"""Seven columns from the middle outward."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One arrangement."""

    name: str
    left: int
    """x of column 0."""
    pitch: int
    """From column to column."""
    tops: tuple[int, ...]
    """y of each row."""
    order: tuple[Slot, ...]
    """The slots in the order in which they are filled."""
    shift: int = 0
    """How far to the right the columns of the mode before stand in this one: new columns come
    on both sides, so that the table stays in the middle."""

    def place(self, slot: Slot) -> tuple[int, int]:
        """Upper left corner of a slot."""
        row, column = slot
        return self.left + self.pitch * column, self.tops[row]

    @property
    def is_overlapping(self) -> bool:
        """Whether cards cover parts of each other."""
        return self.pitch < CARD_W or (len(self.tops) > 1 and self.tops[1] - self.tops[0] < CARD_H)


def _rows(count: int, columns: Iterable[int]) -> tuple[Slot, ...]:
    listed = tuple(columns)
    return tuple((row, column) for row in range(count) for column in listed)


def _columns(count: int, columns: Iterable[int]) -> tuple[Slot, ...]:
    return tuple((row, column) for column in columns for row in range(count))


def _moved(columns: int) -> tuple[int, ...]:
    """The seven columns from the middle outward, so many columns further right."""
    return tuple(column + columns for column in _OUTWARD)


_DENSE: Final = (32, 79, 126)
MODES: Final = (
    Mode("even6", 142, 60, (79,), _rows(1, (2, 3, 1, 4, 0, 5))),
    Mode("row7", 112, 60, (79,), _rows(1, _OUTWARD)),
    Mode("grid14", 112, 60, (32, 126), _rows(2, _OUTWARD)),
    Mode("dense21", 112, 60, _DENSE, _rows(3, _OUTWARD)),
    Mode("dense30", 112, 40, _DENSE, _rows(3, _moved(1)) + _columns(3, (8, 0, 9)), shift=1),
    Mode(
        "dense42",
        116,
        27,
        _DENSE,
        _rows(3, (*_moved(3), 10, 2, 11)) + _columns(3, (12, 1, 13, 0)),
        shift=2,
    ),
)
"""From the emptiest table to the fullest."""
EVEN6, ROW7 = MODES[0], MODES[1]


class TableSlots:
    """Which card lies in which slot."""

    def __init__(self) -> None:
        self.mode = EVEN6
        self._slots: dict[Card, Slot] = {}
        self._seen: dict[Card, Rect] = {}
        """Visible parts, kept until a card comes or goes."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie there, row by row from the left: what lies later is on top."""
        return tuple(sorted(self._slots, key=lambda card: self._slots[card]))

    def start_round(self) -> None:
        """An empty table before the opening."""
        self._slots.clear()
        self._seen.clear()
        self.mode = EVEN6

    def reset(self, cards: Iterable[Card]) -> None:
        """A table as it is found, in order of arrival."""
        self.start_round()
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> bool:
        """Lay a card into the first free slot; whether the mode had to grow."""
        grew = False
        while (slot := self._free()) is None:
            self._grow()
            grew = True
        self._slots[card] = slot
        self._seen.clear()
        return grew

    def next_place(self) -> tuple[int, int]:
        """Where the next card would lie."""
        rect = self.next_visible()
        return rect.x, rect.y

    def next_visible(self) -> Rect:
        """The part of the next card's place that no card covers."""
        slot = self._free()
        if slot is not None:
            return self._uncovered(slot)
        # The arrangement would grow, and its cards move away.
        mode = MODES[MODES.index(self.mode) + 1]
        taken = {(row, column + mode.shift) for row, column in self._slots.values()}
        slot = next(s for s in mode.order if s not in taken)
        return Rect(*mode.place(slot), CARD_W, CARD_H)

    def remove(self, card: Card) -> None:
        """A card is taken; an emptied table begins again with one row."""
        self._slots.pop(card, None)
        self._seen.clear()
        if not self._slots:
            self.mode = ROW7

    def start_deal(self) -> bool:
        """Close up where fewer rows suffice; whether anything moved."""
        if self.mode is EVEN6:
            return False
        fitting = next(m for m in MODES[1:] if len(m.order) >= len(self._slots))
        if MODES.index(fitting) >= MODES.index(self.mode):
            return False
        self.mode = fitting
        places = sorted(fitting.order[: len(self._slots)])
        self._slots = dict(zip(self.cards, places, strict=True))
        self._seen.clear()
        return True

    def place(self, card: Card) -> tuple[int, int]:
        """Upper left corner of a card."""
        return self.mode.place(self._slots[card])

    def rect(self, card: Card) -> Rect:
        """The whole card."""
        return Rect(*self.place(card), CARD_W, CARD_H)

    def visible(self, card: Card) -> Rect:
        """The part that no later card covers."""
        if card not in self._seen:
            self._seen[card] = self._uncovered(self._slots[card])
        return self._seen[card]

    def _uncovered(self, slot: Slot) -> Rect:
        row, column = slot
        x, y = self.mode.place(slot)
        taken = set(self._slots.values())
        width, height = CARD_W, CARD_H
        if self.mode.pitch < CARD_W and (row, column + 1) in taken:
            width = self.mode.pitch
        tops = self.mode.tops
        below = row + 1 < len(tops) and tops[row + 1] - y < CARD_H
        if below and any((row + 1, c) in taken for c in self._covering(column)):
            height = tops[row + 1] - y
        return Rect(x, y, width, height)

    def _covering(self, column: int) -> range:
        reach = (CARD_W - 1) // self.mode.pitch
        return range(max(column - reach, 0), column + reach + 1)

    def _free(self) -> Slot | None:
        taken = set(self._slots.values())
        return next((slot for slot in self.mode.order if slot not in taken), None)

    def _grow(self) -> None:
        """The next mode; rows and columns keep their order."""
        self.mode = mode = MODES[MODES.index(self.mode) + 1]
        slots = self._slots.items()
        self._slots = {card: (row, column + mode.shift) for card, (row, column) in slots}
