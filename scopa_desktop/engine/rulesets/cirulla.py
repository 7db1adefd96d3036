"""Cirulla (ciapachinze), the Genoese game.

Written rules: it.wikipedia *Cirulla*, regoledelgioco, the Amici Val Varenna tournament;
rules reference, section 2.10.

Choices made where books differ:

* an equal card before the sums to the card's value, the fifteens always free beside (D26);
* an ace takes the whole table and scores; with an ace on the table it takes that ace or a
  fifteen;
* two aces on the opening table void it, but a table of 15 or 30 is paid first (D25);
* the seven of cups (matta) is wild for declarations and for the opening table, and keeps
  the value that it was declared with (D21); it never counts less than one, so a hand whose
  other two cards make nine has nothing to declare;
* declaring is the player's choice: hands of nine or less pay 3, three alike 10, the higher
  one only;
* the piccola (ace, two, three ... of coins) is capped at 6, the grande pays 5, all ten coins
  win the match (D20);
* anticlockwise like everything else here (D22).

Departures: none known.
"""

from dataclasses import replace

from scopa_desktop.engine.rulesets.scopa import SCOPA

CIRULLA = replace(
    SCOPA,
    key="cirulla",
    order=100,
    players=(2, 3, 4),
    targets=(26, 31, 51, 81, 101),
    target=51,
    redeal_kings_min=None,
    redeal_aces_min=2,
    table15_sweeps=1,
    table30_sweeps=2,
    capture_mode="value+fifteen",
    ace_sweep=True,
    ace_with_ace="ace_or_fifteen",
    declarations=True,
    matta=True,
    napola=True,
    napola_cap=6,
    grande_pts=5,
    all_coins_effect="win",
)
