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
