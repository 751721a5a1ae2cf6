"""Lists of actions at one size, for libraries that want a fixed number of actions and a mask."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from citywright._citywright import Game, ListBatch, State
from citywright.layout import CELLS, SIDE


def pad(
    rows: NDArray[np.int16], cells: NDArray[np.uint8], offsets: NDArray[np.int64], most: int
) -> tuple[NDArray[np.bool_], NDArray[np.int16], NDArray[np.uint8]]:
    """Lists of actions at one size: `Padded.mask`, `rows` and `cells`.

    Raises `ValueError` where a list is longer than `most`.
    """
    n = len(offsets) - 1
    mask = np.zeros((n, most), np.bool_)
    wide = np.zeros((n, most, rows.shape[1]), np.int16)
    about = np.zeros((n, most, CELLS), np.uint8)
    _fill(rows, cells, offsets, (mask, wide, about))
    return mask, wide, about


def _fill(
    rows: NDArray[np.int16],
    cells: NDArray[np.uint8],
    offsets: NDArray[np.int64],
    out: tuple[NDArray[np.bool_], NDArray[np.int16], NDArray[np.uint8]],
) -> None:
    (mask, wide, about), lengths = out, np.diff(offsets)
    most = mask.shape[1]
    if len(lengths) and lengths.max() > most:
        slot = int(lengths.argmax())
        text = f"slot {slot} has {lengths[slot]} actions, but most is {most}; make it larger"
        raise ValueError(text)
    mask[:] = np.arange(most) < lengths[:, None]
    wide.fill(-1)
    about.fill(0)
    wide[mask], about[mask] = rows, cells


class Padded:
    """The actions of a `ListBatch`, padded to `most` for each slot.

    Call `refresh` after each step of the batch; it overwrites the arrays. An action keeps its number.
    """

    mask: NDArray[np.bool_]
    """bool (N, most): which numbers are actions."""
    rows: NDArray[np.int16]
    """int16 (N, most, 20); -1 behind the last action."""
    cells: NDArray[np.uint8]
    """uint8 (N, most, 13); 0 behind the last action."""

    def __init__(self, batch: ListBatch, most: int = 4096) -> None:
        if most < 1:
            raise ValueError(f"most is {most}, but it must be 1 or more")
        self.batch, self.most = batch, most
        self.mask, self.rows, self.cells = pad(batch.rows, batch.cells, batch.offsets, most)

    def refresh(self) -> None:
        """Reads the batch again. Raises `ValueError` where a list is longer than `most`."""
        batch = self.batch
        _fill(batch.rows, batch.cells, batch.offsets, (self.mask, self.rows, self.cells))


def list_features(game: Game, most: int) -> int:
    """Length of `flat_lists`."""
    return sum(int(np.prod(shape)) for shape in _shapes(game, most).values())


def _shapes(game: Game, most: int) -> dict[str, tuple[int, ...]]:
    widths = game.list_layout.widths
    return {
        "grid": (game.seats, widths["grid"], SIDE, SIDE),
        "seats": (game.seats, widths["seats"]),
        "table": (widths["table"],),
        "rows": (most, widths["rows"]),
        "cells": (most, CELLS),
    }


def flat_lists(
    state: State, seat: int, most: int
) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """All that a seat of Small City sees as one array int16 (F,), and the mask of its actions int8 (most,).

    `split` takes the array apart. Raises `ValueError` where the list is longer than `most`.
    """
    seen = state.observe(seat)
    count = len(seen["rows"])
    if count > most:
        raise ValueError(f"seat {seat} has {count} actions, but most is {most}; make it larger")
    rows = np.full((most, seen["rows"].shape[1]), -1, np.int16)
    rows[:count] = seen["rows"]
    cells = np.zeros((most, CELLS), np.int16)
    cells[:count] = seen["cells"]
    grid = seen["grid"].astype(np.int16)
    parts = (grid, seen["seats"], seen["table"], rows, cells)
    mask = np.zeros(most, np.int8)
    mask[:count] = 1
    return np.concatenate([part.ravel() for part in parts]), mask


def flat_truth(state: State) -> NDArray[np.int16]:
    """The secrets of all seats of Small City too, as one array int16 (F,), first those of the seat that is asked.

    `split` with `most=0` takes it apart.
    """
    seat = state.due[0] if state.due else 0
    seen = state.observe(seat, truth=True)
    parts = (seen["grid"].astype(np.int16), seen["seats"], seen["table"])
    return np.concatenate([part.ravel() for part in parts])


def split(game: Game, most: int, flat: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
    """The parts of `flat_lists` (..., F) by name: "grid", "seats", "table", "rows", "cells"."""
    found, start = {}, 0
    for name, shape in _shapes(game, most).items():
        size = int(np.prod(shape))
        found[name] = flat[..., start : start + size].reshape(*flat.shape[:-1], *shape)
        start += size
    return found
