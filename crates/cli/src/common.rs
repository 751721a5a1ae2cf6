//! What several subcommands share: output form, set-up arguments, data files, exit status.

use std::fmt;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use catalog::{Face, Refusal};
use clap::ValueEnum;
use kernel::{BadData, Fault, Notation};
use record::RecordError;
use serde_json::{Value, json};
use words::{Language, Words};

use crate::text::{safe, said, shell_word};

/// An error in the arguments themselves: exit status 2, where a failed request has 1.
#[derive(Debug)]
pub(crate) struct WrongArguments(pub(crate) String);

impl std::error::Error for WrongArguments {}

impl fmt::Display for WrongArguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The exit status of a command that was interrupted, as shells have it.
pub(crate) const INTERRUPTED: u8 = 130;

/// The work was interrupted; what was done until then is told.
#[derive(Debug)]
pub(crate) struct Interrupted(pub(crate) String);

impl std::error::Error for Interrupted {}

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What an error tells as a fault, if it is one.
type FaultOf = for<'e> fn(&'e anyhow::Error) -> Option<&'e dyn Fault>;

/// Prints what went wrong, if anything did, and gives the exit status: 0 done, 1 the request
/// failed, 2 wrong arguments, 130 interrupted. `of_game` finds faults that are a game's own. A reader that closes the pipe early is no error.
pub(crate) fn exit_code(outcome: Result<()>, is_json: bool, of_game: FaultOf) -> ExitCode {
    let Err(error) = outcome else { return ExitCode::SUCCESS };
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    let (kind, status) = if error.is::<WrongArguments>() || is_bad_request(&error) {
        ("wrong_arguments", 2)
    } else if error.is::<Interrupted>() {
        ("interrupted", INTERRUPTED)
    } else {
        ("failed", 1)
    };
    let mut message = format!("{error:#}");
    if let Some(error) = error.downcast_ref::<std::io::Error>() {
        let unnumbered = said(error);
        message = message.replace(&error.to_string(), &unnumbered);
        // All that is read or written elsewhere is named.
        if message == unnumbered {
            message = format!("cannot write to standard output: {unnumbered}");
        }
    }
    if let Some(error) = error.downcast_ref::<RecordError>() {
        message = message.replace(error.problem(), &told(error));
    }
    // It may quote what somebody else wrote.
    let lines = message.lines().map(|line| safe(line, usize::MAX));
    let message = lines.collect::<Vec<_>>().join("\n");
    if is_json {
        let fault = fault(&error).or_else(|| of_game(&error));
        let (code, rule) = (fault.map_or(kind, Fault::code), fault.and_then(Fault::rule));
        let error = json!({"code": code, "rule": rule, "message": message});
        anstream::eprintln!("{}", json!({ "error": error }));
    } else {
        anstream::eprintln!("error: {message}");
    }
    ExitCode::from(status)
}

/// What is wrong with a record, as people are told it.
fn told(error: &RecordError) -> String {
    let Some((game, document)) = error.told() else { return error.problem().to_owned() };
    let rule = error.rule().map_or_else(String::new, |rule| format!(" ({rule})"));
    Words::new(Language::english().of_game(game)).tell("refusal", document) + &rule
}

/// Whether the game's refusal is about the arguments alone.
fn is_bad_request(error: &anyhow::Error) -> bool {
    error.downcast_ref::<Refusal>().is_some_and(|refusal| refusal.is_bad_request)
}

/// What an error tells as a fault, if it has a code of its own.
fn fault(error: &anyhow::Error) -> Option<&dyn Fault> {
    let refusal = error.downcast_ref::<Refusal>().and_then(|refusal| refusal.faults.first());
    refusal
        .map(|fault| &**fault)
        .or_else(|| as_fault::<RecordError>(error))
        .or_else(|| as_fault::<BadData>(error))
}

/// What an error tells as a fault of one type, if it is that.
pub(crate) fn as_fault<F: Fault>(error: &anyhow::Error) -> Option<&dyn Fault> {
    error.downcast_ref::<F>().map(|fault| fault as &dyn Fault)
}

/// A whole number of the command line.
pub(crate) fn whole(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("write a whole number from 0 to {}", u64::MAX))
}

/// Options of a set-up by key and value.
pub(crate) type Options = Vec<(String, String)>;

/// The game of a name on the command line, with the data of the files.
pub(crate) fn game(name: &str, data: &DataArgs) -> Result<GameChoice> {
    let mut game = catalog::game(name).map_err(WrongArguments)?;
    let mut options = Vec::new();
    for file in data.read()? {
        let option = game.load(&file.text);
        options.push(option.with_context(|| file.place())?);
    }
    Ok(GameChoice { game, options })
}

/// A game and the options that play with the data that was loaded.
pub(crate) struct GameChoice {
    pub(crate) game: Box<dyn Face>,
    pub(crate) options: Options,
}

/// A data file that was read.
pub(crate) struct DataFile {
    path: PathBuf,
    pub(crate) text: String,
}

impl DataFile {
    /// Where a fault of it is.
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
    /// The files. To be called once in a run: a pipe gives its text only once.
    pub(crate) fn read(&self) -> Result<Vec<DataFile>> {
        let read = |path: &PathBuf| {
            let text = fs::read_to_string(path);
            let text = text.with_context(|| format!("cannot read {}", path.display()))?;
            Ok(DataFile { path: path.clone(), text })
        };
        self.files.iter().map(read).collect()
    }

    /// The arguments that bring the files again, each behind a blank.
    pub(crate) fn again(&self) -> String {
        let words = self.files.iter().map(|path| shell_word(path));
        words.fold(String::new(), |line, word| format!("{line} --data {word}"))
    }

    /// The files, and what they give: see [`loaded`].
    pub(crate) fn load<G: Notation>(&self) -> Result<(G::Library, Options)> {
        loaded::<G>(&self.read()?)
    }
}

/// What the set-ups of a game may name, the sets of the files among it, and the options that play
/// with these.
pub(crate) fn loaded<G: Notation>(files: &[DataFile]) -> Result<(G::Library, Options)> {
    let mut library = G::library();
    let mut options = Vec::new();
    for file in files {
        let loaded = G::load(&mut library, &file.text);
        options.push(loaded.with_context(|| file.place())?);
    }
    Ok((library, options))
}

/// The default set-up for a number of players with some options set, the last of a key counting.
pub(crate) fn with_options<G: Notation>(
    players: u8,
    options: &[(String, String)],
) -> Result<G::SetupDoc, G::BadSetup> {
    let mut doc = G::default_setup(players);
    for (key, value) in options {
        G::set_option(&mut doc, key, value)?;
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
                               of the --seats in play";
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

    /// The set-up for a number of players, and what it may name. A file given with `--data` is
    /// played with unless an option says otherwise.
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

    /// Prints `json` or what `text` says, as was asked for.
    pub(crate) fn print(&self, json: &Value, text: impl FnOnce() -> String) -> Result<()> {
        let output = if self.is_json() { format!("{json}\n") } else { text() };
        anstream::stdout().lock().write_all(output.as_bytes())?;
        Ok(())
    }
}

/// What the environment says about a part of the locale.
pub(crate) fn locale(part: &str) -> Option<String> {
    let set = ["LC_ALL", part, "LANG"].into_iter().filter_map(|key| std::env::var(key).ok());
    set.into_iter().find(|value| !value.is_empty())
}

/// In which language people are told things.
#[derive(clap::Args, Clone, Copy, Default)]
pub(crate) struct LanguageArgs {
    /// The language, such as en; that of the environment when left out
    #[arg(long, value_name = "TAG", value_parser = language)]
    language: Option<&'static Language>,
}

impl LanguageArgs {
    /// The messages of a game in this language.
    pub(crate) fn words(self, game: &str) -> Words {
        let own = || locale("LC_MESSAGES").and_then(|tag| Language::named(&tag));
        let language = self.language.or_else(own).unwrap_or_else(Language::english);
        Words::new(language.of_game(game))
    }
}

/// The language of a tag.
fn language(tag: &str) -> Result<&'static Language, String> {
    Language::named(tag).ok_or_else(|| {
        let tags: Vec<&str> = Language::all().iter().map(Language::tag).collect();
        format!("the languages are: {}", tags.join(", "))
    })
}
