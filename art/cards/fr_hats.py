"""Crowns, caps, hands, flowers and other small things of the french courts, as text grids."""

from __future__ import annotations

from art.painter import grid

CROWN_COINS = grid("""
..l...l...l...l..
.lyl.lyl.lyl.lyY.
.lyyrlyyrlyyrlyY.
..lyyyyyyyyyyyY..
..lyryybyyryybY..
..lyyyyyyyyyyyY..
..zrrzrrzrrzrrz..
""")

CROWN_CUPS = grid("""
.l.....lyY.....Y.
lyY.rr.yyY.rR.lyY
.yylorrlyYrrRlyY.
.lyyorrlyYrrRyyY.
..lyylyyyyyyyyY..
..lyyyoryybryyY..
..zlzlzlzlzlzlz..
""")

CROWN_SWORDS = grid("""
...l...lyY...Y...
..lyY.lyyyY.lyY..
.lyybbblyYbbblyY.
.lyybcblyYbbBlyY.
..lyyyyyyyyyyyY..
..lyyayyryyayyY..
..kykykykykykyk..
""")

CROWN_BATONS = grid("""
..ly....ly....lY.
.lyyY..lyyY..lyYY
..yYr.rryYrrrryY.
..lyyrrlyyYrRlyY.
..lyylyyyyyyyyyY.
..lyryyyrryyyryY.
..zzzzzzzzzzzzzz.
""")

CORONET = grid("""
l....ll....Y
yl..lyyY..yY
lyylyyyyyyyY
lyryybbyyryY
lyyyyyyyyyYY
.zzzzzzzzzz.
""")
"""The low crown of the queens."""

CORONET_BALLS = grid("""
rR...rR...rR
lyy.lyyY.yyY
.lyylyyYyyY.
.lyyorRryyY.
.lyyyyyyyyY.
.zrzzrzzrzz.
""")

CORONET_PEARLS = grid("""
w..w.ww.w..w
ykkykyykykky
ykkykyykykky
lyyyyyyyyyyY
lywyrywyrywY
.kkkkkkkkkk.
""")

CORONET_LEAVES = grid("""
.v...vg...g.
vgG.vggG.gGG
.ylyyggyylY.
lyyyyyyyyyyY
lyvyyryyvyyY
.zzzzzzzzzz.
""")

CAP_COINS = grid("""
.....oorrrrrrR...
...oorrrrrrrrrrR.
..orrrrrrrrrrrrRR
.orrrrrrrrrrrrrRR
.wwwiwwwiwwwiwwi.
..wkwwwkwwwkwwki.
...MMMMMMMMMMMM..
""")

CAP_CUPS = grid("""
....ccbbbbbbB....
..ccbbbbbbbbbbB..
.cbbbbbbbbbbbbbB.
.cbbbbbbbbbbbbBB.
.lyyyyyyyyyyyyyY.
..zyzyzyzyzyzyz..
""")

CAP_SWORDS = grid("""
....oorrrrrrrR...
..oorrrrrrrrrrR..
.orrrrrrrrrrrrrR.
.rrrrRRRRRRRrrrR.
.kykykykykykykyk.
..kkkkkkkkkkkkk..
""")

CAP_BATONS = grid("""
...oorrrrrrR.....
.oorrrrrrrrrrR...
orrrrrrrrrrrrrR..
orrrrrrrrrrrrrRR.
.lyylyylyylyylyY.
..zzzzzzzzzzzzz..
""")

PALM = grid("""
.hSh.s.
.hShSsS
hhShSsS
hsShSsS
hssssSS
.hsssS.
..sssS.
""")
"""An open hand."""

FIST = grid("""
.hhss.
hhhssS
SSSSsS
hhhssS
SSSSsS
hhhssS
.SSSS.
""")
"""A hand round an upright shaft."""

PINCH = grid("""
..hhs.
.hhssS
hhsSSs
hsshsS
.ssssS
..ssS.
""")
"""A hand that holds a stem."""

FLOWER = grid("""
..orr..
.orlrR.
orlylrR
.rryrR.
v.rrR.g
vgvg.gG
.vgvgG.
...g...
""")

LEAF = grid("""
...v...
..vvg..
.vvvgG.
.vvGgG.
vvvGggG
vvgGggG
.vgGgG.
..gGG..
...G...
..hGhs.
.hhGssS
hhsGSss
hssSsss
hsshssS
.ssssS.
""")
"""A leaf, and the hand that holds its stem."""

ORB = grid("""
...lY...
..lyyY..
...lY...
..lyyY..
.ccbybB.
ccbbybbB
llyyyyyY
cbbbybbB
.bbbyBB.
..bBBB..
""")

LEAF_BUTTON = """
..ly..
.lyyY.
lyYyYY
.y.zY.
..zz..
"""

SMALL_CLUB = """
..www..
..www..
ww.w.ww
wwwwwww
ww.w.ww
..www..
"""

LOOP = """
.orrr.
or..rR
r....R
rr..RR
.rRRR.
"""

FEATHER = grid("""
...ww.
..wwai
.wwaai
.waaai
wwaai.
waai..
.ai...
""")

SCEPTRE = grid("""
..ly..
.orrR.
orrrRR
.rrRR.
.lyyY.
..yY..
""")
