//! Refusals.

use std::fmt;

use kernel::Fault;

/// Why an input is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Illegal {
    /// The seat is not at the table.
    NoSuchSeat,
    /// The game is over.
    GameOver,
    /// A seat acts before each has its card.
    StillDealing,
    /// A card is dealt though each seat has one.
    DealtAlready,
    /// The card dealt is not in the deck.
    NoSuchCard,
    /// The seat does not have this chip.
    NoSuchChip,
    /// The seat has chosen this very chip.
    ChosenAlready,
    /// The seat commits before it has chosen.
    NothingChosen,
    /// The seat has committed.
    Committed,
    /// The seat takes back a commit that it has not made.
    NotCommitted,
}

impl Illegal {
    /// Its stable name, the rule behind it and its sentence.
    fn facts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Illegal::NoSuchSeat => ("no_such_seat", "TOY-1", "nobody plays from this seat"),
            Illegal::GameOver => ("game_over", "TOY-6", "the game is over"),
            Illegal::StillDealing => ("still_dealing", "TOY-2", "wait until each seat has a card"),
            Illegal::DealtAlready => ("dealt_already", "TOY-2", "each seat has its card already"),
            Illegal::NoSuchCard => ("no_such_card", "TOY-2", "this card is not in the deck"),
            Illegal::NoSuchChip => ("no_such_chip", "TOY-3", "bid a chip that you still have"),
            Illegal::ChosenAlready => {
                ("chosen_already", "TOY-3", "this chip is chosen: commit or choose another")
            }
            Illegal::NothingChosen => {
                ("nothing_chosen", "TOY-4", "choose a chip before you commit")
            }
            Illegal::Committed => {
                ("committed", "TOY-4", "you have committed: take that back or wait for the others")
            }
            Illegal::NotCommitted => {
                ("not_committed", "TOY-4", "there is nothing to take back: you have not committed")
            }
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, rule, sentence) = self.facts();
        write!(f, "{sentence} ({rule})")
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
}
