"""The colors of the interface by their names (ux: palette), and its measures."""

from __future__ import annotations

from typing import Final

Color = tuple[int, int, int]


def _rgb(code: str) -> Color:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


COLORS: Final[dict[str, Color]] = {
    name: _rgb(code)
    for name, code in {
        "ink": "#1b1420",
        "soft": "#40323f",
        "panel": "#33212e",
        "panelhi": "#4b3242",
        "well": "#251722",
        "paper": "#f7efd9",
        "white": "#fffdf4",
        "parch": "#e3d3b0",
        "kraft": "#b9a27c",
        "wood": "#8c4a2b",
        "wood2": "#5a2e22",
        "felt": "#21584c",
        "felthi": "#2a6556",
        "felt1": "#1d5046",
        "felt2": "#184339",
        "felt3": "#12352e",
        "gold": "#f7c62f",
        "golddk": "#c98a17",
        "golddeep": "#7d4a12",
        "sun": "#ffe98a",
        "wine": "#8f1327",
        "red": "#d8232f",
        "coral": "#f4604a",
        "blue": "#5f9be8",
        "royal": "#2456b8",
        "sky": "#b8dcf5",
        "brick": "#e0683a",
        "brickdk": "#a03e16",
        "plum": "#a667b8",
        "plumdk": "#6f3a80",
        "lime": "#7fca6c",
        "green": "#2c7d3f",
        "steel": "#565566",
        "mist": "#a9a3ad",
        "fog": "#c9ccd2",
        "buttercream": "#fff0b8",
    }.items()
}
"""Every color that a scene may name."""

SIDE_COLORS: Final = ("blue", "brick", "white", "lime", "plum", "gold")
"""Stripe of each side, by side number: the first ones stay apart for all kinds of eyes."""
SIDE_BANNERS: Final = ("royal", "brickdk", "ink", "felt", "plumdk", "golddeep")
"""Banner of each side on paper, dark enough for light text."""
SET_COLORS: Final = ("gold", "sky", "white", "coral")
"""Sets A, B, C, D; later ones begin again."""

FELTS: Final[dict[str, str]] = {
    "green": "#21584c",
    "blue": "#244870",
    "wine": "#6e1e30",
    "wood": "#6e4630",
    "paper": "#d6c8a8",
}
"""The five felts by key: the base tone of each."""
COLORS.update({f"cloth-{key}": _rgb(code) for key, code in FELTS.items()})


def felt_tones(key: str) -> tuple[Color, Color, Color, Color]:
    """Base, flecks, and two shadow tones of a felt; unknown keys are green."""
    base = _rgb(FELTS.get(key, FELTS["green"]))
    if base == COLORS["felt"]:
        return base, COLORS["felt1"], COLORS["felt2"], COLORS["felt3"]
    first, second, third = (
        (int(base[0] * k), int(base[1] * k), int(base[2] * k)) for k in (0.9, 0.76, 0.6)
    )
    return base, first, second, third


_LIGHTER: Final = 1.18
_ON_PAPER: Final = {"felthi": 0.76, "felt1": 0.47, "felt2": 0.4, "felt3": 0.3}
"""Shares of the light cloth's tone: what is quiet on it must be darker than on the others."""


def felt_tints(key: str) -> dict[str, str]:
    """The names of the felt's own tones, for those that are named after the green one."""
    return {name: f"{name}/{key}" for name in _ON_PAPER if f"{name}/{key}" in COLORS}


def _tint(key: str) -> None:
    base, first, second, third = felt_tones(key)
    red, green, blue = (min(int(part * _LIGHTER), 255) for part in base)
    tones = {"felthi": (red, green, blue), "felt1": first, "felt2": second, "felt3": third}
    if key == "paper":
        for name, k in _ON_PAPER.items():
            tones[name] = int(base[0] * k), int(base[1] * k), int(base[2] * k)
    COLORS.update({f"{name}/{key}": tone for name, tone in tones.items()})


for _key in FELTS:
    if _key != "green":
        _tint(_key)


CARD_W: Final = 56
CARD_H: Final = 90
