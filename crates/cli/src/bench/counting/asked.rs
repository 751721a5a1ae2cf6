//! What `citywright bench` asks of `citywright-allocations`.

use serde::{Deserialize, Serialize};

/// Which game is counted.
#[derive(Serialize, Deserialize)]
pub(crate) struct Asked {
    /// Its name.
    pub(crate) game: String,
    /// How many play it.
    pub(crate) players: u8,
    /// The texts of an owner's data files.
    pub(crate) data: Vec<String>,
}
