"""Exit codes of a host process, as ``sysexits.h`` has them where it has any."""

from __future__ import annotations

EXIT_DATA = 65
"""What stands on standard input cannot be read, or there is nothing to take up."""
EXIT_PORT = 69
EXIT_FAULT = 70
"""A table has ended by a fault of this program."""
EXIT_PROFILE = 73
EXIT_JOURNAL = 74
EXIT_HOSTS_ALREADY = 75
EXIT_INTERRUPTED = 130
