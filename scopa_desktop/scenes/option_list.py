"""The options of a ruleset as a screen offers them: which, in which order, with which values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.options import OPTIONS, OptionKind
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.i18n.catalog import Catalog

GROUPS: Final = ("capture", "left15", "ace", "cirulla", "opening", "deal", "score", "match")
"""The headings, in the order of a turn rather than that of the files."""
ELSEWHERE: Final = frozenset({"teams", "claim_out"})
"""A key of another page, and one that has no choice."""
DEALT: Final[Mapping[str, tuple[str, tuple[int, ...]]]] = {
    "hand_size": ("table_cards", (4, 0)),
    "table_cards": ("hand_size", (9, 3, 10)),
}
"""Hands and table use up the deck together: each takes the other along to one of these."""
REFINES: Final[Mapping[str, tuple[str, ...]]] = {
    "table30_requires_two_groups": ("table30_sweeps",),
    "table_bonus_to": ("table15_sweeps", "table30_sweeps"),
    "misdeal_before_bonus": ("table15_sweeps", "table30_sweeps"),
    "left15_self_claim": ("left15_claim",),
    "left15_survives_redeal": ("left15_claim",),
    "left15_after_last_card": ("left15_claim",),
    "ace_sweep_scores": ("ace_sweep",),
    "ace_with_ace": ("ace_sweep",),
    "ace_on_empty": ("ace_sweep",),
    "ace_first_play_ban": ("ace_sweep",),
    "matta": ("declarations",),
    "matta_sticky": ("matta", "declarations"),
    "cards_double_if_others_below": ("cards_pts",),
    "all_coins_pts": ("coins_pts",),
    "all_sevens_pts": ("sevens_pts",),
    "primiera_method": ("primiera_pts", "setenta_pts"),
    "primiera_missing_suit": ("primiera_pts", "setenta_pts"),
    "napola_cap": ("napola",),
    "napoleone": ("napola",),
    "zero_trick_multi": ("zero_trick_loses_match",),
    "fifteen_allows_equal": (),
}
"""Options that mean something only while one of some others is on."""
NUMBERS: Final[Mapping[str, tuple[int | None, ...]]] = {
    "target": (11, 15, 16, 21, 26, 30, 31, 41, 51, 81, 101),
    "hand_size": (3, 9, 10),
    "table_cards": (0, 4),
    "redeal_kings_min": (None, 3, 4),
    "redeal_aces_min": (None, 2, 3),
    "redeal_low_table_max": (None, 8, 9, 10),
    "sweep_points": (0, 1, 2, 3),
    "cards_double_if_others_below": (None, 10),
    "all_coins_pts": (None, 2, 3),
    "all_sevens_pts": (None, 2, 3),
    "grande_pts": (None, 5),
    "napola_cap": (None, 6, 9, 10),
    "win_by": (1, 2),
}
"""The numbers offered, where not every one that is allowed; rules files may have others."""
POINTS: Final = (None, 1, 2, 3)
"""What a score line may pay, where nothing else is said."""
SCORING: Final = frozenset(
    {"table15_sweeps", "table30_sweeps", "ace_sweep_scores", "declarations", "matta", "goal"}
)
"""Options outside the score group that change the count all the same."""

DEBATED: Final = (
    "capture_obligation",
    "fewest_cards",
    "last_card_sweep",
    "primiera_missing_suit",
    "ace_sweep_scores",
)
"""The points most argued about: what others play, and why, is told beside their help."""


def changes_count(key: str) -> bool:
    """Whether an option changes how points are counted."""
    return OPTIONS[key].group == "score" or key in SCORING


def is_offered(ruleset: Ruleset, key: str) -> bool:
    """Whether a choice of this option means something under the other options."""
    if key in ELSEWHERE:
        return False
    if key in DEALT:
        # A game that deals otherwise at some tables has its own numbers there.
        return not ruleset.preset.hand_size_by_seats
    if key == "fifteen_allows_equal":
        return ruleset.capture_mode == "fifteen"
    if key in REFINES:
        return any(is_on(ruleset, base) for base in REFINES[key])
    return True


def is_on(ruleset: Ruleset, key: str) -> bool:
    """Whether an option is anything but off."""
    return getattr(ruleset, key) not in (None, False, 0, "off")


def offered(ruleset: Ruleset) -> list[tuple[str, list[str]]]:
    """The option keys by group, without empty groups."""
    groups = [
        (
            group,
            [key for key, o in OPTIONS.items() if o.group == group and is_offered(ruleset, key)],
        )
        for group in GROUPS
    ]
    return [(group, keys) for group, keys in groups if keys]


def value_words(catalog: Catalog, key: str, value: object) -> str:
    """What an option that is no switch stands on, in words."""
    if value is None:
        own = f"option-{key}-off"
        return catalog.text(own if catalog.has(own) else "option-off")
    if OPTIONS[key].kind is OptionKind.WORD:
        return catalog.text(f"option-{key}-{value}")
    number = int(str(value))
    if key in ("table15_sweeps", "table30_sweeps"):
        return catalog.plural("option-sweeps", number)
    if key.endswith("_pts") or key in ("sweep_points", "ace_sweep_scores"):
        return catalog.plural("table-points", number)
    return str(number)


def values_of(ruleset: Ruleset, key: str) -> tuple[object, ...]:
    """What the choice of an option goes through; the present value is among it."""
    option = OPTIONS[key]
    if option.kind is OptionKind.YES_NO:
        return (False, True)
    if option.kind is OptionKind.WORD:
        return option.words
    if key in ("table15_sweeps", "table30_sweeps", "ace_sweep_scores"):
        return tuple(range(option.low, option.high + 1))
    numbers = set(NUMBERS.get(key, POINTS))
    if key == "target":
        numbers |= set(ruleset.targets)
    numbers.add(getattr(ruleset, key))
    return tuple(sorted(numbers, key=lambda number: -1 if number is None else number))


def changed(ruleset: Ruleset, key: str, value: object) -> Ruleset:
    """The ruleset with another value; what refined an option that is off now goes back.

    Raises:
        OptionError: the value does not go with the others.
    """
    partner, others = DEALT.get(key, ("", ()))
    refused = None
    for other in (None, *others):
        taken_along = {} if other is None else {partner: other}
        try:
            return _with(ruleset, {key: value, **taken_along})
        except OptionError as error:
            # The plain try says best what is wrong, unless it was the deck alone.
            refused = error if refused is None or refused.key in DEALT else refused
    assert refused is not None
    raise refused


def _with(ruleset: Ruleset, values: Mapping[str, object]) -> Ruleset:
    options = {**ruleset.options(), **values}
    for key, value in values.items():
        if getattr(ruleset.preset, key) == value and key not in ("sevens_pts", "setenta_pts"):
            options.pop(key)
    preset = find_ruleset(ruleset.key)
    while True:
        try:
            return preset.with_options(options)
        except OptionError as error:
            bases = REFINES.get(error.key, ())
            if error.key in values or not values.keys() & bases or error.key not in options:
                raise
            options.pop(error.key)


def without_teams(ruleset: Ruleset) -> Ruleset:
    """The same game with its usual sides."""
    options = ruleset.options()
    options.pop("teams", None)
    return find_ruleset(ruleset.key).with_options(options)


def seat_counts(ruleset: Ruleset) -> tuple[int, ...]:
    """How many may sit at a table of this game, whatever its sides are now."""
    return replace(ruleset, teams=None).allowed_seats()
