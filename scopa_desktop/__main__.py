"""Entry point: hands the arguments to the command line."""

import sys


def main() -> int:
    """Run the command line and return its exit status."""
    if getattr(sys, "frozen", False):
        # Only the packaged program needs it, and the module costs a start 20 ms.
        import multiprocessing

        multiprocessing.freeze_support()
    from scopa_desktop.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
