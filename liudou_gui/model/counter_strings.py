"""The counter in words: heads, what a screen reader says of a row, where the marked copies are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.counter import CardCount, MarkCount, RankCount
from engine.deal import Seat
from engine.view import PlayerView
from liudou_gui.model.strings import card_count, combination_text, spoken_rank
from liudou_gui.model.words import translate


def title_text(count: CardCount, view: PlayerView) -> str:
    """Return how many cards others hold: ``118 cards in other hands``."""
    cards = card_count(count.elsewhere)
    if view.ruleset.variant.bottom_size and not view.bottom:
        return translate("Counter", "{cards} in hands and bottom").format(cards=cards)
    return translate("Counter", "{cards} in other hands").format(cards=cards)


def rank_spoken(row: RankCount, view: PlayerView) -> str:
    """Return a row of the counter as it is said."""
    text = translate("Counter", "{rank}: {elsewhere} in other hands, {own} own, {out} of {total} played")
    said = [
        text.format(
            rank=spoken_rank(row.rank), elsewhere=row.elsewhere, own=row.own, out=row.out, total=row.total
        )
    ]
    played = translate("Counter", "{name} played {count}")
    sure = translate("Counter", "{name} holds {count}")
    said += [_has(view, seat, number, played) for seat, number in enumerate(row.played) if number]
    said += [_has(view, seat, number, sure) for seat, number in enumerate(row.known) if number]
    return "; ".join(said)


def mark_lines(mark: MarkCount, view: PlayerView) -> Iterator[tuple[str, str]]:
    """Yield (*state*, sentence) for the copies of a mark: ``out``, ``own``, ``known`` or ``untold``."""
    word = _copies_word if mark.total > 1 else _the_card
    played = translate("Counter", "{name} played {count}")
    holds = translate("Counter", "{name} holds {count}")
    for seat, number in enumerate(mark.played):
        if number:
            yield "out", played.format(name=view.names[seat], count=word(number))
    if mark.own:
        yield "own", translate("Counter", "{count} in your hand").format(count=word(mark.own))
    for seat, number in enumerate(mark.known):
        if number:
            yield "known", holds.format(name=view.names[seat], count=word(number))
    if mark.untold:
        yield "untold", translate("Counter", "{count} in hands unknown").format(count=word(mark.untold))


def _the_card(_number: int) -> str:
    return translate("Counter", "the card")


def _has(view: PlayerView, seat: Seat, number: int, text: str) -> str:
    return text.format(name=view.names[seat], count=_copies_word(number))


def _copies_word(number: int) -> str:
    if number == 1:
        return translate("Counter", "one copy")
    return translate("Counter", "{count} copies").format(count=number)


def passed_on_text(count: CardCount, seat: Seat, most: int) -> str:
    """Return the last *most* plays that *seat* passed on; empty for none."""
    plays = count.passed_on[seat][:most]
    return translate("Counter", "; ").join(combination_text(play) for play in plays)
