"""The bundled fonts: loaded once, chosen by language, and text as outlines for cards and panels."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath, QTransform
from PySide6.QtWidgets import QApplication

from liudou_gui.paths import resource

FACES = {"en": "KR", "zh_Hans": "SC", "zh_Hant": "TC"}
"""Which face a language takes its glyphs from; SC and TC draw ’ “ ” and … full-width."""

BASELINE = 0.37
"""One-line text sits optically centred with its baseline this part of its size under the centre."""

_BIG = 200
_loaded: list[int] = []


def load_fonts() -> bool:
    """Register the bundled fonts once in this process and return whether they are there."""
    if not _loaded:
        try:
            folder = resource("fonts")
        except FileNotFoundError:
            return False
        for path in sorted(folder.glob("*.otf")):
            number = QFontDatabase.addApplicationFont(str(path))
            if number >= 0:
                _loaded.append(number)
    return bool(_loaded)


def families(language: str) -> list[str]:
    """Return the families of *language*, its own face first, the others behind it for foreign names."""
    own = FACES.get(language, "KR")
    rest = [face for face in ("SC", "TC") if face != own]
    return [f"Liudou Sans {face}" for face in (own, *rest)]


def ui_font(language: str, px: float, bold: bool = False) -> QFont:
    """Return a font of the bundled family with *px* pixels, rounded, never under 12."""
    load_fonts()
    font = QFont()
    font.setFamilies(families(language))
    font.setPixelSize(max(12, math.floor(px + 0.5)))
    font.setBold(bold)
    return font


def use_application_font(language: str, px: float = 14) -> None:
    """Make the bundled face of *language* the default of all widgets."""
    application = QCoreApplication.instance()
    if isinstance(application, QApplication):
        application.setFont(ui_font(language, px))


@lru_cache(maxsize=12)
def _big_font(language: str, bold: bool) -> QFont:
    font = ui_font(language, _BIG, bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=12)
def cap_height(language: str = "en", bold: bool = True) -> float:
    """Return the height of capitals as a part of the font size."""
    path = QPainterPath()
    path.addText(0, 0, _big_font(language, bold), "E")
    return path.boundingRect().height() / _BIG


def text_width(language: str, text: str, px: float, bold: bool = False) -> float:
    """Return how wide one line of text is at exactly *px* pixels."""
    return QFontMetricsF(_big_font(language, bold)).horizontalAdvance(text) * px / _BIG


@lru_cache(maxsize=1024)
def text_path(language: str, text: str, px: float, bold: bool = False) -> QPainterPath:
    """Return the outlines of *text* at exactly *px* pixels, starting at the origin on the baseline."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.addText(0, 0, _big_font(language, bold), text)
    return QTransform.fromScale(px / _BIG, px / _BIG).map(path)
