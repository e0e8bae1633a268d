"""Hints, cautions and groups in words."""

from __future__ import annotations

from engine.bots.hints import Height, Hint
from engine.cards import Card
from engine.combos import CombinationType, ComboRules, classify_cards
from liudou_gui.model.cautions import Caution
from liudou_gui.model.strings import card_count, combination_name, combination_text
from liudou_gui.model.words import translate


def hint_text(hint: Hint) -> str:
    """Return what a hint is: ``Pair run of 4, 5 – 8, low``."""
    what = combination_text(hint.combination)
    if hint.combination.type is CombinationType.BOMB:
        return what
    match hint.height:
        case Height.LOW:
            return translate("Hints", "{what}, low").format(what=what)
        case Height.HIGH:
            return translate("Hints", "{what}, high").format(what=what)
        case Height.MIDDLE:
            return what


def reason_word(code: str) -> str:
    """Return why the bot would do it; empty for a code without words."""
    words = {
        "goes_out": translate("Hints", "you go out with it"),
        "forced_win": translate("Hints", "nobody can stop what follows"),
        "feeds_partner": translate("Hints", "a partner can go out upon it"),
        "blocks": translate("Hints", "it stops somebody with few cards"),
        "keeps_lead": translate("Hints", "it will probably stand"),
        "lowest_group": translate("Hints", "your other groups stay whole"),
        "bombs": translate("Hints", "worth a bomb now"),
        "takes_lead": translate("Hints", "it will probably win the lead"),
        "sheds_low": translate("Hints", "it sheds low cards"),
        "partner_leads": translate("Hints", "the play is your partner’s"),
        "saves_bomb": translate("Hints", "only a bomb would beat it"),
        "stays_hidden": translate("Hints", "it would show who you are"),
        "keeps_control": translate("Hints", "beating it would cost too much"),
    }
    return words.get(code, "")


def reasons_text(codes: tuple[str, ...]) -> str:
    """Return reasons in one line."""
    return "; ".join(word for word in map(reason_word, codes) if word)


def caution_text(caution: Caution) -> str:
    """Return what a legal play is easily regretted for."""
    match caution:
        case Caution.REVEALS:
            return translate("Hints", "shows all that you are a landlord (H6)")
        case Caution.BOMBS_PARTNER:
            return translate("Hints", "bombs your own side")


def group_text(cards: tuple[Card, ...], rules: ComboRules) -> str:
    """Return the name of a group laid aside: what the cards are, or how many."""
    found = classify_cards(cards, rules)
    return card_count(len(cards)) if found is None else combination_name(found)
