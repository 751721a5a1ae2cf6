//! The class `Batch`: many games of Simplicity in flat arrays.

mod arrays;
mod slot;

use std::sync::Arc;

use kernel::{Game as _, Input};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use simplicity::Simplicity;

use self::arrays::Arrays;
use self::slot::{Block, Plan, STAYS, Slot};
use crate::codes::{Coded, Sizes};
use crate::encode::{self, Legal};
use crate::faults::{Judged, bad_setup_text, no_number};
use crate::game::{Game, VERSION, same_version};
use crate::live::Live;
use crate::luck::{Luck, restored};
use crate::made::Made;
use crate::rewards::Rewards;
use crate::state::State;
use crate::threads::{BLOCK, Threads, actions_of, numbers_of, wanted_of};

/// N games of Simplicity, each in its slot, in flat arrays that the object owns and overwrites.
#[pyclass(module = "citywright")]
pub(crate) struct Batch {
    game: Game,
    rules: Arc<Simplicity>,
    sizes: Sizes,
    options: Options,
    rewards: Rewards,
    threads: Threads,
    slots: Vec<Slot>,
    arrays: Arrays,
    /// The actions of a step, once they are judged.
    codes: Vec<u16>,
    /// What each slot may do.
    legal: Vec<Legal>,
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
                "rewards is {:?}, but it must be win, rank, lead or score",
                options.rewards
            );
            return Err(bad_setup_text(py, "bad_rewards", &text));
        };
        if n == 0 {
            return Err(PyValueError::new_err("n is 0, but a batch has at least one slot"));
        }
        let sizes = Sizes::of(&rules);
        let arrays = Arrays::new(py, n, sizes, options.final_obs, options.hints)?;
        let threads = Threads::new(options.threads)?;
        let slots = (0..n).map(|_| Slot::new(&rules)).collect();
        let (game, codes, legal) = (game.clone(), vec![0; n], vec![Legal::NONE; n]);
        let mut batch =
            Batch { game, rules, sizes, options, rewards, threads, slots, arrays, codes, legal };
        batch.reset(py, None, None)?;
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
        let (slots, codes, threads) = (&mut self.slots, &self.codes, &self.threads);
        let legal = &mut self.legal;
        self.arrays.open(py, |rows| {
            py.detach(|| {
                let blocks = rows.blocks(slots, legal, BLOCK, plan.sizes);
                threads.each(blocks.zip(codes.chunks(BLOCK)), |(mut block, codes)| {
                    work(&mut block, &plan, codes);
                });
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
    fn judge(&mut self, py: Python<'_>, given: &[i64], wanted: &[bool]) -> PyResult<()> {
        let (sizes, legal) = (self.sizes, &self.legal);
        let refused = py.detach(|| {
            let slots = legal.iter().zip(given.iter().zip(wanted));
            slots.zip(&mut self.codes).position(|((legal, (&code, &wanted)), to)| {
                let known = usize::try_from(code).ok();
                let known = known.filter(|&known| legal.contains(sizes, known));
                *to = known.filter(|_| wanted).map_or(STAYS, |known| known as u16);
                wanted && known.is_none() && legal.len() > 0
            })
        });
        let Some(at) = refused else { return Ok(()) };
        let slot = &self.slots[at];
        let (code, rules) = (given[at], &self.rules);
        let Some((seat, action)) = slot.action(rules, sizes, code) else {
            return Err(no_number(py, "action", code, Some(at)));
        };
        Err(match rules.check(&slot.state, &Input::Act { seat, action }) {
            Ok(()) => PyValueError::new_err(
                "the package judges this action in two ways: please report it",
            ),
            Err(illegal) => judged(rules, &slot.state, &illegal).raise(py, Some(at)),
        })
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
        let deals = numbers_of("deals", deals, usual)?;
        let games = numbers_of("index", index, deals.clone())?;
        // Fails where an array is read-only, before a slot changes.
        self.arrays.forget(py)?;
        let (slots, rules, seed) = (&mut self.slots, &self.rules, self.options.seed);
        let jobs = slots.chunks_mut(BLOCK).zip(deals.chunks(BLOCK)).zip(games.chunks(BLOCK));
        py.detach(|| {
            self.threads.each(jobs, |((slots, deals), games)| {
                for (slot, (&deal, &game)) in slots.iter_mut().zip(deals.iter().zip(games)) {
                    slot.begin(rules, seed, deal);
                    slot.whims = search::whims_of(seed, game);
                }
            });
        });
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
        let n = self.slots.len();
        let (given, wanted) = (actions_of(actions, n)?, wanted_of(r#where, n)?);
        self.judge(py, &given, &wanted)?;
        self.each_block(py, |block, plan, codes| block.step(plan, codes))
    }

    /// A uniform legal action for every slot, int32 (N,); 0 where the game is over.
    fn sample<'py>(&self, py: Python<'py>, luck: &Bound<'py, Luck>) -> Bound<'py, PyArray1<i32>> {
        let rng = &mut luck.borrow_mut().0;
        let actions = py.detach(|| {
            // One thread is quicker than to wake others, and one luck draws for all slots, in their order.
            let draw = |legal: &Legal| match legal.len() {
                0 => 0,
                count => legal.nth(self.sizes, rng.below(count)) as i32,
            };
            self.legal.iter().map(draw).collect::<Vec<i32>>()
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
        let wanted = wanted_of(r#where, self.slots.len())?;
        let (rules, sizes, slots) = (&self.rules, self.sizes, &mut self.slots);
        let mut actions = vec![-1_i32; slots.len()];
        py.detach(|| {
            let jobs = slots.iter_mut().zip(&mut actions).zip(&wanted);
            let jobs = jobs.filter_map(|(job, &wanted)| wanted.then_some(job));
            self.threads.each(jobs, |(slot, action)| {
                if let Some(code) = slot.choose(rules, sizes, player) {
                    *action = code as i32;
                }
            });
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
        let wanted = wanted_of(r#where, self.slots.len())?;
        let mut offsets = vec![0_i64];
        for (legal, wanted) in self.legal.iter().zip(wanted) {
            let count = if wanted { i64::from(legal.len()) } else { 0 };
            offsets.push(offsets[offsets.len() - 1] + count);
        }
        let features = encode::features(self.sizes);
        let all = offsets[offsets.len() - 1] as usize;
        let mut obs = vec![0; all * features];
        py.detach(|| {
            let mut left = &mut obs[..];
            let ends = offsets.windows(2).map(|ends| (ends[1] - ends[0]) as usize * features);
            let jobs = self.slots.iter().zip(&self.legal).zip(ends).map(|(slot, length)| {
                (slot, left.split_off_mut(..length).expect("the rows of all slots"))
            });
            self.threads.each(jobs, |((slot, legal), out)| {
                slot.after(&self.rules, self.sizes, legal, out);
            });
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
        let live = live
            .ok_or_else(|| PyValueError::new_err("this state is of another game than the batch"))?;
        // Fails where an array is read-only, before the slot changes.
        self.arrays.open(py, |_| ())?;
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
