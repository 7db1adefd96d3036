"""What a card is worth to have, in points, derived from what the ruleset pays for.

The rough currency of the one-ply robots and of the value where no table was fitted: a pile's
worth is the sum over its cards. The shares were measured for the usual four points; what other
rulesets pay for single cards is divided in the same manner.
"""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.ruleset import Ruleset

CARD_SHARE: Final = 0.06
"""One card's part in winning a point for most cards."""
COIN_SHARE: Final = 0.16
"""One coin's part in winning a point for most coins."""
SEVEN_SHARE: Final = 0.30
"""One seven's part in winning a point for most sevens."""
SINGLE_SHARE: Final = 0.80
"""Part of a single card's own point: it may come our way later even if we leave it."""
PRIME_SHARES: Final = {7: 0.25, 6: 0.08, 1: 0.05, 5: 0.03}
"""A card's part in winning the primiera, by value."""
RUN_SHARES: Final = (0.45, 0.45, 0.45, 0.15, 0.1, 0.05)
"""Ace to six of coins where a run of coins counts (3 points for the first three together)."""
GRANDE_SHARE: Final = 0.3
"""One of the three coin figures, for each point that the three together pay."""


def card_worths(ruleset: Ruleset) -> tuple[float, ...]:
    """Worth of each card by index."""
    return tuple(_worth(ruleset, index // 10, index % 10 + 1) for index in range(40))


def _worth(rules: Ruleset, suit: int, value: int) -> float:
    worth = CARD_SHARE * (rules.cards_pts or 0)
    worth += PRIME_SHARES.get(value, 0.0) * max(rules.primiera_pts or 0, rules.setenta_pts or 0)
    if value == 7:
        worth += SEVEN_SHARE * (rules.sevens_pts or 0)
    if suit == 0:
        worth += _coin_worth(rules, value)
    for line in rules.card_points:
        worth += SINGLE_SHARE * dict(line.points).get(suit * 10 + value - 1, 0)
    return worth


def _coin_worth(rules: Ruleset, value: int) -> float:
    worth = COIN_SHARE * (rules.coins_pts or 0)
    if value == 7:
        worth += SINGLE_SHARE * (rules.settebello_pts or 0)
    if value == 10:
        worth += SINGLE_SHARE * (rules.re_bello_pts or 0)
    if value in (1, 7, 8, 10):
        worth += SINGLE_SHARE * (rules.belos_pts or 0)
    if value >= 8:
        worth += GRANDE_SHARE * (rules.grande_pts or 0)
    if rules.napola and value <= len(RUN_SHARES):
        worth += RUN_SHARES[value - 1]
    return worth
