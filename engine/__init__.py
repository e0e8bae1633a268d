"""Rules, views, records and bots of six-player Dou Dizhu; no window, no network, no clock.

This module is the face for programs outside the project; ``docs/engine.md`` walks through it with
examples. Where to begin:

- a game: ``Ruleset(Variant("two_four"), base=2)``; ``ruleset.combos`` is what plays depend on
- cards as text: ``parse_cards("3d0 3c1 Wx2")``, ``format_cards(cards)``
- plays: ``classify_cards``, ``beats``, ``leads``, ``answers``, ``pick``; ``verdict`` says what
  chosen cards are or, as a ``Reason`` with its rule, why they may not be played
- a deal: ``deal_from_seed``, ``start``, then ``apply_action`` for each open prompt, or ``end_slot``
  while none is open, until ``state.over``; ``default_action`` is what counts if nobody answers
- what one seat sees: ``project`` each event, ``fold`` it into a ``PlayerView``; no other way gives
  a seat, bot or spectator its knowledge
- whole deals by bots: ``play_deal``; as text and back: ``Record``

Everything that is no class is a pure function; nothing here reads a clock, a file or global
random state. A name is loaded when it is first asked for, so importing this module costs nothing;
inside the project the rooms (``engine.cards`` and so on) are imported by their own names.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.actions import (
        Action,
        Bid,
        Camp,
        ChooseCamp,
        Double,
        Pass,
        Play,
        Prompt,
        PromptKind,
        ShowHand,
    )
    from engine.apply import apply as apply_action
    from engine.apply import default_action, end_slot, start
    from engine.bots.base import Bot, Decision
    from engine.bots.random_bot import RandomBot
    from engine.bots.rule_bot import RuleBot
    from engine.cards import Card, Face, Rank, Suit, format_cards, parse_cards
    from engine.combos import Combination, CombinationType, ComboRules, classify_cards
    from engine.deal import Deal, deal_from_seed
    from engine.movegen import RankPlay, answers, leads, pick, verdict
    from engine.observe import project
    from engine.order import beats
    from engine.reasons import IllegalAction, Reason, ReasonCode
    from engine.record import Entry, Record, record_of
    from engine.ruleset import SEATS, Ruleset, Variant
    from engine.selfplay import play_deal
    from engine.state import GameState, Step
    from engine.view import Phase, PlayerView, fold, view_of
    from engine.visible import Role

__all__ = [
    "SEATS",
    "Action",
    "Bid",
    "Bot",
    "Camp",
    "Card",
    "ChooseCamp",
    "Combination",
    "CombinationType",
    "ComboRules",
    "Deal",
    "Decision",
    "Double",
    "Entry",
    "Face",
    "GameState",
    "IllegalAction",
    "Pass",
    "Phase",
    "Play",
    "PlayerView",
    "Prompt",
    "PromptKind",
    "RandomBot",
    "Rank",
    "RankPlay",
    "Reason",
    "ReasonCode",
    "Record",
    "Role",
    "RuleBot",
    "Ruleset",
    "ShowHand",
    "Step",
    "Suit",
    "Variant",
    "answers",
    "apply_action",
    "beats",
    "classify_cards",
    "deal_from_seed",
    "default_action",
    "end_slot",
    "fold",
    "format_cards",
    "leads",
    "parse_cards",
    "pick",
    "play_deal",
    "project",
    "record_of",
    "start",
    "verdict",
    "view_of",
]

_ROOMS = {
    "actions": "Action Bid Camp ChooseCamp Double Pass Play Prompt PromptKind ShowHand",
    "apply": "apply_action default_action end_slot start",
    "bots.base": "Bot Decision",
    "bots.random_bot": "RandomBot",
    "bots.rule_bot": "RuleBot",
    "cards": "Card Face Rank Suit format_cards parse_cards",
    "combos": "ComboRules Combination CombinationType classify_cards",
    "deal": "Deal deal_from_seed",
    "movegen": "RankPlay answers leads pick verdict",
    "observe": "project",
    "order": "beats",
    "reasons": "IllegalAction Reason ReasonCode",
    "record": "Entry Record record_of",
    "ruleset": "SEATS Ruleset Variant",
    "selfplay": "play_deal",
    "state": "GameState Step",
    "view": "Phase PlayerView fold view_of",
    "visible": "Role",
}
_HOME = {name: room for room, names in _ROOMS.items() for name in names.split()}

# The function shares its name with its room, and the attribute ``engine.apply`` is the room.
_OWN_NAME = {"apply_action": "apply"}

if not TYPE_CHECKING:  # a type checker would take any name at all

    def __getattr__(name: str) -> object:
        """Load a name of the face when it is first asked for (PEP 562)."""
        room = _HOME.get(name)
        if room is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"engine.{room}"), _OWN_NAME.get(name, name))
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
