"""Whatever stands in the file of the matches, and whoever locks it: the game goes on."""

import sqlite3

import pytest

from scopa_desktop.persistence.database import Database
from scopa_desktop.persistence.statistics import digest_of

COPY_USED = "matches.db is damaged, it is kept as matches.db.damaged; the last good copy is used"


@pytest.fixture
def saved(tmp_path, play):
    """A closed database with two matches, and its copy."""
    database = Database(tmp_path)
    for plies in (9, 4):
        database.begin(play(plies=plies).record)
    database.close()
    Database(tmp_path).close()
    return tmp_path / "matches.db"


@pytest.fixture
def reopened(saved):
    """Opens it as the next start does; closed at the end."""
    kept = []

    def again():
        kept.append(Database(saved.parent))
        return kept[-1]

    yield again
    for database in kept:
        database.close()


def change(path, *statements):
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def entries(path):
    connection = sqlite3.connect(path)
    (number,) = connection.execute("SELECT count(*) FROM matches").fetchone()
    connection.close()
    return number


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE matches",
        "DROP TABLE digests",
        "ALTER TABLE matches RENAME COLUMN record TO text",
        "PRAGMA user_version = -3",
        "PRAGMA user_version = 0",
    ],
)
def test_a_file_of_another_shape_is_replaced_by_the_copy(saved, reopened, statement):
    change(saved, statement)
    database = reopened()
    assert database.notices == [COPY_USED]
    assert len(database.unfinished()) == 2
    assert database.is_kept


@pytest.mark.parametrize("size", [1, 5, 15, 16, 99])
def test_the_first_bytes_alone_are_no_new_file(saved, reopened, size):
    saved.write_bytes(saved.read_bytes()[:size])
    database = reopened()
    assert database.notices == [COPY_USED]
    assert len(database.unfinished()) == 2
    assert entries(saved.with_name("matches.db.bak")) == 2


@pytest.mark.parametrize("place", range(18, 100, 3))
def test_no_byte_of_the_head_stops_the_game(saved, reopened, play, place):
    content = bytearray(saved.read_bytes())
    content[place] ^= 0xFF
    saved.write_bytes(content)
    database = reopened()
    known = database.unfinished()
    # Either the copy stands in or the byte did not matter; a newer version is left alone.
    assert len(known) == (0 if "newer version" in " ".join(database.notices) else 2)
    database.begin(play(plies=1).record)
    assert len(database.unfinished()) == len(known) + 1


def test_a_verdict_that_quotes_the_damage_is_no_text(saved, reopened):
    change(
        saved,
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET name = CAST(x'ff80fe' AS TEXT) WHERE type = 'index'",
    )
    database = reopened()
    assert len(database.unfinished()) == 2


def test_a_damaged_copy_is_not_used_in_its_place(saved, reopened):
    saved.write_bytes(b"rubbish" * 100)
    saved.with_name("matches.db.bak").write_bytes(b"SQLite format 3\0" + b"\xff" * 900)
    database = reopened()
    (notice,) = database.notices
    assert notice.endswith("kept as matches.db.damaged; a new one is begun")
    assert database.is_kept
    assert database.unfinished() == []


def test_a_copy_with_matches_never_gives_way_to_an_empty_one(saved, reopened):
    change(saved, "DELETE FROM matches")
    reopened()
    assert entries(saved.with_name("matches.db.bak")) == 2


@pytest.mark.parametrize(
    "value", ["CAST(x'ff80fe' AS TEXT)", "x'00ff'", "7", "''", "CAST(record AS BLOB) || x'ff'"]
)
def test_a_damaged_row_costs_that_row_only(saved, reopened, value):
    change(saved, f"UPDATE matches SET record = {value} WHERE id = 1")
    database = reopened()
    assert [match.id for match in database.unfinished()] == [2]
    (notice,) = database.notices
    assert notice.startswith("matches.db: match 1: ")


@pytest.mark.parametrize("value", ["'soon'", "x'ff'", "1e300", "-5"])
def test_a_moment_that_no_calendar_knows_does_not_cost_the_match(saved, reopened, value):
    change(saved, f"UPDATE matches SET changed_at = {value}, started_at = {value}")
    moments = {match.changed_at for match in reopened().unfinished()}
    assert moments == {0.0}


@pytest.mark.parametrize("value", ["'{}'", "x'ff'", "CAST(x'ff' AS TEXT)", "'[' || '1'"])
def test_a_damaged_entry_of_the_statistics_costs_that_entry_only(saved, reopened, play, value):
    record = play(rounds=99).record
    database = reopened()
    database.finish(1, record, digest_of(record))
    database.close()
    change(saved, f"INSERT INTO digests (match, finished_at, digest) VALUES (9, 1, {value})")
    database = reopened()
    assert len(database.digests()) == 1
    assert len(database.notices) == 1


def test_an_entry_that_does_not_fit_together_is_not_summed(saved, reopened):
    digest = '{"ruleset": "scopa", "ending": "played", "seats": [], "sides": []}'
    change(saved, f"INSERT INTO digests (match, finished_at, digest) VALUES (9, 1, '{digest}')")
    database = reopened()
    assert database.digests() == []
    assert database.notices == ["matches.db: entry 1 of the statistics: it does not fit together"]


class TestLocked:
    @pytest.fixture
    def database(self, tmp_path):
        database = Database(tmp_path)
        yield database
        database.close()

    @pytest.fixture
    def lock(self, tmp_path, database):
        other = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield other
        other.close()

    def test_no_write_raises_and_there_is_one_notice(self, database, lock, play):
        record = play(rounds=99).record
        match = database.begin(record)
        database.keep(match, record)
        database.finish(match, record, digest_of(record))
        assert database.notices == ["the match cannot be saved (database is locked)"]
        database.delete(match)
        database.wipe_statistics()
        assert database.notices[1:] == ["matches.db cannot be changed (database is locked)"]

    def test_the_wait_is_short(self, database):
        (limit,) = database._connection.execute("PRAGMA busy_timeout").fetchone()
        assert 0 < limit <= 200

    def test_writes_in_a_row_do_not_add_up_their_waits(self, database, lock, play):
        def limit():
            return database._connection.execute("PRAGMA busy_timeout").fetchone()[0]

        match = database.begin(play(plies=1).record)
        assert limit() == 0
        lock.execute("ROLLBACK")
        database.keep(match, play(plies=2).record)
        assert limit() == 200

    def test_a_match_that_began_meanwhile_is_saved_with_its_next_move(self, database, lock, play):
        match = database.begin(play(plies=0).record)
        lock.execute("ROLLBACK")
        for plies in (1, 2):
            database.keep(match, play(plies=plies).record)
        (kept,) = database.unfinished()
        assert kept.record == play(plies=2).record

    def test_a_match_that_ended_meanwhile_is_counted_later(self, database, lock, play):
        record = play(rounds=99).record
        database.finish(database.begin(record), record, digest_of(record))
        lock.execute("ROLLBACK")
        database.begin(play(plies=1).record)
        assert [kept.record for kept in database.history()] == [record]
        assert len(database.digests()) == 1
        assert len(database.unfinished()) == 1

    def test_or_at_the_latest_when_the_game_is_closed(self, tmp_path, database, lock, play):
        record = play(rounds=99).record
        database.finish(database.begin(record), record, digest_of(record))
        lock.execute("ROLLBACK")
        database.close()
        again = Database(tmp_path)
        assert len(again.history()) == len(again.digests()) == 1
        again.close()

    def test_a_full_disk_costs_the_saving_only(self, database, play):
        database._connection.execute("PRAGMA max_page_count = 1")
        record = play(rounds=99).record
        for _ in range(30):
            database.finish(database.begin(record), record, digest_of(record))
        assert database.notices == ["the match cannot be saved (database or disk is full)"]
        assert isinstance(database.unfinished(), list)
