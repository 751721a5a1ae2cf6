//! The games, the server, its description.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use store::StoreError;

use crate::Server;
use crate::api::{Api, Call};
use crate::error::{Error, Reason};
use crate::wire::{BotInfo, GameInfo, Health, OptionInfo, Rule};

use super::GET;

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("server", "The games, the server, this document.");
    api.add((GET, "/api/games"), ("list_games", "The games that can be played."), games);
    api.add((GET, "/health"), ("get_health", "Whether the server is well."), health);
}

async fn games(call: Call) -> Result<Vec<GameInfo>, Error> {
    let games = call.server.config.games.iter().map(|game| GameInfo {
        name: game.name(),
        title: game.title(),
        players: game.players().collect(),
        options: game
            .options()
            .iter()
            .map(|option| OptionInfo {
                key: option.key,
                choices: option.choices,
                other: option.other,
                rule: option.rule,
            })
            .collect(),
        bots: game
            .levels()
            .iter()
            .map(|level| BotInfo { name: level.name, about: level.about })
            .collect(),
        rules: game.rules().iter().map(|&(id, text)| Rule { id, text }).collect(),
        has_secrets: game.has_secrets(),
    });
    Ok(games.collect())
}

async fn health(call: Call) -> Result<Health, Error> {
    // No table has this id: the database answers that, if it answers.
    match call.server.config.store.load("").await {
        Ok(_) | Err(StoreError::NotFound) => Ok(Health { ok: true }),
        Err(_) => Err(Reason::Unwell.into()),
    }
}

pub(super) async fn description(State(server): State<Arc<Server>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], server.description.clone())
}
