//! Events with the points that they brought.

use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::Part;
use crate::{Action, Event, Simplicity, State};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityEvent")]
pub struct EventDoc {
    /// What.
    #[serde(flatten)]
    pub event: Event,
    /// Of `built`: what it brought to the team at once, in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i16>,
    /// Of `built`: the same in parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts: Option<Vec<Part>>,
}

impl EventDoc {
    pub(super) fn new(game: &Simplicity, before: &State, event: &Event) -> EventDoc {
        let parts = match *event {
            Event::Built { team, slot, space, .. } => {
                Some(game.parts(before, Action::Take { team, slot, space }))
            }
            _ => None,
        };
        let total = parts.as_ref().map(|parts| parts.iter().map(|part| part.points).sum());
        EventDoc { event: event.clone(), total, parts }
    }
}
