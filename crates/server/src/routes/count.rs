//! Counts games that were played at a real table.

use super::operation::{POST, example};
use super::practice::headed;
use crate::api::{Api, Call};
use crate::error::Error;
use crate::wire::{Counted, NewCount, Nothing};

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    let counts = ("count_game", "Counts a finished game, part by part.");
    let operation = api.add((POST, "/api/count"), counts, count);
    operation["description"] = "\
        The text is a final position or a score sheet (docs/records.md). The server does not store it."
        .into();
    operation["requestBody"]["content"]["application/json"]["example"] = example("count_game");
}

async fn count(call: Call<Nothing, Nothing, NewCount>) -> Result<Counted, Error> {
    let text = &call.body.position;
    let (face, agreement) = headed(&call.server.config, text)?;
    Ok(Counted(face.count(&agreement, text)?))
}
