"""The app: when it draws, what it keeps, and what happens when a screen fails."""

from __future__ import annotations

import gc
import json
import sys

import pygame
import pytest

from scopa_desktop.persistence.database import Database
from scopa_desktop.persistence.settings import SettingsFile
from scopa_desktop.ui.input import Device


def post(app, kind, **values):
    app.feed(pygame.Event(kind, **values))


def key(app, code, mod=0):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        post(app, kind, key=code, mod=mod, unicode="", scancode=0)


def at_rest(app):
    """Let everything that moves on its own come to its end."""
    for _ in range(2000):
        app.step(50.0)
        scene, music = app.stack.top, app.services.audio.music
        if not scene.is_moving() and scene.wakes_in() is None and not music.is_fading:
            return app
    raise AssertionError("it never stands still")


@pytest.fixture
def frames(monkeypatch):
    """Counts the frames that an app draws from now on."""

    def counting(app):
        drawn = []
        draw = app.draw
        monkeypatch.setattr(app, "draw", lambda: (drawn.append(1), draw()))
        return drawn

    return counting


def test_nothing_is_drawn_while_a_person_thinks(start, frames):
    app = at_rest(start(seats=("human", "easy"), seed=2))
    drawn = frames(app)
    for _ in range(50):
        app.step(100.0)
    assert drawn == []


def test_how_long_a_frame_was_drawn_is_known_to_whoever_wants_time(app):
    key(app, pygame.K_DOWN)
    app.step(16.0)
    assert app.services.drawn_ms > 0
    app.step(16.0)
    assert app.services.drawn_ms == 0


def test_what_changes_the_picture_is_drawn_once(app, frames):
    drawn = frames(app)
    key(app, pygame.K_DOWN)
    app.step(16.0)
    app.step(16.0)
    assert len(drawn) == 1


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED])
def test_a_window_that_was_covered_is_drawn_again(app, frames, kind):
    drawn = frames(app)
    post(app, kind)
    app.step(16.0)
    assert len(drawn) == 1


def test_another_window_size_gives_the_canvas_its_size(app):
    app.presenter._window.size = (1000, 800)
    post(app, pygame.WINDOWSIZECHANGED, x=1000, y=800)
    app.step(0.0)
    assert app.canvas.surface.get_size() == app.presenter.viewport.logical != (640, 360)


@pytest.mark.parametrize("how", [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_the_whole_screen_by_key_is_a_setting_that_stays(app, data_dir, how):
    key(app, *how)
    app.step(0.0)
    assert app.presenter.is_fullscreen
    assert SettingsFile(data_dir).current.fullscreen
    key(app, *how)
    app.step(0.0)
    assert not app.presenter.is_fullscreen
    assert not SettingsFile(data_dir).current.fullscreen


@pytest.mark.parametrize("asked", [True, False])
def test_window_or_whole_screen_as_asked_for_is_remembered(start, data_dir, asked):
    SettingsFile(data_dir).change(fullscreen=not asked)
    app = start(fullscreen=asked)
    app.step(0.0)
    assert app.presenter.is_fullscreen is asked
    assert SettingsFile(data_dir).current.fullscreen is asked
    app.services.settings.change(fullscreen=not asked)
    app.step(0.0)
    assert app.presenter.is_fullscreen is not asked


def test_the_next_start_has_the_window_as_it_was_left(start):
    app = start()
    key(app, pygame.K_F11)
    app.step(0.0)
    app.close()
    assert start().presenter.is_fullscreen


def test_a_setting_changes_the_window_at_once(app):
    app.services.settings.change(fullscreen=True)
    app.step(0.0)
    assert app.presenter.is_fullscreen
    app.services.settings.change(fullscreen=False, scale_mode="fit")
    app.step(0.0)
    assert not app.presenter.is_fullscreen
    assert app.presenter.fit


def test_the_device_used_last_is_known(app):
    key(app, pygame.K_DOWN)
    assert app.services.device is Device.KEYBOARD
    post(app, pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert app.services.device is Device.MOUSE
    post(app, pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert app.services.device is Device.PAD


def test_another_device_is_a_new_picture(start, frames):
    """The digits on the hand and the signs on buttons belong to what was touched last."""
    app = at_rest(start(seats=("human", "easy"), seed=2))
    drawn = frames(app)
    for number, code in enumerate((pygame.K_e, pygame.K_e), start=1):
        key(app, code)
        app.step(16.0)
        assert app.services.device is Device.KEYBOARD
        assert len(drawn) == 2 * number - 1
        post(app, pygame.MOUSEMOTION, pos=(5, 350), rel=(1, 1), buttons=(0, 0, 0), touch=False)
        app.step(16.0)
        assert len(drawn) == 2 * number


def test_mute_and_a_window_out_of_sight_silence_everything(app):
    audio = app.services.audio
    assert not audio.is_muted
    post(app, pygame.WINDOWFOCUSLOST)
    assert audio.is_muted
    post(app, pygame.WINDOWFOCUSGAINED)
    assert not audio.is_muted
    key(app, pygame.K_m)
    app.step(0.0)
    assert audio.is_muted
    app.services.settings.change(mute=False, mute_unfocused=False)
    app.step(0.0)
    post(app, pygame.WINDOWFOCUSLOST)
    assert not audio.is_muted


def test_a_picture_can_be_kept_but_not_of_a_curtain(app, data_dir):
    key(app, pygame.K_F12)
    assert len(list((data_dir / "screenshots").iterdir())) == 1
    app.stack.push("curtain", name="Ana")
    app.step(0.0)
    for picture in (data_dir / "screenshots").iterdir():
        picture.unlink()
    key(app, pygame.K_F12)
    assert list((data_dir / "screenshots").iterdir()) == []


def test_closing_ends_the_loop_and_keeps_the_match(start, data_dir):
    app = start(seats=("human", "easy"), seed=2)
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.loop()
    assert app.stack.is_done
    kept = Database(data_dir)
    assert len(kept.unfinished()) == 1
    kept.close()


def test_what_was_loaded_at_the_start_is_not_looked_through_again(app):
    app.get_ready()
    try:
        assert gc.get_freeze_count() > 10_000
        assert len(gc.get_objects()) < 1000
    finally:
        gc.unfreeze()
    assert "scopa_desktop.ai" in sys.modules


def test_time_passes_before_the_input_of_a_frame(app, monkeypatch):
    """Motion that a click starts must not have lost the time that was slept before it."""
    told = []
    scene = app.stack.top
    monkeypatch.setattr(scene, "update", lambda dt: told.append(("time", dt)))
    monkeypatch.setattr(scene, "handle", lambda event: told.append(("input", event)) or True)
    waits = iter([[pygame.Event(pygame.WINDOWFOCUSLOST)], [pygame.Event(pygame.QUIT)]])

    def wait(_clock):
        told.append(("wait", None))
        return next(waits)

    monkeypatch.setattr(app, "_wait", wait)
    app.loop()
    order = [what for what, _ in told]
    first = order.index("input")
    assert order[first - 2 : first + 2] == ["wait", "time", "input", "wait"]


# --- a screen that fails


class BrokenError(Exception):
    """What nobody has thought of."""


def fail(*_arguments, **_values):
    raise BrokenError("deliberate")


def broken_loop(app, monkeypatch, method, *, then=pygame.QUIT):
    """Run the loop; the top screen fails once, then the window is closed."""
    monkeypatch.setattr(app.stack.top, method, fail)
    waits = iter([[pygame.Event(pygame.WINDOWFOCUSLOST)], []])
    seen = []

    def wait(_clock):
        seen.append([scene.key for scene in app.stack.scenes])
        return next(waits, [pygame.Event(then)])

    monkeypatch.setattr(app, "_wait", wait)
    app.loop()
    return seen


@pytest.mark.parametrize("method", ["update", "handle", "draw", "nodes", "needs_redraw", "leave"])
def test_a_screen_that_fails_leads_to_the_title_and_loses_nothing(
    start, data_dir, monkeypatch, capfd, method
):
    monkeypatch.setenv("SCOPA_UI_TRACE", str(data_dir / "trace"))
    app = start(seats=("human", "easy"), seed=2)
    # The robot opens; how many frames it thinks for is the machine's affair.
    while not (record := app.services.database.unfinished()[0].record).rounds[0].moves:
        app.step(16.0)
    if method == "leave":
        app.stack.push("no-such-screen")
    seen = broken_loop(app, monkeypatch, method)
    assert ["title"] in seen
    (notice,) = [line for line in app.services.notices if "went wrong" in line]
    assert str(data_dir / "crash.log") in notice
    report = (data_dir / "crash.log").read_text(encoding="utf-8")
    assert "Traceback" in report
    assert "screens: title table" in report
    assert "Traceback" not in capfd.readouterr().err
    kept = Database(data_dir)
    assert kept.unfinished()[0].record == record
    kept.close()


def test_a_failure_that_cannot_be_mended_ends_the_game_with_a_report(app, data_dir, monkeypatch):
    monkeypatch.setattr("scopa_desktop.scenes.title.TitleScene.draw_ground", fail)
    app._stale = True
    monkeypatch.setattr(app, "_wait", lambda clock: [])
    with pytest.raises(BrokenError):
        app.loop()
    assert (data_dir / "crash.log").read_text(encoding="utf-8").count("Traceback") >= 2


def test_the_notice_of_a_failure_stands_on_the_title(start, data_dir, monkeypatch):
    monkeypatch.setenv("SCOPA_UI_TRACE", str(data_dir / "trace"))
    app = start(seats=("human", "easy"), seed=2, language="pt_BR")
    broken_loop(app, monkeypatch, "update")
    lines = [json.loads(line) for line in (data_dir / "trace").read_text().splitlines()]
    names = [node["name"] for node in lines[-1]["nodes"] if node["id"] == "title-notice"]
    assert names
    assert "Sua partida está salva" in names[0]


# --- music


@pytest.mark.parametrize(
    ("words", "loop"), [({}, "music_title"), ({"seats": ("human", "easy")}, "music_table")]
)
def test_the_music_follows_the_screens(start, words, loop):
    app = at_rest(start(**words))
    music = app.services.audio.music
    assert (music.playing, music.level) == (loop, 1.0)
    # What is opened on top does not change it.
    app.stack.push("settings")
    at_rest(app)
    assert music.playing == loop


def test_no_music_is_heard_at_volume_nought(start):
    app = start()
    app.services.settings.change(volume_music=0)
    at_rest(app)
    assert app.services.audio.music.playing is None
    app.services.settings.change(volume_music=10)
    at_rest(app)
    assert app.services.audio.music.playing == "music_title"
    assert pygame.mixer.music.get_volume() == pytest.approx(0.08, abs=0.01)
