"""From a view to what nets are fed with: the scene of a deal in play, and the moment of a decision."""

from __future__ import annotations

from engine.bots.reading import laid_play, table_play
from engine.cards import rank_counts
from engine.counts.decompose import Decomposer
from engine.counts.features import Moment
from engine.counts.scene import (
    FIRST,
    HIDDEN,
    OTHER,
    SEATS,
    TWO_CAMPS,
    TWO_FOUR,
    UNKNOWN,
    Scene,
    deduced,
)
from engine.movegen import rules_id, usable
from engine.ruleset import Variant
from engine.view import PlayerView
from engine.visible import Role

GAME_IDS = {Variant.HIDDEN: HIDDEN, Variant.TWO_FOUR: TWO_FOUR, Variant.TWO_CAMPS: TWO_CAMPS}

_OPEN_ROLES = frozenset(Role) - {Role.HIDDEN_LANDLORD, Role.FARMER}


def public_sides(view: PlayerView) -> list[int]:
    """Return the sides that everybody knew when play began (H4, N2, P1, P3), and nothing of later."""
    variant = view.ruleset.variant
    camps = variant is Variant.TWO_CAMPS and not view.solo
    sides = [UNKNOWN] * SEATS
    for seat, role in enumerate(view.roles):
        if role in _OPEN_ROLES:
            sides[seat] = OTHER if camps and role is Role.NEGATIVE_LANDLORD else FIRST
        elif variant is Variant.TWO_FOUR or view.solo:
            sides[seat] = OTHER
    return deduced(sides) if variant is Variant.HIDDEN else sides


def known_sides(view: PlayerView, scene: Scene) -> list[int]:
    """Return the sides as the viewer knows them, with what follows from their number."""
    sides = scene.sides[:]
    for seat in range(SEATS):
        side = view.side(seat)
        if side is not None:
            sides[seat] = FIRST if side in ("landlords", "positive") else OTHER
    return deduced(sides) if UNKNOWN in sides else sides


def scene_of(view: PlayerView) -> Scene:
    """Return the scene of *view*, which must be in play."""
    hidden = view.ruleset.variant is Variant.HIDDEN
    moves = view.moves
    sizes = list(view.sizes)
    for move in moves:
        sizes[move.seat] += len(move.cards)
    face = view.marked_face
    scene = Scene(
        rules_id(view.ruleset.combos),
        GAME_IDS[view.ruleset.variant],
        sizes,
        public_sides(view),
        view.solo,
        face.rank if hidden and face is not None else -1,
    )
    for seat, value in view.bids:
        scene.bid[seat] = scene.bid[seat] or value > 0
    for seat, cards in view.bottom:
        for rank, count in enumerate(rank_counts(cards)):
            scene.known[seat][rank] += count
    for seat, open_cards in enumerate(view.open_hands):
        if open_cards is not None:
            held = rank_counts(open_cards)
            for move in moves:
                if move.seat == seat:
                    held = [a + b for a, b in zip(held, rank_counts(move.cards), strict=True)]
            scene.known[seat] = held
            scene.exact[seat] = True
    tricks = view.tricks if view.trick in view.tricks[-1:] and view.trick_over else (*view.tricks, view.trick)
    for trick in tricks:
        scene.lead_anew()
        for move in trick:
            combination = move.combination
            if combination is None:
                scene.let_go(move.seat)
                continue
            marks = sum(card.face == face for card in move.cards) if hidden and face is not None else 0
            scene.lay(move.seat, laid_play(move.cards, combination), rank_counts(move.cards), marks)
    if view.to_beat is None:
        scene.lead_anew()
    return scene


def moment_of(view: PlayerView, cutter: Decomposer, scene: Scene | None = None) -> Moment:
    """Return the decision that ``view.viewer`` has to make. Raises ``ValueError`` for a spectator."""
    if view.viewer is None:
        raise ValueError("a spectator does not play")
    if scene is None:
        scene = scene_of(view)
    scene.to_beat = table_play(view) if view.to_beat is not None else 0
    sides = known_sides(view, scene)
    face = view.marked_face
    return Moment(
        scene,
        view.viewer,
        usable(view.hand, view.dead),
        sides,
        sides[view.viewer],
        sum(card.face == face for card in view.hand) if face is not None else 0,
        view.is_secret,
        view.dead is not None and view.dead in view.hand,
        cutter,
    )
