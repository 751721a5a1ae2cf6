"""Results and records as Parquet, one row a game, by pyarrow; and positions to learn from.

Files hold records, not observations: `positions` replays them by the engine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from citywright._citywright import Game, _game
from citywright.league import Results, joined
from citywright.padded import flat_lists
from citywright.payoffs import payoffs

WORDS = pa.dictionary(pa.int32(), pa.string())


def write(results: Results, path: str | os.PathLike[str], **about: str) -> None:
    """Writes results as one Parquet file, whole or not at all; `about` are texts that the file carries.

    Columns: seed, deal, revision, setup (JSON), players (a list by seat), scores, ranks, record (null unless
    the results have records).
    """
    game, count = results.game, len(results)
    names = np.array(results.specs, object)
    columns = {
        "seed": pa.array(np.full(count, results.seed, np.uint64)),
        "deal": pa.array(results.deal),
        "revision": pa.array(np.full(count, game.revision, np.uint32)),
        "setup": pa.array([json.dumps(game.options)] * count, pa.string()).dictionary_encode(),
        "players": pa.array([names[row].tolist() for row in results.player], pa.list_(pa.string())),
        "scores": pa.array(list(results.scores), pa.list_(pa.int16())),
        "ranks": pa.array(list(results.ranks), pa.list_(pa.int8())),
        "record": pa.array(list[str | None](results.records) or [None] * count, pa.string()),
    }
    made: Any = game.__reduce__()[1]
    told = {"game": json.dumps(made), "seed": str(results.seed), "specs": json.dumps(results.specs)}
    table = pa.table(columns).replace_schema_metadata({**told, **about})
    path = Path(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    pq.write_table(table, part, compression="zstd", use_dictionary=["setup", "players.list.element"])
    os.replace(part, path)


def about(path: str | os.PathLike[str]) -> dict[str, str]:
    """The texts that a file carries."""
    stored = pq.read_schema(path).metadata or {}
    return {key.decode(): value.decode() for key, value in stored.items() if key != b"ARROW:schema"}


def read(path: str | os.PathLike[str], *, records: bool = True) -> Results:
    """The results in a Parquet file, or in all of a folder, which must be of one game, seed and field.

    Without `records` that column, nearly all of a file, is not read.
    """
    path = Path(path)
    files = sorted(path.glob("*.parquet")) if path.is_dir() else [path]
    if not files:
        raise FileNotFoundError(f"there is no Parquet file in {path}")
    return joined([_read(file, records) for file in files])


def _read(path: Path, records: bool) -> Results:
    told = about(path)
    if "specs" not in told:
        raise ValueError(f"{path} has no results: citywright.data.write did not write it")
    columns = ["deal", "players", "scores", "ranks"] + (["record"] if records else [])
    table = pq.read_table(path, columns=columns)
    specs: list[str] = json.loads(told["specs"])
    game = _game(*_made(told["game"]))
    number = {spec: at for at, spec in reversed(list(enumerate(specs)))}
    seats = game.seats

    def matrix(name: str, dtype: Any) -> NDArray[Any]:
        flat = table[name].combine_chunks().flatten().to_numpy(zero_copy_only=False)
        return np.asarray(flat, dtype).reshape(-1, seats)

    players = table["players"].to_pylist()
    player = np.array([[number[one] for one in row] for row in players], np.int16)
    lines = table["record"].to_pylist() if records else []
    return Results(
        game,
        int(told["seed"]),
        tuple(specs),
        table["deal"].to_numpy().astype(np.uint64),
        player.reshape(-1, seats),
        matrix("scores", np.int16),
        matrix("ranks", np.int8),
        [line for line in lines if line is not None],
    )


def _made(text: str) -> tuple[str, int, int, list[str], list[tuple[str, str]]]:
    name, players, rules, data, options = json.loads(text)
    return name, players, rules, data, [(key, value) for key, value in options]


def from_jsonl(text: str, game: Game, seed: int = 0) -> Results:
    """The results of finished records, as `citywright simulate --records` writes them. Their deals are 0, 1, …"""
    lines = [line for line in text.splitlines() if line.strip()]
    seated = [json.loads(line)["seats"] for line in lines]
    specs = list(dict.fromkeys(name for names in seated for name in names))
    scores, ranks = [], []
    for number, state in enumerate(game.replay("\n".join(lines)), 1):
        if state.scores is None or state.ranks is None:
            raise ValueError(f"record {number} ends before its game is over; leave it out")
        scores.append(state.scores)
        ranks.append(state.ranks)
    shape = (len(lines), game.seats)
    return Results(
        game,
        seed,
        tuple(specs),
        np.arange(len(lines), dtype=np.uint64),
        np.array([[specs.index(name) for name in names] for names in seated], np.int16).reshape(shape),
        np.array(scores, np.int16).reshape(shape),
        np.array(ranks, np.int8).reshape(shape),
        lines,
    )


@dataclass(frozen=True)
class Positions:
    """M positions, each with the action that its seat took."""

    obs: NDArray[Any]
    """(M, F): uint8 in Simplicity; in Small City int16, see `citywright.padded.split`."""
    mask: NDArray[np.bool_]
    """(M, A)"""
    action: NDArray[np.int32]
    """(M,)"""
    seat: NDArray[np.int8]
    """(M,)"""
    payoff: NDArray[np.float32]
    """(M,): what the seat got at the end, P - 1 for a win and -1 for a loss."""


def positions(
    path: str | os.PathLike[str], size: int = 1024, *, most: int = 4096
) -> Iterator[Positions]:
    """The positions of all recorded games of a file or folder in batches of `size`; the last may be smaller."""
    results = read(path)
    if len(results.records) < len(results):
        raise ValueError(f"{path} has no records: write them with records=True")
    rows: list[tuple[NDArray[Any], NDArray[np.bool_], int, int, float]] = []
    for record in results.records:
        for row in _of_game(results.game, record, most):
            rows.append(row)
            if len(rows) == size:
                yield _stacked(rows)
                rows = []
    if rows:
        yield _stacked(rows)


def _of_game(
    game: Game, record: str, most: int
) -> Iterator[tuple[NDArray[Any], NDArray[np.bool_], int, int, float]]:
    (end,) = game.replay(record)
    paid, state = payoffs(end), game.start()
    for seat, number in end.history:
        if seat < 0:
            state.draw(number)
            continue
        obs: NDArray[Any]
        if game.num_actions is not None:
            seen = state.observe(seat)
            obs, mask = seen["observation"], seen["action_mask"]
        else:
            obs, flags = flat_lists(state, seat, most)
            mask = flags.astype(np.bool_)
        # What takes back a plan is no choice to learn.
        if number < len(mask) and mask[number]:
            yield obs, mask, number, seat, paid[seat]
        state.apply(number, seat)


def _stacked(rows: list[tuple[NDArray[Any], NDArray[np.bool_], int, int, float]]) -> Positions:
    obs, mask, action, seat, payoff = zip(*rows, strict=True)
    return Positions(
        np.stack(obs),
        np.stack(mask),
        np.array(action, np.int32),
        np.array(seat, np.int8),
        np.array(payoff, np.float32),
    )
