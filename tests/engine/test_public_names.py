"""The engine as other programs meet it: its names, its example, and nothing else loaded."""

import doctest
import subprocess
import sys

from scopa_desktop import engine

FOREIGN = """
import sys
before = set(sys.modules)
import scopa_desktop.engine
for name in sorted({name.partition(".")[0] for name in set(sys.modules) - before}):
    if name not in sys.stdlib_module_names and name != "scopa_desktop":
        print(name)
for name in ("random", "time", "pathlib", "logging"):
    if name in set(sys.modules) - before:
        print(name)
"""


def test_the_engine_loads_nothing_but_the_standard_library_and_no_clock_or_chance():
    loaded = subprocess.run(
        [sys.executable, "-c", FOREIGN], capture_output=True, text=True, check=True
    )
    assert loaded.stdout == ""


def test_the_listed_names_are_there():
    for name in engine.__all__:
        assert getattr(engine, name) is not None


def test_the_example_of_the_package_runs():
    result = doctest.testmod(engine)
    assert (result.failed, result.attempted) == (0, 6)
