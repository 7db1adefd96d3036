"""Why a round is counted as it is: sentences for the lines, the cards behind them, what is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scopa_desktop.engine import scoring
from scopa_desktop.engine.cards import SETTEBELLO, Card, Suit, mask_of
from scopa_desktop.engine.scoring import ScoreSheet
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.verdict import Verdict
from scopa_desktop.scenes.words import listed, score_words

MOST: Final = ("cards", "coins", "sevens", "primiera", "setenta")
"""Lines that pay whoever has the most."""
PRIMES: Final = ("primiera", "setenta")
MASKS: Final = {
    "coins": scoring.COINS,
    "settebello": SETTEBELLO.bit,
    "sevens": scoring.SEVENS,
    "grande": scoring.GRANDE,
    "re_bello": scoring.KING_OF_COINS,
    "belos": scoring.BELOS,
    "all_coins": scoring.COINS,
}
"""The cards that a line is about."""
WHOLES: Final = {"grande": 3, "all_coins": 10}
"""Lines that pay for having every card of so many."""
FIFTEEN: Final = 15
TEN: Final = 10
"""What the last cards on the table add up to, over a multiple of fifteen."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The cards with which a side stands in a line."""

    side: int
    cards: tuple[Card, ...]
    values: tuple[int, ...] = ()
    """What each card counts, where that is not one."""
    total: int | None = None
    """Their sum, where they are added up."""
    missing: tuple[Suit, ...] = ()
    """Suits without which there is no primiera."""


class RoundWords:
    """The sentences of one board."""

    def __init__(self, services: Services, session: Session, sheet: ScoreSheet) -> None:
        self._services, self._session, self._sheet = services, session, sheet
        self._text, self._rules = services.catalog.text, session.runner.ruleset
        self._view = session.runner.view(0)
        self.verdict = Verdict(services, session)

    def label(self, key: str) -> str:
        """What a line is called."""
        return self._text(f"round-line-{key}")

    def amount(self, key: str, count: int) -> str:
        """A count as it stands in its line."""
        if key in WHOLES:
            return self._text("round-of", count=count, whole=WHOLES[key])
        return str(count)

    def is_level(self, key: str) -> bool:
        """Whether nobody scores in a line because the best of it is shared."""
        line = self._sheet.lines[key]
        return key in MOST and not any(line.points) and any(line.counts)

    def why(self, key: str) -> str:
        """Who scores in a line, and with what."""
        line, label = self._sheet.lines[key], self.label(key)
        counts = score_words(self._services.catalog, line.counts)
        gains = [self.verdict.gain(side, n) for side, n in enumerate(line.points) if n]
        if self.is_level(key):
            return self._text("round-why-tie", line=label, counts=counts)
        if not gains:
            return self._text("round-why-none", line=label)
        if key not in MOST:
            gained = listed(self._services.catalog, gains)
            return self._text("round-why-gains", line=label, gains=gained)
        return self._text("round-why-most", line=label, counts=counts, gain=gains[0])

    def rule(self, key: str) -> str:
        """What a line pays for; why it paid more where it did."""
        paid = max(self._sheet.lines[key].points)
        if key == "cards" and self._rules.cards_pts is not None and paid > self._rules.cards_pts:
            return self._text("round-why-double", n=self._rules.cards_double_if_others_below)
        for line, usual in (("coins", self._rules.coins_pts), ("sevens", self._rules.sevens_pts)):
            if key == line and usual is not None and paid > usual:
                return self._text("round-why-all")
        return self._text(f"round-rule-{key}")

    def standing(self) -> str:
        """Who is in front now, who won, or that one more round is wanted."""
        return self.verdict.standing()

    # --- the cards

    def proofs(self, key: str) -> list[Proof]:
        """The cards behind a line, of every side that has some."""
        if key in PRIMES:
            return [self._prime(key, side) for side in range(len(self._view.piles))]
        if key == "sweeps":
            cards = self._view.sweep_cards
        elif key == "napola":
            lengths = self._sheet.lines[key].counts
            masks = [(1 << length) - 1 for length in lengths]
            cards = tuple(self._held(side, mask) for side, mask in enumerate(masks))
        else:
            mask = MASKS.get(key, 0)
            mask |= sum(extra.mask for extra in self._rules.card_points if extra.key == key)
            cards = tuple(self._held(side, mask) for side in range(len(self._view.piles)))
        return [Proof(side, held) for side, held in enumerate(cards) if held]

    def _held(self, side: int, mask: int) -> tuple[Card, ...]:
        pile = self._view.piles[side]
        return tuple(sorted(card for card in pile if card.bit & mask))

    def _prime(self, key: str, side: int) -> Proof:
        cards = self._sheet.lines[key].cards[side]
        if self._rules.primiera_method != "sum":
            return Proof(side, cards)
        values = tuple(scoring.PRIMIERA_VALUES[card.rank] for card in cards)
        lacks = tuple(suit for suit in Suit if suit not in {card.suit for card in cards})
        if lacks and self._rules.primiera_missing_suit == "no_prime":
            return Proof(side, cards, values, missing=lacks)
        return Proof(side, cards, values, total=sum(values))

    # --- the leftovers

    @property
    def leftovers_fit(self) -> bool | None:
        """Whether the last cards on the table add up as they must; None where nothing is known.

        All forty make 220, and every fifteen taken away leaves ten and a multiple of fifteen.
        """
        rules = self._rules
        if rules.capture_mode != "fifteen" or rules.ace_sweep or rules.fifteen_allows_equal:
            return None
        return self._left_sum() % FIFTEEN == TEN

    def _left_sum(self) -> int:
        return sum(card.value for card in self._session.runner.round_leftovers[0])

    def leftovers(self) -> str:
        """What became of the last cards on the table; games of fifteen check their sum."""
        cards, side = self._session.runner.round_leftovers
        names = self.verdict.receiver(side) if side is not None else ""
        fits = self.leftovers_fit
        if fits is None:
            if not mask_of(cards) or side is None:
                return self._text("round-left-none") if not cards else ""
            return self._services.catalog.plural("round-left-plain", len(cards), names=names)
        total = self._left_sum()
        if not fits:
            return self._text("round-left-wrong", n=total)
        if side is None:
            return self._text("round-left-nobody", n=total)
        if total == TEN:
            return self._text("round-left-ten", names=names)
        return self._text("round-left-check", n=total, names=names)
