"""A record checked against the transcript of its dealing."""

from __future__ import annotations

from engine.actions import ChooseCamp
from engine.apply import default_action
from engine.deal import Deal
from engine.fair import Cause, NotFair, check_transcript
from engine.record import Record


def audit(record: Record) -> Deal:
    """Return the deal that the record's transcript leads to, after everything in it was checked.

    The record is played again; seed, and camps that the table drew for who did not answer (P2), have
    to be the transcript's. Raises :class:`~engine.fair.NotFair` where they are not, and
    any other ``ValueError`` where there is no transcript, or the record does not lead to its result.
    """
    if record.fair is None:
        raise ValueError("the record does not say how it was dealt")
    deal = check_transcript(record.fair, record.ruleset)
    if deal.seed != record.seed:
        raise NotFair(Cause.SEED)
    for step, entry in zip(record.replay(), record.entries, strict=False):
        if not entry.by_table or not isinstance(entry.action, ChooseCamp):
            continue
        prompt = step.state.prompt_of(entry.seat)
        if prompt is not None and entry.action != default_action(step.state, prompt):
            raise NotFair(Cause.CAMP)
    return deal
