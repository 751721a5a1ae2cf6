//! Every route, with its description.
//!
//! | file | job |
//! |---|---|
//! | `tables` | tables and their lists |
//! | `seats` | seats, votes, codes |
//! | `play` | the game without a socket |
//! | `about` | the games, the server, its description |

mod about;
mod play;
mod seats;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::http::Method;
use axum::routing::{any, get};
use serde_json::{Map, Value, json};

use crate::api::Api;
use crate::config::Games;
use crate::error::{Error, Reason};
use crate::wire::{ClientMessage, ServerMessage};
use crate::{Server, page, socket};

const GET: Method = Method::GET;
const POST: Method = Method::POST;
const PUT: Method = Method::PUT;
const PATCH: Method = Method::PATCH;
const DELETE: Method = Method::DELETE;

/// The routes and the description of those under `/api/`.
pub(crate) fn all(games: &Games) -> (Router<Arc<Server>>, Value) {
    let mut api = Api::new();
    about::add(&mut api);
    tables::add(&mut api);
    seats::add(&mut api);
    play::add(&mut api);
    let upgrade = json!({ "get": {
        "operationId": "socket",
        "summary": "Live play over a WebSocket. The client sends ClientMessage, first `look`; the \
                    server sends ServerMessage.",
        "parameters": [{
            "name": "id",
            "in": "path",
            "required": true,
            "description": "The table's id.",
            "schema": { "type": "string" },
        }],
        "responses": { "101": { "description": "The socket is open." } },
    }});
    api.add_described("/api/tables/{id}/socket", upgrade, get(socket::open));
    let description = json!({ "get": {
        "operationId": "openapi",
        "summary": "This document.",
        "responses": { "200": { "description": "Done.", "content": { "application/json": {} } } },
    }});
    api.add_described("/api/openapi.json", description, get(about::description));

    let mut more = Map::new();
    api.told().subschema_for::<ServerMessage>();
    api.asked().subschema_for::<ClientMessage>();
    for game in games.iter() {
        for (name, schema) in game.schemas(api.told()) {
            more.insert(name, schema.to_value());
        }
    }
    let (router, description) = api.finish(more);
    let nothing = || async { Error::from(Reason::NoPage) };
    let router = router.route("/api/{*rest}", any(nothing)).fallback(page::serve);
    let router = router.method_not_allowed_fallback(|| async { Error::from(Reason::NoMethod) });
    (router, description)
}
