"""Stub."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from liudou_gui.model.desk import Desk
from liudou_gui.model.table_model import TableModel


class Drawer(QWidget):
    tab_changed = Signal(str)
    closed = Signal()

    def __init__(self, table: TableModel, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tab: str | None = None
        self.hide()

    def show_tab(self, name: str | None) -> None:
        self.tab = None if name == self.tab else name
        self.setVisible(self.tab is not None)
        self.tab_changed.emit(self.tab or "")

    def set_scale(self, k: float) -> None:
        pass

    def refresh(self) -> None:
        pass
