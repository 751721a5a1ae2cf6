"""Results as Parquet, and the positions that files replay."""

from pathlib import Path

import numpy as np
import pytest

from citywright import Batch, Game, data, league

GAME = Game("simplicity", 3)
FIELD = ["greedy", "random", "greedy:noise=30"]


def same(one: league.Results, other: league.Results) -> bool:
    """Whether two results are equal game by game."""
    arrays = ("deal", "player", "scores", "ranks")
    equal = all(np.array_equal(getattr(one, name), getattr(other, name)) for name in arrays)
    return equal and (one.game, one.seed, one.specs) == (other.game, other.seed, other.specs)


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
