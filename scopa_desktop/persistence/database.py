"""The player's matches and statistics in one SQLite file, one commit a move.

Whatever is wrong with the file or its folder, the game goes on: with the last good copy, or in
memory only. `notices` says so, one line each.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from scopa_desktop.engine.record import MatchRecord
from scopa_desktop.persistence.database_file import (
    BUSY_MS,
    OPENING_SECONDS,
    DamagedError,
    UnusableError,
    connect,
    copy_of,
    keep_copy,
    memory_copy,
    open_file,
    replace_damaged,
)
from scopa_desktop.persistence.paths import DATABASE_NAME
from scopa_desktop.persistence.records import record_from_json, record_to_json
from scopa_desktop.persistence.statistics import MatchDigest, is_whole
from scopa_desktop.persistence.strict import FileError
from scopa_desktop.persistence.upgrade import STEPS, NewerSchemaError, schema_version

_log = logging.getLogger(__name__)

CANNOT_SAVE: Final = "the match cannot be saved"
"""How the notice of a match that is not saved begins; the reason follows."""
CANNOT_CHANGE: Final = f"{DATABASE_NAME} cannot be changed"
"""How the notice of a deletion that failed begins; the reason follows."""
_CANNOT_READ: Final = f"{DATABASE_NAME} cannot be read"
_LATEST: Final = 253_402_300_799.0
"""The last second of the year 9999, in seconds of the epoch."""


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
        self._begun = 0
        self._is_patient = True
        self._numbers: dict[int, int] = {}
        """Numbers in the file of matches that could not be saved when they began."""
        self._owed: dict[int, tuple[MatchRecord, MatchDigest | None]] = {}
        """Matches that ended and could not be moved to the history yet."""
        self._connection = self._open(folder / DATABASE_NAME if folder is not None else None)

    def close(self) -> None:
        """Let the file go."""
        if self._owed:
            self._attempt(CANNOT_SAVE, lambda: None)
        self._connection.close()

    def begin(self, record: MatchRecord) -> int:
        """Keep a new match and return its number.

        Where it cannot be saved now, a number below 0 stands for it, and it is tried again
        with the next state.
        """
        self._begun += 1
        match = -self._begun
        self.keep(match, record)
        return self._numbers.pop(match, match)

    def keep(self, match: int, record: MatchRecord) -> None:
        """Keep the newest state of a match: one commit, durable when this returns.

        A disk that is full or gone costs the saving, not the game: this never raises.
        """
        self._attempt(CANNOT_SAVE, lambda: self._keep(match, record))

    def autosave(self, match: int) -> Callable[[MatchRecord], None]:
        """A callback for the runner that keeps every state of this match; it never raises."""
        return partial(self.keep, match)

    def _keep(self, match: int, record: MatchRecord) -> None:
        now, text = self._clock(), record_to_json(record).decode()
        number = self._numbers.get(match, match)
        if number > 0:
            self._execute(
                "UPDATE matches SET record = ?, changed_at = ? WHERE id = ?", (text, now, number)
            )
            return
        cursor = self._execute(
            "INSERT INTO matches (started_at, changed_at, record) VALUES (?, ?, ?)",
            (now, now, text),
        )
        self._numbers[match] = int(cursor.lastrowid or 0)

    def finish(self, match: int, record: MatchRecord, digest: MatchDigest | None) -> None:
        """Move a match to the history and, with a digest, count it; counting twice counts once.

        Where that cannot be done now, it is tried again with the next write.
        """
        self._owed[match] = (record, digest)
        self._attempt(CANNOT_SAVE, lambda: None)

    def _pay(self) -> None:
        """Finish the matches that could not be finished when they ended."""
        for match, (record, digest) in list(self._owed.items()):
            self._finish(match, record, digest)
            del self._owed[match]

    def _finish(self, match: int, record: MatchRecord, digest: MatchDigest | None) -> None:
        now = self._clock()
        if match < 0:
            self._keep(match, record)
        number = self._numbers.get(match, match)
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(
                "UPDATE matches SET record = ?, changed_at = ?, is_finished = 1 WHERE id = ?",
                (record_to_json(record).decode(), now, number),
            )
            if digest is not None:
                self._connection.execute(
                    "INSERT OR IGNORE INTO digests (match, finished_at, digest) VALUES (?, ?, ?)",
                    (number, now, msgspec.json.encode(digest).decode()),
                )

    def _attempt(self, told: str, write: Callable[[], object]) -> None:
        """Write, and what is owed before it; where that fails, say so instead."""
        try:
            self._pay()
            write()
        except sqlite3.Error as error:
            self._tell(f"{told} ({error})")
            # Several writes in a row would add up their waits.
            self._be_patient(False)
        else:
            self._be_patient(True)

    def _be_patient(self, patient: bool) -> None:
        """Wait for somebody else's lock with the next write, or find it at once."""
        if patient != self._is_patient:
            self._is_patient = patient
            with suppress(sqlite3.Error):
                self._execute(f"PRAGMA busy_timeout = {BUSY_MS if patient else 0}")

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
        number = self._numbers.get(match, match)
        delete = "DELETE FROM matches WHERE id = ?"
        self._attempt(CANNOT_CHANGE, lambda: self._execute(delete, (number,)))

    def digests(self) -> list[MatchDigest]:
        """What finished matches left for the statistics, oldest first."""
        found: list[MatchDigest] = []
        try:
            found += _digests(self._connection, self._tell)
        except sqlite3.Error as error:
            self._tell(f"{_CANNOT_READ} ({error})")
        return found

    def wipe_statistics(self) -> None:
        """Forget all digests."""
        self._attempt(CANNOT_CHANGE, lambda: self._execute("DELETE FROM digests"))

    def _execute(self, statement: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        # Autocommit: every statement is a transaction of its own.
        return self._connection.execute(statement, values)

    def _matches(self, condition: str, *values: object) -> Iterator[SavedMatch]:
        # The condition is one of the literals above, never a player's text. A damaged text is
        # no UTF-8, which the driver refuses for the whole query: it is read as bytes.
        query = (
            "SELECT id, CAST(started_at AS REAL), CAST(changed_at AS REAL), is_finished, "
            f"CAST(record AS BLOB) FROM matches WHERE {condition}"
        )
        try:
            rows = self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            self._tell(f"{_CANNOT_READ} ({error})")
            return
        for number, started_at, changed_at, is_finished, content in rows:
            try:
                record = record_from_json(content or b"", f"{DATABASE_NAME}: match {number}")
            except FileError as error:
                self._tell(str(error))
                continue
            begun, changed = _moment(started_at), _moment(changed_at)
            yield SavedMatch(number, begun, changed, is_finished == 1, record)

    def _open(self, path: Path | None) -> sqlite3.Connection:
        if path is None:
            return connect(":memory:")
        try:
            connection = open_file(path)
        except NewerSchemaError as error:
            self._tell(
                f"{path.name} comes from a newer version of the game ({error}): "
                "it is left alone, matches are not saved"
            )
            return connect(":memory:")
        except UnusableError as error:
            # No right to write, a full disk, a lock that stays: the file itself may be sound.
            self._tell(f"{path.name} cannot be opened ({error}): matches are not saved")
            return memory_copy(path)
        except DamagedError:
            replaced, line = replace_damaged(path)
            self._tell(line)
            self.is_kept = replaced is not None
            return replaced or connect(":memory:")
        self.is_kept = True
        keep_copy(connection, copy_of(path))
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
    # Without a journal nobody has it open, and it can be read without leaving a trace; a folder
    # that may not be written leaves no other way.
    modes = ["mode=ro&immutable=1"]
    try:
        if not path.exists():
            return []
        if path.with_name(path.name + "-wal").exists():
            modes.insert(0, "mode=ro")
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None
    reason = ""
    for mode in modes:
        source = f"file:{quote(str(path))}?{mode}"
        try:
            with closing(sqlite3.connect(source, uri=True, timeout=OPENING_SECONDS)) as connection:
                version = schema_version(connection)
                if version > len(STEPS):
                    raise FileError(f"{path}: it comes from a newer version of the game")
                return list(_digests(connection, _log.warning)) if version else []
        except sqlite3.OperationalError as error:
            reason = str(error)
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            raise FileError(f"{path}: the file is damaged") from None
    raise FileError(f"{path}: {reason}")


def _digests(connection: sqlite3.Connection, tell: Callable[[str], None]) -> Iterator[MatchDigest]:
    query = "SELECT id, CAST(digest AS BLOB) FROM digests ORDER BY id"
    for number, content in connection.execute(query):
        place = f"{DATABASE_NAME}: entry {number} of the statistics"
        try:
            digest = msgspec.json.decode(content or b"", type=MatchDigest)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            tell(f"{place}: {error}")
            continue
        if is_whole(digest):
            yield digest
        else:
            tell(f"{place}: it does not fit together")


def _moment(seconds: float | None) -> float:
    """A moment of a row; one that no calendar knows is the beginning of the epoch."""
    return seconds if seconds is not None and 0 <= seconds <= _LATEST else 0.0
