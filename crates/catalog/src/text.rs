//! A document of a game as JSON text.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A document as JSON text, written once and shared by all who are sent it: a [`Value`] would take
/// several times the memory and the time. Equality compares the text.
#[derive(Clone, Debug)]
pub struct Text(Arc<RawValue>);

impl Text {
    /// The text of a document.
    #[must_use]
    pub fn of(document: &(impl Serialize + ?Sized)) -> Text {
        // All of it fits into JSON.
        Text(Arc::from(to_raw_value(document).unwrap_or_default()))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The document, to look into it.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).unwrap_or_default()
    }

    /// Whether both are one document, not only equal ones.
    #[must_use]
    pub fn is(&self, other: &Text) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl TryFrom<String> for Text {
    type Error = serde_json::Error;

    fn try_from(text: String) -> Result<Text, serde_json::Error> {
        Ok(Text(Arc::from(RawValue::from_string(text)?)))
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.is(other) || self.text() == other.text()
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
