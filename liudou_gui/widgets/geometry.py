"""Where everything lies on the table: plain numbers from the window's size, no Qt.

Lengths are in units of the design language times :attr:`Layout.k`. Seats are counted from the own one:
0 is the own seat, 1 plays next and sits at the lower right, then counter-clockwise to 5 at the lower left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from liudou_gui.widgets.hand_geometry import CARD_H, CARD_W, FOOT, LIFT, Spread, fan
from liudou_gui.widgets.rects import Rect
from liudou_gui.widgets.theme import HIT

__all__ = [
    "CARD_H",
    "CARD_W",
    "FOOT",
    "LIFT",
    "Layout",
    "Rect",
    "Shape",
    "Spread",
    "TileArea",
    "fan",
    "layout",
    "scale_of",
]

SEATS = (1, 2, 3, 4, 5)
LOWER_RIGHT, UPPER_RIGHT, TOP, UPPER_LEFT, LOWER_LEFT = SEATS
PLAY_W, PLAY_H = 54.0, 76.0
_OWN_W, _OWN_H = 236.0, 54.0
_LEAST_LINE = 22.0
_LEAST_PANEL = 0.85
"""Panels are never smaller: their text is not, and has to fit."""

_RING, _REVIEW = 7.0, 28.0
"""How far the ring round played cards reaches; how high the bot's play lies over a replay's bar."""
_LEAST_TOOLS, _LEAST_DRAWER = 236.0, 276.0


class Shape(Enum):
    """How the table is arranged."""

    WIDE = "wide"
    LARGE = "large"
    PORTRAIT = "portrait"


@dataclass(frozen=True)
class TileArea:
    """Where the tiles of an open hand lie: up to *columns* tiles of *tile_w* in each of *rows* rows."""

    rect: Rect
    tile_w: float
    columns: int
    rows: int


@dataclass(frozen=True)
class Layout:
    """Every place of the table for one size of the window."""

    k: float
    shape: Shape
    window: Rect
    bar: Rect
    table: Rect
    verdict: Rect
    strip: Rect
    hand: Rect
    own_panel: Rect
    buttons: Rect
    tools: Rect
    panels: dict[int, Rect]
    plays: dict[int, Rect]
    caption: Rect
    mat: tuple[tuple[float, float], ...]
    drawer: Rect | None = None
    open_hands: dict[int, TileArea] = field(default_factory=dict)

    @property
    def aside(self) -> Rect:
        """Where words may lie for a while: between the seats at the right, over what nobody reads."""
        upper, lower = self.panels[UPPER_RIGHT], self.panels[LOWER_RIGHT]
        first = max(upper.bottom, self.plays[UPPER_RIGHT].bottom)
        last = min(lower.y, self.plays[LOWER_RIGHT].y)
        left = max(self.plays[0].right, self.plays[TOP].right)
        if self.shape is Shape.PORTRAIT:
            left = self.table.x
        return Rect(left, first, self.table.right - left, last - first)

    def side(self, seat: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return both ends of the side of the mat that belongs to *seat* (0 to 5)."""
        return self.mat[seat], self.mat[(seat + 1) % 6]


def scale_of(w: float, h: float, u: float = 1.0, hand: float = 162.0) -> tuple[float, Shape]:
    """Return the table's scale k and how the table is arranged in a window of *w* × *h*."""
    if w / h < 0.9:
        wish = u * max(0.8, min(w / 720, h / 1280))
        return min(wish, w / 460, h / 1102), Shape.PORTRAIT
    wish = u * max(0.85, min(w / 1366, h / 768))
    normal = min(wish, w / 1040, h / (522 + hand))
    if u > 1 and wish > normal * 1.02:
        return min(wish, w / 925, h / 522), Shape.LARGE
    return normal, Shape.WIDE


def shown_scale(w: float, h: float, u: float, *, stacks: bool = False) -> float:
    """Return the user's scale at which the table is shown: *u*, or less where that does not fit."""
    portrait = w / h < 0.9
    wish = max(0.8, min(w / 720, h / 1280)) if portrait else max(0.85, min(w / 1366, h / 768))
    return min(u, scale_of(w, h, u, _hand_units(stacks))[0] / wish)


def _hand_units(stacks: bool) -> float:
    return 226.0 if stacks else 162.0


@dataclass(frozen=True)
class _Sizes:
    """The lengths in units that differ between the arrangements."""

    bar: float
    verdict: float
    strip: float
    hand: float
    panel_w: float
    panel_h: float
    margin: float
    upper: float
    lower: float


_SIZES = {
    Shape.WIDE: _Sizes(46, 30, 54, 162, 212, 74, 14, 0.27, 0.66),
    Shape.LARGE: _Sizes(40, 0, 50, 132, 150, 62, 14, 0.27, 0.66),
    Shape.PORTRAIT: _Sizes(46, 30, 118, 268, 212, 74, 12, 0.33, 0.63),
}


def layout(
    w: float,
    h: float,
    u: float = 1.0,
    *,
    stacks: bool = False,
    drawer: bool = False,
    open_seats: Sequence[int] = (),
    replay_bar: float = 0.0,
) -> Layout:
    """Return the places in a window of *w* × *h* at the user's scale *u*; *open_seats* show their hands.

    A bar of *replay_bar* units, if any, stands on the strip's lower edge: the cards played lie above it.
    """
    hand_units = _hand_units(stacks)
    k, shape = scale_of(w, h, u, hand_units)
    size = _SIZES[shape]
    if shape is Shape.WIDE:
        size = replace(size, hand=hand_units)
    bar = Rect(0, 0, w, max(size.bar * k, HIT + 2))
    drawer_w = min(max(292 * k, _LEAST_DRAWER), w)
    beside = drawer and w - drawer_w >= 1040 * k
    felt = w - drawer_w if beside else w
    hand = Rect(0, h - size.hand * k, felt, size.hand * k)
    panel_k = max(k, _LEAST_PANEL)
    strip_h = max(size.strip * k, _least_strip(k, panel_k, shape))
    strip = Rect(0, hand.y - strip_h, felt, strip_h)
    verdict_h = max(size.verdict * k, _LEAST_LINE) if size.verdict else 0.0
    verdict = Rect(0, strip.y - verdict_h, felt, verdict_h)
    table = Rect(0, bar.bottom, felt, verdict.y - bar.bottom)
    drawer_rect = None
    if drawer:  # over the table it leaves the hand and the buttons free
        low = h if beside else min(verdict.y, strip.y)
        drawer_rect = Rect(w - drawer_w, bar.bottom, drawer_w, low - bar.bottom)
    size = replace(size, panel_w=size.panel_w * panel_k / k, panel_h=size.panel_h * panel_k / k)
    panels = _panels(table, size, k, shape, TOP in open_seats)
    low = 44 * k
    if replay_bar:
        over = replay_bar + _RING + (_REVIEW if shape is Shape.WIDE else 0.0)
        low = max(low, over * k - (strip.bottom - table.bottom))
    plays = _plays(table, panels, size, k, shape, low, TOP in open_seats)
    own, buttons, tools = _strip(strip, k, shape)
    if shape is Shape.LARGE:
        left = tools.right + 8 * k
        free = Rect(left, strip.y, buttons.x - left - 10 * k, strip.h)
        caption = Rect(free.x, free.y, free.w, free.h / 2)
        verdict = Rect(free.x, free.cy, free.w, free.h / 2)
    else:
        caption = Rect(0, 0, 0, 0)
    tiles = {} if shape is Shape.LARGE else _open_hands(table, panels, plays, k, shape, open_seats)
    if shape is not Shape.LARGE:
        taken = [*panels.values(), *plays.values(), *(area.rect for area in tiles.values())]
        caption = _caption(table, plays, taken, k)
    mat = _mat(table, k, shape)
    return Layout(
        k, shape, Rect(0, 0, w, h), bar, table, verdict, strip, hand, own, buttons, tools,
        panels, plays, caption, mat, drawer_rect, tiles,
    )  # fmt: skip


def _panels(table: Rect, size: _Sizes, k: float, shape: Shape, top_open: bool) -> dict[int, Rect]:
    pw, ph, margin = size.panel_w * k, size.panel_h * k, size.margin * k
    upper, lower = size.upper * table.h, size.lower * table.h
    if top_open and shape is Shape.WIDE:
        upper = max(upper, (6 + 86 + 2) * k + ph / 2)
    left, right = table.x + margin, table.right - margin - pw
    ys = {
        seat: table.y + centre - ph / 2 for seat, centre in ((2, upper), (4, upper), (1, lower), (5, lower))
    }
    top_x = table.cx - pw / 2
    if top_open and shape is Shape.PORTRAIT:
        top_x = left
    return {
        LOWER_RIGHT: Rect(right, ys[1], pw, ph),
        UPPER_RIGHT: Rect(right, ys[2], pw, ph),
        TOP: Rect(top_x, table.y + 12 * k, pw, ph),
        UPPER_LEFT: Rect(left, ys[4], pw, ph),
        LOWER_LEFT: Rect(left, ys[5], pw, ph),
    }


def _plays(
    table: Rect, panels: dict[int, Rect], size: _Sizes, k: float, shape: Shape, low: float, top_open: bool
) -> dict[int, Rect]:
    """Return where cards are played to; those of the own seat *low* pixels above the table's lower edge."""
    zone_h, gap = PLAY_H * k, 14 * k
    top = panels[TOP]
    if shape is Shape.PORTRAIT:
        width = table.w / 2 - 72 * k
        own_w = min(table.w - 40 * k, 480 * k)
        found = {0: Rect(table.cx - own_w / 2, table.bottom - 34 * k - zone_h, own_w, zone_h)}
        for seat, panel in panels.items():
            x = panel.right - width if seat in (LOWER_RIGHT, UPPER_RIGHT) else panel.x
            found[seat] = Rect(x, panel.bottom + 50 * k - zone_h / 2, width, zone_h)
        found[TOP] = Rect(table.cx - width / 2, top.bottom + 50 * k - zone_h / 2, width, zone_h)
        if top_open:
            found[TOP] = Rect(top.right + 12 * k, top.y, table.right - top.right - 24 * k, zone_h)
        return found
    inner = table.w - 2 * (size.margin + size.panel_w + 14) * k
    side_w = 0.33 * inner
    if table.h < 470 * k and shape is Shape.WIDE:
        side_w = min(side_w, inner / 2 - 118 * k)
    mid_w = 0.30 * inner
    found = {
        0: Rect(table.cx - mid_w / 2, table.bottom - low - zone_h, mid_w, zone_h),
        TOP: Rect(table.cx - mid_w / 2, top.bottom + gap, mid_w, zone_h),
    }
    for seat in (LOWER_RIGHT, UPPER_RIGHT, UPPER_LEFT, LOWER_LEFT):
        panel = panels[seat]
        x = panel.x - gap - side_w if seat in (LOWER_RIGHT, UPPER_RIGHT) else panel.right + gap
        found[seat] = Rect(x, panel.cy - zone_h / 2, side_w, zone_h)
    return found


def _least_strip(k: float, panel_k: float, shape: Shape) -> float:
    """Return how high the strip is at least: the panel's text has to fit, and buttons to be hit."""
    if shape is Shape.PORTRAIT:
        return _OWN_H * panel_k + 10 * k + max(44 * k, HIT) + 2 * k
    return max(_OWN_H * panel_k, HIT + 2 * k) if shape is Shape.WIDE else 0.0


def _strip(strip: Rect, k: float, shape: Shape) -> tuple[Rect, Rect, Rect]:
    tools_h, buttons_h = max(36 * k, HIT), max(44 * k, HIT)
    own = Rect(14 * k, strip.y, _OWN_W * max(k, _LEAST_PANEL), _OWN_H * max(k, _LEAST_PANEL))
    if shape is Shape.PORTRAIT:
        tools_w = max(tools_h, min(max(268 * k, _LEAST_TOOLS), strip.w - own.right - 24 * k))
        tools = Rect(strip.right - 14 * k - tools_w, own.cy - tools_h / 2, tools_w, tools_h)
        width = min(400 * k, strip.w - 28 * k)
        return own, Rect(strip.cx - width / 2, own.bottom + 10 * k, width, buttons_h), tools
    if shape is Shape.LARGE:
        width = 328 * k
        buttons = Rect(strip.right - 14 * k - width, strip.y + 3 * k, width, buttons_h)
        own = Rect(14 * k, strip.y, 190 * k, 48 * k)
        return own, buttons, Rect(own.right + 8 * k, strip.y + 6 * k, tools_h, tools_h)
    width = 400 * k
    low = own.right + 12 * k
    room = strip.right - 14 * k - (low + width + 12 * k)
    tools_w = max(tools_h, min(max(266 * k, _LEAST_TOOLS), room))  # the buttons go first
    tools = Rect(strip.right - 14 * k - tools_w, strip.cy - tools_h / 2, tools_w, tools_h)
    high = tools.x - 12 * k - width
    return (
        own,
        Rect(max(low, min(high, strip.cx - width / 2)), strip.cy - buttons_h / 2, width, buttons_h),
        tools,
    )


def _free_width(table: Rect, y: float, h: float, taken: Sequence[Rect], k: float) -> float:
    """Return how wide a centred box at *y* may be without touching anything."""
    half = table.w / 2 - 8 * k
    for rect in taken:
        if rect.y < y + h and rect.bottom > y:
            if rect.x <= table.cx <= rect.right:
                return 0
            half = min(half, abs((rect.right if rect.cx < table.cx else rect.x) - table.cx) - 3 * k)
    return max(0.0, 2 * half)


def _caption(table: Rect, plays: dict[int, Rect], taken: Sequence[Rect], k: float) -> Rect:
    """Put the caption midway between the top and the own play, or where it fits best between the others."""
    low, high = plays[TOP].bottom + 4 * k, plays[0].y - 4 * k
    best = Rect(table.cx, (low + high) / 2, 0, 0)
    for height in (84 * k, 70 * k, 62 * k):
        middle = (low + high) / 2 - height / 2
        steps = [middle + sign * n * 4 * k for n in range(60) for sign in (1, -1)]
        for y in steps:
            if y < low or y + height > high:
                continue
            width = min(230 * k, _free_width(table, y, height, taken, k))
            if width > best.w + 1:
                best = Rect(table.cx - width / 2, y, width, height)
            if best.w >= 180 * k:
                return best
    return best


def _open_hands(
    table: Rect, panels: dict[int, Rect], plays: dict[int, Rect], k: float, shape: Shape, seats: Sequence[int]
) -> dict[int, TileArea]:
    """Return the tile areas that fit; a seat without one shows its hand behind a button."""
    found: dict[int, TileArea] = {}
    for seat in seats:
        if seat not in panels:
            continue
        panel, mirrored = panels[seat], seat in (LOWER_RIGHT, UPPER_RIGHT)
        two_rows, one_row = (31 * k, 8, 2), (26 * k, 15, 1)
        tile_w, columns, rows = two_rows
        y = panel.bottom + 8 * k
        if shape is Shape.PORTRAIT:
            narrow = min(26 * k, (table.w / 2 - 20 * k) / 15)
            tile_w, columns, rows = one_row if seat == TOP else (narrow, 15, 1)
            y = panel.bottom + (14 if seat == TOP else 96) * k
        elif seat != TOP and seat in (UPPER_LEFT, UPPER_RIGHT):
            gap = plays[LOWER_LEFT].y - panels[UPPER_LEFT].bottom
            tile_w, columns, rows = two_rows if gap >= 98 * k else one_row
        rect_w = tile_w * columns
        rect_h = (42 * rows + 2 * (rows - 1)) * k
        x = panel.right - rect_w if mirrored else panel.x
        if seat == TOP and shape is Shape.WIDE:
            x, y = panel.right + 8 * k, table.y + 6 * k
        rect = Rect(x, y, rect_w, rect_h)
        others = [*panels.values(), *plays.values(), *(area.rect for area in found.values())]
        if tile_w >= 20 * k and rect.inside(table) and not any(rect.overlaps(other) for other in others):
            found[seat] = TileArea(rect, tile_w, columns, rows)
    return found


def _mat(table: Rect, k: float, shape: Shape) -> tuple[tuple[float, float], ...]:
    """Return the six corners of the mat so that side *s* runs from corner *s* to the next, side 0 below."""
    cx, cy = table.cx, table.cy + 4 * k
    if shape is Shape.PORTRAIT:
        rx, ry, part = table.w / 2 - 16 * k, table.h / 2 - 30 * k, 0.5
    else:
        panel = _SIZES[shape].panel_w
        rx, ry, part = table.w / 2 - 14 * k - 0.52 * panel * k, table.h / 2 - 14 * k, 0.62
    inner = part * rx
    return (
        (cx - inner, cy + ry),
        (cx + inner, cy + ry),
        (cx + rx, cy),
        (cx + inner, cy - ry),
        (cx - inner, cy - ry),
        (cx - rx, cy),
    )
