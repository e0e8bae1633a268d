"""The entry of ``liudou``: whatever takes time is imported where Ctrl-C is heard."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from liudou_gui.exits import EXIT_INTERRUPTED


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 well, 2 wrong words, 78 something is missing, 130 Ctrl-C.

    ``verify`` and ``host`` have codes of their own: :mod:`liudou_gui.verify`,
    :mod:`liudou_gui.host_command`. An invitation (``liudou://…``) may stand alone, as a browser gives it.
    """
    try:
        from liudou_gui.command_line import run_command

        return run_command(argv)
    except KeyboardInterrupt:  # in the middle of an import, or wherever nobody else expects it
        if sys.stderr is not None:
            sys.stderr.write("stopped\n")
        return EXIT_INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
