"""The learner: ``python -m engine.training.learn VARIANT --out FOLDER --minutes M``; see docs/bots.md.

Deep Monte-Carlo: each decision of self-play is labelled with how its deal ended, and the net learns
the odds of winning after it. It plays against itself and past nets, and so learns to hide and to
suspect. A checkpoint every five minutes holds all that is needed to go on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from engine.bots.nets import NARROW, OTHERS, WIDTH
from engine.counts.features import ACTION_SIZE, STATE_SIZE, scales
from engine.ruleset import Variant
from engine.training.actor import Samples, Task, play
from engine.training.lessons import Lessons

BATCH = 4096
WINDOW = 10
"""Samples of so many rounds are learned from."""
PASSES = 1.5
"""So many samples are learned from for each new one."""
PAST = 4
EVERY_S = 300
EPOCHS = 10
TAUGHT = 128
"""So many lessons are looked at in each step."""
HOLD, HOLD_LAST, HOLD_SAMPLES = 0.1, 0.005, 3_000_000
TEAM_WEIGHT = 0.3


class Learner(nn.Module):
    """The net of :mod:`engine.bots.nets`, to be taught."""

    def __init__(self) -> None:
        super().__init__()
        self.state1 = nn.Linear(STATE_SIZE, WIDTH)
        self.state2 = nn.Linear(WIDTH, WIDTH)
        self.team = nn.Linear(WIDTH, OTHERS)
        self.joint = nn.Linear(WIDTH, WIDTH)
        self.action = nn.Linear(ACTION_SIZE, WIDTH, bias=False)
        self.last1 = nn.Linear(WIDTH, NARROW)
        self.last2 = nn.Linear(NARROW, 1)
        state, action = scales()
        self.register_buffer("state_scale", torch.tensor(state), persistent=False)
        self.register_buffer("action_scale", torch.tensor(action), persistent=False)

    def forward(self, states: torch.Tensor, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-odds of winning, and of each other seat to be a partner."""
        return self.judge_many(states, torch.arange(len(states)), actions)

    def judge_many(
        self, states: torch.Tensor, rows: torch.Tensor, actions: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the odds of many actions, *rows* naming the state of each, and the partners by state."""
        read = torch.relu(self.state2(torch.relu(self.state1(states.float() / self.state_scale))))
        both = torch.relu(self.joint(read)[rows] + self.action(actions.float() / self.action_scale))
        return self.last2(torch.relu(self.last1(both)))[:, 0], self.team(read)

    def parameters_by_name(self) -> dict[str, NDArray[np.float16]]:
        """Return the weights as they are published."""
        return {name: array.detach().numpy().astype(np.float16) for name, array in self.state_dict().items()}


def batches(window: deque[Samples], number: int, rng: np.random.Generator) -> Iterator[Samples]:
    """Yield *number* batches drawn evenly from the window."""
    sizes = np.array([len(samples.won) for samples in window])
    ends = np.cumsum(sizes)
    for _ in range(number):
        picks = np.sort(rng.integers(0, ends[-1], BATCH))
        parts = []
        for at, samples in enumerate(window):
            start = ends[at] - sizes[at]
            own = picks[(picks >= start) & (picks < ends[at])] - start
            parts.append((samples, own))
        yield Samples(
            np.concatenate([s.states[i] for s, i in parts]),
            np.concatenate([s.actions[i] for s, i in parts]),
            np.concatenate([s.won[i] for s, i in parts]),
            np.concatenate([s.partner[i] for s, i in parts]),
            np.concatenate([s.unknown[i] for s, i in parts]),
        )


def learn(
    model: Learner,
    optimizer: torch.optim.Optimizer,
    batch: Samples,
    teacher: Teacher | None = None,
    hold: float = 0.0,
) -> tuple[float, float]:
    """Take one step; return the loss of the odds and the Brier score of unknown seats.

    *hold* weighs how far the model keeps to its *teacher*.
    """
    odds, team = model(torch.from_numpy(batch.states), torch.from_numpy(batch.actions))
    loss = nn.functional.binary_cross_entropy_with_logits(odds, torch.from_numpy(batch.won).float())
    total = loss + TEAM_WEIGHT * _team_loss(team, batch.partner, batch.unknown)
    if teacher is not None and hold:
        total = total + hold * teacher.loss(model, teacher.draw(TAUGHT), 0.0)[0]
    _step(model, optimizer, total)
    with torch.no_grad():
        unknown = torch.from_numpy(batch.unknown).float()
        errors = (torch.sigmoid(team) - torch.from_numpy(batch.partner).float()) ** 2
        brier = (errors * unknown).sum() / unknown.sum().clamp(min=1)
    return loss.item(), brier.item()


class Teacher:
    """Lessons of the rule bot, to begin with and to hold on to while outcomes are still few."""

    def __init__(self, lessons: Lessons, rng: np.random.Generator) -> None:
        self._lessons, self._rng = lessons, rng
        ends = np.cumsum(lessons.counts)
        self._starts, self._ends = ends - lessons.counts, ends

    def __len__(self) -> int:
        return len(self._lessons.won)

    def loss(self, model: Learner, picks: NDArray[np.intp], outcome: float) -> tuple[torch.Tensor, float]:
        """Return the loss over the decisions *picks*, and how often the model chooses as the rule bot did.

        The odds over a decision's actions are pulled towards the one that was taken (a softmax over
        odds ten times as sharp); *outcome* weighs what came of it.
        """
        lessons, size = self._lessons, len(picks)
        counts = torch.from_numpy(lessons.counts[picks]).long()
        rows = np.concatenate([np.arange(self._starts[i], self._ends[i]) for i in picks])
        groups = torch.repeat_interleave(torch.arange(size), counts)
        odds, team = model.judge_many(
            torch.from_numpy(lessons.states[picks]), groups, torch.from_numpy(lessons.actions[rows])
        )
        sharp = 10.0 * odds
        top = torch.full((size,), -1e9).scatter_reduce(0, groups, sharp.detach(), "amax")
        spread = torch.zeros(size).index_add(0, groups, torch.exp(sharp - top[groups]))
        own = torch.cumsum(counts, 0) - counts + torch.from_numpy(lessons.chosen[picks]).long()
        loss = (top + torch.log(spread) - sharp[own]).mean()
        if outcome:
            won = torch.from_numpy(lessons.won[picks]).float()
            loss = 0.3 * loss + outcome * nn.functional.binary_cross_entropy_with_logits(odds[own], won)
            partner, unknown = lessons.partner[picks], lessons.unknown[picks]
            loss = loss + TEAM_WEIGHT * _team_loss(team, partner, unknown)
        return loss, (sharp[own] >= top).float().mean().item()

    def draw(self, number: int) -> NDArray[np.intp]:
        """Return *number* decisions by lot."""
        return self._rng.integers(0, len(self), number)

    def imitate(
        self, model: Learner, optimizer: torch.optim.Optimizer, epochs: int
    ) -> Iterator[tuple[float, float]]:
        """Learn from all lessons; yield hits and loss after each epoch."""
        size = BATCH // 4
        for _ in range(epochs):
            order = self._rng.permutation(len(self))
            hits, losses = [], []
            for at in range(0, len(order) - size + 1, size):
                loss, hit = self.loss(model, order[at : at + size], 1.0)
                _step(model, optimizer, loss)
                hits.append(hit)
                losses.append(loss.item())
            yield float(np.mean(hits)), float(np.mean(losses))


def _team_loss(team: torch.Tensor, partner: NDArray[np.uint8], unknown: NDArray[np.uint8]) -> torch.Tensor:
    known = torch.from_numpy(unknown).float()
    each = nn.functional.binary_cross_entropy_with_logits(
        team, torch.from_numpy(partner).float(), reduction="none"
    )
    return (each * known).sum() / known.sum().clamp(min=1)


def _step(model: Learner, optimizer: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()


class Run:
    """One net in the making, with all that has to outlive a stop."""

    def __init__(self, variant: Variant, folder: Path, seed: int) -> None:
        self.variant, self.folder, self.seed = variant, folder, seed
        torch.manual_seed(seed)
        self.model = Learner()
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3)
        self.past: list[dict[str, NDArray[np.float16]]] = []
        self.round = self.deals = self.samples = 0
        self.seconds = 0.0
        self.window: deque[Samples] = deque(maxlen=WINDOW)
        self.rng = np.random.default_rng(seed)
        self.taught = False
        self.teacher: Teacher | None = None
        self.rate = 1e-3

    @property
    def path(self) -> Path:
        return self.folder / f"{self.variant.value}.pt"

    def load(self) -> bool:
        """Go on with the last checkpoint; False if there is none."""
        if not self.path.exists():
            return False
        kept: dict[str, Any] = torch.load(self.path, weights_only=True)
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        for name in ("round", "deals", "samples", "seconds", "taught"):
            setattr(self, name, kept[name])
        self.past = [{n: a.numpy() for n, a in net.items()} for net in kept["past"]]
        self.rng = np.random.default_rng([self.seed, self.round])
        return True

    def save(self) -> None:
        """Write the checkpoint and the weights, each in one move."""
        kept = {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "past": [{n: torch.from_numpy(a) for n, a in net.items()} for net in self.past],
            **{n: getattr(self, n) for n in ("round", "deals", "samples", "seconds", "taught")},
        }
        draft = self.path.with_suffix(".new")
        torch.save(kept, draft)
        draft.replace(self.path)
        weights = self.folder / f"{self.variant.value}.new.npz"
        arrays: dict[str, Any] = dict(self.model.parameters_by_name())
        np.savez_compressed(weights, **arrays)
        weights.replace(self.folder / f"{self.variant.value}.npz")

    def task(self, number: int, deals: int, explore: float) -> Task:
        nets = (self.model.parameters_by_name(), *self.past) if self.taught else ()
        seed = f"{self.seed}/{self.variant.value}/{self.round}/{number}"
        return Task(self.variant, seed, deals, nets, explore if nets else 0.15)


def hold(samples: int) -> float:
    """Return how far a model keeps to its teacher after so many samples."""
    return max(HOLD_LAST, HOLD * (1.0 - samples / HOLD_SAMPLES))


def rate(minutes: float) -> float:
    """Return the learning rate after so many minutes of one core's work, as a part of the first."""
    return float(max(0.1, 1.0 / (1.0 + minutes / 25.0)))


def train(run: Run, minutes: float, executor: Executor | None, width: int, deals: int) -> None:
    """Teach for *minutes* of wall time in all rounds; tasks go to *executor*, or are done here."""
    run.folder.mkdir(parents=True, exist_ok=True)
    log = (run.folder / f"{run.variant.value}.jsonl").open("a", encoding="utf-8")
    begun = saved = last = time.monotonic()
    waiting: deque[Future[Samples]] = deque()
    asked = 0
    while time.monotonic() - begun < minutes * 60:
        explore = max(0.02, 0.06 - 0.0004 * run.seconds / 60)
        if executor is None:
            fresh = play(run.task(0, deals, explore))
        else:
            while len(waiting) < width + 1:
                waiting.append(executor.submit(play, run.task(asked, deals, explore)))
                asked += 1
            fresh = waiting.popleft().result()
        run.window.append(fresh)
        run.round += 1
        run.deals += fresh.deals
        run.samples += len(fresh.won)
        for group in run.optimizer.param_groups:
            group["lr"] = run.rate * rate(run.seconds / 60)
        losses = [
            learn(run.model, run.optimizer, batch, run.teacher, hold(run.samples))
            for batch in batches(run.window, int(PASSES * len(fresh.won) / BATCH) + 1, run.rng)
        ]
        run.taught = run.taught or run.round >= 4
        now = time.monotonic()
        run.seconds += now - last
        last = now
        loss, brier = np.mean(np.array(losses), axis=0)
        line = {
            "round": run.round,
            "minutes": round(run.seconds / 60, 2),
            "deals": run.deals,
            "samples": run.samples,
            "loss": round(float(loss), 4),
            "brier": round(float(brier), 4),
            "first_won": round(fresh.first_won / max(1, fresh.deals), 3),
        }
        log.write(json.dumps(line) + "\n")
        log.flush()
        sys.stderr.write(f"\r{run.variant.value}  {line}   ")
        if run.round % 25 == 0 and run.taught:
            run.past = [*run.past, run.model.parameters_by_name()][-PAST:]
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
    parser.add_argument("--deals", type=int, default=160, help="deals a round")
    parser.add_argument("--rate", type=float, default=1e-3, help="the first learning rate")
    options = parser.parse_args()
    torch.set_num_threads(1)
    run = Run(Variant(options.variant), options.out, options.seed)
    run.rate = options.rate
    lessons = options.out / f"{options.variant}-lessons.npz"
    if lessons.exists():
        run.teacher = Teacher(Lessons.load(lessons), run.rng)
    if run.load():
        sys.stderr.write(f"goes on after round {run.round}\n")
    elif run.teacher is not None:
        for hits, loss in run.teacher.imitate(run.model, run.optimizer, EPOCHS):
            sys.stderr.write(f"{options.variant}: chooses as taught {hits:.3f}, loss {loss:.3f}\n")
        run.taught = True
        run.past = [run.model.parameters_by_name()]
        run.save()
    if options.actors:
        with ProcessPoolExecutor(options.actors, mp_context=get_context("spawn")) as executor:
            train(run, options.minutes, executor, options.actors, options.deals)
    else:
        train(run, options.minutes, None, 1, options.deals)


if __name__ == "__main__":
    main()
