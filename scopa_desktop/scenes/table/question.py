"""A small choice beside the cards: what a drop means, or whether a card is really left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.moves import Move, Play
from scopa_desktop.engine.view import View
from scopa_desktop.persistence.settings import Settings
from scopa_desktop.scenes.table.prompt import label_of, letter_of
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.geometry import Rect, Vec

MOST: Final = 4
"""No question has more answers."""
ROW: Final = 24
GAP: Final = 4
PAD: Final = 6
HEAD: Final = 16


class Asker(Protocol):
    """What the table scene offers a question."""

    view: View

    @property
    def settings(self) -> Settings:
        """The settings in force."""

    def text(self, key: str, /, **values: object) -> str:
        """A sentence in the player's language."""

    def count(self, cards: int) -> str:
        """A number of cards in words."""

    def width_of(self, text: str) -> int:
        """Pixels of a line in the usual font."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer; without a move it takes the question back."""

    id: str
    label: str
    move: Move | None
    kind: str = "secondary"


@dataclass(frozen=True, slots=True)
class Question:
    """A bubble of answers about one hand card."""

    card: Card
    text: str
    choices: tuple[Choice, ...]
    rect: Rect

    def buttons(self) -> list[Button]:
        """The answers, one below the other."""
        x, y, w, _ = self.rect
        top = y + PAD + (HEAD if self.text else 0)
        return [
            Button(c.id, Rect(x + PAD, top + i * (ROW + GAP), w - 2 * PAD, ROW), c.label, c.kind)
            for i, c in enumerate(self.choices)
        ]


def placed(
    card: Card, text: str, choices: Sequence[Choice], point: Vec, width_of: Callable[[str], int]
) -> Question:
    """A question beside a point, wholly on the screen."""
    words = [text, *(choice.label for choice in choices)]
    width = max(max(map(width_of, words)) + 20 + 2 * PAD, 112)
    height = 2 * PAD + (HEAD if text else 0) + len(choices) * (ROW + GAP) - GAP
    x = min(max(round(point.x) - width // 2, 4), 636 - width)
    y = min(max(round(point.y) - height // 2, 4), 356 - height)
    return Question(card, text, tuple(choices), Rect(x, y, width, height))


def takes(asker: Asker, card: Card, most: int) -> list[Choice]:
    """The first sets of a card as answers."""
    found = asker.view.captures(card, most)
    return [
        Choice(
            f"ask-{letter_of(i)}",
            _take_words(asker, len(found) > 1, letter_of(i), label_of(cards, asker.count)),
            Play(card, cards),
            "primary" if i == 0 else "secondary",
        )
        for i, cards in enumerate(found)
    ]


def _take_words(asker: Asker, lettered: bool, letter: str, cards: str) -> str:
    """An answer that takes; with several, its letter tells which cards these are."""
    if lettered:
        return asker.text("table-ask-letter", letter=letter, cards=cards)
    return asker.text("table-ask-take", cards=cards)


def which_question(asker: Asker, card: Card, point: Vec) -> Question:
    """What a card dropped on free felt is to do."""
    may_leave = asker.view.can_leave(card)
    choices = takes(asker, card, MOST - may_leave)
    if may_leave:
        choices.append(Choice("ask-leave", asker.text("table-ask-leave"), Play(card)))
    return placed(card, "", choices, point, asker.width_of)


def leave_question(asker: Asker, move: Play, point: Vec) -> Question | None:
    """Before a card is left that could take: asked where the rules or the settings want it.

    Where the leaver of a fifteen may still take it (left15_self_claim), this is that chance.
    """
    own = asker.view.ruleset.left15_self_claim
    if move.captured or not (own or asker.settings.confirm_leave):
        return None
    choices = takes(asker, move.card, MOST - 1)
    if not choices:
        return None
    choices.append(Choice("ask-leave", asker.text("table-ask-leave"), move))
    words = asker.text("table-ask-own15" if own else "table-ask-sure")
    return placed(move.card, words, choices, point, asker.width_of)
