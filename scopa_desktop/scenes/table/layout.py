"""The table's grammar: from seats and hand size to rectangles (ux: layout of the table)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import CARD_H, CARD_W

TABLE: Final = Rect(112, 32, 416, 184)
PROMPT: Final = Rect(112, 220, 416, 24)
FELT_DROP: Final = Rect(108, 28, 425, 220)
"""Where a dropped card counts as laid on the table."""
HAND_Y: Final = 266
HOVER_LIFT: Final = 6
RAISED_LIFT: Final = 14
BIG_HAND: Final = 7
"""From this many cards a deal, the side columns end above the hand."""
TOP_PLATE: Final = Rect(160, 2, 320, 22)
BACKS_Y: Final = -62
"""Top of the backs that hang in at the upper edge."""
MENU: Final = Rect(4, 2, 24, 24)
RULE: Final = Rect(32, 2, 120, 24)

_RIGHT: Final = Rect(532, 32, 104, 48)
_RIGHT_LOW: Final = Rect(532, 84, 104, 48)
_LEFT: Final = Rect(4, 32, 104, 48)
_LEFT_LOW: Final = Rect(4, 84, 104, 48)

_PLATES: Final[dict[int, tuple[Rect, ...]]] = {
    2: (TOP_PLATE,),
    3: (_RIGHT, _LEFT),
    4: (_RIGHT, TOP_PLATE, _LEFT),
    6: (_RIGHT_LOW, _RIGHT, TOP_PLATE, _LEFT, _LEFT_LOW),
}
"""Plates of the others by number of seats, from the viewer's right round to the left."""


def icon_rect(number: int) -> Rect:
    """The five small buttons at the top right."""
    return Rect(504 + 27 * number, 2, 24, 24)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles for one number of seats, seen from one seat."""

    seats: int
    viewer: int
    """The seat drawn at the bottom."""
    is_big: bool = False
    """The big-hand layout, chosen once per match."""
    is_clockwise: bool = False
    """Whether the next seat sits to the viewer's left (the house's choice of direction)."""

    def ring(self, seat: int) -> int:
        """How many places to the viewer's right a seat is; 0 is the viewer."""
        return (seat - self.viewer) % self.seats

    def plate(self, seat: int) -> Rect:
        """A seat's plate."""
        place = self.ring(seat)
        if place == 0:
            return self.me
        return _PLATES[self.seats][-place if self.is_clockwise else place - 1]

    def is_top(self, seat: int) -> bool:
        """Whether a seat has the slim plate at the top, with real backs."""
        return self.plate(seat) == TOP_PLATE

    @property
    def strip_end(self) -> int:
        """How far to the right the rule and its badges may reach."""
        is_free = TOP_PLATE not in _PLATES[self.seats]
        return TOP_PLATE.right if is_free else RULE.right

    @property
    def me(self) -> Rect:
        """The viewer's plate."""
        return Rect(4, 212, 104, 32) if self.is_big else Rect(4, 324, 104, 32)

    @property
    def ticker(self) -> Rect:
        """The last move."""
        return Rect(4, 84, 104, 36) if self.is_big else Rect(4, 136, 104, 36)

    @property
    def my_pile(self) -> Rect:
        """Room of the viewer's pile with its crosswise sweep cards."""
        return Rect(4, 124, 104, 84) if self.is_big else Rect(4, 180, 104, 136)

    @property
    def other_pile(self) -> Rect | None:
        """Room of the opponent's pile; only with two seats."""
        if self.seats != 2:
            return None
        return Rect(532, 32, 104, 48) if self.is_big else Rect(532, 32, 104, 96)

    @property
    def stock(self) -> Rect:
        """The stock; it lies in the big-hand layout."""
        return Rect(540, 84, 90, 56) if self.is_big else Rect(556, 140, CARD_W, CARD_H)

    @property
    def take15(self) -> Rect:
        """The claim button."""
        return Rect(532, 144, 104, 28) if self.is_big else Rect(512, 256, 124, 28)

    @property
    def take(self) -> Rect:
        """The capture button."""
        return Rect(532, 176, 104, 36) if self.is_big else Rect(512, 288, 124, 36)

    @property
    def leave(self) -> Rect:
        """The button that lays a card down."""
        return Rect(532, 216, 104, 28) if self.is_big else Rect(512, 328, 124, 28)

    def hand(self, number: int, count: int) -> tuple[int, int]:
        """Upper left corner of one of the viewer's hand cards."""
        return 320 - (60 * count - 4) // 2 + 60 * number, HAND_Y

    def top_back(self, number: int, count: int) -> tuple[int, int]:
        """Upper left corner of one of the backs hanging in at the top."""
        pitch = 20 if count <= 4 else 8
        width = CARD_W + (count - 1) * pitch
        return 320 - width // 2 + number * pitch, BACKS_Y

    def back_home(self, seat: int) -> tuple[int, int]:
        """Where a seat's cards come from and fly to, as a card's corner."""
        plate = self.plate(seat)
        if self.ring(seat) == 0:
            return 320 - CARD_W // 2, HAND_Y
        if plate == TOP_PLATE:
            return 320 - CARD_W // 2, BACKS_Y
        return plate.x + plate.w // 2 - CARD_W // 2, plate.y - 20

    def show_place(self, seat: int) -> tuple[int, int]:
        """Where a robot shows the card it plays: in front of its plate, whole."""
        plate = self.plate(seat)
        if plate == TOP_PLATE:
            return 320 - CARD_W // 2, 8
        if plate.x > 320:
            return plate.x - CARD_W - 6, plate.y
        return plate.right + 6, plate.y

    def pile_place(self, seat: int) -> tuple[int, int]:
        """Where captured cards fly to, as a card's corner."""
        if self.ring(seat) == 0:
            room = self.my_pile
            return room.x + room.w // 2 - CARD_W // 2, room.bottom - 74
        if self.other_pile is not None:
            room = self.other_pile
            return room.x + room.w // 2 - CARD_W // 2, room.y
        plate = self.plate(seat)
        return plate.x + plate.w // 2 - CARD_W // 2, plate.y + plate.h // 2 - CARD_H // 2

    def stock_card(self) -> tuple[int, int]:
        """Where dealt cards start, as a card's corner."""
        stock = self.stock
        return stock.x + stock.w // 2 - CARD_W // 2, stock.y + stock.h // 2 - CARD_H // 2
