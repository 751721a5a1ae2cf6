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
    /// All faults, where there may be more than one: the first few.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Problem>,
    /// The number of faults that `faults` leaves out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more: Option<usize>,
    /// The asker's current state, if what it knew is outdated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
}
