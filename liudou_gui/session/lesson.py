"""A lesson's table: a prepared deal, five seats that follow a script, and all the time in the world."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from engine.actions import Action, Bid, ChooseCamp, Double, Pass, Play, PromptKind, ShowHand
from engine.bots.base import Bot, Decision
from engine.cards import Card, parse_counts
from engine.combos import Combination
from engine.deal import Deal, Seat
from engine.movegen import verdict
from engine.ruleset import SEATS
from engine.view import PlayerView
from engine.visible import ClockStarted, Envelope, PromptClosed, PromptOpened, Viewer
from liudou_gui.clock import monotonic_ms
from liudou_gui.host.driver import Driver
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import SeatInfo, Table
from liudou_gui.session.base import PERSON, EventSink, RefusalSink, Scripted

EASY = Timing(
    bid_slot_ms=2_000,
    camp_ms=2_000,
    play_ms=None,
    bot_slot_ms=1_200,
    bot_min_ms=900,
    bot_max_ms=1_200,
    trick_rest_ms=700,
)
"""The pace of a lesson."""

LONGEST_STEP_MS = 250
"""So much table time passes at most from one call of :meth:`LessonSession.act` to the next."""


_KINDS: Mapping[type[Action], PromptKind] = {
    Bid: PromptKind.BID,
    Double: PromptKind.DOUBLE,
    ChooseCamp: PromptKind.CAMP,
    ShowHand: PromptKind.SHOW,
    Play: PromptKind.PLAY,
    Pass: PromptKind.PLAY,
}


class ScriptedBot:
    """Does what is written, then plays as *after* does; so too from the first line on that is not legal."""

    def __init__(self, script: Sequence[Scripted], after: Bot) -> None:
        self._script, self._after = deque(script), after

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``."""
        if self._script:
            action = _written(self._script.popleft(), view)
            if action is not None:
                return Decision(action)
            self._script.clear()
        return self._after.decide(view, rng)


def _written(line: Scripted, view: PlayerView) -> Action | None:
    """Return the action of a line of the script, None if it is no answer to the open prompt."""
    prompt = view.prompt
    if prompt is None:
        return None
    action: Action = line if not isinstance(line, str) else Pass()
    if isinstance(line, str) and line:
        action = Play(cards_of_ranks(view, line))
    if _KINDS[type(action)] is not prompt.kind:
        return None
    match action:
        case Play(cards):
            return action if _legal(cards, view) else None
        case Pass():
            return None if prompt.leading else action
        case Bid(value):
            return action if value == 0 or value > prompt.above else None
        case _:
            return action


def cards_of_ranks(view: PlayerView, ranks: str) -> tuple[Card, ...]:
    """Return cards of these ranks from the viewer's hand, unmarked copies first; fewer if it has fewer."""
    order = sorted(view.hand, key=lambda card: (card.face == view.marked_face, card))
    wanted = parse_counts(ranks)
    chosen: list[Card] = []
    for card in order:
        if wanted[card.rank]:
            wanted[card.rank] -= 1
            chosen.append(card)
    return tuple(sorted(chosen))


def _legal(cards: Sequence[Card], view: PlayerView) -> bool:
    found = verdict(view.hand, sorted(cards), view.ruleset.combos, view.facing, view.dead)
    return isinstance(found, Combination)


class LessonSession:
    """Implements :class:`~liudou_gui.session.base.Guided` for *deal*, in the caller's thread.

    *scripts* say what the other seats do, *new_bot* makes who plays when a script is over, *names* go
    by seat. No record is made and no file is written. The table's time passes in :meth:`act` alone, and
    only while nobody holds the table and its player is not asked: there are no limits. *clock* gives
    milliseconds. Raises ``ValueError`` for a wrong number of names.
    """

    def __init__(
        self,
        deal: Deal,
        scripts: Mapping[Seat, Sequence[Scripted]],
        names: Sequence[str],
        new_bot: Callable[[], Bot],
        *,
        clock: Callable[[], int] = monotonic_ms,
        timing: Timing = EASY,
    ) -> None:
        if len(names) != SEATS:
            raise ValueError(f"{SEATS} seats need as many names, not {len(names)}")
        self._deal, self._clock = deal, clock
        seats = tuple(SeatInfo(name, seat != PERSON) for seat, name in enumerate(names))
        self._now, self._read = 0, clock()
        self._table = Table(deal.ruleset, timing, seats, lambda: deal.seed, 0)
        bots: dict[Seat, Bot] = {
            seat: ScriptedBot(scripts.get(seat, ()), new_bot()) for seat in range(SEATS) if seat != PERSON
        }
        self._driver = Driver(self._table, bots, timing, seed=0)
        self._on_event: EventSink | None = None
        self._on_refused: RefusalSink | None = None
        self._untold: deque[Envelope] = deque()
        self._told = 0
        self._held = self._asked = self._telling = False

    @property
    def viewer(self) -> Viewer:
        """The player's seat."""
        return PERSON

    def now_ms(self) -> int:
        """The table's time since the lesson began."""
        return self._now

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        """Deal. Raises ``ValueError`` when called twice."""
        if self._on_event is not None:
            raise ValueError("the session has started already")
        self._on_event, self._on_refused = on_event, on_refused
        self._read = self._clock()
        self._table.attach(PERSON, self._hear)
        self._table.next_deal(self._now, self._deal)
        self._tell()

    def submit(self, prompt_id: int, action: Action) -> None:
        """Answer a prompt."""
        reason = self._table.submit(PERSON, prompt_id, action, self._now)
        if reason is not None and self._on_refused is not None:
            self._on_refused(prompt_id, reason)
        self._tell()

    def next_deal(self) -> None:
        """Do nothing: a lesson is one deal."""

    def close(self) -> None:
        """Leave; nothing is told any more."""
        self._on_event = self._on_refused = None

    def hold(self, still: bool) -> None:
        """Stand still, or go on."""
        self._held = still
        self._tell()

    def act(self) -> None:
        """Let the table's time pass, and do what is due."""
        read = self._clock()
        passed, self._read = read - self._read, read
        if self._on_event is None or self._held or self._asked or self._untold:
            return
        self._now += max(0, min(passed, LONGEST_STEP_MS))
        self._driver.act(self._now)
        self._tell()

    def _hear(self, envelope: Envelope) -> None:
        if not isinstance(envelope.event, ClockStarted):  # nothing runs out here
            self._untold.append(envelope)

    def _tell(self) -> None:
        """Tell what is untold; while the table is held, up to the next question."""
        if self._telling:  # who is told may let the table go on: the loop below sees to it
            return
        self._telling = True
        while self._untold and self._on_event is not None:
            event = self._untold[0].event
            if self._held and isinstance(event, PromptOpened):
                break
            envelope = replace(self._untold.popleft(), seq=self._told)
            self._told += 1
            if isinstance(event, PromptOpened | PromptClosed):
                self._asked = isinstance(event, PromptOpened)
            self._on_event(envelope)
        self._telling = False
