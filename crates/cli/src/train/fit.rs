//! Fits weights to games: how the facts of a round predict the final scores.

use kernel::{Game, Hints, Input, Seat};
use players::SIMPLICITY;
use search::{Deal, Player};
use simplicity::value::{FACTS, OPEN_ROUNDS, RoundValue, lead};
use simplicity::{Simplicity, State, Team};

/// The data of one game of self-play.
pub(crate) struct Played {
    /// The state after each round.
    states: Vec<State>,
    /// By team, its final score.
    totals: [i64; Team::COUNT],
    /// By seat, whether it won.
    won: [bool; Team::COUNT],
}

/// Game number `index` of a seed between players of one kind.
pub(crate) fn play(game: &Simplicity, player: &str, seed: u64, index: u64) -> Played {
    let make = |_| SIMPLICITY.make(player).expect("the player of self-play is known");
    let mut bots: Vec<Box<dyn Player<Simplicity>>> = (0..game.seats()).map(make).collect();
    let mut bots: Vec<&mut dyn Player<Simplicity>> =
        bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let (mut state, mut states) = (game.start(), vec![]);
    let end = SIMPLICITY.play(&mut Deal::new(game, seed, index), &mut bots, &mut |input| {
        let before = game.round(&state);
        game.apply_unchecked(&mut state, input);
        let ends_round = matches!(input, Input::Act { .. }) && game.round(&state) > before;
        states.extend(ends_round.then_some(state));
    });
    let scores = game.scores(&end);
    let standings = game.player_standings(&end);
    let mut won = [false; Team::COUNT];
    standings.winners().for_each(|seat| won[seat] = true);
    Played { states, totals: scores.map(|score| score.total().into()), won }
}

/// The weights of the facts after each round, by least squares over all teams of all games.
pub(crate) fn fit(game: &Simplicity, games: &[Played]) -> [RoundValue; OPEN_ROUNDS] {
    std::array::from_fn(|round| {
        let points = points(game, games, round);
        let plain = RoundValue { points, ..RoundValue::PLAIN };
        chances(plain, &leads(game, games, round, &plain))
    })
}

/// The sums are of whole numbers, so they are the same in any order.
fn points(game: &Simplicity, games: &[Played], round: usize) -> [f64; FACTS] {
    let mut squares = [[0i64; FACTS]; FACTS];
    let mut products = [0i64; FACTS];
    for played in games {
        let facts = game.facts(&played.states[round]);
        for team in game.teams() {
            let facts = facts[team.index()].map(i64::from);
            for (row, fact) in facts.iter().enumerate() {
                products[row] += fact * played.totals[team.index()];
                facts.iter().zip(&mut squares[row]).for_each(|(other, sum)| *sum += fact * other);
            }
        }
    }
    solve(squares.map(|row| row.map(|sum| sum as f64)), products.map(|sum| sum as f64)).map(rounded)
}

/// Weights have three decimals.
fn rounded(weight: f64) -> f64 {
    (weight * 1e3).round() / 1e3
}

/// The ridge penalty of a weight: enough to determine the weight of a fact that never varies.
const RIDGE: f64 = 10.0;

/// Solves the normal equations by elimination; they are positive definite.
fn solve(mut rows: [[f64; FACTS]; FACTS], mut right: [f64; FACTS]) -> [f64; FACTS] {
    rows.iter_mut().enumerate().for_each(|(at, row)| row[at] += RIDGE);
    for at in 0..FACTS {
        let pivot = rows[at];
        for row in at + 1..FACTS {
            let factor = rows[row][at] / pivot[at];
            for column in at..FACTS {
                rows[row][column] -= factor * pivot[column];
            }
            right[row] -= factor * right[at];
        }
    }
    for at in (0..FACTS).rev() {
        let known: f64 = (at + 1..FACTS).map(|column| rows[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

/// By game and seat, the predicted lead, and whether the seat won.
fn leads(
    game: &Simplicity,
    games: &[Played],
    round: usize,
    value: &RoundValue,
) -> Vec<(f64, bool)> {
    let of = |played: &Played| {
        let foretold = game.foretold(&played.states[round], value);
        let seats = Seat::first(game.seats()).map(Seat::index);
        let lead = |seat| (lead(&foretold[..game.seats()], seat), played.won[seat]);
        seats.map(lead).collect::<Vec<_>>()
    };
    games.iter().flat_map(of).collect()
}

/// The chance that a lead wins: the grid value with the least squared error.
fn chances(value: RoundValue, leads: &[(f64, bool)]) -> RoundValue {
    let mut best = (f64::INFINITY, value);
    for quarters in (4..=120).step_by(4) {
        for halves in -8..=16 {
            let mut value = value;
            value.spread = f64::from(quarters) / 4.0;
            value.even = f64::from(halves) / 2.0;
            let error: f64 = leads.iter().map(|&(lead, won)| error(&value, lead, won)).sum();
            if error < best.0 {
                best = (error, value);
            }
        }
    }
    best.1
}

/// The error of a lead's predicted chance, given whether it won.
fn error(value: &RoundValue, lead: f64, won: bool) -> f64 {
    (value.chance(lead) - f64::from(u8::from(won))).powi(2)
}
