"""Scopone: the whole pack in one deal, four seats in two pairs.

Written rules: Federazione scopone (nine cards and four on the table), pagat.com *Scopone*,
Ludopoli; the rules reference, sections 2.2, 2.3 and 2.7.

Choices made where books differ:

* the names follow pagat and Ludopoli: `scopone` is nine and four, `scopone-scientifico` ten
  and none (other sites call the first one scientifico, D14);
* the last card of the `scopone-scientifico` counts as a sweep, as some of pagat's players
  have it; that of the `scopone` never does (D14);
* `scopone-trentino`: ace, two and three of coins pay 1, 2 and 3, all three win the match.
  The source names no deal; nine and four is taken.

Departures: cards are dealt in one go to each seat, not 3-2-3-2-3.
"""

from dataclasses import replace

from scopa_desktop.engine.ruleset import CardPoints
from scopa_desktop.engine.rulesets.scopa import SCOPA

SCOPONE = replace(
    SCOPA,
    key="scopone",
    order=50,
    players=(4,),
    targets=(11, 16, 21),
    hand_size=9,
)

SCOPONE_SCIENTIFICO = replace(
    SCOPONE,
    key="scopone-scientifico",
    order=60,
    targets=(11, 21),
    target=21,
    hand_size=10,
    table_cards=0,
    redeal_kings_min=None,
    last_card_sweep="counts",
)

SCOPONE_TRENTINO = replace(
    SCOPONE,
    key="scopone-trentino",
    order=150,
    targets=(21,),
    target=21,
    card_points=(CardPoints("low_coins", ((0, 1), (1, 2), (2, 3)), all_win_match=True),),
)
