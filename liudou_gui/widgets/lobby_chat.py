"""Talk in the lobby: what was said, quick phrases and faces, and words of one's own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from liudou_gui.model.lan_model import LanModel, Line
from liudou_gui.model.lan_strings import denial_sentence, phrase_name, said_words
from liudou_gui.model.words import translate
from liudou_gui.protocol.down import Denial
from liudou_gui.protocol.limits import CHAT_LENGTH
from liudou_gui.protocol.up import Phrase
from liudou_gui.widgets import icons, lobby_icons
from liudou_gui.widgets.controls import EntryLine, draw_line, label, text_width
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.lobby_parts import new_menu
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import color, mixed, scroll_sheet, set_role_sizes, text_font
from liudou_gui.widgets.theme import HIT
from liudou_gui.widgets.tool_button import ToolButton

FACES = {
    Phrase.LAUGH: lobby_icons.laugh,
    Phrase.CLAP: lobby_icons.clap,
    Phrase.WOW: lobby_icons.amazed,
    Phrase.CRY: lobby_icons.cry,
}
"""Feelings are drawn: not every computer has a font for them."""

_FIRST = (Phrase.READY, Phrase.MOMENT, Phrase.GOOD_GAME, Phrase.HELLO, Phrase.THANKS)
"""Phrases with a button of their own, as far as there is room; the menu has all."""

_LEAST = 200
"""Units of width in which there is room for the field and a phrase."""

ABOUT_TALK = (Denial.TOO_FAST, Denial.MUTED)
"""Refusals that mean the talk."""


class PhraseChip(QAbstractButton):
    """A quick phrase in a pill."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._u = 1.0

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the phrase, high enough for a finger."""
        u = self._u
        return QSize(round(text_width(self.text(), 13 * u) + 24 * u) + 1, max(HIT, round(32 * u)))

    def minimumSizeHint(self) -> QSize:
        """Return the same: phrases are never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pill, phrase and focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 2.5, -1.5, -2.5)
        over = 0.14 if self.isDown() else 0.06 if self.underMouse() else 0.0
        painter.setBrush(mixed(color("panel"), color("ink"), over))
        focus = self.hasFocus()
        painter.setPen(QPen(color("ink" if focus else "line"), 2 if focus else 1.3))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(color("ink"))
        draw_line(painter, box, self.text(), 13 * self._u, Qt.AlignmentFlag.AlignHCenter, bold=False)


class _Lines(QTextEdit):
    """Wishes for three lines, and takes what there is."""

    def sizeHint(self) -> QSize:
        """Return the smallest size."""
        return self.minimumSize()


class ChatPanel(QWidget):
    """What was said and what can be said; Enter sends, an input method's own Enter does not.

    One that *wraps* shows all its quick phrases in as many rows as they need.
    """

    def __init__(self, model: LanModel, *, wraps: bool = False) -> None:
        super().__init__()
        self.setObjectName("lobby_chat")
        self._model, self._u, self._sent = model, 1.0, ""
        self._quick: QHBoxLayout | FlowLayout = FlowLayout() if wraps else QHBoxLayout()
        self.title, self.denied = label("strong"), label("second", wrap=True)
        self.denied.setObjectName("chat_denied")
        self.denied.setProperty("token", "cinnabar_text")
        self.denied.hide()
        self.lines = _Lines()
        self.lines.setObjectName("chat_lines")
        self.lines.setProperty("role", "lines")
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.chips = [PhraseChip(f"say_{phrase.value}") for phrase in _FIRST]
        for chip, phrase in zip(self.chips, _FIRST, strict=True):
            chip.clicked.connect(lambda _on=False, phrase=phrase: model.say_phrase(phrase))
        self.faces = [ToolButton(f"say_{phrase.value}", icon, flat=True) for phrase, icon in FACES.items()]
        for face, phrase in zip(self.faces, FACES, strict=True):
            face.clicked.connect(lambda _on=False, phrase=phrase: model.say_phrase(phrase))
        self.more = ToolButton("say_more", icons.more, flat=True)
        self.more.clicked.connect(self.open_menu)
        self.field = EntryLine()
        self.field.setObjectName("chat_field")
        self.field.setMaxLength(CHAT_LENGTH)
        self.field.returnPressed.connect(self.send)
        self.send_button = ToolButton("chat_send", icons.go_on)
        self.send_button.clicked.connect(self.send)
        self._arrange()
        self.retranslate()
        for line in model.lines:
            self._add(line)
        model.said.connect(self._hear)
        model.retold.connect(self.show_lines)

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._write = QHBoxLayout()
        for part in (*self.chips, *self.faces):
            self._quick.addWidget(part)
        if isinstance(self._quick, QHBoxLayout):
            self._quick.addStretch(1)
        self._quick.addWidget(self.more)
        self._write.addWidget(self.field, 1)
        self._write.addWidget(self.send_button)
        self._column.addWidget(self.title)
        self._column.addWidget(self.lines, 1)
        self._column.addWidget(self.denied)
        self._column.addLayout(self._quick)
        self._column.addLayout(self._write)

    # -- what was said -----------------------------------------------------------------------

    def _hear(self, line: Line) -> None:
        if line.own:
            self._sent = ""
            self.denied.hide()
        self._add(line)

    def _add(self, line: Line) -> None:
        bar = self.lines.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        cursor = QTextCursor(self.lines.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.lines.document().isEmpty():
            cursor.insertBlock()
        said = line.said
        name = translate("Lobby", "You") if line.own else said.name
        cursor.insertText(f"{name}  ", self._format(bold=True, ink=color("teal_text" if line.own else "ink")))
        if said.phrase in FACES:
            cursor.insertText(phrase_name(said.phrase), self._format(italic=True, ink=color("ink2")))
        else:
            cursor.insertText(said_words(said), self._format(ink=color("ink")))
        if at_end:
            bar.setValue(bar.maximum())

    def show_lines(self) -> None:
        """Write all lines anew: somebody was muted, or the colours or sizes have changed."""
        self.lines.clear()
        for line in self._model.lines:
            if line.said.name not in self._model.muted:
                self._add(line)

    def _format(self, *, ink: QColor, bold: bool = False, italic: bool = False) -> QTextCharFormat:
        made = QTextCharFormat()
        font = text_font(14 * self._u, bold=bold)
        made.setFont(font)
        made.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        made.setFontItalic(italic)
        made.setForeground(ink)
        return made

    # -- what is said ------------------------------------------------------------------------

    def send(self) -> None:
        """Say what stands in the field."""
        words = self.field.text().strip()
        if not words:
            return
        self._sent = words
        self.denied.hide()
        self._model.say(words)
        self.field.clear()

    def deny(self, why: Denial) -> None:
        """Say that the last words were not passed on, and give them back."""
        self.denied.setText(denial_sentence(why))
        self.denied.show()
        if self._sent and not self.field.text():
            self.field.setText(self._sent)
        self._sent = ""

    def open_menu(self) -> None:
        """Offer all phrases."""
        self.phrase_menu().popup(self.more.mapToGlobal(self.more.rect().topLeft()))

    def phrase_menu(self) -> QMenu:
        """Return a menu of all phrases."""
        menu = new_menu("say_menu", self.more.accessibleName(), self)
        for phrase in Phrase:
            action = menu.addAction(phrase_name(phrase))
            action.triggered.connect(lambda _on, phrase=phrase: self._model.say_phrase(phrase))
        return menu

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, in order."""
        return [self.lines, *self.chips, *self.faces, self.more, self.field, self.send_button]

    # -- texts and sizes ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts."""
        self.setAccessibleName(translate("Lobby", "Chat"))
        self.title.setText(translate("Lobby", "Chat"))
        self.lines.setAccessibleName(translate("Lobby", "What was said"))
        self.lines.setPlaceholderText(translate("Lobby", "Nobody has said anything yet."))
        self.field.setPlaceholderText(translate("Lobby", "Say something…"))
        self.field.setAccessibleName(translate("Lobby", "Say something"))
        self.send_button.set_texts(translate("Lobby", "Send"))
        self.more.set_texts(translate("Lobby", "More phrases"))
        for chip, phrase in zip(self.chips, _FIRST, strict=True):
            chip.setText(phrase_name(phrase))
            chip.setAccessibleName(translate("Lobby", "Say: {words}").format(words=phrase_name(phrase)))
            chip.updateGeometry()
        for face, phrase in zip(self.faces, FACES, strict=True):
            face.set_texts(translate("Lobby", "Show: {words}").format(words=phrase_name(phrase)))

    def show_title(self, shown: bool, *, inside: bool) -> None:
        """Show the title, a smaller one *inside* another sheet, or leave it to a tab."""
        self.title.setVisible(shown)
        self.title.setProperty("role", "strong" if inside else "section")
        set_role_sizes(self.title, self._u)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self._column.setSpacing(round(5 * u))
        self._quick.setSpacing(round(4 * u))
        self._write.setSpacing(round(6 * u))
        self.lines.setStyleSheet(scroll_sheet())
        self.lines.setMinimumHeight(round(46 * u))
        self.lines.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        for part in (*self.faces, self.more, self.send_button):
            part.set_scale(u)
        for chip in self.chips:
            chip.set_scale(u)
        set_role_sizes(self, u)
        self.show_lines()
        self._fit()

    def _fit(self) -> None:
        """Show as many quick phrases as there is room for."""
        if isinstance(self._quick, FlowLayout):
            return
        room = self.width() - self.more.sizeHint().width() - self._quick.spacing()
        gap = self._quick.spacing()
        faces = sum(face.sizeHint().width() + gap for face in self.faces)
        with_faces = room >= faces + self.chips[0].sizeHint().width()
        for face in self.faces:
            face.setVisible(with_faces)
        room -= faces if with_faces else 0
        for chip in self.chips:
            room -= chip.sizeHint().width() + gap
            chip.setVisible(room >= 0)

    def minimumSizeHint(self) -> QSize:
        """Return a width with hardly a quick phrase: those that are shown now do not hold it open."""
        size = super().minimumSizeHint()
        if isinstance(self._quick, FlowLayout):
            return size
        return QSize(min(size.width(), round(_LEAST * self._u)), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)


class ChatSheet(Sheet):
    """A sheet of its own for the talk."""

    def __init__(self) -> None:
        super().__init__("chat_sheet")
        self.place = QVBoxLayout(self)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        side = round(20 * u)
        self.place.setContentsMargins(side, round(14 * u), side, round(14 * u))
