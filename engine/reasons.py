"""Why an action is refused: one code per rule clause, with what is needed to say it in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import Rank


class ReasonCode(Enum):
    """One clause each; the value is the rule id that the rule book links to."""

    # the chosen cards are no combination
    NOTHING_CHOSEN = ("nothing_chosen", "T1")
    NOT_A_COMBINATION = ("not_a_combination", "C")
    UNEQUAL_PAIR = ("unequal_pair", "C2")
    JOKERS_NO_PAIR = ("jokers_no_pair", "C2")
    MIXED_JOKERS = ("mixed_jokers", "C10")
    TRIPLE_WITH_SINGLE = ("triple_with_single", "C7")
    JOKER_TRIPLE_OFF = ("joker_triple_off", "C7")
    JOKER_PAIR_IN_FULL_HOUSE = ("joker_pair_in_full_house", "C7")
    STRAIGHT_TOO_SHORT = ("straight_too_short", "C4")
    STRAIGHT_GAP = ("straight_gap", "C4")
    PAIR_RUN_TOO_SHORT = ("pair_run_too_short", "C5")
    PAIR_RUN_GAP = ("pair_run_gap", "C5")
    TRIPLE_RUN_GAP = ("triple_run_gap", "C6")
    TWO_IN_RUN = ("two_in_run", "C4a")
    JOKER_IN_RUN = ("joker_in_run", "C4a")
    ACE_BOTH_ENDS = ("ace_both_ends", "C4a")
    ACE_TWO_ALONE = ("ace_two_alone", "C6")
    WINGS_COUNT = ("wings_count", "C8")
    WINGS_NOT_PAIRS = ("wings_not_pairs", "C8")
    WINGS_REPEAT_OFF = ("wings_repeat_off", "C8")
    WINGS_NOT_CONSECUTIVE = ("wings_not_consecutive", "C8a")
    WINGS_ACE_TWO = ("wings_ace_two", "C8a")
    WINGS_JOKERS = ("wings_jokers", "C8a")
    BOMB_INSIDE = ("bomb_inside", "C8a")
    # a combination, but it does not answer
    WRONG_TYPE = ("wrong_type", "O2")
    WRONG_SIZE = ("wrong_size", "O2")
    TOO_LOW = ("too_low", "O1")
    RUN_TOO_LOW = ("run_too_low", "O2")
    AIRPLANE_TOO_LOW = ("airplane_too_low", "O3")
    BOMB_TOO_SMALL = ("bomb_too_small", "O4")
    JOKER_BOMB_TOO_LOW = ("joker_bomb_too_low", "O6")
    EQUAL_IS_NOT_GREATER = ("equal_is_not_greater", "O9")
    # turns, prompts and the other choices
    MUST_LEAD = ("must_lead", "T1")
    DEAD_JOKER = ("dead_joker", "T3")
    NOT_YOUR_CARDS = ("not_your_cards", "T1")
    NOT_ASKED = ("not_asked", "T1")
    STALE_PROMPT = ("stale_prompt", "T1")
    BID_TOO_LOW = ("bid_too_low", "H3")
    BID_OUT_OF_RANGE = ("bid_out_of_range", "H3")
    SLOT_STILL_OPEN = ("slot_still_open", "H3")
    DEAL_OVER = ("deal_over", "T2")

    def __init__(self, word: str, rule: str) -> None:
        self.word = word
        self.rule = rule


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused, with what a sentence about it needs.

    *rank* is the rank at fault, *need* and *got* are numbers of cards, groups or points, as the
    code's sentence uses them; *rule* overrides the code's clause where one code serves several.
    """

    code: ReasonCode
    rank: Rank | None = None
    need: int | None = None
    got: int | None = None
    rule_id: str | None = None

    @property
    def rule(self) -> str:
        """The id of the clause, such as ``C8a``."""
        return self.rule_id or self.code.rule


class IllegalAction(ValueError):
    """An action that the rules refuse; :attr:`reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code.word} ({reason.rule})")
        self.reason = reason
