//! The events of a step, encoded once for all observers who get the same.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// The game's `Event` documents of a step, as JSON text. A table keeps the events of every step for
/// every observer; a [`Value`] would take several times the memory. Equality compares the text.
#[derive(Clone, Debug)]
pub struct Events(Arc<RawValue>);

impl Events {
    /// Encodes the events.
    #[must_use]
    pub fn new(events: &[impl Serialize]) -> Events {
        // All of it fits into JSON.
        Events(Arc::from(to_raw_value(events).unwrap_or_default()))
    }

    /// The text, a JSON list.
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
