"""The bar over the table: the game, what it is played for, the marks, and a few buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engine.ruleset import Variant
from engine.view import Mark, Phase, PlayerView
from liudou_gui.model.keymap import Command
from liudou_gui.model.settings import Motion
from liudou_gui.model.strings import variant_name, variant_sides
from liudou_gui.model.words import TIMES, translate
from liudou_gui.widgets import icons
from liudou_gui.widgets.bar_facts import BarWords, MarkLabel
from liudou_gui.widgets.card_faces import Mark as Seal
from liudou_gui.widgets.keys import CommandKeys
from liudou_gui.widgets.motion import Mover
from liudou_gui.widgets.styles import color
from liudou_gui.widgets.tool_button import Icon, ToolButton

COUNT_MS = 600
_LEVELS = 7
"""How often something is left away where room is short."""


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
        self._k = 1.0
        self._game, self._stakes = BarWords("game"), BarWords("stakes")
        self._open_mark, self._secret_mark = (
            MarkLabel("open_mark", Seal.OPEN),
            MarkLabel("secret_mark", Seal.SECRET),
        )
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
        for widget in self._facts():
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

    def offer_chat(self, button: ToolButton) -> None:
        """Show one more button for the drawer's tab ``chat``; it names itself."""
        button.setCheckable(True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(partial(self.tab_wished.emit, "chat"))
        self._row.insertWidget(self._row.indexOf(self.bottom_button), button)
        self.tabs["chat"] = button
        CommandKeys(self, {Command.CHAT: partial(self._click, button)})
        self.set_scale(self._k)

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
        self._k = k
        self._fit()

    def _fit(self) -> None:
        """Leave words away until everything has room: the buttons' first, then facts seen elsewhere too."""
        for level in range(_LEVELS):
            self._leave_away(level)
            if self._fits():
                break

    def _leave_away(self, level: int) -> None:
        """Show less with each *level*; from 1 on words of buttons, the last ones' first, if they fit."""
        self._row.setSpacing(round((6 if level < 2 else 2) * self._k))
        self._game.show_first(None if level < 3 else 1)
        self._stakes.show_first(None if level < 4 else self._n_place() + 1)
        for mark in (self._open_mark, self._secret_mark):
            mark.show_parts(word=level < 5, holder=level < 6)
        shown = [button for button in self._buttons() if not button.isHidden()]
        for button in shown:
            button.show_word(level == 0)
        if level == 1:
            for button in shown:
                button.show_word(True)
                if not self._fits():
                    button.show_word(False)
                    break

    def _fits(self) -> bool:
        parts = [*self._facts(), *self._buttons()]
        shown = [part for part in parts if not part.isHidden()]
        gaps = self._row.spacing() * (len(shown) + 1)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - gaps
        return sum(part.sizeHint().width() for part in shown) <= room

    def _facts(self) -> tuple[QWidget, ...]:
        return self._game, self._stakes, self._open_mark, self._secret_mark

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
        named = [button for button in self._buttons() if button is not self.tabs.get("chat")]
        for button, text in zip(named, texts, strict=True):
            button.set_texts(text, text)
        view = self._view
        if view is None:
            return
        variant = view.ruleset.variant
        sides = translate("Bar", "1 v 5") if view.solo else variant_sides(variant)
        self._game.set_parts([(variant_name(variant), True, 15), (sides, False, 13)])
        self._stakes.set_parts(self._stake_parts(view))
        self._stakes.setToolTip(_stakes_explained(variant))
        self._stakes.setAccessibleDescription(self._stakes.toolTip())
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


def _stakes_explained(variant: Variant) -> str:
    if variant is Variant.HIDDEN:
        return translate(
            "Bar",
            "What each wins or loses: S times N times the base. S is the winning bid, or 3 without bidding; "
            "N starts at 1 and grows with doubles and big bombs.",
        )
    return translate(
        "Bar",
        "What a farmer wins or loses: N times the base. N starts at 1 and grows with cards laid open and "
        "big bombs.",
    )
