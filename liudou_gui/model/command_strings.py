"""What keys do, in words."""

from __future__ import annotations

from liudou_gui.model.keymap import RANK_COMMANDS, Command
from liudou_gui.model.strings import rank_word
from liudou_gui.model.words import translate


def command_text(command: Command) -> str:
    """Return what a command does."""
    if command in RANK_COMMANDS:
        return translate("Keys", "Choose one more {rank}").format(rank=rank_word(RANK_COMMANDS[command]))
    return _texts()[command]


def _texts() -> dict[Command, str]:
    return {
        Command.PLAY: translate("Keys", "Play; next deal"),
        Command.PASS: translate("Keys", "Pass"),
        Command.CLEAR: translate("Keys", "Choose nothing; go back"),
        Command.HINT: translate("Keys", "Next hint"),
        Command.AUTO_PLAY: translate("Keys", "Auto-play on or off"),
        Command.SWITCH_VIEW: translate("Keys", "Fan or stacks"),
        Command.SORT: translate("Keys", "Sort by rank or by size of group"),
        Command.ARRANGE: translate("Keys", "Arrange in groups"),
        Command.GROUP: translate("Keys", "Lay the chosen cards aside as a group"),
        Command.LAST_TRICK: translate("Keys", "Last trick"),
        Command.HISTORY: translate("Keys", "History of the deal"),
        Command.COUNTER: translate("Keys", "Card counter"),
        Command.NOTES: translate("Keys", "Notes on the others"),
        Command.CHAT: translate("Keys", "Chat, at tables on the network"),
        Command.BOTTOM_CARDS: translate("Keys", "Bottom cards"),
        Command.OPEN_HANDS: translate("Keys", "Open hands"),
        Command.SCORES: translate("Keys", "Score sheet"),
        Command.BID_PASS: translate("Keys", "No bid"),
        Command.BID_1: translate("Keys", "Bid 1"),
        Command.BID_2: translate("Keys", "Bid 2"),
        Command.BID_3: translate("Keys", "Bid 3"),
        Command.ANSWER_NO: translate("Keys", "No"),
        Command.ANSWER_DOUBLE: translate("Keys", "Double"),
        Command.ANSWER_SHOW: translate("Keys", "Lay the cards open"),
        Command.CAMP_POSITIVE: translate("Keys", "Join the positive camp"),
        Command.CAMP_NEGATIVE: translate("Keys", "Join the negative camp"),
        Command.KEYS: translate("Keys", "This list of keys"),
        Command.RULES: translate("Keys", "Rules"),
        Command.SETTINGS: translate("Keys", "Settings"),
        Command.MUTE: translate("Keys", "Sound on or off"),
        Command.LARGER: translate("Keys", "Everything larger"),
        Command.SMALLER: translate("Keys", "Everything smaller"),
        Command.USUAL_SIZE: translate("Keys", "Usual size"),
        Command.FULL_SCREEN: translate("Keys", "Full screen"),
        Command.LEAVE: translate("Keys", "Leave the table"),
    }


def fixed_keys() -> list[tuple[str, str]]:
    """Return the keys that cannot be changed, with what they do."""
    return [
        (
            translate("Keys", "Arrows, Home, End"),
            translate("Keys", "Move over the hand; with Shift choose on the way"),
        ),
        (translate("Keys", "Space"), translate("Keys", "Choose the card, or drop it")),
        ("+ / \N{MINUS SIGN}", translate("Keys", "One copy more or less of the card’s rank")),
        (translate("Keys", "Tab"), translate("Keys", "From part to part of the window")),
    ]
