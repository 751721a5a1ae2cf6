//! Promises, special promises and platforms.

use schemars::JsonSchema;
use serde::Serialize;

use super::row::Provenance;
use super::tile::TileKind;

/// The stack of a card at the start.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityStack")]
pub enum Stack {
    /// The easy promises.
    Easy,
    /// The medium ones.
    Medium,
    /// The difficult ones.
    Difficult,
    /// The special promises of the advanced game.
    Special,
    /// Open to every seat: the platforms of the advanced game.
    Platform,
}

impl Stack {
    /// All stacks.
    pub const ALL: [Stack; 5] =
        [Stack::Easy, Stack::Medium, Stack::Difficult, Stack::Special, Stack::Platform];

    /// Its name in data files.
    pub const fn name(self) -> &'static str {
        match self {
            Stack::Easy => "easy",
            Stack::Medium => "medium",
            Stack::Difficult => "difficult",
            Stack::Special => "special",
            Stack::Platform => "platform",
        }
    }

    /// The stack with a name.
    pub fn from_name(name: &str) -> Option<Stack> {
        Stack::ALL.into_iter().find(|stack| stack.name() == name)
    }

    /// The rule by which seats get cards of this stack.
    pub const fn rule(self) -> &'static str {
        match self {
            Stack::Easy | Stack::Medium | Stack::Difficult => "SC-3.8",
            Stack::Special => "SC-16.1",
            Stack::Platform => "SC-16.2",
        }
    }

    /// The rule by which cards of this stack bring or cost votes.
    pub const fn scoring_rule(self) -> &'static str {
        match self {
            Stack::Easy | Stack::Medium | Stack::Difficult => "SC-14.2",
            Stack::Special | Stack::Platform => self.rule(),
        }
    }

    /// The constant with the reward of a kept card of this stack.
    pub const fn reward_key(self) -> &'static str {
        match self {
            Stack::Easy => "promise_reward_easy",
            Stack::Medium => "promise_reward_medium",
            Stack::Difficult => "promise_reward_difficult",
            Stack::Special => "special_promise_reward",
            Stack::Platform => "platform_reward",
        }
    }

    /// The constant with the penalty of a broken card of this stack.
    pub const fn penalty_key(self) -> &'static str {
        match self {
            Stack::Easy => "promise_penalty_easy",
            Stack::Medium => "promise_penalty_medium",
            Stack::Difficult => "promise_penalty_difficult",
            Stack::Special => "special_promise_penalty",
            Stack::Platform => "platform_penalty",
        }
    }
}

/// How a fact is compared with the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityCompare")]
pub enum Compare {
    /// `>=`
    AtLeast,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
}

impl Compare {
    /// The sign that data files use.
    pub const fn sign(self) -> &'static str {
        match self {
            Compare::AtLeast => ">=",
            Compare::AtMost => "<=",
            Compare::Equal => "=",
        }
    }

    /// The comparison with a sign.
    pub fn from_sign(sign: &str) -> Option<Compare> {
        [Compare::AtLeast, Compare::AtMost, Compare::Equal]
            .into_iter()
            .find(|known| known.sign() == sign)
    }

    /// Whether a value and a number compare like this.
    pub const fn holds(self, value: i32, number: i32) -> bool {
        match self {
            Compare::AtLeast => value >= number,
            Compare::AtMost => value <= number,
            Compare::Equal => value == number,
        }
    }
}

/// The facts that a condition may name besides counts of tiles, and the most that a card may ask
/// of each.
pub const FACTS: &[(&str, i32)] = &[
    ("park_cells", 94),
    ("pollution", 199),
    ("zone", 10),
    ("living", 30),
    ("living_at_home", 30),
    ("commerce_used", 30),
    ("cultural", 6),
    ("money", 99),
    ("metal", 60),
    ("graves", 30),
    ("tourists_abroad", 2),
    ("empty_home_spaces", 94),
    ("empty_zone_cells", 94),
    ("discs_in_3_or_4", 4),
    ("hall_citizens", 12),
];

/// The most tiles of a kind that a card may ask for.
const MOST_TILES: i32 = 60;

/// One condition of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// A word of [`FACTS`], or a count of own tiles: `n(R)`, `n(R>=4)`, `n(School)`.
    pub fact: String,
    /// How to compare.
    pub compare: Compare,
    /// With what.
    pub number: i32,
}

impl Condition {
    /// The kind and the least level that a count is of; `None` for any other fact.
    pub fn count(&self) -> Option<(TileKind, u8)> {
        let inside = self.fact.strip_prefix("n(")?.strip_suffix(')')?;
        let (word, level) = inside.split_once(">=").unwrap_or((inside, "1"));
        Some((TileKind::from_word(word)?, level.parse().ok()?))
    }

    /// The most that it may ask for; `None` if there is no such fact.
    pub(super) fn most(&self) -> Option<i32> {
        let known = FACTS.iter().find(|(fact, _)| *fact == self.fact).map(|&(_, most)| most);
        known.or_else(|| self.count().map(|_| MOST_TILES))
    }
}

/// A promise card, a special one, or a platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardRow {
    /// Its number: 1 to 16 promises, 17 to 32 special ones; 1 to 3 among the platforms.
    pub number: u8,
    /// Its key in data files.
    pub key: String,
    /// Its stack at the start, and so its worth.
    pub stack: Stack,
    /// Whether it is in a solo game too.
    pub solo: bool,
    /// What must hold at the end, all of it.
    pub conditions: Vec<Condition>,
    /// Where the conditions come from.
    pub provenance: Provenance,
    /// The id of its rule.
    pub rule: &'static str,
}
