"""``liudou host`` that kills itself where it is told to.

The file ``die`` in the profile names one of :data:`~liudou_gui.host.journal.FAULT_POINTS` and is removed as
it happens: the process ends there at once, as by a power cut.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from liudou_gui import command_line as program
from liudou_gui import host_command

DIE = "die"


def main() -> int:
    """Run the command line's ``host``."""
    options = program._parser().parse_args(["host", *sys.argv[1:]])
    wish = Path(options.profile) / DIE

    def fault(name: str) -> None:
        if wish.exists() and wish.read_text(encoding="utf-8") == name:
            wish.unlink()
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))

    return host_command.run(options, fault)


if __name__ == "__main__":
    sys.exit(main())
