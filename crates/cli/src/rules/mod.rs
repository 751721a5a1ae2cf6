//! `citywright rules`: a short text of a rule, the options of a game, its constants.

pub(crate) mod options;
pub(crate) mod small_city;

use std::path::PathBuf;

use anyhow::{Result, bail};
use catalog::Face;
use serde::Serialize;
use serde_json::json;
use smallcity::constants::Provenance;
use words::Words;

use crate::common::{self, DataArgs, OutputArgs};
use crate::listed::{GAMES, Listed};
use crate::play::say::Say;
use crate::text::{columns, rule_id, wrap};

/// The sources of constants, under the names `provenance` and `provenance_about`, in list order.
pub(crate) const PROVENANCES: [Provenance; 5] = [
    Provenance::Printed,
    Provenance::Public,
    Provenance::Deduced,
    Provenance::Ours,
    Provenance::Owner,
];

/// Show the short text of a rule, of all rules, the options, or the constants
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A game, a rule id such as SIM-3.5 or SC-5.9, or both; all rules when no id is given
    #[arg(value_name = "GAME|RULE", num_args = 0..=2)]
    words: Vec<String>,

    /// List the options of a set-up instead
    #[arg(long)]
    options: bool,

    /// List every constant with where it comes from and its rule; those of a file of your own if
    /// one is named
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with = "options")]
    // Not given, given alone, given with a file.
    #[allow(clippy::option_option)]
    constants: Option<Option<PathBuf>>,

    /// Which game, if none is named before the rule
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// A file with data of your own
    #[arg(long, visible_alias = "components", value_name = "FILE")]
    data: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

const EXAMPLES: &str = "\
Examples:
  citywright rules SIM-3.5
  citywright rules --options
  citywright rules small-city SC-5.9
  citywright rules small-city --constants";

impl Args {
    /// The requested game and rule.
    fn meant(&self) -> (String, Option<&str>) {
        let is_game = |word: &String| catalog::game(word).is_ok();
        let (named, id) = match self.words.as_slice() {
            [] => (None, None),
            [word] if is_game(word) => (Some(word), None),
            [word] => (None, Some(word.as_str())),
            [first, second, ..] if is_game(second) => (Some(second), Some(first.as_str())),
            [first, second, ..] => (Some(first), Some(second.as_str())),
        };
        if let Some(name) = named.or(self.game.as_ref()) {
            return (name.clone(), id);
        }
        let has = |game: &dyn catalog::Face| {
            let mut rules = game.rules().iter();
            id.is_some_and(|id| rules.any(|known| known.eq_ignore_ascii_case(id)))
        };
        let games = catalog::games();
        let found = games.iter().find(|game| has(&***game)).map(|game| game.name());
        // Without a name, the first game that has what the arguments ask for.
        let able = |game: &&Listed| self.constants.is_none() || game.has_constants;
        let default = GAMES.iter().find(able).map_or("", |game| game.name);
        (found.unwrap_or(default).to_owned(), id)
    }

    /// The name of the game whose constants the arguments ask for, if any.
    pub(crate) fn constants_of(&self) -> Option<String> {
        self.constants.is_some().then(|| self.meant().0)
    }

    /// The data of the files, from any argument.
    fn data(&self) -> DataArgs {
        DataArgs {
            files: self.data.iter().chain(self.constants.iter().flatten()).cloned().collect(),
        }
    }
}

/// A rule as people and programs read it.
#[derive(Serialize)]
struct Told {
    rule: &'static str,
    text: String,
    /// Where it comes from: codes of the messages `provenance`.
    from: Vec<&'static str>,
    /// What editions of the game say differently.
    #[serde(skip_serializing_if = "Option::is_none")]
    differs: Option<String>,
}

impl Told {
    fn of(game: &dyn Face, words: &Words, rule: &'static str) -> Told {
        Told {
            rule,
            text: words.tell("rule", &rule),
            from: game.source(rule).chars().filter_map(source_word).collect(),
            differs: words.named("differs", rule),
        }
    }

    fn line(&self, words: &Words) -> String {
        let Told { rule, from, differs, .. } = self;
        let differs = differs.is_some().then_some(*rule);
        words.tell("terminal", &Say::Rule { rule, provenance: from.clone(), differs })
    }
}

/// The word for a letter of [`Face::source`], which the messages `provenance` tell.
fn source_word(letter: char) -> Option<&'static str> {
    let mut known = PROVENANCES.into_iter();
    known.find(|known| known.letter() == letter).map(Provenance::word)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (name, id) = args.meant();
    let game = common::game(&name, &args.data())?.game;
    let words = Words::english_of(game.name());
    if args.options {
        let json = options::json(&*game, &words);
        return args.output.print(&json, || options::listing(&*game, &words));
    }
    let rules = game.rules();
    let prefix = rules[0].split('-').next().unwrap_or_default();
    let wanted: Vec<_> = match id {
        None => rules.iter().collect(),
        Some(id) => {
            let id = rule_id(id, prefix);
            rules.iter().filter(|known| known.eq_ignore_ascii_case(&id)).collect()
        }
    };
    if wanted.is_empty() {
        let id = id.unwrap_or_default();
        let (first, last) = (rules[0], rules[rules.len() - 1]);
        bail!("{} has no rule {id:?}; its rules run from {first} to {last}", game.title());
    }
    let told: Vec<Told> = wanted.iter().map(|id| Told::of(&*game, &words, id)).collect();
    args.output.print(&json!(told), || {
        let lines = told.iter().map(|rule| wrap(&rule.line(&words), columns()));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    })
}
