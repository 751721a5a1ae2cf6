//! Prints the JSON Schema of a record, which is stored as `docs/small-city.record.schema.json`.

use std::io::{self, Write};

use schemars::generate::SchemaSettings;
use serde_json::json;
use smallcity::{Entry, ResultDoc, SetupDoc};

fn main() -> io::Result<()> {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let (setup, entry, result) = (
        generator.subschema_for::<SetupDoc>(),
        generator.subschema_for::<Entry>(),
        generator.subschema_for::<ResultDoc>(),
    );
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A record of a game of Small City",
        "description": "One game, complete or still running: its set-up and every input in order, luck included. The form only; whether the game was played by the rules is for `citywright replay` to say. See records.md.",
        "type": "object",
        "properties": {
            "format": { "const": "citywright-record/1" },
            "game": { "const": "small-city" },
            "rules": { "type": "integer", "minimum": 1, "maximum": smallcity::RULES },
            "setup": setup,
            "start": { "type": "string" },
            "seats": { "type": "array", "items": { "type": "string" }, "minItems": 1, "maxItems": 4 },
            "log": { "type": "array", "items": entry },
            "result": result,
            "luck": {
                "type": "object",
                "properties": {
                    "scheme": { "const": "chacha20/1" },
                    "commitment": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
                    "secret": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
                },
                "required": ["scheme", "commitment"],
                "additionalProperties": false,
            },
        },
        "required": ["format", "game", "rules", "setup", "seats", "log"],
        "additionalProperties": false,
        "$defs": generator.take_definitions(true),
    });
    writeln!(io::stdout(), "{schema:#}")
}
