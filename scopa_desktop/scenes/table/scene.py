"""The table: people and robots play here, by drag and drop, by click, by key."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.errors import Refusal
from scopa_desktop.engine.events import Swept
from scopa_desktop.engine.moves import Claim, Move, Play
from scopa_desktop.engine.view import View
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.table.layout import (
    BIG_HAND,
    FELT_DROP,
    HOVER_LIFT,
    RAISED_LIFT,
    TableLayout,
)
from scopa_desktop.scenes.table.paint import TablePainter
from scopa_desktop.scenes.table.selection import Selection, idle
from scopa_desktop.scenes.table.slots import TableSlots
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect, Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    FocusLost,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from scopa_desktop.ui.nodes import Node

THINK_MS = {"none": 0, "short": 200, "normal": 700, "long": 1500, "click": 700}
"""How long a robot seems to think."""
BANNER_MS = 900
DRAG_FROM = 4
"""Logical pixels after which a press is a drag."""
SIZE = (56, 90)


@dataclass(slots=True)
class Drag:
    """A hand card held by the pointer."""

    card: Card
    start: Vec
    now: Vec
    is_moving: bool = False


class TableScene(MenuScene):
    """Shows one seat's view and turns input into moves that the view calls legal."""

    key = "table"

    def __init__(self, services: Services, *, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self.slots = TableSlots()
        self.drag: Drag | None = None
        self.hovered: Card | None = None
        self.notice = ""
        self.banner_left = 0.0
        self._wait = 0.0
        self._asked = False
        humans = session.humans
        self.seat = humans[0] if humans else 0
        if len(humans) == 1 or not session.is_hot_seat:
            session.unlocked = self.seat
        self._watch()

    # --- the match

    def _watch(self) -> None:
        """Take up the state as it is now."""
        runner = self.session.runner
        self.view: View = runner.view(self.seat)
        self.selection: Selection = idle(self.view)
        if set(self.slots.cards) != set(self.view.table):
            for card in set(self.slots.cards) - set(self.view.table):
                self.slots.remove(card)
            for card in self.view.table:
                if card not in self.slots.cards:
                    self.slots.add(card)
        for event in runner.drain_events(self.seat):
            if isinstance(event, Swept):
                self.banner_left = BANNER_MS
                self.services.audio.play("escopa")
        player = runner.turn_player
        pause = self.services.settings.current.robot_pause
        self._wait = THINK_MS[pause] if player is not None and not player.is_human else 0.0
        self.layout = TableLayout(self.view.seats, self.seat, runner.ruleset.hand_size >= BIG_HAND)
        self.touch()

    @property
    def is_open(self) -> bool:
        """Whether the viewer's hand may be seen."""
        return self.session.unlocked == self.seat and self.seat in self.session.humans

    @property
    def is_mine(self) -> bool:
        """Whether the person at the screen is to move."""
        return self.is_open and self.session.runner.turn == self.seat

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self.banner_left > 0:
            self.banner_left = max(0.0, self.banner_left - dt)
            self.touch()
            return
        runner = self.session.runner
        if self._asked:
            return
        if runner.is_match_over or runner.is_round_over:
            self._end_of_round()
            return
        player = runner.turn_player
        if player is None:
            return
        if player.is_human:
            self._call_person()
            return
        self._wait -= dt
        ply = len(runner.view(self.seat).history)
        if self._wait <= 0 and runner.tick(4.0):
            moved = runner.is_round_over or len(runner.view(self.seat).history) != ply
            if moved:
                self.services.audio.play("card_play")
                self.notice = ""
                self._watch()

    def _call_person(self) -> None:
        """Bring the curtain up when another person is to play."""
        seat = self.session.runner.turn
        if seat is None or self.session.unlocked == seat:
            return
        self._asked = True
        name = self.session.runner.players[seat].name
        self.services.navigation.push("curtain", name=name)

    def _end_of_round(self) -> None:
        sheet = self.session.runner.score_sheet
        self._asked = True
        self.session.count()
        if sheet is None or self.session.runner.match.ended is not None:
            self.services.navigation.replace("match-end", session=self.session)
        else:
            self.services.navigation.push("round", session=self.session, sheet=sheet)

    def resume(self, result: object) -> None:
        """See `Scene`."""
        super().resume(result)
        if result == "round-next":
            if self.session.runner.is_match_over:
                self.services.navigation.replace("match-end", session=self.session)
                return
            self.session.runner.next_round()
            self.slots.start_round()
        elif result == "curtain-ready":
            seat = self.session.runner.turn
            if seat is not None:
                self.seat = self.session.unlocked = seat
        self._asked = False
        self._watch()

    def _commit(self, move: Move) -> None:
        """Submit a legal move, or say why it is none."""
        refusal = self.view.why_not(move)
        if refusal is not None:
            self.services.audio.play("ui_no")
            self.notice = self._reason(refusal)
            self.touch()
            return
        captures = not isinstance(move, Play) or bool(move.captured)
        self.services.audio.play("capture_2" if captures else "card_play")
        if self.session.is_hot_seat and isinstance(move, Play):
            # The hand goes face down before anything else is seen.
            self.session.unlocked = None
        self.notice = ""
        self.session.runner.submit(self.seat, move)
        self._watch()

    def _reason(self, refusal: Refusal) -> str:
        if refusal.total is not None and refusal.wanted is not None:
            return self.text("table-refused-sum", total=refusal.total, wanted=refusal.wanted)
        if refusal.first:
            cards = " + ".join(str(card.value) for card in refusal.first)
            return self.text("table-refused-first", cards=cards)
        return self.text("table-refused")

    # --- input

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        chosen = self.is_mine and self.selection.card is not None
        takes = chosen and bool(self.selection.captured)
        card = self.selection.card
        leaves = chosen and card is not None and self.view.can_leave(card)
        layout = self.layout
        kind = "primary" if takes else "disabled"
        found = [
            Button(
                "button-menu", Rect(4, 2, 24, 24), "", plain=True, name=self.text("pause-title")
            ),
            Button("button-take", layout.take, self.text("table-take"), kind, takes, "E"),
            Button("button-leave", layout.leave, self.text("table-leave"), enabled=leaves, key="W"),
        ]
        if self.is_mine and self.view.left15 is not None:
            label = self.text("table-take15")
            found.append(Button("button-take15", layout.take15, label, "danger", key="Q"))
        return found

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        card = self.selection.card
        if button_id == "button-menu":
            self.go_back()
        elif button_id == "button-take15":
            claims = self.view.claims()
            if claims:
                chosen = self.selection.active_set if self.selection.is_claim else claims[0]
                self._commit(Claim(chosen))
        elif card is not None and button_id == "button-take":
            self._commit(Play(card, self.selection.captured))
        elif card is not None:
            self._commit(Play(card))

    def go_back(self) -> None:
        """Esc: give up the selection, then the pause."""
        if self.selection.card is not None or self.drag is not None:
            self.drag, self.selection = None, self.selection.cleared()
            self.touch()
            return
        self.services.navigation.push("pause", session=self.session, seat=self.seat)

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`."""
        match event:
            case PointerPressed(position, 1) if self._card_under(position) is not None:
                return self._press(position)
            case PointerPressed(_, 3) if self.selection.card is not None or self.drag:
                self.go_back()
                return True
            case PointerMoved(position):
                self._hover(position)
                super().handle(event)
                return True
            case PointerReleased(position, 1) if self.drag is not None:
                self._release(position)
                return True
            case FocusLost():
                self.drag = None
                self.touch()
                return True
            case Commanded(Command.CARD, number, is_down=True) if number is not None:
                if self.is_mine and number <= len(self.view.hand):
                    self._choose(self.view.hand[number - 1])
                return True
        return super().handle(event)

    def command(self, command: Command) -> bool:
        """See `MenuScene`."""
        match command:
            case Command.LEFT | Command.RIGHT | Command.NEXT_SET | Command.PREVIOUS_SET:
                if self.selection.sets:
                    step = 1 if command in (Command.RIGHT, Command.NEXT_SET) else -1
                    self.selection = self.selection.cycled(step)
                    self.services.audio.play("set_tick")
                    self.touch()
                return True
            case Command.CONFIRM | Command.TAKE if self.selection.card is not None:
                if self.is_mine:
                    self._commit(Play(self.selection.card, self.selection.captured))
                return True
            case Command.LEAVE if self.selection.card is not None and self.is_mine:
                self._commit(Play(self.selection.card))
                return True
            case Command.TAKE_15 if self.is_mine and self.view.left15 is not None:
                self.activate("button-take15")
                return True
            case Command.DECK:
                skin = self.services.skins.next_key(self.session.skin_of(self.seat))
                self.session.change_skin(self.seat, skin)
                self.touch()
                return True
        return super().command(command)

    def _card_under(self, point: Vec) -> Card | None:
        """A hand or table card of this point, if the person may touch it."""
        if not self.is_mine:
            return None
        for card in self.view.hand:
            if self.hand_rect(card).grown(2).contains(point):
                return card
        for card in reversed(self.slots.cards):
            if self.slots.visible(card).contains(point):
                return card
        return None

    def hand_rect(self, card: Card) -> Rect:
        """Where a hand card lies, raised or not."""
        hand = self.view.hand
        x, y = self.layout.hand(hand.index(card), len(hand))
        lift = RAISED_LIFT if card == self.selection.card else HOVER_LIFT * (card == self.hovered)
        return Rect(x, y - lift, *SIZE)

    def _hover(self, position: Vec) -> None:
        if self.drag is not None:
            self.drag.now = position
            far = max(abs(position.x - self.drag.start.x), abs(position.y - self.drag.start.y))
            if not self.drag.is_moving and far > DRAG_FROM:
                self.drag.is_moving = True
                self.selection = self.selection.selected(self.drag.card)
            if self.drag.is_moving:
                over = self._table_card(position)
                if over is not None:
                    self.selection = self.selection.with_set_of(over)
            self.touch()
            return
        under = self._card_under(position)
        if under != self.hovered:
            self.hovered = under
            self.touch()

    def _table_card(self, point: Vec) -> Card | None:
        cards = reversed(self.slots.cards)
        return next((c for c in cards if self.slots.visible(c).grown(6).contains(point)), None)

    def _press(self, position: Vec) -> bool:
        card = self._card_under(position)
        if card is not None and card in self.view.hand:
            self.drag = Drag(card, position, position)
        elif card is not None and self.selection.card is not None:
            self.selection = self.selection.marked(card)
            self.services.audio.play("ui_move")
        self.touch()
        return True

    def _release(self, position: Vec) -> None:
        drag, self.drag = self.drag, None
        self.touch()
        if drag is None or not self.is_mine:
            return
        if not drag.is_moving:
            self._choose(drag.card)
            return
        over = self._table_card(position)
        if over is not None:
            chosen = self.selection.active_set
            self._commit(Play(drag.card, chosen if over in chosen else (over,)))
        elif FELT_DROP.contains(position):
            sets = self.selection.sets
            if not sets:
                self._commit(Play(drag.card))
            elif len(sets) == 1 and not self.view.can_leave(drag.card):
                self._commit(Play(drag.card, sets[0]))

    def _choose(self, card: Card) -> None:
        """Raise a card; the raised one again confirms; a forced move is played at once."""
        if card == self.selection.card:
            self._commit(Play(card, self.selection.captured))
            return
        self.selection = self.selection.selected(card)
        self.notice = "" if self.selection.sets else self.text("table-takes-nothing")
        self.services.audio.play("card_pick")
        forced = self.session.runner.ruleset.capture_obligation != "optional"
        if forced and self.services.settings.current.one_tap != "two":
            if len(self.selection.sets) == 1:
                self._commit(Play(card, self.selection.sets[0]))
            elif not self.selection.sets:
                self._commit(Play(card))
        self.touch()

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        TablePainter(self, canvas).draw()

    def is_moving(self) -> bool:
        """See `Scene`."""
        return self.banner_left > 0

    def wakes_in(self) -> float | None:
        """See `Scene`."""
        player = self.session.runner.turn_player
        if self._asked or player is None or player.is_human:
            return None if self._asked else 200.0
        return min(max(self._wait, 10.0), 100.0)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        found = []
        for i, card in enumerate(self.view.hand if self.is_open else ()):
            chosen = ("selected",) if card == self.selection.card else ()
            found.append(
                Node(f"hand-{i}", "card", str(card), self.hand_rect(card), str(card), chosen)
            )
        for card in self.slots.cards:
            state = ("active",) if card in self.selection.captured else ()
            rect = self.slots.visible(card)
            found.append(Node(f"table-{card}", "card", str(card), rect, str(card), state))
        for seat, player in enumerate(self.session.runner.players):
            turn = ("turn",) if self.session.runner.turn == seat else ()
            dealer = ("dealer",) if self.view.dealer == seat else ()
            score = str(self.view.scores[self.session.side_of(seat)])
            rect = self.layout.plate(seat)
            found.append(Node(f"plate-{seat}", "plate", player.name, rect, score, turn + dealer))
        found.append(Node("stock", "pile", "", self.layout.stock, str(self.view.stock)))
        if self.notice:
            found.append(Node("notice", "text", self.notice, Rect(112, 220, 416, 24)))
        return found
