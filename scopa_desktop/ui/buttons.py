"""Buttons as data, and the focus that keys and pads move among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import arrow, button, checkbox, ring
from scopa_desktop.ui.geometry import Rect, Vec
from scopa_desktop.ui.input import Command
from scopa_desktop.ui.nodes import Node


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press: what it is called, where it is, how it looks."""

    id: str
    rect: Rect
    label: str
    kind: str = "secondary"
    """A kind of `frames.BUTTON_TONES`."""
    enabled: bool = True
    key: str = ""
    """The key that does the same, shown on the button."""
    sub: str = ""
    """A second line."""
    role: str = "button"
    """button, tab, switch (checked or not), choice (left and right change its value), field."""
    value: str = ""
    """What a choice or a field stands on, in the player's words."""
    checked: bool = False
    plain: bool = False
    """Drawn by its scene; only hit-testing, focus and the node are wanted."""
    lit: bool = False
    """Its scene shows by itself that it is pointed at or has the focus: no ring."""
    name: str = ""
    """What a reader says where the label says too little."""


@dataclass(slots=True)
class Focus:
    """What is hovered, held down and focused among a scene's buttons."""

    hot: str | None = None
    pressed: str | None = None
    focused: str | None = None
    is_shown: bool = False
    """The ring shows once a key or pad moved it, until the mouse moves."""
    memory: dict[str, str] = field(default_factory=dict)

    @property
    def current(self) -> str:
        """What is pointed at, or else what a key or pad brought the focus to; may be empty."""
        return self.hot or (self.focused if self.is_shown else None) or ""


def hit(buttons: Sequence[Button], point: Vec) -> Button | None:
    """The topmost button under a point."""
    for candidate in reversed(buttons):
        if candidate.rect.contains(point):
            return candidate
    return None


def neighbor(buttons: Sequence[Button], focused: str | None, command: Command) -> str | None:
    """Where the focus goes by geometry; stays where nothing lies that way."""
    usable = [b for b in buttons if b.enabled]
    if not usable:
        return None
    current = next((b for b in usable if b.id == focused), None)
    if current is None:
        return usable[0].id
    if command in (Command.NEXT, Command.PREVIOUS):
        step = 1 if command is Command.NEXT else -1
        return usable[(usable.index(current) + step) % len(usable)].id
    dx = (command is Command.RIGHT) - (command is Command.LEFT)
    dy = (command is Command.DOWN) - (command is Command.UP)
    best: tuple[float, str] | None = None
    for other in usable:
        if other is current:
            continue
        along, across = _distance(current.rect, other.rect, dx, dy)
        if along <= 0:
            continue
        # Among those equally near, the one whose middle is nearest.
        aside = abs(
            (other.rect.center.y - current.rect.center.y)
            if dx
            else (other.rect.center.x - current.rect.center.x)
        )
        rank = along + 3 * across + aside / 1000
        if best is None or rank < best[0]:
            best = (rank, other.id)
    return best[1] if best else current.id


def _distance(a: Rect, b: Rect, dx: int, dy: int) -> tuple[float, float]:
    """How far b lies from a in a direction, and how far off that line."""
    if dx:
        along = (b.x - a.right if dx > 0 else a.x - b.right) + 1
        across = max(0, max(a.y, b.y) - min(a.bottom, b.bottom))
        middle = (b.center.x - a.center.x) * dx
    else:
        along = (b.y - a.bottom if dy > 0 else a.y - b.bottom) + 1
        across = max(0, max(a.x, b.x) - min(a.right, b.right))
        middle = (b.center.y - a.center.y) * dy
    if middle <= 0 or along < -2:
        return 0, 0
    return max(along, 1), across


def draw_button(canvas: Canvas, item: Button, focus: Focus) -> None:
    """Paint one button as its role and the focus say."""
    held = focus.pressed == item.id and focus.hot == item.id and item.enabled
    if not item.plain:
        if item.role in ("switch", "choice", "field"):
            _draw_row(canvas, item)
        else:
            kind = item.kind if item.enabled else "disabled"
            button(
                canvas, item.rect, item.label, kind=kind, key=item.key, sub=item.sub, pressed=held
            )
    if item.lit:
        return
    if focus.is_shown and focus.focused == item.id:
        ring(canvas, item.rect)
    elif focus.hot == item.id and item.enabled and not held:
        canvas.frame(item.rect.grown(-1), "sun", cut=1)


def _draw_row(canvas: Canvas, item: Button) -> None:
    """A switch, choice or field: its label at the left, what it stands on at the right."""
    x, y, w, h = item.rect
    canvas.rounded(item.rect, "ink", cut=2)
    canvas.rounded(item.rect.grown(-1), "panel", cut=1)
    canvas.box(Rect(x + 2, y + 1, w - 4, 1), "panelhi")
    line = y + h // 2 - 4
    canvas.text(x + 9, line, item.label, "paper" if item.enabled else "mist")
    if item.role == "switch":
        checkbox(canvas, x + w - 20, y + h // 2 - 6, checked=item.checked)
        return
    tone = "gold" if item.enabled else "mist"
    right = x + w - 10
    if item.role == "choice":
        arrow(canvas, right - 4, line, 1, tone)
        width = canvas.text(right - 11, line, item.value, tone, align="right")
        arrow(canvas, right - 11 - width - 10, line, -1, tone)
    else:
        canvas.text(right, line, item.value, tone, align="right")


def node_of(item: Button, focus: Focus) -> Node:
    """What a test or a screen reader sees of a button."""
    state = []
    if focus.focused == item.id:
        state.append("focused")
    if not item.enabled:
        state.append("disabled")
    if item.checked:
        state.append("checked")
    value = item.value or (("on" if item.checked else "off") if item.role == "switch" else "")
    return Node(item.id, item.role, item.name or item.label, item.rect, value, tuple(state))
