//! The body of a refusal.

use schemars::JsonSchema;
use serde::Serialize;

use super::play::State;
use super::tables::Problem;

/// The body of every refusal.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ErrorBody {
    /// What is wrong.
    pub error: Problem,
    /// All that is wrong, where there may be more than one thing: the first few.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Problem>,
    /// How many more things are wrong than `faults` has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more: Option<usize>,
    /// What the asker may know now, where what it knew is no longer true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
}
