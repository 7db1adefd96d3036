"""Both piles of a finished round laid open: every card that a side has, suit by suit."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.cards import Card, Suit
from scopa_desktop.scenes.chips import CHIP_H, Chips
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import SIDE_BANNERS

BLOCK_W: Final = 262
TOP: Final = 62
HEAD: Final = 18
PITCHES: Final = {2: 22, 3: 18, 4: 18}
"""From suit to suit, by number of sides: three and four sides stand in two rows."""


def pile_of(session: Session, side: int) -> tuple[Card, ...]:
    """What a side has taken, in the order of suits and values."""
    return tuple(sorted(session.runner.view(0).piles[side]))


def block(side: int, sides: int) -> Rect:
    """Where a side's cards are."""
    height = HEAD + 4 * PITCHES[sides]
    column, row = side % 2, side // 2
    return Rect(56 + (BLOCK_W + 4) * column, TOP + (height + 26) * row, BLOCK_W, height)


def draw_taken(services: Services, session: Session, canvas: Canvas) -> None:
    """A block for every side."""
    chips = Chips(services, canvas, session.style_of(0))
    for side in range(session.side_count):
        rect, pile = block(side, session.side_count), pile_of(session, side)
        canvas.box(Rect(rect.x, rect.y, rect.w - 6, HEAD - 3), "parch")
        canvas.box(Rect(rect.x, rect.y, 3, HEAD - 3), SIDE_BANNERS[side])
        count = services.catalog.plural("round-taken-count", len(pile))
        canvas.text(rect.x + 8, rect.y + 4, count, "ink", font="F7B")
        names = " + ".join(session.names_of(side))
        right = rect.right - 12
        if canvas.width_of(names) < 160:
            canvas.text(right, rect.y + 4, names, "steel", align="right")
        pitch = PITCHES[session.side_count]
        for i, suit in enumerate(Suit):
            y = rect.y + HEAD + pitch * i + (pitch - CHIP_H) // 2
            chips.cards([card for card in pile if card.suit is suit], rect.x + 4, y)


def taken_nodes(session: Session) -> list[Node]:
    """The piles as a reader is told of them."""
    return [
        Node(
            f"round-taken-{side}",
            "pile",
            " + ".join(session.names_of(side)),
            block(side, session.side_count),
            " ".join(map(str, pile_of(session, side))),
        )
        for side in range(session.side_count)
    ]
