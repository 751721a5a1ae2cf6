"""The blocks of docs/python.md run in order in an empty folder, and so do the examples, as far as the libraries of
`make python-light` go. `docs_all.py` runs the others.
"""

import code
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "python/examples"
HEAVY = "import citywright.ray"
"""What a block says that needs more."""


class Session(code.InteractiveConsole):
    """Python as a person uses it, line by line: a loop ends at an empty line. Errors are raised."""

    def showtraceback(self) -> None:
        raise

    def showsyntaxerror(self, *_: object, **__: object) -> None:
        raise


def run_blocks(folder: Path, monkeypatch: pytest.MonkeyPatch, heavy: bool) -> None:
    """Pastes the blocks one after the other into one session."""
    monkeypatch.chdir(folder)
    text = (ROOT / "docs/python.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    light = [block for block in blocks if HEAVY not in block]
    assert len(blocks) > len(light) > 15
    session = Session(filename="docs/python.md")
    for block in blocks if heavy else light:
        more = [session.push(line) for line in block.split("\n")]
        assert not more[-1], block


def said(example: str, *arguments: str) -> str:
    """What an example prints, as a program of its own."""
    told = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *arguments], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_the_light_blocks_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_blocks(tmp_path, monkeypatch, heavy=False)


@pytest.mark.parametrize(
    ("example", "wanted"),
    [
        ("read_parquet.py", r"^20 games; tiles taken by slot"),
        ("random_games.py", r"^\d+ games; share of wins by seat: \["),
        ("search.py", r"^the search won \d+ of 20 games$"),
    ],
)
def test_an_example_runs(example: str, wanted: str) -> None:
    assert re.search(wanted, said(example, "--games", "20"), re.MULTILINE)


def test_every_example_is_tested() -> None:
    tests = [Path(__file__), Path(__file__).with_name("docs_all.py")]
    tested = {name for test in tests for name in re.findall(r"\w+\.py", test.read_text())}
    assert {path.name for path in EXAMPLES.glob("*.py")} <= tested
