//! The games that tables may play.

use std::fmt;
use std::sync::Arc;

use catalog::Face;

/// The games that tables may play. Clones share one list.
#[derive(Clone)]
pub struct Games(Arc<[Box<dyn Face>]>);

impl Games {
    /// These games.
    pub fn new(games: Vec<Box<dyn Face>>) -> Games {
        Games(games.into())
    }

    /// All games.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Face> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// The game of that name.
    pub fn get(&self, name: &str) -> Option<&dyn Face> {
        self.iter().find(|game| game.name() == name)
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Face::name)).finish()
    }
}
