//! Routes and their description, made together: every route has a description, and it follows from
//! the types of the handler.
//!
//! This replaces an `OpenAPI` library: the stable ones bring derive macros of their own or an older
//! `schemars` than the games use.

use std::any::TypeId;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::Method;
use axum::http::header::CACHE_CONTROL;
use axum::routing::{MethodFilter, MethodRouter, on};
use axum::{Json, Router};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use store::TokenHash;

use crate::error::{Detail, Error, Reason};
use crate::guard::{Address, Visitor};
use crate::server::Server;
use crate::token;
use crate::wire::{ErrorBody, Nothing};

/// Introduction of the `OpenAPI` document.
const ABOUT: &str = "\
Tables, seats and live play. Everything is JSON.

A cookie identifies you, `citywright` or over https `__Host-citywright`. The first change sets it: keep it, \
it is you.

To play: open a table (`POST /api/tables`) or sit down at one (`POST /api/tables/{id}/seats`); look \
(`GET /api/tables/{id}/state?seat=0`); send one of your entries (`GET /api/tables/{id}/choices?seat=0`), or one that follows from the \
`offers`, with the `seq` that you chose by (`POST /api/tables/{id}/inputs`); wait for news (`...&since=SEQ&mark=MARK&wait=20`); and \
so on until the `status` of the table is `over`. Instead of waiting you may open a socket.

Links for people: `/t/{id}` is a table, to watch or to play; `/t/{id}#k=KEY` invites to sit down, \
where KEY is the `invite` that the requests name; `/claim#CODE` moves a seat to the browser that \
opens it.

A refusal has a status of 400 or more and an `ErrorBody`: act by its `error.code`, show its \
`error.text`. Unknown members of a body are refused. A body or a message has at most 16 kB; an \
address may ask 50 times in a second in the long run, if the operator allows no more, and open 30 tables \
in a minute, and so many in a day as the operator allows (429 beyond that); a socket may send 20 messages \
in a second. Where nothing was done (503), `retry_after` is after how many seconds to send the same again.

All times are milliseconds since 1970-01-01 00:00 UTC. Seats are counted from 0.";

/// A request: path, query and body.
pub(crate) struct Call<P = Nothing, Q = Nothing, B = Nothing> {
    pub(crate) server: Arc<Server>,
    pub(crate) visitor: Visitor,
    pub(crate) address: IpAddr,
    pub(crate) path: P,
    pub(crate) query: Q,
    pub(crate) body: B,
}

impl<P, Q, B> Call<P, Q, B> {
    /// The browser that asks. Every request that changes something has one.
    ///
    /// # Errors
    /// The browser is unknown.
    pub(crate) fn browser(&self) -> Result<TokenHash, Error> {
        self.visitor.0.ok_or_else(|| Reason::NotSeated.into())
    }
}

impl<P, Q, B> FromRequest<Arc<Server>> for Call<P, Q, B>
where
    P: DeserializeOwned + Send,
    Q: DeserializeOwned + Send,
    B: DeserializeOwned + Send + 'static,
{
    type Rejection = Error;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, Error> {
        let (mut parts, body) = request.into_parts();
        let path = Path::<P>::from_request_parts(&mut parts, server).await;
        let Path(path) = path.map_err(|_| Error::from(Reason::NoSeat))?;
        let query = Query::<Q>::from_request_parts(&mut parts, server).await;
        let Query(query) = query.map_err(|error| unread_query(&error.body_text()))?;
        let visitor = parts.extensions.get::<Visitor>().copied().unwrap_or_default();
        let address = parts.extensions.get::<Address>();
        let address = address.map_or(Ipv4Addr::UNSPECIFIED.into(), |Address(address)| *address);
        let bytes = Bytes::from_request(Request::from_parts(parts, body), server).await;
        let bytes = bytes.map_err(|_| Error::from(Reason::TooLarge))?;
        let text: &[u8] = if TypeId::of::<B>() == TypeId::of::<Nothing>() { b"{}" } else { &bytes };
        let body = serde_json::from_slice(text).map_err(|error| unread(&error))?;
        Ok(Call { server: Arc::clone(server), visitor, address, path, query, body })
    }
}

/// The refusal of JSON that cannot be parsed.
pub(crate) fn unread(error: &serde_json::Error) -> Error {
    Error::because(Reason::BadBody, &Detail::Unread { fault: error.to_string() })
}

/// The refusal of a query that cannot be parsed, without the parser's own prefix.
fn unread_query(text: &str) -> Error {
    let fault = text.split_once(": ").map_or(text, |(_, why)| why).to_owned();
    Error::because(Reason::BadQuery, &Detail::UnreadQuery { fault })
}

/// Routes and their description.
pub(crate) struct Api {
    router: Router<Arc<Server>>,
    paths: Map<String, Value>,
    /// Tag of the routes added next.
    tag: &'static str,
    tags: Vec<Value>,
    /// The largest body of the route added next, where that is not the largest of all others.
    body: Option<usize>,
    /// Schemas of requests, where fields with a default are optional.
    asked: SchemaGenerator,
    /// Schemas of responses, where every field is present.
    told: SchemaGenerator,
}

impl Api {
    pub(crate) fn new() -> Api {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.meta_schema = None;
            })
        };
        Api {
            router: Router::new(),
            paths: Map::new(),
            tag: "",
            tags: Vec::new(),
            body: None,
            asked: settings().for_deserialize().into_generator(),
            told: settings().for_serialize().into_generator(),
        }
    }

    /// Sets the tag of the routes added next.
    pub(crate) fn about(&mut self, tag: &'static str, about: &str) {
        self.tag = tag;
        self.tags.push(json!({ "name": tag, "description": about }));
    }

    /// Sets the largest body of the route added next.
    pub(crate) fn body_up_to(&mut self, bytes: usize) {
        self.body = Some(bytes);
    }

    /// Adds a route: the name and summary of its operation, and its handler. Returns the operation
    /// for further description.
    pub(crate) fn add<P, Q, B, T, F, Fut>(
        &mut self,
        route: (Method, &'static str),
        told: (&str, &str),
        handler: F,
    ) -> &mut Value
    where
        P: DeserializeOwned + JsonSchema + Send + 'static,
        Q: DeserializeOwned + JsonSchema + Send + 'static,
        B: DeserializeOwned + JsonSchema + Send + 'static,
        T: Serialize + JsonSchema + 'static,
        F: Fn(Call<P, Q, B>) -> Fut + Clone + Send + Sync + 'static,
        Fut: Future<Output = Result<T, Error>> + Send,
    {
        self.add_kept(route, told, handler, "no-store")
    }

    /// Adds a route whose response never changes: clients may cache it for a day.
    pub(crate) fn add_lasting<P, T, F, Fut>(
        &mut self,
        path: &'static str,
        told: (&str, &str),
        handler: F,
    ) where
        P: DeserializeOwned + JsonSchema + Send + 'static,
        T: Serialize + JsonSchema + 'static,
        F: Fn(Call<P>) -> Fut + Clone + Send + Sync + 'static,
        Fut: Future<Output = Result<T, Error>> + Send,
    {
        self.add_kept((Method::GET, path), told, handler, "private, max-age=86400, immutable");
    }

    /// Adds a route with this `Cache-Control`.
    fn add_kept<P, Q, B, T, F, Fut>(
        &mut self,
        (method, path): (Method, &'static str),
        (name, about): (&str, &str),
        handler: F,
        kept: &'static str,
    ) -> &mut Value
    where
        P: DeserializeOwned + JsonSchema + Send + 'static,
        Q: DeserializeOwned + JsonSchema + Send + 'static,
        B: DeserializeOwned + JsonSchema + Send + 'static,
        T: Serialize + JsonSchema + 'static,
        F: Fn(Call<P, Q, B>) -> Fut + Clone + Send + Sync + 'static,
        Fut: Future<Output = Result<T, Error>> + Send,
    {
        let parameters = [self.parameters::<P>("path"), self.parameters::<Q>("query")].concat();
        let mut operation = json!({
            "operationId": name,
            "tags": [self.tag],
            "summary": about,
            "parameters": parameters,
            "responses": {
                "200": {
                    "description": if method == Method::GET { "What was asked for." } else { "Done." },
                    "content": { "application/json": { "schema": self.told.subschema_for::<T>() } },
                },
                "default": self.refusal("Refused."),
            },
        });
        if TypeId::of::<B>() != TypeId::of::<Nothing>() {
            operation["requestBody"] = json!({
                "required": true,
                "content": { "application/json": { "schema": self.asked.subschema_for::<B>() } },
            });
        }
        let name = method.as_str().to_lowercase();
        let filter = MethodFilter::try_from(method).unwrap_or(MethodFilter::GET);
        let route = move |call: Call<P, Q, B>| {
            let answer = handler(call);
            async move { answer.await.map(|answer| ([(CACHE_CONTROL, kept)], Json(answer))) }
        };
        self.route(path, on(filter, route));
        let operations = self.paths.entry(path).or_insert_with(|| json!({}));
        operations[&name] = operation;
        &mut operations[&name]
    }

    /// The description of an error response.
    pub(crate) fn refusal(&mut self, about: &str) -> Value {
        let schema = self.told.subschema_for::<ErrorBody>();
        json!({ "description": about, "content": { "application/json": { "schema": schema } } })
    }

    /// Adds a route with a handwritten description.
    pub(crate) fn add_described(
        &mut self,
        path: &'static str,
        mut operation: Value,
        route: MethodRouter<Arc<Server>>,
    ) {
        operation["tags"] = json!([self.tag]);
        operation["responses"]["default"] = self.refusal("Refused.");
        self.paths.insert(path.to_owned(), json!({ "get": operation }));
        self.route(path, route);
    }

    fn route(&mut self, path: &'static str, route: MethodRouter<Arc<Server>>) {
        let route = match self.body.take() {
            Some(bytes) => route.layer(DefaultBodyLimit::max(bytes)),
            None => route,
        };
        let router = std::mem::take(&mut self.router);
        self.router = router.route(path, route);
    }

    /// The fields of a type as parameters.
    fn parameters<T: JsonSchema>(&mut self, place: &str) -> Vec<Value> {
        let schema = T::json_schema(&mut self.asked);
        let required: Vec<&str> = schema
            .get("required")
            .and_then(Value::as_array)
            .map_or_else(Vec::new, |names| names.iter().filter_map(Value::as_str).collect());
        let fields = schema.get("properties").and_then(Value::as_object);
        let parameter = |(name, schema): (&String, &Value)| {
            let mut schema = schema.clone();
            let about = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            json!({
                "name": name,
                "in": place,
                "required": required.contains(&name.as_str()),
                "description": about,
                "schema": schema,
            })
        };
        fields.into_iter().flatten().map(parameter).collect()
    }

    /// Schema generator for responses.
    pub(crate) fn told(&mut self) -> &mut SchemaGenerator {
        &mut self.told
    }

    /// Schema generator for requests.
    pub(crate) fn asked(&mut self) -> &mut SchemaGenerator {
        &mut self.asked
    }

    /// The routes and the `OpenAPI` document, with these extra schemas.
    pub(crate) fn finish(mut self, more: Map<String, Value>) -> (Router<Arc<Server>>, Value) {
        let mut schemas = self.asked.take_definitions(true);
        schemas.extend(self.told.take_definitions(true));
        // Most of them are defined already; the extra entry is a mere reference.
        for (name, schema) in more {
            schemas.entry(name).or_insert(schema);
        }
        schemas.sort_keys();
        let document = json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Citywright",
                "version": env!("CARGO_PKG_VERSION"),
                "description": ABOUT,
            },
            "servers": [{ "url": "/", "description": "The server that gave you this document." }],
            // Requests without a cookie may read public data.
            "security": [{ "browser": [] }, {}],
            "tags": self.tags,
            "paths": self.paths,
            "components": {
                "schemas": schemas,
                "securitySchemes": { "browser": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": token::COOKIE,
                    "description": "Who you are. The first POST, PUT, PATCH or DELETE that is not \
                        refused sets it, no GET ever does. It lasts a year. If you lose it, \
                        you lose your seats, unless a code moves them (`POST /api/claims`).",
                } },
            },
        });
        (self.router, document)
    }
}
