//! What can be counted about an action, to lay two actions side by side.

use kernel::{Game, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::Gained;
use crate::city::Spaces;
use crate::pieces::{Slot, Team, Tile};
use crate::steps::{ROUNDS, Step};
use crate::{Action, Input, Simplicity, State};

/// What can be counted about an action. What is left out is 0, or does not apply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityFacts")]
pub struct FactsDoc {
    /// What it brings to the team that acts, in points; left out for a block.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<i16>,
    /// Points of it from links (SIM-5.1).
    #[serde(skip_serializing_if = "is_zero")]
    pub links: i16,
    /// Points of it from neighbourhoods (SIM-5.2).
    #[serde(skip_serializing_if = "is_zero")]
    pub neighbourhoods: i16,
    /// Points of it from parks (SIM-5.3).
    #[serde(skip_serializing_if = "is_zero")]
    pub parks: i16,
    /// The teams of other players that it brings points to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rivals: Vec<Gained>,
    /// The best reply of the next team of another player in this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<ReplyDoc>,
    /// The places of the next turn order that the team can still have, the first and the last; left out
    /// for a block and in the last round (SIM-4.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<[u8; 2]>,
    /// The open spaces beside the team's neighbourhoods that a tile fits in the next round; left out for
    /// a block and in the last round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<u8>,
}

/// The most that a team can build for, without an action and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityReply")]
pub struct ReplyDoc {
    /// Which team.
    pub team: Team,
    /// Without the action, in points.
    pub before: i16,
    /// After it.
    pub after: i16,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_zero(points: &i16) -> bool {
    *points == 0
}

impl Simplicity {
    /// The facts of a legal action.
    pub(crate) fn facts_of(&self, state: &State, seat: Seat, action: Action) -> FactsDoc {
        let mut then = *state;
        self.apply_unchecked(&mut then, &Input::Act { seat, action });
        let own = action.team();
        let sum = self.sum(state, action, own);
        let rivals = self.brought(state, seat, action);
        let reply = self.rivals_to_come(state, seat).next();
        let reply = reply.map(|team| self.reply(state, &then, team));
        let is_last = self.step(state).round() == Some(ROUNDS);
        let slot = match action {
            Action::Take { slot, .. } => Some(slot),
            Action::Block { .. } => None,
        };
        FactsDoc {
            gain: slot.map(|_| sum.total()),
            links: sum.links,
            neighbourhoods: sum.neighbourhoods,
            parks: sum.parks,
            rivals: rivals.filter(|gained| gained.points != 0).collect(),
            reply,
            place: slot.filter(|_| !is_last).map(|slot| self.places(state, slot)),
            open: slot.filter(|_| !is_last).map(|_| self.open_beside(state, &then, own)),
        }
    }

    /// What an action brings to each team of other players.
    pub(super) fn brought(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> impl Iterator<Item = Gained> + use<'_> {
        let state = *state;
        let rivals = self.teams().filter(move |&team| self.owner(team) != seat);
        let points = move |team| self.sum(&state, action, team).total();
        rivals.map(move |team| Gained { team, points: points(team) })
    }

    /// The most that a team can build for, before an action and after it.
    pub(super) fn reply(&self, state: &State, then: &State, team: Team) -> ReplyDoc {
        ReplyDoc { team, before: self.most(state, team), after: self.most(then, team) }
    }

    /// The places of the next turn order that a team in `slot` can still have, from 1: teams that are to
    /// act yet may go before it, as far as slots are free there.
    fn places(&self, state: &State, slot: Slot) -> [u8; 2] {
        let Step::Take { place, .. } = self.step(state) else { return [1, 1] };
        let took = state.order.into_iter().take(usize::from(place)).flatten();
        let before = took.filter(|team| state.pawns[team.index()] < Some(slot)).count();
        let free = state.available().filter(|(other, _)| *other < slot).count();
        let to_come = self.team_count() - usize::from(place) - 1;
        [1 + before as u8, 1 + (before + free.min(to_come)) as u8]
    }

    /// How many open spaces beside a team's neighbourhoods fit a slot of the next round.
    fn open_beside(&self, state: &State, then: &State, team: Team) -> u8 {
        let Some(face) = state.face.map(crate::Face::flipped) else { return 0 };
        let (city, discs) = (&then.city, then.city.discs[team.index()]);
        let groups = Tile::BUILDINGS
            .iter()
            .fold(Spaces::EMPTY, |all, tile| all | discs.flood(city.tiles[tile.index()]));
        let fits =
            self.fits(then)[face.index()].into_iter().fold(Spaces::EMPTY, |all, one| all | one);
        (groups.beside() & self.open(then) & fits).len() as u8
    }
}
