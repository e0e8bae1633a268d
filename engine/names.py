"""Names of people, as they stand in records and at tables: one line of plain, printable text."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40
"""Characters that a name in a record may have."""


def clean_name(text: str, length: int = LONGEST_NAME) -> str:
    """Return a name without control and bidi characters, blanks joined, at most *length* characters."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(printable.split())[:length].strip()


_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that count as printable and show nothing."""
_MARKS_IN_A_ROW = 2
"""Vietnamese, Hebrew and Thai need two; more are piled up to cover other lines."""


def legible_name(text: str, length: int = LONGEST_NAME) -> str:
    """Return :func:`clean_name` of what can be seen of *text*: empty where nothing can.

    Blank letters count as blanks, variation selectors are left out, and so are piled-up accents.
    """
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if "VARIATION SELECTOR" not in unicodedata.name(char, "") and marks <= _MARKS_IN_A_ROW:
            kept.append(" " if char in _BLANKS else char)
    return clean_name("".join(kept), length)


def same_look(one: str, other: str) -> bool:
    """Return whether two names differ in capitals, widths and the writing of accents at most."""
    return _look(one) == _look(other)


def _look(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
