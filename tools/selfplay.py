"""Play rounds on masks and keep the positions between the deals, for `fit.py`.

Two seats; both play by the one-ply score, with a few moves at random so that odd positions are
seen too. Development only: needs numpy, is never imported by the game.

    python tools/selfplay.py --ruleset scopa --rounds 60000 --seed 1 --out build/scopa.npz
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from scopa_desktop.ai.features import facts_for
from scopa_desktop.ai.game import Game, game_for
from scopa_desktop.ai.heuristic import THREAT_WEIGHT, best_option, options
from scopa_desktop.ai.playout import Standing
from scopa_desktop.ai.search import NOBODY, OTHER, OWN
from scopa_desktop.ai.value import final_leaf
from scopa_desktop.engine.opening import opening_sweeps, void_reason
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.rulesets import find_ruleset

RANDOM_SHARE = 0.05


class Round(NamedTuple):
    """One round of self-play, seen from the seat that leads."""

    facts: list[tuple[int, ...]]
    """The facts after each deal but the last."""
    made: list[float]
    """Points by sweeps in each deal after the first."""
    final: float
    """The count at the end, sweeps not among it."""


def play_round(game: Game, rng: random.Random, facts) -> Round:
    """One round between two one-ply players."""
    rules = game.ruleset
    cards = [1 << index for index in range(40)]
    while True:
        rng.shuffle(cards)
        table = sum(cards[:4])
        sweeps = opening_sweeps(rules, table)
        if not sweeps and void_reason(rules, table) is not None:
            continue
        break
    size = game.hand_size
    # Seat 0 leads, seat 1 deals.
    here = Standing([0, 0], 0, [0, 0], table, None, [0.0, 0.0])
    if sweeps:
        side = 1 if rules.table_bonus_to == "dealer" else 0
        here.piles[side], here.table, here.last = table, 0, side
    seen, made = [], []
    for start in range(4, 40, 2 * size):
        here.hands = [sum(cards[start : start + size]), sum(cards[start + size : start + 2 * size])]
        here.made = [0.0, 0.0]
        last_deal = start + 2 * size >= 40
        _play_deal(game, here, rng, last_deal=last_deal)
        made.append(here.made[0] - here.made[1])
        if not last_deal:
            seen.append(facts(here.piles[0], here.piles[1], here.table, _mine(here)))
    final = final_leaf(game)(here.piles[0], here.piles[1], here.table, _mine(here))
    return Round(seen, made[1:], final)


def _mine(here: Standing) -> int:
    return NOBODY if here.last is None else OWN if here.last == 0 else OTHER


def _play_deal(game: Game, here: Standing, rng: random.Random, *, last_deal: bool) -> None:
    while here.hands[here.seat]:
        hand = here.hands[here.seat]
        answering = here.hands[1 - here.seat].bit_count() or (0 if last_deal else game.hand_size)
        found = options(
            game, hand, here.table, here.piles[0] | here.piles[1], answering,
            last=last_deal and not answering, weight=THREAT_WEIGHT,
        )  # fmt: skip
        if rng.random() < RANDOM_SHARE:
            card, taken, _ = rng.choice(found)
        else:
            card, taken, _ = best_option(found)
        here.play(game, card, taken, last_deal=last_deal)


def main() -> None:
    """Read the arguments, play, write the positions."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ruleset", required=True)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--rounds", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    changes = dict(word.split("=", 1) for word in given.option)
    parsed = {key: OPTIONS[key].parse(text) for key, text in changes.items()}
    rules = find_ruleset(given.ruleset).with_options(parsed)
    game = game_for(rules, 2)
    facts = facts_for(fifteen=rules.capture_mode == "fifteen", runs=rules.napola)
    rng = random.Random(given.seed)
    started = time.process_time()
    rounds = [play_round(game, rng, facts) for _ in range(given.rounds)]
    spent = time.process_time() - started
    given.out.parent.mkdir(parents=True, exist_ok=True)
    origin = {
        "ruleset": given.ruleset,
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
    print(f"{given.rounds} rounds of {given.ruleset} in {spent:.0f} s of processor time")


if __name__ == "__main__":
    main()
