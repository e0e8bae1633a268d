"""What moves on the felt: plays, passes, a trick gathered, a landlord coming out, a bomb, a deal.

The picture is always put in its end state first; what moves begins elsewhere and ends there. So nothing
is lost when it is brought to its end early.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QWindow
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from engine.deal import Seat
from engine.ruleset import SEATS
from engine.view import PlayerView
from liudou_gui.model.cues import CueReader, Cues
from liudou_gui.model.settings import Motion
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.deal_flight import DealFlight, Spots
from liudou_gui.widgets.motion import Ease, Mover
from liudou_gui.widgets.styles import color

PLAY_MS, FRAME_FADE_MS, PASS_MS, GATHER_MS, REVEAL_MS, BOMB_MS = 220, 100, 120, 260, 360, 420
_INPUT = (
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
)


@dataclass(frozen=True)
class SeatItems:
    """The items of the felt that move, by place from the own one."""

    panels: list[QGraphicsPixmapItem]
    plays: list[QGraphicsPixmapItem]
    words: list[QGraphicsPixmapItem]
    frame: QGraphicsItem


class LightRing(QGraphicsItem):
    """A soft ring of light that widens behind a bomb and is gone."""

    def __init__(self, centre: QPointF, size: QRectF, k: float) -> None:
        super().__init__()
        self._w, self._h, self._k, self._part = size.width() / 2, size.height() / 2, k, 0.0
        self.setPos(centre)
        self.setZValue(4.2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_part(self, part: float) -> None:
        """Show it at *part*, 0 to 1, of its short life."""
        self._part = part
        self.update()

    def _reach(self, part: float) -> tuple[float, float]:
        return self._w + (8 + 46 * part) * self._k, self._h + (8 + 46 * part) * self._k

    def boundingRect(self) -> QRectF:
        """Return the largest it becomes."""
        wide, high = self._reach(1.25)
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem | None, _widget: QWidget | None = None
    ) -> None:
        """Draw lines of light, wide and faint to narrow and clear."""
        wide, high = self._reach(self._part)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((18, 0.10), (11, 0.16), (5, 0.32)):
            ink = QColor(color("amber"))
            ink.setAlphaF(alpha * (1 - self._part))
            painter.setPen(QPen(ink, width * self._k))
            box = QRectF(-wide, -high, 2 * wide, 2 * high)
            painter.drawRoundedRect(box, 24 * self._k, 24 * self._k)


class Stage(QObject):
    """Lets things move on the scene of *felt*; *relative* gives the place of a seat."""

    own_dealt = Signal(int)
    """So many of the own cards have been dealt; -1 for all, and whenever nothing is being dealt."""

    n_raised = Signal(int)
    """N rose from this number."""

    def __init__(
        self,
        table: TableModel,
        felt: QWidget,
        scene: QGraphicsScene,
        items: SeatItems,
        relative: Callable[[Seat], int],
        *,
        replay: bool = False,
    ) -> None:
        super().__init__(felt)
        self.mover = Mover(self)
        self._felt, self._scene, self._items, self._relative = felt, scene, items, relative
        self._reader = CueReader(replay=replay)
        self._ghosts: list[QGraphicsPixmapItem] = []
        self._panel_ghost: QGraphicsPixmapItem | None = None
        self._watched: QWindow | None = None
        self._spots: Spots | None = None
        table.event_seen.connect(self._reader.hear)

    @property
    def dealing(self) -> bool:
        """Whether cards are being dealt."""
        return self._watched is not None

    def expect_past(self) -> None:
        """The table goes on with a deal that was begun before: do not deal it."""
        self._reader.expect_past()

    def set_spots(self, spots: Spots) -> None:
        """Take note of where things lie; what moves is brought to its end."""
        self.mover.finish()
        self._spots = spots

    def can_move(self) -> bool:
        """Whether anybody would see it, and wants to."""
        window = self._felt.window()
        seen = self._felt.isVisible() and not window.isMinimized()
        handle = window.windowHandle()
        exposed = handle is not None and handle.isExposed()
        return self.mover.level is not Motion.NONE and seen and exposed and self._spots is not None

    # -- before and after the picture changes ------------------------------------------------

    def prepare(self, view: PlayerView) -> Cues:
        """Return what will move; end what moves, and keep the look of what is about to go."""
        cues = self._reader.take(view)
        if cues.breaks:
            self.mover.finish()
        if not self.can_move():
            return Cues()
        if cues.gathered is not None:
            self._ghosts = [self._ghost(item, 4.8) for item in self._items.plays if item.isVisible()]
        if cues.revealed is not None:
            self._panel_ghost = self._ghost(self._items.panels[self._relative(cues.revealed)], 10.1)
        return cues

    def perform(self, cues: Cues, view: PlayerView) -> None:
        """Begin what moves, toward the picture as it is now."""
        if cues.gathered is not None:
            self._gather(self._relative(cues.gathered))
        if cues.played is not None:
            self._play(self._relative(cues.played), bomb=cues.bomb)
        if cues.passed is not None:
            self.mover.fade(self._items.words[self._relative(cues.passed)], 0.0, 1.0, PASS_MS)
        if self._panel_ghost is not None:
            ghost, self._panel_ghost = self._panel_ghost, None
            self.mover.fade(ghost, 1.0, 0.0, REVEAL_MS, done=lambda: self._remove(ghost))
        if cues.raised_from is not None:
            self.n_raised.emit(cues.raised_from)
        if cues.deal:
            self._deal(view)

    def _ghost(self, item: QGraphicsPixmapItem, depth: float) -> QGraphicsPixmapItem:
        ghost = QGraphicsPixmapItem(item.pixmap())
        ghost.setPos(item.pos())
        ghost.setZValue(depth)
        ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(ghost)
        return ghost

    def _remove(self, item: QGraphicsItem) -> None:
        self._scene.removeItem(item)

    # -- what moves --------------------------------------------------------------------------

    def _behind_panel(self, place: int, item: QGraphicsPixmapItem) -> QPointF:
        """Return where *item* lies when it has its middle on the panel, or on the own hand."""
        spots = self._spots
        if spots is None:
            return item.pos()
        middle = spots.hand if place == 0 else spots.panels[place].center()
        return middle - item.boundingRect().center()

    def _play(self, place: int, *, bomb: bool) -> None:
        item, frame = self._items.plays[place], self._items.frame
        if not item.isVisible():
            return
        end = item.pos()
        self.mover.fly(item, self._behind_panel(place, item), end, PLAY_MS)
        self.mover.fade(frame, 0.0, 1.0, FRAME_FADE_MS, delay=PLAY_MS - FRAME_FADE_MS / 2)
        if bomb and self._spots is not None:
            box = item.boundingRect()
            ring = LightRing(end + box.center(), box, self._spots.k)
            ring.setVisible(False)
            self._scene.addItem(ring)
            self.mover.run(
                BOMB_MS,
                lambda part: self._light(ring, part),
                ease=Ease.OutQuad,
                delay=PLAY_MS / 2,
                done=lambda: self._remove(ring),
            )

    @staticmethod
    def _light(ring: LightRing, part: float) -> None:
        ring.setVisible(part > 0)
        ring.set_part(part)

    def _gather(self, winner: int) -> None:
        for ghost in self._ghosts:
            end = self._behind_panel(winner, ghost)
            self.mover.fly(ghost, ghost.pos(), end, GATHER_MS, ease=Ease.InQuad)
            self.mover.fade(
                ghost,
                1.0,
                0.0,
                GATHER_MS / 2,
                delay=GATHER_MS / 2,
                done=lambda gone=ghost: self._remove(gone),  # type: ignore[misc]
            )
        self._ghosts = []

    def _deal(self, view: PlayerView) -> None:
        handle = self._felt.window().windowHandle()
        if self._spots is None or handle is None:
            return
        bottoms = dict(view.bottom)
        sizes = [0] * SEATS
        for seat, size in enumerate(view.sizes):
            sizes[self._relative(seat)] = size - len(bottoms.get(seat, ()))
        flight = DealFlight(self._scene, self._spots, sizes, self.own_dealt.emit)
        self._watched = handle
        handle.installEventFilter(self)
        self.mover.run(flight.ms, flight.step, ease=Ease.Linear, done=lambda: self._dealt(flight))

    def _dealt(self, flight: DealFlight) -> None:
        flight.end()
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        self.own_dealt.emit(-1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the deal with any key or press, which then do what they always do."""
        if event.type() in _INPUT:
            self.mover.finish()
        return super().eventFilter(watched, event)
