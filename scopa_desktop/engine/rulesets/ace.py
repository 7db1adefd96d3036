"""Asso pigliatutto and scopa d'assi: an ace takes the whole table.

Written rules: it.wikipedia *Scopa d'assi* after the Unione Italiana Gruppi Cartofili, and
Board Game Arena; the rules reference, section 2.4.

Choices made where books differ:

* the two names stand for the two readings of the ace's clear: it counts as a sweep in
  `asso-pigliatutto`, it does not in `scopa-dassi` (D15);
* an ace on the table is taken alone by an ace, and clearing a lone ace so is an ordinary
  sweep in both;
* on an empty table the ace stays (D16) and it may be the first card played (D17);
* four seats get ten cards each and no table cards; `hand_size` or `table_cards` given as
  options hold for every number of seats.
"""

from dataclasses import replace

from scopa_desktop.engine.rulesets.scopa import SCOPA

ASSO_PIGLIATUTTO = replace(
    SCOPA,
    key="asso-pigliatutto",
    order=70,
    players=(2, 4),
    targets=(11, 21, 31),
    target=21,
    ace_sweep=True,
    hand_size_by_seats={4: 10},
    table_cards_by_seats={4: 0},
)

SCOPA_DASSI = replace(ASSO_PIGLIATUTTO, key="scopa-dassi", order=80, ace_sweep_scores=0)
