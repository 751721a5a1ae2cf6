//! The arrays of a list batch.

use numpy::{
    Element, IntoPyArray, PyArray, PyArray1, PyArray2, PyArray3, PyArray5, PyArrayMethods,
    PyReadwriteArray, ndarray::Dimension,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::slot::Slot;
use crate::encode::small_city::{CELLS, GRID, PLANES, ROW, SEAT, SIDE, TABLE};
use crate::state::OVER;

/// All arrays. Those of actions are made anew in every step, because their lengths change.
pub(super) struct Arrays {
    offsets: Py<PyArray1<i64>>,
    rows: Py<PyArray2<i16>>,
    cells: Py<PyArray2<u8>>,
    gains: Py<PyArray2<i32>>,
    grid: Py<PyArray5<u8>>,
    seats: Py<PyArray3<i16>>,
    table: Py<PyArray2<i16>>,
    seat: Py<PyArray1<i8>>,
    deal: Py<PyArray1<u64>>,
    done: Py<PyArray1<bool>>,
    reward: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i16>>,
    ranks: Py<PyArray2<i8>>,
}

/// The memory of the arrays of a fixed size, while it is written.
pub(super) struct Rows<'a> {
    pub(super) grid: &'a mut [u8],
    pub(super) seats: &'a mut [i16],
    pub(super) table: &'a mut [i16],
    seat: &'a mut [i8],
    deal: &'a mut [u64],
    done: &'a mut [bool],
    reward: &'a mut [f32],
    scores: &'a mut [i16],
    ranks: &'a mut [i8],
}

impl Rows<'_> {
    /// Writes what slots know besides what their seats see.
    pub(super) fn rest(&mut self, slots: &[Slot]) {
        let players = self.reward.len() / slots.len();
        self.reward.fill(0.0);
        for (at, slot) in slots.iter().enumerate() {
            self.seat[at] = slot.seat.map_or(OVER, |seat| seat.index() as i8);
            self.deal[at] = slot.deal;
            self.done[at] = slot.end.is_some();
            let Some(end) = &slot.end else { continue };
            let row = at * players..(at + 1) * players;
            self.reward[row.clone()].copy_from_slice(&end.reward);
            self.scores[row.clone()].copy_from_slice(&end.scores);
            self.ranks[row].copy_from_slice(&end.ranks);
        }
    }
}

/// An array to write.
fn writable<'py, T: Element, D: Dimension>(
    array: &Py<PyArray<T, D>>,
    py: Python<'py>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let busy = |error| {
        PyValueError::new_err(format!(
            "an array of the batch cannot be written (make it writeable again): {error}"
        ))
    };
    array.bind(py).try_readwrite().map_err(busy)
}

impl Arrays {
    /// Arrays of zeros.
    pub(super) fn new(py: Python<'_>, n: usize, seats: usize) -> PyResult<Arrays> {
        let most = n.checked_mul(seats * GRID).filter(|&most| most < isize::MAX as usize);
        most.ok_or_else(|| {
            PyValueError::new_err(format!("a batch of {n} slots does not fit into memory"))
        })?;
        Ok(Arrays {
            offsets: PyArray::zeros(py, [n + 1], false).unbind(),
            rows: PyArray::zeros(py, [0, ROW], false).unbind(),
            cells: PyArray::zeros(py, [0, CELLS], false).unbind(),
            gains: PyArray::zeros(py, [0, 3], false).unbind(),
            grid: PyArray::zeros(py, [n, seats, PLANES, SIDE, SIDE], false).unbind(),
            seats: PyArray::zeros(py, [n, seats, SEAT], false).unbind(),
            table: PyArray::zeros(py, [n, TABLE], false).unbind(),
            seat: PyArray::zeros(py, [n], false).unbind(),
            deal: PyArray::zeros(py, [n], false).unbind(),
            done: PyArray::zeros(py, [n], false).unbind(),
            reward: PyArray::zeros(py, [n, seats], false).unbind(),
            scores: PyArray::zeros(py, [n, seats], false).unbind(),
            ranks: PyArray::zeros(py, [n, seats], false).unbind(),
        })
    }

    /// Lends the memory of the arrays of a fixed size to `work`.
    pub(super) fn open<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Rows<'_>) -> T,
    ) -> PyResult<T> {
        let (mut grid, mut seats) = (writable(&self.grid, py)?, writable(&self.seats, py)?);
        let (mut table, mut seat) = (writable(&self.table, py)?, writable(&self.seat, py)?);
        let (mut deal, mut done) = (writable(&self.deal, py)?, writable(&self.done, py)?);
        let (mut reward, mut scores) = (writable(&self.reward, py)?, writable(&self.scores, py)?);
        let mut ranks = writable(&self.ranks, py)?;
        Ok(work(&mut Rows {
            grid: grid.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            table: table.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
            deal: deal.as_slice_mut()?,
            done: done.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            ranks: ranks.as_slice_mut()?,
        }))
    }

    /// Makes the arrays of actions anew.
    pub(super) fn list(&mut self, py: Python<'_>, slots: &[Slot], hints: bool) -> PyResult<()> {
        let mut offsets = Vec::with_capacity(slots.len() + 1);
        offsets.push(0);
        let mut count = 0;
        for slot in slots {
            count += slot.rows.len();
            offsets.push(count as i64);
        }
        self.offsets = offsets.into_pyarray(py).unbind();
        let rows = joined(slots, |slot| &slot.rows, count);
        self.rows = rows.into_pyarray(py).reshape([count, ROW])?.unbind();
        let cells = joined(slots, |slot| &slot.cells, count);
        self.cells = cells.into_pyarray(py).reshape([count, CELLS])?.unbind();
        if hints {
            let gains = joined(slots, |slot| &slot.gains, count);
            self.gains = gains.into_pyarray(py).reshape([count, 3])?.unbind();
        }
        Ok(())
    }

    /// Forgets the games that ended.
    pub(super) fn forget(&self, py: Python<'_>) -> PyResult<()> {
        self.open(py, |rows| {
            rows.scores.fill(0);
            rows.ranks.fill(0);
        })
    }

    fn named<'py>(&self, py: Python<'py>, name: &str) -> Bound<'py, PyAny> {
        match name {
            "offsets" => self.offsets.bind(py).as_any(),
            "rows" => self.rows.bind(py).as_any(),
            "cells" => self.cells.bind(py).as_any(),
            "gains" => self.gains.bind(py).as_any(),
            "grid" => self.grid.bind(py).as_any(),
            "seats" => self.seats.bind(py).as_any(),
            "table" => self.table.bind(py).as_any(),
            "seat" => self.seat.bind(py).as_any(),
            "deal" => self.deal.bind(py).as_any(),
            "done" => self.done.bind(py).as_any(),
            "reward" => self.reward.bind(py).as_any(),
            "scores" => self.scores.bind(py).as_any(),
            _ => self.ranks.bind(py).as_any(),
        }
        .clone()
    }

    /// An array, or a copy of it.
    pub(super) fn shown<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        copy: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let array = self.named(py, name);
        if copy { array.call_method0("copy") } else { Ok(array) }
    }

    /// What the games that ended left, for a pickle.
    pub(super) fn last_ends<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let ends = PyDict::new(py);
        for name in ENDS {
            ends.set_item(name, self.shown(py, name, true)?)?;
        }
        Ok(ends)
    }

    /// Puts back what [`Arrays::last_ends`] gave.
    pub(super) fn set_last_ends(&self, ends: &Bound<'_, PyDict>) -> PyResult<()> {
        let py = ends.py();
        for name in ENDS {
            let stored = ends.get_item(name)?;
            py.import("numpy")?.call_method1("copyto", (self.named(py, name), stored))?;
        }
        Ok(())
    }
}

/// What all slots have of something, `count` rows.
fn joined<const W: usize, T: Copy>(
    slots: &[Slot],
    of: impl Fn(&Slot) -> &Vec<[T; W]>,
    count: usize,
) -> Vec<T> {
    let mut all = Vec::with_capacity(count * W);
    for slot in slots {
        all.extend_from_slice(of(slot).as_flattened());
    }
    all
}

/// The arrays about the games that ended.
const ENDS: [&str; 4] = ["done", "reward", "scores", "ranks"];
