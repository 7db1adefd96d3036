"""Which sets of table cards a played card may take.

A `CaptureRule` is the part of a ruleset that decides this; rulesets that agree in it share
one object and its caches. The functions work on bare ints (table mask, card value), so that
robots search with the very rules that the table plays by. Priorities:

* value: an equal card, or a sum of two or more; `equal_first` and `fewest_cards` narrow it;
* fifteen: card and set make 15; `fifteen_allows_equal` adds equal cards, as free choice;
* value+fifteen: the value part (narrowed as above) and, always free beside it, the fifteens;
* ace sweep: an ace takes the whole table, or the ace that lies on it (`ace_with_ace`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from scopa_desktop.engine.cards import RANK_MASKS, VALUES, cards_of
from scopa_desktop.engine.errors import MoveError, Refusal
from scopa_desktop.engine.sums import (
    MATTA,
    UP_TO,
    fewest_with_sum,
    first_sets,
    has_sum,
    sets_with_sum,
    total_of,
    worth,
)

if TYPE_CHECKING:
    from scopa_desktop.engine.ruleset import Ruleset

FIFTEEN: Final = 15
"""What card and set make together in the games of fifteen."""

# Bounds of the caches of each rule: tables by value, and the longest list worth keeping.
_CACHE_TABLES: Final = 10_000
_CACHE_LONGEST: Final = 400


def _empty_caches() -> tuple[dict[int, tuple[int, ...]], ...]:
    return tuple({} for _ in range(11))


@dataclass(frozen=True, slots=True)
class CaptureRule:
    """How captures are found; the fields are the options of the same names."""

    by_value: bool
    """Equal cards and sums to the card's value are captures."""
    by_fifteen: bool
    """Sets that make fifteen with the card are captures."""
    equal_beside_fifteen: bool = False
    """An equal card may be taken in a pure game of fifteen too."""
    equal_first: bool = False
    """An equal card bars the sums."""
    fewest_cards: bool = False
    """Only the smallest sets may be taken."""
    ace_sweep: bool = False
    """An ace takes the whole table."""
    ace_with_ace: str = "ace_only"
    """What an ace takes when an ace lies on the table."""
    wild: int = 0
    """Value of the seven of cups after a sticky declaration; 0 for seven."""
    _plain: bool = field(init=False, compare=False, repr=False)
    _plain_fifteen: bool = field(init=False, compare=False, repr=False)
    _found: tuple[dict[int, tuple[int, ...]], ...] = field(
        init=False, compare=False, repr=False, default_factory=_empty_caches
    )

    def __post_init__(self) -> None:
        special = self.fewest_cards or self.ace_sweep or self.wild
        plain = self.by_value and self.equal_first and not (self.by_fifteen or special)
        fifteen = not self.by_value and not (self.equal_beside_fifteen or special)
        object.__setattr__(self, "_plain", plain)
        object.__setattr__(self, "_plain_fifteen", fifteen)

    def value_of(self, index: int) -> int:
        """What a card is worth here, which differs from its rank only for the wild seven."""
        return self.wild if self.wild and index == MATTA.index else VALUES[index]

    def captures(self, table: int, value: int) -> tuple[int, ...]:
        """Every set that a card worth `value` may take from the table, each once."""
        if self._plain:
            # Common Scopa, by far the most asked, without the ceremony; sums are kept below.
            same = table & RANK_MASKS[value]
            if not same:
                return sets_with_sum(table, value)
            return singles(same) if same & (same - 1) else (same,)
        if self._plain_fifteen:
            return sets_with_sum(table, FIFTEEN - value)
        known = self._found[value]
        found = known.get(table)
        if found is None:
            found = self._list(table, value)
            if len(found) <= _CACHE_LONGEST:
                if len(known) >= _CACHE_TABLES:
                    known.clear()
                known[table] = found
        return found

    def _list(self, table: int, value: int) -> tuple[int, ...]:
        if self.ace_sweep and value == 1 and table:
            return self._ace_captures(table)
        fifteens = self._fifteens(table, value)
        if not self.by_value:
            if self.equal_beside_fifteen:
                same = singles(worth(value, table, self.wild))
                fifteens = same if same and self.equal_first else same + fifteens
            return smallest(fifteens) if self.fewest_cards else fifteens
        same_mask = worth(value, table, self.wild)
        if same_mask and self.equal_first:
            return singles(same_mask) + fifteens
        found = sets_with_sum(table, value, self.wild)
        return (smallest(found) if self.fewest_cards else found) + fifteens

    def _fifteens(self, table: int, value: int) -> tuple[int, ...]:
        return sets_with_sum(table, FIFTEEN - value, self.wild) if self.by_fifteen else ()

    def _ace_captures(self, table: int) -> tuple[int, ...]:
        aces = worth(1, table, self.wild)
        if not aces or self.ace_with_ace == "all":
            return (table,)
        if self.ace_with_ace == "ace_or_fifteen":
            return singles(aces) + self._fifteens(table, 1)
        return singles(aces)

    def first_captures(self, table: int, value: int, limit: int) -> list[int]:
        """Captures, fewest cards first: whole sizes until there are `limit`, never all 6,405."""
        if self.ace_sweep and value == 1 and table:
            return sorted(self._ace_captures(table), key=int.bit_count)
        found: list[int] = []
        same = worth(value, table, self.wild)
        if same and self.equal_first:
            found.extend(singles(same))
        elif self.by_value:
            found.extend(self._some(table, value, limit, narrow=self.fewest_cards))
        elif self.equal_beside_fifteen:
            found.extend(singles(same))
        if self.by_value and self.by_fifteen:
            found.extend(self._some(table, FIFTEEN - value, limit, narrow=False))
        elif self.by_fifteen and not (same and self.equal_first):
            found.extend(self._some(table, FIFTEEN - value, limit, narrow=self.fewest_cards))
            if self.fewest_cards:
                return list(smallest(tuple(found)))
        return sorted(found, key=int.bit_count)

    def _some(self, table: int, total: int, limit: int, *, narrow: bool) -> list[int]:
        return first_sets(table, total, 1 if narrow else limit, self.wild)

    def can_take(self, table: int, value: int) -> bool:
        """Whether a card of this value takes anything; lists nothing."""
        if self.ace_sweep and value == 1 and table:
            return True
        if (self.by_value or self.equal_beside_fifteen) and worth(value, table, self.wild):
            return True
        if self.by_value and has_sum(self._low(table, value), value, self.wild):
            return True
        return self.by_fifteen and has_sum(table, FIFTEEN - value, self.wild)

    def _low(self, table: int, value: int) -> int:
        return table if self.wild else table & UP_TO[value]

    def example(self, table: int, value: int) -> int:
        """One legal set, as small as any; 0 when the card takes nothing."""
        found = self.first_captures(table, value, 1)
        return found[0] if found else 0

    def refusal(self, table: int, value: int, taken: int) -> Refusal | None:
        """Why a set from the table may not be taken, or None; adds up, lists nothing."""
        wild = self.wild
        total = total_of(taken, wild)
        if self.ace_sweep and value == 1:
            return self._ace_refusal(table, taken, total)
        single = not taken & (taken - 1)
        same = worth(value, table, wild)
        if self.by_value and total == value:
            if single:
                return None
            if same and self.equal_first:
                return Refusal(MoveError.SAME_FIRST, first=cards_of(same))
            return self._size_refusal(table, value, taken) if self.fewest_cards else None
        if self.equal_beside_fifteen and single and total == value:
            return None
        if not self.by_fifteen or total + value != FIFTEEN:
            return self._sum_refusal(total, value)
        if self.by_value:
            return None
        if same and self.equal_beside_fifteen:
            if self.equal_first:
                return Refusal(MoveError.SAME_FIRST, first=cards_of(same))
            if self.fewest_cards and not single:
                return Refusal(MoveError.FEWEST, first=cards_of(same & -same))
        return self._size_refusal(table, FIFTEEN - value, taken) if self.fewest_cards else None

    def _sum_refusal(self, total: int, value: int) -> Refusal:
        """For a set that makes neither number; where both would do, the next one above it."""
        if not self.by_fifteen or (self.by_value and total < value):
            wanted = value
        else:
            total, wanted = total + value, FIFTEEN
        reason = MoveError.SUM_LOW if total < wanted else MoveError.SUM_HIGH
        return Refusal(reason, total=total, wanted=wanted)

    def _size_refusal(self, table: int, total: int, taken: int) -> Refusal | None:
        if taken.bit_count() <= fewest_with_sum(table, total, self.wild):
            return None
        return Refusal(MoveError.FEWEST, first=cards_of(first_sets(table, total, 1, self.wild)[0]))

    def _ace_refusal(self, table: int, taken: int, total: int) -> Refusal | None:
        aces = worth(1, table, self.wild)
        if not aces or self.ace_with_ace == "all":
            legal = taken == table
        else:
            legal = not taken & (taken - 1) and bool(taken & aces)
            if self.ace_with_ace == "ace_or_fifteen" and total + 1 == FIFTEEN:
                legal = True
            table = aces
        return None if legal else Refusal(MoveError.ACE_TAKES_ALL, first=cards_of(table))

    def is_ace_sweep(self, table: int, value: int, taken: int) -> bool:
        """Whether only the ace's privilege, no ordinary rule, lets this set be taken."""
        if not self.ace_sweep or value != 1:
            return False
        total = total_of(taken, self.wild)
        single_ace = total == 1
        fifteen = self.by_fifteen and total + 1 == FIFTEEN
        return taken == table and not single_ace and not fifteen


def singles(mask: int) -> tuple[int, ...]:
    """Each card of a mask as a set of its own, lowest index first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return tuple(found)


def smallest(sets: tuple[int, ...]) -> tuple[int, ...]:
    """Only the sets of the fewest cards."""
    if len(sets) < 2:
        return sets
    fewest = min(map(int.bit_count, sets))
    return tuple(one for one in sets if one.bit_count() == fewest)


@lru_cache(maxsize=256)
def shared_rule(rule: CaptureRule) -> CaptureRule:
    """The one object for all equal rules, so that they fill the same caches."""
    return rule


def captures(ruleset: Ruleset, table: int, index: int, wild: int = 0) -> tuple[int, ...]:
    """Every set of the table mask that the card of this index may take."""
    rule = ruleset.capture_rule(wild)
    return rule.captures(table, rule.value_of(index))


def claims(table: int, left: int) -> tuple[int, ...]:
    """The left-fifteen sets: every fifteen on the table that includes the left card's index."""
    bit = 1 << left
    rest = sets_with_sum(table & ~bit, FIFTEEN - VALUES[left])
    return tuple(found | bit for found in rest)


def opens_claim(table: int, left: int) -> bool:
    """Whether the card just laid (already on the table mask) makes fifteen with others."""
    return has_sum(table & ~(1 << left), FIFTEEN - VALUES[left])
