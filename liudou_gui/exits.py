"""The exit codes of all commands, as ``sysexits.h`` has them where it has any."""

from __future__ import annotations

EXIT_DATA = 65
"""What was given to read cannot be read, or there is nothing to take up."""
EXIT_UNAVAILABLE = 69
"""Something that was asked for is not there: a cluster, or a free port."""
EXIT_FAULT = 70
"""Something has ended by a fault of this program."""
EXIT_PROFILE = 73
EXIT_IO = 74
"""Something cannot be written: results, or a table's journal."""
EXIT_HOSTS_ALREADY = 75
EXIT_CONFIG = 78
"""Something is missing on this computer."""
EXIT_INTERRUPTED = 130
