//! What a game adds to be listed.

use kernel::{Hints, Notation};

use crate::Refusal;

/// A game that can stand in the list.
pub trait Listed: Notation + Hints {
    /// Its name in a sentence.
    const TITLE: &'static str;

    /// By rule id, a short text of each rule.
    const RULE_TEXTS: &'static [(&'static str, &'static str)];

    /// What set-ups may refer to without loading anything.
    fn library() -> Self::Library;

    /// Adds components from the text of a data file; the option, as key and value, that plays with
    /// them.
    ///
    /// # Errors
    /// Every fault of the file at once.
    fn load(library: &mut Self::Library, text: &str) -> Result<(String, String), Refusal>;

    /// A state as people read it.
    fn text(&self, state: &Self::State) -> String;
}
