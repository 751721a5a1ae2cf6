//! Checks every law on random games of every set-up.

use std::fmt;
use std::thread;

use kernel::{Game, Notation, Rng};

use crate::laws::{json, laws};
use crate::{Subject, Walk};

/// A game that breaks a law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The law, from 1 to 10.
    pub law: u8,
    /// Its short name.
    pub name: &'static str,
    /// What is wrong.
    pub what: String,
    /// The set-up, as in a record.
    pub setup: String,
    /// The seed of the game that leads there ([`Walk::play`] with [`Subject::choose`]).
    pub seed: u64,
    /// The inputs up to there, as text.
    pub inputs: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, name, what, setup, seed, inputs } = self;
        writeln!(f, "law {law} ({name}) is broken: {what}")?;
        writeln!(f, "  set-up {setup}")?;
        writeln!(f, "  seed {seed}, after {} inputs:", inputs.len())?;
        inputs.iter().try_for_each(|input| writeln!(f, "    {input}"))
    }
}

/// Checks every law on `games_per_setup` random games of every set-up and returns the first violation
/// of each broken law.
///
/// # Panics
/// If the game refuses a set-up of the subject or there is none.
pub fn judge<S: Subject>(games_per_setup: usize, seed: u64) -> Vec<Violation> {
    let mut seeds = Rng::seed(seed);
    let mut unbroken = Vec::from(laws::<S>());
    let mut violations = vec![];
    let setups = S::setups();
    assert!(!setups.is_empty(), "a subject has at least one set-up");
    for setup in setups.iter().flat_map(|setup| std::iter::repeat_n(setup, games_per_setup)) {
        let seed = seeds.next_u64();
        let _told = TellIfPanicking { setup, seed };
        let game = S::Game::new(setup)
            .unwrap_or_else(|bad| panic!("the set-up {setup:?} of the subject is refused: {bad}"));
        let bound = S::bound(&game);
        let walk = Walk::play(game, seed, bound, S::choose);
        unbroken.retain(|law| {
            let Err(broken) = (law.judge)(&walk) else { return true };
            violations.push(Violation {
                law: law.number,
                name: law.name,
                what: broken.what,
                setup: json(&S::Game::setup_doc(setup)),
                seed,
                inputs: walk.inputs[..broken.at].iter().map(|input| format!("{input:?}")).collect(),
            });
            false
        });
    }
    violations.sort_by_key(|violation| violation.law);
    violations
}

/// Checks every law on `games_per_setup` random games of every set-up.
///
/// # Panics
/// If a law is broken, with the first violation of each such law.
pub fn check_all<S: Subject>(games_per_setup: usize, seed: u64) {
    let violations = judge::<S>(games_per_setup, seed);
    let told: Vec<String> = violations.iter().map(Violation::to_string).collect();
    assert!(told.is_empty(), "\n{}", told.join("\n"));
}

/// Names the game under judgement if it panics.
struct TellIfPanicking<'a, T: fmt::Debug> {
    setup: &'a T,
    seed: u64,
}

impl<T: fmt::Debug> Drop for TellIfPanicking<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("this was the game of seed {} with set-up {:?}", self.seed, self.setup);
        }
    }
}
