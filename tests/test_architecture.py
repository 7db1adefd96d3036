"""Who may import whom, checked on the source text so that nothing needs to be installed for it."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "scopa_desktop"

ALLOWED = {
    "engine": set(),
    "i18n": set(),
    "ui": set(),
    "ai": {"engine"},
    "persistence": {"engine"},
    "runner": {"ai", "engine"},
    "scenes": {"runner", "ui", "i18n", "persistence", "engine", "ai"},
    "app": {"scenes", "runner", "ui", "i18n", "persistence", "engine", "ai"},
    "cli": {"app", "scenes", "runner", "ui", "i18n", "persistence", "engine", "ai"},
    "__main__": {"cli"},
    "__init__": set(),
}
"""What each part may import of ours, besides itself (and the package's version)."""

LIBRARIES = {
    "ui": {"pygame"},
    "app": {"pygame"},
    "persistence": {"msgspec", "platformdirs"},
    "cli": {"msgspec"},
}
"""What each part may import besides the standard library."""

FORBIDDEN_IN_ENGINE = {"time", "datetime", "random", "secrets", "pathlib", "os", "logging", "io"}

FILES = sorted(PACKAGE.rglob("*.py"))


def part_of(path):
    relative = path.relative_to(PACKAGE)
    return relative.parts[0] if len(relative.parts) > 1 else relative.stem


def imported_by(path):
    """Every module name a file imports, wherever the import stands, as a dotted path."""
    package = ["scopa_desktop", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == "scopa_desktop":
                yield from (f"scopa_desktop.{alias.name}" for alias in node.names)
            else:
                yield module


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_only_what_its_part_may_know(path):
    part = part_of(path)
    assert part in ALLOWED, f"{part} is a new part: say in ALLOWED what it may import"
    for module in imported_by(path):
        top, _, rest = module.partition(".")
        if top == "scopa_desktop":
            other = rest.partition(".")[0]
            assert other in {part, "__version__", *ALLOWED[part]}, f"{path.name} imports {module}"
        else:
            known = sys.stdlib_module_names | LIBRARIES.get(part, set())
            assert top in known, f"{path.name} imports {module}"


@pytest.mark.parametrize(
    "path", [p for p in FILES if part_of(p) == "engine"], ids=lambda path: path.name
)
def test_the_engine_knows_no_clock_no_chance_and_no_files(path):
    tops = {module.partition(".")[0] for module in imported_by(path)}
    assert not tops & FORBIDDEN_IN_ENGINE


def test_the_command_line_loads_app_only_inside_functions():
    for path in (PACKAGE / "cli").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        at_import = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        for node in at_import:
            names = [getattr(node, "module", None), *(alias.name for alias in node.names)]
            assert not any(
                name and name.startswith(("scopa_desktop.app", "scopa_desktop.ui"))
                for name in names
            ), f"{path.name} loads the window at import"


def test_no_module_is_far_longer_than_a_reader_can_hold():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert {str(path): n for path, n in lengths.items() if n > 450} == {}
