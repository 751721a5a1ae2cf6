//! What is said and asked about keeping the game of a session.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::command::{Command, parse};
use super::save;
use super::session::Session;
use crate::text::said;

impl Session {
    /// Keeps the game if that was asked for.
    pub(super) fn autosave(&mut self) -> Result<()> {
        match self.keeper.always() {
            Some(path) => self.save_to(&path, true).map(drop),
            None => Ok(()),
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

    /// Writes the game to a file; if that fails, says so and the game goes on.
    fn save_to(&mut self, path: &Path, replace: bool) -> Result<bool> {
        match self.keeper.write(path, replace) {
            Ok(()) => Ok(true),
            Err(error) => self.say_not_kept(path, &error).map(|()| false),
        }
    }

    fn say_kept(&mut self, path: &Path) -> Result<()> {
        let how = self.keeper.how_to_go_on(path);
        self.console.say(&format!("The game is saved in {}.", path.display()))?;
        self.console.show(&how)
    }

    fn say_not_kept(&mut self, path: &Path, error: &io::Error) -> Result<()> {
        self.console.say(&format!(
            "Cannot save in {}: {}. The game goes on; save it elsewhere, such as: save other.json",
            path.display(),
            said(error)
        ))
    }

    /// Before the session ends: says where the game is, or offers to save it.
    pub(super) fn offer_save(&mut self, question: &str) -> Result<()> {
        loop {
            if let Some(path) = self.keeper.complete() {
                return self.say_kept(&path);
            }
            let usual = self.keeper.own.clone().unwrap_or_else(|| save::new_name(Path::new(".")));
            let name = usual.display();
            let question =
                format!("{question} Enter saves in {name}, a name saves there, n does not.");
            self.console.say(&question)?;
            let Some(answer) = self.console.ask("> ")? else { return self.say_input_ended() };
            let path = match parse(&answer) {
                Ok(Command::Confirm | Command::Save(None)) => usual,
                Ok(Command::Save(Some(path))) => path,
                Ok(Command::TakeBack | Command::Quit) => {
                    self.keeper.failed = false;
                    return self.console.say("Not saved.");
                }
                Ok(_) => {
                    self.console.say("First say whether to save.")?;
                    continue;
                }
                Err(_) => PathBuf::from(answer),
            };
            self.keep_in(path)?;
        }
    }

    /// Keeps what people did when there is no more input, and says where the game is.
    pub(super) fn say_input_ended(&mut self) -> Result<()> {
        let last_words = self.keeper.last_words();
        self.console.show(&format!("The input has ended.\n{last_words}"))
    }
}
