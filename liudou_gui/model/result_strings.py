"""The end of a deal in words: who won, why, and what made the points."""

from __future__ import annotations

from dataclasses import dataclass

from engine.combos import CombinationType
from engine.ruleset import Variant
from engine.view import PlayerView
from engine.visible import DealEnded, EndCause, MultiplierRaised, RaiseCause, VoidCause
from liudou_gui.model.strings import combination_detail, combination_name, side_word
from liudou_gui.model.words import TIMES, translate


@dataclass(frozen=True, slots=True)
class RaiseLine:
    """One line of "why N": what happened, by how much, by which rule, and N after it."""

    text: str
    by: int
    rule: str
    n: int


@dataclass(frozen=True, slots=True)
class Factor:
    """One of the numbers that make W: its name, the number, and where it comes from."""

    name: str
    value: int
    source: str


def winners_word(view: PlayerView, result: DealEnded) -> str:
    """Return the headline: ``The farmers win``."""
    match view.side(result.winners[0]):
        case "landlords" if len(result.winners) == 1:
            return translate("Result", "The landlord wins")
        case "landlords":
            return translate("Result", "The landlords win")
        case "farmers":
            return translate("Result", "The farmers win")
        case "positive":
            return translate("Result", "The positive camp wins")
        case _:
            return translate("Result", "The negative camp wins")


def end_sentence(view: PlayerView, result: DealEnded) -> str:
    """Return how the deal ended, and by whom."""
    name = view.names[result.first_out]
    mine = view.viewer is not None and view.viewer == result.first_out
    match result.cause:
        case EndCause.OUT if mine:
            return translate("Result", "You played your last card.")
        case EndCause.OUT:
            text = translate("Result", "{name} played the last card.")
        case EndCause.ALL_COPIES:
            text = translate("Result", "{name} was dealt all three copies of the marked card (H2).")
        case EndCause.NO_BOMB:
            text = translate("Result", "{name} holds no bomb at all: won without play (F5).")
        case EndCause.ALL_BOMBS:
            text = translate("Result", "{name} holds nothing but bombs: won without play (F5).")
        case EndCause.ALL_BOMBS_AFTER_ONE_PLAY:
            text = translate(
                "Result", "{name} holds nothing but bombs after one play: won without play (F5)."
            )
        case EndCause.BOMB_OF_13:
            text = translate("Result", "{name} holds a bomb of 13 cards or more: won without play (F5).")
    return text.format(name=name)


def void_sentence(cause: VoidCause) -> str:
    """Return why a deal scores nothing."""
    match cause:
        case VoidCause.NO_BID:
            return translate("Result", "Nobody bid. The deal scores nothing and is dealt anew (H3).")
        case VoidCause.BOTH_WIN:
            return translate(
                "Result", "Both landlords win without play. The deal scores nothing and is dealt anew (F5)."
            )


def raise_line(view: PlayerView, raised: MultiplierRaised) -> RaiseLine:
    """Return one raise of N in words, with its rule."""
    name = view.names[raised.seat]
    hidden = view.ruleset.variant is Variant.HIDDEN
    match raised.cause:
        case RaiseCause.DOUBLE:
            return RaiseLine(
                translate("Result", "{name} doubled").format(name=name), raised.by, "H5", raised.n
            )
        case RaiseCause.SHOW:
            return RaiseLine(
                translate("Result", "{name} laid the cards open").format(name=name), raised.by, "F4", raised.n
            )
        case RaiseCause.BOMB:
            return RaiseLine(_bomb_text(name, raised), raised.by, "H7" if hidden else "F3", raised.n)


def _bomb_text(name: str, raised: MultiplierRaised) -> str:
    bomb = raised.combination
    if bomb is None:
        return translate("Result", "{name}: bomb").format(name=name)
    what = combination_name(bomb)
    if not (bomb.type is CombinationType.BOMB and bomb.ranks[0].is_joker):
        what = f"{what} ({combination_detail(bomb)})"
    return translate("Result", "{name}: {bomb}").format(name=name, bomb=what)


def formula(view: PlayerView, result: DealEnded) -> str:
    """Return what a farmer's points are made of: ``W = S × N × base = 3 × 6 × 1``."""
    parts = factors(view, result)
    names = [part.name or str(part.value) for part in parts]
    return f"W = {f' {TIMES} '.join(names)} = {f' {TIMES} '.join(str(part.value) for part in parts)}"


def factors(view: PlayerView, result: DealEnded) -> list[Factor]:
    """Return what W is the product of (H2, H8, N5, P5)."""
    base = Factor(translate("Result", "base"), result.base, translate("Result", "set at this table"))
    if result.cause is EndCause.ALL_COPIES:
        return [Factor("", 2, translate("Result", "all three copies in one hand (H2)")), base]
    if result.cause is not EndCause.OUT:
        source = translate("Result", "won without play (F5)")
    elif view.raises:
        source = translate("Result", "all raises, above")
    else:
        source = translate("Result", "nothing raised it")
    found = [Factor("N", result.n, source), base]
    if view.ruleset.variant is Variant.HIDDEN:
        found.insert(0, Factor("S", result.stake, stake_source(view)))
    return found


def why_title(points: int) -> str:
    """Return the head over what made W, of which each wins or loses a share."""
    return translate("Result", "Why W is {points}").format(points=points)


def share_text(view: PlayerView, result: DealEnded, seat: int) -> str:
    """Return how many times W a seat wins or loses: ``3 × W``; empty where nothing is scored."""
    shares = abs(result.scores[seat]) // farmer_points(view, result)
    if shares == 0:
        return ""
    return "W" if shares == 1 else f"{shares} {TIMES} W"


def farmer_points(view: PlayerView, result: DealEnded) -> int:
    """Return W, what one simple share of this deal is worth."""
    if result.cause is EndCause.ALL_COPIES:
        return 2 * result.base
    stake = result.stake if view.ruleset.variant is Variant.HIDDEN else 1
    return stake * result.n * result.base


def shares_sentence(view: PlayerView, result: DealEnded) -> str:
    """Return who pays or gets how much of W."""
    if result.cause is EndCause.ALL_COPIES:
        return translate("Result", "five lose W each, the landlord wins five times W (H2)")
    if view.solo:
        return translate("Result", "each farmer W, the landlord alone five times W (N5, P5)")
    match view.ruleset.variant:
        case Variant.HIDDEN:
            return translate("Result", "each loser pays W, each winner gets W (H8)")
        case Variant.TWO_FOUR:
            return translate("Result", "each farmer W, second landlord W, great landlord three times W (N5)")
        case Variant.TWO_CAMPS:
            return translate("Result", "each farmer W, each landlord twice W (P5)")


def stake_source(view: PlayerView) -> str:
    """Return where S comes from (H2)."""
    bids = [value for _, value in view.bids if value]
    if bids:
        return translate("Result", "the highest bid (H2)")
    if view.bids:
        return translate("Result", "nobody bid, again and again (H3)")
    return translate("Result", "no bidding: two hidden landlords (H2)")


def side_title(view: PlayerView, side: str) -> str:
    """Return a side's name on the result page."""
    return side_word(side, solo=view.solo)
