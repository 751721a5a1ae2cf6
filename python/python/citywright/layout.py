"""Where everything is in the arrays of both games, encoding 1, so that nobody counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from citywright import Game

ROWS = 7
SLOTS = 7
KINDS = "RKOVP"
SYMBOLS = ("circle", "triangle", "square", "pentagon", "hexagon")


@dataclass(frozen=True)
class Part:
    """A part of the vector: where it is, its shape, and the range of its numbers."""

    at: slice
    shape: tuple[int, ...]
    low: int
    high: int
    about: str


@dataclass(frozen=True)
class Layout:
    """The arrays of one game of Simplicity."""

    players: int
    teams: int
    columns: int
    planes: dict[str, int]
    """The number of each plane."""
    vector: dict[str, Part]
    """The parts of the vector, counted from its own start."""

    @property
    def spaces(self) -> int:
        """Spaces of the city."""
        return self.columns * ROWS

    @property
    def num_actions(self) -> int:
        """Numbers of the table of actions."""
        return SLOTS * self.spaces + SLOTS

    @property
    def planes_shape(self) -> tuple[int, int, int]:
        """Planes, columns, rows."""
        return (len(self.planes), self.columns, ROWS)

    @property
    def vector_start(self) -> int:
        """Where the vector begins in an observation."""
        return len(self.planes) * self.spaces

    @property
    def features(self) -> int:
        """Length of an observation."""
        return self.vector_start + 54 + 5 * self.teams

    def build(self, slot: int, column: int, row: int) -> int:
        """The action that takes the tile of a slot and builds it; all count from 0."""
        return slot * self.spaces + column * ROWS + row

    def block(self, slot: int) -> int:
        """The action that blocks a slot, from 0."""
        return SLOTS * self.spaces + slot

    def split(self, obs: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The planes (..., 12 + T, W, 7) and the vector (..., V) of observations (..., F)."""
        planes = obs[..., : self.vector_start].reshape(*obs.shape[:-1], *self.planes_shape)
        return planes, obs[..., self.vector_start :]

    def mirror(
        self, obs: NDArray[Any], action: NDArray[Any], *, rows: bool = False, columns: bool = False
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """The same positions (..., F) and actions (...) in a city turned upside down or left to right.

        After the set-up the rules ask only which spaces lie side by side and what is printed on them, so
        no score changes.
        """
        planes, vector = self.split(obs)
        if rows:
            planes = planes[..., ::-1]
        if columns:
            planes = planes[..., ::-1, :]
        flat = planes.reshape(*obs.shape[:-1], self.vector_start)
        slot, space = np.divmod(action, self.spaces)
        column, row = np.divmod(space, ROWS)
        column = self.columns - 1 - column if columns else column
        row = ROWS - 1 - row if rows else row
        builds = slot * self.spaces + column * ROWS + row
        turned = np.where(action < SLOTS * self.spaces, builds, action)
        return np.concatenate([flat, vector], axis=-1), turned


def of(game: Game) -> Layout:
    """The layout of a game of Simplicity."""
    if game.num_actions is None:
        raise ValueError("this game has no layout of one array: use game.list_layout")
    teams, columns = game.teams, (game.num_actions - SLOTS) // (SLOTS * ROWS)
    names = [f"tile {kind}" for kind in KINDS] + ["printed"]
    names += [f"discs of team +{after}" for after in range(teams)]
    names += [f"open {symbol}" for symbol in SYMBOLS] + ["open blank"]
    each = ("tokens", "place", "pawn", "discs")
    vector = {
        "slots": Part(slice(0, 42), (SLOTS, 6), 0, 1, "by slot: the tile in it, R K O V P; blocked"),
        "face_b": Part(slice(42, 43), (1,), 0, 1, "face b of the planning board is up"),
        "round": Part(slice(43, 48), (5,), 0, 1, "the round, one of five"),
        "blocking": Part(slice(48, 49), (1,), 0, 1, "a slot is to be blocked"),
        "bag": Part(slice(49, 54), (5,), 0, 72, "tiles in the bag, R K O V P"),
        "teams": Part(
            slice(54, 54 + 4 * teams),
            (teams, len(each)),
            0,
            SLOTS,
            f"by team, the one that is due first: {', '.join(each)}; place from 0, {teams} before the "
            "draw; pawn 1 to 7, 0 before the draw",
        ),
        "scores": Part(
            slice(54 + 4 * teams, 54 + 5 * teams), (teams,), 0, 255, "by team, its score now"
        ),
    }
    planes = {name: number for number, name in enumerate(names)}
    return Layout(game.seats, teams, columns, planes, vector)


@dataclass(frozen=True)
class Columns:
    """Neighbouring columns of an array of Small City, or one plane of `grid`."""

    at: slice
    about: str


@dataclass(frozen=True)
class ListLayout:
    """The arrays of Small City. Each dict names the last axis of an array; that of `grid` its planes."""

    seats: int
    """How many seats, P."""
    rows: dict[str, Columns]
    """The features of an action."""
    grid: dict[str, Columns]
    """The planes of a borough."""
    seat: dict[str, Columns]
    """The columns of a seat in `seats`."""
    table: dict[str, Columns]
    """The columns of the table."""
    verbs: tuple[str, ...]
    """What an action does, by the number in `rows`."""
    steps: tuple[str, ...]
    """The steps of a round, by the number in `table`."""
    stages: tuple[str, ...]
    """The stages of a council move, by the number in `table`."""
    places: tuple[str, ...]
    """Where a promise is, by its number in `table` modulo 10; the tens count seats after the own one."""

    def unpack(self, cells: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """The cells of actions uint8 (..., 13) as maps bool (..., 10, 10), by row and column."""
        bits = np.unpackbits(cells, axis=-1, bitorder="little")[..., : SIDE * SIDE]
        return bits.reshape(*cells.shape[:-1], SIDE, SIDE).astype(bool)

    @property
    def widths(self) -> dict[str, int]:
        """How many columns or planes each array has."""
        parts = {"rows": self.rows, "grid": self.grid, "seats": self.seat, "table": self.table}
        return {name: max(column.at.stop for column in part.values()) for name, part in parts.items()}


SIDE = 10
"""Rows and columns of a map of Small City."""
CELLS = 13
"""Bytes of a set of cells."""


def of_lists(game: Game) -> ListLayout:
    """The layout of a game of Small City."""
    from citywright._citywright import _list_layout

    names = _list_layout()

    def columns(named: list[tuple[str, int, str]]) -> dict[str, Columns]:
        found, start = {}, 0
        for name, count, about in named:
            found[name] = Columns(slice(start, start + count), about)
            start += count
        return found

    return ListLayout(
        game.seats,
        columns(names["rows"]),
        columns(names["grid"]),
        columns(names["seats"]),
        columns(names["table"]),
        tuple(names["verbs"]),
        tuple(names["steps"]),
        tuple(names["stages"]),
        tuple(names["places"]),
    )
