"""What the table is and what it says: the part of its scene that changes nothing of the match."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.cards import CARDS, Card
from scopa_desktop.engine.moves import Move, Play
from scopa_desktop.engine.view import View
from scopa_desktop.persistence.settings import Settings
from scopa_desktop.scenes.card_words import card_name
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.rule_badges import HEIGHT
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.skins import CardStyle
from scopa_desktop.scenes.table.board import Board
from scopa_desktop.scenes.table.flow import Flow
from scopa_desktop.scenes.table.layout import BIG_HAND, RULE, TableLayout
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Device
from scopa_desktop.ui.wrap import shortened

NOTICE_MS: Final = 2200
NOTICE_PER_LETTER_MS: Final = 50


class TableBase(MenuScene):
    """A match, the seat it is seen from, and the line in the band."""

    board: Board
    flow: Flow
    view: View

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self.notice, self.is_refusal = "", False
        self.notice_left = 0.0
        """Milliseconds for which the line stays."""
        self._named: tuple[CardStyle, str] | None = None
        self._names: dict[Card, str] = {}
        self._ruled: tuple[object, str, tuple[Rect, ...]] = (None, "", ())

    def layout_for(self, seat: int) -> TableLayout:
        """The rectangles as a seat sees them."""
        runner = self.session.runner
        rules, seats = runner.ruleset, len(runner.players)
        is_big = rules.hand_size_for(seats) >= BIG_HAND
        return TableLayout(seats, seat, is_big, is_clockwise=rules.direction == "cw")

    @property
    def seat(self) -> int:
        """The seat drawn at the bottom."""
        return self.board.layout.viewer

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.services.settings.current

    @property
    def style(self) -> CardStyle:
        """How the viewer sees the cards, from the curtain before their turn to the next one.

        Robots move in between, and the table is seen by all: it changes behind the cloth only,
        and not at all where there is none (`Session.looks_of`).
        """
        return self.session.style_of(self.seat)

    @property
    def back(self) -> str:
        """The back that the viewer sees, for as long as their cards."""
        return self.session.back_of(self.seat)

    @property
    def is_open(self) -> bool:
        """Whether the viewer's hand may be seen."""
        return self.session.unlocked == self.seat and self.seat in self.session.humans

    @property
    def is_mine(self) -> bool:
        """Whether the person at the screen is to move."""
        return self.is_open and self.view.turn == self.seat and not self.view.is_over

    @property
    def rule_line(self) -> str:
        """The rule and the target, in the strip; a target of this house is a badge instead."""
        return self._strip()[0]

    @property
    def badge_rows(self) -> tuple[Rect, ...]:
        """Where the badges of this house lie: after the rule, then after the counters."""
        return self._strip()[1]

    @property
    def rule_rect(self) -> Rect:
        """What opens the rules: the rule and its badges."""
        badges = self.session.badges
        end = badges.extent(*self.badge_rows).right if badges.badges else 0
        return Rect(RULE.x, RULE.y, max(RULE.w, end - RULE.x), RULE.h)

    def _strip(self) -> tuple[str, tuple[Rect, ...]]:
        made_of = self.services.catalog.language, self.board.deals
        if self._ruled[0] != made_of:
            ruleset = self.session.runner.ruleset
            line = self.session.game
            if "target" not in ruleset.options():
                line = self.text("table-rule", game=line, target=ruleset.target)
            line = shortened(line, RULE.w, self.width_of)
            # A later round has two digits: the badges stay where they are.
            deals = self.board.deals
            counters = self.text("table-counters", round=10, deal=deals, deals=deals).upper()
            below = self.services.assets.font("F5").width(counters)
            ends = (self.width_of(line), 5), (below, 16)
            right = self.board.layout.strip_end
            rows = (Rect(x := RULE.x + 8 + end, y, right - x, HEIGHT) for end, y in ends)
            self._ruled = made_of, line, tuple(rows)
        return self._ruled[1:]

    @property
    def is_ready(self) -> bool:
        """Whether a person is to move and the picture has caught up."""
        return self.is_mine and self.flow.is_idle

    @property
    def waiting_for(self) -> str:
        """The name of whoever is to move, by the picture."""
        seat = self.session.runner.turn if self.flow.is_idle else self.board.turn
        if seat is None or (seat == self.seat and self.is_open):
            return ""
        return self.session.runner.players[seat].name

    @property
    def turn_name(self) -> str:
        """The name of whoever is to move, by the engine."""
        player = self.session.runner.turn_player
        return player.name if player is not None else ""

    @property
    def moves_before(self) -> list[tuple[str, Move]]:
        """What others did since the viewer's last turn, but for the very last move."""
        players = self.session.runner.players
        moves = self.session.moves_since(self.seat)[:-1] if self.flow.is_idle else []
        return [(players[seat].name, move) for seat, move in moves]

    @property
    def leaver(self) -> str:
        """The name of whoever left the fifteen that is open."""
        plays = [seat for seat, move in self.view.history if isinstance(move, Play)]
        return self.session.runner.players[plays[-1]].name if plays else ""

    def count(self, cards: int) -> str:
        """A number of cards in words."""
        return self.services.catalog.plural("table-cards", cards)

    @property
    def pixel(self) -> float:
        """Window pixels of a logical one."""
        return self.services.scale

    def width_of(self, text: str) -> int:
        """Pixels of a line in the usual font."""
        return self.services.assets.font("F7").width(text)

    def sound(self, name: str) -> None:
        """Play a sound."""
        self.services.audio.play(name)

    @property
    def device(self) -> Device:
        """What the player touched last."""
        return self.services.device

    def say(self, words: str, *, is_refusal: bool = False) -> None:
        """Show a line in the band for a while."""
        self.notice, self.is_refusal = words, is_refusal
        self.notice_left = NOTICE_MS + NOTICE_PER_LETTER_MS * len(words)
        self.touch()

    def say_hand_first(self) -> None:
        """Tell that a card of the hand is chosen before those of the table."""
        self.say(self.text("table-hand-first"))

    def clear_notice(self) -> None:
        """Take the line away."""
        if self.notice:
            self.notice, self.notice_left = "", 0.0
            self.touch()

    def name_of(self, card: Card) -> str:
        """A card in words."""
        return self.names()[card]

    def names(self) -> dict[Card, str]:
        """Every card in words; made once for each way of looking at the cards."""
        style, catalog = self.style, self.services.catalog
        if self._named != (style, catalog.language):
            self._named = style, catalog.language
            skins = self.services.skins
            self._names = {card: card_name(card, catalog, skins, style) for card in CARDS}
        return self._names

    def time_notice(self, dt: float) -> None:
        """Let the line stay dt ms longer."""
        if self.notice_left > 0 and not self.settings.keep_notices:
            self.notice_left -= dt
            if self.notice_left <= 0:
                self.clear_notice()
