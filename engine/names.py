"""Names of people, as they stand in records and at tables: one line of plain, printable text."""

from __future__ import annotations

LONGEST_NAME = 40
"""Characters that a name in a record may have."""


def clean_name(text: str, length: int = LONGEST_NAME) -> str:
    """Return a name without control and bidi characters, blanks joined, at most *length* characters."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(printable.split())[:length].strip()
