//! Law 3: replaying the log gives an equal state; written documents read back unchanged.

use std::fmt::Debug;

use kernel::{Game, InputOf, Notation, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::broken::{Broken, ensure, json};
use crate::{Subject, Walk};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let at = walk.inputs.len();
    let game = setup::<S>(&walk.game).map_err(|what| Broken { at: 0, what })?;
    let mut state = game.start();
    for (at, input) in walk.inputs.iter().enumerate() {
        let read = entry(&game, input).map_err(|what| Broken { at, what })?;
        ensure(read == *input, at, || format!("{input:?} is written and reads back as {read:?}"))?;
        let verdict = game.apply(&mut state, &read);
        ensure(verdict.is_ok(), at, || format!("the replay refuses {input:?}: {verdict:?}"))?;
        ensure(state == walk.states[at + 1], at + 1, || {
            format!("the replay gives {state:?} and not {:?}", walk.states[at + 1])
        })?;
    }
    for (at, state) in walk.states.iter().enumerate() {
        let (result, turn) = (walk.game.result(state), walk.game.turn(state));
        ensure(result.is_some() == (turn == Turn::Over), at, || {
            format!("the turn is {turn:?} but the result is {result:?}")
        })?;
    }
    let Some(result) = walk.game.result(&walk.states[at]) else { return Ok(()) };
    let again = game.result(&state).map(|result| json(&result));
    ensure(again.as_ref() == Some(&json(&result)), at, || {
        format!("the replay's result is {again:?} and not {}", json(&result))
    })?;
    read_back(&result).map_err(|what| Broken { at, what }).map(drop)
}

/// The game compiled again from its set-up, written and read back.
fn setup<S: Subject>(game: &S::Game) -> Result<S::Game, String> {
    let doc = read_back(&<S::Game as Notation>::setup_doc(game.setup()))?;
    let setup = <S::Game as Notation>::setup_from(&doc, S::Game::RULES, &S::library())
        .map_err(|bad| format!("the set-up's own document is refused: {bad}: {}", json(&doc)))?;
    if setup != S::as_written(game.setup()) {
        return Err(format!("another set-up is read back from {}", json(&doc)));
    }
    S::Game::new(&setup).map_err(|bad| bad.to_string())
}

/// An input, written and read back.
fn entry<G: Notation>(game: &G, input: &InputOf<G>) -> Result<InputOf<G>, String> {
    let entry = read_back(&game.entry(input))?;
    game.input(&entry).map_err(|why| format!("the entry {} is refused: {why}", json(&entry)))
}

/// A document, written to JSON and read back. It must keep its bytes, and the reader must refuse it
/// with one field more.
fn read_back<T>(doc: &T) -> Result<T, String>
where
    T: Debug + PartialEq + Serialize + DeserializeOwned,
{
    let text =
        serde_json::to_string(doc).map_err(|error| format!("{doc:?} of no form: {error}"))?;
    let read: T = serde_json::from_str(&text).map_err(|error| format!("{text}: {error}"))?;
    if read != *doc || json(&read) != text {
        return Err(format!(
            "{text} reads back as {}, that is {read:?} and not {doc:?}",
            json(&read)
        ));
    }
    if let Ok(Value::Object(mut fields)) = serde_json::from_str(&text) {
        fields.insert("no such field".into(), Value::Null);
        if let Ok(doc) = serde_json::from_value::<T>(fields.into()) {
            return Err(format!("an unknown field passes unnoticed in {}", json(&doc)));
        }
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::read_back;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Strict {
        seats: u8,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Lax {
        seats: u8,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Forgetful {
        #[serde(skip)]
        seats: u8,
    }

    #[test]
    fn a_document_reads_back_and_refuses_unknown_fields() {
        assert_eq!(read_back(&Strict { seats: 2 }), Ok(Strict { seats: 2 }));
        let lax = read_back(&Lax { seats: 2 }).unwrap_err();
        assert!(lax.contains("unknown field"), "{lax}");
        let forgetful = read_back(&Forgetful { seats: 2 }).unwrap_err();
        assert!(forgetful.contains("reads back as"), "{forgetful}");
    }
}
