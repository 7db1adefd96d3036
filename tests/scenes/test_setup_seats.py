"""Who sits where: person, robot or nobody in one press, and nobody else is moved by it."""

from __future__ import annotations

import random

import pytest

from driving import button, command, opened, press, reachable, send, settled, too_wide, typed
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.setup_draft import COUNTS, LEVELS
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command, PointerMoved

WAYS = [(one, other) for one in ("human", "bot", "free") for other in ("human", "bot", "free")]


def table(services, count: int = 4, ruleset: str = "escopa15"):
    """The first page, all places taken."""
    scene = opened(services, "setup")
    scene.setup.draft.set_ruleset(RULESETS[ruleset])
    press(services, f"setup-seats-{count}", "setup-fill")
    return scene


def named(services, seat: int, name: str) -> None:
    press(services, f"setup-seat-{seat}-name")
    typed(services, name)
    command(services, Command.CONFIRM)


@pytest.mark.parametrize(("before", "after"), [way for way in WAYS if way[0] != way[1]])
def test_every_kind_is_one_press_away(services, before, after):
    draft = table(services).setup.draft
    draft.set_kind(2, before)
    press(services, f"setup-seat-2-{after}")
    assert draft.seats[2].kind == after


@pytest.mark.parametrize("kind", ["human", "free"])
def test_the_others_keep_their_names_and_everybody_comes_back(services, kind):
    draft = table(services).setup.draft
    assert draft.names == ("Você", "Carmen", "Tito", "Luna")
    press(services, f"setup-seat-1-{kind}")
    assert draft.names[2:] == ("Tito", "Luna")
    press(services, "setup-seat-1-bot")
    assert draft.names == ("Você", "Carmen", "Tito", "Luna")


def test_the_number_of_an_unnamed_person_stays_theirs(services):
    draft = table(services).setup.draft
    press(services, "setup-seat-3-human", "setup-seat-1-human")
    assert draft.names == ("Jogador 1", "Jogador 3", "Tito", "Jogador 2")
    press(services, "setup-seat-3-free", "setup-seat-3-human")
    assert draft.names == ("Jogador 1", "Jogador 3", "Tito", "Jogador 2")


def test_a_typed_name_is_remembered_while_a_robot_sits_there(services):
    draft = table(services).setup.draft
    named(services, 0, "Massimiliano")
    press(services, "setup-seat-0-bot")
    assert "Massimiliano" not in draft.names
    press(services, "setup-seat-0-free", "setup-seat-0-human")
    assert draft.names[0] == "Massimiliano"


def test_the_last_person_to_get_up_is_told_and_the_pairs_stay(services):
    scene = table(services)
    draft = scene.setup.draft
    press(services, "setup-partners", "partners-seat-0", "partners-seat-1", "partners-done")
    assert draft.names == ("Carmen", "Você", "Tito", "Luna")
    press(services, "setup-seat-1-bot")
    assert scene.setup.message == services.catalog.text("setup-nobody")
    assert button(services, "setup-watch").checked
    assert (draft.names[0], *draft.names[2:]) == ("Carmen", "Tito", "Luna")
    press(services, "setup-watch")
    assert draft.names == ("Carmen", "Você", "Tito", "Luna")


def test_watching_and_back_leaves_everybody_where_they_were(services):
    draft = table(services).setup.draft
    press(services, "setup-seat-2-human", "setup-seat-3-free")
    named(services, 2, "Massimiliano")
    before = draft.places
    press(services, "setup-watch")
    assert [seat.kind for seat in draft.seats] == ["bot"] * 4
    assert len(set(draft.names)) == 4
    press(services, "setup-watch")
    assert [seat.kind for seat in draft.seats] == [seat.kind for seat in before]
    assert draft.names == ("Jogador 1", "Carmen", "Massimiliano", "")


def test_who_watched_from_the_start_may_sit_down(services):
    draft = table(services).setup.draft
    press(services, "setup-watch", "setup-back")
    opened(services, "setup")
    draft = services.navigation.top.setup.draft
    assert not draft.humans
    press(services, "setup-watch")
    assert draft.humans == (0,)


def test_a_robot_whose_name_a_person_takes_has_another_one_afterwards(services):
    draft = table(services).setup.draft
    named(services, 0, "Tito")
    assert draft.names == ("Tito", "Carmen", "Nina", "Luna")
    named(services, 3, "Carmen")
    assert draft.names[3] == "Carmen"
    assert len(set(draft.names)) == 4


def test_whoever_comes_back_finds_their_name_taken_and_gets_a_number(services):
    draft = table(services).setup.draft
    named(services, 0, "Ana")
    press(services, "setup-seat-0-bot", "setup-seat-1-human")
    named(services, 1, "ana")
    press(services, "setup-seat-0-human")
    assert draft.names[:2] == ("Ana 2", "ana")


def test_a_person_on_a_place_given_up_and_another_are_not_called_alike(services):
    draft = table(services).setup.draft
    press(services, "setup-seat-3-human")
    named(services, 3, "Ana")
    press(services, "setup-seats-2")
    named(services, 0, "Ana")
    press(services, "setup-seats-4")
    assert (draft.names[0], draft.names[3]) == ("Ana", "Ana 2")


def test_whatever_is_pressed_names_differ_and_only_the_pressed_place_changes(services):
    rng = random.Random(3)
    draft = table(services, 6, "escoba").setup.draft
    for _ in range(300):
        seat, kind = rng.randrange(6), rng.choice(["human", "bot", "free"])
        before, people = draft.names, len(draft.humans)
        draft.set_kind(seat, kind)
        after = draft.names
        taken = [name for name in after if name]
        assert len(set(taken)) == len(taken)
        others = [i for i in range(6) if i != seat]
        if (people == 1) == (len(draft.humans) == 1):
            assert [after[i] for i in others] == [before[i] for i in others]
        else:
            # A person alone is called otherwise than one of several.
            robots = [i for i in others if draft.seats[i].kind != "human"]
            assert [after[i] for i in robots] == [before[i] for i in robots]


# --- partners


@pytest.mark.parametrize("way", ["button", "key"])
def test_going_back_from_the_partners_changes_nothing(services, way):
    scene = opened(services, "setup")
    press(services, "setup-seats-4")
    draft = scene.setup.draft
    before, names = draft.places, draft.names
    press(services, "setup-partners", "partners-seat-1", "partners-seat-2")
    assert draft.names != names
    if way == "button":
        press(services, "partners-back")
    else:
        command(services, Command.CANCEL)
    assert settled(services) is scene
    assert (draft.places, draft.names) == (before, names)


def test_escape_lets_a_chosen_partner_go_before_it_goes_back(services):
    scene = table(services)
    press(services, "setup-partners", "partners-seat-1")
    command(services, Command.CANCEL)
    assert services.navigation.top.key == "partners"
    command(services, Command.CANCEL)
    assert services.navigation.top is scene


@pytest.mark.parametrize("count", [4, 6])
def test_every_button_of_the_partners_is_reached_and_fits(services, count):
    table(services, count, "escoba")
    for language in available_languages():
        services.use_language(language)
        scene = press(services, "setup-partners")
        assert reachable(scene) == {item.id for item in scene.buttons()}
        assert not too_wide(services, scene)
        press(services, "partners-back")


# --- the page


def test_keys_alone_free_a_place_and_take_it_again(services):
    scene = table(services)
    scene.focus.focused = "setup-seat-2-free"
    command(services, Command.CONFIRM)
    assert scene.setup.draft.seats[2].kind == "free"
    assert scene.focus.focused == "setup-seat-2-human"
    command(services, Command.RIGHT, Command.CONFIRM)
    assert scene.setup.draft.seats[2].kind == "bot"
    press(services, "setup-seat-1-free")
    assert reachable(scene) >= {item.id for item in scene.buttons() if item.enabled}


def test_what_the_cross_does_is_said_when_it_is_pointed_at(services):
    table(services)
    send(services, PointerMoved(button(services, "setup-seat-1-free").rect.center))
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    words = services.catalog.text("setup-leave-free", n=2)
    assert words in " ".join(canvas.texts())


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("count", COUNTS)
def test_every_row_has_room_for_its_words(services, language, count):
    services.use_language(language)
    scene = table(services, count, "escoba")
    draft = scene.setup.draft
    for level in LEVELS:
        for seat in range(count):
            draft.change(seat, level=level)
        assert not too_wide(services, scene)
    for seat, skin in zip(range(count), [*services.skins.keys()] * 2, strict=False):
        draft.set_kind(seat, "human")
        draft.change(seat, name="MMMMMMMMMMMM"[:10] + f"{seat}")
        draft.change_looks(seat, skin=skin)
    assert not too_wide(services, scene)
