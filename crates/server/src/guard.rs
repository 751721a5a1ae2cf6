//! What stands before every route: who asks, from which page, how often, and what browsers may do
//! with the answer.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::TokenHash;

use crate::error::{Error, Reason};
use crate::limits::address;
use crate::server::Server;
use crate::token;

/// What a page may do: nothing but what this server itself serves.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The browser of a request, if it is known.
#[derive(Clone, Copy, Default)]
pub(crate) struct Visitor(pub(crate) Option<TokenHash>);

/// The address that a request comes from.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Says what browsers may do with an answer.
pub(crate) async fn headers(
    State(server): State<Arc<Server>>,
    request: Request,
    next: Next,
) -> Response {
    let isolated = server.is_secure() || is_at_home(request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    // Browsers complain about it anywhere else.
    if isolated {
        set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    }
    if server.is_secure() {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Lets through who may ask, and says who it is.
pub(crate) async fn admit(
    State(server): State<Arc<Server>>,
    mut request: Request,
    next: Next,
) -> Response {
    if !request.uri().path().starts_with("/api/") {
        return next.run(request).await;
    }
    if !server.limits.allow(&request) {
        return Error::from(Reason::TooFast).into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key("upgrade");
    if (changes || upgrades) && !is_from_here(&server, request.headers()) {
        return Error::from(Reason::BadOrigin).into_response();
    }
    let mut cookies = request.headers().get_all(COOKIE).into_iter();
    let known = cookies.find_map(|header| token::cookie_of(header.to_str().ok()?));
    let known = known.filter(|value| token::is_cookie(value)).map(token::hash);
    let address = Address(address(&request));
    request.extensions_mut().insert(address);
    if known.is_some() || !changes {
        request.extensions_mut().insert(Visitor(known));
        return next.run(request).await;
    }
    let cookie = token::new_cookie();
    request.extensions_mut().insert(Visitor(Some(token::hash(&cookie))));
    let mut response = next.run(request).await;
    let header = HeaderValue::from_str(&token::set_cookie(&cookie, server.is_secure()));
    if let Some(header) = header.ok().filter(|_| response.status().is_success()) {
        response.headers_mut().append(SET_COOKIE, header);
    }
    response
}

/// Writes a line about each request. What stands behind the path may be secret, so it is left out.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let start = Instant::now();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), start.elapsed());
    tracing::debug!(%method, path, status, ?took, "request");
    response
}

/// Whether a request comes from a page of this server, or from no page at all.
fn is_from_here(server: &Server, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if server.config.public_url.as_deref().map(|url| url.trim_end_matches('/')) == Some(origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").is_some_and(|(_, from)| Some(from) == host)
}

/// Whether browsers trust the address without https, because it is that of their own machine.
fn is_at_home(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let port = host.rsplit_once(':').map(|(_, port)| port);
    let has_port = port.is_some_and(|port| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = if has_port { host.rsplit_once(':').map_or(host, |(name, _)| name) } else { host };
    ["localhost", "127.0.0.1", "[::1]"].contains(&name)
}
