"""What people at a table ask for, and what comes of it."""

from __future__ import annotations

from engine.deal import Seat
from engine.names import legible_name
from engine.reasons import Reason, ReasonCode
from engine.ruleset import SEATS
from liudou_gui.host.floor import LOAD_MS, Floor
from liudou_gui.host.kept import within_limits
from liudou_gui.host.people import MOST_ACTS, Person, StandIn
from liudou_gui.protocol.down import Chatted, Denial, Done, Pong, Refusal, Refused
from liudou_gui.protocol.limits import CHAT_LENGTH, SPECTATORS
from liudou_gui.protocol.lobby import Holder, Options
from liudou_gui.protocol.up import (
    Act,
    AnswerSwap,
    AskSwap,
    BackToMe,
    HostOrder,
    Kick,
    Loaded,
    Order,
    Ping,
    Ready,
    Resync,
    Say,
    SeatToBot,
    SetOptions,
    ShareCommit,
    ShareReveal,
    Sit,
    Up,
    Vote,
)

_AGAIN_MS = 500
"""A stream is told again no more often."""
_STALE = -1


def obey(floor: Floor, person: Person, message: Up, now_ms: int) -> Denial | None:
    """Do what *person* asks; return why not. What strangers alone say is passed over."""
    match message:
        case Act():
            return _act(floor, person, message, now_ms)
        case Ping():
            _ping(floor, person, message, now_ms)
            return None
        case Resync():
            return _resync(floor, person, message.run, message.since, now_ms)
        case Say():
            return _say(floor, person, message, now_ms)
        case Loaded():
            person.loaded = True
            return None
        case Sit() | AskSwap() | AnswerSwap() if not person.may_move(now_ms):
            return Denial.TOO_FAST
        case Sit():
            return _sit(floor, person, message.seat, now_ms)
        case HostOrder() | SetOptions() | SeatToBot() | Kick():
            closes = message == HostOrder(Order.CLOSE)  # for good: that is for the owner alone
            if person.key != (floor.setup.owner if closes else floor.host):
                return Denial.NOT_HOST
            return _host(floor, message, now_ms)
        case Ready() | AskSwap() | AnswerSwap() | Vote() | BackToMe() | ShareCommit() | ShareReveal():
            if person.seat is None:
                return Denial.NOT_SEATED
            return _seated(floor, person, person.seat, message, now_ms)
        case _:
            return None


def start(floor: Floor, now_ms: int) -> Denial | None:
    """Begin a deal as soon as all who are there have drawn the table; return why not."""
    if floor.deals.busy:
        return Denial.DEAL_RUNS
    if not floor.seats.filled:
        return Denial.SEATS_EMPTY
    if floor.starting_ms is None:
        floor.starting_ms, floor.starting_again = now_ms + LOAD_MS, False
    return None


# -- playing -----------------------------------------------------------------------------------


def _act(floor: Floor, person: Person, message: Act, now_ms: int) -> Denial | None:
    if message.action_id in person.acts:
        floor.outbox.tell(person, Done(message.action_id, person.acts[message.action_id][1]))
        return None
    if len(person.acts) >= MOST_ACTS:
        return Denial.TOO_FAST
    if person.seat is None:
        return Denial.NOT_SEATED
    number = floor.deals.standing.number
    reason = _answer(floor, person, person.seat, message, now_ms)
    person.acts[message.action_id] = number, reason
    floor.journal.act(person.key, message.action_id, number, reason)
    floor.outbox.tell(person, Done(message.action_id, reason))
    return None


def _answer(floor: Floor, person: Person, seat: Seat, message: Act, now_ms: int) -> Reason | None:
    table = floor.deals.table
    if table is None or person.stand_in is not StandIn.NO:
        return Reason(ReasonCode.NOT_ASKED)
    if message.deal != table.standing.number:
        return Reason(ReasonCode.STALE_PROMPT)
    return table.submit(seat, message.prompt_id, message.action, now_ms)


def _ping(floor: Floor, person: Person, message: Ping, now_ms: int) -> None:
    """Answer, and find out whether the client has what it was told."""
    floor.outbox.pong(person, Pong(message.sent_ms, now_ms))
    told = person.sent - person.first
    before = person.last_ping
    person.last_ping = (message.run, message.seq, told if message.run == person.run else _STALE)
    if message.run != person.run:  # another run may be under way: one such ping is nothing strange
        if before[0] == message.run and before[2] == _STALE:
            _resync(floor, person, 0, 0, now_ms)
        return
    expected = floor.deals.view_hash(person.seat, message.seq + person.first) if message.view else None
    if message.seq > told or (expected is not None and expected != message.view):
        _resync(floor, person, 0, 0, now_ms)
    elif message.seq < before[2] and before[:2] == (message.run, message.seq):
        _resync(floor, person, message.run, message.seq, now_ms)


def _resync(floor: Floor, person: Person, run: int, since: int, now_ms: int) -> Denial | None:
    if person.told_again_ms is not None and now_ms < person.told_again_ms + _AGAIN_MS:
        return Denial.TOO_FAST
    person.told_again_ms = now_ms
    if not floor.outbox.go_on(person, floor.deals.table, run, since):
        floor.outbox.seat(person, floor.deals.table)
    return None


# -- seats -------------------------------------------------------------------------------------


def _sit(floor: Floor, person: Person, seat: Seat | None, now_ms: int) -> Denial | None:
    if seat is None:
        return _watch(floor, person, now_ms)
    if not 0 <= seat < SEATS:
        return Denial.NO_SUCH_SEAT
    if floor.deals.busy:
        return Denial.DEAL_RUNS
    if floor.seats.holders[seat] is Holder.PERSON:
        return Denial.SEAT_TAKEN if person.seat != seat else None
    if person.seat is None:
        floor.place(person, seat)
    else:
        floor.swap(person.seat, seat)
    return None


def _watch(floor: Floor, person: Person, now_ms: int) -> Denial | None:
    if person.seat is None:
        person.waits = False
        return None
    full = len(floor.people.spectators()) >= SPECTATORS
    if (full or not floor.options.spectators) and person.key != floor.setup.owner:
        return Denial.NO_SPECTATORS
    floor.leave_seat(person, now_ms)
    floor.place(person, None)
    return None


def _seated(
    floor: Floor,
    person: Person,
    seat: Seat,
    message: Ready | AskSwap | AnswerSwap | Vote | BackToMe | ShareCommit | ShareReveal,
    now_ms: int,
) -> Denial | None:
    match message:
        case Ready(yes):
            person.ready = yes and not floor.deals.busy
            if yes:
                floor.come_back(person)
        case BackToMe():
            floor.come_back(person)
        case ShareCommit() | ShareReveal():
            floor.deals.hear(seat, message, now_ms)
        case AskSwap(other):
            return _ask_swap(floor, seat, other)
        case AnswerSwap(other, yes):
            return _answer_swap(floor, seat, other, yes=yes)
        case Vote(other, yes):
            idle = floor.idle
            if idle is None or idle.seat != other or other == seat:
                return Denial.NO_SUCH_SEAT
            if not person.plays:  # who has handed the seat to a bot does not wait for anybody
                return Denial.NOT_SEATED
            floor.seats.vote(seat, other, yes=yes)
    return None


def _ask_swap(floor: Floor, seat: Seat, other: Seat) -> Denial | None:
    if not 0 <= other < SEATS or other == seat:
        return Denial.NO_SUCH_SEAT
    if floor.deals.busy:
        return Denial.DEAL_RUNS
    if floor.seats.holders[other] is not Holder.PERSON or floor.seats.take_offer(other, seat):
        floor.swap(seat, other)
    else:
        floor.seats.offer(seat, other)
    return None


def _answer_swap(floor: Floor, seat: Seat, other: Seat, *, yes: bool) -> Denial | None:
    if floor.deals.busy:
        return Denial.DEAL_RUNS
    if not floor.seats.take_offer(other, seat):
        return Denial.NO_SUCH_SEAT
    if yes:
        floor.swap(seat, other)
    return None


# -- chat --------------------------------------------------------------------------------------


def _say(floor: Floor, person: Person, message: Say, now_ms: int) -> Denial | None:
    text = "" if message.phrase is not None else legible_name(message.text, CHAT_LENGTH)
    if message.phrase is None and not text:
        return None
    if not person.may_chat(now_ms):
        return Denial.TOO_FAST
    said = Chatted(person.seat, person.name, message.phrase, text)
    floor.chat.add(person.key, said)
    floor.outbox.tell_all(said)
    return None


# -- the host ----------------------------------------------------------------------------------


def _host(floor: Floor, message: HostOrder | SetOptions | SeatToBot | Kick, now_ms: int) -> Denial | None:
    match message:
        case HostOrder(Order.START):
            return start(floor, now_ms)
        case HostOrder(Order.FILL):
            floor.fill()
        case HostOrder():
            close(floor)
        case SetOptions(options):
            return _set_options(floor, options, now_ms)
        case SeatToBot(seat, bot):
            return _seat_to_bot(floor, seat, now_ms, bot=bot)
        case Kick():
            return _kick(floor, message, now_ms)
    return None


def close(floor: Floor) -> None:
    """End the table for good; all are told. May be called twice."""
    if floor.closed:
        return
    floor.closed = True
    floor.journal.closed()
    for person in floor.people:
        floor.outbox.tell(person, Refused(Refusal.TABLE_CLOSED, floor.world.build))
        person.connected = False


def _set_options(floor: Floor, options: Options, now_ms: int) -> Denial | None:
    if floor.deals.busy:
        return Denial.DEAL_RUNS
    floor.options = within_limits(options)
    floor.starting_ms = None
    if not floor.options.spectators:
        for person in floor.people.spectators():
            if person.key != floor.setup.owner:
                floor.remove(person, Refusal.NO_SPECTATORS, now_ms)
    return None


def _seat_to_bot(floor: Floor, seat: Seat, now_ms: int, *, bot: bool) -> Denial | None:
    if not 0 <= seat < SEATS:
        return Denial.NO_SUCH_SEAT
    person, holder = floor.people.at(seat), floor.seats.holders[seat]
    if person is not None:
        if not bot and person.here:
            floor.come_back(person)
        elif bot and person.stand_in is StandIn.NO:
            floor.stand_in(person, StandIn.HANDED, now_ms)
    elif holder is Holder.NOBODY and bot:
        floor.seats.hold(seat, Holder.BOT)
    elif holder is Holder.BOT and not bot:
        if floor.deals.busy:
            return Denial.DEAL_RUNS
        floor.seats.hold(seat, Holder.NOBODY)
    return None


def _kick(floor: Floor, message: Kick, now_ms: int) -> Denial | None:
    watching = [person for person in floor.people.spectators() if person.name == message.name]
    person = next(iter(watching), None) if message.seat is None else floor.people.at(message.seat)
    if person is None or person.key in (floor.setup.owner, floor.host):
        return Denial.NO_SUCH_SEAT
    floor.bans.add(person.key, person.name, person.address)
    floor.journal.ban(person.key, floor.bans.places)
    floor.chat.forget(person.key)
    floor.remove(person, Refusal.KICKED, now_ms)
    if message.lock:
        floor.lock_anew()
    return None
