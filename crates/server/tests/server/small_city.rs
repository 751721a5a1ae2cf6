//! A whole table of Small City: two people at two browsers and a bot, with all modules. Every
//! answer matches its schema, and nobody else sees a secret plan.

use std::sync::Arc;

use kernel::Rng;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::socket::apply;
use crate::world::{World, judge};

/// The most acts of a seat in one common turn before it commits.
const MOST_PLANNED: usize = 4;

struct Table {
    id: String,
    /// Ana and Ben; the third seat is a bot's.
    people: [Browser; 2],
    spectator: Browser,
}

impl Table {
    async fn dealt(world: &Arc<World>) -> Table {
        let [ana, ben, spectator] = [world.browser(), world.browser(), world.browser()];
        let asked = json!({
            "game": "small-city",
            "players": 3,
            "options": { "modules": "forest,traders", "forest_side": "easy,expert,easy" },
            "seats": [
                { "kind": "me", "name": "Ana" },
                { "kind": "open" },
                { "kind": "bot", "level": "easy" },
            ],
        });
        let (id, invite) = ana.open(asked).await;
        assert_eq!(ben.sit(&id, "Ben", &invite).await, 1);
        ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
        ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
        Table { id, people: [ana, ben], spectator }
    }

    /// What others see: the other person and a spectator.
    async fn seen_by_others(&self, seat: usize) -> [Value; 2] {
        let other = 1 - seat;
        let path = format!("/api/tables/{}/state", self.id);
        let theirs = self.people[other].get(&format!("{path}?seat={other}")).await;
        [theirs["state"].clone(), self.spectator.get(&path).await["state"].clone()]
    }

    /// A seat performs a random legal entry; returns whether that ended its part of a common turn.
    async fn act(&self, seat: usize, planned: usize, rng: &mut Rng) -> bool {
        let (browser, id, me) = (&self.people[seat], &self.id, seat as u64);
        let now = browser.state(id, me).await;
        judge("/components/schemas/SmallCityView", &now["view"]);
        judge("/components/schemas/SmallCityOffers", &now["offers"]);
        let choices = browser.choices(id, me).await;
        let entry = chosen(&choices, planned, rng);
        judge("/components/schemas/SmallCityEntry", &entry);
        let asked = json!({ "seat": seat, "entry": entry });
        let checked = browser.post(&format!("/api/tables/{id}/checks"), asked).await;
        judge("/components/schemas/SmallCityChoice", &checked["about"]);

        let together = now["turn"]["kind"] == "together";
        // Placing City Hall commits at once.
        let ends = ["commit", "hall"].contains(&kind(&entry));
        let before = self.seen_by_others(seat).await;
        let seq = now["seq"].as_u64().expect("a number");
        let (status, answer) = browser.act(id, (me, seq), (&format!("{seat}-{seq}"), &entry)).await;
        assert!(status == 200 || status == 409, "{entry}: {answer}");
        if together && !ends && status == 200 {
            assert!(self.seen_by_others(seat).await == before, "{entry} is a secret");
        }
        together && ends
    }
}

/// The kind of an entry: its verb or its first name.
fn kind(entry: &Value) -> &str {
    let first = || entry.as_object()?.keys().find(|key| *key != "seat").map(String::as_str);
    entry["do"].as_str().or_else(first).expect("an entry says something")
}

/// A random entry of a random kind; a long plan is committed.
fn chosen(choices: &[Value], planned: usize, rng: &mut Rng) -> Value {
    let commit = choices.iter().find(|entry| kind(entry) == "commit");
    if let Some(commit) = commit.filter(|_| planned >= MOST_PLANNED) {
        return commit.clone();
    }
    let mut kinds: Vec<&str> = choices.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let chosen = *rng.pick(&kinds).expect("a seat to act has choices");
    let fits: Vec<&Value> = choices.iter().filter(|entry| kind(entry) == chosen).collect();
    (*rng.pick(&fits).expect("a kind has entries")).clone()
}

/// Every step in the history of an observer matches its schema; returns the last view.
async fn judged_history(browser: &Browser, path: &str) -> Value {
    let history = browser.get(path).await;
    let mut view = history["view"].clone();
    for step in history["steps"].as_array().expect("steps are a list") {
        view = apply(view, &step["patch"]);
        for event in step["events"].as_array().expect("events are a list") {
            judge("/components/schemas/SmallCityEvent", event);
        }
    }
    judge("/components/schemas/SmallCityView", &view);
    view
}

#[tokio::test]
async fn two_people_and_a_bot_play_with_all_modules() {
    let world = World::new().await;
    let table = Table::dealt(&world).await;
    let [ana, ben] = &table.people;
    let id = &table.id;
    judge(
        "/components/schemas/SmallCityTables",
        &ana.get(&format!("/api/tables/{id}/tables")).await,
    );

    let (rng, mut planned) = (&mut Rng::seed(5), [0, 0]);
    while ana.table(id).await["status"] != "over" {
        let now = ana.state(id, 0).await;
        let due = now["turn"]["seats"].as_array().expect("a turn has seats");
        // The test waits for the bot: its commits are public and depend on no person's secret.
        let bot = due.contains(&json!(2));
        let Some(seat) = (0..2).find(|seat| !bot && due.contains(&json!(seat))) else {
            ana.since(id, 0, now["seq"].as_u64().expect("a number")).await;
            continue;
        };
        planned[seat] += 1;
        if table.act(seat, planned[seat], rng).await {
            planned[seat] = 0;
        }
    }

    let history = format!("/api/tables/{id}/history");
    let ends = [
        judged_history(ana, &format!("{history}?seat=0")).await,
        judged_history(ben, &format!("{history}?seat=1")).await,
        judged_history(&table.spectator, &history).await,
    ];
    // All promises are public at the end (SC-14.1), so all observers see the same.
    for view in &ends {
        assert_eq!(view["seats"], ends[2]["seats"]);
        assert!(view["seats"].as_array().is_some_and(|seats| seats.len() == 3));
    }
    judge("/components/schemas/SmallCityResult", &ana.table(id).await["result"]);
}
