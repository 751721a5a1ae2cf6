//! The class `Batch`: many games of Simplicity in flat arrays.

mod arrays;
mod slot;

use std::sync::Arc;

use kernel::{Game as _, Input};
use numpy::{
    IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use rayon::prelude::*;
use simplicity::Simplicity;

use self::arrays::Arrays;
use self::slot::{Block, Plan, STAYS, Slot};
use crate::codes::{Coded, Sizes};
use crate::encode;
use crate::faults::{Judged, bad_setup_text, no_number};
use crate::game::{Game, VERSION, same_version};
use crate::live::Live;
use crate::luck::{Luck, restored};
use crate::made::Made;
use crate::rewards::Rewards;
use crate::state::State;

/// Slots that one task of a thread pool plays.
const BLOCK: usize = 64;

/// N games of Simplicity, each in its slot, in flat arrays that the object owns and overwrites.
#[pyclass(module = "citywright")]
pub(crate) struct Batch {
    game: Game,
    rules: Arc<Simplicity>,
    sizes: Sizes,
    options: Options,
    rewards: Rewards,
    pool: Option<rayon::ThreadPool>,
    slots: Vec<Slot>,
    arrays: Arrays,
    codes: Vec<u16>,
}

/// The arguments that a batch was made with.
#[derive(Clone, PartialEq, FromPyObject, IntoPyObject)]
#[pyo3(from_item_all)]
#[allow(clippy::struct_excessive_bools)] // each is an argument of its own
struct Options {
    seed: u64,
    first: u64,
    stride: u64,
    autoreset: bool,
    rewards: String,
    hints: bool,
    final_obs: bool,
    threads: usize,
    copy: bool,
}

/// A stored slot: deal, history, the state without one, luck, whims.
type Stored = (u64, Option<Vec<u16>>, Vec<u8>, String, String);

impl Batch {
    fn made(py: Python<'_>, game: &Game, n: usize, options: Options) -> PyResult<Batch> {
        let Some(rules) = game.0.simplicity() else {
            return Err(bad_setup_text(
                py,
                "no_arrays",
                "Small City has lists of actions: use ListBatch",
            ));
        };
        let rewards = Rewards::named(&options.rewards);
        let Some(rewards) = rewards.filter(|rewards| *rewards != Rewards::Value) else {
            let text = format!(
                "there are no rewards {:?}: write win, rank, lead or score",
                options.rewards
            );
            return Err(bad_setup_text(py, "bad_rewards", &text));
        };
        if n == 0 {
            return Err(PyValueError::new_err("a batch has at least one slot"));
        }
        let pool = match options.threads {
            1 => None,
            threads => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
                Some(pool.map_err(|error| PyValueError::new_err(error.to_string()))?)
            }
        };
        let sizes = Sizes::of(&rules);
        let (first, seed) = (options.first, options.seed);
        let deals = (0..n as u64).map(|slot| first.wrapping_add(slot));
        let slots: Vec<Slot> = deals.map(|deal| Slot::new(&rules, seed, deal)).collect();
        let arrays = Arrays::new(py, n, sizes, options.final_obs, options.hints)?;
        let (game, codes) = (game.clone(), vec![0; n]);
        let mut batch = Batch { game, rules, sizes, options, rewards, pool, slots, arrays, codes };
        batch.show(py)?;
        Ok(batch)
    }

    /// Runs work on all blocks of slots with their rows, beside the interpreter.
    fn each_block(
        &mut self,
        py: Python<'_>,
        work: impl Fn(&mut Block<'_>, &Plan<'_>, &[u16]) + Sync,
    ) -> PyResult<()> {
        let plan = Plan {
            game: &self.rules,
            sizes: self.sizes,
            seed: self.options.seed,
            stride: self.options.stride,
            autoreset: self.options.autoreset,
            rewards: self.rewards,
        };
        let (slots, codes, pool) = (&mut self.slots, &self.codes, &self.pool);
        self.arrays.open(py, |rows| {
            py.detach(|| match pool {
                Some(pool) if slots.len() > BLOCK => {
                    let blocks = rows.blocks(slots, BLOCK, plan.sizes);
                    pool.install(|| {
                        let pairs = blocks.into_par_iter().zip(codes.par_chunks(BLOCK));
                        pairs.for_each(|(mut block, codes)| work(&mut block, &plan, codes));
                    });
                }
                _ => work(&mut rows.whole(slots), &plan, codes),
            });
        })
    }

    /// Writes the rows of every slot.
    fn show(&mut self, py: Python<'_>) -> PyResult<()> {
        self.each_block(py, |block, plan, _| {
            for at in 0..block.slots.len() {
                block.show(plan, at);
            }
        })
    }

    /// Judges all actions; nothing has moved if one is refused.
    fn judge(
        &mut self,
        py: Python<'_>,
        codes: impl Iterator<Item = i64>,
        wanted: &[bool],
    ) -> PyResult<()> {
        let (slots, sizes, rules) = (&self.slots, self.sizes, &self.rules);
        for (at, ((slot, to), code)) in slots.iter().zip(&mut self.codes).zip(codes).enumerate() {
            match usize::try_from(code) {
                _ if slot.team.is_none() || !wanted[at] => *to = STAYS,
                Ok(known) if slot.legal.contains(sizes, known) => *to = known as u16,
                _ => {
                    let Some((seat, action)) = slot.action(rules, sizes, code) else {
                        return Err(no_number(py, "action", code, Some(at)));
                    };
                    return Err(match rules.check(&slot.state, &Input::Act { seat, action }) {
                        Ok(()) => PyValueError::new_err("the sets and the rules disagree"),
                        Err(illegal) => judged(rules, &slot.state, &illegal).raise(py, Some(at)),
                    });
                }
            }
        }
        Ok(())
    }

    /// Which slots are meant: all, or those that are true in a bool array (N,).
    fn wanted(&self, slots: Option<PyReadonlyArray1<'_, bool>>) -> PyResult<Vec<bool>> {
        let Some(slots) = slots else { return Ok(vec![true; self.slots.len()]) };
        let slots: Vec<bool> = slots.as_array().iter().copied().collect();
        if slots.len() != self.slots.len() {
            return Err(wrong_shape("where", self.slots.len(), slots.len()));
        }
        Ok(slots)
    }

    fn slot(&self, index: usize) -> PyResult<&Slot> {
        let last = self.slots.len() - 1;
        let none =
            || PyIndexError::new_err(format!("there is no slot {index}: the last is {last}"));
        self.slots.get(index).ok_or_else(none)
    }
}

fn judged(game: &Simplicity, state: &simplicity::State, illegal: &simplicity::Illegal) -> Judged {
    use kernel::{Documents, Fault, Notation};
    let document = serde_json::to_value(game.refusal_doc(state, illegal)).unwrap_or_default();
    Judged { game: Simplicity::NAME, code: illegal.code(), rule: illegal.rule(), document }
}

pub(crate) fn wrong_shape(what: &str, wanted: usize, given: usize) -> PyErr {
    PyTypeError::new_err(format!("{what} has {given} entries where there are {wanted} slots"))
}

/// Numbers for every slot, as given or the usual ones.
pub(crate) fn numbers(
    what: &str,
    given: Option<PyReadonlyArray1<'_, u64>>,
    usual: Vec<u64>,
) -> PyResult<Vec<u64>> {
    let Some(given) = given else { return Ok(usual) };
    let given: Vec<u64> = given.as_array().iter().copied().collect();
    if given.len() == usual.len() {
        return Ok(given);
    }
    Err(wrong_shape(what, usual.len(), given.len()))
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        game, n, seed=0, *, first=0, stride=None, autoreset=true, rewards="win", hints=false,
        final_obs=false, threads=0, copy=false
    ))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        n: usize,
        seed: u64,
        first: u64,
        stride: Option<u64>,
        autoreset: bool,
        rewards: &str,
        hints: bool,
        final_obs: bool,
        threads: usize,
        copy: bool,
    ) -> PyResult<Batch> {
        let (stride, rewards) = (stride.unwrap_or(n as u64), rewards.to_owned());
        let options =
            Options { seed, first, stride, autoreset, rewards, hints, final_obs, threads, copy };
        Batch::made(py, game.get(), n, options)
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    fn __len__(&self) -> usize {
        self.slots.len()
    }

    /// Begins again: with the first deals, or with `deals` uint64 (N,). Players have the whims of games
    /// `index` uint64 (N,), or those of the numbers of their deals.
    #[pyo3(signature = (deals=None, index=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        deals: Option<PyReadonlyArray1<'_, u64>>,
        index: Option<PyReadonlyArray1<'_, u64>>,
    ) -> PyResult<()> {
        let (n, first) = (self.slots.len(), self.options.first);
        let usual = (0..n as u64).map(|slot| first.wrapping_add(slot)).collect();
        let deals = numbers("deals", deals, usual)?;
        let games = numbers("index", index, deals.clone())?;
        let seed = self.options.seed;
        for (slot, (deal, game)) in self.slots.iter_mut().zip(deals.into_iter().zip(games)) {
            slot.begin(&self.rules, seed, deal);
            slot.whims = search::whims_of(seed, game);
        }
        self.arrays.forget(py)?;
        self.show(py)
    }

    /// Plays one action in every slot, or in those that are true in `where` bool (N,): `actions` int32 or
    /// int64 (N,). With one illegal action nothing moves, and `Illegal.index` is its slot.
    #[pyo3(signature = (actions, r#where=None))]
    #[allow(clippy::redundant_closure_for_method_calls)] // the method is of one lifetime
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        r#where: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<()> {
        let (n, wanted) = (self.slots.len(), self.wanted(r#where)?);
        if let Ok(actions) = actions.cast::<PyArray1<i32>>() {
            let actions = actions.try_readonly()?;
            if actions.len() != n {
                return Err(wrong_shape("actions", n, actions.len()));
            }
            self.judge(py, actions.as_array().iter().map(|&code| i64::from(code)), &wanted)?;
        } else if let Ok(actions) = actions.cast::<PyArray1<i64>>() {
            let actions = actions.try_readonly()?;
            if actions.len() != n {
                return Err(wrong_shape("actions", n, actions.len()));
            }
            self.judge(py, actions.as_array().iter().copied(), &wanted)?;
        } else {
            return Err(PyTypeError::new_err("actions is an array of int32 or int64, shape (N,)"));
        }
        self.each_block(py, |block, plan, codes| block.step(plan, codes))
    }

    /// A uniform legal action for every slot, int32 (N,); 0 where the game is over.
    fn sample<'py>(&self, py: Python<'py>, luck: &Bound<'py, Luck>) -> Bound<'py, PyArray1<i32>> {
        let mut luck = luck.borrow_mut();
        let rng = &mut luck.0;
        let actions: Vec<i32> = py.detach(|| {
            let choose = |slot: &Slot| match slot.legal.len() {
                0 => 0,
                count => slot.legal.nth(self.sizes, rng.below(count)) as i32,
            };
            self.slots.iter().map(choose).collect()
        });
        actions.into_pyarray(py)
    }

    /// The action of a registered player for every slot, or for those that are true in `where` bool
    /// (N,): int32 (N,), -1 elsewhere and where the game is over.
    #[pyo3(signature = (player, r#where=None))]
    fn choose<'py>(
        &mut self,
        py: Python<'py>,
        player: &str,
        r#where: Option<PyReadonlyArray1<'py, bool>>,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        self.game.player(py, player)?;
        let wanted = self.wanted(r#where)?;
        let (rules, sizes, slots, pool) = (&self.rules, self.sizes, &mut self.slots, &self.pool);
        let choose = |(slot, &wanted): (&mut Slot, &bool)| {
            let chosen = wanted.then(|| slot.choose(rules, sizes, player)).flatten();
            chosen.map_or(-1, |code| code as i32)
        };
        let actions: Vec<i32> = py.detach(|| match pool {
            Some(pool) => pool.install(|| slots.par_iter_mut().zip(&wanted).map(choose).collect()),
            None => slots.iter_mut().zip(&wanted).map(choose).collect(),
        });
        Ok(actions.into_pyarray(py))
    }

    /// The position after each legal action of every slot, or of those that are true in `where` bool
    /// (N,), as its actor sees it and before any draw: `offsets` int64 (N+1,) and `obs` uint8 (M, F).
    /// Row `offsets[i] + k` follows action `np.flatnonzero(mask[i])[k]`.
    #[pyo3(signature = (r#where=None))]
    #[allow(clippy::type_complexity)]
    fn after<'py>(
        &self,
        py: Python<'py>,
        r#where: Option<PyReadonlyArray1<'py, bool>>,
    ) -> PyResult<(Bound<'py, PyArray1<i64>>, Bound<'py, PyArray2<u8>>)> {
        let wanted = self.wanted(r#where)?;
        let mut offsets = vec![0_i64];
        for (slot, wanted) in self.slots.iter().zip(wanted) {
            let count = if wanted { i64::from(slot.legal.len()) } else { 0 };
            offsets.push(offsets[offsets.len() - 1] + count);
        }
        let features = encode::features(self.sizes);
        let all = offsets[offsets.len() - 1] as usize;
        let mut obs = vec![0; all * features];
        py.detach(|| {
            let mut left = &mut obs[..];
            let mut jobs = Vec::with_capacity(self.slots.len());
            for (slot, ends) in self.slots.iter().zip(offsets.windows(2)) {
                let (own, rest) = left.split_at_mut((ends[1] - ends[0]) as usize * features);
                jobs.push((slot, own));
                left = rest;
            }
            let write = |(slot, out): (&Slot, &mut [u8])| slot.after(&self.rules, self.sizes, out);
            match &self.pool {
                Some(pool) => pool.install(|| jobs.into_par_iter().for_each(write)),
                None => jobs.into_iter().for_each(write),
            }
        });
        Ok((offsets.into_pyarray(py), obs.into_pyarray(py).reshape([all, features])?))
    }

    /// The position of a slot, as a state of its own.
    fn states(&self, index: usize) -> PyResult<State> {
        let slot = self.slot(index)?;
        let made = self.game.0.as_any().downcast_ref::<Made<Simplicity>>();
        let made = made.ok_or_else(|| PyTypeError::new_err("this is no game of Simplicity"))?;
        let live = Live { made: made.again(), state: slot.state, history: slot.history.clone() };
        Ok(State { game: self.game.clone(), live: Box::new(live) })
    }

    /// Puts a state into a slot and makes the pending draws. The luck that follows is that of the slot's deal
    /// from its beginning.
    fn set(&mut self, py: Python<'_>, index: usize, state: &Bound<'_, State>) -> PyResult<()> {
        self.slot(index)?;
        let state = state.borrow();
        let live = state.live.as_any().downcast_ref::<Live<Simplicity>>();
        let live = live.filter(|_| self.game.0.is_same(&*state.game.0));
        let live = live.ok_or_else(|| PyValueError::new_err("this state is of another game"))?;
        let (deal, seed) = (self.slots[index].deal, self.options.seed);
        let slot = &mut self.slots[index];
        slot.luck = search::luck_of(seed, deal);
        slot.whims = search::whims_of(seed, deal);
        slot.state = live.state;
        slot.history.clone_from(&live.history);
        slot.enter(&self.rules);
        self.show(py)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Batch>().is_ok_and(|other| {
            let other = other.borrow();
            let same = self.game.0.is_same(&*other.game.0) && self.options == other.options;
            same && self.slots == other.slots
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let again = py.import("citywright._citywright")?.getattr("_batch")?;
        let text = |rng: &kernel::Rng| serde_json::to_string(rng).unwrap_or_default();
        let slots: Vec<_> = self
            .slots
            .iter()
            .map(|slot| {
                let codes = slot.codes(self.sizes);
                let bytes = codes.is_none().then(|| Simplicity::to_bytes(&slot.state)).flatten();
                let bytes = PyBytes::new(py, &bytes.unwrap_or_default());
                (slot.deal, codes, bytes, text(&slot.luck), text(&slot.whims))
            })
            .collect();
        let options = self.options.clone();
        let arrays = self.arrays.last_ends(py)?;
        (again, (self.game.clone(), VERSION, options, slots, arrays)).into_pyobject(py)
    }

    /// uint8 (N, F): what the seat that is due sees.
    #[getter]
    fn obs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.obs(py, self.options.copy)
    }

    /// uint8 (N, 12 + T, W, 7): the first part of `obs`, in the same memory.
    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.planes(py, self.options.copy)
    }

    /// uint8 (N, V): the last part of `obs`, in the same memory.
    #[getter]
    fn vector<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.vector(py, self.options.copy)
    }

    /// bool (N, A): the legal actions; all false only where the game is over.
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.mask(py, self.options.copy)
    }

    /// int8 (N,): the seat that is due; -4 where the game is over.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.seat(py, self.options.copy)
    }

    /// int8 (N,): the team that is due; -4 where the game is over.
    #[getter]
    fn team<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.team(py, self.options.copy)
    }

    /// uint64 (N,): the deal that each slot plays.
    #[getter]
    fn deal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.deal(py, self.options.copy)
    }

    /// bool (N,): the newest step ended the game.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.done(py, self.options.copy)
    }

    /// float32 (N, P): what each seat got in the newest step; 0 unless `done`.
    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.reward(py, self.options.copy)
    }

    /// int16 (N, P): the scores of the game that ended last in each slot.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.scores(py, self.options.copy)
    }

    /// int8 (N, P): the ranks of the game that ended last in each slot; 0 before one has.
    #[getter]
    fn ranks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.ranks(py, self.options.copy)
    }

    /// uint8 (N, P, F): how each seat saw the end of the game that ended last in each slot; None
    /// unless asked for.
    #[getter]
    fn final_obs<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.arrays.final_obs(py, self.options.copy)
    }

    /// int32 (N, A, 3): what each legal action gains at once; None unless `hints`.
    #[getter]
    fn gains<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.arrays.gains(py, self.options.copy)
    }
}

/// The batch of a pickle.
#[pyfunction(name = "_batch")]
#[allow(clippy::needless_pass_by_value)] // arguments of Python are extracted by value
pub(crate) fn batch_of(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    version: &str,
    options: &Bound<'_, PyAny>,
    slots: Vec<Stored>,
    arrays: &Bound<'_, PyDict>,
) -> PyResult<Batch> {
    let mut batch = Batch::made(py, game.get(), slots.len(), options.extract()?)?;
    let bad = || PyValueError::new_err("this is no pickle of a batch");
    for (slot, (deal, codes, bytes, luck, whims)) in batch.slots.iter_mut().zip(slots) {
        slot.deal = deal;
        (slot.luck, slot.whims) = (restored(&luck)?, restored(&whims)?);
        if let Some(codes) = codes {
            let replayed = Slot::replayed(&batch.rules, batch.sizes, &codes).ok_or_else(bad)?;
            (slot.state, slot.history) = (replayed.0, Some(replayed.1));
        } else {
            same_version(version)?;
            slot.state = Coded::of_bytes(&*batch.rules, &bytes).ok_or_else(bad)?;
            slot.history = None;
        }
        slot.enter(&batch.rules);
    }
    batch.arrays.set_last_ends(arrays)?;
    batch.show(py)?;
    Ok(batch)
}
