"""The drawings of courts, jokers and back: told apart when small and in grey, and never over the index."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.cards import FACES, Face, Rank, Suit
from liudou_gui.widgets import card_windows
from liudou_gui.widgets.card_faces import CardFaces, Kind, State, margin_of
from liudou_gui.widgets.theme import THEMES, Theme, contrast

COURTS = [face for face in FACES if face.rank in (Rank.JACK, Rank.QUEEN, Rank.KING)]
JOKERS = [face for face in FACES if face.rank.is_joker]
ENOUGH = 4.5


def _grey(faces: CardFaces, face: Face | None, width: int, kind: Kind = Kind.FULL) -> QImage:
    """Return a card in shades of grey, without the margin."""
    margin = margin_of(width)
    whole = faces.pixmap(face, kind, width=width).toImage()
    inside = whole.copy(QRect(margin, margin, width, round(width * 1.4)))
    return inside.convertToFormat(QImage.Format.Format_Grayscale8)


def _shade(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).red()


def _dark_places(faces: CardFaces, face: Face) -> set[tuple[int, int]]:
    """Return where the upper half of a 30 px card's window is dark: hair, knot, loops or board."""
    image = _grey(faces, face, 30)
    return {(x, y) for x in range(10, 27) for y in range(4, 20) if _shade(image, x, y) < 130}


@pytest.fixture(params=list(THEMES.values()), ids=list(THEMES))
def faces(qapp: QApplication, request: pytest.FixtureRequest) -> CardFaces:
    return CardFaces(request.param)


def test_silhouettes_differ_at_thirty_pixels(faces: CardFaces) -> None:
    for one, other in combinations(COURTS, 2):
        if one.rank is not other.rank:
            a, b = _dark_places(faces, one), _dark_places(faces, other)
            assert a and b and len(a ^ b) > 0.35 * len(a | b), (one, other)


def test_suits_of_one_court_differ_in_their_windows(faces: CardFaces) -> None:
    left, top = round(0.30 * 90), round(0.09 * 90)
    for one, other in combinations(COURTS, 2):
        if one.rank is other.rank:
            images = [faces.pixmap(face, Kind.FULL).toImage() for face in (one, other)]
            window = QRect(margin_of(90) + left, margin_of(90) + top, 57, 110)
            a, b = (image.copy(window) for image in images)
            unlike = sum(a.pixel(x, y) != b.pixel(x, y) for x in range(57) for y in range(110))
            assert unlike > 200, (one, other)


def _window_alone(face: Face, theme: Theme) -> QImage:
    image = QImage(400, 560, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(4, 4)
    inks = CardFaces(theme).inks(face, State.REST)
    card_windows.window(painter, face, inks.ink, inks.paper)
    painter.end()
    return image


@pytest.mark.parametrize("face", [*COURTS, *JOKERS], ids=str)
def test_nothing_is_drawn_outside_the_window(qapp: QApplication, face: Face) -> None:
    image = _window_alone(face, THEMES["celadon"])
    window = card_windows.WINDOW.adjusted(-0.5, -0.5, 0.5, 0.5)
    for y in range(0, 560, 3):
        for x in range(0, 400, 3):
            if not window.contains(x / 4, y / 4):
                assert image.pixelColor(x, y).alpha() == 0, (x / 4, y / 4)


@pytest.mark.parametrize("face", [*COURTS, *JOKERS], ids=str)
def test_the_strip_of_a_whole_card_is_that_of_a_covered_one(faces: CardFaces, face: Face) -> None:
    strip = QRect(margin_of(90), margin_of(90), 25, 126)
    whole, covered = (faces.pixmap(face, kind).toImage().copy(strip) for kind in (Kind.FULL, Kind.STRIP))
    assert whole == covered


@pytest.mark.parametrize("face", COURTS, ids=str)
def test_index_keeps_its_contrast(faces: CardFaces, face: Face) -> None:
    for state in State:
        inks = faces.inks(face, state)
        assert contrast(inks.ink.name(), inks.paper.name()) >= ENOUGH


@pytest.mark.parametrize("kind", (Kind.FULL, Kind.STRIP, Kind.COMPACT, Kind.COMPACT_STRIP))
@pytest.mark.parametrize("width", (24, 30, 90))
def test_jokers_are_told_apart_in_grey(faces: CardFaces, kind: Kind, width: int) -> None:
    """The small one is dark and the big one light, also where neighbours cover all but a strip."""
    small, big = sorted(JOKERS)
    means = []
    for face in (small, big):
        image = _grey(faces, face, width, kind)
        strip = [_shade(image, x, y) for x in range(2, width // 4) for y in range(2, round(width * 1.3))]
        means.append(sum(strip) / len(strip))
    assert means[1] - means[0] > 90


def test_back_is_dark_in_the_middle_of_a_light_rim(faces: CardFaces) -> None:
    """No face is so, but the small joker, and that has no rim."""
    back, night = (_grey(faces, face, 30) for face in (None, min(JOKERS)))
    assert _shade(back, 15, 36) < 110
    assert _shade(back, 1, 20) > 170 > _shade(night, 2, 20)


def test_four_colours_dye_the_robes(qapp: QApplication) -> None:
    theme = THEMES["celadon"]
    for rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        for suit in (Suit.CLUBS, Suit.DIAMONDS):
            face = next(one for one in COURTS if (one.rank, one.suit) == (rank, suit))
            plain, dyed = (
                CardFaces(theme, four_colour=four).pixmap(face, Kind.FULL).toImage() for four in (False, True)
            )
            at = (margin_of(90) + 77, margin_of(90) + 110)
            assert plain.pixelColor(*at) != dyed.pixelColor(*at)
