"""Every worked case of the rules reference has a test that bears its number.

Letters: C captures, L the left fifteen, T opening tables, E sweeps and leftovers, P points of the
games of fifteen, Q points of the scopa games, A aces and Cirulla, M ends of matches; F positions
that other programs are tested with, G points where such programs disagree.
"""

import re
from pathlib import Path

import pytest

TABLE = """
C01 C02 C03 C04 C05 C05b C06 C07 C09 C10 C11 C13 C16 C18 C19 C20
L01 L02 L03 L05 L08 L09 L10 L12 L13 L14
T01 T02 T03 T04 T07 T09 T10 T11
E01 E04 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E16
P01 P02 P03 P04 P06 P07 P08 P11 P12 P14 P15 P17 P18
Q01 Q05 Q06 Q07 Q08 Q10 Q12 Q13 Q14 Q15 Q16
A01 A02 A04 A05 A06 A07 A08 A12 A13
M01 M02 M03 M05 M06 M07 M09 M10
F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 F23b F24 F25
F26 F27 F28 F29
G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G14 G15 G16
"""

SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in Path(__file__).parent.glob("test_*.py")
    if path.name != Path(__file__).name
)


@pytest.mark.parametrize("case", TABLE.split())
def test_a_test_bears_the_number_of_the_case(case):
    # In the name of a function, or at the head of a parameter's id.
    named = rf"def test_(\w*_)?{case.lower()}_|\"{case}[a-h]? |\"{case.lower()}[a-h]? "
    assert re.search(named, SOURCES), f"no test for {case}"
