//! Schemas of documents that depend on the game: any of those of the games that this server has.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use words::{Language, Words};

use crate::games::Games;

/// The documents that any game has, each with a description.
const PARTS: [(&str, &str); 12] = [
    ("View", "A game as its observer sees it."),
    ("Choice", "What a choice would bring."),
    ("Offers", "All that a seat may do now, in the form that a board needs."),
    ("Tables", "What never changes while a game runs, such as its pieces and prices."),
    ("Event", "Something that happened in a game."),
    ("Entry", "What a seat does, as it is sent and recorded."),
    ("Question", "A question about a position."),
    ("Answer", "The answer to a question."),
    ("Reason", "A reason for or against a choice."),
    ("Facts", "What can be counted about a choice."),
    ("Result", "How a game ended, in full."),
    ("Count", "The points of a game that was counted, in parts."),
];

/// The schemas that the functions below refer to, built from those of the games.
pub fn of_any_game(games: &Games, known: &Map<String, Value>) -> Map<String, Value> {
    let part = |(part, about): (&str, &str)| {
        let names = known.keys().filter(|name| name.ends_with(part));
        // Clients that know no game stay valid when another one joins.
        let other = json!({ "description": "That of a game which joins later." });
        let each: Vec<Value> = names.map(|name| json!(reference(name))).chain([other]).collect();
        let about = format!("{about} Which one depends on the table's `game`.");
        (format!("Game{part}"), json!({ "description": about, "anyOf": each }))
    };
    let levels = games.iter().flat_map(|game| {
        let words = Words::new(Language::english().of_game(game.name()));
        game.levels().iter().map(move |level| {
            let plays = words.tell("plays", &level.name);
            format!(" For `{}`, `{}`: {plays}", game.name(), level.name)
        })
    });
    let about = format!(
        "How well a bot plays, by the names in `/api/games`.{}",
        levels.collect::<String>()
    );
    let level = ("BotLevel".to_owned(), json!({ "type": "string", "description": about }));
    PARTS.into_iter().map(part).chain([level]).collect()
}

fn reference(name: &str) -> Schema {
    json_schema!({ "$ref": format!("#/components/schemas/{name}") })
}

pub(super) fn view(_: &mut SchemaGenerator) -> Schema {
    reference("GameView")
}

pub(super) fn choice(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "anyOf": [reference("GameChoice"), { "type": "null" }] })
}

pub(super) fn offers(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "anyOf": [reference("GameOffers"), { "type": "null" }] })
}

pub(super) fn tables(_: &mut SchemaGenerator) -> Schema {
    reference("GameTables")
}

pub(super) fn abouts(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": reference("GameChoice") })
}

pub(super) fn perhaps_abouts(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": choice(generator) })
}

pub(super) fn entries(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": reference("GameEntry") })
}

pub(super) fn events(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": reference("GameEvent") })
}

pub(super) fn entry(_: &mut SchemaGenerator) -> Schema {
    reference("GameEntry")
}

pub(super) fn question(_: &mut SchemaGenerator) -> Schema {
    reference("GameQuestion")
}

pub(super) fn answer(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "anyOf": [reference("GameAnswer"), { "type": "null" }] })
}

pub(super) fn reasons(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": reference("GameReason") })
}

pub(super) fn result(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "anyOf": [reference("GameResult"), { "type": "null" }] })
}

pub(super) fn count(_: &mut SchemaGenerator) -> Schema {
    reference("GameCount")
}

pub(super) fn level(_: &mut SchemaGenerator) -> Schema {
    reference("BotLevel")
}

/// A code of the server, or of a rule.
pub(super) fn code(_: &mut SchemaGenerator) -> Schema {
    let rules = "From the rules of a game, such as `wrong_symbol`; the status is 422.";
    json_schema!({ "anyOf": [reference("ErrorCode"), { "type": "string", "description": rules }] })
}
