"""Why a move is good or bad, in a word: told from masks, put into sentences by the screens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import comb

from scopa_desktop.ai.features import COINS, SETTEBELLO_BIT, SEVENS
from scopa_desktop.ai.game import Game
from scopa_desktop.ai.memory import Situation
from scopa_desktop.ai.steps import Step
from scopa_desktop.engine.cards import RANK_MASKS
from scopa_desktop.engine.sums import total_of


class HintReason(Enum):
    """What speaks for a move; the value is the end of its locale key."""

    SWEEP = "sweep"
    """It clears the table."""
    FIFTEEN = "fifteen"
    """It claims the fifteen that was left."""
    DECLARATION = "declaration"
    """It declares the hand."""
    SETTEBELLO = "settebello"
    """It brings the seven of coins."""
    SEVENS = "sevens"
    """It brings a seven."""
    COINS = "coins"
    """It brings coins."""
    CARDS = "cards"
    """It brings cards."""
    SAFE = "safe"
    """It leaves little to the next player."""

    @property
    def key(self) -> str:
        """The locale key of the word."""
        return f"reason-{self.value}"


class FaultReason(Enum):
    """What speaks against a move, compared with the best one."""

    MISSED_FIFTEEN = "missed-fifteen"
    """There was a left fifteen to claim."""
    MISSED_SWEEP = "missed-sweep"
    """There was a sweep to make."""
    LEFT_SWEEP = "left-sweep"
    """One card can sweep what was left: see the figures."""
    LET_SETTEBELLO_GO = "let-settebello-go"
    """The seven of coins was laid down, or left when it could be taken."""
    MISSED_SEVEN = "missed-seven"
    """There was a seven to take, or one was laid down."""
    MISSED_COINS = "missed-coins"
    """There were more coins to take."""
    MISSED_CARDS = "missed-cards"
    """There were more cards to take."""
    GAVE_LAST = "gave-last"
    """In the last deal the last capture, and the leftovers with it, were given away."""
    RISKY = "risky"
    """It left more to the next player than it had to."""

    @property
    def key(self) -> str:
        """The locale key of the sentence."""
        return f"reason-{self.value}"


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason with its figures."""

    reason: FaultReason
    """What was wrong."""
    total: int | None = None
    """What the table left adds up to (LEFT_SWEEP)."""
    value: int | None = None
    """The value of the card that sweeps it (LEFT_SWEEP)."""
    chance: float | None = None
    """How likely the next player held such a card, counting the cards only (LEFT_SWEEP)."""


def sweeper(game: Game, table: int) -> int | None:
    """The highest value of a card that would sweep the table, or None."""
    if not table or not game.sweep:
        return None
    for value in range(10, 0, -1):
        if table in game.rule.captures(table, value):
            return value
    return None


def chance_of_sweep(game: Game, situation: Situation, step: Step) -> float:
    """How likely the next player can sweep what a step leaves, from the cards that are unseen."""
    _, left = _gains(game, step, situation.table)
    follower = game.next_seat[situation.seat]
    shown = situation.open_hands[follower]
    closed = situation.hidden_sizes[follower]
    if not situation.sizes[follower] and situation.stock:
        closed = game.hand_size
    sweeping = 0
    for value in range(1, 11):
        if left and left in game.rule.captures(left, value):
            sweeping |= RANK_MASKS[value]
    if shown & sweeping:
        return 1.0
    unseen, marked = situation.unseen.bit_count(), (situation.unseen & sweeping).bit_count()
    ways = comb(unseen, closed)
    return 1.0 - comb(unseen - marked, closed) / ways if ways else 0.0


def _gains(game: Game, step: Step, table: int) -> tuple[int, int]:
    """The cards that a step brings, and the table after it."""
    if step.taken or step.is_claim or (step.card and 0 in game.takes(table, step.card)):
        return step.card | step.taken, table ^ step.taken
    return 0, table | step.card


def praise(game: Game, step: Step, table: int) -> HintReason:
    """The best word for a move."""
    brought, after = _gains(game, step, table)
    rules = game.ruleset
    if step.is_claim:
        return HintReason.FIFTEEN
    if step.bonus:
        return HintReason.DECLARATION
    if game.sign < 0 or not brought:
        return HintReason.SAFE
    if not after and game.sweep:
        return HintReason.SWEEP
    if brought & SETTEBELLO_BIT and (rules.settebello_pts or rules.belos_pts):
        return HintReason.SETTEBELLO
    if brought & SEVENS and (rules.sevens_pts or rules.primiera_pts or rules.setenta_pts):
        return HintReason.SEVENS
    if brought & COINS and (rules.coins_pts or rules.belos_pts):
        return HintReason.COINS
    return HintReason.CARDS if rules.cards_pts else HintReason.SAFE


def blame(game: Game, played: Step, best: Step, table: int, *, last_deal: bool) -> Fault:
    """What the best move had that the played one had not."""
    got, after = _gains(game, played, table)
    could, best_after = _gains(game, best, table)
    rules = game.ruleset
    if game.sign < 0:
        return Fault(FaultReason.RISKY)
    if best.is_claim and not played.is_claim:
        return Fault(FaultReason.MISSED_FIFTEEN)
    if could and not best_after and (after or not got):
        return Fault(FaultReason.MISSED_SWEEP)
    value = sweeper(game, after)
    if value is not None and sweeper(game, best_after) is None:
        return Fault(FaultReason.LEFT_SWEEP, total_of(after), value)
    if rules.settebello_pts and after & SETTEBELLO_BIT & ~best_after:
        return Fault(FaultReason.LET_SETTEBELLO_GO)
    if (rules.sevens_pts or rules.primiera_pts) and after & SEVENS & ~best_after:
        return Fault(FaultReason.MISSED_SEVEN)
    if last_deal and could and not got:
        return Fault(FaultReason.GAVE_LAST)
    if rules.coins_pts and (could & COINS).bit_count() > (got & COINS).bit_count():
        return Fault(FaultReason.MISSED_COINS)
    if rules.cards_pts and could.bit_count() > got.bit_count():
        return Fault(FaultReason.MISSED_CARDS)
    return Fault(FaultReason.RISKY)
