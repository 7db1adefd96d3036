"""Hidden hands: every way the unseen cards may lie, or a fair sample of the ways.

A *world* is one mask per seat. The deck order beyond this deal is never imagined: the search
stops at the deal's end, where a value stands for everything that may come.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

from scopa_desktop.ai.memory import Situation
from scopa_desktop.engine.cards import bits_of

World = tuple[int, ...]
"""The hands by seat."""
A_SLICE: Final = 100
"""So many worlds are found in about a millisecond."""


def count_worlds(situation: Situation) -> int:
    """In how many ways the unseen cards may be spread over the closed hands."""
    left, ways = situation.unseen.bit_count(), 1
    for size in situation.hidden_sizes:
        ways *= comb(left, size)
        left -= size
    return ways


def worlds(
    situation: Situation, rng: random.Random, *, sample: int, enumerate_up_to: int
) -> Generator[None, None, tuple[list[World], bool]]:
    """The worlds to think about, and whether they are all there are; yields while it looks.

    All of them come in random order, so that a thought which is cut short has seen a fair part.
    """
    is_complete = count_worlds(situation) <= max(enumerate_up_to, 1)
    cards = [1 << index for index in bits_of(situation.unseen)]
    drawn = (_sampled_world(situation, cards, rng) for _ in range(sample))
    every: list[World] = []
    for world in _all_worlds(situation) if is_complete else drawn:
        every.append(world)
        if not len(every) % A_SLICE:
            yield
    if is_complete:
        rng.shuffle(every)
    return every, is_complete


def thinned(
    weighed: Sequence[tuple[World, float]], count: int, rng: random.Random
) -> list[tuple[World, float]]:
    """At most about `count` worlds that stand for all: the heavy ones, and of the light ones some.

    A light world stays with a chance in proportion to its weight and then weighs as much as
    the lightest heavy one, so that every mean over the worlds keeps its expectation.
    """
    limit = sum(weight for _, weight in weighed) / count
    carried = rng.random() * limit
    kept = []
    for world, weight in weighed:
        if weight >= limit:
            kept.append((world, weight))
            continue
        carried += weight
        if carried >= limit:
            carried -= limit
            kept.append((world, limit))
    return kept


def _all_worlds(situation: Situation) -> Iterator[World]:
    cards = [1 << index for index in bits_of(situation.unseen)]
    return _deal_out(cards, situation.open_hands, situation.hidden_sizes)


def _deal_out(
    cards: Sequence[int], hands: tuple[int, ...], missing: tuple[int, ...]
) -> Iterator[World]:
    """Fill the first hand that misses cards in every way, then the others."""
    seat = next((place for place, size in enumerate(missing) if size), None)
    if seat is None:
        yield hands
        return
    rest = (*missing[:seat], 0, *missing[seat + 1 :])
    for chosen in combinations(cards, missing[seat]):
        mask = sum(chosen)
        filled = (*hands[:seat], hands[seat] | mask, *hands[seat + 1 :])
        yield from _deal_out([bit for bit in cards if not bit & mask], filled, rest)


def _sampled_world(situation: Situation, cards: Sequence[int], rng: random.Random) -> World:
    missing = situation.hidden_sizes
    drawn = rng.sample(cards, sum(missing))
    hands = list(situation.open_hands)
    start = 0
    for seat, size in enumerate(missing):
        hands[seat] |= sum(drawn[start : start + size])
        start += size
    return tuple(hands)
