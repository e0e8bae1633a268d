"""What the sheets of the lobby are made of: heads, signs of how a seat stands, a pill for the connection."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from liudou_gui.model.lobby_acts import SeatState
from liudou_gui.model.lobby_strings import link_text, state_word
from liudou_gui.session.lan_base import LinkState
from liudou_gui.widgets import lobby_icons
from liudou_gui.widgets.controls import draw_line, label, text_width
from liudou_gui.widgets.result_parts import Picture
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import color, mixed, page_sheet
from liudou_gui.widgets.tool_button import Icon
from liudou_gui.widgets.verdict_pill import Sign, draw_sign

_STATE_PX = 14


def lobby_sheet(u: float) -> str:
    """Return the style sheet of the lobby at *u*: that of a page, and grounds that let the sheets through."""
    return page_sheet(u) + (
        f"QWidget#lobby_page {{ background: {color('page').name()}; }}"
        'QScrollArea[role="clear"], QWidget[role="clear"] { background: transparent; }'
        'QTextEdit[role="lines"] { background: transparent; border: none; padding: 0; }'
        f'QTextEdit[role="lines"]:focus {{ border: 2px solid {color("ink").name()}; border-radius: 6px; }}'
    )


def icon_picture(name: str, icon: Icon) -> Picture:
    """Return a line drawing that says nothing to screen readers."""

    def draw(painter: QPainter, side: float) -> None:
        draw_icon(painter, icon, QPointF(side / 2, side / 2), side / 20, "ink")

    return Picture(name, 20, draw, "")


def draw_icon(painter: QPainter, icon: Icon, centre: QPointF, k: float, token: str) -> None:
    """Draw a line drawing round a point at *k*."""
    pen = QPen(color(token), 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath()
    icon(path)
    painter.save()
    painter.translate(centre)
    painter.scale(k, k)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def draw_tick(painter: QPainter, centre: QPointF, reach: float) -> None:
    """Draw a green disc with a tick in it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("leaf_text"))
    painter.drawEllipse(centre, reach, reach)
    pen = QPen(color("panel"), reach * 0.24)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    points = ((-0.42, 0.04), (-0.1, 0.34), (0.44, -0.3))
    painter.drawPolyline([centre + QPointF(x * reach, y * reach) for x, y in points])


class StateMark(QWidget):
    """How a seat stands: a shape, a colour and a word; the shape alone where it is *short*."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.state = SeatState.FREE
        self._u, self._short = 1.0, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, state: SeatState) -> None:
        """Show how the seat stands."""
        self.state = state
        self.setAccessibleName(state_word(state))
        self.setToolTip(state_word(state))
        self.updateGeometry()
        self.update()

    def set_scale(self, u: float, *, short: bool = False) -> None:
        """Draw at *u*."""
        self._u, self._short = u, short
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of shape and word."""
        u = self._u
        wide = 22 * u
        if not self._short:  # all equally wide, so that the shapes stand below each other
            words = (state_word(state) for state in SeatState)
            wide += max(text_width(word, _STATE_PX * u, bold=True) for word in words) + 8 * u
        return QSize(round(wide) + 1, round(24 * u))

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw shape and word."""
        u = self._u
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        token = self._draw_shape(painter, QPointF(11 * u, self.height() / 2), 9 * u)
        if not self._short:
            painter.setPen(color(token))
            line = QRectF(27 * u, 0, self.width() - 26 * u, self.height())
            word = state_word(self.state)
            draw_line(painter, line, word, _STATE_PX * u, Qt.AlignmentFlag.AlignLeft, bold=True)

    def _draw_shape(self, painter: QPainter, centre: QPointF, reach: float) -> str:
        """Draw the shape and return the colour token of the word."""
        box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match self.state:
            case SeatState.READY:
                draw_tick(painter, centre, reach)
                return "leaf_text"
            case SeatState.PLAYING:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color("leaf_text"))
                painter.drawEllipse(centre, reach * 0.5, reach * 0.5)
                return "ink"
            case SeatState.LOADING:
                painter.setPen(QPen(mixed(color("line"), color("panel"), 0.2), reach * 0.32))
                painter.drawEllipse(box.adjusted(1, 1, -1, -1))
                painter.setPen(QPen(color("amber_line"), reach * 0.32))
                painter.drawArc(box.adjusted(1, 1, -1, -1), 90 * 16, 200 * 16)
                return "amber_line"
            case SeatState.AWAY:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color("cinnabar_text"))
                painter.drawEllipse(box)
                painter.setBrush(color("panel"))
                painter.drawRect(
                    QRectF(centre.x() - 0.55 * reach, centre.y() - 0.13 * reach, 1.1 * reach, 0.26 * reach)
                )
                return "cinnabar_text"
            case SeatState.STAND_IN | SeatState.BOT:
                token = "teal_text" if self.state is SeatState.STAND_IN else "ink2"
                draw_icon(painter, lobby_icons.robot, centre, reach / 9, token)
                return token
            case SeatState.NOT_READY | SeatState.FREE:
                pen = QPen(color("ink2"), reach * 0.2)
                if self.state is SeatState.FREE:
                    pen.setDashPattern([2, 2])
                painter.setPen(pen)
                painter.drawEllipse(box.adjusted(1, 1, -1, -1))
                return "ink2"


class LinkPill(QWidget):
    """How the connection stands, with a disc, a ring or a triangle before the words."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lobby_link")
        self._u, self._state, self._text = 1.0, LinkState.CONNECTING, ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_state(self, state: LinkState, *, is_host: bool) -> None:
        """Show how the connection stands."""
        self._state, self._text = state, link_text(state, is_host=is_host)
        self.setAccessibleName(self._text)
        self.setToolTip(self._text)
        self.updateGeometry()
        self.update()

    @property
    def text(self) -> str:
        """What the pill says."""
        return self._text

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of shape and words."""
        u = self._u
        return QSize(round(text_width(self._text, 13 * u, bold=True) + 38 * u) + 1, round(28 * u))

    def minimumSizeHint(self) -> QSize:
        """Return a small width: the words are elided before anything else gives way."""
        return QSize(round(40 * self._u), round(28 * self._u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, shape and words."""
        u, centre = self._u, QPointF(15 * self._u, self.height() / 2)
        good, bad = self._state is LinkState.UP, self._state is LinkState.REFUSED
        token = "leaf_text" if good else "cinnabar_text" if bad else "amber_line"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(color("panel"), color(token), 0.16))
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        if good:
            painter.setBrush(color(token))
            painter.drawEllipse(centre, 4.5 * u, 4.5 * u)
        elif bad:
            draw_sign(painter, Sign.BAD, centre.x(), centre.y(), 0.8 * u)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(token), 2 * u))
            painter.drawArc(QRectF(centre.x() - 5 * u, centre.y() - 5 * u, 10 * u, 10 * u), 90 * 16, 250 * 16)
        painter.setPen(color(token))
        line = QRectF(26 * u, 0, self.width() - 34 * u, self.height())
        draw_line(painter, line, self._text, 13 * u, Qt.AlignmentFlag.AlignLeft, bold=True)


class _Area(QScrollArea):
    """Wishes to be as high as what it shows."""

    def sizeHint(self) -> QSize:
        """Return the size of what is inside."""
        inside = self.widget()
        return super().sizeHint() if inside is None else inside.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the sheet when what is inside has another height."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class PartSheet(Sheet):
    """A sheet with a head, a middle that scrolls, and a foot that stays."""

    def __init__(self, name: str, icon: Icon) -> None:
        super().__init__(name)
        self.icon, self.title = icon_picture(f"{name}_icon", icon), label("section")
        self.aside = label("second")
        self.aside.hide()
        self.aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._head = QHBoxLayout()
        self._head.addWidget(self.icon)
        self._head.addWidget(self.title)
        self._head.addStretch(1)
        self._head.addWidget(self.aside)
        inside = QWidget()
        inside.setObjectName(f"{name}_inside")
        inside.setProperty("role", "clear")
        self.middle = QVBoxLayout(inside)
        self.middle.setContentsMargins(0, 0, 0, 0)
        self.area = _Area()
        self.area.setObjectName(f"{name}_scroll")
        self.area.setProperty("role", "clear")
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.foot = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.area, 1)
        self._column.addLayout(self.foot)

    def set_title(self, text: str) -> None:
        """Set the head's words, which name sheet and scrolling part too."""
        self.title.setText(text)
        self.setAccessibleName(text)
        self.area.setAccessibleName(text)

    def give_rest_to_foot(self, yes: bool) -> None:
        """Let the foot take the height that the middle does not need."""
        self._column.setStretch(1, 0 if yes else 1)
        self._column.setStretch(2, 1 if yes else 0)

    def show_title(self, shown: bool) -> None:
        """Show title and icon, or leave them to a tab."""
        self.icon.setVisible(shown)
        self.title.setVisible(shown)

    def set_aside(self, text: str) -> None:
        """Set the words at the right of the head."""
        self.aside.setText(text)
        self.aside.setVisible(bool(text))

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        side = round(20 * u)
        self._column.setContentsMargins(side, round(14 * u), side, round(14 * u))
        self._column.setSpacing(round(8 * u))
        self._head.setSpacing(round(8 * u))
        self.middle.setSpacing(round(8 * u))
        self.foot.setSpacing(round(8 * u))
        self.icon.set_scale(u)


def new_menu(name: str, spoken: str, parent: QWidget) -> QMenu:
    """Return an empty menu that goes when it is hidden."""
    menu = QMenu(parent)
    menu.setObjectName(name)
    menu.setAccessibleName(spoken)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


class Rule(QWidget):
    """A line across a sheet."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFixedHeight(3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setPen(QPen(color("line"), 1))
        painter.drawLine(0, 1, self.width(), 1)
