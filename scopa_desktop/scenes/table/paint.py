"""Paints the table scene: cards, plates, piles, the prompt. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.moves import Claim
from scopa_desktop.scenes.table.layout import PROMPT
from scopa_desktop.ui.canvas import Canvas, Look, Picture
from scopa_desktop.ui.frames import card_outline, panel, pill
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import SIDE_COLORS
from scopa_desktop.ui.wrap import shortened

if TYPE_CHECKING:
    from scopa_desktop.scenes.table.scene import TableScene

DIM = Look(brightness=65)


class TablePainter:
    """One frame of one table."""

    def __init__(self, scene: TableScene, canvas: Canvas) -> None:
        self._scene, self._canvas = scene, canvas
        self._services = scene.services
        self._style = scene.session.style_of(scene.seat)
        self._back = self._services.skins.back(self._services.settings.current.back)

    def draw(self) -> None:
        """From the felt up."""
        self._strip()
        self._plates()
        self._stock()
        self._piles()
        self._table()
        self._prompt()
        self._ticker()
        self._hand()
        if self._scene.banner_left > 0:
            self._canvas.display(320, 100, self._scene.text("table-sweep-escopa"), "sweep")

    def _icon(self, name: str) -> Picture:
        return self._services.assets.icon(name)

    def _strip(self) -> None:
        canvas, view = self._canvas, self._scene.view
        canvas.rounded(Rect(4, 2, 24, 24), "ink", cut=2)
        canvas.rounded(Rect(5, 3, 22, 22), "panel")
        menu = self._icon("menu")
        canvas.picture(menu, 16 - menu.width // 2, 14 - menu.height // 2)
        ruleset = view.ruleset
        key = f"ruleset-{ruleset.key}"
        name = self._scene.text(key) if self._services.catalog.has(key) else ruleset.key
        canvas.text(34, 6, f"{name} · {ruleset.target}", shadow="felt3")
        canvas.text(34, 18, f"{view.round_number} · {view.deal}/{view.deals}", "sky", font="F5")

    def _card(self, card: Card, x: int, y: int, look: Look | None = None) -> None:
        self._canvas.box(Rect(x + 1, y + 88, 55, 4), "felt3", 150)
        face = self._services.skins.face(card, self._style)
        if look is None:
            self._canvas.picture(face, x, y)
        else:
            self._canvas.picture(face, x, y, look)

    def _table(self) -> None:
        scene, slots = self._scene, self._scene.slots
        chosen = scene.selection.captured
        picking = scene.selection.card is not None
        for card in slots.cards:
            x, y = slots.place(card)
            dim = picking and card not in chosen and not scene.selection.is_useful(card)
            self._card(card, x, y, DIM if dim else None)
        for card in chosen:
            if card in slots.cards:
                card_outline(self._canvas, slots.visible(card))

    def _hand(self) -> None:
        scene = self._scene
        hand = scene.view.hand
        held = scene.drag
        for number, card in enumerate(hand):
            rect = scene.hand_rect(card)
            if held is not None and held.is_moving and held.card == card:
                continue
            if not scene.is_open:
                x, y = scene.layout.hand(number, len(hand))
                self._canvas.picture(self._back, x, y)
                continue
            self._card(card, rect.x, rect.y)
            if card == scene.selection.card:
                card_outline(self._canvas, rect, "sun")
        if held is not None and held.is_moving and scene.is_open:
            self._card(held.card, round(held.now.x) - 28, round(held.now.y) - 51)

    def _plates(self) -> None:
        scene, canvas, view = self._scene, self._canvas, self._scene.view
        small = self._services.skins.small_back(self._services.settings.current.back)
        for seat, player in enumerate(scene.session.runner.players):
            rect = scene.layout.plate(seat)
            side = scene.session.side_of(seat)
            turn = scene.session.runner.turn == seat
            panel(canvas, rect)
            if turn:
                canvas.frame(rect.grown(1), "sun", cut=1)
                canvas.frame(rect, "sun", cut=1)
            canvas.box(Rect(rect.x + 2, rect.y + 2, 4, rect.h - 4), SIDE_COLORS[side])
            portrait = self._portrait(seat)
            canvas.picture(portrait, rect.x + 9, rect.y + 4)
            name = shortened(player.name, 50, self._services.assets.font("F7").width)
            canvas.text(rect.x + 29, rect.y + 7, name, "sun" if turn else "paper")
            score = str(view.scores[side])
            top = scene.layout.is_top(seat)
            x = rect.x + 110 if top else rect.right - 6
            canvas.text(x, rect.y + 7, score, "gold", font="F7B", align="right")
            if view.dealer == seat:
                canvas.picture(
                    self._icon("dealer"), rect.right - 26 if not top else x + 6, rect.y + 6
                )
            self._counts(seat, rect, side)
            if scene.layout.ring(seat) == 0:
                continue
            count = view.hand_sizes[seat]
            pitch = 8 if count <= 4 else 3
            for i in range(count):
                if top:
                    canvas.picture(self._back, *scene.layout.top_back(i, count))
                else:
                    canvas.picture(small, rect.x + 9 + pitch * i, rect.y + 28)

    def _counts(self, seat: int, rect: Rect, side: int) -> None:
        canvas, view, layout = self._canvas, self._scene.view, self._scene.layout
        mine = layout.ring(seat) == 0
        if mine:
            x, y = rect.x + 29, rect.y + 18
        elif layout.is_top(seat):
            x, y = rect.right - 84, rect.y + 7
        else:
            x, y = rect.x + 44, rect.y + 32
        if not mine:
            canvas.picture(self._icon("pile_red"), x, y - 1)
            canvas.text(x + 16, y + 1, str(len(view.piles[side])))
            x += 32
        canvas.picture(self._icon("broom"), x, y - 2)
        canvas.text(x + 13, y + 1, str(view.sweeps[side]))

    def _portrait(self, seat: int) -> Picture:
        player = self._scene.session.runner.players[seat]
        name = f"portrait_{player.name.lower()}"
        if not name.isascii() or not self._services.assets.has_icon(name):
            name = f"portrait_p{seat}"
        return self._icon(name)

    def _stock(self) -> None:
        canvas, view, rect = self._canvas, self._scene.view, self._scene.layout.stock
        if view.stock == 0:
            canvas.dashes(rect, "felthi")
            return
        look = Look(turns=1) if self._scene.layout.is_big else Look()
        for i in (2, 1, 0):
            canvas.picture(self._back, rect.x - i, rect.y + i, look)
        self._pill(rect, view.stock)

    def _pill(self, rect: Rect, number: int) -> None:
        text = str(number)
        width = self._canvas.width_of(text, font="F7B") + 10
        x, y = rect.x + rect.w // 2, rect.bottom - 6
        self._canvas.rounded(Rect(x - width // 2, y, width, 13), "ink", cut=2)
        self._canvas.text(x, y + 3, text, "sun", font="F7B", align="center")

    def _piles(self) -> None:
        scene, view = self._scene, self._scene.view
        rooms = [(scene.seat, scene.layout.my_pile)]
        if scene.layout.other_pile is not None:
            rooms.append((1 - scene.seat, scene.layout.other_pile))
        for seat, room in rooms:
            side = scene.session.side_of(seat)
            rect = Rect(room.x + 7, room.bottom - 62 if seat == scene.seat else room.y + 34, 90, 56)
            if not view.piles[side]:
                self._canvas.dashes(rect, "felthi")
                continue
            markers = view.sweep_cards[side][-3:]
            for i, card in enumerate(markers):
                x = rect.x + 17 + 19 * i - 9 * (len(markers) - 1)
                face = self._services.skins.face(card, self._style)
                self._canvas.picture(face, x, rect.y - 34, Look(crop=Rect(0, 0, 56, 60)))
            self._canvas.picture(self._back, rect.x, rect.y, Look(turns=1))
            self._pill(rect, len(view.piles[side]))

    def _prompt(self) -> None:
        scene = self._scene
        selection = scene.selection
        text = scene.notice
        if not text and selection.card is not None and selection.captured:
            parts = " + ".join(str(card.value) for card in selection.captured)
            wanted = selection.wanted
            text = f"{parts} = {selection.total}" + (f" / {wanted}" if selection.marks else "")
            if len(selection.sets) > 1 and not selection.marks:
                text += f"   ({selection.active + 1}/{len(selection.sets)})"
        if not text:
            turn = scene.session.runner.turn_player
            if turn is None:
                return
            text = (
                scene.text("table-choose")
                if scene.is_mine
                else scene.text("table-waits", name=turn.name)
            )
        width = self._canvas.width_of(text) + 24
        pill(self._canvas, Rect(320 - width // 2, PROMPT.y, width, PROMPT.h))
        self._canvas.text(320, PROMPT.y + 9, text, "paper", align="center")

    def _ticker(self) -> None:
        scene, history = self._scene, self._scene.view.history
        if not history:
            return
        seat, move = history[-1]
        rect = scene.layout.ticker
        self._canvas.box(rect, "felt3", 150)
        side = scene.session.side_of(seat)
        self._canvas.box(Rect(rect.x, rect.y, 2, rect.h), SIDE_COLORS[side])
        self._canvas.text(rect.x + 7, rect.y + 6, scene.session.runner.players[seat].name)
        if isinstance(move, Claim):
            first, taken = move.cards[:1], move.cards[1:]
        else:
            first, taken = (move.card,), move.captured
        x = rect.x + 7
        for i, card in enumerate((*first, *taken[:2])):
            x = self._chip(card, x + (8 if i == 1 else 0), rect.y + 18)
        if len(taken) > 2:
            self._canvas.text(x, rect.y + 22, f"+{len(taken) - 2}")

    def _chip(self, card: Card, x: int, y: int) -> int:
        self._canvas.rounded(Rect(x, y, 22, 14), "ink")
        self._canvas.box(Rect(x + 1, y + 1, 20, 12), "paper")
        self._canvas.text(x + 7, y + 4, str(card.value), "ink", align="center")
        self._canvas.picture(self._services.skins.suit_icon(card.suit, self._style), x + 13, y + 4)
        return x + 24
