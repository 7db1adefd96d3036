"""The window itself: the whole screen and back, its place, and every way of ending."""

from __future__ import annotations

import signal
from functools import partial

import pytest

from desktop import has, is_my_turn, node, until, values
from scopa_desktop.persistence.settings import SettingsFile

MINE = ("--seats", "human,easy", "--seed", "5", "--lang", "it")
ENDINGS = {"cross": 0, "SIGTERM": 0, "SIGINT": 130, "SIGKILL": -9}
"""Every way of ending the game, and its exit status."""
PUBLIC = ("hand-", "table-", "plate-", "stock")


def picture(line):
    """What must come back: the cards in hand and on the table, scores, the stock."""
    return {prefix: sorted(values(line, prefix)) for prefix in PUBLIC}


def test_f11_and_alt_enter_fill_the_screen_and_come_back(game, desktop):
    window = game("--lang", "en")
    start = window.wait(lambda it: it["scene"] in ("title", "first-run"))
    for keys in (("F11",), ("Alt_L", "Return")):
        window.key(*keys)
        line = window.wait(lambda it: tuple(it["size"]) == desktop.size)
        until(lambda: desktop.place_of(window.process.pid) == (0, 0, *desktop.size), "0, 0")
        assert line["scale"] == 2
        window.key(*keys)
        window.wait(lambda it: it["size"] == start["size"])
    assert line["scene"] == start["scene"]


@pytest.mark.parametrize("desktop", [(1600, 900)], indirect=True)
def test_size_and_place_come_back_after_a_restart(game, desktop):
    window = game("--lang", "en")
    first = window.wait(lambda it: True)
    # What came before the key has been seen by the game, its first place among it.
    window.key("Down")
    window.wait(lambda it: it != first)
    desktop.resize(window.process.pid, 90, 70, 1400, 760)
    window.wait(lambda it: it["size"] == [1400, 760])
    place = until(lambda: _settled(desktop, window), "a window at rest")
    assert window.close() == 0
    again = game("--lang", "en")
    again.wait(lambda it: it["size"] == [1400, 760])
    until(lambda: desktop.place_of(again.process.pid) == place, f"a window at {place}")


@pytest.mark.parametrize("desktop", [(1600, 900)], indirect=True)
def test_the_window_stays_where_it_was_over_three_starts(game, desktop):
    places = []
    for _ in range(3):
        window = game("--lang", "en")
        window.key("Down")
        places.append(desktop.place_of(window.process.pid))
        assert desktop.name_of(window.process.pid) == "scopa-desktop"
        assert window.close() == 0
    x, y, _, height = places[0]
    assert places == [(x, y, 1280, 720)] * 3
    assert y >= 20
    assert y + height <= 900


@pytest.mark.parametrize("desktop", [(1600, 900)], indirect=True)
def test_a_maximized_window_comes_back_maximized_and_remembers_its_place(game, desktop):
    window = game("--lang", "en")
    window.key("Down")
    place = desktop.place_of(window.process.pid)
    desktop.maximize(window.process.pid)
    full = window.wait(lambda it: it["size"][0] == 1600)["size"]
    assert window.close() == 0
    for _ in range(2):
        window = game("--lang", "en")
        window.wait(lambda it: it["size"] == full)
        until(partial(desktop.is_maximized, window.process.pid), "a maximized window")
        assert window.close() == 0
    kept = SettingsFile(window.data).current.window
    assert (kept.x, kept.y, kept.width, kept.height, kept.maximized) == (*place, True)


@pytest.mark.parametrize("desktop", [(1280, 720), (1366, 768), (1920, 1080)], indirect=True)
def test_the_first_window_is_wholly_on_the_screen(game, desktop):
    window = game("--lang", "en")
    window.key("Down")
    x, y, width, height = desktop.place_of(window.process.pid)
    assert (x >= 0, y >= 20, x + width <= desktop.size[0]) == (True, True, True)
    assert y + height <= desktop.size[1]
    large = desktop.size[1] - 40 >= 720
    assert (width, height) == ((1280, 720) if large else (1208, 680))


def _settled(desktop, window):
    place = desktop.place_of(window.process.pid)
    return place if place[2:] == (1400, 760) and place[0] > 60 else None


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_match_is_there_again_however_the_game_ends(game, desktop, tmp_path, ending):
    # Without motion the picture is always that of the match, whenever it is read.
    (tmp_path / "data").mkdir()
    SettingsFile(tmp_path / "data").change(speed=0.0, robot_pause="none")
    table = game(*MINE)
    line = table.wait(is_my_turn)
    table.key("1")
    raised = table.wait(lambda it: picture(it) != picture(line) or _is_raised(it))
    if _is_raised(raised):
        table.key("Return")
    table.wait(lambda it: picture(it) != picture(line))
    before = table.wait(is_my_turn)
    if ending == "cross":
        desktop.ask_to_close(table.process.pid)
    else:
        table.process.send_signal(getattr(signal, ending))
    assert table.ended() == ENDINGS[ending]
    again = game("--lang", "it")
    title = again.wait(lambda it: it["scene"] == "title")
    again.click(node(title, "title-continue"))
    after = again.wait(lambda it: is_my_turn(it) or has(it, "curtain-ready"))
    if has(after, "curtain-ready"):
        again.click(node(after, "curtain-ready"))
        after = again.wait(is_my_turn)
    assert picture(after) == picture(before)


def _is_raised(line):
    return has(line, "hand-0") and "selected" in node(line, "hand-0")["state"]
