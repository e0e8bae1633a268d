"""Whole deals at random: no fault, cards conserved, scores sum to 0, the fold is the view, records replay."""

from __future__ import annotations

import os
from random import Random

import pytest

from engine.apply import apply, end_slot, start
from engine.bots.random_bot import RandomBot
from engine.cards import full_pack
from engine.deal import deal_from_seed
from engine.observe import project
from engine.record import Entry, Record, record_of
from engine.ruleset import SEATS, Ruleset, Variant
from engine.state import GameState
from engine.view import PlayerView, fold, view_of
from engine.visible import VisibleEvent

DEALS = int(os.environ.get("LIUDOU_DEALS", "1000"))
"""Set LIUDOU_DEALS=10000 for the long run."""

BLOCKS = 8


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_random_deals_play_to_a_sound_end(variant: Variant, block: int) -> None:
    for number in range(block, DEALS, BLOCKS):
        record, views, streams, state = _played(variant, Random(f"{variant.value}/{number}"))
        assert record.scores is None or sum(record.scores) == 0
        _check_cards(state)
        for seat, view in views.items():
            if seat is not None:
                assert sorted(view.hand) == sorted(state.hands[seat])
            assert view.sizes == tuple(map(len, state.hands))
            assert (view.n, view.result, view.voided) == (state.n, state.result, state.voided)
        if number % 20 == block % 20:
            assert Record.parse(str(record)) == record
            assert record.replay()[-1].state == state
            assert all(view_of(viewer, streams[viewer]) == view for viewer, view in views.items())


def _played(
    variant: Variant, rng: Random
) -> tuple[Record, dict[int | None, PlayerView], dict[int | None, list[VisibleEvent]], GameState]:
    bot = RandomBot()
    viewers: tuple[int | None, ...] = (None, *range(SEATS))
    views = {viewer: PlayerView(viewer) for viewer in viewers}
    streams: dict[int | None, list[VisibleEvent]] = {viewer: [] for viewer in viewers}
    entries: list[Entry] = []
    step = start(deal_from_seed(Ruleset(variant), rng.randbytes(32)), void_before=rng.choice([0, 3]))
    while True:
        for viewer in viewers:
            for event in step.events:
                visible = project(event, viewer)
                if visible is not None:
                    streams[viewer].append(visible)
                    views[viewer] = fold(views[viewer], visible)
        state = step.state
        if state.over:
            return record_of(state, tuple(entries)), views, streams, state
        if not state.prompts:
            entries.append(Entry(0, state.slots[0], None))
            step = end_slot(state)
            continue
        prompt = rng.choice(state.prompts)
        assert views[prompt.seat].prompt == prompt
        action = bot.decide(views[prompt.seat], rng).action
        entries.append(Entry(0, prompt.seat, action))
        step = apply(state, prompt.seat, prompt.id, action)


def _check_cards(state: GameState) -> None:
    """Cards are conserved: what is held, was played or never left the bottom is the whole pack, once."""
    dealt = [card for hand in state.deal.hands for card in hand]
    held = [card for hand in state.hands for card in hand]
    assert len(set(held)) == len(held)
    assert sorted([*dealt, *state.deal.bottom]) == sorted(full_pack(state.variant.decks))
    assert set(held) <= set(dealt) | set(state.deal.bottom)
