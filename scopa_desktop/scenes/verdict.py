"""Who is in front, who won: sentences of the round's board and of the end of a match."""

from __future__ import annotations

from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import listed, people_called_you, score_words


class Verdict:
    """How a match stands, in words."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services, self._session = services, session
        self._text = services.catalog.text

    def names(self, side: int) -> str:
        """A side as a sentence names it."""
        return listed(self._services.catalog, self._session.names_of(side))

    def is_you(self, side: int) -> bool:
        """Whether a side is the only person at the table, who is spoken to."""
        names = self._session.names_of(side)
        return len(names) == 1 and names[0] in people_called_you()

    def gain(self, side: int, points: int) -> str:
        """So many points to a side."""
        words = self._services.catalog.plural("table-points", points)
        if self.is_you(side):
            return self._text("round-gain-you", points=words)
        return self._text("round-gain", points=words, names=self.names(side))

    def winners(self) -> str:
        """Who won the match."""
        sides = self._session.runner.match.winners or ()
        if not sides:
            return self._text("end-nobody")
        if len(sides) > 1:
            names = [name for side in sides for name in self._session.names_of(side)]
            return self._text("end-joint", names=listed(self._services.catalog, names))
        if self.is_you(sides[0]):
            return self._text("end-you")
        partners = len(self._session.names_of(sides[0])) > 1
        return self._text("end-winners" if partners else "end-winner", names=self.names(sides[0]))

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
            return self._text("round-verdict-even", score=score)
        if self.is_you(leaders[0]):
            return self._text("round-verdict-lead-you", score=score)
        return self._text("round-verdict-lead", names=self.names(leaders[0]), score=score)
