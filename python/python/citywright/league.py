"""Players, registered ones or in Python, and whole games between them: who is stronger, and with what certainty."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from citywright import OVER
from citywright._citywright import (
    Batch,
    Game,
    ListBatch,
    NotDue,
    State,
    Whims,
    _play,
    _Player,
    _ratings,
    _Seating,
)

if TYPE_CHECKING:
    from citywright._citywright import _Arrays

OF_SEATS = ("grid", "seats", "table")
"""The arrays of Small City that have one row for each seat that is asked."""


@dataclass(frozen=True)
class Batched:
    """A player that decides in many games at once, by `choose(seen, offsets)`.

    In Simplicity `seen` is uint8 (M, F): the position after each legal action as its actor sees it, before any draw.
    In Small City it is a dict of the arrays of a `ListBatch` that has these N games alone: "rows" and "cells" of M
    legal actions, "grid", "seats" and "table" of N seats; `citywright.padded.pad` gives them one size.

    `offsets` is int64 (N + 1,): rows `offsets[i]:offsets[i + 1]` are those of game `i`. The player returns (N,)
    integers: for each game the place of a row among its own, from 0.
    """

    name: str
    choose: Callable[[Any, NDArray[np.int64]], NDArray[Any]]


Choose = Callable[["_Arrays", NDArray[np.int32]], int]
"""From what a seat sees (`State.observe`) and its legal actions (`State.legal`) to the place of one of them."""
Player = str | Choose | Batched
"""The spec of a registered player, or a player in Python."""


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


def name_of(player: Player) -> str:
    """The spec of a registered player, or the name of a player in Python."""
    if isinstance(player, str):
        return player
    if isinstance(player, Batched):
        return player.name
    return str(getattr(player, "__name__", type(player).__name__))


class Players:
    """The players at one table, by seat; fewer specs than seats repeat.

    They decide one game and remember it, as players in `play` and in `citywright simulate` do: some follow a plan
    that they have made. Each next game needs new ones. Pickles and copies have forgotten what they decided.
    """

    def __init__(self, game: Game, specs: Sequence[Player]) -> None:
        _check_count(game, specs)
        self.game, self.specs = game, tuple(specs)
        seated = (specs[seat % len(specs)] for seat in range(game.seats))
        self._seated = [_Player(game, one) if isinstance(one, str) else one for one in seated]

    def __len__(self) -> int:
        return len(self._seated)

    def choose(self, state: State, seat: int, whims: Whims) -> int:
        """The number of the action of the player in a seat, from what the seat may know."""
        if state.game != self.game:
            raise ValueError("this state is of another game")
        if not 0 <= seat < len(self):
            raise ValueError(f"there is no seat {seat}: they run from 0 to {len(self) - 1}")
        player = self._seated[seat]
        if isinstance(player, _Player):
            return player.choose(state, seat, whims)
        if seat not in state.due:
            raise NotDue(f"seat {seat} has nothing to choose now")
        legal = state.legal(seat)
        if not isinstance(player, Batched):
            place = operator.index(player(state.observe(seat), legal))
            _check(player, np.array([place]), np.array([len(legal)]))
            return int(legal[place])
        seen: Any
        if self.game.num_actions is not None:
            one = Batch(self.game, 1, threads=1)
            one.set(0, state)
            _, seen = one.after()
        else:
            arrays: Any = state.observe(seat)
            seen = {name: array[None] if name in OF_SEATS else array for name, array in arrays.items()}
        return int(legal[_places(player, seen, np.array([0, len(legal)]))[0]])

    def __reduce__(self) -> tuple[Any, ...]:
        return Players, (self.game, self.specs)

    def __repr__(self) -> str:
        return f"Players({self.game!r}, {list(map(name_of, self.specs))})"


def play(
    game: Game,
    specs: Sequence[Player],
    deals: int,
    seed: int = 0,
    *,
    first: int = 0,
    seats: str = "rotate",
    records: bool = False,
    threads: int = 0,
) -> Results:
    """Plays deals number `first` to `first + deals - 1`.

    `seats` is "rotate" to play each deal once from every seat: P games with the same luck, in each of which all
    players move on by one seat; fewer specs than seats repeat. "league" does so with the tables of `citywright league`
    with the same seed and players: any number of players, who meet about equally often. With "simulate" game `i` is
    game `i` of `citywright simulate`. Any number of threads plays the same games; 0 is one for each core.

    Players in Python sit at tables beside registered ones, which are then asked for each action anew.
    """
    if seats != "league":
        _check_count(game, specs)
    return played(game, specs, tables(game, len(specs), deals, seed, first, seats), seed, records, threads)


def played(
    game: Game, specs: Sequence[Player], of: Tables, seed: int, records: bool, threads: int
) -> Results:
    """Plays the games of `tables`."""
    deal, index, player = of
    named = [spec for spec in specs if isinstance(spec, str)]
    if len(named) == len(specs):
        played = _play(game, named, player, seed, deal, index, records, threads)
        scores, ranks, lines = played["scores"], played["ranks"], played["records"]
    else:
        if named:
            # Refuses unknown players before a game starts, as the other branch does.
            _play(game, named, player[:0], seed, deal[:0], index[:0], False, 1)
        scores, ranks, lines = _sat(game, specs, player, seed, deal, index, records, threads)
    return Results(game, seed, tuple(map(name_of, specs)), deal, player, scores, ranks, lines)


Tables = tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int16]]
"""For each game of `play` the deal, the number of its whims, and the player of each seat."""


def tables(
    game: Game,
    players: int,
    deals: int,
    seed: int,
    first: int,
    seats: str,
    seating: NDArray[np.int16] | None = None,
) -> Tables:
    """The games of `play`. With `seats="league"`, `seating` is what `_Seating.tables` gives for these deals; without
    it the tables of all deals before `first` are drawn too."""
    count, turns = game.seats, 1 if seats == "simulate" else game.seats
    deal = np.repeat(np.arange(first, first + deals, dtype=np.uint64), turns)
    index = np.arange(first * turns, (first + deals) * turns, dtype=np.uint64)
    shift = (index % np.uint64(count)).astype(np.int64)[:, None]
    if seats in ("rotate", "simulate"):
        player = ((np.arange(count)[None, :] + shift) % count) % players
    elif seats == "league":
        if seating is None:
            seating = _Seating(game, players, seed).tables(first, deals)
        rows = np.repeat(seating, turns, axis=0)
        player = np.take_along_axis(rows, (np.arange(count)[None, :] - shift) % count, axis=1)
    else:
        raise ValueError(f'seats is {seats!r}, but it must be "rotate", "league" or "simulate"')
    return deal, index, player.astype(np.int16)


def _check_count(game: Game, specs: Sequence[Player]) -> None:
    if not 1 <= len(specs) <= game.seats:
        text = f"there are {game.seats} seats, but {len(specs)} players; name 1 to {game.seats}"
        raise ValueError(f'{text}, or play with seats="league"')


def _sat(
    game: Game,
    players: Sequence[Player],
    player: NDArray[np.int16],
    seed: int,
    deal: NDArray[np.uint64],
    index: NDArray[np.uint64],
    records: bool,
    threads: int,
) -> tuple[NDArray[np.int16], NDArray[np.int8], list[str]]:
    """Scores, ranks and records of games at whose tables players in Python sit."""
    made: Any = Batch if game.num_actions is not None else ListBatch
    size = 1024 if game.num_actions is not None else 64
    scores, ranks = np.zeros(player.shape, np.int16), np.zeros(player.shape, np.int8)
    names, lines = [name_of(one) for one in players], list[str]()
    for start in range(0, len(deal), size):
        part = slice(start, start + size)
        seats, count = player[part], len(deal[part])
        batch = made(game, count, seed, autoreset=False, threads=threads)
        batch.reset(deal[part], index[part])
        while (runs := batch.seat != OVER).any():
            sits = np.where(runs, seats[np.arange(count), np.maximum(batch.seat, 0)], -1)
            actions = np.zeros(count, np.int64)
            for number in np.unique(sits[runs]):
                where = sits == number
                actions[where] = _chosen(batch, players[number], where)
            batch.step(actions)
        scores[part], ranks[part] = batch.scores, batch.ranks
        if records:
            sat = ([names[one] for one in row] for row in seats)
            lines += [batch.states(slot).record(row) for slot, row in enumerate(sat)]
    return scores, ranks, lines


def _chosen(batch: Any, player: Player, where: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The actions of a player in the slots `where`."""
    if isinstance(player, str):
        return np.asarray(batch.choose(player, where)[where], np.int64)
    if not isinstance(player, Batched):
        seen = [_seen(batch, slot) for slot in np.flatnonzero(where).tolist()]
        places = np.array([operator.index(player(*one)) for one in seen], np.int64)
        _check(player, places, np.array([len(legal) for _, legal in seen]))
        return np.array([legal[place] for (_, legal), place in zip(seen, places, strict=True)], np.int64)
    if isinstance(batch, ListBatch):
        lengths = np.diff(batch.offsets)
        meant = np.repeat(where, lengths)
        lists = {"rows": batch.rows[meant], "cells": batch.cells[meant]}
        lists |= {name: getattr(batch, name)[where] for name in OF_SEATS}
        return _places(player, lists, np.append(0, lengths[where].cumsum()))
    ends, obs = batch.after(where)
    places = _places(player, obs, np.append(ends[:1], ends[1:][where]))
    mask = batch.mask[where]
    return np.asarray((mask & (mask.cumsum(axis=1) == places[:, None] + 1)).argmax(axis=1), np.int64)


def _places(player: Batched, seen: Any, offsets: NDArray[np.int64]) -> NDArray[np.int64]:
    """What a player returns, if it is the place of a row in each game."""
    places = np.asarray(player.choose(seen, offsets))
    if places.shape != (len(offsets) - 1,) or places.dtype.kind not in "iu":
        wanted, given = f"integers of shape ({len(offsets) - 1},)", f"{places.dtype} of shape {places.shape}"
        raise TypeError(f"player {player.name} must return {wanted}, but returned {given}")
    _check(player, places, np.diff(offsets))
    return places.astype(np.int64)


def _check(player: Player, places: NDArray[Any], counts: NDArray[Any]) -> None:
    wrong = (places < 0) | (places >= counts)
    if wrong.any():
        at = int(wrong.argmax())
        text = f"player {name_of(player)} chose place {places[at]} of {counts[at]} actions"
        raise ValueError(f"{text}; places run from 0 to {counts[at] - 1}")


def _seen(batch: Any, slot: int) -> tuple[Any, NDArray[np.int32]]:
    """What the seat that is asked in a slot sees, and its actions, as a state says."""
    if isinstance(batch, Batch):
        mask = batch.mask[slot].copy()
        return {"observation": batch.obs[slot].copy(), "action_mask": mask}, np.flatnonzero(mask).astype(np.int32)
    rows = slice(batch.offsets[slot], batch.offsets[slot + 1])
    arrays = {"rows": batch.rows[rows].copy(), "cells": batch.cells[rows].copy()}
    arrays |= {name: getattr(batch, name)[slot].copy() for name in OF_SEATS}
    return arrays, np.arange(len(arrays["rows"]), dtype=np.int32)


def joined(parts: Sequence[Results]) -> Results:
    """Results of the same game, seed and players as one, in the order of their deals."""
    if not parts:
        raise ValueError("there are no results to join: give at least one")
    first = parts[0]
    for part in parts:
        if (part.game, part.seed, part.specs) != (first.game, first.seed, first.specs):
            raise ValueError("these results cannot be joined: their games, seeds or players differ")
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


def duel(
    game: Game, one: Player, rivals: Player, deals: int, seed: int = 0, *, threads: int = 0
) -> Duel:
    """Plays each deal once with `one` on every seat and `rivals` on all others; at least two deals.

    The games of a deal share their luck, so the interval comes from the differences between deals.
    """
    if deals < 2 or game.seats < 2:
        raise ValueError(f"a duel needs at least 2 deals and 2 seats, but has {deals} and {game.seats}")
    specs: list[Player] = [one, *[rivals] * (game.seats - 1)]
    results = play(game, specs, deals, seed, threads=threads)
    won = ((results.ranks == 1) & (results.player == 0)).any(axis=1)
    by_deal = won.reshape(deals, game.seats).mean(axis=1)
    mean, spread = float(by_deal.mean()), 1.96 * float(by_deal.std(ddof=1)) / deals**0.5
    return Duel(len(results), mean, max(0.0, mean - spread), min(1.0, mean + spread))
