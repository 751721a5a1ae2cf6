//! What every game can do, without its types.

use std::ops::RangeInclusive;

use kernel::{ConstantsDoc, Level, OptionInfo, Standings};
use record::{Luck, RecordError};
use schemars::{Schema, SchemaGenerator};
use serde_json::Value;

use crate::{Agreement, Refusal, Table};

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

    /// The names of what its set-ups may refer to: the choices of an option of `OptionKind::Set`.
    fn sets(&self) -> Vec<String>;

    /// The numbers that it is played with, by set.
    fn constants(&self) -> ConstantsDoc;

    /// Whether some observer may know more than another.
    fn has_secrets(&self) -> bool;

    /// The bots that tables offer, from the weakest.
    fn levels(&self) -> &'static [Level];

    /// By rule id, a short text of each rule.
    fn rules(&self) -> &'static [&'static str];

    /// Loads components from the text of a data file; the option, as key and value, that plays
    /// with them.
    ///
    /// # Errors
    /// Every fault of the file at once.
    fn load(&mut self, text: &str) -> Result<(String, String), Refusal>;

    /// A game at a table, before its first entry.
    ///
    /// # Errors
    /// Everything that is wrong with the agreement.
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
    /// The first thing that is wrong with it, and where.
    fn replay(&self, text: &str, number: usize) -> Result<Replayed, RecordError>;

    /// Every piece of luck of a record, in order, among what could have come then.
    ///
    /// # Errors
    /// As [`Face::replay`].
    fn draws(&self, text: &str, number: usize) -> Result<Vec<Draw>, RecordError>;

    /// The position after `at` entries of a record, or after all, as who only watches sees it.
    ///
    /// # Errors
    /// The record is wrong up to there, or has no such entry.
    fn show(&self, text: &str, number: usize, at: Option<usize>) -> Result<Shown, RecordError>;
}

/// What is asked of a contest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContestRequest {
    /// How many seats.
    pub players: u8,
    /// Options of the set-up by key and value; the last of a key counts.
    pub options: Vec<(String, String)>,
    /// Which bots play, at least one. Fewer than seats repeat.
    pub bots: Vec<String>,
}

/// Games between bots, each given by a seed and its number alone.
pub trait Contest: Send + Sync {
    /// How many seats.
    fn seats(&self) -> usize;

    /// The bot of each seat in game `index`, by its place in the request: the seats rotate from
    /// game to game.
    fn bots_of(&self, index: u64) -> Vec<usize>;

    /// What is played, as the head of a record says it: game, revision of the rules, set-up.
    fn head(&self) -> Value;

    /// Plays game `index` of `seed`; writes its record as a line to `record` if it is wanted.
    fn play(&self, seed: u64, index: u64, record: Option<&mut String>) -> Played {
        let bots = self.bots_of(index);
        self.play_seated(&Seated { bots: &bots, seed, deal: index, index }, record)
    }

    /// As [`Contest::play`], of bots on given seats.
    fn play_seated(&self, game: &Seated<'_>, record: Option<&mut String>) -> Played;
}

/// A game of a contest with who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated<'a> {
    /// The bot of each seat, by its place in the request.
    pub bots: &'a [usize],
    /// Where all luck comes from.
    pub seed: u64,
    /// The game of the seed whose luck it has, as long as the same can happen in both.
    pub deal: u64,
    /// The game of the seed that the bots have their own random numbers of.
    pub index: u64,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub standings: Standings,
}

/// A piece of luck in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The number of its entry, from 1.
    pub entry: usize,
    /// The weights of all outcomes that luck could have then.
    pub weights: Vec<u32>,
    /// The outcome that came, by its index.
    pub drawn: usize,
}

/// A position of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Its lines, each told in the words of the game under the name `text`.
    pub lines: Vec<Value>,
    /// Its document.
    pub view: Value,
}

/// A record that was checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    /// The names of the seats.
    pub seats: Vec<String>,
    /// How many inputs it has.
    pub entries: usize,
    /// How the game ended; nothing while it runs.
    pub standings: Option<Standings>,
    /// The result as records write it.
    pub result: Option<Value>,
    /// What its luck follows from, if anybody can check that.
    pub luck: Option<Luck>,
}
