"""The bar over the table: the game, what it is played for, the marks, and a few buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from engine.ruleset import Variant
from engine.view import Mark, Phase, PlayerView
from liudou_gui.model.strings import card_name, variant_name, variant_sides
from liudou_gui.model.words import TIMES, translate
from liudou_gui.widgets.card_faces import Kind, margin_of
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.styles import color, smallest_px

_LEFT = Qt.AlignmentFlag.AlignLeft


class _MarkLabel(QWidget):
    """A mark: its word, the card, and who holds or held it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._k, self._word, self._holder = 1.0, "", ""
        self._mark: Mark | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_scale(self, k: float) -> None:
        self._k = k
        self.setFixedHeight(round(40 * k))
        self.updateGeometry()

    def show_mark(self, word: str, mark: Mark | None, holder: str) -> None:
        """Show a mark; None hides it."""
        self._word, self._mark, self._holder = word, mark, holder
        self.setVisible(mark is not None)
        if mark is not None:
            self.setAccessibleName(f"{word}: {card_name(mark.card)} {holder}".strip())
            self.setToolTip("")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        k = self._k
        wide = text_width(self._word, 13 * k) + 38 * k + text_width(self._holder, 13 * k, bold=True)
        return QSize(round(wide) + 4, round(40 * k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(text_width(self._word, 13 * self._k) + 40 * self._k), round(40 * self._k))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._mark is None:
            return
        k, high = self._k, self.height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(color("ink2"))
        wide = text_width(self._word, 13 * k)
        draw_line(painter, QRectF(0, 0, wide + 1, high), self._word, 13 * k, _LEFT, bold=False)
        card = 24 * k
        pixmap = shared_faces().pixmap(
            self._mark.card.face, Kind.COMPACT, width=card, dpr=self.devicePixelRatioF()
        )
        margin = margin_of(card)
        painter.drawPixmap(round(wide + 6 * k - margin), round((high - card * 1.4) / 2 - margin), pixmap)
        left = wide + 36 * k
        painter.setPen(color("ink"))
        line = QRectF(left, 0, max(1.0, self.width() - left), high)
        draw_line(painter, line, self._holder, 13 * k, _LEFT, bold=True)


class _Words(QWidget):
    """One line of words, some of them bold: ``(text, bold, size)``."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._k = 1.0
        self._parts: list[tuple[str, bool, float]] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_scale(self, k: float) -> None:
        self._k = k
        self.updateGeometry()

    def set_parts(self, parts: list[tuple[str, bool, float]]) -> None:
        self._parts = parts
        self.setAccessibleName(" ".join(text for text, _, _ in parts))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = sum(text_width(text, px * self._k, bold=bold) + 6 * self._k for text, bold, px in self._parts)
        return QSize(round(wide) + 2, round(30 * self._k))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        x = 0.0
        for text, bold, px in self._parts:
            wide = text_width(text, px * self._k, bold=bold)
            painter.setPen(color("ink" if bold else "ink2"))
            box = QRectF(x, 0, wide + 1, self.height())
            draw_line(painter, box, text, px * self._k, _LEFT, bold=bold)
            x += wide + 6 * self._k


class TableBar(QWidget):
    """Facts on the left, buttons on the right."""

    sheets_changed = Signal()
    rules = Signal()
    settings = Signal()
    leave = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_bar")
        self._view: PlayerView | None = None
        self._game, self._stakes = _Words("game"), _Words("stakes")
        self._open_mark, self._secret_mark = _MarkLabel("open_mark"), _MarkLabel("secret_mark")
        self.bottom_button = self._button("bottom_cards")
        self.open_hands_button = self._button("open_hands")
        for button in (self.bottom_button, self.open_hands_button):
            button.setCheckable(True)
            button.toggled.connect(self.sheets_changed)
        self.rules_button, self.settings_button = self._button("rules"), self._button("settings")
        self.leave_button = self._button("leave_table")
        self.rules_button.clicked.connect(self.rules)
        self.settings_button.clicked.connect(self.settings)
        self.leave_button.clicked.connect(self.leave)
        self._row = QHBoxLayout(self)
        for widget in (self._game, self._stakes, self._open_mark, self._secret_mark):
            self._row.addWidget(widget)
        self._row.addStretch()
        for button in self._buttons():
            self._row.addWidget(button)
        self._show(self.bottom_button, wanted=False)
        self._show(self.open_hands_button, wanted=False)
        self.retranslate()
        self.set_scale(1.0)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button

    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            self.bottom_button,
            self.open_hands_button,
            self.rules_button,
            self.settings_button,
            self.leave_button,
        )

    def close_sheets(self) -> None:
        """Take cards shown on demand away."""
        for button in (self.bottom_button, self.open_hands_button):
            button.setChecked(False)

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        for words in (self._game, self._stakes):
            words.set_scale(k)
        for mark in (self._open_mark, self._secret_mark):
            mark.set_scale(k)
        self._row.setContentsMargins(round(14 * k), 0, round(10 * k), 0)
        self._row.setSpacing(round(10 * k))
        px, pad, radius = round(max(13 * k, smallest_px())), round(9 * k), round(8 * k)
        self.setStyleSheet(
            f"QPushButton {{ background: transparent; border: 1px solid transparent;"
            f" border-radius: {radius}px; padding: 0 {pad}px;"
            f" min-height: {round(32 * k)}px; font-size: {px}px; font-weight: bold;"
            f" color: {color('ink').name()}; }}"
            f" QPushButton:hover {{ background: {color('inset').name()}; }}"
            f" QPushButton:checked {{ background: {color('inset').name()};"
            f" border-color: {color('amber_line').name()}; }}"
            f" QPushButton:focus {{ border: 2px solid {color('ink').name()}; }}"
        )

    def show_view(self, view: PlayerView) -> None:
        """Follow the deal."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        texts = (
            translate("Bar", "Bottom cards"),
            translate("Bar", "Open hands"),
            translate("Bar", "Rules"),
            translate("Bar", "Settings"),
            translate("Bar", "Leave"),
        )
        for button, text in zip(self._buttons(), texts, strict=True):
            button.setText(text)
            button.setAccessibleName(text)
        view = self._view
        if view is None:
            return
        variant = view.ruleset.variant
        sides = translate("Bar", "1 v 5") if view.solo else variant_sides(variant)
        self._game.set_parts([(variant_name(variant), True, 15), (sides, False, 13)])
        self._stakes.set_parts(self._stake_parts(view))
        word = translate("Bar", "Marked card") if variant is Variant.HIDDEN else translate("Bar", "Open mark")
        self._open_mark.show_mark(word, view.open_mark, self._holder(view, view.open_mark))
        self._secret_mark.show_mark(
            translate("Bar", "Secret mark"), view.secret_mark, self._holder(view, view.secret_mark)
        )
        over = view.phase is Phase.OVER
        self._show(self.bottom_button, bool(view.bottom) and not over)
        self._show(self.open_hands_button, any(view.open_hands) and not over)

    @staticmethod
    def _show(button: QPushButton, wanted: bool) -> None:
        button.setVisible(wanted)
        if not wanted:
            button.setChecked(False)

    @staticmethod
    def _holder(view: PlayerView, mark: Mark | None) -> str:
        if mark is None:
            return ""
        return translate("Table", "You") if mark.holder == view.viewer else view.names[mark.holder]

    @staticmethod
    def _stake_parts(view: PlayerView) -> list[tuple[str, bool, float]]:
        base, n = view.ruleset.base, view.n
        parts: list[tuple[str, bool, float]] = []
        points = n * base
        if view.ruleset.variant is Variant.HIDDEN:
            if view.phase in (Phase.WAITING, Phase.BIDDING):  # S is not set yet
                return []
            parts = [("S", False, 13), (str(view.stake), True, 14), (TIMES, False, 13)]
            points *= view.stake
        parts += [("N", False, 13), (str(n), True, 14), (TIMES, False, 13)]
        parts += [(translate("Result", "base"), False, 13), (str(base), True, 14)]
        return [*parts, ("=", False, 13), (str(points), True, 14)]

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper of the bar."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), color("page"))
        painter.setPen(QPen(color("line"), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
