"""The talk at a network table: what was said, quick phrases, a field for own words, and whom not to hear."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.view import PlayerView
from liudou_gui.model.keymap import Command
from liudou_gui.model.lan_model import LanModel, Line
from liudou_gui.model.lan_strings import phrase_name, phrase_text
from liudou_gui.model.lobby_news import chat_news
from liudou_gui.model.words import translate
from liudou_gui.protocol.limits import CHAT_LENGTH
from liudou_gui.protocol.lobby import Holder
from liudou_gui.protocol.up import Phrase
from liudou_gui.widgets import lobby_icons
from liudou_gui.widgets.controls import draw_line, label, text_width
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.story_panel import EDGE
from liudou_gui.widgets.styles import color, page_sheet, set_role_sizes, smallest_px
from liudou_gui.widgets.tool_button import ToolButton

_MOST_SHOWN = 60


class TalkField(QLineEdit):
    """A field that keeps Enter and Escape for itself: at the table these keys play cards."""

    done = Signal()
    """Escape was pressed."""

    def event(self, event: QEvent) -> bool:
        """Take the keys before the table's shortcuts do."""
        taken = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        override = event.type() is QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in taken:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the field on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)
            event.accept()  # nothing that is typed here reaches the hand


class ChatPanel(QWidget):
    """Everything that was said; :attr:`done` when the talker goes back to the cards."""

    done = Signal()

    def __init__(self, model: LanModel) -> None:
        super().__init__()
        self.setObjectName("chat_panel")
        self._model, self._k = model, 1.0
        self._shown: list[QWidget] = []
        self.field = TalkField()
        self.field.setObjectName("chat_field")
        self.field.setMaxLength(CHAT_LENGTH)
        self.field.returnPressed.connect(self._send)
        self.field.done.connect(self.done)
        self.send_button, self.mute_button = QPushButton(), QPushButton()
        self.send_button.setObjectName("chat_send")
        self.send_button.clicked.connect(self._send)
        self.mute_button.setObjectName("chat_mute")
        self.mute_button.clicked.connect(self.offer_mute)
        self.phrases: dict[Phrase, QPushButton] = {}
        self._chips = FlowLayout()
        for phrase in Phrase:
            chip = self.phrases[phrase] = QPushButton()
            chip.setObjectName(f"phrase_{phrase.value}")
            chip.clicked.connect(partial(self._say_phrase, phrase))
            self._chips.addWidget(chip)
        self._arrange()
        model.said.connect(self._add)
        self.retranslate()
        for line in model.lines[-_MOST_SHOWN:]:
            self._add(line)

    def _arrange(self) -> None:
        inside = QWidget()
        inside.setObjectName("chat_inside")
        self._lines = QVBoxLayout(inside)
        self._nothing = label("second", wrap=True)
        self._lines.addWidget(self._nothing)
        self._lines.addStretch()
        self.scroll = QScrollArea()
        self.scroll.setObjectName("chat_scroll")
        self.scroll.setWidget(inside)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = self.scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _low, high: bar.setValue(high))
        self._row = QHBoxLayout()
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self.send_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.scroll, 1)
        self._column.addWidget(self.mute_button, 0, Qt.AlignmentFlag.AlignRight)
        self._column.addLayout(self._chips)
        self._column.addLayout(self._row)

    # -- what is said --------------------------------------------------------------------------

    def _add(self, line: Line) -> None:
        text = label("strong" if line.own else "body", chat_news(line.said), wrap=True)
        text.setProperty("token", "ink")
        text.setAccessibleName(text.text())
        set_role_sizes(text, self._k)
        self._nothing.hide()
        self._lines.insertWidget(self._lines.count() - 1, text)
        self._shown.append(text)
        if len(self._shown) > _MOST_SHOWN:
            gone = self._shown.pop(0)
            self._lines.removeWidget(gone)
            gone.hide()
            gone.deleteLater()

    def _send(self) -> None:
        self._model.say(self.field.text())
        self.field.clear()

    def _say_phrase(self, phrase: Phrase) -> None:
        self._model.say_phrase(phrase)

    def people(self) -> tuple[str, ...]:
        """Return the names of all others whose talk can be heard."""
        lobby, own = self._model.lobby, self._model.seat
        if lobby is None:
            return ()
        seated = [
            seat.name
            for place, seat in enumerate(lobby.seats)
            if seat.holder is Holder.PERSON and place != own
        ]
        return tuple(dict.fromkeys((*seated, *lobby.spectators, *sorted(self._model.muted))))

    def offer_mute(self) -> None:
        """Open a menu of people, the muted ones ticked."""
        menu = QMenu(self)
        menu.setObjectName("mute_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.mute_button.accessibleName())
        for name in self.people():
            action = menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name in self._model.muted)
            action.toggled.connect(partial(self._model.mute, name))
        if menu.actions():
            menu.popup(self.mute_button.mapToGlobal(self.mute_button.rect().bottomLeft()))
        else:
            menu.deleteLater()

    # -- texts and sizes -----------------------------------------------------------------------

    def show_view(self, _view: PlayerView) -> None:
        """Do nothing: talk is no part of a deal."""

    def retranslate(self) -> None:
        """Set all texts."""
        self.setAccessibleName(translate("Lan", "Chat"))
        self.scroll.setAccessibleName(translate("Lan", "What was said"))
        self._nothing.setText(
            translate("Lan", "Nothing has been said yet. Everybody at the table reads this.")
        )
        self.field.setAccessibleName(translate("Lan", "Say something"))
        self.field.setPlaceholderText(translate("Lan", "Say something"))
        for button, word in (
            (self.send_button, translate("Lan", "Send")),
            (self.mute_button, translate("Lan", "Whom not to hear")),
        ):
            button.setText(word)
            button.setAccessibleName(word)
        for phrase, chip in self.phrases.items():
            chip.setText(phrase_text(phrase))
            chip.setAccessibleName(phrase_name(phrase))
            chip.setToolTip(phrase_name(phrase))

    def set_scale(self, k: float) -> None:
        """Draw at the table's scale."""
        self._k = k
        px, edge, high = round(max(13 * k, smallest_px())), round(EDGE * k), max(32, round(32 * k))
        self.setStyleSheet(
            page_sheet(k)
            + "QScrollArea#chat_scroll, QWidget#chat_inside { background: transparent; border: none; }"
            + f"QPushButton {{ font-size: {px}px; min-height: {high - 4}px; padding: 0 {round(9 * k)}px;"
            + " font-weight: normal; }"
        )
        self._column.setContentsMargins(edge, round(8 * k), edge, edge)
        self._column.setSpacing(round(8 * k))
        self._chips.setSpacing(round(6 * k))
        self._row.setSpacing(round(6 * k))
        self._lines.setContentsMargins(0, 0, round(6 * k), 0)
        self._lines.setSpacing(round(6 * k))
        set_role_sizes(self, k)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ChatButton(ToolButton):
    """Opens the talk; a number tells how much was said unread."""

    def __init__(self) -> None:
        super().__init__("chat", lobby_icons.speech, Command.CHAT, flat=True)
        self.unread = 0
        self.retranslate()

    def set_unread(self, count: int) -> None:
        """Show that so much was said unread."""
        if count != self.unread:
            self.unread = count
            self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        word = translate("Lan", "Chat")
        spoken = translate("Lan", "Chat, unread: {count}").format(count=self.unread) if self.unread else word
        self.set_texts(spoken, word)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _badge(self) -> str:
        return "9+" if self.unread > 9 else str(self.unread)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, and the number on its corner."""
        super().paintEvent(event)
        if not self.unread:
            return
        px = max(11 * self._k, smallest_px())
        high = 1.45 * px
        wide = max(high, text_width(self._badge(), px, bold=True) + 0.7 * px)
        box = QRectF(self._side - wide + 2, 1, wide, high)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("cinnabar"))
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.setPen(color("on_badge"))
        draw_line(painter, box, self._badge(), px, Qt.AlignmentFlag.AlignHCenter, bold=True)

    def sizeHint(self) -> QSize:
        """Return a size with room for the number."""
        size = super().sizeHint()
        return QSize(size.width() + round(6 * self._k), size.height())
