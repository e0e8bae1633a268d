"""Verdicts on a dealing in words, and what they prove."""

from __future__ import annotations

from engine.fair import Cause
from liudou_gui.model.words import translate
from liudou_gui.session.verdict import Fairness, Unproven, Verdict


def fairness_text(fairness: Fairness) -> str:
    """Return the few words that stand beside the sign."""
    match fairness:
        case Fairness.VERIFIED:
            return translate("Fair", "Dealing verified")
        case Fairness.NOT_VERIFIED:
            return translate("Fair", "Dealing not verified")
        case Fairness.WRONG:
            return translate("Fair", "Dealing is wrong")


def reason_text(verdict: Verdict) -> str:
    """Return one or two sentences: what was found, or why nothing could be."""
    match verdict.why:
        case Unproven():
            return _unproven_text(verdict.why)
        case Cause():
            return _cause_text(verdict.why)
        case None:
            return translate(
                "Fair",
                "The cards came from the shares of all who took part, and the deal was played with them.",
            )


def fact_lines(verdict: Verdict) -> tuple[str, ...]:
    """Return what is known of the dealing: how many shares, whether one's own, how many were broken off."""
    people = translate("Fair", "People whose shares went in: {count}").format(count=verdict.shares)
    if verdict.own_share:
        own = translate("Fair", "Your share is among them.")
    else:
        own = translate("Fair", "Your share is not among them.")
    broken = translate("Fair", "Dealings broken off before this one: {count}")
    return people, own, broken.format(count=verdict.broken_off)


def broken_off_text() -> str:
    """Return why dealings that were broken off are counted."""
    return translate(
        "Fair",
        "A dealing is broken off when a share is not shown in time. "
        "If it happens often, somebody may be throwing away deals they do not like.",
    )


def meaning_title() -> str:
    """Return the head of the explanation."""
    return translate("Fair", "What “verified” means")


def meaning_lines() -> tuple[str, ...]:
    """Return the explanation in plain words, one paragraph each."""
    return (
        translate(
            "Fair",
            "Before each deal the table and every person’s program choose a secret number, their share. "
            "All are locked in before the first is shown, and the cards follow from all of them together. "
            "One honest share is enough: nobody could choose the cards, not even the table.",
        ),
        translate(
            "Fair",
            "It proves the dealing. It does not prove that nobody looked at the cards "
            "on the table’s computer: for that, let the table run on a computer where nobody plays.",
        ),
    )


def checks_title() -> str:
    """Return the head of the details."""
    return translate("Fair", "What was checked")


def check_lines() -> tuple[str, ...]:
    """Return what a program checks before it says *verified*, in order."""
    return (
        translate("Fair", "The table fixed its share before it saw any other, and opened the same one."),
        translate("Fair", "Every share fits what was locked in, and yours is in it unchanged."),
        translate(
            "Fair", "The whole pack was sealed, and stored on this computer, before the first card was dealt."
        ),
        translate("Fair", "Each of your cards was the one sealed for you."),
        translate(
            "Fair",
            "Marks, bottom, roles, camps, every card played and the result are those of the sealed pack.",
        ),
    )


def spoken_text(verdict: Verdict) -> str:
    """Return the sign's words for screen readers, with the reason."""
    return translate("Fair", "{verdict}. {reason}").format(
        verdict=fairness_text(verdict.fairness), reason=reason_text(verdict)
    )


def _unproven_text(why: Unproven) -> str:
    match why:
        case Unproven.NOT_THERE:
            return translate("Fair", "You were not there when these cards were dealt.")
        case Unproven.WATCHED:
            return translate("Fair", "All of it fits together, but no share of yours is in it.")
        case Unproven.LEFT_OUT:
            return translate(
                "Fair", "All of it fits together, but your share came too late and was left out."
            )
        case Unproven.NOT_STORED:
            return translate("Fair", "What was sealed could not be stored on this computer before the deal.")
        case Unproven.TOO_LATE:
            return translate("Fair", "The table did not seal the pack before it dealt.")
        case Unproven.NOT_OPENED:
            return translate("Fair", "The table did not open its share after the deal.")
        case Unproven.UNFINISHED:
            return translate("Fair", "The deal was not seen to its end.")


def _cause_text(cause: Cause) -> str:
    match cause:
        case Cause.MALFORMED:
            return translate("Fair", "What the table said about the dealing makes no sense.")
        case Cause.HOST_SHARE:
            return translate("Fair", "The table changed its share after it was locked in.")
        case Cause.SEAT_SHARE:
            return translate("Fair", "A share does not fit what was locked in for it.")
        case Cause.OTHER_SHARES:
            return translate("Fair", "The table dropped a share, or added one, after all were locked in.")
        case Cause.SHARE_REPLACED:
            return translate("Fair", "The table put another share in the place of yours.")
        case Cause.SEED:
            return translate("Fair", "The cards do not come from the shares.")
        case Cause.ROOT:
            return translate("Fair", "The sealed pack is not the one that the shares lead to.")
        case Cause.HAND_NOT_PROVED | Cause.HAND:
            return translate("Fair", "You were given other cards than those sealed for you.")
        case Cause.CARD_TWICE:
            return translate("Fair", "You were given the same card twice.")
        case _:
            return _deal_cause_text(cause)


def _deal_cause_text(cause: Cause) -> str:
    match cause:
        case Cause.MARK:
            return translate("Fair", "A mark, or who holds it, is not what the sealed pack says.")
        case Cause.BOTTOM:
            return translate("Fair", "The bottom cards are not those of the sealed pack.")
        case Cause.ROLE:
            return translate("Fair", "A role is not what the sealed pack says.")
        case Cause.CAMP:
            return translate("Fair", "A camp is neither what was chosen nor what the shares lead to.")
        case Cause.CARDS_SEEN:
            return translate("Fair", "Somebody had cards that the sealed pack did not give them.")
        case Cause.RESULT:
            return translate("Fair", "The result is not the one that these cards and plays lead to.")
        case _:
            return translate("Fair", "Something happened that cannot happen with these cards.")
