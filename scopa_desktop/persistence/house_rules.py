"""The house's own rules: all rules files of the player's folder."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from scopa_desktop.persistence.rules_files import (
    RULES_SUFFIX,
    HouseRules,
    read_rules_file,
    write_rules_file,
)
from scopa_desktop.persistence.strict import FileError

FOLDER_NAME: Final = "rules"
_NOT_IN_FILE_NAMES: Final = re.compile(r"[^a-z0-9]+")


def house_rules(folder: Path | None) -> tuple[list[HouseRules], list[str]]:
    """The rules kept in the player's folder, by name, and a line for each file that is wrong."""
    found: list[HouseRules] = []
    faults: list[str] = []
    if folder is not None:
        for path in sorted((folder / FOLDER_NAME).glob(f"*{RULES_SUFFIX}")):
            try:
                found.append(read_rules_file(path))
            except FileError as error:
                faults.append(str(error))
    return sorted(found, key=lambda rules: rules.name.casefold()), faults


def keep_house_rules(folder: Path, rules: HouseRules) -> Path:
    """Keep rules under their name; those that had the name before are replaced.

    Raises:
        FileError: they cannot be written.
    """
    path = folder / FOLDER_NAME / f"{_file_stem(rules.name)}{RULES_SUFFIX}"
    try:
        path.parent.mkdir(exist_ok=True)
    except OSError as error:
        raise FileError(f"{path.parent}: {error.strerror}") from None
    write_rules_file(path, rules)
    return path


def _file_stem(name: str) -> str:
    """The name in plain letters, which every file system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return _NOT_IN_FILE_NAMES.sub("-", plain).strip("-") or "house"
