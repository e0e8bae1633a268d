"""The top of the lobby: the way back, the table's name, the connection, what was chosen, and Change."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.lobby_strings import DOT, option_facts
from liudou_gui.model.words import translate
from liudou_gui.protocol.lobby import Stage
from liudou_gui.widgets import lobby_icons
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.lobby_parts import LinkPill
from liudou_gui.widgets.start_tiles import QuietButton
from liudou_gui.widgets.styles import color, set_role_sizes
from liudou_gui.widgets.tool_button import ToolButton


class LobbyBar(QWidget):
    """What the table is; *leave* and *change* are wishes."""

    leave = Signal()
    change = Signal()

    def __init__(self, model: LanModel) -> None:
        super().__init__()
        self.setObjectName("lobby_bar")
        self._model, self._u = model, 1.0
        self.back = ToolButton("lobby_back", lobby_icons.back, flat=True)
        self.back.clicked.connect(self.leave)
        self.title, self.link, self.facts = label("question"), LinkPill(), label("second", wrap=True)
        self.title.setMinimumWidth(1)
        self.facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.change_button = QuietButton("lobby_change")
        self.change_button.clicked.connect(self.change)
        self._first = QHBoxLayout()
        for part in (self.back, self.title, self.link):
            self._first.addWidget(part)
        self._first.addStretch(1)
        self._first.addWidget(self.change_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._first)
        self._beside: bool | None = None
        self.show_lobby()

    def show_lobby(self) -> None:
        """Show the table and the connection as they are."""
        model, lobby = self._model, self._model.lobby
        self.back.set_texts(translate("Lobby", "Leave the table"))
        self.title.setText(
            translate("Lobby", "A table on this network") if lobby is None else lobby.options.name
        )
        self.title.setToolTip(self.title.text())
        self.link.show_state(model.state, is_host=model.is_owner)
        self.facts.setText("" if lobby is None else DOT.join(option_facts(lobby.options)))
        self.facts.setVisible(lobby is not None)
        self.change_button.set_label(translate("Lobby", "Change"))
        quiet = lobby is not None and lobby.stage is not Stage.DEALING
        self.change_button.setVisible(model.is_host and quiet)

    def set_scale(self, u: float, wide: float) -> None:
        """Draw at *u* in *wide* units: what was chosen stands beside the name, or below."""
        self._u = u
        beside = wide >= 1080
        if beside is not self._beside:
            self._beside = beside
            self._first.removeWidget(self.facts)
            self._column.removeWidget(self.facts)
            if beside:
                self._first.insertWidget(3, self.facts, 20)
            else:
                self._column.addWidget(self.facts)
        self._column.setContentsMargins(round(14 * u), round(8 * u), round(24 * u), round(8 * u))
        self._column.setSpacing(round(2 * u))
        self._first.setSpacing(round(12 * u))
        self.back.set_scale(u)
        self.link.set_scale(u)
        self.change_button.set_scale(u)
        set_role_sizes(self, u)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground and the line under it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), color("panel"))
        painter.setPen(QPen(color("line"), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
