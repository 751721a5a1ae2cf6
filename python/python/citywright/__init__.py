"""Simplicity and Small City as a research environment.

`State` is one position, for searches; `Batch` is many games of Simplicity in flat arrays and `ListBatch`
many games of Small City in lists, for learning; `citywright.league` plays whole games of named players, for
measuring. `docs/python.md` shows each.
"""

from citywright._citywright import (
    ENCODINGS,
    REVISIONS,
    BadSetup,
    Batch,
    Game,
    Illegal,
    ListBatch,
    Luck,
    NotDue,
    State,
    Whims,
    __version__,
)
from citywright.padded import Padded

CHANCE = -1
"""`State.turn` where chance is to draw."""
TOGETHER = -2
"""`State.turn` where several seats plan in secret."""
OVER = -4
"""`State.turn` where the game is over."""

__all__ = [
    "CHANCE",
    "ENCODINGS",
    "OVER",
    "REVISIONS",
    "TOGETHER",
    "BadSetup",
    "Batch",
    "Game",
    "Illegal",
    "ListBatch",
    "Luck",
    "NotDue",
    "Padded",
    "State",
    "Whims",
    "__version__",
]
