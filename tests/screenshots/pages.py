"""Every page and state of the table that belongs into the screenshot set, by name.

A new page is a function with ``@page("its_name")`` that brings a :class:`Stage` to it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import add

from engine.actions import PromptKind
from engine.cards import full_pack, parse_cards
from engine.ruleset import Ruleset, Variant
from engine.view import Phase, PlayerView
from engine.visible import (
    DealEnded,
    DealStarted,
    DealVoided,
    HandOpened,
    HandSize,
    MarkKind,
    MarkShown,
    OwnHand,
    Revealed,
    Role,
    RoleSet,
    ScoresUpdated,
    VoidCause,
)
from liudou_gui.model.settings import HandStyle, SettingsStore
from liudou_gui.protocol.lobby import Stage as Gathered
from liudou_gui.protocol.lobby import SwapOffer
from liudou_gui.widgets.table_options import HostOptionsDialog
from tests.helpers.fake_lan import FREE
from tests.helpers.scenes import asked, bids, camps, ended, follow, lead, played, seated
from tests.screenshots.lobbies import named_evening, show_lobby
from tests.screenshots.stage import Moment, Stage

FOUR, HIDDEN, CAMPS = Variant.TWO_FOUR, Variant.HIDDEN, Variant.TWO_CAMPS


@dataclass(frozen=True)
class Page:
    """One page: how to come to it, and what must be there before."""

    name: str
    bring: Callable[[Stage], object]
    first: bool = False
    waits: bool = False


PAGES: dict[str, Page] = {}


def page(
    name: str, *, first: bool = False, waits: bool = False
) -> Callable[[Callable[[Stage], object]], Callable[[Stage], object]]:
    """Take a function into the set; see :class:`Stage` for *first* and *waits*."""

    def add(bring: Callable[[Stage], object]) -> Callable[[Stage], object]:
        assert name not in PAGES, name
        PAGES[name] = Page(name, bring, first, waits)
        return bring

    return add


# -- moments of a deal -----------------------------------------------------------------------


def asked_for(kind: PromptKind) -> Moment:
    """Return the moment of a question to the own seat."""

    def moment(view: PlayerView) -> bool:
        return view.prompt is not None and view.prompt.kind is kind and view.clock is not None

    return moment


def mid_trick(view: PlayerView) -> bool:
    """Some tricks are over, the own seat may answer, and others have passed or played before it."""
    return _answering(view) and len(view.tricks) >= 6 and len(view.trick) >= 3


def _answering(view: PlayerView) -> bool:
    prompt = view.prompt
    return prompt is not None and prompt.kind is PromptKind.PLAY and not prompt.leading


def leading_late(view: PlayerView) -> bool:
    """The own seat leads with some cards left."""
    prompt = view.prompt
    return prompt is not None and prompt.leading and len(view.tricks) >= 4


def over(view: PlayerView) -> bool:
    """The deal is opened and scored."""
    return view.phase is Phase.OVER and view.opened is not None and view.deals > 0


BIDDING, DOUBLING, SHOWING, CHOOSING = (
    asked_for(kind) for kind in (PromptKind.BID, PromptKind.DOUBLE, PromptKind.SHOW, PromptKind.CAMP)
)


# -- pages without a table -------------------------------------------------------------------


@page("start")
def start(stage: Stage) -> None:
    """Show the start page."""
    stage.window.show_start()


@page("start_first", first=True)
def start_first(stage: Stage) -> None:
    """Show the very first start."""
    stage.settle()


@page("start_waiting", waits=True)
def start_waiting(stage: Stage) -> None:
    """Show the start page with a deal that waits."""
    stage.window.show_start()


@page("settings")
def settings(stage: Stage) -> None:
    """Open the settings."""
    stage.window.show_settings()


@page("keys")
def keys(stage: Stage) -> None:
    """Open the list of keys."""
    stage.window.show_keys()


@page("rule_book")
def rule_book(stage: Stage) -> None:
    """Open the rule book."""
    stage.window.show_rules()


@page("rule_book_clause")
def rule_book_clause(stage: Stage) -> None:
    """Open the rule book at a clause with drawn examples."""
    stage.window.show_rules("C6")


@page("records")
def records(stage: Stage) -> None:
    """Show kept deals."""
    stage.window.show_records()


@page("records_empty")
def records_empty(stage: Stage) -> None:
    """Show the records before the first deal."""
    stage.history.deals.clear()
    stage.window.show_records()


@page("statistics")
def statistics(stage: Stage) -> None:
    """Show the statistics of kept deals."""
    stage.window.show_records()
    shown = stage.window.records_page
    assert shown is not None
    shown.show_view("statistics")


@page("replay")
def replay(stage: Stage) -> None:
    """Replay a kept deal up to its middle."""
    stage.window.begin_replay(1)
    bar = stage.page.replay_bar
    assert bar is not None
    bar.go(6)


# -- questions at the table ------------------------------------------------------------------


@page("bidding")
def bidding(stage: Stage) -> None:
    """Be asked for a bid after another one."""
    stage.table(FOUR, [*seated(), *bids(0, 2), *asked(PromptKind.BID, above=2)])


@page("bidding_dealt")
def bidding_dealt(stage: Stage) -> None:
    """Be asked for a bid with a whole hand."""
    stage.deal(FOUR, BIDDING)


@page("doubling")
def doubling(stage: Stage) -> None:
    """Be asked whether to double."""
    stage.deal(HIDDEN, DOUBLING)


@page("showing")
def showing(stage: Stage) -> None:
    """Be asked whether to lay the cards open."""
    stage.deal(FOUR, SHOWING)


@page("camp_choice")
def camp_choice(stage: Stage) -> None:
    """Be asked for a camp."""
    stage.deal(CAMPS, CHOOSING)


@page("question")
def question(stage: Stage) -> None:
    """Be asked before a play that shows a hidden landlord."""
    hand = parse_cards("3h0 4h0 5h0 Ts1 Th0 Tc0 Kh0 2s0 Wx0")
    mark = MarkShown(MarkKind.OPEN, parse_cards("Ts0")[0], 5)
    events = [e for e in seated(HIDDEN) if not isinstance(e, OwnHand)]
    roles = [RoleSet(5, Role.OPEN_LANDLORD), RoleSet(0, Role.HIDDEN_LANDLORD)]
    shown = stage.table(HIDDEN, [*events, OwnHand(hand), mark, *roles, *lead()])
    shown.selection.choose([card for card in hand if str(card) == "Ts1"])
    prompt = shown._table.prompt
    assert prompt is not None
    shown.turn.play(prompt.id)


@page("leave_question")
def leave_question(stage: Stage) -> None:
    """Be asked before the table is left."""
    stage.deal(FOUR, mid_trick)
    stage.window.ask_to_leave()


# -- play ------------------------------------------------------------------------------------


@page("trick_fan")
def trick_fan(stage: Stage) -> None:
    """Answer in the middle of a trick, the hand as a fan."""
    stage.deal(HIDDEN, mid_trick)


@page("trick_stacks")
def trick_stacks(stage: Stage) -> None:
    """Answer in the middle of a trick, the hand in stacks."""
    shown = stage.deal(FOUR, mid_trick)
    shown.tools.style_wished.emit(HandStyle.STACKS)


@page("trick_camps")
def trick_camps(stage: Stage) -> None:
    """Answer in the middle of a trick of the third game."""
    stage.deal(CAMPS, mid_trick)


@page("leading")
def leading(stage: Stage) -> None:
    """Lead, with a hint taken and groups arranged."""
    shown = stage.deal(FOUR, leading_late)
    shown.turn.arrange()
    shown.turn.next_hint()


@page("refused_choice")
def refused_choice(stage: Stage) -> None:
    """See why chosen cards may not be played."""
    shown = stage.table(FOUR, [*seated(), *follow()])
    shown.selection.choose(shown.hand.cards()[:3])


@page("cards_46_fan")
def cards_46_fan(stage: Stage) -> None:
    """Hold 46 cards as a fan."""
    stage.table(FOUR, [*seated(hand=_forty_six()), *lead()])


@page("cards_46_stacks")
def cards_46_stacks(stage: Stage) -> None:
    """Hold 46 cards in stacks."""
    shown = stage.table(FOUR, [*seated(hand=_forty_six()), *lead()])
    shown.tools.style_wished.emit(HandStyle.STACKS)


def _forty_six() -> str:
    return " ".join(str(card) for card in full_pack(4)[::4][:46])


@page("open_hand")
def open_hand(stage: Stage) -> None:
    """See a hand that was laid open."""
    open_cards = parse_cards("3s0 3s1 4c0 5d0 6s0 7s0 7d0 8d0 9s0 9c0 Ts0 Js0 Qs0 Ks0 As0 2c0 Wx1")
    told = [*seated(), RoleSet(1, Role.GREAT_LANDLORD), HandSize(1, len(open_cards))]
    shown = stage.table(FOUR, [*told, HandOpened(1, open_cards), *follow()])
    shown.bar.open_hands_button.click()


@page("bottom_cards")
def bottom_cards(stage: Stage) -> None:
    """See the bottom cards of both landlords."""
    shown = stage.table(CAMPS, [*seated(CAMPS), *camps(), *lead()])
    shown.bar.bottom_button.click()


@page("reveal")
def reveal(stage: Stage) -> None:
    """See a hidden landlord reveal themselves."""
    mark = MarkShown(MarkKind.OPEN, parse_cards("Ts0")[0], 5)
    told = [*seated(HIDDEN), mark, RoleSet(5, Role.OPEN_LANDLORD), *follow("Ts1", seat=4)]
    stage.table(HIDDEN, [*told, Revealed(4), RoleSet(4, Role.HIDDEN_LANDLORD)])


@page("bomb")
def bomb(stage: Stage) -> None:
    """See a great bomb on the table."""
    told = [*seated(), *follow("7s0 7c0")]
    stage.table(FOUR, [*told, played(1, "Qs0 Qs1 Qs2 Qs3 Qh0 Qh1 Qh2 Qd0", left=12)])


@page("auto_play")
def auto_play(stage: Stage) -> None:
    """Let a bot play for oneself."""
    shown = stage.deal(FOUR, mid_trick)
    shown.auto.pause.pace = (100_000, 100_000)
    shown.auto.set_on(True)


def _drawer(stage: Stage, tab: str) -> None:
    shown = stage.deal(HIDDEN if tab == "notes" else FOUR, mid_trick)
    shown.drawer.show_tab(tab)


@page("drawer_last_trick")
def drawer_last_trick(stage: Stage) -> None:
    """Open the last trick."""
    _drawer(stage, "last_trick")


@page("drawer_history")
def drawer_history(stage: Stage) -> None:
    """Open the deal's history."""
    _drawer(stage, "history")


@page("drawer_counter")
def drawer_counter(stage: Stage) -> None:
    """Open the card counter."""
    _drawer(stage, "counter")


@page("drawer_notes")
def drawer_notes(stage: Stage) -> None:
    """Open the notes on the others."""
    _drawer(stage, "notes")


# -- the end ---------------------------------------------------------------------------------


@page("result")
def result(stage: Stage) -> None:
    """See how a deal of the second game ended."""
    stage.deal(FOUR, over)


@page("result_camps")
def result_camps(stage: Stage) -> None:
    """See how a deal of the third game ended."""
    stage.deal(CAMPS, over)


@page("result_void")
def result_void(stage: Stage) -> None:
    """See a deal that nobody bid for."""
    stage.table(HIDDEN, [*seated(HIDDEN), *bids(0, 0, 0, 0, 0), DealVoided(VoidCause.NO_BID)])


@page("score_sheet")
def score_sheet(stage: Stage) -> None:
    """Open the score sheet after some deals."""
    shown = stage.table(FOUR, [*seated(), *lead(), *ended()])
    totals: tuple[int, ...] = (-3, 9, 3, -3, -3, -3)
    for number in range(2, 9):
        begun = [DealStarted(number, Ruleset(FOUR), 0) if isinstance(e, DealStarted) else e for e in seated()]
        told = []
        for event in ended(n=number):
            if isinstance(event, DealEnded):  # now one side wins, now the other
                event = replace(event, scores=tuple((-1) ** number * score for score in event.scores))
                totals = tuple(map(add, totals, event.scores))
            told.append(ScoresUpdated(totals, number) if isinstance(event, ScoresUpdated) else event)
        stage.tell([*begun, *told])
    shown.show_scores()


# -- tables on the network -------------------------------------------------------------------


@page("host_options")
def host_options(stage: Stage) -> None:
    """Choose how one's table is."""
    HostOptionsDialog(SettingsStore(stage.folder), stage.window).open()


@page("lobby_host")
def lobby_host(stage: Stage) -> None:
    """Host a table whose cable is stopped by a firewall; somebody still loads."""
    show_lobby(stage, named_evening(stage))


@page("lobby_host_doctor")
def lobby_host_doctor(stage: Stage) -> None:
    """See what the doctor found, also where it stands behind a tab."""
    shown, _ = show_lobby(stage, named_evening(stage))
    shown.tabs.choose("doctor")


@page("lobby_host_invite")
def lobby_host_invite(stage: Stage) -> None:
    """Invite to a table with free seats that is open to all."""
    seen = named_evening(stage, locked=False)
    shown, _ = show_lobby(stage, replace(seen, seats=(*seen.seats[:3], FREE, FREE, FREE)))
    shown.tabs.choose("invite")


@page("lobby_guest")
def lobby_guest(stage: Stage) -> None:
    """Wait as a guest who is asked to change places, between two deals."""
    seen = named_evening(stage)
    seats = (seen.seats[0], seen.seats[1], replace(seen.seats[2], here=False, stand_in=True), *seen.seats[3:])
    totals = (12, -6, 0, 30, -24, -12)
    show_lobby(
        stage,
        replace(seen, stage=Gathered.BETWEEN, seats=seats, totals=totals, deals=3, swaps=(SwapOffer(3, 1),)),
        viewer=1,
    )


@page("lobby_watching")
def lobby_watching(stage: Stage) -> None:
    """Watch a table."""
    show_lobby(stage, named_evening(stage), viewer=None)
