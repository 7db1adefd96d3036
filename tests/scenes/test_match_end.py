"""The end of a match: the winner and why, the totals, a rematch that everybody wants."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from driving import button, command, opened, press, reachable, send, too_wide
from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.engine.scoring import ScoreLine, ScoreSheet
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.match_chart import draw_chart, totals_by_round
from scopa_desktop.scenes.round_paint import line_icon
from scopa_desktop.scenes.verdict import Verdict
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Rect, Vec
from scopa_desktop.ui.input import Command, Commanded, PointerMoved, PointerPressed, PointerReleased
from sittings import NAMES, play, play_match, run, sat_down
from tables import TABLES, table_name


def shown(services, session) -> Any:
    """The screen, once it takes presses."""
    scene = opened(services, "match-end", session=session)
    run(services, 700)
    return scene


def nodes(scene) -> dict[str, Any]:
    return {node.id: node for node in scene.nodes()}


def texts(services) -> list[str]:
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return canvas.texts()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_match_ends_with_its_winner_its_totals_and_its_reason(services, table):
    ruleset, seats, options = table
    session = sat_down(services, ruleset, seats, **options)
    play_match(session)
    match = session.runner.match
    for language in available_languages():
        services.use_language(language)
        scene = shown(services, session)
        found = nodes(scene)
        for side in match.winners:
            for name in session.names_of(side):
                assert name in found["match-winner"].name
        for side, score in enumerate(match.scores):
            assert found[f"match-side-{side}"].value == str(score)
        reason = found["match-reason"].name
        assert not reason.startswith("end-")
        assert services.assets.font("F7").width(reason) <= 300
        assert not too_wide(services, scene)
        texts(services)


@pytest.mark.parametrize("language", available_languages())
def test_long_names_are_cut_evenly_and_the_sentence_stays_whole(services, language):
    services.use_language(language)
    names = ["Maximiliana", "Bartholomäus", "WWWWWWWWWWWW", "Annunziatina", "Guglielmina", "Wanda"]
    session = sat_down(services, "scopa", 6, names=names)
    play_match(session)
    scene = shown(services, session)
    words = scene._banner.fitting(240)
    assert services.assets.font("F7B").width(words) <= 240
    assert words.split()[-1] == scene._banner.verdict.winners().split()[-1]


# --- the rematch


def test_one_person_asks_for_a_rematch_and_has_it(services):
    session = sat_down(services, "scopa", 1, 1)
    play_match(session)
    scene = shown(services, session)
    assert scene.focus.focused == "match-rematch"
    assert not any(node.id.startswith("match-agree") for node in scene.nodes())
    top = press(services, "match-rematch")
    assert top.key == "table"
    assert top.session is not session
    assert [p.name for p in top.session.runner.players] == ["Ana", "Tito"]


def test_everybody_must_agree_robots_do(services):
    session = sat_down(services, "scopa", 2, 2)
    play_match(session)
    scene = shown(services, session)
    found = nodes(scene)
    assert found["match-agree-0"].value == "off"
    assert found["match-agree-2"].state == ("disabled", "checked")
    assert not button(services, "match-rematch").enabled
    press(services, "match-rematch", "match-agree-2")
    assert services.navigation.top is scene
    press(services, "match-agree-0")
    assert not button(services, "match-rematch").enabled
    assert "Tito" in button(services, "match-rematch").sub
    press(services, "match-agree-1")
    assert button(services, "match-rematch").enabled
    assert not button(services, "match-rematch").sub
    press(services, "match-agree-1")
    assert not button(services, "match-rematch").enabled
    press(services, "match-agree-1", "match-rematch")
    assert "table" in [one.key for one in services.navigation.scenes]


def test_it_all_goes_by_keys(services):
    session = sat_down(services, "scopa", 2)
    play_match(session)
    scene = shown(services, session)
    assert scene.focus.focused == "match-agree-0"
    command(services, Command.CONFIRM, Command.RIGHT, Command.CONFIRM)
    assert scene.agreed == {0, 1}
    scene.focus.focused = "match-rematch"
    assert reachable(scene) == {item.id for item in scene.buttons()}
    scene.focus.focused = "match-rematch"
    command(services, Command.CONFIRM)
    assert "table" in [one.key for one in services.navigation.scenes]


@pytest.mark.parametrize("swap", [False, True])
def test_pairs_are_kept_or_swapped(services, swap):
    session = sat_down(services, "scopa", 1, 3)
    play_match(session)
    scene = shown(services, session)
    assert "checked" in nodes(scene)["match-keep"].state
    press(services, "match-swap")
    assert "Ana e Tito contra Luna e Maximiliana" in texts(services)
    if not swap:
        press(services, "match-keep")
        assert "Ana e Luna contra Tito e Maximiliana" in texts(services)
    again = press(services, "match-rematch").session
    mates = {frozenset(again.names_of(side)) for side in (0, 1)}
    first = frozenset({"Ana", "Tito"} if swap else {"Ana", "Luna"})
    assert first in mates


@pytest.mark.parametrize(("ruleset", "people", "options"), [
    ("scopa", 2, {}),
    ("escoba", 3, {}),
    ("scopa", 4, {"teams": 4}),
    ("scopa", 6, {}),
])  # fmt: skip
def test_only_four_in_pairs_choose_partners(services, ruleset, people, options):
    session = sat_down(services, ruleset, people, **options)
    play_match(session)
    assert not {"match-keep", "match-swap"} & nodes(shown(services, session)).keys()


def test_esc_and_menu_go_to_the_title(services):
    session = sat_down(services, "scopa", 1, 1)
    play_match(session)
    shown(services, session)
    assert press(services, "match-menu").key == "title"
    shown(services, session)
    assert command(services, Command.CANCEL).key == "title"


# --- why it ended


def test_after_a_resignation_there_is_no_rematch(services):
    session = sat_down(services, "scopa", 4)
    play(session, 5)
    session.runner.resign(0)
    scene = shown(services, session)
    presses = [item.id for item in scene.buttons() if item.role == "button"]
    assert presses == ["match-new", "match-menu"]
    found = nodes(scene)
    assert found["match-reason"].name == services.catalog.text("end-why-resigned", name="Ana")
    assert "Tito" in found["match-winner"].name
    assert services.catalog.text("end-no-rematch") in texts(services)
    assert services.catalog.text("end-chart-none") in texts(services)


def test_after_a_resignation_a_new_match_at_the_same_table_is_offered(services):
    session = sat_down(services, "scopa", 1, 1)
    session.runner.resign(0)
    scene = shown(services, session)
    assert scene.focus.focused == "match-new"
    setup = command(services, Command.CONFIRM)
    assert setup.key == "setup"
    assert setup.setup.draft.names == ("Ana", "Tito")


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("people", "robots"), [(1, 3), (2, 2), (4, 0), (1, 1)])
def test_nothing_touches_anything_else_nor_the_edge(services, language, people, robots):
    services.use_language(language)
    session = sat_down(services, "scopa", people, robots)
    play_match(session)
    session.count()
    scene = shown(services, session)
    found = nodes(scene)
    lines = [node.rect for key, node in found.items() if key.startswith("match-line-")]
    rows = [found["match-winner"].rect, found["match-side-0"].rect, scene._chart_rect()]
    rows += sorted({item.rect._replace(x=0, w=640) for item in scene.buttons() if item.label})
    rows = sorted([*rows, *lines], key=lambda rect: rect.y)
    assert all(below.y - above.bottom >= 4 for above, below in pairwise(rows))
    assert all(rect.y - found["match-menu"].rect.bottom >= 6 for rect in lines[:1])
    assert rows[0].y >= 8
    assert rows[-1].bottom <= 353
    assert scene._chart_rect().h >= 48


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("people", "robots"), [(1, 3), (1, 1)])
def test_who_won_is_said_in_large_letters_for_a_pair_too(services, language, people, robots):
    services.use_language(language)
    names = (services.catalog.text("seat-you"), "Carmen", "Tito", "Luna")
    session = sat_down(services, "scopa", people, robots, names=names)
    play_match(session)
    scene = shown(services, session)
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    large = [call[1][2] for call in canvas.calls if call[0] == "display" and "banner" in call[1]]
    assert " ".join(large) == scene._banner.verdict.winners()


def test_the_signs_above_the_points_say_their_names_when_pointed_at(services):
    session = sat_down(services, "scopa", 1, 1)
    play_match(session)
    scene = shown(services, session)
    assert services.catalog.text("end-columns") in texts(services)
    for key, _ in session.runner.ruleset.score_lines:
        rect = button(services, f"match-column-{key}").rect
        send(services, PointerMoved(rect.center))
        assert services.catalog.text(f"round-line-{key}") in texts(services)
        points = nodes(scene)[f"match-column-{key}"].value.split()
        assert points == [str(side.lines.get(key, 0)) for side in scene._digest.sides]


def test_absence_and_expiry_are_told(services):
    session = sat_down(services, "scopa", 2)
    session.runner.resign(1, absent=True)
    words = Verdict(services, session)
    assert words.reason() == services.catalog.text("end-why-absent", name="Tito")
    session = sat_down(services, "scopa", 2)
    session.runner.expire()
    scene = shown(services, session)
    assert nodes(scene)["match-winner"].name == services.catalog.text("end-nobody")
    assert nodes(scene)["match-reason"].name == services.catalog.text("end-why-expired")


def ended(services, ruleset, scores, winners, *, piles=None, winner=None, **options):
    """A verdict on a match that was set to such an end."""
    session = sat_down(services, ruleset, len(scores), **options)
    play(session)
    state = session.runner.match
    played = state.round
    none = (0,) * len(scores)
    sheet = ScoreSheet({"cards": ScoreLine(none, none)}, none, winner)
    if piles is not None:
        cards = tuple(tuple(Card.parse(word) for word in pile.split()) for pile in piles)
        played = played._replace(piles=cards)
    session.runner.match = replace(
        state, round=played._replace(sheet=sheet), scores=scores, winners=winners
    )
    return Verdict(services, session)


COINS = "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D"


def test_every_way_to_win_has_its_reason(services):
    text = services.catalog.text
    assert ended(services, "scopa", (12, 4), (0,)).reason() == text("end-why-target", n=11)
    assert ended(services, "scopa", (12, 14), (1,)).reason() == text("end-why-several", n=11)
    low = ended(services, "scopa-a-perdere", (21, 4), (1,))
    assert low.reason() == text("end-why-low", n=21)
    king = ended(services, "scopa-frac", (22, 22), (1,))
    assert king.reason() == text("end-why-king", n=22)
    coins = ended(services, "napola", (2, 9), (0,), piles=(COINS, "1C"), winner=0)
    assert coins.reason() == text("end-why-coins")
    cards = ended(
        services, "scopone-trentino", (2, 9, 0, 0)[:2] * 2, (0,), piles=("1D 2D 3D", "1C"), winner=0
    )
    assert cards.reason() == text("end-why-cards")
    empty = ended(services, "escoba", (2, 9), (0,), piles=("1C", ""))
    assert empty.reason() == text("end-why-empty", names="Tito")


def test_joint_winners_are_named_together(services):
    words = ended(services, "scopa", (3, 4, 4), (1, 2)).winners()
    assert words == services.catalog.text("end-joint", names="Tito e Luna")


@pytest.mark.parametrize("language", available_languages())
def test_the_person_at_the_table_is_spoken_to(services, language):
    services.use_language(language)
    you = services.catalog.text("seat-you")
    session = sat_down(services, "scopa", 1, 1, names=[you, "Tito"])
    session.runner.resign(1)
    assert Verdict(services, session).winners() == services.catalog.text("end-you")
    session = sat_down(services, "scopa", 1, 3, names=[you, *NAMES[1:]])
    session.runner.resign(1)
    words = Verdict(services, session)
    assert words.winners() == services.catalog.text("end-you-with", names="Luna")
    assert words.receiver(0) == services.catalog.text("side-you-with", names="Luna")
    session = sat_down(services, "scopa", 1, 1, names=[you, "Tito"])
    session.runner.resign(0)
    assert Verdict(services, session).reason() == services.catalog.text("end-why-resigned-you")


# --- the rest


@pytest.mark.parametrize(
    ("people", "robots", "loser", "sound"),
    [(1, 1, 1, "win"), (1, 1, 0, "lose"), (2, 0, 0, "win"), (0, 2, 0, "win")],
)
def test_the_sound_is_that_of_the_people(services, monkeypatch, people, robots, loser, sound):
    heard = []
    monkeypatch.setattr(services.audio, "play", lambda name, volume=1.0: heard.append(name))
    session = sat_down(services, "scopa", people, robots)
    session.runner.resign(loser)
    shown(services, session)
    assert sound in heard
    assert all((services.assets.folder / "sounds" / f"{name}.wav").is_file() for name in heard)


def test_statistics_are_told_where_they_are_kept(services):
    session = sat_down(services, "scopa", 1, 1)
    play_match(session)
    won = int(0 in session.runner.match.winners)
    line = services.catalog.text("end-statistics", name="Ana", game="Scopa", won=won, played=1)
    shown(services, session)
    assert line in texts(services)
    services.settings.change(statistics=False)
    assert "match-line-0" not in nodes(shown(services, session))


def test_totals_add_up_by_round():
    assert totals_by_round([[3, 2], [0, 4]]) == [[0, 3, 5], [0, 0, 4]]


@pytest.mark.parametrize(
    "rounds",
    [[[11], [0]], [[1] * 60, [0] * 60], [[3, 4], [3, 4], [3, 4], [3, 5]], [[0, 0], [0, 0]]],
)
def test_the_chart_stays_on_its_paper_and_its_numbers_apart(rounds):
    canvas, area = RecordingCanvas(), Rect(120, 170, 400, 62)
    draw_chart(canvas, area, rounds, 11)
    for call, arguments in canvas.calls:
        if call == "box" and arguments[1] != "felt3":
            rect = arguments[0]
            assert area.x <= rect.x
            assert rect.right <= area.right
            assert area.y <= rect.y
            assert rect.bottom <= area.bottom
    ends = sorted(a[1] for call, a in canvas.calls if call == "text" and a[4] == "F7B")
    assert len(ends) == len(rounds)
    assert all(below - above >= 10 for above, below in pairwise(ends))
    assert area.y < ends[0]
    assert ends[-1] + 7 < area.bottom


@pytest.mark.parametrize(
    "presses",
    [
        (Commanded(Command.CONFIRM),),
        (PointerPressed(Vec(220, 315)), PointerReleased(Vec(220, 315))),
    ],
)
def test_a_press_too_many_does_not_jump_over_the_result(services, presses):
    session = sat_down(services, "scopa", 1, 1)
    session.runner.resign(1)
    scene = opened(services, "match-end", session=session)
    run(services, 400)
    assert send(services, *presses) is scene
    assert scene.wakes_in() is not None
    run(services, 300)
    assert scene.wakes_in() is None
    assert send(services, *presses) is not scene


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_no_two_columns_carry_the_same_sign(services, ruleset):
    session = sat_down(services, ruleset, 2 if 2 in RULESETS[ruleset].allowed_seats() else 4)
    keys = [key for key, _ in session.runner.ruleset.score_lines]
    signs = {line_icon(session, key, 0).name for key in keys}
    assert len(signs) == len(keys)


@pytest.mark.parametrize("language", available_languages())
def test_what_the_columns_are_is_told_whole_beside_the_most_of_them(services, language):
    services.use_language(language)
    session = sat_down(services, "cirulla", 3)
    session.runner.resign(0)
    shown(services, session)
    assert services.catalog.text("end-columns") in texts(services)


@pytest.mark.parametrize("language", available_languages())
def test_among_several_people_too_you_is_spoken_to(services, language):
    services.use_language(language)
    text = services.catalog.text
    you = text("seat-you")
    session = sat_down(services, "scopa", 3, names=[you, "Tito", "Luna"])
    session.runner.resign(2)
    words = Verdict(services, session)
    assert words.winners() == text("end-joint-you", names="Tito")
    assert words.joined((0, 1)) == text("side-you-with", names="Tito")
    session = sat_down(services, "scopa", 2, names=[you, "Tito"])
    session.runner.resign(0, absent=True)
    assert Verdict(services, session).reason() == text("end-why-absent-you")
    shown(services, session)
    session = sat_down(services, "scopa", 2, names=[you, "Tito"])
    play_match(session)
    scene = shown(services, session)
    assert nodes(scene)["match-agree-0"].name == text("end-agree-you")
