"""Which keys do what: commands with their usual keys, and the player's own choice of keys."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from engine.cards import Rank


class Scope(Enum):
    """When a command can be given: at the table, while a question is open, or always."""

    TABLE = "table"
    QUESTION = "question"
    ALWAYS = "always"


class Command(Enum):
    """All that a key can do. The value is the name in the settings."""

    PLAY = "play"
    PASS = "pass"  # noqa: S105 - to pass a trick
    CLEAR = "clear"
    HINT = "hint"
    AUTO_PLAY = "auto_play"
    SWITCH_VIEW = "switch_view"
    SORT = "sort"
    ARRANGE = "arrange"
    GROUP = "group"
    LAST_TRICK = "last_trick"
    HISTORY = "history"
    COUNTER = "counter"
    NOTES = "notes"
    CHAT = "chat"
    BOTTOM_CARDS = "bottom_cards"
    OPEN_HANDS = "open_hands"
    SCORES = "scores"
    RANK_3 = "rank_3"
    RANK_4 = "rank_4"
    RANK_5 = "rank_5"
    RANK_6 = "rank_6"
    RANK_7 = "rank_7"
    RANK_8 = "rank_8"
    RANK_9 = "rank_9"
    RANK_10 = "rank_10"
    RANK_JACK = "rank_jack"
    RANK_QUEEN = "rank_queen"
    RANK_KING = "rank_king"
    RANK_ACE = "rank_ace"
    RANK_2 = "rank_2"
    RANK_SMALL_JOKER = "rank_small_joker"
    RANK_BIG_JOKER = "rank_big_joker"
    BID_PASS = "bid_pass"  # noqa: S105 - to pass a bid
    BID_1 = "bid_1"
    BID_2 = "bid_2"
    BID_3 = "bid_3"
    ANSWER_NO = "answer_no"
    ANSWER_DOUBLE = "answer_double"
    ANSWER_SHOW = "answer_show"
    CAMP_POSITIVE = "camp_positive"
    CAMP_NEGATIVE = "camp_negative"
    KEYS = "keys"
    RULES = "rules"
    SETTINGS = "settings"
    MUTE = "mute"
    LARGER = "larger"
    SMALLER = "smaller"
    USUAL_SIZE = "usual_size"
    FULL_SCREEN = "full_screen"
    LEAVE = "leave"


RANK_COMMANDS: Mapping[Command, Rank] = dict(
    zip(
        (
            Command.RANK_3,
            Command.RANK_4,
            Command.RANK_5,
            Command.RANK_6,
            Command.RANK_7,
            Command.RANK_8,
            Command.RANK_9,
            Command.RANK_10,
            Command.RANK_JACK,
            Command.RANK_QUEEN,
            Command.RANK_KING,
            Command.RANK_ACE,
            Command.RANK_2,
            Command.RANK_SMALL_JOKER,
            Command.RANK_BIG_JOKER,
        ),
        Rank,
        strict=True,
    )
)

_QUESTION = (
    Command.BID_PASS,
    Command.BID_1,
    Command.BID_2,
    Command.BID_3,
    Command.ANSWER_NO,
    Command.ANSWER_DOUBLE,
    Command.ANSWER_SHOW,
    Command.CAMP_POSITIVE,
    Command.CAMP_NEGATIVE,
)
_ALWAYS = (
    Command.KEYS,
    Command.RULES,
    Command.SETTINGS,
    Command.MUTE,
    Command.LARGER,
    Command.SMALLER,
    Command.USUAL_SIZE,
    Command.FULL_SCREEN,
    Command.LEAVE,
)

USUAL: Mapping[Command, tuple[str, ...]] = {
    Command.PLAY: ("Return", "Enter"),
    Command.PASS: ("P",),
    Command.CLEAR: ("Esc",),
    Command.HINT: ("H",),
    Command.AUTO_PLAY: ("U",),
    Command.SWITCH_VIEW: ("V",),
    Command.SORT: ("S",),
    Command.ARRANGE: ("R",),
    Command.GROUP: ("G",),
    Command.LAST_TRICK: ("L",),
    Command.HISTORY: ("Y",),
    Command.COUNTER: ("C",),
    Command.NOTES: ("E",),
    Command.CHAT: ("F",),
    Command.BOTTOM_CARDS: ("B",),
    Command.OPEN_HANDS: ("O",),
    Command.SCORES: ("X",),
    Command.RANK_3: ("3",),
    Command.RANK_4: ("4",),
    Command.RANK_5: ("5",),
    Command.RANK_6: ("6",),
    Command.RANK_7: ("7",),
    Command.RANK_8: ("8",),
    Command.RANK_9: ("9",),
    Command.RANK_10: ("0", "T"),
    Command.RANK_JACK: ("J",),
    Command.RANK_QUEEN: ("Q",),
    Command.RANK_KING: ("K",),
    Command.RANK_ACE: ("A", "1"),
    Command.RANK_2: ("2",),
    Command.RANK_SMALL_JOKER: ("W",),
    Command.RANK_BIG_JOKER: ("Shift+W",),
    Command.BID_PASS: ("P", "0"),
    Command.BID_1: ("1",),
    Command.BID_2: ("2",),
    Command.BID_3: ("3",),
    Command.ANSWER_NO: ("N",),
    Command.ANSWER_DOUBLE: ("D",),
    Command.ANSWER_SHOW: ("S",),
    Command.CAMP_POSITIVE: ("Left",),
    Command.CAMP_NEGATIVE: ("Right",),
    Command.KEYS: ("F1",),
    Command.RULES: ("F2",),
    Command.SETTINGS: ("F10",),
    Command.MUTE: ("M",),
    Command.LARGER: ("Ctrl++", "Ctrl+="),
    Command.SMALLER: ("Ctrl+-",),
    Command.USUAL_SIZE: ("Ctrl+0",),
    Command.FULL_SCREEN: ("F11",),
    Command.LEAVE: ("Ctrl+W",),
}


def scope(command: Command) -> Scope:
    """Return when a command can be given."""
    if command in _QUESTION:
        return Scope.QUESTION
    return Scope.ALWAYS if command in _ALWAYS else Scope.TABLE


class Keymap:
    """The usual keys with the player's changes, as portable texts such as ``Shift+W``."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        names = {command.value: command for command in Command}
        self._own = {names[name]: keys for name, keys in (own or {}).items() if name in names}

    def keys(self, command: Command) -> tuple[str, ...]:
        """Return the keys of a command, the one that is shown first; none if it was freed of all."""
        if command in self._own:
            return tuple(key for key in self._own[command].split(" ") if key)
        return USUAL[command]

    def changes(self) -> dict[str, str]:
        """Return what differs from the usual keys, for the settings."""
        return {command.value: keys for command, keys in self._own.items()}

    def takers(self, command: Command, key: str) -> list[Command]:
        """Return the other commands that *key* gives where *command* could be given too."""
        mine = scope(command)
        return [
            other
            for other in Command
            if other is not command
            and key in self.keys(other)
            and (mine is scope(other) or Scope.ALWAYS in (mine, scope(other)))
        ]

    def with_key(self, command: Command, key: str) -> Keymap:
        """Return a map in which *key* alone gives *command*, taken away from whatever had it."""
        own = dict(self._own)
        for other in self.takers(command, key):
            own[other] = " ".join(k for k in self.keys(other) if k != key)
        own[command] = key
        return Keymap({c.value: keys for c, keys in own.items() if tuple(keys.split()) != USUAL[c]})
