//! Reviews of finished games.

use catalog::{DealDoc, DecisionDoc, ReviewDoc, Text};
use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::documents;
use super::patch::Patch;

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
    /// The name of its game.
    pub game: String,
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

/// The moments of a game under review: every view that its draws and decisions show. Each is a patch of
/// the one before it, the first of `view`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewMoments {
    /// The game's `Tables` document.
    #[schemars(schema_with = "documents::tables")]
    pub tables: Text,
    /// The game's `View` document at the first moment.
    #[schemars(schema_with = "documents::view")]
    pub view: Text,
    /// The moments, by seat and then in order.
    pub moments: Vec<ReviewMoment>,
}

/// A moment of a game under review.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewMoment {
    /// The number of entries before it.
    pub at: usize,
    /// Who sees it so; null where all see the same.
    pub seat: Option<Seat>,
    /// The patch from the view of the moment before it in the list.
    pub patch: Patch,
}

/// A decision of a review.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichDecision {
    /// The number of entries before it.
    pub at: usize,
    /// Who decides.
    pub who: Seat,
}

/// A choice to judge at a decision of a review: exactly one of `plan` and `table`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChoice {
    /// The number of entries before the decision.
    pub at: usize,
    /// Who decides.
    pub who: Seat,
    /// The entries of the choice.
    #[schemars(schema_with = "documents::entries")]
    #[serde(default)]
    pub plan: Option<Vec<Value>>,
    /// The id of a practice table that began before the decision: what `who` did there. The asker sits
    /// at that seat.
    #[serde(default)]
    pub table: Option<String>,
}
