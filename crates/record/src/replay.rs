//! Replays a record, checked by the rules.

use kernel::{BadPosition, Fault, InputOf, Notation, Rng};

use crate::difference::{Difference, difference};
use crate::{Record, RecordError};

/// Steps through the log of a record and checks every entry by the rules.
#[derive(Debug)]
pub struct Replay<'r, G: Notation> {
    record: &'r Record<G>,
    number: usize,
    game: G,
    /// The state before the first entry, if that is not the start of the game.
    start: Option<G::State>,
    state: G::State,
    at: usize,
}

/// Replays a whole record: returns its game, and the state after its last entry.
///
/// # Errors
/// See [`Record::open`], [`Replay::next_entry`] and [`Replay::finish`].
pub fn replay<G: Notation>(
    record: &Record<G>,
    number: usize,
    library: &G::Library,
) -> Result<(G, G::State), RecordError> {
    record.open(number, library)?.finish()
}

/// The state in which a game begins that does not begin with its set-up. Such a text leaves nothing
/// open; if an older program did, the same seed draws the same.
///
/// # Errors
/// The text is no position of the game.
pub fn begin<G: Notation>(game: &G, text: &str) -> Result<G::State, BadPosition> {
    game.position(text, &mut Rng::seed(0))
}

impl<G: Notation> Record<G> {
    /// Compiles the rules for its set-up. `number` is the record's number in its file, from 1.
    ///
    /// # Errors
    /// The set-up cannot be played, the revision of the rules is unknown, or the number of names
    /// differs from the number of seats.
    pub fn open(&self, number: usize, library: &G::Library) -> Result<Replay<'_, G>, RecordError> {
        let known = (1..=G::RULES).contains(&self.rules);
        let bad_setup = |bad: G::BadSetup| {
            let field = if known { "setup" } else { "rules" };
            RecordError::of_game(number, G::NAME, &bad).at_path(field)
        };
        let mut doc = self.setup.clone();
        G::complete(&mut doc, &self.log);
        let setup = G::setup_from(&doc, self.rules, library).map_err(bad_setup)?;
        let game = G::new(&setup).map_err(bad_setup)?;
        if self.seats.len() != game.seats() {
            let (names, seats) = (self.seats.len(), game.seats());
            let problem = format!("there are {seats} seats, but {names} names; write one for each");
            return Err(RecordError::new(number, "seats", problem).at_path("seats"));
        }
        let start = self.start.as_ref().map(|text| begin(&game, text)).transpose();
        let start =
            start.map_err(|bad| RecordError::of_game(number, G::NAME, &bad).at_path("start"))?;
        let state = start.clone().unwrap_or_else(|| game.start());
        Ok(Replay { record: self, number, game, start, state, at: 0 })
    }
}

impl<G: Notation> Replay<'_, G> {
    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state after the entries so far.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The number of entries played so far.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Plays the next entry and returns its input; `None` at the end of the log.
    ///
    /// # Errors
    /// The rule that the entry breaks; the state is unchanged, and the same entry comes next.
    pub fn next_entry(&mut self) -> Option<Result<InputOf<G>, RecordError>> {
        let entry = self.record.log.get(self.at)?;
        let input = self.game.input(entry).and_then(|input| {
            self.game.apply(&mut self.state, &input)?;
            Ok(input)
        });
        self.at += usize::from(input.is_ok());
        Some(input.map_err(|why| self.refusal(&why)))
    }

    /// Moves, forward or back, to the position after the first `entries` entries.
    ///
    /// # Errors
    /// The log is shorter, or an entry breaks a rule.
    pub fn to(&mut self, entries: usize) -> Result<(), RecordError> {
        if entries > self.record.log.len() {
            let problem = format!(
                "there is no position after entry {entries}; the log has {} entries",
                self.record.log.len()
            );
            return Err(RecordError::new(self.number, "no_entry", problem));
        }
        if entries < self.at {
            self.state = self.start.clone().unwrap_or_else(|| self.game.start());
            self.at = 0;
        }
        while self.at < entries {
            self.next_entry().transpose()?;
        }
        Ok(())
    }

    /// Plays the rest of the log and compares the result.
    ///
    /// # Errors
    /// An entry breaks a rule; or the result differs from that of the rules, is missing after the
    /// end of the game, or is present before it.
    pub fn finish(mut self) -> Result<(G, G::State), RecordError> {
        self.to(self.record.log.len())?;
        match self.wrong_result() {
            None => Ok((self.game, self.state)),
            Some((problem, field)) => {
                Err(RecordError::new(self.number, "result", problem).at_path(&field))
            }
        }
    }

    /// The fault of the recorded result and its place, at the end of the log.
    fn wrong_result(&self) -> Option<(String, String)> {
        let wrong = |problem: String| Some((problem, "result".to_owned()));
        let (told, truth) = match (&self.record.result, self.game.result(&self.state)) {
            (None, None) => return None,
            (None, Some(_)) => return wrong("the game is over; add its result".to_owned()),
            (Some(_), None) => {
                return wrong(format!(
                    "the game is not over after entry {}; add the rest of the log or leave the \
                     result out",
                    self.at
                ));
            }
            (Some(told), Some(truth)) if *told == truth => return None,
            (Some(told), Some(truth)) => (told, truth),
        };
        let told = serde_json::to_value(told).ok()?;
        let Some(Difference { path, told, truth }) = difference(&told, &truth) else {
            return wrong("it is not the result of this log".to_owned());
        };
        let truth = truth.unwrap_or("left out".to_owned());
        let problem = format!("the record says {told}, but by the rules it is {truth}");
        Some((problem, format!("result.{path}")))
    }

    fn refusal(&self, why: &dyn Fault) -> RecordError {
        RecordError::of_game(self.number, G::NAME, why).in_entry(self.at + 1)
    }
}
