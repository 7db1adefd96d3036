"""Play rounds on masks and keep the positions between the deals, for `fit.py`.

Two sides of one, two or three players; all play by the one-ply score, with a few moves at random
so that odd positions are seen too. Where all cards are dealt at once (Scopone) the positions are
kept after every lap, when each player has played one card. Development only: needs numpy, is
never imported by the game.

    python tools/selfplay.py --ruleset scopa --rounds 60000 --seed 1 --out build/scopa.npz
    python tools/selfplay.py --ruleset scopa --seats 4 --rounds 60000 --seed 1 --out build/pairs.npz
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from scopa_desktop.ai.features import Facts, facts_for
from scopa_desktop.ai.game import Game, game_for
from scopa_desktop.ai.heuristic import THREAT_WEIGHT, best_option, best_play, options
from scopa_desktop.ai.playout import Standing
from scopa_desktop.ai.search import NOBODY, OTHER, OWN
from scopa_desktop.ai.value import final_leaf
from scopa_desktop.engine.opening import opening_sweeps, void_reason
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.rulesets import find_ruleset

RANDOM_SHARE = 0.05


class Round(NamedTuple):
    """One round of self-play, seen from the side that leads."""

    facts: list[tuple[int, ...]]
    """The facts after each deal but the last; of a single deal, after each lap but the last."""
    made: list[float]
    """Lead by sweeps from each of these positions to the next, or to the end."""
    final: float
    """The count at the end, sweeps not among it."""


def play_round(game: Game, rng: random.Random, facts: Facts) -> Round:
    """One round between one-ply players; seat 0 leads, the last seat deals."""
    here, stock = _opened(game, rng)
    seats, size = game.seats, game.hand_size
    laps = len(stock) == seats * size
    seen, made = [], []
    while stock:
        here.hands = [sum(stock[seat * size : seat * size + size]) for seat in range(seats)]
        del stock[: seats * size]
        here.made = [0.0, 0.0]
        while here.hands[0]:
            for _ in range(seats):
                _play(game, here, rng, last_deal=not stock)
            ended = not here.hands[0]
            if not (ended or laps):
                continue
            if stock or not ended:
                seen.append(facts(here.piles[0], here.piles[1], here.table, _mine(here)))
            made.append(here.made[0] - here.made[1])
            here.made = [0.0, 0.0]
    final = final_leaf(game)(here.piles[0], here.piles[1], here.table, _mine(here))
    return Round(seen, made[1:], final)


def _opened(game: Game, rng: random.Random) -> tuple[Standing, list[int]]:
    """A shuffled start: the table after its bonuses, and the cards to be dealt."""
    rules, seats = game.ruleset, game.seats
    laid = rules.table_cards_for(seats)
    cards = [1 << index for index in range(40)]
    while True:
        rng.shuffle(cards)
        table = sum(cards[:laid])
        sweeps = opening_sweeps(rules, table)
        if sweeps or void_reason(rules, table) is None:
            break
    here = Standing([0] * seats, 0, [0, 0], table, None, [0.0, 0.0])
    if sweeps:
        side = game.side_of[seats - 1] if rules.table_bonus_to == "dealer" else 0
        here.piles[side], here.table, here.last = table, 0, side
    return here, cards[laid:]


def _mine(here: Standing) -> int:
    return NOBODY if here.last is None else OWN if here.last == 0 else OTHER


def _play(game: Game, here: Standing, rng: random.Random, *, last_deal: bool) -> None:
    hand = here.hands[here.seat]
    answering = here.hands[game.next_seat[here.seat]].bit_count()
    last = last_deal and not answering
    if not answering and not last_deal:
        answering = game.hand_size
    gone = here.piles[0] | here.piles[1]
    at_random = rng.random() < RANDOM_SHARE
    if at_random or last:
        found = options(
            game, hand, here.table, gone, answering, last=last, weight=THREAT_WEIGHT
        )  # fmt: skip
        card, taken, _ = rng.choice(found) if at_random else best_option(found)
    else:
        card, taken = best_play(game, hand, here.table, gone, answering)
    here.play(game, card, taken, last_deal=last_deal)


def main() -> None:
    """Read the arguments, play, write the positions."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ruleset", required=True)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 4, 6))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--rounds", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    changes = dict(word.split("=", 1) for word in given.option)
    parsed = {key: OPTIONS[key].parse(text) for key, text in changes.items()}
    rules = find_ruleset(given.ruleset).with_options(parsed)
    rules.check_seats(given.seats)
    game = game_for(rules, given.seats)
    facts = facts_for(fifteen=rules.capture_mode == "fifteen", runs=rules.napola)
    rng = random.Random(given.seed)
    started = time.process_time()
    rounds = []
    for number in range(given.rounds):
        rounds.append(play_round(game, rng, facts))
        if number % 500 == 499:
            print(f"\r{number + 1} of {given.rounds} rounds", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    spent = time.process_time() - started
    given.out.parent.mkdir(parents=True, exist_ok=True)
    origin = {
        "ruleset": given.ruleset,
        "seats": given.seats,
        "options": parsed,
        "rounds": given.rounds,
        "seed": given.seed,
        "policy": "one-ply",
    }
    np.savez_compressed(
        given.out,
        facts=np.array([one.facts for one in rounds], dtype=np.int16),
        made=np.array([one.made for one in rounds], dtype=np.float32),
        final=np.array([one.final for one in rounds], dtype=np.float32),
        origin=json.dumps(origin),
    )
    table = f"{given.ruleset} with {given.seats}"
    print(f"{given.rounds} rounds of {table} in {spent:.0f} s of processor time")


if __name__ == "__main__":
    main()
