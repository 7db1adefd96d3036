"""Drawing for the deal: highest card deals, level ones draw again, skipping is always possible."""

from __future__ import annotations

import pytest

from driving import command, opened, press, reachable, settled, too_wide
from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.dealer_draw import PLACES
from scopa_desktop.scenes.session import quick_setup
from scopa_desktop.ui.geometry import DESIGN, Rect
from scopa_desktop.ui.input import Command

LONG = 5000.0


def draw(services, seats=("human", "normal", "hard"), fan=""):
    """The draw with these cards at the left end of the fan."""
    setup = quick_setup(services, RULESETS["escoba"], seats)
    scene = opened(services, "dealer-draw", setup=setup)
    for place, card in enumerate(Card.parse(name) for name in fan.split()):
        other = scene._fan.index(card)
        scene._fan[other], scene._fan[place] = scene._fan[place], card
    return scene


def test_the_highest_card_deals(services):
    scene = draw(services, ("human", "human"), "4D 9C")
    press(services, "dealer-draw-card-0", "dealer-draw-card-1")
    assert scene.dealer == 1
    press(services, "dealer-draw-start")
    assert services.navigation.scenes[1].session.runner.match.dealer == 1


def test_level_seats_draw_again_and_the_others_are_out(services):
    scene = draw(services, ("human", "human", "human"), "9D 9C 2S 4B 7C")
    press(services, "dealer-draw-card-0", "dealer-draw-card-1", "dealer-draw-card-2")
    assert scene.dealer is None
    scene.update(LONG)
    assert scene.drawing == 0
    press(services, "dealer-draw-card-3")
    assert scene.drawing == 1
    press(services, "dealer-draw-card-4")
    assert scene.dealer == 1


def test_robots_draw_by_themselves_after_a_moment(services):
    scene = draw(services)
    press(services, "dealer-draw-card-5")
    assert scene.drawing == 1
    scene.update(1.0)
    assert scene.drawing == 1
    scene.update(LONG)
    assert scene.drawing == 2


def test_a_card_taken_is_gone_from_the_fan(services):
    scene = draw(services, ("human", "human"))
    press(services, "dealer-draw-card-39")
    assert "dealer-draw-card-39" not in [item.id for item in scene.buttons()]


def test_skipping_opens_the_table_with_some_dealer(services):
    draw(services)
    press(services, "dealer-draw-skip")
    session = services.navigation.scenes[1].session
    assert 0 <= session.runner.match.dealer < 3


def test_the_whole_draw_works_by_keys(services):
    scene = draw(services, ("human", "human"), "1D 10C")
    command(services, Command.RIGHT, Command.CONFIRM, Command.RIGHT, Command.CONFIRM)
    while scene.dealer is None:
        scene.update(LONG)
        command(services, Command.RIGHT, Command.CONFIRM)
    command(services, Command.CONFIRM)
    assert "table" in [one.key for one in services.navigation.scenes]


def test_escoba_begins_with_the_draw_and_scopa_without(services):
    services.settings.change(last_table=quick_setup(services, RULESETS["escoba"]))
    services.navigation.reset("title")
    settled(services)
    assert press(services, "title-play").key == "dealer-draw"
    services.settings.change(last_table=quick_setup(services, RULESETS["scopa"]))
    services.navigation.reset("title")
    settled(services)
    assert press(services, "title-play").key == "table"


@pytest.mark.parametrize("count", PLACES)
def test_no_card_leaves_the_picture_or_lies_on_the_fan(services, count):
    fan = Rect(116, 132, 408, 98)
    rects = [Rect(x, y, 56, 90) for x, y in PLACES[count]]
    for i, rect in enumerate(rects):
        assert rect == rect.clamped(DESIGN)
        assert not rect.overlaps(fan)
        assert not any(rect.overlaps(other) for other in rects[i + 1 :])


@pytest.mark.parametrize("language", available_languages())
def test_every_word_fits_and_everything_is_reached(services, language):
    services.use_language(language)
    scene = draw(services)
    assert not too_wide(services, scene)
    assert reachable(scene) >= {item.id for item in scene.buttons()}
    for key in ("dealer-draw-choose", "dealer-draw-tie", "dealer-draw-you"):
        assert services.assets.font("F7B").width(services.catalog.text(key)) < 408
