//! Middleware before every route: visitor, origin, rate limit, security headers.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, ORIGIN, REFERRER_POLICY,
    SET_COOKIE, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::TokenHash;
use tracing::Instrument;

use crate::address::address;
use crate::error::{Error, Reason, Refused};
use crate::preview;
use crate::server::Server;
use crate::token;

/// The browser itself.
pub(crate) const ME: &str = "/api/me";

/// Health checks. They count against the rate limit because they write to the database.
const WELL: [&str; 2] = ["/health", "/ready"];

/// What a page may load: only what this server serves, and images that the page draws itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The browser's statement about the page that asks.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The id of a request in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The browser of a request, if it is known.
#[derive(Clone, Copy, Default)]
pub(crate) struct Visitor(pub(crate) Option<TokenHash>);

/// The client address of a request.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Adds security headers to a response.
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
    // Browsers warn about it on any other address.
    if isolated {
        set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    }
    if server.is_secure() {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses requests that are too frequent or come from another site, and identifies the visitor.
pub(crate) async fn admit(
    State(server): State<Arc<Server>>,
    mut request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    // Files of the page cost nothing.
    if !path.starts_with("/api/") && !WELL.contains(&path) && !preview::is_picture(path) {
        return next.run(request).await;
    }
    let address = address(&request, &server.config.trusted_proxies);
    if !server.limits.allow(address, &request) {
        return Error::from(Reason::TooFast).into_response();
    }
    if server.orders.borrow().bans(address, server.config.time.now()) {
        return Error::from(Reason::Banned).into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key("upgrade");
    if (changes || upgrades) && !is_from_here(&server, request.headers()) {
        return Error::from(Reason::BadOrigin).into_response();
    }
    if changes && is_form(request.headers()) {
        return Error::from(Reason::BadType).into_response();
    }
    let secure = server.is_secure();
    let mut cookies = request.headers().get_all(COOKIE).into_iter();
    let sent = cookies.find_map(|header| token::cookie_of(header.to_str().ok()?, secure));
    let sent = sent.filter(|value| token::is_cookie(value)).map(token::hash);
    // A cookie that no seat has may be one that another page has planted: give a new one instead.
    let known = match sent {
        Some(browser) if changes && !knows(&server, browser).await => None,
        sent => sent,
    };
    request.extensions_mut().insert(Address(address));
    if *request.method() == Method::DELETE && request.uri().path() == ME {
        request.extensions_mut().insert(Visitor(sent));
        let response = next.run(request).await;
        return with_cookie(response, &token::end_cookie(secure));
    }
    if known.is_some() || !changes {
        request.extensions_mut().insert(Visitor(known));
        return next.run(request).await;
    }
    let cookie = token::new_cookie();
    request.extensions_mut().insert(Visitor(Some(token::hash(&cookie))));
    let response = next.run(request).await;
    with_cookie(response, &token::set_cookie(&cookie, secure))
}

/// Adds a cookie to an answer, unless it is a refusal.
fn with_cookie(mut response: Response, cookie: &str) -> Response {
    let header = HeaderValue::from_str(cookie).ok().filter(|_| response.status().is_success());
    if let Some(header) = header {
        response.headers_mut().append(SET_COOKIE, header);
    }
    response
}

/// Whether a browser has a seat or a table; yes while the database does not answer.
async fn knows(server: &Server, browser: TokenHash) -> bool {
    server.config.store.knows(browser).await.unwrap_or(true)
}

/// Counts and logs each request. The response carries the same id; it is random, so it reveals no
/// count. The query may be secret and stays out of the log.
pub(crate) async fn log(
    State(server): State<Arc<Server>>,
    request: Request,
    next: Next,
) -> Response {
    let id = format!("{:016x}", u64::from_le_bytes(token::random()));
    let (method, path) = (method(request.method()), request.uri().path().to_owned());
    let start = Instant::now();
    let span = tracing::info_span!("request", id, method, path);
    let mut response = next.run(request).instrument(span.clone()).await;
    let meters = &server.config.meters;
    let status = response.status();
    meters.answered(method, status, start);
    let refused = response.extensions().get::<Refused>();
    if let Some(Refused { code, fault }) = refused {
        meters.refused(code);
        if let Some(fault) = fault {
            meters.database_failed(fault);
        }
    }
    let code = refused.map(|refused| refused.code.as_str());
    let took = start.elapsed();
    span.in_scope(|| tracing::debug!(status = status.as_u16(), code, ?took, "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The method as a label: one of a fixed set, because clients may invent any number of others.
fn method(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    KNOWN.into_iter().find(|known| *known == method.as_str()).unwrap_or("other")
}

/// Whether a request comes from a page of this server, or from no page at all. A browser that omits
/// the origin still says whether the page is of another site.
fn is_from_here(server: &Server, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        let site = headers.get(SEC_FETCH_SITE);
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if server.config.public_url.as_deref().map(|url| url.trim_end_matches('/')) == Some(origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").is_some_and(|(_, from)| Some(from) == host)
}

/// Whether a request has a form's content type, which browsers let pages of any site send.
fn is_form(headers: &HeaderMap) -> bool {
    const FORMS: [&str; 3] =
        ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"];
    let sent = headers.get(CONTENT_TYPE).and_then(|sent| sent.to_str().ok()).unwrap_or_default();
    let kind = sent.split(';').next().unwrap_or_default().trim();
    FORMS.iter().any(|form| form.eq_ignore_ascii_case(kind))
}

/// Whether the host is the local machine, which browsers trust without https.
fn is_at_home(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let port = host.rsplit_once(':').map(|(_, port)| port);
    let has_port = port.is_some_and(|port| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = if has_port { host.rsplit_once(':').map_or(host, |(name, _)| name) } else { host };
    ["localhost", "127.0.0.1", "[::1]"].contains(&name)
}
