"""The script PyInstaller starts from: a package's own __main__ cannot be it."""

import sys

from scopa_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
