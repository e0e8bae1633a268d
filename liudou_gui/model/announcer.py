"""What has just happened, in sentences for the ear: from an event and the view after it, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import PromptKind
from engine.deal import Seat
from engine.view import PlayerView
from engine.visible import (
    BidMade,
    BottomGiven,
    CampSet,
    DealEnded,
    DealOpened,
    DealStarted,
    DealVoided,
    DoublesShown,
    Envelope,
    LeadPassed,
    MarkShown,
    MultiplierRaised,
    Passed,
    Played,
    PromptOpened,
    Revealed,
    Role,
    RoleSet,
    ShowsShown,
    StakeSet,
    TrickWon,
    TurnOf,
    VisibleEvent,
)
from liudou_gui.model.result_strings import void_sentence, winners_word
from liudou_gui.model.spoken_strings import cards_left, role_phrase, spoken_cards, spoken_play, turn_sentence
from liudou_gui.model.story import doubled_text, mark_text, passes_text, revealed_text, shown_text
from liudou_gui.model.strings import side_word, variant_name
from liudou_gui.model.words import signed, translate

MOST_SENTENCES = 4
"""So many sentences are said at once; of more, what counts least is left out."""

CATCH_UP_MS = 250
"""What a stream tells so soon after its beginning has happened before: it is told again."""

_PUBLIC_ROLES = frozenset(
    {
        Role.OPEN_LANDLORD,
        Role.GREAT_LANDLORD,
        Role.SECOND_LANDLORD,
        Role.POSITIVE_LANDLORD,
        Role.NEGATIVE_LANDLORD,
    }
)


def sentence(event: VisibleEvent, view: PlayerView) -> str:
    """Return *event* in words, empty for what need not be said; *view* is the viewer's after it."""
    match event:
        case Played() | Passed() | LeadPassed() | TrickWon() | TurnOf():
            return _play_sentence(event, view)
        case DealStarted() | DealVoided() | DealOpened() | MultiplierRaised() | StakeSet():
            return _deal_sentence(event, view)
        case RoleSet(seat, role):
            return "" if view.result is not None else _role_sentence(view, seat, role)
        case BidMade(seat, value):
            return _bid_sentence(view, seat, value)
        case CampSet(seat, camp) if seat == view.viewer:
            text = translate("Spoken", "Your camp: {camp}")
            return text.format(camp=side_word(camp.value))
        case DoublesShown():
            return doubled_text(view)
        case ShowsShown():
            return shown_text(view) if view.shown else translate("Spoken", "Nobody lays the cards open")
        case BottomGiven(seat, cards):
            if seat == view.viewer:
                return translate("Spoken", "You get the bottom cards {cards}").format(
                    cards=spoken_cards(cards)
                )
            text = translate("Spoken", "{name} gets the bottom cards {cards}")
            return text.format(name=view.names[seat], cards=spoken_cards(cards))
        case MarkShown():
            return mark_text(view, event.kind, event.card, event.holder)
        case Revealed(seat):
            return revealed_text(view, seat)
        case PromptOpened():
            return question_sentence(event.prompt.kind)
        case _:
            return ""


def is_public(event: VisibleEvent) -> bool:
    """Whether everybody at the table knows of *event*, so that a loudspeaker may say it.

    False for a seat's own secrets: a role or a camp that others have to find out.
    """
    match event:
        case RoleSet():
            return event.role in _PUBLIC_ROLES
        case CampSet():
            return False
        case _:
            return True


def question_sentence(kind: PromptKind) -> str:
    """Return what is asked; empty for a play, of which the turn tells."""
    match kind:
        case PromptKind.BID:
            return translate("Spoken", "Your turn to bid")
        case PromptKind.CAMP:
            return translate("Spoken", "Your turn to choose a camp")
        case PromptKind.DOUBLE:
            return translate("Spoken", "Do you double?")
        case PromptKind.SHOW:
            return translate("Spoken", "Do you lay your cards open?")
        case PromptKind.PLAY:
            return ""


def _play_sentence(event: Played | Passed | LeadPassed | TrickWon | TurnOf, view: PlayerView) -> str:
    mine, name = event.seat == view.viewer, view.names[event.seat]
    match event:
        case Played():
            what, left = spoken_play(event.combination), cards_left(event.left)
            if mine:
                return translate("Spoken", "You play {play}, {left}").format(play=what, left=left)
            text = translate("Spoken", "{name} plays {play}, {left}")
            return text.format(name=name, play=what, left=left)
        case Passed():
            return translate("Spoken", "You pass") if mine else passes_text(view, (event.seat,))
        case LeadPassed():
            return translate("Spoken", "{name} hands the lead on").format(name=name)
        case TrickWon():
            if mine:
                return translate("Table", "You win the trick")
            return translate("Table", "{name} wins the trick").format(name=name)
        case TurnOf() if not mine and event.leading and not view.trick:
            return translate("Table", "{name} leads").format(name=name)
        case TurnOf():
            return turn_sentence(view)


def _deal_sentence(
    event: DealStarted | DealVoided | DealOpened | MultiplierRaised | StakeSet, view: PlayerView
) -> str:
    match event:
        case DealStarted():
            text = translate("Spoken", "Deal {number}, {game}")
            return text.format(number=event.number, game=variant_name(event.ruleset.variant))
        case DealVoided():
            return void_sentence(event.cause)
        case DealOpened():  # only now the winners' side is known to all
            return "" if view.result is None else _result_sentence(view, view.result)
        case MultiplierRaised():
            return translate("Spoken", "N is now {n}").format(n=event.n)
        case StakeSet():
            return translate("Spoken", "The stake S is {stake}").format(stake=event.stake)


def _result_sentence(view: PlayerView, result: DealEnded) -> str:
    winners = winners_word(view, result)
    if view.viewer is None:
        return winners
    text = translate("Spoken", "{winners}, your points: {points}")
    return text.format(winners=winners, points=signed(result.scores[view.viewer]))


def _role_sentence(view: PlayerView, seat: Seat, role: Role) -> str:
    if seat == view.viewer:
        return translate("Spoken", "You are {role}").format(role=role_phrase(role))
    return translate("Spoken", "{name} is {role}").format(name=view.names[seat], role=role_phrase(role))


def _bid_sentence(view: PlayerView, seat: Seat, value: int) -> str:
    if seat == view.viewer:
        text = translate("Spoken", "You bid {value}") if value else translate("Spoken", "You do not bid")
    elif value:
        text = translate("Spoken", "{name} bids {value}")
    else:
        text = translate("Spoken", "{name} does not bid")
    return text.format(name=view.names[seat], value=value)


# -- many at once ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heard:
    """An event and the viewer's view after it."""

    event: VisibleEvent
    view: PlayerView

    @property
    def text(self) -> str:
        """The event's own sentence."""
        return sentence(self.event, self.view)


def announcement(heard: Sequence[Heard]) -> str:
    """Return what arrived together as one announcement.

    Passes one after the other are one sentence. Of more than :data:`MOST_SENTENCES` the passes go first,
    then the oldest ones; the last ones, among them whose turn it is, stay.
    """
    sentences: list[tuple[bool, str]] = []
    passing: list[Seat] = []

    def end_passes(view: PlayerView) -> None:
        if passing:
            sentences.append((True, passes_text(view, passing)))
            passing.clear()

    for one in heard:
        match one.event:
            case Passed(seat) if seat != one.view.viewer:
                passing.append(seat)
                continue
        text = one.text
        if text:
            end_passes(one.view)
            sentences.append((isinstance(one.event, Passed), text))
    if heard:
        end_passes(heard[-1].view)
    if len(sentences) > MOST_SENTENCES:
        sentences = [told for told in sentences if not told[0]]
    kept = [text for _, text in sentences[-MOST_SENTENCES:]]
    return translate("Spoken", ". ").join(text.rstrip("。.") for text in kept)


@dataclass(frozen=True, slots=True)
class Told:
    """What is to be said: *full* into the viewer's ear, *aloud* into the room; each may be empty."""

    full: str = ""
    aloud: str = ""


class Announcer:
    """Gathers events until the view has settled; what is told again it leaves out.

    Told again is the beginning of a stream, up to *catch_up_ms* of table time: a table that is gone on
    with tells its whole deal at one moment. Of that only what is asked of the viewer now is said.
    """

    def __init__(self, catch_up_ms: int = CATCH_UP_MS) -> None:
        self._heard: list[Heard] = []
        self._catch_up_ms = catch_up_ms
        self._began: int | None = None
        self._again = False

    def hear(self, envelope: Envelope, view: PlayerView) -> None:
        """Take note of an event; *view* is the viewer's after it."""
        if envelope.seq == 0:
            self.forget()
            self._began = envelope.at_ms
        if self._began is not None and envelope.at_ms - self._began <= self._catch_up_ms:
            self._again = True
            return
        self._began = None
        self._heard.append(Heard(envelope.event, view))

    def forget(self) -> None:
        """Drop what has been gathered: it was told again."""
        self._heard.clear()
        self._again = False

    def take(self, view: PlayerView) -> Told:
        """Return what is new since the last call; *view* is the present one."""
        heard, again = tuple(self._heard), self._again
        self.forget()
        if not heard and again:
            asked = "" if view.prompt is None else question_sentence(view.prompt.kind)
            now = turn_sentence(view) or asked
            return Told(now, now)
        return Told(announcement(heard), announcement([one for one in heard if is_public(one.event)]))
