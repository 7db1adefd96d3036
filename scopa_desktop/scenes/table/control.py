"""Pointer, keys and pad at the table: from input to a selection, and from that to a move."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.moves import Play
from scopa_desktop.scenes.table.board import CardSprite
from scopa_desktop.scenes.table.chooser import HOVER_MS, Chooser, Host
from scopa_desktop.scenes.table.layout import FELT_DROP, RAISED_LIFT
from scopa_desktop.scenes.table.selection import Selection, idle
from scopa_desktop.ui.easing import Ease
from scopa_desktop.ui.geometry import Rect, Vec
from scopa_desktop.ui.theme import CARD_H, CARD_W

DRAG_LIFT: Final = 6
HOME_MS: Final = 180
LAG_MS: Final = 35
"""How far behind the pointer a dragged card is."""
TILT: Final = 0.02
MOST_TILT: Final = 6
DWELL_MS: Final = 450
"""Resting over a card of several sets shows the next one."""
REACH: Final = 6
"""A table card is hit this far outside its edge."""
GHOST_REACH: Final = 8
LEAN: Final = 4
"""What the dragged card would take leans so far toward the pointer."""
LEAN_MS: Final = 90


@dataclass(slots=True)
class Drag:
    """A hand card held by the pointer."""

    sprite: CardSprite
    start: Vec
    grip: Vec
    """Where on the card it is held."""
    now: Vec
    is_moving: bool = False
    was_raised: bool = False
    """Whether the card was chosen already; else dropping it nowhere gives it up."""
    over: Card | None = None
    dwell: float = 0.0


class TableControl(Chooser):
    """Carries hand cards and drops them; the rest of the choosing is the chooser's."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.drag: Drag | None = None

    @property
    def held(self) -> CardSprite | None:
        """The card that the pointer carries."""
        return self.drag.sprite if self.drag is not None and self.drag.is_moving else None

    @property
    def leaves(self) -> bool:
        """Whether the carried card would be left if it were dropped now: it is over its place."""
        drag, host = self.drag, self._host
        if drag is None or not drag.is_moving or drag.over is not None or not host.is_mine:
            return False
        card = drag.sprite.card
        return card is not None and self._is_on_ghost(drag.now) and host.view.can_leave(card)

    @property
    def shown(self) -> Selection:
        """See `Chooser`; a card that would be left takes nothing."""
        if self.leaves:
            return replace(self.selection, sets=(), active=0, marks=())
        return super().shown

    def reset(self) -> None:
        """See `Chooser`; what was carried is let go."""
        self.drag = None
        super().reset()

    def next_over(self) -> None:
        """The next set that holds the card under the dragged one."""
        if self.drag is not None and self.drag.over is not None:
            self.drag.dwell = 0.0
            self.selection = self.selection.with_set_of(self.drag.over, 1)
            self._host.touch()

    def cancel(self) -> bool:
        """Give up a drag or a selection; whether there was one."""
        if self.drag is not None and self.drag.is_moving:
            self._go_home(self.drag.sprite)
            self.drag, self.selection = None, self.selection.cleared()
            self._lean(1.0)
        elif self.selection.card is not None:
            self.selection = self.selection.cleared()
        else:
            return False
        self._lift_hand()
        self._host.clear_notice()
        self._host.touch()
        return True

    def hand_at(self, point: Vec) -> Card | None:
        """The hand card at a point; the gaps belong to the nearer card."""
        for sprite in self._host.board.hand if self._host.is_open else ():
            rect = Rect(round(sprite.x) - 2, round(sprite.y) - RAISED_LIFT, CARD_W + 4, CARD_H + 18)
            if sprite.card is not None and rect.contains(point):
                return sprite.card
        return None

    def table_at(self, point: Vec, reach: int = 0) -> Card | None:
        """The table card whose visible part is at a point."""
        slots = self._host.board.slots
        for card in reversed(slots.cards):
            if card in self._host.board.table and slots.visible(card).grown(reach).contains(point):
                return card
        return None

    def press(self, point: Vec) -> bool:
        """The main button goes down; whether a card was under it."""
        card = self.hand_at(point)
        if card is not None and card not in self._host.view.hand:
            return True
        if card is not None:
            sprite = next(s for s in self._host.board.hand if s.card == card)
            grip = Vec(point.x - sprite.x, point.y - sprite.y)
            self.drag = Drag(sprite, point, grip, point)
            return True
        table = self.table_at(point)
        if table is not None and self.selection.card is not None:
            self.mark(table)
            return True
        if table is not None and self._host.is_mine:
            self._host.say_hand_first()
        return table is not None

    def move(self, point: Vec) -> None:
        """The pointer is elsewhere."""
        if self.drag is None:
            under = self.hand_at(point) or self.table_at(point)
            if under != self.hovered:
                self.hovered, self._hover_time = under, 0.0
                if under is not None and under in self._host.view.hand:
                    self._host.sound("card_hover")
                self._lift_hand()
                self._host.touch()
            return
        drag = self.drag
        drag.now = point
        far = max(abs(point.x - drag.start.x), abs(point.y - drag.start.y))
        threshold = max(self._host.settings.drag_threshold, 8 / max(self._host.pixel, 1))
        if not drag.is_moving and far > threshold:
            self._begin_drag(drag)
        if drag.is_moving:
            over = self._under(point)
            if over != drag.over:
                drag.over, drag.dwell = over, 0.0
                if over is not None:
                    self.selection = self.selection.with_set_of(over)
            self._host.touch()

    def _begin_drag(self, drag: Drag) -> None:
        drag.is_moving = True
        card = drag.sprite.card
        drag.was_raised = card == self.selection.card
        if card is not None and card != self.selection.card:
            self.selection = idle(self._host.view).selected(card)
        drag.sprite.lift = DRAG_LIFT
        self._host.clear_notice()
        self._host.sound("card_pick")

    def release(self, point: Vec) -> None:
        """The main button comes up: a click chooses, a drag drops."""
        drag = self.drag
        self.drag = None
        self._lean(1.0)
        if drag is None or drag.sprite.card is None:
            return
        self._host.touch()
        if not drag.is_moving:
            self.choose(drag.sprite.card)
            return
        self._host.sound("card_drop")
        drag.sprite.shear = 0.0
        if not self._drop(drag.sprite.card, point):
            if not drag.was_raised:
                self.selection = self.selection.cleared()
            self._go_home(drag.sprite)
            self._lift_hand()

    def _drop(self, card: Card, point: Vec) -> bool:
        """What a drop means; False sends the card home."""
        host, selection = self._host, self.selection
        if not host.is_mine:
            return False
        over = self._under(point)
        if over is not None:
            chosen = selection.captured if over in selection.captured else (over,)
            host.commit(Play(card, chosen))
            return True
        layout = host.board.layout
        if any(r.contains(point) for r in (layout.me, layout.my_pile, layout.take)):
            host.commit(Play(card, selection.captured))
            return True
        if self._is_on_ghost(point) and host.view.can_leave(card):
            host.commit(Play(card))
            return True
        if not FELT_DROP.contains(point):
            return False
        if selection.is_complete:
            host.commit(Play(card, selection.marks))
        elif not selection.sets:
            host.commit(Play(card))
        elif len(selection.sets) == 1 and not host.view.can_leave(card):
            host.commit(Play(card, selection.sets[0]))
        else:
            host.ask(card, point)
        return True

    def _is_on_ghost(self, point: Vec) -> bool:
        """Whether a point lies on the free place, where a card would be left."""
        place = Rect(*self._host.board.slots.next_place(), CARD_W, CARD_H)
        return place.grown(GHOST_REACH).contains(point)

    def _under(self, point: Vec) -> Card | None:
        """The table card that a dragged one is over; the free place goes before near misses."""
        exact = self.table_at(point)
        card = self.selection.card
        if exact is not None or card is None:
            return exact or self.table_at(point, REACH)
        if self._is_on_ghost(point) and self._host.view.can_leave(card):
            return None
        return self.table_at(point, REACH)

    def home(self, card: Card) -> None:
        """Send a card that was not played back to its place."""
        sprite = next((s for s in self._host.board.hand if s.card == card), None)
        if sprite is not None:
            self._go_home(sprite)

    def _go_home(self, sprite: CardSprite) -> None:
        hand = self._host.board.hand
        if sprite not in hand:
            return
        x, y = self._host.board.layout.hand(hand.index(sprite), len(hand))
        calm = self._host.settings.reduced_motion
        ease, ms = (Ease.OUT_QUAD, HOVER_MS) if calm else (Ease.OUT_BACK, HOME_MS)
        sprite.shear = 0.0
        for field, end in (("x", x), ("y", y), ("lift", 0)):
            self._host.animator.tween(sprite, field, end, ms, ease)

    def update(self, dt: float) -> None:
        """Let the dragged card follow, and time hovering and resting."""
        if self.hovered is not None and self._hover_time < HOVER_MS:
            self._hover_time += dt
            if self._hover_time >= HOVER_MS:
                self._host.touch()
        drag = self.drag
        if drag is None or not drag.is_moving:
            return
        calm = self._host.settings.reduced_motion
        share = 1.0 if calm else min(dt / LAG_MS, 1.0)
        sprite = drag.sprite
        before = sprite.x
        sprite.x += (drag.now.x - drag.grip.x - sprite.x) * share
        sprite.y += (drag.now.y - drag.grip.y - sprite.y) * share
        speed = (sprite.x - before) / max(dt, 1) * 1000
        sprite.shear = 0.0 if calm else min(max(speed * TILT, -MOST_TILT), MOST_TILT)
        if not calm:
            self._lean(min(dt / LEAN_MS, 1.0))
        if drag.over is not None:
            drag.dwell += dt
            if drag.dwell >= DWELL_MS:
                self.next_over()

    def _lean(self, share: float) -> None:
        """Let the cards of the previewed set come a little toward the pointer, the others back."""
        drag = self.drag
        taken = self.selection.captured if drag is not None and drag.over is not None else ()
        for card, sprite in self._host.board.table.items():
            dx = dy = 0.0
            if drag is not None and card in taken:
                far_x = drag.now.x - sprite.x - CARD_W / 2
                far_y = drag.now.y - sprite.y - CARD_H / 2
                length = max(math.hypot(far_x, far_y), 1.0)
                dx, dy = LEAN * far_x / length, LEAN * far_y / length
            sprite.lean += (dx - sprite.lean) * share
            sprite.lift += (-dy - sprite.lift) * share

    @property
    def is_moving(self) -> bool:
        """Whether time changes what is seen."""
        waiting = self.hovered is not None and self._hover_time < HOVER_MS
        return waiting or (self.drag is not None and self.drag.is_moving)
