"""Whole games between registered players: who is stronger, and with what certainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from citywright._citywright import Game, _play, _ratings


@dataclass(frozen=True)
class Results:
    """G games of P seats. The games of one deal are next to each other."""

    game: Game
    """What was played."""
    seed: int
    """The seed of all luck."""
    specs: tuple[str, ...]
    """The players."""
    deal: NDArray[np.uint64]
    """(G,): the deal of each game."""
    player: NDArray[np.int16]
    """(G, P): the player of each seat, as an index into `specs`."""
    scores: NDArray[np.int16]
    """(G, P)"""
    ranks: NDArray[np.int8]
    """(G, P), 1 for the best."""
    records: list[str] = field(default_factory=list)
    """One line of JSON for each game, if asked for."""

    def __len__(self) -> int:
        return len(self.deal)

    @property
    def wins(self) -> NDArray[np.float64]:
        """By player, the share of its seats that won."""
        won = [(self.ranks[self.player == number] == 1).mean() for number in range(len(self.specs))]
        return np.array(won)


@dataclass(frozen=True)
class Rating:
    """A player's strength in points, 400 for odds of ten to one, with the ends of its 95 % interval."""

    player: str
    rating: float
    low: float
    high: float


def play(
    game: Game,
    specs: Sequence[str],
    deals: int,
    seed: int = 0,
    *,
    first: int = 0,
    rotate: bool = True,
    records: bool = False,
    threads: int = 0,
) -> Results:
    """Plays deals number `first` to `first + deals - 1`; fewer specs than seats repeat.

    With `rotate`, each deal is played once from every seat: P games with the same luck, in each of which
    all players move on by one seat. Without it, game `i` is game `i` of `citywright simulate` with the
    same seed and bots. Any number of threads plays the same games; 0 is one for each core.
    """
    seats = game.seats
    if not 1 <= len(specs) <= seats:
        raise ValueError(f"there are {seats} seats, but {len(specs)} players; name 1 to {seats}")
    turns = seats if rotate else 1
    deal = np.repeat(np.arange(first, first + deals, dtype=np.uint64), turns)
    index = np.arange(first * turns, (first + deals) * turns, dtype=np.uint64)
    shift = (index % np.uint64(seats)).astype(np.int64)[:, None]
    player = (((np.arange(seats)[None, :] + shift) % seats) % len(specs)).astype(np.int16)
    played = _play(game, list(specs), player, seed, deal, index, records, threads)
    scores, ranks, lines = played["scores"], played["ranks"], played["records"]
    return Results(game, seed, tuple(specs), deal, player, scores, ranks, lines)


def joined(parts: Sequence[Results]) -> Results:
    """Results of the same game, seed and players as one, in the order of their deals."""
    if not parts:
        raise ValueError("there are no results to join")
    first = parts[0]
    for part in parts:
        if (part.game, part.seed, part.specs) != (first.game, first.seed, first.specs):
            raise ValueError("results of another game, seed or list of players cannot be joined")
    order = sorted(parts, key=lambda part: int(part.deal[0]) if len(part) else 0)
    return Results(
        first.game,
        first.seed,
        first.specs,
        np.concatenate([part.deal for part in order]),
        np.concatenate([part.player for part in order]),
        np.concatenate([part.scores for part in order]),
        np.concatenate([part.ranks for part in order]),
        [record for part in order for record in part.records],
    )


def ratings(results: Results, seed: int = 0) -> list[Rating]:
    """Plackett-Luce ratings, best first. Intervals come from deals drawn anew; `seed` draws them."""
    values, low, high = _ratings(
        len(results.specs), results.deal, results.player, results.scores, results.ranks, seed
    )
    rated = [
        Rating(spec, float(values[at]), float(low[at]), float(high[at]))
        for at, spec in enumerate(results.specs)
    ]
    return sorted(rated, key=lambda one: -one.rating)


@dataclass(frozen=True)
class Duel:
    """How often a player won against the same rival on all other seats."""

    games: int
    wins: float
    """Share of the games; an even player wins 1 / P."""
    low: float
    """The end of the 95 % interval below."""
    high: float
    """The end of the 95 % interval above."""


def duel(game: Game, one: str, rivals: str, deals: int, seed: int = 0, *, threads: int = 0) -> Duel:
    """Plays each deal once with `one` on every seat and `rivals` on all others; at least two deals.

    The games of a deal share their luck, so the interval comes from the differences between deals.
    """
    if deals < 2 or game.seats < 2:
        raise ValueError("a duel has at least two deals and two seats")
    specs = [one] + [rivals] * (game.seats - 1)
    results = play(game, specs, deals, seed, threads=threads)
    won = ((results.ranks == 1) & (results.player == 0)).any(axis=1)
    by_deal = won.reshape(deals, game.seats).mean(axis=1)
    mean, spread = float(by_deal.mean()), 1.96 * float(by_deal.std(ddof=1)) / deals**0.5
    return Duel(len(results), mean, max(0.0, mean - spread), min(1.0, mean + spread))
