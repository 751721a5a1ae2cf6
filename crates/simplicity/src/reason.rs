//! What slots and spaces are called.

use crate::components::Ground;
use crate::pieces::{Slot, Symbol};
use crate::{Simplicity, Space, State};

impl Simplicity {
    /// What a slot builds on: `a square or a hexagon`.
    pub fn grounds(&self, state: &State, slot: Slot) -> String {
        let symbols = state.face.map(|face| self.components().symbols(face, slot));
        let names = symbols.unwrap_or_default().iter().map(|&symbol| Symbol::name(symbol));
        let names: Vec<String> = names.map(|name| format!("a {name}")).collect();
        if names.is_empty() { "any open space".to_owned() } else { in_words(&names, "or") }
    }

    /// What a space is: the name of its symbol.
    pub fn ground_name(&self, state: &State, space: Space) -> &'static str {
        match self.ground(state, space) {
            Some(Ground::Symbol(symbol)) => symbol.name(),
            _ => "space without a symbol",
        }
    }
}

/// `1, 2 and 3`.
fn in_words<T: ToString>(items: &[T], and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.to_string(),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(T::to_string).collect();
            format!("{} {and} {}", first.join(", "), last.to_string())
        }
    }
}
