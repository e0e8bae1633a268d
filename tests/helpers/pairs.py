"""Pairs of deals that one viewer must not be able to tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.actions import ChooseCamp
from engine.bots.random_bot import RandomBot
from engine.deal import Deal, deal_from_seed
from engine.record import Entry
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import Envelope, Role, Viewer
from tests.helpers.deals import arranged_deal
from tests.helpers.swap import hidden_facts, swap
from tests.helpers.tables import VIEWERS, Watched


@dataclass(frozen=True)
class Pair:
    """What a viewer was told in two deals, live and on joining late, and what of the truth differed."""

    viewer: Viewer
    told: list[Envelope]
    told_otherwise: list[Envelope]
    late: list[Envelope]
    late_otherwise: list[Envelope]
    secrets_differ: bool
    has_secrets: bool
    hands_differ: bool


def odd_deals(variant: Variant, rng: Random) -> Iterator[Deal]:
    """Yield deals of the rare kinds: every case of H2, solo, seven jokers in one hand."""
    rules = Ruleset(variant)
    if variant is Variant.HIDDEN:
        sample = deal_from_seed(rules, rng.randbytes(32))
        mark = sample.open_mark
        yield arranged_deal(rules, rng, open_mark=mark, open_holder=2, copies_at=(0, 4))
        yield arranged_deal(rules, rng, open_mark=mark, open_holder=5, copies_at=(5, 3))
        yield arranged_deal(rules, rng, open_mark=mark, open_holder=1, copies_at=(4, 4))
        return
    yield arranged_deal(rules, rng, open_holder=3, secret_holder=3)
    yield arranged_deal(rules, rng, hands={1: "wwwwWWW", 2: "W"})
    yield arranged_deal(rules, rng, open_holder=1, secret_holder=2, hands={4: "wwwWWWW", 0: "w"})


def pairs(variant: Variant, count: int, seed: int) -> Iterator[Pair]:
    """Yield *count* pairs: random deals and rare ones, random viewers, prefixes of every length."""
    rng = Random(f"{variant.value}/{seed}")
    made = 0
    while made < count:
        odd = list(odd_deals(variant, rng)) if rng.random() < 0.3 else []
        for deal in [deal_from_seed(Ruleset(variant), rng.randbytes(32)), *odd]:
            counter = made % 4 < 2
            watched = Watched(deal, void_before=rng.choice([0, 0, 3]), counter_allowed=counter)
            entries = watched.play({seat: RandomBot() for seat in range(SEATS)}, rng.randrange(1 << 30))
            for _ in range(6 if entries else 0):
                early = rng.random() < 0.5
                cut = rng.randint(1, min(14, len(entries)) if early else len(entries))
                pair = _pair(watched, entries[:cut], rng)
                if pair is not None and made < count:
                    made += 1
                    yield pair


def _pair(played: Watched, entries: list[Entry], rng: Random) -> Pair | None:
    viewer = rng.choice(VIEWERS)
    one = Watched(played.deal, void_before=played.void_before, counter_allowed=played.counter_allowed)
    one.replay(entries)
    if not one.table.dealing:
        return None
    camps = {e.seat: e.action for e in entries if isinstance(e.action, ChooseCamp)}
    other = swap(one.truth, one.view(viewer), entries, camps, rng)
    if other is None:
        return None
    two = Watched(other.deal, void_before=played.void_before, counter_allowed=played.counter_allowed)
    two.replay(other.entries, camps=other.camps)
    late: list[Envelope] = []
    late_otherwise: list[Envelope] = []
    one.table.attach(viewer, late.append)
    two.table.attach(viewer, late_otherwise.append)
    return Pair(
        viewer,
        one.streams[viewer],
        two.streams[viewer],
        late,
        late_otherwise,
        hidden_facts(one.truth) != hidden_facts(two.truth),
        _has_secrets(one, viewer),
        one.truth.hands != two.truth.hands,
    )


def _has_secrets(watched: Watched, viewer: Viewer) -> bool:
    """Whether roles or camps are hidden from this viewer at this moment."""
    truth, view = watched.truth, watched.view(viewer)
    if truth.variant is Variant.TWO_CAMPS:
        chosen = len({camp for camp in truth.camps if camp}) and not truth.solo
        farmers_chose = any(c and r is Role.FARMER for c, r in zip(truth.camps, truth.roles, strict=True))
        return bool(chosen and farmers_chose and view.camps != truth.camps)
    known = [
        role if seat not in truth.revealed else truth.roles[seat] for seat, role in enumerate(view.roles)
    ]
    return truth.variant is Variant.HIDDEN and any(
        role is not None and known[seat] is None for seat, role in enumerate(truth.roles)
    )
