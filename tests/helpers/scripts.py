"""Playing a deal by hand, one action after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.actions import Action, Bid, Double, Pass, Play, Prompt, PromptKind, ShowHand
from engine.apply import apply, default_action, end_slot, start
from engine.cards import Card, parse_counts
from engine.deal import Deal, Seat
from engine.observe import project
from engine.sealed import SealedEvent
from engine.state import GameState, Step
from engine.view import PlayerView, view_of
from engine.visible import Viewer, VisibleEvent


class Script:
    """A deal in hand: its state, and every sealed event so far."""

    def __init__(self, deal: Deal, *, void_before: int = 0) -> None:
        self.events: list[SealedEvent] = []
        self.state: GameState
        self.take(start(deal, void_before=void_before))

    def take(self, step: Step) -> None:
        """Go on to a step."""
        self.state = step.state
        self.events.extend(step.events)

    def do(self, seat: Seat, action: Action) -> None:
        """Answer the open prompt of *seat*."""
        prompt = self.state.prompt_of(seat)
        assert prompt is not None, f"seat {seat} is not asked"
        self.take(apply(self.state, seat, prompt.id, action))

    def end_slot(self) -> None:
        """End a slot as the table does: with defaults for who did not answer."""
        for prompt in self.state.prompts:
            self.do(prompt.seat, default_action(self.state, prompt))
        self.take(end_slot(self.state))

    def bid(self, bids: Mapping[Seat, int]) -> list[Seat]:
        """Let seats bid (0 or missing: pass) until the bidding is over; return whose turns were seen."""
        turns = []
        while self.state.slots and self.state.phase.value == "bidding":
            seat = self.state.slots[0]
            turns.append(seat)
            if self.state.prompts:
                self.do(seat, Bid(bids.get(seat, 0)))
            if self.state.fixed_slots:
                self.take(end_slot(self.state))
        return turns

    def together(self, answer: Callable[[Seat], bool] = lambda _: False) -> None:
        """Answer the questions that open together."""
        for prompt in self.state.prompts:
            if prompt.kind is PromptKind.DOUBLE:
                self.do(prompt.seat, Double(answer(prompt.seat)))
            elif prompt.kind is PromptKind.SHOW:
                self.do(prompt.seat, ShowHand(answer(prompt.seat)))

    def to_play(self) -> None:
        """Go on to the first lead by defaults."""
        while self.state.phase.value not in ("playing", "over"):
            if self.state.fixed_slots:
                self.end_slot()
                continue
            for prompt in self.state.prompts:
                self.do(prompt.seat, default_action(self.state, prompt))

    def cards(self, seat: Seat, letters: str) -> tuple[Card, ...]:
        """Return cards of a seat by rank letters."""
        chosen: list[Card] = []
        for rank, count in enumerate(parse_counts(letters)):
            chosen += [card for card in sorted(self.state.hands[seat]) if card.rank == rank][:count]
        assert len(chosen) == len(letters), f"seat {seat} does not hold {letters}"
        return tuple(chosen)

    def play(self, seat: Seat, letters: str) -> None:
        """Play cards by rank letters."""
        self.do(seat, Play(self.cards(seat, letters)))

    def passes(self, number: int) -> None:
        """Let the next seats pass."""
        for _ in range(number):
            self.do(self.state.turn, Pass())

    @property
    def prompt(self) -> Prompt:
        """The first open prompt."""
        return self.state.prompts[0]

    def stream(self, viewer: Viewer) -> list[VisibleEvent]:
        """Return what *viewer* was told."""
        seen = (project(event, viewer) for event in self.events)
        return [event for event in seen if event is not None]

    def view(self, viewer: Viewer) -> PlayerView:
        """Return what *viewer* knows."""
        return view_of(viewer, self.stream(viewer))
