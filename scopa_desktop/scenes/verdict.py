"""Who is in front, who won: sentences of the round's board and of the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scopa_desktop.engine.scoring import COINS
from scopa_desktop.engine.state import Ended, EndReason
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import listed, people_called_you, score_words, spoken


class Verdict:
    """How a match stands, in words."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services, self._session = services, session
        self._text = services.catalog.text

    def names(self, side: int, cut: Callable[[str], str] = str) -> str:
        """A side as a list of names; `cut` shortens each where room is short."""
        names = [cut(name) for name in self._session.names_of(side)]
        return listed(self._services.catalog, names)

    def is_you(self, side: int) -> bool:
        """Whether a side is the only person at the table, who is spoken to."""
        names = self._session.names_of(side)
        return len(names) == 1 and names[0] in people_called_you()

    def receiver(self, side: int) -> str:
        """A side as somebody who is given something."""
        return self._given_to(self._session.names_of(side))

    def _given_to(self, names: Sequence[str]) -> str:
        others = _beside_you(names)
        if others is None:
            return listed(self._services.catalog, names)
        if not others:
            return self._text("side-you")
        return self._text("side-you-with", names=listed(self._services.catalog, others))

    def gain(self, side: int, points: int) -> str:
        """So many points to a side."""
        words = self._services.catalog.plural("table-points", points)
        return self._text("round-gain", points=words, names=self.receiver(side))

    def joined(self, sides: Sequence[int]) -> str:
        """Several sides as one list of names, to whom something is given."""
        return self._given_to([name for side in sides for name in self._session.names_of(side)])

    def winners(self, cut: Callable[[str], str] = str) -> str:
        """Who won the match; `cut` shortens each name where room is short."""
        catalog, sides = self._services.catalog, self._session.runner.match.winners or ()
        if not sides:
            return self._text("end-nobody")
        if len(sides) > 1:
            names = [name for side in sides for name in self._session.names_of(side)]
            beside = _beside_you(names)
            key = "end-joint" if beside is None else "end-joint-you"
            shown = names if beside is None else beside
            return self._text(key, names=listed(catalog, [cut(name) for name in shown]))
        if self.is_you(sides[0]):
            return self._text("end-you")
        others = _beside_you(self._session.names_of(sides[0]))
        if others is not None:
            return self._text("end-you-with", names=listed(catalog, [cut(name) for name in others]))
        key = "end-winners" if len(self._session.names_of(sides[0])) > 1 else "end-winner"
        return self._text(key, names=self.names(sides[0], cut))

    def standing(self) -> str:
        """Who leads after a round, who won, or why one more round is wanted."""
        match = self._session.runner.match
        if match.is_over:
            return self.winners()
        rules, scores = match.ruleset, match.scores
        still = [side for side in range(len(scores)) if side not in match.eliminated]
        pick = max if rules.goal == "high" else min
        best = pick(scores[side] for side in still)
        leaders = [side for side in still if scores[side] == best]
        if max(scores[side] for side in still) >= rules.target:
            if len(leaders) > 1:
                return self._text("round-verdict-extra", n=best)
            return self._text("round-verdict-margin", n=rules.win_by)
        # The leader's points first, as one says a score.
        first = leaders[0]
        ordered = [scores[(first + i) % len(scores)] for i in range(len(scores))]
        score = score_words(self._services.catalog, ordered)
        if len(leaders) > 1:
            is_all = len(leaders) == len(scores)
            return self._text("round-verdict-even" + ("" if is_all else "-front"), score=score)
        if self.is_you(leaders[0]):
            return self._text("round-verdict-lead-you", score=score)
        return self._text("round-verdict-lead", names=self.names(leaders[0]), score=score)

    def reason(self) -> str:
        """Why the match is over."""
        match = self._session.runner.match
        if match.ended is not None:
            return self._given_up(match.ended)
        played = match.round
        winner = played.sheet.match_winner if played is not None and played.sheet else None
        if played is not None and winner is not None:
            coins = sum(card.bit for card in played.piles[winner]) & COINS
            return self._text("end-why-coins" if coins == COINS else "end-why-cards")
        empty = [
            side for side, pile in enumerate(played.piles if played is not None else ()) if not pile
        ]
        if match.ruleset.zero_trick_loses_match and empty:
            return self._text("end-why-empty", names=self.receiver(empty[0]))
        return self._by_points()

    def _given_up(self, ended: Ended) -> str:
        if ended.reason is EndReason.EXPIRED or ended.seat is None:
            return self._text("end-why-expired")
        name = self._session.runner.players[ended.seat].name
        if ended.reason is EndReason.ABSENT:
            return self._text(spoken("end-why-absent", name), name=name)
        return self._text(spoken("end-why-resigned", name), name=name)

    def _by_points(self) -> str:
        match = self._session.runner.match
        rules, scores = match.ruleset, match.scores
        if rules.goal == "low":
            return self._text("end-why-low", n=rules.target)
        best = max(scores)
        if scores.count(best) > 1 and rules.tie_card is not None:
            return self._text("end-why-king", n=best)
        several = sum(score >= rules.target for score in scores) > 1
        return self._text("end-why-several" if several else "end-why-target", n=rules.target)


def _beside_you(names: Sequence[str]) -> list[str] | None:
    """The others besides the person who is spoken to; None where nobody there is."""
    others = [name for name in names if name not in people_called_you()]
    return others if len(others) < len(names) else None
