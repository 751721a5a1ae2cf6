//! How to write a game down: the parts of a record that differ between games.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BadData, BadPosition, Game, InputOf, Rng};

/// How a value of an option is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of the choices; the first is the default.
    One,
    /// Some of the choices parted by commas, or `none`, which is the default.
    Several,
    /// One of the choices for all seats, or one for each, parted by commas; the default is the first
    /// for all.
    EachSeat,
    /// The name of a set of data that the program was given; the first is the default.
    Set,
}

/// An option of a set-up as data: its choices and their dependencies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name in the set-up of a record.
    pub key: &'static str,
    /// How a value is written.
    pub kind: OptionKind,
    /// The choices, by name. For [`OptionKind::Set`], those that every library has.
    pub choices: &'static [&'static str],
    /// Choices of [`OptionKind::Several`] that require another choice, each with that other.
    pub needs: &'static [(&'static str, &'static str)],
    /// Pairs of [`OptionKind::Several`] choices that exclude each other.
    pub excludes: &'static [(&'static str, &'static str)],
    /// Choices of [`OptionKind::Several`] that require a choice of another option: each with that
    /// option and its choice.
    pub asks: &'static [(&'static str, (&'static str, &'static str))],
    /// Another option and its choice. Without them this option has no effect.
    pub when: Option<(&'static str, &'static str)>,
    /// For [`OptionKind::EachSeat`]: whether the first choice is for all seats and each other choice
    /// for at most one.
    pub once: bool,
    /// Whether the option accepts other values too; the message `other-<key>` describes them.
    pub other: bool,
    /// The rule that it varies.
    pub rule: &'static str,
}

impl OptionInfo {
    /// An option with one of some choices, the default first.
    pub const fn one(
        key: &'static str,
        choices: &'static [&'static str],
        rule: &'static str,
    ) -> OptionInfo {
        let kind = OptionKind::One;
        OptionInfo {
            key,
            kind,
            choices,
            needs: &[],
            excludes: &[],
            asks: &[],
            when: None,
            once: false,
            other: false,
            rule,
        }
    }

    /// All accepted values.
    pub fn values(&self) -> ValuesDoc {
        ValuesDoc {
            kind: self.kind,
            choices: self.choices,
            each: self.choices.join(","),
            other: self.other.then_some(self.key),
        }
    }
}

/// What may be written for an option, as the messages `values-...` tell it. Choices are codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "OptionValues")]
pub struct ValuesDoc {
    /// How a value is written.
    pub kind: OptionKind,
    /// What can be chosen, by name.
    pub choices: &'static [&'static str],
    /// All choices as a value for each seat has them.
    pub each: String,
    /// The key of the option, if something else may be written too.
    pub other: Option<&'static str>,
}

/// Rules that come from the same sources.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Letters as in [`ConstantDoc::provenance`], that nearest to print first.
    pub letters: &'static str,
    /// The ids of the rules.
    pub rules: &'static [&'static str],
}

impl Source {
    /// These rules come from these sources.
    pub const fn new(letters: &'static str, rules: &'static [&'static str]) -> Source {
        Source { letters, rules }
    }
}

/// The numbers of a game, each with its source.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Constants")]
pub struct ConstantsDoc {
    /// Those of the set that needs no data file, in the order of the rules; none in a game that does
    /// not tell them.
    pub constants: Vec<ConstantDoc>,
    /// Every set by name, with what differs in it.
    pub sets: Vec<ConstantSetDoc>,
}

/// A number, or a few that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Constant")]
pub struct ConstantDoc {
    /// Its key in data files.
    pub key: String,
    /// Its value as data files write it.
    pub value: String,
    /// Where it comes from: R a printed rulebook, P a public page, D follows from these, H a house
    /// rule of ours, O an owner's file.
    pub provenance: char,
    /// The rule that uses it.
    pub rule: &'static str,
}

/// A set of constants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ConstantSet")]
pub struct ConstantSetDoc {
    /// Its name, as the option for it is written.
    pub name: String,
    /// What differs from the first set, as it is here.
    pub differs: Vec<ConstantDoc>,
}

/// A game that can be recorded. The documents are plain data with the fields of the published record
/// format in their order, so printing is byte-stable. They must refuse unknown fields
/// (`#[serde(deny_unknown_fields)]`).
pub trait Notation: Game {
    /// The name of the game in records and on the command line.
    const NAME: &'static str;
    /// Its name in a sentence.
    const TITLE: &'static str;
    /// The ids of its rules, in order; each has a short message (`rule-SIM-3-5`).
    const RULE_IDS: &'static [&'static str];
    /// Where each of its rules comes from; nothing if the game does not say.
    const SOURCES: &'static [&'static [Source]] = &[];
    /// The newest revision of the rules. It rises whenever legality or scoring changes. Records of
    /// every older revision still replay.
    const RULES: u32;

    /// What a set-up may refer to by name, such as sets of components.
    type Library: Clone + Send + Sync;
    /// The `setup` of a record.
    type SetupDoc: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One entry of the `log` of a record: one input.
    type Entry: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The `result` of a record.
    type ResultDoc: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A line of a view for people, see [`Notation::text`].
    type Line: Clone + Debug + PartialEq + Serialize;

    /// The numbers of players that can sit at a table.
    const PLAYERS: RangeInclusive<u8>;
    /// The options of a set-up beside the number of players.
    const OPTIONS: &'static [OptionInfo];

    /// The library without any data file.
    fn library() -> Self::Library;

    /// The names in the library, for the option of [`OptionKind::Set`]; those that need no data file
    /// come first.
    fn sets(library: &Self::Library) -> Vec<String>;

    /// The constants of every set, to help people choose one; by default none.
    fn constants(_library: &Self::Library) -> ConstantsDoc {
        ConstantsDoc::default()
    }

    /// Adds the text of a data file to a library. Returns the option, as key and value, that selects
    /// it.
    ///
    /// # Errors
    /// Every fault of the file at once; the library is then unchanged.
    fn load(library: &mut Self::Library, text: &str) -> Result<(String, String), BadData>;

    /// The set-up document of a table with default options.
    fn default_setup(players: u8) -> Self::SetupDoc;

    /// Sets one of [`Self::OPTIONS`] to a value as people write it.
    ///
    /// # Errors
    /// The option or its value is unknown.
    fn set_option(doc: &mut Self::SetupDoc, key: &str, value: &str) -> Result<(), Self::BadSetup>;

    /// The set-up that a document describes, for revision `rules` of the rules.
    ///
    /// # Errors
    /// `library` lacks something that the document names, or the revision is unknown.
    fn setup_from(
        doc: &Self::SetupDoc,
        rules: u32,
        library: &Self::Library,
    ) -> Result<Self::Setup, Self::BadSetup>;

    /// Adds the parts of the set-up that only the log holds; by default nothing.
    fn complete(_doc: &mut Self::SetupDoc, _log: &[Self::Entry]) {}

    /// The document that describes a set-up.
    fn setup_doc(setup: &Self::Setup) -> Self::SetupDoc;

    /// The input that an entry describes.
    ///
    /// # Errors
    /// The entry is no input of this game. An input that is merely illegal now is no error here;
    /// [`Game::check`] refuses it.
    fn input(&self, entry: &Self::Entry) -> Result<InputOf<Self>, Self::Illegal>;

    /// The entry that describes an input, secrets included. Entries are for the store, and for players
    /// and spectators once the game is over.
    fn entry(&self, input: &InputOf<Self>) -> Self::Entry;

    /// A view for people, line by line, without sentences: the message under the name `text` renders
    /// each line. A string, such as a row of a map, stands for itself.
    fn text(&self, view: &Self::View) -> Vec<Self::Line>;

    /// A state as text, secrets included; `None` if the game has no such text.
    fn position_text(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// The state that a text describes, which [`Notation::position_text`] or a person wrote. `rng` draws
    /// what the text leaves open. A text with nothing open draws nothing.
    ///
    /// # Errors
    /// The first place where the text is no position, with the rule that it breaks.
    fn position(&self, _text: &str, _rng: &mut Rng) -> Result<Self::State, BadPosition> {
        let problem = format!("{} has no positions as text", Self::TITLE);
        Err(BadPosition::at((1, 1), problem, None))
    }

    /// What a finished game is worth to the only player, where the rules rate solo games: the code of
    /// the message `rating-<code>`; by default nothing.
    fn rating(&self, _state: &Self::State) -> Option<&'static str> {
        None
    }

    /// The result of a game that is over; `None` while it runs.
    fn result(&self, state: &Self::State) -> Option<Self::ResultDoc>;
}
