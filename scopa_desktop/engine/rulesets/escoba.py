"""The games of fifteen: Escopa de 15, Escoba, Scopa a quindici.

Written rules: Escopa de 15 and Escoba del 15 of Selminha.com (seeds 000 and 002, one game)
for `escopa15`; the Escoba of Torofun after the Fournier card (seed 004) for `escoba`; the
custom of many Brazilian tables for `escopa-belos`; pagat.com for `scopa15`; Uruguayan and
Argentine tables for `escoba-setenta`. Rules reference, sections 1, 2.6 and 2.12.

Choices made where books differ:

* taking is optional and a left fifteen may be claimed by the next seat before it plays; the
  claim survives a new deal, and there is none after the last card (D05);
* an opening table of 30 counts by its total, but for `escopa-belos`, which wants two groups
  of fifteen (D08); it goes to the dealer (D24);
* "two points if the others have fewer than ten cards" and the like replace the single point,
  they are not added (D11); all four sevens pay 2 besides the seven of coins, 3 in all;
* `escoba`: a side without a trick loses the match, an opening table counts as a trick (D12);
  the leaver's second chance is a question on the screen (D06);
* `scopa15`: only fifteens; the equal card, fewest cards and the ace are options;
* `escoba-setenta`: the setenta counts like the primiera and replaces the most sevens (D31).

Departures: the paper rule's penalty for a wrong fifteen is not needed, wrong sets are refused.
"""

from dataclasses import replace

from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets.scopa import SCOPA

ESCOPA15 = Ruleset(
    key="escopa15",
    order=20,
    players=(2, 3, 4),
    targets=(21, 31),
    target=21,
    rank_map="french_QJK",
    first_dealer="creator",
    redeal_kings_min=None,
    table15_sweeps=1,
    table30_sweeps=2,
    capture_mode="fifteen",
    equal_first=False,
    capture_obligation="optional",
    left15_claim="next_player",
    cards_double_if_others_below=10,
    all_coins_pts=2,
    sevens_pts=1,
    all_sevens_pts=2,
    primiera_pts=None,
)

ESCOBA = replace(
    ESCOPA15,
    key="escoba",
    order=40,
    players=(2, 3, 4, 6),
    rank_map="latin_es",
    first_dealer="highest_card",
    left15_self_claim=True,
    zero_trick_loses_match=True,
)

ESCOPA_BELOS = replace(
    ESCOPA15,
    key="escopa-belos",
    order=25,
    targets=(15, 21, 31),
    target=15,
    table30_requires_two_groups=True,
    capture_obligation="played_card",
    left15_claim="off",
    no_capture_leftovers="dealer",
    cards_double_if_others_below=None,
    all_coins_pts=None,
    settebello_pts=None,
    all_sevens_pts=None,
    belos_pts=1,
)

ESCOBA_SETENTA = replace(
    ESCOPA15,
    key="escoba-setenta",
    order=160,
    targets=(15, 18, 21, 30),
    target=30,
    rank_map="latin_es",
    sevens_pts=None,
    all_sevens_pts=None,
    setenta_pts=1,
)

SCOPA15 = replace(
    SCOPA,
    key="scopa15",
    order=90,
    players=(2, 3, 4),
    targets=(11, 21, 31),
    capture_mode="fifteen",
    equal_first=False,
)
