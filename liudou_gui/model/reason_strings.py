"""Why something is refused, as sentences: one for each code, with the rule's id at the end."""

from __future__ import annotations

from collections.abc import Callable

from engine.reasons import Reason, ReasonCode
from liudou_gui.model.strings import rank_word
from liudou_gui.model.words import translate


def reason_sentence(reason: Reason) -> str:
    """Return why, in words: ``8 appears five times: no bomb inside an airplane``."""
    return _filled(_SENTENCES[reason.code], reason)


def reason_text(reason: Reason) -> str:
    """Return the sentence with its rule: ``five cards cannot answer six (O2)``."""
    return translate("Reasons", "{sentence} ({rule})").format(
        sentence=reason_sentence(reason), rule=reason.rule
    )


def number_word(number: int) -> str:
    """Return a small number in words, a greater one in figures."""
    words = (
        translate("Numbers", "no"),
        translate("Numbers", "one"),
        translate("Numbers", "two"),
        translate("Numbers", "three"),
        translate("Numbers", "four"),
        translate("Numbers", "five"),
        translate("Numbers", "six"),
        translate("Numbers", "seven"),
        translate("Numbers", "eight"),
        translate("Numbers", "nine"),
        translate("Numbers", "ten"),
        translate("Numbers", "eleven"),
        translate("Numbers", "twelve"),
    )
    return words[number] if 0 <= number < len(words) else str(number)


class _Parts(dict[str, str]):
    """What a sentence may name; a part that the reason does not carry reads as an ellipsis."""

    def __missing__(self, key: str) -> str:
        return "…"


def _filled(sentence: Callable[[Reason], str], reason: Reason) -> str:
    parts = _Parts()
    if reason.rank is not None:
        parts["rank"] = rank_word(reason.rank)
    if reason.need is not None:
        parts["need"] = number_word(reason.need)
    if reason.got is not None:
        parts["got"] = number_word(reason.got)
    text = sentence(reason).format_map(parts)
    return text[:1].upper() + text[1:]


def _not_a_combination(_reason: Reason) -> str:
    return translate("Reasons", "these cards are no combination")


def _joker_pair(reason: Reason) -> str:
    if reason.rank is None:
        return translate("Reasons", "two jokers are no pair in this game")
    return translate("Reasons", "two {rank}s are no pair in this game")


def _straight_short(reason: Reason) -> str:
    if reason.got is None:
        return translate("Reasons", "a straight needs at least five cards")
    return translate("Reasons", "a straight needs at least five cards, these are {got}")


def _pair_run_short(reason: Reason) -> str:
    if reason.got is None:
        return translate("Reasons", "a pair run needs at least three pairs")
    return translate("Reasons", "a pair run needs at least three pairs, these are {got}")


def _straight_gap(reason: Reason) -> str:
    if reason.rank is None:
        return translate("Reasons", "a straight has no gaps")
    return translate("Reasons", "{rank} is missing in this straight")


def _pair_run_gap(reason: Reason) -> str:
    if reason.rank is None:
        return translate("Reasons", "a pair run has no gaps")
    return translate("Reasons", "a pair of {rank} is missing in this run")


def _triple_run_gap(reason: Reason) -> str:
    if reason.rank is None:
        return translate("Reasons", "a triple run has no gaps")
    return translate("Reasons", "three {rank} are missing in this run")


def _wings_count(reason: Reason) -> str:
    if reason.need is None or reason.got is None:
        return translate("Reasons", "an airplane carries as many pairs as it has triples")
    return translate("Reasons", "this airplane needs {need} pairs as wings and has {got}")


def _wings_jokers(reason: Reason) -> str:
    if reason.rule == "C8":
        return translate("Reasons", "jokers have no place in an airplane")
    return translate("Reasons", "jokers are wings only for two triples: two small and two big ones")


def _bomb_inside(reason: Reason) -> str:
    if reason.rank is None or reason.got is None:
        return translate("Reasons", "no bomb inside an airplane")
    return translate("Reasons", "{rank} appears {got} times: no bomb inside an airplane")


def _wrong_type(_reason: Reason) -> str:
    return translate("Reasons", "this is another kind of play than the one to beat")


def _wrong_size(reason: Reason) -> str:
    if reason.need is None or reason.got is None:
        return translate("Reasons", "only as many cards as were played can answer")
    return translate("Reasons", "{got} cards cannot answer {need}")


def _too_low(reason: Reason) -> str:
    if reason.rank is None:
        return translate("Reasons", "this is too low")
    return translate("Reasons", "this is lower than {rank}")


def _bomb_too_small(reason: Reason) -> str:
    if reason.need is None or reason.got is None:
        return translate("Reasons", "the bomb to beat is bigger")
    if reason.need == reason.got:
        return translate("Reasons", "a bomb of {got} as well, but of a lower rank")
    return translate("Reasons", "a bomb of {got} is smaller than one of {need}")


def _bid_too_low(reason: Reason) -> str:
    if reason.need is None:
        return translate("Reasons", "a bid must be higher than all before")
    return translate("Reasons", "a bid must be higher than {need}")


_SENTENCES: dict[ReasonCode, Callable[[Reason], str]] = {
    ReasonCode.NOTHING_CHOSEN: lambda _: translate("Reasons", "no cards are chosen"),
    ReasonCode.NOT_A_COMBINATION: _not_a_combination,
    ReasonCode.UNEQUAL_PAIR: lambda _: translate("Reasons", "the two cards of a pair are of one rank"),
    ReasonCode.JOKERS_NO_PAIR: _joker_pair,
    ReasonCode.MIXED_JOKERS: lambda _: translate(
        "Reasons", "big and small jokers do not make a bomb like this"
    ),
    ReasonCode.TRIPLE_WITH_SINGLE: lambda _: translate(
        "Reasons", "a triple takes a pair along, not single cards"
    ),
    ReasonCode.JOKER_TRIPLE_OFF: lambda _: translate(
        "Reasons", "at this table three jokers are no triple for a full house"
    ),
    ReasonCode.JOKER_PAIR_IN_FULL_HOUSE: lambda _: translate(
        "Reasons", "the pair of a full house may not be jokers in this game"
    ),
    ReasonCode.STRAIGHT_TOO_SHORT: _straight_short,
    ReasonCode.STRAIGHT_GAP: _straight_gap,
    ReasonCode.PAIR_RUN_TOO_SHORT: _pair_run_short,
    ReasonCode.PAIR_RUN_GAP: _pair_run_gap,
    ReasonCode.TRIPLE_RUN_GAP: _triple_run_gap,
    ReasonCode.TWO_IN_RUN: lambda _: translate("Reasons", "a 2 cannot stand there in a run"),
    ReasonCode.JOKER_IN_RUN: lambda _: translate("Reasons", "runs never contain jokers"),
    ReasonCode.ACE_BOTH_ENDS: lambda _: translate("Reasons", "the ace is low or high, not both"),
    ReasonCode.ACE_TWO_ALONE: lambda _: translate("Reasons", "AAA222 alone is no triple run"),
    ReasonCode.WINGS_COUNT: _wings_count,
    ReasonCode.WINGS_NOT_PAIRS: lambda _: translate("Reasons", "the wings of an airplane are pairs"),
    ReasonCode.WINGS_REPEAT_OFF: lambda _: translate(
        "Reasons", "at this table the wings are different pairs, none of the airplane’s own ranks"
    ),
    ReasonCode.WINGS_NOT_CONSECUTIVE: lambda _: translate(
        "Reasons", "the pairs of the wings must be consecutive in this game"
    ),
    ReasonCode.WINGS_ACE_TWO: lambda _: translate("Reasons", "AA22 are no wings for two triples"),
    ReasonCode.WINGS_JOKERS: _wings_jokers,
    ReasonCode.BOMB_INSIDE: _bomb_inside,
    ReasonCode.WRONG_TYPE: _wrong_type,
    ReasonCode.WRONG_SIZE: _wrong_size,
    ReasonCode.TOO_LOW: _too_low,
    ReasonCode.RUN_TOO_LOW: lambda _: translate("Reasons", "this run is lower than the one to beat"),
    ReasonCode.AIRPLANE_TOO_LOW: lambda _: translate(
        "Reasons", "this airplane is lower than the one to beat"
    ),
    ReasonCode.BOMB_TOO_SMALL: _bomb_too_small,
    ReasonCode.JOKER_BOMB_TOO_LOW: lambda _: translate(
        "Reasons", "these jokers are lower than the bomb to beat"
    ),
    ReasonCode.EQUAL_IS_NOT_GREATER: lambda _: translate("Reasons", "equal is not greater"),
    ReasonCode.MUST_LEAD: lambda _: translate("Reasons", "who leads may not pass"),
    ReasonCode.DEAD_JOKER: lambda _: translate(
        "Reasons", "after seven jokers the eighth can never be played"
    ),
    ReasonCode.NOT_YOUR_CARDS: lambda _: translate("Reasons", "these cards are not in your hand"),
    ReasonCode.NOT_ASKED: lambda _: translate("Reasons", "it is not your turn"),
    ReasonCode.STALE_PROMPT: lambda _: translate("Reasons", "the time for this answer is over"),
    ReasonCode.BID_TOO_LOW: _bid_too_low,
    ReasonCode.BID_OUT_OF_RANGE: lambda _: translate("Reasons", "a bid is 1, 2 or 3"),
    ReasonCode.SLOT_STILL_OPEN: lambda _: translate("Reasons", "this turn lasts its full time"),
    ReasonCode.DEAL_OVER: lambda _: translate("Reasons", "the deal is over"),
}
