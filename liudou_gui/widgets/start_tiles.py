"""The sheets of the start page: the three games, and ways to other tables and to what was played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.ruleset import Variant
from liudou_gui.model.strings import variant_cards, variant_line, variant_name, variant_sides
from liudou_gui.model.words import translate
from liudou_gui.session.base import WaitingDeal
from liudou_gui.widgets import icons
from liudou_gui.widgets.badges import draw_badge
from liudou_gui.widgets.controls import KeyButton, draw_line, label, text_width
from liudou_gui.widgets.option_texts import waiting_text
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import color, mixed, theme
from liudou_gui.widgets.tool_button import Icon

_SIDES: dict[Variant, tuple[tuple[str, ...], tuple[str, ...]]] = {
    Variant.HIDDEN: (("landlord", "hidden", "hidden"), ("farmer",) * 3),
    Variant.TWO_FOUR: (("great", "landlord"), ("farmer",) * 4),
    Variant.TWO_CAMPS: (
        ("positive_landlord", "positive", "positive"),
        ("negative_landlord", "negative", "negative"),
    ),
}
_BADGE, _STEP, _GAP = 22.0, 28.0, 22.0


class SidesRow(QWidget):
    """Who plays against whom, as signs; told in words to screen readers."""

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self.setObjectName(f"sides_{variant.value}")
        self._variant, self._u = variant, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of all signs."""
        count = sum(map(len, _SIDES[self._variant]))
        return QSize(round((count * _STEP + _GAP) * self._u), round((_BADGE + 4) * self._u))

    def minimumSizeHint(self) -> QSize:
        """Return a smaller size; the signs shrink with it."""
        return QSize(self.sizeHint().width() * 3 // 5, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both sides."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, y = self._u * min(1.0, self.width() / self.sizeHint().width()), self.height() / 2
        x = (_BADGE / 2 + 1) * u
        ours, others = _SIDES[self._variant]
        for key in ours:
            draw_badge(painter, key, x, y, _BADGE * u, theme())
            x += _STEP * u
        painter.setPen(color("ink2"))
        middle = QRectF(x - _STEP * u / 2, 0, _GAP * u, self.height())
        draw_line(
            painter,
            middle,
            translate("Start", "v"),
            13 * u,
            Qt.AlignmentFlag.AlignHCenter,
            bold=False,
        )
        x += _GAP * u
        for key in others:
            draw_badge(painter, key, x, y, _BADGE * u, theme())
            x += _STEP * u


class GameCard(Sheet):
    """One game: name, sides, a sentence, and Play."""

    def __init__(self, variant: Variant, on_play: Callable[[], None]) -> None:
        super().__init__(f"game_{variant.value}")
        self.variant = variant
        self.title, self.sides = label("card_title", wrap=True), SidesRow(variant)
        self.line, self.cards = label("body", wrap=True), label("second", wrap=True)
        self.play = KeyButton(f"play_{variant.value}")
        self.play.clicked.connect(lambda: on_play())
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.sides)
        column.addWidget(self.line)
        column.addStretch()
        column.addWidget(self.cards)
        column.addWidget(self.play)
        self._column = column

    def set_scale(self, u: float, air: float = 0.0) -> None:
        """Draw at *u*, with more *air*, 0 to 2, where there is room."""
        side, edge = round((18 + 3 * air) * u), round((12 + 9 * air) * u)
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(round((5 + 6 * air) * u))
        self.sides.set_scale(u)
        self.play.set_scale(u)

    def retranslate(self) -> None:
        """Set all texts."""
        name = variant_name(self.variant)
        self.title.setText(name)
        self.sides.setAccessibleName(variant_sides(self.variant))
        self.sides.setToolTip(variant_sides(self.variant))
        self.line.setText(variant_line(self.variant))
        self.cards.setText(variant_cards(self.variant))
        spoken = translate("Start", "Play {game}").format(game=name)
        self.play.set_label(translate("Start", "Play"), spoken)


class Cover(QAbstractButton):
    """Makes the whole sheet under it a button: it shows pointer, press and focus, and nothing else."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_words(self, name: str, told: str) -> None:
        """Set what a screen reader says."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Answer to the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Rest again."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Tint the sheet under the pointer, ring it with the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.isDown():
            tint = QColor(color("amber"))
            tint.setAlphaF(0.22 if self.isDown() else 0.1)
            painter.setBrush(tint)
            painter.setPen(QPen(color("amber_line"), 1.6))
            painter.drawRoundedRect(box, 16, 16)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("ink"), 2.4))
            painter.drawRoundedRect(box, 16, 16)


class Sign(QWidget):
    """A drawn sign on a small tinted tile."""

    def __init__(self, icon: Icon) -> None:
        super().__init__()
        self._icon, self._u = icon, 1.0

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setFixedSize(round(36 * u), round(36 * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw tile and sign."""
        u = self._u
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(color("panel"), color("teal"), 0.16))
        painter.drawRoundedRect(QRectF(self.rect()), 9 * u, 9 * u)
        pen = QPen(color("teal_text"), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.translate(QPointF(self.width() / 2, self.height() / 2))
        painter.scale(u, u)
        painter.setPen(pen)
        path = QPainterPath()
        self._icon(path)
        painter.drawPath(path)


class Entry(Sheet):
    """A sign, a title and a line; a button as a whole."""

    def __init__(self, name: str, icon: Icon) -> None:
        super().__init__(f"entry_{name}")
        self.sign = Sign(icon)
        self.title, self.line = label("card_title", wrap=True), label("second", wrap=True)
        self.button = Cover(name, self)
        for part in (self.sign, self.title, self.line):  # they lie over the button
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(self._head)
        words.addWidget(self.line)
        words.addStretch()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # all equally wide

    def set_words(self, title: str, line: str) -> None:
        """Set the texts."""
        self.title.setText(title)
        self.line.setText(line)
        self.button.set_words(title, line)

    def set_scale(self, u: float, air: float = 0.0) -> None:
        """Draw at *u*, with more *air*, 0 to 2, where there is room."""
        side, edge = round((14 + 3 * air) * u), round((10 + 6 * air) * u)
        self._row.setContentsMargins(side, edge, side, edge)
        self._row.setSpacing(round(12 * u))
        self.title.setMinimumHeight(max(32, round(32 * u)))
        self.sign.set_scale(u)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cover all of it."""
        super().resizeEvent(event)
        self.button.setGeometry(self.rect())


class QuietButton(QAbstractButton):
    """A word with a line under it, for what is seldom wanted."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._u = 1.0

    def set_label(self, text: str) -> None:
        """Set the word."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the word, high enough for a finger."""
        u = self._u
        return QSize(round(text_width(self.text(), 13 * u, bold=True) + 12 * u), max(32, round(32 * u)))

    def minimumSizeHint(self) -> QSize:
        """Return the same: the word is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the word and the line, or the ring of the focus."""
        u, box = self._u, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = self.isEnabled()
        if active and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().hover))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8 * u, 8 * u)
        painter.setPen(color("ink" if active else "ink2"))
        draw_line(painter, box, self.text(), 13 * u, Qt.AlignmentFlag.AlignHCenter, bold=active)
        wide = text_width(self.text(), 13 * u, bold=True)
        low = box.center().y() + 10 * u
        if active:
            painter.setPen(QPen(color("ink2"), max(1.0, u)))
            left = box.center().x() - wide / 2
            painter.drawLine(QPointF(left, low), QPointF(left + wide, low))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8 * u, 8 * u)


class WaitingEntry(Entry):
    """The deal that waits to be gone on with; hidden while none does."""

    def __init__(self) -> None:
        super().__init__("resume", icons.go_on)
        self.setObjectName("waiting")
        self.lit = True
        self._deal: WaitingDeal | None = None
        self.text = self.line
        self.resume_button = self.button
        self.discard_button = QuietButton("discard", self)
        self._head.addWidget(self.discard_button)
        self.discard_button.raise_()
        self.hide()

    def show_deal(self, deal: WaitingDeal | None) -> None:
        """Show a deal; None hides the entry."""
        self._deal = deal
        self.retranslate()
        self.setVisible(deal is not None)

    def set_scale(self, u: float, air: float = 0.0) -> None:
        """Draw at *u*, with more *air*, 0 to 2, where there is room."""
        super().set_scale(u, air)
        self.discard_button.set_scale(u)

    def retranslate(self) -> None:
        """Set all texts."""
        self.discard_button.set_label(translate("Start", "Discard"))
        told = "" if self._deal is None else waiting_text(self._deal)
        self.set_words(translate("Start", "Continue"), told)
