"""The round's board: the count line by line, every line of every game, the honest why."""

from __future__ import annotations

import pytest

from counting import after_a_round, counted, drawn, nodes, shown
from driving import button, command, press, reachable, send
from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.i18n.catalog import Catalog, available_languages
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import Command, Commanded, Device, PointerPressed
from scopa_desktop.ui.surface_canvas import SurfaceCanvas
from sittings import run
from tables import HOUSES, TABLES, table_name

EVERY_TABLE = TABLES + HOUSES


@pytest.mark.parametrize("table", EVERY_TABLE, ids=table_name)
def test_every_line_of_every_table_is_counted_and_told_in_every_language(services, table):
    ruleset, seats, options = table
    session = after_a_round(services, ruleset, seats, **options)
    sheet = session.runner.score_sheet
    for language in available_languages():
        services.use_language(language)
        scene = counted(services, session)
        found = nodes(scene)
        font = services.assets.font("F7").width
        for i, (key, line) in enumerate(sheet.lines.items()):
            for rows in scene.lists():
                rows.reveal(f"round-line-{key}")
            node = nodes(scene)[f"round-line-{key}"]
            assert node.value == " ".join(map(str, line.points))
            for words in (scene.words.label(key), scene.words.why(key), scene.words.rule(key)):
                assert words
                assert not words.startswith("round-")
            assert font(scene.words.label(key)) <= 164
            assert font(scene.words.why(key)) <= 505
            assert scene.count.paid(i) == 1
        assert found["round-total"].value == " ".join(map(str, sheet.totals))
        assert found["round-match"].value == " ".join(map(str, session.runner.match.scores))
        for words in (scene.words.standing(), scene.words.leftovers()):
            assert not words.startswith("round-")
            assert services.assets.font("F7B").width(words) <= 505


@pytest.mark.parametrize("table", EVERY_TABLE, ids=table_name)
def test_what_proves_a_line_has_its_counts_and_stays_on_the_board(services, table):
    ruleset, seats, options = table
    session = after_a_round(services, ruleset, seats, **options)
    scene = counted(services, session)
    sheet = session.runner.score_sheet
    canvas = SurfaceCanvas(services.assets)
    for key, line in sheet.lines.items():
        proofs = scene.words.proofs(key)
        for proof in proofs:
            pile = set(session.runner.view(0).piles[proof.side])
            assert set(proof.cards) <= pile
            if key in ("primiera", "setenta"):
                if proof.total is not None and sheet.lines[key].counts[proof.side]:
                    rules = session.runner.ruleset
                    assert proof.total == sum(proof.values)
                    assert rules.primiera_method == "sum"
                    assert proof.total == line.counts[proof.side]
            elif key in ("sweeps", "napola", "coins", "sevens", "settebello", "belos", "frac"):
                if key == "sweeps" and len(proof.cards) != line.counts[proof.side]:
                    # An opening table of 30 is two sweeps with the markers that were left.
                    continue
                assert len(proof.cards) == line.counts[proof.side]
        scene.focus.focused, scene.focus.is_shown = f"round-line-{key}", True
        for rows in scene.lists():
            rows.reveal(scene.focus.focused)
        recorded = drawn(services)
        for call, arguments in recorded.calls:
            if call in ("text", "picture"):
                assert 40 <= arguments[0 if call == "text" else 1] <= 600
        services.navigation.draw(canvas)


def test_every_score_line_that_any_game_can_have_has_a_name_and_a_rule():
    keys = {key for rules in RULESETS.values() for key, _ in rules.score_lines}
    everything = RULESETS["scopa"].with_options(
        {
            "napola": True,
            "grande_pts": 5,
            "re_bello_pts": 1,
            "belos_pts": 1,
            "sevens_pts": 1,
            "all_coins_effect": "plus30",
        }
    )
    keys |= {key for key, _ in everything.score_lines}
    assert {"frac", "low_coins", "declarations", "setenta", "re_bello", "all_coins"} <= keys
    for language in available_languages():
        catalog = Catalog.load(language)
        for key in keys:
            assert catalog.has(f"round-line-{key}"), f"{language}: {key}"
            assert catalog.has(f"round-rule-{key}"), f"{language}: {key}"


def test_more_lines_than_there_is_room_for_scroll_with_the_focus(services):
    session = after_a_round(
        services,
        "cirulla",
        2,
        sevens_pts=1,
        re_bello_pts=1,
        belos_pts=1,
    )
    scene = counted(services, session)
    lines = list(session.runner.score_sheet.lines)
    assert len(lines) > 10
    assert {f"round-line-{key}" for key in lines} <= reachable(scene)
    last = f"round-line-{lines[-1]}"
    assert last in nodes(scene) or scene.lists()[0].first == 0
    scene.focus.focused = "round-next"
    command(services, Command.UP)
    assert scene.focus.focused.startswith("round-line-")


# --- the count


def test_lines_come_one_by_one_and_the_total_grows_with_them(services):
    session = after_a_round(services, "scopa", 2)
    scene = shown(services, session)
    seen = []
    for _ in range(600):
        run(services, 20)
        values = [n.value for n in scene.nodes() if n.id.startswith("round-line-")]
        told = sum(bool(value) for value in values)
        if not seen or seen[-1] != told:
            seen.append(told)
        if scene.count.is_done:
            break
    assert seen == [0, 1, 2, 3, 4, 5]
    assert not scene.is_moving()


def test_each_line_takes_no_longer_than_it_may(services):
    session = after_a_round(services, "scopa", 2)
    scene = shown(services, session)
    at, spent = 0, 0
    for _ in range(600):
        run(services, 20)
        spent += 20
        if scene.count.at != at:
            assert spent <= 520 + 180 + 40
            at, spent = scene.count.at, 0
        if not scene.count.is_counting:
            return
    raise AssertionError("the count does not end")


@pytest.mark.parametrize(
    "event",
    [
        Commanded(Command.CONFIRM),
        Commanded(Command.MARK),
        PointerPressed(Vec(500, 320)),
        PointerPressed(Vec(10, 10)),
    ],
)
def test_a_press_finishes_the_line_a_second_one_everything(services, event):
    session = after_a_round(services, "scopa", 2)
    scene = shown(services, session)
    run(services, 60)
    send(services, event)
    assert scene.count.at == 1
    assert services.navigation.top is scene
    send(services, event)
    assert scene.count.is_done
    assert services.navigation.top is scene


def test_a_held_key_does_not_hurry(services):
    session = after_a_round(services)
    scene = shown(services, session)
    run(services, 60)
    send(services, Commanded(Command.CONFIRM, is_repeat=True))
    assert scene.count.at == 0


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": 0.0}])
def test_without_motion_everything_stands_there_at_once(services, settings):
    services.settings.change(**settings)
    session = after_a_round(services)
    scene = shown(services, session)
    assert scene.count.is_done
    assert not scene.is_moving()


def test_speed_counts_faster(services):
    services.settings.change(speed=4.0)
    session = after_a_round(services)
    scene = shown(services, session)
    run(services, 1200)
    assert scene.count.is_done


def test_sounds_tick_with_the_lines(services, monkeypatch):
    heard = []
    monkeypatch.setattr(services.audio, "play", lambda name, volume=1.0: heard.append(name))
    session = after_a_round(services)
    counted(services, session)
    paid = sum(any(line.points) for line in session.runner.score_sheet.lines.values())
    assert heard.count("score_tick") == 5
    assert heard.count("score_point") == paid
    assert heard[-1] == "score_total"
    assert all((services.assets.folder / "sounds" / f"{name}.wav").is_file() for name in heard)


# --- going on


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_next_round_is_only_asked_for_by_a_press(services, way):
    session = after_a_round(services)
    results = []
    scene = counted(services, session)
    services.navigation.scenes[0].resume = results.append  # type: ignore[method-assign]
    run(services, 60_000)
    command(services, Command.CANCEL)
    assert services.navigation.top is scene
    if way == "mouse":
        press(services, "round-next")
    else:
        command(services, Command.CONFIRM)
    assert results == ["round-next"]


@pytest.mark.parametrize(("ruleset", "people", "options"), [
    ("scopa", 2, {}),
    ("scopa", 3, {}),
    ("scopa", 4, {"teams": 4}),
    ("scopone", 4, {}),
])  # fmt: skip
def test_every_pile_stands_below_its_own_plate(services, ruleset, people, options):
    session = after_a_round(services, ruleset, people, **options)
    counted(services, session)
    press(services, "round-cards")
    found = nodes(services.navigation.top)
    canvas = drawn(services)
    placed = {call[1][0].name: call[1][1:3] for call in canvas.calls if call[0] == "picture"}
    for side in range(session.side_count):
        rect = found[f"round-taken-{side}"].rect
        for card in session.runner.view(0).piles[side]:
            (place,) = [at for name, at in placed.items() if name.startswith(f"face/{card}/")]
            assert rect.x <= place[0] <= rect.right - 55
        names = " + ".join(session.names_of(side))
        assert canvas.texts().count(names) == 1
        plate = next(call[1] for call in canvas.calls if call[0] == "text" and call[1][2] == names)
        assert rect.x < plate[0] < rect.x + 16
    # Nothing of the count stands among the cards.
    assert services.catalog.text("round-total") not in canvas.texts()


def test_the_cards_taken_are_all_shown_and_esc_leaves_them(services):
    session = after_a_round(services, "scopa", 3)
    scene = counted(services, session)
    press(services, "round-cards")
    piles = [node for node in scene.nodes() if node.id.startswith("round-taken-")]
    cards = " ".join(node.value for node in piles).split()
    assert len(piles) == 3
    assert len(cards) == len(set(cards)) == 40
    assert {Card.parse(card) for card in piles[1].value.split()} == set(
        session.runner.view(0).piles[1]
    )
    assert not any(node.id.startswith("round-line-") for node in scene.nodes())
    command(services, Command.CANCEL)
    assert nodes(scene).keys() >= {"round-line-cards", "round-cards"}
    press(services, "round-cards", "round-cards")
    assert not scene.shows_cards


def test_a_press_on_a_line_goes_on_by_key_but_not_by_mouse(services):
    session = after_a_round(services)
    scene = counted(services, session)
    press(services, "round-line-cards")
    assert services.navigation.top is scene
    command(services, Command.UP)
    assert scene.focus.focused.startswith("round-line-")
    command(services, Command.CONFIRM)
    assert services.navigation.top is not scene


@pytest.mark.parametrize("key", [Command.LAST_MOVE, Command.TAKE_15])
def test_a_key_lays_the_cards_open_and_its_sign_stands_on_the_button(services, key):
    session = after_a_round(services)
    scene = shown(services, session)
    command(services, key, key)
    assert not scene.shows_cards
    run(services, 12_000)
    command(services, key)
    assert scene.shows_cards
    assert button(services, "round-cards").key == "V"
    services.device = Device.PAD
    assert button(services, "round-cards").key == "X"
    assert button(services, "round-next").key == "A"


def test_chips_of_points_in_close_rows_do_not_touch(services):
    session = after_a_round(services, "cirulla", 3)
    scene = counted(services, session)
    chips = [
        args[0]
        for call, args in drawn(services).calls
        if call == "rounded" and args[1] == "gold" and args[0].w == 30
    ]
    assert len(chips) > 3
    for one in chips:
        for other in chips:
            # The ink line round each is a pixel more.
            assert one is other or one.x != other.x or abs(one.y - other.y) >= one.h + 4
    assert scene.count.is_done
