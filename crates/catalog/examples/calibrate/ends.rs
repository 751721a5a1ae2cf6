//! Plays games of Small City with each number of seats from 2, and prints for each number of rounds left
//! the line that foretells final scores best from what [`Study::foretell`] says. Set base 0 and slope 1 in
//! every row of `FORETOLD` first.

use std::error::Error;

use kernel::{Game, Study};
use search::{Deal, Player};
use smallcity::SmallCity;

/// The most seats.
const SEATS: u8 = 4;

/// Sums of a regression. The slope is that within games: what differs between whole games, such as
/// cards that all seats share, is no merit of a position.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    seats: f64,
    games: f64,
    x: f64,
    y: f64,
    xx: f64,
    xy: f64,
    yy: f64,
}

impl Line {
    /// Adds a game: for each seat what was foretold and what came.
    fn add(&mut self, game: &[(f64, f64)]) {
        let count = game.len() as f64;
        let sum = |of: fn(&(f64, f64)) -> f64| game.iter().map(of).sum::<f64>();
        let (x, y) = (sum(|seat| seat.0), sum(|seat| seat.1));
        self.seats += count;
        self.games += 1.0;
        self.x += x;
        self.y += y;
        self.xx += sum(|seat| seat.0 * seat.0) - x * x / count;
        self.xy += sum(|seat| seat.0 * seat.1) - x * y / count;
        self.yy += sum(|seat| seat.1 * seat.1) - y * y / count;
    }

    /// The base, the slope, and the standard deviation around the line within a game.
    fn fit(&self) -> (f64, f64, f64) {
        let slope = self.xy / self.xx;
        let rest = (self.yy - slope * self.xy) / (self.seats - self.games);
        ((self.y - slope * self.x) / self.seats, slope, rest.max(0.0).sqrt())
    }
}

/// Prints the lines from foretold to final scores.
pub(crate) fn print((games, seed): (u64, u64), level: &str) -> Result<(), Box<dyn Error>> {
    let library = <SmallCity as kernel::Notation>::library();
    let rules = <SmallCity as kernel::Notation>::RULES;
    let mut lines = vec![];
    for seats in 2..=SEATS {
        let compiled = catalog::compiled::<SmallCity>(rules, seats, std::iter::empty(), &library);
        let game = compiled.map_err(|refusal| refusal.to_string())?.0;
        for index in 0..games {
            add_game(&game, level, (seed, index), &mut lines)?;
        }
    }
    println!("{level}: {games} games for each number of seats");
    for (left, line) in lines.iter().skip(1).rev().enumerate() {
        let (base, slope, spread) = line.fit();
        println!("{} rounds left: base {base:.1}, slope {slope:.3}, spread {spread:.1}", left + 1);
    }
    Ok(())
}

/// Plays a game and adds what its rounds foretold to the line of each.
fn add_game(
    game: &SmallCity,
    level: &str,
    (seed, index): (u64, u64),
    lines: &mut Vec<Line>,
) -> Result<(), Box<dyn Error>> {
    let players = &players::SMALL_CITY;
    let made: Result<Vec<_>, _> = (0..game.seats()).map(|_| players.make(level)).collect();
    let mut made = made.map_err(|bad| bad.to_string())?;
    let mut bots: Vec<&mut dyn Player<SmallCity>> =
        made.iter_mut().map(|bot| &mut **bot as _).collect();
    let (mut state, mut round, mut foretold) = (game.start(), 0, vec![]);
    let mut follow = |input: &kernel::InputOf<SmallCity>| {
        game.apply_unchecked(&mut state, input);
        let now = kernel::Hints::round(game, &state) as usize;
        if now != round {
            let mut ends = vec![];
            game.foretell(&state, &mut ends);
            foretold.push((now, ends));
            round = now;
        }
    };
    let end = players.play(&mut Deal::new(game, seed, index), &mut bots, &mut follow);
    let standings = game.standings(&end).expect("the game was played to its end");
    for (round, ends) in foretold {
        lines.resize(lines.len().max(round + 1), Line::default());
        let seats = ends.iter().zip(&standings.0).filter(|(_, place)| !place.out);
        let seats: Vec<_> = seats.map(|(end, place)| (end.score, place.score.into())).collect();
        if seats.len() > 1 {
            lines[round].add(&seats);
        }
    }
    Ok(())
}
