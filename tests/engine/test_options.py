"""Options: every key takes what it should and refuses the rest in one clear line."""

import copy
import pickle
import re
from dataclasses import fields
from pathlib import Path

import pytest

from scenario import rules_of
from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.options import OPTIONS, OptionKind
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset

DOCUMENTED = [
    "target",
    "teams",
    "rank_map",
    "direction",
    "first_dealer",
    "hand_size",
    "table_cards",
    "redeal_kings_min",
    "redeal_aces_min",
    "redeal_low_table_max",
    "table15_sweeps",
    "table30_sweeps",
    "table30_requires_two_groups",
    "misdeal_before_bonus",
    "table_bonus_to",
    "capture_mode",
    "fifteen_allows_equal",
    "equal_first",
    "fewest_cards",
    "capture_obligation",
    "left15_claim",
    "left15_self_claim",
    "left15_survives_redeal",
    "left15_after_last_card",
    "ace_sweep",
    "ace_first_play_ban",
    "ace_sweep_scores",
    "ace_with_ace",
    "ace_on_empty",
    "declarations",
    "matta",
    "matta_sticky",
    "sweep_points",
    "last_card_sweep",
    "no_capture_leftovers",
    "cards_pts",
    "cards_double_if_others_below",
    "coins_pts",
    "all_coins_pts",
    "settebello_pts",
    "sevens_pts",
    "all_sevens_pts",
    "primiera_pts",
    "setenta_pts",
    "re_bello_pts",
    "belos_pts",
    "grande_pts",
    "primiera_method",
    "primiera_missing_suit",
    "napola",
    "napola_cap",
    "napoleone",
    "all_coins_effect",
    "zero_trick_loses_match",
    "zero_trick_multi",
    "win_by",
    "claim_out",
    "goal",
]


def test_the_keys_are_the_documented_ones_and_all_fields_of_a_ruleset():
    assert sorted(OPTIONS) == sorted(DOCUMENTED)
    names = {one.name for one in fields(Ruleset)}
    assert set(OPTIONS) <= names


def good_and_bad_values(option):
    if option.kind is OptionKind.YES_NO:
        return [True, False], ["true", 1, 0, None, "off", "", 2.0, []]
    if option.kind is OptionKind.WORD:
        return list(option.words), ["", "OFF?", option.words[0].upper() + "x", 1, True, None, []]
    good = list(option.numbers) or [option.low, option.high]
    bad = ["1", 1.5, True, False, [], "", -1, 10_000]
    bad += [5] if option.numbers else [option.low - 1, option.high + 1]
    (good if option.can_be_off else bad).extend([None, "off"])
    return good, bad


@pytest.mark.parametrize("key", OPTIONS)
def test_every_key_takes_its_values_and_refuses_every_other(key):
    option = OPTIONS[key]
    good, bad = good_and_bad_values(option)
    for value in good:
        assert option.check(value) == (None if value == "off" and option.can_be_off else value)
    for value in bad:
        with pytest.raises(OptionError) as caught:
            RULESETS["scopa"].with_options({key: value})
        line = str(caught.value)
        assert line.startswith(f"{key}: ")
        assert option.allowed in line
        assert "\n" not in line


@pytest.mark.parametrize("key", OPTIONS)
def test_every_key_reads_its_values_from_the_command_line(key):
    option = OPTIONS[key]
    good, _ = good_and_bad_values(option)
    for value in good:
        text = "off" if value is None else str(value)
        assert option.parse(f" {text} ") == option.check(value)
    for text in ("nonsense", "1.5", "0x10", "", "-7"):
        with pytest.raises(OptionError):
            option.parse(text)


@pytest.mark.parametrize("key", RULESETS)
def test_the_values_of_a_preset_are_allowed_and_change_nothing(key):
    rules = RULESETS[key]
    everything = {name: getattr(rules, name) for name in OPTIONS}
    if rules.setenta_pts is None:
        same = rules.with_options(everything)
        assert same.options() == {
            name: getattr(rules, name)
            for name in ("hand_size", "table_cards")
            if getattr(rules, f"{name}_by_seats")
        }
    assert rules.options() == {}
    assert rules.with_options({}) == rules
    assert not rules.claim_out
    for seats in rules.players:
        rules.check_seats(seats)


def test_an_unknown_key_is_refused_by_name():
    with pytest.raises(OptionError, match="targett: 11 is not possible here; there is no option"):
        rules_of("scopa", targett=11)


def test_an_unknown_ruleset_is_refused_and_the_known_ones_are_named():
    with pytest.raises(ValueError, match="'briscola' is no ruleset; there are: scopa escopa15"):
        find_ruleset("briscola")


CONTRADICTIONS = [
    ("escopa15", {"capture_obligation": "played_card"}, "left15_claim", "set left15_claim off"),
    ("scopa", {"left15_claim": "next_player"}, "left15_claim", "played_card"),
    (
        "scopa",
        {"left15_claim": "next_player", "capture_obligation": "optional"},
        "left15_claim",
        "capture_mode is value",
    ),
    ("escopa15", {"ace_sweep": True}, "ace_sweep", "fifteen_allows_equal"),
    ("scopa", {"table15_sweeps": 1, "table_cards": 0, "hand_size": 10}, "table15_sweeps", "table"),
    ("scopone-scientifico", {"redeal_aces_min": 2}, "redeal_aces_min", "no table cards"),
    ("scopone-scientifico", {"table30_sweeps": 2}, "table30_sweeps", "no table cards"),
    ("scopa", {"hand_size": 7}, "hand_size", "no number of seats fits"),
    ("escopa-italiana", {"teams": 3}, "teams", "no number of seats fits"),
    ("scopa", {"ace_with_ace": "all"}, "ace_with_ace", "ace_sweep true"),
    (
        "scopa",
        {"ace_sweep": True, "ace_with_ace": "ace_or_fifteen"},
        "ace_with_ace",
        "knows no fifteen",
    ),
    ("scopa", {"ace_on_empty": "takes_itself"}, "ace_on_empty", "ace_sweep true"),
    ("scopa", {"ace_sweep_scores": 0}, "ace_sweep_scores", "ace_sweep true"),
    ("scopa", {"ace_first_play_ban": True}, "ace_first_play_ban", "ace_sweep true"),
    ("scopa", {"fifteen_allows_equal": True}, "fifteen_allows_equal", "capture_mode fifteen"),
    ("scopa15", {"equal_first": True}, "equal_first", "fifteen_allows_equal"),
    (
        "escopa15",
        {"capture_obligation": "equal_only", "left15_claim": "off"},
        "capture_obligation",
        "takes nothing",
    ),
    ("scopa", {"left15_self_claim": True}, "left15_self_claim", "left15_claim next_player"),
    ("scopa", {"left15_after_last_card": True}, "left15_after_last_card", "left15_claim"),
    ("scopa", {"left15_survives_redeal": False}, "left15_survives_redeal", "left15_claim"),
    ("scopa", {"table30_requires_two_groups": True}, "table30_requires_two_groups", "above 0"),
    ("scopa", {"table_bonus_to": "first"}, "table_bonus_to", "above 0"),
    ("escopa15", {"misdeal_before_bonus": True}, "misdeal_before_bonus", "a redeal"),
    ("scopone", {"declarations": True}, "declarations", "hand_size 3"),
    ("scopa", {"matta_sticky": False}, "matta_sticky", "declarations true"),
    ("scopa", {"napola_cap": 6}, "napola_cap", "napola true"),
    ("scopa", {"napoleone": True}, "napoleone", "napola true"),
    ("scopa", {"all_sevens_pts": 2}, "all_sevens_pts", "sevens_pts"),
    ("scopa", {"all_coins_pts": 2, "coins_pts": "off"}, "all_coins_pts", "coins_pts"),
    (
        "scopa",
        {"cards_double_if_others_below": 10, "cards_pts": "off"},
        "cards_double_if_others_below",
        "cards_pts",
    ),
    ("escopa15", {"primiera_method": "sevens"}, "primiera_method", "setenta_pts"),
    ("escopa15", {"primiera_missing_suit": "sum"}, "primiera_missing_suit", "setenta_pts"),
    ("scopa", {"setenta_pts": 1}, "setenta_pts", "the same count"),
    ("escopa15", {"setenta_pts": 1}, "setenta_pts", "it replaces sevens_pts"),
    ("scopa", {"zero_trick_multi": "eliminate"}, "zero_trick_multi", "zero_trick_loses_match"),
    ("scopa", {"claim_out": True}, "claim_out", "counted at the end of a round"),
    (
        "scopa",
        {"redeal_low_table_max": 10, "table_cards": 1, "hand_size": 13},
        "redeal_low_table_max",
        "every opening table would be void",
    ),
    (
        # Without a king two cards make eighteen at most.
        "scopa",
        {
            "redeal_low_table_max": 18,
            "redeal_kings_min": 1,
            "table_cards": 2,
            "hand_size": 19,
        },
        "redeal_low_table_max",
        "every opening table would be void",
    ),
    (
        "scopa-frac",
        {"table_cards": 0, "hand_size": 20, "redeal_kings_min": 2},
        "redeal_kings_min",
        "no table cards",
    ),
    (
        "scopa",
        {
            "sweep_points": 0,
            "cards_pts": "off",
            "coins_pts": "off",
            "settebello_pts": "off",
            "primiera_pts": "off",
        },
        "sweep_points",
        "never end",
    ),
]


@pytest.mark.parametrize(("key", "options", "named", "reason"), CONTRADICTIONS)
def test_contradictions_are_refused_with_the_reason(key, options, named, reason):
    with pytest.raises(OptionError) as caught:
        rules_of(key, **options)
    line = str(caught.value)
    assert line.startswith(f"{named}: ")
    assert reason in line
    assert "\n" not in line


COUNTS = ("cards_pts", "coins_pts", "settebello_pts", "primiera_pts")

ACCEPTED = [
    ("escopa15", {"capture_obligation": "played_card", "left15_claim": "off"}),
    ("escoba", {"capture_obligation": "any_card", "left15_claim": "off"}),
    ("escopa15", {"setenta_pts": 1, "sevens_pts": "off"}),
    ("escopa15", {"setenta_pts": 1, "sevens_pts": 1}),
    ("escoba-setenta", {"setenta_pts": 1, "sevens_pts": 1}),
    ("scopa15", {"fifteen_allows_equal": True, "ace_sweep": True, "target": 31}),
    ("scopa15", {"fifteen_allows_equal": True, "equal_first": True}),
    ("scopa", {"teams": 4}),
    ("scopa", {"teams": 3}),
    ("asso-pigliatutto", {"hand_size": 3, "table_cards": 4}),
    ("cirulla", {"napola_cap": "off", "all_coins_effect": "plus30", "matta_sticky": False}),
    ("scopa", {"capture_mode": "fifteen"}),
    ("scopa", {"napola": True, "napola_cap": 6, "re_bello_pts": 1, "win_by": 2}),
    ("scopa", {"redeal_low_table_max": 18, "table_cards": 2, "hand_size": 19}),
    ("scopa", {"table15_sweeps": 1, "table_bonus_to": "first"}),
    ("scopa", {"table30_sweeps": 1, "table_bonus_to": "first"}),
    ("cirulla", {"napola": False, "napola_cap": "off"}),
    ("cirulla", {"ace_sweep": False, "capture_mode": "value"}),
    ("scopa", dict.fromkeys(COUNTS, "off")),
    ("scopa", {"sweep_points": 0, "napola": True, **dict.fromkeys(COUNTS, "off")}),
]


@pytest.mark.parametrize(("key", "options"), ACCEPTED)
def test_what_is_asked_for_comes_back_as_records_store_it(key, options):
    rules = rules_of(key, **options)
    assert rules.preset == RULESETS[key]
    assert rules.options() == options
    assert find_ruleset(key).with_options(rules.options()) == rules
    assert rules.with_options({}).options() == options


@pytest.mark.parametrize(("kings", "most"), [("off", 20), (2, 19), (1, 18)])
def test_a_low_table_may_void_openings_but_not_every_one(kings, most):
    options = {"table_cards": 2, "hand_size": 19, "redeal_kings_min": kings}
    assert rules_of("scopa", redeal_low_table_max=most - 1, **options)
    with pytest.raises(OptionError, match="every opening table would be void"):
        rules_of("scopa", redeal_low_table_max=most, **options)


def test_a_value_equal_to_the_preset_is_not_stored():
    assert rules_of("scopa", target=11, napola=False).options() == {}


def test_options_on_options_still_differ_from_the_preset():
    rules = rules_of("scopa", target=21).with_options({"napola": True})
    assert rules.options() == {"target": 21, "napola": True}
    assert rules.with_options({"target": 11}).options() == {"napola": True}


SIDES = [
    ("scopa", {}, 2, 2),
    ("scopa", {}, 3, 3),
    ("scopa", {}, 4, 2),
    ("scopa", {}, 6, 2),
    ("scopa", {"teams": 4}, 4, 4),
    ("scopa", {"teams": 3}, 6, 3),
    ("escopa15", {"teams": 2}, 4, 2),
]


@pytest.mark.parametrize(("key", "options", "seats", "sides"), SIDES)
def test_a_seat_plays_for_its_number_modulo_the_sides(key, options, seats, sides):
    rules = rules_of(key, **options)
    assert rules.sides(seats) == sides
    for seat in range(seats):
        side = rules.side_of(seat, seats)
        assert side == seat % sides
        assert seat in rules.seats_of(side, seats)
    # A partner never sits next to one.
    assert all(
        rules.side_of(seat, seats) != rules.side_of(seat + 1, seats) for seat in range(seats - 1)
    )


BAD_SEATS = [
    ("scopa", {}, 5, "scopa is for 2, 3, 4, 6 seats, not 5; allowed here: 2 3 4 6"),
    ("scopone", {}, 2, "scopone is for 4 seats, not 2; allowed here: 4"),
    ("scopa", {"teams": 4}, 2, "2 seats cannot be 4 sides; allowed here: 4"),
    ("scopa", {"teams": 3}, 4, "4 seats cannot be 3 sides; allowed here: 3 6"),
    (
        "scopa",
        {"hand_size": 9},
        3,
        "deals of 9 to 3 seats and 4 on the table do not use 40 cards; allowed here: 2 4",
    ),
    ("scopa", {}, True, "not True"),
]


@pytest.mark.parametrize(("key", "options", "seats", "line"), BAD_SEATS)
def test_seats_that_do_not_fit_are_refused_and_those_that_do_are_named(key, options, seats, line):
    with pytest.raises(ValueError, match=line):
        rules_of(key, **options).check_seats(seats)


def test_four_seats_of_the_ace_games_get_ten_cards_unless_the_options_say_otherwise():
    rules = RULESETS["asso-pigliatutto"]
    assert (rules.hand_size_for(4), rules.table_cards_for(4), rules.deals(4)) == (10, 0, 1)
    assert (rules.hand_size_for(2), rules.table_cards_for(2), rules.deals(2)) == (3, 4, 6)
    rules = rules_of("asso-pigliatutto", hand_size=3, table_cards=4)
    assert (rules.hand_size_for(4), rules.table_cards_for(4), rules.deals(4)) == (3, 4, 3)


@pytest.mark.parametrize("key", RULESETS)
def test_a_ruleset_survives_copying_and_pickling(key):
    for rules in (RULESETS[key], rules_of(key, target=33)):
        for twin in (copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
            assert twin == rules
            assert hash(twin) == hash(rules)
            assert twin.options() == rules.options()
            assert twin.capture.captures(0b1111, 4) == rules.capture.captures(0b1111, 4)


def test_presets_have_names_and_places_of_their_own():
    rules = list(RULESETS.values())
    assert [one.order for one in rules] == sorted({one.order for one in rules})
    for one in rules:
        assert one.name_key == f"ruleset-{one.key}"
        assert one.summary_key == f"ruleset-{one.key}-summary"
        assert one.target in one.targets


TARGETS = {
    "scopa": (11, (11, 16, 21, 31)),
    "escopa15": (21, (21, 31)),
    "escopa-italiana": (11, (11, 16, 21)),
    "escoba": (21, (21, 31)),
    "scopone": (11, (11, 16, 21)),
    "scopone-scientifico": (21, (11, 21)),
    "asso-pigliatutto": (21, (11, 21, 31)),
    "scopa-dassi": (21, (11, 21, 31)),
    "napola": (21, (21, 31, 41)),
    "scopa15": (11, (11, 21, 31)),
    "cirulla": (51, (26, 31, 51, 81, 101)),
    "scopa-a-perdere": (21, (21,)),
    "scopa-frac": (21, (21,)),
    "scopone-trentino": (21, (21,)),
    "escoba-setenta": (30, (15, 18, 21, 30)),
    "re-bello": (11, (11, 16, 21, 31)),
    "escopa-belos": (15, (15, 21, 31)),
}


def test_the_targets_are_those_of_the_rules():
    assert {key: (rules.target, rules.targets) for key, rules in RULESETS.items()} == TARGETS


@pytest.mark.parametrize("key", OPTIONS)
def test_the_page_on_the_command_line_lists_the_option_with_its_values(key):
    page = Path(__file__).parents[2] / "docs" / "command-line.md"
    (row,) = re.findall(rf"^\| `{key}` \| (.*) \| .+ \|$", page.read_text("utf-8"), re.MULTILINE)
    option = OPTIONS[key]
    match option.kind:
        case OptionKind.YES_NO:
            expected = "`true` `false`"
        case OptionKind.WORD:
            expected = " ".join(f"`{word}`" for word in option.words)
        case OptionKind.NUMBER:
            expected = f"{option.low} to {option.high}"
            if option.numbers:
                expected = " ".join(map(str, option.numbers))
            expected += " · off" if option.can_be_off else ""
    assert row == expected
