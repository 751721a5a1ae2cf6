//! Why the rules refuse an input (section 7).

use std::fmt;

use arrayvec::ArrayVec;
use kernel::{Fault, RefusalDoc, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::city::Space;
use crate::pieces::{Face, Slot, Symbol, Team, Tile};

/// Why an input is refused, with everything that its sentence needs: `refusal-...` in the messages
/// of Simplicity, where the tag `why` names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SimplicityRefusal")]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// A seat acts while a draw is pending.
    LuckIsDue {
        /// The pending draw.
        due: Draw,
    },
    /// A draw is made while a team is to act.
    LuckNotDue,
    /// A draw of another kind is pending.
    WrongDraw {
        /// The pending draw.
        due: Draw,
    },
    /// A seat acts for a team that it does not control.
    NotYourTeam {
        /// The seat.
        seat: Seat,
        /// The team.
        team: Team,
    },
    /// A team acts out of turn.
    OutOfTurn {
        /// Who acted.
        team: Team,
        /// Whose turn it is.
        turn: Team,
    },
    /// A tile is taken before a slot is blocked.
    BlockFirst,
    /// A slot is blocked while a tile must be taken.
    NoBlockNow,
    /// The slot's tile is gone.
    SlotTaken {
        /// The slot.
        slot: Slot,
        /// Who took it.
        team: Option<Team>,
    },
    /// The slot is blocked this round.
    SlotBlocked {
        /// The slot.
        slot: Slot,
    },
    /// The space is not in this city.
    Outside {
        /// The space.
        space: Space,
        /// The letter of the city's last column.
        last: char,
    },
    /// The space has a printed building.
    Printed {
        /// The space.
        space: Space,
        /// The building.
        tile: Option<Tile>,
    },
    /// The space has a tile.
    Occupied {
        /// The space.
        space: Space,
        /// The tile.
        tile: Option<Tile>,
        /// Whose it is.
        team: Option<Team>,
    },
    /// The blank space, from slots 1 to 6.
    Blank {
        /// The space.
        space: Space,
        /// The slot.
        slot: Slot,
    },
    /// The space has none of the slot's symbols, and others have.
    WrongSymbol {
        /// The space.
        space: Space,
        /// Its symbol.
        symbol: Option<Symbol>,
        /// The slot.
        slot: Slot,
        /// What the slot builds on.
        builds_on: ArrayVec<On, { Symbol::ALL.len() }>,
    },
    /// The tile fits nowhere, but another one fits.
    AnotherFits {
        /// The slot.
        slot: Slot,
        /// The slots whose tiles fit.
        fits: ArrayVec<Slot, { Slot::COUNT }>,
    },
    /// No strip of these components has this name.
    UnknownStrip {
        /// The name.
        name: String,
    },
    /// The strip already lies in the city.
    StripLaid {
        /// The name.
        name: String,
    },
    /// The last column must be the special strip.
    SpecialMissing,
    /// An option fixes the other face.
    WrongFace {
        /// The face that comes next.
        face: Face,
    },
    /// No such team plays.
    NoSuchTeam {
        /// The team.
        team: Team,
    },
    /// The pawn stands already.
    PawnPlaced {
        /// The team.
        team: Team,
    },
    /// An option fixes another order.
    WrongPawn {
        /// The team that comes next.
        team: Team,
    },
    /// The bag has no such tile left.
    NotInBag {
        /// The tile.
        tile: Tile,
    },
    /// A park in round 1.
    ParkInRoundOne,
    /// An entry of a record that is no input.
    NoInput,
}

/// A symbol that a slot builds on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityOn")]
pub struct On {
    /// Which one.
    pub symbol: Symbol,
}

/// A draw that must come before a seat may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityDraw")]
pub enum Draw {
    /// The next strip of the city.
    Strip,
    /// The first face of the planning board.
    Face,
    /// The next pawn of the first turn order.
    Pawn,
    /// The first tiles.
    FirstTile,
    /// Tiles of a later round.
    Tile,
}

impl Draw {
    /// The rule that requires the draw.
    const fn rule(self) -> &'static str {
        match self {
            Draw::Strip => "SIM-2.3",
            Draw::Face => "SIM-2.6",
            Draw::Pawn => "SIM-2.8",
            Draw::FirstTile => "SIM-2.7",
            Draw::Tile => "SIM-4.2",
        }
    }
}

impl Illegal {
    /// The code and the rule id: one line per refusal.
    const fn facts(&self) -> (&'static str, Option<&'static str>) {
        match self {
            Illegal::GameOver => ("game_over", Some("SIM-3.1")),
            Illegal::LuckIsDue { due } => ("luck_is_due", Some(due.rule())),
            Illegal::LuckNotDue => ("luck_not_due", Some("SIM-3.3")),
            Illegal::WrongDraw { due } => ("wrong_draw", Some(due.rule())),
            Illegal::NotYourTeam { .. } => ("not_your_team", Some("SIM-2.2")),
            Illegal::OutOfTurn { .. } => ("out_of_turn", Some("SIM-3.3")),
            Illegal::BlockFirst => ("block_first", Some("SIM-3.2")),
            Illegal::NoBlockNow => ("no_block_now", Some("SIM-3.2")),
            Illegal::SlotTaken { .. } => ("slot_taken", Some("SIM-3.4")),
            Illegal::SlotBlocked { .. } => ("slot_blocked", Some("SIM-3.2")),
            Illegal::Outside { .. } => ("outside", Some("SIM-2.3")),
            Illegal::Printed { .. } => ("printed_building", Some("SIM-3.5")),
            Illegal::Occupied { .. } => ("occupied", Some("SIM-3.5")),
            Illegal::Blank { .. } => ("blank_space", Some("SIM-3.5")),
            Illegal::WrongSymbol { .. } => ("wrong_symbol", Some("SIM-3.5")),
            Illegal::AnotherFits { .. } => ("another_fits", Some("SIM-3.6")),
            Illegal::UnknownStrip { .. } => ("unknown_strip", Some("SIM-2.4")),
            Illegal::StripLaid { .. } => ("strip_laid", Some("SIM-2.3")),
            Illegal::SpecialMissing => ("special_missing", Some("SIM-2.3")),
            Illegal::WrongFace { .. } => ("wrong_face", Some("SIM-2.6")),
            Illegal::NoSuchTeam { .. } => ("no_such_team", Some("SIM-2.2")),
            Illegal::PawnPlaced { .. } => ("pawn_placed", Some("SIM-2.8")),
            Illegal::WrongPawn { .. } => ("wrong_pawn", Some("SIM-2.8")),
            Illegal::NotInBag { .. } => ("not_in_bag", Some("SIM-2.1")),
            Illegal::ParkInRoundOne => ("park_in_round_1", Some("SIM-2.7")),
            Illegal::NoInput => ("no_input", None),
        }
    }
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        self.facts().0
    }

    fn rule(&self) -> Option<&'static str> {
        self.facts().1
    }

    fn document(&self) -> Option<Value> {
        RefusalDoc::json(self)
    }
}

impl std::error::Error for Illegal {}

/// For developers: people read the refusal's document.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")?;
        self.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}
