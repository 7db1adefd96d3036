"""A house's own rules on the new-table screen: named, kept, found again, shared, deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from driving import button, command, opened, press, send, settled, too_wide, typed
from scopa_desktop.app.selftest import make_services
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.persistence.rules_files import read_rules_file
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.setup_help import HELP
from scopa_desktop.scenes.words import KeptMatch
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command, FileDropped, PointerMoved
from sittings import sat_down

CASA = "setup-house-0"


@pytest.fixture
def home(services, tmp_path):
    """Services whose player's folder is empty."""
    services.folder = tmp_path
    return services


def files(services) -> list[str]:
    return sorted(path.name for path in (services.folder / "rules").iterdir())


def given(services, stem: str, **values: object) -> None:
    """A file that somebody put into the folder of rules."""
    folder = services.folder / "rules"
    folder.mkdir(exist_ok=True)
    document = {"format": "scopa-rules", "version": 1, "name": "Bar", "ruleset": "scopa"}
    path = folder / f"{stem}.scopa-rules"
    path.write_text(json.dumps({**document, **values}), encoding="utf-8")


def turned(services, *keys: str) -> None:
    """Press options on the rules page, wherever they are in their list."""
    for key in keys:
        for rows in services.navigation.top.lists():
            rows.reveal(f"setup-option-{key}")
        press(services, f"setup-option-{key}")


def saved(services, name: str, *options: str) -> None:
    """Change options of the Scopa, save the rules under a name."""
    opened(services, "setup")
    press(services, "setup-tab-rules")
    for rows in services.navigation.top.lists():
        rows.reveal("setup-game-scopa")
    press(services, "setup-game-scopa")
    turned(services, *options)
    press(services, "setup-rules-save")
    typed(services, name)
    command(services, Command.CONFIRM)


def names(services) -> list[str]:
    """The house's rules in the list of games."""
    return [item.label for item in settled(services).buttons() if item.id.startswith("setup-house")]


def texts(services) -> str:
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return " ".join(canvas.texts())


def test_rules_are_named_kept_and_found_after_a_restart(home):
    saved(home, "Casa da vó", "fewest_cards")
    assert files(home) == ["casa-da-vo.scopa-rules"]
    assert "Casa da vó" in texts(home)
    press(home, "setup-rules-reset", "setup-start")
    later = make_services("pt_BR", home.folder)
    scene = opened(later, "setup")
    press(later, "setup-tab-rules")
    assert names(later) == ["Casa da vó"]
    press(later, CASA)
    assert scene.setup.draft.ruleset.options() == {"fewest_cards": True}
    press(later, "setup-start")
    assert later.navigation.top.session.runner.ruleset.options() == {"fewest_cards": True}
    later.database.close()
    later.audio.close()


def test_a_pad_alone_names_chooses_and_deletes_rules(home):
    opened(home, "setup")
    press(home, "setup-tab-rules", "setup-option-fewest_cards", "setup-rules-save")
    scene = command(home, Command.UP)
    assert scene.focus.focused.startswith("name-idea-")
    idea = button(home, scene.focus.focused).label
    scene = command(home, Command.CONFIRM)
    assert names(home) == [idea]
    scene.focus.focused = "setup-rules-save"
    for _ in range(6):
        if scene.focus.focused != "setup-rules-delete":
            command(home, Command.RIGHT, Command.UP)
    assert scene.focus.focused == "setup-rules-delete"
    dialog = command(home, Command.CONFIRM)
    assert idea in texts(home)
    # The harmless answer has the focus.
    assert dialog.focus.focused == "dialog-no"
    command(home, Command.CONFIRM)
    assert names(home) == [idea]
    command(home, Command.CONFIRM, Command.RIGHT, Command.CONFIRM)
    assert names(home) == []
    assert files(home) == []


def test_the_panel_says_where_the_file_is_and_what_is_played_otherwise(home):
    saved(home, "Casa", "fewest_cards", "napola")
    said = texts(home).replace(" ", "")
    assert str(home.folder / "rules" / "casa.scopa-rules").replace(" ", "") in said
    assert "Napola: sim" in texts(home)


def test_a_file_put_into_the_folder_is_offered(home):
    given(home, "from-a-friend", options={"napola": True, "target": 31})
    scene = opened(home, "setup")
    press(home, "setup-tab-rules", CASA)
    assert scene.setup.game_name() == "Bar"
    assert scene.setup.draft.ruleset.options() == {"napola": True, "target": 31}
    given(home, "long", name="W" * 80, options={"fewest_cards": True})
    scene = opened(home, "setup")
    scene.activate("setup-tab-rules")
    assert not too_wide(home, scene)


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(
    ("content", "place"),
    [
        ('{"options": {"napola": 7}}', "options.napola"),
        ('{"optoins": {}}', "optoins"),
        ('{"ruleset": "poker"}', "ruleset"),
        ('{"version": 9}', ""),
        (None, "name"),
        ("{", ""),
    ],
)
def test_a_damaged_file_is_named_with_its_field_and_stays(home, language, content, place):
    home.use_language(language)
    given(home, "good")
    path = home.folder / "rules" / "bad.scopa-rules"
    if content is None:
        given(home, "bad")
        document = json.loads(path.read_text())
        del document["name"]
        path.write_text(json.dumps(document))
    elif content == "{":
        path.write_text(content)
    else:
        given(home, "bad", **json.loads(content))
    before = path.read_bytes()
    scene = opened(home, "setup")
    assert "bad.scopa-rules" in scene.setup.message
    assert place in scene.setup.message
    assert "\n" not in scene.setup.message
    assert "setup-rules" not in scene.setup.message
    press(home, "setup-tab-rules")
    assert names(home) == ["Bar"]
    assert "bad.scopa-rules" in texts(home)
    press(home, "setup-option-fewest_cards", "setup-rules-save")
    typed(home, "Bad")
    command(home, Command.CONFIRM)
    assert path.read_bytes() == before
    assert "bad-2.scopa-rules" in files(home)


def test_names_alike_in_plain_letters_keep_files_of_their_own(home):
    saved(home, "Avó", "fewest_cards")
    saved(home, "Avô", "napola")
    saved(home, "¡!", "re_bello_pts")
    assert names(home) == ["Avó", "Avô", "¡!"]
    assert files(home) == ["avo-2.scopa-rules", "avo.scopa-rules", "house.scopa-rules"]


def test_the_name_of_other_rules_is_replaced_only_when_asked(home):
    given(home, "friend", name="Casa", options={"target": 31})
    saved(home, "casa", "fewest_cards")
    assert home.navigation.top.key == "dialog"
    press(home, "dialog-no")
    path = home.folder / "rules" / "friend.scopa-rules"
    assert read_rules_file(path).ruleset.options() == {"target": 31}
    saved(home, "casa", "napola")
    press(home, "dialog-yes")
    assert files(home) == ["friend.scopa-rules"]
    assert "napola" in read_rules_file(path).ruleset.options()


def test_rules_that_are_changed_keep_their_name_without_a_question(home):
    saved(home, "Casa", "fewest_cards")
    press(home, CASA)
    turned(home, "fewest_cards", "equal_first")
    press(home, "setup-rules-save")
    assert home.navigation.top.name == "Casa"
    command(home, Command.CONFIRM)
    assert names(home) == ["Casa"]
    (path,) = (home.folder / "rules").iterdir()
    assert read_rules_file(path).ruleset.options() == {"equal_first": False}


def test_of_rules_that_are_alike_the_chosen_one_is_lit(home):
    for name in ("Casa", "Bar"):
        given(home, name.lower(), name=name, options={"fewest_cards": True})
    scene = opened(home, "setup")
    press(home, "setup-tab-rules", "setup-house-1")
    assert scene.setup.game_name() == "Casa"
    lit = [item.id for item in scene.buttons() if item.role == "tab" and item.checked]
    assert lit == ["setup-tab-rules", "setup-house-1"]


@pytest.mark.parametrize("language", available_languages())
def test_rules_that_cannot_be_written_are_told_and_kept_in_sight(home, language):
    home.use_language(language)
    (home.folder / "rules").write_text("a file in the way")
    saved(home, "Casa", "fewest_cards")
    scene = home.navigation.top
    told = home.catalog.text("setup-rules-unsaved", folder=home.folder / "rules")
    assert scene.setup.message == told
    assert told.split()[0] in texts(home)
    assert scene.setup.draft.ruleset.options() == {"fewest_cards": True}


def test_rules_that_cannot_be_deleted_are_told_and_stay(home, monkeypatch):
    saved(home, "Casa", "fewest_cards")

    def refuse(_path, *, missing_ok):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    press(home, "setup-rules-delete", "dialog-yes")
    told = home.catalog.text("setup-rules-undeleted", file="casa.scopa-rules")
    assert home.navigation.top.setup.message == told
    assert names(home) == ["Casa"]


@pytest.mark.parametrize("language", available_languages())
def test_a_file_of_another_version_and_one_that_cannot_be_opened_are_told_so(home, language):
    home.use_language(language)
    given(home, "a-newer", version=9)
    (home.folder / "rules" / "b-shut.scopa-rules").mkdir()
    lines = opened(home, "setup").setup.faults
    keys = {"setup-rules-newer": "a-newer", "setup-rules-unopened": "b-shut"}
    text = home.catalog.text
    assert lines == [text(key, file=f"{stem}.scopa-rules") for key, stem in keys.items()]


def test_a_match_bears_the_name_of_its_rules_wherever_it_is_named(home):
    saved(home, "Casa da vó", "fewest_cards")
    press(home, "setup-start")
    table = home.navigation.top
    assert table.rule_line.startswith("Casa da vó")
    match = home.database.unfinished()[0]
    assert KeptMatch.read(match).game(home.catalog) == "Casa da vó"
    # The name stays with the match, also without the file.
    for path in (home.folder / "rules").iterdir():
        path.unlink()
    again = Session.resume(home, match.id, match.record)
    assert again.game == "Casa da vó"
    opened(home, "pause", session=again, seat=0, shows_rules=True)
    assert f"Casa da vó · {home.catalog.text('ruleset-scopa')}" in texts(home)


@pytest.mark.parametrize("language", available_languages())
def test_the_title_offers_the_chosen_rules_by_their_name(home, language):
    home.use_language(language)
    for name in ("Casa da vó", "Bar do Zé"):
        given(home, name[:3].lower(), name=name, options={"fewest_cards": True})
    opened(home, "setup")
    press(home, "setup-tab-rules", "setup-house-1", "setup-back")
    assert home.navigation.top.key == "title"
    you = home.catalog.text("seat-you")
    assert button(home, "title-play").sub == f"Casa da vó · {you} × Carmen"
    press(home, "title-play")
    assert home.navigation.top.session.house_name == "Casa da vó"
    # The one that was chosen is the one that is changed or deleted next.
    assert opened(home, "setup").setup.game_name() == "Casa da vó"


def test_the_title_forgets_the_name_of_rules_that_are_gone(home):
    saved(home, "Casa", "fewest_cards")
    press(home, "setup-back")
    assert button(home, "title-play").sub.startswith("Casa ")
    press(home, "title-new", "setup-tab-rules", "setup-rules-delete", "dialog-yes", "setup-back")
    usual = home.catalog.text("setup-changed", game=home.catalog.text("ruleset-scopa"))
    assert button(home, "title-play").sub.startswith(usual)


def test_a_long_name_keeps_to_the_buttons_of_the_title(home):
    given(home, "long", name="W" * 80, options={"fewest_cards": True})
    opened(home, "setup")
    press(home, "setup-tab-rules", CASA, "setup-start")
    scene = opened(home, "title")
    assert {"title-continue", "title-play"} < {item.id for item in scene.buttons()}
    assert not too_wide(home, scene)


def test_a_game_without_a_name_of_its_own_is_called_as_ever(home):
    given(home, "friend", options={"napola": True})
    session = sat_down(home, "scopa", 1, 1)
    assert session.house_name == ""
    assert session.game == home.catalog.text("ruleset-scopa")
    assert sat_down(home, "scopa", 1, 1, napola=True).game == "Bar"


# --- a file dropped on the window


def shared(folder, **values: object) -> str:
    """A rules file from somebody else, outside the player's folder."""
    folder.mkdir(exist_ok=True)
    document = {"format": "scopa-rules", "version": 1, "name": "Bar do Zé", "ruleset": "scopa"}
    path = folder / "from-a-friend.scopa-rules"
    path.write_text(json.dumps({**document, **values}), encoding="utf-8")
    return str(path)


@pytest.fixture
def elsewhere(tmp_path):
    return tmp_path.parent / f"{tmp_path.name}-elsewhere"


def dropped(services, path: str):
    """Let a file go over the screen in sight."""
    return send(services, FileDropped(path))


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("where", ["title", "setup"])
def test_a_dropped_file_is_used_when_asked_and_kept(home, elsewhere, language, where):
    home.use_language(language)
    home.navigation.reset("title")
    if where == "setup":
        home.navigation.push("setup")
    settled(home)
    path = shared(elsewhere, options={"napola": True})
    assert dropped(home, path).key == "dialog"
    for named in ("Bar do Zé", home.catalog.text("ruleset-scopa")):
        assert named in texts(home)
    scene = press(home, "dialog-yes")
    assert (scene.key, scene.page_key) == ("setup", "rules")
    assert scene.setup.draft.ruleset.options() == {"napola": True}
    assert scene.setup.game_name() == "Bar do Zé"
    assert files(home) == ["bar-do-ze.scopa-rules"]
    press(home, "setup-start")
    assert home.navigation.top.session.house_name == "Bar do Zé"


def test_a_dropped_file_that_is_not_wanted_changes_nothing(home, elsewhere):
    scene = opened(home, "setup")
    before = scene.setup.draft.ruleset
    dropped(home, shared(elsewhere, options={"napola": True}))
    press(home, "dialog-no")
    assert scene.setup.draft.ruleset == before
    assert not (home.folder / "rules").exists()


def test_dropped_rules_that_are_there_are_chosen_and_others_replaced_only_when_asked(
    home, elsewhere
):
    given(home, "bar", name="bar do zé", options={"napola": True})
    scene = opened(home, "setup")
    assert dropped(home, shared(elsewhere, options={"napola": True})) is scene
    assert scene.setup.message == home.catalog.text("setup-rules-here", name="bar do zé")
    assert scene.setup.game_name() == "bar do zé"
    path = shared(elsewhere, options={"fewest_cards": True})
    dropped(home, path)
    press(home, "dialog-no")
    kept = home.folder / "rules" / "bar.scopa-rules"
    assert read_rules_file(kept).ruleset.options() == {"napola": True}
    dropped(home, path)
    press(home, "dialog-yes")
    assert files(home) == ["bar.scopa-rules"]
    assert read_rules_file(kept).ruleset.options() == {"fewest_cards": True}
    assert scene.setup.draft.ruleset.options() == {"fewest_cards": True}


WRONG_FILES = {
    "a picture": (b"\x89PNG\r\n", "setup-rules-unreadable"),
    "another JSON": (b'{"name": "Ana"}', "setup-rules-unreadable"),
    "a match": (b'{"format": "scopa-record", "version": 1}', "setup-rules-unreadable"),
    "a newer one": (b'{"format": "scopa-rules", "version": 2}', "setup-rules-newer"),
    "a slip": (
        b'{"format": "scopa-rules", "version": 1, "name": "x", "ruleset": "poker"}',
        "setup-rules-fault",
    ),
    "a gap": (b'{"format": "scopa-rules", "version": 1}', "setup-rules-missing"),
    "a folder": (None, "setup-rules-unopened"),
}


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("what", WRONG_FILES)
def test_a_wrong_file_harms_nothing_and_is_refused_in_one_sentence(home, elsewhere, language, what):
    home.use_language(language)
    content, key = WRONG_FILES[what]
    elsewhere.mkdir()
    path = elsewhere / "wrong.scopa-rules"
    path.mkdir() if content is None else path.write_bytes(content)
    home.navigation.reset("title")
    settled(home)
    scene = dropped(home, str(path))
    assert scene.key == "setup"
    place = {"setup-rules-fault": "ruleset", "setup-rules-missing": "name"}.get(key, "")
    told = home.catalog.text(key, file=path.name, place=place)
    assert scene.setup.message == told
    assert told.split()[-1] in texts(home)
    assert names(home) == []
    assert path.is_dir() or path.read_bytes() == content


def test_a_dropped_file_that_is_gone_is_told(home):
    scene = opened(home, "setup")
    dropped(home, "/nowhere/casa.scopa-rules")
    told = home.catalog.text("setup-rules-unopened", file="casa.scopa-rules")
    assert scene.setup.message == told


def test_dropped_rules_that_cannot_be_kept_are_played_all_the_same(home, elsewhere):
    (home.folder / "rules").write_text("a file in the way")
    scene = opened(home, "setup")
    dropped(home, shared(elsewhere, options={"napola": True}))
    press(home, "dialog-yes")
    told = home.catalog.text("setup-rules-unsaved", folder=home.folder / "rules")
    assert scene.setup.message == told
    assert scene.setup.draft.ruleset.options() == {"napola": True}
    home.folder = None
    dropped(home, shared(elsewhere, options={"fewest_cards": True}))
    press(home, "dialog-yes")
    assert scene.setup.draft.ruleset.options() == {"fewest_cards": True}


def test_a_name_too_long_keeps_to_the_question(home, elsewhere):
    opened(home, "setup")
    dialog = dropped(home, shared(elsewhere, name="W" * 80))
    plain = home.assets.font("F7").width
    assert all(plain(line) <= dialog._rect.w - 32 for line in dialog._lines)


@pytest.mark.parametrize("language", available_languages())
def test_what_is_said_of_rules_stays_in_its_panel(home, language):
    home.use_language(language)
    saved(home, "Casa", "fewest_cards", "napola")
    scene = opened(home, "setup")
    press(home, "setup-tab-rules", CASA)
    font = home.assets.font("F7")
    send(home, PointerMoved(button(home, CASA).rect.center))
    canvas = RecordingCanvas()
    home.navigation.draw(canvas)
    for call, args in canvas.calls:
        if call == "text" and args[0] == HELP.x + 9:
            assert HELP.x + 9 + font.width(args[2]) <= HELP.right - 4 or args[4] == "F7B"
            assert args[1] + 9 <= HELP.bottom
    assert not too_wide(home, scene)
