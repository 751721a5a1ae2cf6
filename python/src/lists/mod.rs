//! The class `ListBatch`: many games of Small City, whose actions are lists.

mod arrays;
mod slot;

use std::sync::Arc;

use kernel::Seat;
use numpy::{IntoPyArray, PyArray1, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use smallcity::SmallCity;

use self::arrays::Arrays;
use self::slot::{Plan, Slot};
use crate::encode::small_city::{GRID, PLANES, SEAT, SIDE, Seen, TABLE};
use crate::faults::{bad_setup_text, no_number};
use crate::game::Game;
use crate::live::{AnyState, Live};
use crate::luck::{Luck, restored};
use crate::made::Made;
use crate::rewards::Rewards;
use crate::state::State;
use crate::threads::{Threads, actions_of, numbers_of, wanted_of};

/// N games of Small City, each in its slot. The seat that is asked gets its actions as rows; common turns
/// ask one seat after the other, and none sees the plan of another.
#[pyclass(module = "citywright")]
pub(crate) struct ListBatch {
    game: Game,
    made: Arc<Made<SmallCity>>,
    options: Options,
    rewards: Rewards,
    threads: Threads,
    slots: Vec<Slot>,
    arrays: Arrays,
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
    take_back: bool,
    seat_order: String,
    until_round: Option<u32>,
    threads: usize,
    copy: bool,
}

/// A stored slot: deal, record, luck, whims.
type Stored = (u64, String, String, String);

impl Options {
    /// What it says of rewards, or why it cannot be.
    fn judge(&self, seats: usize) -> Result<Rewards, (&'static str, String)> {
        let rewards = Rewards::named(&self.rewards).ok_or_else(|| {
            let given = &self.rewards;
            let text =
                format!("rewards is {given:?}, but it must be win, rank, lead, score or value");
            ("bad_rewards", text)
        })?;
        if seats == 1 && matches!(rewards, Rewards::Win | Rewards::Rank) {
            let text =
                "a seat alone has no rival to beat: write rewards=\"score\", \"lead\" or \"value\"";
            return Err(("bad_rewards", text.to_owned()));
        }
        if self.until_round.is_some() && rewards != Rewards::Value {
            let text =
                "a game that ends early has no winner: write rewards=\"value\" with until_round";
            return Err(("bad_rewards", text.to_owned()));
        }
        if self.until_round.is_some_and(|round| round < 2) {
            let text = "until_round must be 2 or more: every game begins in round 1";
            return Err(("bad_until_round", text.to_owned()));
        }
        if !["fixed", "random"].contains(&&*self.seat_order) {
            let given = &self.seat_order;
            let text = format!("seat_order is {given:?}, but it must be fixed or random");
            return Err(("bad_seat_order", text));
        }
        Ok(rewards)
    }
}

impl ListBatch {
    fn made(py: Python<'_>, game: &Game, n: usize, options: Options) -> PyResult<ListBatch> {
        let Some(made) = game.0.as_any().downcast_ref::<Made<SmallCity>>() else {
            let text = "Simplicity has one table of actions: use Batch";
            return Err(bad_setup_text(py, "no_lists", text));
        };
        let rewards = options.judge(game.0.seats());
        let rewards = rewards.map_err(|(code, text)| bad_setup_text(py, code, &text))?;
        if n == 0 {
            return Err(PyValueError::new_err("n is 0, but a batch has at least one slot"));
        }
        let threads = Threads::new(options.threads)?;
        let (made, seats) = (made.again(), game.0.seats());
        let arrays = Arrays::new(py, n, seats)?;
        let game = game.clone();
        let slots = (0..n).map(|_| Slot::new(&made.game)).collect();
        let mut batch = ListBatch { game, made, options, rewards, threads, slots, arrays };
        batch.reset(py, None, None)?;
        Ok(batch)
    }

    fn plan(&self) -> Plan<'_> {
        let options = &self.options;
        Plan {
            game: &self.made.game,
            seed: options.seed,
            stride: options.stride,
            autoreset: options.autoreset,
            rewards: self.rewards,
            hints: options.hints,
            take_back: options.take_back,
            shuffled: options.seat_order == "random",
            until: options.until_round,
        }
    }

    /// Changes every slot by its number and writes its rows, beside the interpreter.
    fn each(
        &mut self,
        py: Python<'_>,
        change: impl Fn(&mut Slot, usize, &Plan<'_>) + Sync,
    ) -> PyResult<()> {
        // Of the batch without its slots, which change.
        let mut slots = std::mem::take(&mut self.slots);
        let (plan, seats) = (self.plan(), self.game.0.seats());
        let done = self.arrays.open(py, |rows| {
            py.detach(|| {
                let own =
                    rows.grid.chunks_mut(seats * GRID).zip(rows.seats.chunks_mut(seats * SEAT));
                let jobs = slots.iter_mut().zip(own.zip(rows.table.chunks_mut(TABLE))).enumerate();
                self.threads.each(jobs, |(at, (slot, ((grid, seats), table)))| {
                    change(slot, at, &plan);
                    slot.show(&plan, grid, seats, table);
                });
                rows.rest(&slots);
            });
        });
        self.slots = slots;
        done?;
        self.arrays.list(py, &self.slots, self.options.hints)
    }

    /// Judges all actions; nothing has moved if one is refused.
    fn judge(
        &self,
        py: Python<'_>,
        given: &[i64],
        wanted: &[bool],
    ) -> PyResult<Vec<Option<usize>>> {
        let judged = self.slots.iter().zip(given).enumerate().map(|(at, (slot, &code))| {
            let known = usize::try_from(code).ok().filter(|&code| code < slot.legal.len());
            match known {
                _ if slot.seat.is_none() || !wanted[at] => Ok(None),
                Some(known) => Ok(Some(known)),
                None => Err(no_number(py, "action", code, Some(at))),
            }
        });
        judged.collect()
    }

    fn slot(&self, index: usize) -> PyResult<&Slot> {
        let last = self.slots.len() - 1;
        let none =
            || PyIndexError::new_err(format!("there is no slot {index}: the last is {last}"));
        self.slots.get(index).ok_or_else(none)
    }

    fn live(&self, slot: &Slot) -> Live<SmallCity> {
        let (state, history) = (slot.state, slot.history.clone());
        Live { made: Arc::clone(&self.made), state, history }
    }
}

/// The state and the history of a position of Small City.
fn of_city(live: &dyn AnyState) -> Option<&Live<SmallCity>> {
    live.as_any().downcast_ref()
}

#[pymethods]
impl ListBatch {
    #[new]
    #[pyo3(signature = (
        game, n, seed=0, *, first=0, stride=None, autoreset=true, rewards=None, hints=false,
        take_back=false, seat_order="fixed", until_round=None, threads=0, copy=false
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
        rewards: Option<&str>,
        hints: bool,
        take_back: bool,
        seat_order: &str,
        until_round: Option<u32>,
        threads: usize,
        copy: bool,
    ) -> PyResult<ListBatch> {
        let usual = match (game.get().0.seats(), until_round) {
            (_, Some(_)) => "value",
            (1, None) => "score",
            _ => "win",
        };
        let options = Options {
            seed,
            first,
            stride: stride.unwrap_or(n as u64),
            autoreset,
            rewards: rewards.unwrap_or(usual).to_owned(),
            hints,
            take_back,
            seat_order: seat_order.to_owned(),
            until_round,
            threads,
            copy,
        };
        ListBatch::made(py, game.get(), n, options)
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
        self.arrays.forget(py)?;
        self.each(py, |slot, at, plan| {
            slot.end = None;
            slot.begin(plan, deals[at]);
            slot.whims = search::whims_of(plan.seed, games[at]);
        })
    }

    /// Plays one action in every slot, or in those that are true in `where` bool (N,): `actions` int32 or
    /// int64 (N,), each the number of a row of its slot. With one illegal action nothing moves, and
    /// `Illegal.index` is its slot.
    #[pyo3(signature = (actions, r#where=None))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        r#where: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<()> {
        let n = self.slots.len();
        let (given, wanted) = (actions_of(actions, n)?, wanted_of(r#where, n)?);
        let judged = self.judge(py, &given, &wanted)?;
        self.each(py, |slot, at, plan| {
            slot.end = None;
            if let Some(action) = judged[at] {
                slot.step(plan, action);
            }
        })
    }

    /// A uniform legal action for every slot, int32 (N,); 0 where the game is over.
    fn sample<'py>(&self, py: Python<'py>, luck: &Bound<'py, Luck>) -> Bound<'py, PyArray1<i32>> {
        let rng = &mut luck.borrow_mut().0;
        let choose = |slot: &Slot| match slot.legal.len() {
            0 => 0,
            count => rng.below(count as u32) as i32,
        };
        let actions: Vec<i32> = self.slots.iter().map(choose).collect();
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
        let (game, slots) = (&*self.made.game, &mut self.slots);
        let mut actions = vec![-1_i32; slots.len()];
        py.detach(|| {
            let jobs = slots.iter_mut().zip(&mut actions).zip(&wanted);
            let jobs = jobs.filter_map(|(job, &wanted)| wanted.then_some(job));
            self.threads.each(jobs, |(slot, action)| {
                if let Some(at) = slot.choose(game, player) {
                    *action = at as i32;
                }
            });
        });
        Ok(actions.into_pyarray(py))
    }

    /// The position of a slot, as a state of its own.
    fn states(&self, index: usize) -> PyResult<State> {
        let live = self.live(self.slot(index)?);
        Ok(State { game: self.game.clone(), live: Box::new(live) })
    }

    /// The secrets of all seats too, for critics and referees: `grid`, `seats` and `table`, new arrays in the
    /// shapes and the order of those of the batch.
    #[pyo3(signature = (*, truth))]
    fn state<'py>(&self, py: Python<'py>, truth: bool) -> PyResult<Bound<'py, PyDict>> {
        if !truth {
            let text = "seats have secrets from each other: call state(truth=True) for those of all, or \
                        read the arrays of the batch for what the seats that are asked know";
            return Err(PyValueError::new_err(text));
        }
        let (n, seats) = (self.slots.len(), self.game.0.seats());
        let mut grid = vec![0; n * seats * GRID];
        let mut columns = vec![0; n * seats * SEAT];
        let mut table = vec![0; n * TABLE];
        for (at, slot) in self.slots.iter().enumerate() {
            let seat = slot.seat.unwrap_or(Seat::new(0));
            let seen = Seen::truth(&self.made.game, &slot.state, seat);
            seen.grid(&mut grid[at * seats * GRID..(at + 1) * seats * GRID]);
            seen.seats_into(&mut columns[at * seats * SEAT..(at + 1) * seats * SEAT]);
            seen.table(&mut table[at * TABLE..(at + 1) * TABLE]);
        }
        let arrays = PyDict::new(py);
        let grid = grid.into_pyarray(py).reshape([n, seats, PLANES, SIDE, SIDE])?;
        arrays.set_item("grid", grid)?;
        arrays.set_item("seats", columns.into_pyarray(py).reshape([n, seats, SEAT])?)?;
        arrays.set_item("table", table.into_pyarray(py).reshape([n, TABLE])?)?;
        Ok(arrays)
    }

    /// Puts a state into a slot and makes the pending draws. The luck that follows is that of the slot's deal
    /// from its beginning.
    fn set(&mut self, py: Python<'_>, index: usize, state: &Bound<'_, State>) -> PyResult<()> {
        self.slot(index)?;
        let state = state.borrow();
        let live = of_city(&*state.live).filter(|_| self.game.0.is_same(&*state.game.0));
        let live = live
            .ok_or_else(|| PyValueError::new_err("this state is of another game than the batch"))?;
        self.each(py, |slot, at, plan| {
            if at == index {
                slot.restart_luck(plan);
                slot.state = live.state;
                slot.history.clone_from(&live.history);
                slot.settle(plan);
            }
        })
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<ListBatch>().is_ok_and(|other| {
            let other = other.borrow();
            let same = self.game.0.is_same(&*other.game.0) && self.options == other.options;
            same && self.slots == other.slots
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let again = py.import("citywright._citywright")?.getattr("_list_batch")?;
        let text = |rng: &kernel::Rng| serde_json::to_string(rng).unwrap_or_default();
        let stored = |slot: &Slot| {
            let names = vec![String::new(); self.game.0.seats()];
            let live = self.live(slot);
            let record = live.record(names).or_else(|| live.position_record());
            let record = record.unwrap_or_default();
            (slot.deal, record, text(&slot.luck), text(&slot.whims))
        };
        let slots = self.slots.iter().map(stored).collect::<Vec<Stored>>();
        let arrays = self.arrays.last_ends(py)?;
        (again, (self.game.clone(), self.options.clone(), slots, arrays)).into_pyobject(py)
    }

    /// int64 (N+1,): slot `i` has rows `offsets[i]` to `offsets[i + 1]`; at least one unless its game is
    /// over.
    #[getter]
    fn offsets<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "offsets", self.options.copy)
    }

    /// int16 (M, 20): the legal actions of the seats that are asked, as `Game.list_layout` names them.
    #[getter]
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "rows", self.options.copy)
    }

    /// uint8 (M, 13): the cells that each action is about, as bits, little end first.
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "cells", self.options.copy)
    }

    /// int32 (M, 3): what each action gains at once; None unless `hints`.
    #[getter]
    fn gains<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let gains = self.options.hints;
        gains.then(|| self.arrays.shown(py, "gains", self.options.copy)).transpose()
    }

    /// uint8 (N, P, 20, 10, 10): the boroughs, first that of the seat that is asked, then in seat order.
    #[getter]
    fn grid<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "grid", self.options.copy)
    }

    /// int16 (N, P, S): what the seats own, in the order of `grid`.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "seats", self.options.copy)
    }

    /// int16 (N, B): the table.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "table", self.options.copy)
    }

    /// int8 (N,): the seat that is asked; -4 where the game is over.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "seat", self.options.copy)
    }

    /// uint64 (N,): the deal that each slot plays.
    #[getter]
    fn deal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "deal", self.options.copy)
    }

    /// bool (N,): the newest step ended the game.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "done", self.options.copy)
    }

    /// float32 (N, P): what each seat got in the newest step; 0 unless `done`.
    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "reward", self.options.copy)
    }

    /// int16 (N, P): the scores of the game that ended last in each slot; 0 if it ended early.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "scores", self.options.copy)
    }

    /// int8 (N, P): the ranks of the game that ended last in each slot; 0 if it ended early or before
    /// one has.
    #[getter]
    fn ranks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.shown(py, "ranks", self.options.copy)
    }
}

/// The batch of a pickle.
#[pyfunction(name = "_list_batch")]
#[allow(clippy::needless_pass_by_value)] // arguments of Python are extracted by value
pub(crate) fn list_batch_of(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    options: &Bound<'_, PyAny>,
    stored: Vec<Stored>,
    arrays: &Bound<'_, PyDict>,
) -> PyResult<ListBatch> {
    let mut batch = ListBatch::made(py, game.get(), stored.len(), options.extract()?)?;
    let mut slots = Vec::with_capacity(stored.len());
    for (deal, record, luck, whims) in stored {
        let state = Arc::clone(&game.get().0).replay(&record, 1)?;
        let live = of_city(&*state);
        let live = live.ok_or_else(|| PyValueError::new_err("this is no pickle of a batch"))?;
        slots.push((deal, live.state, live.history.clone(), restored(&luck)?, restored(&whims)?));
    }
    batch.each(py, |slot, at, plan| {
        let (deal, state, history, luck, whims) = &slots[at];
        slot.deal = *deal;
        slot.restart_luck(plan);
        slot.state = *state;
        slot.history.clone_from(history);
        (slot.luck, slot.whims) = (luck.clone(), whims.clone());
        slot.settle(plan);
    })?;
    batch.arrays.set_last_ends(arrays)?;
    Ok(batch)
}
