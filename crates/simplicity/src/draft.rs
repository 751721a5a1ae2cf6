//! Turn order, taking a tile, and the end of a round (SIM-3.3, SIM-3.4, section 4).

use crate::city::Spaces;
use crate::pieces::{Slot, Team};
use crate::steps::Step;
use crate::{Action, Illegal, Simplicity, Space, State};

impl Simplicity {
    /// The team that is to act, by blocking a slot or taking a tile (SIM-3.3).
    #[inline]
    pub fn team_to_act(&self, state: &State) -> Option<Team> {
        match self.step(state) {
            Step::Take { place, .. } => state.order[usize::from(place)],
            Step::Block { .. } => self.blocker(state),
            _ => None,
        }
    }

    /// The turn order that the pawns give for the next round: from top to bottom (SIM-4.2). During a
    /// round it has only the teams that have taken a tile.
    pub fn next_order(&self, state: &State) -> Vec<Team> {
        let mut order: Vec<Team> = match self.step(state) {
            Step::Take { place, .. } => {
                state.order.into_iter().take(usize::from(place)).flatten().collect()
            }
            Step::Over => self.teams().collect(),
            _ => Vec::new(),
        };
        order.sort_by_key(|team| state.pawns[team.index()]);
        order
    }

    /// Every build that the team to act can make, by slot, then by space.
    pub(crate) fn takes(&self, state: &State, team: Team, out: &mut Vec<Action>) {
        let spaces = self.legal_spaces(state);
        for slot in Slot::ALL {
            let to_action = |space| Action::Take { team, slot, space };
            out.extend(spaces[slot.index()].iter().map(to_action));
        }
    }

    /// Judges taking the tile of `slot` and building it on `space`.
    pub(crate) fn check_take(
        &self,
        state: &State,
        slot: Slot,
        space: Space,
    ) -> Result<(), Illegal> {
        match self.step(state) {
            Step::Take { .. } => {}
            _ => return Err(Illegal::BlockFirst),
        }
        if state.blocked == Some(slot) {
            return Err(Illegal::SlotBlocked { slot });
        }
        if state.offer[slot.index()].is_none() {
            let team = self.taker(state, slot);
            return Err(Illegal::SlotTaken { slot, team });
        }
        self.check_place(state, slot, space)
    }

    /// The team that has taken the tile of a slot in this round.
    fn taker(&self, state: &State, slot: Slot) -> Option<Team> {
        let Step::Take { place, .. } = self.step(state) else { return None };
        let mut moved = state.order.into_iter().take(usize::from(place)).flatten();
        moved.find(|team| state.pawns[team.index()] == Some(slot))
    }

    /// Takes the tile of `slot` and builds it on `space`; ends the round after the last team.
    #[inline]
    pub(crate) fn take(&self, state: &mut State, team: Team, slot: Slot, space: Space) {
        let space = Spaces::one(space);
        if let Some(tile) = state.offer[slot.index()].take() {
            state.city.tiles[tile.index()] |= space;
        }
        state.city.discs[team.index()] |= space;
        state.pawns[team.index()] = Some(slot);
        state.step += 1;
        if !matches!(self.step(state), Step::Take { .. }) {
            self.end_round(state);
        }
    }

    /// SIM-4.1, SIM-4.2: discards the leftover tiles and flips the board. Between rounds the pawns give
    /// the next turn order and its last team takes a token.
    fn end_round(&self, state: &mut State) {
        state.offer = [None; Slot::COUNT];
        state.blocked = None;
        state.face = state.face.map(crate::Face::flipped);
        if self.step(state) == Step::Over {
            return;
        }
        let mut team_in = [None; Slot::COUNT];
        for team in self.teams() {
            if let Some(slot) = state.pawns[team.index()] {
                team_in[slot.index()] = Some(team);
            }
        }
        for (place, team) in team_in.into_iter().flatten().enumerate() {
            state.order[place] = Some(team);
        }
        self.give_token(state);
    }

    /// The last team of the turn order takes a token (SIM-2.9, SIM-4.2).
    pub(crate) fn give_token(&self, state: &mut State) {
        if let Some(last) = state.order[self.team_count() - 1] {
            state.tokens[last.index()] += 1;
        }
    }
}
