"""The sum of fitted weights, worked out without listing the facts.

`features` says what is looked at, one number for each fact; the tools fit by it. Here the same
sum is taken from weights laid out for speed: it is the innermost step of every thought.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scopa_desktop.ai.features import (
    CARDS_AT,
    COINS,
    COINS_AT,
    LAST_AT,
    LEAD_AT,
    MOST_LEAD,
    ORDER,
    PRIME,
    PRIME_AT,
    RANKS_AT,
    SETTEBELLO_BIT,
    SEVENS,
    SEVENS_AT,
    SUIT,
    run_facts,
    sweep_fact,
)
from scopa_desktop.engine.cards import ALL_MASK

Value = Callable[[int, int, int, int], float]
"""Value of (own pile, other pile, table, who captured last)."""

_LIES = tuple(
    sum(1 << 6 * place for place in range(10) if suit >> place & 1) for suit in range(1024)
)
"""For each set of ten cards of a suit: a counter of six bits for each value."""
_UNSEEN = tuple(lies << 3 for lies in _LIES)
"""The same in the upper half of each counter."""


def _pairs(weights: Sequence[float]) -> list[tuple[float, ...]]:
    """The weights of two values' counters together, for every pair of counters."""
    single = [
        [
            weights[RANKS_AT + 25 * place + 5 * (counter & 7) + (counter >> 3)]
            if counter & 7 <= 4 and counter >> 3 <= 4
            else 0.0
            for counter in range(64)
        ]
        for place in range(10)
    ]
    return [
        tuple(low + high for high in single[place + 1] for low in single[place])
        for place in range(0, 10, 2)
    ]


def additive_value(weights: Sequence[float], *, fifteen: bool, runs: bool) -> Value:
    """The value function of one number of deals to come.

    Args:
        weights: A weight for each fact.
        fifteen: Whether cards capture to fifteen.
        runs: Whether runs of coins count.
    """
    ranks_12, ranks_34, ranks_56, ranks_78, ranks_90 = _pairs(weights)
    cards = tuple(
        weights[CARDS_AT + (max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD) * 8 + size]
        for lead in range(-40, 41)
        for size in range(8)
    )
    coins = tuple(weights[COINS_AT:SEVENS_AT])
    sevens = tuple(weights[SEVENS_AT:PRIME_AT])
    prime = tuple(weights[PRIME_AT : PRIME_AT + 729])
    weigh = tuple(weights)
    lies, hidden, order, points = _LIES, _UNSEEN, ORDER, PRIME

    def value(own: int, opp: int, table: int, mine: int) -> float:
        unseen = ALL_MASK & ~(own | opp | table)
        size = table.bit_count()
        free = table | unseen
        own0, own1, own2, own3 = own & SUIT, own >> 10 & SUIT, own >> 20 & SUIT, own >> 30
        opp0, opp1, opp2, opp3 = opp & SUIT, opp >> 10 & SUIT, opp >> 20 & SUIT, opp >> 30
        place = 0 if own & SETTEBELLO_BIT else 1 if opp & SETTEBELLO_BIT else 3
        if table & SETTEBELLO_BIT:
            place = 2
        full = 1 if own0 and own1 and own2 and own3 else 0
        if opp0 and opp1 and opp2 and opp3:
            full |= 2
        lead = 31 + full
        if full == 3:
            ours = points[own0] + points[own1] + points[own2] + points[own3]
            theirs = points[opp0] + points[opp1] + points[opp2] + points[opp3]
            lead = max(-15, min(15, int((ours - theirs) / 3))) + 15
        counters = (
            lies[table & SUIT]
            + lies[table >> 10 & SUIT]
            + lies[table >> 20 & SUIT]
            + lies[table >> 30]
            + hidden[unseen & SUIT]
            + hidden[unseen >> 10 & SUIT]
            + hidden[unseen >> 20 & SUIT]
            + hidden[unseen >> 30]
        )
        on_table, of_sevens = (table & COINS).bit_count(), (table & SEVENS).bit_count()
        total = (
            cards[(own.bit_count() - opp.bit_count() + 40) * 8 + (size if size < 7 else 7)]
            + coins[
                (own0.bit_count() * 11 + opp0.bit_count()) * 4 + (on_table if on_table < 3 else 3)
            ]
            + sevens[
                ((place * 5 + (own & SEVENS).bit_count()) * 5 + (opp & SEVENS).bit_count()) * 3
                + (of_sevens if of_sevens < 2 else 2)
            ]
            + prime[(order[own0] * 9 + order[opp0]) * 9 + order[free & SUIT]]
            + prime[(order[own1] * 9 + order[opp1]) * 9 + order[free >> 10 & SUIT]]
            + prime[(order[own2] * 9 + order[opp2]) * 9 + order[free >> 20 & SUIT]]
            + prime[(order[own3] * 9 + order[opp3]) * 9 + order[free >> 30]]
            + weigh[sweep_fact(table, size, unseen, fifteen)]
            + weigh[LAST_AT + mine]
            + weigh[LEAD_AT + lead]
            + ranks_12[counters & 4095]
            + ranks_34[counters >> 12 & 4095]
            + ranks_56[counters >> 24 & 4095]
            + ranks_78[counters >> 36 & 4095]
            + ranks_90[counters >> 48]
        )
        if runs:
            triple, length = run_facts(own, opp, table, place)
            total += weigh[triple] + weigh[length]
        return total

    return value
