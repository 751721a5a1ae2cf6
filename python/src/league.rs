//! Whole games between registered players, and their ratings.

use kernel::{Place, Standings};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadonlyArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use search::{League, Seating};

use catalog::{Contest, Seated};

use crate::faults::bad_setup;
use crate::game::Game;

/// Plays games: row `i` of `players` gives the player in `specs` of each seat of game `index[i]`,
/// which has the luck of `deal[i]`. Returns scores int16 (G, P), ranks int8 (G, P), and the records
/// or an empty list.
#[pyfunction(name = "_play")]
#[allow(clippy::needless_pass_by_value)] // arguments of Python are extracted by value
#[pyo3(signature = (game, specs, players, seed, deal, index, records, threads))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn play<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    specs: Vec<String>,
    players: PyReadonlyArray2<'py, i16>,
    seed: u64,
    deal: PyReadonlyArray1<'py, u64>,
    index: PyReadonlyArray1<'py, u64>,
    records: bool,
    threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let game = game.get();
    let contest = game.0.contest(specs.clone()).map_err(|refusal| bad_setup(py, &refusal))?;
    let (players, deals, indices) = (players.as_array(), deal.as_slice()?, index.as_slice()?);
    let (seats, count) = (game.0.seats(), specs.len());
    if players.ncols() != seats || players.nrows() != deals.len() || deals.len() != indices.len() {
        return Err(PyValueError::new_err(
            "players, deal and index have different numbers of games",
        ));
    }
    let seated = players.outer_iter().map(|row| {
        let row = row.iter().map(|&player| usize::try_from(player).ok().filter(|&it| it < count));
        row.collect::<Option<Vec<usize>>>()
    });
    let seated = seated.collect::<Option<Vec<_>>>();
    let seated = seated.ok_or_else(|| PyValueError::new_err("a number in players has no spec"))?;
    let played: Vec<(Standings, String)> = py.detach(|| {
        let contest: &dyn Contest = &*contest;
        in_pool(threads, || {
            let games = seated.par_iter().zip(deals).zip(indices);
            let games = games.map(|((bots, &deal), &index)| {
                let mut line = String::new();
                let game = Seated { bots, seed, deal, index };
                let played = contest.play_seated(&game, records.then_some(&mut line));
                (played.standings, line)
            });
            games.collect()
        })
    });
    let places = || played.iter().flat_map(|(standings, _)| &standings.0);
    let scores: Vec<i16> = places().map(|place| place.score as i16).collect();
    let ranks: Vec<i8> = places().map(|place| place.rank as i8).collect();
    let results = PyDict::new(py);
    results.set_item("scores", scores.into_pyarray(py).reshape([deals.len(), seats])?)?;
    results.set_item("ranks", ranks.into_pyarray(py).reshape([deals.len(), seats])?)?;
    let lines: Vec<&str> = played.iter().map(|(_, line)| line.trim_end()).collect();
    results.set_item("records", if records { lines } else { Vec::new() })?;
    Ok(results)
}

/// Who sits at the tables of `citywright league` between this many players. Each table follows from all
/// that came before it, so the object goes on from the last deal that it was asked for.
#[pyclass(module = "citywright", name = "_Seating")]
pub(crate) struct Tables {
    players: usize,
    seats: usize,
    seed: u64,
    seating: Seating,
    /// The deal of its next table.
    next: usize,
}

#[pymethods]
impl Tables {
    #[new]
    fn new(game: &Bound<'_, Game>, players: usize, seed: u64) -> PyResult<Tables> {
        let seats = game.get().0.seats();
        if players == 0 || i16::try_from(players).is_err() {
            let text = format!("a league has 1 to {} players, not {players}", i16::MAX);
            return Err(PyValueError::new_err(text));
        }
        Ok(Tables { players, seats, seed, seating: Seating::new(players, seats, seed), next: 0 })
    }

    /// For deals `first` on, the player of each seat in the deal's first game: int16 (deals, P). It is
    /// quick for ranges of deals in ascending order; an earlier one begins again at deal 0.
    fn tables<'py>(
        &mut self,
        py: Python<'py>,
        first: usize,
        deals: usize,
    ) -> PyResult<Bound<'py, PyArray2<i16>>> {
        if first < self.next {
            (self.seating, self.next) = (Seating::new(self.players, self.seats, self.seed), 0);
        }
        let flat: Vec<i16> = py.detach(|| {
            (self.next..first).for_each(|_| drop(self.seating.next()));
            let tables = (&mut self.seating).take(deals);
            tables.flatten().map(|player| player as i16).collect()
        });
        self.next = first + deals;
        flat.into_pyarray(py).reshape([deals, self.seats])
    }
}

/// Ratings of `count` players by Plackett-Luce, each with the ends of its 95 % interval: float64
/// (count,) three times. Games of one deal are next to each other.
#[pyfunction(name = "_ratings")]
#[allow(clippy::needless_pass_by_value)] // arguments of Python are extracted by value
#[allow(clippy::type_complexity)]
pub(crate) fn ratings<'py>(
    py: Python<'py>,
    count: usize,
    deal: PyReadonlyArray1<'py, u64>,
    players: PyReadonlyArray2<'py, i16>,
    scores: PyReadonlyArray2<'py, i16>,
    ranks: PyReadonlyArray2<'py, i8>,
    seed: u64,
) -> PyResult<[Bound<'py, PyArray1<f64>>; 3]> {
    let (deals, players) = (deal.as_slice()?, players.as_array());
    let (scores, ranks) = (scores.as_array(), ranks.as_array());
    let same = scores.shape() == players.shape() && ranks.shape() == players.shape();
    if !same || players.nrows() != deals.len() {
        return Err(PyValueError::new_err(
            "deal, player, scores and ranks have different numbers of games",
        ));
    }
    let mut games = Vec::with_capacity(deals.len());
    for ((players, scores), ranks) in
        players.outer_iter().zip(scores.outer_iter()).zip(ranks.outer_iter())
    {
        let seated = players.iter().map(|&it| usize::try_from(it).ok().filter(|&it| it < count));
        let seated = seated.collect::<Option<Vec<usize>>>();
        let seated =
            seated.ok_or_else(|| PyValueError::new_err("a number in player has no spec"))?;
        let places = scores.iter().zip(ranks).map(|(&score, &rank)| Place {
            score: i32::from(score),
            rank: rank as u8,
            out: false,
        });
        games.push((seated, Standings(places.collect())));
    }
    let intervals = py.detach(|| {
        let mut league = League::new(count, players.ncols());
        let mut start = 0;
        for same in deals.chunk_by(|one, other| one == other) {
            let of_deal = &games[start..start + same.len()];
            league.count(of_deal.iter().map(|(seated, standings)| (&seated[..], standings)));
            start += same.len();
        }
        league.orders.intervals(seed)
    });
    let column = |of: fn(&search::Interval) -> f64| {
        intervals.iter().map(of).collect::<Vec<f64>>().into_pyarray(py)
    };
    Ok([column(|it| it.value), column(|it| it.low), column(|it| it.high)])
}

/// Runs work on this many threads; 0 means all cores.
pub(crate) fn in_pool<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    if threads == 0 {
        return work();
    }
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(work),
        // The system gives no more threads: the shared ones do the same work.
        Err(_) => work(),
    }
}
