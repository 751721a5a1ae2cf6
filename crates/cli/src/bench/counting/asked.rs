//! The request of `citywright bench` to `citywright-allocations`.

use serde::{Deserialize, Serialize};

/// The game to count.
#[derive(Serialize, Deserialize)]
pub(crate) struct Asked {
    /// Its name.
    pub(crate) game: String,
    /// The number of players.
    pub(crate) players: u8,
    /// The texts of an owner's data files.
    pub(crate) data: Vec<String>,
}
