"""What the band between table and hand says at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.view import View
from scopa_desktop.persistence.settings import Settings
from scopa_desktop.scenes.table.prompt import LONG_SET, Prompt, notice, of_sets
from scopa_desktop.scenes.table.selection import Fit, Selection
from scopa_desktop.ui.input import Device


class Speaker(Protocol):
    """What the table scene tells the band."""

    view: View
    notice: str
    is_refusal: bool

    @property
    def is_mine(self) -> bool:
        """Whether the person at the screen is to move."""

    @property
    def is_ready(self) -> bool:
        """Whether a person is to move and the picture has caught up."""

    @property
    def is_open(self) -> bool:
        """Whether the viewer's hand may be seen."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""

    @property
    def device(self) -> Device:
        """What the player touched last."""

    @property
    def waiting_for(self) -> str:
        """The name of whoever is to move, by the picture."""

    @property
    def leaver(self) -> str:
        """The name of whoever left the fifteen that is open."""

    def text(self, key: str, /, **values: object) -> str:
        """A sentence in the player's language."""

    def count(self, cards: int) -> str:
        """A number of cards in words."""

    def name_of(self, card: Card) -> str:
        """A card in words."""

    def width_of(self, text: str) -> int:
        """Pixels of a line in the usual font."""


def band(speaker: Speaker, shown: Selection) -> Prompt | None:
    """The band: a notice, the marked sum with the sets, or what is waited for."""
    if speaker.notice:
        width = speaker.width_of(speaker.notice)
        return notice(speaker.notice, width, is_refusal=speaker.is_refusal)
    if speaker.is_open and (shown.card is not None or (shown.is_claim and speaker.is_ready)):
        words, mark = _of_selection(speaker, shown)
        return of_sets(shown, words, speaker.width_of(words), speaker.count, mark)
    words = _idle(speaker)
    return notice(words, speaker.width_of(words)) if words else None


def _of_selection(speaker: Speaker, shown: Selection) -> tuple[str, str]:
    """The words of a selection, and check, cross or nothing."""
    if shown.is_claim:
        if len(shown.sets) == 1:
            words = speaker.text("table-left15-sum", name=speaker.leaver, sum=_sum(shown, speaker))
            return words, ""
        return speaker.text("table-left15", name=speaker.leaver), ""
    assert shown.card is not None
    if not shown.captured:
        key = "table-none-15" if shown.wanted == 15 - shown.card.value else "table-none"
        return speaker.text(key, card=speaker.name_of(shown.card)), ""
    if not shown.marks or shown.is_complete:
        return _sum(shown, speaker), "check" if shown.marks else ""
    return _unfinished(shown, speaker)


def _unfinished(shown: Selection, speaker: Speaker) -> tuple[str, str]:
    """Marked cards that are no set yet: what they make, and what is missing or too much."""
    wanted = shown.wanted or 0
    if speaker.view.ruleset.capture_mode == "fifteen" and shown.card is not None:
        values, made = [shown.card, *shown.marks], shown.total + shown.card.value
    else:
        values, made = [*shown.marks], shown.total
    written = speaker.text("table-makes", values=_values(values, speaker), total=made)
    if len(values) == 1:
        written = str(made)
    difference = abs(wanted - shown.total)
    if difference == 0:
        return written, ""
    low = shown.fit is Fit.LOW
    words = speaker.text("table-missing" if low else "table-over", sum=written, n=difference)
    return words, "" if low else "cross"


def _values(cards: Sequence[Card], speaker: Speaker) -> str:
    if len(cards) > LONG_SET + 1:
        return speaker.count(len(cards))
    return " + ".join(str(card.value) for card in cards)


def _sum(shown: Selection, speaker: Speaker) -> str:
    """The whole sum of a set that may be taken."""
    total = shown.total
    if shown.is_claim:
        return speaker.text("table-makes", values=_values(shown.captured, speaker), total=total)
    assert shown.card is not None
    value = shown.card.value
    if total + value == 15 and total != value:
        values = _values([shown.card, *shown.captured], speaker)
        return speaker.text("table-makes", values=values, total=15)
    if total == value:
        return speaker.text("table-makes", values=_values(shown.captured, speaker), total=total)
    if len(shown.captured) == len(speaker.view.table):
        return speaker.text("table-takes-all")
    return speaker.text("table-takes-these", values=_values(shown.captured, speaker))


def _idle(speaker: Speaker) -> str:
    """Nothing is chosen: whose turn it is, how to begin, what lies on the table."""
    view = speaker.view
    if not speaker.is_ready:
        return speaker.text("table-waits", name=speaker.waiting_for) if speaker.waiting_for else ""
    keys = speaker.device is Device.KEYBOARD
    words = speaker.text("table-choose")
    if keys:
        digits = f"1–{len(view.hand)}" if len(view.hand) > 1 else "1"
        words = speaker.text("table-keys", digits=digits)
    if speaker.settings.table_sum and view.table:
        total = sum(card.value for card in view.table)
        words = speaker.text("table-with-sum", words=words, total=total)
    return words
