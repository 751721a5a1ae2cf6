//! Where the game of a session is kept, and how much of it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use record::Recorder;
use simplicity::{Simplicity, Step};

use super::save;

/// Where the game of a session is kept.
pub(super) struct Keeper {
    /// The file that this session may write without asking.
    pub(super) own: Option<PathBuf>,
    /// The file that the game was loaded from.
    pub(super) loaded: Option<PathBuf>,
    /// Whether the game is kept after every turn.
    pub(super) always: bool,
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

    /// Writes the game to a file.
    ///
    /// # Errors
    /// Those of [`save::write`].
    pub(super) fn write(
        &mut self,
        table: &Recorder<Simplicity>,
        path: &Path,
        replace: bool,
    ) -> io::Result<()> {
        let record = table.record();
        let mut last_words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        save::write(path, &(record.to_json() + "\n"), replace)?;
        self.kept = Some(record.log.len());
        *last_words = how_to_go_on(table, path);
        Ok(())
    }

    /// The file that has all of the game so far, if there is one.
    pub(super) fn complete(&self, table: &Recorder<Simplicity>) -> Option<PathBuf> {
        let kept = self.kept == Some(table.log().len());
        self.own.clone().or_else(|| self.loaded.clone()).filter(|_| kept)
    }
}

/// How to go on with a game that is kept in a file, or to look at one that is over.
pub(super) fn how_to_go_on(table: &Recorder<Simplicity>, path: &Path) -> String {
    let (game, path) = (table.game(), path.display());
    let own = game.components().name() != "standard";
    let components = if own { " --components FILE" } else { "" };
    if game.step(table.state()) == Step::Over {
        return format!("Look at it again with: citywright show {path}{components}");
    }
    format!("Go on with: citywright play simplicity --load {path}{components}")
}
