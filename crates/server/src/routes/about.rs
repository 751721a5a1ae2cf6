//! The games, the server, its description.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use catalog::Face;
use kernel::{ConstantsDoc, OptionKind};

use crate::api::{Api, Call};
use crate::error::{Error, Reason};
use crate::guard::ME;
use crate::outage;
use crate::push::WebPush;
use crate::server::Server;
use crate::wire::{
    BotInfo, Called, GameInfo, Health, Me, NewCall, Nothing, OfGame, OptionChoice, OptionInfo,
    OptionWhen, ServerInfo,
};

use super::operation::{DELETE, GET, PUT};

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
    api.add((GET, ME), ("get_me", "How the server knows your browser."), me);
    let forgets =
        ("forget_me", "Forgets your browser: it loses its seats, unless codes have moved them.");
    api.add((DELETE, ME), forgets, forget)["description"] = "\
        The answer takes the cookie away, and nothing is pushed to the browser any more. Seats stay \
        where they are, under their names; nobody can play them again but with a code that was \
        made before."
        .into();
    let push = ("set_call", "Has your browser called when it is your turn and no page is open.");
    api.add((PUT, "/api/me/call"), push, call)["description"] = "\
        By Web Push without content: your browser then asks for the news (`GET \
        /api/me/tables`). A browser has one address; another takes its place, null none. Only a \
        browser with a seat has one: `called` says whether it is kept."
        .into();
    api.add((GET, "/health"), ("get_health", "Whether the server is well."), health);
    let ready = (
        "get_ready",
        "Whether people should be sent here: it is well, and it knows the games that ran.",
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
        sources: game.rules().iter().map(|rule| game.source(rule)).collect(),
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
    let policy = &config.policy;
    Ok(ServerInfo {
        addresses,
        push_key: config.push.as_ref().map(WebPush::public_key),
        needs_word: policy.opening_word.is_some(),
        reviews: config.reviews,
        announcement: call.server.orders.borrow().announcement.clone(),
        foot: policy.foot.clone(),
        links: policy.links.clone(),
    })
}

async fn me(call: Call) -> Result<Me, Error> {
    let Some(browser) = call.visitor.0 else { return Ok(Me { person: None }) };
    let known = call.server.config.store.knows(browser).await?;
    Ok(Me { person: known.then(|| browser.person()) })
}

/// The guard takes the cookie away.
async fn forget(call: Call) -> Result<Me, Error> {
    if let Some(browser) = call.visitor.0 {
        call.server.config.store.set_call(browser, None).await?;
    }
    Ok(Me { person: None })
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
    let called = config.store.set_call(call.browser()?, endpoint).await?;
    Ok(Called { called })
}

async fn health(call: Call) -> Result<Health, Error> {
    let proven = outage::prove(&call.server).await;
    proven.map(|()| Health { ok: true }).map_err(|error| Error::from(error).undone())
}

async fn ready_for_people(call: Call) -> Result<Health, Error> {
    if !call.server.ready.load(Ordering::Relaxed) {
        return Err(Reason::Unwell.into());
    }
    health(call).await
}

pub(super) async fn description(State(server): State<Arc<Server>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], server.description.clone())
}
