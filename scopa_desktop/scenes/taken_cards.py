"""Both piles of a finished round laid open: every card that a side has, suit by suit."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.cards import Card, Suit
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.skins import CardStyle
from scopa_desktop.scenes.words import partners
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import SIDE_BANNERS

AREA: Final = Rect(56, 42, 528, 260)
GAP: Final = 16
PLATE_H: Final = 22
CARD_W: Final = 56
SEEN: Final = 52
"""So much of a card looks out of its rack, from the top."""
ROW: Final = 58
"""From rack to rack, one for each suit."""
STEP: Final = 22
"""From card to card where there is room; closer where there is less."""


def pile_of(session: Session, side: int) -> tuple[Card, ...]:
    """What a side has taken, in the order of suits and values."""
    return tuple(sorted(session.runner.view(0).piles[side]))


def column(side: int, sides: int) -> Rect:
    """Where a side's plate and its cards are."""
    width = (AREA.w - GAP * (sides - 1)) // sides
    return Rect(AREA.x + (width + GAP) * side, AREA.y, width, AREA.h)


def places(count: int, width: int) -> list[int]:
    """How far from the left each of the cards of a suit lies."""
    step = min(STEP, (width - CARD_W) // (count - 1)) if count > 1 else STEP
    return [step * i for i in range(count)]


def draw_taken(services: Services, session: Session, canvas: Canvas, title: str) -> None:
    """A column for every side: its plate, and its cards below it."""
    canvas.display(AREA.x - 1, 14, title, "heading", align="left")
    style = session.style_of(session.onlooker)
    for side in range(session.side_count):
        rect = column(side, session.side_count)
        _plate(services, session, canvas, side, rect)
        _cards(services, canvas, pile_of(session, side), rect, style)


def _plate(services: Services, session: Session, canvas: Canvas, side: int, rect: Rect) -> None:
    plate = Rect(rect.x, rect.y, rect.w, PLATE_H)
    canvas.rounded(plate, "ink", cut=2)
    canvas.rounded(plate.grown(-1), SIDE_BANNERS[side], cut=1)
    count = services.catalog.plural("round-taken-count", len(pile_of(session, side)))
    right = plate.right - 8
    right -= canvas.text(right, plate.y + 8, count, font="F7B", align="right") + 8
    names = partners(session.names_of(side), right - plate.x - 8, canvas.width_of)
    canvas.text(plate.x + 8, plate.y + 8, names)


def _cards(
    services: Services, canvas: Canvas, pile: tuple[Card, ...], rect: Rect, style: CardStyle
) -> None:
    for i, suit in enumerate(Suit):
        y = rect.y + PLATE_H + 6 + ROW * i
        held = [card for card in pile if card.suit is suit]
        if not held:
            icon = services.skins.suit_icon(suit, style)
            width = canvas.text(rect.x + 4, y + SEEN - 13, "–", "steel")
            canvas.picture(icon, rect.x + 4 + width + 4, y + SEEN - 13)
        with canvas.clip(Rect(rect.x, y, rect.w, SEEN)):
            for card, x in zip(held, places(len(held), rect.w), strict=True):
                canvas.picture(services.skins.face(card, style), rect.x + x, y)
        canvas.box(Rect(rect.x, y + SEEN, rect.w, 2), "wood")
        canvas.box(Rect(rect.x, y + SEEN + 2, rect.w, 1), "parch")


def taken_nodes(session: Session) -> list[Node]:
    """The piles as a reader is told of them."""
    return [
        Node(
            f"round-taken-{side}",
            "pile",
            " + ".join(session.names_of(side)),
            column(side, session.side_count),
            " ".join(map(str, pile_of(session, side))),
        )
        for side in range(session.side_count)
    ]
