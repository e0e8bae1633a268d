"""The mark of a verified dealing, and the explanation behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine.fair import Cause
from liudou_gui.model.fair_strings import fact_lines, reason_text, spoken_text
from liudou_gui.session.verdict import Fairness, Unproven, Verdict
from liudou_gui.widgets.fair_dialog import FairDialog
from liudou_gui.widgets.styles import theme, use_theme
from liudou_gui.widgets.theme import THEMES
from liudou_gui.widgets.verified_mark import VerifiedMark

GOOD = Verdict(Fairness.VERIFIED, None, 4, 3, own_share=True, broken_off=1)
OPEN = Verdict(Fairness.NOT_VERIFIED, Unproven.LEFT_OUT, 4, 2)
BAD = Verdict(Fairness.WRONG, Cause.BOTTOM, 4, 3, own_share=True)


def shown(verdict: Verdict | None, qtbot: QtBot) -> VerifiedMark:
    mark = VerifiedMark()
    qtbot.addWidget(mark)
    mark.set_scale(1.0)
    mark.show_verdict(verdict)
    mark.resize(mark.sizeHint())
    return mark


def sign(mark: VerifiedMark) -> QImage:
    """The shield alone, without colours."""
    image = mark.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return image.copy(0, 0, 34, image.height())


def lines(dialog: FairDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if not label.isHidden()]


def test_each_verdict_has_words_and_a_shape_of_its_own(qtbot: QtBot) -> None:
    marks = [shown(verdict, qtbot) for verdict in (GOOD, OPEN, BAD)]
    assert [mark.text() for mark in marks] == [
        "Dealing verified",
        "Dealing not verified",
        "Dealing is wrong",
    ]
    pictures = [sign(mark) for mark in marks]
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]
    assert pictures[0] != pictures[2]
    assert marks[2].accessibleName() == (
        "Dealing is wrong. The bottom cards are not those of the sealed pack."
    )


def test_without_a_verdict_there_is_no_mark(qtbot: QtBot) -> None:
    mark = shown(None, qtbot)
    assert mark.isHidden()
    mark.show_verdict(GOOD)
    assert mark.isVisible()
    mark.show_verdict(None)
    assert mark.isHidden()


def test_a_key_opens_the_explanation_and_closes_it_again(qtbot: QtBot) -> None:
    mark = shown(GOOD, qtbot)
    mark.window().activateWindow()
    mark.setFocus()
    qtbot.keyClick(mark, Qt.Key.Key_Space)
    dialog = mark.window().findChild(FairDialog)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    said = " ".join(lines(dialog))
    for words in ("Dealing verified", "shares went in: 3", "among them", "before this one: 1", "sealed pack"):
        assert words in said
    assert "does not prove that nobody looked" in said
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: mark.window().findChild(FairDialog) is None)


def test_what_was_checked_is_told_only_where_all_was(qtbot: QtBot) -> None:
    for verdict, told in ((GOOD, True), (OPEN, False), (BAD, False)):
        dialog = FairDialog(verdict, 1.0)
        qtbot.addWidget(dialog)
        assert ("What was checked" in lines(dialog)) is told
        assert reason_text(verdict) in lines(dialog)
        assert any("throwing away" in line for line in lines(dialog)) is (verdict.broken_off > 0)


@pytest.mark.parametrize("why", (*Unproven, *Cause), ids=lambda why: str(why.value))
def test_every_reason_has_a_sentence(why: Unproven | Cause) -> None:
    kind = Fairness.NOT_VERIFIED if isinstance(why, Unproven) else Fairness.WRONG
    text = reason_text(Verdict(kind, why))
    assert text.endswith(".")
    assert text in spoken_text(Verdict(kind, why))
    assert fact_lines(Verdict(kind, why))[1] == "Your share is not among them."


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("scale", (1.0, 1.5))
def test_the_words_are_never_cut(name: str, scale: float, qtbot: QtBot) -> None:
    before = theme().name
    use_theme(name)
    try:
        mark = shown(OPEN, qtbot)
        mark.set_scale(scale)
        assert mark.sizeHint().width() >= mark.minimumSizeHint().width() > 100 * scale
        assert not mark.grab().isNull()
        QApplication.sendEvent(mark, QEvent(QEvent.Type.LanguageChange))
        assert mark.text() == "Dealing not verified"
    finally:
        use_theme(before)
