"""What must hold of a room whatever happens to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random

from engine.actions import Action
from engine.bots.random_bot import RandomBot
from engine.cards import Card, full_pack
from engine.deal import Seat
from engine.ruleset import Variant
from engine.state import GameState
from engine.view import view_of
from engine.visible import DealStarted, Viewer
from liudou_gui.protocol.down import DealingOpened, Down, Told
from liudou_gui.protocol.up import Act
from tests.helpers.rooms import Client, Lan


def canary(lan: Lan) -> Callable[[bytes, Down], None]:
    """Return a watcher of the outbox: it fails on a card, a seed or a share that nobody there may know."""
    deals: dict[bytes, int] = {}

    def look(key: bytes, message: Down) -> None:
        person = lan.room._people.get(key)
        table = lan.room._floor.deals.table
        if isinstance(message, DealingOpened):
            assert not lan.running, "the host's share is shown while a deal is running"
        if person is None or table is None or table._state is None:
            assert not list(_cards(message))
            return
        parts = message.envelopes if isinstance(message, Told) else (message,)
        for part in parts:
            event = getattr(part, "event", None)
            if isinstance(event, DealStarted):
                deals[key] = event.number
            if lan.truth.over or (isinstance(message, Told) and deals.get(key) != lan.truth.number):
                continue
            secret = set(_cards(part)) - known(lan.truth, person.seat)
            assert not secret, f"{person.seat} is told of {secret} by {part}"
            assert lan.truth.deal.seed not in set(_bytes(part))

    return look


def known(truth: GameState, viewer: Viewer) -> set[Card]:
    """Return the cards that *viewer* may have been told of (RULES, "What each seat may know")."""
    deal, four = truth.deal, truth.variant is not Variant.HIDDEN
    given = bool(truth.landlords) and four
    held = {card for hand in truth.hands for card in hand}
    cards = set(full_pack(truth.variant.decks)) - held
    cards = cards | set(deal.bottom) if given else cards - set(deal.bottom)
    cards.add(deal.open_mark)
    if deal.secret_mark is not None and given:
        cards.add(deal.secret_mark)
    for seat in truth.shown:
        cards |= set(truth.hands[seat])
    if viewer is not None:
        cards |= set(truth.hands[viewer])
    return cards


def _parts(value: object) -> Iterator[object]:
    yield value
    if isinstance(value, tuple) and not isinstance(value, Card):
        for item in value:
            yield from _parts(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _parts(getattr(value, field.name))


def _cards(value: object) -> Iterator[Card]:
    return (part for part in _parts(value) if isinstance(part, Card))


def _bytes(value: object) -> Iterator[bytes]:
    return (part for part in _parts(value) if isinstance(part, bytes))


def open_prompt(client: Client) -> tuple[int, int] | None:
    """Return the deal and number of what the client is asked."""
    prompt = client.view.prompt
    return None if prompt is None else (client.view.number, prompt.id)


def bot_act(client: Client, rng: Random) -> Act:
    """Return an answer to the client's open prompt, not sent yet."""
    prompt = client.view.prompt
    assert prompt is not None
    return Act(rng.randbytes(16), client.view.number, prompt.id, RandomBot().decide(client.view, rng).action)


def nothing_lost_or_done_twice(lan: Lan, sent: Mapping[bytes, Act]) -> None:
    """What was acknowledged stands in the deal, in its order; no question was answered twice."""
    table = lan.room._floor.deals.table
    assert table is not None
    number = table.standing.number
    for client in lan.clients.values():
        if client.viewer is None:
            continue
        entries = [
            e.action for e in table._entries if e.seat == client.viewer and e.action and not e.by_table
        ]
        done = [
            sent[action_id]
            for action_id, answer in client.done.items()
            if answer.reason is None and action_id in sent and sent[action_id].deal == number
        ]
        assert _is_within([act.action for act in done], entries), f"lost: {done} of {entries}"
        prompts = [act.prompt_id for act in done]
        assert len(prompts) == len(set(prompts)), "one question was answered twice"


def _is_within(part: list[Action], whole: list[Action]) -> bool:
    rest = iter(whole)
    return all(any(action == other for other in rest) for action in part)


def views_are_fresh(lan: Lan) -> None:
    """What each connected client has folded equals a fresh fold of its stream."""
    table = lan.room._floor.deals.table
    if table is None:
        return
    for client in lan.clients.values():
        person = lan.room._people.get(client.key)
        if person is not None and person.connected:
            events = [envelope.event for envelope in table.told(person.seat)]
            assert client.view == view_of(person.seat, events), client.name
            assert client.viewer == person.seat


def seats_agree(lan: Lan) -> None:
    """Each seat has one holder, and each person one seat."""
    seated: list[Seat] = [person.seat for person in lan.room._people if person.seat is not None]
    assert len(seated) == len(set(seated))
    people = {seat for seat, holder in enumerate(lan.room._floor.seats.holders) if holder.value == "person"}
    assert people == set(seated)
