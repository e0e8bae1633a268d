"""Looking up a text in the language of the window."""

from __future__ import annotations

import html

from PySide6.QtCore import QCoreApplication

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"


def translate(context: str, text: str) -> str:
    """Return *text* in the present language; ``lupdate`` finds the literal calls of this function."""
    return QCoreApplication.translate(context, text)


def signed(points: int) -> str:
    """Write points with their sign: ``+18``, ``−18``, ``0``."""
    if points > 0:
        return f"+{points}"
    return f"{MINUS}{-points}" if points else "0"


def plain_tip(text: str) -> str:
    """Return a tool tip that shows *text* to the letter and breaks it into lines; none for no text."""
    return f"<p>{html.escape(text)}</p>" if text else ""
