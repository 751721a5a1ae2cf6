//! A review as data.

use std::borrow::Cow;

use kernel::{Grades, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::grades::Grade;
use crate::tenths::Tenths;

/// A review of a game. Values and losses are in its `unit`; lists by seat have a number for each.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Review")]
pub struct ReviewDoc {
    /// The revision of the engine that made it.
    pub engine: u32,
    /// The game.
    pub game: Cow<'static, str>,
    /// The number of seats.
    pub seats: u8,
    /// What values and losses are in.
    pub unit: UnitDoc,
    /// From which loss on a decision has which grade.
    pub grades: ThresholdsDoc,
    /// The value for each seat before the first entry.
    pub start: Vec<Tenths>,
    /// The draws, in order.
    pub deals: Vec<DealDoc>,
    /// The decisions, in order; in a common turn by seat.
    pub decisions: Vec<DecisionDoc>,
    /// Luck told from skill, for each seat; empty until the game is over.
    pub balance: Vec<BalanceDoc>,
}

/// Where the result of a seat comes from, in the unit of the review:
/// `start + draws + own + others = result`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ReviewBalance")]
pub struct BalanceDoc {
    /// The value before the first entry.
    pub start: Tenths,
    /// What draws brought: the value after each less that before it.
    pub draws: Tenths,
    /// What the own decisions gave away; never above 0.
    pub own: Tenths,
    /// The rest: what the others' decisions brought, and what nobody foresaw.
    pub others: Tenths,
    /// The value of the result.
    pub result: Tenths,
}

/// From which loss on a decision has a grade, in the unit of the review. For all but `sound` it is the
/// loss less one standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ReviewThresholds")]
pub struct ThresholdsDoc {
    /// Sound; below it a decision is as good as the best.
    pub sound: Tenths,
    /// A slip.
    pub slip: Tenths,
    /// A mistake.
    pub mistake: Tenths,
    /// A blunder.
    pub blunder: Tenths,
}

impl ThresholdsDoc {
    pub(crate) fn of(grades: &Grades) -> ThresholdsDoc {
        let Grades { sound, slip, mistake, blunder, .. } = *grades;
        let [sound, slip, mistake, blunder] = [sound, slip, mistake, blunder].map(Tenths::of);
        ThresholdsDoc { sound, slip, mistake, blunder }
    }
}

impl ReviewDoc {
    /// Whether values and losses are points.
    pub fn is_in_points(&self) -> bool {
        self.unit == UnitDoc::Points
    }
}

/// What values and losses are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ReviewUnit")]
pub enum UnitDoc {
    /// The chance to win, in percent.
    Chance,
    /// Points of the final lead; of the final score for a single seat.
    Points,
}

/// A part of a review.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "ReviewPart")]
pub enum PartDoc {
    /// Consecutive draws.
    Deal(DealDoc),
    /// A decision.
    Decision(Box<DecisionDoc>),
}

/// Consecutive draws.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ReviewDeal")]
pub struct DealDoc {
    /// The number of entries after it.
    pub at: usize,
    /// How many draws there were.
    pub draws: usize,
    /// The round after it; 0 before the first.
    pub round: u32,
    /// The value for each seat before it.
    pub before: Vec<Tenths>,
    /// The value for each seat after it.
    pub value: Vec<Tenths>,
    /// The foretold final score of each seat after it.
    pub score: Vec<Tenths>,
}

/// A decision: an action, or all of a seat's actions in a phase.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ReviewDecision")]
pub struct DecisionDoc {
    /// The number of entries before it.
    pub at: usize,
    /// The number of entries after it.
    pub until: usize,
    /// Who decides.
    pub who: Seat,
    /// What kind of decision it is, such as `build`.
    pub kind: Cow<'static, str>,
    /// The round.
    pub round: u32,
    /// How many first actions are legal.
    pub choices: usize,
    /// In how many sampled worlds the best choices were tried; left out where it is proved.
    #[serde(skip_serializing_if = "is_none")]
    pub worlds: u32,
    /// Whether all that can follow was visited: value and loss are exact.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub proved: bool,
    /// The value for each seat after the best choice.
    pub value: Vec<Tenths>,
    /// The foretold final score of each seat after the best choice.
    pub score: Vec<Tenths>,
    /// What was chosen.
    pub played: ChoiceDoc,
    /// Up to four other choices that differ by what they do, best first; all that were compared where
    /// what was chosen is as good as the best are worse or equal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub best: Vec<ChoiceDoc>,
    /// What it gave away: the value of the best choice less that of the choice made, for who decides.
    #[serde(skip_serializing_if = "Tenths::is_zero")]
    pub loss: Tenths,
    /// The standard error of the loss, over the common worlds of both choices.
    #[serde(skip_serializing_if = "Tenths::is_zero")]
    pub loss_error: Tenths,
    /// The grade.
    pub grade: Grade,
    /// Whether every other choice is a mistake or worse.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub only: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

/// A choice of a decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ReviewChoice")]
pub struct ChoiceDoc {
    /// Its entries, as records write them.
    pub plan: Vec<Value>,
    /// The value for each seat after it; left out where it is that of the decision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub value: Vec<Tenths>,
    /// The foretold final score of each seat after it; left out where it is that of the decision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub score: Vec<Tenths>,
    /// The chance to win for each seat, in percent, in a game whose unit is points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Tenths>,
    /// Plausible entries that follow, three at most; the best ones where it is proved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Value>,
    /// The game's `Facts` of it, or its `Reason`s, where it is laid beside another.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub facts: Value,
    /// The parts of what it is worth to who decides, in points, where it is laid beside another.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(Cow<'static, str>, Tenths)>,
    /// In a common turn, its value for who decides against what the others really did. It is no part of
    /// the loss, because nobody could know that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hindsight: Option<Tenths>,
}

/// A choice that somebody tried at a decision, judged in the worlds of the review.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "JudgedChoice")]
pub struct JudgedDoc {
    /// The choice.
    pub choice: ChoiceDoc,
    /// In how many sampled worlds it was tried; 0 where it is proved.
    pub worlds: u32,
    /// Whether all that can follow was visited.
    pub proved: bool,
    /// What it gives away against the best choice that the review found; below 0 if it is better.
    pub loss: Tenths,
    /// The standard error of the loss.
    pub loss_error: Tenths,
    /// Its grade.
    pub grade: Grade,
}
