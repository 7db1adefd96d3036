"""What the round's board says: reasons, ties, leftovers, and to whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from counting import after_a_round, counted, drawn, nodes, shown
from driving import button, command, send, too_wide
from scopa_desktop.engine.cards import Card, mask_of
from scopa_desktop.engine.scoring import Tally, score_round
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.persistence.settings import SeatSetup, TableSetup
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.geometry import DESIGN, Vec
from scopa_desktop.ui.input import Command, PointerMoved, PointerPressed, PointerReleased
from sittings import play, sat_down


def test_the_rows_tell_why_under_pointer_and_focus(services):
    session = after_a_round(services, "scopa", 2)
    scene = counted(services, session)
    assert scene.words.standing() in drawn(services).texts()
    command(services, Command.UP)
    assert scene.focus.focused == "round-line-primiera"
    assert scene.words.why("primiera") in drawn(services).texts()
    rect = button(services, "round-line-cards").rect
    send(services, PointerMoved(Vec(rect.x + 50, rect.y + 8)))
    assert scene.words.why("cards") in drawn(services).texts()
    send(services, PointerPressed(Vec(rect.x + 50, rect.y + 8)))
    send(services, PointerReleased(Vec(rect.x + 50, rect.y + 8)))
    assert services.navigation.top is scene


def board_of(services, piles, ruleset="scopa", sweeps=None, scores=None, **values):
    """A board whose round ended with these piles."""
    session = after_a_round(services, ruleset, len(piles), **values)
    runner = session.runner
    cards = tuple(tuple(Card.parse(word) for word in pile.split()) for pile in piles)
    swept = tuple(sweeps or (0,) * len(piles))
    tally = Tally(tuple(mask_of(pile) for pile in cards), swept, (0,) * len(piles))
    sheet = score_round(runner.ruleset, tally)
    state = runner.match
    none: tuple[tuple[Card, ...], ...] = ((),) * len(piles)
    ended = state.round._replace(piles=cards, sweeps=swept, sheet=sheet, sweep_cards=none)
    runner.match = replace(state, round=ended, scores=tuple(scores or sheet.totals), winners=None)
    return counted(services, session)


FULL = "7D 7C 7S 7B 1D 2D 3D 10D 8D 9D 4D 5D 6D 1C 2C 3C 4C 5C 6C 8C 9C 10C"
REST = "1S 2S 3S 4S 5S 6S 8S 9S 10S 1B 2B 3B 4B 5B 6B 8B 9B 10B"


def test_a_missing_suit_is_shown_and_counts_nothing(services):
    scene = board_of(services, [FULL, REST])
    mine, other = scene.words.proofs("primiera")
    assert mine.total == 84
    assert other.total is None
    assert [suit.name for suit in other.missing] == ["COINS", "CUPS"]
    assert services.catalog.text("round-missing") in drawn_at(services, scene, "primiera")


def drawn_at(services, scene, key) -> list[str]:
    scene.focus.focused, scene.focus.is_shown = f"round-line-{key}", True
    return drawn(services).texts()


def test_double_cards_and_all_coins_and_sevens_say_why_they_pay_more(services):
    few = "1S 2S 3S"
    many = " ".join([FULL, *REST.split()[3:]])
    scene = board_of(services, [many, few], "escopa15")
    double = services.catalog.text("round-why-double", n=10)
    every = services.catalog.text("round-why-all")
    assert double in drawn_at(services, scene, "cards")
    assert every in drawn_at(services, scene, "coins")
    assert every in drawn_at(services, scene, "sevens")


def test_level_counts_say_that_nobody_scores(services):
    half = "1D 2D 3D 4D 5D 1C 2C 3C 4C 5C 1S 2S 3S 4S 5S 1B 2B 3B 4B 5B"
    other = "6D 7D 8D 9D 10D 6C 7C 8C 9C 10C 6S 7S 8S 9S 10S 6B 7B 8B 9B 10B"
    scene = board_of(services, [half, other])
    assert scene.words.is_level("cards")
    assert scene.words.is_level("coins")
    assert not scene.words.is_level("primiera")
    texts = drawn(services).texts()
    assert texts.count(services.catalog.text("round-tie")) == 2
    assert "20 a 20" in scene.words.why("cards")


def test_the_napola_is_shown_as_far_as_it_goes(services):
    scene = board_of(services, ["1D 2D 3D 4D 6D 7D", REST], "napola")
    (proof,) = scene.words.proofs("napola")
    assert [str(card) for card in proof.cards] == ["1D", "2D", "3D", "4D"]


def test_a_tie_at_the_target_says_that_one_more_round_is_played(services):
    scene = board_of(services, [FULL, REST], scores=(14, 14))
    extra = services.catalog.text("round-verdict-extra", n=14)
    assert extra in drawn(services).texts()
    assert nodes(scene)["round-verdict"].name == extra
    assert button(services, "round-next").label == services.catalog.text("round-next")


def test_a_lead_that_is_too_small_says_so(services):
    scene = board_of(services, [FULL, REST], scores=(14, 13), win_by=2)
    assert scene.words.standing() == services.catalog.text("round-verdict-margin", n=2)


def test_below_the_target_the_leader_is_named_or_all_are_level(services):
    assert "Ana" in board_of(services, [FULL, REST], scores=(6, 2)).words.standing()
    assert "2 a 1" in board_of(services, [FULL, REST], scores=(1, 2)).words.standing()
    even = board_of(services, [FULL, REST], scores=(2, 2)).words.standing()
    assert even == services.catalog.text("round-verdict-even", score="2 a 2")
    front = board_of(services, [FULL, REST, ""], scores=(2, 2, 1)).words.standing()
    assert front == services.catalog.text("round-verdict-even-front", score="2 · 2 · 1")
    low = board_of(services, [FULL, REST], "scopa-a-perdere", scores=(6, 2)).words.standing()
    assert "Tito" in low


def test_the_winner_is_named_at_the_end_of_the_match(services):
    session = sat_down(services, "scopa", 2, target=1)
    for _ in range(40):
        play(session)
        if session.runner.is_match_over:
            break
        session.runner.next_round()
    scene = counted(services, session)
    winner = session.runner.match.winners[0]
    assert session.names_of(winner)[0] in scene.words.standing()
    assert button(services, "round-next").label == services.catalog.text("round-finish")


@pytest.mark.parametrize("ruleset", ["escopa15", "escoba", "scopa15", "escoba-setenta"])
def test_games_of_fifteen_check_what_was_left(services, ruleset):
    session = after_a_round(services, ruleset, 2)
    scene = counted(services, session)
    total = sum(card.value for card in session.runner.round_leftovers[0])
    assert scene.words.leftovers_fit
    assert total % 15 == 10
    assert str(total) in nodes(scene)["round-left"].name


def test_a_wrong_sum_is_told_as_a_fault(services):
    session = after_a_round(services, "escopa15", 2)
    state = session.runner.match
    wrong = state.round._replace(leftovers=(Card.parse("9S"),))
    session.runner.match = replace(state, round=wrong)
    scene = counted(services, session)
    assert scene.words.leftovers_fit is False
    assert scene.words.leftovers() == services.catalog.text("round-left-wrong", n=9)


def test_other_games_say_who_got_the_last_cards(services):
    session = after_a_round(services, "scopa", 2)
    scene = counted(services, session)
    assert scene.words.leftovers_fit is None
    assert scene.words.leftovers()


def test_the_only_person_at_the_table_is_spoken_to(services):
    session = after_a_round(services, "scopa", 1, 1, names=["Você", "Tito"])
    scene = counted(services, session)
    lines = session.runner.score_sheet.lines
    mine = [key for key, line in lines.items() if line.points[0]]
    assert mine
    assert all("para você" in scene.words.why(key) for key in mine)


def test_people_on_one_side_are_us_against_them(services):
    services.settings.change(reduced_motion=True)
    kinds = (("Ana", "human"), ("Tito", "bot"), ("Luna", "human"), ("Gino", "bot"))
    seats = tuple(
        SeatSetup(name=name, kind=kind, level="easy" if kind == "bot" else None)
        for name, kind in kinds
    )
    session = Session.new(services, TableSetup(ruleset="scopa", options={}, seats=seats))
    play(session)
    shown(services, session)
    texts = drawn(services).texts()
    assert services.catalog.text("side-us") in texts
    assert services.catalog.text("side-them") in texts


@pytest.mark.parametrize("people", [2, 3, 4, 6])
@pytest.mark.parametrize("language", available_languages())
def test_long_names_and_words_fit_at_every_table(services, people, language):
    services.use_language(language)
    names = ["Maximiliana", "Bartholomäus", "WWWWWWWWWWWW", "Annunziatina", "Guglielmina", "Ana"]
    session = after_a_round(services, "scopa", people, names=names)
    scene = counted(services, session)
    assert not too_wide(services, scene)
    for node in scene.nodes():
        assert DESIGN.contains((node.rect.x, node.rect.y))
        assert node.rect.right <= 600
    texts = [a for call, a in drawn(services).calls if call == "text" and a[1] == 36]
    measure = services.assets.font("F7").width
    width = {2: 160, 3: 108, 4: 82}[session.side_count]
    assert all(measure(text[2]) <= width - 12 for text in texts if text[0] > 240)
