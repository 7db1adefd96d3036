"""`simulate`: robots play each other; what they score, how sure that is, how long they think."""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

from scopa_desktop.cli.arguments import (
    PROGRAM_MARK,
    add_json,
    add_rules,
    add_seed,
    check_seats,
    positive_number,
    read_ruleset,
    read_seats,
)
from scopa_desktop.cli.duel import Contest, GroupResult, play_contest
from scopa_desktop.cli.errors import DONE, UsageError
from scopa_desktop.cli.external import program_words
from scopa_desktop.cli.output import columns, complain, say_all, say_json
from scopa_desktop.engine.ruleset import Ruleset

NAME: Final = "simulate"
_DEALS: Final = 100
_TIMEOUT: Final = 10.0
_CONFIDENCE: Final = 1.959964
"""Normal quantile of a two-sided 95 % interval."""


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(
        NAME,
        help="let robots play each other",
        description=(
            "Robots play without a screen. Reports points a round, the mean difference between "
            "the first side and the others with its 95 % interval, match wins and thinking times."
        ),
        allow_abbrev=False,
    )
    add_rules(parser)
    parser.add_argument(
        "--seats",
        metavar="LIST",
        required=True,
        help="robots in turn order, e.g. hard,normal; cmd:PROGRAM is somebody else's robot",
    )
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument(
        "--deals", metavar="N", type=positive_number, help=f"single rounds (default {_DEALS})"
    )
    amount.add_argument("--matches", metavar="N", type=positive_number, help="whole matches")
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help="play every shuffle once per rotation of the seats, so that luck cancels",
    )
    add_seed(parser, "makes shuffles and robots repeatable (default: a new one, reported)")
    parser.add_argument(
        "--jobs", metavar="N", type=positive_number, default=1, help="processes (default 1)"
    )
    parser.add_argument(
        "--move-timeout",
        metavar="SECONDS",
        type=_seconds,
        default=_TIMEOUT,
        help=f"when a cmd: robot forfeits (default {_TIMEOUT:g})",
    )
    parser.add_argument("--progress", action="store_true", help="count on the error stream")
    add_json(parser)
    parser.set_defaults(run=run)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < 86400:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds


def run(options: argparse.Namespace) -> int:
    """Play and report."""
    ruleset = read_ruleset(options.ruleset, options.option)
    seats = read_seats(options.seats, humans=False, programs=True)
    check_seats(ruleset, seats)
    if len(seats) < 2:
        raise UsageError("simulate: --seats needs at least two robots")
    for word in seats:
        if word.startswith(PROGRAM_MARK):
            program_words(word.removeprefix(PROGRAM_MARK))
    seed = options.seed if options.seed is not None else random.SystemRandom().getrandbits(32)
    contest = Contest(
        ruleset=ruleset,
        entrants=seats,
        whole_matches=options.matches is not None,
        duplicate=options.duplicate,
        seed=seed,
        timeout=options.move_timeout,
    )
    groups = options.matches or options.deals or _DEALS
    start = time.perf_counter()
    results: list[GroupResult] = []
    for result in play_contest(contest, groups, options.jobs):
        results.append(result)
        if options.progress:
            _show_progress(len(results), groups, "matches" if contest.whole_matches else "deals")
    report = summarize(contest, results, time.perf_counter() - start)
    if options.json:
        say_json(report)
    else:
        say_all(_lines(contest, report))
    return DONE


def _show_progress(done: int, groups: int, what: str) -> None:
    """One line that counts up on a terminal, ten lines elsewhere."""
    if sys.stderr is None:
        return
    if sys.stderr.isatty():
        end = "\n" if done == groups else ""
        print(f"\r{done} of {groups} {what}", end=end, file=sys.stderr, flush=True)  # noqa: T201
    elif done * 10 // groups > (done - 1) * 10 // groups:
        complain(f"{done} of {groups} {what}")


def summarize(contest: Contest, results: Sequence[GroupResult], seconds: float) -> dict[str, Any]:
    """The report as the JSON document has it."""
    rounds = sum(result.rounds for result in results)
    think: dict[str, list[float]] = {}
    for result in results:
        for level, times in result.think_ms.items():
            think.setdefault(level, []).extend(times)
    mean, interval = difference(contest.ruleset, results)
    return {
        "rounds": rounds,
        "matches": len(results) * _rotations(contest) if contest.whole_matches else None,
        "seed": contest.seed,
        "seats": [
            {
                "level": word,
                "points_per_round": (
                    sum(result.points[entrant] for result in results) / rounds if rounds else None
                ),
                "match_wins": (
                    sum(result.wins[entrant] for result in results)
                    if contest.whole_matches
                    else None
                ),
            }
            for entrant, word in enumerate(contest.entrants)
        ],
        "difference": {"mean": mean, "ci95": interval},
        "think_ms": {level: _times(times) for level, times in sorted(think.items())},
        "rounds_per_second": rounds / seconds if seconds > 0 else None,
        "forfeits": [
            {
                "seat": forfeit.entrant,
                "level": contest.entrants[forfeit.entrant],
                "reason": forfeit.reason,
                "view": forfeit.view,
            }
            for result in results
            for forfeit in result.forfeits
        ],
    }


def _rotations(contest: Contest) -> int:
    return len(contest.entrants) if contest.duplicate else 1


def difference(
    ruleset: Ruleset, results: Sequence[GroupResult]
) -> tuple[float | None, list[float] | None]:
    """Points a round of the first side less the mean of the others, and its 95 % interval.

    The rotations of one shuffle hang together, and so do the rounds of one match: the group is
    the unit. With groups of unequal length this is the usual ratio estimate.
    """
    groups = [(_lead(ruleset, result), result.rounds) for result in results if result.rounds]
    rounds = sum(count for _, count in groups)
    if not rounds:
        return None, None
    mean = sum(lead for lead, _ in groups) / rounds
    if len(groups) < 2:
        return mean, None
    squares = sum((lead - mean * count) ** 2 for lead, count in groups)
    spread = math.sqrt(squares * len(groups) / (len(groups) - 1)) / rounds
    return mean, [mean - _CONFIDENCE * spread, mean + _CONFIDENCE * spread]


def _lead(ruleset: Ruleset, result: GroupResult) -> float:
    seats = len(result.points)
    # Entrants of one side have the same points: the first of each side stands for it.
    first, *others = result.points[: ruleset.sides(seats)]
    return first - statistics.fmean(others)


def _times(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    place = math.ceil(0.95 * len(ordered)) - 1
    return {
        "median": round(statistics.median(ordered), 3),
        "p95": round(ordered[place], 3),
        "max": round(ordered[-1], 3),
    }


def _lines(contest: Contest, report: dict[str, Any]) -> list[str]:
    rows = [["seat", "robot", "points a round", "match wins"]]
    for seat, entry in enumerate(report["seats"]):
        points, wins = entry["points_per_round"], entry["match_wins"]
        shown = "-" if points is None else f"{points:.3f}"
        rows.append([str(seat), entry["level"], shown, "-" if wins is None else str(wins)])
    lines = [
        f"{contest.ruleset.key}, {report['rounds']} rounds, seed {report['seed']}",
        *columns(rows, right=(2, 3)),
    ]
    mean, interval = report["difference"]["mean"], report["difference"]["ci95"]
    if mean is not None:
        between = f", 95 % interval {interval[0]:+.3f} to {interval[1]:+.3f}" if interval else ""
        lines.append(f"first side less the others: {mean:+.3f} points a round{between}")
    for level, times in report["think_ms"].items():
        lines.append(
            f"{level} thinks {times['median']:.2f} ms (median), "
            f"{times['p95']:.2f} (95 %), {times['max']:.2f} (longest)"
        )
    if report["rounds_per_second"]:
        lines.append(f"{report['rounds_per_second']:.1f} rounds a second")
    for forfeit in report["forfeits"]:
        lines.append(f"seat {forfeit['seat']} ({forfeit['level']}) forfeits: {forfeit['reason']}")
        lines.append(f"  asked: {forfeit['view']}")
    return lines
