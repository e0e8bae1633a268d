"""The bar over the table: the game, what it is played for, the marks, and a few buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engine.ruleset import Variant
from engine.view import Mark, Phase, PlayerView
from liudou_gui.model.keymap import Command
from liudou_gui.model.settings import Motion
from liudou_gui.model.strings import card_name, variant_name, variant_sides
from liudou_gui.model.words import TIMES, translate
from liudou_gui.widgets import icons
from liudou_gui.widgets.card_faces import Kind, margin_of
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.keys import CommandKeys
from liudou_gui.widgets.motion import Mover
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.styles import color
from liudou_gui.widgets.tool_button import Icon, ToolButton

COUNT_MS = 600
_LEFT = Qt.AlignmentFlag.AlignLeft
_FEWEST = 4
"""So many kinds of facts are left away, one after the other, where room is short."""


class _MarkLabel(QWidget):
    """A mark: its word, the card, and who holds or held it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._k, self._word, self._holder = 1.0, "", ""
        self._mark: Mark | None = None
        self._has_word = self._has_holder = True
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
        holder = text_width(self._holder, 13 * k, bold=True) + 6 * k if self._has_holder else 0.0
        return QSize(round(self._word_width() + 32 * k + holder) + 4, round(40 * k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._word_width() + 40 * self._k), round(40 * self._k))

    def show_words(self, *, word: bool, holder: bool) -> None:
        """Draw the card with or without its words; both are still said."""
        self._has_word, self._has_holder = word, holder
        self.updateGeometry()
        self.update()

    def _word_width(self) -> float:
        return text_width(self._word, 13 * self._k) + 6 * self._k if self._has_word else 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._mark is None:
            return
        k, high = self._k, self.height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(color("ink2"))
        wide = self._word_width()
        if self._has_word:
            draw_line(painter, QRectF(0, 0, wide + 1, high), self._word, 13 * k, _LEFT, bold=False)
        card = 24 * k
        pixmap = shared_faces().pixmap(
            self._mark.card.face, Kind.COMPACT, width=card, dpr=self.devicePixelRatioF()
        )
        margin = margin_of(card)
        painter.drawPixmap(round(wide - margin), round((high - card * 1.4) / 2 - margin), pixmap)
        left = wide + 30 * k
        if self._has_holder and self.width() > left:
            painter.setPen(color("ink"))
            line = QRectF(left, 0, self.width() - left, high)
            draw_line(painter, line, self._holder, 13 * k, _LEFT, bold=True)


class _Words(QWidget):
    """One line of words, some of them bold: ``(text, bold, size)``."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._k = 1.0
        self._parts: list[tuple[str, bool, float]] = []
        self._drawn = slice(None)
        self._stressed, self._stress = -1, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_scale(self, k: float) -> None:
        self._k = k
        self.updateGeometry()

    def set_parts(self, parts: list[tuple[str, bool, float]]) -> None:
        self._parts = parts
        self.setAccessibleName(" ".join(text for text, _, _ in parts))
        self.updateGeometry()
        self.update()

    def show_only(self, drawn: slice) -> None:
        """Draw these parts alone; all of them are still said."""
        self._drawn = drawn
        self.updateGeometry()
        self.update()

    def stress(self, place: int, strength: float) -> None:
        """Lay a shade behind the part at *place*, 0 for none."""
        self._stressed, self._stress = place, strength
        self.update()

    def sizeHint(self) -> QSize:
        parts = self._parts[self._drawn]
        wide = sum(text_width(text, px * self._k, bold=bold) + 6 * self._k for text, bold, px in parts)
        return QSize(round(wide) + 2, round(30 * self._k))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(round(48 * self._k), self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0.0
        for place, (text, bold, px) in list(enumerate(self._parts))[self._drawn]:
            wide = text_width(text, px * self._k, bold=bold)
            if place == self._stressed and self._stress > 0:
                shade = QColor(color("line"))
                shade.setAlphaF(self._stress)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade)
                high = 22 * self._k
                box = QRectF(x, (self.height() - high) / 2, wide, high).adjusted(-4, 0, 4, 0)
                painter.drawRoundedRect(box, high / 3, high / 3)
            painter.setPen(color("ink" if bold else "ink2"))
            box = QRectF(x, 0, max(1.0, min(wide + 1, self.width() - x)), self.height())
            draw_line(painter, box, text, px * self._k, _LEFT, bold=bold)
            x += wide + 6 * self._k


class TableBar(QWidget):
    """Facts on the left, buttons on the right; the buttons lose their words where room is short."""

    sheets_changed = Signal()
    tab_wished = Signal(str)
    """A part of the drawer, by its name; the present one means: shut it."""

    scores = Signal()
    rules = Signal()
    settings = Signal()
    leave = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_bar")
        self._view: PlayerView | None = None
        self._n: int | None = None
        self._game, self._stakes = _Words("game"), _Words("stakes")
        self._open_mark, self._secret_mark = _MarkLabel("open_mark"), _MarkLabel("secret_mark")
        self.tabs = {
            "last_trick": self._button("last_trick", icons.last_trick, Command.LAST_TRICK),
            "history": self._button("history", icons.history, Command.HISTORY),
            "counter": self._button("counter", icons.counter, Command.COUNTER),
            "notes": self._button("notes", icons.pencil, Command.NOTES),
        }
        for name, button in self.tabs.items():
            button.setCheckable(True)
            button.clicked.connect(partial(self.tab_wished.emit, name))
        self.bottom_button = self._button("bottom_cards", icons.bottom_cards, Command.BOTTOM_CARDS)
        self.open_hands_button = self._button("open_hands", icons.eye, Command.OPEN_HANDS)
        for button in (self.bottom_button, self.open_hands_button):
            button.setCheckable(True)
            button.toggled.connect(self.sheets_changed)
        self.scores_button = self._button("scores", icons.scores, Command.SCORES)
        self.rules_button = self._button("rules", icons.book, Command.RULES)
        self.settings_button = self._button("settings", icons.sliders, Command.SETTINGS)
        self.leave_button = self._button("leave_table", icons.leave, Command.LEAVE)
        self.scores_button.clicked.connect(self.scores)
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
        shown = {b.command: partial(self._click, b) for b in self._buttons() if b.command is not None}
        CommandKeys(self, shown)
        self.retranslate()
        self.set_scale(1.0)

    @staticmethod
    def _click(button: ToolButton) -> None:
        """Do what a click does, unless the button is not offered now."""
        if not button.isHidden():
            button.click()

    @staticmethod
    def _button(name: str, icon: Icon, command: Command) -> ToolButton:
        button = ToolButton(name, icon, command, flat=True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button

    def _buttons(self) -> tuple[ToolButton, ...]:
        return (
            *self.tabs.values(),
            self.bottom_button,
            self.open_hands_button,
            self.scores_button,
            self.rules_button,
            self.settings_button,
            self.leave_button,
        )

    def show_tab(self, name: str | None) -> None:
        """Mark the part of the drawer that is open."""
        for tab, button in self.tabs.items():
            button.setChecked(tab == name)

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
        for button in self._buttons():
            button.set_scale(k)
        self._row.setContentsMargins(round(14 * k), 0, round(10 * k), 0)
        self._row.setSpacing(round(6 * k))
        self._fit()

    def _fit(self) -> None:
        """Leave words away, the last buttons' first, until everything has room."""
        shown = [button for button in self._buttons() if not button.isHidden()]
        facts = [
            w for w in (self._game, self._stakes, self._open_mark, self._secret_mark) if not w.isHidden()
        ]
        for button in shown:
            button.show_word(True)
        for fewer in range(_FEWEST + 1):
            self._show_facts(fewer)
            gaps = self._row.spacing() * (len(shown) + len(facts)) + 30
            room = self.width() - sum(fact.sizeHint().width() for fact in facts) - gaps
            for button in reversed(shown):
                if sum(b.sizeHint().width() for b in shown) <= room:
                    return
                button.show_word(False)

    def _show_facts(self, fewer: int) -> None:
        """Draw all facts, or leave away in turn: sides, factors, the marks' words, their holders."""
        self._game.show_only(slice(0, 1) if fewer else slice(None))
        self._stakes.show_only(slice(-2, None) if fewer > 1 else slice(None))
        for mark in (self._open_mark, self._secret_mark):
            mark.show_words(word=fewer < _FEWEST - 1, holder=fewer < _FEWEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out anew which words have room."""
        super().resizeEvent(event)
        self._fit()

    def show_view(self, view: PlayerView) -> None:
        """Show what *view* says."""
        self._view = view
        self.retranslate()

    def count_up(self, before: int, mover: Mover) -> None:
        """Let N rise from *before* to what it is, with a shade behind it that fades."""
        view = self._view
        if view is None or view.n == before or mover.level is Motion.NONE:
            return
        after = view.n

        def step(part: float) -> None:
            shown = after if part >= 1 else before + round((after - before) * min(1.0, 2 * part))
            if shown != self._n:
                self._n = shown
                self.retranslate()
            self._stakes.stress(self._n_place(), 1.0 - part)

        mover.run(COUNT_MS, step, done=self._counted)

    def _counted(self) -> None:
        self._n = None
        self._stakes.stress(-1, 0.0)
        self.retranslate()

    def _n_place(self) -> int:
        """Return which of the parts is the number of N."""
        hidden = self._view is not None and self._view.ruleset.variant is Variant.HIDDEN
        return 4 if hidden else 1

    def retranslate(self) -> None:
        """Set all texts."""
        texts = (
            translate("Bar", "Last trick"),
            translate("Bar", "History"),
            translate("Bar", "Counter"),
            translate("Bar", "Notes"),
            translate("Bar", "Bottom cards"),
            translate("Bar", "Open hands"),
            translate("Bar", "Scores"),
            translate("Bar", "Rules"),
            translate("Bar", "Settings"),
            translate("Bar", "Leave"),
        )
        for button, text in zip(self._buttons(), texts, strict=True):
            button.set_texts(text, text)
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
        self._fit()

    @staticmethod
    def _show(button: ToolButton, wanted: bool) -> None:
        button.setVisible(wanted)
        if not wanted:
            button.setChecked(False)

    @staticmethod
    def _holder(view: PlayerView, mark: Mark | None) -> str:
        if mark is None:
            return ""
        return translate("Table", "You") if mark.holder == view.viewer else view.names[mark.holder]

    def _stake_parts(self, view: PlayerView) -> list[tuple[str, bool, float]]:
        base, n = view.ruleset.base, view.n if self._n is None else self._n
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
