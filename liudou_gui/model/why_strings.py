"""Why a bot would play something, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.bots.explain import Fact, Why
from liudou_gui.model.replay_strings import seat_name
from liudou_gui.model.strings import card_count
from liudou_gui.model.words import translate


def fact_text(fact: Fact, names: Sequence[str]) -> str:
    """Return one reason: ``stops Mei, who has 2 cards left``; *names* go by seat."""
    name = "" if fact.seat is None else seat_name(names, fact.seat)
    return _WORDS[fact.why](fact).format(name=name, cards=card_count(fact.cards), percent=fact.percent)


def why_text(facts: Sequence[Fact], names: Sequence[str], most: int | None = None) -> str:
    """Return reasons in one line, most telling first, no more than *most*; empty for none.

    Of a seat that is only guessed to be a partner nothing is said as if it were known.
    """
    guessed = {fact.seat for fact in facts if fact.why is Why.SUSPECTS}
    said = [fact for fact in facts if fact.seat not in guessed or fact.why not in _TAKEN_FOR_KNOWN]
    return translate("Why", "; ").join(fact_text(fact, names) for fact in said[:most])


_TAKEN_FOR_KNOWN = frozenset({Why.PARTNER_LEADS, Why.PARTNER_NEAR, Why.FEEDS_PARTNER})


def _suspicion(fact: Fact) -> str:
    if fact.partner:
        return translate("Why", "takes {name} for a partner ({percent} %)")
    return translate("Why", "takes {name} for an opponent ({percent} %)")


_WORDS: dict[Why, Callable[[Fact], str]] = {
    Why.GOES_OUT: lambda _: translate("Why", "goes out with it"),
    Why.FORCED_WIN: lambda _: translate("Why", "nobody can stop what follows"),
    Why.NO_ANSWER: lambda _: translate("Why", "nothing in the hand beats this"),
    Why.PARTNER_NEAR: lambda _: translate("Why", "{name} is a partner with {cards} left"),
    Why.PARTNER_LEADS: lambda _: translate("Why", "the play is a partner’s: {name}"),
    Why.GIVES_ITSELF_AWAY: lambda _: translate("Why", "worth being known as a landlord"),
    Why.BOMBS_TO_STOP: lambda _: translate("Why", "bombs to stop {name}, who has {cards} left"),
    Why.BLOCKS: lambda _: translate("Why", "stops {name}, who has {cards} left"),
    Why.FEEDS_PARTNER: lambda _: translate("Why", "lets {name}, a partner with {cards} left, go out"),
    Why.SUSPECTS: _suspicion,
    Why.UNBEATABLE: lambda _: translate("Why", "nobody can beat it"),
    Why.STAYS_HIDDEN: lambda _: translate("Why", "stays hidden as a landlord"),
    Why.KEEPS_BOMB: lambda _: translate("Why", "keeps the bomb"),
    Why.SAVES_HIGH_CARDS: lambda _: translate("Why", "saves the high cards"),
    Why.KEEPS_RUN_TOGETHER: lambda _: translate("Why", "keeps a run together"),
    Why.BOMBS: lambda _: translate("Why", "worth a bomb now"),
    Why.KEEPS_LEAD: lambda _: translate("Why", "will probably stand"),
    Why.TAKES_LEAD: lambda _: translate("Why", "will probably win the lead"),
    Why.SHEDS_LOW: lambda _: translate("Why", "sheds low cards"),
    Why.LOWEST_GROUP: lambda _: translate("Why", "the other groups stay whole"),
    Why.KEEPS_CONTROL: lambda _: translate("Why", "beating it would cost too much"),
    Why.ONE_TURN_LESS: lambda _: translate("Why", "one turn less to go out"),
    Why.COSTS_LEAST: lambda _: translate("Why", "anything else costs more"),
    Why.CHANCE_OF_WINNING: lambda _: translate("Why", "wins with {percent} % chance"),
    Why.BETTER_BY: lambda _: translate("Why", "{percent} % better than the next best"),
}
