"""A view of a scene that lies on the page without a ground, an edge or scroll bars of its own."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget


class SceneView(QGraphicsView):
    """Shows its scene pixel by pixel from the upper left corner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setStyleSheet("QGraphicsView { background: transparent; border: none; }")
        self.viewport().setAutoFillBackground(False)

    def on_screen(self, rect: QRectF) -> QRect:
        """Return where a rectangle of the scene lies on the screen."""
        inside = self.mapFromScene(rect).boundingRect()
        return QRect(self.viewport().mapToGlobal(inside.topLeft()), inside.size())
