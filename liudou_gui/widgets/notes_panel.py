"""Notes: a row a seat with what everybody knows of it, the player's own guess, and what was seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from engine.deal import Seat
from engine.view import PlayerView
from liudou_gui.model.desk import Desk, Suspicion
from liudou_gui.model.notes_strings import choices, evidence_lines, has_secrets, suspicion_word
from liudou_gui.model.strings import short_role
from liudou_gui.model.words import translate
from liudou_gui.widgets.badges import draw_badge, role_text_colour
from liudou_gui.widgets.controls import draw_line, label, text_width
from liudou_gui.widgets.counter_panel import columns
from liudou_gui.widgets.note_tag import dashed_pen, draw_pencil
from liudou_gui.widgets.seat_faces import role_key
from liudou_gui.widgets.story_panel import EDGE
from liudou_gui.widgets.styles import color, set_role_sizes, theme

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class GuessButton(QPushButton):
    """A guess to note: dashed, with a pencil while it is noted."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setStyleSheet("QPushButton { min-height: 0px; padding: 0px; border: none; }")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._k = 1.0

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.setFixedHeight(max(32, round(32 * k)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size that shows the text whole."""
        return QSize(round(text_width(self.text(), 13 * self._k) + 44 * self._k), self.height())

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return QSize(round(40 * self._k), self.height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        self.update()
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dashed paper, the pencil, the words."""
        k, on = self._k, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setBrush(color("inset") if on else Qt.BrushStyle.NoBrush)
        painter.setPen(dashed_pen("ink" if on else "ink2", k))
        painter.drawRoundedRect(box, 5 * k, 5 * k)
        wide = text_width(self.text(), 13 * k, bold=on) + (18 * k if on else 0)
        left = max(box.left() + 4 * k, box.center().x() - wide / 2)
        if on:
            draw_pencil(painter, left + 6 * k, box.center().y(), 12 * k)
            left += 18 * k
        painter.setPen(color("ink" if on else "ink2"))
        draw_line(
            painter,
            QRectF(left, box.top(), box.right() - left - 2 * k, box.height()),
            self.text(),
            13 * k,
            _LEFT,
            bold=on,
        )
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6 * k, 6 * k)


class _KnownLine(QWidget):
    """A name, and the sign and the word of what is known of its role."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._k, self._parts = 1.0, ("", "unknown", "")

    def set_scale(self, k: float) -> None:
        self._k = k
        self.setFixedHeight(round(28 * k))

    def show_known(self, name: str, key: str, words: str) -> None:
        """Show a seat's name and role."""
        if (name, key, words) != self._parts:
            self._parts = (name, key, words)
            self.setAccessibleName(translate("Notes", "{name}: {role}").format(name=name, role=words))
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        k, (name, key, words) = self._k, self._parts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = text_width(words, 12.5 * k, bold=True)
        box = QRectF(self.rect())
        painter.setPen(role_text_colour(key, theme()))
        draw_line(painter, box, words, 12.5 * k, _RIGHT, bold=True)
        draw_badge(painter, key, box.right() - wide - 14 * k, box.center().y(), 17 * k, theme())
        painter.setPen(color("ink"))
        room = box.adjusted(0, 0, -wide - 28 * k, 0)
        draw_line(painter, room, name, 15 * k, _LEFT, bold=True)


class SeatNotes(QFrame):
    """One seat: known facts, own guess, evidence; *on_guess* gets the seat and the guess or None."""

    def __init__(self, seat: Seat, on_guess: Callable[[Seat, Suspicion | None], None]) -> None:
        super().__init__()
        self.setObjectName(f"notes_seat_{seat}")
        self._seat, self._on_guess = seat, on_guess
        self._known = _KnownLine(f"notes_known_{seat}")
        self._seen = label("second", wrap=True)
        self._seen.setObjectName(f"notes_seen_{seat}")
        self.guesses = {
            what: GuessButton(f"guess_{seat}_{what.value}")
            for what in (Suspicion.LANDLORD, Suspicion.FARMER, Suspicion.POSITIVE, Suspicion.NEGATIVE)
        }
        self._row = QHBoxLayout()
        for what, button in self.guesses.items():
            button.clicked.connect(lambda on, what=what: self._on_guess(self._seat, what if on else None))
            self._row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._known)
        column.addLayout(self._row)
        column.addWidget(self._seen)
        self._column = column

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._known.set_scale(k)
        self._row.setSpacing(round(6 * k))
        self._column.setSpacing(round(5 * k))
        for button in self.guesses.values():
            button.set_scale(k)
        set_role_sizes(self, k)

    def show_view(self, view: PlayerView, desk: Desk) -> None:
        """Follow the view and the desk."""
        seat, offered, guess = self._seat, choices(view, self._seat), desk.suspicion(self._seat)
        name = view.names[seat]
        self._known.show_known(name, role_key(view, seat), short_role(view, seat))
        for what, button in self.guesses.items():
            word = suspicion_word(what)
            if button.text() != word:
                button.setText(word)
                button.updateGeometry()
            spoken = translate("Notes", "My note on {name}: {guess}").format(name=name, guess=word)
            button.setAccessibleName(spoken)
            button.setChecked(guess is what)
            button.setVisible(what in offered)
        lines = evidence_lines(view, seat)
        text = "\n".join(f"•\N{NO-BREAK SPACE}{line}" for line in lines)
        if text != self._seen.text():
            self._seen.setText(text)
            self._seen.setAccessibleName("; ".join(lines))
        self._seen.setVisible(bool(lines))


class NotesPanel(QScrollArea):
    """All other seats; or a sentence where nothing is secret."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notes_panel")
        self._desk, self._k = desk, 1.0
        self._seats: tuple[Seat, ...] = ()
        self.rows: dict[Seat, SeatNotes] = {}
        self._hint = label("second", wrap=True)
        self._hint.setObjectName("notes_hint")
        inside = QWidget()
        inside.setObjectName("notes_inside")
        self._column = QVBoxLayout(inside)
        self._column.addWidget(self._hint)
        self._column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(
            "QScrollArea#notes_panel, QWidget#notes_inside { background: transparent; border: none; }"
        )

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        edge = round(EDGE * k)
        self._column.setContentsMargins(edge, round(8 * k), edge, edge)
        self._column.setSpacing(round(14 * k))
        for row in self.rows.values():
            row.set_scale(k)
        set_role_sizes(self._hint, k)

    def show_view(self, view: PlayerView) -> None:
        """Follow the view and the desk."""
        self.setAccessibleName(translate("Drawer", "Notes"))
        secrets = has_secrets(view)
        self._hint.setText(
            translate("Notes", "Only you see these notes. Dashed is your guess, solid is what you know.")
            if secrets
            else translate("Notes", "In this game all roles are public: there is nothing to guess.")
        )
        seats = columns(view.viewer)
        if seats != self._seats:
            self._seats = seats
            self._build()
        for row in self.rows.values():
            row.setVisible(secrets)
            if secrets:
                row.show_view(view, self._desk)

    def _build(self) -> None:
        for row in self.rows.values():
            self._column.removeWidget(row)
            row.deleteLater()
        self.rows = {seat: SeatNotes(seat, self._desk.suspect) for seat in self._seats}
        for place, row in enumerate(self.rows.values(), 1):
            self._column.insertWidget(place, row)
            row.set_scale(self._k)
