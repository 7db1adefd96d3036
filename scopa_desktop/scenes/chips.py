"""Small cards: value and suit on a bit of paper, for lists, boards and the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.moves import Claim, Move
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.skins import CardStyle
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect

CHIP_W: Final = 22
CHIP_H: Final = 14
GAP: Final = 2
ARROW_W: Final = 8


class Chips:
    """Draws small cards as one viewer sees the suits."""

    def __init__(self, services: Services, canvas: Canvas, style: CardStyle) -> None:
        self._services, self._canvas, self._style = services, canvas, style

    def card(self, card: Card, x: int, y: int) -> int:
        """One small card; the x after it."""
        canvas = self._canvas
        canvas.rounded(Rect(x, y, CHIP_W, CHIP_H), "ink")
        canvas.box(Rect(x + 1, y + 1, CHIP_W - 2, CHIP_H - 2), "white")
        canvas.text(x + 7, y + 4, str(card.value), "ink", align="center")
        canvas.picture(self._services.skins.suit_icon(card.suit, self._style), x + 13, y + 4)
        return x + CHIP_W + GAP

    def cards(self, cards: Sequence[Card], x: int, y: int, *, room: int | None = None) -> int:
        """Small cards in a row; what does not fit in the room is a number. The x after them."""
        shown = list(cards)
        if room is not None and width_of(len(shown)) > room:
            shown = shown[: max((room - 16) // (CHIP_W + GAP), 0)]
        for card in shown:
            x = self.card(card, x, y)
        if len(shown) < len(cards):
            more = f"+{len(cards) - len(shown)}"
            x += self._canvas.text(x + 1, y + 4, more, "wood2") + 1 + GAP
        return x

    def move(self, move: Move, x: int, y: int, *, room: int | None = None) -> int:
        """A move: the card played, an arrow, and what it took; of a claim its whole set."""
        if isinstance(move, Claim):
            return self.cards(move.cards, x, y, room=room)
        x = self.card(move.card, x, y)
        if not move.captured:
            return x
        for i in range(4):
            self._canvas.box(Rect(x + i + 1, y + 3 + i, 1, 8 - 2 * i), "golddk")
        left = None if room is None else room - CHIP_W - GAP - ARROW_W
        return self.cards(move.captured, x + ARROW_W, y, room=left)


def width_of(count: int) -> int:
    """How wide a row of so many small cards is."""
    return count * (CHIP_W + GAP) - GAP if count else 0
