"""What a seat's panel shows, from the view."""

from __future__ import annotations

from engine.cards import Card
from engine.deal import Seat
from engine.ruleset import Variant
from engine.view import Mark, Phase, PlayerView
from engine.visible import Role
from liudou_gui.model.strings import short_role
from liudou_gui.model.words import translate
from liudou_gui.widgets.seat_panel import SeatFace

_KEYS = {
    Role.OPEN_LANDLORD: "landlord",
    Role.GREAT_LANDLORD: "great",
    Role.SECOND_LANDLORD: "second",
    Role.POSITIVE_LANDLORD: "positive_landlord",
    Role.NEGATIVE_LANDLORD: "negative_landlord",
    Role.FARMER: "farmer",
}


def role_key(view: PlayerView, seat: Seat) -> str:
    """Return the sign of a seat's role or camp, as far as the viewer knows it."""
    role, camp = view.roles[seat], view.camps[seat]
    if role is Role.HIDDEN_LANDLORD:
        known = seat in view.revealed or view.opened is not None
        return "landlord" if known else "hidden"
    if view.ruleset.variant is Variant.TWO_CAMPS:
        if view.solo:
            return "landlord" if role is not None and role.is_landlord else "farmer"
        if role is None or role is Role.FARMER:
            return camp.value if camp is not None else "unknown"
    return "unknown" if role is None else _KEYS[role]


def just_revealed(view: PlayerView, seat: Seat) -> bool:
    """Whether the trick that is being played is the one in which *seat* came out as a landlord (H6)."""
    if seat not in view.revealed or view.trick_over or view.phase is not Phase.PLAYING:
        return False
    mark = view.open_mark
    shown = [move for move in view.moves if move.seat == seat and _holds(move.cards, mark)]
    return bool(shown) and any(move is shown[0] for move in view.trick)


def _holds(cards: tuple[Card, ...], mark: Mark | None) -> bool:
    return mark is not None and any(card.face == mark.card.face for card in cards)


def seat_face(
    view: PlayerView, seat: Seat, *, is_turn: bool, seconds: str = "", auto: bool = False
) -> SeatFace:
    """Return all that the panel of *seat* shows; *auto* while it plays by itself."""
    camp = view.camps[seat]
    state = "bot" if view.bots[seat] else ""
    return SeatFace(
        name=view.names[seat],
        role_key=role_key(view, seat),
        role_words=short_role(view, seat),
        count=view.sizes[seat],
        is_turn=is_turn,
        camp=camp.value if camp is not None and not view.solo else "",
        open_hand=view.open_hands[seat] is not None or seat in view.shown,
        state="auto" if auto else state,
        avatar=seat,
        seconds=seconds,
        ribbon=translate("Table", "Landlord!") if just_revealed(view, seat) else "",
    )
