//! Demolition (SIM-3.2): at the start of a round the last team of its turn order blocks a slot. No team
//! can take that slot's tile in the round.

use crate::pieces::{Slot, Team};
use crate::steps::Step;
use crate::{Action, Illegal, Simplicity, State};

impl Simplicity {
    /// The team that must block a slot now, if one must.
    pub fn blocker(&self, state: &State) -> Option<Team> {
        match self.step(state) {
            Step::Block { .. } => state.order[self.team_count() - 1],
            _ => None,
        }
    }

    /// Every way to block: any of the seven slots.
    pub(crate) fn blocks(team: Team) -> impl Iterator<Item = Action> {
        Slot::ALL.into_iter().map(move |slot| Action::Block { team, slot })
    }

    /// Judges blocking a slot. Any slot is legal: all seven tiles are on the board.
    pub(crate) fn check_block(&self, state: &State) -> Result<(), Illegal> {
        match self.step(state) {
            Step::Block { .. } => Ok(()),
            _ => Err(Illegal::NoBlockNow),
        }
    }

    /// Blocks a slot.
    pub(crate) fn block(state: &mut State, slot: Slot) {
        state.blocked = Some(slot);
        state.step += 1;
    }
}
