//! Positions that name their game: `game: small-city 2 modules=police`, then the text of the
//! game.

use std::collections::BTreeMap;

use kernel::{BadPosition, Notation, Word, phrases};
use record::Luck;
use serde_json::Value;

use crate::Agreement;

/// The first word of the head of a position.
const GAME: &str = "game:";

/// A moment of a game, as a position.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The game.
    pub game: &'static str,
    /// What was agreed; it begins in the position.
    pub agreement: Agreement,
    /// The number of draws before it.
    pub draws: u64,
    /// The sealed secret of the game's luck, if it has one that is known.
    pub luck: Option<Luck>,
}

impl Moment {
    /// The position with its head.
    pub fn text(&self) -> String {
        let text = self.agreement.start.as_deref().unwrap_or_default();
        format!("{}\n{text}", head_line(self.game, &self.agreement))
    }
}

/// What the head of a position says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name of the game.
    pub game: String,
    /// The number of players and the options.
    pub agreement: Agreement,
}

/// The head of a position, if it has one.
///
/// # Errors
/// It has one that is wrong.
///
/// # Examples
/// ```
/// let head = catalog::head("game: small-city 2 modules=police\nround 1")?.expect("a head");
/// assert_eq!((&*head.game, head.agreement.players), ("small-city", 2));
/// assert_eq!(head.agreement.options["modules"], "police");
/// # Ok::<(), kernel::BadPosition>(())
/// ```
pub fn head(text: &str) -> Result<Option<Head>, BadPosition> {
    let mut phrases = phrases(text).into_iter();
    let Some(line) = phrases.next().filter(|phrase| phrase.head.text == GAME) else {
        return Ok(None);
    };
    let [game, players, ref options @ ..] = *line.rest else {
        let problem = "write a game and its number of players, such as game: simplicity 4";
        return Err(line.head.bad(problem));
    };
    let mut agreement = Agreement { players: players.number()?, ..Agreement::default() };
    for word in options {
        let wrong = || word.bad(format!("{:?} is no option; write such as key=value", word.text));
        let (key, value) = word.text.split_once('=').ok_or_else(wrong)?;
        if key == "rules" {
            let value = Word { text: value, ..*word };
            agreement.rules = Some(value.number()?);
        } else {
            agreement.options.insert(key.to_owned(), value.replace("%20", " "));
        }
    }
    Ok(Some(Head { game: game.text.to_owned(), agreement }))
}

/// The line of [`head`].
pub(crate) fn head_line(game: &str, agreement: &Agreement) -> String {
    let mut line = format!("{GAME} {game} {}", agreement.players);
    if let Some(rules) = agreement.rules {
        line += &format!(" rules={rules}");
    }
    for (key, value) in &agreement.options {
        line += &format!(" {key}={}", value.replace(' ', "%20"));
    }
    line
}

/// The options of a set-up, as people write them; those with their defaults are left out.
pub(crate) fn options_of<G: Notation>(doc: &G::SetupDoc, players: u8) -> BTreeMap<String, String> {
    let told = serde_json::to_value(doc).unwrap_or_default();
    let mut made = G::default_setup(players);
    let mut options = BTreeMap::new();
    for option in G::OPTIONS {
        let default = made.clone();
        let Some(value) = told.get(option.key).and_then(written) else { continue };
        // A fixed order has had its effect before any position.
        if G::set_option(&mut made, option.key, &value).is_err() {
            made = default;
        } else if made != default {
            options.insert(option.key.to_owned(), value);
        }
    }
    options
}

/// A value of a set-up as people write it.
fn written(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(flag) => Some(if *flag { "yes" } else { "no" }.to_owned()),
        Value::Number(number) => Some(number.to_string()),
        Value::Array(parts) => {
            let parts: Option<Vec<&str>> = parts.iter().map(Value::as_str).collect();
            parts.map(|parts| parts.join(","))
        }
        Value::Null | Value::Object(_) => None,
    }
}
