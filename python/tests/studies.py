"""Ray: what a study needs that outgrows one process."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import ray
from files import FIELD, GAME, same
from numpy.typing import NDArray

import citywright.ray as over_ray
from citywright import Batch, ListBatch, Luck, data, league


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


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
