"""The option keys of a ruleset: what each may be, for files, the command line and the screens.

Every key is a field of `Ruleset` of the same name. This file knows single values only;
which values go together is `contradictions`' affair.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from scopa_desktop.engine.errors import OptionError

OFF: Final = "off"
"""The word that switches a number off; `None` in a `Ruleset`."""


class OptionKind(Enum):
    """What sort of value an option takes."""

    NUMBER = "number"
    YES_NO = "yes-no"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class Option:
    """One key: its kind and every value that it may take."""

    key: str
    """The name in records, rules files and `--option`."""
    group: str
    """Where a screen lists it: match, deal, opening, capture, left15, ace, cirulla, score."""
    kind: OptionKind
    """Number, yes/no, or one of some words."""
    low: int = 0
    """Least number allowed."""
    high: int = 0
    """Greatest number allowed."""
    words: tuple[str, ...] = ()
    """The words allowed."""
    can_be_off: bool = False
    """Whether a number may also be `off`."""
    numbers: tuple[int, ...] = ()
    """The only numbers allowed, where not all between `low` and `high` are."""

    @property
    def allowed(self) -> str:
        """What is allowed, in plain English for an error line."""
        if self.kind is OptionKind.YES_NO:
            return "true or false"
        if self.kind is OptionKind.WORD:
            return "one of " + " ".join(self.words)
        if self.numbers:
            text = "one of " + " ".join(map(str, self.numbers))
        else:
            text = f"a whole number from {self.low} to {self.high}"
        return text + (" or off" if self.can_be_off else "")

    def check(self, value: object) -> object:
        """The value as a `Ruleset` holds it (`off` becomes None).

        Raises:
            OptionError: wrong type or not among the allowed values; names key, value, allowed.
        """
        if self.kind is OptionKind.YES_NO:
            if isinstance(value, bool):
                return value
        elif self.kind is OptionKind.WORD:
            if isinstance(value, str) and value in self.words:
                return value
        elif self.can_be_off and (value is None or value == OFF):
            return None
        elif isinstance(value, int) and not isinstance(value, bool):
            fits = value in self.numbers if self.numbers else self.low <= value <= self.high
            if fits:
                return value
        raise OptionError(self.key, value, f"allowed: {self.allowed}")

    def parse(self, text: str) -> object:
        """Read the value from a command-line word: `true`, `false`, a number, a word or `off`.

        Raises:
            OptionError: as for `check`.
        """
        word = text.strip()
        if self.kind is OptionKind.YES_NO and word.lower() in ("true", "false"):
            return word.lower() == "true"
        if self.kind is OptionKind.NUMBER and word.lstrip("+-").isdecimal():
            return self.check(int(word))
        return self.check(word)


def _number(
    key: str, group: str, low: int, high: int, *, off: bool = False, only: tuple[int, ...] = ()
) -> Option:
    return Option(key, group, OptionKind.NUMBER, low, high, can_be_off=off, numbers=only)


def _yes_no(key: str, group: str) -> Option:
    return Option(key, group, OptionKind.YES_NO)


def _word(key: str, group: str, *words: str) -> Option:
    return Option(key, group, OptionKind.WORD, words=words)


def _points(key: str) -> Option:
    return _number(key, "score", 1, 99, off=True)


_ALL: Final = (
    _number("target", "match", 1, 999),
    _number("teams", "match", 2, 4, off=True, only=(2, 3, 4)),
    _word("rank_map", "deal", "latin_it", "latin_es", "french_JQK", "french_QJK"),
    _word("direction", "deal", "ccw", "cw"),
    _word("first_dealer", "deal", "creator", "random", "highest_card"),
    _number("hand_size", "deal", 1, 20),
    _number("table_cards", "deal", 0, 10),
    _number("redeal_kings_min", "opening", 1, 4, off=True),
    _number("redeal_aces_min", "opening", 1, 4, off=True),
    _number("redeal_low_table_max", "opening", 4, 20, off=True),
    _number("table15_sweeps", "opening", 0, 2),
    _number("table30_sweeps", "opening", 0, 2),
    _yes_no("table30_requires_two_groups", "opening"),
    _yes_no("misdeal_before_bonus", "opening"),
    _word("table_bonus_to", "opening", "dealer", "first"),
    _word("capture_mode", "capture", "value", "fifteen", "value+fifteen"),
    _yes_no("fifteen_allows_equal", "capture"),
    _yes_no("equal_first", "capture"),
    _yes_no("fewest_cards", "capture"),
    _word("capture_obligation", "capture", "optional", "played_card", "any_card", "equal_only"),
    _word("left15_claim", "left15", "off", "next_player"),
    _yes_no("left15_self_claim", "left15"),
    _yes_no("left15_survives_redeal", "left15"),
    _yes_no("left15_after_last_card", "left15"),
    _yes_no("ace_sweep", "ace"),
    _yes_no("ace_first_play_ban", "ace"),
    _number("ace_sweep_scores", "ace", 0, 1),
    _word("ace_with_ace", "ace", "ace_only", "ace_or_fifteen", "all"),
    _word("ace_on_empty", "ace", "stays", "takes_itself"),
    _yes_no("declarations", "cirulla"),
    _yes_no("matta", "cirulla"),
    _yes_no("matta_sticky", "cirulla"),
    _number("sweep_points", "score", 0, 99),
    _word("last_card_sweep", "score", "never", "counts"),
    _word("no_capture_leftovers", "score", "nobody", "dealer"),
    _points("cards_pts"),
    _number("cards_double_if_others_below", "score", 1, 40, off=True),
    _points("coins_pts"),
    _points("all_coins_pts"),
    _points("settebello_pts"),
    _points("sevens_pts"),
    _points("all_sevens_pts"),
    _points("primiera_pts"),
    _points("setenta_pts"),
    _points("re_bello_pts"),
    _points("belos_pts"),
    _points("grande_pts"),
    _word("primiera_method", "score", "sum", "sevens"),
    _word("primiera_missing_suit", "score", "no_prime", "suits_first", "sum"),
    _yes_no("napola", "score"),
    _number("napola_cap", "score", 3, 10, off=True),
    _yes_no("napoleone", "score"),
    _word("all_coins_effect", "score", "none", "win", "plus30"),
    _yes_no("zero_trick_loses_match", "match"),
    _word("zero_trick_multi", "match", "end", "eliminate"),
    _number("win_by", "match", 1, 99),
    _yes_no("claim_out", "match"),
    _word("goal", "match", "high", "low"),
)

OPTIONS: Final[dict[str, Option]] = {option.key: option for option in _ALL}
"""Every option key, in the order in which screens and documents list them."""
