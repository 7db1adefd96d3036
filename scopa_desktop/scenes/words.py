"""Sentences that several screens make: lists of names, a match in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_desktop.engine.record import MatchRecord, RecordError, replay
from scopa_desktop.engine.state import MatchState
from scopa_desktop.i18n.catalog import Catalog


def listed(catalog: Catalog, items: Sequence[str], key: str = "list-and") -> str:
    """Items as a sentence lists them: `list-and` or `list-or` joins the last one."""
    if len(items) < 2:
        return "".join(items)
    return catalog.text(key, items=", ".join(items[:-1]), last=items[-1])


def game_name(catalog: Catalog, record: MatchRecord) -> str:
    """The game of a record, marked where its rules were changed."""
    name = catalog.text(record.ruleset.preset.name_key)
    return name if not record.ruleset.options() else catalog.text("setup-changed", game=name)


def state_of(record: MatchRecord) -> MatchState | None:
    """How a match stands; None when its moves do not fit its rules."""
    try:
        return replay(record)
    except RecordError:
        return None


def score_words(catalog: Catalog, scores: Sequence[int]) -> str:
    """A score, by side."""
    if len(scores) == 2:
        return catalog.text("score-two", one=scores[0], other=scores[1])
    return " · ".join(map(str, scores))


def standing(catalog: Catalog, record: MatchRecord) -> list[str]:
    """A match in a few words, the fullest first, each shorter than the one before."""
    game = game_name(catalog, record)
    match = state_of(record)
    if match is None:
        return [game]
    score = score_words(catalog, match.scores)
    found = [catalog.text("saved-short", game=game, score=score), game]
    turn = match.round.turn if match.round is not None and not match.round.is_over else None
    if turn is not None:
        name = record.seats[turn].name
        found.insert(0, catalog.text("saved-turn", game=game, score=score, name=name))
    elif match.round_number:
        found.insert(0, catalog.text("saved-round", game=game, score=score, n=match.round_number))
    return found


def sides_words(catalog: Catalog, record: MatchRecord) -> str:
    """Who plays against whom."""
    seats = len(record.seats)
    names = [
        listed(catalog, [record.seats[s].name for s in record.ruleset.seats_of(side, seats)])
        for side in range(record.ruleset.sides(seats))
    ]
    return " × ".join(names)
