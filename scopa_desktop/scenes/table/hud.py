"""Everything round the cards: the strip, plates, ticker, piles, stock, stamp and banner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.chips import Chips
from scopa_desktop.scenes.looks import ground_alpha, is_light, on_felt
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.seat_map import portrait_of
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.skins import CardStyle
from scopa_desktop.scenes.table.board import Board
from scopa_desktop.scenes.table.layout import MENU, icon_rect
from scopa_desktop.scenes.words import verb_of
from scopa_desktop.ui.canvas import Canvas, Look, Picture
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import CARD_H, CARD_W, SIDE_COLORS
from scopa_desktop.ui.wrap import shortened

LYING: Final = Look(turns=1)
SHOWN_SWEEPS: Final = 3
"""Sweep cards that lie crosswise side by side; more are a number."""


@dataclass(slots=True)
class Hud:
    """Paints one frame; knows the shown numbers from the board only."""

    canvas: Canvas
    services: Services
    session: Session
    board: Board
    style: CardStyle
    back: str

    def _icon(self, name: str) -> Picture:
        return self.services.assets.icon(name)

    def _text(self, key: str, /, **values: object) -> str:
        return self.services.catalog.text(key, **values)

    def facts(self) -> tuple[object, ...]:
        """All that the furniture shows of the match and of the settings, to see what changed."""
        board, services = self.board, self.services
        rows = [
            [(sprite.card, round(sprite.x), round(sprite.y)) for sprite in hand]
            for seat, hand in enumerate(board.hands)
            if board.layout.ring(seat) != 0
        ]
        table = (board.layout, board.turn, board.dealer, board.last_move)
        counts = (board.round_number, board.deal, board.deals, board.stock, board.is_last_deal)
        piles = (*board.piles, *board.sweeps, *board.scores, *map(tuple, board.sweep_cards))
        people = (self.session, self.session.setup, self.style, self.back)
        words = (services.settings.current, services.catalog)
        return (people, words, table, counts, piles, round(board.stamp), rows)

    def strip(self, rule: str, tools: tuple[tuple[str, str], ...]) -> None:
        """The menu button, the rule, the counters, and the small buttons at the right."""
        canvas, board = self.canvas, self.board
        self._tool(MENU, "menu")
        shadow = None if is_light(self.services) else "felt3"
        canvas.text(34, 6, rule, on_felt(self.services, "paper"), shadow=shadow)
        counters = self._text(
            "table-counters", round=board.round_number, deal=max(board.deal, 1), deals=board.deals
        )
        color = on_felt(self.services, "sky")
        canvas.text(34, 18, counters.upper(), color, font="F5", shadow=shadow)
        for number, (_, icon) in enumerate(tools):
            self._tool(icon_rect(5 - len(tools) + number), icon)

    def _tool(self, rect: Rect, icon: str) -> None:
        self.canvas.rounded(rect, "ink", cut=2)
        self.canvas.rounded(rect.grown(-1), "panel")
        self.canvas.box(Rect(rect.x + 2, rect.y + 1, rect.w - 4, 1), "panelhi")
        picture = self._icon(icon)
        x, y = rect.x + (rect.w - picture.width) // 2, rect.y + (rect.h - picture.height) // 2
        self.canvas.picture(picture, x, y)

    # --- plates

    def plates(self, pulse: int) -> None:
        """Everybody's plate; `pulse` moves the arrow of the one whose turn it is."""
        for seat in range(len(self.session.runner.players)):
            rect = self.board.layout.plate(seat)
            panel(self.canvas, rect)
            if self.board.layout.is_top(seat):
                self._top_plate(seat, rect)
            elif self.board.layout.ring(seat) == 0:
                self._my_plate(seat, rect)
            else:
                self._side_plate(seat, rect)
            if self.board.turn == seat:
                self._turn(rect, pulse, is_top=self.board.layout.is_top(seat))

    def _head(self, seat: int, rect: Rect, dy: int) -> None:
        """Stripe, portrait and name, the same on every plate."""
        side = self.session.side_of(seat)
        self.canvas.box(Rect(rect.x + 2, rect.y + 2, 4, rect.h - 4), SIDE_COLORS[side])
        player = self.session.runner.players[seat]
        assets = self.services.assets
        face = portrait_of(assets, player.name, seat, is_human=player.is_human)
        self.canvas.picture(face, rect.x + 9, rect.y + dy)
        name = shortened(player.name, 52, self.services.assets.font("F7").width)
        color = "sun" if self.board.turn == seat else "paper"
        self.canvas.text(rect.x + 29, rect.y + dy + 1, name, color)

    def _level(self, seat: int) -> str:
        level = self.session.runner.players[seat].level
        if level is None:
            return ""
        key = f"table-robot-{level}"
        # Those that only serve to measure are called by their plain word.
        return (self._text(key) if self.services.catalog.has(key) else level).upper()

    def _score(self, seat: int, x: int, y: int) -> None:
        score = str(self.board.scores[self.session.side_of(seat)])
        self.canvas.text(x, y, score, "gold", font="F7B", align="right")

    def _dealer(self, seat: int, x: int, y: int) -> None:
        if self.board.dealer == seat:
            self.canvas.picture(self._icon("dealer"), x, y)

    @property
    def _is_team(self) -> bool:
        return self.session.side_count < len(self.session.runner.players)

    def _counts(self, seat: int, x: int, y: int, *, pile: bool = True) -> int:
        """Captured cards and sweeps of a side; returns where it ended."""
        side = self.session.side_of(seat)
        if pile:
            self.canvas.picture(self._icon(f"pile_{self.back}"), x, y - 1)
            x += 15
            x += self.canvas.text(x, y + 1, str(self.board.piles[side])) + 5
        self.canvas.picture(self._icon("broom"), x, y - 2)
        sweeps = self.board.sweeps[side]
        x += 12
        return x + self.canvas.text(x, y + 1, str(sweeps), "paper" if sweeps else "mist")

    def _my_plate(self, seat: int, rect: Rect) -> None:
        self._head(seat, rect, 7)
        self._score(seat, rect.right - 5, rect.y + 7)
        end = self._counts(seat, rect.x + 29, rect.y + 19, pile=False)
        if self._is_team:
            self.canvas.picture(self._icon("chain"), end + 6, rect.y + 20)
        self._dealer(seat, rect.right - 14, rect.y + 19)

    def _side_plate(self, seat: int, rect: Rect) -> None:
        self._head(seat, rect, 5)
        self._score(seat, rect.right - 5, rect.y + 6)
        self.canvas.text(rect.x + 29, rect.y + 17, self._level(seat), "mist", font="F5")
        self._dealer(seat, rect.right - 14, rect.y + 14)
        self.canvas.box(Rect(rect.x + 8, rect.y + 25, rect.w - 12, 1), "well")
        hand = self.board.hands[seat] if self.board.hands else []
        small = self.services.skins.small_back(self.back)
        pitch = 8 if len(hand) <= 3 else max(2, 17 // (len(hand) - 1))
        for i, sprite in enumerate(hand):
            x, y = rect.x + 9 + pitch * i, rect.y + 28
            if sprite.card is None:
                self.canvas.picture(small, x, y)
            else:
                self._small_card(sprite.card, x, y)
        if self._is_team:
            self.canvas.picture(self._icon("chain"), rect.x + 39, rect.y + 33)
        self._counts(seat, rect.x + 51, rect.y + 32)

    def _small_card(self, card: Card, x: int, y: int) -> None:
        """A declared card of a side seat: its value over its suit."""
        self.canvas.rounded(Rect(x, y, 11, 16), "ink")
        self.canvas.box(Rect(x + 1, y + 1, 9, 14), "paper")
        self.canvas.text(x + 6, y + 2, str(card.value), "ink", font="F5", align="center")
        icon = self.services.skins.suit_icon(card.suit, self.style)
        self.canvas.picture(icon, x + 2, y + 8, Look(crop=Rect(0, 0, 7, 7)))

    def _top_plate(self, seat: int, rect: Rect) -> None:
        self._head(seat, rect, 3)
        self.canvas.text(rect.x + 29, rect.y + 15, self._level(seat), "mist", font="F5")
        count = len(self.board.hands[seat]) if self.board.hands else 0
        left, _ = self.board.layout.top_back(0, max(count, 1))
        self._score(seat, min(left, 292) - 8, rect.y + 8)
        right = max(640 - left, 348) + 10
        end = self._counts(seat, right, rect.y + 8)
        if self._is_team:
            self.canvas.picture(self._icon("chain"), end + 6, rect.y + 9)
        self._dealer(seat, rect.right - 13, rect.y + 7)

    def hanging(self) -> None:
        """The cards of the top seat, over its plate: backs, and declared ones open."""
        back = self.services.skins.back(self.back)
        for seat, hand in enumerate(self.board.hands):
            if not self.board.layout.is_top(seat):
                continue
            for sprite in hand:
                x, y = round(sprite.x), round(sprite.y)
                self.canvas.box(Rect(x + 1, y + CARD_H, CARD_W - 2, 2), "felt3", 170)
                if sprite.card is None:
                    self.canvas.picture(back, x, y)
                else:
                    # What would hang out of sight is what tells the card: shown lower.
                    self.canvas.picture(
                        self.services.skins.face(sprite.card, self.style), x, y + 34
                    )

    def _turn(self, rect: Rect, pulse: int, *, is_top: bool) -> None:
        """Yellow frame, arrow and word: never color alone."""
        canvas = self.canvas
        canvas.frame(rect.grown(2), "ink")
        canvas.frame(rect.grown(1), "sun", cut=1)
        canvas.frame(rect, "sun", cut=1)
        word = self._text("table-turn").upper()
        width = max(canvas.width_of(word, font="F5") + 8, 26)
        if is_top:
            x, y = rect.x + 60, rect.bottom - 1
        else:
            x, y = rect.right - width - 4, rect.y - 6
        canvas.rounded(Rect(x, y, width, 11), "ink")
        canvas.rounded(Rect(x + 1, y + 1, width - 2, 9), "gold")
        canvas.text(x + width // 2, y + 3, word, "ink", font="F5", align="center")
        arrow = self._icon("turn")
        canvas.picture(arrow, x - arrow.width - 3, y + pulse)

    # --- piles, stock, ticker

    def pill(self, x: int, y: int, number: int) -> None:
        """A number on a dark pill, centered on x."""
        text = str(number)
        width = self.canvas.width_of(text, font="F7B") + 10
        rect = Rect(x - width // 2, y, width, 13)
        self.canvas.rounded(rect, "ink", cut=2)
        self.canvas.rounded(rect.grown(-1), "panel")
        self.canvas.text(x, y + 3, text, "sun", font="F7B", align="center")

    def piles(self) -> None:
        """The viewer's pile, and with two seats the opponent's."""
        layout = self.board.layout
        viewer = layout.viewer
        room = layout.my_pile
        self._pile(viewer, Rect(room.x + 7, room.bottom - 62, 90, 56), room)
        if (other := layout.other_pile) is not None:
            y = other.bottom - 62 if not layout.is_big else other.y
            self._pile(1 - viewer, Rect(other.x + 7, y, 90, 56), other)

    def _pile(self, seat: int, rect: Rect, room: Rect) -> None:
        canvas, side = self.canvas, self.session.side_of(seat)
        count = self.board.piles[side]
        if count == 0:
            canvas.dashes(rect, "felthi")
            return
        rect = Rect(rect.x, min(rect.y, room.bottom - 56), rect.w, rect.h)
        cards = self.board.sweep_cards[side]
        poke = min(36, max(rect.y - room.y + 2, 0))
        if poke > 8:
            self._crosswise(cards, rect, poke)
        canvas.box(Rect(rect.x + 1, rect.bottom, 90, 3), "felt3", 170)
        back = self.services.skins.back(self.back)
        canvas.picture(back, rect.x, rect.y, LYING)
        self.pill(rect.x + 45, rect.bottom - 8, count)

    def _crosswise(self, cards: list[Card], rect: Rect, poke: int) -> None:
        shown = cards[-SHOWN_SWEEPS:]
        pitch = 17
        x = rect.x + 45 - (CARD_W + pitch * (len(shown) - 1)) // 2
        for i, card in enumerate(shown):
            face = self.services.skins.face(card, self.style)
            look = Look(crop=Rect(0, 0, CARD_W, poke + 10))
            self.canvas.picture(face, x + pitch * i, rect.y - poke, look)
        if len(cards) > SHOWN_SWEEPS:
            self.canvas.text(
                rect.right + 2, rect.y - 20, f"×{len(cards)}", "sun", font="F7B", align="right"
            )

    def stock(self) -> None:
        """Three backs deep with its count; the stamp of the last deal when it is gone."""
        canvas, rect, board = self.canvas, self.board.layout.stock, self.board
        if board.stock > 0:
            back = self.services.skins.back(self.back)
            look = LYING if board.layout.is_big else Look()
            depth = min(3, 1 + board.stock // 8)
            canvas.box(Rect(rect.x, rect.bottom, rect.w, 3), "felt3", 170)
            for i in range(depth - 1, -1, -1):
                # Straight below: aside, corners of the lower ones would peep out as specks.
                canvas.picture(back, rect.x, rect.y + i, look)
            self.pill(rect.x + rect.w // 2, rect.bottom - 7, board.stock)
        else:
            canvas.dashes(rect, "felthi")
        if board.is_last_deal and board.deals > 1:
            self._stamp(rect)

    def _stamp(self, rect: Rect) -> None:
        words = self._text("table-last").upper()
        width = max(self.canvas.width_of(words, font="F7B") + 16, 60)
        x = min(rect.x + rect.w // 2 - width // 2, 636 - width)
        y = rect.y + rect.h // 2 - 12 - round(self.board.stamp)
        box = Rect(x, y, width, 24)
        self.canvas.rounded(box, "wine", cut=2)
        self.canvas.rounded(box.grown(-2), "paper", cut=1)
        self.canvas.frame(box.grown(-3), "wine")
        self.canvas.text(x + width // 2, y + 9, words, "wine", font="F7B", align="center")

    def ticker(self) -> None:
        """The last move: name, verb, chips."""
        move, rect = self.board.last_move, self.board.layout.ticker
        if move is None:
            return
        canvas = self.canvas
        canvas.box(rect, "ink", ground_alpha(self.services, 140))
        side = self.session.side_of(move.seat)
        canvas.box(Rect(rect.x, rect.y, 2, rect.h), SIDE_COLORS[side])
        measure = self.services.assets.font("F7").width
        whole = self.session.runner.players[move.seat].name
        name = shortened(whole, 52, measure)
        end = rect.x + 7 + canvas.text(rect.x + 7, rect.y + 6, name)
        verb = verb_of(self.services.catalog, move.verb_key, whole).upper()
        canvas.text(end + 4, rect.y + 8, verb, "kraft", font="F5")
        if move.is_sweep:
            canvas.picture(self._icon("broom"), rect.right - 13, rect.y + 3)
        x = rect.x + 7
        chips = Chips(self.services, canvas, self.style)
        x = chips.cards(move.cards, x, rect.y + 18)
        if move.taken:
            arrow = self._icon("arrow_right")
            canvas.picture(arrow, x - 1, rect.y + 21)
            x += arrow.width + 1
            x = chips.cards(move.taken[:2], x, rect.y + 18)
            if len(move.taken) > 2:
                canvas.text(x, rect.y + 22, f"+{len(move.taken) - 2}")

    def over(self) -> None:
        """What lies over everything: broom, sparks, words."""
        board = self.board
        if board.broom >= 0:
            self.canvas.picture(self._icon("broom"), board.broom, 108, Look(scale=3))
        for spark in board.particles:
            self.canvas.box(Rect(round(spark.x), round(spark.y), 3, 3), spark.color)
        if board.banner is not None:
            banner = board.banner
            y = banner.y - round(banner.offset)
            self.canvas.display(banner.x, y, banner.text, banner.style)
