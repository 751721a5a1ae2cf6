//! Why a request is refused.

use std::fmt;

use kernel::{Fault, Notation, each_fault};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// Why a request is refused: every fault of the set-up, the components or the players, at least
/// one, each with its code and rule.
#[derive(Debug)]
pub struct Refusal {
    /// The faults, at least one.
    pub faults: Vec<Box<dyn Fault>>,
    /// Whether all faults are names that the request itself got wrong, such as a bot's, and none
    /// concerns the game.
    pub is_bad_request: bool,
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl Refusal {
    /// Why a set-up of a game cannot be played.
    // Error mapping passes the error by value.
    #[allow(clippy::needless_pass_by_value)]
    pub fn of_setup<G: Notation>(bad: G::BadSetup) -> Refusal {
        let faults = each_fault(&bad).into_iter();
        let faults = faults.map(|fault| Box::new(Refused::of_game(G::NAME, fault)) as _);
        Refusal { faults: faults.collect(), is_bad_request: false }
    }
}

/// Faults outside the games: data files, names of players, and existing refusals.
impl<F: Fault> From<F> for Refusal {
    fn from(fault: F) -> Refusal {
        Refusal { faults: vec![Box::new(fault)], is_bad_request: false }
    }
}

/// A refusal by a game, of a set-up or of a step at a table. It may reveal the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The game whose messages render the document.
    pub game: &'static str,
    /// A stable name for programs.
    pub code: &'static str,
    /// The broken rule.
    pub rule: Option<&'static str>,
    /// The details: the game's `Refusal` document, that of a fault of a set-up, or a [`NotForYou`].
    pub document: Value,
}

/// Input that no seat may send or try, whatever the rules of the game say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum NotForYou {
    /// It is not an entry of the game.
    NoEntry {
        /// The game's title.
        title: &'static str,
        /// The message of the JSON parser.
        fault: String,
    },
    /// It is not a question of the game.
    NoQuestion {
        /// The game's title.
        title: &'static str,
        /// The message of the JSON parser.
        fault: String,
    },
    /// Only another seat may do it.
    AnotherSeat,
    /// It is a draw.
    Luck,
    /// It ends the turn or its step, but more entries follow, or it is only a try.
    EndsTurn,
    /// It leads to a draw, but more entries follow, or it is only a try.
    LuckIsNext,
}

impl Refused {
    /// A fault of a game that has a document.
    fn of_game(game: &'static str, fault: &dyn Fault) -> Refused {
        let (code, rule) = (fault.code(), fault.rule());
        Refused { game, code, rule, document: fault.document().unwrap_or_default() }
    }

    /// Input that no seat of a game may send.
    pub(crate) fn outright(game: &'static str, why: &NotForYou) -> Refused {
        let code = match why {
            NotForYou::NoEntry { .. } => "no_entry",
            NotForYou::NoQuestion { .. } => "no_question",
            NotForYou::AnotherSeat => "not_your_seat",
            NotForYou::Luck => "luck",
            NotForYou::EndsTurn => "ends_turn",
            NotForYou::LuckIsNext => "luck_is_next",
        };
        let document = serde_json::to_value(why).unwrap_or_default();
        Refused { game, code, rule: None, document }
    }
}

impl std::error::Error for Refused {}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.document)
    }
}

impl Fault for Refused {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }

    fn document(&self) -> Option<Value> {
        Some(self.document.clone())
    }
}
