"""Files and Ray: what a study needs around leagues."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import ray
from numpy.typing import NDArray

import citywright.ray as over_ray
from citywright import Batch, Game, ListBatch, Luck, data, league

GAME = Game("simplicity", 3)
FIELD = ["greedy", "random", "greedy:noise=30"]


def same(one: league.Results, other: league.Results) -> bool:
    """Whether two results are equal game by game."""
    arrays = ("deal", "player", "scores", "ranks")
    equal = all(np.array_equal(getattr(one, name), getattr(other, name)) for name in arrays)
    return equal and (one.game, one.seed, one.specs) == (other.game, other.seed, other.specs)


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def test_files_hold_the_results(tmp_path: Path) -> None:
    results = league.play(GAME, FIELD, 5, 7, records=True)
    data.write(results, tmp_path / "games.parquet", note="a study")
    again = data.read(tmp_path / "games.parquet")
    assert same(again, results) and again.records == results.records
    assert not data.read(tmp_path / "games.parquet", records=False).records
    assert data.about(tmp_path / "games.parquet")["note"] == "a study"
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    (tmp_path / "empty").mkdir()
    with pytest.raises(FileNotFoundError, match="no Parquet file"):
        data.read(tmp_path / "empty")


def test_parts_are_joined_in_the_order_of_their_deals(tmp_path: Path) -> None:
    whole = league.play(GAME, FIELD, 6, 7)
    for number, first in enumerate((4, 0, 2)):
        data.write(league.play(GAME, FIELD, 2, 7, first=first), tmp_path / f"{number}.parquet")
    assert same(data.read(tmp_path), whole)
    other = league.play(GAME, FIELD, 1, 8)
    with pytest.raises(ValueError, match="cannot be joined"):
        league.joined([whole, other])


@pytest.mark.parametrize(("game", "field"), [(GAME, FIELD), (Game("small-city", 2), ["random"])])
def test_positions_replay_the_records(tmp_path: Path, game: Game, field: list[str]) -> None:
    results = league.play(game, field, 1, 7, records=True, seats="simulate")
    data.write(results, tmp_path / "games.parquet")
    batches = list(data.positions(tmp_path / "games.parquet", 64, most=3000))
    assert [len(batch.action) for batch in batches[:-1]] == [64] * (len(batches) - 1)
    for batch in batches:
        assert batch.mask[np.arange(len(batch.action)), batch.action].all()
        won = results.ranks[0, batch.seat] == 1
        assert ((batch.payoff > 0) == won).all()
    if game is GAME:
        assert sum(len(batch.action) for batch in batches) == 30
        seen = Batch(GAME, 1, 7, first=0, threads=1).obs[0]
        assert np.array_equal(batches[0].obs[0], seen)


def test_records_of_the_program_become_results() -> None:
    text = (Path(__file__).parent / "golden" / "simplicity-4.jsonl").read_text()
    results = data.from_jsonl(text, Game("simplicity", 4), 7)
    played = league.play(Game("simplicity", 4), ["greedy", "random"], 3, 7, seats="simulate")
    assert (results.scores == played.scores).all() and (results.ranks == played.ranks).all()
    assert [results.specs[one] for one in results.player[1]] == [played.specs[one] for one in played.player[1]]


def test_ray_plays_the_games_of_this_process(cluster: None, tmp_path: Path) -> None:
    wanted = league.play(GAME, FIELD, 20, 7, records=True)
    free = over_ray.league(GAME, FIELD, 20, 7, workers=2, chunk=3, records=True)
    assert same(free, wanted) and free.records == wanted.records
    # A folder with some of the deals: only the others are played.
    data.write(league.play(GAME, FIELD, 4, 7, first=5, records=True), tmp_path / over_ray.name_of(5, 4))
    kept = over_ray.league(GAME, FIELD, 20, 7, workers=2, chunk=6, folder=tmp_path, records=True)
    assert same(kept, wanted) and kept.records == wanted.records
    files = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    with pytest.raises(ValueError, match="another value of seats"):
        over_ray.league(GAME, FIELD, 20, 7, workers=1, folder=tmp_path, seats="league")
    field = over_ray.league(GAME, [*FIELD, "random-move"], 5, 7, workers=2, chunk=2, seats="league")
    assert same(field, league.play(GAME, [*FIELD, "random-move"], 5, 7, seats="league"))
    again = over_ray.league(GAME, FIELD, 20, 7, workers=1, chunk=6, folder=tmp_path)
    assert same(again, wanted)
    assert files == {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    with pytest.raises(ValueError, match="another value of seed:"):
        over_ray.league(GAME, FIELD, 20, 8, workers=1, folder=tmp_path)

    def last_there(seen: object, legal: NDArray[np.int32]) -> int:
        return len(legal) - 1

    mixed = over_ray.league(GAME, [last_there, "random"], 4, 7, workers=2, chunk=2, records=True)
    assert mixed.records == league.play(GAME, [last_there, "random"], 4, 7, records=True).records


def test_a_killed_actor_loses_nothing(cluster: None, tmp_path: Path) -> None:
    """Every actor dies in its first range; Ray starts others, which play the range again."""

    def dies_once(batch: ListBatch | Batch) -> NDArray[np.int64]:
        import os
        import signal

        mark = tmp_path / f"died-{int(batch.deal[0])}"
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return batch.sample(Luck(int(batch.deal[0]))).astype(np.int64)

    folder = tmp_path / "games"
    results = over_ray.self_play(GAME, dies_once, 6, 3, version="v1", workers=2, chunk=3, folder=folder)
    wanted = [over_ray.played_by(GAME, dies_once, 3, first, 3, "v1") for first in (0, 3)]
    assert same(results, league.joined(wanted))
    assert results.records == league.joined(wanted).records
    assert len(list(tmp_path.glob("died-*"))) == 2
    assert {data.about(file)["version"] for file in folder.iterdir()} == {"v1"}
