//! `citywright serve`: the web server with its page.

mod policy;

use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use server::{Config, Entropy, Games, IpNet, Rate, Sockets, Timing, WebPush};
use store::{Millis, Postgres, Sqlite, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::common::DataArgs;
use crate::records;
use policy::DAY;

/// Let people play together in their browsers
#[derive(clap::Args)]
#[command(after_help = EXAMPLE, after_long_help = NOTES)]
pub(crate) struct Args {
    /// The folder of the database; it is made if it is not there
    #[arg(long, default_value = "citywright-data", value_name = "FOLDER")]
    data: PathBuf,

    #[arg(long, value_name = "ADDRESS", help = DATABASE)]
    database: Option<String>,

    /// Where to listen; 0.0.0.0:8383 lets other devices in
    #[arg(long, default_value = "127.0.0.1:8383", value_name = "ADDRESS:PORT")]
    listen: String,

    /// The address at which people reach the server, if a proxy with https stands before it
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,

    /// A proxy that is believed when it says who asks (X-Forwarded-For): its address, or a network
    /// of them such as 10.0.0.0/8; without it, all who come through a proxy count as one
    #[arg(long, value_name = "ADDRESS", value_parser = network, value_delimiter = ',')]
    trusted_proxy: Vec<IpNet>,

    /// Where Prometheus reads figures, at /metrics; an address that only the operator reaches
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<String>,

    /// How the log is written: lines to read, or one JSON object a line
    #[arg(long, value_enum, default_value_t = Log::Text, value_name = "FORM")]
    log: Log,

    /// Calls people whose page is closed when it is their turn, through the push services of their
    /// browsers (Web Push), which learn no more than that somebody is called
    #[arg(long)]
    push: bool,

    /// How long a bot lets people watch before it moves, in milliseconds
    #[arg(long, default_value_t = Timing::default().bot_delay as u32, value_name = "MS")]
    bot_delay: u32,

    /// After how many seconds of absence a seat may be lent to a bot, if the others agree
    #[arg(long, default_value_t = (Timing::default().absence / 1_000) as u32, value_name = "SECONDS")]
    absence: u32,

    /// After how many seconds of absence one person alone decides about a seat, if no time ran out:
    /// the only other one lends it, or the host lets somebody stand in
    #[arg(long, default_value_t = (Timing::default().patience / 1_000) as u32, value_name = "SECONDS")]
    patience: u32,

    /// How many tables one address may open in a day
    #[arg(long, default_value_t = Rate::default().tables_per_day, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    tables_per_day: u32,

    /// How many people may watch from one address at once, each with a socket; players always get in
    #[arg(long, default_value_t = Sockets::default().per_address as u32, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    sockets_per_address: u32,

    /// How many requests one address may send in a second in the long run, and ten times as many at
    /// once
    #[arg(long, default_value_t = Rate::default().per_second, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    requests_per_second: u32,

    /// How many tables there may be that are not over, lobbies and games
    #[arg(long, default_value_t = Config::MOST_TABLES, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    most_tables: u32,

    /// After how many days a lobby goes that is not dealt
    #[arg(long, default_value_t = days(Timing::default().lobby), value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    lobby_days: u32,

    /// After how many days without a move a game ends in which no time runs
    #[arg(long, default_value_t = days(Timing::default().abandoned), value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    game_days: u32,

    /// Reviews no finished games, which takes up to a core while nobody waits for a bot
    #[arg(long)]
    no_reviews: bool,

    #[command(flatten)]
    policy: policy::PolicyArgs,

    /// A file with data of your own, such as the components or constants of a printed game
    // Other commands have --data for it, which is the folder of the database here.
    #[arg(long, visible_alias = "constants", value_name = "FILE")]
    components: Vec<PathBuf>,
}

const fn days(time: Millis) -> u32 {
    (time / DAY) as u32
}

/// How the log is written.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Log {
    /// Lines to read.
    Text,
    /// One JSON object a line.
    Json,
}

const DATABASE: &str = "\
A PostgreSQL database instead of the folder of --data, such as postgres://name@host/database;
keep its password out of sight, in PGPASSWORD or the file that PGPASSFILE names";

const EXAMPLE: &str = "Example:
  citywright serve --data games --listen 0.0.0.0:8383";

const NOTES: &str = "\
Example:
  citywright serve --data games --listen 0.0.0.0:8383

The addresses are printed on standard output, first that for this device, then
those for others; the log goes to standard error. Set RUST_LOG=debug to see every
request. Interrupt the program to stop it: games that are running go on when it
starts again with the same data.

Every option may also come from the environment: --public-url from
CITYWRIGHT_PUBLIC_URL, --push from CITYWRIGHT_PUSH=yes.";

/// Each option may come from the environment too: units and images set it without a command line.
pub(crate) fn from_environment(serve: clap::Command) -> clap::Command {
    serve.mut_args(|option| match option.get_long() {
        Some(name) if !["help", "version"].contains(&name) => {
            let variable = format!("CITYWRIGHT_{}", name.replace('-', "_").to_uppercase());
            option.env(OsString::from(variable)).hide_env(true)
        }
        _ => option,
    })
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Files and journals keep no colours.
    let log = log.with_ansi(std::io::stderr().is_terminal());
    match args.log {
        Log::Text => log.init(),
        Log::Json => log.json().flatten_event(true).init(),
    }
    #[cfg(unix)]
    open_many_files();
    tokio::runtime::Runtime::new()?.block_on(serve(args))
}

/// Each connection needs a file: raises the limit as far as the system allows, because many systems
/// start with no more than 1,024.
#[cfg(unix)]
pub(crate) fn open_many_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // If the system refuses, there are fewer connections.
    let _ = setrlimit(Resource::Nofile, limit);
}

async fn serve(args: &Args) -> Result<()> {
    let games = records::Games::new(&DataArgs { files: args.components.clone() })?;
    let games = Games::new(games.all()?);
    let store: Arc<dyn Store> = match &args.database {
        Some(address) => Arc::new(Postgres::open(address).await?),
        None => Arc::new(Sqlite::open_alone(&args.data).await?),
    };
    let listener = listen(&args.listen).await?;
    let local = listener.local_addr()?;
    let timing = Timing {
        bot_delay: args.bot_delay.into(),
        absence: Millis::from(args.absence) * 1_000,
        patience: Millis::from(args.patience) * 1_000,
        lobby: Millis::from(args.lobby_days) * DAY,
        abandoned: Millis::from(args.game_days) * DAY,
        ..Timing::default()
    };
    let push = if args.push {
        // Push services want a contact, and browsers accept no notices over plain http.
        let contact = args.public_url.clone().filter(|url| url.starts_with("https://"));
        Some(WebPush::new(Arc::clone(&store), contact).await?)
    } else {
        None
    };
    let config = Config {
        push,
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxy.clone(),
        addresses: reached_at(local),
        timing,
        entropy: entropy(),
        rate: Some(Rate {
            tables_per_day: args.tables_per_day,
            ..Rate::default().of_requests(args.requests_per_second)
        }),
        sockets: Sockets::of_address(args.sockets_per_address as usize),
        most_tables: args.most_tables,
        reviews: !args.no_reviews,
        policy: args.policy.policy(),
        ..Config::new(games, store)
    };
    if let Some(address) = &args.metrics {
        let figures = listen(address).await?;
        tokio::spawn(config.meters.clone().serve(figures));
    }
    let mut out = std::io::stdout();
    match &args.public_url {
        Some(url) => writeln!(out, "{}/", url.trim_end_matches('/'))?,
        None => printed(local).iter().try_for_each(|address| writeln!(out, "{address}/"))?,
    }
    out.flush()?;
    server::serve(config, listener, stop()).await.map_err(|error| anyhow!(error))
}

/// The operating system's. A program for tests takes a text that repeats its deals and bots.
fn entropy() -> Entropy {
    #[cfg(debug_assertions)]
    if let Ok(text) = std::env::var("CITYWRIGHT_TEST_LUCK") {
        return Entropy::repeatable(&text);
    }
    Entropy::default()
}

async fn listen(address: &str) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen at {address}"))
}

/// The printed lines: the address for this device, then those for others.
fn printed(local: SocketAddr) -> Vec<String> {
    let port = local.port();
    let own = if local.ip().is_unspecified() {
        Some(format!("http://localhost:{port}"))
    } else {
        local.ip().is_loopback().then(|| format!("http://{local}"))
    };
    own.into_iter().chain(reached_at(local)).collect()
}

/// The addresses that other devices can use; empty if the server listens only to its own device, or the
/// device is in no network.
fn reached_at(local: SocketAddr) -> Vec<String> {
    let ip = match local.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => network_address(),
        ip => Some(ip),
    };
    ip.map(|ip| format!("http://{}", SocketAddr::new(ip, local.port()))).into_iter().collect()
}

/// This device's address in its network: the one it would use to reach the internet. It sends nothing.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// The address that people type, not a proxy's inner one, in lower case, as browsers send it.
fn public_url(text: &str) -> Result<String, String> {
    let text = text.to_lowercase();
    let name = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = name.map(|name| name.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(text),
        _ => Err("write it as browsers do, such as https://play.example.org".to_owned()),
    }
}

/// A single address is a network of one.
fn network(text: &str) -> Result<IpNet, String> {
    let alone = text.parse().map(|address: IpAddr| address.to_canonical().into());
    let network = alone.or_else(|_| text.parse::<IpNet>());
    network
        .map_err(|_| "write an address such as 127.0.0.1, or a network such as 10.0.0.0/8".into())
}

/// Ends when the server must stop. After that, a second interruption ends the program at once.
async fn stop() {
    interrupted().await;
    tokio::spawn(async {
        interrupted().await;
        std::process::exit(130);
    });
}

/// Ends when a user interrupts the program or the system stops it.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without it the system stops the program by force.
    drop(tokio::signal::ctrl_c().await);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str) -> SocketAddr {
        address.parse().expect("an address")
    }

    #[test]
    fn printed_addresses_can_be_opened() {
        assert_eq!(printed(at("127.0.0.1:8383")), ["http://127.0.0.1:8383"]);
        assert_eq!(printed(at("192.168.1.5:80")), ["http://192.168.1.5:80"]);
        assert_eq!(reached_at(at("127.0.0.1:8383")), [""; 0], "nobody else gets there");
        let all = printed(at("0.0.0.0:8383"));
        assert_eq!(all[0], "http://localhost:8383");
        assert!(all.iter().all(|address| !address.contains("0.0.0.0")), "{all:?}");
    }

    /// Browsers write the name of a host in small letters.
    #[test]
    fn a_public_url_is_compared_in_small_letters() {
        for (written, read) in [
            ("http://Play.example.org", "http://play.example.org"),
            ("HTTPS://play.example.org/", "https://play.example.org/"),
        ] {
            assert_eq!(public_url(written).as_deref(), Ok(read));
        }
    }
}
