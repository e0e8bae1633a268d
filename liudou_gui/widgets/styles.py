"""Colours and fonts as Qt wants them, and the style sheet of pages, all from the theme's tokens."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from liudou_gui.widgets.theme import CELADON, SMALLEST_TEXT, THEMES, Theme, mix, style_sheet

_in_use: list[Theme] = [CELADON]


def theme() -> Theme:
    """Return the theme in use."""
    return _in_use[0]


def use_theme(name: str) -> bool:
    """Use a theme by its name from now on; return whether it is another one than before."""
    if theme().name == name:
        return False
    _in_use[0] = THEMES[name]
    color.cache_clear()
    return True


_ROLES: dict[str, tuple[float, bool, str]] = {
    "title": (28, True, "ink"),
    "question": (21, True, "ink"),
    "section": (19, True, "ink"),
    "card_title": (17, True, "ink"),
    "strong": (15, True, "ink"),
    "points": (17, True, "ink"),
    "gain": (19, True, "ink"),
    "figure": (34, True, "ink"),
    "clause": (12, True, "ink2"),
    "body": (14, False, "ink"),
    "second": (13, False, "ink2"),
    "notice": (14, True, "cinnabar_text"),
}
"""What a label's role means: size in units, bold, colour token."""

_SIDES = {
    "landlords": "cinnabar_text",
    "farmers": "teal_text",
    "positive": "pos_text",
    "negative": "neg_text",
}


@lru_cache(maxsize=64)
def color(token: str) -> QColor:
    """Return the colour of a theme's token."""
    return QColor(getattr(theme(), token))


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """Return *one* with *part* of *other* in it."""
    return QColor(mix(one.name().upper(), other.name().upper(), part))


def side_token(side: str) -> str:
    """Return the colour token for the name of a side."""
    return _SIDES.get(side, "ink")


def smallest_px() -> float:
    """Return the least size of text in logical pixels: 11.5 on the screen."""
    screen = QGuiApplication.primaryScreen()
    return SMALLEST_TEXT / (screen.devicePixelRatio() if screen is not None else 1.0)


def text_font(px: float, *, bold: bool = False) -> QFont:
    """Return the window's font at *px*, never smaller than can be read."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(max(px, smallest_px()))))
    font.setBold(bold)
    return font


def set_role_sizes(widget: QWidget, scale: float) -> None:
    """Give all labels in *widget* the font and colour of their role, at *scale*."""
    own = [widget] if isinstance(widget, QLabel) else []
    for item in [*own, *widget.findChildren(QLabel)]:
        role = _ROLES.get(str(item.property("role")))
        if role is None:
            continue
        size, bold, token = role
        token = str(item.property("token") or token)
        px = round(max(size * scale, smallest_px()))
        weight = "bold" if bold else "normal"
        ink = color(token).name()
        item.setStyleSheet(
            f"background: transparent; color: {ink}; font-size: {px}px; font-weight: {weight};"
        )


_SEGMENTS = """
QWidget[role="segments"] {{ background: {panel}; border: 1px solid {line}; border-radius: {radius}px; }}
QPushButton[role="segment"] {{ background: transparent; border: 2px solid transparent;
  border-radius: {inner}px; min-height: {high}px; padding: 0 {pad}px; font-size: {px}px; }}
QPushButton[role="segment"]:hover {{ background: {hover}; }}
QPushButton[role="segment"]:checked {{ background: {chosen}; border-color: {amber_line}; }}
QPushButton[role="segment"]:focus {{ border-color: {ink}; }}
QDateEdit {{ background: {panel}; border: 2px solid {line}; border-radius: {radius}px;
  padding: 0 {inner}px; font-size: {px}px; }}
QDateEdit:focus {{ border-color: {ink}; }}
QTableView {{ font-size: {px}px; }}
QTableView::item {{ padding: 0 {pad}px; }}
QHeaderView::section {{ font-size: {px}px; padding: {inner}px {head}px; }}
QWidget#records_page, QWidget#records_inside, QScrollArea#deals_scroll, QScrollArea#statistics_scroll,
QWidget#start_page, QWidget#start_inside, QWidget#join_page, QWidget#join_inside, QScrollArea#join_scroll,
QWidget#help_inside, QWidget#settings_inside, QWidget#keys_inside, QWidget#scores_inside,
QWidget#fair_inside, QDialog {{ background: {page}; }}
QWidget#result_inside, QScrollArea#result_scroll, QScrollArea#start_scroll,
QScrollArea#settings_scroll {{ background: transparent; }}
"""


def scroll_sheet() -> str:
    """Return the style of scroll bars on widgets that paint themselves."""
    handle = mixed(color("page"), color("ink2"), 0.45).name()
    return (
        "QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }"
        f"QScrollBar::handle {{ background: {handle}; border-radius: 4px; margin: 2px; min-height: 32px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page"
        " { background: none; border: none; height: 0; width: 0; }"
    )


def page_sheet(scale: float) -> str:
    """Return the style sheet of a page at *scale*."""
    used = theme()
    extra = _SEGMENTS.format(
        panel=used.panel,
        line=used.line,
        page=used.page,
        ink=used.ink,
        hover=used.hover,
        chosen=used.chosen,
        amber_line=used.amber_line,
        radius=round(10 * scale),
        inner=round(7 * scale),
        high=max(28, round(30 * scale)),
        pad=round(10 * scale),
        head=round(10 * scale) + 3,  # the style's own margin in a cell
        px=round(max(14 * scale, smallest_px())),
    )
    return style_sheet(used, scale) + extra
