"""Paints the round's board: lines, totals, bars, and the reasons below. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scopa_desktop.engine.cards import Card, Suit
from scopa_desktop.scenes.chips import CHIP_W, GAP, Chips
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import partners
from scopa_desktop.ui.canvas import Canvas, Picture
from scopa_desktop.ui.easing import Ease, eased
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import SIDE_BANNERS
from scopa_desktop.ui.wrap import shortened

if TYPE_CHECKING:
    from scopa_desktop.scenes.round_board import RoundBoardScene
    from scopa_desktop.scenes.round_words import Proof

PANEL: Final = Rect(40, 8, 560, 344)
LEFT: Final = 56
LABEL_X: Final = 79
LABEL_W: Final = 164
NAME_W: Final = 76
"""Names beside the cards that prove a line are no wider, or a stripe of color stands for them."""
INNER: Final = 528
VALUE_W: Final = 15
"""What a card counts for, beside it."""
WHY_Y: Final = 255
PROOFS_Y: Final = 268
LEFT_Y: Final = 287
"""The lines below the bars; the last one gives way a little to a row of cards."""
COLUMNS: Final[dict[int, tuple[tuple[int, ...], int]]] = {
    2: ((248, 424), 160),
    3: ((248, 360, 472), 108),
    4: ((244, 330, 416, 502), 82),
}
"""Left edges and width of the sides' columns, by number of sides."""
ICONS: Final = {
    "sweeps": "broom",
    "declarations": "note",
    "settebello": "settebello",
    "sevens": "sevens",
    "primiera": "primiera",
    "setenta": "primiera",
    "napola": "napola",
    "grande": "grande",
    "low_coins": "low_coins",
    "all_coins": "all_coins",
    "re_bello": "re_bello",
    "frac": "crown",
    "belos": "star",
}
SINGLE: Final = {"settebello": Card.parse("7D"), "re_bello": Card.parse("10D")}
"""Lines about one card show it in place of a number."""


def line_icon(session: Session, key: str, seat: int | None) -> Picture:
    """The small picture of a score line, as the person at a seat sees cards."""
    services = session.services
    if key == "cards":
        return services.assets.icon(f"pile_{session.back_of(seat)}")
    if key in ICONS:
        return services.assets.icon(ICONS[key])
    return services.skins.suit_icon(Suit.COINS, session.style_of(seat))


class BoardPainter:
    """One frame of one board."""

    def __init__(self, scene: RoundBoardScene, canvas: Canvas) -> None:
        self._scene, self._canvas = scene, canvas
        self._services, self._session = scene.services, scene.session
        self._sides = range(self._session.side_count)
        self._lefts, self._width = COLUMNS[len(self._sides)]
        self._style = self._session.style_of(self._session.onlooker)
        self._chips = Chips(self._services, canvas, self._style)

    # --- the head

    def heading(self) -> None:
        """The round's number, and a banner for each side."""
        canvas = self._canvas
        number = self._session.runner.view(0).round_number
        title = self._scene.text("round-title", n=number)
        if 2 * canvas.width_of(title, font="F7B") <= 184:
            canvas.display(LEFT - 1, 28, title, "heading", align="left")
        else:
            canvas.text(LEFT, 35, title, "wood2", font="F7B")
        for side in self._sides:
            self._banner(side)

    def _banner(self, side: int) -> None:
        canvas, x = self._canvas, self._lefts[side]
        rect = Rect(x, 28, self._width, 22)
        canvas.rounded(rect, "ink", cut=2)
        canvas.rounded(rect.grown(-1), SIDE_BANNERS[side], cut=1)
        home = self._session.home_side
        at = x + 7
        if home is not None and len(self._sides) == 2:
            word = self._scene.text("side-us" if home == side else "side-them")
            at += canvas.text(at, 36, word, font="F7B") + 6
        names = self._session.names_of(side)
        plain = self._services.assets.font("F7").width
        canvas.text(at, 36, partners(names, rect.right - 6 - at, plain))

    # --- the lines

    def lines(self) -> None:
        """Every line that the count has come to."""
        keys = list(self._scene.sheet.lines)
        current = self._scene.current()
        for i, rect in self._scene.row_rects():
            if i % 2 == 0:
                self._canvas.box(Rect(rect.x, rect.y, rect.w, rect.h), "parch", 150)
            if not self._scene.count.is_named(i):
                continue
            if keys[i] == current:
                self._canvas.rounded(rect, "golddk", cut=1)
                self._canvas.rounded(rect.grown(-1), "buttercream", cut=1)
            self._line(keys[i], i, rect)

    def _line(self, key: str, number: int, rect: Rect) -> None:
        canvas, scene = self._canvas, self._scene
        line, count = scene.sheet.lines[key], scene.count
        middle = rect.y + rect.h // 2
        icon = line_icon(self._session, key, self._session.onlooker)
        canvas.picture(icon, 66 - icon.width // 2, middle - icon.height // 2)
        label = shortened(scene.words.label(key), LABEL_W, canvas.width_of)
        canvas.text(LABEL_X, middle - 3, label, "ink")
        if count.counted(number) <= 0 and any(line.counts):
            return
        for side in self._sides:
            shown = round(line.counts[side] * count.counted(number))
            won = count.paid(number) > 0 and line.points[side] > 0
            self._number(key, self._lefts[side] + 6, middle, shown, won=won)
            if won:
                self._points(side, rect, line.points[side], count.paid(number))
        if count.counted(number) >= 1 and scene.words.is_level(key):
            self._level(middle, line.counts)

    def _number(self, key: str, x: int, middle: int, count: int, *, won: bool) -> None:
        if not count:
            self._canvas.text(x, middle - 3, "–", "steel")
        elif key in SINGLE:
            self._chips.card(SINGLE[key], x - 3, middle - 7)
        else:
            words = self._scene.words.amount(key, count)
            if won:
                self._canvas.text(x, middle - 3, words, "ink", font="F7B")
            else:
                self._canvas.text(x, middle - 3, words, "steel")

    def _points(self, side: int, row: Rect, points: int, arrived: float) -> None:
        """The chip of points comes in from the right; close rows have lower ones."""
        middle, height = row.y + row.h // 2, min(16, row.h - 3)
        room = Rect(self._lefts[side] + self._width - 36, middle - (height + 1) // 2, 32, height)
        if len(self._sides) == 2:
            room = room.moved(-16, 0)
        rect = room.moved(round(20 * (1 - eased(Ease.OUT_BACK, arrived))), 0)
        self._canvas.rounded(rect, "ink", cut=2)
        self._canvas.rounded(rect.grown(-1), "gold", cut=1)
        self._canvas.box(Rect(rect.x + 2, rect.y + 1, rect.w - 4, 1), "sun")
        self._canvas.text(rect.x + 16, middle - 3, f"+{points}", "ink", font="F7B", align="center")

    def _level(self, middle: int, counts: tuple[int, ...]) -> None:
        """Nobody scores: said in words between two sides, with a sign at those level else."""
        if len(self._sides) == 2:
            words = self._scene.text("round-tie")
            self._canvas.text(self._lefts[1] - 12, middle - 3, words, "steel", align="right")
            return
        best = max(counts)
        for side in self._sides:
            if counts[side] == best:
                x = self._lefts[side] + self._width - 20
                self._canvas.text(x, middle - 3, "=", "steel", font="F7B", align="center")

    # --- the totals

    def totals(self) -> None:
        """The points of the round as they come, and the match with its bars."""
        canvas, scene = self._canvas, self._scene
        canvas.box(Rect(52, 195, 536, 2), "wine")
        canvas.text(LABEL_X, 205, scene.text("round-total"), "wood2", font="F7B")
        width = canvas.text(LABEL_X, 229, scene.text("round-match"), "wood2", font="F7B")
        rules = self._session.runner.ruleset
        to = "round-match-to" if rules.goal == "high" else "round-match-low"
        target = scene.text(to, n=rules.target)
        canvas.text(LABEL_X + width + 7, 229, target, "steel")
        counted = [scene.count.paid(i) >= 1 for i in range(len(scene.sheet.lines))]
        scores = self._session.runner.view(0).scores
        for side in self._sides:
            x = self._lefts[side] + 6
            lines = zip(counted, scene.sheet.lines.values(), strict=True)
            gained = sum(line.points[side] for done, line in lines if done)
            text = f"+{gained}" if gained else "0"
            canvas.text(x, 205, text, "ink" if gained else "steel", font="F7B")
            self._match(side, scores[side] - scene.sheet.totals[side], scores[side])
        canvas.box(Rect(LEFT, 250, INNER, 1), "parch")

    def _match(self, side: int, before: int, after: int) -> None:
        canvas, bar = self._canvas, self._scene.count.bar
        x = self._lefts[side] + 6
        grown = eased(Ease.IN_OUT_QUAD, bar)
        now = round(before + (after - before) * grown)
        canvas.display(x - 1, 219, str(now), "score", align="left")
        left = x + (40 if len(self._sides) == 2 else 30)
        rect = Rect(left, 226, self._lefts[side] + self._width - left - 4, 13)
        target = max(self._session.runner.ruleset.target, 1)
        inner = rect.grown(-1)
        canvas.rounded(rect, "ink", cut=1)
        canvas.box(inner, "parch")
        old = round(inner.w * min(max(before, 0) / target, 1))
        new = round(inner.w * min(max(before + (after - before) * grown, 0) / target, 1))
        canvas.box(Rect(inner.x, inner.y, old, inner.h), SIDE_BANNERS[side])
        if new > old:
            canvas.box(Rect(inner.x + old, inner.y, new - old, inner.h), "gold")
            canvas.box(Rect(inner.x + old, inner.y, 1, inner.h), "ink")
        step = inner.w / target
        for i in range(1, target) if step >= 3 else ():
            canvas.box(Rect(inner.x + round(i * step), inner.bottom - 2, 1, 2), "ink")

    # --- the reasons

    def reasons(self) -> None:
        """Why the line in question went as it did, with its cards; below it what was left."""
        canvas, scene = self._canvas, self._scene
        key = scene.current()
        rows = 0
        if key is not None and scene.count.counted(list(scene.sheet.lines).index(key)) >= 1:
            rows = self._proofs(scene.words.proofs(key))
            self._sentence(key)
        elif key is None and scene.count.is_done:
            canvas.text(LABEL_X, 262, scene.words.standing(), "wood2", font="F7B")
        if rows < 2 and not scene.count.is_counting:
            self._leftovers(LEFT_Y + 4 * rows)

    def _sentence(self, key: str) -> None:
        canvas, words = self._canvas, self._scene.words
        icon = line_icon(self._session, key, self._session.onlooker)
        canvas.picture(icon, 66 - icon.width // 2, WHY_Y + 3 - icon.height // 2)
        room = LEFT + INNER - LABEL_X
        width = canvas.text(LABEL_X, WHY_Y, shortened(words.why(key), room, canvas.width_of), "ink")
        rule = words.rule(key)
        if width + 8 + canvas.width_of(rule) <= room:
            canvas.text(LABEL_X + width + 8, WHY_Y, rule, "steel")

    def _leftovers(self, y: int) -> None:
        words = self._scene.words
        line = words.leftovers()
        fits = words.leftovers_fit
        if fits is not None:
            mark = self._services.assets.icon("check_dark" if fits else "warn")
            self._canvas.picture(mark, 66 - mark.width // 2, y + 3 - mark.height // 2)
        color = "wine" if fits is False else "steel"
        line = shortened(line, LEFT + INNER - LABEL_X, self._canvas.width_of)
        self._canvas.text(LABEL_X, y, line, color)

    def _proofs(self, proofs: list[Proof]) -> int:
        """The cards of every side, in one row or two; how many rows it took."""
        measure = self._services.assets.font("F7").width
        widths = [self._proof_width(proof, named=True) for proof in proofs]
        is_named = sum(widths) + 12 * (len(proofs) - 1) <= INNER - 8 and all(
            measure(self._joint_name(proof.side)) <= NAME_W for proof in proofs
        )
        x, y, rows = LEFT + 4, PROOFS_Y, 1
        for proof in proofs:
            width = self._proof_width(proof, named=is_named)
            if x + width > LEFT + INNER and x > LEFT + 4:
                x, y, rows = LEFT + 4, y + 18, rows + 1
            self._proof(proof, x, y, named=is_named)
            x += width + 12
        return rows

    def _joint_name(self, side: int) -> str:
        return " + ".join(self._session.names_of(side))

    def _proof_width(self, proof: Proof, *, named: bool) -> int:
        width = 7 + (self._canvas.width_of(self._joint_name(proof.side)) + 6 if named else 0)
        width += len(proof.cards) * (CHIP_W + GAP + (VALUE_W if proof.values else 0))
        if proof.total is not None:
            width += 4 + self._canvas.width_of(f"= {proof.total}", font="F7B")
        if proof.missing:
            width += 6 + self._canvas.width_of(self._scene.text("round-missing"))
            width += 10 * len(proof.missing)
        return width

    def _proof(self, proof: Proof, x: int, y: int, *, named: bool) -> None:
        canvas = self._canvas
        canvas.box(Rect(x, y, 3, 14), SIDE_BANNERS[proof.side])
        x += 7
        if named:
            x += canvas.text(x, y + 4, self._joint_name(proof.side), "ink") + 6
        for i, card in enumerate(proof.cards):
            x = self._chips.card(card, x, y)
            if proof.values:
                canvas.text(x, y + 4, str(proof.values[i]), "wood2")
                x += VALUE_W
        if proof.total is not None:
            canvas.text(x + 4, y + 4, f"= {proof.total}", "ink", font="F7B")
        if proof.missing:
            x += canvas.text(x + 2, y + 4, self._scene.text("round-missing"), "steel") + 6
            for suit in proof.missing:
                icon = self._services.skins.suit_icon(suit, self._style)
                canvas.picture(icon, x, y + 4)
                x += 10
