"""The table by keys and pad, its panels, hints and questions."""

from __future__ import annotations

import pytest

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    Device,
    FocusLost,
    PadLost,
    PointerPressed,
    PointerReleased,
)
from table_play import click, dealt, hand_place, keys, moves, pass_time, place, wait


def test_digits_choose_and_the_same_digit_confirms(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "8C 7D 2B")
    keys(scene, 1)
    assert scene.control.selection.card == Card.parse("8C")
    keys(scene, 2, 2)
    assert moves(scene) == ["7Dx5C+3D"]


def test_arrows_choose_the_set_and_enter_takes_it(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    keys(scene, 1, Command.RIGHT, Command.CONFIRM)
    assert moves(scene) == ["7Dx7S+1B"]


@pytest.mark.parametrize(("command", "played"), [(Command.TAKE, "7Dx5C+3D"), (Command.LEAVE, "7D")])
def test_letters_take_and_leave(services: Services, command: Command, played: str) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1, command)
    assert moves(scene) == [played]


def test_the_left_fifteen_is_claimed_by_its_key_and_a_card_must_still_be_played(
    services: Services,
) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", seats=("human", "human"))
    services.settings.change(curtain="open")
    scene = dealt(
        services,
        "escopa15",
        "5C 3D 9S 1B",
        "7D 8C 2B",
        seats=("human", "human"),
        others="4C 4B 10D",
    )
    keys(scene, 1, Command.LEAVE)
    wait(services, scene)
    assert scene.view.turn == 1
    assert "button-take15" in {button.id for button in scene.buttons()}
    keys(scene, Command.TAKE_15)
    wait(services, scene)
    assert moves(scene)[1].startswith("claim") or "7D" in moves(scene)[1]
    assert scene.view.turn == 1
    assert scene.board.last_move.verb_key == "table-claimed"


def test_the_focus_walks_from_the_hand_over_the_table_and_marks(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    services.device = Device.KEYBOARD
    keys(scene, 2)
    keys(scene, Command.UP)
    while not scene.focus.focused.startswith("table-"):
        before = scene.focus.focused
        keys(scene, Command.UP)
        assert scene.focus.focused != before
    target = scene.focus.focused.partition("-")[2]
    keys(scene, Command.MARK)
    assert str(scene.control.selection.marks[0]) == target


def test_every_target_is_reached_by_the_four_arrows(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    found: set[str] = set()
    waiting = ["hand-0"]
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        found.add(here)
        for way in (Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT):
            scene.focus.focused = here
            keys(scene, way)
            waiting.append(scene.focus.focused)
    wanted = {button.id for button in scene.buttons() if button.enabled}
    assert wanted <= found


def test_escape_gives_up_the_choice_and_then_asks_for_the_pause(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    keys(scene, 1, Command.CANCEL)
    assert scene.control.selection.card is None
    keys(scene, Command.CANCEL)
    services.navigation.settle()
    assert services.navigation.top.key == "pause"


def test_a_pad_that_is_unplugged_pauses(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    scene.handle(PadLost())
    services.navigation.settle()
    assert services.navigation.top.key == "pause"


def test_space_held_hurries_and_a_tap_finishes_what_moves(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1)
    scene.handle(Commanded(Command.TAKE))
    pass_time(services, 48)
    scene.handle(Commanded(Command.MARK))
    assert scene.flow.is_hurried
    scene.handle(Commanded(Command.MARK, is_down=False))
    assert not scene.flow.is_hurried
    wait(services, scene)
    assert scene.flow.faults == []


def test_a_press_on_the_felt_hurries_the_robots(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1, Command.TAKE)
    pass_time(services, 48)
    scene.handle(PointerPressed(Vec(200, 180)))
    assert scene.flow.is_hurried
    scene.handle(PointerReleased(Vec(200, 180)))
    assert not scene.flow.is_hurried


def test_a_robot_waits_for_a_click_where_that_is_wanted(services: Services) -> None:
    services.settings.change(robot_pause="click")
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1, Command.TAKE)
    pass_time(services, 4000)
    assert scene.flow.waits_for_click
    assert not scene.is_ready
    click(scene, Vec(200, 180))
    pass_time(services, 3000)
    assert scene.is_ready


def test_the_deck_changes_at_once_and_the_rules_do_not(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    before, view = scene.style.skin, scene.view
    keys(scene, Command.DECK)
    assert scene.style.skin != before
    assert scene.view == view


def test_speed_changes_by_plus_and_minus_and_is_told(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    keys(scene, Command.FASTER)
    assert services.settings.current.speed == 1.5
    assert "1.5" in scene.notice
    keys(scene, Command.SLOWER, Command.SLOWER)
    assert services.settings.current.speed == 0.5


def test_the_last_move_is_spelled_out(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, Command.LAST_MOVE)
    assert not scene.shows_last
    keys(scene, 1, Command.TAKE)
    wait(services, scene)
    keys(scene, Command.LAST_MOVE)
    assert scene.shows_last
    keys(scene, Command.CANCEL)
    assert not scene.shows_last


def test_the_other_button_shows_a_card_in_large_in_words(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    scene.handle(PointerPressed(hand_place(scene, "7D"), 3))
    assert scene.inspected is not None
    assert scene.inspected[0] == Card.parse("7D")
    scene.handle(PointerPressed(Vec(200, 180)))
    assert scene.inspected is None


def test_a_hint_raises_a_card_and_gives_a_reason(services: Services) -> None:
    services.settings.change(hints="on")
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    keys(scene, Command.HINT)
    for _ in range(400):
        pass_time(services, 16)
        if not scene.hints.is_thinking:
            break
    assert scene.control.selection.card is not None
    assert scene.notice


def test_between_people_with_hidden_hands_there_are_no_hints(services: Services) -> None:
    services.settings.change(hints="on")
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B", seats=("human", "human"))
    assert not scene.hints.is_offered
    assert "button-hint" not in {button.id for button in scene.buttons()}


def test_leaving_asks_where_the_settings_want_it(services: Services) -> None:
    services.settings.change(confirm_leave=True)
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1, Command.LEAVE)
    assert moves(scene) == []
    assert scene.question is not None
    click(scene, place(scene, "ask-A").center)
    assert moves(scene) == ["7Dx5C+3D"]


def test_the_leaver_of_a_fifteen_may_still_take_it_where_the_rules_say_so(
    services: Services,
) -> None:
    scene = dealt(services, "escoba", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1, Command.LEAVE)
    assert scene.question is not None
    keys(scene, Command.DOWN)
    scene.answer("ask-leave")
    assert moves(scene) == ["7D"]


def test_a_move_is_taken_back_within_the_deal(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1, Command.TAKE)
    wait(services, scene)
    keys(scene, Command.UNDO)
    assert moves(scene) == []
    assert [str(card) for card in scene.view.hand] == ["7D", "8C", "2B"]
    assert set(scene.board.table) == set(scene.view.table)


def test_another_match_is_asked_for_and_keeps_this_one(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, Command.LEVEL)
    services.navigation.settle()
    dialog = services.navigation.top
    assert dialog.key == "dialog"
    dialog.activate("dialog-yes")
    services.navigation.settle()
    again = services.navigation.top
    assert again.key == "table"
    assert again is not scene
    assert again.session.runner.players[1].level == "normal"
    assert len(services.database.unfinished()) == 2


def test_losing_the_window_between_people_brings_the_curtain_back(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", seats=("human", "human"))
    curtain = services.navigation.top
    assert curtain.key == "curtain"
    pass_time(services, 600)
    curtain.handle(Commanded(Command.CONFIRM))
    pass_time(services, 600)
    assert scene.is_open
    scene.handle(FocusLost())
    assert not scene.is_open
    pass_time(services, 100)
    assert services.navigation.top.key == "curtain"


@pytest.mark.parametrize(
    ("asked", "screen"), [(Command.CANCEL, "pause"), (Command.NEW_MATCH, "dialog")]
)
def test_between_people_the_hand_lies_face_down_under_a_pause(
    services: Services, asked: Command, screen: str
) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", seats=("human", "human"))
    pass_time(services, 600)
    services.navigation.handle(Commanded(Command.CONFIRM))
    pass_time(services, 600)
    assert scene.is_open
    keys(scene, 1, Command.CANCEL, asked)
    services.navigation.settle()
    assert services.navigation.top.key == screen
    assert not scene.is_open
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    faces = {name.rsplit("/", 1)[0] for name in canvas.pictures() if name.startswith("face/")}
    assert not faces & {f"face/{card}" for card in scene.view.hand}
    assert not [button for button in scene.buttons() if button.id.startswith("hand-")]
    assert all(not sprite.lift for sprite in scene.board.hand)
    services.navigation.handle(Commanded(Command.CANCEL))
    pass_time(services, 100)
    assert services.navigation.top.key == "curtain"


def test_a_single_person_keeps_the_hand_in_sight_under_a_pause(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, Command.CANCEL)
    services.navigation.settle()
    assert services.navigation.top.key == "pause"
    assert scene.is_open
    assert all(sprite.face == 1.0 for sprite in scene.board.hand)


def test_digits_stand_on_the_cards_once_keys_are_used(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    assert not scene.shows_keys
    services.device = Device.KEYBOARD
    assert scene.shows_keys


def test_a_hand_is_declared_with_the_next_card_and_then_lies_open(services: Services) -> None:
    services.settings.change(one_tap="two")
    scene = dealt(services, "cirulla", "10C 9D 9S 6B", "2D 2C 2B", others="10D 8S 4S")
    assert "button-declare" in {button.id for button in scene.buttons()}
    click(scene, place(scene, "button-declare").center)
    keys(scene, 1, Command.CONFIRM)
    wait(services, scene)
    assert scene.session.runner.view(1).shown[0] != ()
    assert scene.session.runner.view(1).declared[0] == 10


def test_what_another_declares_lies_open_at_its_place(services: Services) -> None:
    scene = dealt(services, "cirulla", "10C 9D 9S 6B", "10D 8S 4S", others="2D 2C 2B", first=1)
    shown = scene.view.shown[1]
    assert shown
    assert [sprite.card for sprite in scene.board.hands[1] if sprite.card] == list(shown)
    assert scene.flow.faults == []


def test_a_match_that_goes_on_has_its_cards_in_their_slots_and_its_last_move(
    services: Services,
) -> None:
    services.settings.change(robot_pause="none", speed=0.0, one_tap="two")
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", others="10C 10D 4S")
    for _ in range(5):
        keys(scene, 1, Command.TAKE if scene.view.captures(scene.view.hand[0]) else Command.LEAVE)
        wait(services, scene)
    saved = services.database.unfinished()[0]
    session = Session.resume(services, saved.id, saved.record)
    services.navigation.reset("table", session=session)
    services.navigation.settle()
    again = services.navigation.top
    places = {card: scene.board.slots.place(card) for card in scene.board.slots.cards}
    assert {card: again.board.slots.place(card) for card in again.board.slots.cards} == places
    assert again.board.last_move == scene.board.last_move


def test_the_rules_of_the_table_are_one_press_away(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", sevens_pts=None)
    for way in (
        lambda: click(scene, place(scene, "button-rules").center),
        lambda: keys(scene, Command.HELP),
    ):
        way()
        services.navigation.settle()
        pause = services.navigation.top
        assert pause.key == "pause"
        assert pause.shows_rules
        services.navigation.pop()
        services.navigation.settle()


def test_a_robot_that_only_measures_has_a_next_level_too(services: Services) -> None:
    scene = dealt(services, "scopa", "5C 3D 9S 1B", "7D 8C 2B", seats=("human", "random"))
    services.navigation.draw(RecordingCanvas())
    keys(scene, Command.LEVEL)
    services.navigation.settle()
    assert services.navigation.top.key == "dialog"
