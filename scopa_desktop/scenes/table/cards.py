"""Paints the cards: the table with its outlines and letters, the hand, what flies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.skins import CardStyle, Skins
from scopa_desktop.scenes.table.board import Board, CardSprite
from scopa_desktop.scenes.table.prompt import letter_of, listed_sets
from scopa_desktop.scenes.table.selection import Selection
from scopa_desktop.ui.canvas import PLAIN, Canvas, Look, Picture
from scopa_desktop.ui.frames import card_outline
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import CARD_H, CARD_W, SET_COLORS

DIM: Final = 65
FAINT: Final = 80
"""Brightness, in percent, of cards in no set, and of those in sets that are not listed."""
TAB: Final = 12
TABS: Final = 3
"""A card wears at most so many letters."""


@dataclass(slots=True)
class CardPainter:
    """One frame of all cards."""

    canvas: Canvas
    skins: Skins
    board: Board
    style: CardStyle
    back: Picture
    is_light: bool = False
    """Whether the cloth is so light that dark lines are wanted on it."""

    def facts(self) -> tuple[object, ...]:
        """All that the table's cards show besides what is selected, to see whether it changed."""
        board = self.board
        lying = [(card, *sprite.state) for card, sprite in board.table.items()]
        taken = (board.lit, board.lit_text, board.left15, round(board.shake))
        return (self.style, self.back, board.slots.mode, tuple(board.slots.cards), lying, taken)

    def sprite(self, sprite: CardSprite, brightness: int = 100) -> None:
        """A card where it is now, with its shadow."""
        canvas = self.canvas
        shown = sprite.card is not None and sprite.face >= 0.5
        face = self.skins.face(sprite.card, self.style) if shown and sprite.card else self.back
        x, y = round(sprite.x + sprite.lean), round(sprite.y - sprite.lift)
        if sprite.width is None:
            depth = 2 + round(sprite.lift / 4)
            canvas.box(Rect(x + 1, y + CARD_H, CARD_W - 2, depth), "felt3", 180)
            canvas.box(Rect(x + CARD_W, y + 3, 1, CARD_H - 4), "felt3", 150)
        look = PLAIN
        if sprite.width is not None or sprite.shear or brightness != 100:
            look = Look(width=sprite.width, shear=round(sprite.shear), brightness=brightness)
        canvas.picture(face, x, y, look)

    def table(self, selection: Selection, front: Card | None) -> None:
        """All table cards; `front` is shown whole where cards overlap."""
        board = self.board
        listed = listed_sets(selection)
        dense = board.slots.mode.is_overlapping
        order = [card for card in board.slots.cards if card in board.table]
        shake, levels = round(board.shake), self._levels(selection, listed)
        for card in order:
            sprite = board.table[card]
            if dense:
                x, y = round(sprite.x), round(sprite.y)
                self.canvas.box(Rect(x - 2, y + 2, 2, CARD_H - 4), "ink", 90)
                self.canvas.box(Rect(x + 2, y - 2, CARD_W - 4, 2), "ink", 90)
            sprite.lean += shake
            self.sprite(sprite, levels[card])
            sprite.lean -= shake
        if front is not None and dense and front in board.table:
            self.sprite(board.table[front])
        self._outlines(selection)
        self._tabs(selection, listed)

    def _levels(self, selection: Selection, listed: range) -> dict[Card, int]:
        """How bright each card of the table is, in percent."""
        table = self.board.table
        if self.board.lit:
            return {card: 100 if card in self.board.lit else FAINT for card in table}
        if selection.card is None:
            return dict.fromkeys(table, 100)
        if selection.marks:
            useful = {card for card in table if selection.is_useful(card)} | {*selection.marks}
            return {card: 100 if card in useful else DIM for card in table}
        named = {*selection.active_set}.union(*(selection.sets[i] for i in listed))
        taken = set().union(*selection.sets)
        return {card: 100 if card in named else FAINT if card in taken else DIM for card in table}

    def _visible(self, card: Card) -> Rect:
        sprite = self.board.table[card]
        rect = self.board.slots.visible(card)
        return Rect(round(sprite.x + sprite.lean), round(sprite.y - sprite.lift), rect.w, rect.h)

    def _outlines(self, selection: Selection) -> None:
        board = self.board
        for card in board.lit:
            if card in board.table:
                card_outline(self.canvas, self._visible(card), "gold")
        if board.lit:
            return
        if selection.is_claim:
            for card in selection.active_set:
                if card in board.table:
                    self._wine(self._visible(card))
            if board.left15 in board.table and board.left15 is not None:
                self._flag(self._visible(board.left15))
            return
        color = SET_COLORS[selection.active % len(SET_COLORS)]
        for card in selection.captured:
            if card in board.table:
                card_outline(self.canvas, self._visible(card), "gold" if selection.marks else color)

    def _wine(self, rect: Rect) -> None:
        canvas = self.canvas
        canvas.frame(rect.grown(3), "ink", cut=2)
        canvas.frame(rect.grown(2), "wine", cut=2)
        canvas.frame(rect.grown(1), "wine")
        canvas.dashes(rect.grown(2), "sun", length=3)

    def _flag(self, rect: Rect) -> None:
        box = Rect(rect.right - 19, rect.y - 5, 20, 13)
        self.canvas.rounded(box, "ink", cut=2)
        self.canvas.rounded(box.grown(-1), "wine")
        self.canvas.text(box.x + 10, box.y + 3, "15", "sun", font="F7B", align="center")

    def _tabs(self, selection: Selection, listed: range) -> None:
        """The letters of the sets, on every card that belongs to one of the listed ones."""
        if len(selection.sets) < 2 or selection.marks or self.board.lit:
            return
        stacked = self.board.slots.mode.pitch < CARD_W
        for card in self.board.table:
            rect = self._visible(card)
            mine = [i for i in listed if card in selection.sets[i]]
            for place, number in enumerate(mine[:TABS]):
                if stacked:
                    x, y = rect.x + 14, rect.y + 2 + (TAB + 1) * place
                else:
                    x, y = rect.right - TAB - 2 - (TAB + 1) * place, rect.y - 4
                flagged = selection.is_claim and card == self.board.left15
                if not flagged:
                    self._tab(x, y, number, wine=selection.is_claim)

    def _tab(self, x: int, y: int, number: int, *, wine: bool) -> None:
        color = "wine" if wine else SET_COLORS[number % len(SET_COLORS)]
        ink = "sun" if wine else "ink"
        self.canvas.rounded(Rect(x - 1, y - 1, TAB + 2, TAB + 2), "ink", cut=2)
        self.canvas.rounded(Rect(x, y, TAB, TAB), color)
        letter = letter_of(number)
        self.canvas.text(x + TAB // 2, y + 3, letter, ink, font="F7B", align="center")

    def sum_badge(self) -> None:
        """The sum of what is being taken, over the middle of it."""
        board = self.board
        if not board.lit_text:
            return
        width = self.canvas.width_of(board.lit_text, font="F7B") + 16
        rect = Rect(320 - width // 2, 222, width, 20)
        self.canvas.rounded(rect, "ink", cut=2)
        self.canvas.rounded(rect.grown(-1), "gold")
        self.canvas.text(320, rect.y + 7, board.lit_text, "ink", font="F7B", align="center")

    def ghost(self, rect: Rect, text: str, *, is_lit: bool) -> None:
        """Where a left card would lie, and what the table would then add up to.

        It is lit while a card is held over it and would be left.
        """
        line, ink = ("wood", "ink") if self.is_light else ("kraft", "paper")
        self.canvas.box(rect, "ink", 150 if is_lit else 60)
        if is_lit:
            self.canvas.frame(rect, "gold")
            self.canvas.frame(rect.grown(-1), "gold")
            ink = "sun"
        else:
            self.canvas.dashes(rect, line)
        x, y = rect.x + rect.w // 2, rect.y + (rect.h - 7) // 2
        self.canvas.text(x, y, text, ink, align="center")

    def hand(self, selected: Card | None, *, keys: bool, held: CardSprite | None) -> None:
        """The viewer's cards; with `keys` each shows its digit."""
        arriving = self.board.arriving()
        for number, sprite in enumerate(self.board.hand):
            if sprite is held or sprite in arriving:
                continue
            self.sprite(sprite)
            x, y = round(sprite.x), round(sprite.y - sprite.lift)
            if sprite.card is not None and sprite.card == selected and sprite.face >= 0.5:
                card_outline(self.canvas, Rect(x, y, CARD_W, CARD_H), "sun")
            if keys and sprite.face >= 0.5:
                tag = Rect(x + 22, y + 82, 13, 10)
                self.canvas.rounded(tag, "ink")
                self.canvas.rounded(tag.grown(-1), "panel")
                digit = str((number + 1) % 10)
                self.canvas.text(tag.x + 7, tag.y + 3, digit, "sun", font="F5", align="center")

    def flying(self, held: CardSprite | None) -> None:
        """Cards on their way, over everything that lies, buttons too; the carried one on top."""
        above = [sprite for sprite in self.board.arriving() if sprite is not held]
        for sprite in (*above, *self.board.flying):
            self.sprite(sprite)
        if held is not None:
            self.sprite(held)
