//! Records a game as it is played.

use std::sync::Arc;

use kernel::{BadPosition, InputOf, Notation};

use crate::replay::begin;
use crate::{Format, Record, RecordError, replay};

/// A running game and its record so far.
#[derive(Debug)]
pub struct Recorder<G: Notation> {
    game: Arc<G>,
    /// The state before the first entry, if that is not the start of the game.
    start: Option<Box<G::State>>,
    state: G::State,
    /// Without the result.
    record: Record<G>,
}

impl<G: Notation> Recorder<G> {
    /// A new game by the newest rules, with a name for each seat.
    ///
    /// # Errors
    /// The set-up cannot be played.
    ///
    /// # Panics
    /// If the number of names differs from the number of seats.
    // By value: the caller has no more use for the document.
    #[allow(clippy::needless_pass_by_value)]
    pub fn new(
        setup: G::SetupDoc,
        seats: Vec<String>,
        library: &G::Library,
    ) -> Result<Recorder<G>, G::BadSetup> {
        let game = Arc::new(G::new(&G::setup_from(&setup, G::RULES, library)?)?);
        Ok(Recorder::of(game, G::RULES, seats))
    }

    /// A new game with rules that others may share, and their revision.
    ///
    /// # Panics
    /// If the number of names differs from the number of seats.
    pub fn of(game: Arc<G>, rules: u32, seats: Vec<String>) -> Recorder<G> {
        let state = game.start();
        Recorder::with(game, rules, seats, (None, state))
    }

    /// A game that begins in a position.
    ///
    /// # Errors
    /// The text is no position of the game.
    ///
    /// # Panics
    /// If the number of names differs from the number of seats.
    pub fn from(
        game: Arc<G>,
        rules: u32,
        seats: Vec<String>,
        start: String,
    ) -> Result<Recorder<G>, BadPosition> {
        let state = begin(&*game, &start)?;
        Ok(Recorder::with(game, rules, seats, (Some(start), state)))
    }

    fn with(
        game: Arc<G>,
        rules: u32,
        seats: Vec<String>,
        (start, state): (Option<String>, G::State),
    ) -> Recorder<G> {
        assert_eq!(seats.len(), game.seats(), "every seat has one name");
        let record = Record {
            format: Format,
            game: G::NAME.to_owned(),
            rules,
            setup: G::setup_doc(game.setup()),
            start,
            seats,
            log: Vec::new(),
            result: None,
            luck: None,
        };
        let start = record.start.is_some().then(|| Box::new(state.clone()));
        Recorder { game, start, state, record }
    }

    /// Resumes a recorded game where its record, number `number` of its file, ends.
    ///
    /// # Errors
    /// [`replay()`] rejects the record.
    pub fn resume(
        record: Record<G>,
        number: usize,
        library: &G::Library,
    ) -> Result<Recorder<G>, RecordError> {
        let (game, state) = replay(&record, number, library)?;
        let game = Arc::new(game);
        let start = record.start.as_ref().and_then(|text| begin(&*game, text).ok());
        let record = Record { result: None, ..record };
        Ok(Recorder { game, start: start.map(Box::new), state, record })
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, shared with a search that runs elsewhere.
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The current state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position in which the game began, as text, unless it began with its set-up.
    pub fn start(&self) -> Option<&str> {
        self.record.start.as_deref()
    }

    /// The state before the first entry.
    pub fn first(&self) -> G::State {
        self.start.as_deref().map_or_else(|| self.game.start(), G::State::clone)
    }

    /// The entries so far.
    pub fn log(&self) -> &[G::Entry] {
        &self.record.log
    }

    /// The record so far, with a result if the game is over.
    pub fn record(&self) -> Record<G> {
        Record { result: self.game.result(&self.state), ..self.record.clone() }
    }

    /// Checks an input, applies it and records it.
    ///
    /// # Errors
    /// The rule that it breaks; the game is then unchanged.
    ///
    /// # Examples
    /// ```
    /// use kernel::{Game, Input};
    /// use record::Recorder;
    /// use simplicity::{Library, SetupDoc, Simplicity};
    ///
    /// let names = ["Ana", "Bo"].map(str::to_owned).to_vec();
    /// let library = Library::standard();
    /// let mut recorder = Recorder::<Simplicity>::new(SetupDoc::new(2), names, &library)?;
    /// let mut draws = vec![];
    /// recorder.game().outcomes(recorder.state(), &mut draws);
    /// recorder.apply(&Input::Chance(draws[0].0.clone()))?;
    /// assert_eq!(recorder.log().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, input: &InputOf<G>) -> Result<(), G::Illegal> {
        self.game.check(&self.state, input)?;
        self.push_unchecked(input);
        Ok(())
    }

    /// Applies an input that is known to be legal and records it; see
    /// [`kernel::Game::apply_unchecked`] for any other.
    pub fn push_unchecked(&mut self, input: &InputOf<G>) {
        self.game.apply_unchecked(&mut self.state, input);
        self.record.log.push(self.game.entry(input));
    }

    /// Takes back all but the first `entries` entries; no effect if there are no more.
    pub fn truncate(&mut self, entries: usize) {
        self.record.log.truncate(entries);
        self.state = self.first();
        for entry in &self.record.log {
            // Every entry was a valid input when it was recorded.
            if let Ok(input) = self.game.input(entry) {
                self.game.apply_unchecked(&mut self.state, &input);
            }
        }
    }
}
