"""Reads the call, runs it, and turns every ending into an exit status and at most one line."""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final, NoReturn

from scopa_desktop import __version__
from scopa_desktop.cli.errors import (
    DONE,
    INTERRUPTED,
    WRONG_INPUT,
    WRONG_USAGE,
    InputError,
    OutputError,
    UsageError,
)
from scopa_desktop.cli.output import complain, finish_output, give_up_output, say
from scopa_desktop.persistence.crash import keep_report

PROGRAM: Final = "scopa-desktop"
_DEFAULT_CALL: Final = "play"
_CALLS: Final = (
    _DEFAULT_CALL,
    "referee",
    "replay",
    "simulate",
    "analyse",
    "bot",
    "stats",
    "selftest",
    "skin",
)
"""The calls; each is a module of this package, read only when it is wanted."""


class _Parser(argparse.ArgumentParser):
    """argparse, but a wrong call gets one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: object = None) -> None:  # noqa: ARG002 argparse's
        # argparse's own is silent when the output cannot be written; nothing goes to stderr.
        say(message.rstrip("\n"))


def build_parser(names: Sequence[str] = _CALLS) -> argparse.ArgumentParser:
    """The parser of these calls."""
    parser = _Parser(
        prog=PROGRAM,
        description="Scopa, Escopa and Escoba: the game, a referee, robots and statistics.",
        epilog="Without a call the game opens. Every call explains itself: CALL --help.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Scopa Desktop {__version__}")
    calls = parser.add_subparsers(dest="call", metavar="CALL", required=True, title="calls")
    for name in names:
        import_module(f"scopa_desktop.cli.{name}").add_parser(calls)
    return parser


def run(arguments: Sequence[str]) -> int:
    """Run one call and return its exit status; nothing escapes as a traceback."""
    _prepare_streams()
    # Its greeting on the output would stand before our JSON.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    words = list(arguments)
    try:
        status = _run(words)
        finish_output()
        return status
    except OutputError as error:
        complain(str(error))
        give_up_output()
        return WRONG_INPUT
    except InputError as error:
        complain(str(error))
        return WRONG_INPUT
    except UsageError as error:
        complain(str(error))
        return WRONG_USAGE
    except BrokenPipeError:
        # The reader (head, less) has seen enough. Python would complain once more at exit.
        give_up_output()
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:
        complain(_report_crash(words))
        return WRONG_INPUT


def _run(words: list[str]) -> int:
    asked = _with_default_call(words)
    wanted = asked[:1] if asked[0] in _CALLS else _CALLS
    try:
        options = build_parser(wanted).parse_args(asked)
    except SystemExit as ending:
        # argparse leaves this way after --help and --version.
        return ending.code if isinstance(ending.code, int) else DONE
    return int(options.run(options))


def _with_default_call(words: list[str]) -> list[str]:
    """Put `play` in front where the call is left out."""
    if words and (words[0] in _CALLS or words[0] in ("-h", "--help", "--version")):
        return words
    if words and not words[0].startswith("-"):
        known = ", ".join(sorted(_CALLS))
        raise UsageError(f"{PROGRAM}: there is no call {words[0]!r}: known are {known}")
    return [_DEFAULT_CALL, *words]


def _prepare_streams() -> None:
    """Let every name be printed on every terminal; the windowed program has no streams."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _report_crash(words: Sequence[str]) -> str:
    """Keep the traceback in a file and return the one line that says so."""
    error = sys.exc_info()[1]
    summary = f"internal error ({type(error).__name__}: {error})"
    path = keep_report(_data_dir(words), f"call: {list(words)}")
    return f"{summary}: the report is in {path}" if path is not None else summary


def _data_dir(words: Sequence[str]) -> Path | None:
    """The folder named in the call, found without trusting that the call is well formed."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--data-dir" and following:
            return Path(following)
        if word.startswith("--data-dir="):
            return Path(word.partition("=")[2])
    return None
