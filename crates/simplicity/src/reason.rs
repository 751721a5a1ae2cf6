//! Refusals for somebody who sees the position: the thing first, the reason next, then what to do.

use crate::components::Ground;
use crate::pieces::{Slot, Symbol, Tile};
use crate::{Illegal, Simplicity, Space, State};

impl Simplicity {
    /// Why something is refused in this position, without the id of the rule.
    pub fn reason(&self, state: &State, illegal: &Illegal) -> String {
        match *illegal {
            Illegal::SlotTaken { slot } => {
                format!("Slot {slot} is taken. Take a tile that is still there.")
            }
            Illegal::SlotBlocked { slot } => format!("Slot {slot} is blocked this round."),
            Illegal::Outside { space } => {
                let last = (b'a' + self.columns() as u8 - 1) as char;
                format!("{space} is not in this city: its columns run from a to {last}.")
            }
            Illegal::Printed { space } => {
                let tile = state.city.tile(space).map_or("", Tile::name);
                format!("{space} has a printed {tile} building. Build on an open space.")
            }
            Illegal::Occupied { space } => {
                let tile = match state.city.tile(space) {
                    None => "tile".to_owned(),
                    Some(Tile::Park) => "park".to_owned(),
                    Some(tile) => format!("{} building", tile.name()),
                };
                format!("{space} already has a {tile}. Build on an open space.")
            }
            Illegal::Blank { space, .. } => {
                format!("{space} is the blank space. Only the tile of slot 7 may be built there.")
            }
            Illegal::WrongSymbol { space, slot } => {
                let ground = self.ground_name(state, space);
                format!(
                    "{space} is a {ground}. Slot {slot} builds on {}.",
                    self.grounds(state, slot)
                )
            }
            Illegal::AnotherFits { slot } => {
                let fit = self.fitting_slots(state);
                let (slots, does) = if fit.len() == 1 { ("slot", "does") } else { ("slots", "do") };
                let fit = in_words(&fit, "and");
                format!(
                    "Slot {slot} fits nowhere, but {slots} {fit} {does}. Build from one that fits."
                )
            }
            Illegal::BlockFirst => "A slot must be blocked before tiles are taken.".to_owned(),
            Illegal::NoBlockNow => "No slot is blocked now. Take a tile and build it.".to_owned(),
            Illegal::OutOfTurn { .. } => "It is the turn of another team.".to_owned(),
            Illegal::NotYourTeam { .. } => "That team belongs to somebody else.".to_owned(),
            _ => plain(illegal),
        }
    }

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

    fn fitting_slots(&self, state: &State) -> Vec<Slot> {
        let legal = self.legal_spaces(state);
        Slot::ALL.into_iter().filter(|slot| !legal[slot.index()].is_empty()).collect()
    }
}

/// A refusal as it is for anybody, with a capital letter and a full stop and without the rule.
fn plain(illegal: &Illegal) -> String {
    let text = illegal.to_string();
    let rule = kernel::Fault::rule(illegal).map_or_else(String::new, |rule| format!(" ({rule})"));
    let text = text.strip_suffix(&rule).unwrap_or(&text);
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
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
