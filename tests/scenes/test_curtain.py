"""The curtain: it names the next person, tells what was played, and shows no hand."""

from __future__ import annotations

import pytest

from driving import button, command, opened, press, reachable, send, settled, too_wide
from scopa_desktop.engine.moves import Play
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.curtain import READY, SINCE
from scopa_desktop.scenes.hand_over import HandOver
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.frames import ENTER
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    Device,
    PointerPressed,
    PointerReleased,
    Scrolled,
)
from sittings import play, run, sat_down

TABLES = [("scopa", 2), ("escopa15", 3), ("escoba", 4), ("cirulla", 4), ("scopa", 6)]


def closed(services, session: Session, **settings):
    """The curtain before the seat in turn, once it has fallen."""
    services.settings.change(**settings)
    seat = session.runner.turn
    name = session.runner.players[seat].name
    scene = opened(services, "curtain", name=name, session=session, seat=seat)
    run(services, 400)
    return scene


def drawn(services) -> RecordingCanvas:
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return canvas


@pytest.mark.parametrize(("ruleset", "people"), TABLES)
def test_no_card_of_any_hand_is_seen_or_told(services, ruleset, people):
    session = sat_down(services, ruleset, people)
    for _ in range(20):
        if session.runner.is_round_over:
            break
        scene = closed(services, session)
        assert scene.is_private
        canvas = drawn(services)
        assert not [name for name in canvas.pictures() if name.startswith(("face/", "plain/"))]
        told = " ".join(f"{node.name} {node.value}" for node in scene.nodes()).upper()
        words = set(told.replace("X", " ").replace("+", " ").split())
        for seat in range(people):
            assert not words & {str(card) for card in session.runner.view(seat).hand}
        play(session, 1)


@pytest.mark.parametrize("moment", [40, 120, 200])
def test_the_falling_curtain_shows_no_table(services, moment):
    session = sat_down(services)
    opened(services, "curtain", name="Ana", session=session, seat=0)
    run(services, moment)
    canvas = drawn(services)
    assert not canvas.pictures()
    assert not canvas.texts()
    assert services.navigation.top.is_moving()


@pytest.mark.parametrize("mouse_button", [1, 3])
def test_a_press_that_ends_the_fall_is_seen_at_once(services, mouse_button):
    session = sat_down(services)
    scene = opened(services, "curtain", name="Ana", session=session, seat=0)
    run(services, 80)
    assert scene.needs_redraw()
    send(services, PointerPressed(Vec(4, 356), mouse_button))
    assert not scene.is_moving()
    assert scene.needs_redraw()


def test_it_names_the_person_and_says_so_in_its_nodes(services):
    session = sat_down(services, "escoba", 4)
    scene = closed(services, session)
    name = session.runner.players[session.runner.turn].name
    nodes = {node.id: node for node in scene.nodes()}
    assert nodes["curtain-name"].name == name
    assert {"curtain-ready", "curtain-pause", "curtain-quick", "curtain-score"} <= nodes.keys()
    assert name.upper() in drawn(services).texts()


@pytest.mark.parametrize("language", available_languages())
def test_a_name_that_ends_in_a_number_is_not_read_as_points(services, language):
    services.use_language(language)
    names = [services.catalog.text("seat-player", n=n) for n in (1, 2)]
    session = sat_down(services, "scopa", 2, names=names)
    scene = closed(services, session)
    score = next(node.name for node in scene.nodes() if node.id == "curtain-score")
    for name in names:
        assert f"{name}: 0" in score


def test_the_moves_since_the_last_turn_are_told_in_order(services):
    session = sat_down(services, "scopa", 4)
    play(session, 6)
    scene = closed(services, session)
    history = session.runner.view(session.runner.turn).history
    told = [node for node in scene.nodes() if node.id.startswith("curtain-since-")]
    assert [node.value for node in told] == [str(move) for _, move in history[-3:]]
    assert services.catalog.text("curtain-since") in drawn(services).texts()


def test_the_first_turn_of_a_round_tells_who_deals(services):
    session = sat_down(services, "escopa15", 3)
    closed(services, session)
    view = session.runner.view(0)
    names = [player.name for player in session.runner.players]
    leader = names[(view.dealer + 1) % 3]
    line = services.catalog.text("curtain-fresh", n=1, dealer=names[view.dealer], leader=leader)
    assert line in drawn(services).texts()


def test_a_sweep_is_marked_on_the_move_that_made_it(services):
    session = sat_down(services, "asso-pigliatutto", 4)
    for _ in range(30):
        before = sum(session.runner.view(0).sweeps)
        seat = session.runner.turn
        play(session, 1)
        _, move = session.runner.view(0).history[-1]
        swept = sum(session.runner.view(0).sweeps) > before
        assert session.swept(seat, move) == swept
    assert sum(session.runner.view(0).sweeps) > 0


def test_older_moves_come_by_the_wheel_and_by_the_arrows(services, monkeypatch):
    session = sat_down(services, "scopa", 6)
    play(session, 9)
    everything = lambda self, seat: list(self.runner.view(seat).history)  # noqa: E731
    monkeypatch.setattr(Session, "moves_since", everything)
    scene = closed(services, session)

    def seen():
        return [node.id[14:] for node in scene.nodes() if node.id.startswith("curtain-since-")]

    assert seen() == ["4", "5", "6", "7", "8"]
    send(services, Scrolled(Vec(320, 180), 2))
    assert seen() == ["2", "3", "4", "5", "6"]
    command(services, Command.UP, Command.UP, Command.UP)
    assert seen() == ["0", "1", "2", "3", "4"]
    assert scene.focus.focused == "curtain-ready"
    command(services, *[Command.DOWN] * 5)
    assert seen() == ["4", "5", "6", "7", "8"]
    assert scene.focus.focused != "curtain-ready"


def test_a_claim_is_told_as_one(services):
    session = sat_down(services, "escopa15", 2)
    for _ in range(200):
        runner = session.runner
        if runner.is_round_over:
            runner.next_round()
        claims = runner.view(runner.turn).claims()
        if claims:
            break
        # Leave everything: that is what makes claims.
        seat = runner.turn
        runner.submit(seat, Play(runner.view(seat).hand[0]))
    seat, other = runner.turn, 1 - runner.turn
    runner.submit(seat, next(m for m in runner.view(seat).legal_moves() if str(m)[0] == "^"))
    runner.submit(seat, Play(runner.view(seat).hand[0]))
    assert runner.turn == other
    scene = closed(services, session)
    told = [node for node in scene.nodes() if node.id.startswith("curtain-since-")]
    assert services.catalog.text("curtain-claimed") in told[0].name
    assert told[0].value.startswith("^")
    assert len(told) == 2


def test_the_quick_curtain_leaves_the_summary_out(services):
    session = sat_down(services, "scopa", 2)
    play(session, 3)
    scene = closed(services, session)
    assert any(node.id == "curtain-since-0" for node in scene.nodes())
    press(services, "curtain-quick")
    assert services.settings.current.curtain == "quick"
    assert not any(node.id.startswith("curtain-since-") for node in scene.nodes())
    assert services.catalog.text("curtain-since") not in drawn(services).texts()
    assert button(services, "curtain-quick").checked
    press(services, "curtain-quick")
    assert services.settings.current.curtain == "always"


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_one_press_opens_it_and_the_table_is_told(services, way):
    session = sat_down(services)
    results = []
    scene = closed(services, session)
    below = services.navigation.scenes[0]
    below.resume = results.append  # type: ignore[method-assign]
    if way == "mouse":
        press(services, "curtain-ready")
    else:
        command(services, Command.CONFIRM)
    assert services.navigation.top is scene
    run(services, 400)
    assert results == ["curtain-ready"]
    assert services.navigation.top is below


def test_a_second_press_of_the_player_before_does_not_open_it(services):
    session = sat_down(services)
    scene = opened(services, "curtain", name="Ana", session=session, seat=0)
    run(services, 60)
    command(services, Command.CONFIRM, Command.MARK)
    send(services, Commanded(Command.CONFIRM, is_repeat=True))
    run(services, 500)
    send(services, Commanded(Command.CONFIRM, is_repeat=True))
    run(services, 500)
    assert services.navigation.top is scene


def test_a_click_need_not_wait_for_the_cloth(services):
    session = sat_down(services)
    scene = opened(services, "curtain", name="Ana", session=session, seat=0)
    middle = Vec(320, 270)
    send(services, PointerPressed(middle), PointerReleased(middle))
    assert services.navigation.top is not scene


def test_little_motion_cuts(services):
    services.settings.change(reduced_motion=True)
    session = sat_down(services)
    scene = opened(services, "curtain", name="Ana", session=session, seat=0)
    run(services, 20)
    assert not scene.is_moving()
    run(services, 400)
    press(services, "curtain-ready")
    assert services.navigation.top is not scene


def test_the_pause_over_it_shows_no_hand_and_giving_up_there_ends_it(services):
    session = sat_down(services)
    results = []
    scene = closed(services, session)
    services.navigation.scenes[0].resume = results.append  # type: ignore[method-assign]
    command(services, Command.CANCEL)
    assert services.navigation.top.key == "pause"
    assert not [name for name in drawn(services).pictures() if name.startswith("face/")]
    command(services, Command.CANCEL)
    assert services.navigation.top is scene
    press(services, "curtain-pause", "pause-resign")
    press(services, "dialog-yes")
    settled(services)
    assert session.runner.is_match_over
    assert results == ["curtain-over"]


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("ruleset", "people"), TABLES)
def test_the_words_fit_in_every_language(services, language, ruleset, people):
    services.use_language(language)
    session = sat_down(services, ruleset, people)
    play(session, 2 * people)
    measure = services.assets.font("F7").width
    for _ in range(people):
        scene = closed(services, session)
        assert not too_wide(services, scene)
        score = next(node for node in scene.nodes() if node.id == "curtain-score")
        assert measure(score.name) <= 600
        for node in scene.nodes():
            if node.id.startswith("curtain-since-"):
                assert measure(node.name) <= 290
        assert reachable(scene) == {"curtain-ready", "curtain-pause", "curtain-quick"}
        play(session, 1)


@pytest.mark.parametrize("name", ["Ana", "Maximiliana", "WWWWWWWWWWWW"])
def test_a_name_of_any_length_fits_the_plate_and_the_button(services, name):
    scene = opened(services, "curtain", name=name)
    run(services, 400)
    assert not too_wide(services, scene)
    assert not [node for node in scene.nodes() if node.id == "curtain-pause"]
    text, style, width = scene._lettering()
    assert width <= 232
    assert text
    assert style == ("name" if name == "Ana" else "name-small")


@pytest.mark.parametrize("plies", [1, 2, 3, 4, 5, 7])
def test_every_move_stays_clear_of_the_frame(services, plies):
    session = sat_down(services, "scopa", 6)
    play(session, plies)
    scene = closed(services, session)
    rows = [node.rect for node in scene.nodes() if node.id.startswith("curtain-since-")]
    assert rows
    for rect in rows:
        # A chip of 14 pixels in the middle, and 3 pixels of paper before the frame of 4.
        assert rect.y + (rect.h - 14) // 2 + 14 + 3 <= SINCE.bottom - 4
    assert SINCE.bottom + 5 <= READY.y


@pytest.mark.parametrize("language", available_languages())
def test_who_is_called_you_is_spoken_to(services, language):
    services.use_language(language)
    text = services.catalog.text
    session = sat_down(services, "escopa15", 2, names=[text("seat-you"), "Tito"])
    told = HandOver(services, session, 0)
    assert told.quiet()[0] == text("curtain-fresh-you-deal", n=1, dealer="", leader="Tito")
    play(session, 1)
    closed(services, session)
    assert button(services, "curtain-ready").label == text("curtain-ready-you")
    assert text("curtain-turn-you") in drawn(services).texts()
    play(session, 1)
    told = HandOver(services, session, 1)
    seat, move = told.moves()[-1]
    assert seat == 0
    key = "curtain-took-you" if move.captured else "curtain-left-you"
    cards = " + ".join(str(card.value) for card in move.captured)
    assert told.words(seat, move) == text(key, cards=cards)


def test_the_sign_of_the_key_is_on_the_button(services):
    closed(services, sat_down(services))
    assert button(services, "curtain-ready").key == ENTER
    services.device = Device.PAD
    assert button(services, "curtain-ready").key == "A"
