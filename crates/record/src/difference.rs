//! Finds where a document differs from what it should say.

use serde::Serialize;
use serde_json::Value;

/// The first place where one document contradicts another.
pub(crate) struct Difference {
    /// Such as `teams[2].links`.
    pub(crate) path: String,
    /// The value there.
    pub(crate) told: String,
    /// The right value; `None` if the place should be absent.
    pub(crate) truth: Option<String>,
}

/// Compares `told` with `truth`. Values missing in `told` are no difference.
pub(crate) fn difference(told: &Value, truth: &impl Serialize) -> Option<Difference> {
    let truth = serde_json::to_value(truth).ok()?;
    first(told, Some(&truth), String::new())
}

fn first(told: &Value, truth: Option<&Value>, path: String) -> Option<Difference> {
    match (told, truth) {
        (Value::Object(told), Some(Value::Object(truth))) => told.iter().find_map(|(key, told)| {
            let dot = if path.is_empty() { "" } else { "." };
            first(told, truth.get(key), format!("{path}{dot}{key}"))
        }),
        (Value::Array(told), Some(Value::Array(truth))) if told.len() == truth.len() => {
            let both = told.iter().zip(truth).enumerate();
            both.map(|(index, (told, truth))| first(told, Some(truth), format!("{path}[{index}]")))
                .find_map(|difference| difference)
        }
        _ if Some(told) == truth => None,
        _ => Some(Difference { path, told: brief(told), truth: truth.map(brief) }),
    }
}

fn brief(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("a list of {}", items.len()),
        Value::Object(_) => "an object".to_owned(),
        _ => value.to_string(),
    }
}
