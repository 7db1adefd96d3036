"""The player's matches and statistics in one SQLite file, one commit a move.

Whatever is wrong with the file or its folder, the game goes on: with the last good copy, or in
memory only. `notices` says so, one line each.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from scopa_desktop.engine.record import MatchRecord
from scopa_desktop.persistence.atomic import set_aside
from scopa_desktop.persistence.paths import DATABASE_NAME
from scopa_desktop.persistence.records import record_from_json, record_to_json
from scopa_desktop.persistence.statistics import MatchDigest
from scopa_desktop.persistence.strict import FileError
from scopa_desktop.persistence.upgrade import STEPS, NewerSchemaError, schema_version, upgrade

_log = logging.getLogger(__name__)

_BUSY_SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match that is kept, in progress or finished."""

    id: int
    """Its number in the database."""
    started_at: float
    """When it began, in seconds of the epoch."""
    changed_at: float
    """When its last move was made."""
    is_finished: bool
    """Whether it belongs to the history."""
    record: MatchRecord
    """All of it."""


class Database:
    """Matches in progress, the history, and the digests the statistics are made of."""

    def __init__(
        self,
        folder: Path | None,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.notices: list[str] = []
        """What went wrong, one line each, oldest first."""
        self.is_kept = False
        """Whether matches outlive the program; else they are in memory only."""
        self._clock = clock
        self._connection = self._open(folder / DATABASE_NAME if folder is not None else None)

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()

    def begin(self, record: MatchRecord) -> int:
        """Keep a new match and return its number."""
        now = self._clock()
        cursor = self._execute(
            "INSERT INTO matches (started_at, changed_at, record) VALUES (?, ?, ?)",
            (now, now, record_to_json(record).decode()),
        )
        return int(cursor.lastrowid or 0)

    def keep(self, match: int, record: MatchRecord) -> None:
        """Keep the newest state of a match: one commit, durable when this returns."""
        self._execute(
            "UPDATE matches SET record = ?, changed_at = ? WHERE id = ?",
            (record_to_json(record).decode(), self._clock(), match),
        )

    def autosave(self, match: int) -> Callable[[MatchRecord], None]:
        """A callback for the runner that keeps every state of this match.

        A disk that is full or gone costs the saving, not the game: the callback never raises.
        """

        def save(record: MatchRecord) -> None:
            try:
                self.keep(match, record)
            except sqlite3.Error as error:
                self._tell(f"the match cannot be saved ({error})")

        return save

    def finish(self, match: int, record: MatchRecord, digest: MatchDigest | None) -> None:
        """Move a match to the history and, with a digest, count it; counting twice counts once."""
        now = self._clock()
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(
                "UPDATE matches SET record = ?, changed_at = ?, is_finished = 1 WHERE id = ?",
                (record_to_json(record).decode(), now, match),
            )
            if digest is not None:
                self._connection.execute(
                    "INSERT OR IGNORE INTO digests (match, finished_at, digest) VALUES (?, ?, ?)",
                    (match, now, msgspec.json.encode(digest).decode()),
                )

    def unfinished(self) -> list[SavedMatch]:
        """The matches in progress, the one played last first."""
        return list(self._matches("is_finished = 0 ORDER BY changed_at DESC, id DESC"))

    def history(self, limit: int = -1, offset: int = 0) -> list[SavedMatch]:
        """The finished matches, the newest first."""
        order = "is_finished = 1 ORDER BY changed_at DESC, id DESC LIMIT ? OFFSET ?"
        return list(self._matches(order, limit, offset))

    def load(self, match: int) -> SavedMatch | None:
        """One match by its number; None if there is none that can be read."""
        return next(self._matches("id = ?", match), None)

    def delete(self, match: int) -> None:
        """Forget a match; the statistics keep what it added."""
        self._execute("DELETE FROM matches WHERE id = ?", (match,))

    def digests(self) -> list[MatchDigest]:
        """What finished matches left for the statistics, oldest first."""
        return list(_digests(self._connection, self._tell))

    def wipe_statistics(self) -> None:
        """Forget all digests."""
        self._execute("DELETE FROM digests")

    def _execute(self, statement: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        # Autocommit: every statement is a transaction of its own.
        return self._connection.execute(statement, values)

    def _matches(self, condition: str, *values: object) -> Iterator[SavedMatch]:
        # The condition is one of the literals above, never a player's text.
        rows = self._connection.execute(
            "SELECT id, started_at, changed_at, is_finished, record FROM matches "
            f"WHERE {condition}",
            values,
        ).fetchall()
        for number, started_at, changed_at, is_finished, text in rows:
            try:
                record = record_from_json(text.encode(), f"{DATABASE_NAME}: match {number}")
            except FileError as error:
                self._tell(str(error))
                continue
            yield SavedMatch(number, started_at, changed_at, bool(is_finished), record)

    def _open(self, path: Path | None) -> sqlite3.Connection:
        if path is None:
            return _connect(":memory:")
        try:
            if _is_emptied(path):
                raise sqlite3.DatabaseError("the file is empty")
            connection = _connect(path)
            self.is_kept = True
            _keep_copy(connection, _copy_of(path))
            return connection
        except NewerSchemaError as error:
            self._tell(
                f"{path.name} comes from a newer version of the game ({error}): "
                "it is left alone, matches are not saved"
            )
        except sqlite3.OperationalError as error:
            # No right to write, a full disk, a lock that stays: the file itself may be sound.
            self._tell(f"{path.name} cannot be opened ({error}): matches are not saved")
            return _memory_copy(path)
        except sqlite3.DatabaseError:
            return self._replace_damaged(path)
        return _connect(":memory:")

    def _replace_damaged(self, path: Path) -> sqlite3.Connection:
        """Keep the damaged file under another name and go on with the last good copy."""
        try:
            kept = set_aside(path, ".damaged")
            for ending in ("-wal", "-shm"):
                path.with_name(path.name + ending).unlink(missing_ok=True)
        except OSError:
            self._tell(f"{path.name} is damaged: matches are not saved")
            return _connect(":memory:")
        copy = _copy_of(path)
        try:
            if copy.exists():
                path.write_bytes(copy.read_bytes())
            connection = _connect(path)
        except (OSError, sqlite3.Error):
            self._tell(f"{path.name} is damaged, it is kept as {kept.name}; matches are not saved")
            return _connect(":memory:")
        self.is_kept = True
        goes_on = "the last good copy is used" if copy.exists() else "a new one is begun"
        self._tell(f"{path.name} is damaged, it is kept as {kept.name}; {goes_on}")
        return connection

    def _tell(self, line: str) -> None:
        if line not in self.notices:
            _log.warning(line)
            self.notices.append(line)


def read_digests(path: Path) -> list[MatchDigest]:
    """The digests of a database that somebody else may have open; nothing is written.

    Raises:
        FileError: it cannot be read; one line. A file that is not there holds nothing.
    """
    if not path.exists():
        return []
    # Without a journal nobody has it open, and it can be read without leaving a trace; a folder
    # that may not be written leaves no other way.
    journal = path.with_name(path.name + "-wal")
    modes = ("mode=ro", "mode=ro&immutable=1") if journal.exists() else ("mode=ro&immutable=1",)
    reason = ""
    for mode in modes:
        source = f"file:{quote(str(path))}?{mode}"
        try:
            with closing(sqlite3.connect(source, uri=True, timeout=_BUSY_SECONDS)) as connection:
                version = schema_version(connection)
                if version > len(STEPS):
                    raise FileError(f"{path}: it comes from a newer version of the game")
                return list(_digests(connection, _log.warning)) if version else []
        except sqlite3.OperationalError as error:
            reason = str(error)
        except sqlite3.DatabaseError:
            raise FileError(f"{path}: the file is damaged") from None
    raise FileError(f"{path}: {reason}")


def _digests(connection: sqlite3.Connection, tell: Callable[[str], None]) -> Iterator[MatchDigest]:
    for number, text in connection.execute("SELECT id, digest FROM digests ORDER BY id"):
        try:
            yield msgspec.json.decode(text, type=MatchDigest)
        except msgspec.DecodeError as error:
            tell(f"{DATABASE_NAME}: entry {number} of the statistics: {error}")


def _copy_of(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def _is_emptied(path: Path) -> bool:
    """Whether a file that once held matches has lost everything (SQLite would call it new)."""
    return path.exists() and path.stat().st_size == 0 and _copy_of(path).exists()


def _connect(path: Path | str) -> sqlite3.Connection:
    """Open, check and upgrade a database; nothing stays open when that fails."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=_BUSY_SECONDS)
    try:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        upgrade(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # A folder without the right to write shows only now.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


def _keep_copy(connection: sqlite3.Connection, copy: Path) -> None:
    """Renew the copy that stands in when the file is found damaged one day."""
    fresh = copy.with_name(copy.name + ".new")
    try:
        fresh.unlink(missing_ok=True)
        with closing(sqlite3.connect(fresh, isolation_level=None)) as target:
            connection.backup(target)
        fresh.replace(copy)
    except (OSError, sqlite3.Error) as error:
        _log.warning("no safety copy of the matches: %s", error)


def _memory_copy(path: Path) -> sqlite3.Connection:
    """What a file that may only be read holds, in memory."""
    memory = _connect(":memory:")
    source = f"file:{quote(str(path))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(source, uri=True)) as original:
            original.backup(memory)
        upgrade(memory)
    except (sqlite3.Error, NewerSchemaError):
        memory.close()
        return _connect(":memory:")
    return memory
