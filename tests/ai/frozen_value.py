"""The value between two deals as the frozen players know it; kept apart from the game's own.

Read from copies of the tables of the day under `frozen/`. Nothing here may be changed: it is what
later robots are measured against.
"""

import zlib
from array import array
from functools import lru_cache
from pathlib import Path

ALL = (1 << 40) - 1
SUIT = 1023
SETTEBELLO = 1 << 6
OF_VALUE = [
    sum(1 << suit * 10 + value - 1 for suit in range(4)) if value else 0 for value in range(11)
]
POINTS = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
PLACES = (0, 6, 2, 3, 4, 5, 7, 8, 1, 1, 1)


def values_of(mask):
    """The values of a set of cards."""
    return [index % 10 + 1 for index in range(40) if mask >> index & 1]


def best_of(by_value):
    """The highest entry among the values of each set of cards of a suit."""
    return [max([by_value[value] for value in values_of(suit)], default=0) for suit in range(1024)]


PRIME, ORDER = best_of(POINTS), best_of(PLACES)
CARDS, COINS = 0, 552
SEVENS, PRIMES = COINS + 484, COINS + 484 + 300
SWEEP = PRIMES + 729
RANKS = SWEEP + 79
LAST = RANKS + 250
LEAD = LAST + 3
WIDTH = LEAD + 34 + 64 + 256


@lru_cache(maxsize=4)
def weights_of(name):
    """The weights by deals to come."""
    _, _, packed = (
        (Path(__file__).parent / "frozen" / f"{name}.values").read_bytes().partition(b"\n")
    )
    numbers = array("h")
    numbers.frombytes(zlib.decompress(packed))
    return [
        [number / 2048 for number in numbers[start : start + WIDTH]]
        for start in range(0, len(numbers), WIDTH)
    ]


def value_of(weights, own, opp, table, mine, *, fifteen):
    """The sum of the weights of a position, for the side that leads the next deal."""
    unseen = ALL & ~(own | opp | table)
    size = table.bit_count()
    where = next((place for place, pile in enumerate((own, opp, table)) if pile & SETTEBELLO), 3)
    total = weights[CARDS + (own.bit_count() - opp.bit_count() + 34) * 8 + min(size, 7)]
    coins = [(pile & SUIT).bit_count() for pile in (own, opp, table)]
    total += weights[COINS + (coins[0] * 11 + coins[1]) * 4 + min(coins[2], 3)]
    sevens = [(pile & OF_VALUE[7]).bit_count() for pile in (own, opp, table)]
    total += weights[SEVENS + ((where * 5 + sevens[0]) * 5 + sevens[1]) * 3 + min(sevens[2], 2)]
    lead, full = 0, [1, 2]
    for shift in (0, 10, 20, 30):
        ours, theirs = own >> shift & SUIT, opp >> shift & SUIT
        free = (table | unseen) >> shift & SUIT
        total += weights[PRIMES + (ORDER[ours] * 9 + ORDER[theirs]) * 9 + ORDER[free]]
        lead += PRIME[ours] - PRIME[theirs]
        full = [full[0] if ours else 0, full[1] if theirs else 0]
    both = sum(full)
    total += weights[LEAD + (max(-15, min(15, int(lead / 3))) + 15 if both == 3 else 31 + both)]
    total += weights[sweep_place(table, size, unseen, fifteen=fifteen)] + weights[LAST + mine]
    for value in range(1, 11):
        lying, hidden = table & OF_VALUE[value], unseen & OF_VALUE[value]
        total += weights[RANKS + (value - 1) * 25 + lying.bit_count() * 5 + hidden.bit_count()]
    return total


def sweep_place(table, size, unseen, *, fifteen):
    """Where the weight of the card that sweeps the table stands."""
    if not size:
        return SWEEP
    total = sum(values_of(table))
    sweeper = 15 - total if fifteen else total
    if 1 <= sweeper <= 10:
        return SWEEP + sweeper * 5 + (unseen & OF_VALUE[sweeper]).bit_count()
    return SWEEP + 55 + min(size, 15) + (16 if fifteen and total < 5 else 0)
