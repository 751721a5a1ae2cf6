//! Client address of a request.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use ipnet::IpNet;

/// Each proxy appends the address that it forwards for.
const FORWARDED: &str = "x-forwarded-for";

/// The client address. Trusts `X-Forwarded-For` from trusted proxies only, and takes the last named
/// address that is not such a proxy.
pub(crate) fn address(request: &Request, proxies: &[IpNet]) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
    let fields = request.headers().get_all(FORWARDED).into_iter();
    let mut named: Vec<_> =
        fields.filter_map(|field| field.to_str().ok()).flat_map(|field| field.split(',')).collect();
    let mut address = peer.to_canonical();
    while is_one_of(proxies, address) {
        let Some(Ok(next)) = named.pop().map(|name| name.trim().parse::<IpAddr>()) else { break };
        address = next.to_canonical();
    }
    network(address)
}

/// Whether an address belongs to one of these proxies.
pub(crate) fn is_one_of(proxies: &[IpNet], address: IpAddr) -> bool {
    proxies.iter().any(|proxy| proxy.contains(&address))
}

/// One address per client: an IPv6 client usually has a whole network.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) if !address.is_loopback() => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn asked(peer: &str, named: &[&str], proxies: &[&str]) -> IpAddr {
        let mut request = Request::new(Body::empty());
        for field in named {
            request.headers_mut().append(FORWARDED, field.parse().unwrap());
        }
        let peer = SocketAddr::new(ip(peer), 1);
        request.extensions_mut().insert(ConnectInfo(peer));
        let proxies: Vec<IpNet> = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        address(&request, &proxies)
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_stands_for_its_network() {
        let one = asked("2001:db8:0:1::1", &[], &[]);
        assert_eq!(one, asked("2001:db8:0:1:ffff::2", &[], &[]));
        assert_ne!(one, asked("2001:db8:0:2::1", &[], &[]));
        assert_ne!(asked("192.0.2.1", &[], &[]), asked("192.0.2.2", &[], &[]));
    }

    #[test]
    fn a_mapped_ipv4_address_is_ipv4() {
        assert_eq!(asked("::ffff:192.0.2.1", &[], &[]), ip("192.0.2.1"));
        let proxied = asked("::ffff:127.0.0.1", &["::ffff:192.0.2.1"], &["127.0.0.1/32"]);
        assert_eq!(proxied, ip("192.0.2.1"));
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let named = ["192.0.2.1"];
        assert_eq!(asked("127.0.0.1", &named, &[]), ip("127.0.0.1"), "also on this machine");
        assert_eq!(asked("10.0.0.9", &named, &["10.0.0.1/32"]), ip("10.0.0.9"));
        assert_eq!(asked("10.0.0.9", &named, &["10.0.0.0/8"]), ip("192.0.2.1"));
    }

    #[test]
    fn claims_of_a_client_precede_those_of_proxies() {
        let proxies = ["127.0.0.1/32", "10.0.0.0/8"];
        let chain = ["198.51.100.7, 192.0.2.1", "10.0.0.2"];
        assert_eq!(asked("127.0.0.1", &chain, &proxies), ip("192.0.2.1"));
        let nonsense = ["192.0.2.1, nobody"];
        assert_eq!(asked("127.0.0.1", &nonsense, &proxies), ip("127.0.0.1"), "said by the proxy");
    }
}
