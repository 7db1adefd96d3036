"""Sets of cards that add up to a number: existence, smallest size, all of them, the first few.

Pure functions over 40-bit masks. `wild` is the value that the seven of cups has taken in a
declared Cirulla hand (0: it is a seven). Nothing here knows a rule.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scopa_desktop.engine.cards import ALL_MASK, RANK_MASKS, VALUES, Card, Rank, Suit

MATTA: Final = Card(Suit.CUPS, Rank.SEVEN)
"""The seven of cups, wild in Cirulla."""

VALUE_OF_BIT: Final = {1 << index: value for index, value in enumerate(VALUES)}
"""Capture value by single-card mask."""
UP_TO: Final = tuple(
    sum(RANK_MASKS[rank] for rank in range(1, min(value, 10) + 1)) for value in range(16)
)
"""Mask of all cards worth at most so much."""

_MATTA_BIT: Final = MATTA.bit
_NOT_MATTA: Final = ALL_MASK ^ _MATTA_BIT
_CACHE_SETS: Final = 20_000
_CACHE_LONGEST: Final = 400
# Sets found, by total and then by mask.
_sets: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in range(16))

# In `fewest_with_sum` one integer holds, in lanes of 16 bits, the sums that can be
# made with 0, 1, 2 ... cards. _KEEP drops the sums that would leave their lane.
_LANE: Final = 16
_LANES: Final = 15
_KEEP: Final = tuple(
    sum(((1 << (_LANE - value)) - 1) << (_LANE * lane) for lane in range(_LANES))
    for value in range(11)
)


def total_of(mask: int, wild: int = 0) -> int:
    """What the cards of a mask add up to."""
    total = 0
    if wild and mask & _MATTA_BIT:
        total = wild - 7
    while mask:
        low = mask & -mask
        total += VALUE_OF_BIT[low]
        mask ^= low
    return total


def worth(value: int, mask: int, wild: int = 0) -> int:
    """The cards of a mask that are worth exactly `value`."""
    equal = mask & RANK_MASKS[value]
    if wild and mask & _MATTA_BIT:
        equal = equal | _MATTA_BIT if value == wild else equal & _NOT_MATTA
    return equal


@lru_cache(maxsize=1 << 15)
def has_sum(mask: int, total: int, wild: int = 0) -> bool:
    """Whether some set of the mask adds up to `total`; lists nothing."""
    reach = 1
    if wild and mask & _MATTA_BIT:
        reach |= 1 << wild
        mask ^= _MATTA_BIT
    while mask:
        low = mask & -mask
        mask ^= low
        reach |= reach << VALUE_OF_BIT[low]
    return bool(reach >> total & 1)


@lru_cache(maxsize=1 << 15)
def fewest_with_sum(mask: int, total: int, wild: int = 0) -> int:
    """Size of the smallest set that adds up to `total` (1 to 14); 0 when there is none."""
    reach = 1
    if wild and mask & _MATTA_BIT:
        reach |= 1 << (_LANE + wild)
        mask ^= _MATTA_BIT
    mask &= UP_TO[total]
    while mask:
        low = mask & -mask
        mask ^= low
        value = VALUE_OF_BIT[low]
        reach |= (reach & _KEEP[value]) << (_LANE + value)
    for size in range(1, _LANES):
        if reach >> (_LANE * size + total) & 1:
            return size
    return 0


def sets_with_sum(mask: int, total: int, wild: int = 0) -> tuple[int, ...]:
    """Every set of the mask that adds up to `total`, each once."""
    if wild and mask & _MATTA_BIT:
        plain = mask ^ _MATTA_BIT
        with_wild: tuple[int, ...] = ()
        if wild == total:
            with_wild = (_MATTA_BIT,)
        elif wild < total:
            rest = sets_with_sum(plain, total - wild)
            with_wild = tuple(found | _MATTA_BIT for found in rest)
        return sets_with_sum(plain, total) + with_wild
    mask &= UP_TO[total]
    known = _sets[total]
    found = known.get(mask)
    if found is None:
        listed: list[int] = []
        _collect(mask, total, 0, listed)
        found = tuple(listed)
        if len(found) <= _CACHE_LONGEST:
            if len(known) >= _CACHE_SETS:
                known.clear()
            known[mask] = found
    return found


def _collect(rest: int, total: int, taken: int, found: list[int]) -> None:
    """Sets of the cards of `rest`, none dearer than `total`, that add up to it."""
    while rest:
        low = rest & -rest
        rest ^= low
        left = total - VALUE_OF_BIT[low]
        if left:
            cheaper = rest & UP_TO[left]
            if cheaper:
                _collect(cheaper, left, taken | low, found)
        else:
            found.append(taken | low)


def sets_of_size(mask: int, total: int, size: int, wild: int = 0) -> list[int]:
    """Every set of exactly `size` cards that adds up to `total`."""
    found: list[int] = []
    if wild and mask & _MATTA_BIT:
        mask ^= _MATTA_BIT
        if size == 1 and wild == total:
            found.append(_MATTA_BIT)
        elif size > 1 and wild < total:
            rest = sets_of_size(mask, total - wild, size - 1)
            found.extend(one | _MATTA_BIT for one in rest)
    _collect_size(mask & UP_TO[total], total, size, 0, found)
    return found


def _collect_size(rest: int, total: int, size: int, taken: int, found: list[int]) -> None:
    if size == 1:
        last = rest & RANK_MASKS[total] if total <= 10 else 0
        while last:
            low = last & -last
            last ^= low
            found.append(taken | low)
        return
    # Each of the other cards is worth at least one, so no card may be dearer than this.
    rest &= UP_TO[total - size + 1]
    if rest.bit_count() < size:
        return
    while rest:
        low = rest & -rest
        rest ^= low
        left = total - VALUE_OF_BIT[low]
        if left >= size - 1:
            _collect_size(rest, left, size - 1, taken | low, found)


def first_sets(mask: int, total: int, limit: int, wild: int = 0) -> list[int]:
    """Sets that add up to `total`, fewest cards first: whole sizes until `limit` is reached."""
    found: list[int] = []
    size = fewest_with_sum(mask, total, wild)
    while size and size <= total and len(found) < limit:
        found.extend(sets_of_size(mask, total, size, wild))
        size += 1
    return found
