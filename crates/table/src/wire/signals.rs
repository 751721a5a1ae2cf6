//! What people at a table tell each other outside the game.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the player of a seat looks at; nothing while seats plan in secret, and where the page does not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attention {
    /// The seat whose part of the board it is.
    pub at: Option<Seat>,
    /// How far a step of several parts has come, such as people who move.
    pub progress: Option<Progress>,
}

/// So many parts of a step are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// How many are chosen.
    pub done: u8,
    /// Of how many.
    pub of: u8,
}

/// What a person tells the others at a table, outside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Signal {
    /// A reminder for a player whom the game waits for; every 30 seconds at most.
    Nudge {
        /// The seat of that player.
        of: Seat,
    },
    /// A reaction.
    Reaction {
        /// Which one.
        reaction: Reaction,
    },
    /// A line of words, before the deal or after the end.
    Line {
        /// Its text, all of it visible.
        #[schemars(length(min = 1, max = 80))]
        text: String,
    },
}

/// A reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Hats off.
    Hat,
    /// Applause.
    Clap,
    /// Doubt, or thought.
    Hm,
    /// Please hurry.
    Hurry,
    /// Thank you.
    Thanks,
    /// A good game.
    GoodGame,
}

/// A person tells the others something.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSignal {
    /// Your name for it, 1 to 64 letters, digits, `-` or `_`: however often it is sent, it counts once.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub id: String,
    /// A seat of yours.
    pub seat: Seat,
    /// What you tell them.
    pub signal: Signal,
}

/// What a person told the others. It is in no log and no record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Signalled {
    /// The name that its sender gave it: together with the seat it names one signal.
    pub id: String,
    /// The seat of its sender.
    pub seat: Seat,
    /// The name of its sender then: before the deal somebody else may sit there later.
    pub name: String,
    /// What it is.
    pub signal: Signal,
}
