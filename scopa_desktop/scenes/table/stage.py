"""What motion may know and call, and the movements that several events share.

Times are milliseconds at speed 1 (ux: motion table).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scopa_desktop.scenes.table.board import Banner, Board, CardSprite, Particle
from scopa_desktop.scenes.table.layout import TableLayout
from scopa_desktop.ui.easing import Ease
from scopa_desktop.ui.tween import (
    Call,
    Delay,
    Parallel,
    Timeline,
    Tween,
)
from scopa_desktop.ui.tween import (
    Sequence as Steps,
)

MODE_MS: Final = 180
TO_TABLE_MS: Final = 160
BANNER_IN_MS: Final = 160
BANNER_HOLD_MS: Final = 560
BANNER_OUT_MS: Final = 180
BROOM_MS: Final = 300
NOTICE_HOLD_MS: Final = 900
SPARKS: Final = 24
SPARK_COLORS: Final = ("sun", "gold", "coral", "red", "white")


@dataclass(slots=True)
class Stage:
    """What motion is allowed to know and to call."""

    board: Board
    seats: int
    sides: int
    is_fifteen: bool
    """Whether sums are shown as fifteens."""
    is_open: Callable[[], bool]
    """Whether the viewer's own cards are shown."""
    is_calm: Callable[[], bool]
    """Reduced motion: no shake, no sparks, no broom."""
    text: Callable[..., str]
    play: Callable[[str], None]
    """Start a sound."""
    deals: int
    """Deals in a round."""

    @property
    def layout(self) -> TableLayout:
        """The rectangles in force."""
        return self.board.layout

    def side_of(self, seat: int) -> int:
        """The side a seat scores for."""
        return seat % self.sides


class Later:
    """A timeline that is made when its turn comes, from the board as it is then."""

    def __init__(self, make: Callable[[], Timeline]) -> None:
        self._make = make
        self._made: Timeline | None = None

    def advance(self, dt: float) -> float | None:
        """See `Timeline`."""
        if self._made is None:
            self._made = self._make()
        return self._made.advance(dt)

    def finish(self) -> None:
        """See `Timeline`."""
        if self._made is None:
            self._made = self._make()
        self._made.finish()


def fly(sprite: CardSprite, x: float, y: float, ms: float, ease: Ease = Ease.OUT_CUBIC) -> Timeline:
    """A sprite to another place."""
    return Parallel(Tween(sprite, "x", x, ms, ease), Tween(sprite, "y", y, ms, ease))


def to_slots(stage: Stage) -> Timeline:
    """Slide table cards to their slots after the mode changed."""
    moves = [
        fly(sprite, *stage.board.slots.place(card), MODE_MS, Ease.IN_OUT_QUAD)
        for card, sprite in stage.board.table.items()
        if (sprite.x, sprite.y) != stage.board.slots.place(card)
    ]
    return Parallel(*moves)


def close_hand(seat: int, stage: Stage) -> Timeline:
    """Close the gap that a played card leaves."""
    hand = stage.board.hands[seat]
    count = len(hand)
    return Parallel(
        *(
            fly(sprite, *stage.board.hand_place(seat, i, count), TO_TABLE_MS)
            for i, sprite in enumerate(hand)
        )
    )


def taker_place(seat: int, layout: TableLayout) -> tuple[int, int]:
    """Middle of the words near a taker."""
    plate = layout.plate(seat)
    if layout.ring(seat) == 0:
        return 320, 176
    if layout.is_top(seat):
        return 320, 56
    return (420 if plate.x > 320 else 220), plate.y + 20


def words(text: str, style: str, seat: int, stage: Stage, hold: float = BANNER_HOLD_MS) -> Timeline:
    """Large words near a seat, for hold ms."""
    board = stage.board
    x, y = taker_place(seat, stage.layout)
    banner = Banner(text, style, x, y, 0.0 if stage.is_calm() else 18.0)

    def show() -> None:
        board.banner = banner

    def hide() -> None:
        board.banner = None

    return Steps(
        Call(show),
        Tween(banner, "offset", 0.0, BANNER_IN_MS, Ease.OUT_BACK),
        Delay(hold + BANNER_OUT_MS),
        Call(hide),
    )


def flourish(stage: Stage) -> list[Timeline]:
    """The broom over the felt and a short tremble."""
    if stage.is_calm():
        return []
    board = stage.board
    return [
        Steps(
            Tween(board, "broom", 500.0, BROOM_MS, Ease.IN_OUT_QUAD, start=130.0),
            Call(lambda: setattr(board, "broom", -1.0)),
        ),
        Tween(board, "shake", 0.0, 180, Ease.LINEAR, start=3.0),
    ]


def burst(board: Board, x: int, y: int) -> None:
    """Squares that fly from a point; their chance is no part of the game."""
    chance = random.Random(x * 1000 + y)
    board.particles = [
        Particle(
            x,
            y,
            chance.uniform(-160, 160),
            chance.uniform(-190, -40),
            chance.uniform(450, 850),
            SPARK_COLORS[i % len(SPARK_COLORS)],
        )
        for i in range(SPARKS)
    ]
