"""What is on the table's screen now: sprites and the numbers shown beside them.

Everything here only catches up with the engine; `settle` shows a view at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.view import View
from scopa_desktop.scenes.table.layout import TableLayout
from scopa_desktop.scenes.table.slots import TableSlots

FLIP_WIDTHS: Final = (None, 40, 20, 2)
"""A turning card is drawn this wide, from lying flat (its own width) to its edge."""


@dataclass(slots=True, eq=False)
class CardSprite:
    """A card on the screen. A hidden one has no card until it is played."""

    card: Card | None
    x: float
    y: float
    lift: float = 0.0
    """Pixels above its place: hover, raised, dragged."""
    lean: float = 0.0
    """Pixels sideways from its place: shaking, leaning toward the pointer."""
    shear: float = 0.0
    face: float = 1.0
    """1 shows the face, 0 the back, between them it is turning."""

    @property
    def state(self) -> tuple[object, ...]:
        """All that is seen of it, in whole pixels."""
        at = round(self.x), round(self.y), round(self.x + self.lean), round(self.y - self.lift)
        return (
            self.card,
            at,
            round(self.lift / 4),
            round(self.shear),
            self.width,
            self.face >= 0.5,
        )

    @property
    def width(self) -> int | None:
        """How wide a turning card is drawn; None for its own width."""
        edge = 1 - abs(2 * self.face - 1)
        return FLIP_WIDTHS[min(round(edge * 3), 3)]


@dataclass(frozen=True, slots=True)
class LastMove:
    """What the ticker shows: who did what with which cards."""

    seat: int
    verb_key: str
    cards: tuple[Card, ...]
    """The card played first (in a claim, the card that was left)."""
    taken: tuple[Card, ...] = ()
    is_sweep: bool = False

    def swept(self) -> LastMove:
        """The same move, which has cleared the table."""
        return replace(self, is_sweep=True)


@dataclass(slots=True)
class Banner:
    """Large words that come and go."""

    text: str
    style: str
    x: int
    y: int
    offset: float = 0.0
    """How far above its place it still is."""


@dataclass(slots=True)
class Particle:
    """One square of the burst of a sweep."""

    x: float
    y: float
    vx: float
    vy: float
    left: float
    """Milliseconds it still lives."""
    color: str


@dataclass(slots=True)
class Board:
    """The sprites and the shown numbers of one table."""

    layout: TableLayout
    slots: TableSlots = field(default_factory=TableSlots)
    table: dict[Card, CardSprite] = field(default_factory=dict)
    hands: list[list[CardSprite]] = field(default_factory=list)
    flying: list[CardSprite] = field(default_factory=list)
    """Sprites on their way, drawn over the others."""
    played: CardSprite | None = None
    """The card that was just played and has not found its place."""
    lit: tuple[Card, ...] = ()
    """Table cards outlined because they are being taken."""
    lit_text: str = ""
    """The sum shown with them."""
    stock: int = 0
    piles: list[int] = field(default_factory=list)
    """Captured cards shown, by side."""
    sweeps: list[int] = field(default_factory=list)
    sweep_cards: list[list[Card]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    dealer: int = 0
    turn: int | None = None
    deal: int = 1
    deals: int = 1
    round_number: int = 1
    is_last_deal: bool = False
    stamp: float = 0.0
    """How far above its place the stamp of the last deal still is."""
    left15: Card | None = None
    """The card that was left with a fifteen that is still open."""
    last_move: LastMove | None = None
    banner: Banner | None = None
    broom: float = -1.0
    """x of the sweeping broom while it sweeps; negative when it is away."""
    particles: list[Particle] = field(default_factory=list)
    shake: float = 0.0
    """Pixels by which the table trembles."""

    def settle(self, view: View, *, hidden: bool) -> list[str]:
        """Show a view at once; `hidden` keeps the viewer's own hand face down.

        Returns what was not as the view has it, one line each: motion that went wrong.
        """
        faults = self._differences(view)
        self.flying.clear()
        self.played, self.lit, self.lit_text = None, (), ""
        self.banner, self.broom, self.shake = None, -1.0, 0.0
        self._settle_table(view)
        self._settle_hands(view, hidden=hidden)
        self.stock = view.stock
        self.piles = [len(pile) for pile in view.piles]
        self.sweeps = list(view.sweeps)
        self.sweep_cards = [list(cards) for cards in view.sweep_cards]
        self.scores = list(view.scores)
        self.dealer, self.turn = view.dealer, view.turn
        self.deal, self.deals, self.round_number = view.deal, view.deals, view.round_number
        self.is_last_deal, self.stamp = view.is_last_deal, 0.0
        self.left15 = view.left15
        return faults

    def _differences(self, view: View) -> list[str]:
        found = [
            ("table", sorted(self.table), sorted(view.table)),
            ("hands", [len(hand) for hand in self.hands], list(view.hand_sizes)),
            ("piles", self.piles, [len(pile) for pile in view.piles]),
            ("sweeps", self.sweeps, list(view.sweeps)),
            ("stock", self.stock, view.stock),
        ]
        return [f"{what}: {shown} for {right}" for what, shown, right in found if shown != right]

    def _settle_table(self, view: View) -> None:
        if set(self.slots.cards) != set(view.table):
            self.slots.reset(view.table)
        kept = self.table
        self.table = {}
        for card in self.slots.cards:
            x, y = self.slots.place(card)
            sprite = kept.get(card) or CardSprite(card, x, y)
            sprite.x, sprite.y, sprite.face = x, y, 1.0
            sprite.lift = sprite.lean = sprite.shear = 0.0
            self.table[card] = sprite

    def _settle_hands(self, view: View, *, hidden: bool) -> None:
        before = self.hands[view.seat] if self.hands else []
        kept = {sprite.card: sprite for sprite in before if sprite.card is not None}
        self.hands = [[] for _ in view.hand_sizes]
        for seat, count in enumerate(view.hand_sizes):
            for number in range(count):
                x, y = self.hand_place(seat, number, count)
                if seat != view.seat:
                    # Declared cards lie open, the others behind them tell nothing.
                    shown = view.shown[seat]
                    card = shown[number] if number < len(shown) else None
                    face = 0.0 if card is None else 1.0
                    self.hands[seat].append(CardSprite(card, x, y, face=face))
                    continue
                own = view.hand[number]
                sprite = kept.get(own) or CardSprite(own, x, y)
                sprite.x, sprite.y, sprite.face = x, y, 0.0 if hidden else 1.0
                self.hands[seat].append(sprite)

    def hand_place(self, seat: int, number: int, count: int) -> tuple[int, int]:
        """Where a card of a hand belongs."""
        if self.layout.ring(seat) == 0:
            return self.layout.hand(number, count)
        if self.layout.is_top(seat):
            return self.layout.top_back(number, count)
        return self.layout.back_home(seat)

    @property
    def hand(self) -> list[CardSprite]:
        """The viewer's cards in the order in which they were dealt."""
        return self.hands[self.layout.viewer] if self.hands else []

    def arriving(self) -> list[CardSprite]:
        """The viewer's cards that are still on their way from the stock, above the hand's row."""
        return [sprite for sprite in self.hand if sprite.y < self.layout.hand(0, 1)[1]]

    def show_hand(self, seat: int, cards: Iterable[Card]) -> None:
        """Another seat's cards are declared and lie open from now on."""
        if seat == self.layout.viewer:
            return
        for sprite, card in zip(self.hands[seat], cards, strict=False):
            sprite.card, sprite.face = card, 1.0

    def start_round(self, seats: int, sides: int) -> None:
        """An empty table and a whole pack."""
        self.slots.start_round()
        self.table.clear()
        self.flying.clear()
        self.hands = [[] for _ in range(seats)]
        self.piles, self.sweeps = [0] * sides, [0] * sides
        self.sweep_cards = [[] for _ in range(sides)]
        self.stock, self.deal, self.is_last_deal = 40, 0, False
        self.left15, self.last_move, self.turn = None, None, None

    def advance_particles(self, dt: float) -> None:
        """Let the squares fly and fall for dt ms."""
        seconds = dt / 1000
        for particle in self.particles:
            particle.x += particle.vx * seconds
            particle.y += particle.vy * seconds
            particle.vy += 260 * seconds
            particle.left -= dt
        self.particles = [particle for particle in self.particles if particle.left > 0]
