"""Where the cards of the own hand lie, fanned or stacked, and which one a point belongs to; no Qt."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from liudou_gui.model.hand_order import HandOrder, Span
from liudou_gui.widgets.rects import Rect

CARD_W, CARD_H = 90.0, 126.0
STACK_W, STACK_H = 75.0, 105.0
LIFT, STACK_LIFT = 20.0, 16.0
"""How far a selected card rises in the fan and in the stacks; as much stays free above the fan."""
FOOT = 14.0
"""The margin below the hand that still belongs to the cards above it."""
GROUP_GAP = 22.0
HEAD = 26.0
_COLUMN_STEP, _TRAY_STEP, _MARKED_STEP, _LEAST_STEP = 83.0, 50.0, 34.0, 16.0
_TRAY_PAD, _TRAY_GAP, _MARGIN = 8.0, 14.0, 14.0
_PEEK, _PEEKS = 12.0, 50.0
_BADGE = 12.0
_LOW_ZONE = 200.0
"""A hand zone of fewer units has no room for the heads of trays above the cards."""


@dataclass(frozen=True)
class Tray:
    """Where a group laid aside lies, and its head, which is pressed to choose it."""

    rect: Rect
    head: Rect


@dataclass(frozen=True)
class Spread:
    """A laid-out hand.

    By card: its whole rectangle, its visible strip, its row, and whether nothing covers it
    (*whole*). *badges* are the middles of the columns' counts with the width there is for each, none
    under a head that lies on the cards' feet; *heads_above* says that the heads lie free.
    """

    cards: tuple[Rect, ...] = ()
    strips: tuple[Rect, ...] = ()
    rows: tuple[int, ...] = ()
    step: float = 0.0
    whole: tuple[bool, ...] = ()
    lift: float = LIFT
    card_w: float = CARD_W
    stacked: bool = False
    trays: tuple[Tray, ...] = ()
    heads_above: bool = False
    badges: tuple[tuple[float, float, float], ...] = ()

    @property
    def unit(self) -> float:
        """The length of one unit in px."""
        return self.cards[0].w / self.card_w if self.cards else 1.0

    def at(self, x: float, y: float, lifted: Collection[int] = ()) -> int | None:
        """Return the card at a point: where it stands, else by the lift zone or the margin below."""
        if not self.cards:
            return None
        lift, foot = self.lift * self.unit, FOOT * self.unit
        if self.stacked:
            return self._in_stacks(x, y, lift, foot, lifted)
        for index in lifted:
            strip = self.strips[index]
            if strip.x <= x < strip.right and strip.y - lift <= y < strip.y:
                return index
        for index in range(len(self.strips) - 1, -1, -1):
            if self.strips[index].contains(x, y):
                return index
        for index in range(len(self.strips) - 1, -1, -1):
            strip = self.strips[index]
            if strip.x <= x < strip.right and strip.y - lift <= y < strip.bottom + foot:
                return index
        return None

    def _in_stacks(self, x: float, y: float, lift: float, foot: float, lifted: Collection[int]) -> int | None:
        for index in range(len(self.cards) - 1, -1, -1):
            card = self.cards[index]
            top = card.y - (lift if index in lifted else 0.0)
            below = card.bottom + foot if self.whole[index] else top + card.h
            if card.x <= x < card.right and top <= y < below:
                return index
        return None

    def head_at(self, x: float, y: float) -> int | None:
        """Return the group whose head is at a point."""
        for place, tray in enumerate(self.trays):
            if tray.head.contains(x, y):
                return place
        return None

    def nearest(self, x: float, y: float) -> int | None:
        """Return the card nearest to a point, for drags that leave the hand."""
        if not self.cards:
            return None

        def far(index: int) -> float:
            strip = self.strips[index]
            dx = max(strip.x - x, 0.0, x - strip.right)
            dy = max(strip.y - y, 0.0, y - strip.bottom)
            return math.hypot(dx, dy * 1.5)

        return min(range(len(self.strips)), key=far)


def fan(
    n: int,
    width: float,
    k: float,
    *,
    portrait: bool = False,
    breaks: Sequence[int] = (),
    groups: Sequence[Span] = (),
    height: float | None = None,
) -> Spread:
    """Lay *n* cards in a row *width* wide, from the top lift zone down; two rows if they get too narrow.

    *breaks* are the indices where a new rank begins: the rows are parted at the one nearest to the
    middle. Behind each of *groups* a gap is left. What lies under *height* is not seen.
    """
    if n <= 0:
        return Spread()
    card_w, card_h = CARD_W * k, CARD_H * k
    ends = {group.end for group in groups if group.end < n}
    room = width - 32 * k - card_w
    step = min(46 * k, (room - GROUP_GAP * k * len(ends)) / max(1, n - 1))
    two = n > 1 and (step < _LEAST_STEP * k or (portrait and step < 46 * k))
    split = n
    if two:
        places = [index for index in breaks if 0 < index < n] or [(n + 1) // 2]
        split = min(places, key=lambda index: (abs(index - n / 2), index))
        if abs(split - n / 2) > n / 4:
            split = (n + 1) // 2
        gaps = max(sum(end < split for end in ends), sum(end > split for end in ends))
        longest = max(split, n - split)
        step = max(1.0, min(46 * k, (room - GROUP_GAP * k * gaps) / max(1, longest - 1)))
    cards: list[Rect] = []
    strips: list[Rect] = []
    rows: list[int] = []
    top = (LIFT + 2) * k
    for row, (first, last) in enumerate(((0, split), (split, n))):
        gaps_here = {end for end in ends if first < end < last}
        left = (width - step * (last - first - 1) - GROUP_GAP * k * len(gaps_here) - card_w) / 2
        for index in range(first, last):
            passed = sum(end <= index for end in gaps_here)
            x, y = left + (index - first) * step + passed * GROUP_GAP * k, top + row * 92 * k
            seen = card_w
            if index < last - 1:
                seen = min(card_w, step + (GROUP_GAP * k if index + 1 in gaps_here else 0.0))
            cards.append(Rect(x, y, card_w, card_h))
            strips.append(Rect(x, y, seen, 92 * k if two and row == 0 else card_h))
            rows.append(row)
    whole = tuple(index in (split - 1, n - 1) for index in range(n))
    return Spread(
        tuple(cards),
        tuple(strips),
        tuple(rows),
        step,
        whole,
        trays=_fan_trays(cards, strips, rows, groups, k, height),
    )


def _fan_trays(
    cards: Sequence[Rect],
    strips: Sequence[Rect],
    rows: Sequence[int],
    groups: Sequence[Span],
    k: float,
    height: float | None,
) -> tuple[Tray, ...]:
    """Return the groups' places in a fan: their heads lie on the cards' feet, where no index is."""
    trays = []
    for group in groups:
        end = group.end - 1
        while rows[end] != rows[group.first]:  # the head of a group that is parted stays in its first row
            end -= 1
        first, last = cards[group.first], strips[end]
        rect = Rect(first.x, first.y, last.right - first.x, first.h)
        bottom = strips[group.first].bottom
        if height is not None:
            bottom = min(bottom, height - 2 * k)
        trays.append(Tray(rect, Rect(rect.x, bottom - 22 * k, rect.w, 22 * k)))
    return tuple(trays)


def stacks(order: HandOrder, width: float, height: float, k: float) -> Spread:
    """Lay the hand as a column a rank, copies peeking above the front one; groups in trays on the left."""
    n = len(order.cards)
    if n == 0:
        return Spread(stacked=True)
    xs = _column_places(order, width, k)
    card_w, card_h = STACK_W * k, STACK_H * k
    heads = height >= _LOW_ZONE * k
    front_y = height - (FOOT if heads else 4) * k - card_h
    peeks = min(_PEEKS * k, front_y - (HEAD + STACK_LIFT if heads else STACK_LIFT) * k)
    cards: list[Rect] = []
    whole: list[bool] = []
    for column, x in zip(order.columns, xs, strict=True):
        count = column.end - column.first
        peek = min(_PEEK * k, max(0.0, peeks) / max(1, count - 1))
        cards.extend(Rect(x, front_y - peek * (count - 1 - i), card_w, card_h) for i in range(count))
        whole.extend(i == count - 1 for i in range(count))
    strips = _stack_strips(order, cards)
    low = height - _BADGE * k  # a badge is never cut by the window's edge
    badges = tuple(_badge(order, column, strips, cards, k, low, heads=heads) for column in order.columns)
    return Spread(
        tuple(cards),
        strips,
        (0,) * n,
        min((b - a for a, b in pairwise(xs)), default=card_w),
        tuple(whole),
        STACK_LIFT,
        STACK_W,
        True,
        _trays(order, cards, k, height, heads),
        heads,
        badges,
    )


def _badge(
    order: HandOrder,
    column: Span,
    strips: Sequence[Rect],
    cards: Sequence[Rect],
    k: float,
    low: float,
    *,
    heads: bool,
) -> tuple[float, float, float]:
    """Return where a column's count stands, *low* at most; 0 wide where there is no place for it."""
    strip, card = strips[column.end - 1], cards[column.end - 1]
    grouped = order.group_of(column.first) is not None
    wide = 0.0 if grouped and not heads else strip.w
    return strip.cx, min(card.bottom - 3 * k, low), wide


def _column_places(order: HandOrder, width: float, k: float) -> list[float]:
    """Return the left edge of every column; they come closer together where the width asks for it."""
    steps: list[tuple[float, float]] = []  # behind each column but the last: what shrinks, what does not
    for column, following in pairwise(order.columns):
        group, next_group = order.group_of(column.first), order.group_of(following.first)
        same_rank = order.cards[column.first].rank == order.cards[following.first].rank
        if group != next_group:
            pads = (group is not None) + (next_group is not None)
            steps.append((0.0, STACK_W + _TRAY_PAD * pads + _TRAY_GAP))
        elif same_rank:
            steps.append((0.0, _MARKED_STEP))
        else:
            steps.append((_TRAY_STEP if group is not None else _COLUMN_STEP, 0.0))
    first_pad = _TRAY_PAD if order.groups else 0.0
    last_pad = _TRAY_PAD if order.group_of(len(order.cards) - 1) is not None else 0.0
    fixed = sum(rigid for _, rigid in steps) + STACK_W + first_pad + last_pad
    soft = sum(loose for loose, _ in steps)
    room = width / k - 2 * _MARGIN
    part = 1.0 if soft <= 0 else max(0.0, min(1.0, (room - fixed) / soft))
    if part == 0.0 or any(0 < loose * part < _LEAST_STEP for loose, _ in steps):
        whole = sum(max(loose * part, _LEAST_STEP * (loose > 0)) + rigid for loose, rigid in steps)
        squeeze = min(1.0, (room - STACK_W - first_pad - last_pad) / max(1.0, whole))
    else:
        squeeze = 1.0
    offsets = [0.0]
    for loose, rigid in steps:
        step = max(loose * part, _LEAST_STEP * (loose > 0)) + rigid
        offsets.append(offsets[-1] + step * squeeze)
    total = offsets[-1] + STACK_W + first_pad + last_pad
    left = max(_MARGIN, (width / k - total) / 2) + first_pad
    return [(left + offset) * k for offset in offsets]


def _stack_strips(order: HandOrder, cards: Sequence[Rect]) -> tuple[Rect, ...]:
    strips: list[Rect] = []
    for number, column in enumerate(order.columns):
        right = cards[column.first].right
        if number + 1 < len(order.columns):
            right = min(right, cards[order.columns[number + 1].first].x)
        for place in range(column.first, column.end):
            card = cards[place]
            bottom = cards[place + 1].y if place + 1 < column.end else card.bottom
            strips.append(Rect(card.x, card.y, max(1.0, right - card.x), max(1.0, bottom - card.y)))
    return tuple(strips)


def _trays(order: HandOrder, cards: Sequence[Rect], k: float, height: float, heads: bool) -> tuple[Tray, ...]:
    trays = []
    for group in order.groups:
        pad = _TRAY_PAD * k
        left, right = cards[group.first].x - pad, max(cards[i].right for i in range(group.first, group.end))
        rect = Rect(left, 2 * k, right + pad - left, height - 4 * k)
        head = Rect(left, 2 * k, rect.w, HEAD * k)
        if not heads:
            head = Rect(left, height - 22 * k, rect.w, 20 * k)
        trays.append(Tray(rect, head))
    return tuple(trays)
