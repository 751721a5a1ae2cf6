"""Every block of docs/python.md runs, in order, in an empty folder; so does every example."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "python/examples"


@pytest.fixture(autouse=True)
def no_cluster() -> Iterator[None]:
    """Ends the cluster of Ray that a study began."""
    yield
    ray.shutdown()


def test_the_documentation_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs/python.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 5
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), names)


def said(example: str, *arguments: str) -> str:
    """What an example prints, as a program of its own."""
    told = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *arguments], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


@pytest.mark.parametrize(
    ("example", "wanted"),
    [
        ("league_ray.py", r"^greedy +-?\d+ "),
        ("random_games.py", r"^\d+ games; share of wins by seat: \["),
        ("read_parquet.py", r"^20 games; tiles taken by slot"),
        ("search.py", r"^the search won \d+ of 20 games$"),
    ],
)
def test_an_example_runs(example: str, wanted: str) -> None:
    assert re.search(wanted, said(example, "--games", "20"), re.MULTILINE)


def test_a_net_learns() -> None:
    """4,000 games are too few to beat the teacher, but enough to foresee ends from positions."""
    told = said("learn.py", "--games", "4000", "--passes", "3", "--deals", "4")
    found = re.search(r"([\d.]+) after learning, ([\d.]+) of the best constant", told)
    assert found, told
    after, constant = map(float, found.groups())
    assert after < constant
    assert "of 16 games won" in told


def test_every_example_is_tested() -> None:
    tested = set(re.findall(r"\w+\.py", Path(__file__).read_text()))
    assert {path.name for path in EXAMPLES.glob("*.py")} <= tested
