"""Pass, Clear, Play, and above them what the chosen cards are or why they may not be played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.actions import PromptKind
from engine.combos import Combination
from engine.reasons import Reason
from engine.view import Phase
from liudou_gui.model.reason_strings import reason_sentence, reason_text
from liudou_gui.model.selection import Selection
from liudou_gui.model.strings import combination_detail, combination_text
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, draw_line, text_width
from liudou_gui.widgets.styles import color

_LEFT = Qt.AlignmentFlag.AlignLeft


class VerdictPill(QWidget):
    """One line: a tick or a cross, the main words in bold, the rest beside them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("verdict")
        self._k = 1.0
        self._good, self._main, self._rest = True, "", ""
        self.set_scale(1.0)

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.setFixedHeight(round(28 * k))
        self.updateGeometry()

    def show_verdict(self, good: bool, main: str, rest: str) -> None:
        """Show a verdict; empty words hide the pill but keep its place."""
        if (good, main, rest) == (self._good, self._main, self._rest):
            return
        self._good, self._main, self._rest = good, main, rest
        self.setAccessibleName(f"{main} {rest}".strip())
        self.updateGeometry()
        self.update()

    @property
    def text(self) -> str:
        """What the pill says."""
        return f"{self._main} {self._rest}".strip()

    def sizeHint(self) -> QSize:
        """Return the width of the words and the icon."""
        k = self._k
        wide = text_width(self._main, 14 * k, bold=True) + 46 * k
        if self._rest:
            wide += text_width(self._rest, 14 * k) + 8 * k
        return QSize(round(wide) + 2, round(28 * k))

    def minimumSizeHint(self) -> QSize:
        """Return a small width: long words are elided, never the layout stretched."""
        return QSize(1, round(28 * self._k))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pill, icon and words."""
        if not self._main:
            return
        k = self._k
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("panel"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        x, y = box.left() + 18 * k, box.center().y()
        pen = QPen(color("leaf_text" if self._good else "cinnabar_text"), 2 * k)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        icon = QPainterPath()
        if self._good:
            icon.moveTo(x - 5 * k, y)
            icon.lineTo(x - 1.5 * k, y + 4 * k)
            icon.lineTo(x + 5 * k, y - 4 * k)
        else:
            for sign in (1, -1):
                icon.moveTo(x - 4.5 * k, y - 4.5 * k * sign)
                icon.lineTo(x + 4.5 * k, y + 4.5 * k * sign)
        painter.drawPath(icon)
        left, right = box.left() + 31 * k, box.right() - 14 * k
        wide = min(text_width(self._main, 14 * k, bold=True), right - left)
        painter.setPen(color("ink"))
        line = QRectF(left, box.top(), wide, box.height())
        draw_line(painter, line, self._main, 14 * k, _LEFT, bold=True)
        if self._rest:
            left += wide + 8 * k
            painter.setPen(color("ink2"))
            line = QRectF(left, box.top(), max(0.0, right - left), box.height())
            draw_line(painter, line, self._rest, 14 * k, _LEFT, bold=False)


class ActionBar(QWidget):
    """The verdict and three buttons; what was pressed before the turn changed does nothing."""

    def __init__(self, table: TableModel, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("action_bar")
        self._table, self._selection = table, selection
        self._armed: int | None = None
        self.verdict = VerdictPill()
        self.pass_button = KeyButton("pass", ("P",), cap="P")
        self.clear_button = KeyButton("clear", ("Esc",), cap="Esc")
        self.play_button = KeyButton("play", ("Return", "Enter"), cap="Enter", kind=ButtonKind.PRIMARY)
        self.buttons = (self.pass_button, self.clear_button, self.play_button)
        for button in self.buttons:
            button.pressed.connect(self._arm)
        self.pass_button.clicked.connect(self._pass)
        self.clear_button.clicked.connect(selection.clear)
        self.play_button.clicked.connect(self._play)
        for part in (self.verdict, *self.buttons):
            part.setParent(self)
        self._k, self._compact = 1.0, False
        self._row = QRect(0, 34, 400, 44)
        self._line = QRect(0, 0, 400, 30)
        table.view_changed.connect(self.refresh)
        selection.changed.connect(self.refresh)
        self.retranslate()

    def arrange(self, line: QRect, row: QRect, k: float, *, compact: bool = False) -> None:
        """Put the verdict in the middle of *line* and the buttons of *row*; *compact* without key caps."""
        self._line, self._row, self._k, self._compact = line, row, k, compact
        self.verdict.set_scale(k)
        for button, least in zip(self.buttons, (88, 88, 112) if compact else (112, 112, 152), strict=True):
            button.show_cap(not compact)
            button.set_scale(k, least)
        self._place()

    def _place(self) -> None:
        gap = round(12 * self._k)
        sizes = [button.sizeHint() for button in self.buttons]
        wide = sum(size.width() for size in sizes) + gap * (len(sizes) - 1)
        x = self._row.x() + (self._row.width() - wide) // 2
        if self._compact:
            x = self._row.right() - wide
        for button, size in zip(self.buttons, sizes, strict=True):
            button.setGeometry(x, self._row.y(), size.width(), size.height())
            x += size.width() + gap
        pill = min(self.verdict.sizeHint().width(), self._line.width())
        left = self._line.x() + (self._line.width() - pill) // 2
        top = self._line.y() + (self._line.height() - self.verdict.height()) // 2
        self.verdict.setGeometry(left, top, pill, self.verdict.height())

    def retranslate(self) -> None:
        """Set all texts."""
        self.pass_button.set_label(translate("Actions", "Pass"))
        self.clear_button.set_label(translate("Actions", "Clear"))
        self.play_button.set_label(translate("Actions", "Play"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def refresh(self) -> None:
        """Follow the turn and the choice."""
        prompt = self._table.prompt
        asked = prompt is not None and prompt.kind is PromptKind.PLAY
        self.pass_button.setEnabled(prompt is not None and asked and not prompt.leading)
        self.clear_button.setEnabled(bool(self._selection.cards))
        self.play_button.setEnabled(self._selection.playable)
        self._show_verdict(asked)
        self._place()

    def _show_verdict(self, asked: bool) -> None:
        view, found = self._table.view, self._selection.verdict
        if found is None or view.phase is Phase.OVER:
            self.verdict.show_verdict(True, "", "")
            return
        if isinstance(found, Reason):
            self.verdict.show_verdict(False, reason_sentence(found), found.rule)
            return
        rest = ""
        if not asked:
            rest = translate("Actions", "not your turn yet")
        elif view.to_beat is not None:
            rest = self._beats(found, view.to_beat)
        self.verdict.show_verdict(True, combination_text(found), rest)

    @staticmethod
    def _beats(found: Combination, old: Combination) -> str:
        if found.type is old.type:
            return translate("Actions", "beats {what}").format(what=combination_detail(old))
        return translate("Actions", "beats {what}").format(what=combination_text(old))

    def _arm(self) -> None:
        prompt = self._table.prompt
        self._armed = None if prompt is None else prompt.id

    def _pass(self) -> None:
        if self._armed is not None:
            self._table.pass_trick(self._armed)

    def _play(self) -> None:
        if self._armed is not None and self._selection.playable:
            self._table.play(self._armed, self._selection.cards)


def refusal_text(reason: Reason) -> str:
    """Return what a notice says when the table has refused an answer."""
    return translate("Actions", "Refused: {why}").format(why=reason_text(reason))
