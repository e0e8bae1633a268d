"""How a seat gets its bot's answers: from a bot here and now, or from somebody who takes a while."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from engine.bots.base import Bot, Decision
from engine.view import PlayerView


class Thought(Protocol):
    """An answer that may still be thought about; a ``concurrent.futures.Future`` is one."""

    def done(self) -> bool:
        """Whether :meth:`result` has it now."""
        ...

    def result(self) -> Decision:
        """Return the answer. Raises whatever kept the bot from one; waits if it is not done."""
        ...

    def cancel(self) -> object:
        """Say that nobody wants it any more."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """Answers prompts like a :class:`~engine.bots.base.Bot`, but not at once."""

    def prepare(self) -> None:
        """Expect to be asked soon; returns at once, and may be called at any time."""
        ...

    def longest_ms(self) -> int:
        """Return how long a thought of this level may take; no answer comes sooner, whatever it is (T1)."""
        ...

    def think(self, view: PlayerView, lots: str) -> Thought:
        """Begin to answer ``view.prompt``; equal views and *lots* give equal answers. Returns at once."""
        ...


Mind: TypeAlias = Bot | Thinker
"""Whoever plays a seat that is not a person's."""


class ThoughtFailed(RuntimeError):
    """A bot elsewhere raised an error; the text is the error's kind, never its words."""


def decide(bot: Bot, view: PlayerView, lots: str) -> Decision:
    """Return the bot's answer with the lots of this one question, wherever it is thought."""
    return bot.decide(view, Random(lots))  # noqa: S311 - no secret depends on it


class Inline:
    """Lets *bot* think in the caller's thread, when the answer is fetched."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def prepare(self) -> None:
        """Do nothing: the bot is here."""

    def longest_ms(self) -> int:
        """Nobody waits: it is thought between a question and its answer."""
        return 0

    def think(self, view: PlayerView, lots: str) -> Thought:
        """Return a thought that is done as soon as somebody asks for it."""
        return _Now(lambda: decide(self._bot, view, lots))


class _Now:
    """A thought that is worked out when it is fetched."""

    def __init__(self, work: Callable[[], Decision]) -> None:
        self._work = work

    def done(self) -> bool:
        return True

    def result(self) -> Decision:
        return self._work()

    def cancel(self) -> None:
        pass


def thinker_of(mind: Mind) -> Thinker:
    """Return *mind* as somebody who takes a while; a plain bot thinks here."""
    return mind if isinstance(mind, Thinker) else Inline(mind)
