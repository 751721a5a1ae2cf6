//! What happened, as a sentence with its rule.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::player;
use crate::event::Event;
use crate::game::SmallCity;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityEvent")]
pub struct EventDoc {
    /// A sentence. Players are called `Player 1` and so on, seat 0 being player 1.
    pub text: String,
    /// The rule behind it.
    pub rule: String,
    /// The seat that it is about, if it is about one.
    pub seat: Option<Seat>,
}

impl EventDoc {
    pub(super) fn new(game: &SmallCity, event: &Event) -> EventDoc {
        EventDoc {
            text: event.sentence(game.rules(), &player),
            rule: event.rule().to_owned(),
            seat: event.seat(),
        }
    }
}

impl Event {
    /// The seat that it is about, if it is about one.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::RoundBegins { .. } | Event::CardShown { .. } | Event::Revealed => None,
            Event::FirstHost { seat }
            | Event::PromiseDrawn { seat, .. }
            | Event::PromiseKept { seat, .. }
            | Event::Committed { seat, .. }
            | Event::Reopened { seat, .. }
            | Event::Planned { seat }
            | Event::CityHall { seat, .. }
            | Event::MayorComes { seat, .. }
            | Event::CardTaken { seat, .. }
            | Event::ZoneGrown { seat, .. }
            | Event::Built { seat, .. }
            | Event::Enlarged { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::Failed { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Idle { seat, .. }
            | Event::Entered { seat, .. }
            | Event::WentHome { seat, .. }
            | Event::Arrived { seat, .. }
            | Event::Earned { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Traded { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Voted { seat, .. }
            | Event::Polluted { seat, .. }
            | Event::Eliminated { seat }
            | Event::Died { seat, .. }
            | Event::CemeteryGrown { seat, .. }
            | Event::Stored { seat, .. }
            | Event::CouncilMove { seat, .. }
            | Event::Supplied { seat, .. }
            | Event::Newcomers { seat, .. }
            | Event::Cleaned { seat, .. }
            | Event::Platform { seat, .. }
            | Event::PromiseJudged { seat, .. }
            | Event::Scored { seat, .. } => Some(*seat),
        }
    }
}
