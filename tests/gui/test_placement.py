"""Placement as it is on the screen: the rectangles of a real window's parts, at many sizes and scales."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QGraphicsItem, QGraphicsPixmapItem, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import Prompt, PromptKind
from engine.cards import parse_cards
from engine.ruleset import Variant
from engine.visible import (
    BottomGiven,
    ClockStarted,
    DoublesShown,
    HandOpened,
    PromptOpened,
    SlotClosed,
    SlotOpened,
    TurnOf,
    VisibleEvent,
)
from liudou_gui.model.settings import HandStyle
from liudou_gui.model.words import translate
from liudou_gui.widgets.cards_row import row_margin
from liudou_gui.widgets.geometry import Shape
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.seat_panel import MARGIN, panel_size
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.table_page import TablePage
from liudou_gui.widgets.theme import HIT
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, camps, follow, lead, played, seated

SIZES = ((1024, 640), (1366, 768), (1920, 1080), (3840, 2160), (720, 1280))
SCALES = (75, 100, 150, 200, 250)
PACK = [f"{rank}{suit}{deck}" for rank in "3456789TJQKA2" for suit in "shcd" for deck in "01"]
SMALL, LARGE = " ".join(PACK[::4] + ["Wx0"]), " ".join(PACK[:44] + ["Wx0", "wx0"])
"""27 and 46 cards."""

LONG = " ".join(f"{rank}{suit}{deck}" for rank in "3456789TJQ" for suit, deck in (("h", 1), ("d", 1)))
"""A play of twenty cards."""

LEAST_STRIP = 10
"""So many px of each card are seen at least."""

INDEX = 0.75
"""In large print so much of a card's height is seen at least: its index and its mark."""

Named = dict[str, QRect]


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    window.setUpdatesEnabled(False)  # what is measured need not be painted
    window.begin(Variant.TWO_CAMPS)
    assert window.table_page is not None
    return window.table_page


@pytest.fixture
def show(window: MainWindow, session: FakeSession, page: TablePage, qtbot: QtBot) -> Callable[..., None]:
    """Send events and wait until the model has told of them; nothing is painted."""
    assert page

    def send(events: Sequence[VisibleEvent]) -> None:
        assert window.table is not None
        with qtbot.waitSignal(window.table.view_changed):
            session.tell(events)

    return send


def of_widget(page: TablePage, widget: QWidget) -> QRect:
    """Return where a part lies on the page."""
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def of_item(page: TablePage, item: QGraphicsItem, margin: float = 0.0) -> QRect:
    """Return where an item of the felt lies on the page, without the *margin* round its raster."""
    box = item.sceneBoundingRect().adjusted(margin, margin, -margin, -margin)
    corner = page.view.mapTo(page, QPoint())
    return inner(box.translated(QRectF(corner.x(), corner.y(), 0, 0).topLeft()))


def inner(box: QRectF) -> QRect:
    """Return the whole pixels inside."""
    return QRect(
        QPoint(-int(-box.left() // 1), -int(-box.top() // 1)),
        QPoint(int(box.right() // 1) - 1, int(box.bottom() // 1) - 1),
    )


def seats(page: TablePage) -> Named:
    """Return the panels, and what each seat played or said."""
    view, k = page.view, page._places.k
    found = {}
    for place, item in enumerate(view._panels):
        kind, rect = view._places.panel(place)
        found[f"panel {place}"] = of_item(page, item, MARGIN * rect.w / panel_size(kind)[0])
    groups: tuple[tuple[str, Sequence[QGraphicsPixmapItem], float], ...] = (
        ("play", view._plays, row_margin(k)),
        ("word", view._words, 0.0),
        ("tiles", view._tiles, 0.0),
    )
    for name, items, margin in groups:
        found |= {
            f"{name} {place}": of_item(page, item, margin)
            for place, item in enumerate(items)
            if item.isVisible()
        }
    for name, item in (("caption", view._caption), ("bottom cards", view._bottom)):
        if item.isVisible() and not item.pixmap().isNull():
            found[name] = of_item(page, item)
    return found


def controls(page: TablePage) -> Named:
    """Return the buttons at the table, the verdict and what is asked."""
    found = {}
    for part in (page.bar, page.action_bar, page.tools):
        for button in part.findChildren(QAbstractButton):
            if button.isVisible():
                found[f"button {button.objectName()}"] = of_widget(page, button)
    for fact in page.bar._facts():
        if fact.isVisible() and fact.width() > 2:
            found[f"fact {fact.objectName()}"] = of_widget(page, fact)
    if page.action_bar.verdict.text:
        found["verdict"] = of_widget(page, page.action_bar.verdict)
    return found


def faults(page: TablePage) -> Iterator[str]:
    """Say what lies on something else, beyond the window, or is too small to be hit."""
    row = page.bar.layout()
    assert row is not None
    row.activate()  # no event loop has run since
    pressed = controls(page)
    parts = {"hand": of_widget(page, page.hand)} | seats(page) | pressed
    yield from (f"{name} beyond the window" for name, rect in parts.items() if not page.rect().contains(rect))
    for one, other in combinations(parts, 2):
        common = parts[one].intersected(parts[other])
        if not common.isEmpty():
            yield f"{one} on {other} by {common.width()} x {common.height()}"
    for name, rect in pressed.items():
        if name.startswith("button") and min(rect.width(), rect.height()) < HIT:
            yield f"{name} is {rect.width()} x {rect.height()}"
    for fact in page.bar._facts():
        if fact.isVisible() and fact.width() < fact.minimumSizeHint().width():
            yield f"{fact.objectName()} is cut"
    yield from hand_faults(page)
    if not page.drawer.isHidden():
        yield from drawer_faults(page, parts)


def hand_faults(page: TablePage) -> Iterator[str]:
    """Every card lies in the hand's zone, and of each enough is seen to be hit."""
    zone = QRectF(page.hand.rect()).adjusted(-1, -1, 1, 1)
    spread = page.hand._spread
    for number, (card, strip) in enumerate(zip(spread.cards, spread.strips, strict=True)):
        seen = card.h if page._places.shape is not Shape.LARGE else INDEX * card.h
        if not zone.contains(QRectF(card.x, card.y, card.w, seen)):
            yield f"card {number} beyond the hand"
        if strip.w < LEAST_STRIP:
            yield f"card {number} shows {strip.w:.1f}"


def drawer_faults(page: TablePage, parts: Named) -> Iterator[str]:
    """The drawer lies beside everything, or over the felt alone: hand and buttons stay free."""
    drawer = of_widget(page, page.drawer)
    if not page.rect().contains(drawer):
        yield "drawer beyond the window"
    beside = page._places.table.w < page.width() - 1
    for name, rect in parts.items():
        if rect.intersects(drawer) and (beside or name in ("hand", "verdict") or name.startswith("button")):
            yield f"drawer on {name}"
    for button in page.drawer.findChildren(QAbstractButton):
        if not button.isVisible():
            continue
        name = f"{button.objectName()} in the drawer"
        scrolls = button.objectName().startswith("guess")
        if not scrolls and not drawer.contains(of_widget(page, button)):
            yield f"{name} is cut"
        if min(button.width(), button.height()) < HIT:
            yield f"{name} is {button.width()} x {button.height()}"


def opened(seat: int) -> HandOpened:
    """A hand laid open that has a card of each rank."""
    return HandOpened(seat, parse_cards(" ".join(PACK[seat % 4 :: 4] + ["Wx0", "wx0"])))


def scenes() -> Iterator[tuple[str, list[VisibleEvent]]]:
    """Name and events of what is to be seen at the table, each from the start of a deal."""
    begun = seated(Variant.TWO_CAMPS, LARGE)
    bottom = parse_cards("9d0 9d1 Td0 Td1 Jd0 Jd1")
    yield "bottom cards", [*begun, BottomGiven(5, bottom), BottomGiven(2, bottom), *lead()]
    plays = [event for seat in range(1, 6) for event in (TurnOf(seat, leading=seat == 1), played(seat, LONG))]
    mine = [TurnOf(0, leading=False), PromptOpened(Prompt(21, 0, PromptKind.PLAY)), ClockStarted(0, 30_000)]
    yield "all have played", [*begun, *plays, *mine]
    yield "three lie open", [*begun, *map(opened, (1, 3, 4)), *plays, *mine]
    yield "few cards", [*seated(Variant.TWO_CAMPS, SMALL), *follow()]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_anything_else(
    window: MainWindow, page: TablePage, show: Callable[..., None], size: tuple[int, int], scale: int
) -> None:
    window._change_scale(scale)
    window.resize(*size)
    assert window.devicePixelRatioF() == float(os.environ.get("QT_SCALE_FACTOR", "1"))
    found = []
    for name, events in scenes():
        show(events)
        page.selection.press_rank(parse_cards("5h0")[0].rank)
        for stacks in (HandStyle.FAN, HandStyle.STACKS):
            page._change(hand=stacks)
            for tab in (None, "notes"):
                if page.drawer.tab != tab:
                    page.drawer.show_tab(tab)
                where = f"{name}, {stacks.value}, drawer {tab}, {page._places.shape}, {page._places.k:.2f}"
                found += [f"{where}: {fault}" for fault in faults(page)]
        page.drawer.show_tab(None)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("factor", ["1.5", "2"])
def test_nothing_lies_on_anything_else_on_denser_screens(factor: str) -> None:
    cases = [
        f"{__file__}::test_nothing_lies_on_anything_else[size{size}-{100 + 100 * size}]" for size in (0, 1)
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *cases],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "QT_SCALE_FACTOR": factor},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", (*SIZES, (683, 500)))
def test_words_at_the_seats_leave_the_bottom_cards_free(
    window: MainWindow, page: TablePage, show: Callable[..., None], size: tuple[int, int], scale: int
) -> None:
    window.setMinimumSize(1, 1)
    window._change_scale(scale)
    window.resize(*size)
    begun = [*seated(Variant.TWO_CAMPS, LARGE), *camps()]
    chosen = [one for seat in (3, 4, 1) for one in (SlotOpened(seat, PromptKind.CAMP), SlotClosed(seat))]
    doubled = [DoublesShown((True,) * 6), TurnOf(1, leading=True)]
    scenes = [[*begun, *chosen], [*begun, *doubled]]
    if page._places.shape is not Shape.PORTRAIT:
        scenes.append([*begun, *doubled, opened(3)])
    found = []
    for events in scenes:
        show(events)
        parts = {name: box for name, box in seats(page).items() if name != "caption"}
        assert "bottom cards" in parts and "word 3" in parts
        for one, other in combinations(parts, 2):
            if "word 3" in (one, other) and parts[one].intersects(parts[other]):
                found.append(f"{one} on {other}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "zh_Hans", "zh_Hant"])
def test_in_a_narrow_window_the_tools_leave_the_buttons_free(
    window: MainWindow, page: TablePage, show: Callable[..., None], language: str
) -> None:
    """They go into their menu before one of them would lie on Play, whatever it says."""
    window.setMinimumSize(1, 1)
    window._store.change(language=language)
    window._apply_settings()
    assert window.language == language
    show([*seated(Variant.TWO_CAMPS, LARGE), *lead()])
    found = []
    for width, height in product((455, 512, 600, 640, 662, 683, 700, 713, 740, 772, 800), (460, 500)):
        window.resize(width, height)
        for word in (page.action_bar.play_button.text(), translate("Actions", "Really play")):
            page.action_bar.play_button.set_label(word)
            page.action_bar._place()
            rects = {name: rect for name, rect in controls(page).items() if name.startswith("button")}
            for one, other in combinations(rects, 2):
                if rects[one].intersects(rects[other]):
                    found.append(f"{width} x {height}, {word}: {one} on {other}")
    assert not found, "\n".join(found)


def test_keys_change_the_size_of_everything(window: MainWindow, page: TablePage) -> None:
    window.resize(1366, 768)
    usual = page._places.k
    sizes = []
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0, Qt.Key.Key_Minus):
        QTest.keyClick(page.hand, key, Qt.KeyboardModifier.ControlModifier)
        sizes.append(window._store.settings.scale)
    assert sizes == [125, 150, 125, 100, 90]
    assert page._places.k == pytest.approx(0.9 * usual)


def test_what_does_not_fit_is_said_once_and_the_dialog_says_it_too(
    window: MainWindow, page: TablePage, qtbot: QtBot
) -> None:
    window.resize(1366, 768)
    qtbot.waitUntil(lambda: page.size().width() == 1366)
    assert page.notices.texts() == []
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    assert dialog.scale_note.isHidden()
    for _ in range(4):
        dialog.scale.larger.click()
    note = "200\N{NO-BREAK SPACE}% does not fit this window: the table is shown at 147\N{NO-BREAK SPACE}%."
    assert dialog.scale_note.text() == note
    assert page.notices.texts()[-1] == note
    said = len(page.notices.texts())
    window.resize(1360, 768)
    assert len(page.notices.texts()) == said
    dialog.scale.larger.click()
    assert not dialog.scale.larger.isEnabled()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert dialog.scale_note.isHidden()
    assert dialog.scale.larger.isEnabled()
    dialog.accept()


QUESTIONS = (PromptKind.BID, PromptKind.DOUBLE, PromptKind.SHOW, PromptKind.CAMP)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_a_question_lies_on_the_felt_alone(
    window: MainWindow, page: TablePage, show: Callable[..., None], size: tuple[int, int], scale: int
) -> None:
    window._change_scale(scale)
    window.resize(*size)
    found = []
    for kind in QUESTIONS:
        show([*seated(Variant.TWO_CAMPS, LARGE), *(camps() if kind is PromptKind.CAMP else ()), *asked(kind)])
        page.prompts._place()
        card = page.prompts.card
        assert card is not None
        place = of_widget(page, card)
        where = f"{kind.value}, {page._places.shape}, {page._places.k:.2f}"
        parts = {"hand": of_widget(page, page.hand), "bar": of_widget(page, page.bar)} | controls(page)
        parts |= {name: rect for name, rect in seats(page).items() if name.startswith(("panel", "word"))}
        found += [f"{where}: on {name}" for name, rect in parts.items() if rect.intersects(place)]
        if not page.rect().contains(place):
            found.append(f"{where}: beyond the window")
        for part in card.findChildren(QWidget):
            if not part.isVisible():
                continue
            if not card.rect().contains(QRect(part.mapTo(card, QPoint()), part.size())):
                found.append(f"{where}: {part.objectName() or part} is cut")
            if isinstance(part, QAbstractButton) and min(part.width(), part.height()) < HIT:
                found.append(f"{where}: {part.objectName()} is {part.width()} x {part.height()}")
            if isinstance(part, QAbstractButton) and part.width() < part.minimumSizeHint().width():
                found.append(f"{where}: {part.objectName()} is narrow")
            if isinstance(part, QLabel) and part.height() < part.heightForWidth(part.width()):
                found.append(f"{where}: {part.text()} is cut")
    assert not found, "\n".join(found)
