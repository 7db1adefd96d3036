"""The one-ply player: what a move brings, less the best reply to be expected.

It counts cards: the reply is weighed by the chance that the next player holds a card for it.
It serves as the Normal level, as the playout policy and as the model of the opponents.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, inf
from typing import Final

from scopa_desktop.ai.game import Game
from scopa_desktop.ai.memory import Situation
from scopa_desktop.ai.steps import Step
from scopa_desktop.engine.cards import ALL_MASK

THREAT_WEIGHT: Final = 0.9
"""Weight of the expected best reply (tuned by self-play)."""
CLAIM_FIRST: Final = 5.0
"""Head start of a claim over every play: the play still follows it."""

Option = tuple[int, int, float]
"""A play: mask of the card, mask of what it takes (0 also when it is laid), score."""


@lru_cache(maxsize=1024)
def _chance_of_none(cards: int, held: int) -> tuple[float, ...]:
    """For each number of marked cards among `cards`, the chance that none of `held` is marked."""
    ways = comb(cards, held)
    return tuple(comb(cards - marked, held) / ways if ways else 0.0 for marked in range(cards + 1))


def threat(game: Game, table: int, unseen: int, held: int, enough: float = inf) -> float:
    """Expected gain of the best play on `table` by a player who holds `held` unseen cards.

    Where no reply costs anything, counting may stop at a part of it that is more than `enough`.
    """
    none = _chance_of_none(unseen.bit_count(), held)
    expected, chance, marked = 0.0, 1.0, 0
    for gain, cards in game.replies(table):
        count = (unseen & cards).bit_count()
        if count:
            marked += count
            left = none[marked]
            expected += (chance - left) * gain
            if not left or expected > enough:
                break
            chance = left
    return expected


def options(
    game: Game, hand: int, table: int, gone: int, next_size: int, *, last: bool, weight: float
) -> list[Option]:
    """Every play of a hand with its score.

    Args:
        game: The rules.
        hand: The hand that plays.
        table: The table.
        gone: Cards that are known to be out of play (piles and open cards).
        next_size: Cards that the next player may answer with; 0 when nobody will.
        last: Whether this is the last card of the round.
        weight: Weight of the expected best reply.
    """
    unseen = ALL_MASK & ~(hand | table | gone)
    found: list[Option] = []
    quiet = 0
    rest = hand
    while rest:
        card = rest & -rest
        rest ^= card
        sets = game.takes(table, card)
        if not sets:
            quiet |= card
            continue
        for taken in sets:
            after = table ^ taken
            score = game.worth(taken | card)
            if not after and (not last or game.last_sweep_counts):
                score += game.sweep_gain(card, table)
            if next_size and after and weight:
                score -= weight * threat(game, after, unseen, next_size)
            found.append((card, taken, score))
    if found and game.leaves_only_if_none:
        return found
    while quiet:
        card = quiet & -quiet
        quiet ^= card
        score = 0.0
        if next_size and weight:
            score = -weight * threat(game, table | card, unseen, next_size)
        found.append((card, 0, score))
    return found


def best_play(game: Game, hand: int, table: int, gone: int, next_size: int) -> tuple[int, int]:
    """Card and captured cards of the best of `options`, found without scoring those far behind.

    Never for the last card of a round. What a play brings bounds its score where no reply can
    cost anything, so plays are tried from the most gainful on and replies counted only as far
    as they matter. The choice is that of `best_option`.
    """
    if game.sign < 0:
        found = options(game, hand, table, gone, next_size, last=False, weight=THREAT_WEIGHT)
        return best_option(found)[:2]
    unseen = ALL_MASK & ~(hand | table | gone)
    gains: list[tuple[float, int, int, int]] = []
    place = quiet = 0
    rest = hand
    while rest:
        card = rest & -rest
        rest ^= card
        sets = game.takes_now(table, card)
        if not sets:
            quiet |= card
            continue
        for taken in sets:
            gain = game.worth(taken | card)
            if taken == table:
                gain += game.sweep_gain(card, table)
            gains.append((gain, place, card, taken))
            place -= 1
    best, chosen, first = -inf, (0, 0), 0
    gains.sort(reverse=True)
    for gain, place, card, taken in gains:
        if gain < best:
            break
        after = table ^ taken
        score = gain
        if next_size and after:
            score -= THREAT_WEIGHT * threat(game, after, unseen, next_size, _enough(gain, best))
        if score > best or (score == best and place > first):
            best, chosen, first = score, (card, taken), place
    if gains and game.leaves_only_if_none:
        return chosen
    while quiet and best <= 0.0:
        card = quiet & -quiet
        quiet ^= card
        score = 0.0
        if next_size:
            enough = _enough(0.0, best)
            score = -THREAT_WEIGHT * threat(game, table | card, unseen, next_size, enough)
        if score > best:
            best, chosen = score, (card, 0)
    return chosen


def _enough(gain: float, best: float) -> float:
    """The threat beyond which a play falls behind the best, with room for rounding."""
    return (gain - best) / THREAT_WEIGHT + 1e-9


def best_option(found: list[Option]) -> Option:
    """The highest score; the first of equals, which is the same on every machine."""
    return max(found, key=lambda option: option[2])


def declined(game: Game, card: int, table: int, unseen: int, next_size: int) -> float:
    """Cost of laying a card that could capture, where the rules allow it.

    The next player may claim the fifteen that was left, and then plays as well.
    """
    laid = table | card
    cost = threat(game, laid, unseen, next_size) if next_size else 0.0
    if game.left_claims and next_size:
        for claimed in game.claims(laid, card):
            rest = laid ^ claimed
            gain = game.worth(claimed)
            gain += threat(game, rest, unseen, next_size) if rest else game.sweep
            cost = max(cost, gain)
    return cost


def score_steps(
    game: Game, situation: Situation, steps: Sequence[Step], *, weight: float
) -> list[float]:
    """The one-ply score of each legal step.

    Args:
        game: The rules.
        situation: What the seat knows.
        steps: Its legal moves.
        weight: Weight of the expected best reply; 0 looks at the gain only.
    """
    return [_score(game, situation, step, weight) for step in steps]


def _score(game: Game, here: Situation, step: Step, weight: float) -> float:
    follower = game.next_seat[here.seat]
    answering = here.sizes[follower] or (game.hand_size if here.stock else 0)
    if step.is_claim:
        rest = here.table ^ step.taken
        # Claiming first never hurts by itself: the own card follows.
        return game.worth(step.taken) + (0.0 if rest else game.sweep) + CLAIM_FIRST
    sets = game.takes(here.table, step.card)
    if not step.taken and 0 not in sets:
        if not weight:
            return step.bonus - game.worth(step.card)
        if sets:
            cost = declined(game, step.card, here.table, here.unseen, answering)
        else:
            cost = threat(game, here.table | step.card, here.unseen, answering)
        return step.bonus - weight * cost
    last = not here.stock and sum(here.sizes) == 1
    rest = here.table ^ step.taken
    score = step.bonus + game.worth(step.taken | step.card)
    if not rest and (not last or game.last_sweep_counts):
        score += game.sweep_gain(step.card, here.table)
    if rest and weight:
        score -= weight * threat(game, rest, here.unseen, answering)
    return score
