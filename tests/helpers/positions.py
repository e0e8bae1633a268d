"""Views of seat 0 who is to play, made from letters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.actions import Prompt, PromptKind
from engine.cards import Card, full_pack
from engine.combos import classify_cards
from engine.ruleset import Ruleset, Variant
from engine.view import Move, Phase, PlayerView
from engine.visible import Role

FARMER, GREAT, SECOND = Role.FARMER, Role.GREAT_LANDLORD, Role.SECOND_LANDLORD


def cards(letters: str, pack: list[Card]) -> tuple[Card, ...]:
    """Take cards of the given ranks out of *pack*."""
    taken = []
    for letter in letters:
        card = next(card for card in pack if card.rank.letter == letter)
        pack.remove(card)
        taken.append(card)
    return tuple(taken)


def position(
    hand: str,
    *,
    table: str = "",
    owner: int = 5,
    sizes: tuple[int, ...] = (0, 20, 20, 20, 20, 20),
    variant: Variant = Variant.TWO_FOUR,
    roles: tuple[Role | None, ...] = (FARMER, GREAT, FARMER, FARMER, SECOND, FARMER),
    open_hands: dict[int, str] | None = None,
    **changes: Any,
) -> PlayerView:
    """Return the view of seat 0, who is to play: all is played that nobody can hold."""
    ruleset = Ruleset(variant)
    pack = list(full_pack(variant.decks))
    own = cards(hand, pack)
    laid = tuple(cards((open_hands or {}).get(seat, ""), pack) or None for seat in range(6))
    played = cards(table, pack)
    combination = classify_cards(played, ruleset.combos) if played else None
    sizes = (len(own), *sizes[1:])
    sizes = tuple(len(laid[seat] or ()) or size for seat, size in enumerate(sizes))
    view = PlayerView(
        0,
        ruleset=ruleset,
        phase=Phase.PLAYING,
        hand=own,
        sizes=sizes,
        roles=roles,
        open_hands=laid,
        turn=0,
        leading=not table,
        to_beat=combination,
        owner=owner if table else None,
        trick=(Move(owner, played, combination),) if table else (),
        prompt=Prompt(7, 0, PromptKind.PLAY, leading=not table),
    )
    return replace(view, **changes)
