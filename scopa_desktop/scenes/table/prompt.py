"""The band between table and hand: the running sum, the lettered sets, or a notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.table.layout import PROMPT
from scopa_desktop.scenes.table.selection import Fit, Selection
from scopa_desktop.ui.geometry import Rect

CHIPS: Final = 3
"""So many sets are listed; the others are a number."""
CHIP_W: Final = 80
MORE_W: Final = 34
GAP: Final = 4
SUM_MOST: Final = 200
"""Room of the words beside listed sets."""
LONG_SET: Final = 4
"""Sets of more cards are written as a count."""


@dataclass(frozen=True, slots=True)
class SetChip:
    """One listed set."""

    number: int
    """Its place among the selection's sets."""
    letter: str
    label: str
    rect: Rect
    is_active: bool


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the band shows."""

    text: str
    rect: Rect
    """The dark pill behind the text."""
    mark: str = ""
    """`check` or `cross`, or nothing."""
    color: str = "paper"
    chips: tuple[SetChip, ...] = ()
    more: str = ""
    """Which of all sets is outlined, where not all are listed."""
    more_rect: Rect | None = None
    is_wine: bool = False
    """The sets are left fifteens."""
    is_notice: bool = False


def label_of(cards: Sequence[Card], many: Callable[[int], str]) -> str:
    """A set as a sum, or as a count where it is long."""
    if len(cards) > LONG_SET:
        return many(len(cards))
    return "+".join(str(card.value) for card in cards)


def notice(text: str, width: int, *, is_refusal: bool = False) -> Prompt:
    """A centered line."""
    wide = width + 24 + (16 if is_refusal else 0)
    rect = Rect(320 - wide // 2, PROMPT.y, wide, PROMPT.h)
    mark, color = ("cross", "sun") if is_refusal else ("", "paper")
    return Prompt(text, rect, mark, color, is_notice=True)


def of_sets(
    selection: Selection, text: str, width: int, many: Callable[[int], str], mark: str
) -> Prompt:
    """The sum and the sets of a selection, as one centered group."""
    sum_w = max(width + 24 + (16 if mark else 0), 72)
    if len(selection.sets) > 1:
        sum_w = min(sum_w, SUM_MOST)
    count = len(selection.sets)
    window = listed_sets(selection) if count > 1 else range(0)
    listed = len(window)
    more = count - listed if count > 1 else 0
    whole = sum_w + listed * (CHIP_W + GAP) + (MORE_W + GAP if more else 0)
    x = 320 - whole // 2
    rect = Rect(x, PROMPT.y, sum_w, PROMPT.h)
    x += sum_w + GAP
    chips = []
    for number in window:
        label = label_of(selection.sets[number], many)
        letter = letter_of(number)
        active = number == selection.active and not selection.marks
        chips.append(SetChip(number, letter, label, Rect(x, PROMPT.y, CHIP_W, PROMPT.h), active))
        x += CHIP_W + GAP
    more_rect = Rect(x, PROMPT.y, MORE_W, PROMPT.h) if more else None
    more_words = f"{selection.active + 1}/{count}" if more else ""
    color = {"check": "sun", "cross": "coral"}.get(mark, "paper")
    return Prompt(
        text, rect, mark, color, tuple(chips), more_words, more_rect, is_wine=selection.is_claim
    )


def listed_sets(selection: Selection) -> range:
    """The numbers of the listed sets: a window that the active one never leaves."""
    count = len(selection.sets)
    first = min(max(selection.active - CHIPS + 1, 0), max(count - CHIPS, 0))
    return range(first, min(first + CHIPS, count))


def letter_of(number: int) -> str:
    """A for the first set, B for the second …; after Z it begins again."""
    return chr(ord("A") + number % 26)


def mark_of(selection: Selection) -> str:
    """How the marked or outlined cards stand."""
    if not selection.captured:
        return ""
    return "check" if selection.fit is Fit.EXACT else ""
