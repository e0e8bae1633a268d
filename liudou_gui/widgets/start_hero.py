"""The felt of the start page: the name of the game, and six folk round a table under a lamp."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.cards import parse_cards
from liudou_gui.model.words import translate
from liudou_gui.widgets.avatars import draw_avatar
from liudou_gui.widgets.card_faces import Kind, margin_of
from liudou_gui.widgets.card_windows import medallion
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.felt import felt_light, rounded
from liudou_gui.widgets.rows import draw_row, row_height, shared_faces
from liudou_gui.widgets.styles import color, theme

_FOLK = (0, 1, 3, 5, 2, 4)
"""Who sits where, from the own seat against the clock."""

_SEATS = ((0.0, 0.735), (0.80, 0.36), (0.80, -0.36), (0.0, -0.735), (-0.80, -0.36), (-0.80, 0.36))
"""Where they sit, as parts of the table's half width."""

_PLAY = parse_cards("6s0 7h0 8c0 9d0 Ts0")
_HIGH = 1.62
"""How high table and folk are, by their half width."""

_LEAST = 90
"""From so many units of half width on the table is drawn."""

_WOOD = ("#D3A468", "#A97A45")
_CELL = 26


def _honeycomb(wide: float, high: float, cell: float) -> QPainterPath:
    """Return a lattice of hexagons over a whole field."""
    comb = QPainterPath()
    step, tall = cell * math.sqrt(3), cell * 1.5
    for row in range(-1, round(high / tall) + 2):
        for column in range(-1, round(wide / step) + 2):
            x, y = (column + (row % 2) / 2) * step, row * tall
            comb.moveTo(x - step / 2, y + cell / 2)
            comb.lineTo(x - step / 2, y - cell / 2)
            comb.lineTo(x, y - cell)
            comb.lineTo(x + step / 2, y - cell / 2)
    return comb


def _hexagon(reach: float, flat: float) -> list[QPointF]:
    """Return a hexagon with corners left and right, squeezed to *flat*."""
    sides = ((-1, 0), (-0.56, -1), (0.56, -1), (1, 0), (0.56, 1), (-0.56, 1))
    return [QPointF(x * reach, y * reach * flat) for x, y in sides]


class StartHero(QWidget):
    """Felt with the name of the game; where there is room, the table and its folk."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start_hero")
        self._u = 1.0
        self._drawn: tuple[tuple[object, ...], QPixmap] | None = None
        self.title, self.subtitle = label("title"), label("second", wrap=True)
        self.words = label("strong", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for text in (self.title, self.subtitle, self.words):
            text.setProperty("token", "on_felt")
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addStretch()
        head.addWidget(self.title)
        head.addWidget(self.subtitle)
        head.addStretch()
        self._logo = QWidget()
        self._logo.setObjectName("start_logo")
        self._row = QHBoxLayout()
        self._row.addWidget(self._logo)
        self._row.addLayout(head, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row)
        self._column.addStretch(1)
        self._column.addWidget(self.words)

    def retranslate(self) -> None:
        """Set all texts."""
        self.title.setText(translate("Start", "Liudou"))
        self.subtitle.setText(translate("Start", "Dou Dizhu for six, at home"))
        self.words.setText(
            translate(
                "Start",
                "Three games, three or four decks, two sides, and not everybody tells which one is theirs.",
            )
        )
        self._drawn = None

    def set_shape(self, u: float, wide: int, high: int, *, words: bool) -> None:
        """Draw at *u*, *wide* and at least *high* pixels; 0 for as large as the page makes it."""
        self._u = u
        logo = round((52 if high == 0 or high >= 90 * u else 40) * u)
        self._logo.setFixedSize(logo, logo)
        side, edge = round(28 * u), round((28 if high == 0 else 20 if high >= 90 * u else 3) * u)
        self._row.setSpacing(round(14 * u))
        self._column.setContentsMargins(side, edge, side, edge)
        self.words.setVisible(words)
        self.setMinimumSize(0, 0)
        self.setMaximumSize(16777215, 16777215)
        if wide:
            self.setFixedWidth(wide)
        if high:
            self.setFixedHeight(high)
        self.update()

    def _table(self) -> tuple[QPointF, float] | None:
        """Return middle and half width of the table, None without room for it."""
        top = self._logo.geometry().bottom() + 16 * self._u
        bottom = self.words.geometry().top() if self.words.isVisible() else self.height()
        bottom -= round(16 * self._u)
        reach = min((self.width() - 32 * self._u) / 2, (bottom - top) / _HIGH, 320 * self._u)
        if reach < _LEAST * self._u:
            return None
        return QPointF(self.width() / 2, (top + bottom) / 2), reach

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show felt and table; both are drawn once for each size and look."""
        dpr = self.devicePixelRatioF()
        table = self._table()
        faces = shared_faces()
        where = None if table is None else (table[0].toTuple(), table[1])
        key = (self.size().toTuple(), where, dpr, theme().name, faces.four_colour, faces.language)
        if self._drawn is None or self._drawn[0] != key:
            pixmap = QPixmap(self.size() * dpr)
            pixmap.setDevicePixelRatio(dpr)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._draw_felt(painter, self.size(), table)
            if table is not None:
                _draw_table(painter, *table)
            logo = QRectF(self._logo.geometry())
            medallion(painter, logo.center().x(), logo.center().y(), logo.height())
            painter.end()
            self._drawn = key, pixmap
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn[1])

    def _draw_felt(self, painter: QPainter, size: QSize, table: tuple[QPointF, float] | None) -> None:
        middle = QPointF(size.width() / 2, size.height() / 2) if table is None else table[0]
        felt = felt_light(middle, size.width(), size.height())
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), felt)
        comb = QColor(color("mat_line"))
        comb.setAlphaF(0.16)
        painter.setPen(QPen(comb, 1.1 * self._u))
        painter.drawPath(_honeycomb(size.width(), size.height(), _CELL * self._u))


def _draw_table(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Draw table, backs, a play and the folk, *reach* from the middle to the outermost."""
    painter.save()
    painter.translate(middle)
    lamp = QRadialGradient(QPointF(0, 0), reach * 1.1)
    glow = QColor(color("amber"))
    glow.setAlphaF(0.16)
    lamp.setColorAt(0, glow)
    glow.setAlphaF(0)
    lamp.setColorAt(1, glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lamp)
    painter.drawEllipse(QPointF(0, 0), reach * 1.1, reach * 0.86)
    _draw_top(painter, reach)
    _draw_backs(painter, reach)
    wide = 0.155 * reach
    step = wide * 0.5
    span = wide + step * (len(_PLAY) - 1)
    box = QRectF(-span / 2, -row_height(wide) / 2, span + 1, row_height(wide))
    draw_row(painter, _PLAY, box, wide, step=step)
    for who, (x, y) in zip(_FOLK, _SEATS, strict=True):
        disc = 0.15 * reach
        shade = QColor(0, 0, 0)
        shade.setAlphaF(theme().shadow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawEllipse(QPointF(x * reach, y * reach * 0.9 + disc * 0.1), disc * 1.05, disc * 1.05)
        painter.setBrush(color("panel"))
        painter.drawEllipse(QPointF(x * reach, y * reach * 0.9), disc * 1.06, disc * 1.06)
        draw_avatar(painter, who, x * reach, y * reach * 0.9, disc)
    painter.restore()


def _draw_top(painter: QPainter, reach: float) -> None:
    wood = rounded(_hexagon(0.72 * reach, 0.76), 0.1 * reach)
    mat = rounded(_hexagon(0.625 * reach, 0.76), 0.08 * reach)
    line = rounded(_hexagon(0.595 * reach, 0.76), 0.075 * reach)
    if theme().shadow:
        shade = QColor(0, 0, 0)
        shade.setAlphaF(theme().shadow * 0.5)
        painter.setBrush(shade)
        for deep in (0.012, 0.026, 0.04):
            painter.drawPath(wood.translated(0, deep * reach))
    if theme().name == "ink":  # no wood where only lines may be
        painter.setPen(QPen(color("mat_line"), 0.012 * reach))
        painter.setBrush(color("mat"))
        painter.drawPath(wood)
    else:
        grain = QLinearGradient(0, -0.55 * reach, 0, 0.55 * reach)
        grain.setColorAt(0, QColor(_WOOD[0]))
        grain.setColorAt(1, QColor(_WOOD[1]))
        painter.setBrush(grain)
        painter.drawPath(wood)
    painter.setPen(QPen(color("mat_line"), max(1.0, 0.008 * reach)))
    painter.setBrush(color("mat"))
    painter.drawPath(mat)
    faint = QColor(color("mat_line"))
    faint.setAlphaF(0.5)
    painter.setPen(QPen(faint, max(1.0, 0.005 * reach)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(line)


def _draw_backs(painter: QPainter, reach: float) -> None:
    """Draw a small hand of backs before each seat, turned toward the middle."""
    wide = 0.085 * reach
    device = painter.device()
    dpr = device.devicePixelRatio() if device is not None else 1.0
    back = shared_faces().pixmap(None, Kind.BACK, width=wide, dpr=dpr)
    at = QPointF(-wide / 2 - margin_of(wide), -row_height(wide) / 2 - margin_of(wide))
    for x, y in _SEATS:
        painter.save()
        painter.translate(x * 0.56 * reach, y * 0.48 * reach)
        painter.rotate(math.degrees(math.atan2(-x, y)))
        for place in range(7):
            painter.save()
            painter.translate((place - 3) * wide * 0.3, abs(place - 3) * wide * 0.045)
            painter.rotate((place - 3) * 4.5)
            painter.drawPixmap(at, back)
            painter.restore()
        painter.restore()
