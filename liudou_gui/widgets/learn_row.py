"""The way to the lessons: one button for each game, with a tick on what was learned."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.ruleset import Variant
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import KeyButton, label
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import page_sheet, set_role_sizes
from liudou_gui.widgets.verdict_pill import Sign, draw_sign

_TICK = 26.0


class LearnButton(KeyButton):
    """Opens a lesson; a tick says that it was learned."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(f"learn_{variant.value}")
        self.variant, self.done = variant, False

    def retranslate(self) -> None:
        """Set all texts."""
        game = variant_name(self.variant)
        spoken = translate("Lesson", "Learn {game}").format(game=game)
        if self.done:
            spoken = translate("Lesson", "Learn {game} (done)").format(game=game)
        self.set_label(game, spoken)

    def sizeHint(self) -> QSize:
        """Return the size that shows the text whole, and the tick where there is one."""
        size = super().sizeHint()
        return size if not self.done else QSize(size.width() + round(2 * _TICK * self._scale), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, and the tick before its words."""
        super().paintEvent(event)
        if self.done:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_sign(painter, Sign.GOOD, 22 * self._scale, self.height() / 2, self._scale)


class LearnRow(Sheet):
    """A sentence and a button for each game; *learn* comes with the game."""

    learn = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("learn")
        self.setParent(parent)
        self._u = 1.0
        self.text = label("second", wrap=True)
        self.buttons = [LearnButton(variant) for variant in Variant]
        self._column, self._flow = QVBoxLayout(self), FlowLayout()
        self._column.addWidget(self.text)
        self._column.addLayout(self._flow)
        for button in self.buttons:
            button.clicked.connect(lambda _checked, variant=button.variant: self.learn.emit(variant))
            self._flow.addWidget(button)
        self.retranslate()

    def show_done(self, done: Collection[str]) -> None:
        """Put a tick on the lessons of these games, named as in the settings."""
        for button in self.buttons:
            button.done = button.variant.value in done
            button.retranslate()
            button.update()
        self._flow.invalidate()

    def retranslate(self) -> None:
        """Set all texts."""
        self.text.setText(
            translate("Lesson", "New here? Learn a game at the table, step by step, in five minutes:")
        )
        self.setAccessibleName(self.text.text())
        for button in self.buttons:
            button.retranslate()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        margin = round(16 * u)
        self._column.setContentsMargins(margin, round(10 * u), margin, round(12 * u))
        self._column.setSpacing(round(6 * u))
        self._flow.setSpacing(round(10 * u))
        for button in self.buttons:
            button.set_scale(u * 0.9)
        set_role_sizes(self, u)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            set_role_sizes(self, self._u)
        super().changeEvent(event)


class LessonsDialog(Dialog):
    """Asks which game to learn; *learn* comes with it, once the dialog is gone."""

    learn = Signal(object)

    def __init__(self, done: Collection[str], u: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessons_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Start", "Learn to play"))
        self.setStyleSheet(page_sheet(u))
        self.row = LearnRow(self)
        self.row.show_done(done)
        self.row.set_scale(u)
        column = QVBoxLayout(self)
        column.addWidget(self.row)
        self.resize(QSize(round(620 * u), self.sizeHint().height()).boundedTo(self.room()))
        self.row.learn.connect(self._chosen)

    def _chosen(self, variant: Variant) -> None:
        self.accept()
        self.learn.emit(variant)
