"""All blocks of docs/python.md run, and the examples that need Ray or JAX."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from docs import run_blocks, said


@pytest.fixture(autouse=True)
def no_cluster() -> Iterator[None]:
    """Ends the cluster of Ray that a study began."""
    yield
    ray.shutdown()


def test_all_blocks_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_blocks(tmp_path, monkeypatch, heavy=True)


def test_a_league_runs() -> None:
    assert re.search(r"^greedy +-?\d+ ", said("league_ray.py", "--games", "20"), re.MULTILINE)


def test_a_net_learns() -> None:
    """4,000 games are too few to beat the teacher, but enough to foresee ends from positions."""
    told = said("learn.py", "--games", "4000", "--passes", "3", "--deals", "4")
    found = re.search(r"([\d.]+) after learning, ([\d.]+) of the best constant", told)
    assert found, told
    after, constant = map(float, found.groups())
    assert after < constant
    assert "of 16 games won" in told
