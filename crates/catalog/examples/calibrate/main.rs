//! Calibrates reviews, and shows what they are worth (`docs/strength.md`).
//!
//! `calibrate grades GAME SEATS GAMES SEED LEVEL DECISIONS [WORLDS]`: which losses have which grade
//! ([`grades`]).
//! `calibrate mistakes GAME SEATS GAMES SEED LEVEL DECISIONS PLAYS [WORLDS]`: what the mistakes that a
//! review flags cost ([`mistakes`]).
//! `calibrate ends GAMES SEED LEVEL`: how the worth of a position of Small City foretells scores
//! ([`ends`]).

mod ends;
mod grades;
mod mistakes;

use std::error::Error;
use std::str::FromStr;

use catalog::{CancelToken, DecisionDoc, PartDoc, Reviewer};
use kernel::Rng;

const USAGE: &str = "write: calibrate grades GAME SEATS GAMES SEED LEVEL DECISIONS [WORLDS], or \
    calibrate mistakes GAME SEATS GAMES SEED LEVEL DECISIONS PLAYS [WORLDS], or \
    calibrate ends GAMES SEED LEVEL";

/// Which games are played, and how much of them is reviewed.
struct Asked<'a> {
    seats: u8,
    games: u64,
    seed: u64,
    level: &'a str,
    /// How many decisions of each game are reviewed.
    decisions: usize,
    /// In how many worlds a review tries the best choices; the game's own number if it is none.
    worlds: Option<u32>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let line: Vec<String> = std::env::args().skip(1).collect();
    let line: Vec<&str> = line.iter().map(String::as_str).collect();
    match line[..] {
        ["grades", name, ref asked @ .., level, decisions] if asked.len() == 3 => {
            grades::print(name, &read_all(asked, (level, decisions), None)?)
        }
        ["grades", name, ref asked @ .., level, decisions, worlds] => {
            grades::print(name, &read_all(asked, (level, decisions), Some(worlds))?)
        }
        ["mistakes", name, ref asked @ .., level, decisions, plays] if asked.len() == 3 => {
            mistakes::print(name, &read_all(asked, (level, decisions), None)?, read(plays)?)
        }
        ["mistakes", name, ref asked @ .., level, decisions, plays, worlds] => {
            mistakes::print(name, &read_all(asked, (level, decisions), Some(worlds))?, read(plays)?)
        }
        ["ends", games, seed, level] => ends::print((read(games)?, read(seed)?), level),
        _ => Err(USAGE.into()),
    }
}

fn read<T: FromStr>(word: &str) -> Result<T, Box<dyn Error>> {
    word.parse().map_err(|_| format!("{word:?} is no number; {USAGE}").into())
}

fn read_all<'a>(
    numbers: &[&str],
    (level, decisions): (&'a str, &str),
    worlds: Option<&str>,
) -> Result<Asked<'a>, Box<dyn Error>> {
    let [seats, games, seed] = numbers else { return Err(USAGE.into()) };
    let worlds = worlds.map(read).transpose()?;
    let (seats, games, seed, decisions) =
        (read(seats)?, read(games)?, read(seed)?, read(decisions)?);
    Ok(Asked { seats, games, seed, level, decisions, worlds })
}

/// So many decisions of a review, drawn at random.
fn decisions(review: &dyn Reviewer, rng: &mut Rng, most: usize) -> Vec<DecisionDoc> {
    let mut parts: Vec<usize> = (0..review.parts()).collect();
    let never = CancelToken::default();
    let mut told = vec![];
    while told.len() < most && !parts.is_empty() {
        let part = parts.swap_remove(rng.below(parts.len() as u32) as usize);
        if let Some(PartDoc::Decision(decision)) = review.part(part, &never) {
            told.push(*decision);
        }
    }
    told
}
