//! Saves a session's game, and talks to people about it.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::console::Console;
use super::keep::Keeper;
use super::say::Say;
use crate::text::said;

impl Keeper {
    /// Saves the game if the arguments ask for it.
    pub(super) fn autosave(&mut self, console: &mut Console) -> Result<()> {
        match self.always() {
            Some(path) => self.save_to(console, &path, true).map(drop),
            None => Ok(()),
        }
    }

    /// Saves the game in a file, by default the usual one, and says where.
    pub(super) fn save(&mut self, console: &mut Console, path: Option<PathBuf>) -> Result<()> {
        let usual = || self.own.clone().or_else(|| self.loaded.clone());
        let path = path.or_else(usual).unwrap_or_else(|| self.new_name());
        if self.keep_in(console, path.clone())? { self.say_kept(console, &path) } else { Ok(()) }
    }

    /// Saves the game in a file, which becomes the session's own.
    fn keep_in(&mut self, console: &mut Console, path: PathBuf) -> Result<bool> {
        let own = self.own.as_deref() == Some(&path);
        let there = path.is_file();
        if there && !own && !may_replace(console, &path)? {
            console.tell(&Say::NotSaved)?;
            return Ok(false);
        }
        let saved = self.save_to(console, &path, own || there)?;
        if saved {
            self.own = Some(path);
        }
        Ok(saved)
    }

    /// Writes the game to a file; on failure it says so and the game goes on.
    fn save_to(&mut self, console: &mut Console, path: &Path, replace: bool) -> Result<bool> {
        match self.write(path, replace) {
            Ok(()) => Ok(true),
            Err(error) => say_not_kept(console, path, &error).map(|()| false),
        }
    }

    fn say_kept(&self, console: &mut Console, path: &Path) -> Result<()> {
        let how = self.how_to_go_on(path);
        console.tell(&Say::Saved { file: path.display().to_string() })?;
        console.show(&how)
    }

    /// Before the session ends: says where the game is, or offers to save it.
    pub(super) fn offer_save(&mut self, console: &mut Console) -> Result<()> {
        loop {
            if let Some(path) = self.complete() {
                // This file has the whole game, so failed saves elsewhere do no harm.
                self.failed = false;
                return self.say_kept(console, &path);
            }
            let usual = self.own.clone().unwrap_or_else(|| self.new_name());
            console.tell(&Say::OfferSave {
                over: self.is_over(),
                file: usual.display().to_string(),
            })?;
            let Some(answer) = console.ask("> ")? else { return self.say_input_ended(console) };
            let (word, rest) = answer.split_once(char::is_whitespace).unwrap_or((&answer, ""));
            let path = match (word.to_lowercase().as_str(), rest.trim()) {
                ("" | "y" | "yes" | "save", "") => usual,
                ("save", path) => PathBuf::from(path),
                ("n" | "no" | "q" | "quit" | "exit" | "u" | "undo" | "back", "") => {
                    self.failed = false;
                    return console.tell(&Say::NotSaved);
                }
                _ if (self.is_command)(&answer) => {
                    console.tell(&Say::SaveFirst)?;
                    continue;
                }
                _ => PathBuf::from(answer),
            };
            self.keep_in(console, path)?;
        }
    }

    /// At the end of input, saves what people did and says where the game is.
    pub(super) fn say_input_ended(&mut self, console: &mut Console) -> Result<()> {
        let last_words = self.last_words();
        console.tell(&Say::InputEnded)?;
        console.show(&last_words)
    }
}

fn may_replace(console: &mut Console, path: &Path) -> Result<bool> {
    console.tell(&Say::Replace { file: path.display().to_string() })?;
    let answer = console.ask("> ")?.unwrap_or_default().to_lowercase();
    Ok(matches!(answer.as_str(), "y" | "yes"))
}

fn say_not_kept(console: &mut Console, path: &Path, error: &io::Error) -> Result<()> {
    console.tell(&Say::CannotSave { file: path.display().to_string(), error: said(error) })
}
