//! The interface of every game, without its types.

use std::ops::RangeInclusive;

use analysis::Reviewer;
use kernel::{ConstantsDoc, Level, OptionInfo, Rng, Standings};
use record::{Luck, RecordError};
use schemars::{Schema, SchemaGenerator};
use serde_json::Value;

use crate::{Agreement, Moment, PuzzleChoice, PuzzleDoc, Refusal, Table};

/// A game of the list.
pub trait Face: Send + Sync {
    /// Its name in records and on the command line.
    fn name(&self) -> &'static str;

    /// Its name in a sentence.
    fn title(&self) -> &'static str;

    /// The numbers of players that can sit at a table.
    fn players(&self) -> RangeInclusive<u8>;

    /// The options of its set-ups.
    fn options(&self) -> &'static [OptionInfo];

    /// The choices of its options of kind `OptionKind::Set`.
    fn sets(&self) -> Vec<String>;

    /// Its constants, by set.
    fn constants(&self) -> ConstantsDoc;

    /// Whether observers may know different things.
    fn has_secrets(&self) -> bool;

    /// The bots that tables offer, from the weakest.
    fn levels(&self) -> &'static [Level];

    /// The ids of its rules, in order.
    fn rules(&self) -> &'static [&'static str];

    /// Where a rule comes from, as letters: R a printed rulebook, P a public page, D follows from these,
    /// H a house rule of ours; empty if the game does not say.
    fn source(&self, rule: &str) -> &'static str;

    /// Loads components from the text of a data file. Returns the option, as key and value, that
    /// plays with them.
    ///
    /// # Errors
    /// Every fault of the file at once.
    fn load(&mut self, text: &str) -> Result<(String, String), Refusal>;

    /// A game at a table, before its first entry.
    ///
    /// # Errors
    /// Every fault of the agreement.
    fn open(&self, agreement: &Agreement) -> Result<Box<dyn Table>, Refusal>;

    /// The schemas of the game's documents, by names such as `SimplicityView`.
    fn schemas(&self, generator: &mut SchemaGenerator) -> Vec<(String, Schema)>;

    /// Prepares games between bots.
    ///
    /// # Errors
    /// The set-up cannot be played, or there is no such bot.
    fn contest(&self, request: &ContestRequest) -> Result<Box<dyn Contest>, Refusal>;

    /// Checks record `number` of a file by the rules.
    ///
    /// # Errors
    /// The first fault, and its place.
    fn replay(&self, text: &str, number: usize) -> Result<Replayed, RecordError>;

    /// A review of record `number` of a file, which may be unfinished. With `worlds` it tries the best
    /// choices of a decision in so many sampled worlds.
    ///
    /// # Errors
    /// As [`Face::replay`].
    fn review(
        &self,
        text: &str,
        number: usize,
        worlds: Option<u32>,
    ) -> Result<Box<dyn Reviewer>, RecordError>;

    /// The puzzles of the game that come with the program, by number.
    fn puzzles(&self) -> &[PuzzleDoc];

    /// The puzzle that game `index` of bots of `seed` gives, if it gives one, and whether it is special
    /// ([`crate::in_order`]).
    ///
    /// # Errors
    /// A table of the game's own list cannot be played.
    fn find_puzzle(&self, seed: u64, index: u64) -> Result<Option<(PuzzleDoc, bool)>, Refusal>;

    /// Proves a puzzle again from its position.
    ///
    /// # Errors
    /// The position is wrong, or something that the puzzle says does not follow from it.
    fn prove_puzzle(&self, puzzle: &PuzzleDoc) -> Result<(), Refusal>;

    /// Every choice of a puzzle, best first, or those nearest to the answer where there are too many.
    ///
    /// # Errors
    /// The position is wrong.
    fn puzzle_choices(&self, puzzle: &PuzzleDoc) -> Result<Vec<PuzzleChoice>, Refusal>;

    /// Judges a solver's plan.
    ///
    /// # Errors
    /// The position is wrong, an entry is illegal, or the plan is no whole choice.
    fn judge_puzzle(&self, puzzle: &PuzzleDoc, plan: &[Value]) -> Result<PuzzleChoice, Refusal>;

    /// Every draw of a record, in order, with its possible outcomes.
    ///
    /// # Errors
    /// As [`Face::replay`].
    fn draws(&self, text: &str, number: usize) -> Result<Vec<Draw>, RecordError>;

    /// Judges a position in which a game of this agreement begins, draws what its text leaves open, and
    /// writes it whole.
    ///
    /// # Errors
    /// Every fault of the agreement, or the first of the text.
    fn position(&self, agreement: &Agreement, text: &str, rng: &mut Rng)
    -> Result<String, Refusal>;

    /// Counts a finished game from a text: the game's `Count` document.
    ///
    /// # Errors
    /// Every fault of the agreement, or the first of the text.
    fn count(&self, agreement: &Agreement, text: &str) -> Result<Value, Refusal>;

    /// The position after `at` entries of a record, or after all, with all secrets; `None` if the game
    /// has no positions as text.
    ///
    /// # Errors
    /// The record is wrong up to there, or has no such entry.
    fn moment(
        &self,
        text: &str,
        number: usize,
        at: Option<usize>,
    ) -> Result<Option<Moment>, RecordError>;

    /// The position after `at` entries of a record, or after all, as a spectator sees it.
    ///
    /// # Errors
    /// The record is wrong up to there, or has no such entry.
    fn show(&self, text: &str, number: usize, at: Option<usize>) -> Result<Shown, RecordError>;
}

/// A request for a contest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContestRequest {
    /// The number of seats.
    pub players: u8,
    /// Options of the set-up by key and value; of a repeated key the last counts.
    pub options: Vec<(String, String)>,
    /// The bots, at least one. Fewer bots than seats repeat.
    pub bots: Vec<String>,
}

/// Games between bots, each determined by a seed and its number.
pub trait Contest: Send + Sync {
    /// The number of seats.
    fn seats(&self) -> usize;

    /// The bot of each seat in game `index`, by its place in the request: the seats rotate from
    /// game to game.
    fn bots_of(&self, index: u64) -> Vec<usize>;

    /// The head of its records: game, revision of the rules, set-up.
    fn head(&self) -> Value;

    /// Plays game `index` of `seed`; writes its record as a line to `record` if given.
    fn play(&self, seed: u64, index: u64, record: Option<&mut String>) -> Played {
        let bots = self.bots_of(index);
        self.play_seated(&Seated { bots: &bots, seed, deal: index, index }, record)
    }

    /// As [`Contest::play`], with bots on given seats.
    fn play_seated(&self, game: &Seated<'_>, record: Option<&mut String>) -> Played;
}

/// A game of a contest, with its seating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated<'a> {
    /// The bot of each seat, by its place in the request.
    pub bots: &'a [usize],
    /// The source of all luck.
    pub seed: u64,
    /// The number of the game whose draws it shares, as long as both games allow the same outcomes.
    pub deal: u64,
    /// The number of the game whose random numbers the bots use.
    pub index: u64,
}

/// The outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub standings: Standings,
}

/// A draw in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The number of its entry, from 1.
    pub entry: usize,
    /// The weights of all outcomes possible then.
    pub weights: Vec<u32>,
    /// The index of the drawn outcome.
    pub drawn: usize,
}

/// A position of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Its lines, each rendered from the game's message `text`.
    pub lines: Vec<Value>,
    /// Its document.
    pub view: Value,
}

/// The result of checking a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    /// The names of the seats.
    pub seats: Vec<String>,
    /// The number of inputs.
    pub entries: usize,
    /// How the game ended; `None` while it runs.
    pub standings: Option<Standings>,
    /// The rating of a solo game: the code of the game's message `rating-<code>`.
    pub rating: Option<&'static str>,
    /// The result, in the form of records.
    pub result: Option<Value>,
    /// The sealed secret of its luck, if luck is verifiable.
    pub luck: Option<Luck>,
}
