"""Whole deals by bots, without clock or window: for benchmarks, tests and comparing bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.apply import apply, end_slot, start
from engine.bots.base import Bot
from engine.deal import Deal
from engine.observe import project
from engine.record import Entry, Record, record_of
from engine.ruleset import SEATS
from engine.state import GameState, Step
from engine.view import PlayerView, fold


def play_deal(
    deal: Deal, bots: Sequence[Bot], rng: Random, *, number: int = 1, void_before: int = 0
) -> Record:
    """Play *deal* to its end with six *bots*, each told what its seat may know; return the record."""
    views = [PlayerView(seat) for seat in range(SEATS)]
    entries: list[Entry] = []

    def take(step: Step) -> GameState:
        for seat in range(SEATS):
            for event in step.events:
                visible = project(event, seat)
                if visible is not None:
                    views[seat] = fold(views[seat], visible)
        return step.state

    state = take(start(deal, number=number, void_before=void_before))
    while not state.over:
        if not state.prompts:
            entries.append(Entry(0, state.slots[0], None))
            state = take(end_slot(state))
            continue
        prompt = state.prompts[0]
        action = bots[prompt.seat].decide(views[prompt.seat], rng).action
        entries.append(Entry(0, prompt.seat, action))
        state = take(apply(state, prompt.seat, prompt.id, action))
    return record_of(state, tuple(entries))
