"""One of the six seats in the lobby: number, head, name, how it stands, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from engine.deal import Seat
from liudou_gui.model.lobby_acts import SeatAct, SeatState
from liudou_gui.model.lobby_strings import DOT, act_text, state_word
from liudou_gui.model.words import signed, translate
from liudou_gui.widgets import icons, lobby_icons
from liudou_gui.widgets.avatars import draw_avatar
from liudou_gui.widgets.controls import draw_line, label, name_label
from liudou_gui.widgets.lobby_parts import StateMark, draw_icon, new_menu
from liudou_gui.widgets.start_tiles import QuietButton
from liudou_gui.widgets.styles import color, mixed, set_role_sizes
from liudou_gui.widgets.tool_button import ToolButton

_FACE_WIDE = 86
_MAIN = (SeatAct.TAKE_BACK, SeatAct.OFFER, SeatAct.SIT)
"""These have a button of their own in the row."""
_QUICK_FROM, _WORD_FROM = 470, 380
"""From so many units of width the quick buttons have room, and the state its word."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    """All that a row shows; *undone* are acts that are in force and can be taken back."""

    name: str
    facts: tuple[str, ...]
    state: SeatState
    acts: tuple[SeatAct, ...]
    undone: frozenset[SeatAct] = frozenset()
    points: int | None = None
    dark: bool = False
    """The person is away, or the seat is empty."""

    @property
    def spoken(self) -> str:
        """All in words."""
        facts = [self.name, *self.facts]
        if self.state not in (SeatState.BOT, SeatState.FREE):
            facts.append(state_word(self.state))
        if self.points is not None:
            facts.append(translate("Lobby", "{points} points").format(points=signed(self.points)))
        return ", ".join(facts)


class SeatRow(QWidget):
    """One seat; *wished* gets a :class:`SeatAct`."""

    wished = Signal(object)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.setObjectName(f"seat_{seat + 1}")
        self.seat = seat
        self.shown: SeatShown | None = None
        self._u, self._hover = 1.0, False
        self.name, self.facts, self.points = name_label("card_title"), name_label("second"), label("points")
        for words in (self.name, self.facts):
            words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.state = StateMark(f"seat_state_{seat + 1}")
        self.main = QuietButton(f"seat_main_{seat + 1}")
        self.main.clicked.connect(self._press_main)
        self.swap = ToolButton(f"seat_swap_{seat + 1}", lobby_icons.swap)
        self.kick = ToolButton(f"seat_kick_{seat + 1}", lobby_icons.cross)
        self.more = ToolButton(f"seat_more_{seat + 1}", icons.more, flat=True)
        self.swap.clicked.connect(lambda: self.wished.emit(SeatAct.SWAP))
        self.kick.clicked.connect(lambda: self.wished.emit(SeatAct.KICK))
        self.more.clicked.connect(self.open_menu)
        for quick in (self.swap, self.kick):  # the menu has the same for the keyboard
            quick.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            quick.hide()
        self._words = QVBoxLayout()
        self._words.addStretch(1)
        self._words.addWidget(self.name)
        self._words.addWidget(self.facts)
        self._words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._words, 1)
        for part in (self.points, self.state, self.main, self.swap, self.kick, self.more):
            self._row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)

    # -- what is shown -----------------------------------------------------------------------

    def show_seat(self, shown: SeatShown) -> None:
        """Show how the seat stands now."""
        self.shown = shown
        self.name.setText(shown.name)
        self.points.setText("" if shown.points is None else signed(shown.points))
        self.points.setVisible(shown.points is not None)
        token = "ink2" if not shown.points else "leaf_text" if shown.points > 0 else "cinnabar_text"
        self.points.setProperty("token", token)
        set_role_sizes(self.points, self._u)
        self.state.show_state(shown.state)
        main = self._main_act()
        self.main.setVisible(main is not None)
        if main is not None:
            self.main.set_label(act_text(main, shown.name))
            spoken = translate("Lobby", "{act} (seat {seat})")
            self.main.setAccessibleName(spoken.format(act=self.main.text(), seat=self.seat + 1))
        self.more.setVisible(bool(self._menu_acts()))
        more = translate("Lobby", "More for seat {seat}: {name}")
        self.more.set_texts(more.format(seat=self.seat + 1, name=shown.name))
        self.more.setAccessibleDescription(shown.spoken)
        self.swap.set_texts(act_text(SeatAct.SWAP, shown.name))
        self.kick.set_texts(act_text(SeatAct.KICK, shown.name))
        self.setAccessibleName(f"{self._number()}: {shown.spoken}")
        self._fit()
        self.update()

    def _number(self) -> str:
        return translate("Lobby", "Seat {seat}").format(seat=self.seat + 1)

    def _main_act(self) -> SeatAct | None:
        acts = () if self.shown is None else self.shown.acts
        return acts[0] if acts and acts[0] in _MAIN else None

    def _menu_acts(self) -> tuple[SeatAct, ...]:
        acts = () if self.shown is None else self.shown.acts
        return acts[1:] if self._main_act() is not None else acts

    def set_scale(self, u: float, high: float) -> None:
        """Draw at *u*, *high* units high."""
        self._u = u
        self.setFixedHeight(max(36, round(high * u)))
        self._row.setContentsMargins(round(_FACE_WIDE * u), 0, round(6 * u), 0)
        self._row.setSpacing(round(6 * u))
        self._words.setSpacing(0)
        for button in (self.swap, self.kick, self.more):
            button.set_scale(u)
        self.main.set_scale(u)
        self._fit()

    def _fit(self) -> None:
        shown, wide = self.shown, self.width() / self._u
        if shown is None:
            return
        person = shown.state not in (SeatState.BOT, SeatState.FREE)
        self.state.setVisible(person)
        word = wide >= _WORD_FROM
        self.state.set_scale(self._u, short=not word)
        facts = shown.facts if word or not person else (*shown.facts, state_word(shown.state))
        self.facts.setText(DOT.join(facts))
        room = wide >= _QUICK_FROM and person
        for button, act in ((self.swap, SeatAct.SWAP), (self.kick, SeatAct.KICK)):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(room and shown.points is None)
            button.setSizePolicy(policy)
            button.setVisible(room and self._hover and act in shown.acts)

    # -- what is done ------------------------------------------------------------------------

    def _press_main(self) -> None:
        act = self._main_act()
        if act is not None:
            self.wished.emit(act)

    def open_menu(self) -> None:
        """Offer all that can be done with the seat."""
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """Return a menu of all that can be done with the seat."""
        menu = new_menu(f"seat_menu_{self.seat + 1}", self.more.accessibleName(), self)
        shown = self.shown
        for act in () if shown is None else shown.acts:
            name, on = (shown.name, act in shown.undone) if shown is not None else ("", False)
            action = menu.addAction(act_text(act, name, on=on).replace("&", "&&"))
            action.triggered.connect(lambda _on, act=act: self.wished.emit(act))
        return menu

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the quick buttons."""
        super().enterEvent(event)
        self._hover = True
        self._fit()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Hide them again."""
        super().leaveEvent(event)
        self._hover = False
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()

    # -- drawing -----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, number and head."""
        shown = self.shown
        if shown is None:
            return
        u, middle = self._u, self.height() / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._hover:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(color("panel"), color("inset"), 0.75))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 1, 0, -1), 10 * u, 10 * u)
        elif self.seat < 5:
            painter.setPen(QPen(color("line"), 1))
            low = self.height() - 0.5
            painter.drawLine(QPointF(8 * u, low), QPointF(self.width() - 8 * u, low))
        self._draw_number(painter, QPointF(22 * u, middle), 15 * u)
        self._draw_head(painter, shown, QPointF(61 * u, middle), min(20 * u, middle - 3))

    def _draw_number(self, painter: QPainter, centre: QPointF, reach: float) -> None:
        hexagon = QPainterPath()
        half = reach * 0.866
        for place, (x, y) in enumerate(
            (
                (0, -reach),
                (half, -reach / 2),
                (half, reach / 2),
                (0, reach),
                (-half, reach / 2),
                (-half, -reach / 2),
            )
        ):
            point = centre + QPointF(x, y)
            hexagon.moveTo(point) if place == 0 else hexagon.lineTo(point)
        hexagon.closeSubpath()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color("line"), max(1.0, 1.4 * self._u)))
        painter.drawPath(hexagon)
        painter.setPen(color("ink2"))
        box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        draw_line(painter, box, str(self.seat + 1), 13 * self._u, Qt.AlignmentFlag.AlignHCenter, bold=True)

    def _draw_head(self, painter: QPainter, shown: SeatShown, centre: QPointF, reach: float) -> None:
        if shown.state is SeatState.FREE:
            pen = QPen(color("ink2"), max(1.0, 1.5 * self._u))
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, reach - 1, reach - 1)
            return
        painter.setOpacity(0.45 if shown.dark else 1.0)
        draw_avatar(painter, self.seat, centre.x(), centre.y(), reach)
        painter.setOpacity(1.0)
        if shown.state in (SeatState.BOT, SeatState.STAND_IN):
            badge = centre + QPointF(reach * 0.72, reach * 0.66)
            painter.setPen(QPen(color("line"), 1))
            painter.setBrush(color("panel"))
            painter.drawEllipse(badge, reach * 0.44, reach * 0.44)
            draw_icon(painter, lobby_icons.robot, badge, reach * 0.028, "ink")
