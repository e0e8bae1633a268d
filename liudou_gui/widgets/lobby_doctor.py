"""The sheet “Can they reach you?”: what the doctor found, the one thing that needs a hand on top."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QPointF, Qt, QTime, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from liudou_gui.model.doctor_strings import finding_detail, finding_remedy, finding_title, report_text
from liudou_gui.model.words import translate
from liudou_gui.net.findings import Finding, FindingKind, Level, in_order, setting_link
from liudou_gui.widgets import lobby_icons
from liudou_gui.widgets.background import Background, Errand
from liudou_gui.widgets.controls import KeyButton, label
from liudou_gui.widgets.lobby_parts import PartSheet, Rule, draw_tick
from liudou_gui.widgets.result_parts import Box, Picture, scale_parts
from liudou_gui.widgets.start_tiles import QuietButton
from liudou_gui.widgets.styles import set_role_sizes
from liudou_gui.widgets.tool_button import ToolButton
from liudou_gui.widgets.verdict_pill import Sign, draw_sign

_NOBODY = (FindingKind.NOBODY_HEARD, FindingKind.WIFI_ISOLATION)
"""What is found where nobody was heard."""


def open_link(link: str) -> None:
    """Open one of the system's settings."""
    QDesktopServices.openUrl(QUrl(link))


def level_picture(level: Level, units: float = 24) -> Picture:
    """Return the sign of a level: a tick, a triangle, or a small i in a ring."""

    def draw(painter: QPainter, side: float) -> None:
        centre = QPointF(side / 2, side / 2)
        if level is Level.OK:
            draw_tick(painter, centre, side * 0.45)
        else:
            sign, ink = (Sign.CAUTION, "amber_line") if level is Level.WARN else (Sign.INFO, "ink2")
            draw_sign(painter, sign, centre.x(), centre.y(), side / 18, ink)

    return Picture("level", units, draw, "")


class WarningCard(Box):
    """A finding that needs a hand: what it means, the step that helps, and a button for it."""

    def __init__(self, finding: Finding, opens: Callable[[str], None], copies: Callable[[str], None]) -> None:
        super().__init__(f"finding_{finding.kind.value}", "amber", "amber_line", 0.22)
        self.gaps = (8.0, 6.0)
        title, remedy = finding_title(finding), finding_remedy(finding)
        self.setAccessibleName(title)
        self.beside(level_picture(Level.WARN, 22), 0, 0)
        self.words("card_title", title, 0, 1)
        self.words("body", finding_detail(finding), 1, 0, wide=2)
        self.grid.setColumnStretch(1, 1)
        self.remedy: QLabel | None = None
        if remedy:
            self.remedy = self.words("strong", remedy, 2, 0, wide=2)
            self.remedy.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.open = KeyButton(f"open_{finding.kind.value}")
        self.copy = QuietButton(f"copy_{finding.kind.value}")
        link = setting_link(finding.kind)
        self.open.set_label(translate("Lobby", "Open that setting"))
        self.open.clicked.connect(lambda: opens(link))
        self.copy.set_label(translate("Lobby", "Copy this"))
        self.copy.clicked.connect(lambda: copies(remedy))
        buttons = QHBoxLayout()
        buttons.addWidget(self.open)
        buttons.addWidget(self.copy)
        buttons.addStretch(1)
        self.grid.addLayout(buttons, 3, 0, 1, 2)
        self.open.setVisible(bool(link))
        self.copy.setVisible(bool(remedy) and not link)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        super().set_scale(u)
        self.open.set_scale(u)
        self.copy.set_scale(u)


class FindingRow(Box):
    """A finding that needs nothing: a sign, a title, and what it means."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(f"finding_{finding.kind.value}")
        self.gaps = (12.0, 0.0)
        title, detail = finding_title(finding), finding_detail(finding)
        self.setAccessibleName(f"{title}, {detail}")
        self.grid.addWidget(level_picture(finding.level), 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self.words("strong", title, 0, 1)
        self.words("second", detail, 1, 1)
        self.grid.setColumnStretch(1, 1)


class DoctorSheet(PartSheet):
    """Runs the examination in another thread and shows what it found.

    *examined* gets all findings, the worst first; *copied* what a button copied and the words that say so.
    """

    examined = Signal(object)
    copied = Signal(str, str)

    def __init__(
        self,
        examine: Callable[[], tuple[Finding, ...]],
        title: Callable[[], str],
        opens: Callable[[str], None] = open_link,
    ) -> None:
        super().__init__("lobby_doctor", lobby_icons.shield)
        self._title, self._opens, self._u = title, opens, 1.0
        self.findings: tuple[Finding, ...] = ()
        self._company = False
        self._when: QTime | None = None
        self._trouble = ""
        self.status, self.again = label("second", wrap=True), QuietButton("check_again")
        self.again.clicked.connect(self.check)
        line = QHBoxLayout()
        line.addWidget(self.status, 1)
        line.addWidget(self.again)
        self._list = QVBoxLayout()
        self.parts: list[QWidget] = []
        self.middle.addLayout(line)
        self.middle.addLayout(self._list)
        self.middle.addStretch(1)
        self.copy_report = ToolButton("copy_report", lobby_icons.copy, flat=True)
        self.copy_report.clicked.connect(self._copy_report)
        self.foot.addWidget(Rule("doctor_rule"))
        self.foot.addWidget(self.copy_report, 0, Qt.AlignmentFlag.AlignLeft)
        self._examination, self._background = (
            Errand(examine, self._take, self._fail, (OSError,)),
            Background(self),
        )
        self.retranslate()

    @property
    def worst(self) -> Finding | None:
        """The finding on top, if it needs a hand."""
        return self.findings[0] if self.findings and self.findings[0].level is Level.WARN else None

    def check(self) -> None:
        """Examine now, unless that is under way."""
        if not self._background.busy:
            self._background.run(self._examination)
        self._show_status()

    def note_company(self) -> None:
        """Somebody has come in: that nobody did is not said any more, whenever it was found."""
        if self._company:
            return
        self._company = True
        left = self._worth_saying(self.findings)
        if left != self.findings:
            self.findings = left
            self._show_findings()
            self.examined.emit(left)

    def _worth_saying(self, findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
        return tuple(one for one in findings if not (self._company and one.kind in _NOBODY))

    def _take(self, findings: tuple[Finding, ...]) -> None:
        self.findings, self._trouble = self._worth_saying(in_order(list(findings))), ""
        self._when = QTime.currentTime()
        self._show_findings()
        self._show_status()
        self.examined.emit(self.findings)

    def _fail(self, error: OSError) -> None:
        self._trouble = translate("Lobby", "The check could not be made: {error}").format(error=error)
        self._show_status()

    def _show_status(self) -> None:
        busy = self._background.busy
        self.again.setEnabled(not busy)
        if busy:
            words = translate("Lobby", "Looking, this takes some seconds…")
        elif self._trouble:
            words = self._trouble
        elif self._when is not None:
            when = QLocale().toString(self._when, QLocale.FormatType.ShortFormat)
            words = translate("Lobby", "Checked at {time}").format(time=when)
        else:
            words = translate("Lobby", "Not checked yet")
        self.status.setText(words)
        self.copy_report.setEnabled(bool(self.findings))

    def _show_findings(self) -> None:
        for part in self.parts:
            self._list.removeWidget(part)
            part.hide()
            part.deleteLater()
        self.parts = []
        for finding in self.findings:
            warns = finding.level is Level.WARN
            part = WarningCard(finding, self._opens, self._copy) if warns else FindingRow(finding)
            if not warns and self.parts:
                self._put(Rule(f"rule_{len(self.parts)}"))
            self._put(part)
        self._scale_parts()

    def _put(self, part: QWidget) -> None:
        self._list.addWidget(part)
        self.parts.append(part)

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, in order."""
        cards = [part for part in self.parts if isinstance(part, WarningCard)]
        buttons: list[QWidget] = [button for card in cards for button in (card.open, card.copy)]
        return [self.again, *buttons, self.copy_report]

    def _copy(self, text: str) -> None:
        self.copied.emit(text, translate("Lobby", "Copied."))

    def _copy_report(self) -> None:
        self.copied.emit(report_text(self.findings), translate("Lobby", "The report is copied."))

    def retranslate(self) -> None:
        """Set all texts."""
        self.set_title(self._title())
        self.again.set_label(translate("Lobby", "Check again"))
        copy = translate("Lobby", "Copy this report")
        self.copy_report.set_texts(copy, copy)
        self._show_findings()
        self._show_status()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        super().set_scale(u)
        self._u = u
        self.again.set_scale(u)
        self.copy_report.set_scale(1.12 * u)
        self._list.setSpacing(round(3 * u))
        self._scale_parts()

    def _scale_parts(self) -> None:
        scale_parts(self, self._u)
        set_role_sizes(self, self._u)
