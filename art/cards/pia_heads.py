"""Heads, hats and hands of the piacentine courts, as text grids."""

from __future__ import annotations

PROFILE_RIGHT = """
NnnnNssss...
nNnnnsssshh.
nnnNnssKKsh.
nNnnNsswksh.
nnNnnssssshh
nnnnNSsssssh
nNnnnSsssss.
NnNnnNsssRR.
.nnnNnSssss.
.nNnnnSsssh.
..nNnNNSSS..
"""
"""The king of coins: dark hair, one eye, looking right."""

YOUNG_RIGHT = """
..NnhhhsS..
.NnNhhhssS.
.NnNhKKsKK.
NnnNhwkhwkS
NnNhhhhssss
NnNShhhsSs.
nNnShhhssS.
.nNShhRRRS.
.NnnhhhssS.
...nhhssS..
....SSSS...
"""
"""A young face turned slightly right, long brown hair."""

YOUNG_FRONT = """
.NhhhhsssN.
NnhhhhsssnN
NnKKKhsKKnN
NnhwkhswksN
NnhhhhsssnN
NnhhhhssSnN
nNhhhSSsSNn
.NhhhhssSn.
.nNhRRRsSn.
..NhhhsSS..
...sSSSS...
"""
"""A young face seen from the front."""

MOUSTACHE_FRONT = """
.NhhhhsssN.
nhhhhhssssn
nhKKKhsKKKn
nhhwkhswkSn
nhhhhhssssn
nhhhhSsSssn
nhhNNNnnsSn
.hNNhhsnnS.
.hhhRRRssS.
..hhhsssS..
...hNnsS...
"""
"""A man with a moustache seen from the front."""

MOUSTACHE_YOUNG = """
.NhhhhsssN.
nhhhhhssssn
nhKKKhsKKKn
nhhwkhswkSn
nhhhhhssssn
nhhhhSsSsSn
.nkkkkkkkn.
.khhRRRssk.
..hhhhsss..
..hhhhssS..
...hsssS...
"""
"""The knave of swords: a moustache and a shaven chin."""

KING_RIGHT = """
.NnhhhhsS..
NnNhhhhssS.
nNnhKKKsKK.
NnNhhwkhwkS
nNnhhhhhsss
NnNShhhhSss
nnNShhhssS.
NnNShhRRRS.
nNnShhhssS.
.nNnShhsS..
...SSSSSS..
"""
"""A beardless king turned right."""

KING_LEFT = """
..hhhhssmM.
.hhhhhssMmM
.KKhKKKsmMm
hkwhkwhsMmM
hhhhhhhsSMm
hhShhhhsSmM
.iimmmmsMMm
.mRRRmMmMmM
.immmmmMmMm
.iimmmMmMM.
..immmMMM..
"""
"""An old king turned left, grey and bearded."""

YOUNG_LEFT = """
..hhhssnN..
.hhhhssNnN.
.KKhKKsNnN.
.kwhkwsNNnN
hhhhhssSNnN
.hhSssSSNnN
.hhhsssSnNn
.hRRRssSNn.
..hhhssSnN.
...hhssSn..
....SSSS...
"""
"""A young face turned left."""

PROFILE_LEFT = """
...hhhhsNnn.
..hhhhssnNnN
..hKKhssNnnn
.hhkwhssnNnN
hhhhhhssSnnN
.hhhhhsSSNnn
..hhhssSSnNn
.nnnnhsSSnN.
..hRhhsSSn..
..hhhhsSS...
...hhsSS....
"""
"""A rider in profile to the left, with a moustache."""

CROWN = """
l...l...l...l
ly.yly.yly.yY
lyrlyyrlyyryY
.lyyyyyyyyyY.
.lybyyryybyY.
.zyyyyyyyyyz.
"""

CROWN_RED = """
l...l...l...l
ly.oly.oly.rY
lyrlyrrlyrryY
.lyrryrryrrY.
.lyyyyyyyyyY.
.zybyyryybyz.
"""

CAP_BLUE = """
..........oro...
........oorlyy..
...ccbb.orRlyYy.
..cbbbbborRyY.Y.
.ccbbbbbBRlyY...
.cbbbbbbbBBy....
lyyyyyyyyyyyY...
zyYYYYYYYYYYz...
"""
"""Blue cap, yellow brim, a red and a yellow plume."""

CAP_RED_GOLD = """
...lyy..........
..lyccy.orrr....
.lyYcbbyrrrrrR..
.yYcbByorrrrrrR.
..ycBborrrrrrrR.
...yboorrrrrrRR.
...lyyyyyyyyyyY.
...zYYYYYYYYYYz.
"""
"""Red cap with a blue and gold plume at the left."""

CAP_RED_BLUE = """
..cc............
.cabbc.orrrr....
cabbBbborrrrrR..
cbB.cborrrrrrrR.
.bBcbBorrrrrrrR.
...bBoorrrrrrRR.
...rRRRRRRRRRRR.
...RRRRRRRRRRRR.
"""
"""Red cap with a blue plume at the left."""

HAT_FEATHERS = """
..........ccb.....
......ll.cabbbc...
...oo.lyYcbBccbb..
..orrolyYYbB.BcbB.
.orRrryYorrR...bB.
.rR.orrrrrrrR.....
...orrrrrrrrrR....
lyyyyyyyyyyyyyyyY.
.zYYYYYYYYYYYYYz..
"""
"""A hat of many feathers: blue, yellow and red."""

HAT_GREEN = """
.......vggg..lyy...
.....vvggggglyyYy..
....vgggggglyyYyY..
....vggggglyyY.....
....yyyyyyyyYYY....
.vvgggggggggggggGG.
vgggggggggggggggggG
.GGGGGGGGGGGGGGGGG.
"""
"""A wide green hat with a yellow plume."""

HAT_RED = """
.........lyy...
...orr.cclyYy..
..orrrcabbyYy..
.orrrrcbBblY...
.orrrrrbbBrR...
.rrrrrrrrrrR...
orrrrrrrrrrrR..
RrrRRRRRRRRRR..
"""
"""A red hat with a blue and a yellow plume, worn by riders who look left."""

HELMET = """
.........orr....
.......oorrrrR..
......orrRRrrrR.
.....lyrR..RrrR.
...ccbyybbB.RrR.
..cbyYbbbyYB.RR.
.cbbyYbbbyYbB.R.
.cbbyYbbbyYbB...
lyyyyyyyyyyyyY..
zYYYYYYYYYYYYz..
"""
"""A striped helmet with a red plume, from behind."""

FIST = """
.hhsS.
hsSsSS
hhssSS
hsSsSS
.SSSS.
"""

GUARD = """
.vg.......vg.
vgGl.lyY.lvgG
gGGylyyyYygGG
.GYyyorRyyYG.
..lyyrRRyyY..
...zYyyYYz...
"""
"""Guard of a sword that points up."""

PALM_UP = """
h.....S
hs...sS
hhssssS
.hsssS.
..ssS..
"""
"""A hand that lifts something round."""
