"""Arguments that several calls share, and how they are read."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scopa_desktop.cli.errors import InputError
from scopa_desktop.engine.cards import Card, parse_cards
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.persistence.rules_files import RULES_SUFFIX, read_rules_file
from scopa_desktop.persistence.strict import FileError

Calls = "argparse._SubParsersAction[argparse.ArgumentParser]"

HUMAN: Final = "human"
"""The word of a seat list for a person."""
PROGRAM_MARK: Final = "cmd:"
"""What begins the word of a seat list for somebody else's robot."""


def add_rules(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    """Add --ruleset and --option."""
    parser.add_argument(
        "--ruleset",
        metavar="KEY",
        required=required,
        help=f"a ruleset's key, or a rules file ({RULES_SUFFIX})",
    )
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="a house rule: true, false, a number, a word, or off; may be given several times",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add --json."""
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def add_data_dir(parser: argparse.ArgumentParser) -> None:
    """Add --data-dir."""
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        type=folder_path,
        help="the folder of settings, saves and statistics (default: the system's)",
    )


def add_seed(parser: argparse.ArgumentParser, what: str) -> None:
    """Add --seed."""
    parser.add_argument("--seed", metavar="N", type=whole_number, help=what)


def folder_path(text: str) -> Path:
    """Read the path of a folder, for argparse; an empty one would be the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("must not be empty")
    return Path(text)


def check_folder(folder: Path) -> None:
    """Refuse what is no folder.

    Raises:
        InputError: there is none, or it cannot be looked at.
    """
    try:
        is_there = folder.is_dir()
        if is_there:
            # The right to enter it shows only when something is sought in it.
            (folder / "x").exists()
    except OSError as error:
        raise InputError(f"{folder}: {error.strerror}") from None
    if not is_there:
        raise InputError(f"{folder}: there is no such folder")


def whole_number(text: str) -> int:
    """Read a number 0 or more, for argparse."""
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def positive_number(text: str) -> int:
    """Read a number 1 or more, for argparse."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def read_ruleset(key: str, words: Sequence[str]) -> Ruleset:
    """The ruleset of --ruleset and --option.

    Raises:
        InputError: the ruleset or an option is unknown or wrong.
    """
    try:
        if key.endswith(RULES_SUFFIX):
            ruleset = read_rules_file(Path(key)).ruleset
        else:
            ruleset = find_ruleset(key)
        options: dict[str, object] = {}
        for word in words:
            name, value = _read_option(word)
            if name in options:
                raise InputError(f"--option {word}: {name} is given twice")
            options[name] = value
        # The file's own options stay; the command line's come on top of them.
        return ruleset.preset.with_options({**ruleset.options(), **options})
    except (FileError, ValueError) as error:
        raise InputError(str(error)) from None


def _read_option(word: str) -> tuple[str, object]:
    name, equals, text = word.partition("=")
    if not equals or not name or not text:
        raise InputError(f"--option {word}: it must be KEY=VALUE")
    # An unknown key goes on as it is: the ruleset names it in its refusal.
    return name, OPTIONS[name].parse(text) if name in OPTIONS else text


def read_cards(text: str, argument: str) -> tuple[Card, ...]:
    """Cards given as an argument.

    Raises:
        InputError: a word is no card, or stands there twice.
    """
    try:
        return parse_cards(text)
    except ValueError as error:
        raise InputError(f"{argument}: {error}") from None


def read_seats(text: str, *, humans: bool, programs: bool = False) -> tuple[str, ...]:
    """A seat list: words separated by commas.

    Raises:
        InputError: a word is not allowed; the message names those that are.
    """
    # The robots take longer to read than most calls to run; few calls have seats.
    from scopa_desktop.ai import BOTS

    allowed = [*([HUMAN] if humans else []), *BOTS]
    seats = tuple(word.strip() for word in text.split(","))
    for word in seats:
        if word in allowed:
            continue
        if programs and word.startswith(PROGRAM_MARK) and word != PROGRAM_MARK:
            continue
        if word == HUMAN:
            raise InputError(f"--seats {text}: no person can play here, only robots")
        names = ", ".join([*allowed, *([f"{PROGRAM_MARK}PROGRAM"] if programs else [])])
        raise InputError(f"--seats {text}: {word!r} is not one of {names}")
    return seats


def check_seats(ruleset: Ruleset, seats: Sequence[str]) -> None:
    """Refuse a number of seats that the ruleset does not have.

    Raises:
        InputError: the message names the numbers it has.
    """
    try:
        ruleset.check_seats(len(seats))
    except ValueError as error:
        raise InputError(f"--seats {','.join(seats)}: {error}") from None
