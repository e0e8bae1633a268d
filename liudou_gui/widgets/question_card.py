"""Asks before a play that is easily regretted: showing oneself (H6), bombing one's own side."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from liudou_gui.model.cautions import Caution, TurnQuestion
from liudou_gui.model.strings import rank_word
from liudou_gui.model.turn import Turn
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.keys import enter_presses
from liudou_gui.widgets.sheet import draw_sheet
from liudou_gui.widgets.styles import set_role_sizes


class QuestionCard(QWidget):
    """A sheet over the table; the safe answer comes first and has the focus."""

    WIDTH = 460

    def __init__(self, turn: Turn, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("play_question")
        self._turn = turn
        self._question: TurnQuestion | None = None
        self._title, self._text = label("question", wrap=True), label("second", wrap=True)
        self.instead = KeyButton("play_instead", kind=ButtonKind.PRIMARY)
        self.back = KeyButton("play_back")
        self.play = KeyButton("play_anyway")
        self.instead.clicked.connect(lambda: turn.answer(play=True, instead=True))
        self.back.clicked.connect(lambda: turn.answer(play=False))
        self.play.clicked.connect(lambda: turn.answer(play=True))
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        self._row = QHBoxLayout()
        for button in (self.instead, self.back, self.play):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._row.addWidget(button)
        self._column.addLayout(self._row)
        self._k = 1.0
        self.hide()

    def ask(self, question: TurnQuestion | None) -> None:
        """Show a question with a caution; none, or a plain one, hides the card."""
        self._question = question if question is not None and question.caution is not None else None
        self.setVisible(self._question is not None)
        if self._question is None:
            return
        self.instead.setVisible(self._question.instead is not None)
        self.back.kind = ButtonKind.PLAIN if self._question.instead is not None else ButtonKind.PRIMARY
        self.retranslate()
        self.set_scale(self._k)
        self.raise_()
        first = self.instead if self._question.instead is not None else self.back
        first.setFocus()

    def retranslate(self) -> None:
        """Set all texts."""
        question = self._question
        if question is None:
            return
        if question.caution is Caution.REVEALS:
            self._title.setText(translate("Prompts", "Show that you are a landlord?"))
            self._text.setText(
                translate("Prompts", "A copy of the marked card is among these: it tells everybody (H6).")
            )
            if question.instead is not None:
                marked, *_ = question.cards - question.instead
                text = translate("Prompts", "Use another {rank}")
                self.instead.set_label(text.format(rank=rank_word(marked.rank)))
        else:
            self._title.setText(translate("Prompts", "Bomb your own side?"))
            self._text.setText(translate("Prompts", "The play on the table is your partner’s."))
        self.back.set_label(translate("Prompts", "Back"))
        self.play.set_label(translate("Prompts", "Play it"))
        self.setAccessibleName(f"{self._title.text()} {self._text.text()}")

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        set_role_sizes(self, k)
        margin = round(20 * k)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(8 * k))
        self._row.setSpacing(round(10 * k))
        for button in (self.instead, self.back, self.play):
            button.set_scale(k)
        self._column.activate()
        wide = max(round(self.WIDTH * k), self._column.minimumSize().width())
        self.setFixedWidth(wide)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Lie in the middle of a part of the page."""
        self._column.activate()
        high = self._column.heightForWidth(self.width())
        high = max(high, self._column.minimumSize().height())
        self.resize(self.width(), high)
        self.move(round(x + (w - self.width()) / 2), round(y + max(0.0, (h - high) / 2)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button with the focus, Escape goes back."""
        if event.isAutoRepeat() or enter_presses(self, event):
            return  # held, it is the key that asked the question: that is no answer
        if event.key() == Qt.Key.Key_Escape:
            self._turn.answer(play=False)
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        draw_sheet(self, 18, edge="amber_line", width=2)
