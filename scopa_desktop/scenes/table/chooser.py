"""What the person at the screen has chosen: a hand card, one of its sets, or cards by hand."""

from __future__ import annotations

from typing import Final, Protocol

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.moves import Claim, Move, Play
from scopa_desktop.engine.view import View
from scopa_desktop.persistence.settings import Settings
from scopa_desktop.scenes.table.board import Board, CardSprite
from scopa_desktop.scenes.table.layout import HOVER_LIFT, RAISED_LIFT
from scopa_desktop.scenes.table.prompt import listed_sets
from scopa_desktop.scenes.table.selection import Selection, idle
from scopa_desktop.ui.easing import Ease
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.tween import Animator

HOVER_MS: Final = 120
HOVER_UP_MS: Final = 90
RAISE_MS: Final = 120


class Host(Protocol):
    """What the table scene offers its control."""

    view: View
    board: Board
    animator: Animator

    @property
    def is_mine(self) -> bool:
        """Whether the person at the screen is to move."""

    @property
    def is_open(self) -> bool:
        """Whether the viewer's hand may be seen."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""

    @property
    def pixel(self) -> float:
        """Window pixels of a logical one."""

    def commit(self, move: Move) -> None:
        """Submit a move, or refuse it in words."""

    def ask(self, card: Card, point: Vec) -> None:
        """Ask what to do with a card dropped where it could mean several things."""

    def sound(self, name: str) -> None:
        """Play a sound."""

    def touch(self) -> None:
        """Ask to be drawn again."""

    def say_hand_first(self) -> None:
        """Tell that a card of the hand is chosen before those of the table."""

    def clear_notice(self) -> None:
        """Take a notice away that the player has answered by acting."""


class Chooser:
    """The selection, and the moves that it becomes."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.selection: Selection = idle(host.view)
        self.hovered: Card | None = None
        self._hover_time = 0.0

    @property
    def held(self) -> CardSprite | None:
        """The card that the pointer carries; none here."""
        return None

    def reset(self) -> None:
        """Begin again with the view as it is now; a card that is still there stays raised."""
        before = self.selection.card
        self.selection = idle(self._host.view)
        if before is not None and before in self._host.view.hand and self._host.is_mine:
            self.selection = self.selection.selected(before)
        self._lift_hand()

    @property
    def shown(self) -> Selection:
        """What the table lights up: the selection, or the card hovered for a moment."""
        if self.selection.card is None and self.hovered is not None:
            rested = self._hover_time >= HOVER_MS and self._host.is_mine
            if rested and self.hovered in self._host.view.hand:
                return self.selection.selected(self.hovered)
        return self.selection

    def choose(self, card: Card) -> None:
        """Raise a hand card; the raised one again confirms; what is forced is played at once."""
        host = self._host
        host.clear_notice()
        if card == self.selection.card:
            self.confirm()
            return
        self.selection = idle(host.view).selected(card)
        host.sound("card_pick")
        self._lift_hand()
        host.touch()
        taps = host.settings.one_tap
        sets = self.selection.sets
        forced = host.view.ruleset.capture_obligation != "optional"
        if not host.is_mine or taps == "two":
            return
        if taps == "one" or (forced and len(sets) < 2):
            self.confirm()

    def confirm(self) -> None:
        """LEVAR, Enter, the raised card again: take the marks, else the outlined set."""
        move = self.selection.move()
        if move is not None:
            self._host.commit(move)

    def leave(self) -> None:
        """DEIXAR NA MESA."""
        if self.selection.card is not None:
            self._host.commit(Play(self.selection.card))

    def claim(self) -> None:
        """LEVAR O 15, the outlined one."""
        claims = idle(self._host.view)
        chosen = self.selection if self.selection.is_claim else claims
        if chosen.is_claim:
            self._host.commit(Claim(chosen.active_set))

    def cycle(self, step: int) -> bool:
        """The next set; whether there is more than one."""
        if len(self.selection.sets) < 2:
            return False
        self.selection = self.selection.cycled(step)
        self._host.sound(f"set_tick_{self.selection.active % 4 + 1}")
        self._host.touch()
        return True

    def next_page(self) -> None:
        """The first set after the listed ones; from the last page back to the first."""
        after = listed_sets(self.selection).stop
        self.show_set(after if after < len(self.selection.sets) else 0)

    def show_set(self, number: int) -> None:
        """One of the listed sets."""
        self.selection = self.selection.with_active(number)
        self._host.sound(f"set_tick_{number % 4 + 1}")
        self._host.touch()

    def show(self, move: Play) -> None:
        """Raise a card and mark what it should take."""
        selection = self.selection.selected(move.card)
        if move.captured in selection.sets:
            selection = selection.with_active(selection.sets.index(move.captured))
        self.selection = selection
        self._lift_hand()
        self._host.touch()

    @property
    def rested(self) -> Card | None:
        """The card that the pointer has rested on."""
        return self.hovered if self._hover_time >= HOVER_MS else None

    def mark(self, card: Card) -> None:
        """A table card marked by hand; a complete set may close by itself."""
        host = self._host
        if self.selection.card is None:
            return
        host.clear_notice()
        self.selection = self.selection.marked(card)
        complete = self.selection.is_complete
        host.sound("sum_ok" if complete else "ui_move")
        closing = host.settings.close_sum
        forced = host.view.ruleset.capture_obligation != "optional"
        if complete and (closing == "on" or (closing == "auto" and forced)):
            self.confirm()
        host.touch()

    def _lift_hand(self) -> None:
        """Raise the selected card, lift the hovered one, lower the others."""
        calm = self._host.settings.reduced_motion
        for sprite in self._host.board.hand:
            if sprite is self.held:
                continue
            up = 0
            if sprite.card is not None and sprite.card == self.selection.card:
                up = RAISED_LIFT
            elif sprite.card is not None and sprite.card == self.hovered:
                up = HOVER_LIFT
            ease = Ease.OUT_BACK if up == RAISED_LIFT else Ease.OUT_QUAD
            ms = 0 if calm else RAISE_MS if up == RAISED_LIFT else HOVER_UP_MS
            self._host.animator.tween(sprite, "lift", up, ms, ease)
