"""The command line: one file per call, `main` puts them together."""

from scopa_desktop.cli.main import run

__all__ = ["run"]
