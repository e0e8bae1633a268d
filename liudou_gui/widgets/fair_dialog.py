"""What a verdict on a dealing means, and what stands behind it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from liudou_gui.model.fair_strings import (
    broken_off_text,
    check_lines,
    checks_title,
    fact_lines,
    fairness_text,
    meaning_lines,
    meaning_title,
    reason_text,
)
from liudou_gui.model.words import translate
from liudou_gui.session.verdict import Fairness, Verdict
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_NOTICE_TOKENS = {Fairness.VERIFIED: "leaf_text", Fairness.WRONG: "cinnabar_text"}


class FairDialog(Dialog):
    """The explanation of one verdict."""

    WIDTH = 520

    def __init__(self, verdict: Verdict, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("fair_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._verdict, self._scale = verdict, scale
        self._title, self._reason = label("question", wrap=True), label("body", wrap=True)
        self._title.setProperty("token", _NOTICE_TOKENS.get(verdict.fairness, "ink"))
        self._facts = self._labels("strong", len(fact_lines(verdict)))
        self._broken = label("second", wrap=True)
        self._meaning_head, self._checks_head = label("card_title"), label("card_title")
        self._meaning = self._labels("body", len(meaning_lines()))
        verified = verdict.fairness is Fairness.VERIFIED
        self._checks = self._labels("body", len(check_lines()) if verified else 0)
        self._done = KeyButton("fair_done", kind=ButtonKind.PRIMARY)
        self._done.clicked.connect(self.accept)
        self._build()
        self.retranslate()
        self._fit()
        self._done.setFocus()

    @staticmethod
    def _labels(role: str, count: int) -> list[QLabel]:
        return [label(role, wrap=True) for _ in range(count)]

    def _build(self) -> None:
        inside = QWidget()
        inside.setObjectName("fair_inside")
        self._text = QVBoxLayout(inside)
        lines = [self._title, self._reason, *self._facts, self._broken]
        if self._checks:
            lines += [self._checks_head, *self._checks]
        for line in [*lines, self._meaning_head, *self._meaning]:
            self._text.addWidget(line)
        self._text.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("fair_scroll")
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._done)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll)
        self._column.addLayout(foot)

    def retranslate(self) -> None:
        """Set all texts."""
        verdict = self._verdict
        self.setWindowTitle(fairness_text(verdict.fairness))
        self.setAccessibleName(self.windowTitle())
        self._scroll.setAccessibleName(meaning_title())
        self._title.setText(fairness_text(verdict.fairness))
        self._reason.setText(reason_text(verdict))
        self._broken.setText(broken_off_text())
        self._broken.setVisible(verdict.broken_off > 0)
        self._checks_head.setText(checks_title())
        self._meaning_head.setText(meaning_title())
        bullet = translate("Fair", "• {line}")
        for labels, texts in (
            (self._facts, fact_lines(verdict)),
            (self._meaning, meaning_lines()),
            (self._checks, tuple(bullet.format(line=line) for line in check_lines())),
        ):
            for line, text in zip(labels, texts, strict=False):
                line.setText(text)
        self._done.set_label(translate("Settings", "Done"))

    def _fit(self) -> None:
        u = self._scale
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        self._done.set_scale(u, 100)
        self._text.setSpacing(round(8 * u))
        self._column.setContentsMargins(*[round(18 * u)] * 4)
        room = self.room()
        wide = min(round(self.WIDTH * u), room.width())
        high = self._text.heightForWidth(wide - round(48 * u)) + round(110 * u)
        self.resize(wide, min(high, room.height()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)
