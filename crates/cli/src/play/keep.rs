//! Where a session keeps its game, and how much of it is saved.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result};
use kernel::{Notation, Turn};
use record::Recorder;

use words::Words;

use super::look::CLEAR;
use super::save;
use super::say::Say;
use crate::common::INTERRUPTED;
use crate::text::{said, shell_word};

/// Where a session keeps its game.
pub(super) struct Keeper {
    /// The file that this session may write without asking.
    pub(super) own: Option<PathBuf>,
    /// The file that the game was loaded from.
    pub(super) loaded: Option<PathBuf>,
    /// Whether the last save failed.
    pub(super) failed: bool,
    /// Whether a line is a command of the game, and so not a file name.
    pub(super) is_command: fn(&str) -> bool,
    /// Locked during a write, so that an interruption waits for it.
    kept: Arc<Mutex<Kept>>,
}

/// The game and how much of it is saved: all that an interruption needs.
struct Kept {
    /// How things are said.
    words: Words,
    /// The name of the game on the command line.
    game: &'static str,
    /// The record as it stands.
    record: String,
    /// Whether the game is over.
    over: bool,
    /// The arguments that load the game's data files again.
    data: String,
    /// The file that gets the game after every turn.
    always: Option<PathBuf>,
    /// The file that has the game, or its beginning.
    file: Option<PathBuf>,
    /// Whether the file has the whole game.
    whole: bool,
    /// Whether a person has acted since the last save.
    acted: bool,
    /// What an interruption prints first, if the screen shows a secret.
    start: &'static str,
}

impl Keeper {
    /// For a game `loaded` from a file, to keep in `always`; `data` are the arguments that the game
    /// needs again.
    pub(super) fn new<G: Notation>(
        table: &Recorder<G>,
        loaded: Option<PathBuf>,
        always: Option<PathBuf>,
        data: String,
        words: Words,
        is_command: fn(&str) -> bool,
    ) -> Keeper {
        let kept = Kept {
            words,
            game: G::NAME,
            record: String::new(),
            over: false,
            data,
            always: always.clone(),
            file: loaded.clone(),
            whole: false,
            acted: false,
            start: "",
        };
        let keeper = Keeper {
            own: always,
            loaded,
            failed: false,
            is_command,
            kept: Arc::new(Mutex::new(kept)),
        };
        keeper.note(table, false);
        keeper.kept().whole = keeper.loaded.is_some();
        keeper
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether an interruption clears the screen first.
    pub(super) fn clears(&self, clears: bool) {
        self.kept().start = if clears { CLEAR } else { "" };
    }

    /// From now on an interruption saves what people did, says where, and ends the program.
    pub(super) fn guard(&self) -> Result<()> {
        let kept = Arc::clone(&self.kept);
        let interrupted = move || {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            let (start, words) = (kept.start, kept.last_words());
            // The reader may be gone.
            let _ = writeln!(io::stdout(), "{start}\n{words}");
            std::process::exit(i32::from(INTERRUPTED));
        };
        ctrlc::set_handler(interrupted).context("cannot listen for interruptions")
    }

    /// Notes that the game has moved on: by a person, or else by bots and luck.
    pub(super) fn note<G: Notation>(&self, table: &Recorder<G>, person: bool) {
        let mut kept = self.kept();
        kept.record = table.record().to_json() + "\n";
        kept.over = table.game().turn(table.state()) == Turn::Over;
        kept.whole = false;
        kept.acted |= person;
    }

    /// Writes the game to a file.
    ///
    /// # Errors
    /// Those of [`save::write`].
    pub(super) fn write(&mut self, path: &Path, replace: bool) -> io::Result<()> {
        let written = self.kept().write(path, replace);
        self.failed = written.is_err();
        written
    }

    /// An unused file name.
    pub(super) fn new_name(&self) -> PathBuf {
        save::new_name(Path::new("."), self.kept().game)
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.kept().over
    }

    /// The file of `--save`.
    pub(super) fn always(&self) -> Option<PathBuf> {
        self.kept().always.clone()
    }

    /// The file that has the whole game so far, if any.
    pub(super) fn complete(&self) -> Option<PathBuf> {
        let kept = self.kept();
        kept.file.clone().filter(|_| kept.whole)
    }

    /// How to continue the game from a file, or to view it when it is over.
    pub(super) fn how_to_go_on(&self, path: &Path) -> String {
        self.kept().how_to_go_on(path)
    }

    /// Saves what people did and says where the game is, because the session is ending.
    pub(super) fn last_words(&mut self) -> String {
        let mut kept = self.kept();
        let acted = kept.acted;
        let words = kept.last_words();
        let (still, whole) = (kept.acted, kept.whole);
        drop(kept);
        // A failed save does no harm if another file has the whole game.
        self.failed = if acted { still } else { self.failed && !whole };
        words
    }
}

impl Kept {
    fn write(&mut self, path: &Path, replace: bool) -> io::Result<()> {
        save::write(path, &self.record, replace)?;
        self.file = Some(path.to_owned());
        self.whole = true;
        self.acted = false;
        Ok(())
    }

    fn last_words(&mut self) -> String {
        let mut problem = String::new();
        if self.acted {
            let fresh = || save::new_name(Path::new("."), self.game);
            let path = self.always.clone().unwrap_or_else(fresh);
            if let Err(error) = self.write(&path, self.always.is_some()) {
                let file = path.display().to_string();
                problem = self.tell(&Say::CannotSaveLast { file, error: said(&error) }) + "\n";
            }
        }
        let Some(path) = &self.file else {
            return problem + &self.tell(&Say::GameNotSaved);
        };
        let file = path.display().to_string();
        let saved = self.tell(&match (self.whole, self.acted) {
            (true, _) => Say::Saved { file },
            (false, true) => Say::LostSince { file },
            (false, false) => Say::BotsAnew,
        });
        format!("{problem}{saved}\n{}", self.how_to_go_on(path))
    }

    fn how_to_go_on(&self, path: &Path) -> String {
        let (path, data) = (shell_word(path), &self.data);
        if self.over {
            let command = format!("citywright show {path}{data}");
            return self.tell(&Say::LookAgain { command });
        }
        let command = format!("citywright play {} --load {path}{data}", self.game);
        self.tell(&Say::GoOn { command })
    }

    fn tell(&self, say: &Say) -> String {
        self.words.tell("terminal", say)
    }
}
