"""The game in a real window, moved by a real mouse (Xvfb, openbox, XTEST)."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop import has, is_my_turn, node, values

MINE = ("--ruleset", "escopa15", "--seats", "human,easy", "--seed", "3", "--lang", "pt_BR")


def takes_nothing(card, line):
    """Whether a hand card makes 15 with no cards of the table."""
    numbers = [int(value[:-1]) for value in values(line, "table-")]
    rest = 15 - int(card["value"][:-1])
    sizes = range(1, len(numbers) + 1)
    return all(sum(some) != rest for n in sizes for some in combinations(numbers, n))


def test_a_card_is_raised_and_played_by_clicks(game):
    table = game(*MINE)
    line = table.wait(is_my_turn)
    card = node(line, "hand-0")
    table.click(card)
    line = table.wait(lambda it: has(it, "hand-0") and "selected" in node(it, "hand-0")["state"])
    table.click(node(line, "hand-0"))
    table.wait(lambda it: card["value"] not in values(it, "hand-"))


@pytest.mark.parametrize("desktop", [(1280, 720), (1920, 1080)], indirect=True)
def test_a_card_is_carried_to_the_table(game, desktop):
    table = game(*MINE, "--fullscreen")
    line = table.wait(lambda it: is_my_turn(it) and tuple(it["size"]) == desktop.size)
    assert line["scale"] == desktop.size[0] // 640
    hand = [item for item in line["nodes"] if item["id"].startswith("hand-")]
    card = next(item for item in hand if takes_nothing(item, line))
    # Free felt in the upper left corner of the table, away from every slot of the opening.
    scale = line["scale"]
    table.drag(card, [116 * scale, 40 * scale, 8 * scale, 8 * scale])
    table.wait(lambda it: card["value"] not in values(it, "hand-"))
