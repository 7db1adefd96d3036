"""Writing results: plain lines, or one JSON document."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from scopa_desktop.cli.errors import OutputError

_LONG_QUOTE: Final = re.compile(r"""(^|[\s(=:])(['"])((?:(?!\2).){60})(?:(?!\2).)+\2""")
"""A wrong value in quotes, of which the first 60 letters tell enough."""
_LONG_WORD: Final = re.compile(r"(\S{60})\S{200,}?([:,;]?)(?=\s|$)")
"""A word longer than any path that a person has chosen."""
_LONGEST_LINE: Final = 600


def say(line: str = "", *, at_once: bool = False) -> None:
    """Print one line of a result.

    Raises:
        OutputError: the disk is full, or the device gone.
        BrokenPipeError: the reader has seen enough.
    """
    try:
        print(line, flush=at_once)  # noqa: T201 - the one place where results are printed
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(_not_written(error)) from None


def finish_output() -> None:
    """Write what is still in the buffer; at exit it would be too late to say that it failed.

    Raises:
        OutputError: the disk is full, or the device gone.
        BrokenPipeError: the reader has seen enough.
    """
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(_not_written(error)) from None


def give_up_output() -> None:
    """Drop what is still in the buffer, or Python would complain of it once more at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _not_written(error: OSError) -> str:
    return f"the output cannot be written: {error.strerror}"


def say_all(lines: Iterable[str]) -> None:
    """Print several lines of a result."""
    for line in lines:
        say(line)


def complain(line: str) -> None:
    """Print one line on the error stream; what it quotes is cut where it is far too long."""
    with suppress(OSError):
        # Where nobody can be told, the exit status remains.
        print(_cut(one_line(line)), file=sys.stderr)  # noqa: T201 - the one place for complaints


def _cut(line: str) -> str:
    line = _LONG_QUOTE.sub(r"\1\2\3…\2", line)
    line = _LONG_WORD.sub(r"\1…\2", line)
    return line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…"


def say_json(document: object) -> None:
    """Print one JSON document, readable and on UTF-8 whatever the terminal."""
    say(msgspec.json.format(msgspec.json.encode(document)).decode("utf-8"))


def one_line(text: str) -> str:
    """A text without line breaks and control characters, so that it stays one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def columns(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[str]:
    """Rows as aligned lines; columns named in `right` are aligned to the right."""
    if not rows:
        return []
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if i in right else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
