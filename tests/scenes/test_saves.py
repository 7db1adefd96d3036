"""The matches in progress: seen, gone on with, let go."""

from __future__ import annotations

import pytest

from driving import button, command, opened, press, reachable, too_wide
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.saves import SavesScene
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command

MINUTES = 60
HOURS = 3600
DAYS = 86400


def begin(services, *tables):
    """Matches in progress, the last one being the newest; their numbers."""
    numbers = []
    for seats in tables:
        session = Session.new(services, quick_setup(services, None, seats))
        for _ in range(4):
            runner = session.runner
            runner.submit(runner.turn, runner.view(runner.turn).legal_moves()[0])
        numbers.append(session.match_id)
    return numbers


def texts(services):
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return canvas.texts()


def test_each_match_is_named_with_its_people(services):
    begin(services, ("human", "normal"), ("human", "easy", "human", "hard"))
    opened(services, "saves")
    shown = texts(services)
    assert "Você × Carmen" in shown
    assert "Jogador 1 e Jogador 2 × Carmen e Tito" in shown


def test_the_chosen_match_is_opened_and_the_way_back_is_the_title(services):
    older, _ = begin(services, ("human", "normal"), ("human", "hard"))
    opened(services, "saves")
    command(services, Command.DOWN, Command.CONFIRM)
    scenes = services.navigation.scenes
    assert [scene.key for scene in scenes][:2] == ["title", "table"]
    assert scenes[1].session.match_id == older


def test_a_press_chooses_and_a_second_one_opens(services):
    older, _ = begin(services, ("human", "normal"), ("human", "hard"))
    opened(services, "saves")
    press(services, "saves-1")
    assert services.navigation.top.key == "saves"
    assert button(services, "saves-1").checked
    press(services, "saves-1")
    assert services.navigation.scenes[1].session.match_id == older


def test_deleting_asks_and_forgets_only_that_match(services):
    older, newer = begin(services, ("human", "normal"), ("human", "hard"))
    opened(services, "saves")
    press(services, "saves-1", "saves-delete", "dialog-no")
    assert len(services.database.unfinished()) == 2
    press(services, "saves-delete", "dialog-yes")
    assert [one.id for one in services.database.unfinished()] == [newer]
    assert services.database.load(older) is None


def test_deleting_the_last_match_leads_back(services):
    begin(services, ("human", "normal"))
    opened(services, "saves")
    press(services, "saves-delete", "dialog-yes")
    assert services.navigation.top.key == "title"


def test_a_long_list_scrolls_with_the_focus(services):
    begin(services, *[("human", "normal")] * 8)
    opened(services, "saves")
    command(services, *[Command.DOWN] * 7)
    assert button(services, "saves-7").checked


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (20, "agora mesmo"),
        (MINUTES, "há 1 minuto"),
        (59 * MINUTES, "há 59 minutos"),
        (HOURS, "há 1 hora"),
        (3 * DAYS + 5 * HOURS, "há 3 dias"),
    ],
)
def test_the_age_of_a_match_is_told_in_its_largest_unit(services, seconds, words):
    scene = SavesScene(services, clock=lambda: 1_000_000.0)
    assert scene.age_words(1_000_000.0 - seconds) == words


@pytest.mark.parametrize("language", available_languages())
def test_every_word_fits_and_everything_is_reached(services, language):
    services.use_language(language)
    begin(services, ("human", "normal"), ("human", "easy", "human", "hard"))
    scene = opened(services, "saves")
    assert not too_wide(services, scene)
    assert reachable(scene) >= {item.id for item in scene.buttons()}


def test_without_matches_the_screen_says_so(services):
    opened(services, "saves")
    assert "Nenhuma partida guardada." in texts(services)
    assert not button(services, "saves-open").enabled
