//! What was acknowledged survives that the program is killed.
//!
//! The test starts itself once more as the program that is killed, so it has no harness.

#[cfg(feature = "postgres-tests")]
mod cluster;
mod rows;

use std::env;
use std::io::{BufRead, BufReader, Write, stdout};
use std::process::{Command, Stdio};

use store::{LogLine, Postgres, Sqlite, Store};

use crate::rows::{running, sent};

/// Where the program that is killed finds its database: a folder or an address.
const PLACE: &str = "CITYWRIGHT_TEST_PLACE";

/// How many are acknowledged before it is killed, each time a few more.
const ACKNOWLEDGED: [u32; 5] = [1, 2, 5, 30, 100];

#[tokio::main(flavor = "current_thread")]
async fn main() {
    if let Ok(place) = env::var(PLACE) {
        return append_for_ever(&place).await;
    }
    let folder = tempfile::tempdir().unwrap();
    survives(folder.path().to_str().unwrap()).await;
    #[cfg(feature = "postgres-tests")]
    survives(&cluster::shared().await.database().await).await;
}

/// Kills the program again and again.
async fn survives(place: &str) {
    let mut there = 0;
    for count in ACKNOWLEDGED {
        let acknowledged = kill_after(place, count);
        assert_eq!(acknowledged, there + count);
        let store = open(place).await;
        let log = store.log("a", 1).await.unwrap();
        there = log.len() as u32;
        assert!(there >= acknowledged, "{acknowledged} were acknowledged, {there} are there");
        assert_eq!(log, (1..=there).map(nth).collect::<Vec<_>>());
        // It is not closed: a program that starts may find another one still there.
    }
    println!("{there} entries survived {} kills", ACKNOWLEDGED.len());
}

async fn open(place: &str) -> Box<dyn Store> {
    if place.starts_with("postgres:") {
        Box::new(Postgres::open(place).await.unwrap())
    } else {
        Box::new(Sqlite::open(place.as_ref()).await.unwrap())
    }
}

/// Starts the program, kills it when it has acknowledged so many entries, and gives the last number.
fn kill_after(place: &str, count: u32) -> u32 {
    let mut program = Command::new(env::current_exe().unwrap());
    let mut program = program.env(PLACE, place).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let last = lines.take(count as usize).last().unwrap().unwrap();
    program.kill().unwrap();
    program.wait().unwrap();
    last.parse().unwrap()
}

/// Appends entry after entry and prints the number of each when it is appended.
async fn append_for_ever(place: &str) {
    let store = open(place).await;
    if store.load("a").await.is_err() {
        store.create(&running("a")).await.unwrap();
    }
    let mut number = store.log("a", 1).await.unwrap().len() as u32;
    loop {
        number += 1;
        store.append("a", &[nth(number)]).await.unwrap();
        // Once nobody listens, it waits to be killed no longer.
        if writeln!(stdout(), "{number}").is_err() {
            return;
        }
    }
}

fn nth(number: u32) -> LogLine {
    sent(number, &number.to_string())
}
