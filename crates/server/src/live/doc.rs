//! Collects what the document of a table shows; `table::document` makes it.

use catalog::Text;
use data_encoding::HEXLOWER;
use kernel::Observer;
use sha2::{Digest, Sha256};
use store::TokenHash;
use table::{Shown, timeless};

use super::task::Live;
use crate::wire::{Attention, TableDoc};

impl Live {
    /// The table as a browser sees it.
    pub(crate) fn doc(&self, browser: Option<TokenHash>) -> TableDoc {
        self.shown().table(browser)
    }

    /// By seat, what its person looks at.
    pub(super) fn attentions(&self) -> Vec<Attention> {
        self.shown().attentions()
    }

    fn shown(&self) -> Shown<'_> {
        let at = self.moment();
        Shown {
            row: &self.row,
            game: self.game.dealt(),
            people: &self.people,
            spectators: self.audience.spectators(at.seating) + self.people.spectators_elsewhere(),
            deadline: self.deadlines().map(|(_, at)| at).min(),
            at,
        }
    }

    /// The game as every spectator sees it, once it is dealt.
    pub(crate) fn seen_by_all(&self) -> Option<Text> {
        self.game.dealt().map(|game| game.table().view(Observer::Spectator))
    }
}

/// A hash that changes with the table.
pub(super) fn mark(table: &TableDoc) -> String {
    let text = serde_json::to_vec(&timeless(table.clone())).unwrap_or_default();
    HEXLOWER.encode(&Sha256::digest(text)[..8])
}
