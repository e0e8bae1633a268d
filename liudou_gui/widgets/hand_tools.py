"""Beside the buttons: auto-play, sort, arrange, group, and fan or stacks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.keymap import Command
from liudou_gui.model.settings import HandStyle
from liudou_gui.model.words import translate
from liudou_gui.widgets import icons
from liudou_gui.widgets.keys import CommandKeys
from liudou_gui.widgets.styles import page_sheet
from liudou_gui.widgets.tool_button import ToolButton


class HandTools(QWidget):
    """The tools of the own hand, in a row from the right."""

    style_wished = Signal(HandStyle)
    sort_wished = Signal(SortBy)
    arranged = Signal()
    grouped = Signal()
    auto_toggled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hand_tools")
        self._style, self._sort = HandStyle.FAN, SortBy.RANK
        self.auto = ToolButton("auto_play", icons.auto, Command.AUTO_PLAY, checkable=True)
        self.sort = ToolButton("sort", icons.sort, Command.SORT)
        self.arrange = ToolButton("arrange", icons.arrange, Command.ARRANGE)
        self.group = ToolButton("group", icons.group, Command.GROUP)
        self.style_button = ToolButton("hand_style", icons.stacks, Command.SWITCH_VIEW)
        self.buttons = (self.auto, self.sort, self.arrange, self.group, self.style_button)
        self.more = ToolButton("more_tools", icons.more)
        for button in (*self.buttons, self.more):
            button.setParent(self)
        self.more.clicked.connect(self._show_menu)
        self.auto.clicked.connect(self.auto_toggled)
        self.arrange.clicked.connect(self.arranged)
        self.group.clicked.connect(self.grouped)
        self.sort.clicked.connect(self._switch_sort)
        self.style_button.clicked.connect(self._switch_style)
        CommandKeys(self, {b.command: b.click for b in self.buttons if b.command is not None})
        self._k = 1.0
        self.retranslate()

    def show_state(self, style: HandStyle, sort: SortBy, *, auto: bool, can_group: bool) -> None:
        """Show what is in force."""
        self._style, self._sort = style, sort
        self.auto.setChecked(auto)
        self.group.setEnabled(can_group)
        self.retranslate()

    def _switch_sort(self) -> None:
        self.sort_wished.emit(SortBy.SIZE if self._sort is SortBy.RANK else SortBy.RANK)

    def _switch_style(self) -> None:
        self.style_wished.emit(HandStyle.STACKS if self._style is HandStyle.FAN else HandStyle.FAN)

    def retranslate(self) -> None:
        """Set all texts; the buttons name what a press leads to."""
        by_rank = self._sort is SortBy.RANK
        self.auto.set_texts(translate("Tools", "Auto-play"))
        self.sort.set_texts(
            translate("Tools", "Sort by size of group") if by_rank else translate("Tools", "Sort by rank")
        )
        self.arrange.set_texts(translate("Tools", "Arrange in groups"))
        self.group.set_texts(translate("Tools", "Lay the chosen cards aside as a group"))
        fan = self._style is HandStyle.FAN
        self.style_button.set_icon(icons.stacks if fan else icons.fan)
        self.style_button.set_texts(
            translate("Tools", "Show as stacks") if fan else translate("Tools", "Show as a fan"),
            translate("Tools", "Stacks") if fan else translate("Tools", "Fan"),
        )
        self.more.set_texts(translate("Tools", "More for the hand"))
        self._place()

    def _show_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def menu(self) -> QMenu:
        """Return all tools as a menu."""
        menu = QMenu(self)
        menu.setObjectName("tools_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setStyleSheet(page_sheet(self._k))
        for button in self.buttons:
            action = menu.addAction(button.toolTip().replace("&", "&&"))
            action.setEnabled(button.isEnabled())
            action.setCheckable(button.isCheckable())
            action.setChecked(button.isChecked())
            action.triggered.connect(button.click)
        return menu

    def place(self, rect: QRect, k: float) -> None:
        """Lie at the right end of *rect*; where it is too narrow for all, a menu holds them."""
        self._k = k
        self.setGeometry(rect)
        for button in (*self.buttons, self.more):
            button.set_scale(k)
        self._place()

    def least_width(self) -> int:
        """Return how wide the row is."""
        gap = round(6 * self._k)
        return sum(b.sizeHint().width() for b in self.buttons) + gap * (len(self.buttons) - 1)

    def _place(self) -> None:
        gap, x = round(6 * self._k), self.width() - self.least_width()
        narrow = x < 0
        self.more.setVisible(narrow)
        more = self.more.sizeHint()
        self.more.setGeometry(QRect(QPoint(self.width() - more.width(), 0), more))
        for button in self.buttons:
            size = button.sizeHint()
            button.setVisible(not narrow)
            button.setGeometry(x, (self.height() - size.height()) // 2, size.width(), size.height())
            x += size.width() + gap

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
