"""Motion: curves, tweens, sequences, and the animator that ticks them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from scopa_desktop.ui.easing import Ease, eased
from scopa_desktop.ui.tween import Animator, Call, Delay, Parallel, Sequence, Tween, stagger

OVERSHOOTING = (Ease.OUT_BACK, Ease.OUT_ELASTIC_SOFT)


@pytest.fixture
def card():
    return SimpleNamespace(x=0.0, y=0.0)


@pytest.mark.parametrize("ease", Ease)
def test_every_curve_begins_at_the_start_and_ends_at_the_end(ease):
    assert eased(ease, 0.0) == pytest.approx(0.0)
    assert eased(ease, 1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("ease", [ease for ease in Ease if ease not in OVERSHOOTING])
def test_curves_that_only_go_forward(ease):
    values = [eased(ease, i / 50) for i in range(51)]
    assert values == sorted(values)


def test_curves_that_go_beyond_come_back():
    for ease in OVERSHOOTING:
        most = max(eased(ease, i / 200) for i in range(201))
        assert 1.0 < most < 1.3


def test_out_is_quick_at_first_and_in_is_slow():
    assert eased(Ease.OUT_CUBIC, 0.3) > 0.3 > eased(Ease.IN_CUBIC, 0.3)


def test_a_tween_goes_from_where_it_is_when_it_begins(card):
    tween = Tween(card, "x", 100.0, 200.0, Ease.LINEAR)
    card.x = 50.0
    assert tween.advance(100.0) is None
    assert card.x == pytest.approx(75.0)
    assert tween.advance(150.0) == pytest.approx(50.0)
    assert card.x == 100.0


@pytest.mark.parametrize("before", [0.0, 30.0, 99.0])
def test_finishing_early_gives_the_same_picture(card, before):
    done = []
    whole = Sequence(
        Delay(20.0),
        Parallel(Tween(card, "x", 8.0, 40.0), Tween(card, "y", 9.0, 70.0)),
        Call(lambda: done.append("landed")),
    )
    whole.advance(before)
    whole.finish()
    assert (card.x, card.y, done) == (8.0, 9.0, ["landed"])


def test_a_sequence_hands_the_rest_of_a_step_on(card):
    steps = Sequence(Tween(card, "x", 1.0, 30.0), Tween(card, "y", 10.0, 100.0, Ease.LINEAR))
    assert steps.advance(80.0) is None
    assert card.x == 1.0
    assert card.y == pytest.approx(5.0)
    assert steps.advance(70.0) == pytest.approx(20.0)


def test_parallel_ends_with_the_longest(card):
    both = Parallel(Tween(card, "x", 1.0, 30.0), Tween(card, "y", 1.0, 100.0))
    assert both.advance(60.0) is None
    assert card.x == 1.0
    assert both.advance(60.0) == pytest.approx(20.0)


def test_a_call_happens_once(card):
    told = []
    call = Call(lambda: told.append(1))
    call.advance(0.0)
    call.finish()
    assert told == [1]


def test_a_stagger_begins_one_after_the_other():
    cards = [SimpleNamespace(x=0.0) for _ in range(3)]
    staggered = stagger(70.0, *(Tween(card, "x", 1.0, 100.0, Ease.LINEAR) for card in cards))
    staggered.advance(100.0)
    assert [card.x for card in cards] == pytest.approx([1.0, 0.3, 0.0])
    staggered.advance(140.0)
    assert [card.x for card in cards] == [1.0, 1.0, 1.0]


def test_a_newer_tween_of_the_same_number_goes_on_from_where_it_is(card):
    animator = Animator()
    animator.tween(card, "x", 100.0, 100.0, Ease.LINEAR)
    animator.advance(50.0)
    animator.tween(card, "x", 0.0, 100.0, Ease.LINEAR)
    animator.advance(50.0)
    assert card.x == pytest.approx(25.0)
    animator.advance(60.0)
    assert card.x == 0.0
    assert animator.is_idle


def test_no_time_at_all_sets_the_number_at_once(card):
    animator = Animator()
    animator.tween(card, "x", 100.0, 100.0)
    animator.tween(card, "x", 7.0, 0.0)
    assert card.x == 7.0
    assert animator.is_idle


def test_going_where_it_already_is_is_no_motion(card):
    animator = Animator()
    animator.tween(card, "x", 0.0, 100.0)
    assert animator.is_idle


def test_motion_that_starts_more_motion_is_finished_too(card):
    animator = Animator()
    animator.run(Call(lambda: animator.tween(card, "x", 5.0, 100.0)))
    animator.finish()
    assert card.x == 5.0
    assert animator.is_idle


def test_a_timeline_of_the_same_key_takes_the_place_of_the_older(card):
    animator = Animator()
    animator.run(Tween(card, "x", 5.0, 100.0), key="flight")
    animator.run(Tween(card, "y", 6.0, 100.0), key="flight")
    animator.advance(200.0)
    assert (card.x, card.y) == (0.0, 6.0)
