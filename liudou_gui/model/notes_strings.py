"""Notes in words: what a player may take a seat for, and what everybody has seen of it."""

from __future__ import annotations

from engine.deal import Seat
from engine.evidence import Evidence, EvidenceKind, Tally, evidence, tallies
from engine.ruleset import Variant
from engine.view import PlayerView
from liudou_gui.model.desk import Suspicion
from liudou_gui.model.strings import card_count, combination_text
from liudou_gui.model.words import TIMES, translate

LATEST = 3
"""So many of a seat's answers to plays are told one by one."""


def has_secrets(view: PlayerView) -> bool:
    """Return whether this deal has sides that somebody may guess at."""
    variant = view.ruleset.variant
    return variant is Variant.HIDDEN or (variant is Variant.TWO_CAMPS and not view.solo)


def choices(view: PlayerView, seat: Seat) -> tuple[Suspicion, ...]:
    """Return what *seat* may be taken for: nothing where the viewer knows it, or nobody can guess."""
    if not has_secrets(view) or seat == view.viewer or view.opened is not None:
        return ()
    role = view.roles[seat]
    if view.ruleset.variant is Variant.HIDDEN:
        return (Suspicion.LANDLORD, Suspicion.FARMER) if role is None else ()
    landlord = role is not None and role.is_landlord
    known = landlord or view.camps[seat] is not None
    return () if known else (Suspicion.POSITIVE, Suspicion.NEGATIVE)


def suspicion_word(what: Suspicion) -> str:
    """Return a guess as it stands on a tag: ``landlord?``."""
    match what:
        case Suspicion.LANDLORD:
            return translate("Notes", "landlord?")
        case Suspicion.FARMER:
            return translate("Notes", "farmer?")
        case Suspicion.POSITIVE:
            return translate("Notes", "positive?")
        case Suspicion.NEGATIVE:
            return translate("Notes", "negative?")
        case Suspicion.PARTNER:
            return translate("Notes", "partner?")
        case Suspicion.ENEMY:
            return translate("Notes", "against me?")


def note_text(view: PlayerView, seat: Seat, what: Suspicion | None) -> str:
    """Return what stands on the seat's tag; empty where nothing was noted or the truth is known by now."""
    return suspicion_word(what) if what is not None and what in choices(view, seat) else ""


def evidence_lines(view: PlayerView, seat: Seat) -> tuple[str, ...]:
    """Return what everybody has seen *seat* do: what is rare, answers in numbers, the latest answers."""
    items = evidence(view)
    own = [item for item in items if item.actor == seat]
    answers = [item for item in own if item.kind in _ANSWERS]
    rare = [_sentence(item, view) for item in own if item.kind not in _ANSWERS]
    counts = tallies(items)
    sums = [_tally(counts[pair], view, pair[1]) for pair in sorted(counts) if pair[0] == seat]
    return (*rare, *sums, *(_sentence(item, view) for item in reversed(answers[-LATEST:])))


_ANSWERS = (EvidenceKind.PASSED, EvidenceKind.BEAT, EvidenceKind.BOMBED)


def _tally(tally: Tally, view: PlayerView, target: Seat) -> str:
    counted = (
        (tally.passed, translate("Notes", "passed {times}")),
        (tally.beat, translate("Notes", "beat {times}")),
        (tally.bombed, translate("Notes", "bombed {times}")),
    )
    parts = [text.format(times=f"{TIMES}{number}") for number, text in counted if number]
    what = translate("Notes", ", ").join(parts)
    return translate("Notes", "{name}’s plays: {what}").format(name=view.names[target], what=what)


def _sentence(item: Evidence, view: PlayerView) -> str:
    name = "" if item.target is None else view.names[item.target]
    play = "" if item.combination is None else combination_text(item.combination)
    return _pattern(item.kind).format(
        name=name, play=play, value=item.value, trick=item.trick, cards=card_count(item.value)
    )


def _pattern(kind: EvidenceKind) -> str:
    match kind:
        case EvidenceKind.BID:
            return translate("Notes", "Bid {value}")
        case EvidenceKind.NO_BID:
            return translate("Notes", "Did not bid")
        case EvidenceKind.DOUBLED:
            return translate("Notes", "Doubled")
        case EvidenceKind.DID_NOT_DOUBLE:
            return translate("Notes", "Did not double")
        case EvidenceKind.CAMP_TURN:
            return translate("Notes", "Number {value} in the order of choosing camps")
        case EvidenceKind.PASSED:
            return translate("Notes", "Trick {trick}: passed on {name}’s play ({play})")
        case EvidenceKind.BEAT:
            return translate("Notes", "Trick {trick}: beat {name}’s play ({play})")
        case EvidenceKind.BOMBED:
            return translate("Notes", "Trick {trick}: bombed {name}’s play ({play})")
        case EvidenceKind.LED_LOW:
            return translate("Notes", "Trick {trick}: led low ({play}) when {name} had {cards}")
        case EvidenceKind.REVEALED:
            return translate("Notes", "Trick {trick}: revealed as hidden landlord")
