"""Setting a new table: places, people and robots, games and their options, cards."""

from __future__ import annotations

import pytest

from driving import button, command, opened, press, reachable, send, settled, too_wide, typed
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.option_list import (
    DEBATED,
    changed,
    is_offered,
    offered,
    seat_counts,
    values_of,
)
from scopa_desktop.scenes.rule_badges import rule_words
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import quick_setup
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import Command, PointerMoved, PointerPressed, PointerReleased

HELP_LINES = 20


def table_of(services: Services):
    """The runner of the table that was opened."""
    scene = services.navigation.scenes[1]
    assert scene.key == "table"
    return scene.session.runner


def values_in(services: Services, *ids: str) -> list[str]:
    return [button(services, one).value for one in ids]


def kinds(services: Services) -> list[str]:
    """Who sits at each place, by what is marked there."""
    scene = services.navigation.top
    ids = {item.id for item in scene.buttons() if item.checked}
    marked = (
        [kind for kind in ("human", "bot") if f"setup-seat-{seat}-{kind}" in ids]
        for seat in range(scene.setup.draft.count)
    )
    return ["".join(found) or "free" for found in marked]


def drawn(services: Services) -> str:
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return " ".join(canvas.texts())


# --- the table


def test_one_press_starts_the_table_last_set_up(services):
    opened(services, "setup")
    command(services, Command.CONFIRM)
    assert [player.kind for player in table_of(services).players] == ["human", "bot"]


@pytest.mark.parametrize("key", RULESETS)
def test_every_game_starts_at_a_table_of_its_own_size(services, key):
    opened(services, "setup")
    press(services, "setup-tab-rules")
    scene = services.navigation.top
    scene.activate(f"setup-game-{key}")
    if press(services, "setup-start").key == "dealer-draw":
        press(services, "dealer-draw-skip")
    runner = table_of(services)
    assert runner.ruleset.key == key
    assert len(runner.players) in RULESETS[key].players


def test_free_places_are_taken_by_robots_at_the_start(services):
    opened(services, "setup")
    press(services, "setup-seats-4", "setup-start")
    assert [player.name for player in table_of(services).players] == [
        "Você",
        "Carmen",
        "Tito",
        "Luna",
    ]


def test_robots_fill_the_free_places_on_request(services):
    opened(services, "setup")
    press(services, "setup-seats-3")
    assert kinds(services) == ["human", "bot", "free"]
    press(services, "setup-fill")
    assert kinds(services) == ["human", "bot", "bot"]
    assert not button(services, "setup-fill").enabled


def test_two_people_are_numbered_and_one_is_you(services):
    opened(services, "setup")
    assert button(services, "setup-seat-0-name").label == "Você"
    press(services, "setup-seat-1-human")
    names = [button(services, f"setup-seat-{seat}-name").label for seat in (0, 1)]
    assert names == ["Jogador 1", "Jogador 2"]


def test_a_name_is_typed_over_the_one_that_stood_there(services):
    opened(services, "setup")
    press(services, "setup-seat-0-name")
    typed(services, "Ana")
    command(services, Command.CONFIRM)
    assert button(services, "setup-seat-0-name").label == "Ana"


def test_a_typed_name_is_at_most_twelve_letters_and_can_be_mended(services):
    opened(services, "setup")
    press(services, "setup-seat-0-name")
    typed(services, "Maximiliano da Silva")
    command(services, Command.ERASE, Command.ERASE, Command.CONFIRM)
    assert button(services, "setup-seat-0-name").label == "Maximilian"


def test_a_name_is_picked_without_a_keyboard(services):
    opened(services, "setup")
    press(services, "setup-seat-0-name")
    command(services, Command.UP, Command.CONFIRM)
    ideas = services.catalog.text("setup-name-ideas").split()
    assert button(services, "setup-seat-0-name").label in ideas


def test_giving_up_a_name_keeps_the_old_one(services):
    opened(services, "setup")
    press(services, "setup-seat-0-name")
    typed(services, "Ana")
    command(services, Command.CANCEL)
    assert button(services, "setup-seat-0-name").label == "Você"


def test_the_same_name_twice_gets_a_number(services):
    opened(services, "setup")
    press(services, "setup-seat-0-name")
    typed(services, "Carmen")
    command(services, Command.CONFIRM)
    press(services, "setup-seat-1-human", "setup-seat-1-name")
    typed(services, "carmen")
    command(services, Command.CONFIRM)
    assert button(services, "setup-seat-1-name").label == "carmen 2"


def test_level_and_deck_of_each_place_are_taken_over(services):
    opened(services, "setup")
    press(services, "setup-seat-1-level", "setup-seat-0-skin", "setup-start")
    table = services.navigation.scenes[1]
    assert table.session.runner.players[1].level == "hard"
    assert table.session.look_of(0, "skin") == "piacentine"


def test_only_watching_seats_robots_everywhere(services):
    opened(services, "setup")
    press(services, "setup-watch")
    assert button(services, "setup-watch").checked
    press(services, "setup-start")
    assert [player.kind for player in table_of(services).players] == ["bot", "bot"]


def test_a_count_that_the_game_does_not_have_names_those_it_has(services):
    opened(services, "setup")
    press(services, "setup-seats-6")
    message = services.navigation.top.setup.message
    assert "2, 3 ou 4" in message
    assert "Scopa" in message
    assert services.navigation.top.setup.draft.count == 2


def test_a_game_of_other_counts_moves_the_number_of_places(services):
    opened(services, "setup")
    services.navigation.top.activate("setup-tab-rules")
    services.navigation.top.activate("setup-game-scopone")
    assert services.navigation.top.setup.draft.count == 4


def test_four_play_in_pairs_or_each_for_himself(services):
    opened(services, "setup")
    press(services, "setup-seats-4", "setup-option-teams")
    press(services, "setup-start")
    assert table_of(services).ruleset.sides(4) == 4


def test_sides_that_do_not_fit_another_count_are_dropped(services):
    opened(services, "setup")
    press(services, "setup-seats-4", "setup-option-teams", "setup-seats-3", "setup-start")
    assert table_of(services).ruleset.options() == {}


def test_partners_are_changed_by_pressing_two_names(services):
    opened(services, "setup")
    press(services, "setup-seats-4", "setup-fill", "setup-partners")
    press(services, "partners-seat-1", "partners-seat-2", "partners-done")
    names = [button(services, f"setup-seat-{seat}-name").label for seat in range(4)]
    assert names == ["Você", "Tito", "Carmen", "Luna"]
    assert "Você e Carmen contra Tito e Luna." in drawn(services)


def test_people_without_names_are_called_in_the_language_of_today(services):
    opened(services, "setup")
    press(services, "setup-start")
    services.use_language("en")
    assert quick_setup(services).seats[0].name == "You"


def test_the_changed_partners_are_proposed_again(services):
    opened(services, "setup")
    press(services, "setup-seats-4", "setup-fill", "setup-partners")
    press(services, "partners-seat-1", "partners-seat-2", "partners-done", "setup-back")
    opened(services, "setup")
    assert services.navigation.top.setup.draft.names == ("Você", "Tito", "Carmen", "Luna")


def clicked(services: Services, button_id: str, x: int):
    """Click a button so far from its left edge."""
    rect = button(services, button_id).rect
    point = Vec(rect.x + x, rect.y + rect.h // 2)
    return send(services, PointerPressed(point), PointerReleased(point))


def test_only_the_value_of_a_choice_is_pressed_not_its_name(services):
    opened(services, "setup")
    rect, game = button(services, "setup-ruleset").rect, values_in(services, "setup-ruleset")
    for x in (12, rect.w // 3, rect.w // 2):
        clicked(services, "setup-ruleset", x)
        assert values_in(services, "setup-ruleset") == game
    clicked(services, "setup-ruleset", rect.w - 12)
    assert values_in(services, "setup-ruleset") != game
    width = services.assets.font("F7").width(button(services, "setup-ruleset").value)
    clicked(services, "setup-ruleset", rect.w - 21 - width - 8)
    assert values_in(services, "setup-ruleset") == game


def test_the_places_come_back_after_a_game_that_has_others(services):
    opened(services, "setup")
    press(services, "setup-seats-3")
    scene = services.navigation.top
    draft = scene.setup.draft
    seen = set()
    for _ in RULESETS:
        press(services, "setup-ruleset")
        seen.add(draft.count)
        if 3 in RULESETS[draft.ruleset.key].players:
            assert draft.count == 3
    assert seen > {3}
    assert draft.count == 3


def test_who_plays_against_whom_is_said_once_everybody_sits(services):
    opened(services, "setup")
    press(services, "setup-seats-4")
    said = drawn(services)
    assert "contra" not in said
    assert services.catalog.text("setup-open-seats").split()[-1] in said
    press(services, "setup-fill")
    assert "Você e Tito contra Carmen e Luna." in drawn(services)


@pytest.mark.parametrize("key", RULESETS)
def test_a_short_match_is_offered_and_is_still_the_same_game(services, key):
    opened(services, "setup")
    draft = services.navigation.top.setup.draft
    draft.set_ruleset(RULESETS[key])
    short = min(RULESETS[key].targets) // 2
    for _ in range(8):
        if draft.ruleset.target == short:
            break
        press(services, "setup-target")
    assert draft.ruleset.target == short
    assert values_in(services, "setup-ruleset") == [services.catalog.text(f"ruleset-{key}")]


@pytest.mark.parametrize("language", available_languages())
def test_no_two_games_are_called_alike(services, language):
    services.use_language(language)
    names = [services.catalog.text(rules.name_key) for rules in RULESETS.values()]
    bare = [name.replace("quindici", "15").replace(" a ", " di ").casefold() for name in names]
    assert len(set(bare)) == len(names)


def test_what_was_set_up_is_proposed_again(services):
    opened(services, "setup")
    press(services, "setup-seats-3", "setup-target", "setup-back")
    opened(services, "setup")
    assert button(services, "setup-seats-3").checked
    assert values_in(services, "setup-target") == ["31"]


# --- the rules


def test_an_option_is_changed_and_marked_as_the_houses_own(services):
    opened(services, "setup")
    press(services, "setup-tab-rules", "setup-option-fewest_cards")
    draft = services.navigation.top.setup.draft
    assert draft.ruleset.options() == {"fewest_cards": True}
    assert button(services, "setup-rules-reset").enabled
    press(services, "setup-rules-reset")
    assert draft.ruleset.options() == {}


def test_a_refused_combination_says_why_in_words(services):
    opened(services, "setup")
    press(services, "setup-tab-rules", "setup-option-capture_obligation")
    scene = services.navigation.top
    assert "15 deixado" in scene.setup.message
    assert scene.setup.draft.ruleset.options() == {}


def test_switching_an_option_off_drops_what_refined_it(services):
    rules = changed(changed(RULESETS["scopa"], "napola", True), "napola_cap", 6)
    assert changed(rules, "napola", False).options() == {}


@pytest.mark.parametrize(
    ("key", "option", "value", "dealt"),
    [
        ("scopa", "hand_size", 9, (9, 4)),
        ("scopa", "hand_size", 10, (10, 0)),
        ("scopa", "table_cards", 0, (10, 0)),
        ("scopone-scientifico", "table_cards", 4, (9, 4)),
        ("scopone-scientifico", "hand_size", 3, (3, 4)),
    ],
)
def test_hands_and_table_take_each_other_along(key, option, value, dealt):
    rules = changed(RULESETS[key], option, value)
    assert (rules.hand_size, rules.table_cards) == dealt
    assert 4 in seat_counts(rules)


def test_a_deal_that_other_rules_forbid_is_refused_with_their_reason(services):
    scene = opened(services, "setup")
    scene.activate("setup-tab-rules")
    scene.activate("setup-game-escopa15")
    scene.turn("setup-option-table_cards", 1)
    assert services.catalog.text("option-refused-no-table") in scene.setup.message
    scene.activate("setup-game-cirulla")
    scene.turn("setup-option-hand_size", 1)
    assert services.catalog.text("option-refused-declarations") in scene.setup.message
    # The value that was wanted is named, with its option.
    wanted = rule_words(services.catalog, "hand_size", 9)
    assert wanted in scene.setup.message


def test_a_deal_for_other_numbers_of_players_says_so(services):
    scene = opened(services, "setup")
    press(services, "setup-seats-3", "setup-tab-rules")
    scene.activate("setup-game-scopa")
    scene.turn("setup-option-hand_size", 1)
    assert scene.setup.draft.count == 2
    assert scene.setup.message == scene.setup.counts_sentence()


def test_every_option_is_offered_somewhere_or_left_out_on_purpose():
    shown = {key for rules in RULESETS.values() for _, keys in offered(rules) for key in keys}
    on = RULESETS["cirulla"]
    left_out = {"teams", "claim_out"}
    assert set(OPTIONS) - shown <= left_out | {k for k in OPTIONS if not is_offered(on, k)}


def test_every_offered_value_is_one_that_the_option_allows():
    for rules in RULESETS.values():
        for _, keys in offered(rules):
            for key in keys:
                values = values_of(rules, key)
                assert getattr(rules, key) in values
                for value in values:
                    assert OPTIONS[key].check("off" if value is None else value) == value


@pytest.mark.parametrize("language", available_languages())
def test_every_help_text_fits_its_panel(services, language):
    services.use_language(language)
    scene = opened(services, "setup")
    scene.activate("setup-tab-rules")
    for key, ruleset in RULESETS.items():
        scene.activate(f"setup-game-{key}")
        page = scene.page
        for _, keys in offered(ruleset):
            for option in keys:
                assert services.catalog.has(f"option-{option}-help"), option
        for current in [f"setup-option-{k}" for k in OPTIONS if is_offered(ruleset, k)]:
            assert page.help_lines(current) <= HELP_LINES, current
        assert page.help_lines(f"setup-game-{key}") <= HELP_LINES


def test_the_points_most_argued_about_are_explained_where_they_are_chosen(services):
    scene = opened(services, "setup")
    scene.activate("setup-tab-rules")
    told = set()
    for key in RULESETS:
        scene.activate(f"setup-game-{key}")
        for option in DEBATED:
            for rows in scene.lists():
                rows.reveal(f"setup-option-{option}")
            row = next((b for b in scene.buttons() if b.id == f"setup-option-{option}"), None)
            if row is not None:
                send(services, PointerMoved(row.rect.center))
                canvas = RecordingCanvas()
                services.navigation.draw(canvas)
                words = services.catalog.text(f"option-{option}-debate").split()
                assert " ".join(words[:3]) in " ".join(canvas.texts())
                assert words[-1] in " ".join(canvas.texts()).split()
                told.add(option)
    assert told == set(DEBATED)


# --- the cards


def test_each_person_chooses_a_deck(services):
    opened(services, "setup")
    press(services, "setup-seat-1-human", "setup-tab-cards")
    press(services, "setup-skin-french", "setup-who", "setup-skin-piacentine")
    seats = services.navigation.top.setup.draft.seats
    assert [seat.looks.skin for seat in seats] == ["french", "piacentine"]


def test_the_only_persons_deck_becomes_the_usual_one(services):
    opened(services, "setup")
    press(services, "setup-tab-cards", "setup-skin-french")
    assert services.settings.current.skin == "french"


def test_back_cloth_and_values_change_at_once(services):
    opened(services, "setup")
    press(services, "setup-tab-cards", "setup-back-blue", "setup-felt-wine", "setup-big_value")
    press(services, "setup-badges", "setup-backs-more", "setup-back-brooms")
    now = services.settings.current
    assert (now.back, now.felt, now.big_value, now.badges) == ("brooms", "wine", True, "figures")


# --- all pages


@pytest.mark.parametrize("page", ["table", "rules", "cards"])
def test_the_four_directions_reach_everything(services, page):
    scene = opened(services, "setup")
    press(services, "setup-seats-4", "setup-fill", f"setup-tab-{page}")
    wanted = {item.id for item in scene.buttons() if item.enabled}
    assert reachable(scene) >= wanted


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("key", RULESETS)
def test_every_word_fits_its_place(services, language, key):
    services.use_language(language)
    scene = opened(services, "setup")
    scene.setup.draft.set_ruleset(RULESETS[key])
    found = []
    for page in ("table", "rules", "cards"):
        scene.activate(f"setup-tab-{page}")
        for rows in scene.lists():
            while True:
                before = rows.first
                found += too_wide(services, scene)
                rows.scroll(-rows.shown)
                if rows.first == before:
                    break
        found += too_wide(services, scene)
    assert not found


@pytest.mark.parametrize("language", available_languages())
def test_every_value_of_every_option_fits_its_row(services, language):
    services.use_language(language)
    scene = opened(services, "setup")
    scene.activate("setup-tab-rules")
    found = []
    for key, ruleset in RULESETS.items():
        scene.activate(f"setup-game-{key}")
        for _, keys in offered(ruleset):
            for option in keys:
                for value in values_of(ruleset, option):
                    words = scene.page.row_width(option, value)
                    if words > 288:
                        found.append(f"{option} {value}: {words - 288} too wide")
    assert not sorted(set(found))


def test_escape_goes_back_to_the_title(services):
    opened(services, "setup")
    command(services, Command.CANCEL)
    assert settled(services).key == "title"
