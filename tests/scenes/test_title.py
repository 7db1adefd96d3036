"""The title and the first run: where one press leads."""

from __future__ import annotations

import pytest

from driving import button, command, press, reachable, send, settled, too_wide
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.words import KeptMatch
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import Command, PointerMoved


def title(services):
    services.navigation.reset("title")
    return settled(services)


def begun(services, seats=("human", "normal"), moves=3):
    """A match in progress, so many moves old."""
    session = Session.new(services, quick_setup(services, None, seats))
    for _ in range(moves):
        runner = session.runner
        runner.submit(runner.turn, runner.view(runner.turn).legal_moves()[0])
    return session


def ids(scene):
    return [item.id for item in scene.buttons()]


def test_without_a_saved_match_playing_at_once_is_the_first_thing(services):
    scene = title(services)
    assert "title-continue" not in ids(scene)
    assert scene.focus.focused == "title-play"
    assert button(services, "title-play").kind == "primary"


@pytest.mark.parametrize("language", available_languages())
def test_playing_at_once_says_which_game_and_with_whom(services, language):
    services.use_language(language)
    title(services)
    for seats, told in (
        (("human", "normal"), ("Carmen",)),
        (("human", "normal", "normal", "normal"), ("Carmen", "Tito", "Luna")),
        (("human", "human"), ()),
    ):
        services.settings.change(last_table=quick_setup(services, None, seats))
        sub = button(services, "title-play").sub
        assert sub.startswith(services.catalog.text(quick_setup_name(services)))
        assert all(name in sub for name in told) or str(len(seats)) in sub
        assert not too_wide(services, services.navigation.top)


def quick_setup_name(services):
    return f"ruleset-{quick_setup(services).ruleset}"


def test_a_table_that_cannot_be_read_is_told_of_once(services):
    services.settings.change(
        last_table={"ruleset": "bridge", "seats": [{"kind": "human", "name": "Ana"}]}
    )
    title(services)
    for _ in range(5):
        services.navigation.draw(RecordingCanvas())
    assert len(services.notices) == 1
    assert button(services, "title-play").sub == "Escopa de 15 contra Carmen"


def test_one_press_plays(services):
    title(services)
    assert command(services, Command.CONFIRM).key == "table"


def test_one_saved_match_is_named_and_opened_directly(services):
    session = begun(services)
    title(services)
    sub = button(services, "title-continue").sub
    assert sub.startswith("Escopa de 15 · 0 a 0")
    scene = press(services, "title-continue")
    assert scene.key == "table"
    assert scene.session.match_id == session.match_id


def test_several_saved_matches_are_offered_for_choice(services):
    begun(services)
    begun(services)
    title(services)
    assert button(services, "title-continue").sub == "2 partidas guardadas"
    assert press(services, "title-continue").key == "saves"


def test_a_match_that_nobody_has_played_makes_room_for_the_next(services):
    begun(services, moves=0)
    begun(services, moves=0)
    title(services)
    assert len(services.database.unfinished()) == 1


def test_the_only_person_is_told_that_it_is_their_turn(services):
    session = begun(services, moves=0)
    runner = session.runner
    while runner.turn != 0:
        runner.submit(runner.turn, runner.view(runner.turn).legal_moves()[0])
    kept = KeptMatch.read(services.database.unfinished()[0])
    assert kept.turn(services.catalog) == "sua vez"


def test_the_language_changes_at_a_press(services):
    title(services)
    press(services, "title-language")
    assert services.catalog.language == "es"
    assert button(services, "title-play").label == "JUGAR YA"
    press(services, "title-language", "title-language", "title-language")
    assert services.catalog.language == "pt_BR"


def test_buttons_lead_only_to_screens_that_exist(services):
    for item in title(services).buttons():
        if item.kind == "dark" and item.id not in ("title-quit", "title-language"):
            title(services)
            assert press(services, item.id).key != "title"


def test_notices_are_shown_one_after_the_other_and_go_away(services):
    services.notices += ["the first one", "the second one"]
    title(services)
    assert button(services, "title-notice").name == "the first one"
    press(services, "title-notice")
    assert button(services, "title-notice").name == "the second one"
    press(services, "title-notice")
    assert "title-notice" not in ids(services.navigation.top)


def test_a_very_long_notice_stays_inside_its_place(services):
    services.notices.append("x" * 400)
    scene = title(services)
    canvas = RecordingCanvas()
    scene.draw(canvas)
    width = services.assets.font("F7").width
    assert all(width(text) < 640 for text in canvas.texts())


def test_escape_goes_to_the_button_that_leaves(services):
    title(services)
    command(services, Command.CANCEL)
    assert services.navigation.top.focus.focused == "title-quit"
    command(services, Command.CONFIRM)
    assert services.navigation.is_done


def test_the_four_directions_reach_everything(services):
    begun(services)
    services.notices.append("something")
    scene = title(services)
    assert reachable(scene) >= set(ids(scene))


@pytest.mark.parametrize("language", available_languages())
def test_every_word_fits_with_and_without_a_match(services, language):
    services.use_language(language)
    assert not too_wide(services, title(services))
    begun(services, ("human", "normal", "hard"))
    assert not too_wide(services, title(services))


# --- the first run


def test_the_first_run_guesses_the_language_and_plays_in_two_presses(services):
    services.navigation.reset("first-run")
    scene = settled(services)
    assert scene.focus.focused == "first-run-language-pt_BR"
    command(services, Command.CONFIRM, Command.CONFIRM)
    assert [one.key for one in services.navigation.scenes][:2] == ["title", "table"]
    assert services.settings.current.first_run_done


def question(scene):
    return next(node.name for node in scene.nodes() if node.id == "first-run-question")


def test_the_first_run_asks_in_the_language_that_is_pointed_at(services):
    services.navigation.reset("first-run")
    scene = settled(services)
    assert question(scene) == "Em que idioma vamos jogar?"
    send(services, PointerMoved(button(services, "first-run-language-it").rect.center))
    assert question(scene) == "In che lingua giochiamo?"
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    assert "In che lingua giochiamo?" in canvas.texts()
    send(services, PointerMoved(Vec(2, 2)))
    assert question(scene) == "Em que idioma vamos jogar?"
    command(services, Command.DOWN)
    assert question(scene) == "¿En qué idioma jugamos?"
    assert services.catalog.language == "pt_BR"


def test_the_first_run_speaks_the_chosen_language_at_once(services):
    services.navigation.reset("first-run")
    settled(services)
    press(services, "first-run-language-it")
    assert services.settings.current.language == "it"
    assert button(services, "first-run-know").label == "VAI AL MENU"


def test_who_knows_how_to_play_comes_to_the_title(services):
    services.navigation.reset("first-run")
    settled(services)
    press(services, "first-run-language-en", "first-run-know")
    assert services.navigation.top.key == "title"


def test_learning_is_offered_only_where_there_are_lessons(services):
    services.navigation.reset("first-run")
    settled(services)
    scene = press(services, "first-run-language-en")
    assert ("first-run-learn" in ids(scene)) == services.navigation.has("tutorial")


def test_accessibility_choices_are_kept_and_lead_back(services):
    services.navigation.reset("first-run")
    settled(services)
    press(services, "first-run-language-en", "first-run-access")
    press(services, "first-run-contrast", "first-run-big_value", "first-run-color_vision")
    now = services.settings.current
    assert (now.felt, now.big_value, now.color_vision) == ("paper", True, "red-green")
    assert "first-run-play" in ids(press(services, "first-run-done"))


def test_escape_goes_one_page_back_in_the_first_run(services):
    services.navigation.reset("first-run")
    settled(services)
    press(services, "first-run-language-en")
    command(services, Command.CANCEL)
    assert "first-run-language-en" in ids(services.navigation.top)


@pytest.mark.parametrize("language", available_languages())
def test_every_word_of_the_first_run_fits_and_is_reached(services, language):
    services.use_language(language)
    services.navigation.reset("first-run")
    scene = settled(services)
    for page in ("language", "where", "looks"):
        scene._open(page)
        assert not too_wide(services, scene)
        assert reachable(scene) >= set(ids(scene))


HUMAN = {"kind": "human", "name": "A"}


@pytest.mark.parametrize(
    "seats",
    [
        [HUMAN, {"kind": "bot", "name": "B"}],
        [{**HUMAN, "level": "hard"}, {"kind": "bot", "level": "easy", "name": "B"}],
        [HUMAN, {"kind": "bot", "level": "genius", "name": "B"}],
    ],
)
def test_a_kept_table_at_which_nobody_can_sit_gives_way_to_the_usual_one(services, seats):
    services.settings.change(last_table={"ruleset": "scopa", "seats": seats})
    title(services)
    scene = press(services, "title-play")
    assert scene.key == "table"
    assert [seat.level for seat in scene.session.setup.seats] == [None, "normal"]
    assert len(services.notices) == 1


def test_the_first_key_after_the_mouse_is_for_what_the_mouse_has_lit(services):
    scene = title(services)
    send(services, PointerMoved(button(services, "title-settings").rect.center))
    assert command(services, Command.CONFIRM).key == "settings"
    command(services, Command.CANCEL)
    send(services, PointerMoved(button(services, "title-new").rect.center))
    command(services, Command.UP)
    assert scene.focus.focused == "title-play"
    # Only one of them is lit, and it is the one that a second key presses.
    assert scene.focus.hot is None
