//! The orders of the operator that hold for the whole server, as it last heard them.

use std::net::IpAddr;

use ipnet::IpNet;
use store::{Millis, Orders, Store, StoreError};
use tokio::sync::watch;

use crate::address::is_one_of;

/// The orders in force.
#[derive(Clone, Debug, Default)]
pub(crate) struct InForce {
    /// The announcement of an update; meanwhile nobody opens a table.
    pub(crate) announcement: Option<String>,
    /// The banned networks, each with the time until which it is.
    bans: Vec<(IpNet, Millis)>,
}

impl InForce {
    fn new(orders: Orders) -> InForce {
        let ban = |(text, until): (String, Millis)| Some((text.parse().ok()?, until));
        InForce {
            announcement: orders.announcement,
            bans: orders.bans.into_iter().filter_map(ban).collect(),
        }
    }

    /// Whether an address is banned.
    pub(crate) fn bans(&self, address: IpAddr, now: Millis) -> bool {
        self.bans.iter().any(|&(network, until)| now < until && is_one_of(&[network], address))
    }
}

/// Reads the orders again.
///
/// # Errors
/// The store fails.
pub(crate) async fn reread(
    store: &dyn Store,
    orders: &watch::Sender<InForce>,
) -> Result<(), StoreError> {
    orders.send_replace(InForce::new(store.orders().await?));
    Ok(())
}

/// The network of a ban, from an address or a network. A ban of one IPv6 address is a ban of its
/// whole network, because the server counts an IPv6 network as one client.
///
/// # Errors
/// The text is neither.
pub fn banned_network(text: &str) -> Result<IpNet, String> {
    let alone = text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
    let network = alone.or_else(|_| text.parse::<IpNet>()).map_err(|_| {
        "write an address such as 192.0.2.7, or a network such as 192.0.2.0/24".to_owned()
    })?;
    let widest = if network.addr().is_ipv6() && !network.addr().is_loopback() { 64 } else { 128 };
    let prefix = network.prefix_len().min(widest);
    Ok(IpNet::new(network.addr(), prefix).unwrap_or(network).trunc())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn banned(network: &str, address: &str, now: Millis) -> bool {
        let network = banned_network(network).unwrap().to_string();
        let orders = Orders { announcement: None, bans: vec![(network, 100)] };
        InForce::new(orders).bans(address.parse().unwrap(), now)
    }

    #[test]
    fn a_ban_holds_for_a_network_and_a_time() {
        assert!(banned("192.0.2.7", "192.0.2.7", 99));
        assert!(!banned("192.0.2.7", "192.0.2.7", 100), "its time is over");
        assert!(!banned("192.0.2.7", "192.0.2.8", 99));
        assert!(banned("192.0.2.0/24", "192.0.2.8", 99));
        assert!(banned("::ffff:192.0.2.7", "192.0.2.7", 99), "an old address in a new one");
        // The server sees an IPv6 client as its network.
        assert!(banned("2001:db8:0:1::5", "2001:db8:0:1::", 99));
        assert!(!banned("2001:db8:0:1::5", "2001:db8:0:2::", 99));
        banned_network("nobody").unwrap_err();
    }
}
