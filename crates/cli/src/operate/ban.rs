//! `citywright ban`: keeps an address away for a time.

use std::fmt::Write;

use anyhow::{Result, anyhow};
use serde_json::json;
use server::banned_network;
use store::{Millis, Order, StoreError};
use words::Words;

use super::{Home, Say, block_on, now};
use crate::common::OutputArgs;

/// An hour.
const HOUR: Millis = 60 * 60 * 1_000;

/// Keep an address or a network away for a time; the server may be running
#[derive(clap::Args)]
#[command(after_help = "Examples:
  citywright ban 192.0.2.7 --hours 24 --data games
  citywright ban --data games                     # lists the bans
  citywright ban 192.0.2.7 --lift --data games

Everybody behind that address is banned, such as a school. Behind a proxy the
server needs --trusted-proxy, or it would ban the proxy. The access log of the
proxy has the address of each request for /api/tables/ID.")]
pub(crate) struct Args {
    /// An address, or a network such as 192.0.2.0/24; all bans are listed without it
    #[arg(value_parser = banned)]
    network: Option<String>,

    /// For how many hours
    #[arg(long, default_value_t = 24, value_name = "HOURS", value_parser = clap::value_parser!(u32).range(1..=8_760), conflicts_with = "lift")]
    hours: u32,

    /// End the ban now
    #[arg(long, requires = "network")]
    lift: bool,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

fn banned(text: &str) -> Result<String, String> {
    banned_network(text).map(|network| network.to_string())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (words, now) = (Words::english(), now()?);
    let Some(network) = args.network.clone() else { return list(args, now) };
    let until = (!args.lift).then(|| now + Millis::from(args.hours) * HOUR);
    let order = Order::Ban { network: network.clone(), until };
    block_on(args.home.carry_out(&order)).map_err(|error| match error.downcast_ref() {
        Some(StoreError::NotFound) => {
            anyhow!(words.tell("operator", &Say::NoBan { network: network.clone() }))
        }
        _ => error,
    })?;
    let json = json!({ "network": network, "until": until });
    let said = match until {
        Some(_) => Say::Banned { network, hours: args.hours },
        None => Say::Lifted { network },
    };
    args.output.print(&json, || words.tell("operator", &said) + "\n")
}

fn list(args: &Args, now: Millis) -> Result<()> {
    let bans = block_on(async {
        let store = args.home.look().await?;
        let orders = store.orders().await?;
        store.close().await;
        Ok(orders.bans)
    })?;
    let bans: Vec<_> = bans.into_iter().filter(|(_, until)| *until > now).collect();
    let json = bans.iter().map(|(network, until)| json!({ "network": network, "until": until }));
    args.output.print(&json!({ "bans": json.collect::<Vec<_>>() }), || {
        let words = Words::english();
        let mut text = String::new();
        for (network, until) in &bans {
            let minutes = (until - now) / 60_000 + 1;
            let said = Say::Ban { network: network.clone(), minutes };
            let _ = writeln!(text, "{}", words.tell("operator", &said));
        }
        if bans.is_empty() {
            text = words.tell("operator", &Say::NoBans) + "\n";
        }
        text
    })
}
