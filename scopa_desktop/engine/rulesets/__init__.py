"""The games on offer, one file per family."""

from typing import Final

from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets.ace import ASSO_PIGLIATUTTO, SCOPA_DASSI
from scopa_desktop.engine.rulesets.cirulla import CIRULLA
from scopa_desktop.engine.rulesets.escoba import (
    ESCOBA,
    ESCOBA_SETENTA,
    ESCOPA15,
    ESCOPA_BELOS,
    SCOPA15,
)
from scopa_desktop.engine.rulesets.scopa import (
    ESCOPA_ITALIANA,
    NAPOLA,
    RE_BELLO,
    SCOPA,
    SCOPA_A_PERDERE,
    SCOPA_FRAC,
)
from scopa_desktop.engine.rulesets.scopone import SCOPONE, SCOPONE_SCIENTIFICO, SCOPONE_TRENTINO

_ALL: Final = (
    SCOPA,
    ESCOPA15,
    ESCOPA_BELOS,
    ESCOPA_ITALIANA,
    ESCOBA,
    SCOPONE,
    SCOPONE_SCIENTIFICO,
    ASSO_PIGLIATUTTO,
    SCOPA_DASSI,
    SCOPA15,
    CIRULLA,
    SCOPA_A_PERDERE,
    RE_BELLO,
    NAPOLA,
    SCOPA_FRAC,
    SCOPONE_TRENTINO,
    ESCOBA_SETENTA,
)

RULESETS: Final[dict[str, Ruleset]] = {
    rules.key: rules for rules in sorted(_ALL, key=lambda rules: rules.order)
}
"""Every preset by key, in menu order."""


def find_ruleset(key: str) -> Ruleset:
    """The preset of this key.

    Raises:
        ValueError: there is none; the message names the known ones.
    """
    try:
        return RULESETS[key]
    except KeyError:
        raise ValueError(f"{key!r} is no ruleset; there are: {' '.join(RULESETS)}") from None
