//! The figures of Small City.

use std::hint::black_box;
use std::time::Duration;

use kernel::{Game, Hints, InputOf, Rng, Seat, Turn};
use serde_json::{Value, json};
use smallcity::{SmallCity, State};

use super::{RUNS, best, grouped};

/// The figures for a number of seats.
pub(crate) struct Row {
    seats: usize,
    inputs: usize,
    games_per_second: f64,
    ns_per_input: f64,
    ns_per_plan_list: f64,
    steps_per_plan_list: f64,
    allocations_per_input: f64,
}

impl super::Row for Row {
    type Game = SmallCity;

    const PLAYERS: &[u8] = &[1, 2, 3, 4];
    const FIGURES: u64 = 3;
    const NAME: &str = "seats";

    fn measure(
        game: &SmallCity,
        allocations: f64,
        time: Duration,
        figure_done: &mut impl FnMut(),
    ) -> Row {
        let mut rng = Rng::seed(1);
        let per_game = best(time, 8, || {
            let mut state = game.start();
            game.play_out(&mut state, &mut rng);
            assert!(black_box(&state).over, "a random game ends");
        });
        figure_done();
        let logs: Vec<Vec<InputOf<SmallCity>>> = (0..32).map(|seed| game_of(game, seed)).collect();
        let inputs: usize = logs.iter().map(Vec::len).sum();
        let mut turn = logs.iter().cycle();
        let per_replay = best(time, 8, || {
            if let Some(log) = turn.next() {
                black_box(replay(game, log, |_| {}));
            }
        });
        figure_done();
        let plans = plans_of(game, &logs);
        let (mut at, mut list, mut listed, mut lists) = (plans.iter().cycle(), vec![], 0, 0);
        let per_list = best(time, 32, || {
            if let Some((state, seat)) = at.next() {
                list.clear();
                game.legal(state, *seat, &mut list);
                assert!(!list.is_empty(), "a plan can be committed");
                listed += list.len();
                lists += 1;
            }
        });
        figure_done();
        Row {
            seats: game.seats(),
            inputs: inputs / logs.len(),
            games_per_second: 1.0 / per_game,
            ns_per_input: per_replay * 1e9 * logs.len() as f64 / inputs as f64,
            ns_per_plan_list: per_list * 1e9,
            steps_per_plan_list: f64::from(listed as u32) / f64::from(lists.max(1)),
            allocations_per_input: allocations,
        }
    }

    fn json(&self) -> Value {
        json!({
            "number": self.seats,
            "games_per_second": self.games_per_second,
            "inputs_per_game": self.inputs,
            "ns_per_input": self.ns_per_input,
            "ns_per_plan_list": self.ns_per_plan_list,
            "steps_per_plan_list": self.steps_per_plan_list,
            "state_bytes": size_of::<State>(),
            "allocations_per_input": self.allocations_per_input,
        })
    }

    fn head() -> String {
        format!(
            "Small City on one core, best of {RUNS} runs; a state has {} bytes.\n\n\
             seats    random   inputs         ns  allocations           ns     steps\n\
             \x20       games/s   a game   an input     an input  a plan list   in it\n",
            size_of::<State>()
        )
    }

    fn line(&self) -> String {
        format!(
            "{:>5}  {:>8}  {:>7}  {:>9.0}  {:>11.1}  {:>11.0}  {:>6.0}\n",
            self.seats,
            grouped(self.games_per_second),
            self.inputs,
            self.ns_per_input,
            self.allocations_per_input,
            self.ns_per_plan_list,
            self.steps_per_plan_list,
        )
    }
}

/// The inputs of a random game.
fn game_of(game: &SmallCity, seed: u64) -> Vec<InputOf<SmallCity>> {
    let mut players: Vec<search::Random> =
        (0..game.seats()).map(|_| search::Random::default()).collect();
    let mut seated: Vec<&mut dyn search::Player<SmallCity>> =
        players.iter_mut().map(|player| player as _).collect();
    let mut inputs = vec![];
    let mut deal = search::Deal::new(game, seed, 0);
    players::SMALL_CITY.play(&mut deal, &mut seated, &mut |input| {
        inputs.push(*input);
    });
    inputs
}

/// Applies the inputs of a game, showing each state before its input.
fn replay(game: &SmallCity, log: &[InputOf<SmallCity>], mut seen: impl FnMut(&State)) -> State {
    let mut state = game.start();
    for input in log {
        seen(&state);
        game.apply_unchecked(&mut state, input);
    }
    state
}

/// Positions in which a seat plans what it builds.
fn plans_of(game: &SmallCity, logs: &[Vec<InputOf<SmallCity>>]) -> Vec<(State, Seat)> {
    let mut plans = vec![];
    for log in logs.iter().take(8) {
        replay(game, log, |state| {
            if let (Turn::Together(seats), "p2.plan") = (game.turn(state), game.step(state)) {
                plans.extend(seats.iter().next().map(|seat| (*state, seat)));
            }
        });
    }
    plans
}
