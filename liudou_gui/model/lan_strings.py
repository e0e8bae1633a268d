"""Words for play on the network: refusals, phrases, what is wrong with an address, what an address is on."""

from __future__ import annotations

from liudou_gui.model.ruling_strings import ruling_text
from liudou_gui.model.words import translate
from liudou_gui.net.addresses import AdapterKind
from liudou_gui.net.invitation import AddressFault, CodeFault, InvitationFault
from liudou_gui.protocol.down import Chatted, Denial, Refusal, Refused, RulingDiffers
from liudou_gui.protocol.up import Phrase


def refused_sentence(refused: Refused) -> str:
    """Return why somebody was not let in, or had to go."""
    seconds = -(-refused.wait_ms // 1000)
    if refused.why is Refusal.TOO_MANY_TRIES and not seconds:
        return translate("Refusals", "Too many wrong codes. Try again in a minute.")
    text = _refusals()[refused.why]
    return text.format(build=refused.build or "…", seconds=seconds, count=len(refused.rulings))


def _refusals() -> dict[Refusal, str]:
    return {
        Refusal.CLIENT_TOO_OLD: translate("Refusals", "The host has the newer version {build}. Install it."),
        Refusal.HOST_TOO_OLD: translate(
            "Refusals", "The host has the older version {build}. It has to be renewed there."
        ),
        Refusal.RULES_DIFFER: translate(
            "Refusals", "The host plays by other rules: rulings that differ: {count}. Use the same version."
        ),
        Refusal.NO_SUCH_TABLE: translate("Refusals", "That table is closed."),
        Refusal.CODE_NEEDED: translate("Refusals", "This table is locked. Type its room code."),
        Refusal.WRONG_CODE: translate("Refusals", "That is not the room code of this table."),
        Refusal.TOO_MANY_TRIES: translate("Refusals", "Too many wrong codes. Try again in {seconds} s."),
        Refusal.WRONG_TICKET: translate("Refusals", "This invitation is no longer valid. Ask for a new one."),
        Refusal.FULL: translate("Refusals", "All six seats are taken by people."),
        Refusal.NO_SPECTATORS: translate("Refusals", "Nobody may watch here, or too many watch already."),
        Refusal.KICKED: translate("Refusals", "The host has asked you to leave the table."),
        Refusal.ELSEWHERE: translate("Refusals", "You are at this table from another window now."),
        Refusal.TABLE_CLOSED: translate("Refusals", "The host has closed the table."),
        Refusal.TOO_MUCH: translate("Refusals", "This program sent too much at once and was cut off."),
        Refusal.NOT_UNDERSTOOD: translate("Refusals", "The host did not understand this program."),
    }


def ruling_line(differs: RulingDiffers) -> str:
    """Return one ruling that differs, for the list below the sentence: what this program decides.

    Of the host's decision only a mark is told, from which nobody learns anything.
    """
    rule, here = differs.rule, ruling_text(differs.rule)
    if not here:
        return translate("Refusals", "{rule}: only the host has this ruling").format(rule=rule)
    if not differs.here:
        text = translate("Refusals", "{rule}: only this program has this ruling: “{ruling}”")
    else:
        text = translate("Refusals", "{rule}: the host decides otherwise than this program: “{ruling}”")
    return text.format(rule=rule, ruling=here)


def halted_sentence(*, is_owner: bool) -> str:
    """Return why a table stands still whose host cannot save, for the owner what helps."""
    if is_owner:
        return translate(
            "Lan",
            "This computer cannot save the game. The table waits until there is room on the disk again; "
            "nothing is lost.",
        )
    return translate(
        "Lan",
        "The host cannot save the game: the disk is full or cannot be written. "
        "The table waits; nothing is lost.",
    )


def denial_sentence(denial: Denial) -> str:
    """Return why a request was not met."""
    return {
        Denial.NOT_HOST: translate("Denials", "Only the host can do that."),
        Denial.DEAL_RUNS: translate("Denials", "Not while a deal is played."),
        Denial.SEAT_TAKEN: translate("Denials", "Somebody sits there."),
        Denial.NOT_SEATED: translate("Denials", "Take a seat first."),
        Denial.SEATS_EMPTY: translate("Denials", "Some seats are empty. Fill them with bots or wait."),
        Denial.NOT_LOADED: translate("Denials", "Somebody’s table is still loading."),
        Denial.TOO_FAST: translate("Denials", "Not so fast."),
        Denial.MUTED: translate("Denials", "The host has muted you for a while."),
        Denial.NO_SUCH_SEAT: translate("Denials", "There is no such person or seat."),
        Denial.NO_SPECTATORS: translate("Denials", "Nobody may watch here, or too many watch already."),
    }[denial]


def said_words(said: Chatted) -> str:
    """Return what somebody said, a phrase in words."""
    return said.text if said.phrase is None else phrase_name(said.phrase)


def phrase_name(phrase: Phrase) -> str:
    """Return a phrase in words, also the feelings, as a screen reader says them."""
    return {
        Phrase.HELLO: translate("Phrases", "Hello!"),
        Phrase.READY: translate("Phrases", "Ready when you are"),
        Phrase.MOMENT: translate("Phrases", "One moment"),
        Phrase.GOOD_GAME: translate("Phrases", "Good game"),
        Phrase.NICE: translate("Phrases", "Nicely played!"),
        Phrase.SORRY: translate("Phrases", "Sorry!"),
        Phrase.THANKS: translate("Phrases", "Thank you!"),
        Phrase.HURRY: translate("Phrases", "The tea is getting cold…"),
        Phrase.LAUGH: translate("Phrases", "laughs"),
        Phrase.CLAP: translate("Phrases", "claps"),
        Phrase.WOW: translate("Phrases", "is amazed"),
        Phrase.CRY: translate("Phrases", "cries"),
    }[phrase]


def invitation_fault_sentence(fault: InvitationFault) -> str:
    """Return what is wrong with a link."""
    return {
        InvitationFault.NOT_A_LINK: translate("Invitation", "An invitation begins with liudou://join/."),
        InvitationFault.NOT_AN_INVITATION: translate("Invitation", "This link of Liudou is no invitation."),
        InvitationFault.NEWER: translate("Invitation", "This invitation is from a newer version of Liudou."),
        InvitationFault.INCOMPLETE: translate(
            "Invitation", "A part of the invitation is missing. Copy all of it."
        ),
        InvitationFault.DAMAGED: translate(
            "Invitation", "The invitation was changed on its way. Copy it again."
        ),
    }[fault]


def address_fault_sentence(fault: AddressFault) -> str:
    """Return what is wrong with a typed address."""
    return {
        AddressFault.EMPTY: translate("Invitation", "Type an address, such as 192.168.1.23."),
        AddressFault.TOO_LONG: translate("Invitation", "This is too long for an address."),
        AddressFault.PORT: translate("Invitation", "The port after the colon is a number from 1 to 65535."),
        AddressFault.IPV4: translate(
            "Invitation", "An address such as 192.168.1.23 has four numbers from 0 to 255."
        ),
        AddressFault.IPV6: translate("Invitation", "An IPv6 address looks like [fd00::23]:47610."),
        AddressFault.NAME: translate("Invitation", "A computer’s name has letters, digits, hyphens, dots."),
        AddressFault.NOT_A_HOST: translate("Invitation", "This address is not that of one computer."),
        AddressFault.IS_A_LINK: translate("Invitation", "This is a link, not an address."),
    }[fault]


def code_fault_sentence(fault: CodeFault) -> str:
    """Return what is wrong with a typed room code."""
    return {
        CodeFault.NOT_DIGITS: translate("Invitation", "A room code has digits only."),
        CodeFault.LENGTH: translate("Invitation", "A room code has six digits."),
    }[fault]


def adapter_text(kind: AdapterKind) -> str:
    """Return what an address is on, and whether it is for guests."""
    return {
        AdapterKind.WIRED: translate("Invitation", "cable"),
        AdapterKind.WIFI: translate("Invitation", "Wi-Fi"),
        AdapterKind.OTHER: translate("Invitation", "network"),
        AdapterKind.LINK_LOCAL: translate("Invitation", "without a router"),
        AdapterKind.VPN: translate("Invitation", "VPN: not for guests"),
        AdapterKind.VIRTUAL: translate("Invitation", "virtual adapter: not for guests"),
        AdapterKind.LOOPBACK: translate("Invitation", "this computer only"),
    }[kind]
