"""Leagues and self-play over many processes or machines, by Ray.

Actors of one processor each play ranges of deals. A deal is the same wherever it is played and however often, so a
killed actor loses nothing: Ray starts another, which plays its ranges again. Each finished range is a file of
`folder`; a later call plays only what is missing. On one machine `citywright.league` is faster: Ray pays where a
deal takes 100 ms or more, or with several machines.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import ray
from numpy.typing import NDArray

from citywright import OVER, Batch, Game, ListBatch, data
from citywright import league as in_process
from citywright._citywright import _Seating
from citywright.league import Player, Results, joined

Policy = Callable[[Any], NDArray[np.int64]]
"""From a `Batch` or `ListBatch` to an action for each slot."""

SECONDS = 2.0
"""About how long a range takes, where `chunk` does not say."""


class _Worker:
    """Plays ranges of deals of one game."""

    def __init__(self, game: Game, seed: int, folder: str | None, version: str) -> None:
        self.game, self.seed, self.version = game, seed, version
        self.folder = None if folder is None else Path(folder)

    def _kept(self, results: Results, first: int, count: int) -> Results | None:
        if self.folder is None:
            return results
        data.write(results, self.folder / name_of(first, count), version=self.version)
        return None

    def league(
        self,
        specs: list[Player],
        first: int,
        count: int,
        seats: str,
        seating: NDArray[np.int16] | None,
        records: bool,
    ) -> Results | None:
        """Plays deals between some players."""
        tables = in_process.tables(self.game, len(specs), count, self.seed, first, seats, seating)
        return self._kept(in_process.played(self.game, specs, tables, self.seed, records, 1), first, count)

    def self_play(self, policy: Policy, first: int, count: int) -> Results | None:
        """Plays deals, all seats by one policy."""
        return self._kept(played_by(self.game, policy, self.seed, first, count, self.version), first, count)


def name_of(first: int, count: int) -> str:
    """The file of a range of deals."""
    return f"deals-{first:010}-{first + count:010}.parquet"


def played_by(
    game: Game, policy: Policy, seed: int, first: int, count: int, version: str = "policy"
) -> Results:
    """Games of deals `first` to `first + count - 1` in this process, all seats by one policy, with records."""
    made = Batch if game.num_actions is not None else ListBatch
    batch: Any = made(game, count, seed, first=first, autoreset=False, threads=1)
    while (batch.seat != OVER).any():
        batch.step(np.ascontiguousarray(policy(batch), np.int64))
    records = [batch.states(slot).record([version] * game.seats) for slot in range(count)]
    player = np.zeros((count, game.seats), np.int16)
    deal = np.arange(first, first + count, dtype=np.uint64)
    return Results(game, seed, (version,), deal, player, batch.scores.copy(), batch.ranks.copy(), records)


def league(
    game: Game,
    specs: Sequence[Player],
    deals: int,
    seed: int = 0,
    *,
    workers: int | None = None,
    chunk: int | None = None,
    folder: str | Path | None = None,
    seats: str = "rotate",
    records: bool = False,
) -> Results:
    """`citywright.league.play` on actors of Ray; equal to it game by game.
    Players in Python are sent to the actors; a folder knows them by their names alone.

    `chunk` is how many deals a range has; without it the first range is measured. With `folder`, each range
    becomes a file, and what is there is not played again.
    """
    in_process.play(game, specs, 0, seed, seats=seats)  # refuses unknown players before anything starts

    # Drawn here, in one pass over all deals: a worker would draw those before its range each time.
    drawn = _Seating(game, len(specs), seed) if seats == "league" else None

    def play(worker: Any, first: int, count: int) -> Any:
        seating = None if drawn is None else drawn.tables(first, count)
        return worker.league.remote(list(specs), first, count, seats, seating, records)

    names = tuple(map(in_process.name_of, specs))
    return _over_deals(game, names, deals, seed, workers, chunk, folder, "", seats, play, records)


def self_play(
    game: Game,
    policy: Any,
    deals: int,
    seed: int = 0,
    *,
    version: str,
    workers: int | None = None,
    chunk: int | None = None,
    folder: str | Path | None = None,
) -> Results:
    """Games in which `policy`, or what a reference of `ray.put` holds, plays all seats; with records.

    `version` names the policy's weights; files say it, and a folder holds one version.
    """
    held = policy if isinstance(policy, ray.ObjectRef) else ray.put(policy)

    def play(worker: Any, first: int, count: int) -> Any:
        return worker.self_play.remote(held, first, count)

    return _over_deals(game, (version,), deals, seed, workers, chunk, folder, version, "simulate", play, True)


def _over_deals(
    game: Game,
    specs: tuple[str, ...],
    deals: int,
    seed: int,
    workers: int | None,
    chunk: int | None,
    folder: str | Path | None,
    version: str,
    seats: str,
    play: Callable[[Any, int, int], Any],
    records: bool,
) -> Results:
    if deals < 1 or (chunk is not None and chunk < 1):
        raise ValueError(f"deals and chunk are 1 or more, not {deals} and {chunk}")
    path = None if folder is None else Path(folder)
    parts: list[Results] = []
    done: list[tuple[int, int]] = []
    if path is not None:
        path.mkdir(parents=True, exist_ok=True)
        done = _there(path, game, specs, seed, seats)
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    if workers is None:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(_Worker)
    stored = None if path is None else str(path.absolute())
    crew: list[Any] = [actor.remote(game, seed, stored, version) for _ in range(workers)]
    try:
        gaps = _Gaps(done, deals)
        if chunk is None:
            chunk = _measured(crew[0], gaps, play, parts)
        flying: dict[Any, Any] = {}
        idle = [worker for worker in crew for _ in range(2)]
        while True:
            for worker in idle:
                if (piece := gaps.next(chunk)) is not None:
                    flying[play(worker, *piece)] = worker
            if not flying:
                break
            (ready, *_), _ = ray.wait(list(flying))
            idle = [flying.pop(ready)]
            if (part := ray.get(ready)) is not None:
                parts.append(part)
    finally:
        for worker in crew:
            ray.kill(worker)
    if path is not None:
        found = data.read(path, records=records)
        return found if len(found) == 0 else _first(found, deals)
    return joined(parts)


def _measured(
    worker: Any, gaps: _Gaps, play: Callable[[Any, int, int], Any], parts: list[Results]
) -> int:
    """Plays a deal to warm up and a few to measure; returns how many fill a range."""
    count = 1
    for size in (1, 8):
        if (piece := gaps.next(size)) is None:
            return count
        start = time.monotonic()
        if (part := ray.get(play(worker, *piece))) is not None:
            parts.append(part)
        each = (time.monotonic() - start) / piece[1]
        count = max(1, min(100_000, int(SECONDS / max(each, 1e-6))))
    return count


def _first(results: Results, deals: int) -> Results:
    """The games of deals below `deals`; a folder may have more."""
    kept = results.deal < deals
    if kept.all():
        return results
    records = [record for record, keep in zip(results.records, kept, strict=False) if keep]
    return Results(
        results.game,
        results.seed,
        results.specs,
        results.deal[kept],
        results.player[kept],
        results.scores[kept],
        results.ranks[kept],
        records,
    )


def _there(
    folder: Path, game: Game, specs: tuple[str, ...], seed: int, seats: str
) -> list[tuple[int, int]]:
    """The ranges of a folder; refuses those of another study."""
    found = []
    drawn = _Seating(game, len(specs), seed) if seats == "league" else None
    for file in sorted(folder.glob("deals-*.parquet")):
        start, end = (int(part) for part in file.stem.split("-")[1:])
        told = data.read(file, records=False)
        seating = None if drawn is None else drawn.tables(start, end - start)
        _, _, player = in_process.tables(game, len(specs), end - start, seed, start, seats, seating)
        pairs = {"game": (told.game, game), "seed": (told.seed, seed), "players": (told.specs, specs)}
        differ = [name for name, (of_file, here) in pairs.items() if of_file != here]
        if not differ and not np.array_equal(told.player, player):
            differ = ["seats"]
        if differ:
            text = f"{file} is from a study with another value of {' and '.join(differ)}"
            raise ValueError(f"{text}: give each study a folder of its own")
        found.append((start, end))
    return found


class _Gaps:
    """The deals that are still to be played, lowest first."""

    def __init__(self, done: list[tuple[int, int]], deals: int) -> None:
        self._left = list(self._between(sorted(done), deals))

    @staticmethod
    def _between(done: list[tuple[int, int]], deals: int) -> Iterator[tuple[int, int]]:
        start = 0
        for first, end in done:
            if start < min(first, deals):
                yield start, min(first, deals)
            start = max(start, end)
        if start < deals:
            yield start, deals

    def next(self, size: int) -> tuple[int, int] | None:
        """The next range: its first deal and how many; None once all are taken."""
        if not self._left:
            return None
        start, end = self._left[0]
        count = min(size, end - start)
        if start + count == end:
            del self._left[0]
        else:
            self._left[0] = (start + count, end)
        return start, count
