"""What a card does where it is dropped, click by click and set by set (ux: dragging)."""

from __future__ import annotations

import pytest

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.table.layout import PROMPT
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    FocusLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
)
from table_play import click, dealt, drag, hand_place, hold, keys, moves, pass_time, place, wait

FREE_FELT = Vec(500, 60)
OUTSIDE = Vec(40, 60)


def test_a_card_dropped_on_a_card_takes_the_set_that_was_previewed(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 4B", "7D 8C 2B")
    hold(services, scene, "7D", place(scene, "table-5C").center)
    assert [str(card) for card in scene.shown.captured] == ["5C", "3D"]
    scene.handle(PointerReleased(place(scene, "table-5C").center))
    assert moves(scene) == ["7Dx5C+3D"]


def test_resting_over_a_card_shows_its_next_set(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 4S 1B", "7D 8C 2B")
    hold(services, scene, "7D", place(scene, "table-3D").center)
    first = scene.shown.captured
    pass_time(services, 500)
    second = scene.shown.captured
    assert first != second
    assert Card.parse("3D") in first
    assert Card.parse("3D") in second
    scene.handle(Scrolled(place(scene, "table-3D").center, -1))
    assert scene.shown.captured == first


def test_a_card_dropped_on_a_card_it_cannot_take_is_refused_with_the_sum(
    services: Services,
) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 4B", "7D 6C 2B")
    drag(services, scene, "6C", place(scene, "table-3D").center)
    assert moves(scene) == []
    assert scene.is_refusal
    assert "9" in scene.notice
    pass_time(services, 400)
    assert hand_place(scene, "6C").y > PROMPT.bottom


def test_free_felt_asks_when_several_things_could_be_meant(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    drag(services, scene, "7D", FREE_FELT)
    assert [choice.id for choice in scene.question.choices][-1] == "ask-leave"
    keys_before = moves(scene)
    click(scene, place(scene, "ask-leave").center)
    assert keys_before == []
    assert moves(scene) == ["7D"]


def test_a_question_taken_back_brings_the_card_home(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    drag(services, scene, "7D", FREE_FELT)
    scene.go_back()
    pass_time(services, 400)
    assert scene.question is None
    assert moves(scene) == []
    assert hand_place(scene, "7D").y > PROMPT.bottom


def test_free_felt_lays_down_what_takes_nothing(services: Services) -> None:
    scene = dealt(services, "escopa15", "1C 2D 1S 2B", "7D 8C 10B")
    drag(services, scene, "7D", FREE_FELT)
    assert moves(scene) == ["7D"]


def test_free_felt_takes_the_only_set_where_taking_is_a_duty(services: Services) -> None:
    scene = dealt(services, "scopa", "5C 3D 10S 1B", "8D 9C 2B")
    drag(services, scene, "8D", FREE_FELT)
    assert moves(scene) == ["8Dx5C+3D"]


def test_the_free_place_leaves_a_card_though_it_could_take(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    x, y = scene.board.slots.next_place()
    drag(services, scene, "7D", Vec(x + 28, y + 45))
    assert moves(scene) == ["7D"]


def test_over_the_free_place_everything_says_that_the_card_would_be_left(
    services: Services,
) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    over_a_set = place(scene, "table-5C").center
    hold(services, scene, "7D", over_a_set)
    assert scene.shown.sets
    x, y = scene.board.slots.next_place()
    free = Vec(x + 28, y + 45)
    scene.handle(PointerMoved(free, pressed=True))
    assert scene.control.leaves
    assert scene.shown.captured == ()
    assert scene.prompt is not None
    assert scene.prompt.text == scene.text("table-ask-leave")
    buttons = {button.id: button for button in scene.buttons()}
    assert not buttons["button-take"].enabled
    assert buttons["button-leave"].kind == "primary"
    scene.handle(PointerMoved(over_a_set, pressed=True))
    assert scene.shown.captured == (Card.parse("5C"), Card.parse("3D"))
    scene.handle(PointerMoved(free, pressed=True))
    scene.handle(PointerReleased(free))
    assert moves(scene) == ["7D"]


@pytest.mark.parametrize("target", ["plate-0", "button-take"])
def test_a_card_dropped_on_my_own_things_takes_the_outlined_set(
    services: Services, target: str
) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    drag(services, scene, "7D", place(scene, target).center)
    assert moves(scene) == ["7Dx5C+3D"]


def test_a_card_dropped_outside_goes_home_without_a_word(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    before = hand_place(scene, "7D")
    drag(services, scene, "7D", OUTSIDE)
    pass_time(services, 500)
    assert moves(scene) == []
    assert scene.notice == ""
    assert hand_place(scene, "7D") == before


def test_the_window_losing_focus_drops_nothing(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    hold(services, scene, "7D", place(scene, "table-5C").center)
    scene.handle(FocusLost())
    scene.handle(PointerReleased(place(scene, "table-5C").center))
    assert moves(scene) == []
    assert scene.control.drag is None


def test_the_other_button_gives_a_drag_up(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    hold(services, scene, "7D", OUTSIDE)
    scene.handle(PointerPressed(OUTSIDE, 3))
    scene.handle(PointerReleased(OUTSIDE))
    assert moves(scene) == []


def test_a_tremor_is_a_click(services: Services) -> None:
    services.settings.change(one_tap="two")
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    start = hand_place(scene, "8C")
    scene.handle(PointerPressed(start))
    scene.handle(PointerMoved(Vec(start.x + 4, start.y), pressed=True))
    scene.handle(PointerReleased(Vec(start.x + 4, start.y)))
    assert scene.control.selection.card == Card.parse("8C")


def test_click_click_takes_and_a_second_click_confirms(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    click(scene, hand_place(scene, "7D"))
    assert moves(scene) == []
    click(scene, hand_place(scene, "7D"))
    assert moves(scene) == ["7Dx5C+3D"]


def test_marked_cards_are_taken_rather_than_the_outlined_set(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    click(scene, hand_place(scene, "7D"))
    click(scene, place(scene, "table-7S").center)
    assert "1" in scene.prompt.text
    click(scene, place(scene, "table-1B").center)
    assert scene.prompt.mark == "check"
    click(scene, place(scene, "button-take").center)
    assert moves(scene) == ["7Dx7S+1B"]


def test_a_complete_sum_closes_by_itself_where_taking_is_a_duty(services: Services) -> None:
    scene = dealt(services, "scopa", "5C 2D 4S 3B", "7D 9C 10B")
    click(scene, hand_place(scene, "7D"))
    click(scene, place(scene, "table-4S").center)
    assert moves(scene) == []
    click(scene, place(scene, "table-3B").center)
    assert moves(scene) == ["7Dx4S+3B"]


def test_a_forced_move_is_made_by_one_click(services: Services) -> None:
    scene = dealt(services, "scopa", "5C 2D 4S 1B", "10D 9C 8B")
    click(scene, hand_place(scene, "8B"))
    # 8 = 5 + 2 + 1 alone.
    assert moves(scene) == ["8Bx5C+2D+1B"]


def test_a_set_is_chosen_by_its_chip_and_by_the_wheel(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    click(scene, hand_place(scene, "7D"))
    first = scene.shown.captured
    click(scene, place(scene, "set-B").center)
    second = scene.shown.captured
    scene.handle(Scrolled(Vec(320, 120), -1))
    assert first != second
    assert scene.shown.captured == first


def test_a_card_too_many_is_told_before_it_is_tried(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    click(scene, hand_place(scene, "8C"))
    for card in ("7S", "3D"):
        click(scene, place(scene, f"table-{card}").center)
    assert scene.prompt.mark == "cross"
    assert "18" in scene.prompt.text
    click(scene, place(scene, "button-take").center)
    assert scene.is_refusal
    assert moves(scene) == []


def test_the_free_place_can_be_hit_where_the_table_is_about_to_grow(services: Services) -> None:
    scene = dealt(services, "escopa15", "1C 2D 1S 2B", "8D 8C 8B", others="8S 10D 10C")
    for card in ("8D", "8C", "8B"):
        x, y = scene.board.slots.next_place()
        drag(services, scene, card, Vec(x + 28, y + 48))
        assert card in moves(scene)
        wait(services, scene)
    assert scene.flow.faults == []


def test_many_sets_are_paged_through_by_the_chip_that_counts_them(services: Services) -> None:
    services.settings.change(one_tap="two", curtain="open")
    people, theirs = ("human", "human"), "2C 3D 4S"
    scene = dealt(services, "escopa15", "1C 2D 3S 4B", "1S 2B 3C", seats=people, others=theirs)
    for _ in range(6):
        keys(scene, 1, Command.LEAVE)
        wait(services, scene)
    best = max(scene.view.hand, key=lambda card: len(scene.view.captures(card)))
    assert len(scene.view.captures(best)) > 3
    click(scene, hand_place(scene, str(best)))
    seen = {scene.shown.active}
    for _ in range(8):
        click(scene, place(scene, "set-more").center)
        seen.add(scene.shown.active)
        assert scene.control.selection.card == best
    assert 0 in seen
    assert len(seen) > 1


def test_a_table_card_pressed_first_tells_what_comes_first(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    click(scene, place(scene, "table-5C").center)
    assert scene.notice == scene.text("table-hand-first")


def test_dropping_beside_the_equal_card_tells_that_it_comes_first(services: Services) -> None:
    services.settings.change(one_tap="two")
    scene = dealt(services, "scopa", "8C 10D 2S 4B", "10C 9C 7B")
    drag(services, scene, "10C", place(scene, "table-8C").center)
    assert scene.notice == scene.text("refused-same-first", value=10)
    assert moves(scene) == []


def test_the_answers_of_a_question_are_lettered_and_shown_while_pointed_at(
    services: Services,
) -> None:
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    drag(services, scene, "7D", FREE_FELT)
    for number, letter in enumerate("AB"):
        scene.handle(PointerMoved(place(scene, f"ask-{letter}").center))
        assert scene.shown.active == number
        assert scene.question.choices[number].label.startswith(letter)
