"""`analyse`: where a seat lost points, move by move, judged from what it could see."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from scopa_desktop.ai.analysis import Analysis, MoveValue, analyse_view
from scopa_desktop.cli.arguments import add_json, whole_number
from scopa_desktop.cli.errors import DONE, InputError
from scopa_desktop.cli.output import one_line, say, say_all, say_json
from scopa_desktop.engine.moves import Move, notation
from scopa_desktop.engine.record import MatchRecord, RecordError, replay_steps
from scopa_desktop.engine.view import view_for
from scopa_desktop.persistence.records import read_record
from scopa_desktop.persistence.strict import FileError
from scopa_desktop.runner.bot_runner import decision_seed

NAME: Final = "analyse"
_SEED: Final = 0
"""Hidden hands are sampled the same way every time, so that the answer is always the same."""


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(
        NAME,
        help="where points were lost in a match",
        description=(
            "Prints, for every turn, the expected points of each legal move (own side less the "
            "mean of the others, to the end of the round), the points lost by the one played, a "
            "label and a reason. Only what the seat could see is used."
        ),
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a match record (.scopa)")
    parser.add_argument(
        "--seat", metavar="N", type=whole_number, help="only this seat (default: all)"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Analyse a file."""
    try:
        record = read_record(options.file)
    except FileError as error:
        raise InputError(str(error)) from None
    if options.seat is not None and options.seat >= len(record.seats):
        raise InputError(
            f"--seat {options.seat}: the record has seats 0 to {len(record.seats) - 1}"
        )
    lost: dict[int, float] = {}
    turns: list[dict[str, Any]] = []
    try:
        for turn in analyse_record(record, options.seat):
            lost[turn["seat"]] = lost.get(turn["seat"], 0.0) + (turn["lost"] or 0.0)
            turns.append(turn)
            if not options.json:
                say_all(_turn_lines(turn, record))
    except RecordError as error:
        raise InputError(f"{options.file}: {error}") from None
    totals = [
        {"seat": seat, "turns": sum(turn["seat"] == seat for turn in turns), "lost": round(sum_, 3)}
        for seat, sum_ in sorted(lost.items())
    ]
    if options.json:
        say_json({"ruleset": record.ruleset.key, "turns": turns, "totals": totals})
    else:
        for total in totals:
            name = one_line(record.seats[total["seat"]].name)
            lost_points = f"{total['lost']:.2f} points lost in {total['turns']} turns"
            say(f"seat {total['seat']} {name}: {lost_points}")
    return DONE


def analyse_record(record: MatchRecord, seat: int | None) -> Iterator[dict[str, Any]]:
    """Every turn of a seat, or of all, judged.

    Raises:
        RecordError: the rules refuse something in the record.
    """
    for step in replay_steps(record):
        before = step.before.round
        if step.move is None or before is None or before.turn is None:
            continue
        if seat is not None and before.turn != seat:
            continue
        ply = len(before.history)
        rng = random.Random(decision_seed(_SEED, before.number, ply, before.turn, NAME))
        analysis = analyse_view(view_for(step.before, before.turn), rng, also=step.move)
        yield {
            "round": before.number,
            "ply": ply + 1,
            "seat": before.turn,
            **_judgement(analysis, step.move),
        }


def _judgement(analysis: Analysis, played: Move) -> dict[str, Any]:
    found = next((value for value in analysis.moves if value.move == played), None)
    return {
        "move": notation(played),
        "expected": _rounded(found.expected) if found else None,
        "lost": _rounded(found.loss) if found else None,
        "label": found.label.value if found else None,
        "reason": found.fault.reason.value if found and found.fault else None,
        "chance": _chance(found),
        "best": notation(analysis.best.move),
        "exact": analysis.exact,
        "moves": [_value(value) for value in analysis.moves],
    }


def _chance(found: MoveValue | None) -> float | None:
    """How likely the sweep was that a move left, where that is the reason."""
    chance = found.fault.chance if found and found.fault else None
    return None if chance is None else _rounded(chance)


def _value(value: MoveValue) -> dict[str, Any]:
    return {
        "move": notation(value.move),
        "expected": _rounded(value.expected),
        "lost": _rounded(value.loss),
        "error": _rounded(value.error),
    }


def _rounded(number: float) -> float:
    return round(number, 3)


def _turn_lines(turn: dict[str, Any], record: MatchRecord) -> Iterator[str]:
    name = one_line(record.seats[turn["seat"]].name)
    verdict = turn["label"] or "not judged"
    if turn["lost"]:
        verdict += f", {turn['lost']:.2f} points lost"
    if turn["reason"]:
        chance = "" if turn["chance"] is None else f", {turn['chance']:.0%}"
        verdict += f" ({turn['reason']}{chance}), best {turn['best']}"
    where = f"round {turn['round']} ply {turn['ply']}"
    yield f"{where}: {turn['seat']} {name} {turn['move']}: {verdict}"
    for value in turn["moves"]:
        yield f"    {value['expected']:+.2f}  {value['move']}"
