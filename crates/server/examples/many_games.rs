//! Makes a database with this many sleeping games, to see how a server starts with them:
//!
//! ```sh
//! cargo run --release -p citywright-server --example many_games -- scratch 100000
//! ```

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use server::{Config, Games};
use sqlx::{Connection, SqliteConnection};
use store::{Sqlite, Store};
use tower::ServiceExt;

/// A game of each kind for two players, one of them by mail.
const TABLES: [&str; 2] = [
    r#"{"game":"simplicity","players":2,"start":true,
        "seats":[{"kind":"me","name":"Ana"},{"kind":"person","name":"Ben"}]}"#,
    r#"{"game":"small-city","players":2,"start":true,"pace":{"kind":"mail","days":3},
        "seats":[{"kind":"me","name":"Ana"},{"kind":"person","name":"Ben"}]}"#,
];

/// Copies everything this often, with new ids, and lets every table sleep.
const COPIES: [&str; 4] = [
    "INSERT INTO tables SELECT id || '-' || n, game, rules, name, options, public, pace, status, host,
        secret, invite, rematch, created, started, ended, version FROM tables, copies",
    "INSERT INTO seats SELECT table_id || '-' || n, seat, kind, name, colour, bot, browser, ready, code,
        code_by, owner FROM seats, copies",
    "INSERT INTO entries SELECT table_id || '-' || n, number, at, seat, client, by_bot, kind, body
        FROM entries, copies",
    "INSERT INTO asleep SELECT id, CASE game WHEN 'small-city' THEN started + 3 * 86400000 END, '{}'
        FROM tables",
];

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(folder), Some(count)) = (arguments.next(), arguments.next()) else {
        return Err("say a new folder and how many games: many_games scratch 100000".into());
    };
    let (folder, count) = (Path::new(&folder), count.parse::<i64>()?);
    let store = Arc::new(Sqlite::open_alone(folder).await?);
    let config = Config::new(Games::new(catalog::games()), store.clone());
    let server = server::app(config).await?;
    for table in TABLES {
        let request = Request::post("/api/tables").body(Body::from(table))?;
        let answer = server.clone().oneshot(request).await?;
        assert!(answer.status().is_success(), "a table is opened");
    }
    store.close().await;
    let file = folder.join("citywright.db");
    let mut all = SqliteConnection::connect(file.to_str().ok_or("a name of UTF-8")?).await?;
    let copies = "CREATE TEMP TABLE copies AS WITH RECURSIVE numbers (n) AS (
        SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1) SELECT n FROM numbers";
    sqlx::query(copies).bind(count / TABLES.len() as i64).execute(&mut all).await?;
    let mut writing = all.begin().await?;
    for copy in COPIES {
        sqlx::query(copy).execute(&mut *writing).await?;
    }
    writing.commit().await?;
    Ok(all.close().await?)
}
