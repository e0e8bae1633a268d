"""The themes: every pair of text and ground reaches a contrast of 4.5, and the sheet is complete."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from liudou_gui.widgets.controls import TickBox
from liudou_gui.widgets.styles import page_sheet
from liudou_gui.widgets.theme import CREAM, NIGHT, THEMES, Theme, contrast, mix, style_sheet, text_px

LEAST = 4.5


def pairs(theme: Theme) -> list[tuple[str, str, str]]:
    """Return all (name, text, ground) that the window draws."""
    found = [("on felt", theme.on_felt, theme.felt_lit), ("on pill", theme.on_felt, theme.pill)]
    for ground in ("panel", "page", "inset"):
        for text in ("ink", "ink2"):
            found.append((f"{text} on {ground}", getattr(theme, text), getattr(theme, ground)))
    for ground in ("panel", "page"):
        for text in ("amber_line", "cinnabar_text", "teal_text", "pos_text", "neg_text", "leaf_text"):
            found.append((f"{text} on {ground}", getattr(theme, text), getattr(theme, ground)))
    for base in ("cinnabar", "teal", "pos", "neg", "leaf"):
        tint = mix(theme.panel, getattr(theme, base), 0.10)
        found.append((f"{base} on its tint", getattr(theme, f"{base}_text"), tint))
        found.append((f"on badge {base}", theme.on_badge, getattr(theme, base)))
    found.append(("on amber", theme.on_amber, theme.amber))
    found.append(("ink on chosen", theme.ink, theme.chosen))
    found.append(("ink on hover", theme.ink, theme.hover))
    found.append(("disabled", theme.ink2, theme.disabled))
    for suit in ("card_red", "card_black", "card_blue", "card_green"):
        ink = getattr(theme, suit)
        found.append((f"{suit} on card", ink, theme.card))
        found.append((f"{suit} selected", ink, theme.selected_paper))
        found.append((f"{suit} pending", mix(ink, "#000000", 0.22), theme.pending_paper))
        found.append((f"{suit} earlier", mix(ink, "#000000", 0.12), theme.earlier_paper))
    for name, part in (("amber", 0.10), ("grey", theme.grey_mix), ("felt", theme.felt_mix)):
        other = {"amber": theme.amber, "grey": "#8F897E", "felt": theme.felt}[name]
        found.append((f"small joker {name}", CREAM, mix(NIGHT, other, part)))
    return found


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_contrast(theme: Theme) -> None:
    weak = [(name, round(contrast(a, b), 2)) for name, a, b in pairs(theme) if contrast(a, b) < LEAST]
    assert not weak


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_felt_is_never_lighter_than_where_text_was_measured(theme: Theme) -> None:
    assert contrast(theme.on_felt, theme.felt) >= contrast(theme.on_felt, theme.felt_lit)
    assert contrast(theme.on_felt, theme.felt_edge) >= contrast(theme.on_felt, theme.felt_lit)


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_sheet_is_filled_in_and_text_never_too_small(scale: float) -> None:
    for theme in THEMES.values():
        sheet = style_sheet(theme, scale)
        assert "{{" not in sheet
        assert sheet.count("{") == sheet.count("}")
    assert text_px(12, scale) >= 11.5


@pytest.mark.parametrize(("scale", "side"), [(0.75, 20), (1.0, 20), (2.0, 36)])
def test_the_box_to_tick_grows_with_its_words(qtbot: QtBot, scale: float, side: int) -> None:
    page, box = QWidget(), TickBox("box")
    qtbot.addWidget(page)
    box.setParent(page)
    page.setStyleSheet(page_sheet(scale))
    box.ensurePolished()
    option = QStyleOptionButton()
    box.initStyleOption(option)
    found = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    assert (found.width(), found.height()) == (side, side)
