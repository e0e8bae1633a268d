"""The bar under a replayed table: steps, tricks, speed, and whose eyes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.ruleset import SEATS
from engine.visible import BidMade, Envelope, Passed, Played, Viewer
from liudou_gui.model.replay_strings import Act, act_text, seat_name, speed_text, step_texts
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.session.base import Replay
from liudou_gui.widgets.choice import Choice
from liudou_gui.widgets.controls import TickBox, draw_line, text_width
from liudou_gui.widgets.icon_button import IconButton, Sign
from liudou_gui.widgets.replay_slider import ReplaySlider
from liudou_gui.widgets.styles import color, page_sheet

SPEEDS = (0.5, 1.0, 2.0, 4.0)
STEP_MS = 1_000
"""How long a step lasts at speed 1."""

HIGH = 96
"""Units of height."""


_LONG_WORDS = 900
"""Units of width from which the box for the bot's play has all its words."""
_REVIEW = 560
"""Narrower than so many units, which no table is, the box has no place."""


class _StepLine(QWidget):
    """One line in as many words as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("replay_step")
        self._k = 1.0
        self._texts: tuple[str, ...] = ("",)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_scale(self, k: float) -> None:
        self._k = k
        self.updateGeometry()
        self.update()

    def set_texts(self, texts: tuple[str, ...]) -> None:
        """Show the first of the texts that fits; the first is spoken."""
        self._texts = texts
        self.setAccessibleName(texts[0])
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self._texts[0], 15 * self._k, bold=True)) + 2, round(40 * self._k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(text_width(self._texts[-1], 15 * self._k, bold=True)) + 2, round(40 * self._k))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = 15 * self._k
        fitting = (text for text in self._texts if text_width(text, px, bold=True) <= self.width())
        painter = QPainter(self)
        painter.setPen(color("ink"))
        shown = next(fitting, self._texts[-1])
        draw_line(painter, QRectF(self.rect()), shown, px, Qt.AlignmentFlag.AlignLeft, bold=True)


class ReplayBar(QWidget):
    """Moves a :class:`Replay`; it follows what *table* shows."""

    shown = Signal()
    """A step is shown, the same one with other eyes or more cards included."""

    def __init__(self, replay: Replay, table: TableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self._replay, self._table, self._k = replay, table, 1.0
        self._tricks = tuple(replay.tricks())
        self._last: Act | None = None
        self._stepping = False
        shown = [sign for sign in Sign if sign is not Sign.PAUSE]
        self.buttons: dict[Sign, IconButton] = {s: IconButton(f"replay_{s.value[0]}", s) for s in shown}
        self.slider = ReplaySlider(replay.length)
        self.slider.set_marks(self._tricks)
        self.speed: Choice[float] = Choice("replay_speed")
        self.viewer: Choice[Viewer] = Choice("replay_viewer", widest=150)
        self.all_open = TickBox("replay_all_open")
        self.review = TickBox("replay_review")
        self.line = _StepLine()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._arrange()
        self._connect()
        self.retranslate()
        self.speed.choose(1.0)
        self.set_scale(1.0)

    def _arrange(self) -> None:
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        for button in self.buttons.values():
            self._upper.addWidget(button)
        self._upper.addWidget(self.line, 1)
        self._upper.addWidget(self.review)
        self._lower.addWidget(self.slider, 1)
        for widget in (self.speed, self.viewer, self.all_open):
            self._lower.addWidget(widget)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._upper)
        self._rows.addLayout(self._lower)
        self.setFocusProxy(self.slider)

    def _connect(self) -> None:
        wishes = {
            Sign.START: lambda: self.go(0),
            Sign.TRICK_BACK: self.previous_trick,
            Sign.BACK: lambda: self.go(self._replay.position - 1),
            Sign.PLAY: self.toggle_play,
            Sign.FORWARD: lambda: self.go(self._replay.position + 1),
            Sign.TRICK_ON: self.next_trick,
            Sign.END: lambda: self.go(self._replay.length),
        }
        for sign, wish in wishes.items():
            self.buttons[sign].clicked.connect(wish)
        self.slider.wished.connect(self.go)
        self.speed.activated.connect(self._take_speed)
        self.viewer.activated.connect(self._look)
        self.all_open.clicked.connect(self._look)
        self._table.event_seen.connect(self._heard)
        self._table.view_changed.connect(self._follow)

    # -- moving ------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether steps follow by themselves."""
        return self._clock.isActive()

    @property
    def stepping(self) -> bool:
        """Whether just the next step is being shown, and nothing was skipped."""
        return self._stepping

    def go(self, position: int) -> None:
        """Show a position, the nearest one if there is none like it; playing ends."""
        self.stop()
        self._show_position(position)

    def toggle_play(self) -> None:
        """Play on from here, from the start at the end; or pause."""
        if self.playing:
            self.stop()
            return
        self.stop()
        if self._replay.position >= self._replay.length:
            self._show_position(0)
        self._take_speed()
        self._clock.start()
        self._show_play()

    def previous_trick(self) -> None:
        """Go back to where this trick began, or the one before it."""
        position = self._replay.position
        self.go(max((start for start in self._tricks if start < position), default=0))

    def next_trick(self) -> None:
        """Go on to where the next trick begins, or to the end."""
        position = self._replay.position
        self.go(min((start for start in self._tricks if start > position), default=self._replay.length))

    def stop(self) -> None:
        """Play on no longer."""
        self._clock.stop()
        self._show_play()

    def handle_key(self, key: int) -> bool:
        """Do what a key means, wherever the focus is, and return whether it means anything."""
        position, length = self._replay.position, self._replay.length
        match key:
            case Qt.Key.Key_Left:
                self.go(position - 1)
            case Qt.Key.Key_Right:
                self.go(position + 1)
            case Qt.Key.Key_Home:
                self.go(0)
            case Qt.Key.Key_End:
                self.go(length)
            case Qt.Key.Key_PageUp:
                self.previous_trick()
            case Qt.Key.Key_PageDown:
                self.next_trick()
            case Qt.Key.Key_Space:
                self.toggle_play()
            case _:
                return False
        return True

    def _show_position(self, position: int) -> None:
        self._stepping = position == self._replay.position + 1
        self._replay.go(max(0, min(position, self._replay.length)))
        self._stepping = False
        self._show_step()

    def _tick(self) -> None:
        self._show_position(self._replay.position + 1)
        if self._replay.position >= self._replay.length:
            self.stop()

    def _take_speed(self) -> None:
        self._clock.setInterval(round(STEP_MS / self.speed.chosen))

    def _look(self) -> None:
        self._replay.look_from(self.viewer.chosen, all_open=self.all_open.isChecked())

    # -- what is shown -----------------------------------------------------------------------

    def _heard(self, envelope: Envelope) -> None:
        if isinstance(envelope.event, BidMade | Played | Passed):
            self._last = envelope.event

    def _follow(self) -> None:
        self._show_names()
        self._show_step()

    def _show_step(self) -> None:
        position, length = self._replay.position, self._replay.length
        texts = step_texts(position, length, self._act(position))
        self.slider.setValue(position)
        self.slider.setAccessibleDescription(texts[0])
        self.line.set_texts(texts)
        for sign in (Sign.START, Sign.TRICK_BACK, Sign.BACK):
            self._enable(sign, position > 0)
        for sign in (Sign.FORWARD, Sign.TRICK_ON, Sign.END):
            self._enable(sign, position < length)
        self.shown.emit()

    def _enable(self, sign: Sign, there: bool) -> None:
        button = self.buttons[sign]
        if button.hasFocus() and not there:
            self.slider.setFocus()
        button.setEnabled(there)

    def _act(self, position: int) -> str:
        if position == 0:
            return translate("Replay", "dealt")
        turns = self._replay.turns()
        seat = turns[position - 1] if position <= len(turns) else None
        if seat is None:
            return ""
        last = self._last if self._last is not None and self._last.seat == seat else None
        return act_text(seat_name(self._table.view.names, seat), last)

    def _show_names(self) -> None:
        names = self._table.view.names
        if self.viewer.count() and not any(names):
            return  # a stream that begins anew: the names come at once
        seats: list[tuple[Viewer, str]] = [(seat, seat_name(names, seat)) for seat in range(SEATS)]
        offered = [*seats, (None, translate("Replay", "Onlooker"))]
        if [words for _, words in offered] != [self.viewer.itemText(i) for i in range(self.viewer.count())]:
            self.viewer.offer(offered)
        self.viewer.choose(self._replay.viewer)
        self.all_open.setChecked(self._replay.all_open)

    def _show_play(self) -> None:
        button = self.buttons[Sign.PLAY]
        button.set_sign(Sign.PAUSE if self.playing else Sign.PLAY)
        button.set_words(translate("Replay", "Pause") if self.playing else translate("Replay", "Play on"))

    def retranslate(self) -> None:
        """Set all texts."""
        self.setAccessibleName(translate("Replay", "Replay"))
        self.slider.setAccessibleName(translate("Replay", "Step"))
        for sign, words in (
            (Sign.START, translate("Replay", "To the start")),
            (Sign.TRICK_BACK, translate("Replay", "Previous trick")),
            (Sign.BACK, translate("Replay", "Step back")),
            (Sign.FORWARD, translate("Replay", "Step forward")),
            (Sign.TRICK_ON, translate("Replay", "Next trick")),
            (Sign.END, translate("Replay", "To the end")),
        ):
            self.buttons[sign].set_words(words)
        self.speed.setAccessibleName(translate("Replay", "Speed"))
        self.speed.offer([(speed, speed_text(speed)) for speed in SPEEDS])
        self.viewer.setAccessibleName(translate("Replay", "View from"))
        self.viewer.setToolTip(translate("Replay", "View from"))
        self.all_open.setText(translate("Replay", "All open"))
        self.all_open.setAccessibleName(translate("Replay", "All hands open"))
        words = translate("Replay", "What would the bot play?")
        self.review.setAccessibleName(words)
        self.review.setToolTip(words)
        self._fit_review()
        self._show_play()
        self._show_names()
        self._show_step()

    def _fit_review(self) -> None:
        """Give the box as many words as there is room for."""
        wide = self.width() / self._k
        long = translate("Replay", "What would the bot play?")
        self.review.setText(long if wide >= _LONG_WORDS else translate("Replay", "Bot’s play"))
        self.review.setVisible(wide >= _REVIEW)

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.setStyleSheet(page_sheet(k))
        for button in self.buttons.values():
            button.set_scale(k)
        self.speed.set_scale(k)
        self.viewer.set_scale(k)
        self.slider.set_scale(k)
        self.line.set_scale(k)
        self._rows.setContentsMargins(round(10 * k), round(5 * k), round(10 * k), round(5 * k))
        self._rows.setSpacing(round(4 * k))
        for row in (self._upper, self._lower):
            row.setSpacing(round(6 * k))
        self._fit_review()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return a size in which every word has its place."""
        return QSize(round(720 * self._k), round(HIGH * self._k))

    # -- events ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by keys."""
        if not self.handle_key(event.key()):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find room for words."""
        super().resizeEvent(event)
        self._fit_review()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves that is not seen."""
        super().hideEvent(event)
        self.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper of the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(color("page"))
        painter.setPen(QPen(color("line"), 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12 * self._k, 12 * self._k)
