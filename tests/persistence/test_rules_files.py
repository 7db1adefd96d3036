"""A house's rules file: every option is read, and everything wrong refused in one clear line."""

import json

import pytest

from scopa_desktop.engine.options import OPTIONS, OptionKind
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.persistence.records import record_from_json
from scopa_desktop.persistence.rules_files import rules_from_json
from scopa_desktop.persistence.strict import FileError

EMPTY = {"format": "scopa-rules", "version": 1, "name": "Casa da vó", "ruleset": "scopa"}


def read(document):
    content = document if isinstance(document, str) else json.dumps(document)
    return rules_from_json(content.encode(), "casa.scopa-rules")


def complaint(document):
    with pytest.raises(FileError) as caught:
        read(document)
    line = str(caught.value)
    assert line.startswith("casa.scopa-rules: ")
    assert "\n" not in line
    return line.removeprefix("casa.scopa-rules: ")


def wrong_values(option):
    """Values out of range or of a wrong type."""
    wrong = [[], {}, 1.5, "", "nonsense", [1, 2], {"a": 1}, 10**30]
    if option.kind is not OptionKind.YES_NO:
        wrong += [True, False]
    if option.kind is not OptionKind.NUMBER:
        wrong += [0, 1, -1]
    else:
        wrong += [str(option.low), option.low - 1, option.high + 1, float(option.low)]
    if not option.can_be_off:
        wrong.append(None)
    if not option.can_be_off and "off" not in option.words:
        wrong.append("off")
    return wrong


@pytest.mark.parametrize("key", OPTIONS)
def test_a_wrong_value_is_refused_naming_the_option_the_value_and_what_is_allowed(key):
    option = OPTIONS[key]
    for value in wrong_values(option):
        line = complaint({**EMPTY, "options": {key: value}})
        assert line.startswith(f"options.{key}: ")
        assert line.endswith(f" is not possible here; allowed: {option.allowed}")


@pytest.mark.parametrize("key", OPTIONS)
def test_an_option_given_twice_is_refused_even_when_both_agree(key):
    value = json.dumps(getattr(find_ruleset("scopa"), key))
    text = json.dumps({**EMPTY, "options": {}})
    for second in (value, '"something else"'):
        doubled = text.replace('"options": {', f'"options": {{"{key}": {value}, "{key}": {second}')
        assert complaint(doubled) == f"'{key}' stands there twice"


@pytest.mark.parametrize("key", OPTIONS)
def test_an_option_with_a_slip_of_the_pen_is_unknown(key):
    for slip in (key.upper(), key + "s", " " + key, key.replace("_", "-") + "-", ""):
        line = complaint({**EMPTY, "options": {slip: 1}})
        assert line == f"options.{slip}: 1 is not possible here; there is no option of this name"


@pytest.mark.parametrize("field", [*EMPTY, "options"])
def test_a_field_that_is_missing_doubled_or_of_a_wrong_type_is_named(field):
    whole = {**EMPTY, "options": {}}
    for wrong in ([], 1.5, True, {"a": 1} if field != "options" else "off"):
        assert complaint({**whole, field: wrong}).startswith(f"{field}: expected ")
    text = json.dumps(whole)
    doubled = text[:-1] + f', "{field}": {json.dumps(whole[field])}}}'
    assert complaint(doubled) == f"'{field}' stands there twice"
    if field != "options":
        without = {key: value for key, value in whole.items() if key != field}
        assert complaint(without) == f"missing: {field}"


def test_an_unknown_field_is_named():
    assert complaint({**EMPTY, "optoins": {"target": 21}}) == "unknown field: optoins"


def test_a_long_value_does_not_make_a_long_line():
    line = complaint({**EMPTY, "options": {"target": list(range(10_000))}})
    assert len(line) < 200


def test_contradictions_are_refused_with_their_reason():
    for options, message in (
        (
            {"ace_on_empty": "takes_itself"},
            "'takes_itself' is not possible here; it needs ace_sweep",
        ),
        (
            {"left15_claim": "next_player"},
            "'next_player' is not possible here; nothing can be left",
        ),
        ({"setenta_pts": 1}, "1 is not possible here; it is the same count as primiera_pts"),
    ):
        (key,) = options
        assert complaint({**EMPTY, "options": options}).startswith(f"options.{key}: {message}")


@pytest.mark.parametrize("key", RULESETS)
def test_a_number_of_seats_that_a_game_does_not_have_is_refused(key):
    rules = RULESETS[key]
    for seats in range(8):
        people = [{"name": f"P{seat}", "kind": "human"} for seat in range(seats)]
        record = {
            "format": "scopa-record",
            "version": 1,
            "ruleset": key,
            "seats": people,
            "first_dealer": 0,
            "rounds": [],
        }
        content = json.dumps(record).encode()
        if seats in rules.players:
            assert len(record_from_json(content, "x").seats) == seats
            continue
        with pytest.raises(FileError) as caught:
            record_from_json(content, "x")
        allowed = ", ".join(map(str, rules.players))
        assert str(caught.value) == (
            f"x: seats: {key} is for {allowed} seats, not {seats};"
            f" allowed here: {allowed.replace(',', '')}"
        )


def test_every_option_of_a_file_is_kept():
    options = {"target": 33, "napola": True, "napola_cap": 6, "redeal_kings_min": "off"}
    rules = read({**EMPTY, "options": options})
    assert (rules.name, rules.ruleset.options()) == ("Casa da vó", options)
