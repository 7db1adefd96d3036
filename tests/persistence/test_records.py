"""Record and rules files: what is written is read back, and every fault is named in one line."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.engine.record import MatchRecord, replay
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.persistence.records import (
    read_record,
    record_from_json,
    record_to_json,
    write_record,
)
from scopa_desktop.persistence.rules_files import (
    HouseRules,
    read_rules_file,
    rules_from_json,
    write_rules_file,
)
from scopa_desktop.persistence.strict import FileError

DECK = " ".join(f"{value}{suit}" for suit in "DCSB" for value in range(1, 11))


def document(**changes):
    base = {
        "format": "scopa-record",
        "version": 1,
        "ruleset": "scopa",
        "options": {"target": 21},
        "seats": [
            {"name": "Ana", "kind": "human"},
            {"name": "Tito", "kind": "bot", "level": "hard"},
        ],
        "first_dealer": 0,
        "rounds": [{"decks": [DECK], "moves": ["7D"]}],
    }
    return {**base, **changes}


def read(shape):
    return record_from_json(json.dumps(shape).encode(), "match.scopa")


def fault(shape):
    with pytest.raises(FileError) as caught:
        read(shape)
    message = str(caught.value)
    assert message.startswith("match.scopa: ")
    assert "\n" not in message
    return message.removeprefix("match.scopa: ")


@pytest.mark.parametrize("key", RULESETS)
def test_a_match_of_every_ruleset_comes_back_as_it_was(key, play, tmp_path):
    seats = ("greedy",) * RULESETS[key].players[-1]
    record = play(ruleset=key, seats=seats, rounds=2).record
    write_record(tmp_path / "match.scopa", record)
    found = read_record(tmp_path / "match.scopa")
    assert found == record
    assert replay(found) == replay(record)


def test_the_file_is_the_one_that_is_documented(play):
    runner = play(plies=2, human=0)
    shape = json.loads(record_to_json(runner.record))
    assert (shape["format"], shape["version"], shape["ruleset"]) == ("scopa-record", 1, "scopa")
    assert shape["seats"] == [
        {"name": "P0", "kind": "human"},
        {"name": "P1", "kind": "bot", "level": "easy"},
    ]
    assert len(shape["rounds"][0]["decks"][0].split()) == 40
    assert len(shape["rounds"][0]["moves"]) == 2
    assert "ended" not in shape


def test_options_hold_only_what_differs_and_off_is_a_word():
    ruleset = find_ruleset("scopa").with_options({"target": 21, "redeal_kings_min": None})
    record = MatchRecord(ruleset, read(document()).seats)
    shape = json.loads(record_to_json(record))
    assert shape["options"] == {"target": 21, "redeal_kings_min": "off"}
    assert record_from_json(record_to_json(record), "x") == record


@pytest.mark.parametrize("reason", ["resigned", "absent"])
def test_an_end_before_the_target_comes_back(reason, play):
    runner = play(plies=3)
    runner.resign(1, reason == "absent")
    assert record_from_json(record_to_json(runner.record), "x") == runner.record
    assert json.loads(record_to_json(runner.record))["ended"] == {"reason": reason, "seat": 1}


def test_an_expired_match_names_no_seat(play):
    runner = play(plies=3)
    runner.expire()
    assert json.loads(record_to_json(runner.record))["ended"] == {"reason": "expired"}
    assert record_from_json(record_to_json(runner.record), "x") == runner.record


def test_keys_of_others_are_kept_and_written_back():
    record = read(document(weather={"rain": [1, None]}, robot_seed=7))
    assert record.extra == {"weather": {"rain": [1, None]}, "robot_seed": 7}
    assert json.loads(record_to_json(record))["weather"] == {"rain": [1, None]}


def test_a_match_may_stop_before_its_first_round():
    record = read(document(rounds=[]))
    assert record.rounds == ()
    assert replay(record).round is None


def test_cards_and_moves_are_read_in_any_case_and_spacing():
    record = read(document(rounds=[{"decks": [DECK.lower().replace(" ", "  ")], "moves": ["7d "]}]))
    assert json.loads(record_to_json(record))["rounds"][0] == {"decks": [DECK], "moves": ["7D"]}


def seat(**changes):
    return document(seats=[{"name": "Ana", "kind": "human", **changes}, document()["seats"][1]])


def rounds(decks=(DECK,), moves=()):
    return document(rounds=[{"decks": list(decks), "moves": list(moves)}])


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        (document(version=2), "version: 2 is not known, only 1"),
        (document(format="chess"), "format: 'chess' is not 'scopa-record'"),
        (document(ruleset="poker"), "ruleset: 'poker' is no ruleset; there are: scopa"),
        (document(options={"gravity": 1}), "options.gravity: 1 is not possible here"),
        (document(options={"target": "many"}), "options.target: 'many' is not possible"),
        (document(seats=document()["seats"] * 4), "seats: scopa is for 2, 3, 4, 6 seats, not 8"),
        (document(seats=[]), "seats: "),
        (document(first_dealer=2), "first_dealer: there is no seat 2"),
        (document(first_dealer="Ana"), "first_dealer: expected int, got str"),
        (seat(kind="cat"), "seats[0].kind: invalid enum value 'cat'"),
        (seat(level="hard"), "seats[0].level: a human has none"),
        (seat(kind="bot"), "seats[0].level: a bot has a level"),
        (seat(kind="bot", level="god"), "seats[0].level: invalid enum value 'god'"),
        (rounds([DECK.replace("7D ", "")]), "rounds[0].decks[0]: 39 cards, 7D is missing"),
        (rounds([DECK.replace("7D", "8D")]), "rounds[0].decks[0]: 8D stands there twice"),
        (rounds([DECK.replace("7D", "11D")]), "rounds[0].decks[0]: '11D' is not a card"),
        (rounds(["1D 2D"]), "rounds[0].decks[0]: 2 cards, 3D, 4D, 5D and more are missing"),
        (rounds([]), "rounds[0].decks: expected array of length >= 1"),
        (rounds(moves=["7Dx"]), "rounds[0].moves[0]: '7Dx': the cards taken are missing"),
        (rounds(moves=["7D", ""]), "rounds[0].moves[1]: a move is missing"),
        (rounds(moves=[7]), "rounds[0].moves[0]: expected str, got int"),
        (document(ended={"reason": "tired"}), "ended.reason: invalid enum value 'tired'"),
        (document(ended={"reason": "resigned"}), "ended.seat: there is no seat None"),
        (document(ended={"reason": "absent", "seat": 5}), "ended.seat: there is no seat 5"),
        (
            document(ended={"reason": "expired", "seat": 0}),
            "ended.seat: a match that expired names no seat",
        ),
    ],
)
def test_a_wrong_record_is_refused_naming_what_and_where(shape, message):
    assert fault(shape).startswith(message)


def test_a_missing_field_is_named():
    shape = document()
    del shape["seats"]
    assert fault(shape) == "missing: seats"


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000, b'{"format": "scopa-record"}'],
)
def test_what_is_no_record_at_all_is_refused_in_one_line(content):
    with pytest.raises(FileError, match=r"^match\.scopa: [^\n]+$"):
        record_from_json(content, "match.scopa")


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_bytes_whatever_do_more_than_raise_a_file_error(content):
    with pytest.raises(FileError):
        record_from_json(content, "x")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.sampled_from(sorted(document())), VALUES)
def test_any_value_in_any_field_is_read_or_refused(field, value):
    with suppress(FileError):
        record = read(document(**{field: value}))
        assert record_from_json(record_to_json(record), "x") == record


def test_a_file_that_is_not_there_or_cannot_be_written_is_named(tmp_path):
    with pytest.raises(FileError, match=r"gone\.scopa: No such file or directory"):
        read_record(tmp_path / "gone.scopa")
    with pytest.raises(FileError, match="this is a folder"):
        read_record(tmp_path)
    with pytest.raises(FileError, match="No such file or directory"):
        write_record(tmp_path / "gone" / "match.scopa", read(document()))


def test_a_huge_file_is_not_read(tmp_path):
    path = tmp_path / "huge.scopa"
    with path.open("wb") as file:
        file.truncate(6_000_000)
    with pytest.raises(FileError, match="too large"):
        read_record(path)


def test_a_rules_file_carries_a_houses_rules(tmp_path):
    path = tmp_path / "casa.scopa-rules"
    rules = HouseRules("Casa da vó", find_ruleset("escopa15").with_options({"target": 31}))
    write_rules_file(path, rules)
    assert read_rules_file(path) == rules
    assert json.loads(path.read_text(encoding="utf-8"))["options"] == {"target": 31}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": 9}, "version: 9 is not known, only 1"),
        ({"format": "scopa-record"}, "format: 'scopa-record' is not 'scopa-rules'"),
        ({"ruleset": "poker"}, "ruleset: 'poker' is no ruleset"),
        ({"options": {"left15_claim": "next_player"}}, "options.left15_claim: 'next_player'"),
        ({"name": ""}, "name: expected str of length >= 1"),
    ],
)
def test_a_wrong_rules_file_is_refused_naming_what_and_where(changes, message):
    shape = {"format": "scopa-rules", "version": 1, "name": "Casa", "ruleset": "scopa", **changes}
    with pytest.raises(FileError) as caught:
        rules_from_json(json.dumps(shape).encode(), "casa.scopa-rules")
    assert str(caught.value).startswith(f"casa.scopa-rules: {message}")
