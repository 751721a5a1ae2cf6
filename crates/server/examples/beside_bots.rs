//! How long a person's plan steps take at a table of Small City with three experts that never
//! pause, and at one with three people: the 50th and 99th of a hundred, in milliseconds. It fails
//! if the 99th takes longer than [`OWED`].
//!
//! `cargo run --release -p citywright-server --example beside_bots`

mod client;

use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};

/// The time limit for 99 of 100 steps on two cores.
const OWED: Duration = Duration::from_millis(50);

/// The number of measured steps.
const STEPS: usize = 500;

/// The times of the steps of a person with neighbours of that kind.
async fn measure(neighbours: &[Value]) -> Vec<Duration> {
    let mut client = Client::new(client::server().await);
    let mut times = Vec::new();
    while times.len() < STEPS {
        let table = client.open("small-city", &json!({}), neighbours).await;
        play(&mut client, &table, &mut times).await;
    }
    times
}

/// Plays a table until a hundred steps of its first building phase are measured: in it, steps are
/// planned and taken back.
async fn play(client: &mut Client, table: &str, times: &mut Vec<Duration>) {
    loop {
        let (people, _) = client.due(table).await;
        let own = people.contains(&0);
        let seat = if own { 0 } else { people.first().copied().unwrap_or(0) };
        let (state, choices) = client.choices(table, seat).await;
        // A build names its tile; other entries have `do`.
        let verb = |entry: &&Value, verbs: &[&str]| {
            let says = entry["do"].as_str();
            verbs.iter().any(|&verb| says == Some(verb) || !entry[verb].is_null())
        };
        let of = |verbs: &[&str]| choices.iter().rev().find(|entry| verb(entry, verbs));
        let planned = of(&["build", "undo"]).filter(|_| own);
        let Some(chosen) = planned.or_else(|| of(&["commit"])).or(choices.first()) else {
            client.wait().await;
            continue;
        };
        let begun = Instant::now();
        assert!(client.send(table, seat, &state, chosen).await, "{chosen} comes in time");
        if planned.is_some() {
            times.push(begun.elapsed());
            if times.len() >= STEPS || times.len().is_multiple_of(100) {
                return;
            }
        }
    }
}

#[tokio::main]
async fn main() {
    let people = ["Bo", "Cy", "Di"].map(|name| json!({ "kind": "person", "name": name }));
    let experts = [(); 3].map(|()| json!({ "kind": "bot", "level": "expert" }));
    for (name, neighbours) in [("people", people), ("experts", experts)] {
        let mut times = measure(&neighbours).await;
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        let (half, most) = (at(50), at(99));
        println!("beside three {name}: p50 {half:.1?}, p99 {most:.1?} of {STEPS} steps");
        assert!(most <= OWED, "{most:?} is longer than {OWED:?}");
    }
}
