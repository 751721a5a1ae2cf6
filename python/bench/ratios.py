"""Decisions a second of processor time, as ratios of one interleaved run of five turns: `make bench-python`.

Every measurement checks what it played. Load of other programs moves all sides of a ratio alike.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

from citywright import Batch, Game, ListBatch, Luck
from citywright.pettingzoo import simplicity_v1

TURNS = 5
GAME = Game("simplicity", 2)
CITY = Game("small-city", 3)


def timed(work: Callable[[], int]) -> float:
    """Decisions a second of processor time."""
    start = time.process_time()
    decisions = work()
    return decisions / (time.process_time() - start)


def spiel(decisions: int = 20_000) -> int:
    """pyspiel's connect four with observation and mask."""
    game, rng = pyspiel.load_game("connect_four"), np.random.default_rng(1)
    state, draws = game.new_initial_state(), rng.random(decisions)
    for draw in draws:
        if state.is_terminal():
            state = game.new_initial_state()
        np.array(state.observation_tensor(), np.float32)
        mask = np.array(state.legal_actions_mask(), np.bool_)
        legal = state.legal_actions()
        assert mask.sum() == len(legal)
        state.apply_action(legal[int(draw * len(legal))])
    return decisions


def batch(n: int, steps: int, by_numpy: bool = False, threads: int = 1) -> Callable[[], int]:
    """Our batch; actions are chosen in Rust, or by numpy from the mask."""

    def work() -> int:
        games, luck, rng = Batch(GAME, n, 1, threads=threads), Luck(1), np.random.default_rng(1)
        ended = 0
        for _ in range(steps):
            if by_numpy:
                noise = rng.random(games.mask.shape, np.float32)
                actions = np.where(games.mask, noise, -1).argmax(axis=1)
            else:
                actions = games.sample(luck)
            games.step(actions)
            ended += int(games.done.sum())
        # A game of two has 25 decisions.
        assert ended == n * (steps // 25), ended
        return n * steps

    return work


def pool(n: int = 1024, steps: int = 50) -> int:
    """EnvPool's connect four in one thread, choice by numpy from its mask."""
    import envpool

    games: Any = envpool.make_gymnasium("ConnectFour-v1", num_envs=n, num_threads=1, seed=1)
    rng, (_, info), ended = np.random.default_rng(1), games.reset(), 0
    for _ in range(steps):
        mask = info["legal_action_mask"]
        noise = rng.random(mask.shape, np.float32)
        actions = np.where(mask, noise, -1).argmax(axis=1).astype(np.int32)
        _, _, over, _, info = games.step(actions)
        ended += int(over.sum())
    # A random game has some 21 decisions.
    assert n * steps / 42 < ended < n * steps / 7, ended
    return n * steps


def zoo(make: Callable[[], object], decisions: int = 2_000) -> Callable[[], int]:
    """An environment behind PettingZoo's interface."""

    def work() -> int:
        env, rng, done = make(), np.random.default_rng(1), 0
        while done < decisions:
            env.reset(seed=done)  # type: ignore[attr-defined]
            for _ in env.agent_iter():  # type: ignore[attr-defined]
                seen, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
                over = terminated or truncated
                legal = np.flatnonzero(seen["action_mask"])
                env.step(None if over else int(rng.choice(legal)))  # type: ignore[attr-defined]
                done += not over
        return done

    return work


def lists(steps: int = 60) -> int:
    """Lists of Small City in 64 slots."""
    games, luck = ListBatch(CITY, 64, 1, threads=1), Luck(1)
    for _ in range(steps):
        games.step(games.sample(luck))
    assert len(games.offsets) == 65
    return 64 * steps


def choices() -> float:
    """Choices of a random game of Small City, on average."""
    games, luck, ended, steps = ListBatch(CITY, 16, 2, autoreset=False), Luck(2), 0, 0
    while (games.seat >= 0).any():
        steps += int((games.seat >= 0).sum())
        games.step(games.choose("random").clip(0))
    ended = int((games.ranks[:, 0] > 0).sum())
    assert ended == 16
    return steps / ended


def play_outs(each: float, games: int = 60) -> Callable[[], int]:
    """The engine's own random games of Small City, which make no lists."""

    def work() -> int:
        start, luck = CITY.start(), Luck(3)
        for _ in range(games):
            assert start.play_out(luck).scores is not None
        return int(games * each)

    return work


def seconds(threads: int) -> float:
    """Wall time of a game in each of many slots."""
    start = time.perf_counter()
    batch(8192, 25, threads=threads)()
    return time.perf_counter() - start


def cores() -> tuple[float, float]:
    """How much more work two threads do than one, and two processes: what this machine has to give now."""
    threads, processes = [], []
    with ProcessPoolExecutor(2, get_context("spawn")) as both:
        list(both.map(seconds, [1, 1]))  # starts them
        for _ in range(TURNS):
            one = seconds(1)
            threads.append(one / seconds(2))
            processes.append(sum(one / other for other in both.map(seconds, [1, 1])))
    return statistics.median(threads), statistics.median(processes)


def has_pool() -> bool:
    """Whether EnvPool is installed; it has wheels for few systems."""
    return find_spec("envpool") is not None


def main() -> None:
    """Prints each ratio beside what is owed and wanted."""
    each = choices()
    works: dict[str, Callable[[], int]] = {
        "spiel": spiel,
        "one": batch(1, 20_000),
        "rust": batch(1024, 50),
        "numpy": batch(1024, 50, by_numpy=True),
        "zoo": zoo(connect_four_v3.env),
        "our zoo": zoo(lambda: simplicity_v1.env(2)),
        "lists": lists,
        "play outs": play_outs(each),
    }
    if has_pool():
        works["pool"] = pool
    turns = [{name: timed(work) for name, work in works.items()} for _ in range(TURNS)]
    rows = [
        ("N = 1 over pyspiel", "one", "spiel", 1.5, 3.0),
        ("N = 1,024, choice in Rust, over pyspiel", "rust", "spiel", 5.0, 10.0),
        ("N = 1,024, choice by numpy, over pyspiel", "numpy", "spiel", 2.0, 4.0),
        ("PettingZoo adapter over its connect four", "our zoo", "zoo", 1.2, 2.0),
        ("Small City N = 64 over its own random games", "lists", "play outs", 0.05, 0.1),
    ]
    if has_pool():
        # EnvPool has no choice of its own. Numpy's costs us more: our mask is 36 times as wide.
        rows.append(("N = 1,024, choice in Rust, over EnvPool", "rust", "pool", 5.0, 12.0))
        rows.append(("N = 1,024, choice by numpy, over EnvPool", "numpy", "pool", 0.0, 0.0))
    else:
        print("EnvPool is not installed: its ratio is left out.")
    failed = []
    for title, over, under, owed, wanted in rows:
        ratio = statistics.median(turn[over] / turn[under] for turn in turns)
        print(f"{title:48} {ratio:8.2f}" + (f"   owed {owed:5.2f}   wanted {wanted:5.2f}" if owed else ""))
        if ratio < owed:
            failed.append(title)
    # A step of one slot has all that Python does in a step of many, and a decision of Rust besides.
    shares = [turn["rust"] / turn["one"] / 1024 for turn in turns]
    title, share = "N = 1,024, share of a step outside Rust, at most", statistics.median(shares)
    print(f"{title:48} {share:8.2%}   owed 10 %   wanted 3 %")
    if share > 0.1:
        failed.append(title)
    by_threads, by_processes = cores()
    title = "two threads over one, N = 8,192, wall time"
    print(f"{title:48} {by_threads:8.2f}   owed  1.50   wanted  1.80   (on a quiet machine)")
    print(f"{'two processes over one, at the same moments':48} {by_processes:8.2f}")
    if failed:
        raise SystemExit(f"less than owed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
