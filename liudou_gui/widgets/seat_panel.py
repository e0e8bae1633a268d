"""A seat's panel as a raster: avatar, name, role, count, whose turn; and the ring of its clock."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from liudou_gui.widgets import card_art as art
from liudou_gui.widgets.avatars import draw_avatar
from liudou_gui.widgets.badges import draw_badge, role_text_colour
from liudou_gui.widgets.card_windows import BACK_GOLD, BACK_TEAL
from liudou_gui.widgets.fonts import BASELINE, text_path, text_width, ui_font
from liudou_gui.widgets.theme import RADII, Theme, mix, text_px

MARGIN = 14
"""The margin in units round a panel's raster, for shadow, glow and the eye."""

FEW_CARDS = 3
_FONT = 64
_SIGN = 8.5


class PanelKind(Enum):
    """Which panel: of another seat, of another seat in large print, or the own one."""

    SEAT = "seat"
    LARGE = "large"
    OWN = "own"


@dataclass(frozen=True)
class _Places:
    """Where the parts of a panel lie, in units."""

    w: float
    h: float
    avatar: tuple[float, float, float] | None
    state: tuple[float, float]
    name: tuple[float, float]
    name_px: float
    badge: tuple[float, float]
    tile: tuple[float, float, float, float]


_PLACES = {
    PanelKind.SEAT: _Places(212, 74, (38, 37, 25), (57, 56), (76, 23), 15, (85, 49), (168, 14, 34, 46)),
    PanelKind.LARGE: _Places(150, 62, None, (96, 19), (12, 20), 15, (21, 43), (108, 9, 32, 44)),
    PanelKind.OWN: _Places(236, 54, (30, 27, 20), (46, 43), (63, 16), 14, (71, 37), (194, 6, 32, 42)),
}


@dataclass(frozen=True)
class SeatFace:
    """All that a panel shows of a seat."""

    name: str
    role_key: str = "unknown"
    role_words: str = ""
    count: int = 0
    is_turn: bool = False
    camp: str = ""
    """``positive``, ``negative`` or nothing."""
    open_hand: bool = False
    state: str = ""
    """``bot``, ``away``, ``auto`` or nothing."""
    avatar: int = 0
    seconds: str = ""
    """Own panel only: the seconds left, in words."""
    ribbon: str = ""
    """What has just come out about the seat, across the top edge."""


def panel_size(kind: PanelKind) -> tuple[float, float]:
    """Return a panel's size in units."""
    return _PLACES[kind].w, _PLACES[kind].h


def avatar_centre(kind: PanelKind) -> tuple[float, float] | None:
    """Return where the ring's centre lies in units, nothing where there is no avatar."""
    avatar = _PLACES[kind].avatar
    return avatar[:2] if avatar else None


def draw_text(
    painter: QPainter,
    language: str,
    text: str,
    x: float,
    centre: float,
    px: float,
    widest: float,
    *,
    bold: bool,
) -> None:
    """Draw one line of plain text from *x*, optically centred on *centre*, elided to *widest*."""
    font = ui_font(language, _FONT, bold)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, widest * _FONT / px)
    painter.save()
    painter.translate(x, centre + BASELINE * px)
    painter.scale(px / _FONT, px / _FONT)
    painter.setFont(font)
    painter.drawText(QPointF(0, 0), shown)
    painter.restore()


def seat_pixmap(
    face: SeatFace, theme: Theme, language: str, k: float, dpr: float = 1.0, kind: PanelKind = PanelKind.SEAT
) -> QPixmap:
    """Return a panel's raster at scale *k*, with :data:`MARGIN` units of margin on each side."""
    places, scale = _PLACES[kind], k * dpr
    pixmap = QPixmap(round((places.w + 2 * MARGIN) * scale), round((places.h + 2 * MARGIN) * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    painter.translate(MARGIN, MARGIN)
    body = QRectF(0, 0, places.w, places.h)
    _ground(painter, body, face, theme)
    if places.avatar:
        draw_avatar(painter, face.avatar, *places.avatar)
    if face.state:
        _state(painter, face.state, *places.state, theme, 10 if kind is PanelKind.SEAT else _SIGN)
    _texts(painter, face, theme, language, k, kind, dpr)
    _count(painter, QRectF(*places.tile), face.count, theme)
    if face.open_hand:
        _eye(painter, places.w - 6, 4, theme)
    if face.ribbon:
        left = 60 if kind is PanelKind.OWN else 20  # beside the ring, which is close to the edge there
        room = QRectF(left, -12.5, places.w - left - 40, 20)
        _ribbon(painter, face.ribbon, theme, language, room, text_px(12, k, dpr) / k)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _texts(
    painter: QPainter, face: SeatFace, theme: Theme, language: str, k: float, kind: PanelKind, dpr: float
) -> None:
    places = _PLACES[kind]
    right = places.tile[0] - 4
    if kind is PanelKind.OWN and face.seconds:
        px = text_px(16, k, dpr) / k
        width = text_width(language, face.seconds, px, True)
        right -= width + 4
        painter.setPen(QColor(theme.ink))
        draw_text(painter, language, face.seconds, right + 2, places.h / 2, px, width + 2, bold=True)
        right -= 6
    px = text_px(places.name_px, k, dpr) / k
    painter.setPen(QColor(theme.ink))
    x, y = places.name
    beside_sign = face.state and places.avatar is None  # without an avatar the sign stands behind the name
    name_right = places.state[0] - _SIGN - 2 if beside_sign else right
    draw_text(painter, language, face.name, x, y, px, name_right - x, bold=True)
    x, y = places.badge
    draw_badge(painter, face.role_key, x, y, 19 if kind is not PanelKind.OWN else 17, theme)
    px = text_px(12.5, k, dpr) / k
    painter.setPen(QColor(role_text_colour(face.role_key, theme)))
    draw_text(painter, language, face.role_words, x + 12.5, y, px, right - x - 12.5, bold=True)


def _ground(painter: QPainter, body: QRectF, face: SeatFace, theme: Theme) -> None:
    """Draw shadow or glow, the panel, the camp's bar and the edge."""
    radius = float(RADII["seat_panel"])
    painter.setPen(Qt.PenStyle.NoPen)
    glows = face.is_turn or bool(face.ribbon)
    glow = QColor(theme.amber if face.is_turn else theme.cinnabar if glows else "#101712")
    rings = 7
    for ring in range(rings):
        spread = 10.0 * (ring + 1) / rings if glows else 7.0 * (ring + 1) / rings
        strength = 0.075 if glows else theme.shadow * 0.26
        glow.setAlphaF(strength * (1 - ring / rings))
        painter.setBrush(glow)
        drop = 0.0 if glows else 3.0
        box = body.adjusted(-spread, -spread + drop, spread, spread + drop)
        painter.drawRoundedRect(box, radius + spread, radius + spread)
    path = QPainterPath()
    path.addRoundedRect(body, radius, radius)
    painter.fillPath(path, QColor(theme.panel))
    if face.camp:
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(
            QRectF(0, 0, 5, body.height()), QColor(theme.pos if face.camp == "positive" else theme.neg)
        )
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if face.is_turn:
        painter.setPen(QPen(QColor(theme.amber), 2.4))
        painter.drawRoundedRect(body.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1.2, radius - 1.2)
    elif theme.name != "celadon":
        painter.setPen(QPen(QColor(theme.line), 1.0))
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)


def _count(painter: QPainter, rect: QRectF, count: int, theme: Theme, *, dealing: bool = False) -> None:
    """Draw the number of cards on a small back; cinnabar from three down, except while *dealing*."""
    few = count <= FEW_CARDS and not dealing
    number = QColor("#FFFFFF")
    ground, line = QColor(BACK_TEAL), QColor(BACK_GOLD)
    if few:
        ground, number = QColor(theme.cinnabar), QColor(theme.on_badge)
        line = QColor(mix(theme.cinnabar, theme.card, 0.45))
    painter.setPen(QPen(QColor(theme.card_edge if theme.name != "ink" else "#FFFFFF"), 1))
    painter.setBrush(QColor(theme.card))
    painter.drawRoundedRect(rect, 4.5, 4.5)
    inner = rect.adjusted(2.5, 2.5, -2.5, -2.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(inner, 3, 3)
    line.setAlphaF(0.6)
    painter.setPen(QPen(line, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(art.placed(art.hexagon(), inner.center().x(), inner.center().y(), 31))
    text, px = str(count), 17.0
    path = text_path("en", text, px, True)
    x = inner.center().x() - text_width("en", text, px, True) / 2
    painter.setPen(QPen(ground, 3))
    painter.drawPath(path.translated(x, inner.center().y() + BASELINE * px))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(number)
    painter.drawPath(path.translated(x, inner.center().y() + BASELINE * px))


def _ribbon(painter: QPainter, text: str, theme: Theme, language: str, room: QRectF, px: float) -> None:
    """Draw a cinnabar ribbon across the top edge, above the name, no wider than its *room*."""
    wide = min(text_width(language, text, px, True), room.width() - 24)
    box = QRectF(room.left(), room.top(), wide + 24, room.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.cinnabar))
    painter.drawRoundedRect(box, 5, 5)
    painter.setPen(QColor(theme.on_badge))
    draw_text(painter, language, text, box.left() + 12, box.center().y(), px, wide + 1, bold=True)


def count_pixmap(count: int, kind: PanelKind, theme: Theme, k: float, dpr: float = 1.0) -> QPixmap:
    """Return the tile with the number of cards alone, as it lies on a panel while cards are dealt."""
    _, _, wide, high = _PLACES[kind].tile
    pixmap = QPixmap(round((wide + 2) * k * dpr), round((high + 2) * k * dpr))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(k * dpr, k * dpr)
    _count(painter, QRectF(1, 1, wide, high), count, theme, dealing=True)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def count_place(kind: PanelKind) -> tuple[float, float]:
    """Return where the raster of :func:`count_pixmap` lies on the panel, in units."""
    return _PLACES[kind].tile[0] - 1, _PLACES[kind].tile[1] - 1


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _state(painter: QPainter, state: str, x: float, y: float, theme: Theme, radius: float) -> None:
    """Draw who plays for the seat: a bot, a bot for someone away, or auto-play."""
    ink = QColor(theme.ink)
    painter.save()
    painter.translate(x, y)
    painter.scale(radius / 10, radius / 10)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawEllipse(QPointF(0, 0), 10, 10)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round_pen(ink, 1.4))
    if state == "bot":
        painter.drawRoundedRect(QRectF(-4.8, -2.2, 9.6, 7), 2, 2)
        painter.drawLine(QPointF(0, -2.2), QPointF(0, -5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(0, -5.4), 1.2, 1.2)
        for side in (-1, 1):
            painter.drawEllipse(QPointF(2.1 * side, 1.3), 1.1, 1.1)
    elif state == "away":
        painter.setPen(_round_pen(ink, 1.7))
        painter.drawPolyline([QPointF(-3, -3.6), QPointF(3, -3.6), QPointF(-3, 3.6), QPointF(3, 3.6)])
    else:
        for turn in (0, 180):
            painter.save()
            painter.rotate(turn)
            painter.drawArc(QRectF(-4.8, -4.8, 9.6, 9.6), 10 * 16, 135 * 16)
            painter.drawPolyline([QPointF(2.2, -1.6), QPointF(4.9, -0.6), QPointF(5.9, -3.3)])
            painter.restore()
    painter.restore()


def _eye(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """Draw the sign of a hand laid open on the panel's corner."""
    painter.save()
    painter.translate(x, y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.amber))
    painter.drawEllipse(QPointF(0, 0), 10.5, 10.5)
    ink = QColor(theme.on_amber)
    eye = QPainterPath(QPointF(-6, 0))
    eye.quadTo(0, -7.4, 6, 0)
    eye.quadTo(0, 7.4, -6, 0)
    painter.setPen(_round_pen(ink, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(eye)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(0, 0), 2, 2)
    painter.restore()


class TimerRing(QGraphicsItem):
    """The ring round an avatar: what is left of the time, clockwise from twelve; its origin is its centre."""

    def __init__(self, theme: Theme, k: float = 1.0, radius: float = 29.5) -> None:
        super().__init__()
        self._theme, self._k, self._radius = theme, k, radius
        self._part: float | None = None
        self.hide()

    def set_look(self, theme: Theme, k: float, radius: float = 29.5) -> None:
        """Take another theme or scale."""
        self.prepareGeometryChange()
        self._theme, self._k, self._radius = theme, k, radius

    def set_part(self, part: float | None) -> None:
        """Show the *part* of the time that is left, 0 to 1; nothing hides the ring."""
        if part != self._part:
            self._part = part
            self.setVisible(part is not None)
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the square of the ring."""
        reach = (self._radius + 3.5) * self._k
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem | None, _widget: QWidget | None = None
    ) -> None:
        """Draw the track and the rest of the time."""
        part = max(0.0, min(1.0, self._part or 0.0))
        k, radius = self._k, self._radius * self._k
        box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.inset), 4.2 * k))
        painter.drawEllipse(box)
        colour = self._theme.cinnabar if part < 0.2 else self._theme.amber
        pen = QPen(QColor(colour), 4.2 * k)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if part > 0:
            painter.drawArc(box, 90 * 16, -round(part * 360 * 16))
