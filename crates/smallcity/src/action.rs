//! What seats do and what chance decides.

use kernel::Seat;

use crate::map::{Cell, Cells};
use crate::material::{MATERIALS, Material};
use crate::modules::data::Deed;
use crate::modules::data::Luck;
use crate::pieces::{Kind, Person};

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Keeps one of the promise cards it has drawn (SC-3.8, SC-16.1), by number.
    Keep(u8),
    /// Plans City Hall on these cells and commits (SC-3.9).
    Hall(Cells),
    /// Puts the Mayor on two cells (SC-4.1).
    Mayor(Cells),
    /// Takes a face-up action card, by number, with one of its choices (SC-4.4).
    Take {
        /// The card.
        card: u8,
        /// The number of the choice; the number of choices where nothing is chosen.
        choice: u8,
    },
    /// Builds a tile (SC-5.4), in a plan or by the council (SC-12.7).
    Build(Build),
    /// Plans a larger zone (SC-5.5).
    Grow,
    /// Plans a larger Park (SC-5.6).
    Enlarge {
        /// The first cell of the Park.
        park: Cell,
        /// The cells that it gains.
        cells: Cells,
    },
    /// Plans an upgrade (SC-7.1).
    Upgrade {
        /// The first cell of the tile.
        tile: Cell,
        /// The cell that it gains.
        cell: Cell,
    },
    /// Takes back the last step of its plan (SC-5.1).
    Undo,
    /// Commits its plan (SC-5.1).
    Commit,
    /// Takes back its commit (SC-5.1).
    Reopen,
    /// Moves a person (SC-8.3).
    Move {
        /// From a space of its own borough or a neighbour's.
        from: Spot,
        /// To a space that was free when the step began.
        to: Spot,
        /// Whether the person rides, where a module lets people ride.
        drive: bool,
    },
    /// Sends a person from City Hall into an empty home (SC-8.7).
    Home {
        /// The space there.
        cell: Cell,
        /// The kind of person.
        person: Person,
    },
    /// Sells a material (SC-9.2, SC-9.4).
    Sell(Material),
    /// Buys votes for this many dollars (SC-9.2).
    Buy(u8),
    /// Trades a material for votes (SC-9.2).
    Trade(Material),
    /// Discards a material that cannot be stored (SC-9.7).
    Discard(Material),
    /// Names the dead (SC-11.5).
    Victim(Cell),
    /// Names a cell for the cemetery (SC-11.6).
    Grave(Cell),
    /// Moves a council disc one column on (SC-12.2).
    Council {
        /// The column it leaves; 0 is left of column 1.
        disc: u8,
        /// The row it enters, from 1.
        row: u8,
        /// How its price is paid (SC-12.3).
        pay: Pay,
    },
    /// Commits to a platform by number, 0 for none (SC-16.2).
    Platform(u8),
    /// Ends an optional part: moving, using spaces, the council, building there.
    End,
    /// An action that only a step of a module asks for.
    Module(Deed),
}

impl Action {
    /// The rule that lets a seat act, unless the step or the card names another.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            Action::Keep(_) => "SC-3.8",
            Action::Hall(_) => "SC-3.9",
            Action::Mayor(_) => "SC-4.1",
            Action::Take { .. } => "SC-4.4",
            Action::Build(_) => "SC-5.4",
            Action::Grow => "SC-5.5",
            Action::Enlarge { .. } => "SC-5.6",
            Action::Upgrade { .. } => "SC-7.1",
            Action::Undo | Action::Commit | Action::Reopen => "SC-5.1",
            Action::Move { .. } => "SC-8.3",
            Action::Home { .. } => "SC-8.7",
            Action::Sell(_) | Action::Buy(_) | Action::Trade(_) => "SC-9.2",
            Action::Discard(_) => "SC-9.7",
            Action::Victim(_) => "SC-11.5",
            Action::Grave(_) => "SC-11.6",
            Action::Council { .. } => "SC-12.2",
            Action::Platform(_) => "SC-16.2",
            // The phases of a round follow each other.
            Action::End => "SC-2.1",
            Action::Module(deed) => deed.rule(),
        }
    }

    /// Whether it is a step of a plan (SC-5.2); so are builds of the council and people who go home.
    pub(crate) const fn is_planned(&self) -> bool {
        match self {
            Action::Build(_)
            | Action::Grow
            | Action::Enlarge { .. }
            | Action::Upgrade { .. }
            | Action::Home { .. } => true,
            Action::Module(deed) => deed.is_planned(),
            _ => false,
        }
    }
}

/// A tile to build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build {
    /// The kind of tile.
    pub kind: Kind,
    /// Its cells.
    pub cells: Cells,
    /// The materials that pay for it: wood, stone, metal.
    pub pay: [u8; MATERIALS],
    /// The person who moves in from City Hall at once (SC-5.7).
    pub enter: Option<Person>,
}

/// A cell of a borough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The owner of the borough.
    pub seat: Seat,
    /// The cell.
    pub cell: Cell,
}

/// How a council move is paid (SC-12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pay {
    /// In money.
    Money,
    /// In votes.
    Votes,
    /// By drawing a promise, which must be kept.
    Promise,
}

impl Pay {
    /// Every way to pay.
    pub const ALL: [Pay; 3] = [Pay::Money, Pay::Votes, Pay::Promise];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Pay::Money => "money",
            Pay::Votes => "votes",
            Pay::Promise => "promise",
        }
    }
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The first host (SC-3.1).
    Host(Seat),
    /// The promise card that is drawn, by number (SC-3.8).
    Promise(u8),
    /// The action card that is turned up, by number (SC-3.2).
    Card(u8),
    /// The action card that is put away for the whole game, by number (SP-SET-4).
    Boxed(u8),
    /// An outcome that only a step of a module asks for.
    Module(Luck),
}
