"""The player's turn: hints, what to warn of, questions before a play, and passing by itself."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.actions import PromptKind
from engine.bots.explain import Fact
from engine.bots.hints import Hint, Hints
from engine.cards import Card
from engine.combos import Combination
from engine.movegen import answers
from engine.view import PlayerView
from liudou_gui.bots import new_adviser
from liudou_gui.model.cautions import Caution, TurnQuestion, cautions, unmarked_instead
from liudou_gui.model.pause import Pause
from liudou_gui.model.selection import Selection
from liudou_gui.model.settings import Settings
from liudou_gui.model.table_model import TableModel


class HintState(Enum):
    """What the hint key has led to."""

    NONE = "none"
    SHOWN = "shown"
    NOTHING = "nothing"
    """Nothing in the hand beats what lies there."""


class Turn(QObject):
    """Knows what is possible now; *changed* when hints or questions differ."""

    changed = Signal()
    question_changed = Signal()

    def __init__(self, table: TableModel, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._selection = table, selection
        self._adviser = new_adviser()
        self.settings = Settings()
        self._hints: Hints | None = None
        self._hinted = table.view
        self._why: tuple[Fact, ...] = ()
        self._known: object = None
        self._place = -1
        self._nothing = self._hinting = False
        self.question: TurnQuestion | None = None
        self._nothing_beats: tuple[PlayerView, bool] | None = None
        self.pause = Pause(table, self)
        self.pause.over.connect(self._pass_by_itself)
        table.view_changed.connect(self._follow)

    def stop(self) -> None:
        """End all clocks."""
        self.pause.stop()

    # -- hints -------------------------------------------------------------------------------

    @property
    def hint_state(self) -> HintState:
        """What there is to say of hints."""
        if self._nothing:
            return HintState.NOTHING
        return HintState.SHOWN if self.hint is not None else HintState.NONE

    @property
    def hint(self) -> Hint | None:
        """The hint that is chosen now."""
        if self._hints is None or not 0 <= self._place < len(self._hints.plays):
            return None
        found = self._hints.plays[self._place]
        return found if frozenset(found.cards) == self._selection.cards else None

    @property
    def hint_number(self) -> tuple[int, int]:
        """Which hint of how many, from 1."""
        return self._place + 1, len(self._hints.plays) if self._hints is not None else 0

    @property
    def better_pass(self) -> bool:
        """Whether passing may be better than any hint."""
        return self._hints is not None and bool(self._hints.better_pass)

    @property
    def why(self) -> tuple[Fact, ...]:
        """What speaks for the hint that is shown; at the first one, for passing where that is better."""
        return self._why if self.hint is not None else ()

    def next_hint(self) -> None:
        """Choose the next best play, the best one first; after the last the best again."""
        view = self._table.view
        if view.viewer is None or not view.hand:
            return
        known = _basis(view)
        if known != self._known or self._hints is None:
            self._hints, self._known, self._place = self._adviser.hints(view), known, -1
            self._hinted = view
        plays = self._hints.plays
        if not plays:
            self._nothing = True
            self._selection.clear()
        else:
            self._place = (self._place + 1) % len(plays)
            passing = self.better_pass and self._place == 0
            self._why = self._adviser.why(self._hinted, () if passing else plays[self._place].cards).facts
            self._hinting = True
            self._selection.choose(plays[self._place].cards)
            self._hinting = False
        self.changed.emit()

    def arrange(self) -> None:
        """Lay good groups aside; if they lie so already, put everything back."""
        groups = [frozenset(cards) for cards in self._adviser.arrange(self._table.view)]
        desk = self._selection.desk
        desk.set_groups(() if desk.groups == tuple(groups) else groups)

    @property
    def nothing_beats(self) -> bool:
        """Whether the player is asked and nothing in their hand beats what lies there."""
        view, prompt = self._table.view, self._table.prompt
        if prompt is None or prompt.kind is not PromptKind.PLAY or view.facing is None:
            return False
        if self._nothing_beats is None or self._nothing_beats[0] is not view:
            found = answers(view.hand, view.ruleset.combos, view.facing, view.dead)
            self._nothing_beats = view, not found
        return self._nothing_beats[1]

    # -- playing -----------------------------------------------------------------------------

    @property
    def cautions(self) -> tuple[Caution, ...]:
        """What to warn of if the chosen cards are played."""
        found = self._selection.verdict
        if not isinstance(found, Combination):
            return ()
        return cautions(self._table.view, self._selection.cards, found)

    def play(self, prompt_id: int | None) -> None:
        """Play the chosen cards, after a question where one is due.

        *prompt_id* is the prompt at which the press began; it never plays at another.
        """
        prompt = self._table.prompt
        if prompt is None or prompt.id != prompt_id or not self._selection.playable:
            return
        cards = self._selection.cards
        if self.question is not None and self.question.is_plain and self.question.cards == cards:
            self._submit(prompt.id, cards)
            return
        question = self._question(prompt.id, cards)
        if question is None:
            self._submit(prompt.id, cards)
        else:
            self._ask(question)

    def _question(self, prompt_id: int, cards: frozenset[Card]) -> TurnQuestion | None:
        found = self.cautions
        if Caution.REVEALS in found:
            instead = unmarked_instead(self._table.view, cards)
            return TurnQuestion(prompt_id, cards, Caution.REVEALS, instead)
        if Caution.BOMBS_PARTNER in found and self.settings.ask_partner_bomb:
            return TurnQuestion(prompt_id, cards, Caution.BOMBS_PARTNER)
        return TurnQuestion(prompt_id, cards) if self.settings.confirm_play else None

    def answer(self, *, play: bool, instead: bool = False) -> None:
        """Answer the question: play, play other copies *instead*, or go back to choosing."""
        question = self.question
        self._ask(None)
        if question is None or not play:
            return
        cards = question.instead if instead and question.instead is not None else question.cards
        self._selection.choose(cards)
        self._submit(question.prompt_id, cards)

    def pass_trick(self, prompt_id: int | None) -> None:
        """Pass at the prompt at which the press began."""
        if prompt_id is not None:
            self._ask(None)
            self._table.pass_trick(prompt_id)

    def _submit(self, prompt_id: int, cards: frozenset[Card]) -> None:
        self._ask(None)
        self._table.play(prompt_id, cards)

    def _ask(self, question: TurnQuestion | None) -> None:
        if question != self.question:
            self.question = question
            self.question_changed.emit()

    # -- following ---------------------------------------------------------------------------

    def _follow(self) -> None:
        prompt = self._table.prompt
        if self.question is not None and (prompt is None or prompt.id != self.question.prompt_id):
            self._ask(None)
        if _basis(self._table.view) != self._known:
            self._hints, self._place = None, -1
        self._nothing = False
        self._pass_if_wished()

    def choice_changed(self) -> None:
        """The chosen cards differ: what was asked or said of them is over."""
        if self.hint is None and not self._hinting:
            self._place = -1  # chosen by hand, even if it is what a hint would be
        if self.question is not None and self.question.cards != self._selection.cards:
            self._ask(None)
        if self._selection.cards:
            self._nothing = False

    def _pass_if_wished(self) -> None:
        prompt = self._table.prompt
        if self.settings.auto_pass and prompt is not None and self.nothing_beats:
            self.pause.begin(prompt.id)
        else:
            self.pause.stop()

    def _pass_by_itself(self, prompt_id: int) -> None:
        if self.settings.auto_pass:
            self._table.pass_trick(prompt_id)


def _basis(view: PlayerView) -> object:
    """What hints depend on: while it is the same, they go round."""
    return view.hand, view.to_beat, view.owner, view.trick, view.dead
