//! Signals between people at a table, outside the game.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the player of a seat looks at; nothing while seats plan in secret, or if the page does not
/// say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attention {
    /// The seat whose part of the board it is.
    pub at: Option<Seat>,
    /// The progress of a step of several parts, such as people who move.
    pub progress: Option<Progress>,
}

/// The progress of a step: how many of its parts are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The number of chosen parts.
    pub done: u8,
    /// The number of all parts.
    pub of: u8,
}

/// A signal from a person to the others at a table, outside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Signal {
    /// A reminder for a player who is to act; every 30 seconds at most.
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

/// A person sends a signal to the others.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSignal {
    /// Your id for it, 1 to 64 letters, digits, `-` or `_`: however often you send it, it counts
    /// once.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub id: String,
    /// One of your seats.
    pub seat: Seat,
    /// The signal.
    pub signal: Signal,
}

/// A signal from a person. It is in no log and no record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Signalled {
    /// The id from its sender: together with the seat it identifies one signal.
    pub id: String,
    /// The seat of its sender.
    pub seat: Seat,
    /// The name of its sender then: before the deal another person may sit there later.
    pub name: String,
    /// The signal.
    pub signal: Signal,
}
