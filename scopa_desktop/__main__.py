"""Entry point: hands the arguments to the command line."""

import multiprocessing
import sys


def main() -> int:
    """Run the command line and return its exit status."""
    multiprocessing.freeze_support()
    from scopa_desktop.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
