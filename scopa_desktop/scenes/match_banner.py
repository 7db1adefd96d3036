"""The banner at the end of a match: the winners' faces, who won, and why."""

from __future__ import annotations

from functools import partial
from typing import Final

from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.seat_map import portrait_of
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.verdict import Verdict
from scopa_desktop.ui.canvas import Canvas, Look, Picture
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import SIDE_BANNERS
from scopa_desktop.ui.wrap import evened_width, shortened, wrapped

LEFT: Final = 120
WIDTH: Final = 400
TOP: Final = 10


class WinnerBanner:
    """Who won, as large as there is room for."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services, self._session = services, session
        self.verdict = Verdict(services, session)

    @property
    def rect(self) -> Rect:
        """Where it is: taller where the words take two lines."""
        return Rect(LEFT, TOP, WIDTH, 56 if len(self._headline()) < 2 else 72)

    def _faces(self) -> list[int]:
        """The winners whose portraits are shown."""
        winners = self._session.runner.match.winners or ()
        seats = range(len(self._session.runner.players))
        return [seat for seat in seats if self._session.side_of(seat) in winners][:3]

    def _room(self) -> tuple[int, int]:
        """Where the words of the banner begin, and how wide they may be."""
        left = LEFT + 12 + 42 * len(self._faces())
        return left, LEFT + WIDTH - 16 - left

    def _headline(self) -> list[str]:
        """Who won, in one large line or two; none where it is too long for both."""
        bold = self._services.assets.font("F7B").width
        room = (self._room()[1] - 2) // 2
        words = self.verdict.winners()
        if bold(words) <= room:
            return [words]
        lines = wrapped(words, evened_width(words, bold), bold)
        return lines if all(bold(line) <= room for line in lines) else []

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        winners, banner = self._session.runner.match.winners or (), self.rect
        color = SIDE_BANNERS[winners[0]] if winners else "panel"
        canvas.box(Rect(banner.x + 2, banner.bottom, banner.w - 4, 2), "felt3", 180)
        canvas.rounded(banner, "ink", cut=2)
        canvas.rounded(banner.grown(-1), "gold" if winners else "wood", cut=1)
        canvas.box(banner.grown(-2), color)
        for i, seat in enumerate(self._faces()):
            face = Rect(banner.x + 10 + 42 * i, banner.y + banner.h // 2 - 18, 36, 36)
            canvas.rounded(face, "ink", cut=1)
            canvas.picture(self._face(seat, "glad"), face.x + 2, face.y + 2, Look(scale=2))
        left, room = self._room()
        middle = (left + banner.right - 8) // 2
        lines = self._headline()
        top = banner.y + (5 if len(lines) > 1 else 6)
        for i, line in enumerate(lines):
            canvas.display(middle, top + 20 * i, line, "banner")
        if not lines:
            words = self.fitting(room)
            canvas.text(middle, banner.y + 16, words, font="F7B", align="center")
        canvas.text(
            middle,
            banner.bottom - (16 if len(lines) < 2 else 17),
            self.verdict.reason(),
            align="center",
        )

    def fitting(self, room: int) -> str:
        """Who won, the names cut as little as need be."""
        bold = self._services.assets.font("F7B").width
        words = self.verdict.winners()
        for width in range(90, 12, -2):
            if bold(words) <= room:
                break
            words = self.verdict.winners(partial(shortened, width=width, measure=bold))
        return words

    def _face(self, seat: int, mood: str) -> Picture:
        player, assets = self._session.runner.players[seat], self._services.assets
        plain = portrait_of(assets, player.name, seat, is_human=player.is_human)
        return assets.icon(f"{plain.name.removeprefix('icons/')}_{mood}")
