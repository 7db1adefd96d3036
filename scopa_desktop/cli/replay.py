"""`replay`: checks a match record move by move and prints what it says."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from scopa_desktop.cli.arguments import add_json
from scopa_desktop.cli.errors import DONE, InputError
from scopa_desktop.cli.output import one_line, say, say_json
from scopa_desktop.cli.referee import score_lines, sides_to_json
from scopa_desktop.engine.cards import format_cards
from scopa_desktop.engine.events import OpeningTaken, RoundRedealt, Swept
from scopa_desktop.engine.moves import notation
from scopa_desktop.engine.record import MatchRecord, RecordError, Step, replay_steps
from scopa_desktop.engine.round import legal_moves
from scopa_desktop.engine.state import MatchState, RoundState
from scopa_desktop.persistence.records import read_record
from scopa_desktop.persistence.strict import FileError

NAME: Final = "replay"


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(
        NAME,
        help="check and print a match record",
        description=(
            "Checks a record move by move and prints it: the seat, the move, the legal moves "
            "before it and the table after it; what was left; the score. The first wrong move "
            "is named with its reason."
        ),
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a match record (.scopa)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Replay a file."""
    try:
        record = read_record(options.file)
    except FileError as error:
        raise InputError(str(error)) from None
    try:
        if options.json:
            say_json(replay_to_json(record))
        else:
            for line in _lines(record):
                say(line)
    except RecordError as error:
        raise InputError(f"{options.file}: {error}") from None
    return DONE


def replay_to_json(record: MatchRecord) -> dict[str, Any]:
    """The whole match as one document.

    Raises:
        RecordError: the rules refuse something in it.
    """
    ruleset, seats = record.ruleset, len(record.seats)
    rounds: list[dict[str, Any]] = []
    state: MatchState | None = None
    for step in replay_steps(record):
        state = step.after
        current = state.round
        if current is None:
            continue
        if step.move is not None:
            rounds[-1]["plies"].append(_ply(step))
        elif state.ended is None:
            if not rounds or not (step.before.round and step.before.round.voided):
                rounds.append(_new_round(current))
            _add_deal(rounds[-1], step)
        if current.is_over:
            _close(rounds[-1], current)
    sides = ruleset.sides(seats)
    return {
        "ruleset": ruleset.key,
        "options": ruleset.options(),
        "sides": [list(ruleset.seats_of(side, seats)) for side in range(sides)],
        "rounds": rounds,
        "totals": list(state.scores) if state is not None else [0] * sides,
        "winner": list(state.winners) if state is not None and state.winners else None,
        "ended": _ended(state),
        "next": _next(state),
    }


def _new_round(current: RoundState) -> dict[str, Any]:
    return {
        "dealer": current.dealer,
        "voided": 0,
        "opening_sweeps": 0,
        "plies": [],
        "leftovers": None,
        "score": None,
        "complete": False,
    }


def _add_deal(entry: dict[str, Any], step: Step) -> None:
    for event in step.events:
        if isinstance(event, RoundRedealt):
            entry["voided"] += 1
        elif isinstance(event, OpeningTaken):
            entry["opening_sweeps"] += event.sweeps


def _ply(step: Step) -> dict[str, Any]:
    before, after = step.before.round, step.after.round
    assert before is not None
    assert after is not None
    assert step.move is not None
    return {
        "seat": before.turn,
        "move": notation(step.move),
        "legal": [notation(move) for move in legal_moves(before)],
        # What lay there when the round ended, not the emptied table after the leftovers.
        "table": format_cards(after.leftovers if after.is_over else after.table),
        "sweep": any(isinstance(event, Swept) for event in step.events),
    }


def _close(entry: dict[str, Any], current: RoundState) -> None:
    entry["leftovers"] = {
        "cards": format_cards(current.leftovers),
        "to": current.leftovers_to,
    }
    entry["score"] = sides_to_json(current.sheet) if current.sheet is not None else None
    entry["complete"] = True


def _ended(state: MatchState | None) -> dict[str, Any] | None:
    if state is None or state.ended is None:
        return None
    return {"reason": state.ended.reason.value, "seat": state.ended.seat}


def _next(state: MatchState | None) -> dict[str, Any] | None:
    if state is None or state.is_over or state.round is None or state.round.turn is None:
        return None
    current, seat = state.round, state.round.turn
    if current.is_over:
        return None
    return {
        "seat": seat,
        "legal": [notation(move) for move in legal_moves(current)],
        "hand": format_cards(current.hands[seat]),
        "table": format_cards(current.table),
    }


def _lines(record: MatchRecord) -> Iterator[str]:
    """The match as text, line by line, so that a wrong move is named after the right ones."""
    ruleset = record.ruleset
    names = [one_line(seat.name) or f"seat {i}" for i, seat in enumerate(record.seats)]
    yield f"{ruleset.key}, {', '.join(f'{i} {name}' for i, name in enumerate(names))}"
    for key, value in ruleset.options().items():
        yield f"  {key} = {str(value).lower() if isinstance(value, bool) else value}"
    state: MatchState | None = None
    number = 0
    for step in replay_steps(record):
        state = step.after
        current = state.round
        if step.move is not None:
            number += 1
            yield from _ply_lines(number, step, names)
        elif current is not None and state.ended is None:
            number = 0
            yield from _deal_lines(step, current, names)
        if current is not None and current.is_over and state.ended is None:
            yield from _score(current)
    yield from _closing(state, names)


def _deal_lines(step: Step, current: RoundState, names: Sequence[str]) -> Iterator[str]:
    dealt = f"round {current.number}, dealer {current.dealer} {names[current.dealer]}"
    yield ""
    yield f"{dealt}, table: {format_cards(current.table) or '-'}"
    for event in step.events:
        if isinstance(event, RoundRedealt):
            yield f"  void ({event.reason.value}): dealt again"
        elif isinstance(event, OpeningTaken):
            taken = format_cards(event.cards)
            yield f"  {event.seat} takes the opening {taken}, sweeps: {event.sweeps}"


def _ply_lines(number: int, step: Step, names: Sequence[str]) -> Iterator[str]:
    ply = _ply(step)
    sweep = "  sweep" if ply["sweep"] else ""
    yield f"{number:3}. {ply['seat']} {names[ply['seat']]}: {ply['move']}{sweep}"
    yield f"       table: {ply['table'] or '-'}"
    yield f"       legal: {' '.join(ply['legal'])}"


def _score(current: RoundState) -> list[str]:
    to = current.leftovers_to
    goes = "nobody" if to is None else f"side {to}"
    left = format_cards(current.leftovers)
    lines = [f"  leftovers: {left} to {goes}" if left else "  leftovers: none"]
    if current.sheet is not None:
        lines += [f"  {line}" for line in score_lines(current.sheet)]
    return lines


def _closing(state: MatchState | None, names: Sequence[str]) -> Iterator[str]:
    yield ""
    if state is None:
        yield "no round was dealt"
        return
    yield f"totals: {', '.join(f'side {i} {score}' for i, score in enumerate(state.scores))}"
    if state.ended is not None:
        seat = state.ended.seat
        who = "" if seat is None else f" by {seat} {names[seat]}"
        yield f"ended: {state.ended.reason.value}{who}"
    if state.winners:
        yield f"winner: {', '.join(f'side {side}' for side in state.winners)}"
    elif state.winners is None:
        following = _next(state)
        if following is None:
            yield "the next round is to be dealt"
        else:
            seat = following["seat"]
            yield f"next: {seat} {names[seat]}, hand {following['hand']}"
