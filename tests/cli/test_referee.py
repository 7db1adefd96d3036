"""The referee: what may be played, claimed, and what a round scores."""

import pytest


def legal(call, *words):
    answer = call("referee", "legal", *words)
    assert answer.status == 0
    return answer.out.split("\n")[:-1]


def test_every_legal_move_stands_on_a_line_of_its_own(call):
    moves = legal(call, "--ruleset", "scopa", "--table", "5D 3C", "--hand", "5C 7D 8B")
    assert moves == ["5Cx5D", "7D", "8Bx5D+3C"]


def test_an_equal_card_comes_before_a_sum(call):
    moves = legal(call, "--ruleset", "scopa", "--table", "6D 4C 2S", "--hand", "6S")
    assert moves == ["6Sx6D"]


def test_an_option_changes_what_is_legal(call):
    words = ["--ruleset", "escopa15", "--table", "7C 8D", "--hand", "8B"]
    assert legal(call, *words) == ["8Bx7C", "8B"]
    words = ["--ruleset", "scopa", "--table", "2D 3C 5B", "--hand", "5C"]
    assert legal(call, *words) == ["5Cx5B"]
    assert legal(call, *words, "--option", "equal_first=false") == ["5Cx3C+2D", "5Cx5B"]


def test_cards_may_be_written_in_any_case_and_spacing(call):
    assert legal(call, "--ruleset", "scopa", "--table", " 5d  3c", "--hand", "5C") == ["5Cx5D"]


def test_an_empty_table_is_a_table(call):
    assert legal(call, "--ruleset", "scopa", "--table", "", "--hand", "5C") == ["5C"]


def test_json_is_one_document_with_the_moves(call):
    answer = call(
        "referee", "legal", "--ruleset", "scopa", "--table", "5D", "--hand", "5C", "--json"
    )
    assert answer.json == {"moves": ["5Cx5D"]}


def test_the_claims_of_a_left_fifteen_are_listed(call):
    words = ["--ruleset", "escopa15", "--table", "8C 2S 6B 10B", "--left", "7D"]
    answer = call("referee", "claims", *words, "--json")
    assert answer.json == {"moves": ["^8C+7D", "^7D+6B+2S"]}


def test_a_card_that_makes_no_fifteen_opens_no_claim(call):
    answer = call("referee", "claims", "--ruleset", "escopa15", "--table", "10C", "--left", "7D")
    assert (answer.status, answer.out) == (0, "")


def test_the_primiera_of_a_textbook_hand_is_counted(call):
    answer = call(
        "referee", "score", "--ruleset", "scopa", "--json",
        "--side", "7D 7C 6S 1B", "--sweeps", "0", "--side", "6D 6C 7S 7B", "--sweeps", "1",
    )  # fmt: skip
    first, second = answer.json["sides"]
    assert first["lines"]["primiera"] == {"count": 76, "points": 0}
    assert second["lines"]["primiera"] == {"count": 78, "points": 1}
    assert second["lines"]["sweeps"] == {"count": 1, "points": 1}
    assert (first["total"], second["total"]) == (1, 2)


def test_the_board_has_the_lines_of_its_ruleset_only(call):
    words = ["--side", "7D", "--sweeps", "0", "--side", "1C", "--sweeps", "0", "--json"]
    lines = call("referee", "score", "--ruleset", "escopa15", *words).json["sides"][0]["lines"]
    assert "sevens" in lines
    assert "primiera" not in lines


def test_three_sides_are_counted_as_three(call):
    words = ["--side", "1D 2D", "--side", "3C 4C", "--side", "5S"]
    answer = call("referee", "score", "--ruleset", "scopa", *words, "--json")
    points = [side["lines"]["cards"]["points"] for side in answer.json["sides"]]
    assert points == [0, 0, 0]


def test_the_board_is_readable_as_text(call):
    words = ["--side", "7D 1C", "--side", "2C"]
    answer = call("referee", "score", "--ruleset", "scopa", *words)
    rows = [line.split() for line in answer.out.splitlines()]
    assert ["settebello", "1", "(+1)", "0", "(+0)"] in rows
    assert rows[-1] == ["total", "3", "0"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["legal", "--ruleset", "poker", "--table", "", "--hand", "1D"], "'poker' is no ruleset"),
        (["legal", "--ruleset", "scopa", "--table", "5X", "--hand", "1D"], "--table: '5X' is not"),
        (["legal", "--ruleset", "scopa", "--table", "5D", "--hand", "5D"], "5D stands in --table"),
        (["legal", "--ruleset", "scopa", "--table", "5D", "--hand", "1D 1D"], "--hand: 1D stands"),
        (["legal", "--ruleset", "scopa", "--table", "5D", "--hand", ""], "--hand: no card"),
        (["claims", "--ruleset", "scopa", "--table", "8C", "--left", "7D"], "in scopa a left 15"),
        (["claims", "--ruleset", "escoba", "--table", "8C", "--left", "7D 1D"], "--left: exactly"),
        (
            ["score", "--ruleset", "scopa", "--side", "1D"],
            "--side: scopa is played by 2, 3 sides, not 1",
        ),
        (["score", "--ruleset", "scopa", "--side", "1D", "--side", "1D"], "1D stands in --side 1"),
        (
            ["score", "--ruleset", "scopa", "--side", "1D", "--side", "2D", "--sweeps", "1"],
            "--side is given 2 times, --sweeps 1 times",
        ),
    ],
)
def test_wrong_input_is_named_in_one_line_with_status_1(call, words, complaint):
    answer = call("referee", *words)
    assert answer.status == 1
    assert answer.complaint.startswith(complaint)


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("gravity=9", "gravity: '9' is not possible here; there is no option of this name"),
        ("target=0", "target: 0 is not possible here; allowed: a whole number from 1 to 999"),
        ("target=many", "target: 'many' is not possible here"),
        ("equal_first=maybe", "equal_first: 'maybe' is not possible here; allowed: true or false"),
        ("target", "--option target: it must be KEY=VALUE"),
        ("=3", "--option =3: it must be KEY=VALUE"),
        ("ace_sweep_scores=0", "ace_sweep_scores: 0 is not possible here; it needs ace_sweep"),
    ],
)
def test_a_wrong_option_is_named_in_one_line_with_status_1(call, option, complaint):
    words = ["--ruleset", "scopa", "--table", "", "--hand", "1D", "--option", option]
    answer = call("referee", "legal", *words)
    assert answer.status == 1
    assert answer.complaint.startswith(complaint)


def test_an_option_given_twice_is_refused(call):
    words = ["--ruleset", "scopa", "--table", "", "--hand", "1D"]
    answer = call("referee", "legal", *words, "--option", "target=11", "--option", "target=11")
    assert answer.status == 1
    assert answer.complaint == "--option target=11: target is given twice"


def test_a_rules_file_serves_as_a_ruleset_and_options_come_on_top(call, tmp_path):
    path = tmp_path / "casa.scopa-rules"
    path.write_text(
        '{"format": "scopa-rules", "version": 1, "name": "Casa", "ruleset": "scopa",'
        ' "options": {"equal_first": false}}'
    )
    words = ["--ruleset", path, "--table", "2D 3C 5B", "--hand", "5C"]
    assert legal(call, *words) == ["5Cx3C+2D", "5Cx5B"]
    assert legal(call, *words, "--option", "fewest_cards=true") == ["5Cx5B"]


def test_a_wrong_rules_file_is_named(call, tmp_path):
    path = tmp_path / "casa.scopa-rules"
    answer = call("referee", "legal", "--ruleset", path, "--table", "", "--hand", "1D")
    assert answer.status == 1
    assert answer.complaint == f"{path}: No such file or directory"
