//! Why an input is refused (section 7).

use std::fmt;

use kernel::{Fault, Seat};

use crate::city::Space;
use crate::pieces::{Face, Slot, Team, Tile};

/// Why an input is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// A seat acts while a draw is due.
    LuckIsDue {
        /// What is due.
        due: &'static str,
        /// The rule that asks for it.
        rule: &'static str,
    },
    /// A draw is made while a team is to act.
    LuckNotDue,
    /// Another kind of draw is due.
    WrongDraw {
        /// What is due.
        due: &'static str,
        /// The rule that asks for it.
        rule: &'static str,
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
    },
    /// The space has a printed building.
    Printed {
        /// The space.
        space: Space,
    },
    /// The space has a tile.
    Occupied {
        /// The space.
        space: Space,
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
        /// The slot.
        slot: Slot,
    },
    /// The tile fits nowhere, but another one fits.
    AnotherFits {
        /// The slot.
        slot: Slot,
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
        /// The face that is due.
        due: Face,
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
        /// The team that is due.
        due: Team,
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

impl Illegal {
    /// The code, the rule id and nothing else: one line per refusal.
    const fn facts(&self) -> (&'static str, Option<&'static str>) {
        match self {
            Illegal::GameOver => ("game_over", Some("SIM-3.1")),
            Illegal::LuckIsDue { rule, .. } => ("luck_is_due", Some(rule)),
            Illegal::LuckNotDue => ("luck_not_due", Some("SIM-3.3")),
            Illegal::WrongDraw { rule, .. } => ("wrong_draw", Some(rule)),
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
}

impl std::error::Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => write!(f, "the game is over after its five rounds"),
            Illegal::LuckIsDue { due, .. } => {
                write!(f, "nobody can act before the draw that is due: {due}")
            }
            Illegal::LuckNotDue => write!(f, "nothing is drawn now: a team is to act"),
            Illegal::WrongDraw { due, .. } => write!(f, "another draw is due: {due}"),
            Illegal::NotYourTeam { seat, team } => {
                write!(f, "team {team} does not belong to {seat}")
            }
            Illegal::OutOfTurn { team, turn } => {
                write!(f, "it is the turn of team {turn}, not of team {team}")
            }
            Illegal::BlockFirst => write!(f, "a slot must be blocked before a tile is taken"),
            Illegal::NoBlockNow => write!(f, "no slot is blocked now; take a tile and build it"),
            Illegal::SlotTaken { slot } => {
                write!(f, "the tile of slot {slot} is gone; take one that is still there")
            }
            Illegal::SlotBlocked { slot } => {
                write!(f, "slot {slot} is blocked this round; take another tile")
            }
            Illegal::Outside { space } => write!(f, "{space} is not in this city"),
            Illegal::Printed { space } => {
                write!(f, "{space} has a printed building; build on an open space")
            }
            Illegal::Occupied { space } => {
                write!(f, "{space} already has a tile; build on an open space")
            }
            Illegal::Blank { space, slot } => write!(
                f,
                "{space} is the blank space, which is for the tile of slot 7, not of slot {slot}"
            ),
            Illegal::WrongSymbol { space, slot } => {
                write!(f, "{space} has no symbol of slot {slot}; build where one matches")
            }
            Illegal::AnotherFits { slot } => write!(
                f,
                "the tile of slot {slot} fits nowhere, but another tile does; take one that fits"
            ),
            Illegal::UnknownStrip { name } => {
                write!(f, "these components have no strip named {name:?}")
            }
            Illegal::StripLaid { name } => write!(f, "strip {name:?} already lies in the city"),
            Illegal::SpecialMissing => {
                write!(f, "the last column must be the special strip, which is not laid yet")
            }
            Illegal::WrongFace { due } => {
                write!(f, "the set-up says that face {} is up first", due.letter())
            }
            Illegal::NoSuchTeam { team } => write!(f, "there is no team {team} in this game"),
            Illegal::PawnPlaced { team } => write!(f, "the pawn of team {team} stands already"),
            Illegal::WrongPawn { due } => {
                write!(f, "the set-up says that the pawn of team {due} comes next")
            }
            Illegal::NotInBag { tile } => {
                write!(f, "the bag has no {} tile left", tile.name())
            }
            Illegal::ParkInRoundOne => {
                write!(f, "a park drawn in round 1 goes back into the bag; draw again")
            }
            Illegal::NoInput => write!(
                f,
                "an entry is one of {{strip}}, {{face}}, {{pawn}}, {{tile}}, {{team, block}}, \
                 {{team, take, build}}"
            ),
        }?;
        self.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}
