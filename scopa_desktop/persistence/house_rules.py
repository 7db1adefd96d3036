"""The house's own rules: all rules files of the player's folder."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.persistence.rules_files import (
    RULES_SUFFIX,
    HouseRules,
    read_rules_file,
    write_rules_file,
)
from scopa_desktop.persistence.strict import FileError, UnreadableError

FOLDER_NAME: Final = "rules"
VERSION_FIELD: Final = "version"
_NOT_IN_FILE_NAMES: Final = re.compile(r"[^a-z0-9]+")
_PLACE: Final = re.compile(
    r"(?P<missing>missing: )?(?P<field>unknown field: )?'?(?P<place>[^\s:']+)'?"
    r"(?=$|: | stands there twice$)"
)
"""Where a complaint about a rules file names what is wrong, behind the file's own name."""


@dataclass(frozen=True, slots=True)
class HouseFault:
    """A file of the folder that is no rules file, or not a right one."""

    file: str
    """Its name, without the folder."""
    place: str
    """The field that is wrong; empty where the whole file is."""
    is_missing: bool
    """Whether the field is not there at all."""
    line: str
    """All of it in one plain line of English."""
    is_unreadable: bool = False
    """Whether the file could not even be opened."""

    @property
    def is_other_version(self) -> bool:
        """Whether it is right for all we know, but for another version of the game."""
        return self.place == VERSION_FIELD and not self.is_missing


def house_rules(folder: Path | None) -> tuple[list[HouseRules], list[HouseFault]]:
    """The rules kept in the player's folder, by name, and what is wrong with other files there."""
    found: list[HouseRules] = []
    faults: list[HouseFault] = []
    for path in _files(folder):
        try:
            found.append(read_rules_file(path))
        except FileError as error:
            faults.append(fault_of(path, error))
    return sorted(found, key=lambda rules: rules.name.casefold()), faults


def house_of(houses: Sequence[HouseRules], ruleset: Ruleset, chosen: str) -> HouseRules | None:
    """Those of the house's rules that a ruleset is: of several alike, those called as chosen.

    A game without any change is itself, unless the house's name for it was chosen.
    """
    alike = [house for house in houses if house.ruleset == ruleset]
    first = alike[0] if alike and ruleset.options() else None
    return next((house for house in alike if house.name == chosen), first)


def keep_house_rules(folder: Path, rules: HouseRules) -> Path:
    """Keep rules under their name; those that had the name before are replaced.

    No other file is touched, whatever it is called and however damaged it is.

    Raises:
        FileError: they cannot be written.
    """
    try:
        (folder / FOLDER_NAME).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{folder / FOLDER_NAME}: {error.strerror}") from None
    path = _path_of(folder, rules.name) or _free_path(folder, rules.name)
    write_rules_file(path, rules)
    return path


def delete_house_rules(path: Path) -> None:
    """Remove the file of a house's rules; one that is gone already is no fault.

    Raises:
        FileError: it cannot be removed.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None


def _files(folder: Path | None) -> list[Path]:
    return sorted((folder / FOLDER_NAME).glob(f"*{RULES_SUFFIX}")) if folder is not None else []


def _path_of(folder: Path, name: str) -> Path | None:
    """The file that holds the rules of a name."""
    same = (h for h in house_rules(folder)[0] if h.name.casefold() == name.casefold())
    return next((house.path for house in same), None)


def _free_path(folder: Path, name: str) -> Path:
    """A file name in plain letters, which every file system takes, and that no file has yet."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = _NOT_IN_FILE_NAMES.sub("-", plain).strip("-") or "house"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    paths = (folder / FOLDER_NAME / f"{name}{RULES_SUFFIX}" for name in names)
    return next(path for path in paths if not path.exists() and not path.is_symlink())


def fault_of(path: Path, error: FileError) -> HouseFault:
    """What is wrong with a rules file, in parts."""
    line = str(error)
    found = _PLACE.match(line.removeprefix(f"{path}: "))
    if isinstance(error, UnreadableError) or found is None:
        return HouseFault(path.name, "", False, line, isinstance(error, UnreadableError))
    return HouseFault(path.name, found["place"], found["missing"] is not None, line)
