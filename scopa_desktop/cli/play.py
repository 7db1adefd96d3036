"""`play`: opens the game; the only call that loads the window."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from scopa_desktop.cli.arguments import (
    add_data_dir,
    add_rules,
    add_seed,
    check_seats,
    read_ruleset,
    read_seats,
)
from scopa_desktop.cli.errors import InputError, UsageError
from scopa_desktop.cli.output import complain
from scopa_desktop.engine.record import MatchRecord, RecordError, replay
from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.persistence.instance import AlreadyOpenError, InstanceLock
from scopa_desktop.persistence.paths import SETTINGS_NAME, user_data_dir
from scopa_desktop.persistence.records import read_record
from scopa_desktop.persistence.strict import FileError

NAME: Final = "play"
_DEFAULT_RULESET: Final = "scopa"


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(
        NAME,
        help="open the game (also without a call)",
        description=(
            "Opens the game. With --ruleset or --seats it goes straight to that table, with "
            "--open to a saved match."
        ),
        allow_abbrev=False,
    )
    add_rules(parser, required=False)
    parser.add_argument(
        "--seats", metavar="LIST", help="who sits there in turn order, e.g. human,hard"
    )
    add_seed(parser, "makes the shuffles repeatable")
    parser.add_argument("--lang", metavar="TAG", help="language: pt_BR, es, it or en")
    add_data_dir(parser)
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--windowed", action="store_true", help="open in a window")
    size.add_argument("--fullscreen", action="store_true", help="open on the whole screen")
    parser.add_argument("--open", metavar="FILE", type=Path, help="go on with a match record")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Check what was given, then hand it to the window."""
    ruleset = None
    if options.ruleset is not None or options.option or options.seats is not None:
        key = _DEFAULT_RULESET if options.ruleset is None else options.ruleset
        ruleset = read_ruleset(key, options.option)
    seats = None
    if options.seats is not None:
        seats = read_seats(options.seats, humans=True)
        if ruleset is not None:
            check_seats(ruleset, seats)
    record = None
    try:
        if options.lang is not None:
            Catalog.load(options.lang)
        if options.open is not None:
            record = _read_playable(options.open)
    except (ValueError, FileError) as error:
        raise InputError(str(error)) from None

    _require_screen()
    from scopa_desktop.app.app import run as run_app
    from scopa_desktop.app.options import PlayOptions

    folder, notices = _open_folder(options.data_dir)
    asked = PlayOptions(
        ruleset=ruleset,
        seats=seats,
        seed=options.seed,
        language=options.lang,
        data_dir=folder,
        fullscreen=True if options.fullscreen else False if options.windowed else None,
        record=record,
        notices=notices,
    )
    if folder is None:
        return run_app(asked)
    try:
        lock = InstanceLock(folder)
    except AlreadyOpenError as error:
        raise InputError(f"{error} with the folder {folder}") from None
    with closing(lock):
        return run_app(asked)


def _require_screen() -> None:
    """Say at once that there is no screen; SDL would print lines of its own before it gives up.

    Raises:
        UsageError: there is none.
    """
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in names):
        raise UsageError("no screen to open the game on (DISPLAY is not set)")


def _read_playable(path: Path) -> MatchRecord:
    """A record whose every move is legal, so that the table can be opened on it.

    Raises:
        FileError: it cannot be read or replayed; one line.
    """
    record = read_record(path)
    try:
        replay(record)
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None
    if record.ended is not None and not record.rounds:
        raise FileError(f"{path}: the match ended before the first deal")
    return record


def _open_folder(override: Path | None) -> tuple[Path | None, tuple[str, ...]]:
    """The player's folder, or none and one line that says why; the game goes on either way."""
    try:
        folder = user_data_dir(override)
        # The right to enter it shows only when something is sought in it.
        (folder / SETTINGS_NAME).exists()
    except OSError as error:
        line = f"{error.filename}: {error.strerror}: nothing will be saved"
        complain(line)
        return None, (line,)
    return folder, ()
