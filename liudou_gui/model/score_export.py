"""The score sheet as a file: a table for spreadsheets, or plain text."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Sequence

from engine.ruleset import SEATS
from liudou_gui.model.score_sheet import Evening, ScoreLine
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import signed, translate

BOM = "\ufeff"
"""Without it spreadsheets take Chinese names for something else."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A cell that begins so is run by a spreadsheet instead of shown."""


def deal_head() -> str:
    """Return the head of the deals' numbers."""
    return translate("Scores", "Deal")


def game_head() -> str:
    """Return the head of the games."""
    return translate("Scores", "Game")


def before_word(evening: Evening) -> str:
    """Return the name of the line for what was played before."""
    return translate("Scores", "Earlier deals: {count}").format(count=evening.deals_before)


def total_word() -> str:
    """Return the name of the last line."""
    return translate("Scores", "Total")


def game_word(line: ScoreLine) -> str:
    """Return the game of a line, and that it was void if it was."""
    name = variant_name(line.variant)
    if line.points is None:
        return translate("Scores", "{game}, void").format(game=name)
    return name


def has_before(evening: Evening) -> bool:
    """Return whether anything was played before the sheet began."""
    return evening.deals_before > 0 or any(evening.before)


def guarded(text: str) -> str:
    """Return a name so that no spreadsheet runs it as a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) else text


def csv_text(evening: Evening) -> str:
    """Return the sheet as comma-separated values with a byte order mark: points, then running totals."""
    names = [guarded(name) for name in evening.names]
    heads = [translate("Scores", "{name}, total").format(name=name) for name in evening.names]
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow([deal_head(), game_head(), *names, *map(guarded, heads)])
    if has_before(evening):
        writer.writerow(["", before_word(evening), *evening.before, *evening.before])
    for line, totals in zip(evening.lines, evening.running[1:], strict=True):
        points: Sequence[int | str] = line.points if line.points is not None else ("",) * SEATS
        writer.writerow([line.number, game_word(line), *points, *totals])
    return BOM + stream.getvalue()


def plain_text(evening: Evening) -> str:
    """Return the sheet as aligned text: points with the running totals in brackets."""
    rows = [[deal_head(), game_head(), *evening.names]]
    if has_before(evening):
        rows.append(["", before_word(evening), *(f"({signed(total)})" for total in evening.before)])
    for line, totals in zip(evening.lines, evening.running[1:], strict=True):
        points = ["" if line.points is None else signed(value) for value in line.points or (0,) * SEATS]
        cells = [f"{value} ({signed(total)})".strip() for value, total in zip(points, totals, strict=True)]
        rows.append([str(line.number), game_word(line), *cells])
    rows.append(["", total_word(), *map(signed, evening.totals)])
    widths = [max(_cells(row[column]) for row in rows) for column in range(SEATS + 2)]
    return "".join(_line(row, widths) + "\n" for row in rows)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    parts = []
    for column, (text, width) in enumerate(zip(row, widths, strict=True)):
        gap = " " * (width - _cells(text))
        parts.append(text + gap if column == 1 else gap + text)
    return "  ".join(parts).rstrip()


def _cells(text: str) -> int:
    """Return how many columns a text takes where Chinese characters take two."""
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    marks = sum(unicodedata.combining(char) != 0 for char in text)
    return len(text) + wide - marks
