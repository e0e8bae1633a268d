"""The learner: ``python -m engine.training.learn VARIANT --out FOLDER --minutes M``; see docs/bots.md.

Proximal policy optimisation (Schulman et al. 2017) with a critic that sees all hands, while the net
that plays is told what its seat is told (Yang et al. 2022, PerfectDou): what the cards and the others
decided is taken out of what a decision is praised or blamed for. Two sides of a deal are one game of
zero sum, so that the chances run through all seats' decisions. A checkpoint every five minutes holds
all that is needed to go on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import deque
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from engine.ruleset import Variant
from engine.training.actor import Samples, Task, play
from engine.training.credit import Credit, credit
from engine.training.lessons import Lessons
from engine.training.models import Choices, Critic, Player, step, team_loss
from engine.training.teacher import imitate

BATCH = 2048
"""Decisions in a step."""
PASSES = 2
CRITIC_PASSES, SEEN = 3, 8
"""The critic takes so many steps for each of the player's first pass, over so many rounds."""
CLIP = 0.2
"""A decision's chance is moved by no more than this part in one round."""
ENTROPY = 0.005
TEAM_WEIGHT, VALUE_WEIGHT = 0.1, 0.1
PAST = 5
EVERY_ROUNDS = 40
"""The net of every so many rounds is kept to play against."""
EVERY_S = 300
EPOCHS = 4
SOFTER = 0.4
"""Preferences of the teacher's likeness are made so much weaker, or nothing else would be tried."""
WARM_UP = 6
"""In so many rounds only the critic learns."""


class Run:
    """One net in the making, with all that has to outlive a stop."""

    def __init__(self, variant: Variant, folder: Path, seed: int, rate: float) -> None:
        self.variant, self.folder, self.seed, self.rate = variant, folder, seed, rate
        torch.manual_seed(seed)
        self.model, self.critic = Player(), Critic()
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=rate, eps=1e-5)
        self.critics = torch.optim.Adam(self.critic.parameters(), lr=1e-3)
        self.past: list[dict[str, NDArray[np.float16]]] = []
        self.round = self.deals = self.samples = 0
        self.seconds = 0.0
        self.seen: deque[tuple[NDArray[np.uint8], NDArray[np.float32]]] = deque(maxlen=SEEN)
        self.rng = np.random.default_rng(seed)

    @property
    def path(self) -> Path:
        return self.folder / f"{self.variant.value}.pt"

    def load(self) -> bool:
        """Go on with the last checkpoint; False if there is none."""
        if not self.path.exists():
            return False
        kept: dict[str, Any] = torch.load(self.path, weights_only=True)
        for name in ("model", "critic", "optimizer", "critics"):
            getattr(self, name).load_state_dict(kept[name])
        for name in ("round", "deals", "samples", "seconds"):
            setattr(self, name, kept[name])
        self.past = [{n: a.numpy() for n, a in net.items()} for net in kept["past"]]
        self.rng = np.random.default_rng([self.seed, self.round])
        return True

    def save(self) -> None:
        """Write the checkpoint and the weights, each in one move."""
        kept = {
            **{n: getattr(self, n).state_dict() for n in ("model", "critic", "optimizer", "critics")},
            "past": [{n: torch.from_numpy(a) for n, a in net.items()} for net in self.past],
            **{n: getattr(self, n) for n in ("round", "deals", "samples", "seconds")},
        }
        draft = self.path.with_suffix(".new")
        torch.save(kept, draft)
        draft.replace(self.path)
        weights = self.folder / f"{self.variant.value}.new.npz"
        arrays: dict[str, Any] = dict(self.model.parameters_by_name())
        np.savez_compressed(weights, **arrays)
        weights.replace(self.folder / f"{self.variant.value}.npz")

    def task(self, number: int, deals: int) -> Task:
        """Return what to play next."""
        seed = f"{self.seed}/{self.variant.value}/{self.round}/{number}"
        return Task(self.variant, seed, deals, (self.model.parameters_by_name(), *self.past))

    def learn(self, samples: Samples) -> dict[str, float]:
        """Learn from what was played; return figures of the round."""
        values = self._values(samples.truth)
        given = credit(values, samples.first.astype(bool), samples.lengths, samples.first_won)
        loss = self._teach_critic(samples.truth, given.target)
        figures = {"critic": loss}
        if self.round >= WARM_UP:
            figures |= self._teach_player(samples, given)
        self.round += 1
        self.deals += len(samples.lengths)
        self.samples += len(samples.rows)
        if self.round % EVERY_ROUNDS == 0:
            # The first of them is the teacher's likeness and stays.
            self.past = [self.past[0], *[*self.past[1:], self.model.parameters_by_name()][1 - PAST :]]
        return figures

    def _values(self, truth: NDArray[np.uint8]) -> NDArray[np.float32]:
        with torch.no_grad():
            parts = [torch.sigmoid(self.critic(part)) for part in torch.from_numpy(truth).split(8192)]
        values: NDArray[np.float32] = torch.cat(parts).numpy()
        return values

    def _teach_critic(self, truth: NDArray[np.uint8], target: NDArray[np.float32]) -> float:
        """Learn from this round and the last few: what hands are worth changes slowly."""
        self.seen.append((truth, target))
        truths = np.concatenate([part for part, _ in self.seen])
        targets = np.concatenate([part for _, part in self.seen])
        losses = []
        for _ in range(CRITIC_PASSES * len(truth) // BATCH):
            picks = self.rng.integers(0, len(truths), BATCH)
            odds = self.critic(torch.from_numpy(truths[picks]))
            loss = nn.functional.binary_cross_entropy_with_logits(odds, torch.from_numpy(targets[picks]))
            step(self.critic, self.critics, loss, 1.0)
            losses.append(loss.item())
        return float(np.mean(losses))

    def _teach_player(self, samples: Samples, given: Credit) -> dict[str, float]:
        ends = np.cumsum(samples.counts)
        starts = ends - samples.counts
        praise = given.praise[samples.rows]
        praise = (praise - praise.mean()) / (praise.std() + 1e-8)
        first = samples.first[samples.rows].astype(bool)
        deals = np.repeat(np.arange(len(samples.lengths)), samples.lengths)[samples.rows]
        won = (samples.first_won[deals].astype(bool) == first).astype(np.float32)
        told: list[tuple[float, ...]] = []
        for _ in range(PASSES):
            order = self.rng.permutation(len(samples.rows))
            for at in range(0, len(order) - BATCH // 2, BATCH):
                picks = order[at : at + BATCH]
                choices = Choices(samples.counts[picks], samples.chosen[picks])
                rows = np.concatenate([np.arange(starts[i], ends[i]) for i in picks])
                worth, team, value = self.model(
                    torch.from_numpy(samples.states[picks]),
                    choices.rows,
                    torch.from_numpy(samples.actions[rows]),
                )
                logp, entropy, _ = choices.judge(worth)
                old = torch.from_numpy(samples.logp[picks])
                gain = torch.from_numpy(praise[picks])
                ratio = torch.exp(logp - old)
                better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                guess, brier = team_loss(team, samples.partner[picks], samples.unknown[picks])
                outcome = nn.functional.binary_cross_entropy_with_logits(value, torch.from_numpy(won[picks]))
                loss = TEAM_WEIGHT * guess + VALUE_WEIGHT * outcome - better - ENTROPY * entropy.mean()
                step(self.model, self.optimizer, loss, 0.5)
                told.append(
                    (
                        entropy.mean().item(),
                        (old - logp).mean().item(),
                        brier.item(),
                        outcome.item(),
                    )
                )
        means = np.mean(np.array(told), axis=0).tolist()
        return dict(zip(("entropy", "moved", "brier", "outcome"), means, strict=True))


def rate(samples: int) -> float:
    """Return the learning rate after so many decisions, as a part of the first."""
    return max(0.15, 1.0 - samples / 24_000_000)


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
            while len(waiting) < width:
                waiting.append(executor.submit(play, run.task(asked, deals)))
                asked += 1
            fresh = waiting.popleft().result()
        for group in run.optimizer.param_groups:
            group["lr"] = run.rate * rate(run.samples)
        figures = run.learn(fresh)
        now = time.monotonic()
        run.seconds += now - last
        last = now
        line = {
            "round": run.round,
            "minutes": round(run.seconds / 60, 2),
            "deals": run.deals,
            "samples": run.samples,
            "first_won": round(float(fresh.first_won.mean()), 3),
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
    parser.add_argument("--out", type=Path, required=True, help="folder of lessons, checkpoints and curves")
    parser.add_argument("--minutes", type=float, default=80.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--actors", type=int, default=0, help="worker processes; 0: all in this one")
    parser.add_argument("--deals", type=int, default=320, help="deals a round")
    parser.add_argument("--rate", type=float, default=4e-4, help="the first learning rate")
    options = parser.parse_args()
    torch.set_num_threads(1)
    run = Run(Variant(options.variant), options.out, options.seed, options.rate)
    if run.load():
        sys.stderr.write(f"goes on after round {run.round}\n")
    else:
        lessons = Lessons.load(options.out / f"{options.variant}-lessons.npz")
        for hits, loss in imitate(run.model, lessons, EPOCHS, run.rng):
            sys.stderr.write(f"{options.variant}: chooses as taught {hits:.3f}, loss {loss:.3f}\n")
        run.past = [run.model.parameters_by_name()]
        run.model.soften(SOFTER)
        run.save()
    if options.actors:
        with ProcessPoolExecutor(options.actors, mp_context=get_context("spawn")) as executor:
            train(run, options.minutes, executor, options.actors, options.deals)
    else:
        train(run, options.minutes, None, 1, options.deals)


if __name__ == "__main__":
    main()
