"""The table's geometry: nothing overlaps, everything is inside, at all sizes and scales."""

from __future__ import annotations

from itertools import combinations

import pytest

from liudou_gui.widgets.geometry import CARD_W, Layout, Rect, Shape, fan, layout, scale_of

SIZES = (
    (1024, 640),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
    (720, 1280),
    (1280, 800),
    (1024, 768),
    (600, 960),
)
SCALES = (0.75, 0.9, 1.0, 1.25, 1.5, 2.0, 2.5)
OPEN = ((), (1,), (2,), (3,), (4,), (5,), (1, 2), (2, 4), (3, 4), (2, 3), (1, 5), (3, 1))


def named_rects(one: Layout) -> dict[str, Rect]:
    """Return every rectangle of the table that may not touch another."""
    found = {"bar": one.bar, "hand": one.hand, "own panel": one.own_panel, "buttons": one.buttons}
    if one.tools:
        found["tools"] = one.tools
    found |= {"caption": one.caption, "verdict": one.verdict}
    found |= {f"panel {seat}": rect for seat, rect in one.panels.items()}
    found |= {f"play {seat}": rect for seat, rect in one.plays.items()}
    found |= {f"tiles {seat}": area.rect for seat, area in one.open_hands.items()}
    return found


@pytest.mark.parametrize("u", SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stacks", [False, True])
def test_nothing_overlaps_and_all_is_inside(size: tuple[int, int], u: float, stacks: bool) -> None:
    for drawer in (False, True):
        for seats in OPEN:
            one = layout(*size, u, stacks=stacks, drawer=drawer, open_seats=seats)
            rects = named_rects(one)
            for (name, rect), (other_name, other) in combinations(rects.items(), 2):
                assert not rect.overlaps(other), (
                    name,
                    other_name,
                    rect,
                    other,
                    one.k,
                    one.shape,
                    seats,
                    drawer,
                )
            for name, rect in rects.items():
                assert rect.inside(one.window), (name, rect)
                assert rect.w > 0 and rect.h > 0, (name, rect, one.k, one.shape, seats)
            if one.drawer and one.drawer.x >= one.table.right - 0.01:
                assert not any(one.drawer.overlaps(rect) for name, rect in rects.items() if name != "bar")
            assert one.caption.w >= 100 * one.k, (one.caption, one.k, one.shape, seats)


def test_open_hands_are_shown_in_a_usual_window() -> None:
    for seats in OPEN:
        assert set(layout(1366, 768, open_seats=seats).open_hands) == set(seats)
        assert set(layout(1920, 1080, open_seats=seats).open_hands) == set(seats)


def test_scales_of_the_design() -> None:
    assert scale_of(1366, 768)[0] == pytest.approx(1.0) and scale_of(1366, 768)[1] is Shape.WIDE
    assert scale_of(1366, 768, 2.0)[0] == pytest.approx(1.47, abs=0.01)
    assert scale_of(1920, 1080, 2.0)[0] == pytest.approx(2.07, abs=0.01)
    assert scale_of(720, 1280)[0] == pytest.approx(1.0) and scale_of(720, 1280)[1] is Shape.PORTRAIT


def test_next_seat_is_lower_right_and_the_order_is_counter_clockwise() -> None:
    one = layout(1366, 768)
    assert one.panels[1].cx > one.table.cx
    assert one.panels[1].cy > one.panels[2].cy
    assert one.panels[5].cx < one.table.cx
    assert one.panels[5].cy > one.panels[4].cy
    assert one.panels[3].cx == pytest.approx(one.table.cx)
    for seat, panel in one.panels.items():
        (ax, ay), (bx, by) = one.side(seat)
        distances = {}
        for other in one.panels:
            (cx, cy), (dx, dy) = one.side(other)
            distances[other] = abs((cx + dx) / 2 - panel.cx) + abs((cy + dy) / 2 - panel.cy)
        assert min(distances, key=distances.__getitem__) == seat, (ax, ay, bx, by)


@pytest.mark.parametrize(("width", "k", "step"), [(1024, 0.85, 20.5), (1366, 1.0, 27.6), (1074, 1.0, 21.1)])
def test_measured_steps_of_46_cards(width: float, k: float, step: float) -> None:
    assert fan(46, width, k).step == pytest.approx(step, abs=0.15)


@pytest.mark.parametrize("n", [1, 2, 7, 20, 34, 46, 58])
@pytest.mark.parametrize("size", SIZES)
def test_fan_fits_its_zone_and_strips_tile_it(size: tuple[int, int], n: int) -> None:
    one = layout(*size)
    hand = fan(n, one.hand.w, one.k, portrait=one.shape is Shape.PORTRAIT, breaks=range(0, n, 3))
    zone = Rect(0, 0, one.hand.w, one.hand.h)
    assert all(card.inside(zone) for card in hand.cards)
    for a, b in combinations(hand.strips, 2):
        assert not a.overlaps(b)
    for index, strip in enumerate(hand.strips):
        assert hand.at(strip.cx, strip.cy) == index
    assert hand.cards[0].w == pytest.approx(CARD_W * one.k)


def test_press_in_the_lift_zone_counts_for_the_lifted_card() -> None:
    hand = fan(30, 720, 1.0, portrait=True)
    below = next(index for index, row in enumerate(hand.rows) if row == 1)
    strip = hand.strips[below]
    assert hand.rows[hand.at(strip.x + 4, strip.y - 10) or 0] == 0
    assert hand.at(strip.x + 4, strip.y - 10, [below]) == below


def test_rows_are_parted_between_ranks() -> None:
    hand = fan(33, 720, 1.0, portrait=True, breaks=(4, 14, 20, 28))
    assert hand.rows.index(1) in (14, 20)
