"""One card twice as large, with its name and what it counts; and the last move spelled out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_desktop.engine.cards import SETTEBELLO, Card
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.scoring import PRIMIERA_VALUES
from scopa_desktop.scenes.card_words import card_name
from scopa_desktop.scenes.chips import Chips
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.skins import CardStyle
from scopa_desktop.scenes.table.board import LastMove
from scopa_desktop.scenes.table.captures import sum_text
from scopa_desktop.scenes.words import verb_of
from scopa_desktop.ui.canvas import Canvas, Look
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import CARD_H, CARD_W
from scopa_desktop.ui.wrap import shortened, wrapped

WIDTH: Final = 128
LAST_LEAST: Final = 152
LAST_MOST: Final = 416
LAST_H: Final = 158
LINE: Final = 12
ROW: Final = 18
ROW_LEAST: Final = 200
NAME_W: Final = 62
SHOWN: Final = 6
"""Cards shown in a row of the last move; more are a number."""


@dataclass(slots=True)
class Lens:
    """Paints panels that explain, over everything else."""

    canvas: Canvas
    services: Services
    style: CardStyle
    is_fifteen: bool = False
    """Whether sums are shown as fifteens."""

    def _name(self, card: Card) -> str:
        return card_name(card, self.services.catalog, self.services.skins, self.style)

    def _text(self, key: str, /, **values: object) -> str:
        return self.services.catalog.text(key, **values)

    def card(self, card: Card, beside: Rect, *, settebello: int, primiera: bool) -> None:
        """A card in large beside its place; `settebello` is what the seven of coins counts."""
        canvas = self.canvas
        measure = self.services.assets.font("F7B").width
        name = wrapped(self._name(card), WIDTH - 16, measure)[:2]
        facts = self._facts(card, settebello=settebello, primiera=primiera)
        rect = panel_rect(beside, 202 + LINE * (len(name) + len(facts)))
        panel(canvas, rect)
        face = self.services.skins.face(card, self.style)
        canvas.box(Rect(rect.x + 10, rect.y + 10, 112, 180), "felt3", 150)
        canvas.picture(face, rect.x + 8, rect.y + 8, Look(scale=2))
        y = rect.y + 194
        for line in name:
            canvas.text(rect.x + 8, y, line, "sun", font="F7B")
            y += LINE
        for fact in facts:
            canvas.text(rect.x + 8, y, fact)
            y += LINE

    def _facts(self, card: Card, *, settebello: int, primiera: bool) -> list[str]:
        """What a card counts at this table."""
        facts = [self._text("inspect-value", value=card.value)]
        if primiera:
            facts.append(self._text("inspect-primiera", points=PRIMIERA_VALUES[card.rank]))
        if card == SETTEBELLO and settebello:
            facts.append(self.services.catalog.plural("inspect-settebello", settebello))
        return facts

    def last_move(self, move: LastMove, name: str, before: Sequence[tuple[str, Move]] = ()) -> None:
        """Who did what, with whole cards; above it what the others did before, in small ones."""
        canvas = self.canvas
        title = self._text("table-last-move")
        verb = verb_of(self.services.catalog, move.verb_key, name)
        said = canvas.width_of(name, font="F7B") + 6 + canvas.width_of(verb)
        least = max(said, canvas.width_of(title, font="F7B"), ROW_LEAST if before else 0) + 24
        rect = last_rect(move, least, len(before))
        panel(canvas, rect)
        canvas.text(rect.x + 12, rect.y + 10, title, "gold", font="F7B")
        chips = Chips(self.services, canvas, self.style)
        x, y = rect.x + 12, rect.y + 26
        for who, done in before:
            measure = self.services.assets.font("F7").width
            canvas.text(x, y, shortened(who, NAME_W, measure))
            chips.move(done, x + NAME_W + 6, y - 4, room=rect.w - NAME_W - 30)
            y += ROW
        end = canvas.text(x, y, name, "sun", font="F7B")
        canvas.text(x + end + 6, y, verb)
        y += 16
        faces = self.services.skins
        canvas.picture(faces.face(move.cards[0], self.style), x, y)
        if not move.taken:
            return
        arrow = self.services.assets.icon("arrow_right")
        canvas.picture(arrow, x + CARD_W + 6, y + CARD_H // 2 - 4)
        x += CARD_W + 22
        room = rect.right - 12 - x
        pitch = min(CARD_W + 4, (room - CARD_W) // max(len(move.taken) - 1, 1))
        for i, card in enumerate(move.taken):
            canvas.picture(faces.face(card, self.style), x + i * pitch, y)
        if len(move.taken) <= SHOWN:
            words = sum_text(move.cards[0], move.taken, is_fifteen=self.is_fifteen)
            canvas.text(rect.x + 12, y + CARD_H + 7, words, "kraft")


def panel_rect(beside: Rect, height: int) -> Rect:
    """The panel at the right of a card, or at its left where there is no room."""
    x = beside.right + 8
    if x + WIDTH > 636:
        x = beside.x - WIDTH - 8
    y = min(max(beside.y + beside.h // 2 - height // 2, 4), 356 - height)
    return Rect(max(x, 4), y, WIDTH, height)


def last_rect(move: LastMove, least: int, rows: int) -> Rect:
    """Where the last move is spelled out: as wide as its cards and its words."""
    cards = 24 + CARD_W
    if move.taken:
        cards += 22 + len(move.taken) * (CARD_W + 4) - 4
    width = min(max(cards, least, LAST_LEAST), LAST_MOST)
    return Rect(320 - width // 2, 44, width, LAST_H - (0 if move.taken else 14) + rows * ROW)
