"""Which cards carry a seal, as far as the viewer may know."""

from __future__ import annotations

from engine.cards import Card, Face
from engine.view import PlayerView


def marks_of(view: PlayerView) -> dict[Face | Card, str]:
    """Return the marked cards: in ``hidden`` every copy of the face, else the marks themselves."""
    marks: dict[Face | Card, str] = {}
    if view.open_mark is not None:
        marks[view.marked_face or view.open_mark.card] = "open"
    if view.secret_mark is not None:
        marks[view.secret_mark.card] = "secret"
    return marks
