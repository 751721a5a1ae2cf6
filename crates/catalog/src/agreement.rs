//! What people agree on before a game.

use std::collections::BTreeMap;

/// The agreement before a game: with the names of the people, it suffices to open the game again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The revision of the rules; the newest if it is left out.
    pub rules: Option<u32>,
    /// The number of seats.
    pub players: u8,
    /// Options of the set-up by key, as people write them; missing ones have their defaults.
    pub options: BTreeMap<String, String>,
    /// The text of the position in which the game begins; it begins with its set-up if it is left out.
    pub start: Option<String>,
}
