"""House rules in sight: a badge for every option that differs, on the table and on the result."""

from __future__ import annotations

from typing import Any

import pytest

from driving import command, opened, press, send
from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.option_list import values_of
from scopa_desktop.scenes.rule_badges import UNSAID, RuleBadges, badge_word, badges_of
from scopa_desktop.scenes.table.layout import MENU
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, PointerMoved
from sittings import play, play_match, sat_down
from table_play import click, dealt, place
from tables import HOUSES, TABLES, rules_at, table_name

LANGUAGES = available_languages()
WIDEST = 82
"""No badge is wider, in pixels: one always has room on a board."""
MANY: dict[str, Any] = {
    "target": 26,
    "equal_first": False,
    "matta_sticky": False,
    "re_bello_pts": 1,
    "napola_cap": "off",
    "all_coins_effect": "plus30",
}


def drawn(services) -> list[str]:
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return canvas.texts()


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_that_differs_from_a_game_has_a_short_word(services, language):
    services.use_language(language)
    font = services.assets.font("F5")
    for ruleset in RULESETS.values():
        for key in OPTIONS.keys() - UNSAID:
            words = set()
            for value in values_of(ruleset, key):
                if value == getattr(ruleset, key):
                    continue
                try:
                    rules = ruleset.with_options({key: value})
                except OptionError:
                    continue
                word = badge_word(services.catalog, rules, key)
                assert not word.startswith("badge-"), word
                assert word == word.upper()
                assert all(font.has(letter) for letter in word if letter != " "), word
                assert font.width(word) + 5 <= WIDEST, word
                words.add(word)
            others = [v for v in values_of(ruleset, key) if v != getattr(ruleset, key)]
            assert len(words) <= len(others)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_game_as_it_is_written_has_no_badges(services, table):
    assert badges_of(services.catalog, rules_at(table)) == ()


@pytest.mark.parametrize("table", HOUSES, ids=table_name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_badges_lie_between_menu_and_plates_at_every_table(services, language, table):
    key, seats, options = table
    services.use_language(language)
    session = sat_down(services, key, 1, seats - 1, **options)
    badges = session.badges.badges
    assert len(badges) == len(options.keys() - UNSAID)
    scene = opened(services, "table", session=session)
    placed = session.badges.placed(*scene.badge_rows)
    rects = [rect for rect, _ in placed]
    room = [scene.board.layout.plate(seat) for seat in range(seats)]
    for i, rect in enumerate(rects):
        for other in [*rects[i + 1 :], *room, MENU]:
            assert not overlap(rect, other), (language, table, placed)
        assert rect.right <= scene.rule_rect.right
    words = [word for _, word in placed if not word.startswith("+")]
    rest = [int(word) for _, word in placed if word.startswith("+") and word[1:].isdecimal()]
    assert len(words) + sum(rest) == len(badges)


def test_the_words_for_a_reader_are_made_once_for_each_language(services):
    session = sat_down(services, "scopa", 1, 1, napola=True, target=21)
    told = []
    for language in LANGUAGES:
        services.use_language(language)
        words = session.badges.rules
        assert session.badges.rules is words
        assert all(badge.rule in words for badge in session.badges.badges)
        told.append(words)
    assert len(set(told)) == len(LANGUAGES)
    assert sat_down(services, "scopa", 1, 1).badges.rules == ""


def test_an_option_without_effect_is_no_badge(services):
    rules = RULESETS["escopa15"].with_options(
        {"sevens_pts": "off", "all_sevens_pts": "off", "setenta_pts": 1}
    )
    keys = [badge.key for badge in badges_of(services.catalog, rules)]
    # What the house adds comes before what it leaves out.
    assert keys == ["setenta_pts", "sevens_pts"]


def test_a_target_of_the_house_is_a_badge_in_place_of_the_number(services):
    scene = dealt(services, "scopa", "5C 3D 9S 1B", "7D 8C 2B", target=16)
    assert scene.rule_line == services.catalog.text("ruleset-scopa")
    assert "ATÉ 16" in drawn(services)
    scene = dealt(services, "scopa", "5C 3D 9S 1B", "7D 8C 2B")
    assert scene.rule_line.endswith("11")
    assert not [text for text in drawn(services) if text.startswith("ATÉ")]


def test_pointing_at_the_badges_says_every_rule_in_a_sentence(services):
    scene = dealt(services, "scopa", "5C 3D 9S 1B", "7D 8C 2B", napola=True, fewest_cards=True)
    assert {"NAPOLA", "MENOS CARTAS"} <= set(drawn(services))
    sentence = services.catalog.text("option-fewest_cards-help")
    assert sentence not in " ".join(drawn(services))
    scene.handle(PointerMoved(place(scene, "button-rules").center))
    assert sentence in " ".join(drawn(services))
    scene.handle(PointerMoved((320.0, 200.0)))  # type: ignore[arg-type]
    assert sentence not in " ".join(drawn(services))
    (node,) = [node for node in scene.nodes() if node.id == "button-rules"]
    assert "Napola: sim" in node.value


def test_the_rules_opened_from_the_badges_lead_back_to_the_table(services):
    scene = dealt(services, "scopa", "5C 3D 9S 1B", "7D 8C 2B", napola=True)
    click(scene, place(scene, "button-rules").center)
    services.navigation.settle()
    assert services.catalog.text("rules-table-changed") in drawn(services)
    assert services.catalog.text("option-napola-help")[:30] in " ".join(drawn(services))
    command(services, Command.CANCEL)
    assert services.navigation.top is scene


def result(services, key):
    session = sat_down(services, "cirulla", 1, 1, **MANY)
    if key == "round":
        play(session)
        return opened(services, key, session=session, sheet=session.runner.score_sheet), session
    play_match(session)
    return opened(services, key, session=session), session


@pytest.mark.parametrize("key", ["round", "match-end"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_results_show_every_badge_and_what_it_means(services, key, language):
    services.use_language(language)
    scene, session = result(services, key)
    for _ in range(400):
        services.navigation.update(50)
    words = [badge.word for badge in session.badges.badges]
    assert len(words) == len(MANY)
    assert set(words) <= set(drawn(services))
    target = f"{'match' if key == 'match-end' else key}-rules"
    rect = next(item.rect for item in scene.buttons() if item.id == target)
    assert rect.bottom <= 360
    others = [item.rect for item in scene.buttons() if item.id != target]
    assert not any(overlap(rect, other) for other in others)
    send(services, PointerMoved(rect.center))
    assert session.badges.badges[1].rule in drawn(services)
    top = press(services, target)
    assert top.key == "pause"
    assert command(services, Command.CANCEL) is scene


def test_words_are_laid_out_once(services):
    badges = RuleBadges(services, RULESETS["cirulla"].with_options(MANY))
    row = Rect(0, 0, 400, 9)
    assert badges.placed(row) is badges.placed(row)
    before = badges.placed(row)
    services.use_language("it")
    assert badges.placed(row) != before


def test_what_has_no_room_is_a_number(services):
    badges = RuleBadges(services, RULESETS["cirulla"].with_options(MANY))
    for width in range(20, 420, 7):
        placed = badges.placed(Rect(0, 0, width, 9), Rect(0, 11, width, 9))
        assert all(rect.right <= width for rect, _ in placed)
        rest = [int(word) for _, word in placed if word[1:].isdecimal()]
        assert len(placed) - len(rest) + sum(rest) == len(MANY)
