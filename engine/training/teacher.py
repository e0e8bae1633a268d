"""Learning to choose as the rule bot does, which is where self-play begins."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import torch
from torch import nn

from engine.training.lessons import Lessons
from engine.training.models import Choices, Player, step, team_loss

BATCH = 512


def imitate(
    model: Player, lessons: Lessons, epochs: int, rng: np.random.Generator
) -> Iterator[tuple[float, float]]:
    """Learn from all *lessons*; yield how often the model chooses as taught, and the loss, by epoch."""
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    ends = np.cumsum(lessons.counts)
    starts = ends - lessons.counts
    steps = epochs * (len(lessons.won) // BATCH)
    done = 0
    for _ in range(epochs):
        order = rng.permutation(len(lessons.won))
        hits, losses = [], []
        for at in range(0, len(order) - BATCH + 1, BATCH):
            for group in optimizer.param_groups:
                group["lr"] = 1e-3 * (1.0 - 0.9 * done / steps)
            done += 1
            picks = order[at : at + BATCH]
            choices = Choices(lessons.counts[picks], lessons.chosen[picks])
            rows = np.concatenate([np.arange(starts[i], ends[i]) for i in picks])
            worth, team, value = model(
                torch.from_numpy(lessons.states[picks]), choices.rows, torch.from_numpy(lessons.actions[rows])
            )
            logp, _, best = choices.judge(worth)
            won = torch.from_numpy(lessons.won[picks]).float()
            guess, _ = team_loss(team, lessons.partner[picks], lessons.unknown[picks])
            outcome = nn.functional.binary_cross_entropy_with_logits(value, won)
            loss = 0.3 * guess + 0.3 * outcome - logp.mean()
            step(model, optimizer, loss, 1.0)
            hits.append(best.float().mean().item())
            losses.append(-logp.mean().item())
        yield float(np.mean(hits)), float(np.mean(losses))
