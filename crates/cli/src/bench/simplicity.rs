//! The figures of Simplicity.

use std::hint::black_box;
use std::time::Duration;

use kernel::{Game, Hints, Input as KernelInput, Observer, Rng, Turn};
use serde_json::{Value, json};
use simplicity::{Action, Input, Simplicity, State};

use super::{RUNS, best, grouped};

/// The figures for a number of teams.
pub(crate) struct Row {
    teams: usize,
    decisions: u64,
    games_per_second: f64,
    checked_games_per_second: f64,
    ns_per_decision: f64,
    ns_per_scoring: f64,
    ns_per_greedy_choice: f64,
    allocations_per_move: f64,
}

impl super::Row for Row {
    type Game = Simplicity;

    const PLAYERS: &[u8] = &[4, 5, 6];
    const FIGURES: u64 = 4;
    const NAME: &str = "teams";

    fn measure(
        game: &Simplicity,
        allocations: f64,
        time: Duration,
        figure_done: &mut impl FnMut(),
    ) -> Row {
        let mut rng = Rng::seed(1);
        let mut inputs = Vec::new();
        game.play_out_seen(&mut game.start(), &mut rng, |input| inputs.push(input));
        let decisions = inputs.iter().filter(|input| matches!(input, Input::Act { .. })).count();
        let positions = Positions::of(game);

        let per_game = best(time, 256, || {
            let mut state = game.start();
            game.play_out(&mut state, &mut rng);
            black_box(game.scores(&state));
        });
        figure_done();
        let mut logs = positions.logs.iter().cycle();
        let mut events = Vec::with_capacity(16);
        let per_checked_game = best(time, 64, || {
            if let Some(log) = logs.next() {
                checked_game(game, log, &mut events);
            }
        });
        figure_done();
        let mut ends = positions.ends.iter().cycle();
        let per_scoring = best(time, 4096, || {
            black_box(game.scores(black_box(ends.next().unwrap_or(&positions.ends[0]))));
        });
        figure_done();
        let per_choice = greedy_choice(game, &positions, time);
        figure_done();
        let nanoseconds = |time: f64| time * 1e9;
        Row {
            teams: game.team_count(),
            decisions: decisions as u64,
            games_per_second: 1.0 / per_game,
            checked_games_per_second: 1.0 / per_checked_game,
            ns_per_decision: nanoseconds(per_game) / decisions as f64,
            ns_per_scoring: nanoseconds(per_scoring),
            ns_per_greedy_choice: nanoseconds(per_choice),
            allocations_per_move: allocations,
        }
    }

    fn json(&self) -> Value {
        json!({
            "number": self.teams,
            "games_per_second": self.games_per_second,
            "ns_per_decision": self.ns_per_decision,
            "ns_per_scoring": self.ns_per_scoring,
            "state_bytes": size_of::<State>(),
            "allocations_per_move": self.allocations_per_move,
            "decisions_per_game": self.decisions,
            "checked_games_per_second": self.checked_games_per_second,
            "ns_per_greedy_choice": self.ns_per_greedy_choice,
        })
    }

    fn head() -> String {
        format!(
            "Simplicity on one core, best of {RUNS} runs; a state has {} bytes.\n\n\
             teams       random          ns         ns  allocations  checked         ns\n\
             \x20       games/s  a decision  a scoring       a move  games/s  a greedy choice\n",
            size_of::<State>()
        )
    }

    fn line(&self) -> String {
        format!(
            "{:>5}  {:>10}  {:>10.1}  {:>9.1}  {:>11}  {:>7}  {:>15.0}\n",
            self.teams,
            grouped(self.games_per_second),
            self.ns_per_decision,
            self.ns_per_scoring,
            self.allocations_per_move,
            grouped(self.checked_games_per_second),
            self.ns_per_greedy_choice,
        )
    }
}

/// Material for the measurements: random games by their inputs, and their last states.
struct Positions {
    logs: Vec<Vec<Input>>,
    ends: Vec<State>,
}

impl Positions {
    fn of(game: &Simplicity) -> Positions {
        let mut rng = Rng::seed(2);
        let mut positions = Positions { logs: Vec::new(), ends: Vec::new() };
        for _ in 0..256 {
            let (mut log, mut end) = (Vec::new(), game.start());
            game.play_out_seen(&mut end, &mut rng, |input| log.push(input));
            positions.logs.push(log);
            positions.ends.push(end);
        }
        positions
    }
}

/// A game through the checked interface: judges, applies and tells every input, then scores.
fn checked_game(game: &Simplicity, log: &[Input], events: &mut Vec<simplicity::Event>) {
    let mut state = game.start();
    for input in log {
        let before = state;
        game.apply(&mut state, input).expect("a legal input");
        events.clear();
        game.events(&before, input, &state, Observer::Spectator, events);
        black_box(&*events);
    }
    black_box(game.scores(&state));
}

/// Seconds for the greedy player to judge all builds of a position and choose one.
fn greedy_choice(game: &Simplicity, positions: &Positions, time: Duration) -> f64 {
    let choices: Vec<(State, kernel::Seat, Vec<Action>)> =
        positions.logs.iter().flat_map(|log| choices_of(game, log)).collect();
    let mut choices = choices.iter().cycle();
    let mut gains = Vec::with_capacity(512);
    best(time, 512, || {
        if let Some((state, seat, legal)) = choices.next() {
            gains.clear();
            game.gains(state, *seat, legal, &mut gains);
            black_box(gains.iter().max());
        }
    })
}

/// The positions of a game in which a team takes a tile, with what it may do.
fn choices_of(game: &Simplicity, log: &[Input]) -> Vec<(State, kernel::Seat, Vec<Action>)> {
    let mut state = game.start();
    let mut choices = Vec::new();
    for input in log {
        if let (Turn::Seat(seat), KernelInput::Act { action: Action::Take { .. }, .. }) =
            (game.turn(&state), input)
        {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            choices.push((state, seat, legal));
        }
        game.apply_unchecked(&mut state, input);
    }
    choices
}
