"""The whole truth of a running deal, and the draft in which a step is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.actions import Action, Camp, Prompt, PromptKind
from engine.cards import Card
from engine.combos import Combination
from engine.deal import Deal, Seat
from engine.ruleset import SEATS, Ruleset, Variant
from engine.sealed import Asked, SealedEvent, Settled
from engine.view import NOBODY, Phase, seven_jokers
from engine.visible import DealEnded, DealVoided, Role

if TYPE_CHECKING:  # so that the changed fields are checked as well
    from dataclasses import replace
else:
    from engine.quick import replace


@dataclass(frozen=True, slots=True)
class GameState:
    """A deal at one moment; nothing in it changes.

    *slots* are the seats whose turn to bid or choose is still to come, the present one first;
    *slot_answer* is what the present one has said in a slot of fixed length. *answers* are those
    to questions that open together (H5, F4), by seat. *owner* played last, *passes* have followed.
    """

    deal: Deal
    number: int = 1
    void_before: int = 0
    phase: Phase = Phase.WAITING
    hands: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    roles: tuple[Role | None, ...] = NOBODY
    camps: tuple[Camp | None, ...] = NOBODY
    prompts: tuple[Prompt, ...] = ()
    next_prompt: int = 0
    slots: tuple[Seat, ...] = ()
    slot_answer: Action | None = None
    bids: tuple[tuple[Seat, int], ...] = ()
    asked: tuple[Seat, ...] = ()
    answers: tuple[bool | None, ...] = NOBODY
    stake: int = 1
    n: int = 1
    turn: Seat = 0
    to_beat: Combination | None = None
    owner: Seat = 0
    passes: int = 0
    dead: Card | None = None
    shown: tuple[Seat, ...] = ()
    revealed: tuple[Seat, ...] = ()
    result: DealEnded | None = None
    voided: DealVoided | None = None

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the deal."""
        return self.deal.ruleset

    @property
    def variant(self) -> Variant:
        """Which game."""
        return self.deal.ruleset.variant

    @property
    def landlords(self) -> tuple[Seat, ...]:
        """The landlords' seats, lowest first."""
        return tuple(s for s, role in enumerate(self.roles) if role is not None and role.is_landlord)

    @property
    def solo(self) -> bool:
        """Whether one landlord plays against five (N3, P1)."""
        return self.variant is not Variant.HIDDEN and len(self.landlords) == 1

    @property
    def fixed_slots(self) -> bool:
        """Whether the present turn is a slot that ends by time alone (H3 case 2, P2)."""
        if self.phase is Phase.CAMPS:
            return True
        return (
            self.phase is Phase.BIDDING
            and self.variant is Variant.HIDDEN
            and self.hidden_landlord is not None
        )

    @property
    def hidden_landlord(self) -> Seat | None:
        """The seat that must not be given away while bids are made (H3 case 2)."""
        for seat, role in enumerate(self.roles):
            if role is Role.HIDDEN_LANDLORD:
                return seat
        return None

    @property
    def over(self) -> bool:
        """Whether the deal has ended or is void."""
        return self.phase is Phase.OVER

    def seat_of(self, role: Role) -> Seat:
        """Return the seat that has *role*. Raises ``ValueError`` if none has."""
        return self.roles.index(role)

    def prompt_of(self, seat: Seat) -> Prompt | None:
        """Return the open prompt of *seat*."""
        return next((prompt for prompt in self.prompts if prompt.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Step:
    """A new state and the sealed events that led to it."""

    state: GameState
    events: tuple[SealedEvent, ...]


class Draft:
    """A step being written: collects changes of state and events in order."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._events: list[SealedEvent] = []

    def set(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = replace(self.state, **changes)

    def emit(self, *events: SealedEvent) -> None:
        """Add events."""
        self._events.extend(events)

    def ask(self, seat: Seat, kind: PromptKind, *, above: int = 0, leading: bool = False) -> None:
        """Open a prompt."""
        prompt = Prompt(self.state.next_prompt, seat, kind, above, leading)
        self.set(prompts=(*self.state.prompts, prompt), next_prompt=prompt.id + 1)
        self.emit(Asked(prompt))

    def skip_prompt(self) -> None:
        """Use up a prompt number without asking, so that numbers tell nothing (H3, P2)."""
        self.set(next_prompt=self.state.next_prompt + 1)

    def settle(self, prompt: Prompt) -> None:
        """Close a prompt."""
        self.set(prompts=tuple(other for other in self.state.prompts if other.id != prompt.id))
        self.emit(Settled(prompt.seat, prompt.id))

    def take(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Take played cards out of a hand; find out whether a joker is dead now (T3)."""
        gone = set(cards)
        hands = tuple(
            tuple(card for card in hand if card not in gone) if s == seat else hand
            for s, hand in enumerate(self.state.hands)
        )
        self.set(hands=hands)
        if seven_jokers(cards):
            held = [c for s, hand in enumerate(hands) if s != seat for c in hand if c.rank.is_joker]
            self.set(dead=held[0] if held else None)

    def give_role(self, seat: Seat, role: Role) -> None:
        """Write a role into the state; the variants say who learns of it."""
        self.set(roles=_put(self.state.roles, seat, role))

    def give_camp(self, seat: Seat, camp: Camp) -> None:
        """Write a camp into the state."""
        camps = tuple(camp if s == seat else other for s, other in enumerate(self.state.camps))
        self.set(camps=camps)

    def step(self) -> Step:
        """Finish."""
        return Step(self.state, tuple(self._events))


def _put(roles: tuple[Role | None, ...], seat: Seat, role: Role) -> tuple[Role | None, ...]:
    return (*roles[:seat], role, *roles[seat + 1 :])
