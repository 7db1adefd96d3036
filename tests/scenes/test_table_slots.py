"""Where cards lie on the table, from one to forty of them."""

from __future__ import annotations

import random

import pytest

from scopa_desktop.engine.cards import CARDS
from scopa_desktop.scenes.table.slots import TableSlots
from scopa_desktop.ui.geometry import Rect

AREA = Rect(112, 32, 416, 184)
BADGE = 12
"""Pixels at the upper left that say a card's value: always in sight."""


def lying(count: int) -> TableSlots:
    """A table to which so many cards came one by one."""
    slots = TableSlots()
    for card in CARDS[:count]:
        slots.add(card)
    return slots


@pytest.mark.parametrize("count", range(1, len(CARDS) + 1))
def test_every_card_is_on_the_table_and_shows_its_value(count):
    slots = lying(count)
    rects = [slots.rect(card) for card in slots.cards]
    assert len({(rect.x, rect.y) for rect in rects}) == count
    for rect in rects:
        assert rect.clamped(AREA) == rect
    for card in slots.cards:
        seen = slots.visible(card)
        assert (seen.x, seen.y) == (slots.rect(card).x, slots.rect(card).y)
        assert min(seen.w, seen.h) >= BADGE


@pytest.mark.parametrize("count", [4, 7, 14, 21, 24, 27, 30, 33, 36, 39])
def test_a_table_of_whole_columns_stays_in_the_middle(count):
    slots = lying(count)
    rects = [slots.rect(card) for card in slots.cards]
    left, right = min(rect.x for rect in rects), max(rect.right for rect in rects)
    off = abs(left + right - AREA.x - AREA.right) / 2
    # Where one side has a column more than the other, it is half of one.
    assert off <= slots.mode.pitch / 2
    assert off <= 1 or count in (27, 33, 39)


@pytest.mark.parametrize("count", [6, 7, 14, 21, 30])
def test_rows_and_columns_keep_their_order_when_the_table_grows(count):
    slots = lying(count)
    before = {card: slots.place(card) for card in slots.cards}
    assert slots.add(CARDS[count])
    after = {card: slots.place(card) for card in before}
    for axis in (0, 1):
        ranks = [sorted({place[axis] for place in places.values()}) for places in (before, after)]
        for card in before:
            assert ranks[0].index(before[card][axis]) == ranks[1].index(after[card][axis])


@pytest.mark.parametrize("seed", range(5))
def test_the_place_that_is_shown_is_the_place_that_is_taken(seed):
    rng, slots, free = random.Random(seed), TableSlots(), list(CARDS)
    rng.shuffle(free)
    while free:
        if slots.cards and rng.random() < 0.3:
            card = rng.choice(slots.cards)
            slots.remove(card)
            free.insert(0, card)
        card = free.pop()
        place = slots.next_place()
        slots.add(card)
        assert slots.place(card) == place


def test_a_table_that_closes_up_and_grows_again_loses_no_card():
    slots = lying(33)
    for card in CARDS[:9]:
        slots.remove(card)
    assert slots.start_deal()
    assert slots.mode.name == "dense30"
    for card in CARDS[:9]:
        slots.add(card)
    assert set(slots.cards) == set(CARDS[:33])
    assert len({slots.place(card) for card in slots.cards}) == 33
