//! Both games for Python: the extension module `citywright._citywright`.
//!
//! Rules, players and ratings are those of the crates; nothing here judges a move. Python files beside
//! this crate (`python/citywright`) adapt it to the interfaces of other libraries.
//!
//! | file | job |
//! |---|---|
//! | `faults` | the exceptions, and refusals as sentences |
//! | `codes` | actions and outcomes as numbers, for each game |
//! | `encode` | observations as arrays |
//! | `made`, `live` | a game and a position of any game, without their types |
//! | `game`, `state`, `luck` | the classes `Game`, `State`, `Luck` and `Whims` |
//! | `batch`, `rewards` | the class `Batch`: many games of Simplicity in flat arrays; what games pay |
//! | `lists` | the class `ListBatch`: many games of Small City, whose actions are lists |
//! | `threads` | the threads of batches, and the arguments of their steps |
//! | `league` | whole games between registered players, and ratings |

mod batch;
mod codes;
mod encode;
mod faults;
mod game;
mod league;
mod lists;
mod live;
mod luck;
mod made;
mod rewards;
mod state;
mod threads;

use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The compiled part of the package `citywright`.
#[pymodule]
fn _citywright(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", game::VERSION)?;
    let (revisions, encodings) = (PyDict::new(py), PyDict::new(py));
    for (name, revision) in made::revisions() {
        revisions.set_item(name, revision)?;
    }
    encodings.set_item(codes::SIMPLICITY, encode::VERSION)?;
    encodings.set_item(codes::SMALL_CITY, encode::small_city::VERSION)?;
    module.add("REVISIONS", revisions)?;
    module.add("ENCODINGS", encodings)?;
    module.add("Illegal", py.get_type::<faults::Illegal>())?;
    module.add("BadSetup", py.get_type::<faults::BadSetup>())?;
    module.add("NotDue", py.get_type::<faults::NotDue>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<state::Sitting>()?;
    module.add_class::<luck::Luck>()?;
    module.add_class::<luck::Whims>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<lists::ListBatch>()?;
    module.add_class::<league::Tables>()?;
    module.add_function(wrap_pyfunction!(game::game_of, module)?)?;
    module.add_function(wrap_pyfunction!(game::state_of_record, module)?)?;
    module.add_function(wrap_pyfunction!(game::state_of_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(luck::luck_of, module)?)?;
    module.add_function(wrap_pyfunction!(luck::whims_of, module)?)?;
    module.add_function(wrap_pyfunction!(batch::batch_of, module)?)?;
    module.add_function(wrap_pyfunction!(lists::list_batch_of, module)?)?;
    module.add_function(wrap_pyfunction!(list_layout, module)?)?;
    module.add_function(wrap_pyfunction!(league::play, module)?)?;
    module.add_function(wrap_pyfunction!(league::ratings, module)?)
}

/// The names of encoding 1 of Small City: lists of words, and columns as (name, how many, meaning).
#[pyfunction(name = "_list_layout")]
fn list_layout(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    use encode::small_city as of;
    let names = PyDict::new(py);
    names.set_item("verbs", of::VERBS)?;
    names.set_item("steps", of::STEPS)?;
    names.set_item("stages", of::STAGES)?;
    names.set_item("places", of::PLACES)?;
    names.set_item("grid", of::PLANE_NAMES.map(|(name, about)| (name, 1, about)))?;
    names.set_item("rows", of::ROWS.to_vec())?;
    names.set_item("seats", of::SEATS_COLUMNS.to_vec())?;
    names.set_item("table", of::TABLE_COLUMNS.to_vec())?;
    Ok(names)
}
