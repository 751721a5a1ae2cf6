//! Reviews of finished games.

use catalog::{DealDoc, DecisionDoc, ReviewDoc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game to review: exactly one of `record` and `table`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReview {
    /// A record, as one line of JSON.
    pub record: Option<String>,
    /// The id of a table whose game is over.
    pub table: Option<String>,
}

/// A review.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct AtReview {
    /// The review's id.
    pub id: String,
}

/// Which parts of a review.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichParts {
    /// The `next` of the answer before; from the first part on if it is left out.
    #[serde(default)]
    pub since: usize,
    /// How many seconds to wait for another part.
    #[serde(default)]
    #[schemars(range(max = 60))]
    pub wait: u64,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewStatus {
    /// Other reviews come first.
    Waiting,
    /// It is being made.
    Running,
    /// It is there.
    Done,
    /// It failed: ask for it again.
    Failed,
}

/// A review as far as it is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewState {
    /// Its id: the same record has the same id.
    pub id: String,
    /// How far it is.
    pub status: ReviewStatus,
    /// How many reviews come before it.
    pub before: usize,
    /// How many of its parts are judged: draws and decisions.
    pub done: usize,
    /// How many parts it has.
    pub all: usize,
    /// The seconds that the rest takes, about.
    pub left: Option<u32>,
    /// The draws judged since the asked part. While it runs, what a later answer says of a part may
    /// leave out alternatives.
    pub deals: Vec<DealDoc>,
    /// The decisions judged since the asked part.
    pub decisions: Vec<DecisionDoc>,
    /// The `since` of the next request.
    pub next: usize,
    /// The whole review, once it is there.
    pub review: Option<ReviewDoc>,
}
