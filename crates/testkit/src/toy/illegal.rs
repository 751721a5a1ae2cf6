//! Refusals.

use std::fmt;

use kernel::{Fault, RefusalDoc};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// Why the game refuses an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "ToyRefusal")]
#[non_exhaustive]
pub enum Illegal {
    /// The seat is not at the table.
    NoSuchSeat,
    /// The game is over.
    GameOver,
    /// A seat acts before every seat has its card.
    StillDealing,
    /// Luck deals a card though every seat has one.
    DealtAlready,
    /// The dealt card is not in the deck.
    NoSuchCard,
    /// The seat does not have this chip.
    NoSuchChip,
    /// The seat has already chosen this chip.
    ChosenAlready,
    /// The seat commits before it has chosen.
    NothingChosen,
    /// The seat has committed.
    Committed,
    /// The seat takes back a commit that it has not made.
    NotCommitted,
}

impl Illegal {
    /// Its stable name and the rule behind it.
    fn facts(self) -> (&'static str, &'static str) {
        match self {
            Illegal::NoSuchSeat => ("no_such_seat", "TOY-1"),
            Illegal::GameOver => ("game_over", "TOY-6"),
            Illegal::StillDealing => ("still_dealing", "TOY-2"),
            Illegal::DealtAlready => ("dealt_already", "TOY-2"),
            Illegal::NoSuchCard => ("no_such_card", "TOY-2"),
            Illegal::NoSuchChip => ("no_such_chip", "TOY-3"),
            Illegal::ChosenAlready => ("chosen_already", "TOY-3"),
            Illegal::NothingChosen => ("nothing_chosen", "TOY-4"),
            Illegal::Committed => ("committed", "TOY-4"),
            Illegal::NotCommitted => ("not_committed", "TOY-4"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, rule) = self.facts();
        write!(f, "{code} ({rule})")
    }
}

impl std::error::Error for Illegal {}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        self.facts().0
    }

    fn rule(&self) -> Option<&'static str> {
        Some(self.facts().1)
    }

    fn document(&self) -> Option<Value> {
        RefusalDoc::json(self)
    }
}
