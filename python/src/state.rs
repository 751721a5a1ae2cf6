//! The class `State`.
//!
//! What may take milliseconds releases the interpreter's lock: players, worlds and games played on. Calls
//! that read or change one position keep it. They take about a microsecond, in which another thread could
//! hardly begin, and to release the lock and take it again would cost them a part of that.

use std::fmt::Write;
use std::sync::Mutex;

use kernel::{Observer, Seat, Turn};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use words::Words;

use crate::encode::{Seen, small_city};
use crate::faults::{NotDue, no_number, to_python};
use crate::game::{Game, VERSION};
use crate::live::{AnyPlayer, AnyState, Refused};
use crate::luck::{Luck, Whims};

/// What `State.turn` says where no seat alone is to act, as in `OpenSpiel`.
pub(crate) const CHANCE: i8 = -1;
const TOGETHER: i8 = -2;
pub(crate) const OVER: i8 = -4;

/// One position of a game.
#[pyclass(module = "citywright")]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) live: Box<dyn AnyState>,
}

/// A refused input as an exception.
fn refused(py: Python<'_>, why: Refused) -> PyErr {
    match why {
        Refused::NotDue(text) => NotDue::new_err(text),
        Refused::NoNumber(what, code) => no_number(py, what, code, None),
        Refused::Illegal(judged) => judged.raise(py, None),
    }
}

impl State {
    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.game.0.seats();
        if seat < seats {
            return Ok(Seat::new(seat));
        }
        let last = seats - 1;
        Err(PyValueError::new_err(format!("there is no seat {seat}: they run from 0 to {last}")))
    }

    fn observer(&self, seat: Option<usize>) -> PyResult<Observer> {
        seat.map_or(Ok(Observer::Spectator), |seat| self.seat(seat).map(Observer::Seat))
    }

    /// The seat that is meant where none is named: the one to act.
    fn seat_or_due(&self, seat: Option<usize>) -> PyResult<Seat> {
        if let Some(seat) = seat {
            return self.seat(seat);
        }
        match self.live.turn() {
            Turn::Seat(seat) => Ok(seat),
            Turn::Together(_) => {
                Err(NotDue::new_err("several seats plan in secret: say which seat is meant"))
            }
            Turn::Chance => Err(NotDue::new_err("chance is to draw: call draw or settle first")),
            Turn::Over => Err(NotDue::new_err("the game is over")),
        }
    }

    /// The action that a player chooses for a seat.
    fn chosen_by(
        &self,
        py: Python<'_>,
        player: &mut dyn AnyPlayer,
        seat: usize,
        whims: &Bound<'_, Whims>,
    ) -> PyResult<i32> {
        let (seat, mut whims) = (self.seat(seat)?, whims.borrow_mut());
        let rng = &mut whims.0;
        let chosen = py.detach(|| player.choose(&*self.live, seat, rng));
        chosen.ok_or_else(|| NotDue::new_err(format!("{seat} has nothing to choose now")))
    }

    fn of(&self, live: Box<dyn AnyState>) -> State {
        State { game: self.game.clone(), live }
    }
}

#[pymethods]
impl State {
    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The seat to act, from 0; -1 chance, -2 several seats in secret, -4 the game is over.
    #[getter]
    fn turn(&self) -> i8 {
        match self.live.turn() {
            Turn::Seat(seat) => seat.index() as i8,
            Turn::Chance => CHANCE,
            Turn::Together(_) => TOGETHER,
            Turn::Over => OVER,
        }
    }

    /// The seats that owe an action; more than one in a common turn.
    #[getter]
    fn due<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let due: Vec<usize> = match self.live.turn() {
            Turn::Seat(seat) => vec![seat.index()],
            Turn::Together(set) => set.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        PyTuple::new(py, due)
    }

    /// The numbers of the actions that a seat may take: int32 (n,), ascending. Without a seat, of the
    /// one to act. `take_back` adds actions that take back the seat's own.
    #[pyo3(signature = (seat=None, *, take_back=false))]
    fn legal<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        take_back: bool,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let none = seat.is_none() && matches!(self.live.turn(), Turn::Chance | Turn::Over);
        if none {
            return Ok(Vec::new().into_pyarray(py));
        }
        Ok(self.live.numbers(self.seat_or_due(seat)?, take_back).into_pyarray(py))
    }

    /// What can be drawn now: numbers int32 (n,) and probabilities float64 (n,).
    #[allow(clippy::type_complexity)]
    fn outcomes<'py>(
        &self,
        py: Python<'py>,
    ) -> (Bound<'py, PyArray1<i32>>, Bound<'py, PyArray1<f64>>) {
        let outcomes = self.live.outcomes();
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let (numbers, chances): (Vec<i32>, Vec<f64>) = outcomes
            .into_iter()
            .map(|(number, weight)| (number, f64::from(weight) / f64::from(total)))
            .unzip();
        (numbers.into_pyarray(py), chances.into_pyarray(py))
    }

    /// Takes an action for the seat that is due, or for `seat` in a common turn.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, py: Python<'_>, action: i64, seat: Option<usize>) -> PyResult<()> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        self.live.apply(seat, action).map_err(|why| refused(py, why))
    }

    /// Draws the outcome of a number, or one by its probability with `rng`.
    #[pyo3(signature = (outcome=None, *, rng=None))]
    fn draw(
        &mut self,
        py: Python<'_>,
        outcome: Option<i64>,
        rng: Option<&Bound<'_, Luck>>,
    ) -> PyResult<()> {
        match (outcome, rng) {
            (Some(code), None) => self.live.draw(code).map_err(|why| refused(py, why)),
            (None, Some(luck)) if self.live.turn() == Turn::Chance => {
                self.live.draw_by(&mut luck.borrow_mut().0);
                Ok(())
            }
            // The refusal of any number names who acts instead.
            (None, Some(_)) => self.live.draw(0).map_err(|why| refused(py, why)),
            _ => Err(PyTypeError::new_err("give draw either an outcome or rng=Luck(...)")),
        }
    }

    /// Draws until a seat is due or the game is over; returns how many draws that took.
    fn settle(&mut self, luck: &Bound<'_, Luck>) -> usize {
        let mut luck = luck.borrow_mut();
        let mut draws = 0;
        while self.live.draw_by(&mut luck.0) {
            draws += 1;
        }
        draws
    }

    /// A copy. Without its history it is smaller, has no record, and is quicker to make.
    #[pyo3(signature = (history=true))]
    fn clone(&self, history: bool) -> State {
        self.of(self.live.copied(history))
    }

    fn __copy__(&self) -> State {
        self.clone(true)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone(true)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<State>().is_ok_and(|other| self.live.is_same(&*other.borrow().live))
    }

    fn __hash__(&self) -> PyResult<u64> {
        let none = || PyTypeError::new_err("a state of this game has no hash: use its record");
        self.live.hash().ok_or_else(none)
    }

    /// What a seat sees, as arrays. Simplicity: `observation` uint8 (F,), `action_mask` bool (A,), all
    /// false unless the seat is due. Small City: `rows` int16 (n, 20) and `cells` uint8 (n, 13) of its
    /// legal actions, none unless it is due; `grid` uint8 (P, 20, 10, 10), `seats` int16 (P, S),
    /// `table` int16 (B,). With `truth` they tell the secrets of the others too, for critics and referees.
    #[pyo3(signature = (seat, *, truth=false))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        truth: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let arrays = PyDict::new(py);
        match self.live.observe(self.seat(seat)?, truth) {
            Seen::Flat { observation, mask } => {
                arrays.set_item("observation", observation.into_pyarray(py))?;
                let mask: Vec<bool> = mask.into_iter().map(|it| it != 0).collect();
                arrays.set_item("action_mask", mask.into_pyarray(py))?;
            }
            Seen::Lists { rows, cells, grid, seats, table } => {
                let (n, seat_count) = (rows.len(), self.game.0.seats());
                let rows = rows.into_flattened().into_pyarray(py).reshape([n, small_city::ROW])?;
                arrays.set_item("rows", rows)?;
                let cells = cells.into_flattened().into_pyarray(py);
                arrays.set_item("cells", cells.reshape([n, small_city::CELLS])?)?;
                let side = small_city::SIDE;
                let grid = grid.into_pyarray(py);
                arrays.set_item(
                    "grid",
                    grid.reshape([seat_count, small_city::PLANES, side, side])?,
                )?;
                let seats = seats.into_pyarray(py).reshape([seat_count, small_city::SEAT])?;
                arrays.set_item("seats", seats)?;
                arrays.set_item("table", table.into_pyarray(py))?;
            }
        }
        Ok(arrays)
    }

    /// What a seat knows, or a spectator, as the server's document.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.live.view(self.observer(seat)?))
    }

    /// What a legal action would bring, as the server's document.
    fn choice<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        action: i64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let choice = self.live.choice(self.seat(seat)?, action);
        to_python(py, &choice.map_err(|why| refused(py, why))?)
    }

    /// What a seat, or a spectator, learned from the newest input, as the server's documents; with `first`,
    /// from all inputs since input number `first`, which counts from 0.
    #[pyo3(signature = (seat=None, *, first=None))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        first: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let events = self.live.events(self.observer(seat)?, first).ok_or_else(no_history)?;
        to_python(py, &events.into())
    }

    /// A world that fits everything that a seat knows; `luck` deals the rest. It has no history.
    fn imagine(&self, py: Python<'_>, seat: usize, luck: &Bound<'_, Luck>) -> PyResult<State> {
        let (seat, mut luck) = (self.seat(seat)?, luck.borrow_mut());
        let rng = &mut luck.0;
        Ok(self.of(py.detach(|| self.live.imagine(seat, false, rng))))
    }

    /// Like `imagine`, with plausible hidden plans for seats that have committed in secret.
    fn foresee(&self, py: Python<'_>, seat: usize, luck: &Bound<'_, Luck>) -> PyResult<State> {
        let (seat, mut luck) = (self.seat(seat)?, luck.borrow_mut());
        let rng = &mut luck.0;
        Ok(self.of(py.detach(|| self.live.imagine(seat, true, rng))))
    }

    /// What each action of `legal` gains at once: int32 (n, 3), compared from the first number to the
    /// last.
    fn gains<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let gains = self.live.gains(self.seat(seat)?);
        let flat: Vec<i32> = gains.iter().flatten().copied().collect();
        flat.into_pyarray(py).reshape([gains.len(), 3])
    }

    /// What the position is worth to a seat relative to the others, in points of the final score.
    fn value(&self, py: Python<'_>, seat: usize) -> PyResult<f64> {
        let seat = self.seat(seat)?;
        Ok(py.detach(|| self.live.value(seat)))
    }

    /// The end of a random game from here, without a history.
    fn play_out(&self, py: Python<'_>, luck: &Bound<'_, Luck>) -> State {
        let mut luck = luck.borrow_mut();
        let rng = &mut luck.0;
        self.of(py.detach(|| self.live.play_out(rng)))
    }

    /// A plausible game from here until round `until` begins, or to its end, without a history; `seat`'s
    /// actions are chosen with more care where a game can do so.
    #[pyo3(signature = (seat, luck, until=None))]
    fn likely(
        &self,
        py: Python<'_>,
        seat: usize,
        luck: &Bound<'_, Luck>,
        until: Option<u32>,
    ) -> PyResult<State> {
        let (seat, mut luck) = (self.seat(seat)?, luck.borrow_mut());
        let rng = &mut luck.0;
        Ok(self.of(py.detach(|| self.live.play_on(until.unwrap_or(u32::MAX), seat, rng))))
    }

    /// The action of a registered player, such as "greedy:noise=20", from the seat's view alone.
    fn choose(
        &self,
        py: Python<'_>,
        player: &str,
        seat: usize,
        whims: &Bound<'_, Whims>,
    ) -> PyResult<i32> {
        let mut player = self.game.player(py, player)?;
        self.chosen_by(py, &mut *player, seat, whims)
    }

    /// The final scores, int16 (P,); None while the game runs.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<i16>>> {
        let standings = self.live.standings()?;
        let scores: Vec<i16> = standings.0.iter().map(|place| place.score as i16).collect();
        Some(scores.into_pyarray(py))
    }

    /// The final ranks, int8 (P,), 1 for the best; None while the game runs.
    #[getter]
    fn ranks<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<i8>>> {
        let standings = self.live.standings()?;
        let ranks: Vec<i8> = standings.0.iter().map(|place| place.rank as i8).collect();
        Some(ranks.into_pyarray(py))
    }

    /// The seats that have won, more than one in a tie; None while the game runs.
    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let standings = self.live.standings();
        let won = standings.map(|standings| standings.winners().collect::<Vec<usize>>());
        won.map(|won| PyTuple::new(py, won)).transpose()
    }

    /// The record so far, one line of JSON, with the name of each seat.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let seats = self.game.0.seats();
        let names =
            names.unwrap_or_else(|| Seat::first(seats).map(|seat| seat.to_string()).collect());
        if names.len() != seats {
            let text = format!("there are {seats} seats, but {} names", names.len());
            return Err(PyValueError::new_err(text));
        }
        self.live.record(names).ok_or_else(no_history)
    }

    /// Every input since the start: the seat that acted, or -1 for chance, and the number of its action or of
    /// the outcome.
    #[getter]
    fn history(&self) -> PyResult<Vec<(i8, i32)>> {
        let history = self.live.numbered_history().ok_or_else(no_history)?.into_iter();
        let seat = |seat: Option<Seat>| seat.map_or(CHANCE, |seat| seat.index() as i8);
        Ok(history.map(|(by, number)| (seat(by), number)).collect())
    }

    /// The position as the terminal shows it to a seat, or to a spectator.
    #[pyo3(signature = (seat=None))]
    fn show(&self, seat: Option<usize>) -> PyResult<String> {
        let words = Words::english_of(&self.game.0.agreed().name).to(seat);
        let lines = self.live.lines(self.observer(seat)?);
        Ok(lines.iter().map(|line| words.tell("text", line) + "\n").collect())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let module = py.import("citywright._citywright")?;
        let game = Bound::new(py, self.game.clone())?;
        let record = self.record(None);
        if let (Err(_), Some(bytes)) = (&record, self.live.to_bytes()) {
            let again = module.getattr("_state_of_bytes")?;
            let bytes = pyo3::types::PyBytes::new(py, &bytes);
            return (again, (game, VERSION, bytes)).into_pyobject(py);
        }
        let record = record.or_else(|error| self.live.position_record().ok_or(error))?;
        let again = module.getattr("_state_of_record")?;
        (again, (game, record)).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        let mut text = format!("<State of {}: ", self.game.0.agreed().name);
        // Writing to a string cannot fail.
        let _ = match self.live.turn() {
            Turn::Seat(seat) => write!(text, "{seat} is to act>"),
            Turn::Together(set) => write!(text, "{} seats plan in secret>", set.len()),
            Turn::Chance => write!(text, "chance is to draw>"),
            Turn::Over => write!(text, "over>"),
        };
        text
    }
}

/// A registered player that remembers its own decisions of one game.
#[pyclass(module = "citywright", name = "_Player")]
pub(crate) struct Sitting {
    game: Game,
    player: Mutex<Box<dyn AnyPlayer>>,
}

#[pymethods]
impl Sitting {
    #[new]
    fn new(py: Python<'_>, game: &Bound<'_, Game>, spec: &str) -> PyResult<Sitting> {
        let game = game.get().clone();
        let player = Mutex::new(game.player(py, spec)?);
        Ok(Sitting { game, player })
    }

    /// Its action for a seat, from the seat's view alone.
    fn choose(
        &self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        seat: usize,
        whims: &Bound<'_, Whims>,
    ) -> PyResult<i32> {
        let state = state.borrow();
        if !self.game.0.is_same(&*state.game.0) {
            return Err(PyValueError::new_err("this state is of another game than the player"));
        }
        let busy = |_| {
            PyRuntimeError::new_err(
                "another thread uses this player now: give each thread players of its own",
            )
        };
        let mut player = self.player.try_lock().map_err(busy)?;
        state.chosen_by(py, &mut **player, seat, whims)
    }
}

fn no_history() -> PyErr {
    PyValueError::new_err(
        "this state has no history: it was imagined, played on, or cloned with history=False",
    )
}
