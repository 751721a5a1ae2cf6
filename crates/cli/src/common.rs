//! What several subcommands share: arguments of a set-up, component files, exit status.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use simplicity::{Library, SetupDoc};

/// An error in the arguments themselves: exit status 2, where a failed request has 1.
#[derive(Debug)]
pub(crate) struct WrongArguments(pub(crate) String);

impl std::error::Error for WrongArguments {}

impl fmt::Display for WrongArguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Prints what went wrong, if anything did, and gives the exit status: 0 done, 1 the request
/// failed, 2 wrong arguments. A reader that closes the pipe early is no error.
pub(crate) fn exit_code(outcome: Result<()>) -> ExitCode {
    let Err(error) = outcome else { return ExitCode::SUCCESS };
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    anstream::eprintln!("error: {error:#}");
    ExitCode::from(if error.is::<WrongArguments>() { 2 } else { 1 })
}

/// Where the pieces come from.
#[derive(clap::Args, Debug)]
pub(crate) struct ComponentArgs {
    /// A data file with components of your own, such as those of a printed game
    #[arg(long, value_name = "FILE")]
    components: Vec<PathBuf>,
}

impl ComponentArgs {
    /// The standard components and those of the files; the name of the last file's set.
    pub(crate) fn library(&self) -> Result<(Library, Option<String>)> {
        let mut library = Library::standard();
        let mut last = None;
        for path in &self.components {
            let text = fs::read_to_string(path)
                .with_context(|| format!("cannot read the components {}", path.display()))?;
            let set = library.add(&text).with_context(|| path.display().to_string())?;
            last = Some(set.name().to_owned());
        }
        Ok((library, last))
    }
}

/// The set-up of a game of Simplicity.
#[derive(clap::Args, Debug)]
pub(crate) struct SetupArgs {
    /// An option of the set-up, such as demolition=never; see `citywright rules --options`
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    #[command(flatten)]
    components: ComponentArgs,
}

impl SetupArgs {
    /// The set-up for a number of players, and the components it may name. A file given with
    /// `--components` is played with unless an option says otherwise.
    pub(crate) fn setup(&self, players: u8) -> Result<(SetupDoc, Library)> {
        let (library, own) = self.components.library()?;
        let mut doc = SetupDoc::new(players);
        if let Some(name) = own {
            doc.components = name;
        }
        for option in &self.options {
            let (key, value) = option.split_once('=').ok_or_else(|| {
                WrongArguments(format!("--option {option:?} has no value; write KEY=VALUE"))
            })?;
            doc.set(key, value)?;
        }
        Ok((doc, library))
    }
}
