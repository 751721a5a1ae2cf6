//! `citywright-allocations`: counts how often a game allocates memory during play.
//!
//! `citywright bench` sends one line of JSON ([`asked::Asked`]) and reads one number. The counting
//! allocator applies to a whole program, so this is a separate one.

#![forbid(unsafe_code)]

mod asked;

use std::hint::black_box;

use anyhow::{Result, bail};
use catalog::Refusal;
use kernel::{Hints, Notation};
use search::{Deal, Player, Random};
use simplicity::Simplicity;
use smallcity::SmallCity;

use asked::Asked;

/// How many random games to play.
const GAMES: u64 = 32;

fn main() -> Result<()> {
    let asked: Asked = serde_json::from_reader(std::io::stdin())?;
    let count = match asked.game.as_str() {
        Simplicity::NAME => per_input::<Simplicity>(&asked)?,
        SmallCity::NAME => per_input::<SmallCity>(&asked)?,
        other => bail!("no game is called {other:?}"),
    };
    println!("{count}");
    Ok(())
}

/// Allocations for each input when random games are replayed.
fn per_input<G: Notation + Hints>(asked: &Asked) -> Result<f64> {
    let mut library = G::library();
    let mut doc = G::default_setup(asked.players);
    for text in &asked.data {
        let (key, value) = G::load(&mut library, text)?;
        G::set_option(&mut doc, &key, &value).map_err(Refusal::of_setup::<G>)?;
    }
    let setup = G::setup_from(&doc, G::RULES, &library).map_err(Refusal::of_setup::<G>)?;
    let game = G::new(&setup).map_err(Refusal::of_setup::<G>)?;
    let logs: Vec<_> = (0..GAMES).map(|number| random_game(&game, number)).collect();
    let counted = allocation_counter::measure(|| {
        for log in &logs {
            let mut state = game.start();
            for input in log {
                game.apply_unchecked(&mut state, input);
            }
            black_box(state);
        }
    });
    let inputs: usize = logs.iter().map(Vec::len).sum();
    Ok(counted.count_total as f64 / inputs as f64)
}

/// The inputs of a random game.
fn random_game<G: Notation + Hints>(game: &G, number: u64) -> Vec<kernel::InputOf<G>> {
    let mut players: Vec<Random> = (0..game.seats()).map(|_| Random::default()).collect();
    let mut players: Vec<&mut dyn Player<G>> =
        players.iter_mut().map(|player| player as _).collect();
    let mut inputs = Vec::new();
    search::play_game(&mut Deal::new(game, 1, number), &mut players, |input| {
        inputs.push(input.clone());
    });
    inputs
}
