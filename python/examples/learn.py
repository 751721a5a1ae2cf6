"""A net learns Simplicity from games of a noisy `greedy` and then beats `greedy`: `python learn.py --games 40000`.

The net rates positions just after a choice: how far ahead its team's player ends, and whether it wins. It plays the
legal action after which it rates the position best. `pip install jax` is all that it needs besides `citywright`.

One run with 40,000 games of `greedy:noise=10`, learning and measuring, took 1.3 minutes of processor time; the net
won 32.6 % of 800 games against three `greedy` [28.6, 36.6], where an even player wins 25 %.
"""

import argparse
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from citywright import OVER, Batch, Game
from citywright.league import Batched, duel

GAME = Game("simplicity", 4)
TEACHER = "greedy:noise=10"
SLOTS = 512
WIDTH = 256
SIZE = 1024
"""Positions of a step of learning."""
LEADS = 10.0
"""Points in one unit of what the net says of the lead."""
ROWS = 8192
"""Positions that the net rates at once: one size, so that JAX compiles once."""

Net = list[dict[str, jax.Array]]


def scale() -> NDArray[np.float32]:
    """What brings each number of an observation into 0 to 1."""
    layout = GAME.layout
    high = np.ones(layout.features, np.float32)
    for part in layout.vector.values():
        high[layout.vector_start + part.at.start : layout.vector_start + part.at.stop] = part.high
    # Scores end far below the largest number of a byte.
    high[-layout.teams :] = 60
    return np.reciprocal(high)


SCALE = scale()


def taught(games: int, seed: int) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """The position after each choice in games of the teacher, uint8 (M, F), and lead and win at the end, (M, 2)."""
    seen, ends = [], []
    for first in range(0, games, SLOTS):
        count = min(SLOTS, games - first)
        batch = Batch(GAME, count, seed, first=first, autoreset=False, rewards="lead")
        slots, numbers = np.arange(count), np.arange(batch.mask.shape[1])
        seats = []
        while (batch.seat != OVER).any():
            chosen = batch.choose(TEACHER)
            offsets, after = batch.after()
            place = (batch.mask & (numbers < chosen[:, None])).sum(axis=1)
            seen.append(after[offsets[:-1] + place])
            seats.append(batch.seat.copy())
            batch.step(chosen)
        # All games have the same number of decisions, so they end together.
        won = batch.ranks == 1
        ends += [np.stack([batch.reward[slots, seat] / LEADS, won[slots, seat]], axis=1) for seat in seats]
    return np.concatenate(seen), np.concatenate(ends).astype(np.float32)


def begun(seed: int) -> Net:
    """A net of random weights: two hidden layers, lead and win."""
    rng = np.random.default_rng(seed)
    sizes = [GAME.layout.features, WIDTH, WIDTH, 2]
    return [
        {
            "weight": jnp.asarray(rng.normal(0, (2 / ins) ** 0.5, (ins, outs)), jnp.float32),
            "bias": jnp.zeros(outs),
        }
        for ins, outs in zip(sizes, sizes[1:], strict=False)
    ]


def rated(net: Net, obs: jax.Array) -> jax.Array:
    """Lead and, before the sigmoid, chance to win (M, 2) of positions uint8 (M, F)."""
    now = obs.astype(jnp.float32) * SCALE
    for layer in net[:-1]:
        now = jax.nn.relu(now @ layer["weight"] + layer["bias"])
    return now @ net[-1]["weight"] + net[-1]["bias"]


@jax.jit
def error(net: Net, obs: jax.Array, ends: jax.Array) -> jax.Array:
    """How far the net is from the ends of the games."""
    lead, win = rated(net, obs).T
    missed = jnp.mean((lead - ends[:, 0]) ** 2)
    return missed + jnp.mean(jax.nn.softplus(win) - ends[:, 1] * win)


def constant(ends: NDArray[np.float32]) -> float:
    """The error of the best answer that is the same for every position: the mean lead and the share of wins."""
    lead, win = ends.T.astype(float)
    share = win.mean()
    # Where all win or none does, that answer is certain.
    doubt = -sum(part * np.log(part) for part in (share, 1 - share) if part)
    return float(lead.var() + doubt)


@jax.jit
def learned(net: Net, moments: Any, step: int, rate: float, obs: jax.Array, ends: jax.Array) -> Any:
    """A step of Adam."""
    slopes = jax.grad(error)(net, obs, ends)
    means, squares = moments
    means = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, means, slopes)
    squares = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, squares, slopes)
    first, second = 1 - 0.9**step, 1 - 0.999**step
    net = jax.tree.map(
        lambda old, mean, square: old - rate * (mean / first) / (jnp.sqrt(square / second) + 1e-8),
        net,
        means,
        squares,
    )
    return net, (means, squares)


def trained(obs: NDArray[np.uint8], ends: NDArray[np.float32], passes: int, seed: int) -> Net:
    """A net that fits the games, each position seen in a random mirror."""
    net, rng, layout = begun(seed), np.random.default_rng(seed), GAME.layout
    moments: Any = (jax.tree.map(jnp.zeros_like, net), jax.tree.map(jnp.zeros_like, net))
    size = min(SIZE, len(obs))
    steps, step = passes * (len(obs) // size), 0
    for _ in range(passes):
        order = rng.permutation(len(obs))
        for start in range(0, len(obs) - size + 1, size):
            some = np.sort(order[start : start + size])
            rows, columns = rng.integers(0, 2, 2).astype(bool)
            turned, _ = layout.mirror(obs[some], np.zeros(size, np.int64), rows=rows, columns=columns)
            step += 1
            rate = 1e-3 * 0.5 * (1 + np.cos(np.pi * step / steps))
            net, moments = learned(net, moments, step, rate, turned, ends[some])
    return net


@jax.jit
def worth(net: Net, obs: jax.Array) -> jax.Array:
    """What the net plays for: its chance to win, and a little its lead."""
    lead, win = rated(net, obs).T
    value: jax.Array = jax.nn.sigmoid(win) + 0.1 * lead
    return value


def player(net: Net) -> Batched:
    """A player of the league that takes what the net rates best."""

    def choose(obs: NDArray[np.uint8], offsets: NDArray[np.int64]) -> NDArray[np.int64]:
        padded = np.zeros((-(-len(obs) // ROWS) * ROWS, obs.shape[1]), np.uint8)
        padded[: len(obs)] = obs
        parts = [np.asarray(worth(net, padded[at : at + ROWS])) for at in range(0, len(padded), ROWS)]
        values = np.concatenate(parts)
        pairs = zip(offsets[:-1], offsets[1:], strict=True)
        return np.array([values[start:end].argmax() for start, end in pairs], np.int64)

    return Batched("net", choose)


def main() -> None:
    """Plays, learns and measures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=40_000, help="of the teacher, to learn from")
    parser.add_argument("--passes", type=int, default=4, help="over all positions")
    parser.add_argument("--deals", type=int, default=200, help="to measure on, each with the net in every seat")
    parser.add_argument("--rival", default="greedy")
    arguments = parser.parse_args()
    start, used = time.monotonic(), time.process_time()

    def spent() -> str:
        return f"{(time.monotonic() - start) / 60:.1f} min, {(time.process_time() - used) / 60:.1f} of a processor"

    obs, ends = taught(arguments.games, seed=1)
    # Games that are not learned from tell whether the net has learned by heart.
    others = taught(max(1, arguments.games // 100), seed=2)
    before = float(error(begun(1), *others))
    print(f"{arguments.games} games, {len(obs)} positions ({spent()})")
    net = trained(obs, ends, arguments.passes, seed=1)
    print(
        f"error {before:.3f} before, {float(error(net, *others)):.3f} after learning, "
        f"{constant(others[1]):.3f} of the best constant ({spent()})"
    )
    result = duel(GAME, player(net), arguments.rival, arguments.deals, seed=3)
    print(
        f"against three {arguments.rival}: {100 * result.wins:.1f} % of {result.games} games won "
        f"[{100 * result.low:.1f}, {100 * result.high:.1f}]; an even player wins 25 % ({spent()})"
    )


if __name__ == "__main__":
    main()
