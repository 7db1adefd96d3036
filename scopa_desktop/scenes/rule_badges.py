"""House rules in sight: a short badge for each option that differs from the usual game.

Words are laid out once for each language and place; drawing them is boxes and known texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from scopa_desktop.engine.options import OPTIONS, OptionKind
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.scenes.option_list import REFINES, is_on, value_words
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.canvas import Canvas, FontName
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.wrap import wrapped

UNSAID: Final = frozenset({"teams", "claim_out"})
"""Everybody sees who plays with whom; and points are never claimed."""
NUMBERED: Final = frozenset({"all_coins_pts", "all_sevens_pts"})
"""Lines that pay in place of another one: switched on, their number is what matters."""
HEIGHT: Final = 9
GAP: Final = 3
TIP_W: Final = 300
TIP_LINES: Final = 13
LINE: Final = 13


@dataclass(frozen=True, slots=True)
class Badge:
    """One option that this house plays otherwise."""

    key: str
    """The option."""
    word: str
    """In a word or two of capitals."""
    rule: str
    """The option and what it stands on."""
    why: str
    """What the option means, in a sentence."""


def badges_of(catalog: Catalog, ruleset: Ruleset) -> tuple[Badge, ...]:
    """The badges of a ruleset: the target, what this house adds, and what it leaves out."""
    given = ruleset.options()
    keys = [key for key in OPTIONS if key in given and key not in UNSAID and _matters(ruleset, key)]
    keys.sort(key=lambda key: (key != "target", not is_on(ruleset, key)))
    return tuple(
        Badge(
            key,
            badge_word(catalog, ruleset, key),
            rule_words(catalog, key, getattr(ruleset, key)),
            catalog.text(f"option-{key}-help"),
        )
        for key in keys
    )


def _matters(ruleset: Ruleset, key: str) -> bool:
    """Whether an option is at work: what refines one that is off says nothing more."""
    bases = REFINES.get(key, ())
    return not bases or any(is_on(ruleset, base) for base in bases)


def badge_word(catalog: Catalog, ruleset: Ruleset, key: str) -> str:
    """An option of a ruleset, in a word or two of capitals."""
    value, usual = getattr(ruleset, key), getattr(ruleset.preset, key)
    if OPTIONS[key].kind is OptionKind.WORD:
        return catalog.text(f"badge-{key}-{value}")
    if value in (None, False, 0):
        return catalog.text(f"badge-{key}-off")
    if value is True:
        return catalog.text(f"badge-{key}")
    is_points = key.endswith(("_pts", "_sweeps", "_points", "_scores")) and key not in NUMBERED
    if is_points and value == 1 and usual in (None, 0):
        return catalog.text(f"badge-{key}")
    return catalog.text(f"badge-{key}-n", n=value)


def rule_words(catalog: Catalog, key: str, value: object) -> str:
    """An option and what it stands on, in one line."""
    if isinstance(value, bool):
        words = catalog.text("pause-yes" if value else "option-off")
    else:
        words = value_words(catalog, key, value)
    return catalog.text("rules-table-option", option=catalog.text(f"option-{key}"), value=words)


Placed = tuple[tuple[Rect, str], ...]
TipLine = tuple[str, str, FontName]


@dataclass(slots=True)
class RuleBadges:
    """The badges of one table, wherever they are shown."""

    services: Services
    ruleset: Ruleset
    _language: str = field(default="", init=False)
    _badges: tuple[Badge, ...] = field(default=(), init=False)
    _rules: str = field(default="", init=False)
    _placed: dict[tuple[bool, tuple[Rect, ...]], Placed] = field(default_factory=dict, init=False)
    _tip: list[TipLine] = field(default_factory=list, init=False)

    @property
    def badges(self) -> tuple[Badge, ...]:
        """All of them, in the player's language."""
        catalog = self.services.catalog
        if self._language != catalog.language:
            self._language = catalog.language
            self._badges = badges_of(catalog, self.ruleset)
            self._rules = " · ".join(badge.rule for badge in self._badges)
            self._placed.clear()
            self._tip.clear()
        return self._badges

    @property
    def rules(self) -> str:
        """What they stand for, for a reader."""
        return self._rules if self.badges else ""

    def placed(self, *rows: Rect, is_centered: bool = False) -> Placed:
        """Where each badge lies in some rows; those without room are one number at the end."""
        words = [badge.word for badge in self.badges]
        place = is_centered, rows
        if place not in self._placed:
            found = self._fitting(words, rows)
            self._placed[place] = _centered(found, rows) if is_centered else found
        return self._placed[place]

    def _fitting(self, words: Sequence[str], rows: Sequence[Rect]) -> Placed:
        """As many words as have room, from the first on; the last one gives way to the number."""
        found: list[tuple[Rect, str]] = []
        for word in words:
            self._add(found, word, rows)
        while len(found) < len(words):
            more = self.services.catalog.text("badge-more", n=len(words) - len(found))
            if self._add(found, more, rows[::-1]) or not found:
                break
            found.pop()
        return tuple(sorted(found, key=lambda one: (one[0].y, one[0].x)))

    def _add(self, found: list[tuple[Rect, str]], word: str, rows: Sequence[Rect]) -> bool:
        """Lay a word behind the others of the first row that has room; whether one has."""
        width = self.services.assets.font("F5").width(word) + 5
        for row in rows:
            end = max((rect.right + GAP for rect, _ in found if rect.y == row.y), default=row.x)
            if end + width <= row.right:
                found.append((Rect(end, row.y, width, HEIGHT), word))
                return True
        return False

    def extent(self, *rows: Rect, is_centered: bool = False) -> Rect:
        """The room that they take in some rows."""
        rects = [rect for rect, _ in self.placed(*rows, is_centered=is_centered)]
        x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
        right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
        return Rect(x, y, right - x, bottom - y)

    def draw(self, canvas: Canvas, *rows: Rect, is_centered: bool = False) -> None:
        """Paint them in some rows."""
        for rect, word in self.placed(*rows, is_centered=is_centered):
            canvas.rounded(rect, "kraft")
            canvas.text(rect.x + 3, rect.y + 2, word, "ink", font="F5")

    def draw_tip(self, canvas: Canvas, x: int, y: int, *, above: bool = False) -> None:
        """Every rule in a sentence, on a panel whose corner lies there."""
        lines = self._tip_lines()
        height = 12 + LINE * len(lines)
        rect = Rect(x, y - height if above else y, TIP_W, height)
        panel(canvas, rect)
        for i, (text, color, font) in enumerate(lines):
            canvas.text(rect.x + 9, rect.y + 8 + LINE * i, text, color, font=font)

    def _tip_lines(self) -> list[TipLine]:
        badges = self.badges
        if not self._tip:
            for i, badge in enumerate(badges):
                lines = self._told(badge)
                is_last = i + 1 == len(badges)
                if len(self._tip) + len(lines) + (not is_last) > TIP_LINES:
                    more = self.services.catalog.text("rules-more", n=len(badges) - i)
                    self._tip.append((more, "sky", "F7"))
                    break
                self._tip += lines
        return self._tip

    def _told(self, badge: Badge) -> list[TipLine]:
        plain = self.services.assets.font("F7").width
        lines = wrapped(badge.why, TIP_W - 18, plain)
        return [(badge.rule, "gold", "F7B"), *((line, "paper", "F7") for line in lines)]


def _centered(placed: Placed, rows: Sequence[Rect]) -> Placed:
    """The same badges, each row of them moved to the middle."""
    found: list[tuple[Rect, str]] = []
    for row in rows:
        here = [(rect, word) for rect, word in placed if rect.y == row.y]
        spare = row.right - here[-1][0].right if here else 0
        found += [(rect.moved(spare // 2, 0), word) for rect, word in here]
    return tuple(found)
