"""One try to join a table: it is under way, wants the room code, was refused, or nobody answers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from liudou_gui.model.doctor_strings import finding_detail, finding_remedy, finding_title
from liudou_gui.model.lan_strings import code_fault_sentence, refused_sentence, ruling_line
from liudou_gui.model.words import translate
from liudou_gui.net.findings import Finding
from liudou_gui.net.invitation import CodeError, read_code
from liudou_gui.protocol.down import Refusal, Refused
from liudou_gui.protocol.limits import CODE_DIGITS
from liudou_gui.session.lan_base import CannotJoin
from liudou_gui.widgets.controls import ButtonKind, EntryLine, KeyButton, label
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import color, set_role_sizes, smallest_px

_CODE = (Refusal.CODE_NEEDED, Refusal.WRONG_CODE, Refusal.TOO_MANY_TRIES)
_WAIT_MS = 60_000
"""So long the code waits where the host does not say how long."""


class JoinAttempt(Sheet):
    """Says how a try stands, and takes the room code; everything else is a wish."""

    back = Signal()
    again = Signal()
    trusted = Signal()
    """The host's other key is to be trusted from now on."""
    code_given = Signal(str)

    def __init__(self) -> None:
        super().__init__("join_attempt")
        self._u, self._name = 1.0, ""
        self.alarm = False
        """Whether it warns: its edge is cinnabar, with a bar at the left."""
        self.own = False
        """Whether the table is opened here, not joined elsewhere."""
        self._watch = False
        self.title, self.sentence = label("question", wrap=True), label("body", wrap=True)
        self._notes: list[QWidget] = []
        self.code, self.code_word = EntryLine(), label("strong", wrap=True)
        self.code.setObjectName("room_code")
        self.code.setMaxLength(CODE_DIGITS + 8)  # blanks and hyphens that were pasted with it
        self.code.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.code.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.code.returnPressed.connect(self._give)
        self.code.textChanged.connect(self._typed)
        self.code_button = KeyButton("give_code", kind=ButtonKind.PRIMARY)
        self.code_button.clicked.connect(self._give)
        self.back_button, self.again_button = KeyButton("attempt_back"), KeyButton("attempt_again")
        self.trust_button = KeyButton("trust_key", kind=ButtonKind.DANGER)
        self.back_button.clicked.connect(self.back)
        self.again_button.clicked.connect(self.again)
        self.trust_button.clicked.connect(self.trusted)
        self._waits, self._clock = QElapsedTimer(), QTimer(self)
        self._wait_ms = 0
        self._clock.setInterval(250)
        self._clock.timeout.connect(self._count_down)
        self._arrange()

    def _arrange(self) -> None:
        self._code_row = QHBoxLayout()
        self._code_row.addWidget(self.code)
        self._code_row.addWidget(self.code_button)
        self._code_row.addStretch()
        self._list = QVBoxLayout()
        self._buttons = FlowLayout()
        for button in (self.back_button, self.again_button, self.trust_button):
            self._buttons.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.sentence)
        self._column.addLayout(self._code_row)
        self._column.addWidget(self.code_word)
        self._column.addLayout(self._list)
        self._column.addLayout(self._buttons)

    # -- what is shown -------------------------------------------------------------------------

    def begin(self, name: str, *, watch: bool = False) -> None:
        """A try to join *name* begins, or to *watch* there."""
        self._name, self.own, self._watch = name, False, watch
        self._show_code_word()
        self.show_connecting()

    def show_connecting(self) -> None:
        """The host is being asked."""
        title = translate("Join", "Asking for a seat at {table}…")
        if self._watch:
            title = translate("Join", "Asking to watch {table}…")
        self._show(title.format(table=self._name or "…"), translate("Join", "This takes a moment."))

    def show_opening(self, name: str) -> None:
        """An own table is being opened."""
        self.own = True
        title = translate("Join", "Opening {table}…").format(table=name)
        self._show(title, translate("Join", "This takes a moment."))

    def show_lost(self, why: str, *, own: bool = False) -> None:
        """It cannot even be tried, for a reason in words; *own* is a table that was to be opened here."""
        title = translate("Join", "This table cannot be joined")
        if own:
            title = translate("Join", "The table cannot be opened")
        self._show(title, why, again=not own)

    def show_refused(self, refused: Refused) -> None:
        """The host said no."""
        if refused.why in _CODE:
            self._ask_code(refused)
            return
        self._show(
            translate("Join", "The table said no"),
            refused_sentence(refused),
            notes=[("", ruling_line(ruling)) for ruling in refused.rulings],
            again=refused.why is not Refusal.RULES_DIFFER,
        )

    def show_silent(self, findings: Sequence[Finding] | None) -> None:
        """Nobody answers; *findings* say why, None while it is being found out."""
        if findings is None:
            text = translate("Join", "Nobody answers so far; it is still being tried. Finding out why…")
        elif findings:
            text = translate("Join", "Nobody answers so far; it is still being tried. This was found:")
        else:
            text = translate("Join", "Nobody answers so far; it is still being tried.")
        notes = [
            (finding_title(each), "\n".join(filter(None, (finding_detail(each), finding_remedy(each)))))
            for each in findings or ()
        ]
        self._show(
            translate("Join", "{table} does not answer").format(table=self._name), text, notes, again=True
        )

    def show_other_key(self, error: CannotJoin) -> None:
        """The host's key is another than before: nothing goes on without a choice."""
        text = translate(
            "Join",
            "Its key is another than the last time. The host may have been set up anew, or somebody else "
            "answers in its place and could read what you play. Ask the host before you trust it.",
        )
        notes = [
            (translate("Join", "Key known so far"), error.known),
            (translate("Join", "Key shown now"), error.shown),
        ]
        self._show(translate("Join", "This is not the host you know"), text, notes)
        for key in self._notes[1::2]:
            key.setProperty("role", "card_title")
        set_role_sizes(self, self._u)
        self.trust_button.show()
        self.alarm = True
        self.back_button.setFocus()
        self.update()

    def _show(
        self, title: str, text: str, notes: Sequence[tuple[str, str]] = (), *, again: bool = False
    ) -> None:
        new = (title, text) != (self.title.text(), self.sentence.text())
        self.title.setText(title)
        self.sentence.setText(text)
        self.again_button.setVisible(again)
        self.trust_button.hide()
        self.alarm = False
        self._clock.stop()
        for widget in (self.code, self.code_button, self.code_word):
            widget.hide()
        self._show_notes(notes)
        self.retranslate()
        self.setAccessibleName(f"{title} {text}")
        if new and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title} {text}"))
        if not self.isAncestorOf(self.window().focusWidget() or self.window()):
            self.back_button.setFocus()

    def _show_notes(self, notes: Sequence[tuple[str, str]]) -> None:
        for note in self._notes:
            self._list.removeWidget(note)
            note.hide()
            note.deleteLater()
        self._notes = []
        for title, text in notes:
            for role, words in (("strong", title), ("body", text)):
                if words:
                    line = label(role, words, wrap=True)
                    line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                    self._list.addWidget(line)
                    line.show()
                    self._notes.append(line)
        set_role_sizes(self, self._u)

    # -- the room code -------------------------------------------------------------------------

    def _ask_code(self, refused: Refused) -> None:
        wrong = "" if refused.why is Refusal.CODE_NEEDED else refused_sentence(refused)
        self._show(
            translate("Join", "The room code of {table}").format(table=self._name or "…"),
            translate("Join", "Six digits, which the host sees on their screen."),
        )
        for widget in (self.code, self.code_button):
            widget.show()
        self._say_of_code(wrong)
        self._wait_ms = 0
        if refused.why is Refusal.TOO_MANY_TRIES:
            self._wait_ms = refused.wait_ms or _WAIT_MS
            self._waits.start()
            self._clock.start()
            self._count_down()
        self._typed()
        self.code.setFocus()
        self.code.selectAll()

    def _say_of_code(self, text: str) -> None:
        self.code_word.setProperty("token", "cinnabar_text")
        self.code_word.setText(text)
        self.code_word.setVisible(bool(text))
        self.code.setAccessibleDescription(text)
        set_role_sizes(self.code_word, self._u)
        if text and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _count_down(self) -> None:
        left = self._wait_ms - self._waits.elapsed()
        if left <= 0:
            self._wait_ms = 0
            self._clock.stop()
            self._say_of_code("")
            self._typed()
            return
        seconds = math.ceil(left / 1000)
        text = refused_sentence(Refused(Refusal.TOO_MANY_TRIES, wait_ms=seconds * 1000))
        if text != self.code_word.text():
            self.code_word.setText(text)

    def _typed(self) -> None:
        """Offer to try what is typed; while one has to wait it can be typed all the same."""
        self.code_button.setEnabled(not self._wait_ms and bool(self.code.text().strip()))

    def _give(self) -> None:
        if not self.code_button.isEnabled():
            return
        try:
            code = read_code(self.code.text())
        except CodeError as error:
            self._say_of_code(code_fault_sentence(error.fault))
            return
        self.code_given.emit(code)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet, with another edge where it warns."""
        super().paintEvent(event)
        if not self.alarm:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        whole, bar = QPainterPath(), QPainterPath()
        whole.addRoundedRect(box, 16, 16)
        bar.addRect(QRectF(box.left(), box.top(), 8 * self._u, box.height()))
        painter.fillPath(whole.intersected(bar), color("cinnabar"))
        painter.setPen(QPen(color("cinnabar"), 2.4))
        painter.drawPath(whole)

    # -- texts and sizes -----------------------------------------------------------------------

    def stop(self) -> None:
        """Count nothing any more, and forget the code."""
        self._clock.stop()
        self.code.clear()

    def retranslate(self) -> None:
        """Set the texts that are always the same."""
        self.code.setAccessibleName(translate("Join", "Room code"))
        self.code.setPlaceholderText("000 000")
        self._show_code_word()
        back = translate("Join", "Do not open it") if self.own else translate("Join", "Do not join")
        self.back_button.set_label(back)
        self.again_button.set_label(translate("Join", "Try again"))
        self.trust_button.set_label(translate("Join", "Trust this host from now on"))

    def _show_code_word(self) -> None:
        word = translate("Join", "Watch") if self._watch else translate("Join", "Sit down")
        self.code_button.set_label(word)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        edge = round(22 * u)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(round(12 * u))
        self._list.setSpacing(round(4 * u))
        self._buttons.setSpacing(round(8 * u))
        self._code_row.setSpacing(round(10 * u))
        px = round(max(34 * u, smallest_px()))
        self.code.setStyleSheet(f"font-size: {px}px; font-weight: bold; min-height: {round(56 * u)}px;")
        self.code.setFixedWidth(round(230 * u))
        for button in (self.code_button, self.back_button, self.again_button, self.trust_button):
            button.set_scale(u)
        set_role_sizes(self, u)
