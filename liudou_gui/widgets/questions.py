"""A question over the window with a few answers; the quiet one is the default."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    return ask_which(parent, name, words, answers[0], [(answers[1], on_yes)], scale)


def ask_which(
    parent: QWidget,
    name: str,
    words: tuple[str, str],
    quiet: Answer,
    others: Sequence[tuple[Answer, Callable[[], object]]],
    scale: float,
) -> QMessageBox:
    """Open a question with several answers as :func:`ask` does; *quiet* is the one that changes nothing."""
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setStyleSheet(page_sheet(scale))
    box.setWindowTitle(words[0])
    box.setText(words[1])
    no = _button(box, quiet, QMessageBox.ButtonRole.RejectRole)
    for answer, act in others:
        _button(box, answer, QMessageBox.ButtonRole.AcceptRole).clicked.connect(act)
    box.setDefaultButton(no)
    box.setEscapeButton(no)
    box.open()
    return box


def _button(box: QMessageBox, answer: Answer, role: QMessageBox.ButtonRole) -> QPushButton:
    button = box.addButton(answer.text, role)
    button.setObjectName(answer.name)
    button.setAccessibleName(answer.text)
    return button
