//! Events, one fact each.

use schemars::JsonSchema;
use serde::Serialize;

use crate::pieces::{Face, Slot, Strip, Team, Tile};
use crate::steps::Step;
use crate::{Action, Chance, Input, Simplicity, Space, State};

/// An event. Columns and rounds count from 0 here as in [`Step`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityFact")]
#[serde(tag = "event", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Event {
    /// A strip was laid (SIM-2.3).
    StripLaid {
        /// As this column.
        column: u8,
        /// Which one.
        strip: Strip,
    },
    /// A face of the planning board lies up: drawn first (SIM-2.6), flipped later (SIM-4.1).
    FaceUp {
        /// Which one.
        face: Face,
    },
    /// A pawn was drawn (SIM-2.8).
    PawnPlaced {
        /// Whose.
        team: Team,
        /// The slot it stands beside.
        slot: Slot,
    },
    /// A team took a token (SIM-2.9, SIM-4.2).
    TokenGiven {
        /// Which one.
        team: Team,
    },
    /// A tile was drawn (SIM-2.7, SIM-4.2).
    TileDrawn {
        /// For this slot.
        slot: Slot,
        /// Which one.
        tile: Tile,
    },
    /// A slot was blocked (SIM-3.2).
    SlotBlocked {
        /// By whom.
        team: Team,
        /// Which one.
        slot: Slot,
        /// The tile that cannot be taken.
        tile: Tile,
    },
    /// A tile was taken and built (SIM-3.4).
    Built {
        /// By whom.
        team: Team,
        /// From where, and where the pawn is now.
        slot: Slot,
        /// What.
        tile: Tile,
        /// Where.
        space: Space,
    },
    /// A round ended and what was left over was discarded (SIM-4.1).
    RoundEnded {
        /// Which one.
        round: u8,
    },
    /// The pawns gave a new turn order (SIM-4.2).
    OrderSet {
        /// First place first; nothing behind the last team.
        order: [Option<Team>; Team::COUNT],
    },
    /// The game is over.
    GameOver,
}

impl Simplicity {
    /// Calls `tell` with what happened from `before` over `input` to `after`.
    #[inline]
    pub(crate) fn tell(
        &self,
        before: &State,
        input: &Input,
        after: &State,
        tell: &mut impl FnMut(Event),
    ) {
        match *input {
            Input::Chance(Chance::Strip(strip)) => {
                tell(Event::StripLaid { column: before.step, strip });
            }
            Input::Chance(Chance::Face(face)) => tell(Event::FaceUp { face }),
            Input::Chance(Chance::Pawn(team)) => {
                if let Some(slot) = after.pawns[team.index()] {
                    tell(Event::PawnPlaced { team, slot });
                }
                self.tell_token(before, after, tell);
            }
            Input::Chance(Chance::Tile(tile)) => {
                if let Step::Tile { slot, .. } = self.step(before) {
                    tell(Event::TileDrawn { slot, tile });
                }
            }
            Input::Act { action: Action::Block { team, slot }, .. } => {
                if let Some(tile) = before.offer[slot.index()] {
                    tell(Event::SlotBlocked { team, slot, tile });
                }
            }
            Input::Act { action: Action::Take { team, slot, space }, .. } => {
                if let Some(tile) = before.offer[slot.index()] {
                    tell(Event::Built { team, slot, tile, space });
                }
                self.tell_end_of_round(before, after, tell);
            }
        }
    }

    fn tell_end_of_round(&self, before: &State, after: &State, tell: &mut impl FnMut(Event)) {
        let (Step::Take { round, .. }, next) = (self.step(before), self.step(after)) else {
            return;
        };
        if matches!(next, Step::Take { .. }) {
            return;
        }
        tell(Event::RoundEnded { round });
        if next == Step::Over {
            tell(Event::GameOver);
            return;
        }
        if let Some(face) = after.face {
            tell(Event::FaceUp { face });
        }
        tell(Event::OrderSet { order: after.order });
        self.tell_token(before, after, tell);
    }

    fn tell_token(&self, before: &State, after: &State, tell: &mut impl FnMut(Event)) {
        let took = |team: &Team| after.tokens[team.index()] > before.tokens[team.index()];
        if let Some(team) = self.teams().find(took) {
            tell(Event::TokenGiven { team });
        }
    }
}
