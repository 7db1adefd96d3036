"""Option values that are fine alone and make no sense together.

An option that merely refines another one (how the ace meets an ace, say) is refused while
that other one is off, but only when it differs from the preset: what a preset carries along
unused does no harm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from scopa_desktop.engine.errors import OptionError

if TYPE_CHECKING:
    from scopa_desktop.engine.ruleset import Ruleset

Test = Callable[["Ruleset"], bool]
"""Whether a base option is on."""


def _bonus(rules: Ruleset) -> bool:
    return rules.table15_sweeps > 0 or rules.table30_sweeps > 0


def _redeals(rules: Ruleset) -> bool:
    voids = (rules.redeal_kings_min, rules.redeal_aces_min, rules.redeal_low_table_max)
    return any(limit is not None for limit in voids)


def _prime(rules: Ruleset) -> bool:
    return rules.primiera_pts is not None or rules.setenta_pts is not None


def _left15(rules: Ruleset) -> bool:
    return rules.left15_claim != "off"


_NEEDS: Final[tuple[tuple[str, Test, str], ...]] = (
    ("table30_requires_two_groups", lambda r: r.table30_sweeps > 0, "table30_sweeps above 0"),
    ("table_bonus_to", _bonus, "table15_sweeps or table30_sweeps above 0"),
    ("misdeal_before_bonus", lambda r: _bonus(r) and _redeals(r), "a table bonus and a redeal"),
    ("fifteen_allows_equal", lambda r: r.capture_mode == "fifteen", "capture_mode fifteen"),
    ("left15_self_claim", _left15, "left15_claim next_player"),
    ("left15_survives_redeal", _left15, "left15_claim next_player"),
    ("left15_after_last_card", _left15, "left15_claim next_player"),
    ("ace_sweep_scores", lambda r: r.ace_sweep, "ace_sweep true"),
    ("ace_with_ace", lambda r: r.ace_sweep, "ace_sweep true"),
    ("ace_on_empty", lambda r: r.ace_sweep, "ace_sweep true"),
    ("ace_first_play_ban", lambda r: r.ace_sweep, "ace_sweep true"),
    ("matta_sticky", lambda r: r.matta and r.declarations, "matta true and declarations true"),
    ("cards_double_if_others_below", lambda r: r.cards_pts is not None, "cards_pts"),
    ("all_coins_pts", lambda r: r.coins_pts is not None, "coins_pts"),
    ("all_sevens_pts", lambda r: r.sevens_pts is not None, "sevens_pts"),
    ("primiera_method", _prime, "primiera_pts or setenta_pts"),
    ("primiera_missing_suit", _prime, "primiera_pts or setenta_pts"),
    ("napola_cap", lambda r: r.napola, "napola true"),
    ("napoleone", lambda r: r.napola, "napola true"),
    ("zero_trick_multi", lambda r: r.zero_trick_loses_match, "zero_trick_loses_match true"),
)
"""Option, what it needs, and that need in words."""


def refuse_contradictions(rules: Ruleset, given: frozenset[str]) -> None:
    """Raise for the first contradiction among the values of a ruleset.

    Args:
        rules: the ruleset with its options set.
        given: the keys that were asked for in so many words.

    Raises:
        OptionError: names the option, its value, and why it cannot be.
    """
    for key, reason in _problems(rules, given):
        raise OptionError(key, getattr(rules, key), reason)


def _problems(rules: Ruleset, given: frozenset[str]) -> Iterator[tuple[str, str]]:
    yield from _capture_problems(rules)
    yield from _opening_problems(rules)
    yield from _score_problems(rules, given)
    for key, is_on, words in _NEEDS:
        value = getattr(rules, key)
        differs = value is not None and value != getattr(rules.preset, key)
        if differs and not is_on(rules):
            yield key, f"it needs {words}"


def _capture_problems(rules: Ruleset) -> Iterator[tuple[str, str]]:
    fifteen = rules.capture_mode == "fifteen"
    if rules.ace_sweep and fifteen and not rules.fifteen_allows_equal:
        yield "ace_sweep", "with capture_mode fifteen it needs fifteen_allows_equal true"
    if rules.ace_sweep and rules.ace_with_ace == "ace_or_fifteen" and rules.capture_mode == "value":
        yield "ace_with_ace", "capture_mode value knows no fifteen"
    if _left15(rules) and rules.capture_obligation != "optional":
        yield (
            "left15_claim",
            f"nothing can be left while capture_obligation is {rules.capture_obligation}: "
            "set left15_claim off",
        )
    if _left15(rules) and not fifteen:
        yield "left15_claim", f"capture_mode is {rules.capture_mode}: set left15_claim off"
    if fifteen and not rules.fifteen_allows_equal:
        if rules.equal_first and rules.capture_mode == rules.preset.capture_mode:
            yield "equal_first", "in fifteen an equal card takes nothing (fifteen_allows_equal)"
        if rules.capture_obligation == "equal_only":
            yield "capture_obligation", "in fifteen an equal card takes nothing"


def _opening_problems(rules: Ruleset) -> Iterator[tuple[str, str]]:
    if not rules.allowed_seats():
        key = "teams" if rules.teams is not None else "hand_size"
        problem = rules.seat_problem(rules.players[-1])
        yield key, f"no number of seats fits: {problem}"
    if rules.declarations and rules.hand_size != 3:
        yield "declarations", "hands of three cards are declared: it needs hand_size 3"
    if rules.table_cards == 0:
        for key in ("table15_sweeps", "table30_sweeps"):
            if getattr(rules, key):
                yield key, "there are no table cards (table_cards 0)"
        for key in ("redeal_kings_min", "redeal_aces_min", "redeal_low_table_max"):
            if getattr(rules, key) not in (None, getattr(rules.preset, key)):
                yield key, "there are no table cards (table_cards 0)"
    elif rules.redeal_low_table_max is not None and rules.redeal_low_table_max >= _dearest(rules):
        yield "redeal_low_table_max", "every opening table would be void"


def _dearest(rules: Ruleset) -> int:
    """The most that an opening table can total which its kings do not make void."""
    kings = 4 if rules.redeal_kings_min is None else rules.redeal_kings_min - 1
    values = [10] * kings + [value for value in range(9, 0, -1) for _ in range(4)]
    return sum(values[: rules.table_cards])


def _score_problems(rules: Ruleset, given: frozenset[str]) -> Iterator[tuple[str, str]]:
    if rules.claim_out:
        yield "claim_out", "points are counted at the end of a round only; allowed: false"
    if rules.primiera_pts is not None and rules.setenta_pts is not None:
        yield "setenta_pts", "it is the same count as primiera_pts: set one of them off"
    both = rules.sevens_pts is not None and rules.setenta_pts is not None
    if both and not {"sevens_pts", "setenta_pts"} <= given:
        yield "setenta_pts", "it replaces sevens_pts: set sevens_pts off, or give both"
    counts = (
        rules.sweep_points or None,
        rules.cards_pts,
        rules.coins_pts,
        rules.settebello_pts,
        rules.sevens_pts,
        rules.primiera_pts,
        rules.setenta_pts,
        rules.re_bello_pts,
        rules.belos_pts,
        rules.grande_pts,
    )
    if not (any(count is not None for count in counts) or rules.napola or rules.card_points):
        yield "sweep_points", "nothing would score, and the match never end"
