//! `citywright serve`: the web server with its page.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use server::{Config, Games, Timing};
use store::Sqlite;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::common::DataArgs;
use crate::records;

/// Let people play together in their browsers
#[derive(clap::Args)]
#[command(after_help = EXAMPLE, after_long_help = NOTES)]
pub(crate) struct Args {
    /// The folder of the database; it is made if it is not there
    #[arg(long, default_value = "citywright-data", value_name = "FOLDER")]
    data: PathBuf,

    /// Where to listen; 0.0.0.0:8383 lets other devices in
    #[arg(long, default_value = "127.0.0.1:8383", value_name = "ADDRESS:PORT")]
    listen: String,

    /// The address at which people reach the server, if a proxy with https stands before it
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,

    /// How long a bot lets people watch before it moves, in milliseconds
    #[arg(long, default_value_t = Timing::default().bot_delay as u32, value_name = "MS")]
    bot_delay: u32,

    /// After how many seconds of absence a seat may be lent to a bot, if the others agree
    #[arg(long, default_value_t = (Timing::default().absence / 1_000) as u32, value_name = "SECONDS")]
    absence: u32,

    /// A file with data of your own, such as the components or constants of a printed game
    // Other commands have --data for it, which is the folder of the database here.
    #[arg(long, visible_alias = "constants", value_name = "FILE")]
    components: Vec<PathBuf>,
}

const EXAMPLE: &str = "Example:
  citywright serve --data games --listen 0.0.0.0:8383";

const NOTES: &str = "\
Example:
  citywright serve --data games --listen 0.0.0.0:8383

The address is printed on standard output, what happens on standard error. Set
RUST_LOG=debug to see every request. Interrupt the program to stop it: games
that are running go on when it starts again with the same data.";

pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    tokio::runtime::Runtime::new()?.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    let games = records::Games::new(&DataArgs { files: args.components.clone() })?;
    let games = Games::new(games.all()?);
    let store = Sqlite::open(&args.data).await?;
    let listener = TcpListener::bind(&args.listen).await;
    let listener = listener.with_context(|| format!("cannot listen at {}", args.listen))?;
    let address = format!("http://{}", listener.local_addr()?);
    let timing = Timing {
        bot_delay: args.bot_delay.into(),
        absence: store::Millis::from(args.absence) * 1_000,
        ..Timing::default()
    };
    let config = Config {
        public_url: args.public_url.clone(),
        timing,
        ..Config::new(games, Arc::new(store))
    };
    let mut out = std::io::stdout();
    writeln!(out, "{}/", args.public_url.as_deref().unwrap_or(&address).trim_end_matches('/'))?;
    out.flush()?;
    server::serve(config, listener, stop()).await.map_err(|error| anyhow!(error))
}

/// The address that people type; a proxy's inner one is none.
fn public_url(text: &str) -> Result<String, String> {
    let name = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = name.map(|name| name.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
            Ok(text.to_owned())
        }
        _ => Err("write it as browsers do, such as https://play.example.org".to_owned()),
    }
}

/// Ends when the server is to stop. From then on, a second interruption ends the program at once.
async fn stop() {
    interrupted().await;
    tokio::spawn(async {
        interrupted().await;
        std::process::exit(130);
    });
}

/// Ends when somebody interrupts the program or the system stops it.
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
    // Without it the program is stopped by force.
    drop(tokio::signal::ctrl_c().await);
}
