"""Writing results: plain lines, or one JSON document."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

import msgspec


def say(line: str = "") -> None:
    """Print one line of a result."""
    print(line)  # noqa: T201 - this is the one place where results are printed


def say_all(lines: Iterable[str]) -> None:
    """Print several lines of a result."""
    for line in lines:
        say(line)


def complain(line: str) -> None:
    """Print one line on the error stream."""
    print(one_line(line), file=sys.stderr)  # noqa: T201 - the one place for complaints


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
