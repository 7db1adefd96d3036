"""Opening the file of the matches: checked, upgraded, and replaced by its copy when damaged.

Nothing that stands in the file may stop the game: whatever SQLite or Python says about it is
either the fault of the surroundings (rights, a full disk, a lock) or damage.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from scopa_desktop.persistence.atomic import set_aside
from scopa_desktop.persistence.upgrade import NewerSchemaError, upgrade

_log = logging.getLogger(__name__)

OPENING_SECONDS: Final = 1.0
"""How long the opening waits for a lock of somebody else."""
BUSY_MS: Final = 200
"""How long a write waits for one during play: the picture stands still meanwhile."""
_MAGIC: Final = b"SQLite format 3\0"
_HEAD: Final = 20
"""Bytes at the beginning of a file that are looked at before SQLite does."""
_SURROUNDINGS: Final = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_AUTH,
    }
)
"""SQLite's result codes under which the file itself may be sound."""
_NEEDED: Final = (
    "SELECT id, started_at, changed_at, is_finished, record FROM matches LIMIT 0",
    "SELECT id, match, finished_at, digest FROM digests LIMIT 0",
)


class DamagedError(Exception):
    """The file is no database of ours, or one that cannot be read."""


class UnusableError(Exception):
    """The file cannot be used where it is, though it may be sound; the message says why."""


def open_file(path: Path) -> sqlite3.Connection:
    """Open, check and upgrade the file; one that is not there is begun.

    Raises:
        DamagedError: it has to be replaced.
        UnusableError: rights, the disk, or a lock stand against it.
        NewerSchemaError: it is newer than this program; it was left alone.
    """
    try:
        _look_at_head(path)
        return connect(path)
    except OSError as error:
        raise UnusableError(error.strerror or str(error)) from None
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _SURROUNDINGS:
            raise UnusableError(str(error)) from None
        raise DamagedError(str(error)) from None
    except (UnicodeDecodeError, ValueError, OverflowError) as error:
        raise DamagedError(str(error)) from None


def _look_at_head(path: Path) -> None:
    """Find what SQLite would quietly take for a new file and write over."""
    if not path.exists():
        return
    if path.is_file():
        with path.open("rb") as file:
            head = file.read(_HEAD)
        if not head and not copy_of(path).exists():
            return
        # With another format in its last two bytes SQLite would only ever read the file.
        if head.startswith(_MAGIC) and set(head[18:]) <= {1, 2} and len(head) == _HEAD:
            return
        raise sqlite3.DatabaseError("it does not begin like a database")


def connect(path: Path | str) -> sqlite3.Connection:
    """Open, check and upgrade a database; nothing stays open when that fails.

    Raises:
        sqlite3.Error: it cannot be opened, or is damaged.
        NewerSchemaError: it is newer than this program.
    """
    connection = sqlite3.connect(path, isolation_level=None, timeout=OPENING_SECONDS)
    try:
        # A verdict on damage may quote the damage, which is no text.
        connection.text_factory = bytes
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != b"ok":
            raise sqlite3.DatabaseError(repr(verdict))
        connection.text_factory = str
        upgrade(connection)
        for query in _NEEDED:
            connection.execute(query)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # A folder without the right to write shows only now.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    except BaseException:
        connection.close()
        raise
    return connection


def copy_of(path: Path) -> Path:
    """Where the last good copy of a file stands."""
    return path.with_name(path.name + ".bak")


def keep_copy(connection: sqlite3.Connection, copy: Path) -> None:
    """Renew the copy that stands in when the file is found damaged one day.

    A copy that holds something never gives way to one that holds nothing.
    """
    fresh = copy.with_name(copy.name + ".new")
    try:
        if not _entries(connection) and _holds_entries(copy):
            return
        fresh.unlink(missing_ok=True)
        with closing(sqlite3.connect(fresh, isolation_level=None)) as target:
            connection.backup(target)
        fresh.replace(copy)
    except (OSError, sqlite3.Error) as error:
        _log.warning("no safety copy of the matches: %s", error)


def _entries(connection: sqlite3.Connection) -> int:
    count = "SELECT (SELECT count(*) FROM matches) + (SELECT count(*) FROM digests)"
    (number,) = connection.execute(count).fetchone()
    return int(number)


def _holds_entries(copy: Path) -> bool:
    if not copy.exists():
        return False
    source = f"file:{quote(str(copy))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(source, uri=True)) as connection:
            return _entries(connection) > 0
    except (sqlite3.Error, UnicodeDecodeError):
        return False


def replace_damaged(path: Path) -> tuple[sqlite3.Connection | None, str]:
    """Keep the damaged file under another name and go on with the last good copy.

    Returns:
        The connection, None where there is none to be had, and the line that tells of it.
    """
    try:
        kept = set_aside(path, ".damaged")
        for ending in ("-wal", "-shm", "-journal"):
            path.with_name(path.name + ending).unlink(missing_ok=True)
    except OSError:
        return None, f"{path.name} is damaged: matches are not saved"
    told = f"{path.name} is damaged, it is kept as {kept.name}"
    copy = copy_of(path)
    for source, goes_on in ((copy, "the last good copy is used"), (None, "a new one is begun")):
        try:
            if source is not None:
                if not source.exists():
                    continue
                path.write_bytes(source.read_bytes())
            return open_file(path) if source else connect(path), f"{told}; {goes_on}"
        except (OSError, sqlite3.Error, DamagedError, UnusableError, NewerSchemaError):
            _discard(path)
    return None, f"{told}; matches are not saved"


def _discard(path: Path) -> None:
    """Remove what a copy that turned out to be no better has left."""
    for ending in ("", "-wal", "-shm", "-journal"):
        try:
            path.with_name(path.name + ending).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s", error)


def memory_copy(path: Path) -> sqlite3.Connection:
    """What a file that may only be read holds, in memory; nothing where it cannot be read."""
    memory = connect(":memory:")
    source = f"file:{quote(str(path))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(source, uri=True)) as original:
            original.backup(memory)
        upgrade(memory)
        for query in _NEEDED:
            memory.execute(query)
    except (sqlite3.Error, NewerSchemaError, UnicodeDecodeError, ValueError):
        memory.close()
        return connect(":memory:")
    return memory
