"""How long the robots think: `python tests/bench/bench_ai.py [ROUNDS]`. Never pass or fail.

For every table: thinking time of one move and the length of the slices, in processor
milliseconds. What ai.md calls for: two seats mean 20, p99 80; anywhere p99 400; slices about 2.
"""

from __future__ import annotations

import random
import sys
import time

from scopa_desktop.ai import find_bot
from scopa_desktop.ai.analysis import analyse_view
from scopa_desktop.engine.cards import full_deck
from scopa_desktop.engine.match import next_round, play_move, start_match
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.engine.view import view_for


def think(bot, view, rng, slices):
    """One move, its slices added to the list."""
    thinking = bot.think(view, rng)
    while True:
        started = time.process_time()
        try:
            next(thinking)
        except StopIteration as stop:
            return stop.value
        finally:
            slices.append((time.process_time() - started) * 1000)


def measure(rules, seats, level, rounds):
    """Thinking times, slices and analysis times of some rounds."""
    rng, bot = random.Random(1), find_bot(level)
    moves, slices, judged = [], [], []
    for _ in range(rounds):
        match = start_match(rules, seats)
        while match.wants_deck:
            deck = list(full_deck())
            rng.shuffle(deck)
            match = next_round(match, deck).state
        spent = 0.0
        while match.round.turn is not None:
            view = view_for(match, match.round.turn)
            if level == "master" and view.seat == 0 and seats == 2:
                started = time.process_time()
                analyse_view(view, rng)
                spent += (time.process_time() - started) * 1000
            parts = []
            move = think(bot, view, rng, parts)
            if len(view.hand) > 1:
                moves.append(sum(parts))
            slices.extend(parts)
            match = play_move(match, move).state
        judged.append(spent)
    return moves, slices, judged


def line(values):
    """Mean, 99th percentile and maximum."""
    ordered = sorted(values)
    p99 = ordered[int(0.99 * len(ordered))]
    return f"mean {sum(ordered) / len(ordered):7.2f}  p99 {p99:7.1f}  max {ordered[-1]:7.1f}"


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    for level in ("hard", "master"):
        for key, rules in RULESETS.items():
            for seats in rules.allowed_seats():
                moves, slices, judged = measure(rules, seats, level, rounds)
                text = f"{level:6} {key:20} {seats}  move {line(moves)}   slice {line(slices)}"
                if any(judged):
                    text += f"   one seat's round analysed in {sum(judged) / len(judged):.0f} ms"
                print(text, flush=True)


if __name__ == "__main__":
    main()
