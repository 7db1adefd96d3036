"""Measure robots against each other on duplicate deals; variants of a level may be tried.

Every deal is played twice (two sides change places), so that the luck of the cards cancels.
`scopa-desktop simulate --duplicate` measures the levels as they are; this tool also takes
changed records, and estimates matches by drawing from the rounds measured.

    python tools/arena.py --ruleset scopa --a master --b normal --deals 500
    python tools/arena.py --ruleset scopa --a hard:worlds=12,slip=0.1 --b normal --deals 500
    python tools/arena.py --ruleset scopa --a master --b frozen:pimc-100 --deals 500
    python tools/arena.py --ruleset scopa --a master --b normal --deals 500 --luck --out runs.jsonl

`--luck` subtracts the luck of the deals (see `luck.py`): the same mean, a smaller interval.
`pool.py` puts runs with different seeds together.
"""

from __future__ import annotations

import argparse
import dataclasses
import gc
import json
import math
import random
import statistics
import sys
import time
from importlib import import_module
from pathlib import Path

from scopa_desktop.ai import find_bot
from scopa_desktop.ai.bot import Bot
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.robot import Robot
from scopa_desktop.engine.cards import Card, full_deck
from scopa_desktop.engine.match import next_round, play_move, start_match
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import view_for
from tools.luck import Luck

FROZEN = Path(__file__).parents[1] / "tests" / "ai"
"""Where the players stand that never change."""
RESAMPLED = 10_000
"""Matches drawn from the measured rounds to estimate the share of matches won."""


def robot_of(text: str) -> Bot:
    """A robot by its key, a level with changed fields, or a player that never changes.

    For example `master`, `hard:worlds=12,belief=none` and `frozen:pimc-100`. A changed level plays
    by its record for all games.
    """
    key, _, changes = text.partition(":")
    if not changes:
        return find_bot(key)
    if key == "frozen":
        sys.path.append(str(FROZEN))
        players: dict[str, Bot] = import_module("frozen_players").FROZEN
        return players[changes]
    level = next(level for level in LEVELS if level.info.key == key)
    values: dict[str, object] = {"by_value": None}
    for word in changes.split(","):
        name, value = word.split("=")
        number = None if value == "none" else float(value)
        whole = number is not None and number == int(number)
        values[name] = int(value) if whole else number
        if isinstance(getattr(level, name), bool):
            values[name] = bool(number)
    return Robot(dataclasses.replace(level, **values))


def play_deal(
    rules: Ruleset,
    seats: int,
    deck: list[Card],
    dealer: int,
    bots: list[Bot],
    rng: random.Random,
    times: list[list[float]],
    luck: Luck | None,
) -> tuple[int, ...] | None:
    """The points by side of one round, or None when the opening is void."""  # fmt: skip
    match = next_round(start_match(rules, seats, first_dealer=dealer), deck).state
    if match.wants_deck:
        return None
    while True:
        assert match.round is not None
        seat = match.round.turn
        if seat is None:
            assert match.round.sheet is not None
            return match.round.sheet.totals
        if luck is not None:
            luck.look(match.round)
        view = view_for(match, seat)
        started = time.process_time()
        move = bots[seat].choose(view, rng)
        spent = time.process_time() - started
        if len(view.hand) > 1:
            times[seat % 2].append(spent * 1000)
        match = play_move(match, move).state


def duplicate(
    rules: Ruleset, seats: int, a: Bot, b: Bot, deals: int, seed: int, limit: float, *, luck: bool
):
    """Play deals twice each; per deal the two results (points of A, points of B), and A's luck."""
    rng = random.Random(seed)
    results, lucks, times = [], [], ([], [])
    started = time.process_time()
    while len(results) < deals and time.process_time() - started < limit:
        deck = list(full_deck())
        rng.shuffle(deck)
        dealer = len(results) % seats
        pair, favours = [], 0.0
        for swap in (0, 1):
            bots = [b if (seat + swap) % 2 else a for seat in range(seats)]
            chance = random.Random(f"{seed}/{len(results)}/{swap}")
            spent = [times[swap], times[1 - swap]]
            fortune = Luck(random.Random(f"{seed}/{len(results)}/{swap}/luck")) if luck else None
            totals = play_deal(rules, seats, deck, dealer, bots, chance, spent, fortune)
            if totals is None:
                break
            mine = sum(totals[swap::2]) / len(totals[swap::2])
            theirs = sum(totals[1 - swap :: 2]) / len(totals[1 - swap :: 2])
            pair.append((mine, theirs))
            if fortune is not None:
                favours += fortune.total if swap == 0 else -fortune.total
        else:
            results.append(pair)
            lucks.append(favours / 2)
        gc.collect(0)
    return results, lucks, times


def matches_won(results, target: int, seed: int = 1) -> float:
    """Share of matches that A would win, drawn from the measured rounds."""
    rng = random.Random(seed)
    won = 0
    for number in range(RESAMPLED):
        place, mine, theirs = number & 1, 0.0, 0.0
        while max(mine, theirs) < target or mine == theirs:
            more, less = rng.choice(results)[place]
            mine, theirs, place = mine + more, theirs + less, 1 - place
        won += mine > theirs
    return won / RESAMPLED


def describe(name: str, times: list[float]) -> str:
    """Thinking time of one robot, processor milliseconds."""
    ordered = sorted(times)
    p99 = ordered[int(0.99 * len(ordered))]
    mean = statistics.mean(ordered)
    return f"{name} {mean:.2f} ms (p99 {p99:.1f}, max {ordered[-1]:.1f})"


def main() -> None:
    """Read the arguments, play, print one line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ruleset", required=True)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 4, 6))
    parser.add_argument("--a", required=True)
    parser.add_argument("--b", required=True)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=1e9, help="processor seconds at most")
    parser.add_argument("--luck", action="store_true", help="subtract the luck of the deals")
    parser.add_argument("--out", type=Path, help="add the results to this file, for pool.py")
    given = parser.parse_args()
    words = dict(word.split("=", 1) for word in given.option)
    rules = find_ruleset(given.ruleset).with_options(
        {key: OPTIONS[key].parse(text) for key, text in words.items()}
    )
    a, b = robot_of(given.a), robot_of(given.b)
    results, lucks, times = duplicate(
        rules, given.seats, a, b, given.deals, given.seed, given.limit, luck=given.luck
    )
    sign = -1 if rules.goal == "low" else 1
    means = [sign * sum(mine - theirs for mine, theirs in pair) / 2 for pair in results]
    if given.out is not None:
        what = {
            key: getattr(given, key) for key in ("ruleset", "option", "seats", "a", "b", "seed")
        }
        with given.out.open("a", encoding="utf-8") as file:
            print(
                json.dumps({**what, "leads": means, "luck": lucks, "results": results}), file=file
            )
    if given.luck:
        means = [lead - fortune for lead, fortune in zip(means, lucks, strict=True)]
    error = 1.96 * statistics.stdev(means) / math.sqrt(len(means))
    share = matches_won(results, rules.target)
    if rules.goal == "low":
        share = 1 - share
    print(
        f"{given.ruleset} {given.seats} seats: {given.a} v {given.b}, {len(means)} deals, seed "
        f"{given.seed}: {statistics.mean(means):+.3f} ± {error:.3f} points a round, "
        f"{share:.1%} of matches to {rules.target}; "
        f"{describe('A', times[0])}; {describe('B', times[1])}",
        flush=True,
    )


if __name__ == "__main__":
    main()
