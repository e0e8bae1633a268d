"""When things happen at a table: deadlines, slots, and how long bots take. No clock of its own."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import PromptKind


@dataclass(frozen=True, slots=True)
class Timing:
    """A table's times in milliseconds (RULES, "Deciding when somebody does not").

    *play_ms* None means no limit. *bot_slot_ms* is the length of a bot's slot where only one person
    sits at the table (H3, P2), *bot_min_ms* to *bot_max_ms* how long a bot takes for anything else;
    *trick_rest_ms* lets a finished trick be seen. Raises ``ValueError`` outside RULES' limits.
    """

    bid_ms: int = 15_000
    bid_slot_ms: int = 8_000
    double_ms: int = 10_000
    camp_ms: int = 5_000
    show_ms: int = 5_000
    play_ms: int | None = 30_000
    bot_slot_ms: int = 1_000
    bot_min_ms: int = 700
    bot_max_ms: int = 1_500
    trick_rest_ms: int = 700

    def __post_init__(self) -> None:
        if not 2_000 <= self.bid_slot_ms <= 15_000:
            raise ValueError("a slot for bidding lasts 2 to 15 seconds (H3)")
        if not 2_000 <= self.camp_ms <= 10_000 or not 2_000 <= self.show_ms <= 10_000:
            raise ValueError("a time to choose a camp or to show lasts 2 to 10 seconds")
        if not 0 <= self.bot_min_ms <= self.bot_max_ms:
            raise ValueError("a bot's pace must be a range of milliseconds")

    def limit(self, kind: PromptKind) -> int | None:
        """Return how long a question that ends when answered may stay open."""
        match kind:
            case PromptKind.BID:
                return self.bid_ms
            case PromptKind.DOUBLE:
                return self.double_ms
            case PromptKind.SHOW:
                return self.show_ms
            case PromptKind.CAMP:
                return self.camp_ms
            case PromptKind.PLAY:
                return self.play_ms

    def slot(self, kind: PromptKind, *, short: bool) -> int:
        """Return the length of a fixed slot; *short* for a bot's at a table with a single person."""
        full = self.camp_ms if kind is PromptKind.CAMP else self.bid_slot_ms
        return min(self.bot_slot_ms, full) if short else full

    def bot_pause(self, rng: Random, *, leading_new_trick: bool) -> int:
        """Return how long a bot takes: it depends on nothing that the bot holds (T1)."""
        pause = rng.randint(self.bot_min_ms, self.bot_max_ms)
        return pause + self.trick_rest_ms if leading_new_trick else pause


QUICK = Timing(bot_slot_ms=1_000, bot_min_ms=150, bot_max_ms=350, trick_rest_ms=250)
NORMAL = Timing()
SLOW = Timing(bot_min_ms=1_400, bot_max_ms=2_600, trick_rest_ms=1_200)
