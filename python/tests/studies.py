"""Leagues, files and Ray: what a study needs around the games."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import ray
from numpy.typing import NDArray

import citywright.ray as over_ray
from citywright import OVER, BadSetup, Batch, Game, ListBatch, Luck, Whims, data, league

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


def test_a_duel_of_equals_is_even() -> None:
    duel = league.duel(GAME, "random", "random", 120, 3)
    assert duel.games == 360 and duel.low < 1 / 3 < duel.high
    won = league.duel(GAME, "greedy", "random", 40, 3)
    assert won.low > 1 / 3 and 0 <= won.low <= won.wins <= won.high <= 1
    with pytest.raises(ValueError, match="at least two deals"):
        league.duel(GAME, "greedy", "random", 1)


def last(seen: Any, legal: NDArray[np.int32]) -> int:
    """A player in Python: the last action of its list."""
    sees = len(seen["rows"]) if "rows" in seen else int(seen["action_mask"].sum())
    assert sees == len(legal) > 0
    return len(legal) - 1


def lasts(obs: NDArray[np.uint8], offsets: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same for many games."""
    assert len(obs) == offsets[-1] and (np.diff(offsets) > 0).all()
    return np.diff(offsets) - 1


@pytest.mark.parametrize(
    ("game", "python"),
    [
        (GAME, last),
        (GAME, league.Batched("last", lasts)),
        (Game("small-city", 2, advanced=True), last),
    ],
)
def test_players_in_python_sit_beside_registered_ones(game: Game, python: league.Player) -> None:
    """Their games are those that a loop over states plays with the same luck and whims."""
    specs: list[league.Player] = ["random", python, "greedy"][: game.seats]
    results = league.play(game, specs, 2, 5, first=3, records=True)
    assert results.specs == ("random", "last", "greedy")[: game.seats]
    for number, record in enumerate(results.records):
        deal, index = int(results.deal[number]), 3 * game.seats + number
        names = [results.specs[one] for one in results.player[number]]
        luck, whims, state = Luck(5, deal), Whims(5, index), game.start()
        state.settle(luck)
        while state.turn != OVER:
            seat, legal = state.due[0], state.legal(state.due[0])
            is_own = names[seat] == "last"
            state.apply(legal[-1] if is_own else state.choose(names[seat], seat, whims), seat)
            state.settle(luck)
        assert record == state.record(names)
        scores, ranks = state.scores, state.ranks
        assert scores is not None and np.array_equal(results.scores[number], scores)
        assert ranks is not None and np.array_equal(results.ranks[number], ranks)


def test_players_in_python_are_held_to_their_lists() -> None:
    def beyond(seen: Any, legal: NDArray[np.int32]) -> int:
        return len(legal)

    with pytest.raises(ValueError, match="beyond chose place 7 of 7 actions"):
        league.play(Game("simplicity", 4), [beyond], 1)
    with pytest.raises(TypeError, match="late returned no integers of shape"):
        league.duel(GAME, league.Batched("late", lambda obs, offsets: offsets), "random", 2)

    def always(answer: Any) -> league.Choose:
        return lambda seen, legal: answer

    for wrong in (0.0, 1.9, "1"):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            league.play(GAME, [always(wrong)], 1)


def test_wrong_players_are_refused_before_a_game_starts() -> None:
    with pytest.raises(BadSetup, match="gredy"):
        league.play(GAME, ["gredy", last], 0)
    with pytest.raises(ValueError, match="is a player of Simplicity"):
        league.play(Game("small-city", 2), ["random", league.Batched("last", lasts)], 0)


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
    with pytest.raises(ValueError, match="another game, seed"):
        league.joined([whole, other])


@pytest.mark.parametrize(("game", "field"), [(GAME, FIELD), (Game("small-city", 2), ["random"])])
def test_positions_replay_the_records(tmp_path: Path, game: Game, field: list[str]) -> None:
    results = league.play(game, field, 1, 7, records=True, rotate=False)
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
    played = league.play(Game("simplicity", 4), ["greedy", "random"], 3, 7, rotate=False)
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
    again = over_ray.league(GAME, FIELD, 20, 7, workers=1, chunk=6, folder=tmp_path)
    assert same(again, wanted)
    assert files == {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    with pytest.raises(ValueError, match="another game, seed"):
        over_ray.league(GAME, FIELD, 20, 8, workers=1, folder=tmp_path)

    def last_there(seen: Any, legal: NDArray[np.int32]) -> int:
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
