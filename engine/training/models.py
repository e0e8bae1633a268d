"""The nets that are taught, in PyTorch: the one that plays, and the critic that sees all hands."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from engine.bots.nets import NARROW, OTHERS, WIDTH
from engine.counts.features import ACTION_SIZE, STATE_SIZE, scales
from engine.training.truth import TRUTH_SIZE, truth_scales


class Player(nn.Module):
    """The net of :mod:`engine.bots.nets`, to be taught."""

    def __init__(self) -> None:
        super().__init__()
        self.state1 = nn.Linear(STATE_SIZE, WIDTH)
        self.state2 = nn.Linear(WIDTH, WIDTH)
        self.team = nn.Linear(WIDTH, OTHERS)
        self.value = nn.Linear(WIDTH, 1)
        self.joint = nn.Linear(WIDTH, WIDTH)
        self.action = nn.Linear(ACTION_SIZE, WIDTH, bias=False)
        self.last1 = nn.Linear(WIDTH, NARROW)
        self.last2 = nn.Linear(NARROW, 1)
        state, action = scales()
        self.register_buffer("state_scale", torch.tensor(state), persistent=False)
        self.register_buffer("action_scale", torch.tensor(action), persistent=False)

    def forward(
        self, states: torch.Tensor, rows: torch.Tensor, actions: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the worth of each action, and by state the log-odds of partners and of winning.

        *rows* names the state of each action.
        """
        read = torch.relu(self.state2(torch.relu(self.state1(states.float() / self.state_scale))))
        both = torch.relu(self.joint(read)[rows] + self.action(actions.float() / self.action_scale))
        worth = self.last2(torch.relu(self.last1(both)))[:, 0]
        return worth, self.team(read), self.value(read)[:, 0]

    def soften(self, by: float) -> None:
        """Make all differences of worth smaller, their order the same."""
        with torch.no_grad():
            self.last2.weight.mul_(by)
            self.last2.bias.mul_(by)

    def parameters_by_name(self) -> dict[str, NDArray[np.float16]]:
        """Return the weights as they are published."""
        return {name: array.detach().numpy().astype(np.float16) for name, array in self.state_dict().items()}


class Critic(nn.Module):
    """Tells from the truth how likely it is that the side of whose turn it is wins."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(TRUTH_SIZE, width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
            nn.Linear(width, 1),
        )
        self.register_buffer("scale", torch.tensor(truth_scales()), persistent=False)

    def forward(self, truth: torch.Tensor) -> torch.Tensor:
        """Return log-odds."""
        odds: torch.Tensor = self.layers(truth.float() / self.scale)[:, 0]
        return odds


class Choices:
    """The actions of some decisions, laid one after the other.

    *counts* says how many belong to each decision, *chosen* which was taken.
    """

    def __init__(self, counts: NDArray[np.int32], chosen: NDArray[np.int32]) -> None:
        self._size = len(counts)
        number = torch.from_numpy(counts).long()
        self.rows = torch.repeat_interleave(torch.arange(self._size), number)
        self._taken = torch.cumsum(number, 0) - number + torch.from_numpy(chosen).long()

    def judge(self, worth: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return by decision: log-chance of what was taken, entropy, and whether nothing was worth more."""
        top = torch.full((self._size,), -1e9).scatter_reduce(0, self.rows, worth.detach(), "amax")
        logs = worth - top[self.rows]
        total = torch.zeros(self._size).index_add(0, self.rows, torch.exp(logs))
        logs = logs - torch.log(total)[self.rows]
        entropy = torch.zeros(self._size).index_add(0, self.rows, -torch.exp(logs) * logs)
        return logs[self._taken], entropy, worth.detach()[self._taken] >= top


def team_loss(
    team: torch.Tensor, partner: NDArray[np.uint8], unknown: NDArray[np.uint8]
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the loss and the Brier score of guesses who is a partner, over seats that were unknown."""
    known, truth = torch.from_numpy(unknown).float(), torch.from_numpy(partner).float()
    number = known.sum().clamp(min=1)
    each = nn.functional.binary_cross_entropy_with_logits(team, truth, reduction="none")
    errors = (torch.sigmoid(team.detach()) - truth) ** 2
    return (each * known).sum() / number, (errors * known).sum() / number


def step(model: nn.Module, optimizer: torch.optim.Optimizer, loss: torch.Tensor, clip: float) -> None:
    """Take one step down *loss*, the gradient no longer than *clip*."""
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), clip)
    optimizer.step()
