"""Scopa and its nearest kin, and the games made of it by options.

Written rules: the two-player Scopa site game (seed 001) for `scopa`, the Escopa Italiana of
MegaJogos (seed 003) for `escopa-italiana`; for the rest pagat.com, *Scopa* and *Scopone*,
and Board Game Arena's option list, as the project's rules reference gives them (section 2).

Choices made where books differ:

* capture is compulsory for the card played, not for the hand (D03);
* an equal card comes before any sum; among sums the choice is free, but for
  `escopa-italiana`, whose text wants the fewest cards (D04);
* a side without a card of some suit has no primiera (D18);
* the very last card of the round never makes a sweep (D01, D02);
* three or four kings on the opening table are dealt again, also in `escopa-italiana`,
  whose text is silent (D27);
* six seats are two trios; three pairs by option (D36).

Departures: `scopa` names two players in its seed; three, four and six play the same game.
`scopa-frac`: level totals at the end of the match go to whoever took the king of coins in
the last round (D19 leaves open whether it decides each hand).
"""

from dataclasses import replace

from scopa_desktop.engine.ruleset import CardPoints, Ruleset

SCOPA = Ruleset(
    key="scopa",
    order=10,
    players=(2, 3, 4, 6),
    targets=(11, 16, 21, 31),
)

ESCOPA_ITALIANA = replace(
    SCOPA,
    key="escopa-italiana",
    order=30,
    players=(2, 4),
    targets=(11, 16, 21),
    rank_map="french_JQK",
    fewest_cards=True,
)

NAPOLA = replace(
    SCOPA,
    key="napola",
    order=130,
    players=(2, 3, 4),
    targets=(21, 31, 41),
    target=21,
    napola=True,
    napola_cap=10,
    napoleone=True,
)

RE_BELLO = replace(SCOPA, key="re-bello", order=120, re_bello_pts=1)

SCOPA_A_PERDERE = replace(
    SCOPA,
    key="scopa-a-perdere",
    order=110,
    players=(2, 3, 4),
    targets=(21,),
    target=21,
    goal="low",
)

_KING_OF_COINS = 9

SCOPA_FRAC = replace(
    SCOPA,
    key="scopa-frac",
    order=140,
    players=(2, 3, 4),
    targets=(21,),
    target=21,
    equal_first=False,
    sweep_points=0,
    cards_pts=None,
    coins_pts=None,
    settebello_pts=None,
    primiera_pts=None,
    card_points=(
        CardPoints(
            "frac",
            tuple((10 * suit + rank - 1, 1) for suit in range(4) for rank in (1, 8, 9, 10)),
        ),
    ),
    tie_card=_KING_OF_COINS,
)
