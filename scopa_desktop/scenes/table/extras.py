"""What a table offers besides moves: last move, hints, decks, taking back, a new match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.moves import Play
from scopa_desktop.engine.view import View
from scopa_desktop.persistence.settings import TableSetup
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import CARD_H, CARD_W

if TYPE_CHECKING:
    from scopa_desktop.scenes.table.scene import TableScene

NEW_MATCH = "table-new-match"
NEXT_LEVEL = "table-next-level"


class TableExtras:
    """Carries out what is asked of a table; holds no state of its own."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def tell_counts(self, seat: int) -> None:
        """What everybody may know of a seat: its captured cards and sweeps."""
        scene = self._scene
        side = scene.session.side_of(seat)
        name = scene.session.runner.players[seat].name
        # What has happened, not what the picture has caught up with: the line stays for a while.
        now = scene.session.runner.view(scene.seat)
        cards, sweeps = scene.count(len(now.piles[side])), now.sweeps[side]
        scene.say(scene.text("table-counts", name=name, cards=cards, sweeps=sweeps))

    # --- panels

    def toggle_last(self) -> None:
        """Spell out the last move, or put it away."""
        scene = self._scene
        if scene.board.last_move is None:
            scene.say(scene.text("table-no-last-move"))
            return
        scene.shows_last, scene.inspected = not scene.shows_last, None
        scene.touch()

    def inspect(self, card: Card | None) -> None:
        """A card in large, or put it away."""
        scene = self._scene
        scene.shows_last = False
        if card is None or (scene.inspected is not None and scene.inspected[0] == card):
            scene.inspected = None
        elif card in scene.board.table:
            scene.inspected = card, scene.board.slots.rect(card)
        else:
            sprite = next((s for s in scene.board.hand if s.card == card), None)
            if sprite is not None and scene.is_open:
                place = Rect(round(sprite.x), round(sprite.y), CARD_W, CARD_H)
                scene.inspected = card, place
        scene.touch()

    def open_rules(self) -> None:
        """The rules of this table, in the pause."""
        self._scene.control.cancel()
        self._scene.turns.pause(shows_rules=True)

    def open_pause(self) -> None:
        """The pause."""
        self._scene.control.cancel()
        self._scene.turns.pause()

    def open_moves(self) -> None:
        """The moves of the round in a drawer."""
        self._scene.control.cancel()
        self._scene.turns.show_moves()

    # --- declaring (Cirulla)

    def toggle_declares(self) -> None:
        """Declare with the next card, or not."""
        scene = self._scene
        scene.declares = not scene.declares
        scene.touch()

    # --- help

    def ask_hint(self) -> None:
        """Let the strongest robot look at this hand."""
        scene = self._scene
        if not scene.hints.is_offered:
            scene.say(scene.text("table-no-hints"))
        elif scene.is_mine and scene.flow.is_idle:
            scene.hints.ask(scene.view)
            scene.say(scene.text("table-hint-thinks"))

    def think_hint(self) -> None:
        """Go on thinking; show what came out."""
        scene = self._scene
        hint = scene.hints.think()
        if hint is None:
            return
        move = hint.move
        if isinstance(move, Play):
            scene.declares = move.declares
            scene.control.show(move)
        else:
            scene.control.cancel()
        scene.say(scene.text("table-hint", reason=scene.text(hint.reason.key)))

    def take_back(self) -> None:
        """Back to before the person's last move of this deal."""
        scene = self._scene
        runner = scene.session.runner
        if scene.settings.undo and len(scene.session.humans) == 1 and runner.can_take_back():
            runner.take_back()
            scene.turns.show_as_it_is()
            scene.refresh()
            scene.say(scene.text("table-taken-back"))
        else:
            scene.say(scene.text("table-no-taking-back"))

    def next_deck(self) -> None:
        """The next deck for the person at the screen."""
        scene = self._scene
        skin = scene.services.skins.next_key(scene.session.look_of(scene.seat, "skin"))
        scene.session.change_looks(scene.seat, skin=skin)
        deck = scene.services.skins.get(skin)
        scene.say(deck.name or scene.text(deck.name_key))

    def turn_badges(self) -> None:
        """The values in the corners on or off, for the person at the screen."""
        session, seat = self._scene.session, self._scene.seat
        shown = session.look_of(seat, "badges") == "all"
        session.change_looks(seat, badges="none" if shown else "all")

    # --- a new match

    def ask_new_match(self, *, next_level: bool) -> None:
        """Ask whether to start anew, at the same level or the next one."""
        scene = self._scene
        if next_level and all(p.is_human for p in scene.session.runner.players):
            scene.say(scene.text("table-no-robots"))
            return
        if next_level:
            level = scene.text(f"level-{_next_level(scene.session.setup)}")
            question, tag = scene.text("table-ask-level", level=level), NEXT_LEVEL
        else:
            question, tag = scene.text("table-ask-new"), NEW_MATCH
        scene.turns.ask(question, scene.text("table-yes-new"), scene.text("pause-continue"), tag)

    def answered(self, result: Any) -> bool:
        """Carry out the answer to `ask_new_match`; whether it was yes."""
        scene = self._scene
        if result not in ((NEW_MATCH, True), (NEXT_LEVEL, True)):
            return False
        setup = scene.session.setup
        if result[0] == NEXT_LEVEL:
            setup = _at_level(setup, _next_level(setup))
        session = Session.new(scene.services, setup)
        scene.services.navigation.replace("table", session=session)
        return True


def _next_level(setup: TableSetup) -> str:
    """The level after the lowest one at the table; robots are read late, as everywhere here."""
    from scopa_desktop.ai.levels import LEVELS

    names = [level.info.key for level in LEVELS]
    known = [names.index(seat.level) for seat in setup.seats if seat.level in names]
    return names[(min(known) + 1) % len(names)] if known else names[0]


def _at_level(setup: TableSetup, level: str) -> TableSetup:
    """The same table with every robot at a level."""
    seats = tuple(seat.changed(level=level) if seat.kind == "bot" else seat for seat in setup.seats)
    return setup.changed(seats=seats)


def may_declare(view: View) -> bool:
    """Whether the hand may be declared with the next card (Cirulla)."""
    moves = view.legal_moves() if view.ruleset.declarations else ()
    return any(isinstance(move, Play) and move.declares for move in moves)
