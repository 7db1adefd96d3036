"""The rules of one table in short: the game, who plays, what counts, what this house changed."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.scenes.round_paint import line_icon
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.canvas import FontName, Picture
from scopa_desktop.ui.wrap import wrapped


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One line of the text."""

    text: str
    color: str = "paper"
    font: FontName = "F7"
    icon: Picture | None = None
    """Stands before it."""


def table_rules(session: Session, seat: int | None, width: int) -> list[RuleLine]:
    """Everything to know about a table, in lines no wider than so many pixels.

    Its signs are those of the cards as the person at `seat` sees them.
    """
    services = session.services
    text, rules = services.catalog.text, session.runner.ruleset
    lines = _folded(services, text(rules.preset.summary_key), width)
    target = "rules-table-target" if rules.goal == "high" else "rules-table-target-low"
    lines += _folded(services, text(target, n=rules.target), width)
    lines += _house(services, session, width)
    lines += _heading(text("rules-table-sides"))
    for side in range(session.side_count):
        lines.append(RuleLine(" + ".join(session.names_of(side))))
    lines += _heading(text("rules-table-counts"))
    for key, _ in rules.score_lines:
        icon = line_icon(session, key, seat)
        label, rule = text(f"round-line-{key}"), text(f"round-rule-{key}")
        line = text("rules-table-option", option=label, value=rule)
        first, *rest = wrapped(line, width - 20, services.assets.font("F7").width)
        lines.append(RuleLine(first, icon=icon))
        lines += [RuleLine(more) for more in rest]
    return lines


def _folded(services: Services, text: str, width: int) -> list[RuleLine]:
    return [RuleLine(line) for line in wrapped(text, width, services.assets.font("F7").width)]


def _heading(text: str) -> list[RuleLine]:
    return [RuleLine(""), RuleLine(text, "gold", "F7B")]


def _house(services: Services, session: Session, width: int) -> list[RuleLine]:
    """The options that differ from the game as it is usually played; its target is told above."""
    found: list[RuleLine] = []
    for badge in session.badges.badges:
        if badge.key != "target":
            found.append(RuleLine(badge.rule, "sun"))
            found += _folded(services, badge.why, width)
    return [*_heading(services.catalog.text("rules-table-changed")), *found] if found else []
