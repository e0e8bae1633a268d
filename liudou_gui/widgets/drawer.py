"""The drawer at the right of the table: last trick, history, counter, notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QWidget

from engine.view import PlayerView
from liudou_gui.model.desk import Desk
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.counter_panel import CounterPanel
from liudou_gui.widgets.line_list import LineList
from liudou_gui.widgets.notes_panel import NotesPanel
from liudou_gui.widgets.story_panel import HistoryPanel, LastTrickPanel
from liudou_gui.widgets.styles import color, scroll_sheet
from liudou_gui.widgets.theme import HIT

TABS = ("last_trick", "history", "counter", "notes")
_HEAD = 44
_CLOSE = 32
_BARE = "QPushButton { min-height: 0px; padding: 0px; border: none; }"


def _head(k: float) -> int:
    return max(HIT, round(_HEAD * k))


class Panel(Protocol):
    """What the drawer shows: a widget that follows the view."""

    def show_view(self, view: PlayerView) -> None:
        """Follow the view."""
        ...

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        ...


class _Tab(QPushButton):
    """A word with a line under it while its panel is shown."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"drawer_tab_{name}")
        self.setCheckable(True)
        self.setStyleSheet(_BARE)
        self.k = self.part = 1.0

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.text(), 14 * self.k, bold=True) + 10 * self.k), _head(self.k))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        k, on = self.k, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.setPen(color("ink" if on or self.underMouse() else "ink2"))
        draw_line(painter, box, self.text(), 14 * k * self.part, Qt.AlignmentFlag.AlignHCenter, bold=on)
        if on:
            painter.setPen(QPen(color("amber_line"), 3 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            y = box.bottom() - 3 * k
            painter.drawLine(QPointF(box.left() + 4 * k, y), QPointF(box.right() - 4 * k, y))
        if self.hasFocus():
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(box.adjusted(1, 5 * k, -1, -6 * k), 5 * k, 5 * k)


class _Close(QPushButton):
    """A cross."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("drawer_close")
        self.setStyleSheet(_BARE)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        reach = box.width() * 0.15
        painter.setPen(
            QPen(color("ink"), box.width() * 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        for side in (-1, 1):
            step = QPointF(reach * side, reach)
            painter.drawLine(box.center() - step, box.center() + step)
        if self.hasFocus():
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)


class Drawer(QWidget):
    """Shows one of its panels; *tab_changed* with its name, or an empty one when it closes."""

    tab_changed = Signal(str)

    def __init__(self, table: TableModel, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("drawer")
        self._table, self._k = table, 1.0
        self.tab: str | None = None
        self.panels: dict[str, Panel] = {}
        self._stack = QStackedWidget(self)
        self._stack.setObjectName("drawer_stack")
        self.restyle()
        self.tabs: dict[str, _Tab] = {}
        self._words: dict[str, Callable[[], str]] = {}
        self._group = QButtonGroup(self)
        trick, history, counter, notes = LastTrickPanel(), HistoryPanel(), CounterPanel(), NotesPanel(desk)
        self._add(TABS[0], trick, trick, _last_trick_word)
        self._add(TABS[1], history, history, _history_word)
        self._add(TABS[2], counter, counter, _counter_word)
        self._add(TABS[3], notes, notes, _notes_word)
        self.close_button = _Close(self)
        self.close_button.clicked.connect(lambda: self.show_tab(None))
        table.view_changed.connect(self.refresh)
        desk.changed.connect(self.refresh)
        self.retranslate()
        self.set_scale(1.0)
        self.hide()

    def _add(self, name: str, panel: Panel, widget: QWidget, word: Callable[[], str]) -> None:
        self.panels[name], self._words[name] = panel, word
        self._stack.addWidget(widget)
        button = _Tab(name, self)
        button.clicked.connect(lambda: self._open(name))
        self._group.addButton(button)
        self.tabs[name] = button

    def add_panel(self, name: str, panel: Panel, widget: QWidget, word: Callable[[], str]) -> None:
        """Show one more panel, which *widget* is, under a tab that *word* names."""
        self._add(name, panel, widget, word)
        panel.set_scale(self._k)
        self.retranslate()

    def restyle(self) -> None:
        """Use the colours that are in use now."""
        self._stack.setStyleSheet("QStackedWidget#drawer_stack { background: transparent; }" + scroll_sheet())

    def show_tab(self, name: str | None) -> None:
        """Open the drawer at a tab of :data:`TABS` or an added one; None, or the open one, closes it."""
        if name is None or name == self.tab:
            if self.tab is not None:
                self.tab = None
                self.hide()
                self.tab_changed.emit("")
            return
        self._open(name)

    def _open(self, name: str) -> None:
        if name == self.tab:
            return
        self.tab = name
        self.tabs[name].setChecked(True)
        self._stack.setCurrentIndex(list(self.panels).index(name))
        self.refresh()
        self.show()
        self.tab_changed.emit(name)

    def refresh(self) -> None:
        """Follow the view; a closed drawer costs nothing."""
        if self.tab is not None:
            self.panels[self.tab].show_view(self._table.view)

    def set_scale(self, k: float) -> None:
        """Draw at the table's scale."""
        self._k = k
        for panel in self.panels.values():
            panel.set_scale(k)
        self._arrange()

    def retranslate(self) -> None:
        """Set all texts."""
        self.setAccessibleName(translate("Drawer", "Drawer"))
        for name, button in self.tabs.items():
            word = self._words[name]()
            button.setText(word)
            button.setAccessibleName(word)
        self.close_button.setAccessibleName(translate("Drawer", "Close"))
        for panel in self.panels.values():
            if isinstance(panel, LineList):
                panel.forget()
        self._arrange()
        self.refresh()

    def _arrange(self) -> None:
        k, head = self._k, _head(self._k)
        side = max(HIT, round(_CLOSE * k))
        right = self.width() - side - round(4 * k)
        self.close_button.setGeometry(right, (head - side) // 2, side, side)
        left, wishes = round(8 * k), []
        for button in self.tabs.values():
            button.k = k
            wishes.append(button.sizeHint().width())
        part = min(1.0, max(1, right - left) / sum(wishes))  # long words in narrow drawers are drawn smaller
        gap = max(0.0, min(14 * k, (right - left - part * sum(wishes)) / (len(wishes) - 1)))
        x = float(left)
        for button, wish in zip(self.tabs.values(), wishes, strict=True):
            button.part = part
            button.setGeometry(int(x), 0, int(part * wish), head)
            x += part * wish + gap
        self._stack.setGeometry(2, head, max(1, self.width() - 2), max(1, self.height() - head))

    # -- events ------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Follow the size."""
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.show_tab(None)
            event.accept()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper, its left edge, and the line under the tabs."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), color("page"))
        painter.setPen(QPen(color("line"), 1.5))
        painter.drawLine(QPointF(0.75, 0), QPointF(0.75, self.height()))
        y = _head(self._k) - 0.75
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))


def _last_trick_word() -> str:
    return translate("Drawer", "Last trick")


def _history_word() -> str:
    return translate("Drawer", "History")


def _counter_word() -> str:
    return translate("Drawer", "Counter")


def _notes_word() -> str:
    return translate("Drawer", "Notes")
