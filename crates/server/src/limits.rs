//! How often an address may ask.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, Request};
use axum::http::Method;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Rate;

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

    pub(crate) fn allow(&self, request: &Request) -> bool {
        let address = address(request);
        let opens = request.method() == Method::POST && request.uri().path() == "/api/tables";
        self.requests.allows(address) && (!opens || self.tables.allows(address))
    }
}

/// The address that asks: behind a proxy of the same machine, the one that the proxy names.
pub(crate) fn address(request: &Request) -> IpAddr {
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
