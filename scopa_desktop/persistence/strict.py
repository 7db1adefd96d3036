"""Reading other people's JSON: strict, bounded, and with one-line errors that say where."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

StructT = TypeVar("StructT", bound=msgspec.Struct)

_LARGEST: Final = 5_000_000
"""No match comes near; a larger file is something else."""
_SHOWN: Final = 60
"""Letters of a wrong value that an error repeats."""
_PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")


class FileError(Exception):
    """A file, or what stands in it, is wrong; one line naming what and where."""


class UnreadableError(FileError):
    """A file cannot be opened or read at all; nothing is said of what stands in it."""


def shown(text: str) -> str:
    """A wrong value as an error repeats it: in quotes, and only its beginning."""
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")


def read_limited(path: Path) -> bytes:
    """The content of a file of reasonable size.

    Raises:
        UnreadableError: it cannot be read.
        FileError: it is too large.
    """
    try:
        if path.is_dir():
            raise UnreadableError(f"{path}: this is a folder")
        if path.exists() and not path.is_file():
            # A pipe that nobody writes to would be waited for without end.
            raise UnreadableError(f"{path}: this is no regular file")
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise UnreadableError(f"{path}: {error.strerror}") from None
    if len(content) > _LARGEST:
        raise FileError(f"{path}: too large")
    # Some editors put a mark in front that is no part of JSON.
    return content.removeprefix(BOM_UTF8)


def decode(content: bytes, shape: type[StructT], name: str) -> StructT:
    """Read JSON of a shape.

    Raises:
        FileError: it is not JSON, or not of this shape; `name` opens the line.
    """
    try:
        return msgspec.json.decode(content, type=shape)
    except msgspec.ValidationError as error:
        raise FileError(f"{name}: {_placed(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise FileError(f"{name}: this is not JSON") from None


def check_format(content: bytes, name: str, wanted: str, version: int) -> None:
    """Make sure that a document says it is of a format and version, before its shape is read.

    Raises:
        FileError: it is something else, from a newer version, or says something twice.
    """
    _refuse_doubled(content, name)
    head = decode(content, _Head, name)
    if head.format != wanted:
        raise FileError(f"{name}: format: {head.format!r} is not {wanted!r}")
    if head.version != version:
        raise FileError(f"{name}: version: {head.version} is not known, only {version}")


def _refuse_doubled(content: bytes, name: str) -> None:
    """Readers differ in which of two equal keys they believe, so neither is believed."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise FileError(f"{name}: {twice!r} stands there twice")
        return found

    try:
        json.loads(content, object_pairs_hook=once)
    except (ValueError, RecursionError):
        raise FileError(f"{name}: this is not JSON") from None


class _Head(msgspec.Struct):
    format: str
    version: int


def _placed(message: str) -> str:
    """msgspec's message with the place in front: `rounds[0].decks: expected array, got int`."""
    found = _PLACE.search(message)
    text = message[: found.start()] if found else message
    text = text.replace("`", "").replace("Object missing required field", "missing:")
    text = text.replace("Object contains unknown field", "unknown field:")
    text = text[0].lower() + text[1:]
    place = found.group(1) if found else ""
    return f"{place}: {text}" if place else text
