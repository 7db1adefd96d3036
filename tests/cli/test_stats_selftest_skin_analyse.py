"""The smaller calls: statistics, the self-test, decks of one's own, analysis."""

import os
import shutil
import sys
from types import ModuleType

import pytest

from scopa_desktop.cli import selftest
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.persistence.database import Database
from scopa_desktop.persistence.paths import assets_dir
from scopa_desktop.persistence.records import write_record
from scopa_desktop.persistence.statistics import digest_of


class TestStats:
    @pytest.fixture
    def folder(self, play, tmp_path):
        runner = play(rounds=99)
        database = Database(tmp_path)
        match = database.begin(runner.record)
        database.finish(match, runner.record, digest_of(runner.record))
        database.close()
        return tmp_path

    def test_finished_matches_are_told_as_text_and_json(self, call, folder):
        told = call("stats", "--data-dir", folder, "--json").json
        assert told["matches"] == 1
        assert told["people"]["Ana"]["matches"]["played"] == 1
        text = call("stats", "--data-dir", folder).out
        assert text.startswith(f"1 matches, {told['rounds']} rounds\n\nAna\n")
        assert "against easy" in text

    @pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
    def test_a_folder_that_may_not_be_entered_is_named_with_status_1(self, call, shut_folder):
        folder, shut = shut_folder
        with shut():
            answer = call("stats", "--data-dir", folder)
            inner = call("stats", "--data-dir", folder / "inner")
        assert answer.status == inner.status == 1
        assert answer.complaint == f"{folder}: Permission denied"
        assert inner.complaint == f"{folder / 'inner'}: Permission denied"

    def test_asking_changes_nothing_in_the_folder(self, call, folder):
        before = {path.name: path.read_bytes() for path in folder.iterdir()}
        call("stats", "--data-dir", folder)
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == before

    def test_it_can_be_asked_while_the_game_is_open(self, call, folder):
        database = Database(folder)
        assert call("stats", "--data-dir", folder, "--json").json["matches"] == 1
        database.close()

    def test_who_has_not_played_yet_is_told_so(self, call, tmp_path):
        assert call("stats").out == "no finished matches yet\n"
        assert call("stats", "--data-dir", tmp_path, "--json").json["matches"] == 0
        assert list(tmp_path.iterdir()) == []

    def test_a_folder_that_is_not_there_is_named(self, call, tmp_path):
        answer = call("stats", "--data-dir", tmp_path / "gone")
        assert answer.status == 1
        assert answer.complaint == f"{tmp_path / 'gone'}: there is no such folder"

    def test_a_damaged_file_is_named_and_left(self, call, tmp_path):
        (tmp_path / "matches.db").write_bytes(b"rubbish" * 1000)
        answer = call("stats", "--data-dir", tmp_path)
        assert answer.status == 1
        assert answer.complaint == f"{tmp_path / 'matches.db'}: the file is damaged"
        assert (tmp_path / "matches.db").read_bytes() == b"rubbish" * 1000


class TestSelftest:
    @pytest.fixture
    def screens(self, monkeypatch):
        """Stands in for the checks of the screens, which have tests of their own."""

        def install(run_checks):
            module = ModuleType("scopa_desktop.app.selftest")
            module.run_checks = run_checks
            monkeypatch.setitem(sys.modules, "scopa_desktop.app.selftest", module)

        return install

    def test_every_ruleset_is_played_and_a_save_written_and_read(self, call, screens):
        screens(lambda report: report.check("a screen", lambda: "drawn"))
        answer = call("selftest", "--json")
        assert answer.status == 0
        assert answer.json["ok"] is True
        names = [check["name"] for check in answer.json["checks"]]
        assert {f"match of {key}" for key in RULESETS} <= set(names)
        assert {"save and load", "languages", "a screen"} <= set(names)

    def test_what_fails_is_named_and_the_rest_still_checked(self, call, screens, monkeypatch):
        def fail():
            raise OSError("no picture")

        screens(lambda report: report.check("a screen", fail))
        monkeypatch.setattr(selftest, "RULESETS", {"scopa": RULESETS["scopa"]})
        answer = call("selftest")
        assert answer.status == 1
        assert answer.err == "selftest failed: a screen\n"
        assert "FAIL a screen: OSError: no picture" in answer.out
        assert "ok   match of scopa" in answer.out
        assert answer.out.splitlines()[-1].endswith("checks, 1 failed")

    def test_screens_that_cannot_even_be_loaded_are_a_failure(self, call, monkeypatch):
        monkeypatch.setitem(sys.modules, "scopa_desktop.app.selftest", None)
        monkeypatch.setattr(selftest, "RULESETS", {})
        answer = call("selftest", "--json")
        assert answer.status == 1
        assert answer.json["ok"] is False


class TestSkin:
    @pytest.fixture
    def deck(self, tmp_path):
        shutil.copytree(assets_dir() / "cards" / "french", tmp_path / "mine")
        return tmp_path / "mine"

    def test_a_whole_deck_is_fine(self, call, deck):
        assert call("skin", "check", deck).out == "mine: a whole deck\n"
        assert call("skin", "check", deck, "--json").json["ok"] is True

    def test_a_missing_face_is_named(self, call, deck):
        (deck / "cups_07.png").unlink()
        answer = call("skin", "check", deck)
        assert answer.status == 1
        assert "cups_07.png" in answer.complaint

    def test_a_face_that_is_no_picture_is_named(self, call, deck):
        (deck / "cups_07.png").write_bytes(b"not a picture")
        answer = call("skin", "check", deck)
        assert answer.status == 1
        assert "cups_07.png" in answer.complaint

    def test_a_folder_that_is_not_there_is_named(self, call, tmp_path):
        answer = call("skin", "check", tmp_path / "gone")
        assert answer.status == 1
        assert answer.complaint.endswith("gone: there is no such folder")


class TestAnalyse:
    def test_every_turn_of_a_seat_is_judged(self, call, saved):
        told = call("analyse", saved, "--seat", "0", "--json").json
        assert len(told["turns"]) == 36
        assert {turn["seat"] for turn in told["turns"]} == {0}
        for turn in told["turns"]:
            values = [value["expected"] for value in turn["moves"]]
            assert values == sorted(values, reverse=True)
            assert turn["lost"] == pytest.approx(values[0] - turn["expected"], abs=0.002)
        (total,) = told["totals"]
        assert total["lost"] == pytest.approx(sum(turn["lost"] for turn in told["turns"]), abs=0.1)

    def test_the_answer_is_always_the_same(self, call, changed, play):
        path = changed(rounds=rounds_of(play(), 12))
        assert call("analyse", path).out == call("analyse", path).out

    def test_the_text_names_label_reason_and_the_better_move(self, call, changed, play):
        out = call("analyse", changed(rounds=rounds_of(play(), 20))).out
        assert "round 1 ply 1: 1 R0 " in out
        assert "points lost (" in out
        assert out.splitlines()[-1].startswith("seat 1 R0: ")

    def test_a_match_of_another_family_is_judged_too(self, call, play, tmp_path):
        write_record(tmp_path / "m.scopa", play("cirulla").record)
        assert len(call("analyse", tmp_path / "m.scopa", "--seat", "1", "--json").json["turns"]) > 9

    @pytest.mark.parametrize("seat", ["2", "9"])
    def test_a_seat_that_is_not_there_is_named(self, call, saved, seat):
        answer = call("analyse", saved, "--seat", seat)
        assert answer.status == 1
        assert answer.complaint == f"--seat {seat}: the record has seats 0 to 1"

    def test_an_illegal_move_is_named_like_in_replay(self, call, changed, play):
        path = changed(rounds=[{**rounds_of(play(), 0)[0], "moves": ["1D", "1D"]}])
        assert call("analyse", path, "--json").complaint.startswith(f"{path}: round 1, move ")


def rounds_of(runner, plies):
    """The first round of a match as a file has it, cut after so many moves."""
    first = runner.record.rounds[0]
    return [
        {
            "decks": [" ".join(map(str, deck)) for deck in first.decks],
            "moves": [str(move) for move in first.moves[:plies]],
        }
    ]
