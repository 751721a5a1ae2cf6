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

/// The routes and the description of those under `/api/`.
pub(crate) fn all(games: &Games) -> (Router<Arc<Server>>, Value) {
    const GET: Method = Method::GET;
    const POST: Method = Method::POST;
    const PUT: Method = Method::PUT;
    const PATCH: Method = Method::PATCH;
    const DELETE: Method = Method::DELETE;
    const TABLE: &str = "/api/tables/{id}";
    const SEAT: &str = "/api/tables/{id}/seats/{seat}";
    const LEND: &str = "/api/tables/{id}/seats/{seat}/lend";

    let mut api = Api::new();
    api.add((GET, "/api/games"), ("games", "The games that can be played."), about::games);
    api.add((GET, "/health"), ("health", "Whether the server is well."), about::health);

    api.add(
        (GET, "/api/tables"),
        ("public_tables", "Public tables: those with an open seat, then running ones."),
        tables::public,
    );
    api.add(
        (GET, "/api/me/tables"),
        ("my_tables", "The tables where you sit or are the host, newest first."),
        tables::mine,
    );
    api.add(
        (POST, "/api/tables"),
        ("open_table", "Opens a table; you are its host."),
        tables::open,
    );
    api.add((GET, TABLE), ("table", "A table."), tables::one);
    api.add(
        (PATCH, TABLE),
        ("change_table", "The host changes the table before the deal; then nobody is ready."),
        tables::change,
    );
    api.add(
        (POST, "/api/tables/{id}/invite"),
        ("invite", "The host makes a new key to sit down with; the old one is void."),
        tables::invite,
    );
    api.add(
        (POST, "/api/tables/{id}/start"),
        ("start", "The host deals, once every seat is taken and everybody else is ready."),
        tables::start,
    );
    api.add(
        (POST, "/api/tables/{id}/rematch"),
        ("rematch", "The table of the rematch, made once. Against bots alone it is dealt at once."),
        tables::rematch,
    );

    api.add(
        (POST, "/api/tables/{id}/seats"),
        ("sit", "Sits down; again for one more person at this browser."),
        seats::sit,
    );
    api.add(
        (PATCH, SEAT),
        ("change_seat", "Changes your name, colour or readiness."),
        seats::change,
    );
    api.add(
        (DELETE, SEAT),
        ("leave", "Leaves before the deal, or as the host sends somebody away."),
        seats::leave,
    );
    api.add(
        (PUT, "/api/tables/{id}/seats/{seat}/bot"),
        ("seat_bot", "The host seats a bot, or changes its level."),
        seats::bot,
    );
    api.add(
        (POST, "/api/tables/{id}/seats/{seat}/code"),
        (
            "code",
            "A code that moves the seat to another browser: for its owner, or for the host while \
             the owner is away.",
        ),
        seats::code,
    );
    api.add((POST, "/api/claims"), ("claim", "Uses a code: the seat is yours."), seats::claim);
    api.add((POST, LEND), ("lend", "Votes to lend an absent person's seat to a bot."), seats::lend);
    api.add((DELETE, LEND), ("unlend", "Takes your seat back from the bot."), seats::unlend);

    api.add(
        (GET, "/api/tables/{id}/state"),
        ("state", "What is new since a step; waits for it if asked to."),
        play::state,
    );
    api.add(
        (POST, "/api/tables/{id}/inputs"),
        ("input", "A seat acts. 409 with the state if something has happened meanwhile."),
        play::input,
    );
    api.add(
        (POST, "/api/tables/{id}/checks"),
        ("check", "Whether a seat may act so; nothing changes."),
        play::check,
    );
    api.add(
        (POST, "/api/tables/{id}/take-back"),
        ("take_back", "A seat takes back what it did last, if nothing has happened since."),
        play::take_back,
    );
    api.add(
        (GET, "/api/tables/{id}/history"),
        ("history", "Every step so far with its view."),
        play::history,
    );
    api.add(
        (GET, "/api/tables/{id}/record"),
        ("record", "The record of a finished game, with the secret of its luck."),
        play::record,
    );

    let upgrade = json!({ "get": {
        "operationId": "socket",
        "summary": "Live play over a WebSocket. The client sends ClientMessage, first `look`; the \
                    server sends ServerMessage.",
        "parameters": [{ "name": "id", "in": "path", "required": true, "description": "The table's id.",
                         "schema": { "type": "string" } }],
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
