"""A question over the window, with two answers; the quiet one is the default."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from liudou_gui.widgets.styles import page_sheet


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: the button's object name and its words."""

    name: str
    text: str


def ask(
    parent: QWidget,
    name: str,
    words: tuple[str, str],
    answers: tuple[Answer, Answer],
    on_yes: Callable[[], object],
    scale: float,
) -> QMessageBox:
    """Open a question and return its box, which goes when it is answered.

    *words* are title and question, *answers* the one that changes nothing and the one that does.
    """
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setStyleSheet(page_sheet(scale))
    box.setWindowTitle(words[0])
    box.setText(words[1])
    no = _button(box, answers[0], QMessageBox.ButtonRole.RejectRole)
    yes = _button(box, answers[1], QMessageBox.ButtonRole.AcceptRole)
    yes.clicked.connect(on_yes)
    box.setDefaultButton(no)
    box.setEscapeButton(no)
    box.open()
    return box


def _button(box: QMessageBox, answer: Answer, role: QMessageBox.ButtonRole) -> QPushButton:
    button = box.addButton(answer.text, role)
    button.setObjectName(answer.name)
    button.setAccessibleName(answer.text)
    return button
