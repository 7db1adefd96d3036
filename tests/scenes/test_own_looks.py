"""What each person wants to see: chosen, kept, and on the table for as long as they look."""

from __future__ import annotations

import pytest

from counting import after_a_round, counted, drawn
from driving import button, command, opened, press, settled
from scopa_desktop.persistence.settings import SeatSetup, SettingsFile, TableSetup
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup, setup_of
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command
from table_play import shown, wait

ANA = {"skin": "french", "back": "blue", "badges": "none", "big_value": True}
BIA = {"skin": "piacentine", "back": "green", "badges": "figures"}


def two_people(services: Services, ruleset: str = "escopa15") -> Session:
    """Ana and Bia, each followed by a robot, with other looks."""
    seats = (
        SeatSetup(name="Ana", kind="human", **ANA),
        SeatSetup(name="Tito", level="easy"),
        SeatSetup(name="Bia", kind="human", **BIA),
        SeatSetup(name="Luna", level="easy"),
    )
    setup = TableSetup(ruleset=ruleset, seats=seats)
    return Session.new(services, setup, first_dealer=3)


def seen(services: Services) -> set[tuple[str, str]]:
    """The decks and the backs in the picture, and how the values stand in the corners."""
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    found = set()
    for name in canvas.pictures():
        kind, _, rest = name.partition("/")
        if kind == "face":
            style = rest.partition("/")[2]
            found.add(("face", style))
        elif kind in ("back", "back-small"):
            found.add(("back", rest))
        elif name.startswith("icons/pile_"):
            found.add(("back", name.removeprefix("icons/pile_")))
    return found


def looks_like(session: Session, seat: int) -> set[tuple[str, str]]:
    """All that a person's table may show of decks and backs."""
    return {("face", str(session.style_of(seat))), ("back", session.back_of(seat))}


# --- the page


def page_for_two(services: Services):
    """The third page with two people."""
    scene = opened(services, "setup")
    scene.setup.draft.set_kind(1, "human")
    press(services, "setup-tab-cards")
    return scene


def choose(services: Services, skin: str, back: str) -> None:
    press(services, f"setup-skin-{skin}", f"setup-back-{back}", "setup-badges", "setup-big_value")


def test_every_choice_but_the_cloth_is_one_persons_own(services):
    scene = page_for_two(services)
    before = services.settings.current
    choose(services, "french", "blue")
    press(services, "setup-who")
    for button_id in ("setup-back-red", "setup-skin-napoletane"):
        assert button(services, button_id).checked
    assert not button(services, "setup-big_value").checked
    assert button(services, "setup-badges").value == services.catalog.text("settings-badges-all")
    press(services, "setup-back-green", "setup-suit_letter", "setup-color_vision")
    ana, bia = (seat.looks.wishes for seat in scene.setup.draft.seats)
    assert ana == {"skin": "french", "back": "blue", "badges": "figures", "big_value": True}
    assert bia == {"back": "green", "suit_letter": True, "color_vision": "red-green"}
    assert services.settings.current == before
    press(services, "setup-who")
    assert button(services, "setup-back-blue").checked
    press(services, "setup-felt-wine")
    assert services.settings.current.felt == "wine"


@pytest.mark.parametrize("language", ["pt_BR", "es", "it", "en"])
def test_the_page_says_that_the_cloth_is_for_all(services, language):
    services.use_language(language)
    page_for_two(services)
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    assert services.catalog.text("setup-for-all") in canvas.texts()


def test_what_the_only_person_chooses_is_the_usual_look_too(services):
    opened(services, "setup")
    press(services, "setup-tab-cards")
    choose(services, "french", "blue")
    now = services.settings.current
    assert (now.skin, now.back, now.badges, now.big_value) == ("french", "blue", "figures", True)


def test_whoever_stays_alone_keeps_their_look(services):
    scene = page_for_two(services)
    choose(services, "french", "blue")
    scene.setup.draft.set_kind(1, "bot")
    press(services, "setup-start")
    session = settled(services).session
    assert (session.look_of(0, "skin"), session.back_of(0)) == ("french", "blue")
    assert services.settings.current.back == "blue"


def test_later_settings_are_what_the_only_person_sees_next_time(services):
    opened(services, "setup")
    press(services, "setup-tab-cards")
    choose(services, "french", "blue")
    press(services, "setup-back")
    services.settings.change(skin="piacentine", back="green")
    session = Session.new(services, quick_setup(services))
    assert (session.look_of(0, "skin"), session.back_of(0)) == ("piacentine", "green")


# --- kept


def test_everybodys_look_is_proposed_again_after_a_restart(services, tmp_path):
    services.settings = SettingsFile(tmp_path)
    page_for_two(services)
    choose(services, "french", "blue")
    press(services, "setup-back")
    services.settings = SettingsFile(tmp_path)
    seats = quick_setup(services).seats
    assert seats[0].wishes["back"] == "blue"
    assert seats[1].wishes == {}


def test_a_kept_match_goes_on_with_everybodys_look(services):
    session = two_people(services)
    session.change_looks(2, back="brooms")
    services.settings.change(skin="napoletane", back="red")
    kept = services.database.load(session.match_id)
    again = Session.resume(services, session.match_id, kept.record)
    assert again.setup.seats[0].wishes == ANA
    assert again.setup.seats[2].wishes == {**BIA, "back": "brooms"}


@pytest.mark.parametrize(
    ("extra", "skins"),
    [
        ({"skins": ["french", None]}, ["french", None]),
        ({"looks": [{"skin": "french"}, {"back": 7}]}, ["french", None]),
        ({"looks": [{"skin": "french"}]}, [None, None]),
        ({"looks": "all"}, [None, None]),
        ({"skins": 3}, [None, None]),
        ({}, [None, None]),
    ],
)
def test_what_a_record_says_of_looks_is_read_as_far_as_it_makes_sense(services, extra, skins):
    record = Session.new(services, quick_setup(services)).runner.record
    record.extra.pop("looks")
    record.extra.update(extra)
    assert [seat.skin for seat in setup_of(record).seats] == skins


# --- at the table


def open_eyes(services: Services, session: Session) -> TableScene:
    """The table, once the first person looks at it."""
    services.settings.change(speed=4.0, robot_pause="short")
    table = shown(services, session)
    wait(services, table)
    look(services)
    return table


def look(services: Services) -> None:
    """Whoever the curtain names opens it."""
    assert services.navigation.top.key == "curtain"
    for _ in range(40):
        services.navigation.update(20)
    command(services, Command.CONFIRM)
    for _ in range(40):
        services.navigation.update(20)
        settled(services)
        if services.navigation.top.key == "table":
            return
    raise AssertionError("the curtain stays closed")


def test_the_table_changes_only_behind_the_closed_curtain(services):
    session = two_people(services)
    table = open_eyes(services, session)
    for seat in (0, 2, 0, 2):
        assert session.unlocked == seat
        mine, both = looks_like(session, seat), set()
        table.commit(table.view.legal_moves()[0])
        for _ in range(4000):
            if services.navigation.top is not table:
                break
            both |= seen(services)
            services.navigation.update(16)
            settled(services)
        assert both == mine, "cards and backs were seen, and nobody else's"
        assert session.unlocked is None
        assert services.navigation.top.key == "curtain"
        look(services)
    assert looks_like(session, 0) & looks_like(session, 2) == set()


def test_at_open_hands_the_table_keeps_the_first_persons_look(services):
    session = two_people(services)
    services.settings.change(curtain="open", speed=4.0, robot_pause="none")
    table = shown(services, session)
    mine, movers = looks_like(session, 0), set()
    for _ in range(4):
        wait(services, table)
        movers.add(table.seat)
        assert seen(services) == mine
        table.commit(table.view.legal_moves()[0])
    assert movers == {0, 2}
    wait(services, table)
    while table.seat != 2:
        table.commit(table.view.legal_moves()[0])
        wait(services, table)
    command(services, Command.DECK)
    # What is in sight changes, whoever presses the key; the other's own wish is kept.
    assert table.style.skin == session.setup.seats[0].skin == "napoletane"
    assert session.setup.seats[2].wishes == BIA
    services.settings.change(curtain="always")
    assert session.style_of(2).skin == "piacentine"


def test_a_pause_does_not_change_the_table(services):
    session = two_people(services)
    services.settings.change(skin="napoletane", back="red")
    table = open_eyes(services, session)
    table.turns.lock()
    assert session.unlocked is None
    assert seen(services) == looks_like(session, 0)


def test_keys_change_the_cards_of_whoever_looks_only(services):
    session = two_people(services)
    before = services.settings.current
    table = open_eyes(services, session)
    command(services, Command.DECK, Command.BADGES)
    assert session.look_of(0, "skin") == table.style.skin == "napoletane"
    assert session.look_of(0, "badges") == table.style.badges == "all"
    assert session.setup.seats[2].wishes == BIA
    now = services.settings.current
    assert (now.skin, now.badges) == (before.skin, before.badges)
    assert now.last_table == session.setup


def test_the_only_persons_keys_change_the_settings_too(services):
    session = Session.new(services, quick_setup(services))
    table = shown(services, session)
    wait(services, table)
    command(services, Command.DECK, Command.BADGES)
    now = services.settings.current
    assert (now.skin, now.badges) == (table.style.skin, "none") == ("piacentine", "none")


def test_a_watcher_changes_the_settings(services):
    session = Session.new(services, quick_setup(services, None, ("easy", "easy")))
    table = shown(services, session)
    command(services, Command.DECK)
    assert services.settings.current.skin == table.style.skin == "piacentine"
    assert setup_of(session.runner.record).seats[0].wishes == {}


def test_what_a_person_sets_in_the_pause_is_seen_at_once(services):
    session = two_people(services)
    table = open_eyes(services, session)
    table.extras.open_pause()
    settled(services)
    services.settings.change(back="checks", badges="figures")
    command(services, Command.CANCEL)
    assert (table.back, table.style.badges, table.style.skin) == ("checks", "figures", "french")
    assert session.setup.seats[2].wishes == BIA


def test_at_the_curtain_it_is_the_named_person_who_sets(services):
    session = two_people(services)
    table = open_eyes(services, session)
    table.commit(table.view.legal_moves()[0])
    wait(services, table)
    assert services.navigation.top.key == "curtain"
    services.settings.change(back="checks")
    look(services)
    assert session.unlocked == 2
    assert table.back == "checks"
    assert session.setup.seats[0].wishes == ANA


def test_the_draw_for_the_deal_shows_one_deck(services):
    setup = two_people(services, "escoba").setup
    opened(services, "dealer-draw", setup=setup)
    while services.navigation.top.dealer is None:
        scene = services.navigation.top
        place = next((b.id for b in scene.buttons() if b.id.startswith("dealer-draw-card-")), None)
        if place is None:
            scene.update(5000.0)
        else:
            scene.activate(place)
    faces = {look for look in seen(services) if look[0] == "face"}
    backs = {look for look in seen(services) if look[0] == "back"}
    assert len(faces) == 1
    assert "french" in next(iter(faces))[1]
    assert backs == {("back", "blue")}


@pytest.mark.parametrize("looker", [None, 0, 1])
def test_a_board_that_all_look_at_is_in_the_deck_of_whoever_looked_last(services, looker):
    session = after_a_round(services, "scopa", 2)
    session.change_looks(0, skin="piacentine")
    session.change_looks(1, skin="french")
    session.last_seen = looker
    counted(services, session)
    shapes = {"icons/diamonds", "icons/coins"} & set(drawn(services).pictures())
    assert shapes == {"icons/diamonds" if looker == 1 else "icons/coins"}


@pytest.mark.parametrize("looker", [None, 0, 1])
def test_the_small_pile_beside_the_count_of_cards_has_the_lookers_back(services, looker):
    session = after_a_round(services, "scopa", 2)
    session.change_looks(0, back="blue")
    session.change_looks(1, back="green")
    session.last_seen = looker
    mine = {("back", "green" if looker == 1 else "blue")}
    counted(services, session)
    assert piles(services) == mine
    opened(services, "match-end", session=session)
    assert piles(services) == mine
    opened(services, "pause", session=session, seat=session.onlooker, shows_rules=True)
    assert piles(services) == mine


def piles(services: Services) -> set[tuple[str, str]]:
    """The backs in the picture."""
    return {one for one in seen(services) if one[0] == "back"}
