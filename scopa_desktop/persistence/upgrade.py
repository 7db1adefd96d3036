"""The database's schema, version by version; each step turns one version into the next."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final


class NewerSchemaError(Exception):
    """The database was written by a newer version of the program."""


def _create(connection: sqlite3.Connection) -> None:
    """Version 1: matches as records, and what the statistics need of finished ones."""
    connection.execute(
        "CREATE TABLE matches ("
        " id INTEGER PRIMARY KEY AUTOINCREMENT,"
        " started_at REAL NOT NULL,"
        " changed_at REAL NOT NULL,"
        " is_finished INTEGER NOT NULL DEFAULT 0,"
        " record TEXT NOT NULL)"
    )
    connection.execute("CREATE INDEX matches_by_state ON matches (is_finished, changed_at)")
    # Not tied to `matches`: deleting a match from the history does not change the statistics.
    connection.execute(
        "CREATE TABLE digests ("
        " id INTEGER PRIMARY KEY AUTOINCREMENT,"
        " match INTEGER UNIQUE,"
        " finished_at REAL NOT NULL,"
        " digest TEXT NOT NULL)"
    )


STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (_create,)
"""Step *n* turns version *n* into *n* + 1; an empty file has version 0."""


def schema_version(connection: sqlite3.Connection) -> int:
    """The version a database says it has."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def upgrade(
    connection: sqlite3.Connection,
    steps: tuple[Callable[[sqlite3.Connection], None], ...] = STEPS,
) -> None:
    """Bring a database to the newest version, one transaction a step.

    Raises:
        NewerSchemaError: it is newer than this program; nothing was changed.
        sqlite3.DatabaseError: it is damaged; the last whole step stands.
    """
    version = schema_version(connection)
    if version > len(steps):
        raise NewerSchemaError(f"version {version}, this program knows {len(steps)}")
    if version < 0:
        raise sqlite3.DatabaseError(f"version {version}")
    for number in range(version, len(steps)):
        connection.execute("BEGIN IMMEDIATE")
        try:
            steps[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        except BaseException:
            # A full disk has ended the transaction already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
