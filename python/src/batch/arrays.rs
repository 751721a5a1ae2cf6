//! The arrays of a batch.

use std::iter;

use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadwriteArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice};

use super::slot::{Block, Slot};
use crate::codes::Sizes;
use crate::encode::{self, Legal};

/// All arrays; the last two have no entries unless asked for.
pub(super) struct Arrays {
    n: usize,
    sizes: Sizes,
    obs: Py<PyArray2<u8>>,
    /// Bytes 0 and 1; Python sees them as bool.
    mask: Py<PyArray2<u8>>,
    seat: Py<PyArray1<i8>>,
    team: Py<PyArray1<i8>>,
    deal: Py<PyArray1<u64>>,
    done: Py<PyArray1<bool>>,
    reward: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i16>>,
    ranks: Py<PyArray2<i8>>,
    final_obs: Py<PyArray3<u8>>,
    gains: Py<PyArray3<i32>>,
}

/// The memory of all arrays, while it is written.
pub(super) struct Rows<'a> {
    obs: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut [i8],
    team: &'a mut [i8],
    deal: &'a mut [u64],
    done: &'a mut [bool],
    reward: &'a mut [f32],
    scores: &'a mut [i16],
    ranks: &'a mut [i8],
    final_obs: &'a mut [u8],
    gains: &'a mut [i32],
}

impl<'a> Rows<'a> {
    /// The slots in blocks of `size`, each with its rows.
    pub(super) fn blocks(
        self,
        slots: &'a mut [Slot],
        legal: &'a mut [Legal],
        size: usize,
        sizes: Sizes,
    ) -> impl Iterator<Item = Block<'a>> {
        let (features, actions, players) =
            (encode::features(sizes), sizes.actions(), sizes.players);
        let (mut slots, mut legal) = (slots.chunks_mut(size), legal.chunks_mut(size));
        let mut obs = self.obs.chunks_mut(size * features);
        let mut mask = self.mask.chunks_mut(size * actions);
        let (mut seat, mut team) = (self.seat.chunks_mut(size), self.team.chunks_mut(size));
        let (mut deal, mut done) = (self.deal.chunks_mut(size), self.done.chunks_mut(size));
        let mut reward = self.reward.chunks_mut(size * players);
        let mut scores = self.scores.chunks_mut(size * players);
        let mut ranks = self.ranks.chunks_mut(size * players);
        let mut final_obs = self.final_obs.chunks_mut(size * players * features);
        let mut gains = self.gains.chunks_mut(size * actions * 3);
        iter::from_fn(move || {
            Some(Block {
                slots: slots.next()?,
                legal: legal.next()?,
                obs: obs.next()?,
                mask: mask.next()?,
                seat: seat.next()?,
                team: team.next()?,
                deal: deal.next()?,
                done: done.next()?,
                reward: reward.next()?,
                scores: scores.next()?,
                ranks: ranks.next()?,
                final_obs: final_obs.next().unwrap_or_default(),
                gains: gains.next().unwrap_or_default(),
            })
        })
    }
}

/// The memory of an array without other writers.
fn memory<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    Ok(array.as_slice_mut()?)
}

/// An array to write.
fn writable<'py, T: Element, D: numpy::ndarray::Dimension>(
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

fn shown<'py, T>(array: &Bound<'py, T>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
    if copy { array.as_any().call_method0("copy") } else { Ok(array.clone().into_any()) }
}

impl Arrays {
    /// Arrays of zeros.
    pub(super) fn new(
        py: Python<'_>,
        n: usize,
        sizes: Sizes,
        final_obs: bool,
        hints: bool,
    ) -> PyResult<Arrays> {
        let (features, actions, players) =
            (encode::features(sizes), sizes.actions(), sizes.players);
        let (ends, gains) = (if final_obs { n } else { 0 }, if hints { n } else { 0 });
        let most = n.checked_mul(features * players).filter(|&most| most < isize::MAX as usize);
        most.ok_or_else(|| {
            PyValueError::new_err(format!("a batch of {n} slots does not fit into memory"))
        })?;
        Ok(Arrays {
            n,
            sizes,
            obs: PyArray::zeros(py, [n, features], false).unbind(),
            mask: PyArray::zeros(py, [n, actions], false).unbind(),
            seat: PyArray::zeros(py, [n], false).unbind(),
            team: PyArray::zeros(py, [n], false).unbind(),
            deal: PyArray::zeros(py, [n], false).unbind(),
            done: PyArray::zeros(py, [n], false).unbind(),
            reward: PyArray::zeros(py, [n, players], false).unbind(),
            scores: PyArray::zeros(py, [n, players], false).unbind(),
            ranks: PyArray::zeros(py, [n, players], false).unbind(),
            final_obs: PyArray::zeros(py, [ends, players, features], false).unbind(),
            gains: PyArray::zeros(py, [gains, actions, 3], false).unbind(),
        })
    }

    /// Lends the memory of all arrays to `work`.
    pub(super) fn open<T>(&self, py: Python<'_>, work: impl FnOnce(Rows<'_>) -> T) -> PyResult<T> {
        let (mut obs, mut mask) = (writable(&self.obs, py)?, writable(&self.mask, py)?);
        let (mut seat, mut team) = (writable(&self.seat, py)?, writable(&self.team, py)?);
        let (mut deal, mut done) = (writable(&self.deal, py)?, writable(&self.done, py)?);
        let (mut reward, mut scores) = (writable(&self.reward, py)?, writable(&self.scores, py)?);
        let (mut ranks, mut gains) = (writable(&self.ranks, py)?, writable(&self.gains, py)?);
        let mut final_obs = writable(&self.final_obs, py)?;
        Ok(work(Rows {
            obs: memory(&mut obs)?,
            mask: memory(&mut mask)?,
            seat: memory(&mut seat)?,
            team: memory(&mut team)?,
            deal: memory(&mut deal)?,
            done: memory(&mut done)?,
            reward: memory(&mut reward)?,
            scores: memory(&mut scores)?,
            ranks: memory(&mut ranks)?,
            final_obs: memory(&mut final_obs)?,
            gains: memory(&mut gains)?,
        }))
    }

    /// Forgets the games that ended.
    pub(super) fn forget(&self, py: Python<'_>) -> PyResult<()> {
        self.open(py, |rows| {
            rows.done.fill(false);
            rows.reward.fill(0.0);
            rows.scores.fill(0);
            rows.ranks.fill(0);
            rows.final_obs.fill(0);
        })
    }

    /// The remains of the games that ended, for a pickle.
    pub(super) fn last_ends<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let ends = PyDict::new(py);
        for (name, array) in self.ends(py) {
            ends.set_item(name, shown(&array, true)?)?;
        }
        Ok(ends)
    }

    /// Restores what [`Arrays::last_ends`] returned.
    pub(super) fn set_last_ends(&self, ends: &Bound<'_, PyDict>) -> PyResult<()> {
        let py = ends.py();
        for (name, array) in self.ends(py) {
            let stored = ends.get_item(name)?;
            py.import("numpy")?.call_method1("copyto", (array, stored))?;
        }
        Ok(())
    }

    fn ends<'py>(&self, py: Python<'py>) -> [(&'static str, Bound<'py, PyAny>); 5] {
        [
            ("done", self.done.bind(py).clone().into_any()),
            ("reward", self.reward.bind(py).clone().into_any()),
            ("scores", self.scores.bind(py).clone().into_any()),
            ("ranks", self.ranks.bind(py).clone().into_any()),
            ("final_obs", self.final_obs.bind(py).clone().into_any()),
        ]
    }

    pub(super) fn obs<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.obs.bind(py), copy)
    }

    /// Columns of `obs`.
    fn columns<'py>(&self, py: Python<'py>, from: usize, to: usize) -> PyResult<Bound<'py, PyAny>> {
        let all = PySlice::full(py);
        self.obs.bind(py).get_item((all, PySlice::new(py, from as isize, to as isize, 1)))
    }

    pub(super) fn planes<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        let (planes, columns) = (encode::planes(self.sizes), self.sizes.columns);
        let flat = self.columns(py, 0, planes * self.sizes.spaces())?;
        let rows = self.sizes.spaces() / columns;
        shown(&flat.call_method1("reshape", (self.n, planes, columns, rows))?, copy)
    }

    pub(super) fn vector<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        let from = encode::planes(self.sizes) * self.sizes.spaces();
        shown(&self.columns(py, from, encode::features(self.sizes))?, copy)
    }

    pub(super) fn mask<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(&self.mask.bind(py).call_method1("view", ("bool",))?, copy)
    }

    pub(super) fn seat<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.seat.bind(py), copy)
    }

    pub(super) fn team<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.team.bind(py), copy)
    }

    pub(super) fn deal<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.deal.bind(py), copy)
    }

    pub(super) fn done<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.done.bind(py), copy)
    }

    pub(super) fn reward<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.reward.bind(py), copy)
    }

    pub(super) fn scores<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.scores.bind(py), copy)
    }

    pub(super) fn ranks<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        shown(self.ranks.bind(py), copy)
    }

    pub(super) fn final_obs<'py>(
        &self,
        py: Python<'py>,
        copy: bool,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let array = self.final_obs.bind(py);
        (!array.is_empty()).then(|| shown(array, copy)).transpose()
    }

    pub(super) fn gains<'py>(
        &self,
        py: Python<'py>,
        copy: bool,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let array = self.gains.bind(py);
        (!array.is_empty()).then(|| shown(array, copy)).transpose()
    }
}
