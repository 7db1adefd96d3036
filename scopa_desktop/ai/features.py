"""What the value tables look at: a finished deal described by a few numbered facts.

The value of a position is the sum of one table entry per fact (an additive one-hot model).
The facts are counted from the side that leads the next deal: `own` and `opp` are the piles.
Two seats only; tables with more seats use the linear value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scopa_desktop.engine.cards import ALL_MASK, RANK_MASKS, SETTEBELLO, SUIT_MASKS

Facts = Callable[[int, int, int, int], tuple[int, ...]]
"""Fact numbers of (own pile, other pile, table, who captured last)."""

COINS: Final = SUIT_MASKS[0]
SEVENS: Final = RANK_MASKS[7]
SETTEBELLO_BIT: Final = SETTEBELLO.bit
SUIT: Final = 0x3FF

# Primiera points by value, and the rank of each value in that order: 7 6 A 5 4 3 2 figures.
PRIME_POINTS: Final = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
_PRIME_ORDER: Final = (0, 6, 2, 3, 4, 5, 7, 8, 1, 1, 1)


def _best(by_value: tuple[int, ...]) -> tuple[int, ...]:
    """Highest entry among the values of a ten-bit suit mask, for every such mask."""
    return tuple(
        max((by_value[place + 1] for place in range(10) if mask >> place & 1), default=0)
        for mask in range(1024)
    )


PRIME: Final = _best(PRIME_POINTS)
ORDER: Final = _best(_PRIME_ORDER)
SUIT_SUM: Final = tuple(
    sum(place + 1 for place in range(10) if mask >> place & 1) for mask in range(1024)
)

MOST_LEAD: Final = 34
"""A lead of more cards than this, which only Scopone knows, counts as this."""

# Where the blocks of facts begin.
CARDS_AT: Final = 0  # lead in cards (-34..34) by cards on the table (0..7)
COINS_AT: Final = CARDS_AT + 69 * 8  # coins mine, theirs, on the table (0..3)
SEVENS_AT: Final = COINS_AT + 11 * 11 * 4  # place of the settebello, sevens mine, theirs, table
PRIME_AT: Final = SEVENS_AT + 4 * 5 * 5 * 3  # a suit's best card: mine, theirs, still to come
SWEEP_AT: Final = PRIME_AT + 9 * 9 * 9  # value that sweeps the table by cards of it unseen
RANKS_AT: Final = SWEEP_AT + 11 * 5 + 24  # each value: on the table, unseen
LAST_AT: Final = RANKS_AT + 250  # who captured last
LEAD_AT: Final = LAST_AT + 3  # lead in primiera thirds, or who has no primiera
RUN_AT: Final = LEAD_AT + 34  # places of ace, two and three of coins
LENGTH_AT: Final = RUN_AT + 64  # places of four, five, six and seven of coins, for the longer runs
FACTS: Final = LENGTH_AT + 256


def sweep_fact(table: int, size: int, unseen: int, fifteen: bool) -> int:
    """Which value would sweep the table, and how many cards of it are unseen."""
    if not size:
        return SWEEP_AT
    total = (
        SUIT_SUM[table & SUIT]
        + SUIT_SUM[table >> 10 & SUIT]
        + SUIT_SUM[table >> 20 & SUIT]
        + SUIT_SUM[table >> 30]
    )
    sweeper = 15 - total if fifteen else total
    if 1 <= sweeper <= 10:
        return SWEEP_AT + sweeper * 5 + (unseen & RANK_MASKS[sweeper]).bit_count()
    return SWEEP_AT + 55 + min(size, 15) + (16 if fifteen and total < 5 else 0)


def run_facts(own: int, opp: int, table: int, place: int) -> tuple[int, int]:
    """Where the low coins are; `place` is that of the seven."""
    first, second, third, fourth, fifth, sixth = (
        _place(1 << index, own, opp, table) for index in range(6)
    )
    return (
        RUN_AT + first + 4 * second + 16 * third,
        LENGTH_AT + fourth + 4 * fifth + 16 * sixth + 64 * place,
    )


def facts_for(*, fifteen: bool, runs: bool) -> Facts:
    """The describing function of a game.

    Args:
        fifteen: Whether cards capture to fifteen (else by value); decides what sweeps a table.
        runs: Whether runs of coins count (napola).
    """
    rank_blocks = tuple((RANK_MASKS[value], RANKS_AT + (value - 1) * 25) for value in range(1, 11))

    def facts(own: int, opp: int, table: int, mine: int) -> tuple[int, ...]:
        unseen = ALL_MASK & ~(own | opp | table)
        size = table.bit_count()
        free = table | unseen
        own0, own1, own2, own3 = own & SUIT, own >> 10 & SUIT, own >> 20 & SUIT, own >> 30
        opp0, opp1, opp2, opp3 = opp & SUIT, opp >> 10 & SUIT, opp >> 20 & SUIT, opp >> 30
        place = _place(SETTEBELLO_BIT, own, opp, table)
        full = 1 if own0 and own1 and own2 and own3 else 0
        if opp0 and opp1 and opp2 and opp3:
            full |= 2
        if full == 3:
            lead = (
                PRIME[own0]
                + PRIME[own1]
                + PRIME[own2]
                + PRIME[own3]
                - PRIME[opp0]
                - PRIME[opp1]
                - PRIME[opp2]
                - PRIME[opp3]
            )
            prime_lead = LEAD_AT + max(-15, min(15, int(lead / 3))) + 15
        else:
            prime_lead = LEAD_AT + 31 + full
        cards_lead = max(-MOST_LEAD, min(MOST_LEAD, own.bit_count() - opp.bit_count()))
        return (
            CARDS_AT + (cards_lead + MOST_LEAD) * 8 + (size if size < 7 else 7),
            COINS_AT
            + (own0.bit_count() * 11 + opp0.bit_count()) * 4
            + min((table & COINS).bit_count(), 3),
            SEVENS_AT
            + ((place * 5 + (own & SEVENS).bit_count()) * 5 + (opp & SEVENS).bit_count()) * 3
            + min((table & SEVENS).bit_count(), 2),
            PRIME_AT + (ORDER[own0] * 9 + ORDER[opp0]) * 9 + ORDER[free & SUIT],
            PRIME_AT + (ORDER[own1] * 9 + ORDER[opp1]) * 9 + ORDER[free >> 10 & SUIT],
            PRIME_AT + (ORDER[own2] * 9 + ORDER[opp2]) * 9 + ORDER[free >> 20 & SUIT],
            PRIME_AT + (ORDER[own3] * 9 + ORDER[opp3]) * 9 + ORDER[free >> 30],
            sweep_fact(table, size, unseen, fifteen),
            LAST_AT + mine,
            prime_lead,
            *(run_facts(own, opp, table, place) if runs else ()),
            *[
                start + (table & ranks).bit_count() * 5 + (unseen & ranks).bit_count()
                for ranks, start in rank_blocks
            ],
        )

    return facts


def _place(card: int, own: int, opp: int, table: int) -> int:
    """Where a card is: 0 own pile, 1 other pile, 2 table, 3 not seen yet."""
    if own & card:
        return 0
    if opp & card:
        return 1
    return 2 if table & card else 3
