"""`stats`: the local statistics."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from scopa_desktop.cli.arguments import add_data_dir, add_json, check_folder
from scopa_desktop.cli.errors import DONE, InputError
from scopa_desktop.cli.output import columns, one_line, say, say_all, say_json
from scopa_desktop.persistence.database import read_digests
from scopa_desktop.persistence.paths import DATABASE_NAME, default_data_dir
from scopa_desktop.persistence.statistics import PersonStatistics, Statistics, Tally, summarize
from scopa_desktop.persistence.strict import FileError

NAME: Final = "stats"


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(
        NAME,
        help="the local statistics",
        description="Prints what the finished matches on this computer add up to.",
        allow_abbrev=False,
    )
    add_data_dir(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the statistics; nothing is written."""
    folder: Path | None = options.data_dir
    if folder is not None:
        check_folder(folder)
    try:
        digests = read_digests((folder or default_data_dir()) / DATABASE_NAME)
    except FileError as error:
        raise InputError(str(error)) from None
    statistics = summarize(digests)
    if options.json:
        say_json(statistics)
    elif not statistics.matches:
        say("no finished matches yet")
    else:
        say_all(_lines(statistics))
    return DONE


def _lines(statistics: Statistics) -> list[str]:
    lines = [f"{statistics.matches} matches, {statistics.rounds} rounds"]
    for name, person in sorted(statistics.people.items()):
        lines += ["", *_person_lines(one_line(name), person)]
    people, robots = statistics.dealt_to_people, statistics.dealt_to_robots
    if people and statistics.seats_of_people and statistics.seats_of_robots:
        lines += ["", "dealt per seat and round: to people, to robots"]
        for card in ("7D", "1D", "10D"):
            own = people[card] / statistics.seats_of_people
            other = robots[card] / statistics.seats_of_robots
            lines.append(f"  {card:>3}  {own:.3f}  {other:.3f}")
    return lines


def _person_lines(name: str, person: PersonStatistics) -> list[str]:
    rows = [["matches", *_cells(person.matches)]]
    rows += [[key, *_cells(tally)] for key, tally in sorted(person.by_ruleset.items())]
    rows += [[f"against {key}", *_cells(tally)] for key, tally in sorted(person.against.items())]
    lines = [name, *(f"  {line}" for line in columns(rows, right=(1, 2)))]
    if person.rounds:
        lines.append(
            f"  {person.points / person.rounds:.2f} points and "
            f"{person.sweeps / person.rounds:.2f} sweeps a round, "
            f"best {person.best_round}, worst {person.worst_round}"
        )
        points = ", ".join(f"{key} {value}" for key, value in person.lines.items() if value)
        lines.append(f"  points: {points or 'none'}")
    return lines


def _cells(tally: Tally) -> tuple[str, str, str]:
    rate = f"{100 * tally.won / tally.played:.0f} %" if tally.played else "-"
    return f"{tally.played} played", f"{tally.won} won", rate
