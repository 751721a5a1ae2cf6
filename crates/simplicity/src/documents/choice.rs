//! What a build would bring to each team.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::Part;
use crate::pieces::Team;
use crate::{Action, Simplicity, State};

/// What an action would bring. Blocking a slot brings no team anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityChoice")]
pub struct ChoiceDoc {
    /// To the team that acts, in points.
    pub total: i16,
    /// The same in parts.
    pub parts: Vec<Part>,
    /// To the other teams, those to which it brings something.
    pub others: Vec<Gained>,
    /// The score of the team that acts.
    pub team: Change,
    /// The score of its player (SIM-5.5).
    pub score: Change,
    /// The team of that player whose score would count: the lower one; of two with the same score
    /// the one whose pawn would stand higher (SIM-5.6).
    pub counts: Team,
}

/// What a build brings to another team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityGained")]
pub struct Gained {
    /// Which one.
    pub team: Team,
    /// How much, in points.
    pub points: i16,
}

/// A score before and after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityChange")]
pub struct Change {
    /// As it is.
    pub before: i16,
    /// As it would be.
    pub after: i16,
}

impl ChoiceDoc {
    pub(super) fn new(game: &Simplicity, state: &State, seat: Seat, action: Action) -> ChoiceDoc {
        let scores = game.scores(state);
        let brings = |team| game.sum(state, action, team).total();
        let before = |team: Team| scores[team.index()].total();
        let after = |team: Team| before(team).saturating_add_signed(brings(team));
        let change =
            |before: u16, after: u16| Change { before: before as i16, after: after as i16 };
        let mut moved = *state;
        if let Action::Take { team, slot, .. } = action {
            moved.pawns[team.index()] = Some(slot);
        }
        let (_, now) = game.scoring(state, before, seat);
        let (counts, then) = game.scoring(&moved, after, seat);
        let others = game.teams().filter(|&team| team != action.team());
        let gained = others.map(|team| Gained { team, points: brings(team) });
        let team = action.team();
        ChoiceDoc {
            total: brings(team),
            parts: game.parts(state, action),
            others: gained.filter(|gained| gained.points != 0).collect(),
            team: change(before(team), after(team)),
            score: change(now.total, then.total),
            counts,
        }
    }
}
