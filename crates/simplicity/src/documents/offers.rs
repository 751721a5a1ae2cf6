//! The legal actions of a seat.

use std::collections::BTreeMap;

use kernel::{Game, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::choice::{ChoiceDoc, Gained};
use crate::parts::Part;
use crate::pieces::{Slot, Team};
use crate::{Action, Simplicity, State};

/// The legal actions of a seat: its entries are `{team, block}` for each of `block` and
/// `{team, take, build}` for each slot and space of `take`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityOffers")]
pub struct OffersDoc {
    /// The team of the seat that is to act; nobody where the seat has nothing to do.
    pub team: Option<Team>,
    /// The points of that team.
    pub points: i16,
    /// The score of its player (SIM-5.5).
    pub score: i16,
    /// The slots that it may block (SIM-3.2).
    pub block: Vec<Slot>,
    /// By the number of a slot, then by space: what building its tile there would bring.
    pub take: BTreeMap<String, BTreeMap<String, BuildDoc>>,
}

/// What a build would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityBuild")]
pub struct BuildDoc {
    /// To the team that builds, in points.
    pub total: i16,
    /// The same in parts.
    pub parts: Vec<Part>,
    /// To the other teams, those to which it brings something.
    pub others: Vec<Gained>,
    /// The score of its player then.
    pub score: i16,
    /// The team of that player whose score would count.
    pub counts: Team,
}

impl OffersDoc {
    pub(super) fn new(game: &Simplicity, state: &State, seat: Seat) -> OffersDoc {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let mut offers = OffersDoc::default();
        for action in legal {
            let choice = ChoiceDoc::new(game, state, seat, action);
            offers.team = Some(action.team());
            (offers.points, offers.score) = (choice.team.before, choice.score.before);
            match action {
                Action::Block { slot, .. } => offers.block.push(slot),
                Action::Take { slot, space, .. } => {
                    let spaces = offers.take.entry(slot.to_string()).or_default();
                    spaces.insert(space.to_string(), BuildDoc::new(choice));
                }
            }
        }
        offers
    }
}

impl BuildDoc {
    fn new(choice: ChoiceDoc) -> BuildDoc {
        let ChoiceDoc { total, parts, others, score, counts, .. } = choice;
        BuildDoc { total, parts, others, score: score.after, counts }
    }
}
