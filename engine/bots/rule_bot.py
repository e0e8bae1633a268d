"""A bot that follows rules: it cuts its hand into groups, weighs what a lead is worth, and heeds partners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from engine.actions import Pass, Play, PromptKind
from engine.bots import bidding
from engine.bots.base import Decision
from engine.bots.reading import Reading, table_play
from engine.cards import Card
from engine.combos import ComboRules, classify, classify_cards
from engine.counts import kind_of, size, take, used
from engine.counts.decompose import Decomposer
from engine.counts.outlook import Outlook
from engine.counts.plays import BOMB, PASS
from engine.counts.shortlist import answers_to_weigh, leads_to_weigh
from engine.counts.weights import FOUR_DECKS, THREE_DECKS, Weights
from engine.movegen import pick, rules_id
from engine.order import beats
from engine.view import PlayerView

_ONE_PLAY = 24
"""No larger rest is looked at for being one play."""
_WINNING_LINE = 7
"""A hand of so many groups or fewer is searched for a way to go out that nobody can stop."""


@dataclass(frozen=True, slots=True)
class _Option:
    """A play, or PASS, with its worth in turns and the hand it leaves."""

    play: int
    worth: float
    stands: float = 0.0
    risk: float = 0.0


@dataclass(frozen=True, slots=True)
class Ranked:
    """Cards with what the bot's judgement says for them, best first.

    *better_pass*, if not empty, says that it would pass instead. The codes are of
    :class:`engine.bots.explain.Why` where it has them; the explanation finds out the others by itself.
    """

    plays: tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...]
    better_pass: tuple[str, ...] = ()


class RuleBot:
    """Plays by decomposition and hand-made rules; sees a view only.

    *slip* is by how many turns it misjudges a play now and then (the spread of an error drawn by lot);
    with 0 it draws nothing by lot.
    """

    def __init__(
        self, three: Weights = THREE_DECKS, four: Weights = FOUR_DECKS, *, slip: float = 0.0
    ) -> None:
        self._weights = {3: three, 4: four}
        self._slip = slip
        self._decomposers: dict[int, Decomposer] = {}

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``. Raises ``ValueError`` if there is none."""
        prompt = view.prompt
        if prompt is None:
            raise ValueError("the bot was not asked")
        reading = Reading(view)
        cutter = self.cutter(reading.rules)
        match prompt.kind:
            case PromptKind.BID:
                return bidding.bid(view, reading, cutter)
            case PromptKind.CAMP:
                return bidding.camp(view)
            case PromptKind.DOUBLE:
                return bidding.double(view, reading, cutter)
            case PromptKind.SHOW:
                return bidding.show(view, reading, cutter)
            case PromptKind.PLAY:
                slips = (lambda: rng.gauss(0.0, self._slip)) if self._slip else None
                return _Turn(reading, cutter, self._weights[reading.rules.decks]).decide(slips)

    def ranked(self, view: PlayerView) -> Ranked:
        """Return the plays worth weighing, best first. Raises ``ValueError`` for a spectator."""
        reading = Reading(view)
        return _Turn(reading, self.cutter(reading.rules), self._weights[reading.rules.decks]).ranked()

    def cutter(self, rules: ComboRules) -> Decomposer:
        """Return what cuts hands by *rules*, with all it has worked out so far."""
        number = rules_id(rules)
        cutter = self._decomposers.get(number)
        if cutter is None:
            cutter = self._decomposers[number] = Decomposer(self._weights[rules.decks], number)
        return cutter


class _Turn:
    """One decision to play or pass."""

    def __init__(self, reading: Reading, cutter: Decomposer, weights: Weights) -> None:
        self._view = reading.view
        self._reading = reading
        self._cutter = cutter
        self._table = table_play(reading.view)
        self._outlook = _outlook(reading, cutter, weights, self._table)

    def _to_weigh(self) -> list[int]:
        hand, rules = self._reading.hand, self._reading.rules_id
        if self._table:
            return answers_to_weigh(hand, self._table, self._cutter, rules)
        return leads_to_weigh(hand, self._cutter, rules)

    def _winner(self, plays: list[int]) -> int:
        """Return a play that wins for sure; PASS if none is known."""
        if self._reading.holds_dead:
            return PASS
        cards = sum(self._reading.hand)
        for play in plays:
            if size(play) == cards:
                return play
        return self._winning_play(plays)

    def ranked(self) -> Ranked:
        """Return all options, best first."""
        plays = self._to_weigh()
        if not plays:
            return Ranked((), ("no_answer",))
        options = sorted(map(self._weigh, plays), key=lambda option: (-option.worth, option.play))
        why = self._why_answer if self._table else self._why_lead
        listed = [(self._cards(option.play), why(option)) for option in options]
        winner = self._winner(plays)
        if winner:
            first = self._cards(winner)
            rest = [item for item in listed if item[0] != first]
            return Ranked(((first, ("forced_win",)), *rest))
        better: tuple[str, ...] = ()
        if self._table and self._weigh_pass().worth >= options[0].worth:
            better = self._why_pass(options[0])
        return Ranked(tuple(listed), better)

    def decide(self, slips: Callable[[], float] | None = None) -> Decision:
        plays = self._to_weigh()
        if not plays:
            return Decision(Pass())
        winner = self._winner(plays)
        if winner:
            return self._played(winner)
        options = [self._weigh(play) for play in plays]
        if slips is not None:
            options = [replace(option, worth=option.worth + slips()) for option in options]
        best = max(options, key=lambda option: (option.worth, -option.play))
        if self._table and self._weigh_pass().worth >= best.worth:
            return Decision(Pass())
        return self._played(best.play)

    # -- winning lines ----------------------------------------------------------------------

    def _winning_play(self, plays: list[int]) -> int:
        """Return a play that begins a line nobody can stop: all but the last group certain to stand."""
        reading = self._reading
        if not self._table:
            groups = self._cutter.plan(reading.hand).plays
            if len(groups) > _WINNING_LINE:
                return PASS
            certain = [play for play in groups if reading.is_certain(play)]
            # Bombs last: they stand later as well.
            certain.sort(key=lambda play: (kind_of(play) >= BOMB, play))
            return certain[0] if certain and len(certain) >= len(groups) - 1 else PASS
        for play in plays:
            groups = self._cutter.plan(self._rest(play)).plays
            if len(groups) > _WINNING_LINE - 1 or not reading.is_certain(play):
                continue
            if sum(not reading.is_certain(group) for group in groups) <= 1:
                return play
        return PASS

    # -- weighing ---------------------------------------------------------------------------

    def _rest(self, play: int) -> list[int]:
        rest = self._reading.hand[:]
        take(rest, play, self._reading.rules_id)
        return rest

    def _weigh(self, play: int) -> _Option:
        rest = self._rest(play)
        whole = sum(rest) <= _ONE_PLAY and classify(rest, self._reading.rules) is not None
        return _Option(play, *self._outlook.weigh(play, whole))

    def _weigh_pass(self) -> _Option:
        return _Option(PASS, self._outlook.weigh_pass())

    # -- cards ------------------------------------------------------------------------------

    def _shows_mark(self, play: int) -> bool:
        """Return whether *play* takes a copy of the marked card (H6)."""
        face = self._view.marked_face
        if face is None:
            return False
        need = used(play, self._reading.rules_id)[face.rank]
        return need > sum(card.rank == face.rank and card.face != face for card in self._view.hand)

    def _cards(self, play: int) -> tuple[Card, ...]:
        return cards_for(self._view, play)

    def _played(self, play: int) -> Decision:
        cards = self._cards(play)
        combination = classify_cards(cards, self._reading.rules)
        to_beat = self._view.to_beat
        legal = combination is not None and (to_beat is None or beats(combination, to_beat))
        if not legal:
            raise ValueError(f"the bot made up a play: {play}")
        return Decision(Play(cards))

    # -- reasons ----------------------------------------------------------------------------

    def _enemy_near(self) -> bool:
        return any(
            self._view.sizes[seat] <= 2 and self._reading.trust[seat] < 0.5 for seat in self._reading.others
        )

    def _why_lead(self, best: _Option) -> tuple[str, ...]:
        if best.risk < -0.2 or self._enemy_near():
            return ()
        return ("keeps_lead",) if best.stands > 0.7 else ("lowest_group",)

    def _why_pass(self, best: _Option) -> tuple[str, ...]:
        owner = self._view.owner
        partner_leads = owner is not None and self._reading.trust[owner] >= 0.5
        hides = self._view.is_secret and self._shows_mark(best.play)
        if partner_leads or hides or kind_of(best.play) >= BOMB:
            return ("passes",)
        return ("keeps_control",)

    def _why_answer(self, best: _Option) -> tuple[str, ...]:
        owner = self._view.owner
        blocks = owner is not None and self._reading.trust[owner] < 0.5 and self._view.sizes[owner] <= 5
        if blocks or kind_of(best.play) >= BOMB or best.stands <= 0.5:
            return ()
        return ("takes_lead",)


def cards_for(view: PlayerView, play: int) -> tuple[Card, ...]:
    """Return cards of the viewer's hand that make *play*; copies of the marked face last (H6)."""
    return pick(view.hand, used(play, rules_id(view.ruleset.combos)), view.marked_face, view.dead)


def _outlook(reading: Reading, cutter: Decomposer, weights: Weights, table: int) -> Outlook:
    view = reading.view
    face = view.marked_face
    secret = view.is_secret and face is not None
    return Outlook(
        reading.chances,
        cutter,
        weights,
        reading.hand,
        reading.trust,
        reading.passed(),
        table,
        -1 if view.owner is None else view.owner,
        reading.holds_dead,
        face.rank if secret and face is not None else -1,
        sum(face is not None and card.rank == face.rank and card.face != face for card in view.hand),
    )
