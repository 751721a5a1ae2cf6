//! `citywright rules`: a short text of a rule, the options of a game, its constants.

use std::path::PathBuf;

use anyhow::{Result, bail};
use kernel::Notation;
use serde_json::json;
use smallcity::SmallCity;
use smallcity::constants::{Constant, Constants, Provenance};

use crate::common::{self, ComponentArgs, OutputArgs, WrongArguments};
use crate::text::{WIDTH, row, rule_id, wrap};

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

    /// A data file with components of your own
    #[arg(long, value_name = "FILE")]
    components: Vec<PathBuf>,

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
    /// The name of the game and the rule that are meant.
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
            id.is_some_and(|id| rules.any(|(known, _)| known.eq_ignore_ascii_case(id)))
        };
        let games = catalog::games();
        let found = games.iter().find(|game| has(&***game)).map(|game| game.name());
        let default = if self.constants.is_some() { SmallCity::NAME } else { "simplicity" };
        (found.unwrap_or(default).to_owned(), id)
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (name, id) = args.meant();
    let own = args.constants.clone().flatten();
    let components =
        ComponentArgs { components: args.components.clone(), constants: own.into_iter().collect() };
    if args.constants.is_some() {
        return constants(args, &name, &components);
    }
    let game = common::game(&name, &components)?.game;
    if args.options {
        let options = game.options();
        let column = options.iter().map(|option| option.key.len()).max().unwrap_or(0) + 2;
        let json = options.iter().map(
            |option| json!({"key": option.key, "values": option.values(), "rule": option.rule}),
        );
        let line = |option: &kernel::OptionInfo| {
            row(option.key, &format!("{} ({})", option.values(), option.rule), column) + "\n"
        };
        let (least, most) = game.players().into_inner();
        let players = format!("{least} to {most}, told by --players or by the --seats");
        let text = || {
            row("players", &players, column)
                + "\n"
                + &options.iter().map(line).collect::<String>()
                + "The first value of an option is its default.\n"
        };
        return args.output.print(&json.collect(), text);
    }
    let rules = game.rules();
    let prefix = rules[0].0.split('-').next().unwrap_or_default();
    let wanted: Vec<_> = match id {
        None => rules.iter().collect(),
        Some(id) => {
            let id = rule_id(id, prefix);
            rules.iter().filter(|(known, _)| known.eq_ignore_ascii_case(&id)).collect()
        }
    };
    if wanted.is_empty() {
        let id = id.unwrap_or_default();
        let (first, last) = (rules[0].0, rules[rules.len() - 1].0);
        bail!("{} has no rule {id:?}; its rules run from {first} to {last}", game.title());
    }
    let json = wanted.iter().map(|(id, text)| json!({"rule": id, "text": text}));
    args.output.print(&json.collect(), || {
        let lines = wanted.iter().map(|(id, text)| wrap(&format!("{id}  {text}"), WIDTH));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    })
}

/// Every constant of Small City: key, value, where it comes from, rule.
fn constants(args: &Args, game: &str, components: &ComponentArgs) -> Result<()> {
    if game != SmallCity::NAME {
        let problem = format!("{game} has no list of constants; {} has", SmallCity::NAME);
        return Err(WrongArguments(problem).into());
    }
    let (library, options) = components.load::<SmallCity>()?;
    let standard = Constants::standard();
    let name = options.last().map_or(standard.name(), |(_, name)| name);
    let set = library.get(name).expect("it was just loaded");
    let json = set.rows().iter().map(|row| {
        json!({
            "key": row.key,
            "value": row.value.to_string(),
            "from": row.provenance.word(),
            "rule": row.rule,
        })
    });
    args.output.print(&json.collect(), || listing(set.rows()))
}

fn listing(rows: &[Constant]) -> String {
    let key = rows.iter().map(|row| row.key.len()).max().unwrap_or(0);
    let line = |constant: &Constant| {
        let from = format!("{:<9}{}", constant.provenance.word(), constant.rule);
        let start = format!("{:<key$}  {from:<18}", constant.key);
        row(&start, &constant.value.to_string(), start.len() + 1) + "\n"
    };
    let count = |from: Provenance| rows.iter().filter(|row| row.provenance == from).count();
    let all = [
        (Provenance::Printed, "a printed rulebook says it"),
        (Provenance::Public, "a public page says it"),
        (Provenance::Deduced, "it follows from those"),
        (Provenance::Ours, "our choice, for want of a source"),
        (Provenance::Owner, "your file says it"),
    ];
    let told = all
        .iter()
        .filter(|(from, _)| count(*from) > 0)
        .map(|&(from, about)| format!("  {:<9}{:>3}  {about}\n", from.word(), count(from)));
    let head = format!("{:<key$}  {:<18} value\n", "constant", "from     rule");
    head + &rows.iter().map(line).collect::<String>()
        + "\nWhere they come from:\n"
        + &told.collect::<String>()
        + "A file of your own replaces any of them: --constants FILE.\n"
}
