"""Heads and hats of the Neapolitan figures, pixel by pixel.

A head is about 10 by 11 pixels; its name tells which way it looks. The light comes from the
upper left for all of them, so none is ever mirrored.
"""

from __future__ import annotations

from art.painter import Canvas, grid

KING_LEFT = grid("""
.hhhhssmmM
hhhhhssSmmM
KKKhKKKsmmM
hwkhwkssSmM
hhhhhsssSmM
hhhSSsssmmM
.kkKkkkSmmM
khmRRmmkmM.
..mmmmmSmM.
...mmmmMM..
....mmM....
""")

KING_LEFT_LONG = grid("""
.hhhhssimmM
hhhhhssSimmM
iKKhhKKsmimM
hwkhwkssSmmM
hhhhhsssSmiM
hhhhSsssmmmM
himmimmSmmiM
imRRRmimmmM.
.immimimmmM.
.mimmimmMM..
..mimmmMM...
...mmmM.....
....mM......
""")
"""With a long wavy beard."""

KING_LEFT_SHORT = grid("""
.hhhhssnnn
hhhhhsssNnn
KKKhKKKsNnn
hwkhwksssNn
hhhhhssssNn
hhhSSssssnn
hNNNNNNsnNn
NnhRRhNnnn.
.nNNnNnnNn.
..nNnnnnn..
...nnnn....
""")

KING_RIGHT = grid("""
.immsshhh..
immmsshhhh.
imMsKKhKKK.
imMshkwhkw.
imMsshhhhhh
imMsshhhShh
.mMSshhSSS.
.mkkkkKkkkk
..MSskRRkkS
...SshhhsS.
....Ssss...
""")

KNAVE_LEFT = grid("""
..hhhssnN..
.hhhhssNnN.
.KKhKKsNnN.
.kwhkwsNNnN
hhhhhssSNnN
.hhSssSSNnN
.hhhsssSnNn
.hRRRssSNn.
..hhssSSn..
....SSS....
""")

KNAVE_FRONT = grid("""
.NnhhhhhsnN.
NnhhhhhhssnN
NnhKKhhKKsnN
NnhwkhhwksnN
Nnhhhhshhsnn
.nhhhhsShsn.
.nohhSSshon.
..hhhRRRsS..
..hhhhsssS..
...hhssSS...
....SSSS....
""")

KNAVE_LONG_HAIR = grid("""
..NNnnhhhhs.
.NNnhhhhhhss
.NnnhKKhhKKs
NNnshkwhhkwS
NnnshhhhhhhS
NNnshhhhhShS
NnnSshhhSShS
NNnSohhRRRS.
NnnnshhhsS..
NnNnnShSSn..
.NnNn.SSSnN.
.NnN......n.
""")

KNAVE_PROFILE = grid("""
..hhhhsNnN.
.hhhhhsNnnN
.hKKKhsNNnN
.hwkhhssNnN
hhhhhhsSNnN
hhhhsssSnNn
..hhssSSNnn
..RRsssSnN.
.hhhssSSn..
..hhsSS....
....SS.....
""")
"""Turned away, the nose to the left."""

RIDER_RIGHT = grid("""
.hhhssss.
.hKKsKKsS
hhkhsskhS
.hhhSssSS
.hhSSssSS
.kKKkKKSS
..hRRssS.
..hhhsS..
....SS...
""")
"""The Moor: a moustache under the turban."""

RIDER_RIGHT_BROWN = grid("""
.nNhhhhss.
nNnhhhhhss
nNhhKKhKKs
nNhhkwhkwS
.nhhhhhhhhS
.nhhhhhSSS
..hhkkkkkk
..hhhRRRS.
...hhhsS..
....SSS...
""")

RIDER_LEFT_BEARD = grid("""
.hhhhhssNn.
.hhhhhssNn.
.hhhhhssNnN
.KKhKKKsNnN
.kwhkwhsNnN
hhhhhhssSNn
hhhhSsssSNn
.hSSssssSn.
.nNNNNNNSn.
.NhRRhhNsn.
..hhhhssS..
...hNNnS...
....Nn.....
""")

RIDER_LEFT = grid("""
.hhhhssyY.
hhhhhssYyY
KKhKKKsyYY
wkhwkhsYyY
hhhhhssSyY
hhhhSssSYY
.hohsssSY.
.hRRRssS..
..hhssSS..
...SSSS...
""")
"""Beardless and fair."""

CROWN = """
l....l....l..
yy.lyyyl.yyY.
lyylyyyyyyYY.
.lyryybyyrY..
.lyyyyyyyYY..
.zzzzzzzzzz..
"""

CROWN_COLORS = {
    "y": {},
    "r": {"l": "o", "y": "r", "Y": "R", "z": "R", "r": "y", "b": "w"},
    "b": {"l": "a", "y": "b", "Y": "B", "z": "B", "r": "y", "b": "r"},
    "g": {"l": "v", "y": "g", "Y": "G", "z": "G", "r": "y", "b": "r"},
}


def crown(letter: str) -> Canvas:
    """The king's crown in the color of his suit."""
    return grid(CROWN, CROWN_COLORS[letter])


BERET = grid("""
.......lyyy.....
......lyyYyyY...
...oorrlyyYyyY..
.oorrrrryyYYyY..
orrrrrrrrryYY...
orrrrrrrrrrrR...
RrrrrrrrrrrRR...
.RRRRRRRRRRR....
""")

BERET_GREEN = grid("""
...........orr..
.........oorrrR.
........orrRrrR.
...vvgggorRrrRR.
..vvgggggoRrrR..
.vvgggggggRRR...
.vggggggggggG...
vggggggggggGGG..
GGGgGGgGGGGGGG..
.GGGGGGGGGGGG...
""")

HAT_YELLOW = grid("""
.........cbb......
.......ccbbBbb....
......cbbBbbBBb...
.....lyycbbBBbB...
....lyyyybBB.BB...
....lyyyyyYY......
....yyyyyyYY......
....RrrrRRRR......
.llyyyyyyyyyyyYY..
lyyyyyyyyyyyyyyyYY
.zYYYYYYYYYYYYYzz.
""")

HAT_GREEN = grid("""
...........oorr...
........oorrrRrR..
......oorrRRrrRR..
.....vgrrRgg.RR...
....vvggggggG.....
....vgggggggG.....
....GyyyyYYzG.....
.vvgggggggggggGG..
vggggggggggggggGGG
.GGGGGGGGGGGGGGGG.
""")

TURBAN_BLUE = grid("""
....ccbbbb....
..caccbbbbBb..
.caccbbbBbbbB.
.acbbbBBccbbbB
ccbbBBccbbbbBB
cbbBccbbbbyyBB
cBbccbbbbyryzB
.bccbbbbBByyBB
.BcbbbbBBbbBB.
...BBBBBBbbbB.
.........cbbB.
..........BB..
""")

TURBAN_GOLD = grid("""
.....llyyyyy....
...llllyyyyyyY..
..llyyyyyYYyyyY.
.llyyyYYyyyyyyYY
llyyYYyyyyyYYyyY
lyYYyyyyyYYyyyYz
lYyyyyorYyyyyYYz
.Yyyyyrryyyyyzz.
..zYYyzRyYYYzz..
....zzzzzzzz....
""")

CAP_RED = grid("""
..vv..........
.vggGoorrr....
.gGggorrrrrR..
GgGGorrrrrrrR.
GGgGorrrrrrrrR
.GGGrrrrrrrrRR
..GGRRRRRRRRRR
....yyYyyYyyY.
""")

BERET_DARK = grid("""
.....vvggg....
...vvggggggG..
..vgggggggggG.
.vgggggggggggG
.gglgggggggGGG
.gyyYgggggGGG.
..GzGGGGGGGG..
""")
