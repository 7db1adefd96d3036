"""The whole picture of the table, from the felt up, and the same picture as named nodes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.looks import ground_alpha, is_light
from scopa_desktop.scenes.table.cards import CardPainter
from scopa_desktop.scenes.table.hud import Hud
from scopa_desktop.scenes.table.inspect import Lens
from scopa_desktop.scenes.table.keys import TOOLS
from scopa_desktop.scenes.table.layout import PROMPT, RULE
from scopa_desktop.scenes.table.prompt import LONG_SET, Prompt, SetChip
from scopa_desktop.scenes.table.selection import Selection
from scopa_desktop.scenes.words import verb_of
from scopa_desktop.ui.canvas import Canvas, FontName
from scopa_desktop.ui.frames import panel, pill
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import CARD_W, SET_COLORS

SUIT_W: Final = 9
"""A suit beside a number, with its bit of paper."""

if TYPE_CHECKING:
    from scopa_desktop.scenes.table.scene import TableScene


class TablePicture:
    """Paints the scene; changes nothing."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    @property
    def _shown(self) -> Selection:
        """The selection whose cards light up."""
        return self._scene.shown

    def _painter(self, canvas: Canvas) -> CardPainter:
        scene = self._scene
        back = scene.services.skins.back(scene.back)
        light = is_light(scene.services)
        return CardPainter(canvas, scene.services.skins, scene.board, scene.style, back, light)

    def _hud(self, canvas: Canvas) -> Hud:
        scene = self._scene
        return Hud(canvas, scene.services, scene.session, scene.board, scene.style, scene.back)

    def draw(self, canvas: Canvas) -> None:
        """Everything under the buttons.

        What does not move from frame to frame is kept in two layers: the furniture, and the
        table's cards on it with the band. Their keys hold all that they show.
        """
        scene = self._scene
        hud, cards = self._hud(canvas), self._painter(canvas)
        pulse, tools = scene.pulse, tuple((key, TOOLS[key]) for key in scene.keys.tools())
        room = (hud.facts(), scene.rule_line, tools, pulse)
        shown, front, ghost = self._shown, self._front(), self._ghost()

        def furniture() -> None:
            canvas.felt(scene.settings.felt)
            hud.strip(scene.rule_line, tools)
            scene.session.badges.draw(canvas, *scene.badge_rows)
            hud.stock()
            hud.piles()
            hud.plates(pulse)
            hud.hanging()
            hud.ticker()

        def table() -> None:
            canvas.layer("furniture", room, furniture)
            cards.table(shown, front)
            if ghost is not None:
                cards.ghost(ghost[0], ghost[1], is_lit=ghost[2])
            cards.sum_badge()
            if scene.prompt is not None:
                self._band(canvas, scene.prompt)

        canvas.layer("table", (room, cards.facts(), shown, front, ghost, scene.prompt), table)
        self._hand(canvas, cards)
        if scene.question is not None:
            panel(canvas, scene.question.rect)
            if scene.question.text:
                x, y = scene.question.rect.x, scene.question.rect.y
                canvas.text(x + 8, y + 8, scene.question.text, "sun")

    def _front(self) -> Card | None:
        control = self._scene.control
        if control.drag is not None and control.drag.is_moving:
            return control.drag.over
        return control.rested

    def _hand(self, canvas: Canvas, cards: CardPainter) -> None:
        scene = self._scene
        chosen = scene.control.selection.card
        held = scene.control.held
        cards.hand(chosen, keys=scene.shows_keys, held=held)
        if not scene.is_mine:
            return
        for sprite in scene.board.hand:
            if sprite.card in scene.able and sprite is not held and sprite.card != chosen:
                x, y = round(sprite.x) + CARD_W // 2, round(sprite.y - sprite.lift) - 7
                canvas.box(Rect(x - 4, y, 9, 4), "ink")
                canvas.box(Rect(x - 3, y, 7, 3), "gold")

    def _ghost(self) -> tuple[Rect, str, bool] | None:
        """The free place of a card that would be left, the sum it would make, whether it is lit."""
        scene = self._scene
        control, shown = scene.control, self._shown
        if shown.card is None or not scene.is_mine or not scene.view.can_leave(shown.card):
            return None
        dragged = control.drag is not None and control.drag.is_moving
        if shown.sets and not dragged:
            return None
        total = sum(card.value for card in scene.view.table) + shown.card.value
        words = scene.text("table-ghost", total=total)
        return scene.board.slots.next_visible(), words, control.leaves

    def draw_over(self, canvas: Canvas) -> None:
        """What is above the buttons: flying and held cards, words, panels."""
        scene = self._scene
        hud, cards = self._hud(canvas), self._painter(canvas)
        seats, layout = range(len(scene.session.runner.players)), scene.board.layout
        if any(scene.focus.current == f"plate-{seat}" for seat in filter(layout.is_top, seats)):
            # The ring round the plate goes behind the cards that hang over it.
            hud.hanging()
        cards.flying(scene.control.held)
        hud.over()
        fifteen = scene.view.ruleset.capture_mode == "fifteen"
        lens = Lens(canvas, scene.services, scene.style, fifteen)
        if scene.shows_last and scene.board.last_move is not None:
            move = scene.board.last_move
            lens.last_move(move, scene.session.runner.players[move.seat].name, scene.moves_before)
        if scene.inspected is not None:
            card, rect = scene.inspected
            rules = scene.view.ruleset
            has_prime = rules.primiera_pts is not None or rules.setenta_pts is not None
            lens.card(card, rect, settebello=rules.settebello_pts or 0, primiera=has_prime)
        if scene.focus.current == "button-rules" and scene.session.badges.badges:
            scene.session.badges.draw_tip(canvas, RULE.x, RULE.bottom + 4)

    # --- the band

    def _band(self, canvas: Canvas, prompt: Prompt) -> None:
        if prompt.text:
            pill(canvas, prompt.rect, alpha=ground_alpha(self._scene.services, 165))
            x = prompt.rect.x + prompt.rect.w // 2
            if prompt.mark:
                picture = self._scene.services.assets.icon(prompt.mark)
                canvas.picture(picture, prompt.rect.x + 8, prompt.rect.y + 8)
                x += 7
            canvas.text(x, prompt.rect.y + 9, prompt.text, prompt.color, align="center")
        for chip in prompt.chips:
            color = "wine" if prompt.is_wine else SET_COLORS[chip.number % len(SET_COLORS)]
            rect = chip.rect
            canvas.rounded(rect, "ink", cut=2)
            canvas.rounded(rect.grown(-1), "panelhi" if chip.is_active else "panel")
            if chip.is_active:
                canvas.frame(rect.grown(-1), color, cut=1)
                canvas.frame(rect.grown(-2), color)
            canvas.rounded(Rect(rect.x + 5, rect.y + 6, 12, 12), color)
            ink = "sun" if prompt.is_wine else "ink"
            canvas.text(rect.x + 11, rect.y + 9, chip.letter, ink, font="F7B", align="center")
            self._chip_words(canvas, chip)
        if prompt.more_rect is not None:
            rect = prompt.more_rect
            canvas.rounded(rect, "panel", cut=2)
            canvas.rounded(rect.grown(-1), "panelhi")
            canvas.text(rect.x + rect.w // 2, rect.y + 9, prompt.more, "sun", align="center")

    def _chip_words(self, canvas: Canvas, chip: SetChip) -> None:
        """The set as a sum; a number that lies twice on the table carries its suit."""
        scene = self._scene
        font: FontName = "F7B" if chip.is_active else "F7"
        x, y = chip.rect.x + 21, chip.rect.y + 9
        cards = self._shown.sets[chip.number]
        values = [card.value for card in scene.view.table]
        twins = [values.count(card.value) > 1 for card in cards]
        wide = canvas.width_of(chip.label, font=font) + (SUIT_W + 2) * sum(twins)
        if len(cards) > LONG_SET or wide > chip.rect.right - 4 - x:
            canvas.text(x, y, chip.label, font=font)
            return
        for i, card in enumerate(cards):
            x += canvas.text(x, y, f"+{card.value}" if i else str(card.value), font=font) + 1
            if twins[i]:
                # Suits are drawn for paper: dark ones would drown in the chip.
                canvas.rounded(Rect(x, y - 1, SUIT_W, SUIT_W), "paper")
                canvas.picture(scene.services.skins.suit_icon(card.suit, scene.style), x + 1, y)
                x += SUIT_W + 1

    # --- nodes

    def named(self, nodes: list[Node]) -> list[Node]:
        """The buttons' nodes with what is true of the cards and plates among them."""
        found = []
        for node in nodes:
            state, value = self.state_of(node.id)
            role = "card" if node.id.startswith(("hand-", "table-")) else node.role
            if node.id.startswith("plate-"):
                role = "plate"
            changed = replace(node, role=role, state=state + node.state, value=value or node.value)
            found.append(changed)
        return found

    def nodes(self) -> list[Node]:
        """What a reader is told; hidden cards are not among it."""
        scene = self._scene
        if scene.question is not None:
            return self._words()
        return [*self._counts(), *self._words()]

    def _counts(self) -> list[Node]:
        scene, board = self._scene, self._scene.board
        found = []
        for seat in range(len(scene.session.runner.players)):
            side = scene.session.side_of(seat)
            count = str(board.piles[side]) if board.piles else "0"
            rect = board.layout.plate(seat)
            if board.layout.ring(seat) == 0:
                rect = board.layout.my_pile
            elif board.layout.other_pile is not None:
                rect = board.layout.other_pile
            found.append(Node(f"pile-{seat}", "pile", "", rect, count))
        found.append(Node("stock", "pile", "", board.layout.stock, str(board.stock)))
        if board.is_last_deal:
            words = scene.text("table-last")
            found.append(Node("stamp-last", "text", words, board.layout.stock))
        return found

    def _words(self) -> list[Node]:
        scene, board = self._scene, self._scene.board
        found = []
        prompt = scene.prompt
        if prompt is not None and prompt.text:
            name = "notice" if prompt.is_notice else "sum"
            found.append(Node(name, "text", prompt.text, prompt.rect))
        elif scene.question is not None and scene.question.text:
            found.append(Node("notice", "text", scene.question.text, PROMPT))
        move = board.last_move
        if move is not None:
            name = scene.session.runner.players[move.seat].name
            cards = " ".join(map(str, (*move.cards, *move.taken)))
            words = f"{name} {verb_of(scene.services.catalog, move.verb_key, name)}"
            found.append(Node("ticker", "text", words, board.layout.ticker, cards))
        return found

    def state_of(self, target: str) -> tuple[tuple[str, ...], str]:
        """The words true of a target, and its value."""
        scene = self._scene
        kind, _, rest = target.partition("-")
        shown = self._shown
        if kind == "hand":
            card = scene.board.hand[int(rest)].card
            chosen = ("selected",) if card == scene.control.selection.card else ()
            able = ("capturable",) if card in scene.able and scene.is_mine else ()
            return chosen + able, str(card)
        if kind == "table":
            card = Card.parse(rest)
            active = ("active",) if card in shown.captured else ()
            marked = ("marked",) if card in shown.marks else ()
            taken = ("capturable",) if any(card in cards for cards in shown.sets) else ()
            return active + marked + taken, rest
        if kind == "plate":
            seat = int(rest)
            turn = ("turn",) if scene.board.turn == seat else ()
            dealer = ("dealer",) if scene.board.dealer == seat else ()
            side = scene.session.side_of(seat)
            score = str(scene.board.scores[side]) if scene.board.scores else "0"
            return turn + dealer, score
        if kind == "set" and scene.prompt is not None:
            chip = next((c for c in scene.prompt.chips if c.letter == rest), None)
            if chip is not None:
                cards = " ".join(map(str, shown.sets[chip.number]))
                return (("active",) if chip.is_active else ()), cards
        return (), ""
