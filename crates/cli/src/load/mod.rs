//! `citywright load`: many clients load a server, disturb it, and check its answers.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, anyhow};
use load::{Figures, Plan};
use tokio::runtime::Runtime;
use tokio::time::sleep;

use crate::common::{OutputArgs, WrongArguments};

mod killed;

use killed::Place;

/// Load a server with many clients, cut their connections, and check what they know at the end
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  citywright load http://127.0.0.1:8383 --tables 20 --rate 50
  citywright load http://127.0.0.1:8383 --cut 20 --lose 100 --double 50
  citywright load --kill 100 --data scratch --rate 50
  citywright load --kill 100 --database postgres://localhost/scratch --servers 2

Ends with status 1 if a client knows anything else than the server, or an input
that was acknowledged does not stand there exactly once. Chances are of a
thousand frames. It takes a server of your own: the tables stay there.")]
pub(crate) struct Args {
    /// The address of the server, without https; of several with one database each
    #[arg(required_unless_present = "kill", conflicts_with = "kill", value_parser = url, value_name = "URL")]
    urls: Vec<String>,

    /// The games that are played, in turns
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "simplicity,small-city",
        value_name = "A,B"
    )]
    games: Vec<String>,

    /// How many tables are played at once
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,

    /// How many people sit at each
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    people: u8,

    /// How many sockets each of them has open; all of them play
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    tabs: u32,

    /// How many sockets look on
    #[arg(long, default_value_t = 0, value_name = "N")]
    watchers: u32,

    /// How many more look on and read slowly
    #[arg(long, default_value_t = 0, value_name = "N")]
    slow: u32,

    /// How many sockets are open where nothing happens
    #[arg(long, default_value_t = 0, value_name = "N")]
    idle: u32,

    /// How many inputs are sent in a second, at all tables together
    #[arg(long, default_value_t = 20.0, value_name = "N")]
    rate: f64,

    /// How long, one game after the other; left out, until each table's game is over
    #[arg(long, value_name = "SECONDS")]
    seconds: Option<u64>,

    /// How often a connection is cut after a frame was read or an input sent
    #[arg(long, default_value_t = 0, value_name = "P", value_parser = clap::value_parser!(u32).range(..=1_000))]
    cut: u32,

    /// How often an input is sent twice
    #[arg(long, default_value_t = 0, value_name = "P", value_parser = clap::value_parser!(u32).range(..=1_000))]
    double: u32,

    /// How often a frame is lost, and its connection with it
    #[arg(long, default_value_t = 0, value_name = "P", value_parser = clap::value_parser!(u32).range(..=1_000))]
    lose: u32,

    /// The longest that a client stays away after a cut, in milliseconds
    #[arg(long, default_value_t = 1_000, value_name = "MS")]
    away: u32,

    /// What is chosen, and when connections are cut, follows from it
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    seed: u64,

    /// Say of each table that its people have an address of their own (X-Forwarded-For), so that the
    /// limits of an address do not meet all; the server has to trust it (--trusted-proxy)
    #[arg(long)]
    as_proxy: bool,

    /// Start a server on the folder of --data, and kill it so often at random moments
    #[arg(long, value_name = "N")]
    kill: Option<u64>,

    /// The folder of the server that is killed; it must not be there yet
    #[arg(long, value_name = "FOLDER", requires = "kill", default_value = "citywright-killed")]
    data: PathBuf,

    #[arg(long, value_name = "ADDRESS", requires = "kill", conflicts_with = "data")]
    #[arg(help = "The PostgreSQL database of the servers that are killed, instead of a folder")]
    database: Option<String>,

    /// How many servers share that database; one after the other is killed
    #[arg(long, value_name = "N", requires = "database", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=16))]
    servers: u32,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    #[cfg(unix)]
    crate::serve::open_many_files();
    let figures = Runtime::new()?.block_on(loaded(args))?;
    args.output.print(&figures.json(), || figures.text())?;
    if figures.is_clean() {
        return Ok(());
    }
    Err(anyhow!("{} differences", figures.differences().len()))
}

async fn loaded(args: &Args) -> Result<Figures> {
    let mut plan = plan(args)?;
    if let Some(kills) = args.kill {
        let place = match &args.database {
            Some(address) => Place::Database(address),
            None => Place::Folder(&args.data),
        };
        return killed::run(plan, kills, (place, args.servers)).await;
    }
    plan.urls.clone_from(&args.urls);
    let end = async {
        match args.seconds {
            Some(seconds) => sleep(Duration::from_secs(seconds)).await,
            None => std::future::pending().await,
        }
    };
    Ok(load::run(plan, end).await)
}

fn plan(args: &Args) -> Result<Plan> {
    if !(args.rate > 0.0 && args.rate <= 1e6) {
        return Err(WrongArguments("--rate: write a number above 0".to_owned()).into());
    }
    for name in &args.games {
        let game = catalog::game(name).map_err(WrongArguments)?;
        if !game.players().contains(&args.people) {
            let players = game.players();
            let (few, many) = (players.start(), players.end());
            let problem = format!("--people {}: {name} has {few} to {many} players", args.people);
            return Err(WrongArguments(problem).into());
        }
    }
    Ok(Plan {
        urls: Vec::new(),
        games: args.games.clone(),
        tables: args.tables,
        people: args.people,
        tabs: args.tabs,
        watchers: args.watchers,
        slow: args.slow,
        idle: args.idle,
        rate: args.rate,
        again: args.seconds.is_some() || args.kill.is_some(),
        cut: args.cut,
        double: args.double,
        lose: args.lose,
        away: Duration::from_millis(args.away.into()),
        seed: args.seed,
        forwarded: args.as_proxy || args.kill.is_some(),
    })
}

/// An address that sockets without https can be opened at.
fn url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("http://").map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
            Ok(format!("http://{host}"))
        }
        _ => {
            Err("write the address of the server itself, such as http://127.0.0.1:8383".to_owned())
        }
    }
}
