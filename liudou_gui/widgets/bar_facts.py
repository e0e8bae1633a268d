"""Facts on the bar over the table: lines of words, and the marked cards with who holds them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.view import Mark
from liudou_gui.model.strings import card_name
from liudou_gui.widgets.card_faces import Kind, State, margin_of
from liudou_gui.widgets.card_faces import Mark as Seal
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.styles import color

_LEFT = Qt.AlignmentFlag.AlignLeft
_CARD = 24
_LEAST_WORD = 60


class MarkLabel(QWidget):
    """A mark: its word, the card with its seal, and who holds or held it."""

    def __init__(self, name: str, seal: Seal) -> None:
        super().__init__()
        self.setObjectName(name)
        self._seal = seal
        self._k, self._word, self._holder = 1.0, "", ""
        self._with_word = self._with_holder = True
        self._mark: Mark | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_parts(self, *, word: bool, holder: bool) -> None:
        """Show the word before and the holder behind the card, or leave them away."""
        self._with_word, self._with_holder = word, holder
        self.updateGeometry()
        self.update()

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.setFixedHeight(round(40 * k))
        self.updateGeometry()

    def show_mark(self, word: str, mark: Mark | None, holder: str) -> None:
        """Show a mark; None hides it."""
        self._word, self._mark, self._holder = word, mark, holder
        self.setVisible(mark is not None)
        if mark is not None:
            self.setAccessibleName(f"{word}: {card_name(mark.card)} {holder}".strip())
            self.setToolTip("" if self._with_word and self._with_holder else self.accessibleName())
        self.updateGeometry()
        self.update()

    def _shown(self) -> tuple[str, str]:
        return self._word if self._with_word else "", self._holder if self._with_holder else ""

    def sizeHint(self) -> QSize:
        """Return the size that shows all its parts whole."""
        k = self._k
        word, holder = self._shown()
        wide = (_CARD + 2) * k
        if word:
            wide += text_width(word, 13 * k) + 6 * k
        if holder:
            wide += text_width(holder, 13 * k, bold=True) + 6 * k
        return QSize(round(wide) + 4, round(40 * k))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw word, card and holder."""
        if self._mark is None:
            return
        k, high = self._k, self.height()
        word, holder = self._shown()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0.0
        if word:
            left = text_width(word, 13 * k)
            painter.setPen(color("ink2"))
            draw_line(painter, QRectF(0, 0, left + 1, high), word, 13 * k, _LEFT, bold=False)
            left += 6 * k
        card = _CARD * k
        pixmap = shared_faces().pixmap(
            self._mark.card.face, Kind.COMPACT, State.REST, self._seal, card, self.devicePixelRatioF()
        )
        margin = margin_of(card)
        painter.drawPixmap(round(left - margin), round((high - card * 1.4) / 2 - margin), pixmap)
        left += card + 6 * k
        painter.setPen(color("ink"))
        line = QRectF(left, 0, max(1.0, self.width() - left), high)
        draw_line(painter, line, holder, 13 * k, _LEFT, bold=True)


class BarWords(QWidget):
    """One line of words, some of them bold: ``(text, bold, size)``; the first is cut where room is short."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._k = 1.0
        self._parts: list[tuple[str, bool, float]] = []
        self._stressed, self._stress = -1, 0.0
        self._count: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.updateGeometry()

    def set_parts(self, parts: list[tuple[str, bool, float]]) -> None:
        """Show these words; a screen reader says all of them."""
        self._parts = parts
        self.setAccessibleName(" ".join(text for text, _, _ in parts))
        self.updateGeometry()
        self.update()

    def stress(self, place: int, strength: float) -> None:
        """Lay a shade behind the part at *place*, 0 for none."""
        self._stressed, self._stress = place, strength
        self.update()

    def show_first(self, count: int | None) -> None:
        """Show only the first *count* parts; None shows all."""
        self._count = count
        self.updateGeometry()
        self.update()

    def _wide(self, parts: list[tuple[str, bool, float]]) -> float:
        return sum(text_width(text, px * self._k, bold=bold) + 6 * self._k for text, bold, px in parts)

    def sizeHint(self) -> QSize:
        """Return the size that shows the words whole."""
        return QSize(round(self._wide(self._parts[: self._count])) + 2, round(30 * self._k))

    def minimumSizeHint(self) -> QSize:
        """Return the size of all but the first words, which may be cut."""
        first, rest = self._wide(self._parts[:1]), self._wide(self._parts[1 : self._count])
        return QSize(round(rest + min(_LEAST_WORD * self._k, first)) + 2, round(30 * self._k))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, shown = 0.0, self._parts[: self._count]
        missing = max(0.0, self._wide(shown) - self.width())
        for place, (text, bold, px) in enumerate(shown):
            wide = text_width(text, px * self._k, bold=bold)
            if place == 0:
                wide = max(1.0, wide - missing)
            if place == self._stressed and self._stress > 0:
                shade = QColor(color("line"))
                shade.setAlphaF(self._stress)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade)
                high = 22 * self._k
                box = QRectF(x, (self.height() - high) / 2, wide, high).adjusted(-4, 0, 4, 0)
                painter.drawRoundedRect(box, high / 3, high / 3)
            painter.setPen(color("ink" if bold else "ink2"))
            box = QRectF(x, 0, wide + 1, self.height())
            draw_line(painter, box, text, px * self._k, _LEFT, bold=bold)
            x += wide + 6 * self._k
