//! What a step tells, encoded once for all who are told the same.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// The game's `Event` documents of a step. A table keeps those of every step for every observer, as
/// the text that is sent: a [`Value`] would take several times the memory. Equal is what has the same
/// text.
#[derive(Clone, Debug)]
pub struct Events(Arc<RawValue>);

impl Events {
    /// The events as they are sent.
    #[must_use]
    pub fn new(events: &[Value]) -> Events {
        // There is nothing in them that JSON could not hold.
        Events(Arc::from(to_raw_value(events).unwrap_or_default()))
    }

    /// The text of a list.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Events {
    fn eq(&self, other: &Events) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Events {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
