//! The classes `Luck` and `Whims`: endless generators.

use kernel::Rng;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The generator behind an object, as text for a pickle.
fn stored(rng: &Rng) -> String {
    serde_json::to_string(rng).unwrap_or_default()
}

/// The generator of a text that [`stored`] gave.
pub(crate) fn restored(text: &str) -> PyResult<Rng> {
    serde_json::from_str(text).map_err(|error| {
        PyValueError::new_err(format!("this is no pickle of Luck or Whims: {error}"))
    })
}

/// Draws chance: strips, tiles, cards.
///
/// `Luck(seed, deal)` draws without end what `citywright simulate --seed` draws in that game.
#[pyclass(module = "citywright")]
#[derive(Clone)]
pub(crate) struct Luck(pub(crate) Rng);

/// The random numbers of players.
///
/// `Whims(seed, index)` gives the players of `citywright simulate` the numbers that they have in game
/// `index` of that seed.
#[pyclass(module = "citywright")]
#[derive(Clone)]
pub(crate) struct Whims(pub(crate) Rng);

macro_rules! generator {
    ($name:ident, $make:path, $again:literal, $index:ident) => {
        #[pymethods]
        impl $name {
            #[new]
            #[pyo3(signature = (seed, $index=0))]
            fn new(seed: u64, $index: u64) -> $name {
                $name($make(seed, $index))
            }

            /// A uniform whole number below `bound`.
            fn below(&mut self, bound: u32) -> PyResult<u32> {
                if bound == 0 {
                    return Err(PyValueError::new_err("bound is 0, but it must be 1 or more"));
                }
                Ok(self.0.below(bound))
            }

            fn __copy__(&self) -> $name {
                self.clone()
            }

            fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> $name {
                self.clone()
            }

            fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
                other.cast::<$name>().is_ok_and(|other| other.borrow().0 == self.0)
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                let again = py.import("citywright._citywright")?.getattr($again)?;
                (again, (stored(&self.0),)).into_pyobject(py)
            }
        }
    };
}

generator!(Luck, search::luck_of, "_luck", deal);
generator!(Whims, search::whims_of, "_whims", index);

/// The luck of a pickle.
#[pyfunction(name = "_luck")]
pub(crate) fn luck_of(text: &str) -> PyResult<Luck> {
    restored(text).map(Luck)
}

/// The whims of a pickle.
#[pyfunction(name = "_whims")]
pub(crate) fn whims_of(text: &str) -> PyResult<Whims> {
    restored(text).map(Whims)
}
