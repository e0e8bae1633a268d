#!/usr/bin/env python3
"""Set up what is needed, then play: ``python run.py``. Needs nothing but Python 3.11 or newer."""

from __future__ import annotations

import sys


def main() -> int:
    """Return the program's exit code, or 130 for Ctrl-C before it runs."""
    try:
        from bootstrap import call, prepare

        return call(prepare(), "-m", "liudou_gui", *sys.argv[1:])
    except KeyboardInterrupt:  # an environment that is half made is made anew the next time
        return 130


if __name__ == "__main__":
    sys.exit(main())
