"""The talk beside a network table: a panel of the drawer, and the button that opens it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.view import PlayerView
from liudou_gui.model.keymap import Command
from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.words import translate
from liudou_gui.widgets import lobby_icons
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.lobby_chat import ChatPanel
from liudou_gui.widgets.lobby_parts import lobby_sheet
from liudou_gui.widgets.start_tiles import QuietButton
from liudou_gui.widgets.story_panel import EDGE
from liudou_gui.widgets.styles import color, smallest_px
from liudou_gui.widgets.tool_button import ToolButton

_KEPT_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class ChatDrawer(QWidget):
    """The talk as a panel of the drawer; :attr:`done` when the talker goes back to the cards.

    :attr:`seats` wishes for the page of seats, where the host's invitation stands too.

    Enter and Escape in the field stay there: at the table these keys play cards.
    """

    done = Signal()
    seats = Signal()

    def __init__(self, model: LanModel) -> None:
        super().__init__()
        self.setObjectName("chat_panel")
        self.chat = ChatPanel(model, wraps=True)
        self.chat.show_title(False, inside=True)
        self.field = self.chat.field
        self.field.installEventFilter(self)
        self._model = model
        self.seats_button = QuietButton("chat_seats", self)
        self.seats_button.clicked.connect(self.seats)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.seats_button, 0, Qt.AlignmentFlag.AlignRight)
        self._column.addWidget(self.chat, 1)
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys before the table's shortcuts do."""
        if isinstance(event, QKeyEvent) and event.key() in _KEPT_KEYS:
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
                self.done.emit()
                return True
        return super().eventFilter(watched, event)

    def show_view(self, _view: PlayerView) -> None:
        """Name the way to the seats anew: talk is no part of a deal."""
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts that are not the talk's own."""
        self.seats_button.set_label(
            translate("Lan", "Seats and invitation") if self._model.is_owner else translate("Lan", "Seats")
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def set_scale(self, k: float) -> None:
        """Draw at the table's scale."""
        edge = round(EDGE * k)
        self._column.setContentsMargins(edge, round(8 * k), edge, edge)
        self.setStyleSheet(lobby_sheet(k))
        self.seats_button.set_scale(k)
        self.chat.set_scale(k)


class ChatButton(ToolButton):
    """Opens the talk; a number tells how much was said unread."""

    def __init__(self) -> None:
        super().__init__("chat", lobby_icons.talk, Command.CHAT, flat=True)
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
        box = QRectF(self._side - wide - 4 * self._k, 1, wide, high)  # clear of the word behind the icon
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
