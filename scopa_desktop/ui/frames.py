"""The furniture: panels, boards, buttons, rings, chips; corners cut, light from the upper left."""

from __future__ import annotations

from typing import Final

from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect

BUTTON_TONES: Final = {
    "primary": ("gold", "golddk", "ink", "sun"),
    "secondary": ("wood2", "well", "paper", "wood"),
    "dark": ("panel", "well", "paper", "panelhi"),
    "danger": ("wine", "well", "paper", "red"),
    "paper": ("paper", "kraft", "ink", "white"),
    "disabled": ("felt2", "felt3", "mist", "felt1"),
}
"""Face, lip, text and lit line of each kind of button."""
KEY_BOX_FROM: Final = 112
"""Buttons at least this wide show their key in a box; narrower ones as a letter in the corner."""
ENTER: Final = "\u21b5"
"""The key that no letter names; drawn as its arrow."""
ENTER_ARROW: Final = (
    Rect(7, 0, 1, 4),
    Rect(0, 4, 8, 1),
    Rect(1, 3, 1, 3),
    Rect(2, 2, 1, 5),
)


def panel(canvas: Canvas, rect: Rect, *, fill: str = "panel", line: str = "wood") -> None:
    """A dark plate with a wooden line and a lit top."""
    x, y, w, h = rect
    canvas.box(Rect(x + 2, y + h, w - 4, 2), "felt3", 180)
    canvas.rounded(rect, "ink", cut=2)
    canvas.frame(rect.grown(-1), line, cut=1)
    canvas.box(rect.grown(-2), fill)
    if fill == "panel":
        canvas.box(Rect(x + 2, y + 2, w - 4, 1), "panelhi")


def board(canvas: Canvas, rect: Rect) -> None:
    """A sheet of paper in a wooden frame."""
    x, y, w, h = rect
    canvas.box(Rect(x + 3, y + h, w - 6, 3), "felt3", 180)
    canvas.rounded(rect, "ink", cut=2)
    canvas.rounded(rect.grown(-1), "wood", cut=1)
    canvas.box(rect.grown(-3), "ink")
    canvas.box(rect.grown(-4), "paper")


def pill(canvas: Canvas, rect: Rect, *, alpha: int = 165) -> None:
    """The quiet dark ground of a notice, on any cloth."""
    canvas.box(rect, "ink", alpha)


def ring(canvas: Canvas, rect: Rect, color: str = "sun") -> None:
    """The focus ring round a rectangle."""
    outer = rect.grown(2)
    canvas.frame(outer.grown(1), "ink", cut=2)
    canvas.frame(outer, color, cut=2)
    canvas.frame(outer.grown(-1), color, cut=1)


def card_outline(canvas: Canvas, rect: Rect, color: str = "gold") -> None:
    """The active outline of a card: one ink and two colored pixels outside it."""
    canvas.frame(rect.grown(3), "ink", cut=2)
    canvas.frame(rect.grown(2), color, cut=2)
    canvas.frame(rect.grown(1), color)


def button(
    canvas: Canvas,
    rect: Rect,
    label: str,
    *,
    kind: str = "secondary",
    key: str = "",
    sub: str = "",
    pressed: bool = False,
) -> None:
    """A button: face, lit line and lip; pressed it goes down and the lip hides."""
    face, lip, ink, lit = BUTTON_TONES[kind]
    x, y, w, h = rect
    canvas.box(Rect(x + 2, y + h, w - 4, 2), "felt3", 150)
    canvas.rounded(rect, "ink", cut=2)
    down = 2 if pressed else 0
    canvas.rounded(rect.grown(-1), face if pressed else lip, cut=1)
    canvas.rounded(Rect(x + 1, y + 1 + down, w - 2, h - 5), face, cut=1)
    if not pressed:
        canvas.box(Rect(x + 2, y + 1, w - 4, 1), lit)
    bold = kind == "primary"
    boxed = bool(key) and w >= KEY_BOX_FROM
    middle = x + w // 2 - (8 if boxed else 0)
    line = y + (h - 3) // 2 + down
    if sub:
        canvas.text(middle, line - 9, label, ink, font="F7B", align="center")
        faint = "wood2" if bold else "mist" if kind == "disabled" else "parch"
        canvas.text(middle, line + 3, sub, faint, align="center")
    else:
        canvas.text(middle, line - 3, label, ink, font="F7B" if bold else "F7", align="center")
    if boxed:
        box = Rect(x + w - 19, line - 6, 13, 13)
        canvas.frame(box, ink, cut=1)
        if key == ENTER:
            for part in ENTER_ARROW:
                canvas.box(part.moved(box.x + 2, box.y + 3), ink)
        else:
            canvas.text(box.x + 7, box.y + 3, key, ink, align="center")
    elif key:
        canvas.text(x + w - 4, y + 3 + down, key, ink, font="F5", align="right")


def checkbox(canvas: Canvas, x: int, y: int, *, checked: bool, ink: str = "mist") -> None:
    """A 12 by 12 box with a tick in it or not."""
    canvas.frame(Rect(x, y, 12, 12), ink, cut=1)
    if checked:
        for i, (dx, dy) in enumerate(((2, 5), (3, 6), (4, 7), (5, 6), (6, 5), (7, 4), (8, 3))):
            canvas.box(Rect(x + dx, y + dy, 2 if i else 1, 2), "lime")


def arrow(canvas: Canvas, x: int, y: int, direction: int, color: str = "gold") -> None:
    """A small chevron 4 by 7, to the left (-1) or to the right (1)."""
    for i in range(7):
        dx = i if i < 4 else 6 - i
        canvas.box(Rect(x + (dx if direction > 0 else 3 - dx), y + i, 1, 1), color)
