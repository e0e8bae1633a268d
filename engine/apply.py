"""The reducer: pure steps from state to state. Given the same deal and actions, the same events."""

from __future__ import annotations

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Pass, Play, Prompt, PromptKind, ShowHand
from engine.cards import Card, Face
from engine.combos import Combination
from engine.deal import Deal, Seat, next_seat, random_camp_is_positive
from engine.movegen import default_lead, verdict
from engine.reasons import IllegalAction, Reason, ReasonCode
from engine.ruleset import SEATS, Variant
from engine.rulings import HIGHEST_BID
from engine.scoring import bonus
from engine.state import Draft, GameState, Step
from engine.variants import four, hidden, two_camps, two_four
from engine.view import Phase
from engine.visible import LeadPassed, MultiplierRaised, Passed, Played, RaiseCause, TrickWon, TurnOf

_KINDS: dict[PromptKind, tuple[type[Action], ...]] = {
    PromptKind.BID: (Bid,),
    PromptKind.CAMP: (ChooseCamp,),
    PromptKind.DOUBLE: (Double,),
    PromptKind.SHOW: (ShowHand,),
    PromptKind.PLAY: (Play, Pass),
}


def start(deal: Deal, *, number: int = 1, void_before: int = 0) -> Step:
    """Begin a deal: *number* of the table, after *void_before* void biddings in a row (H3)."""
    draft = Draft(GameState(deal, number, void_before))
    match deal.ruleset.variant:
        case Variant.HIDDEN:
            hidden.begin(draft)
        case Variant.TWO_FOUR:
            two_four.begin(draft)
        case Variant.TWO_CAMPS:
            two_camps.begin(draft)
    return draft.step()


def apply(state: GameState, seat: Seat, prompt_id: int, action: Action) -> Step:
    """Answer a prompt. Raises :class:`IllegalAction`; the state given is never changed."""
    prompt = _checked_prompt(state, seat, prompt_id, action)
    draft = Draft(state)
    match action:
        case Bid():
            _check_bid(prompt, action)
            draft.settle(prompt)
            if state.fixed_slots:
                draft.set(slot_answer=action)
            else:
                _bid(draft, action)
        case ChooseCamp():
            draft.settle(prompt)
            draft.set(slot_answer=action)
        case Double() | ShowHand():
            draft.settle(prompt)
            _answer_together(draft, seat, action.yes)
        case Pass():
            if state.to_beat is None:  # T1
                raise IllegalAction(Reason(ReasonCode.MUST_LEAD))
            draft.settle(prompt)
            draft.set(passes=state.passes + 1)
            draft.emit(Passed(seat))
            _next_turn(draft, next_seat(seat))
        case Play():
            combination = _check_play(state, seat, action.cards)
            draft.settle(prompt)
            _play(draft, seat, tuple(action.cards), combination)
    return draft.step()


def end_slot(state: GameState) -> Step:
    """End a slot of fixed length (H3 case 2, P2).

    Raises :class:`IllegalAction` unless such a slot is running and its seat, if asked, has answered;
    for one who did not, the table answers first, by :func:`default_action`.
    """
    if not state.fixed_slots or state.prompts:
        raise IllegalAction(Reason(ReasonCode.SLOT_STILL_OPEN))
    draft = Draft(state)
    if state.phase is Phase.CAMPS:
        two_camps.close_slot(draft)
    else:
        hidden.bid(draft, state.slot_answer)
    return draft.step()


def default_action(state: GameState, prompt: Prompt) -> Action:
    """Return what counts when nobody answers (RULES, "Deciding when somebody does not")."""
    match prompt.kind:
        case PromptKind.BID:
            return Bid(0)
        case PromptKind.DOUBLE:
            return Double(yes=False)
        case PromptKind.SHOW:
            return ShowHand(yes=False)
        case PromptKind.CAMP:
            positive = random_camp_is_positive(state.deal.seed, 4 - len(state.slots))
            return ChooseCamp(Camp.POSITIVE if positive else Camp.NEGATIVE)
        case PromptKind.PLAY if not prompt.leading:
            return Pass()
        case PromptKind.PLAY:
            return Play((default_lead(state.hands[prompt.seat], _marked_face(state), state.dead),))


def _marked_face(state: GameState) -> Face | None:
    """The face whose copies are given up last: only in ``hidden`` do they tell something (H6)."""
    return state.deal.open_mark.face if state.variant is Variant.HIDDEN else None


def _checked_prompt(state: GameState, seat: Seat, prompt_id: int, action: Action) -> Prompt:
    if state.over:
        raise IllegalAction(Reason(ReasonCode.DEAL_OVER))
    prompt = state.prompt_of(seat)
    if prompt is None:
        raise IllegalAction(Reason(ReasonCode.NOT_ASKED))
    if prompt.id != prompt_id:
        raise IllegalAction(Reason(ReasonCode.STALE_PROMPT))
    if type(action) not in _KINDS[prompt.kind]:
        raise IllegalAction(Reason(ReasonCode.NOT_ASKED))
    _check_form(action)
    return prompt


def _check_form(action: Action) -> None:
    """Refuse what is only shaped like an action: answers may come from a file or from far away."""
    match action:
        case Bid() if type(action.value) is not int:
            raise IllegalAction(Reason(ReasonCode.BID_OUT_OF_RANGE))
        case Double() | ShowHand() if type(action.yes) is not bool:
            raise IllegalAction(Reason(ReasonCode.NOT_ASKED))
        case ChooseCamp() if type(action.camp) is not Camp:
            raise IllegalAction(Reason(ReasonCode.NOT_ASKED))
        case Play() if type(action.cards) is not tuple or any(type(c) is not Card for c in action.cards):
            raise IllegalAction(Reason(ReasonCode.NOT_YOUR_CARDS))
        case _:
            pass


def _check_bid(prompt: Prompt, action: Bid) -> None:
    if not 0 <= action.value <= HIGHEST_BID:
        raise IllegalAction(Reason(ReasonCode.BID_OUT_OF_RANGE, got=action.value))
    if 0 < action.value <= prompt.above:
        raise IllegalAction(Reason(ReasonCode.BID_TOO_LOW, need=prompt.above, got=action.value))


def _bid(draft: Draft, action: Bid) -> None:
    if draft.state.variant is Variant.HIDDEN:
        hidden.bid(draft, action)
    else:
        two_four.bid(draft, action)


def _answer_together(draft: Draft, seat: Seat, yes: bool) -> None:
    answers = tuple(yes if s == seat else answer for s, answer in enumerate(draft.state.answers))
    draft.set(answers=answers)
    if draft.state.prompts:
        return
    match draft.state.variant:
        case Variant.HIDDEN:
            hidden.double(draft)
        case Variant.TWO_FOUR:
            two_four.show(draft)
        case Variant.TWO_CAMPS:
            two_camps.show(draft)


def _check_play(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> Combination:
    found = verdict(state.hands[seat], cards, state.ruleset.combos, state.to_beat, state.dead)
    if isinstance(found, Reason):
        raise IllegalAction(found)
    return found


def _play(draft: Draft, seat: Seat, cards: tuple[Card, ...], combination: Combination) -> None:
    draft.take(seat, cards)
    draft.set(to_beat=combination, owner=seat, passes=0)
    state = draft.state
    draft.emit(Played(seat, cards, combination, len(state.hands[seat])))
    hidden_game = state.variant is Variant.HIDDEN
    if hidden_game:
        hidden.reveal(draft, seat, cards)
    by = bonus(cards, state.variant, solo=state.solo)
    if by:
        draft.set(n=state.n + by)
        draft.emit(MultiplierRaised(seat, by, draft.state.n, RaiseCause.BOMB, combination))
    if state.hands[seat]:
        _next_turn(draft, next_seat(seat))
    elif hidden_game:
        hidden.out(draft, seat)
    else:
        four.out(draft, seat, two_four.scores if state.variant is Variant.TWO_FOUR else two_camps.scores)


def _next_turn(draft: Draft, seat: Seat) -> None:
    state = draft.state
    leading = state.passes == SEATS - 1
    if leading:  # T1
        draft.set(to_beat=None, passes=0)
        draft.emit(TrickWon(state.owner))
        seat = state.owner
        if state.hands[seat] == (state.dead,):  # T4
            draft.emit(LeadPassed(seat))
            seat = next_seat(seat)
    draft.set(turn=seat)
    draft.emit(TurnOf(seat, leading))
    draft.ask(seat, PromptKind.PLAY, leading=leading)
