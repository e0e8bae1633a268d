"""A fixed opponent that never changes: it sheds as many low cards as it can and knows no patience."""

from __future__ import annotations

from random import Random

from engine.actions import Bid, Camp, ChooseCamp, Double, Pass, Play, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.bots.reading import table_play
from engine.cards import Rank
from engine.counts import answers, key, kind_of, leads, size, used
from engine.counts.plays import AIRPLANE, BOMB, PAIR, PAIR_RUN, SINGLE, STRAIGHT, TRIPLE, TRIPLE_RUN
from engine.movegen import pick, rules_id, usable
from engine.ruleset import SEATS
from engine.view import PlayerView

_RUNS = (STRAIGHT, PAIR_RUN, TRIPLE_RUN, AIRPLANE)
_GROUPS = (SINGLE, PAIR, TRIPLE)
_NEAR = 5
"""An enemy with so few cards is bombed."""
_LET_GO = Rank.EIGHT
"""A known partner's play of a higher rank is let go."""


class GreedyBot:
    """Leads the longest run, else the largest group, with its lowest rank; answers as low as it can."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:  # noqa: ARG002 - same view, same move
        """Answer ``view.prompt``. Raises ``ValueError`` if there is none."""
        if view.prompt is None or view.viewer is None:
            raise ValueError("the bot was not asked")
        match view.prompt.kind:
            case PromptKind.BID:
                return Decision(Bid(1 if _bombs(view) > 1 and view.prompt.above == 0 else 0))
            case PromptKind.CAMP:
                return Decision(ChooseCamp(Camp.POSITIVE))
            case PromptKind.DOUBLE:
                return Decision(Double(yes=False))
            case PromptKind.SHOW:
                return Decision(ShowHand(yes=False))
            case PromptKind.PLAY:
                play = _lead(view) if view.to_beat is None else _answer(view)
        if not play:
            return Decision(Pass())
        need = used(play, rules_id(view.ruleset.combos))
        return Decision(Play(pick(view.hand, need, view.marked_face, view.dead)))


def _bombs(view: PlayerView) -> int:
    return sum(count >= 4 for count in usable(view.hand)[:13])


def _lead(view: PlayerView) -> int:
    rules = rules_id(view.ruleset.combos)
    found = leads(usable(view.hand, view.dead), rules)
    for kinds in (_RUNS, _GROUPS):
        fitting = [play for play in found if kind_of(play) in kinds]
        if fitting:
            return min(fitting, key=lambda play: (-size(play), key(play, rules), play))
    return min(found, key=lambda play: (key(play, rules), play))


def _answer(view: PlayerView) -> int:
    rules = rules_id(view.ruleset.combos)
    on_table = table_play(view)
    owner = view.owner
    if owner is not None and view.is_partner(owner) and _rank_of(on_table) > _LET_GO:
        return 0
    found = answers(usable(view.hand, view.dead), on_table, rules)
    plain = [play for play in found if kind_of(play) < BOMB]
    if plain:
        return min(plain, key=lambda play: (key(play, rules), play))
    enemy_near = any(
        view.sizes[seat] <= _NEAR and view.is_partner(seat) is not True
        for seat in range(SEATS)
        if seat != view.viewer
    )
    partner_leads = owner is not None and view.is_partner(owner) is True
    bombs = [play for play in found if kind_of(play) >= BOMB]
    if bombs and enemy_near and not partner_leads:
        return min(bombs, key=lambda play: (key(play, rules), play))
    return 0


def _rank_of(play: int) -> int:
    """Return the rank, or the place of a run, by which a play is high or low; bombs are above all."""
    return 15 if kind_of(play) >= BOMB else play >> 9 & 15
