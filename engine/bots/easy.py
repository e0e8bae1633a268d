"""A friendly opponent: it plays as people do who look at their cards and forget to count."""

from __future__ import annotations

from engine.bots.rule_bot import RuleBot

SLIP = 0.8
"""By so many turns it misjudges a play now and then; chosen so that Normal wins about four of five deals."""


class EasyBot(RuleBot):
    """The rule bot with slips; a play that wins at once it always sees."""

    def __init__(self) -> None:
        super().__init__(slip=SLIP)
