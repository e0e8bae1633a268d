"""Asks newcomers who come by an invitation for their name: at the table others have to know them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from liudou_gui.model.settings import NAME_LENGTH, SettingsStore, clean_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, EntryLine, KeyButton, label
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_WIDE = 420


class NameDialog(Dialog):
    """Keeps the name in the *store* once it is accepted; who gives none goes on without one."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("name_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        u = store.settings.scale / 100
        title = translate("Join", "Who sits down?")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setStyleSheet(page_sheet(u))
        self.name = EntryLine()
        self.name.setObjectName("newcomer_name")
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setPlaceholderText(translate("Start", "Name"))
        self.name.setAccessibleName(translate("Start", "Your name"))
        self.go = KeyButton("newcomer_go", kind=ButtonKind.PRIMARY)
        self.go.set_label(translate("Join", "To the table"))
        self.answer = self.go
        self.go.clicked.connect(self.accept)
        self.name.returnPressed.connect(self.accept)
        self.accepted.connect(self._keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[round(18 * u)] * 4)
        column.setSpacing(round(10 * u))
        column.addWidget(label("question", title, wrap=True))
        seen = translate("Join", "The others see this name at the table.")
        column.addWidget(label("body", seen, wrap=True))
        column.addWidget(self.name)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.go)
        column.addLayout(foot)
        set_role_sizes(self, u)
        room = self.room()
        wide = min(round(_WIDE * u), room.width())
        self.resize(wide, min(column.totalHeightForWidth(wide), room.height()))
        self.name.setFocus()

    def _keep(self) -> None:
        name = clean_name(self.name.text())
        if name:
            self._store.change(name=name)
