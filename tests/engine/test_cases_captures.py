"""Which captures are legal, and the fifteen that was left: worked cases one by one."""

import pytest

from scenario import Scenario, rules_of
from scopa_desktop.engine.capture import captures
from scopa_desktop.engine.cards import Card, mask_of, parse_cards
from scopa_desktop.engine.errors import IllegalMoveError
from scopa_desktop.engine.events import FifteenLapsed, FifteenLeft, LeftoversTaken, Swept

FIFTEEN = ("escopa15", "escoba")

CAPTURES = [
    # case, ruleset, options, table, card, every legal move of that card
    ("C01 the equal card bars the sum", "scopa", {}, "5C 3S 2B", "5D", ["5Dx5C"]),
    ("C02 one of two equals", "scopa", {}, "5C 5S 3B 2D", "5B", ["5Bx5C", "5Bx5S"]),
    ("C03 free sums", "scopa", {}, "5C 4S 6B 2D 1S", "9D", ["9Dx5C+4S", "9Dx6B+2D+1S"]),
    ("C04 fewest cards", "escopa-italiana", {}, "5C 4S 6B 2D 1S", "9D", ["9Dx5C+4S"]),
    ("C05 two before three", "escopa-italiana", {}, "6D 2C 1S 3B 4C", "8S", ["8Sx6D+2C"]),
    ("C05b the four", "escopa-italiana", {}, "1C 3S 4B 7B", "4D", ["4Dx4B"]),
    ("C05b the three", "escopa-italiana", {}, "1C 3S 4B 7B", "3D", ["3Dx3S"]),
    ("C05b the knave", "escopa-italiana", {}, "1C 3S 4B 10B", "8D", ["8Dx4B+3S+1C"]),
    (
        "C06 a tie of the smallest",
        "escopa-italiana",
        {},
        "1C 3S 4B 5D 8C",
        "9S",
        ["9Sx5D+4B", "9Sx8C+1C"],
    ),
    (
        "C07 any sum",
        "scopa",
        {},
        "1C 3S 4B 5D 8C",
        "9S",
        ["9Sx5D+3S+1C", "9Sx5D+4B", "9Sx8C+1C"],
    ),
    ("C09 ten by ten", "scopa", {}, "10C 7S 3B", "10D", ["10Dx10C"]),
    ("C09 ten by ten", "escopa-italiana", {}, "10C 7S 3B", "10D", ["10Dx10C"]),
    ("C13 take or leave", "escopa15", {}, "5C 3S", "7D", ["7D", "7Dx5C+3S"]),
    ("C13 take or leave", "escoba", {}, "5C 3S", "7D", ["7D", "7Dx5C+3S"]),
    ("C16 equal rank means nothing", "escopa15", {}, "7C 2S", "7D", ["7D"]),
    (
        "C18 the whole table",
        "escopa15",
        {},
        "1C 2C 3C 4C 4S",
        "1D",
        ["1D", "1Dx4C+4S+3C+2C+1C"],
    ),
    ("C20 the empty table", "escopa15", {}, "", "7D", ["7D"]),
    ("Q12 only fifteens", "scopa15", {}, "7C 8S 3B", "7D", ["7Dx8S"]),
    (
        "Q13 equal beside fifteen",
        "scopa15",
        {"fifteen_allows_equal": True},
        "7C 8S 3B",
        "7D",
        ["7Dx7C", "7Dx8S"],
    ),
    ("Q14 fewest", "scopa15", {"fewest_cards": True}, "10C 7S 3B", "5D", ["5Dx10C"]),
    ("Q14 without it", "scopa15", {}, "10C 7S 3B", "5D", ["5Dx10C", "5Dx7S+3B"]),
    (
        "equal cards are no capture to be fewer than",
        "scopa15",
        {"fewest_cards": True},
        "5C 5S 9B 1B",
        "5D",
        ["5Dx5C+5S", "5Dx9B+1B"],
    ),
    ("Q16 one or several", "scopa-frac", {}, "8C 5S 3B", "8D", ["8Dx5S+3B", "8Dx8C"]),
]


@pytest.mark.parametrize(
    ("key", "options", "table", "card", "moves"),
    [case[1:] for case in CAPTURES],
    ids=[f"{case[0]} in {case[1]}" for case in CAPTURES],
)
def test_a_card_takes_exactly_the_sets_of_the_worked_case(key, options, table, card, moves):
    assert Scenario(key, table=table, hands=[card], **options).moves() == moves


def test_a_sum_is_refused_while_an_equal_card_lies_there_and_so_is_leaving():
    game = Scenario("scopa", table="5C 3S 2B", hands=["5D"])
    refusal = game.why_not("5Dx3S+2B")
    assert (refusal.reason.value, refusal.first) == ("same-first", (Card.parse("5C"),))
    assert game.reason("5D") == "must-take"
    assert game.reason("5Dx5C+3S+2B") == "sum-high"


def test_the_greater_set_is_refused_and_the_smaller_one_named():
    game = Scenario("escopa-italiana", table="6D 2C 1S 3B 4C", hands=["8S"])
    refusal = game.why_not("8Sx4C+3B+1S")
    assert refusal.reason.value == "fewest"
    assert set(map(str, refusal.first)) == {"6D", "2C"}
    game = Scenario("escopa-italiana", table="1C 3S 4B 5D 8C", hands=["9S"])
    assert game.reason("9Sx5D+3S+1C") == "fewest"


def test_c05b_the_fewest_cards_are_judged_per_card_played():
    game = Scenario("escopa-italiana", table="1C 3S 4B 7B", hands=["4D 3D 8D"])
    assert game.why_not("8Dx4B+3S+1C").reason.value == "fewest"  # 7B+1C are two
    game = Scenario("escopa-italiana", table="1C 3S 4B 10B", hands=["4D 3D 8D"])
    assert game.moves() == ["3Dx3S", "4Dx4B", "8Dx4B+3S+1C"]


def test_c10_the_obligation_binds_the_card_played_and_not_the_hand():
    game = Scenario("scopa", table="4S", hands=["4D 7C"])
    assert game.moves() == ["4Dx4S", "7C"]


def test_c11_any_card_refuses_to_leave_while_another_card_can_take():
    game = Scenario("scopa", table="4S", hands=["4D 7C"], capture_obligation="any_card")
    assert game.moves() == ["4Dx4S"]
    refusal = game.why_not("7C")
    assert (refusal.reason.value, str(refusal.card)) == ("must-take", "4D")
    assert refusal.first == (Card.parse("4S"),)


def test_equal_only_lets_a_sum_be_declined_but_not_an_equal_card():
    options = {"capture_obligation": "equal_only"}
    assert Scenario("scopone", seats=4, table="3S 2B", hands=["5D"], **options).moves() == [
        "5D",
        "5Dx3S+2B",
    ]
    game = Scenario("scopone", seats=4, table="5C 3S 2B", hands=["5D"], **options)
    assert game.moves() == ["5Dx5C"]
    assert game.reason("5D") == "must-take"


def test_c19_a_set_that_makes_sixteen_changes_nothing():
    for key in FIFTEEN:
        game = Scenario(key, table="5C 4S", hands=["7D"])
        before = game.match
        refusal = game.why_not("7Dx5C+4S")
        assert (refusal.reason.value, refusal.total, refusal.wanted) == ("sum-high", 16, 15)
        with pytest.raises(IllegalMoveError, match="sum-high"):
            game.play("7Dx5C+4S")
        assert game.match == before


def test_a_set_that_makes_no_number_is_measured_by_the_number_of_the_game():
    high = Scenario("scopa", table="3S 4C", hands=["5D"]).why_not("5Dx4C+3S")
    assert (high.reason.value, high.total, high.wanted) == ("sum-high", 7, 5)
    low = Scenario("scopa", table="3S 4C", hands=["5D"]).why_not("5Dx3S")
    assert (low.reason.value, low.total, low.wanted) == ("sum-low", 3, 5)
    low = Scenario("escopa15", table="3S 4C", hands=["5D"]).why_not("5Dx3S")
    assert (low.reason.value, low.total, low.wanted) == ("sum-low", 8, 15)


def test_beside_fifteen_an_equal_card_comes_first_or_is_the_fewest_by_option():
    table, options = "5C 5S 7S 3B 10C", {"fifteen_allows_equal": True}
    game = Scenario("scopa15", table=table, hands=["5D"], **options)
    assert game.moves() == ["5Dx10C", "5Dx5C", "5Dx5C+5S", "5Dx5S", "5Dx7S+3B"]
    first = Scenario("scopa15", table=table, hands=["5D"], equal_first=True, **options)
    assert first.moves() == ["5Dx5C", "5Dx5S"]
    refusal = first.why_not("5Dx10C")
    assert (refusal.reason.value, refusal.first) == ("same-first", parse_cards("5C 5S"))
    fewest = Scenario("scopa15", table=table, hands=["5D"], fewest_cards=True, **options)
    assert fewest.moves() == ["5Dx10C", "5Dx5C", "5Dx5S"]
    refusal = fewest.why_not("5Dx7S+3B")
    assert (refusal.reason.value, refusal.first) == ("fewest", parse_cards("5C"))
    assert fewest.why_not("5Dx10C") is None


def test_c18_sweeping_a_long_table_in_a_game_of_fifteen_counts_one():
    game = Scenario("escopa15", table="1C 2C 3C 4C 4S", hands=["1D 2D", "3D"])
    game.play("1Dx4C+4S+3C+2C+1C")
    assert game.state.sweeps == (1, 0)
    assert game.happened(Swept) == [Swept(0, Card.parse("1D"))]


def bits(text):
    return mask_of(parse_cards(text))


FIRST = [
    # preset, options, table, card, limit, sets in the order in which they are found
    ("cirulla", {}, "2C 3C 4C 6B", "9D", 9, ["6B", "2C 4C", "3C 6B", "2C 3C 4C"]),
    (
        "cirulla",
        {},
        "1C 2D 3D 4D 5D 9B",
        "1D",
        9,
        ["1C", "5D 9B", "2D 3D 9B", "1C 4D 9B", "2D 3D 4D 5D"],
    ),
    ("scopa15", {"fifteen_allows_equal": True, "fewest_cards": True}, "5C 7S 3B", "5D", 9, ["5C"]),
    ("escoba", {}, "5C 7S 3B 10S", "5D", 1, ["10S"]),
    ("asso-pigliatutto", {}, "", "1D", 9, []),
]


@pytest.mark.parametrize(("key", "options", "table", "card", "limit", "sets"), FIRST)
def test_the_first_sets_found_are_the_smallest(key, options, table, card, limit, sets):
    rule, value = rules_of(key, **options).capture, Card.parse(card).value
    found = rule.first_captures(bits(table), value, limit)
    assert sorted(found, key=int.bit_count) == found
    assert set(found) == set(map(bits, sets))
    assert rule.example(bits(table), value) == (bits(sets[0]) if sets else 0)
    assert rule.can_take(bits(table), value) is bool(sets)
    listed = captures(rules_of(key, **options), bits(table), Card.parse(card).index)
    assert set(found) <= set(listed)
    assert bool(listed) is bool(sets)


def test_a_declared_seven_of_cups_is_taken_and_takes_for_its_value_in_any_game():
    rules = rules_of("cirulla", ace_sweep=False, capture_mode="value")
    matta = Card.parse("7C").index
    assert captures(rules, bits("3D 7S"), matta, 3) == (bits("3D"),)
    assert captures(rules, bits("7C 8D"), Card.parse("3D").index, 3) == (bits("7C"),)
    assert captures(rules, bits("7C 1D"), Card.parse("3D").index, 2) == (bits("7C 1D"),)
    assert rules.capture_rule(2).can_take(bits("7C 1D"), 3)
    assert captures(rules, bits("7C 8D"), Card.parse("7D").index, 3) == ()
    either = rules_of("cirulla", ace_sweep=False).capture
    assert either.captures(bits("5C 10S"), 5) == (bits("5C"), bits("10S"))


# The left fifteen.


def test_l01_the_next_seat_claims_and_still_plays():
    game = Scenario("escopa15", table="8C 2S 10B", hands=["7D 1S", "1C 3C"])
    game.play("7D")
    assert game.happened(FifteenLeft) == [FifteenLeft(0, Card.parse("7D"))]
    assert game.moves() == ["1C", "3C", "3Cx10B+2S", "^8C+7D"]
    game.play("^8C+7D")
    assert (game.state.turn, game.table) == (1, "2S 10B")
    assert game.moves() == ["1C", "3C", "3Cx10B+2S"]
    assert game.taken(1) == "7D 8C"


def test_the_seven_of_cups_is_a_seven_in_a_claim():
    game = Scenario("escopa15", table="7C", hands=["8D 1S", "1C 3C"]).play("8D")
    assert game.moves() == ["1C", "3C", "^8D+7C"]


def test_l02_only_one_of_two_claims_can_be_taken():
    game = Scenario("escopa15", table="10C 7S 3B", hands=["5D 1S", "1C 3C"])
    game.play("5D")
    assert [move for move in game.moves() if move[0] == "^"] == ["^10C+5D", "^7S+5D+3B"]
    game.play("^7S+5D+3B")
    assert game.reason("^10C+5D") == "card-not-on-table"
    assert not [move for move in game.moves() if move[0] == "^"]


def test_l03_a_claim_that_empties_the_table_is_a_sweep_of_the_claimer():
    for key in FIFTEEN:
        game = Scenario(key, table="8C", hands=["7D 1S", "1C 3C"]).play("7D", "^8C+7D")
        assert game.state.sweeps == (0, 1)
        assert game.happened(Swept) == [Swept(1, Card.parse("7D"))]
        assert game.moves() == ["1C", "3C"]


def test_l05_the_claim_lapses_when_the_next_seat_plays_and_nobody_inherits_it():
    game = Scenario("escopa15", seats=3, table="8C 2S 10B", hands=["7D 1S", "1C 5S", "4C 6C"])
    game.play("7D", "1C")
    assert game.happened(FifteenLapsed) == [FifteenLapsed(Card.parse("7D"))]
    assert game.state.left15 is None
    assert not [move for move in game.moves() if move[0] == "^"]
    assert game.reason("^8C+7D") == "gone-15"


def test_l08_there_is_no_claim_after_the_last_card_of_the_round():
    game = Scenario(
        "escopa15", table="8C", hands=["", "7D"], turn=1, stock="", last_capturer=0
    ).play("7D")
    assert game.state.is_over
    assert not game.happened(FifteenLeft)
    assert game.happened(LeftoversTaken)[0].seat == 0
    assert game.taken(0) == "7D 8C"
    assert game.state.sweeps == (0, 0)


def test_the_round_waits_for_the_claim_after_its_last_card_by_option():
    game = Scenario(
        "escopa15",
        table="8C 10D",
        hands=["", "7D"],
        turn=1,
        stock="",
        last_capturer=1,
        left15_after_last_card=True,
    ).play("7D")
    assert not game.state.is_over
    assert game.moves() == ["^8C+7D"]
    game.play("^8C+7D")
    assert game.state.is_over
    assert game.taken(0) == "10D 7D 8C"


def test_l09_claim_and_sweep_go_to_the_pile_of_the_next_seats_pair():
    game = Scenario("escopa15", seats=4, table="8C", hands=["7D 1S", "1C", "2C", "3C"]).play(
        "7D", "^8C+7D"
    )
    assert game.state.sweeps == (0, 1)
    assert game.taken(1) == "7D 8C"


def test_l10_a_card_that_makes_no_fifteen_opens_no_claim():
    game = Scenario("escopa15", table="4C", hands=["2D 1S", "1C"]).play("2D")
    assert game.state.left15 is None
    assert game.reason("^4C+2D") == "gone-15"


def test_l12_the_engine_never_offers_the_leaver_his_own_fifteen():
    game = Scenario("escoba", table="8C", hands=["7D 1S", "1C 2D"])
    assert game.moves() == ["1S", "7D", "7Dx8C"]
    game.play("7D")
    assert "^8C+7D" in game.moves()
    game.play("1C")
    assert game.state.turn == 0
    assert not [move for move in game.moves() if move[0] == "^"]


def test_l13_compulsory_games_leave_no_fifteen():
    for key in ("scopa", "escopa-italiana", "escopa-belos", "scopa15", "cirulla"):
        game = Scenario(key, table="8C", hands=["4D 1S", "1C 2D"]).play("4D")
        assert game.state.left15 is None
        assert not game.happened(FifteenLeft)


def test_l14_a_capture_leaves_no_fifteen_to_claim():
    game = Scenario("escopa15", table="10C 7S 3B", hands=["5D 1S", "1C 2D"]).play("5Dx10C")
    assert game.state.left15 is None
    assert game.reason("^7S+3B") == "gone-15"


def test_the_claim_must_hold_the_left_card_and_make_fifteen():
    game = Scenario("escopa15", table="8C 2S 10B 3S", hands=["7D 1S", "1C 2D"]).play("7D")
    assert game.reason("^10B+3S+2S") == "not-a-left-15"
    refusal = game.why_not("^7D+2S")
    assert (refusal.reason.value, refusal.total) == ("not-a-left-15", 9)


@pytest.mark.parametrize("survives", [True, False])
def test_d05_the_claim_survives_a_new_deal_unless_the_option_says_no(survives):
    game = Scenario(
        "escopa15",
        table="8C",
        hands=["", "7D"],
        turn=1,
        stock="1D 2D 3D 4D 5D 6D",
        left15_survives_redeal=survives,
    ).play("7D")
    assert game.state.deal == 2
    assert ("^8C+7D" in game.moves()) is survives
