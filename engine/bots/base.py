"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from engine.actions import Action
from engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does; why it would, hints and reviews work out for themselves (:mod:`engine.bots.hints`)."""

    action: Action


class Bot(Protocol):
    """A seat without a human; told what a human would be told."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``, which is open and addressed to ``view.viewer``."""
        ...
