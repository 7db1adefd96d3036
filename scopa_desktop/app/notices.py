"""What went wrong during play, as a line over whatever screen is up."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scopa_desktop.persistence.database import CANNOT_CHANGE, CANNOT_SAVE
from scopa_desktop.persistence.paths import DATABASE_NAME, SETTINGS_NAME
from scopa_desktop.persistence.settings import CANNOT_KEEP
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import pill
from scopa_desktop.ui.geometry import DESIGN, Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.wrap import shortened, wrapped

SHOWN_MS: Final = 4000.0
PER_LETTER_MS: Final = 60.0
"""Longer lines stay longer."""
WIDEST: Final = 400
TOP: Final = 41
"""Below the plate of who sits opposite, above the cards on the table."""
MOST_LINES: Final = 2
SAID_MS: Final = 1800.0
"""The shortest time that an answer to a key stays: it is no news."""
_SETTINGS: Final = re.escape(SETTINGS_NAME)
_SAVES: Final = re.escape(DATABASE_NAME)
_KEPT: Final = r"kept as (?P<copy>[^;]+)"
WORDS: Final = (
    (re.escape(CANNOT_SAVE), "notice-unsaved"),
    (re.escape(CANNOT_CHANGE), "notice-unchanged"),
    (re.escape(CANNOT_KEEP), "notice-settings-unsaved"),
    (rf"{_SETTINGS} cannot be read", "notice-settings-unread"),
    (rf"{_SETTINGS} is damaged.*{_KEPT}$", "notice-settings-damaged"),
    (rf"{_SETTINGS} is damaged", "notice-settings-damaged-unkept"),
    (rf"{_SETTINGS} has wrong values.*: (?P<names>.+); .*{_KEPT}$", "notice-settings-wrong"),
    (rf"{_SETTINGS} has wrong values.*: (?P<names>.+)$", "notice-settings-wrong-unkept"),
    (rf"{_SETTINGS}: there is no language (?P<language>.+): ", "notice-language"),
    (rf"{_SAVES} comes from a newer version", "notice-saves-newer"),
    (rf"{_SAVES} (cannot be opened|is damaged: )", "notice-saves-unopened"),
    (rf"{_SAVES} is damaged.*{_KEPT}; the last good copy", "notice-saves-restored"),
    (rf"{_SAVES} is damaged.*{_KEPT}; a new one", "notice-saves-damaged"),
    (rf"{_SAVES} is damaged.*{_KEPT}; matches are not", "notice-saves-lost"),
    (rf"{_SAVES} cannot be read", "notice-saves-unread"),
    (rf"{_SAVES}: match (?P<number>\d+): ", "notice-save-damaged"),
    (rf"{_SAVES}: entry \d+ of the statistics: ", "notice-statistics-damaged"),
    (r"(?P<folder>.+): [^:]+: nothing will be saved$", "notice-folder"),
)
"""What is told in the player's words, by how the line of the log begins.

The line itself, with the system's reason, goes to the log.
"""
DECK_WORDS: Final = (
    (r"(?P<file>.+?): a deck of the game has this name$", "notice-deck-name"),
    (r"(?P<file>.+?): ", "notice-deck"),
)
"""The same of the lines about the player's own decks."""
_log = logging.getLogger(__name__)


class NoticeLine:
    """Gathers the notices of every part, and shows one after the other where no title does."""

    def __init__(self, services: Services, sources: Sequence[list[str]]) -> None:
        self._services = services
        self._sources = sources
        self._seen = [0] * len(sources)
        self.text = ""
        """The line in the picture; empty when there is none."""
        self.left = 0.0
        """Milliseconds until it goes."""
        self._answers = False
        """Whether the line only answers a key."""

    def gather(self) -> bool:
        """Take over what is new since the last call; whether there was anything."""
        before = len(self._services.notices)
        for i, source in enumerate(self._sources):
            for line in map(self._in_words, source[self._seen[i] :]):
                # Two reasons for one thing are one notice.
                if line not in self._services.notices and line != self.text:
                    self._services.notices.append(line)
            self._seen[i] = len(source)
        return len(self._services.notices) > before

    def _in_words(self, line: str) -> str:
        text = self._services.catalog.text
        if line in self._services.skins.faults:
            return self._of_deck(line)
        for pattern, key in WORDS:
            if (found := re.match(pattern, line)) is not None:
                return text(key, **found.groupdict())
        return line

    def _of_deck(self, line: str) -> str:
        """What is wrong with a deck of the player's own; its maker finds the rest in the log."""
        _log.warning(line)
        folder = self._services.folder
        for pattern, key in DECK_WORDS:
            if (found := re.match(pattern, line)) is not None:
                path = Path(found["file"])
                if folder is not None and path.is_relative_to(folder):
                    path = path.relative_to(folder)
                return self._services.catalog.text(key, file=path)
        return line

    def update(self, dt: float, *, is_title: bool) -> bool:
        """Let dt ms pass; whether the picture changes. The title shows the notices itself."""
        before = self.text
        if self.text and not self._services.settings.current.keep_notices:
            self.left -= dt
            if self.left <= 0:
                self.text = ""
        waiting = self._services.notices
        if not self.text and waiting and not is_title:
            self.text, self._answers = waiting.pop(0), False
            self.left = SHOWN_MS + PER_LETTER_MS * len(self.text)
        return self.text != before

    def say(self, text: str) -> None:
        """Answer a key on any screen, at once; a notice that stands there comes back after it."""
        if self.text and not self._answers:
            self._services.notices.insert(0, self.text)
        self.text, self._answers = text, True
        self.left = max(SAID_MS, PER_LETTER_MS * len(text))

    def close(self) -> bool:
        """Take the line away; whether there was one."""
        was_there, self.text = bool(self.text), ""
        return was_there

    def wakes_in(self) -> float | None:
        """Milliseconds after which the picture changes; None for never."""
        kept = self._services.settings.current.keep_notices
        return self.left if self.text and not kept else None

    def draw(self, canvas: Canvas) -> None:
        """Paint the line."""
        if self.text:
            lines, rect = self._lines(), self._rect()
            pill(canvas, rect, alpha=240)
            if self._answers:
                # It may lie across anything, on any screen: a line sets it off.
                canvas.frame(rect, "golddk")
            for i, line in enumerate(lines):
                x, y = rect.x + rect.w // 2, rect.y + 8 + 13 * i
                canvas.text(x, y, line, "paper", align="center")

    def nodes(self) -> list[Node]:
        """The line by name."""
        return [Node("app-notice", "text", self.text, self._rect())] if self.text else []

    def _lines(self) -> list[str]:
        measure = self._services.assets.font("F7").width
        lines = wrapped(self.text, WIDEST, measure)
        if len(lines) > MOST_LINES:
            lines[MOST_LINES - 1] += "…"
        return [shortened(line, WIDEST, measure) for line in lines[:MOST_LINES]]

    def _rect(self) -> Rect:
        measure = self._services.assets.font("F7").width
        lines = self._lines()
        width = max(map(measure, lines)) + 20
        return Rect((DESIGN.w - width) // 2, TOP, width, 11 + 13 * len(lines))
