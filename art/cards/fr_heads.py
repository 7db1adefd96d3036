"""Heads of the french courts, as text grids.

1, 2 and 3 are the light, base and dark of the hair; `*` is hair whose strands are computed.
Every head has its own features. The hats are in `fr_hats`.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.painter import Canvas, grid

HAIR = {
    "gray": {"1": "i", "2": "m", "3": "M"},
    "white": {"1": "w", "2": "i", "3": "m"},
    "gold": {"1": "l", "2": "y", "3": "Y"},
    "brown": {"1": "Y", "2": "N", "3": "n"},
    "dark": {"1": "N", "2": "n", "3": "k"},
    "red": {"1": "o", "2": "N", "3": "n"},
    "black": {"1": "K", "2": "k", "3": "k"},
    "ink": {"1": "M", "2": "K", "3": "k"},
}
"""Tones of the hair."""

STRANDS = {
    "waves": ("1223", "1223", "3122", "3122", "2312", "2312", "3122", "3122"),
    "straight": ("1223",),
    "curls": ("2112", "1223", "1233", "2332", "1221", "2312", "3312", "3223"),
}
"""Textures of hair, repeated across and down."""

KING_COINS = """
....hhhhss***3.
...hhhhhss****3
..KKKKhhss****3
..hkwkhhsS****3
..hhhhhhsS****3
.hhhhhhhsSS***3
hhhhhhhhssS***3
.hSShhssS*****3
..111122s*****3
.11222112*****3
..hRR12******3.
..hs1********3.
.12**********3.
.12*********33.
..12********3..
...12*****33...
....122*33.....
"""

KING_CUPS = """
..*hhhhhhhss*3.
.**hhhhhhhss*3.
1**KKKhhhKKK**3
1**hwkhhskwS**3
1**hhhhhhssS**3
1**hhhhShssS**3
1**hhhSSSssS**3
1**hhhhhhssS**3
.1*hhhRRRsss*3.
.1**hhhssss*33.
.1***11****33..
..1*********3..
..1********3...
...1******3....
....1****3.....
.....12*3......
"""

KING_SWORDS = """
...**shhhhhhhs...
..1***shhhhhhss..
.1****KKKhhKKKs..
.1****hwkhhwkks..
.1****hhhhhhhhss.
.1****hhhhhhhSsss
.1****shhhhSSSss.
.1****sh112221...
..1***1122112223.
..1****22kkk2223.
..1*****RRRR**3..
..1***********3..
...1**********3..
....1********3...
.....1******3....
......12**33.....
"""

KING_BATONS = """
..hhhhhhhhss**3..
.hhhhhhhhhsss**3.
.KKKhhhKKKsss**3.
.hwkhhhwkssS***3.
hhhhhhhhhssS***3.
hhhShhhhsssS***3.
.hSSShhhssS****3.
..1112111ss****3.
.11221122212***3.
112.RRR.22*****3.
.1..hhhs.2****3..
..1122********3..
...12********3...
....12******3....
.....12**3*3.....
......12.33......
"""

QUEEN_COINS = """
...1hhhhhss*...
..1*hhhhhhs*3..
.1**hhhhhhs**3.
.1*hNNhhhNNs*3.
.1*hkkhhhkks*3.
.1*hwbhhhbwS*3.
.1*hhhhhhhsS*3.
.1*hhhhShhsS*3.
.1*hhhSSSssS*3.
.1**hhhhhhS**3.
.1**hhrRrhS**3.
.1***hhrss***3.
1***.hhhsS.**3.
1**..hhsSS..**3
1*...hhsSS...*3
"""

QUEEN_CUPS = """
..1hhhhhhss*3..
.1hhhhhhhhs**3.
.1hhhhhhhhss*3.
.hNNhhhNNNss**3
.hkkhhhkkkss**3
.hwbhhhwbhsS**3
hhhhhhhhhssS**3
.hhShhhhhssS**3
.hSShhhhhsS***3
..hhhhhhssS**3.
..hrRhhhsS***3.
..hrhhhssS***3.
...hhhssS****3.
....hhsSS.***3.
....hhsSS..**3.
"""

QUEEN_SWORDS = """
...***hhhhhss..
..1***hhhhhhss.
..1***hhhhhhsss
..1***hNNNhhNNs
..1***hkkkhhkks
..1***hhbwhhbws
..1***hhhhhhhss
..1****hhhhhhsss
..1****hhhhhSss.
..1****hhhhsss.
...1***shhhrRs.
...1****shhsrS.
..1*****Sshss..
..1***..SsssS..
.1***...Sshs...
"""

QUEEN_BATONS = """
...1***hhhhhs..
..1****hhhhhss.
..1***hhhhhhsss
..1***hNNhhhNNs
..1***hkkhhhkks
..1***hbwhhhbws
..1***hhhhhhhss
..1***hhhhhhSss
..1***hhhhhSSs.
..1****hhhhhss.
.1*****hhhrRs..
.1******hhhrS..
.1***.*.Sshs...
..1**...Ssss...
.1****..Sshs...
"""

JACK_COINS = """
..hhhhhhhs1**3.
.hhhhhhhsss***3
.hhhhhhhsss***3
.KKKhhKKKss***3
.hwkhhhwksS***3
hhhhhhhhhsS***3
.hhhhhhhssS***3
.hSShhhhssS**3.
..hhhhhhssS33..
..hRRRhhssS....
..hhhhhsssS....
...hhhsssSS....
....hhsSSS.....
"""

JACK_CUPS = """
...hhhhhs1***3..
...hhhhhs1***3..
..hhhhhhhs***3..
..hKKKKhhs***33.
..hkwkhhssS***3.
..hhhhhhssS***3.
.hhhhhhhhssS**3.
hhhhhhhhhssS**3.
.hSShhhhssS***3.
..2222233sS***3.
.23333hh3sS***3.
..hRRhhhssS**33.
..hhhhhhssS*33..
..hhhhhsSS33....
....hhssSS......
"""

JACK_SWORDS = """
..1***shhhhhh..
..1***shhhhhh..
.1****hhhhhhhh.
.1****hhhKKKKh.
.1****hhhhkwkh.
.1****hhhhhhhh.
.1****hhhhhhhss
.1****hhhhhhhss
.1****hhhhhSSs.
.1****hhhhhhs..
.1***3hhhhRRs..
..1**33shhhhss.
...333.Shhhss..
.......SsssS...
"""

JACK_BATONS = """
.1***shhhhhhs..
.1***hhhhhhhss.
.1***hhhhhhhss.
.1***hKKKhhKKs.
.1****hwkhhwks.
.1****hhhhhhhss
.1****hhhhhhhs.
.1***hhhhhhSSs.
.1****hhhhhhs..
.1****shhhRRs..
.1*3**shhhhss..
..133*.Shhss...
....33.Ssss....
"""


def head(rows: str, hair: str, strands: str = "waves") -> Canvas:
    """A head with its hair in one of the tones of `HAIR` and one of the textures."""
    texture: Sequence[str] = STRANDS[strands]
    lines = [
        "".join(
            texture[y % len(texture)][x % 4] if letter == "*" else letter
            for x, letter in enumerate(line)
        )
        for y, line in enumerate(rows.strip("\n").split("\n"))
    ]
    return grid("\n".join(lines), HAIR[hair])
