"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from engine.actions import Action
from engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Decision:
    """An action with the bot's reasons, as short codes that the window can put into words."""

    action: Action
    reasons: tuple[str, ...] = ()


class Bot(Protocol):
    """A seat without a human; told what a human would be told."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``, which is open and addressed to ``view.viewer``."""
        ...
