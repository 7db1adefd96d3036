"""What every test stands on: no screen, no sound, and rules for the slow and the real ones."""

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path

# Before anything imports pygame: no window opens and no sound device is asked for.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest
from hypothesis import HealthCheck, settings

# How fast a busy machine is says nothing about the code.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

SCREEN_TOOLS = ("Xvfb", "openbox")


def pytest_addoption(parser):
    parser.addoption("--slow", action="store_true", help="run the tests marked slow as well")


def pytest_collection_modifyitems(config, items):
    """Leave out what was not asked for or cannot run here, and say why.

    Where CI=true nothing is left out for want of a screen: the fixture then fails.
    """
    missing = [tool for tool in SCREEN_TOOLS if shutil.which(tool) is None]
    if missing and os.environ.get("CI") != "true":
        line = f"no {' and no '.join(missing)}: apt-get install xvfb openbox"
        for item in items:
            if "e2e" in item.path.parts and "slow" not in item.keywords:
                item.add_marker(pytest.mark.skip(reason=line))
    if not config.getoption("--slow"):
        asked = [item for item in items if "slow" not in item.keywords]
        config.hook.pytest_deselected(items=[item for item in items if "slow" in item.keywords])
        items[:] = asked


@pytest.fixture
def read_only_folder():
    """Makes a folder read-only, with what is in it, for as long as a `with` block lasts.

    Root may write everywhere: the block runs as somebody else then.
    """

    @contextmanager
    def sealed(folder):
        paths = [folder, *folder.iterdir()]
        for path in paths:
            path.chmod(0o555 if path.is_dir() else 0o444)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(65534)
        try:
            yield
        finally:
            if is_root:
                os.seteuid(0)
            for path in paths:
                path.chmod(0o755)

    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name), sealed
