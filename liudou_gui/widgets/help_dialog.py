"""The short rules of a game, over the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from engine.ruleset import Ruleset
from liudou_gui.model.help_strings import help_lines
from liudou_gui.model.strings import variant_cards, variant_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.styles import page_sheet, set_role_sizes


class HelpDialog(QDialog):
    """Title, paragraphs, Close."""

    def __init__(self, ruleset: Ruleset, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._ruleset, self._scale = ruleset, scale
        self._title, self._cards = label("section", wrap=True), label("second", wrap=True)
        self._lines = [label("body", wrap=True) for _ in help_lines(ruleset.variant)]
        self._close = KeyButton("help_close", kind=ButtonKind.PRIMARY)
        self._close.clicked.connect(self.accept)
        inside = QWidget()
        inside.setObjectName("help_inside")
        column = QVBoxLayout(inside)
        column.setSpacing(round(10 * scale))
        for line in self._lines:
            column.addWidget(line)
        column.addStretch()
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.addWidget(self._title)
        outer.addWidget(self._cards)
        outer.addWidget(scroll)
        outer.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()
        self.setStyleSheet(page_sheet(scale))
        set_role_sizes(self, scale)
        self._close.set_scale(scale, 112)
        room = parent.size() if parent is not None else self.screen().availableSize()
        self.resize(min(round(620 * scale), room.width() - 40), min(round(560 * scale), room.height() - 40))

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(translate("Help", "Rules of this game"))
        self._scroll.setAccessibleName(self.windowTitle())
        self._title.setText(variant_name(self._ruleset.variant))
        self._cards.setText(variant_cards(self._ruleset.variant))
        for widget, text in zip(self._lines, help_lines(self._ruleset.variant), strict=True):
            widget.setText(text)
        self._close.set_label(translate("Help", "Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
