"""How fast the rules are: `python tests/bench/bench_engine.py [ROUNDS]`. Never pass or fail.

What is wanted, in processor time of one process: 2,500 rounds a second of chance play at two-seat
Scopa through the public engine with its states and events, 12,000 on masks, Escopa de 15 at least
half of each; a marked set judged in 0.1 ms and the first 64 captures found in 5 ms where an ace
meets the other 39 cards; the engine imported in 60 ms, with nothing beyond the standard library.
The last column compares with a plain loop of Python on the same machine.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from scopa_desktop.engine.cards import CARDS, Card, mask_of
from scopa_desktop.engine.fast import FastRound, FastRules
from scopa_desktop.engine.round import legal_moves, play, start_round, why_not
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.state import MatchState
from scopa_desktop.engine.view import view_for

IMPORT = """
import sys, time
before = set(sys.modules)
started = time.process_time()
import scopa_desktop.engine
spent = time.process_time() - started
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(spent, *sorted(loaded - set(sys.stdlib_module_names) - {"scopa_desktop"}))
"""


def clock(work: Callable[[], object], times: int = 1) -> float:
    """Processor seconds of one call, the quickest of three goes."""
    best = float("inf")
    for _ in range(3):
        started = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - started) / times)
    return best


def plain_loop() -> int:
    """A million additions, to compare machines by."""
    total = 0
    for number in range(1_000_000):
        total += number
    return total


def decks(count: int) -> list[list[Card]]:
    """Shuffled decks."""
    rng, pack = random.Random(1), list(CARDS)
    found = []
    for _ in range(count):
        rng.shuffle(pack)
        found.append(pack[:])
    return found


def public_rounds(rules: Ruleset, seats: int, packs: list[list[Card]]) -> int:
    """Chance rounds through the public engine; returns the number of moves."""
    rng, plies = random.Random(2), 0
    for number, deck in enumerate(packs):
        state, _ = start_round(rules, seats, deck, number % seats)
        while state.turn is not None:
            moves = legal_moves(state)
            state, _ = play(state, moves[int(rng.random() * len(moves))])
            plies += 1
    return plies


def mask_rounds(rules: Ruleset, seats: int, packs: list[list[Card]]) -> int:
    """Chance rounds on masks, counted at their ends; returns the number of moves."""
    rng, plies = random.Random(2), 0
    fast = FastRules(rules, seats)
    for number, deck in enumerate(packs):
        current = FastRound(fast, [card.index for card in deck], number % seats)
        while not current.is_over:
            moves = current.moves()
            current.apply(moves[int(rng.random() * len(moves))])
            plies += 1
        current.points()
    return plies


def ply_by_ply(rules: Ruleset, packs: list[list[Card]]) -> dict[str, float]:
    """Microseconds of each public call at a move."""
    spent = dict.fromkeys(("legal_moves", "why_not", "play", "of it beyond why_not"), 0.0)
    rng, plies, tick = random.Random(2), 0, time.perf_counter
    for deck in packs:
        state, _ = start_round(rules, 2, deck, 0)
        while state.turn is not None:
            at = tick()
            moves = legal_moves(state)
            listed = tick()
            move = moves[int(rng.random() * len(moves))]
            chosen = tick()
            why_not(state, move)
            judged = tick()
            state, _ = play(state, move)
            played = tick()
            spent["legal_moves"] += listed - at
            spent["why_not"] += judged - chosen
            spent["play"] += played - judged
            plies += 1
    spent["of it beyond why_not"] = spent["play"] - spent["why_not"]
    return {name: seconds / plies * 1e6 for name, seconds in spent.items()}


def report(name: str, figure: str, seconds: float, unit: float) -> None:
    """One line: what, how much, how many plain loops it takes."""
    print(f"{name:52} {figure:>22} {seconds / unit:10.5f} loops")


def rounds(count: int, unit: float) -> None:
    """Rounds a second of both engines at several tables."""
    packs = decks(count)
    for key, seats in (("scopa", 2), ("escopa15", 2), ("scopa", 4), ("cirulla", 2)):
        rules = find_ruleset(key)
        for name, engine in (("public", public_rounds), ("masks", mask_rounds)):
            engine(rules, seats, packs[: count // 10])
            seconds = clock(lambda: engine(rules, seats, packs)) / count  # noqa: B023
            report(f"{key}, {seats} seats, {name}", f"{1 / seconds:,.0f} rounds/s", seconds, unit)


def worst_table(unit: float) -> None:
    """An ace against the 39 other cards in Escoba: 6,405 sets."""
    ace, *others = CARDS
    escoba = find_ruleset("escoba")
    table = start_round(escoba, 2, CARDS, 0).state
    # No play leads here: the other 39 cards are laid out by hand.
    state = table._replace(
        hands=((ace,), ()),
        hand_masks=(ace.bit, 0),
        table=tuple(others),
        table_mask=mask_of(others),
        stock=(),
        turn=0,
    )
    view = view_for(MatchState(escoba, 2, (0, 0), 0, 1, state), 0)
    moves = legal_moves(state)
    assert len(moves) == 6_406, "6,405 sets, or leave the ace"
    seconds = clock(lambda: [view.why_not(move) for move in moves]) / len(moves)
    report("a marked set on the worst table", f"{seconds * 1000:.4f} ms", seconds, unit)
    seconds = clock(lambda: view.captures(ace, 64), 20)
    report("the first 64 captures there", f"{seconds * 1000:.2f} ms", seconds, unit)
    seconds = clock(lambda: legal_moves(state))
    report("all its sets listed", f"{seconds * 1000:.1f} ms", seconds, unit)


def imported(unit: float) -> None:
    """An import as users have it, compiled before; the quickest of six, and what it loads."""
    with tempfile.TemporaryDirectory() as folder:
        setting = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        call = [sys.executable, "-c", IMPORT]
        found = []
        for _ in range(6):
            words = subprocess.check_output(call, text=True, env=setting).split()
            found.append((float(words[0]), words[1:]))
    seconds, foreign = min(found)
    report("import scopa_desktop.engine", f"{seconds * 1000:.1f} ms", seconds, unit)
    print("modules beyond the standard library:", ", ".join(foreign) or "none")


def main() -> None:
    """Measure everything."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    unit = clock(plain_loop)
    print(f"a plain loop of a million additions: {unit * 1000:.1f} ms of processor time")
    rounds(count, unit)
    for key in ("scopa", "escopa15"):
        parts = ply_by_ply(find_ruleset(key), decks(count // 4))
        print(f"a move of {key}, µs:", ", ".join(f"{n} {us:.1f}" for n, us in parts.items()))
    worst_table(unit)
    imported(unit)


if __name__ == "__main__":
    main()
