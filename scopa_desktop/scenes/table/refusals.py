"""Why a move is refused, in the player's words (ux: refusals)."""

from __future__ import annotations

from collections.abc import Callable

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.errors import MoveError, Refusal


def sentence(
    refusal: Refusal, text: Callable[..., str], name_of: Callable[[Card], str], turn_name: str
) -> str:
    """The sentence for a refusal; the figures come from it."""
    first = " + ".join(str(card.value) for card in refusal.first)
    card = name_of(refusal.card) if refusal.card is not None else ""
    match refusal.reason:
        case MoveError.SUM_LOW | MoveError.SUM_HIGH:
            total, wanted = refusal.total or 0, refusal.wanted or 0
            low = refusal.reason is MoveError.SUM_LOW
            key = "refused-sum-low" if low else "refused-sum-high"
            return text(key, total=total, wanted=wanted, difference=abs(wanted - total))
        case MoveError.SAME_FIRST:
            return text("refused-same-first", value=first)
        case MoveError.FEWEST:
            return text("refused-fewest", cards=first)
        case MoveError.MUST_TAKE:
            return text("refused-must-take", card=card, cards=first)
        case MoveError.NOT_YOUR_TURN:
            return text("refused-not-turn", name=turn_name)
        case MoveError.GONE_15 | MoveError.NOT_A_LEFT_15:
            return text("refused-gone-15")
        case MoveError.ACE_FIRST:
            return text("refused-ace-first")
        case MoveError.ACE_TAKES_ALL:
            return text("refused-ace-all")
        case _:
            return text("refused-other")
