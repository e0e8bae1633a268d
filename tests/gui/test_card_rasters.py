"""Rasters of cards, rows, tiles and panels: sizes, caching, no boxes for glyphs, the rules of steps."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QTextLayout
from PySide6.QtWidgets import QApplication

from engine.cards import FACES, Rank, Suit, full_pack, parse_cards
from liudou_gui.widgets import fonts
from liudou_gui.widgets.badges import ROLE_KEYS, draw_badge
from liudou_gui.widgets.card_art import SUITS, pip_places
from liudou_gui.widgets.card_faces import CardFaces, Kind, Mark, State, margin_of
from liudou_gui.widgets.cards_row import open_hand, played_row, row_margin, row_places
from liudou_gui.widgets.geometry import Rect, TileArea, layout
from liudou_gui.widgets.seat_panel import MARGIN, PanelKind, SeatFace, TimerRing, panel_size, seat_pixmap
from liudou_gui.widgets.theme import CELADON, THEMES, Theme

WORDS = {
    "en": "Pass’s “hidden” … – − × 7 → é",
    "zh_Hans": "暗地主 记牌器 推测 叠放 独家（一打五）“农民”…×",
    "zh_Hant": "暗地主 記牌器 推測 疊放 獨家（一打五）「農民」…×",
}


@pytest.fixture
def faces(qapp: QApplication) -> CardFaces:
    return CardFaces(CELADON)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("bold", (False, True))
def test_bundled_fonts_draw_no_boxes(qapp: QApplication, language: str, bold: bool) -> None:
    assert fonts.load_fonts()
    text = QTextLayout(WORDS[language], fonts.ui_font(language, 15, bold))
    text.beginLayout()
    text.createLine()
    text.endLayout()
    runs = text.glyphRuns()
    assert runs and all(0 not in run.glyphIndexes() for run in runs)
    face = f"Liudou Sans {fonts.FACES[language]}"
    assert {run.rawFont().familyName() for run in runs} == {face}


def test_quotes_are_narrow_in_english_and_digits_equally_wide(qapp: QApplication) -> None:
    assert fonts.text_width("en", "’", 20) < 10 < fonts.text_width("zh_Hans", "’", 20)
    assert len({round(fonts.text_width("en", digit, 20, True), 3) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("k", (0.85, 1.0, 2.0))
@pytest.mark.parametrize("dpr", (1.0, 1.5))
def test_card_raster_has_its_size_and_is_kept(faces: CardFaces, k: float, dpr: float) -> None:
    width = 90 * k
    for kind in Kind:
        raster = faces.pixmap(FACES[5], kind, width=width, dpr=dpr)
        assert raster.deviceIndependentSize().width() == pytest.approx(width + 2 * margin_of(width), abs=2)
        assert raster.devicePixelRatio() == dpr
        assert faces.pixmap(FACES[5], kind, width=width, dpr=dpr) is raster


def test_all_faces_and_states_differ(faces: CardFaces) -> None:
    for kind in (Kind.FULL, Kind.STRIP, Kind.COMPACT, Kind.COMPACT_STRIP):
        images = [faces.pixmap(face, kind, width=54).toImage() for face in FACES]
        assert all(a != b for index, a in enumerate(images) for b in images[:index])
    face = FACES[20]
    states = [faces.pixmap(face, Kind.STRIP, state).toImage() for state in State]
    states += [faces.pixmap(face, Kind.STRIP, mark=mark).toImage() for mark in (Mark.OPEN, Mark.SECRET)]
    assert all(a != b for index, a in enumerate(states) for b in states[:index])


def test_rasters_stay_within_the_budget(faces: CardFaces, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liudou_gui.widgets.card_faces.BUDGET", 500_000)
    for face in FACES:
        faces.pixmap(face, Kind.FULL)
    assert faces._bytes <= 500_000 and len(faces._kept) < 20


def test_number_cards_have_as_many_pips_as_they_say() -> None:
    for rank in Rank:
        if rank <= Rank.TEN or rank is Rank.TWO:
            assert len(pip_places(rank)) == (2 if rank is Rank.TWO else rank + 3)
    assert set(SUITS) == set(Suit) - {Suit.NONE}
    assert all(path.boundingRect().width() <= 1.01 for path in SUITS.values())


def test_steps_of_a_played_row() -> None:
    cards = parse_cards("6c0 7c0 8h0 8d0 9c0")
    assert row_places(cards, 400, 1.0) == pytest.approx([0, 23, 46, 63, 86])
    tight = row_places(cards, 54 + 3 * 16 + 8, 1.0)
    assert tight == pytest.approx([0, 16, 32, 40, 56])
    assert row_places(cards, 54 + 3 * 16 + 7, 1.0) is None
    assert row_places((), 10, 1.0) == []


@pytest.mark.parametrize("size", ((1024, 640), (1366, 768), (3840, 2160), (720, 1280)))
@pytest.mark.parametrize("n", (1, 9, 20, 36, 46))
def test_every_play_fits_its_zone(faces: CardFaces, size: tuple[int, int], n: int) -> None:
    one = layout(*size)
    cards = sorted(full_pack(4)[5::4])[:n] if n <= 46 else []
    for zone in one.plays.values():
        raster = played_row(faces, cards, zone.w, one.k)
        inner = raster.deviceIndependentSize()
        assert inner.width() - 2 * row_margin(one.k) <= zone.w + 2
        assert inner.height() - 2 * row_margin(one.k) <= zone.h + 2


def test_open_hand_fills_its_area(faces: CardFaces) -> None:
    area = TileArea(Rect(0, 0, 248, 86), 31, 8, 2)
    raster = open_hand(faces, full_pack(4), area, 1.0)
    assert (raster.width(), raster.height()) == (248, 86)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("kind", PanelKind)
def test_panels_of_all_roles(qapp: QApplication, theme: Theme, kind: PanelKind) -> None:
    width, height = panel_size(kind)
    seen = []
    for key in ROLE_KEYS:
        face = SeatFace(
            "<img src=x> a long name", key, "Unknown", 3, True, "positive", True, "away", 1, "9 s"
        )
        raster = seat_pixmap(face, theme, "en", 1.25, 1.0, kind)
        assert raster.width() == pytest.approx((width + 2 * MARGIN) * 1.25, abs=1)
        assert raster.height() == pytest.approx((height + 2 * MARGIN) * 1.25, abs=1)
        seen.append(raster.toImage())
    assert seen[0] != seen[4]


def test_signs_of_roles_differ_in_grey(qapp: QApplication) -> None:
    images = []
    for key in ROLE_KEYS:
        image = QImage(48, 48, QImage.Format.Format_Grayscale8)
        image.fill(QColor(CELADON.panel))
        painter = QPainter(image)
        draw_badge(painter, key, 24, 24, 38, CELADON)
        painter.end()
        images.append(image)
    same = [(a, b) for a in range(len(images)) for b in range(a) if images[a] == images[b]]
    assert same == [(ROLE_KEYS.index("second"), ROLE_KEYS.index("landlord"))]


def test_ring_hides_without_a_clock(qapp: QApplication) -> None:
    ring = TimerRing(CELADON)
    assert not ring.isVisible() and ring.boundingRect().width() == pytest.approx(66)
    ring.set_part(0.5)
    assert ring.isVisible()
    ring.set_part(None)
    assert not ring.isVisible()
