//! Calibrates reviews: which losses have which grade, and how the worth of a position foretells scores
//! (`docs/strength.md`).
//!
//! `calibrate grades GAME SEATS GAMES SEED LEVEL` reviews games of one level among itself and prints the
//! losses that divide its decisions into the shares of [`SHARES`].
//! `calibrate ends SEATS GAMES SEED LEVEL` plays Small City and prints, for each number of rounds left,
//! the line that foretells final scores best from what [`Study::foretell`] says now.

use std::error::Error;
use std::str::FromStr;

use catalog::{CancelToken, ContestRequest, Grade, PartDoc, game};
use kernel::{Game, Study};
use search::{Deal, Player};
use smallcity::SmallCity;

/// The shares of decisions that are at most best, sound, slips and mistakes; the rest are blunders.
const SHARES: [f64; 4] = [0.45, 0.70, 0.85, 0.95];

const USAGE: &str =
    "write: calibrate grades GAME SEATS GAMES SEED LEVEL, or calibrate ends SEATS GAMES SEED LEVEL";

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["grades", name, seats, games, seed, level] => {
            grades(name, (read(seats)?, read(games)?, read(seed)?), level)
        }
        ["ends", seats, games, seed, level] => {
            ends((read(seats)?, read(games)?, read(seed)?), level)
        }
        _ => Err(USAGE.into()),
    }
}

fn read<T: FromStr>(word: &str) -> Result<T, Box<dyn Error>> {
    word.parse().map_err(|_| format!("{word:?} is no number; {USAGE}").into())
}

/// Prints thresholds and the shares that today's grades have.
fn grades(
    name: &str,
    (seats, games, seed): (u8, u64, u64),
    level: &str,
) -> Result<(), Box<dyn Error>> {
    let face = game(name)?;
    let request = ContestRequest {
        players: seats,
        bots: vec![level.to_owned()],
        ..ContestRequest::default()
    };
    let contest = face.contest(&request).map_err(|refusal| refusal.to_string())?;
    let never = CancelToken::default();
    let (mut losses, mut counts) = (vec![], [0; 6]);
    for index in 0..games {
        let mut record = String::new();
        contest.play(seed, index, Some(&mut record));
        let review = face.review(record.trim_end(), 1, None)?;
        for part in (0..review.parts()).filter_map(|part| review.part(part, &never)) {
            let PartDoc::Decision(decision) = part else { continue };
            counts[decision.grade as usize] += 1;
            if decision.grade != Grade::None {
                losses.push((decision.loss.0 - decision.loss_error.0).max(0));
            }
        }
        eprintln!("{} of {games} games, {} decisions", index + 1, losses.len());
    }
    losses.sort_unstable();
    let at = |share: f64| {
        let place = (share * losses.len() as f64) as usize;
        f64::from(losses[place.min(losses.len() - 1)]) / 10.0
    };
    println!("{name}, {seats} seats, {level}: {games} games, {} decisions", losses.len());
    println!("thresholds for the shares {SHARES:?}: {:?}", SHARES.map(at));
    println!("today: none, best, sound, slip, mistake, blunder {counts:?}");
    Ok(())
}

/// Sums of a regression.
#[derive(Clone, Copy, Default)]
struct Line {
    count: f64,
    x: f64,
    y: f64,
    xx: f64,
    xy: f64,
    yy: f64,
}

impl Line {
    fn add(&mut self, x: f64, y: f64) {
        self.count += 1.0;
        self.x += x;
        self.y += y;
        self.xx += x * x;
        self.xy += x * y;
        self.yy += y * y;
    }

    /// The base, the slope, and the standard deviation around the line.
    fn fit(&self) -> (f64, f64, f64) {
        let (x, y) = (self.x / self.count, self.y / self.count);
        let (xx, xy) = (self.xx / self.count - x * x, self.xy / self.count - x * y);
        let slope = xy / xx;
        let rest = self.yy / self.count - y * y - slope * xy;
        (y - slope * x, slope, rest.max(0.0).sqrt())
    }
}

/// Prints the lines from foretold to final scores.
fn ends((seats, games, seed): (u8, u64, u64), level: &str) -> Result<(), Box<dyn Error>> {
    let players = &players::SMALL_CITY;
    let none = std::iter::empty();
    let library = <SmallCity as kernel::Notation>::library();
    let rules = <SmallCity as kernel::Notation>::RULES;
    let compiled = catalog::compiled::<SmallCity>(rules, seats, none, &library);
    let game = compiled.map_err(|refusal| refusal.to_string())?.0;
    let mut lines: Vec<Line> = vec![];
    for index in 0..games {
        let made: Result<Vec<_>, _> = (0..seats).map(|_| players.make(level)).collect();
        let mut made = made.map_err(|bad| bad.to_string())?;
        let mut bots: Vec<&mut dyn Player<SmallCity>> =
            made.iter_mut().map(|bot| &mut **bot as _).collect();
        let (mut state, mut round, mut foretold) = (game.start(), 0, vec![]);
        let mut follow = |input: &kernel::InputOf<SmallCity>| {
            game.apply_unchecked(&mut state, input);
            let now = kernel::Hints::round(&game, &state) as usize;
            if now != round {
                let mut ends = vec![];
                game.foretell(&state, &mut ends);
                foretold.push((now, ends));
                round = now;
            }
        };
        let end = players.play(&mut Deal::new(&game, seed, index), &mut bots, &mut follow);
        let standings = game.standings(&end).expect("the game was played to its end");
        for (round, ends) in foretold {
            lines.resize(lines.len().max(round + 1), Line::default());
            for (end, place) in ends.iter().zip(&standings.0).filter(|(_, place)| !place.out) {
                lines[round].add(end.score, place.score.into());
            }
        }
        eprintln!("{} of {games} games", index + 1);
    }
    for (round, line) in lines.iter().enumerate().filter(|(_, line)| line.count > 0.0) {
        let (base, slope, spread) = line.fit();
        println!("round {round}: base {base:.1}, slope {slope:.3}, spread {spread:.1}");
    }
    Ok(())
}
