"""A house's own rules as a file to share: the `.scopa-rules` format."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.persistence.atomic import write_whole
from scopa_desktop.persistence.records import read_rules
from scopa_desktop.persistence.strict import FileError, check_format, decode, read_limited

RULES_SUFFIX: Final = ".scopa-rules"
FORMAT: Final = "scopa-rules"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A named set of rules."""

    name: str
    """What the house calls it."""
    ruleset: Ruleset
    """A preset with the house's options."""
    path: Path | None = field(default=None, compare=False)
    """The file that they were read from."""


class _Rules(msgspec.Struct, forbid_unknown_fields=True):
    # A field with a slip of the pen in its name would leave the house without its rules.
    format: str
    version: int
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    ruleset: str
    options: dict[str, Any] = {}


def rules_from_json(content: bytes, name: str) -> HouseRules:
    """Read a rules file's text; `name` opens the line of an error.

    Raises:
        FileError: anything in it is wrong; one line naming what and where.
    """
    check_format(content, name, FORMAT, VERSION)
    shape = decode(content, _Rules, name)
    return HouseRules(shape.name, read_rules(shape.ruleset, shape.options, name))


def read_rules_file(path: Path) -> HouseRules:
    """Read a rules file.

    Raises:
        FileError: it cannot be read, or anything in it is wrong; one line.
    """
    return replace(rules_from_json(read_limited(path), str(path)), path=path)


def write_rules_file(path: Path, rules: HouseRules) -> None:
    """Write a rules file whole.

    Raises:
        FileError: it cannot be written; what was there before is untouched.
    """
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "name": rules.name,
        "ruleset": rules.ruleset.key,
        "options": rules.ruleset.options(),
    }
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(document)) + b"\n")
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None
