"""What was played and what the bot would have played, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.combos import classify_cards
from liudou_gui.model.replay_strings import seat_name
from liudou_gui.model.review import Reviewed
from liudou_gui.model.strings import combination_text
from liudou_gui.model.why_strings import why_text
from liudou_gui.model.words import translate


def played_text(found: Reviewed, names: Sequence[str], *, you: bool) -> str:
    """Return what a seat did: ``You: pass``, ``Mei: Pair, 5``."""
    play = _play_text(found, found.played)
    if you:
        return translate("Review", "You: {play}").format(play=play)
    return translate("Review", "{name}: {play}").format(name=seat_name(names, found.seat), play=play)


def bot_text(found: Reviewed, names: Sequence[str], most: int) -> str:
    """Return what the bot would have played, and no more than *most* reasons for it."""
    why = why_text(found.best.facts, names, most)
    if not found.differs:
        return translate("Review", "as the bot: {why}").format(why=why) if why else as_the_bot()
    play = _play_text(found, found.best.cards)
    if not why:
        return translate("Review", "bot: {play}").format(play=play)
    return translate("Review", "bot: {play}, because: {why}").format(play=play, why=why)


def as_the_bot() -> str:
    """Return that somebody played what the bot would have played."""
    return translate("Review", "as the bot")


def closed_texts() -> tuple[str, str]:
    """Return that nothing is told of a hand that is not seen, and how it can be."""
    return (
        translate("Review", "This hand is closed"),
        translate("Review", "“All open” shows everybody’s decisions"),
    )


def failed_texts() -> tuple[str, str]:
    """Return that a decision cannot be judged, and what of it."""
    return (
        translate("Review", "This decision cannot be reviewed"),
        translate("Review", "the record may be damaged"),
    )


def void_texts() -> tuple[str, str]:
    """Return that there is nothing to review in a deal that was not played."""
    return translate("Review", "Nothing was played in this deal"), ""


def _play_text(found: Reviewed, cards: Sequence[Card]) -> str:
    combination = classify_cards(cards, found.view.ruleset.combos) if cards else None
    return translate("Review", "pass") if combination is None else combination_text(combination)
