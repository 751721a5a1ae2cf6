//! Simplicity in the list.

use simplicity::{Library, RULES, Simplicity, State};

use crate::{Listed, Refusal};

impl Listed for Simplicity {
    const TITLE: &'static str = "Simplicity";
    const RULE_TEXTS: &'static [(&'static str, &'static str)] = RULES;

    fn library() -> Library {
        Library::standard()
    }

    fn load(library: &mut Library, text: &str) -> Result<(String, String), Refusal> {
        let set = library.add(text)?;
        Ok(("components".to_owned(), set.name().to_owned()))
    }

    fn text(&self, state: &State) -> String {
        self.position_text(state)
    }
}
