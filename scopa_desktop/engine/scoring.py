"""The count at the end of a round: one function per line, over piles as masks.

`score_lines` compiles what a ruleset counts; robots and the score sheet read the same lines.
A tie for first pays nobody, a tie for second takes nothing from the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from scopa_desktop.engine.cards import (
    CARDS,
    RANK_MASKS,
    SETTEBELLO,
    SUIT_MASKS,
    Card,
    Suit,
)

if TYPE_CHECKING:
    from scopa_desktop.engine.ruleset import Ruleset

Counts = tuple[int, ...]
"""One number per side."""
Line = Callable[["Tally"], tuple[Counts, Counts]]
"""A score line: counts and points by side."""

COINS: Final = SUIT_MASKS[Suit.COINS]
"""All ten coins."""
SEVENS: Final = RANK_MASKS[7]
"""All four sevens."""
KING_OF_COINS: Final = 1 << 9
"""The re bello."""
BELOS: Final = 1 | 1 << 6 | 1 << 7 | 1 << 9
"""Ace, seven, eight and ten of coins."""
GRANDE: Final = 0b111 << 7
"""Eight, nine and ten of coins."""
ALL_COINS_BONUS: Final = 30
"""What all ten coins pay where `all_coins_effect` is plus30 (CivRulla)."""

PRIMIERA_VALUES: Final = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""Primiera value by rank."""
_FIGURES: Final = RANK_MASKS[8] | RANK_MASKS[9] | RANK_MASKS[10]
_BEST_FIRST: Final = (7, 6, 1, 5, 4, 3, 2, 8, 9, 10)
# Best rank for the primiera, and its value, of a suit by its ten bits; 0 for an empty suit.
_BEST_RANK: Final = tuple(
    next((rank for rank in _BEST_FIRST if suit >> (rank - 1) & 1), 0) for suit in range(1024)
)
_BEST: Final = tuple(PRIMIERA_VALUES[rank] for rank in _BEST_RANK)
# Lifts a hand of more suits over every hand of fewer; no sum reaches it.
_SUIT_STEP: Final = 100


class Tally(NamedTuple):
    """What a round leaves to count, by side."""

    piles: tuple[int, ...]
    """Captured cards as masks."""
    sweeps: tuple[int, ...]
    """Sweeps, those of the opening table among them."""
    declared: tuple[int, ...]
    """Points declared (Cirulla)."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One row of the score board."""

    counts: Counts
    """What was counted, by side: cards, sweeps, the sum of the primiera ..."""
    points: Counts
    """What it pays, by side."""
    cards: tuple[tuple[Card, ...], ...] = ()
    """The cards that decide the row, by side, where they are not plain from the count."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The board of a round."""

    lines: dict[str, ScoreLine]
    """Every row that the ruleset has, in fixed order, also where it pays nothing."""
    totals: Counts
    """Points of the round by side."""
    match_winner: int | None = field(default=None)
    """The side that wins the match by the cards it took (cappotto, napoleone)."""


@lru_cache(maxsize=1 << 14)
def majority(counts: Counts, points: int) -> Counts:
    """The points for whoever is alone in front; nobody when the best is shared or zero."""
    best = max(counts)
    if best == 0 or counts.count(best) > 1:
        return (0,) * len(counts)
    return tuple([points if count == best else 0 for count in counts])


def primiera(pile: int, missing: str = "no_prime") -> int:
    """Best card of each suit added up; 0 for a pile that may not count at all."""
    coins = _BEST[pile & 1023]
    cups = _BEST[pile >> 10 & 1023]
    swords = _BEST[pile >> 20 & 1023]
    batons = _BEST[pile >> 30]
    if missing == "no_prime" and not (coins and cups and swords and batons):
        return 0
    return coins + cups + swords + batons


def primiera_cards(pile: int) -> tuple[Card, ...]:
    """The best primiera card of each suit in a pile, in suit order."""
    best = []
    for suit in range(4):
        held = pile >> (10 * suit) & 1023
        if held:
            best.append(CARDS[10 * suit + _BEST_RANK[held] - 1])
    return tuple(best)


def suit_count(pile: int) -> int:
    """How many suits a pile holds."""
    return sum(1 for mask in SUIT_MASKS if pile & mask)


def prime_rank(pile: int, method: str, missing: str) -> int:
    """A number that orders piles by primiera; 0 is none.

    `sum` adds the best card of each suit. `sevens` counts sevens, then sixes, aces, fives,
    fours, threes, twos and figures. A missing suit bars the pile (no_prime), comes after
    every pile of more suits (suits_first), or does not matter (sum).
    """
    if method == "sum" and missing == "no_prime":
        return primiera(pile)
    suits = suit_count(pile)
    if missing == "no_prime" and suits < 4:
        return 0
    if method == "sum":
        rank = primiera(pile, missing)
        return rank + _SUIT_STEP * suits if missing == "suits_first" else rank
    rank = suits if missing == "suits_first" else 0
    for value in _BEST_FIRST[:7]:
        rank = rank * 5 + (pile & RANK_MASKS[value]).bit_count()
    return rank * 13 + (pile & _FIGURES).bit_count()


def napola_length(pile: int) -> int:
    """Coins in a row from the ace; 0 below three."""
    coins = pile & COINS
    length = (~coins & (coins + 1)).bit_length() - 1
    return length if length >= 3 else 0


def _sweeps_line(points: int) -> Line:
    def line(tally: Tally) -> tuple[Counts, Counts]:
        if points == 1:
            return tally.sweeps, tally.sweeps
        return tally.sweeps, tuple([sweeps * points for sweeps in tally.sweeps])

    return line


def _cards_line(points: int, double_below: int | None) -> Line:
    def line(tally: Tally) -> tuple[Counts, Counts]:
        counts = tuple([pile.bit_count() for pile in tally.piles])
        paid = majority(counts, points)
        if double_below is not None and any(paid):
            others = sorted(counts)[:-1]
            if all(count < double_below for count in others):
                paid = tuple([2 * one for one in paid])
        return counts, paid

    return line


def _most_line(mask: int, points: int, all_points: int | None) -> Line:
    """Most cards of a kind; `all_points` instead when a side has every one."""
    whole = mask.bit_count()

    def line(tally: Tally) -> tuple[Counts, Counts]:
        counts = tuple([(pile & mask).bit_count() for pile in tally.piles])
        pays = all_points if all_points is not None and whole in counts else points
        return counts, majority(counts, pays)

    return line


def _prime_line(points: int, method: str, missing: str) -> Line:
    def line(tally: Tally) -> tuple[Counts, Counts]:
        ranks = tuple([prime_rank(pile, method, missing) for pile in tally.piles])
        if method == "sevens":
            counts = tuple([(pile & SEVENS).bit_count() for pile in tally.piles])
        elif missing == "no_prime":
            counts = ranks
        else:
            counts = tuple([primiera(pile, missing) for pile in tally.piles])
        return counts, majority(ranks, points)

    return line


def _each_line(mask: int, points: int) -> Line:
    """Points for each captured card of a mask."""

    def line(tally: Tally) -> tuple[Counts, Counts]:
        counts = tuple([(pile & mask).bit_count() for pile in tally.piles])
        return counts, tuple([points * count for count in counts])

    return line


def _priced_line(pairs: Sequence[tuple[int, int]]) -> Line:
    """Points for some cards, given as pairs of index and points."""
    mask = sum(1 << index for index, _ in pairs)

    def line(tally: Tally) -> tuple[Counts, Counts]:
        counts = tuple([(pile & mask).bit_count() for pile in tally.piles])
        paid = tuple(
            [sum([pays for index, pays in pairs if pile >> index & 1]) for pile in tally.piles]
        )
        return counts, paid

    return line


def _whole_line(mask: int, points: int) -> Line:
    """Points for holding every card of a mask; counts the cards held."""

    def line(tally: Tally) -> tuple[Counts, Counts]:
        counts = tuple([(pile & mask).bit_count() for pile in tally.piles])
        return counts, tuple([points if pile & mask == mask else 0 for pile in tally.piles])

    return line


def _napola_line(cap: int | None) -> Line:
    def line(tally: Tally) -> tuple[Counts, Counts]:
        counts = tuple([napola_length(pile) for pile in tally.piles])
        return counts, counts if cap is None else tuple([min(count, cap) for count in counts])

    return line


def _declared_line(tally: Tally) -> tuple[Counts, Counts]:
    return tally.declared, tally.declared


def compile_lines(rules: Ruleset) -> tuple[tuple[str, Line], ...]:
    """What a ruleset counts, in the order of the score board."""
    return tuple(_compile(rules))


def _compile(rules: Ruleset) -> Iterator[tuple[str, Line]]:
    if rules.sweep_points:
        yield "sweeps", _sweeps_line(rules.sweep_points)
    if rules.declarations:
        yield "declarations", _declared_line
    if rules.cards_pts is not None:
        yield "cards", _cards_line(rules.cards_pts, rules.cards_double_if_others_below)
    if rules.coins_pts is not None:
        yield "coins", _most_line(COINS, rules.coins_pts, rules.all_coins_pts)
    if rules.settebello_pts is not None:
        yield "settebello", _whole_line(SETTEBELLO.bit, rules.settebello_pts)
    if rules.sevens_pts is not None:
        yield "sevens", _most_line(SEVENS, rules.sevens_pts, rules.all_sevens_pts)
    method, missing = rules.primiera_method, rules.primiera_missing_suit
    if rules.primiera_pts is not None:
        yield "primiera", _prime_line(rules.primiera_pts, method, missing)
    if rules.setenta_pts is not None:
        yield "setenta", _prime_line(rules.setenta_pts, method, missing)
    if rules.napola:
        yield "napola", _napola_line(rules.napola_cap)
    if rules.grande_pts is not None:
        yield "grande", _whole_line(GRANDE, rules.grande_pts)
    if rules.re_bello_pts is not None:
        yield "re_bello", _whole_line(KING_OF_COINS, rules.re_bello_pts)
    if rules.belos_pts is not None:
        yield "belos", _each_line(BELOS, rules.belos_pts)
    if rules.all_coins_effect == "plus30":
        yield "all_coins", _whole_line(COINS, ALL_COINS_BONUS)
    for extra in rules.card_points:
        yield extra.key, _priced_line(extra.points)


def round_points(rules: Ruleset, tally: Tally) -> Counts:
    """Only the totals by side; what robots ask."""
    totals = [0] * len(tally.piles)
    for _, line in rules.score_lines:
        for side, points in enumerate(line(tally)[1]):
            totals[side] += points
    return tuple(totals)


def score_round(rules: Ruleset, tally: Tally) -> ScoreSheet:
    """The whole board of a round."""
    lines: dict[str, ScoreLine] = {}
    for key, line in rules.score_lines:
        counts, points = line(tally)
        cards: tuple[tuple[Card, ...], ...] = ()
        if key in ("primiera", "setenta"):
            cards = tuple(primiera_cards(pile) for pile in tally.piles)
        lines[key] = ScoreLine(counts, points, cards)
    totals = tuple(
        sum(line.points[side] for line in lines.values()) for side in range(len(tally.piles))
    )
    return ScoreSheet(lines, totals, match_winner(rules, tally.piles))


def match_winner(rules: Ruleset, piles: Sequence[int]) -> int | None:
    """The side whose captured cards alone win the match, or None."""
    wholes = [extra.mask for extra in rules.card_points if extra.all_win_match]
    if rules.all_coins_effect == "win" or (rules.napola and rules.napoleone):
        wholes.append(COINS)
    for side, pile in enumerate(piles):
        if any(pile & whole == whole for whole in wholes):
            return side
    return None
