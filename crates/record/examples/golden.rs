//! Makes the golden records of `tests/golden`:
//! `cargo run -p citywright-record --example golden`
//!
//! Each is a game of random players; for rare situations, the first game of the seed that has one.
//! A referee in another language, written from the rules alone, has confirmed the results in the
//! files, so make them again only when the rules change, and have them confirmed again.

use kernel::Game;
use record::Recorder;
use search::{Deal, Player, Random, play_game};
use simplicity::{Input, SetupDoc, Simplicity};

#[path = "../tests/shared/mod.rs"]
mod shared;

type Show = fn(&Simplicity, &[Input]) -> bool;

/// A file to make.
struct Golden {
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    /// The number of its entries, if the game is still running.
    entries: Option<usize>,
    shows: Show,
}

const fn finished(
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    shows: Show,
) -> Golden {
    Golden { name, players, options, entries: None, shows }
}

const fn running(name: &'static str, players: u8, entries: usize) -> Golden {
    Golden { name, players, options: &[], entries: Some(entries), shows: any }
}

fn any(_: &Simplicity, _: &[Input]) -> bool {
    true
}

const LAST_ROUND: &[(&str, &str)] = &[("tie_break", "last_round_order")];

const GOLDENS: &[Golden] = &[
    finished("players-2", 2, &[], any),
    finished("players-3", 3, &[], any),
    finished("players-4", 4, &[], any),
    finished("players-5", 5, &[], any),
    finished("players-6", 6, &[], any),
    running("running-2", 2, 3),
    running("running-3", 3, 11),
    running("running-4", 4, 17),
    running("running-5", 5, 40),
    running("running-6", 6, 78),
    finished("demolition-always", 3, &[("demolition", "always")], any),
    finished("demolition-never", 5, &[("demolition", "never")], any),
    finished("first-face-a", 4, &[("first_face", "a")], any),
    finished("first-face-b", 2, &[("first_face", "b")], any),
    finished("order-fixed", 4, &[("order", "2,0,3,1")], any),
    finished("order-fixed-two-teams", 3, &[("order", "5,4,3,2,1,0")], any),
    finished("own-components", 4, &[("components", "hillside")], any),
    finished("own-components-6", 6, &[("components", "hillside")], any),
    finished("blank-space", 4, &[], shared::is_blank_built),
    finished("stuck", 6, &[], shared::is_stuck),
    finished("stuck-per-tile", 5, &[("stuck", "per_tile")], shared::is_stuck_per_tile),
    finished("tie-by-pawns", 4, &[], shared::is_tie_break_decisive),
    // The same game as the one before, ranked the other way.
    finished("tie-by-last-round-order", 4, LAST_ROUND, shared::is_tie_break_decisive),
    finished("tie-of-two-teams", 2, &[], shared::is_tie_of_two_teams),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for golden in GOLDENS {
        let line = make(golden)?;
        let path = shared::folder().join(format!("{}.json", golden.name));
        std::fs::write(path, shared::unfold(&line))?;
    }
    Ok(())
}

fn make(golden: &Golden) -> Result<String, Box<dyn std::error::Error>> {
    let mut setup = SetupDoc::new(golden.players);
    for (key, value) in golden.options {
        setup.set(key, value)?;
    }
    let names = ["Ana", "Bo", "Cy", "Di", "Eve", "Frédéric"];
    let seats = names[..usize::from(golden.players)].iter().map(ToString::to_string).collect();
    let mut recorder = Recorder::<Simplicity>::new(setup, seats, &shared::library())?;
    let seed = u64::from(golden.players);
    let games = (0..).map(|index| play(recorder.game(), seed, index));
    let inputs = games.into_iter().find(|inputs| (golden.shows)(recorder.game(), inputs));
    let inputs = inputs.expect("there is always another game");
    for input in inputs.iter().take(golden.entries.unwrap_or(usize::MAX)) {
        recorder.apply(input)?;
    }
    Ok(recorder.record().to_json())
}

fn play(game: &Simplicity, seed: u64, index: u64) -> Vec<Input> {
    let mut random: Vec<Random> = (0..game.seats()).map(|_| Random::default()).collect();
    let mut players: Vec<&mut dyn Player<Simplicity>> = Vec::new();
    players.extend(random.iter_mut().map(|player| player as &mut dyn Player<Simplicity>));
    let mut inputs = Vec::new();
    play_game(&mut Deal::new(game, seed, index), &mut players, |input| inputs.push(*input));
    inputs
}
