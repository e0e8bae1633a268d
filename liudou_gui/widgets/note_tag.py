"""A private note as it looks everywhere: dashed paper with a pencil; and the menu that sets it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from engine.deal import Seat
from engine.view import PlayerView
from liudou_gui.model.desk import Desk, Suspicion
from liudou_gui.model.notes_strings import choices, suspicion_word
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.styles import color, smallest_px
from liudou_gui.widgets.table_pixmaps import blank

TAG_H = 22.0
_LEFT = Qt.AlignmentFlag.AlignLeft


def draw_pencil(painter: QPainter, x: float, y: float, size: float) -> None:
    """Draw a pencil *size* high, its centre at (*x*, *y*)."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 20, size / 20)
    pen = QPen(color("ink"), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tip = [QPointF(-7.5, 7.5), QPointF(-6.2, 2.8), QPointF(3.4, -6.8), QPointF(6.8, -3.4), QPointF(-2.8, 6.2)]
    painter.drawPolygon(tip)
    painter.drawLine(QPointF(0.8, -4.2), QPointF(4.2, -0.8))
    painter.restore()


def dashed_pen(token: str, k: float) -> QPen:
    """Return the pen of everything that is only a guess."""
    pen = QPen(color(token), max(1.0, 1.2 * k))
    pen.setDashPattern([3.0, 2.2])
    return pen


def note_pixmap(text: str, k: float, dpr: float, widest: float) -> QPixmap:
    """Return the tag, at most *widest* px wide."""
    px = max(12.5 * k, smallest_px())
    high = max(TAG_H * k, 1.7 * px)
    wide = min(widest, text_width(text, px) + 34 * k)
    pixmap = blank(wide, high, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(color("inset"))
    painter.setPen(dashed_pen("ink2", k))
    painter.drawRoundedRect(QRectF(0.8, 0.8, wide - 1.6, high - 1.6), 4 * k, 4 * k)
    draw_pencil(painter, 14 * k, high / 2, 12 * k)
    painter.setPen(color("ink"))
    draw_line(painter, QRectF(25 * k, 0, wide - 31 * k, high), text, px, _LEFT, bold=False)
    painter.end()
    return pixmap


def note_menu(view: PlayerView, desk: Desk, seat: Seat, parent: QWidget) -> QMenu | None:
    """Return a menu that notes what *seat* is taken for; nothing where there is nothing to guess."""
    offered = choices(view, seat)
    if not offered:
        return None
    menu = _menu("note_menu", parent)
    title = translate("Notes", "My note on {name}").format(name=view.names[seat])
    menu.setAccessibleName(title)
    head = menu.addAction(title.replace("&", "&&"))
    head.setEnabled(False)
    group = QActionGroup(menu)
    for what in offered:
        action = _action(menu, group, suspicion_word(what), checked=desk.suspicion(seat) is what)
        action.setObjectName(f"note_{what.value}")
        action.triggered.connect(lambda _on, what=what: desk.suspect(seat, what))
    menu.addSeparator()
    none = _action(menu, group, translate("Notes", "No note"), checked=desk.suspicion(seat) not in offered)
    none.setObjectName("note_none")
    none.triggered.connect(lambda _on: desk.suspect(seat, None))
    return menu


def seat_menu(view: PlayerView, seat: Seat, parent: QWidget) -> QMenu:
    """Return an empty menu for *seat*, where there is nothing to guess but something else to do."""
    menu = _menu("seat_menu", parent)
    menu.setAccessibleName(view.names[seat])
    return menu


def _menu(name: str, parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setObjectName(name)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _action(menu: QMenu, group: QActionGroup, text: str, *, checked: bool) -> QAction:
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(checked)
    group.addAction(action)
    return action


__all__ = ["TAG_H", "Suspicion", "dashed_pen", "draw_pencil", "note_menu", "note_pixmap", "seat_menu"]
