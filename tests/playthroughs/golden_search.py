"""The search for the golden deals: ``python -m tests.playthroughs.golden_search`` makes them anew.

What a deal's name says happens in it. The search gives the same deals again while bots play as they do. It
takes seconds, because the numbers at which rare deals were found are kept below. If a bot has changed, a rare
deal may take minutes; the number that is then said belongs below.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.actions import Play, PromptKind
from engine.apply import apply, default_action, end_slot, start
from engine.bots.base import Bot, Decision
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.cards import rank_counts
from engine.combos import Combination
from engine.deal import Deal, Seat, deal_from_seed
from engine.movegen import verdict
from engine.record import Entry, Record, record_of
from engine.ruleset import SEATS, Ruleset, Variant
from engine.scoring import auto_win
from engine.sealed import SealedEvent
from engine.selfplay import play_deal
from engine.variants.hidden import copies
from engine.view import PlayerView
from engine.visible import BidMade, DealEnded, DealVoided, EndCause, HandOpened, LeadPassed, Revealed
from tests.playthroughs.golden_sums import FOLDER, kept, write_sums


class SevenStars:
    """Plays seven jokers as soon as it may (T3), and for the rest at random."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``."""
        jokers = tuple(card for card in view.hand if card.rank.is_joker)
        if view.prompt is not None and view.prompt.kind is PromptKind.PLAY and len(jokers) == 7:
            found = verdict(view.hand, jokers, view.ruleset.combos, view.to_beat, view.dead)
            if isinstance(found, Combination):
                return Decision(Play(jokers))
        return RandomBot().decide(view, rng)


Events = Sequence[SealedEvent]
AT_RANDOM = RandomBot()


def any_deal(deal: Deal) -> bool:
    """Ask for nothing."""
    return True


def scored(record: Record, events: Events) -> bool:
    """Ask for no more than that the deal was not void."""
    return record.scores is not None


@dataclass(frozen=True, slots=True)
class Case:
    """A deal to be found: from try number *first* on, one like *deal* in which *played* holds.

    *bot* sits in all seats; None: nobody answers, and the table does. *games* are tried with each deal.
    """

    name: str
    variant: Variant
    deal: Callable[[Deal], bool] = any_deal
    played: Callable[[Record, Events], bool] = scored
    bot: Bot | None = AT_RANDOM
    void_before: int = 0
    first: int = 0
    games: int = 1

    def find(self) -> Record:
        """Search; the same deal is found each time."""
        number = self.first
        while True:
            seed = hashlib.sha256(f"{self.name}/{number}".encode()).digest()
            deal = deal_from_seed(Ruleset(self.variant), seed)
            if self.deal(deal):
                for game in range(self.games):
                    record = self._play(deal, Random(f"{self.name}/{number}/{game}"))
                    events = [event for step in record.replay() for event in step.events]
                    if self.played(record, events):
                        sys.stdout.write(f"{self.name}: try {number}, game {game}\n")
                        return record
            number += 1

    def _play(self, deal: Deal, rng: Random) -> Record:
        if self.bot is None:
            return _untouched(deal, self.void_before)
        return play_deal(deal, [self.bot] * SEATS, rng, void_before=self.void_before)


def _untouched(deal: Deal, void_before: int) -> Record:
    """Play a deal in which the table answers for everybody, a second later each time."""
    step = start(deal, void_before=void_before)
    entries: list[Entry] = []
    while not step.state.over:
        at_ms = 1000 * (len(entries) + 1)
        if not step.state.prompts:
            entries.append(Entry(at_ms, step.state.slots[0], None))
            step = end_slot(step.state)
            continue
        prompt = step.state.prompts[0]
        action = default_action(step.state, prompt)
        entries.append(Entry(at_ms, prompt.seat, action, by_table=True))
        step = apply(step.state, prompt.seat, prompt.id, action)
    return record_of(step.state, tuple(entries))


def landlord_hands(deal: Deal) -> list[tuple[Seat, list[int]]]:
    """Return the landlords of ``two_camps`` and the ranks of their hands with the bottom (P1, F1)."""
    if deal.secret_mark is None:
        return []
    one, other = deal.holder(deal.open_mark), deal.holder(deal.secret_mark)
    if one == other:
        return [(one, rank_counts([*deal.hands[one], *deal.bottom]))]
    halves = ((one, deal.bottom[:6]), (other, deal.bottom[6:]))
    return [(seat, rank_counts([*deal.hands[seat], *half])) for seat, half in halves]


def is_solo(deal: Deal) -> bool:
    """P1, and N3 if the holder of the open mark becomes great landlord."""
    return len(landlord_hands(deal)) == 1


def may_win_without_play(deal: Deal) -> bool:
    """F5."""
    return any(auto_win(counts) for _, counts in landlord_hands(deal))


def may_hold_seven_jokers(deal: Deal) -> bool:
    """T3: a landlord holds seven, so somebody else the eighth."""
    return any(counts[13] + counts[14] == 7 for _, counts in landlord_hands(deal))


def case_of(deal: Deal) -> int:
    """Return the case of H2."""
    first, second = copies(deal)
    landlord = deal.holder(deal.open_mark)
    if first == second:
        return 4 if first == landlord else 3
    return 2 if landlord in (first, second) else 1


def h2(number: int) -> Callable[[Deal], bool]:
    """Return a test for a case of H2."""
    return lambda deal: case_of(deal) == number


def has(kind: type[SealedEvent], least: int = 1, **fields: object) -> Callable[[Record, Events], bool]:
    """Return a test: so many events of a kind, with these fields."""

    def holds(record: Record, events: Events) -> bool:
        found = [event for event in events if isinstance(event, kind)]
        return least <= sum(all(getattr(e, f) == value for f, value in fields.items()) for e in found)

    return holds


def dead_joker(record: Record, events: Events) -> bool:
    """T3: a joker was dead at some time."""
    return any(step.state.dead for step in record.replay())


def lead_passed(record: Record, events: Events) -> bool:
    """T4: somebody was left with nothing but the dead joker, and the lead."""
    return any(isinstance(event, LeadPassed) for event in events)


def solo(record: Record, events: Events) -> bool:
    """N3: one played against five."""
    points = [abs(score) for score in record.scores or (1,)]
    return max(points) == 5 * min(points)


def nobody_bid(record: Record, events: Events) -> bool:
    """H3: forced after void biddings."""
    bids = [event.value for event in events if isinstance(event, BidMade)]
    return record.scores is not None and bids != [] and not any(bids)


HIDDEN, FOUR, CAMPS = Variant.HIDDEN, Variant.TWO_FOUR, Variant.TWO_CAMPS
NO_BOMB, ONE_PLAY = EndCause.NO_BOMB, EndCause.ALL_BOMBS_AFTER_ONE_PLAY
CASES = (
    Case("hidden-1-two-hidden-landlords", HIDDEN, h2(1), has(Revealed, 2)),
    Case("hidden-1-rule-bots", HIDDEN, h2(1), bot=RuleBot()),
    Case("hidden-2-equal-slots", HIDDEN, h2(2), has(DealEnded, stake=3)),
    Case("hidden-3-two-copies", HIDDEN, h2(3), has(DealEnded, stake=2)),
    Case("hidden-4-all-copies", HIDDEN, h2(4)),
    Case("hidden-void", HIDDEN, h2(2), has(DealVoided), bot=None),
    Case("hidden-forced", HIDDEN, h2(2), nobody_bid, bot=None, void_before=3),
    Case("two_four-rule-bots", FOUR, bot=RuleBot()),
    Case("two_four-both-show", FOUR, played=has(HandOpened, 2)),
    Case("two_four-solo", FOUR, is_solo, solo),
    Case("two_four-nobody-answers", FOUR, bot=None),
    Case("two_four-no-bomb", FOUR, may_win_without_play, has(DealEnded, cause=NO_BOMB), first=89181),
    Case("two_four-seven-stars", FOUR, may_hold_seven_jokers, dead_joker, SevenStars(), first=27329, games=9),
    Case("two_camps-rule-bots", CAMPS, bot=RuleBot()),
    Case("two_camps-solo", CAMPS, is_solo),
    Case("two_camps-nobody-answers", CAMPS, lambda deal: not is_solo(deal), bot=None),
    Case("two_camps-no-bomb", CAMPS, may_win_without_play, has(DealEnded, cause=NO_BOMB), first=140892),
    Case(
        "two_camps-one-play-and-bombs",
        CAMPS,
        may_win_without_play,
        has(DealEnded, cause=ONE_PLAY),
        first=13367,
    ),
    Case(
        "two_camps-seven-stars",
        CAMPS,
        may_hold_seven_jokers,
        lead_passed,
        SevenStars(),
        first=41276,
        games=999,
    ),
)


def main() -> None:
    """Make all records anew, and the sums."""
    FOLDER.mkdir(exist_ok=True)
    for path in kept():
        path.unlink()
    for case in CASES:
        path = FOLDER / f"{case.name}.liudou"
        path.write_text(str(case.find()), encoding="utf-8", newline="\n")
    write_sums()


if __name__ == "__main__":
    main()
