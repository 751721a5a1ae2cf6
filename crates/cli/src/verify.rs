//! Checks the luck of a record against its sealed secret: `citywright replay --verify`.

use anyhow::{Result, bail};
use catalog::{Face, Luck};
use luck::{SCHEME, Secret};
use schemars::JsonSchema;
use serde::Serialize;
use words::Words;

use crate::play::say::Say;

/// A fault of sealed luck, under the name `sealed`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "wrong", rename_all = "snake_case")]
pub(crate) enum Wrong {
    /// Nothing was sealed.
    NoLuck { number: usize },
    /// The record has another draw.
    AnotherDraw,
    /// A later version of the program sealed it in an unknown way.
    UnknownScheme { scheme: String, known: &'static str },
    /// The game was not over when the record was written.
    NotTold,
    /// The record's secret is malformed.
    NoSecret,
    /// The record's secret is not the sealed one.
    AnotherSecret { hash: String },
}

/// Derives every draw of record `number` again; returns how many there are.
///
/// # Errors
/// The record has no secret, the secret is not the sealed one, or an entry differs from it; told by
/// `words`.
pub(crate) fn verify(
    game: &dyn Face,
    text: &str,
    number: usize,
    luck: Option<&Luck>,
    words: &Words,
) -> Result<usize> {
    let sealed = |wrong: &Wrong| words.tell("sealed", wrong);
    let wrong = |entry: Option<usize>, field: Option<&str>, wrong: &Wrong| {
        let (field, problem) = (field.map(str::to_owned), sealed(wrong));
        words.tell("terminal", &Say::WrongRecord { number, entry, field, problem })
    };
    let Some(luck) = luck else { bail!(sealed(&Wrong::NoLuck { number })) };
    let secret = match secret(luck) {
        Ok(secret) => secret,
        Err(problem) => bail!(wrong(None, Some("luck"), &problem)),
    };
    let draws = game.draws(text, number)?;
    for (index, draw) in draws.iter().enumerate() {
        if secret.draw(index as u64, &draw.weights) != draw.drawn {
            bail!(wrong(Some(draw.entry), None, &Wrong::AnotherDraw));
        }
    }
    Ok(draws.len())
}

/// The secret, if it is the sealed one.
fn secret(luck: &Luck) -> Result<Secret, Wrong> {
    if luck.scheme != SCHEME {
        return Err(Wrong::UnknownScheme { scheme: luck.scheme.clone(), known: SCHEME });
    }
    let hex = luck.secret.as_ref().ok_or(Wrong::NotTold)?;
    let secret = Secret::from_hex(hex).ok_or(Wrong::NoSecret)?;
    if secret.commitment() != luck.commitment {
        return Err(Wrong::AnotherSecret { hash: secret.commitment() });
    }
    Ok(secret)
}
