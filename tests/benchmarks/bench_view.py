"""Run on demand: how many events a second a view folds, and how fast a record replays for one viewer.

``python -m tests.benchmarks.bench_view [deals]`` plays so many deals of each game by each bot first. A replay
has to fold 20,000 events a second or more, so that any place of a deal is there at once.
"""

import random
import sys
from collections.abc import Callable
from time import perf_counter

from engine.bots.base import Bot
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.deal import deal_from_seed
from engine.observe import project
from engine.record import Record
from engine.ruleset import SEATS, Ruleset, Variant
from engine.selfplay import play_deal
from engine.view import PlayerView, fold, view_of
from engine.visible import Viewer, VisibleEvent

ROUNDS = 3
"""Each measure is taken so often, and the best counts."""


def played(variant: Variant, bot: Bot, deals: int) -> list[Record]:
    """Return records of whole deals."""
    rng = random.Random(1)
    return [
        play_deal(deal_from_seed(Ruleset(variant), rng.randbytes(32)), [bot] * SEATS, rng)
        for _ in range(deals)
    ]


def stream(record: Record, viewer: Viewer) -> list[VisibleEvent]:
    """Return what *viewer* saw of a deal."""
    seen = (project(event, viewer) for step in record.replay() for event in step.events)
    return [event for event in seen if event is not None]


def replay(record: Record, viewer: Viewer) -> PlayerView:
    """Play a record again through reducer and door into one view."""
    view = PlayerView(viewer)
    for step in record.replay():
        for event in step.events:
            visible = project(event, viewer)
            if visible is not None:
                view = fold(view, visible)
    return view


def best(work: Callable[[], object]) -> float:
    """Return the seconds that *work* takes at best."""
    taken = []
    for _ in range(ROUNDS):
        start = perf_counter()
        work()
        taken.append(perf_counter() - start)
    return min(taken)


def measured(records: list[Record], viewer: Viewer) -> str:
    """Return the speeds for one viewer of some deals, in words."""
    streams = [stream(record, viewer) for record in records]
    events = sum(map(len, streams))
    folding = best(lambda: [view_of(viewer, seen) for seen in streams])
    replaying = best(lambda: [replay(record, viewer) for record in records])
    return (
        f"{events / len(records):4.0f} events a deal  fold {events / folding:8,.0f}/s"
        f"  replay and fold {events / replaying:7,.0f}/s, {len(records) / replaying:5.1f} deals/s"
    )


def main(deals: int) -> None:
    """Print the speeds by game and bot, for a seat and for a spectator."""
    for variant in Variant:
        for bot in (RandomBot(), RuleBot()):
            records = played(variant, bot, deals)
            for viewer, who in ((0, "seat 0"), (None, "spectator")):
                speeds = measured(records, viewer)
                sys.stdout.write(f"{variant.value:9} {type(bot).__name__:9} {who:9} {speeds}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
