//! How long a person waits for three bots of the top level that never pause, while people play
//! against such bots at twenty other tables, and while games are reviewed without a pause: a whole
//! round of Small City, without modules and with many, each move of Simplicity. It fails if a wait exceeds the limit.
//!
//! `cargo run --release -p citywright-server --example waits`

mod client;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use catalog::ContestRequest;
use client::Client;
use serde_json::{Map, Value, json};

/// How many other tables are played at, a third of them of each kind.
const OTHERS: u32 = 20;
/// How long people at the other tables think before each input.
const LOOK: Duration = Duration::from_secs(4);
/// How long the measured person thinks: less than anyone else.
const GLANCE: Duration = Duration::from_millis(300);
/// How many games were reviewed.
static REVIEWED: AtomicUsize = AtomicUsize::new(0);

/// How many people have one game after the other reviewed: one review runs, the others wait.
const REVIEWS: u64 = 3;
/// How many games of each kind are measured.
const GAMES: usize = 3;
const BOTS: u32 = 3;

/// Tables with three bots of the top level.
#[derive(Clone, Copy)]
struct Kind {
    game: &'static str,
    /// None, or modules with a comma between them.
    modules: &'static str,
    level: &'static str,
    /// The longest wait on two cores.
    owed: Duration,
}

const KINDS: [Kind; 3] = [
    Kind { game: "small-city", modules: "", level: "expert", owed: Duration::from_secs(1) },
    Kind {
        game: "small-city",
        modules: "police,traders,cities,cards,buildings,promises,roads",
        level: "expert",
        owed: Duration::from_secs(1),
    },
    Kind { game: "simplicity", modules: "", level: "master", owed: Duration::from_millis(100) },
];

impl Kind {
    fn options(self) -> Vec<(String, String)> {
        let modules = (!self.modules.is_empty()).then_some(("modules", self.modules));
        modules.map(|(key, value)| (key.to_owned(), value.to_owned())).into_iter().collect()
    }

    /// Opens a table of a person and three bots; returns its address.
    async fn open(self, client: &mut Client) -> String {
        let bots = [(); BOTS as usize].map(|()| json!({ "kind": "bot", "level": self.level }));
        let options: Map<_, _> =
            self.options().into_iter().map(|(key, value)| (key, value.into())).collect();
        client.open(self.game, &options.into(), &bots).await
    }
}

/// One of the choices, a different one at each input; a plan has at most one tile and is then
/// sealed.
fn some<'a>(choices: &'a [Value], state: &Value) -> Option<&'a Value> {
    let seal = choices.iter().find(|entry| entry["do"] == "commit");
    let undo = choices.iter().any(|entry| entry["do"] == "undo");
    let seq = state["seq"].as_u64()?;
    let chance = usize::try_from((seq.wrapping_mul(2_654_435_761) >> 16) & 0xffff).ok()?;
    seal.filter(|_| undo || chance % 4 == 0).or_else(|| choices.get(chance % choices.len().max(1)))
}

/// A person who plays one game after the other at another table.
async fn neighbour(router: Router, kind: Kind, later: Duration) {
    let mut client = Client::new(router);
    tokio::time::sleep(later).await;
    loop {
        let table = kind.open(&mut client).await;
        while let (due, true) = client.due(&table).await {
            if !due.contains(&0) {
                client.wait().await;
                continue;
            }
            tokio::time::sleep(LOOK).await;
            let (state, choices) = client.choices(&table, 0).await;
            if let Some(entry) = some(&choices, &state) {
                client.send(&table, 0, &state, entry).await;
            }
        }
    }
}

/// A person who has one game after the other reviewed, and asks about it.
async fn reviewer(router: Router, number: u64) {
    let mut client = Client::new(router);
    for seed in (number..).step_by(REVIEWS as usize) {
        let kind = KINDS[seed as usize % KINDS.len()];
        let contest = catalog::game(kind.game).and_then(|face| {
            let (players, bots) = (BOTS as u8 + 1, vec![kind.level.to_owned()]);
            let asked = ContestRequest { players, options: kind.options(), bots };
            face.contest(&asked).map_err(|refusal| refusal.to_string())
        });
        let mut record = String::new();
        contest.expect("it can be played").play(seed, 0, Some(&mut record));
        client.review(record.trim()).await;
        REVIEWED.fetch_add(1, Ordering::Relaxed);
    }
}

/// The waits of a person in a game: in each round in total, and from each input to the next turn.
async fn game(client: &mut Client, kind: Kind) -> (Vec<Duration>, Vec<Duration>) {
    let table = kind.open(client).await;
    let (mut rounds, mut waits) = (vec![Duration::ZERO], vec![]);
    let mut round = Value::Null;
    let mut since = Instant::now();
    while let (due, true) = client.due(&table).await {
        if !due.contains(&0) {
            client.wait().await;
            continue;
        }
        let wait = since.elapsed();
        let (state, _) = client.choices(&table, 0).await;
        waits.push(wait);
        if let Some(sum) = rounds.last_mut() {
            *sum += wait;
        }
        if round != state["view"]["round"] {
            round = state["view"]["round"].clone();
            rounds.push(Duration::ZERO);
        }
        tokio::time::sleep(GLANCE).await;
        // others may have acted since
        let (state, choices) = client.choices(&table, 0).await;
        if let Some(entry) = some(&choices, &state) {
            client.send(&table, 0, &state, entry).await;
        }
        since = Instant::now();
    }
    (rounds, waits)
}

#[tokio::main]
async fn main() {
    let router = client::server().await;
    let others: Vec<_> = (0..OTHERS)
        .zip(KINDS.into_iter().cycle())
        .map(|(number, kind)| {
            let later = LOOK * number / OTHERS;
            tokio::spawn(neighbour(router.clone(), kind, later))
        })
        .collect();
    let reviewers: Vec<_> =
        (0..REVIEWS).map(|number| tokio::spawn(reviewer(router.clone(), number))).collect();
    let mut client = Client::new(router);
    let mut late = vec![];
    for kind in KINDS {
        let Kind { game: name, modules, level, owed } = kind;
        let (mut rounds, mut moves) = (vec![], vec![]);
        for _ in 0..GAMES {
            let (of_rounds, of_moves) = game(&mut client, kind).await;
            rounds.extend(of_rounds);
            moves.extend(of_moves.into_iter().map(|wait| wait / BOTS));
        }
        let small = name == "small-city";
        let (what, mut times) = if small { ("round", rounds) } else { ("move of a bot", moves) };
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        println!(
            "{name} {modules}, three of {level}: half of {} waits for a {what} within {} ms, 95 % within {}, longest {}",
            times.len(),
            at(50).as_millis(),
            at(95).as_millis(),
            at(100).as_millis(),
        );
        assert!(others.iter().all(|other| !other.is_finished()), "all other tables are played at");
        assert!(reviewers.iter().all(|other| !other.is_finished()), "games are reviewed meanwhile");
        if at(100) > owed {
            late.push(format!("{name}: {:?} is longer than {owed:?}", at(100)));
        }
    }
    let reviewed = REVIEWED.load(Ordering::Relaxed);
    assert!(reviewed > 0, "no game was reviewed");
    println!("{reviewed} games were reviewed meanwhile");
    assert!(late.is_empty(), "{}", late.join(", "));
}
