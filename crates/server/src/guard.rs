//! What stands before every route: who asks, from which page, how often, and what browsers may do
//! with the answer.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::TokenHash;

use crate::Server;
use crate::config::Rate;
use crate::error::{Error, Reason};
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

/// How often an address may do something.
struct Limit(Option<DefaultKeyedRateLimiter<IpAddr>>);

impl Limit {
    fn new(quota: Option<Quota>) -> Limit {
        Limit(quota.map(RateLimiter::keyed))
    }

    fn allows(&self, address: IpAddr) -> bool {
        let Some(limiter) = &self.0 else { return true };
        // Addresses that have been quiet are forgotten before there are too many.
        if limiter.len() > 10_000 {
            limiter.retain_recent();
        }
        limiter.check_key(&address).is_ok()
    }
}

/// How often addresses may ask.
pub(crate) struct Limits {
    requests: Limit,
    tables: Limit,
}

impl Limits {
    pub(crate) fn new(rate: Option<Rate>) -> Limits {
        let requests = rate.and_then(|rate| {
            let burst = NonZeroU32::new(rate.burst)?;
            Some(Quota::per_second(NonZeroU32::new(rate.per_second)?).allow_burst(burst))
        });
        let tables = rate.and_then(|rate| NonZeroU32::new(rate.tables_per_minute));
        Limits { requests: Limit::new(requests), tables: Limit::new(tables.map(Quota::per_minute)) }
    }

    fn allow(&self, request: &Request) -> bool {
        let address = address(request);
        let opens = request.method() == Method::POST && request.uri().path() == "/api/tables";
        self.requests.allows(address) && (!opens || self.tables.allows(address))
    }
}

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

/// The address that asks: behind a proxy of the same machine, the one that the proxy names.
fn address(request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
    let peer = peer.to_canonical();
    if !peer.is_loopback() {
        return network(peer);
    }
    let named = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = named.and_then(|value| value.rsplit(',').next());
    last.and_then(|address| address.trim().parse().ok()).map_or(peer, network)
}

/// The address that stands for all those of whoever has it: of IPv6, people have a whole network.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, SocketAddr};

    use axum::body::Body;
    use axum::extract::{ConnectInfo, Request};

    use super::address;

    fn asked(peer: &str, named: &str) -> IpAddr {
        let request = Request::builder().header("x-forwarded-for", named);
        let mut request = request.body(Body::empty()).unwrap();
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        request.extensions_mut().insert(ConnectInfo(peer));
        address(&request)
    }

    #[test]
    fn an_address_stands_for_its_network() {
        let one = asked("2001:db8:0:1::1", "");
        assert_eq!(one, asked("2001:db8:0:1:ffff::2", ""));
        assert_ne!(one, asked("2001:db8:0:2::1", ""));
        assert_eq!(one, asked("::1", "10.0.0.1, 2001:db8:0:1::3"));
        assert_ne!(asked("192.0.2.1", ""), asked("192.0.2.2", ""));
    }

    #[test]
    fn an_old_address_in_a_new_one_is_the_old_one() {
        assert_eq!(asked("::ffff:127.0.0.1", "192.0.2.1"), asked("192.0.2.1", ""));
        assert_eq!(asked("127.0.0.1", "::ffff:192.0.2.1"), asked("192.0.2.1", ""));
    }
}
