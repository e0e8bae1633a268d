"""Small parts of the window: buttons with key caps, countdown rings, pills, plain labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from liudou_gui.model.keymap import Command
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.keys import CommandKeys, add_shortcut, cap_text
from liudou_gui.widgets.styles import color, mixed, text_font
from liudou_gui.widgets.theme import HIT

BASELINE = 0.37
"""Noto's line box is not optically centred: the baseline lies so many pixel sizes under the centre."""


def draw_line(
    painter: QPainter, rect: QRectF, text: str, px: float, align: Qt.AlignmentFlag, *, bold: bool
) -> None:
    """Draw one line of text, optically centred in height, elided to the width of *rect*."""
    font = text_font(px, bold=bold)
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    width = metrics.horizontalAdvance(shown)
    x = rect.left()
    if align & Qt.AlignmentFlag.AlignHCenter:
        x = rect.center().x() - width / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    painter.setFont(font)
    painter.drawText(QPointF(x, rect.center().y() + BASELINE * px), shown)


def text_width(text: str, px: float, *, bold: bool = False) -> float:
    """Return how wide a line of text is."""
    return QFontMetricsF(text_font(px, bold=bold)).horizontalAdvance(text)


def label(role: str, text: str = "", *, wrap: bool = False) -> QLabel:
    """Return a label of plain text, styled by its *role* (``title``, ``section``, ``body`` …)."""
    widget = QLabel(text)
    widget.setTextFormat(Qt.TextFormat.PlainText)
    widget.setProperty("role", role)
    widget.setWordWrap(wrap)
    return widget


class NameLabel(QLabel):
    """A name on one line: what does not fit ends in dots, and a tooltip has the whole."""

    def setText(self, text: str) -> None:
        """Show *text*."""
        super().setText(text)
        self.setToolTip(text)

    @property
    def shown_text(self) -> str:
        """As much of the name as there is room for."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        """Return the width of a few letters."""
        few = self.fontMetrics().horizontalAdvance("MMM\N{HORIZONTAL ELLIPSIS}")
        hint = super().sizeHint()
        return QSize(min(few, hint.width()), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what fits."""
        painter, align = QPainter(self), self.alignment().value
        ink = self.foregroundRole()
        box, enabled = self.contentsRect(), self.isEnabled()
        self.style().drawItemText(painter, box, align, self.palette(), enabled, self.shown_text, ink)


def name_label(role: str, text: str = "") -> NameLabel:
    """Return a label of one name, styled by its *role*."""
    widget = NameLabel()
    widget.setTextFormat(Qt.TextFormat.PlainText)
    widget.setProperty("role", role)
    widget.setText(text)
    return widget


class ButtonKind(Enum):
    """How a button looks."""

    PLAIN = "plain"
    PRIMARY = "primary"
    DANGER = "danger"


class EntryLine(QLineEdit):
    """A line whose ``returnPressed`` is all that Enter does there.

    Qt passes the key on, to whatever has the focus by then.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class KeyButton(QPushButton):
    """A button with its key drawn as a cap; the key works while the button is visible and enabled.

    The keys are those of a *command*, or fixed *keys* where there is none.
    """

    def __init__(
        self,
        name: str,
        command: Command | None = None,
        *,
        keys: Sequence[str] = (),
        cap: str = "",
        kind: ButtonKind = ButtonKind.PLAIN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(False)  # a dialog's buttons would press themselves while Enter is held down
        self.kind = kind
        self._command, self._fixed_cap, self._capped = command, cap, True
        self._scale = 1.0
        self._least = 0.0
        self._hover = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if command is not None:
            CommandKeys(self, {command: self.click})
        for key in keys:
            add_shortcut(self, key, self.click)

    @property
    def _cap(self) -> str:
        if not self._capped:
            return ""
        return cap_text(self._command) if self._command is not None else self._fixed_cap

    def set_label(self, text: str, spoken: str = "") -> None:
        """Set the text, and what a screen reader says where that differs."""
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(spoken or text)
        self.updateGeometry()

    def set_scale(self, scale: float, least: float = 0.0) -> None:
        """Draw at *scale*, at least *least* units wide."""
        self._scale, self._least = scale, least
        self.setFixedHeight(max(HIT, round(44 * scale)))
        self.updateGeometry()
        self.update()

    def show_cap(self, shown: bool) -> None:
        """Draw the key's cap or not; the key works either way."""
        self._capped = shown
        self.updateGeometry()

    def _words(self) -> str:
        return self.text().replace("&&", "&")

    def sizeHint(self) -> QSize:
        """Return the size that shows text and cap whole."""
        k = self._scale
        width = text_width(self._words(), 15 * k, bold=True) + 32 * k
        if self._cap:
            width += self._cap_width() + 10 * k
        return QSize(round(max(width, self._least * k)), max(HIT, round(44 * k)))

    def minimumSizeHint(self) -> QSize:
        """Return the same: buttons are never cut."""
        return self.sizeHint()

    def _cap_width(self) -> float:
        return max(19 * self._scale, text_width(self._cap, 11.5 * self._scale, bold=True) + 11 * self._scale)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift a little."""
        self._hover = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Rest again."""
        self._hover = False
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        self.update()
        super().focusInEvent(event)

    def _colors(self) -> tuple[QColor, QColor, QColor]:
        if not self.isEnabled():
            return color("inset"), color("line"), color("ink2")
        match self.kind:
            case ButtonKind.PRIMARY:
                return color("amber"), color("amber_line"), color("on_amber")
            case ButtonKind.DANGER:
                return color("cinnabar"), color("cinnabar"), QColor("#FFFFFF")
            case ButtonKind.PLAIN:
                return color("panel"), color("line"), color("ink")

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw fill, edge, text, cap and focus ring."""
        k = self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, edge, ink = self._colors()
        if self.isEnabled() and (self._hover or self.isDown()):
            fill = mixed(fill, color("ink"), 0.14 if self.isDown() else 0.06)
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setBrush(fill)
        painter.setPen(QPen(edge, max(1.0, 1.4 * k)))
        painter.drawRoundedRect(box, 10 * k, 10 * k)
        words, px = self._words(), 15 * k
        cap = self._cap_width() if self._cap else 0.0
        gap = 10 * k if self._cap else 0.0
        room = max(10.0, box.width() - 12 * k - cap - gap)
        wide = min(text_width(words, px, bold=True), room)
        left = box.center().x() - (wide + gap + cap) / 2
        painter.setPen(ink)
        draw_line(
            painter,
            QRectF(left, box.top(), wide, box.height()),
            words,
            px,
            Qt.AlignmentFlag.AlignLeft,
            bold=True,
        )
        if self._cap:
            key = QRectF(left + wide + gap, box.center().y() - 9.5 * k, cap, 19 * k)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mixed(ink, fill, 0.55), max(1.0, 1.2 * k)))
            painter.drawRoundedRect(key, 5 * k, 5 * k)
            painter.setPen(mixed(ink, fill, 0.15))
            draw_line(painter, key, self._cap, 11.5 * k, Qt.AlignmentFlag.AlignHCenter, bold=True)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 11 * k, 11 * k)


class TickBox(QCheckBox):
    """A box to tick whose tick is drawn, so that it is told by shape and not by colour alone."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, and the tick in it."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        found = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        box, painter = QRectF(found), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(color("panel"), max(2.0, box.width() * 0.12))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        points = ((0.27, 0.52), (0.44, 0.68), (0.74, 0.33))
        painter.drawPolyline(
            [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in points]
        )


class CountdownRing(QWidget):
    """A ring that empties, with the seconds in it; red in the last fifth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("countdown")
        self._fraction: float | None = None
        self._seconds: int | None = None
        self._side = 56.0
        self.set_scale(1.0)

    def set_scale(self, scale: float, side: float = 56.0) -> None:
        """Draw *side* units wide."""
        self._side = side * scale
        self.setFixedSize(round(self._side), round(self._side))

    def set_time(self, fraction: float | None, seconds: int | None) -> None:
        """Show the part of the time that is left and the seconds; None for no limit."""
        if (fraction, seconds) != (self._fraction, self._seconds):
            self._fraction, self._seconds = fraction, seconds
            self.setAccessibleName("" if seconds is None else str(seconds))
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._side * 0.085
        box = QRectF(self.rect()).adjusted(width, width, -width, -width)
        painter.setPen(QPen(color("line"), width))
        painter.drawEllipse(box)
        if self._fraction is None or self._seconds is None:
            return
        late = self._fraction < 0.2
        pen = QPen(color("cinnabar_text") if late else color("amber_line"), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawArc(box, 90 * 16, -round(self._fraction * 360 * 16))
        painter.setPen(color("cinnabar_text") if late else color("ink"))
        draw_line(
            painter,
            QRectF(self.rect()),
            str(self._seconds),
            self._side * 0.36,
            Qt.AlignmentFlag.AlignHCenter,
            bold=True,
        )


class Segments(QWidget):
    """A row of choices, one of which is taken; *on_choice* gets its key.

    One that *wraps* goes on in a second row where the width ends.
    """

    def __init__(
        self, name: str, keys: Sequence[str], on_choice: Callable[[str], None], *, wraps: bool = False
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("role", "segments")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._buttons: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        row: QLayout = FlowLayout() if wraps else QHBoxLayout()
        self.setLayout(row)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for key in keys:
            button = QPushButton()
            button.setObjectName(f"{name}_{key}")
            button.setCheckable(True)
            button.setProperty("role", "segment")
            button.clicked.connect(lambda _checked, key=key: on_choice(key))
            group.addButton(button)
            row.addWidget(button)
            self._buttons[key] = button
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_texts(self, texts: Sequence[str], spoken: Sequence[str] = ()) -> None:
        """Set what the choices say."""
        for button, text, name in zip(self._buttons.values(), texts, spoken or texts, strict=True):
            button.setText(text)
            button.setAccessibleName(name)

    def set_caption(self, caption: str) -> None:
        """Say what is chosen here, for screen readers."""
        self.setAccessibleName(caption)
        for button in self._buttons.values():
            button.setAccessibleDescription(caption)

    def set_choice(self, key: str) -> None:
        """Mark the choice that is taken; one that is not offered leaves none marked."""
        if key in self._buttons:
            self._buttons[key].setChecked(True)
