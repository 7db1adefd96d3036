"""Captures of any rule from any table, judged by adding up as the written rules do.

The judge below works on card values and subsets of small tables only; on full tables sets are
added up one at a time and nothing is listed.
"""

from itertools import combinations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scenario import Scenario
from scopa_desktop.engine.capture import CaptureRule, claims, opens_claim
from scopa_desktop.engine.cards import ALL_MASK, CARDS, Card, cards_of, mask_of, parse_cards
from scopa_desktop.engine.errors import MoveError

MATTA = Card.parse("7C")
steady = settings(deadline=None, database=None, derandomize=True, max_examples=150)

modes = st.sampled_from(["value", "fifteen", "fifteen+equal", "value+fifteen"])


@st.composite
def rules(draw):
    mode = draw(modes)
    return CaptureRule(
        by_value=mode.startswith("value"),
        by_fifteen=mode != "value",
        equal_beside_fifteen=mode == "fifteen+equal",
        equal_first=mode != "fifteen" and draw(st.booleans()),
        fewest_cards=draw(st.booleans()),
        ace_sweep=draw(st.booleans()),
        # A game by value alone knows no fifteen: the option is refused there.
        ace_with_ace=draw(
            st.sampled_from(["ace_only", "all", *["ace_or_fifteen"] * (mode != "value")])
        ),
        wild=draw(st.sampled_from([0, 0, 0, 1, 2, 7, 10])),
    )


# The wild card, aces and one or two of every other value: what chance seldom brings together.
LIVELY = parse_cards("7C 1D 1C 1S 2D 2C 3C 4S 5B 6D 7D 8C 9S 10B")


def tables(least, most):
    """A card to play and the cards of a table that it is not among."""
    return st.sampled_from([CARDS, LIVELY]).flatmap(
        lambda cards: st.lists(
            st.sampled_from(cards), min_size=least + 1, max_size=most + 1, unique=True
        )
    )


def worth(rule, card):
    return rule.wild if rule.wild and card == MATTA else card.value


def subsets(cards):
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def takeable(rule, table, card):
    """The legal sets of a small table, from the words of the rules."""
    value = worth(rule, card)
    equal = [(one,) for one in table if worth(rule, one) == value]

    def adding_up(total):
        return [one for one in subsets(table) if sum(worth(rule, card) for card in one) == total]

    def fewest(sets):
        return [one for one in sets if len(one) == min(map(len, sets))]

    fifteens = adding_up(15 - value) if rule.by_fifteen else []
    if rule.ace_sweep and value == 1 and table:
        if not equal or rule.ace_with_ace == "all":
            return {frozenset(table)}
        also = fifteens if rule.ace_with_ace == "ace_or_fifteen" else []
        return set(map(frozenset, equal + also))
    if rule.by_value:
        if equal and rule.equal_first:
            first = equal
        else:
            first = adding_up(value)
            first = fewest(first) if rule.fewest_cards and first else first
        return set(map(frozenset, first + fifteens))
    found = fifteens
    if rule.equal_beside_fifteen:
        found = equal if equal and rule.equal_first else equal + fifteens
    return set(map(frozenset, fewest(found) if rule.fewest_cards and found else found))


@steady
@given(rules(), tables(0, 8))
def test_the_listed_sets_are_the_legal_ones_each_once(rule, cards):
    card, *table = cards
    mask, value = mask_of(table), rule.value_of(card.index)
    listed = rule.captures(mask, value)
    assert len(set(listed)) == len(listed)
    assert {frozenset(cards_of(one)) for one in listed} == takeable(rule, table, card)
    assert rule.captures(mask, value) == listed


@steady
@given(rules(), tables(1, 7))
def test_a_marked_set_is_accepted_if_and_only_if_it_is_legal(rule, cards):
    card, *table = cards
    legal = takeable(rule, table, card)
    for marked in subsets(table):
        refusal = rule.refusal(mask_of(table), rule.value_of(card.index), mask_of(marked))
        assert (refusal is None) is (frozenset(marked) in legal)


@steady
@given(rules(), tables(1, 8), st.data())
def test_a_refusal_names_a_reason_that_is_true(rule, cards, data):
    card, *table = cards
    legal = takeable(rule, table, card)
    marked = data.draw(st.lists(st.sampled_from(table), min_size=1, unique=True))
    value = rule.value_of(card.index)
    refusal = rule.refusal(mask_of(table), value, mask_of(marked))
    assume(refusal is not None)
    total = sum(worth(rule, one) for one in marked)
    match refusal.reason:
        case MoveError.SUM_LOW | MoveError.SUM_HIGH:
            assert refusal.total in (total, total + value)
            assert refusal.wanted == (value if refusal.total == total else 15)
            assert (refusal.total < refusal.wanted) is (refusal.reason is MoveError.SUM_LOW)
        case MoveError.SAME_FIRST:
            assert rule.equal_first
            assert {frozenset([one]) for one in refusal.first} <= legal
        case MoveError.FEWEST:
            assert rule.fewest_cards
            assert len(refusal.first) < len(marked)
            assert frozenset(refusal.first) in legal
        case MoveError.ACE_TAKES_ALL:
            assert value == 1
            assert rule.ace_sweep
        case _:
            raise AssertionError(refusal)


@steady
@given(rules(), tables(0, 8), st.integers(1, 12))
def test_the_first_sets_are_the_smallest_and_whole_sizes(rule, cards, limit):
    card, *table = cards
    mask, value = mask_of(table), rule.value_of(card.index)
    every = {mask_of(one) for one in takeable(rule, table, card)}
    first = rule.first_captures(mask, value, limit)
    assert len(set(first)) == len(first)
    assert set(first) <= every
    assert len(first) >= min(limit, len(every))
    sizes = [one.bit_count() for one in first]
    assert sizes == sorted(sizes)
    assert rule.can_take(mask, value) is bool(every)
    example = rule.example(mask, value)
    if every:
        assert example in every
        if not rule.by_fifteen or not rule.by_value:
            assert example.bit_count() == min(one.bit_count() for one in every)
    else:
        assert example == 0


@steady
@given(rules(), st.sampled_from(CARDS), st.integers(1, ALL_MASK), st.data())
def test_on_a_full_table_a_marked_set_is_judged_by_adding_up(rule, card, mask, data):
    table = cards_of(mask & ~card.bit) or CARDS[1:]
    assume(card not in table)
    value = rule.value_of(card.index)
    assume(not (rule.ace_sweep and value == 1))
    marked = data.draw(st.lists(st.sampled_from(table), min_size=1, max_size=9, unique=True))
    total = sum(worth(rule, one) for one in marked)
    equal = [one for one in table if worth(rule, one) == value]
    refusal = rule.refusal(mask_of(table), value, mask_of(marked))
    by_value = rule.by_value and total == value
    beside = rule.equal_beside_fifteen and len(marked) == 1 and total == value
    fifteen = rule.by_fifteen and total + value == 15
    if not (by_value or beside or fifteen):
        assert refusal.reason in (MoveError.SUM_LOW, MoveError.SUM_HIGH)
    elif len(marked) == 1 and total == value:
        assert refusal is None
    elif equal and rule.equal_first and (by_value or not rule.by_value):
        assert refusal.reason is MoveError.SAME_FIRST
    elif not rule.fewest_cards or (fifteen and rule.by_value and not by_value):
        assert refusal is None
    elif refusal is not None:
        assert refusal.reason is MoveError.FEWEST
        assert len(refusal.first) < len(marked)
        assert rule.refusal(mask_of(table), value, mask_of(refusal.first)) is None


@steady
@given(tables(1, 10))
def test_claims_are_the_fifteens_with_the_left_card(cards):
    left, *others = cards
    mask = mask_of(cards)
    expected = {
        frozenset((left, *one))
        for one in subsets(others)
        if sum(map(value_of, one)) == 15 - left.value
    }
    found = claims(mask, left.index)
    assert len(set(found)) == len(found)
    assert {frozenset(cards_of(one)) for one in found} == expected
    assert opens_claim(mask, left.index) is bool(expected)


def value_of(card):
    return card.value


@steady
@given(tables(1, 12), st.integers(1, 6))
def test_what_the_eye_is_shown_first_is_legal_small_and_rich_in_coins(cards, limit):
    card, *table = cards
    view = Scenario("escopa15", table=" ".join(map(str, table)), hands=[str(card)]).view
    shown = view.captures(card, limit)
    rule = view.ruleset.capture
    every = {frozenset(cards_of(one)) for one in rule.captures(mask_of(table), card.value)}
    assert len(shown) == min(limit, len(every))
    assert set(map(frozenset, shown)) <= every
    coins = [(len(one), -sum(str(card).endswith("D") for card in one)) for one in shown]
    assert coins == sorted(coins)
