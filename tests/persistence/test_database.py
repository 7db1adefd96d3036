"""Matches survive kills, damage, newer versions and folders that cannot be written."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

from scopa_desktop.engine.record import replay
from scopa_desktop.persistence.database import Database, read_digests
from scopa_desktop.persistence.statistics import digest_of
from scopa_desktop.persistence.strict import FileError
from scopa_desktop.persistence.upgrade import STEPS, NewerSchemaError, schema_version, upgrade

KILLED_PLAYER = """
import random, sys
from pathlib import Path
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.persistence.database import Database
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player

database = Database(Path(sys.argv[1]))
players = [Player("A", "bot", "greedy"), Player("B", "bot", "random")]
while True:
    runner = MatchRunner(find_ruleset("scopa"), players, random.Random(int(sys.argv[2])))
    runner.autosave_with(database.autosave(database.begin(runner.record)))
    while not runner.is_match_over:
        runner.next_round()
        while runner.tick(float("inf")):
            print(len(runner.record.rounds), len(runner.record.rounds[-1].moves), flush=True)
"""


@pytest.fixture
def opened(tmp_path):
    """Opens databases in the test's folder and closes them after it."""
    kept = []

    def open_again(**options):
        kept.append(Database(tmp_path, **options))
        return kept[-1]

    yield open_again
    for database in kept:
        database.close()


def test_a_new_folder_gets_a_database_without_a_word(opened):
    database = opened()
    assert database.is_kept
    assert database.notices == []
    assert database.unfinished() == []


def test_a_match_in_progress_is_there_after_a_restart(opened, play):
    database = opened()
    record = play(plies=7).record
    match = database.begin(record)
    database.close()
    (saved,) = opened().unfinished()
    assert (saved.id, saved.record, saved.is_finished) == (match, record, False)


def test_every_move_is_durable_when_the_runner_goes_on(opened, play, tmp_path):
    database = opened()
    runner = play(plies=0)
    runner.autosave_with(database.autosave(database.begin(runner.record)))
    for moves in range(1, 6):
        runner.tick(float("inf"))
        other = sqlite3.connect(tmp_path / "matches.db")
        (text,) = other.execute("SELECT record FROM matches").fetchone()
        other.close()
        assert text.count('"moves":[') == 1
        assert len(opened().unfinished()[0].record.rounds[0].moves) == moves


def test_the_match_played_last_stands_first(opened, play):
    now = iter(range(100))
    database = opened(clock=lambda: float(next(now)))
    first, second = database.begin(play(plies=1).record), database.begin(play(plies=2).record)
    assert [saved.id for saved in database.unfinished()] == [second, first]
    database.keep(first, play(plies=3).record)
    assert [saved.id for saved in database.unfinished()] == [first, second]


def test_a_finished_match_moves_to_the_history_and_is_counted_once(opened, play):
    database = opened()
    runner = play(rounds=99)
    match = database.begin(runner.record)
    for _ in range(2):
        database.finish(match, runner.record, digest_of(runner.record))
    assert database.unfinished() == []
    assert [saved.id for saved in database.history()] == [match]
    assert len(database.digests()) == 1


def test_deleting_a_match_keeps_what_it_added_to_the_statistics(opened, play):
    database = opened()
    runner = play(rounds=99)
    match = database.begin(runner.record)
    database.finish(match, runner.record, digest_of(runner.record))
    database.delete(match)
    assert database.load(match) is None
    assert len(database.digests()) == 1
    database.wipe_statistics()
    assert database.digests() == []


def test_without_counting_a_match_is_history_only(opened, play):
    database = opened()
    record = play(plies=4).record
    database.finish(database.begin(record), record, None)
    assert len(database.history()) == 1
    assert database.digests() == []


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is for systems that have it")
def test_a_kill_at_any_moment_leaves_the_last_good_match(tmp_path):
    """A kill cuts a write in two now and then; what was reported as saved is there each time."""
    rng = random.Random(5)
    for attempt in range(16):
        process = subprocess.Popen(
            [sys.executable, "-c", KILLED_PLAYER, str(tmp_path), str(attempt)],
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:
            rounds, moves = process.stdout.readline().split()
            for _ in range(rng.randrange(40)):
                rounds, moves = process.stdout.readline().split()
            time.sleep(rng.random() * 0.01)
            process.send_signal(signal.SIGKILL)
            # Lines written between the last one read and the kill count as well.
            for line in process.stdout.read().splitlines(keepends=True):
                if line.endswith("\n"):
                    rounds, moves = line.split()
        database = Database(tmp_path)
        newest = database.unfinished()[0].record
        assert database.notices == []
        database.close()
        state = replay(newest)
        assert (state.round_number, len(newest.rounds[-1].moves)) >= (int(rounds), int(moves))


class TestDamage:
    @pytest.fixture
    def saved(self, tmp_path, play):
        """A database with one match, opened and closed twice so that the copy holds it."""
        record = play(plies=9).record
        database = Database(tmp_path)
        database.begin(record)
        database.close()
        Database(tmp_path).close()
        return record

    @pytest.mark.parametrize("how", ["rubbish", "truncated", "emptied", "holed"])
    def test_the_last_good_copy_is_used_and_the_damaged_file_kept(
        self, opened, tmp_path, saved, how
    ):
        path = tmp_path / "matches.db"
        content = path.read_bytes()
        damaged = {
            "rubbish": b"this is no database at all, not by far" * 100,
            "truncated": content[: len(content) // 2],
            "emptied": b"",
            "holed": content[:4096] + bytes(len(content) - 4096),
        }[how]
        path.write_bytes(damaged)
        database = opened()
        assert database.notices == [
            "matches.db is damaged, it is kept as matches.db.damaged; the last good copy is used"
        ]
        assert [match.record for match in database.unfinished()] == [saved]
        assert database.is_kept
        assert (tmp_path / "matches.db.damaged").read_bytes() == damaged

    def test_without_a_copy_a_new_one_is_begun(self, opened, tmp_path, play):
        (tmp_path / "matches.db").write_bytes(b"rubbish" * 1000)
        database = opened()
        assert database.notices == [
            "matches.db is damaged, it is kept as matches.db.damaged; a new one is begun"
        ]
        match = database.begin(play(plies=1).record)
        database.close()
        again = opened()
        assert [saved.id for saved in again.unfinished()] == [match]
        assert again.notices == []

    def test_an_earlier_damaged_file_is_not_overwritten(self, opened, tmp_path):
        for number in range(2):
            (tmp_path / "matches.db").write_bytes(f"rubbish {number}".encode() * 1000)
            (tmp_path / "matches.db.bak").unlink(missing_ok=True)
            opened().close()
        kept = sorted(path.name for path in tmp_path.glob("*.damaged*"))
        assert kept == ["matches.db.damaged", "matches.db.damaged2"]

    def test_one_unreadable_match_is_named_and_the_others_load(self, opened, saved, tmp_path):
        database = opened()
        database.begin(saved)
        database.close()
        direct = sqlite3.connect(tmp_path / "matches.db")
        direct.execute("UPDATE matches SET record = replace(record, '7D ', '') WHERE id = 1")
        direct.commit()
        direct.close()
        database = opened()
        assert [match.id for match in database.unfinished()] == [2]
        assert len(database.notices) == 1
        assert database.notices[0].startswith("matches.db: match 1: rounds[0].decks[0]: 39 cards")


def test_a_newer_versions_file_is_refused_and_left_as_it_is(tmp_path, opened, play):
    database = opened()
    database.begin(play(plies=1).record)
    database.close()
    direct = sqlite3.connect(tmp_path / "matches.db")
    direct.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    direct.close()
    before = (tmp_path / "matches.db").read_bytes()
    database = opened()
    assert not database.is_kept
    assert len(database.notices) == 1
    assert "comes from a newer version of the game" in database.notices[0]
    database.begin(play(plies=1).record)
    database.close()
    assert (tmp_path / "matches.db").read_bytes() == before
    with pytest.raises(FileError, match="newer version"):
        read_digests(tmp_path / "matches.db")


def test_in_a_folder_that_is_gone_the_game_goes_on_in_memory(tmp_path, play):
    database = Database(tmp_path / "gone")
    assert database.notices == [
        "matches.db cannot be opened (unable to open database file): matches are not saved"
    ]
    runner = play(plies=0)
    runner.autosave_with(database.autosave(database.begin(runner.record)))
    runner.tick(float("inf"))
    assert database.unfinished()[0].record == runner.record
    database.close()


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_a_file_that_may_only_be_read_is_shown_and_not_changed(read_only_folder, play):
    folder, sealed = read_only_folder
    record = play(plies=5).record
    database = Database(folder)
    database.begin(record)
    database.close()
    before = (folder / "matches.db").read_bytes()
    with sealed(folder):
        database = Database(folder)
        (saved,) = database.unfinished()
        database.keep(saved.id, play(plies=6).record)
        assert saved.record == record
        assert not database.is_kept
        assert len(database.notices) == 1
        assert database.notices[0].startswith("matches.db cannot be opened (")
        assert database.notices[0].endswith("): matches are not saved")
        assert read_digests(folder / "matches.db") == []
        database.close()
    assert (folder / "matches.db").read_bytes() == before


def test_a_full_disk_costs_one_line_and_not_the_match(opened, play):
    database = opened()
    runner = play(plies=0)
    runner.autosave_with(database.autosave(database.begin(runner.record)))
    database.close()
    for _ in range(3):
        runner.tick(float("inf"))
    assert len(runner.record.rounds[0].moves) == 3
    assert len(database.notices) == 1
    assert database.notices[0].startswith("the match cannot be saved (")


class TestUpgrade:
    def test_each_step_stands_by_itself(self):
        def second(connection):
            connection.execute("CREATE TABLE extra (id INTEGER)")

        def broken(connection):
            connection.execute("CREATE TABLE half (id INTEGER)")
            raise RuntimeError("power cut")

        connection = sqlite3.connect(":memory:", isolation_level=None)
        with pytest.raises(RuntimeError, match="power cut"):
            upgrade(connection, (*STEPS, second, broken))
        assert schema_version(connection) == len(STEPS) + 1
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        assert "extra" in names
        assert "half" not in names
        connection.close()

    def test_a_newer_file_is_not_touched(self):
        connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
        with pytest.raises(NewerSchemaError):
            upgrade(connection)
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        connection.close()

    def test_a_save_of_the_first_version_still_opens(self, tmp_path, golden):
        connection = sqlite3.connect(tmp_path / "matches.db")
        connection.executescript((golden / "saves" / "version-1.sql").read_text(encoding="utf-8"))
        connection.close()
        database = Database(tmp_path)
        (in_progress,) = database.unfinished()
        (finished,) = database.history()
        assert replay(in_progress.record).round.turn is not None
        assert replay(finished.record).winners is not None
        assert len(database.digests()) == 1
        assert database.notices == []
        database.close()
