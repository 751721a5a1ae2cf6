//! Every route, with its description.
//!
//! | file | job |
//! |---|---|
//! | `tables` | tables and their lists |
//! | `seats` | seats, votes, codes |
//! | `play` | the game without a socket |
//! | `practice` | practice tables |
//! | `count` | counts games played at real tables |
//! | `puzzles` | puzzles of positions |
//! | `reviews` | reviews of finished games |
//! | `operation` | shared parts of their descriptions |
//! | `about` | the games, the server, its description |

mod about;
mod count;
mod operation;
mod play;
mod practice;
mod puzzles;
mod reviews;
mod seats;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing::{any, get};
use serde_json::{Map, Value, json};
use table::Games;

pub(crate) use practice::forget_practice;

use crate::api::Api;
use crate::error::{Error, Reason};
use crate::server::Server;
use crate::wire::{ClientMessage, ServerMessage, of_any_game};
use crate::{page, socket, status};

/// The routes and the description of those under `/api/`.
pub(crate) fn all(games: &Games) -> (Router<Arc<Server>>, Value) {
    let mut api = Api::new();
    about::add(&mut api);
    let document = json!({
        "operationId": "get_description",
        "summary": "This document.",
        "responses": {
            "200": { "description": "What was asked for.", "content": { "application/json": {} } },
        },
    });
    api.add_described("/api/openapi.json", document, get(about::description));
    tables::add(&mut api);
    seats::add(&mut api);
    play::add(&mut api);
    practice::add(&mut api);
    count::add(&mut api);
    puzzles::add(&mut api);
    reviews::add(&mut api);
    let upgrade = json!({
        "operationId": "open_socket",
        "summary": "Live play over a WebSocket.",
        "description": "The client sends texts that are a `ClientMessage`, first `look`; the server \
            sends texts that are a `ServerMessage`. It closes with 1013 when it is better to \
            connect again and to look from the last step that you know, with 1012 when it \
            restarts, with 1008 after too many messages, with 1009 after one of more than \
            16 kB and with 1007 after one that is no text.",
        "parameters": [{
            "name": "id",
            "in": "path",
            "required": true,
            "description": "The table's id.",
            "schema": { "type": "string" },
        }],
        "responses": { "101": { "description": "The socket is open." } },
    });
    api.add_described("/api/tables/{id}/socket", upgrade, get(socket::open));
    let mut more = Map::new();
    api.told().subschema_for::<ServerMessage>();
    api.asked().subschema_for::<ClientMessage>();
    for game in games.iter() {
        for (name, schema) in game.schemas(api.told()) {
            more.insert(name, schema.to_value());
        }
    }
    more.extend(of_any_game(games, &more));
    more.insert("ErrorCode".to_owned(), status::codes());
    let (router, description) = api.finish(more);
    let nothing = || async { Error::from(Reason::NoPage) };
    let router = router.route("/api/{*rest}", any(nothing)).fallback(page::serve);
    let router = router.method_not_allowed_fallback(|| async { Error::from(Reason::NoMethod) });
    (router, description)
}
