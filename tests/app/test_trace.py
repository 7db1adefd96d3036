"""The trace: one line of JSON whenever the picture's structure changes."""

from __future__ import annotations

import json

import pygame
import pytest

from scopa_desktop.app.soundtrack import music_for
from scopa_desktop.app.trace import Trace
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node


def doubled(rect):
    return tuple(2 * number for number in rect)


@pytest.fixture
def trace(tmp_path):
    """A trace, and what stands in its file."""
    path = tmp_path / "trace.jsonl"
    made = Trace(path)
    yield made, lambda: [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    made.close()


def write(trace, *nodes, scene="table"):
    trace.write(scene, (1280, 720), 2, list(nodes), doubled)


def test_a_line_says_all_of_a_node_in_window_pixels(trace):
    made, lines = trace
    write(made, Node("hand-0", "card", "Sete de ouros", Rect(1, 2, 56, 90), "7D", ("selected",)))
    assert lines() == [
        {
            "scene": "table",
            "size": [1280, 720],
            "scale": 2,
            "nodes": [
                {
                    "id": "hand-0",
                    "role": "card",
                    "name": "Sete de ouros",
                    "value": "7D",
                    "state": ["selected"],
                    "rect": [2, 4, 112, 180],
                }
            ],
        }
    ]


def test_a_line_is_written_only_for_what_is_new(trace):
    made, lines = trace
    card = Node("hand-0", "card", "", Rect(0, 0, 56, 90), "7D")
    write(made, card)
    write(made, card)
    assert len(lines()) == 1
    write(made, Node("hand-0", "card", "", Rect(0, -6, 56, 90), "7D"))
    write(made, card, scene="pause")
    assert [line["scene"] for line in lines()] == ["table", "table", "pause"]


def test_a_trace_is_continued_by_the_next_start(tmp_path):
    path = tmp_path / "trace.jsonl"
    for _ in range(2):
        trace = Trace(path)
        write(trace)
        trace.close()
    assert len(path.read_text().splitlines()) == 2


def test_a_running_game_traces_what_the_mouse_can_hit(start, data_dir, monkeypatch):
    monkeypatch.setenv("SCOPA_UI_TRACE", str(data_dir / "trace"))
    app = start()
    app.step(0.0)
    line = json.loads((data_dir / "trace").read_text().splitlines()[-1])
    assert line["scene"] == "title"
    assert line["size"] == list(app.presenter.viewport.window)
    button = next(node for node in line["nodes"] if node["id"] == "title-settings")
    x, y, w, h = button["rect"]
    middle = (x + w // 2, y + h // 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.feed(pygame.Event(kind, pos=middle, button=1, touch=False))
    app.step(0.0)
    assert app.stack.top.key == "settings"


@pytest.mark.parametrize(
    ("keys", "loop"),
    [
        ([], None),
        (["first-run"], "music_title"),
        (["title", "setup", "name"], "music_title"),
        (["title", "table"], "music_table"),
        (["title", "table", "pause", "settings"], "music_table"),
        (["title", "match-end"], None),
    ],
)
def test_which_music_goes_with_which_screens(keys, loop):
    assert music_for(keys) == loop
