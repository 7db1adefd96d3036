"""`replay`: a record is checked move by move and told as text or JSON."""

import json
import os

import pytest

from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.persistence.records import record_to_json, write_record

KINGS = (
    "1D 2D 3D 4D 5D 6D 10D 10C 10S 7D "
    "8D 9D 1C 2C 3C 4C 5C 6C 7C 8C 9C 1S 2S 3S 4S 5S 6S 7S 8S 9S 1B 2B 3B 4B 5B 6B 7B 8B 9B 10B"
)
"""Three kings on the table: the opening is void."""


def test_a_whole_round_is_told_with_its_plies_leftovers_and_score(call, play, tmp_path):
    runner = play()
    write_record(tmp_path / "m.scopa", runner.record)
    answer = call("replay", tmp_path / "m.scopa", "--json")
    (told,) = answer.json["rounds"]
    assert told["complete"] is True
    assert len(told["plies"]) == 36
    assert told["dealer"] == 0
    assert told["plies"][0]["seat"] == 1
    assert all(ply["move"] in ply["legal"] for ply in told["plies"])
    cards, side = runner.round_leftovers
    assert told["leftovers"] == {"cards": " ".join(map(str, cards)), "to": side}
    assert [entry["total"] for entry in told["score"]] == answer.json["totals"]
    assert answer.json["sides"] == [[0], [1]]
    assert answer.json["winner"] is None
    assert answer.json["next"] is None


def test_a_finished_match_names_its_winner(call, play, tmp_path):
    runner = play(rounds=99)
    write_record(tmp_path / "m.scopa", runner.record)
    answer = call("replay", tmp_path / "m.scopa", "--json")
    assert answer.json["winner"] == list(runner.match.winners)
    assert answer.json["totals"] == list(runner.match.scores)
    assert answer.json["next"] is None


def test_a_record_that_stops_in_a_round_says_who_is_next_and_what_he_may_do(call, changed, play):
    shape = json.loads(record_to_json(play().record))["rounds"][0]
    path = changed(rounds=[{"decks": shape["decks"], "moves": shape["moves"][:4]}])
    told = call("replay", path, "--json").json
    assert told["rounds"][0]["complete"] is False
    assert told["rounds"][0]["score"] is None
    assert told["next"]["seat"] == 1
    assert shape["moves"][4] in told["next"]["legal"]
    assert told["next"]["table"] == told["rounds"][0]["plies"][-1]["table"]
    assert len(told["next"]["hand"].split()) == 1


def test_sweeps_are_marked_and_agree_with_the_count(call, play, tmp_path):
    write_record(tmp_path / "m.scopa", play("escopa15", rounds=3).record)
    for told in call("replay", tmp_path / "m.scopa", "--json").json["rounds"]:
        marked = sum(ply["sweep"] for ply in told["plies"]) + told["opening_sweeps"]
        assert marked == sum(side["lines"]["sweeps"]["count"] for side in told["score"])


def test_a_void_opening_is_counted_and_the_next_deck_played(call, changed, play):
    shape = json.loads(record_to_json(play().record))["rounds"][0]
    path = changed(rounds=[{"decks": [KINGS, *shape["decks"]], "moves": shape["moves"]}])
    told = call("replay", path, "--json").json
    assert [entry["voided"] for entry in told["rounds"]] == [1]
    assert told["rounds"][0]["complete"]
    assert "void (kings): dealt again" in call("replay", path).out


def test_a_match_given_up_says_by_whom(call, changed):
    path = changed(ended={"reason": "resigned", "seat": 0})
    told = call("replay", path, "--json").json
    assert (told["ended"], told["winner"]) == ({"reason": "resigned", "seat": 0}, [1])
    assert "ended: resigned by 0 Ana" in call("replay", path).out


def test_before_the_first_deal_there_is_nothing_to_tell(call, changed):
    path = changed(rounds=[])
    assert call("replay", path, "--json").json["rounds"] == []
    assert "no round was dealt" in call("replay", path).out


@pytest.mark.parametrize("key", RULESETS)
def test_a_match_of_every_ruleset_is_told(call, play, tmp_path, key):
    write_record(tmp_path / "m.scopa", play(key, seats=RULESETS[key].players[0]).record)
    assert call("replay", tmp_path / "m.scopa", "--json").json["ruleset"] == key
    assert "totals: side 0" in call("replay", tmp_path / "m.scopa").out


def test_the_text_tells_move_legal_moves_and_table(call, saved):
    lines = call("replay", saved).out.splitlines()
    assert lines[0] == "scopa, 0 Ana, 1 R0"
    assert lines[2].startswith("round 1, dealer 0 Ana, table: ")
    assert lines[3].startswith("  1. 1 R0: ")
    assert lines[4].startswith("       table: ")
    assert lines[5].startswith("       legal: ")


def test_a_name_cannot_break_the_lines(call, changed):
    path = changed(
        seats=[
            {"name": "A\n\x1b[2Jna", "kind": "human"},
            {"name": "T", "kind": "bot", "level": "easy"},
        ]
    )
    assert call("replay", path).out.splitlines()[0] == "scopa, 0 A [2Jna, 1 T"


def test_the_first_wrong_move_is_named_with_its_reason(call, changed, play):
    moves = json.loads(record_to_json(play().record))["rounds"][0]["moves"]
    deck = json.loads(record_to_json(play().record))["rounds"][0]["decks"]
    path = changed(rounds=[{"decks": deck, "moves": [*moves[:6], moves[5]]}])
    answer = call("replay", path, "--json")
    assert answer.status == 1
    assert answer.complaint.startswith(f"{path}: round 1, move 7: {moves[5]} is refused (")
    text = call("replay", path)
    assert text.status == 1
    assert "  6. " in text.out
    assert text.err.count("\n") == 1


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"version": 7}, "version: 7 is not known, only 1"),
        ({"ruleset": "poker"}, "ruleset: 'poker' is no ruleset"),
        ({"options": {"gravity": 9}}, "options.gravity: 9 is not possible here"),
        ({"rounds": [{"decks": [], "moves": []}]}, "rounds[0].decks: expected array"),
        ({"rounds": [{"decks": ["7X"], "moves": []}]}, "rounds[0].decks[0]: '7X' is not a card"),
        ({"rounds": [{"decks": [KINGS], "moves": ["7D"]}]}, "round 1, move 1: 7D is refused ("),
    ],
)
def test_a_wrong_record_is_named_in_one_line_with_status_1(call, changed, keys, complaint):
    path = changed(**keys)
    answer = call("replay", path, "--json")
    assert answer.status == 1
    assert answer.complaint.startswith(f"{path}: {complaint}")


def test_a_file_that_is_not_there_is_named(call, tmp_path):
    answer = call("replay", tmp_path / "gone.scopa")
    assert answer.status == 1
    assert answer.complaint.endswith("gone.scopa: No such file or directory")


def test_a_mark_in_front_of_the_text_is_no_part_of_it(call, saved):
    plain = call("replay", saved).out
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes())
    assert call("replay", saved).out == plain


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_that_nobody_writes_to_is_not_waited_for(call, tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert call("replay", path).complaint == f"{path}: this is no regular file"
