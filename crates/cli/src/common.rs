//! Shared by several subcommands: output form, set-up arguments, data files.

use std::fmt;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use catalog::{Face, Refusal};
use clap::ValueEnum;
use kernel::Notation;
use serde_json::Value;

use crate::text::{fit, shell_word};

/// An error in the arguments themselves: exit status 2; a failed request has 1.
#[derive(Debug)]
pub(crate) struct WrongArguments(pub(crate) String);

impl std::error::Error for WrongArguments {}

impl fmt::Display for WrongArguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The exit status of an interrupted command, as in shells.
pub(crate) const INTERRUPTED: u8 = 130;

/// The work was interrupted; the message says what was done until then.
#[derive(Debug)]
pub(crate) struct Interrupted(pub(crate) String);

impl std::error::Error for Interrupted {}

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A whole number of the command line.
pub(crate) fn whole(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("write a whole number from 0 to {}", u64::MAX))
}

/// Set-up options by key and value.
pub(crate) type Options = Vec<(String, String)>;

/// The game of a name on the command line, with the data of the files.
pub(crate) fn game(name: &str, data: &DataArgs) -> Result<GameChoice> {
    let mut game = catalog::game(name).map_err(WrongArguments)?;
    let mut options = Vec::new();
    let files = data.read()?;
    for file in &files {
        let option = game.load(&file.text);
        options.push(option.with_context(|| file.place())?);
    }
    Ok(GameChoice { game, options, files })
}

/// A game and the options that select its loaded data.
pub(crate) struct GameChoice {
    pub(crate) game: Box<dyn Face>,
    pub(crate) options: Options,
    pub(crate) files: Vec<DataFile>,
}

/// A data file with its text.
pub(crate) struct DataFile {
    path: PathBuf,
    pub(crate) text: String,
}

impl DataFile {
    /// The place of a fault in it.
    pub(crate) fn place(&self) -> String {
        format!("in {}", self.path.display())
    }
}

/// Where pieces and numbers come from.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct DataArgs {
    /// A file with data of your own, such as the components or constants of a printed game
    #[arg(long = "data", visible_aliases = ["components", "constants"], value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

impl DataArgs {
    /// Reads the files. Call it once per run: a pipe gives its text only once.
    pub(crate) fn read(&self) -> Result<Vec<DataFile>> {
        let read = |path: &PathBuf| {
            let text = fs::read_to_string(path);
            let text = text.with_context(|| format!("cannot read {}", path.display()))?;
            Ok(DataFile { path: path.clone(), text })
        };
        self.files.iter().map(read).collect()
    }

    /// The arguments that load the files again, each after a blank.
    pub(crate) fn again(&self) -> String {
        let words = self.files.iter().map(|path| shell_word(path));
        words.fold(String::new(), |line, word| format!("{line} --data {word}"))
    }

    /// The files, and what they give: see [`loaded`].
    pub(crate) fn load<G: Notation>(&self) -> Result<(G::Library, Options)> {
        loaded::<G>(&self.read()?)
    }
}

/// What the set-ups of a game may name, including the sets in the files, and the options that select
/// these sets.
pub(crate) fn loaded<G: Notation>(files: &[DataFile]) -> Result<(G::Library, Options)> {
    let mut library = G::library();
    let mut options = Vec::new();
    for file in files {
        let loaded = G::load(&mut library, &file.text).map_err(Refusal::from);
        options.push(loaded.with_context(|| file.place())?);
    }
    Ok((library, options))
}

/// The default set-up for a number of players with some options set; the last value of a key counts.
pub(crate) fn with_options<G: Notation>(
    players: u8,
    options: &[(String, String)],
) -> Result<G::SetupDoc, Refusal> {
    let mut doc = G::default_setup(players);
    for (key, value) in options {
        G::set_option(&mut doc, key, value).map_err(Refusal::of_setup::<G>)?;
    }
    Ok(doc)
}

/// The set-up of a game.
#[derive(clap::Args, Debug)]
pub(crate) struct SetupArgs {
    /// An option of the set-up, such as demolition=never
    #[arg(long = "option", value_name = "KEY=VALUE", long_help = OPTION_HELP)]
    options: Vec<String>,

    /// Play the advanced game of a game that has one, as --option advanced=yes does
    #[arg(long)]
    advanced: bool,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

const OPTION_HELP: &str = "An option of the set-up, such as demolition=never; may be given more \
                           than once. `citywright rules --options` lists them all";

impl SetupArgs {
    /// The options by key and value.
    pub(crate) fn pairs(&self) -> Result<Options> {
        let pair = |option: &String| {
            let (key, value) = option.split_once('=').ok_or_else(|| {
                WrongArguments(format!("--option {option:?} has no value; write KEY=VALUE"))
            })?;
            if key == "players" {
                let problem = "--option players: their number is that of --players in simulate, \
                               of the --seats in play and league";
                return Err(WrongArguments(problem.to_owned()).into());
            }
            Ok((key.to_owned(), value.to_owned()))
        };
        let mut pairs: Options = self.options.iter().map(pair).collect::<Result<_>>()?;
        if self.advanced {
            pairs.push(("advanced".to_owned(), "yes".to_owned()));
        }
        for (index, (key, _)) in pairs.iter().enumerate() {
            if pairs[..index].iter().any(|(other, _)| other == key) {
                let problem = format!("--option {key} is given twice; give it once");
                return Err(WrongArguments(problem).into());
            }
        }
        Ok(pairs)
    }

    /// The set-up for a number of players, and what it may name. It uses a `--data` file unless an
    /// option says otherwise.
    pub(crate) fn setup<G: Notation>(&self, players: u8) -> Result<(G::SetupDoc, G::Library)> {
        let (library, mut options) = self.data.load::<G>()?;
        options.extend(self.pairs()?);
        Ok((with_options::<G>(players, &options)?, library))
    }
}

/// For people or for programs.
#[derive(clap::Args, Debug)]
pub(crate) struct OutputArgs {
    /// Print JSON and nothing else on standard output
    #[arg(long, conflicts_with = "format")]
    json: bool,

    /// The same, spelled out
    #[arg(long, value_enum, default_value_t = Form::Text, value_name = "FORM")]
    format: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// For people
    Text,
    /// For programs
    Json,
}

impl OutputArgs {
    /// Whether a program reads the output.
    pub(crate) fn is_json(&self) -> bool {
        self.json || self.format == Form::Json
    }

    /// Prints `json` or `text`, depending on the arguments.
    pub(crate) fn print(&self, json: &Value, text: impl FnOnce() -> String) -> Result<()> {
        let output = if self.is_json() { format!("{json}\n") } else { fit(&text()) };
        anstream::stdout().lock().write_all(output.as_bytes())?;
        Ok(())
    }
}

/// What the environment says about a part of the locale.
pub(crate) fn locale(part: &str) -> Option<String> {
    let set = ["LC_ALL", part, "LANG"].into_iter().filter_map(|key| std::env::var(key).ok());
    set.into_iter().find(|value| !value.is_empty())
}
