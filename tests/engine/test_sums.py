"""Adding up with and without the wild card, judged by trying every set of small tables."""

from itertools import combinations

import pytest

from scopa_desktop.engine.cards import mask_of, parse_cards
from scopa_desktop.engine.sums import (
    MATTA,
    fewest_with_sum,
    first_sets,
    has_sum,
    sets_of_size,
    sets_with_sum,
    total_of,
    worth,
)

TABLES = ["7C 1D 2S 3B 7D 10C", "7C 5D 5C 9S 4B 1C", "7C 8D 6S", "7D 1D 2S 8C 9B", "7C", ""]


def value_of(card, wild):
    return wild if wild and card == MATTA else card.value


@pytest.mark.parametrize("text", TABLES, ids=lambda text: text or "empty")
@pytest.mark.parametrize("wild", range(11))
def test_the_sets_that_add_up_are_found_listed_and_counted(text, wild):
    table = parse_cards(text)
    mask = mask_of(table)
    every = [one for size in range(1, 7) for one in combinations(table, size)]
    sums = {mask_of(one): sum(value_of(card, wild) for card in one) for one in every}
    assert all(total_of(one, wild) == total for one, total in sums.items())
    for value in range(1, 11):
        assert worth(value, mask, wild) == mask_of(
            card for card in table if value_of(card, wild) == value
        )
    for total in range(1, 15):
        expected = {one for one, made in sums.items() if made == total}
        listed = sets_with_sum(mask, total, wild)
        assert (len(listed), set(listed)) == (len(expected), expected)
        assert has_sum(mask, total, wild) is bool(expected)
        fewest = min(map(int.bit_count, expected), default=0)
        assert fewest_with_sum(mask, total, wild) == fewest
        for size in range(1, 7):
            sized = sets_of_size(mask, total, size, wild)
            assert sorted(sized) == sorted(one for one in expected if one.bit_count() == size)
        first = first_sets(mask, total, 1, wild)
        assert sorted(first) == sorted(one for one in expected if one.bit_count() == fewest)
        assert sorted(first_sets(mask, total, 99, wild)) == sorted(expected)
