//! The games, the server, its description.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use catalog::Face;
use kernel::{ConstantsDoc, OptionKind};
use store::StoreError;

use crate::api::{Api, Call};
use crate::error::{Error, Reason};
use crate::push::WebPush;
use crate::server::Server;
use crate::wire::{
    BotInfo, Called, GameInfo, Health, NewCall, Nothing, OfGame, OptionChoice, OptionInfo,
    OptionWhen, ServerInfo,
};

use super::operation::{GET, PUT};

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("server", "The games, the server, this document.");
    api.add((GET, "/api/games"), ("list_games", "The games that can be played."), games);
    let tells = "The numbers of a game, each with its source.";
    api.add((GET, "/api/games/{game}/constants"), ("list_constants", tells), constants)["description"] =
        "\
        Each named set has its differences; a game that does not publish its numbers has none."
            .into();
    api.add((GET, "/api/server"), ("get_server", "Facts about the server."), about);
    let push = ("set_call", "Has your browser called when it is your turn and no page is open.");
    api.add((PUT, "/api/me/call"), push, call)["description"] = "\
        By Web Push without content: your browser then asks for the news (`GET \
        /api/me/tables`). A browser has one address; another takes its place, null none."
        .into();
    api.add((GET, "/health"), ("get_health", "Whether the server is well."), health);
    let ready = (
        "get_ready",
        "Whether people should be sent here: it is well, and the games that ran go on.",
    );
    api.add((GET, "/ready"), ready, ready_for_people);
}

async fn games(call: Call) -> Result<Vec<GameInfo>, Error> {
    let games = call.server.config.games.iter().map(|game| GameInfo {
        name: game.name(),
        title: game.title(),
        players: game.players().collect(),
        options: game.options().iter().map(|option| told(game, option)).collect(),
        bots: game.levels().iter().map(|level| BotInfo { name: level.name }).collect(),
        rules: game.rules().to_vec(),
        has_secrets: game.has_secrets(),
    });
    Ok(games.collect())
}

async fn constants(call: Call<OfGame>) -> Result<ConstantsDoc, Error> {
    let game = call.server.config.games.get(&call.path.game).ok_or(Reason::NoGame)?;
    Ok(game.constants())
}

/// An option with the choices that this server has.
fn told(game: &dyn Face, option: &kernel::OptionInfo) -> OptionInfo {
    let names = match option.kind {
        OptionKind::Set => game.sets(),
        _ => option.choices.iter().map(|&name| name.to_owned()).collect(),
    };
    let pairs = |pairs: &[(&'static str, &'static str)], name: &str| -> Vec<&'static str> {
        pairs.iter().filter(|(own, _)| *own == name).map(|(_, other)| *other).collect()
    };
    // Exclusions are mutual.
    let mirrored: Vec<_> =
        option.excludes.iter().flat_map(|&(one, other)| [(one, other), (other, one)]).collect();
    let choice = |name: String| OptionChoice {
        needs: pairs(option.needs, &name),
        excludes: pairs(&mirrored, &name),
        asks: option
            .asks
            .iter()
            .filter(|(own, _)| *own == name)
            .map(|&(_, (key, choice))| OptionWhen { key, choice })
            .collect(),
        name,
    };
    OptionInfo {
        key: option.key,
        kind: option.kind,
        choices: names.into_iter().map(choice).collect(),
        once: option.once,
        other: option.other,
        when: option.when.map(|(key, choice)| OptionWhen { key, choice }),
        rule: option.rule,
    }
}

async fn about(call: Call) -> Result<ServerInfo, Error> {
    let config = &call.server.config;
    let addresses = match &config.public_url {
        Some(url) => vec![url.trim_end_matches('/').to_owned()],
        None => config.addresses.clone(),
    };
    let push_key = config.push.as_ref().map(WebPush::public_key);
    Ok(ServerInfo { addresses, push_key })
}

async fn call(call: Call<Nothing, Nothing, NewCall>) -> Result<Called, Error> {
    let config = &call.server.config;
    let endpoint = call.body.endpoint.as_deref();
    if let Some(endpoint) = endpoint {
        let push = config.push.as_ref().ok_or(Reason::NoCalls)?;
        if !push.is_known(endpoint) {
            return Err(Reason::BadEndpoint.into());
        }
    }
    config.store.set_call(call.browser()?, endpoint).await?;
    Ok(Called { called: endpoint.is_some() })
}

async fn health(call: Call) -> Result<Health, Error> {
    let config = &call.server.config;
    // Test reading too: no table has this id.
    let read = match config.store.load("").await {
        Ok(_) | Err(StoreError::NotFound) => Ok(()),
        Err(error) => Err(error),
    };
    let proven = read.and(config.store.prove(config.time.now()).await);
    proven.map(|()| Health { ok: true }).map_err(|_| Reason::Unwell.into())
}

async fn ready_for_people(call: Call) -> Result<Health, Error> {
    if !call.server.loaded.load(Ordering::Relaxed) {
        return Err(Reason::Unwell.into());
    }
    health(call).await
}

pub(super) async fn description(State(server): State<Arc<Server>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], server.description.clone())
}
