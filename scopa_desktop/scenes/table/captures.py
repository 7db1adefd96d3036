"""Cards that are taken: shown first, then gathered and carried to the pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_desktop.engine.cards import SETTEBELLO, Card
from scopa_desktop.scenes.table.board import CardSprite, LastMove
from scopa_desktop.scenes.table.layout import TABLE
from scopa_desktop.scenes.table.stage import (
    BANNER_HOLD_MS,
    NOTICE_HOLD_MS,
    TO_TABLE_MS,
    Later,
    Stage,
    burst,
    flourish,
    fly,
    taker_place,
    words,
)
from scopa_desktop.ui.easing import Ease
from scopa_desktop.ui.tween import (
    Call,
    Delay,
    Parallel,
    Timeline,
    Tween,
    stagger,
)
from scopa_desktop.ui.tween import (
    Sequence as Steps,
)

LIT_HOLD_MS: Final = 350
OWN_HOLD_MS: Final = 140
GATHER_MS: Final = 160
TO_PILE_MS: Final = 260
PILE_STEP_MS: Final = 40
DOUBLE_HOLD_MS: Final = 860


def capture(seat: int, card: Card, captured: tuple[Card, ...], stage: Stage) -> Timeline:
    """The played card meets what it takes, the sum is shown, all of it goes to the pile."""
    board = stage.board
    own = seat == stage.layout.viewer and stage.is_open()

    def meet() -> Timeline:
        played = board.played or CardSprite(card, *stage.layout.show_place(seat))
        played.shear = 0.0
        board.lit = captured
        board.lit_text = sum_text(card, captured, is_fifteen=stage.is_fifteen)
        places = [board.slots.place(other) for other in captured if other in board.table]
        if not places:
            return Delay(0)
        x = round(sum(place[0] for place in places) / len(places))
        y = round(sum(place[1] for place in places) / len(places)) + 24
        y = min(max(y, TABLE.y), TABLE.bottom - 60)
        lowered = Tween(played, "lift", 0.0, TO_TABLE_MS)
        return Parallel(fly(played, x, y, TO_TABLE_MS), lowered)

    hold = OWN_HOLD_MS if own else LIT_HOLD_MS
    moved = LastMove(seat, "table-took", (card,), captured)
    return Steps(
        Later(meet),
        Delay(hold),
        Later(lambda: collect(seat, captured, stage, moved)),
    )


def claim_fifteen(seat: int, cards: tuple[Card, ...], stage: Stage) -> Timeline:
    """The cards of a left fifteen go to whoever claimed it."""
    board = stage.board
    left = board.left15
    first = (left,) if left in cards else cards[:1]
    moved = LastMove(seat, "table-claimed", first, tuple(c for c in cards if c not in first))

    def light() -> None:
        board.turn, board.left15 = seat, None
        board.lit = cards
        board.lit_text = " + ".join(str(card.value) for card in cards) + " = 15"
        board.banner = None

    return Steps(Call(light), Delay(LIT_HOLD_MS), Later(lambda: collect(seat, cards, stage, moved)))


def sum_text(card: Card, captured: Sequence[Card], *, is_fifteen: bool) -> str:
    """A capture as a sum; nothing where an ace takes all."""
    values = " + ".join(str(other.value) for other in captured)
    total = sum(other.value for other in captured)
    if total + card.value == 15 and (is_fifteen or total != card.value):
        return f"{card.value} + {values} = 15"
    return f"{card.value} = {values}" if total == card.value else ""


def collect(seat: int, cards: Sequence[Card], stage: Stage, moved: LastMove | None) -> Timeline:
    """Gather cards into a small heap and carry it to the pile; numbers change on landing."""
    board = stage.board
    played = board.played
    sprites = [board.table[card] for card in cards if card in board.table]
    heap_x = played.x if played is not None else sum(s.x for s in sprites) / max(len(sprites), 1)
    heap_y = played.y if played is not None else sum(s.y for s in sprites) / max(len(sprites), 1)
    stage.play(f"capture_{min(max(len(sprites), 1), 4)}")

    def lift_off() -> None:
        board.lit, board.lit_text = (), ""
        for card in cards:
            board.table.pop(card, None)
            board.slots.remove(card)
        board.flying = [s for s in board.flying if s is not played]
        board.flying += sprites + ([played] if played is not None else [])
        board.last_move = moved or board.last_move

    gather = Parallel(
        *(
            fly(sprite, heap_x + 3 * i - 4, heap_y - 2 * i, GATHER_MS, Ease.IN_OUT_QUAD)
            for i, sprite in enumerate(sprites)
        )
    )
    all_sprites = [*sprites, *([played] if played is not None else [])]
    x, y = stage.layout.pile_place(seat)
    side = stage.side_of(seat)

    def land(sprite: CardSprite) -> None:
        board.flying = [s for s in board.flying if s is not sprite]
        board.piles[side] += 1
        stage.play("settebello" if sprite.card == SETTEBELLO else "pile_land")

    carried = [
        Steps(fly(s, x, y, TO_PILE_MS, Ease.IN_CUBIC), Call(lambda s=s: land(s)))  # type: ignore[misc]
        for s in all_sprites
    ]

    def done() -> None:
        board.played = None

    return Steps(Call(lift_off), gather, stagger(PILE_STEP_MS, *carried), Call(done))


def sweep(seat: int, card: Card, stage: Stage) -> Timeline:
    """The words, the broom and the sparks; the card that stays face up counts."""
    board = stage.board
    side = stage.side_of(seat)

    def count() -> None:
        board.sweeps[side] += 1
        board.sweep_cards[side].append(card)
        if board.last_move is not None:
            board.last_move = board.last_move.swept()
        stage.play("escopa")
        if not stage.is_calm():
            burst(board, *taker_place(seat, stage.layout))

    banner = words(stage.text("table-sweep"), "sweep", seat, stage)
    return Steps(Call(count), Parallel(banner, *flourish(stage)))


def opening(seat: int, cards: tuple[Card, ...], sweeps: int, stage: Stage) -> Timeline:
    """What the opening table gives the dealer."""
    board = stage.board
    side = stage.side_of(seat)

    def light() -> None:
        board.lit = cards
        total = sum(card.value for card in cards)
        values = " + ".join(str(card.value) for card in cards)
        board.lit_text = f"{values} = {total}" if total in (15, 30) else values

    def count() -> None:
        board.sweeps[side] += sweeps
        board.sweep_cards[side] += cards[:sweeps]
        stage.play("escopa_double" if sweeps > 1 else "escopa")
        if not stage.is_calm():
            burst(board, *taker_place(seat, stage.layout))

    key = "table-sweep-double" if sweeps > 1 else "table-sweep"
    hold = DOUBLE_HOLD_MS if sweeps > 1 else BANNER_HOLD_MS
    return Steps(
        Call(light),
        Delay(NOTICE_HOLD_MS),
        Later(lambda: collect(seat, cards, stage, None)),
        Call(count),
        Parallel(words(stage.text(key), "sweep", seat, stage, hold), *flourish(stage)),
    )


def leftovers(seat: int | None, cards: tuple[Card, ...], stage: Stage) -> Timeline:
    """The cards left at the end of a round, to whoever captured last."""
    if seat is None or not cards:
        return Delay(NOTICE_HOLD_MS if cards else 0)
    board = stage.board

    def light() -> None:
        board.lit = cards

    return Steps(
        Call(light),
        Delay(LIT_HOLD_MS),
        Later(lambda: collect(seat, cards, stage, None)),
    )
