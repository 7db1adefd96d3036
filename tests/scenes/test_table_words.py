"""Everything that the table says fits its place, in every language."""

from __future__ import annotations

import pytest

from driving import too_wide
from scopa_desktop.engine.cards import CARDS, Card
from scopa_desktop.engine.errors import MoveError, Refusal
from scopa_desktop.engine.moves import Play
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.table.layout import PROMPT, RULE
from scopa_desktop.scenes.table.refusals import sentence
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.theme import CARD_W
from table_play import dealt, hand_place, hold, keys, open_table, pass_time, place, shown, wait

LANGUAGES = ("pt_BR", "es", "it", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_fits_the_band(
    services: Services, language: str
) -> None:
    services.use_language(language)
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    first = tuple(Card.parse(word) for word in ("10D", "4C", "1S"))
    for reason in MoveError:
        refusal = Refusal(reason, card=Card.parse("7S"), total=17, wanted=15, first=first)
        words = sentence(refusal, scene.text, scene.name_of, "Bartolomeu B.")
        assert words
        assert scene.width_of(words) + 40 <= PROMPT.w, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("skin", ["napoletane", "french"])
def test_every_card_is_named_and_said_to_take_nothing(
    services: Services, language: str, skin: str
) -> None:
    services.use_language(language)
    services.settings.change(skin=skin)
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    names = [scene.name_of(card) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    for name in names:
        for key in ("table-none-15", "table-none"):
            assert scene.width_of(scene.text(key, card=name)) + 24 <= PROMPT.w


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("ruleset", "seats"), [("escopa15", ("human", "easy")), ("scopone", ("human", *["easy"] * 3))]
)
def test_the_buttons_hold_their_words(
    services: Services, language: str, ruleset: str, seats: tuple[str, ...]
) -> None:
    services.use_language(language)
    services.settings.change(hints="on")
    scene = (
        dealt(services, ruleset, "5C 3D 7S 1B", "7D 8C 2B 1D 2D 6C 6S 9C 9B", seats=seats)
        if (ruleset == "scopone")
        else dealt(services, ruleset, "5C 3D 7S 1B", "7D 8C 2B", seats=seats)
    )
    assert too_wide(services, scene) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_holds_its_words_and_stays_on_the_screen(
    services: Services, language: str
) -> None:
    services.use_language(language)
    scene = dealt(services, "escopa15", "5C 3D 7S 1B", "7D 8C 2B")
    hold(services, scene, "7D", hand_place(scene, "8C"))
    for corner in ((110, 40), (530, 40), (110, 240), (530, 240)):
        scene.ask(
            Card.parse("7D"), place(scene, "hand-0").center._replace(x=corner[0], y=corner[1])
        )
        assert too_wide(services, scene) == []
        rect = scene.question.rect
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= 640
        assert rect.bottom <= 360
        scene.go_back()


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_house_may_play_clockwise(services: Services, seats: int) -> None:
    people = ("human", *["easy"] * (seats - 1))
    scene = dealt(services, "scopa", "5C 3D 7S 10B", "2D 9C 6B", seats=people)
    usual = [scene.board.layout.plate(seat) for seat in range(seats)]
    scene = dealt(services, "scopa", "5C 3D 7S 10B", "2D 9C 6B", seats=people, direction="cw")
    mirrored = [scene.board.layout.plate(seat) for seat in range(seats)]
    assert mirrored == [usual[0], *reversed(usual[1:])]


@pytest.mark.parametrize("key", RULESETS)
def test_no_hand_lies_under_the_buttons(services: Services, key: str) -> None:
    for seats in RULESETS[key].allowed_seats():
        scene = open_table(services, key, "human", *["easy"] * (seats - 1))
        layout, count = scene.board.layout, RULESETS[key].hand_size_for(seats)
        x, y = layout.hand(count - 1, count)
        for button in (layout.take, layout.leave, layout.take15):
            assert x + CARD_W <= button.x or button.bottom <= y
        assert layout.me.right <= layout.hand(0, count)[0] or layout.me.bottom <= y


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_game_fits_the_strip(services: Services, language: str) -> None:
    services.use_language(language)
    for ruleset in RULESETS.values():
        name = services.catalog.text(ruleset.preset.name_key)
        line = services.catalog.text("table-rule", game=name, target=51)
        assert services.assets.font("F7").width(line) <= RULE.w, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hovering_says_stays_on_its_ground(services: Services, language: str) -> None:
    services.use_language(language)
    scene = dealt(services, "scopa", "5C 3D 7S 10B", "2D 9C 6B")
    for number in range(3):
        scene.control.hovered = scene.view.hand[number]
        keys(scene)
        scene.control.update(500)
        scene.touch()
        prompt = scene.prompt
        assert scene.width_of(prompt.text) + 16 <= prompt.rect.w
        assert prompt.rect.w <= PROMPT.w


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("it", "Tu", "Tu hai lasciato"),
        ("it", "Ana", "Ana ha lasciato"),
        ("es", "Tú", "Tú dejaste"),
        ("es", "Ana", "Ana dejó"),
        ("pt_BR", "Você", "Você deixou"),
        ("en", "You", "You left"),
    ],
)
def test_the_only_person_is_spoken_to(
    services: Services, language: str, name: str, said: str
) -> None:
    services.use_language(language)
    setup = quick_setup(services, find_ruleset("escopa15"), ("human", "easy"))
    seats = (setup.seats[0].changed(name=name), setup.seats[1])
    scene = shown(services, Session.new(services, setup.changed(seats=seats), first_dealer=1))
    wait(services, scene)
    scene.commit(Play(next(card for card in scene.view.hand if scene.view.can_leave(card))))
    while scene.board.last_move is None or scene.board.last_move.seat != 0:
        pass_time(services, 16)
    (node,) = [node for node in scene.nodes() if node.id == "ticker"]
    assert node.name == said
    canvas = RecordingCanvas()
    scene.draw(canvas)
    assert said.removeprefix(f"{name} ").upper() in canvas.texts()
