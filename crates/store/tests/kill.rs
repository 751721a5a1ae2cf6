//! Acknowledged entries survive the kill of the program.
//!
//! The test starts itself again as the program to kill, so it has no harness.

#[cfg(feature = "postgres-tests")]
mod cluster;
mod rows;

use std::env;
use std::io::{BufRead, BufReader, Write, stdout};
use std::process::{Child, ChildStdout, Command, Stdio};

use store::{LogLine, Postgres, Sqlite, Store, StoreError};

use crate::rows::{running, sent};

/// Where the program to kill finds its database: a folder or an address.
const PLACE: &str = "CITYWRIGHT_TEST_PLACE";

/// Its name if it is one of two.
const NAME: &str = "CITYWRIGHT_TEST_NAME";

/// The numbers of acknowledged entries before each kill, increasing.
const ACKNOWLEDGED: [u32; 5] = [1, 2, 5, 30, 100];

#[tokio::main(flavor = "current_thread")]
async fn main() {
    if let Ok(place) = env::var(PLACE) {
        return match env::var(NAME) {
            Ok(name) => insist_forever(&place, &name).await,
            Err(_) => append_forever(&place).await,
        };
    }
    let folder = tempfile::tempdir().unwrap();
    survives(folder.path().to_str().unwrap()).await;
    #[cfg(feature = "postgres-tests")]
    {
        let cluster = cluster::shared().await;
        survives(&cluster.database().await).await;
        two_survive(&cluster.database().await).await;
    }
}

/// Two programs append to one log, and one of them is killed repeatedly: every input that either
/// acknowledged is there exactly once.
#[cfg(feature = "postgres-tests")]
async fn two_survive(place: &str) {
    let kills: usize = env::var("KILLS").map_or(6, |text| text.parse().unwrap());
    let store = open(place).await;
    store.create(&running("a")).await.unwrap();
    let mut programs = [start(place, Some("0")), start(place, Some("1"))];
    let mut acknowledged = vec![];
    for kill in 0..kills {
        // Some inputs of both; those of a program begin with its first ones.
        let [one, other] = &mut programs;
        for (_, lines) in [one, other] {
            let more = ACKNOWLEDGED[kill % 4] as usize;
            let before = acknowledged.len();
            acknowledged.extend(lines.take(more).map(Result::unwrap));
            assert_eq!(acknowledged.len() - before, more, "it appends until it is killed");
        }
        let name = (kill + 2).to_string();
        let (mut program, lines) =
            std::mem::replace(&mut programs[kill % 2], start(place, Some(&name)));
        program.kill().unwrap();
        program.wait().unwrap();
        // What it printed before it died counts too, except a word that was cut.
        acknowledged.extend(lines.map_while(Result::ok).filter(|line| line.ends_with('.')));
    }
    for (mut program, lines) in programs {
        program.kill().unwrap();
        program.wait().unwrap();
        acknowledged.extend(lines.map_while(Result::ok).filter(|line| line.ends_with('.')));
    }
    let log = store.log("a", 1).await.unwrap();
    assert!(log.iter().map(|entry| entry.number).eq(1..=log.len() as u32), "no gap");
    let mut there: Vec<String> = log.into_iter().filter_map(|entry| entry.client).collect();
    there.sort_unstable();
    assert!(there.is_sorted_by(|one, other| one < other), "no input counts twice");
    for input in &acknowledged {
        assert!(there.binary_search(input).is_ok(), "{input} was acknowledged");
    }
    println!("{} inputs of two programs survived {kills} kills", acknowledged.len());
}

/// Starts the program; with a name it is one of two.
fn start(place: &str, name: Option<&str>) -> (Child, Lines) {
    let mut program = Command::new(env::current_exe().unwrap());
    program.env(PLACE, place).stdout(Stdio::piped());
    if let Some(name) = name {
        program.env(NAME, name);
    }
    let mut program = program.spawn().unwrap();
    let lines = BufReader::new(program.stdout.take().unwrap()).lines();
    (program, lines)
}

type Lines = std::io::Lines<BufReader<ChildStdout>>;

/// Appends inputs at the end of the log without end, and prints each when it is appended.
async fn insist_forever(place: &str, name: &str) {
    let (store, mut next) = (open(place).await, 1);
    for number in 1u32.. {
        // The full stop marks a complete word.
        let input = format!("{name}-{number}.");
        loop {
            match store.append("a", &[sent(next, &input)]).await {
                Ok(()) => break next += 1,
                Err(StoreError::AlreadyThere { .. }) => break,
                Err(_) => next += store.log("a", next).await.unwrap().len() as u32,
            }
        }
        if writeln!(stdout(), "{input}").is_err() {
            return;
        }
    }
}

/// Kills the program repeatedly.
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
        // The database is not closed: a new program may find the old one still running.
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

/// Starts the program, kills it after this many acknowledged entries, and returns the last number.
fn kill_after(place: &str, count: u32) -> u32 {
    let (mut program, lines) = start(place, None);
    let last = lines.take(count as usize).last().unwrap().unwrap();
    program.kill().unwrap();
    program.wait().unwrap();
    last.parse().unwrap()
}

/// Appends entries without end and prints the number of each when it is appended.
async fn append_forever(place: &str) {
    let store = open(place).await;
    if store.load("a").await.is_err() {
        store.create(&running("a")).await.unwrap();
    }
    let mut number = store.log("a", 1).await.unwrap().len() as u32;
    loop {
        number += 1;
        store.append("a", &[nth(number)]).await.unwrap();
        // Without a reader it no longer waits for the kill.
        if writeln!(stdout(), "{number}").is_err() {
            return;
        }
    }
}

fn nth(number: u32) -> LogLine {
    sent(number, &number.to_string())
}
