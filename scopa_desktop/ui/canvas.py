"""The one way to draw: the `Canvas` protocol and the pictures it shows.

Everything is in design units, whole pixels; rounding happens here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from scopa_desktop.ui.geometry import Rect

Align = Literal["left", "center", "right"]
FontName = Literal["F5", "F7", "F7B"]


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """An image that scenes may pass about without knowing what holds its pixels."""

    name: str
    """Says in tests what was drawn."""
    width: int
    height: int
    pixels: Any = None
    """The toolkit's own (a surface); None in tests that record."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is shown: only changes that keep pixels square."""

    scale: int = 1
    """Whole enlargement."""
    turns: int = 0
    """Quarter turns to the left."""
    width: int | None = None
    """Squeezed to this many columns (a card that flips), centered on its place."""
    shear: int = 0
    """The top row is moved this many pixels against the bottom row."""
    brightness: int = 100
    """Percent."""
    alpha: int = 255
    """Opacity, 0 to 255."""
    crop: Rect | None = None
    """Only this part of the picture, in its own pixels; the part lands at (x, y)."""
    flip: bool = False
    """Left and right exchanged."""


PLAIN = Look()


class Canvas(Protocol):
    """Drawing in design units."""

    @property
    def bounds(self) -> Rect:
        """The whole surface; it reaches beyond the design area where the window is larger."""

    def box(self, rect: Rect, color: str, alpha: int = 255) -> None:
        """A filled rectangle."""

    def frame(self, rect: Rect, color: str, *, cut: int = 0) -> None:
        """A rectangle's outline one pixel wide; `cut` leaves out that much of the corners."""

    def rounded(self, rect: Rect, color: str, *, cut: int = 1) -> None:
        """A filled rectangle with its corners cut by one or two pixels."""

    def dashes(self, rect: Rect, color: str, *, length: int = 4, phase: int = 0) -> None:
        """A dashed outline."""

    def picture(self, picture: Picture, x: float, y: float, look: Look = PLAIN) -> None:
        """A picture with its upper left corner at (x, y)."""

    def text(
        self,
        x: float,
        y: float,
        text: str,
        color: str = "paper",
        *,
        font: FontName = "F7",
        scale: int = 1,
        align: Align = "left",
        shadow: str | None = None,
    ) -> int:
        """A line of text; y is the top of its capitals. Returns its width."""

    def display(self, x: float, y: float, text: str, style: str, *, align: Align = "center") -> int:
        """Large lettering in a style of `ui.lettering`; y is its top. Returns its width."""

    def width_of(self, text: str, *, font: FontName = "F7", scale: int = 1) -> int:
        """How wide a line of text would be."""

    def felt(self, key: str) -> None:
        """The cloth over the whole surface; `felthi` to `felt3` are its own tones from now on."""

    def layer(self, name: str, key: object, paint: Callable[[], None]) -> None:
        """The whole surface as `paint` fills it, kept while `key` is equal to the last one.

        Call it before anything else of the frame is drawn; the key must hold all that is painted.
        """

    def clip(self, rect: Rect) -> Any:
        """A context in which only the rectangle is drawn on."""


class RecordingCanvas:
    """Keeps what was drawn, for tests: a list of (call, arguments)."""

    def __init__(self, bounds: Rect = Rect(0, 0, 640, 360)) -> None:  # noqa: B008 a constant
        self.bounds = bounds
        self.calls: list[tuple[str, tuple[Any, ...]]] = []

    def _keep(self, call: str, *arguments: Any) -> None:
        self.calls.append((call, arguments))

    def texts(self) -> list[str]:
        """Every text drawn, in order."""
        return [args[2] for call, args in self.calls if call in ("text", "display")]

    def pictures(self) -> list[str]:
        """The names of all pictures drawn, in order."""
        return [args[0].name for call, args in self.calls if call == "picture"]

    def box(self, rect: Rect, color: str, alpha: int = 255) -> None:
        """See `Canvas`."""
        self._keep("box", rect, color, alpha)

    def frame(self, rect: Rect, color: str, *, cut: int = 0) -> None:
        """See `Canvas`."""
        self._keep("frame", rect, color, cut)

    def rounded(self, rect: Rect, color: str, *, cut: int = 1) -> None:
        """See `Canvas`."""
        self._keep("rounded", rect, color, cut)

    def dashes(self, rect: Rect, color: str, *, length: int = 4, phase: int = 0) -> None:
        """See `Canvas`."""
        self._keep("dashes", rect, color, length, phase)

    def picture(self, picture: Picture, x: float, y: float, look: Look = PLAIN) -> None:
        """See `Canvas`."""
        self._keep("picture", picture, round(x), round(y), look)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        color: str = "paper",
        *,
        font: FontName = "F7",
        scale: int = 1,
        align: Align = "left",
        shadow: str | None = None,
    ) -> int:
        """See `Canvas`."""
        self._keep("text", round(x), round(y), text, color, font, scale, align, shadow)
        return self.width_of(text, font=font, scale=scale)

    def display(self, x: float, y: float, text: str, style: str, *, align: Align = "center") -> int:
        """See `Canvas`."""
        self._keep("display", round(x), round(y), text, style, align)
        return self.width_of(text, scale=2)

    def width_of(self, text: str, *, font: FontName = "F7", scale: int = 1) -> int:
        """About the real width: the fonts' average per character."""
        return len(text) * (4 if font == "F5" else 5) * scale

    def felt(self, key: str) -> None:
        """See `Canvas`."""
        self._keep("felt", key)

    def layer(self, name: str, key: object, paint: Callable[[], None]) -> None:
        """Painted anew each time."""
        del name, key
        paint()

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[None]:
        """See `Canvas`."""
        self._keep("clip", rect)
        yield
        self._keep("unclip")
