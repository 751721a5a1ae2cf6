//! Loads and disturbs a server in the same process; every client ends in the same state.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use load::{Figures, Plan};
use server::{Config, Games, Rate};
use store::Sqlite;
use tokio::net::TcpListener;

/// Loads a fresh server without limits, with the given changes to this plan.
async fn loaded(otherwise: impl FnOnce(&mut Plan)) -> Figures {
    loaded_by(None, otherwise).await
}

/// The same with limits per address.
async fn loaded_by(rate: Option<Rate>, otherwise: impl FnOnce(&mut Plan)) -> Figures {
    let store = Sqlite::memory().await.expect("a database in memory opens");
    let mut config = Config::new(Games::new(catalog::games()), Arc::new(store));
    config.rate = rate;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let address = listener.local_addr().expect("a bound port has an address");
    tokio::spawn(async move { server::serve(config, listener, pending()).await });
    let mut plan = Plan {
        urls: vec![format!("http://{address}")],
        games: vec!["simplicity".to_owned()],
        tables: 2,
        people: 2,
        tabs: 1,
        watchers: 2,
        slow: 0,
        idle: 0,
        rate: 10_000.0,
        again: false,
        cut: 0,
        double: 0,
        lose: 0,
        away: Duration::ZERO,
        seed: 1,
        forwarded: false,
    };
    otherwise(&mut plan);
    load::run(plan, pending()).await
}

#[tokio::test]
async fn whole_games_end_with_every_client_equal() {
    let figures = loaded(|_| {}).await;
    assert_eq!(figures.differences(), [""; 0]);
    assert!(figures.is_clean());
    let told = figures.json();
    assert_eq!((&told["games_over"], &told["compared"]), (&2.into(), &6.into()), "{told}");
    assert_eq!(figures.acknowledged(), 2 * 25, "the decisions of two games of two");
    assert_eq!(told["delay_ms"]["count"], told["acknowledged"], "each reached every client");
}

#[tokio::test]
async fn cuts_lost_frames_and_doubled_inputs_change_nothing() {
    let figures = loaded(|plan| {
        plan.games.push("small-city".to_owned());
        plan.tabs = 2;
        plan.idle = 3;
        (plan.cut, plan.lose, plan.double) = (50, 50, 200);
    })
    .await;
    assert_eq!(figures.differences(), [""; 0]);
    let told = figures.json();
    assert_eq!((&told["games_over"], &told["compared"]), (&2.into(), &10.into()), "{told}");
    assert!(figures.cuts() > 10 && figures.doubled() > 10, "{told}");
}

/// Without a trusted proxy all requests come from one address, and the load would wait at its
/// limits.
#[tokio::test]
async fn a_server_without_trusted_proxy_ends_the_load() {
    let rate = Rate { burst: 3, per_second: 1, ..Rate::default() };
    let figures = loaded_by(Some(rate), |plan| plan.forwarded = true).await;
    assert!(!figures.is_clean());
    let problem = figures.differences().first().expect("a difference");
    assert!(problem.contains("--trusted-proxy"), "{problem}");
}
