"""Who does by mouse what each step of a lesson asks for, as a person would."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.actions import Bid, ChooseCamp, Double, Play, ShowHand
from engine.bots.rule_bot import RuleBot
from liudou_gui.model.lessons.base import Answered, Chosen, Ended, Hinted, Opened, ReadOn
from liudou_gui.session.base import Scripted
from liudou_gui.session.lesson import cards_of_ranks
from liudou_gui.widgets.lesson_page import LessonPage

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


class LessonHands:
    """Plays the lesson of *page*; :meth:`do` does one thing if there is something to do."""

    def __init__(self, page: LessonPage) -> None:
        self.page = page
        self._bot = RuleBot()
        self._given: int | None = None

    def do(self) -> bool:
        """Do what the present step asks for; return whether there was something."""
        guide, view = self.page.guide, self.page._table.view
        match guide.step.wait:
            case ReadOn():
                self.click(self.page.findChild(QWidget, "coach_next"))
            case Chosen(ranks):
                self.choose(ranks)
            case Hinted():
                self.click(self.page.action_bar.hint_button)
            case Opened(tab):
                self.click(self.page.bar.tabs[tab])
            case Answered(answer) if self._asked():
                self.answer(answer)
            case Ended() if self._asked():
                action = self._bot.decide(view, Random(1)).action
                if isinstance(action, Play):
                    self.choose_cards({view.hand.index(card) for card in action.cards})
                    self.click(self.page.action_bar.play_button)
                    if self.page.turn.question is not None:
                        self.page.turn.answer(play=True)
                else:
                    self.click(self.page.action_bar.pass_button)
            case _:
                return False
        return True

    def _asked(self) -> bool:
        return self.page._table.prompt is not None

    def answer(self, answer: Scripted) -> None:
        """Give an answer by the buttons of the table."""
        match answer:
            case "":
                self.click(self.page.action_bar.pass_button)
            case str():
                self.choose(answer)
                self.click(self.page.action_bar.play_button)
            case Bid(value):
                self.click(self._button(f"bid_{value}"))
            case Double(yes) | ShowHand(yes):
                self.click(self._button("answer_yes" if yes else "answer_no"))
            case ChooseCamp(camp):
                self.click(self._button(f"join_{camp.value}"))
            case _:
                raise AssertionError(answer)

    def _button(self, name: str) -> QWidget:
        found = self.page.findChild(QWidget, name)
        assert found is not None, name
        return found

    @staticmethod
    def click(widget: QWidget | None) -> None:
        """Click the middle of a visible widget."""
        assert widget is not None
        assert widget.isVisible(), widget.objectName()
        QTest.mouseClick(widget, LEFT)

    def choose(self, ranks: str) -> None:
        """Choose cards of these ranks, neighbours in one sweep."""
        view = self.page._table.view
        self.choose_cards({view.hand.index(card) for card in cards_of_ranks(view, ranks)})

    def choose_cards(self, places: set[int]) -> None:
        """Choose the cards at these places of the hand as dealt; drop all others first."""
        self.page.selection.clear()
        hand, dealt = self.page.hand, self.page._table.view.hand
        wanted = {dealt[place] for place in places}
        runs: list[list[int]] = []
        for index, card in enumerate(hand.cards()):
            if card in wanted and runs and runs[-1][-1] == index - 1:
                runs[-1].append(index)
            elif card in wanted:
                runs.append([index])
        for run in runs:
            if not any(hand.is_selected(index) for index in run):
                self.sweep(run[0], run[-1])
            for index in run:  # what the table has guessed is put right card by card
                if not hand.is_selected(index):
                    self.sweep(index, index)
        for index, card in enumerate(hand.cards()):
            if hand.is_selected(index) and card not in wanted:
                self.sweep(index, index)

    def sweep(self, first: int, last: int) -> None:
        """Press on a card, drag to another, let go."""
        port = self.page.hand.viewport()
        points = [self.page.hand.strip_rect(index).center().toPoint() for index in (first, last)]
        QTest.mousePress(port, LEFT, PLAIN, points[0])
        if first != last:
            QTest.mouseMove(port, QPoint((points[0].x() + points[1].x()) // 2, points[0].y()))
            QTest.mouseMove(port, points[1])
        QTest.mouseRelease(port, LEFT, PLAIN, points[1])


def play_through(page: LessonPage, each: Callable[[int], None] = lambda _: None) -> list[int]:
    """Play to the last step and return the places of the steps that were seen; *each* is told of each."""
    hands, seen = LessonHands(page), [-1]
    while not page.guide.last:
        QApplication.processEvents()
        QTest.qWait(1)
        if page.guide.place != seen[-1]:
            seen.append(page.guide.place)
            each(page.guide.place)
        else:
            hands.do()
    return seen[1:]
