"""What the opening table does before anybody plays: void it, or give it away for sweeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_desktop.engine.cards import RANK_MASKS, Rank
from scopa_desktop.engine.events import RedealReason
from scopa_desktop.engine.sums import MATTA, has_sum, total_of

if TYPE_CHECKING:
    from scopa_desktop.engine.ruleset import Ruleset


def void_reason(rules: Ruleset, table: int) -> RedealReason | None:
    """Why an opening table mask must be dealt again, or None."""
    if not table:
        return None
    kings = rules.redeal_kings_min
    if kings is not None and (table & RANK_MASKS[Rank.KING]).bit_count() >= kings:
        return RedealReason.KINGS
    aces = rules.redeal_aces_min
    if aces is not None and (table & RANK_MASKS[Rank.ACE]).bit_count() >= aces:
        return RedealReason.ACES
    low = rules.redeal_low_table_max
    if low is not None and total_of(table) <= low:
        return RedealReason.LOW_TABLE
    return None


def opening_sweeps(rules: Ruleset, table: int) -> int:
    """Sweeps that an opening table is worth; 0 when it stays for play."""
    wilds: tuple[int, ...] = (0,)
    if rules.matta and table & MATTA.bit:
        wilds = tuple(range(1, 11))
    return max((_sweeps(rules, table, wild) for wild in wilds), default=0)


def _sweeps(rules: Ruleset, table: int, wild: int) -> int:
    total = total_of(table, wild)
    if total == 15:
        return rules.table15_sweeps
    if total == 30 and (not rules.table30_requires_two_groups or has_sum(table, 15, wild)):
        return rules.table30_sweeps
    return 0
