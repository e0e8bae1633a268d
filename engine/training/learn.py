"""The learner: ``python -m engine.training.learn VARIANT --out FOLDER --minutes M``; see docs/bots.md.

Deep Monte-Carlo (Zha et al. 2021, DouZero): each decision of self-play is labelled with how its deal
ended, and the net learns the odds of winning after it. First it watches the rule bot's judgement play,
with many a stray move; then it plays against itself, that judgement and past nets, and so learns to
hide and to suspect. What plays, and is published, is a running mean of the weights, which is steadier
than they are. A checkpoint every five minutes holds all that is needed to go on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from engine.bots.nets import ACTION_WIDTH, GAME, NARROW, OTHERS, STATE_WIDTH, WIDTH, action_input, state_input
from engine.ruleset import Variant
from engine.training.actor import Samples, Task, play
from engine.workers import NoCluster, workers

BATCH = 2048
WINDOW = 2
"""Samples of so many rounds are learned from; with more of them deals are learned by heart."""
PASSES = 1.0
"""So many samples are learned from for each new one."""
WATCHED = 14
"""In so many rounds the rule bot's judgement plays."""
STRAY, EXPLORE = 0.12, 0.03
"""How often a play is drawn by lot while watching, and in self-play."""
DUELS, PAST_PLAYS = 0.55, 0.1
"""In how many deals the rule bot's judgement plays the other side, and a past net."""
PAST = 4
EVERY_ROUNDS = 30
"""The net of every so many rounds is kept to play against."""
EVERY_S = 300
TEAM_WEIGHT = 0.3
STEADY = 0.999
"""How much of the running mean stays in each step."""


class Learner(nn.Module):
    """The net of :mod:`engine.bots.nets`, to be taught."""

    def __init__(self) -> None:
        super().__init__()
        self.state1 = nn.Linear(STATE_WIDTH, WIDTH)
        self.state2 = nn.Linear(WIDTH, WIDTH)
        self.team = nn.Linear(WIDTH, OTHERS)
        self.joint = nn.Linear(WIDTH, WIDTH)
        self.action = nn.Linear(ACTION_WIDTH, WIDTH, bias=False)
        self.last1 = nn.Linear(WIDTH, NARROW)
        self.last2 = nn.Linear(NARROW, 1)

    def forward(self, states: torch.Tensor, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-odds of winning, and of each other seat to be a partner."""
        read = torch.relu(self.state2(torch.relu(self.state1(states))))
        both = torch.relu(self.joint(read) + self.action(actions))
        return self.last2(torch.relu(self.last1(both)))[:, 0], self.team(read)


def batches(window: deque[Samples], number: int, rng: np.random.Generator) -> Iterator[Samples]:
    """Yield *number* batches drawn evenly from the window."""
    sizes = np.array([len(samples.won) for samples in window])
    ends = np.cumsum(sizes)
    for _ in range(number):
        picks = np.sort(rng.integers(0, ends[-1], BATCH))
        parts = [
            (samples, picks[(picks >= end - size) & (picks < end)] - (end - size))
            for samples, size, end in zip(window, sizes, ends, strict=True)
        ]
        yield Samples(
            np.concatenate([s.states[own] for s, own in parts]),
            np.concatenate([s.actions[own] for s, own in parts]),
            np.concatenate([s.won[own] for s, own in parts]),
            np.concatenate([s.partner[own] for s, own in parts]),
            np.concatenate([s.unknown[own] for s, own in parts]),
        )


class Run:
    """One net in the making, with all that has to outlive a stop."""

    def __init__(self, variant: Variant, folder: Path, seed: int, rate: float) -> None:
        self.variant, self.folder, self.seed, self.rate = variant, folder, seed, rate
        torch.manual_seed(seed)
        self.model = Learner()
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=rate)
        self.mean = {name: value.clone() for name, value in self.model.state_dict().items()}
        self.past: list[dict[str, NDArray[np.float16]]] = []
        self.round = self.deals = self.samples = 0
        self.seconds = 0.0
        self.window: deque[Samples] = deque(maxlen=WINDOW)
        self.rng = np.random.default_rng(seed)

    @property
    def path(self) -> Path:
        return self.folder / f"{self.variant.value}.pt"

    @property
    def published(self) -> dict[str, NDArray[np.float16]]:
        """The running mean of the weights."""
        return {name: value.numpy().astype(np.float16) for name, value in self.mean.items()}

    def load(self) -> bool:
        """Go on with the last checkpoint; False if there is none."""
        if not self.path.exists():
            return False
        kept: dict[str, Any] = torch.load(self.path, weights_only=True)
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.mean = kept["mean"]
        for name in ("round", "deals", "samples", "seconds"):
            setattr(self, name, kept[name])
        self.past = [{n: a.numpy() for n, a in net.items()} for net in kept["past"]]
        self.rng = np.random.default_rng([self.seed, self.round])
        return True

    def save(self) -> None:
        """Write the checkpoint and the weights, each in one move."""
        kept = {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "mean": self.mean,
            "past": [{n: torch.from_numpy(a) for n, a in net.items()} for net in self.past],
            **{n: getattr(self, n) for n in ("round", "deals", "samples", "seconds")},
        }
        draft = self.path.with_suffix(".new")
        torch.save(kept, draft)
        draft.replace(self.path)
        weights = self.folder / f"{self.variant.value}.new.npz"
        arrays: dict[str, Any] = {**self.published, GAME: np.array(self.variant.value)}
        np.savez_compressed(weights, **arrays)
        weights.replace(self.folder / f"{self.variant.value}.npz")

    def task(self, number: int, deals: int) -> Task:
        """Return what to play next."""
        seed = f"{self.seed}/{self.variant.value}/{self.round}/{number}"
        if self.round < WATCHED:
            return Task(self.variant, seed, deals, (), STRAY)
        nets = (self.published, *self.past)
        return Task(self.variant, seed, deals, nets, EXPLORE, DUELS, PAST_PLAYS)

    def learn(self, fresh: Samples) -> dict[str, float]:
        """Learn from what was played and the last rounds; return figures."""
        self.window.append(fresh)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * rate(self.samples)
        told = [
            self._step(batch)
            for batch in batches(self.window, int(PASSES * len(fresh.won) / BATCH) + 1, self.rng)
        ]
        self.round += 1
        self.deals += fresh.deals
        self.samples += len(fresh.won)
        if self.round >= WATCHED and self.round % EVERY_ROUNDS == 0:
            self.past = [*self.past, self.published][-PAST:]
        loss, brier = np.mean(np.array(told), axis=0).tolist()
        return {"loss": loss, "brier": brier}

    def _step(self, batch: Samples) -> tuple[float, float]:
        odds, team = self.model(
            torch.from_numpy(state_input(batch.states)), torch.from_numpy(action_input(batch.actions))
        )
        loss = nn.functional.binary_cross_entropy_with_logits(odds, torch.from_numpy(batch.won).float())
        known, truth = torch.from_numpy(batch.unknown).float(), torch.from_numpy(batch.partner).float()
        number = known.sum().clamp(min=1)
        guesses = nn.functional.binary_cross_entropy_with_logits(team, truth, reduction="none")
        self.optimizer.zero_grad()
        (loss + TEAM_WEIGHT * (guesses * known).sum() / number).backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            for name, value in self.model.state_dict().items():
                self.mean[name].lerp_(value, 1.0 - STEADY)
            errors = (torch.sigmoid(team) - truth) ** 2
            return loss.item(), ((errors * known).sum() / number).item()


def rate(samples: int) -> float:
    """Return the learning rate after so many decisions, as a part of the first."""
    return float(max(0.03, 0.5 ** (samples / 2_500_000)))


def train(run: Run, minutes: float, executor: Executor | None, width: int, deals: int) -> None:
    """Teach for *minutes* of wall time; tasks go to *executor*, or are done here."""
    log = (run.folder / f"{run.variant.value}.jsonl").open("a", encoding="utf-8")
    begun = saved = last = time.monotonic()
    waiting: deque[Future[Samples]] = deque()
    asked = 0
    while time.monotonic() - begun < minutes * 60:
        if executor is None:
            fresh = play(run.task(0, deals))
        else:
            while len(waiting) <= width:
                waiting.append(executor.submit(play, run.task(asked, deals)))
                asked += 1
            fresh = waiting.popleft().result()
        figures = run.learn(fresh)
        now = time.monotonic()
        run.seconds += now - last
        last = now
        line = {
            "round": run.round,
            "minutes": round(run.seconds / 60, 2),
            "deals": run.deals,
            "samples": run.samples,
            "first_won": round(fresh.first_won / max(1, fresh.deals), 3),
            "duels": fresh.duels,
            "duels_won": fresh.duels_won,
            **{name: round(value, 4) for name, value in figures.items()},
        }
        log.write(json.dumps(line) + "\n")
        log.flush()
        sys.stderr.write(f"\r{run.variant.value}  {line}   ")
        if now - saved > EVERY_S:
            saved = now
            run.save()
    for future in waiting:
        future.cancel()
    run.save()
    log.close()


def main() -> None:
    """Teach one net."""
    parser = argparse.ArgumentParser(description="Teach the net of one game by self-play.")
    parser.add_argument("variant", choices=[variant.value for variant in Variant])
    parser.add_argument("--out", type=Path, required=True, help="folder of checkpoints, weights and curves")
    parser.add_argument("--minutes", type=float, default=80.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--actors", type=int, default=0, help="worker processes; 0: all in this one")
    parser.add_argument("--cluster", metavar="ADDRESS", help="let the workers of a Dask scheduler play")
    parser.add_argument("--deals", type=int, default=640, help="deals a round")
    parser.add_argument("--rate", type=float, default=1e-3, help="the first learning rate")
    options = parser.parse_args()
    torch.set_num_threads(1)
    options.out.mkdir(parents=True, exist_ok=True)
    run = Run(Variant(options.variant), options.out, options.seed, options.rate)
    if run.load():
        sys.stderr.write(f"goes on after round {run.round}\n")
    if options.actors or options.cluster:
        try:
            with workers(options.actors, options.cluster) as (executor, width):
                train(run, options.minutes, executor, width, options.deals)
        except NoCluster as error:
            parser.exit(1, f"{error}\n")
    else:
        train(run, options.minutes, None, 1, options.deals)


if __name__ == "__main__":
    main()
