//! Shared parts of operation descriptions.

use axum::http::Method;
use serde_json::Value;

pub(super) const GET: Method = Method::GET;
pub(super) const POST: Method = Method::POST;
pub(super) const PUT: Method = Method::PUT;
pub(super) const PATCH: Method = Method::PATCH;
pub(super) const DELETE: Method = Method::DELETE;

/// Example of an operation's body or answer, from a played game.
pub(super) fn example(operation: &str) -> Value {
    let examples = serde_json::from_str::<Value>(include_str!("examples.json"));
    examples.map_or(Value::Null, |mut examples| examples[operation].take())
}
