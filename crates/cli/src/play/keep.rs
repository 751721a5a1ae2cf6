//! When and where the game of a session is kept.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use record::Recorder;
use simplicity::{Simplicity, Step};

use super::command::{Command, parse};
use super::save;
use super::session::Session;

/// Where the game of a session is kept.
pub(super) struct Keeper {
    /// The file that this session may write without asking.
    own: Option<PathBuf>,
    /// The file that the game was loaded from.
    loaded: Option<PathBuf>,
    /// Whether the game is kept after every turn.
    always: bool,
    /// How many entries of the record are kept.
    kept: Option<usize>,
    /// What to say if the program is interrupted. Held while a file is written, so that an
    /// interruption waits for that.
    last_words: Arc<Mutex<String>>,
}

impl Keeper {
    /// For a game that was `loaded` from a file and is to be kept in `always`.
    pub(super) fn new(
        table: &Recorder<Simplicity>,
        loaded: Option<PathBuf>,
        always: Option<PathBuf>,
    ) -> Keeper {
        let words = match &loaded {
            Some(path) => how_to_go_on(table, path),
            None => "The game is not saved.".to_owned(),
        };
        Keeper {
            always: always.is_some(),
            own: always,
            kept: loaded.is_some().then_some(table.log().len()),
            loaded,
            last_words: Arc::new(Mutex::new(words)),
        }
    }

    /// From now on an interruption says where the game is, and ends the program.
    pub(super) fn guard(&self) -> Result<()> {
        let last_words = Arc::clone(&self.last_words);
        let interrupted = move || {
            let words = last_words.lock().unwrap_or_else(PoisonError::into_inner);
            anstream::println!("\n{words}");
            std::process::exit(130);
        };
        ctrlc::set_handler(interrupted).context("cannot listen for interruptions")
    }

    /// The file that has all of the game so far, if there is one.
    fn complete(&self, table: &Recorder<Simplicity>) -> Option<PathBuf> {
        let kept = self.kept == Some(table.log().len());
        self.own.clone().or_else(|| self.loaded.clone()).filter(|_| kept)
    }
}

/// How to go on with a game that is kept in a file, or to look at one that is over.
fn how_to_go_on(table: &Recorder<Simplicity>, path: &Path) -> String {
    let (game, path) = (table.game(), path.display());
    let own = game.components().name() != "standard";
    let components = if own { " --components FILE" } else { "" };
    if game.step(table.state()) == Step::Over {
        return format!("Look at it again with: citywright show {path}{components}");
    }
    format!("Go on with: citywright play simplicity --load {path}{components}")
}

impl Session {
    /// Keeps the game if that was asked for. If it fails, the game goes on.
    pub(super) fn autosave(&mut self) -> Result<()> {
        match self.keeper.own.clone() {
            Some(path) if self.keeper.always => self.save_to(&path, true).map(drop),
            _ => Ok(()),
        }
    }

    /// Keeps the game in a file, the usual one if none is named, and says where.
    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Result<()> {
        let keeper = &self.keeper;
        let usual = || keeper.own.clone().or_else(|| keeper.loaded.clone());
        let path = path.or_else(usual).unwrap_or_else(|| save::new_name(Path::new(".")));
        if self.keep_in(path.clone())? { self.say_kept(&path) } else { Ok(()) }
    }

    /// Keeps the game in a file, which is the session's own from now on.
    fn keep_in(&mut self, path: PathBuf) -> Result<bool> {
        let own = self.keeper.own.as_deref() == Some(&path);
        let there = path.is_file();
        if there && !own && !self.may_replace(&path)? {
            self.console.say("Not saved.")?;
            return Ok(false);
        }
        let saved = self.save_to(&path, own || there)?;
        if saved {
            self.keeper.own = Some(path);
        }
        Ok(saved)
    }

    fn may_replace(&mut self, path: &Path) -> Result<bool> {
        self.console.say(&format!("{} is there already. Replace it? y or n.", path.display()))?;
        let answer = self.console.ask("> ")?.unwrap_or_default().to_lowercase();
        Ok(matches!(answer.as_str(), "y" | "yes"))
    }

    fn save_to(&mut self, path: &Path, replace: bool) -> Result<bool> {
        let record = self.table.record();
        let mut last_words = self.keeper.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let written = save::write(path, &(record.to_json() + "\n"), replace);
        if written.is_ok() {
            self.keeper.kept = Some(record.log.len());
            *last_words = how_to_go_on(&self.table, path);
        }
        drop(last_words);
        match written {
            Ok(()) => Ok(true),
            Err(error) => self.say_not_kept(path, &error).map(|()| false),
        }
    }

    fn say_kept(&mut self, path: &Path) -> Result<()> {
        let how = how_to_go_on(&self.table, path);
        self.console.say(&format!("The game is saved in {}.", path.display()))?;
        self.console.show(&how)
    }

    fn say_not_kept(&mut self, path: &Path, error: &io::Error) -> Result<()> {
        let reason = error.to_string();
        // Only what the system says, not its number nor the name of a file that is gone again.
        let reason = reason.split(" (os error").next().unwrap_or_default();
        self.console.say(&format!(
            "Cannot save in {}: {reason}. The game goes on; save it elsewhere, such as: save \
             other.json",
            path.display()
        ))
    }

    /// Before the session ends: says where the game is, or offers to save it.
    pub(super) fn offer_save(&mut self, question: &str) -> Result<()> {
        loop {
            if let Some(path) = self.keeper.complete(&self.table) {
                return self.say_kept(&path);
            }
            let usual = self.keeper.own.clone().unwrap_or_else(|| save::new_name(Path::new(".")));
            let name = usual.display();
            let question =
                format!("{question} Enter saves in {name}, a name saves there, n does not.");
            self.console.say(&question)?;
            let Some(answer) = self.console.ask("> ")? else { return Ok(()) };
            let path = match parse(&answer) {
                Ok(Command::Confirm | Command::Save(None)) => usual,
                Ok(Command::Save(Some(path))) => path,
                Ok(Command::TakeBack | Command::Quit) => return self.console.say("Not saved."),
                Ok(_) => {
                    self.console.say("First say whether to save.")?;
                    continue;
                }
                Err(_) => PathBuf::from(answer),
            };
            self.keep_in(path)?;
        }
    }

    /// Says where the game is when there is no more input.
    pub(super) fn say_input_ended(&mut self) -> Result<()> {
        self.console.say("The input has ended.")?;
        match self.keeper.complete(&self.table) {
            Some(path) => self.say_kept(&path),
            None => self.console.say("The game is not saved."),
        }
    }
}
