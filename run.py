#!/usr/bin/env python3
"""Set up what is needed, then play: ``python run.py``. Needs nothing but Python 3.11 or newer."""

from __future__ import annotations

import sys

from bootstrap import call, prepare

if __name__ == "__main__":
    sys.exit(call(prepare(), "-m", "liudou_gui", *sys.argv[1:]))
