//! Reasons for an action besides its points.

use kernel::{Game, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Gained, ReplyDoc};
use crate::gain::Outlook;
use crate::pieces::Team;
use crate::steps::Step;
use crate::{Action, Input, Simplicity, State};

/// What an action does for others, from the facts of the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[schemars(rename = "SimplicityReason")]
pub enum ReasonDoc {
    /// A team of another player gets points as well.
    Brings {
        /// Which one.
        team: Team,
        /// How many.
        points: i16,
    },
    /// The most that a team of another player can still build for in this round (SIM-3.4) becomes less.
    Denies {
        /// Which one.
        team: Team,
        /// Without the action, in points.
        before: i16,
        /// After it.
        after: i16,
    },
}

impl Simplicity {
    /// The team that a legal action brings most to, and the one that it takes most from, if any.
    pub(super) fn reasons(&self, state: &State, seat: Seat, action: Action) -> Vec<ReasonDoc> {
        let mut then = *state;
        self.apply_unchecked(&mut then, &Input::Act { seat, action });
        let brings = self.brought(state, seat, action).filter(|gained| gained.points > 0);
        let brings = brings.max_by_key(|gained| gained.points);
        let replies = self.rivals_to_come(state, seat).map(|team| self.reply(state, &then, team));
        let lost = |reply: &ReplyDoc| reply.before - reply.after;
        let worst = replies.filter(|reply| lost(reply) > 0).max_by_key(lost);
        let brings = brings.map(|Gained { team, points }| ReasonDoc::Brings { team, points });
        let denies = |ReplyDoc { team, before, after }| ReasonDoc::Denies { team, before, after };
        brings.into_iter().chain(worst.map(denies)).collect()
    }

    /// The teams of other players that act in this round after the team to act, in turn order.
    pub(crate) fn rivals_to_come(
        &self,
        state: &State,
        seat: Seat,
    ) -> impl Iterator<Item = Team> + use<'_> {
        let first = match self.step(state) {
            Step::Block { .. } => 0,
            Step::Take { place, .. } => usize::from(place) + 1,
            _ => Team::COUNT,
        };
        let to_come = state.order.into_iter().skip(first).flatten();
        to_come.filter(move |&team| self.owner(team) != seat)
    }

    /// The most that any build of a team would bring it now.
    pub(crate) fn most(&self, state: &State, team: Team) -> i16 {
        let outlook = Outlook::of(&state.city, team);
        let spaces = self.legal_spaces(state);
        let sums = state.available().flat_map(|(slot, tile)| {
            let outlook = &outlook;
            spaces[slot.index()].iter().map(move |space| outlook.sum(tile, space, true).total())
        });
        sums.max().unwrap_or(0)
    }
}
