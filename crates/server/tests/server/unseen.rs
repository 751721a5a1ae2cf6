//! Two games of Small City that differ only in what an observer may not know send it the same bytes
//! by every route: with different secret plans of others, and with different promises in other
//! hands.

use std::sync::Arc;

use futures_util::{FutureExt, StreamExt, stream};
use kernel::Rng;
use serde_json::{Map, Value, json};
use smallcity::Setup;
use store::{LogLine, Sqlite, Store, TableRow};
use testkit::often;

use crate::browser::Browser;
use crate::sets::holding;
use crate::socket::Socket;
use crate::world::World;

/// How many common turns pass before the one with secrets, in rotation over the set-ups.
const TURNS: [usize; 3] = [1, 1, 2];

/// How many pairs of drawn promises to look for in each game whose exchange others cannot see, if
/// there are that many. A seat draws one of each stack in turn (SC-3.8), so cards of one stack are
/// this far apart.
const SWAPS: usize = 3;
const STACKS: usize = 3;

/// The set-ups that cover every pair of modules, options and numbers of seats, each with its turn;
/// the gate runs one in five. Solo games hide nothing from anyone.
fn few() -> Vec<(Setup, usize)> {
    let together = holding(2).into_iter().filter(|setup| setup.players > 1);
    together.zip(TURNS.into_iter().cycle()).skip(often(1, 0)).step_by(often(7, 1)).collect()
}

/// The options of a set-up in the form of a request for a table.
fn options(setup: &Setup) -> Map<String, Value> {
    let mut options: Map<String, Value> =
        setup.options.iter().map(|(key, value)| (key.clone(), json!(value))).collect();
    options.insert("advanced".to_owned(), json!(if setup.advanced { "yes" } else { "no" }));
    if !setup.modules.is_empty() {
        options.insert("modules".to_owned(), json!(setup.modules.join(",")));
    }
    options
}

/// A game in a common turn: Ana has seat 0, Ben the others.
struct Game {
    row: TableRow,
    log: Vec<LogLine>,
    cookies: [Option<String>; 2],
}

impl Game {
    async fn played(setup: &Setup, turns: usize) -> Game {
        let world = World::new().await;
        let [ana, ben] = [world.browser(), world.browser()];
        let seats = [json!({ "kind": "me", "name": "Ana" })];
        let (players, options) = (usize::from(setup.players), options(setup));
        let asked =
            json!({ "game": "small-city", "players": players, "options": options, "seats": seats });
        let (id, invite) = ana.open(asked).await;
        for seat in 1..players {
            ben.sit(&id, &format!("Ben {seat}"), &invite).await;
            let path = format!("/api/tables/{id}/seats/{seat}");
            ben.change("PATCH", &path, json!({ "ready": true })).await;
        }
        ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
        let (rng, mut left, mut common) = (&mut Rng::seed(5), turns, false);
        for input in 0.. {
            let now = ana.state(&id, 0).await;
            let together = now["turn"]["kind"] == "together";
            let plans =
                together && now["turn"]["seats"].as_array().expect("seats").contains(&json!(1));
            left -= usize::from(plans && !common);
            common = together;
            if left == 0 && plans {
                let (_, entries) = ben.choices_unjudged(&id, 1).await;
                if entries.iter().filter(|entry| !commits(entry)).count() > 1 {
                    break;
                }
            }
            left = left.max(1);
            let seat = now["turn"]["seats"][0].as_u64().expect("a seat is to act");
            let browser = if seat == 0 { &ana } else { &ben };
            let (seq, entries) = browser.choices_unjudged(&id, seat).await;
            // Plans are short, so the game goes on.
            let ends = entries.iter().find(|entry| entry["do"] == "commit");
            let entry = ends.filter(|_| rng.below(3) == 0).or_else(|| rng.pick(&entries));
            let entry = entry.expect("a seat to act has choices");
            let (status, answer) =
                browser.act(&id, (seat, seq), (&format!("p{input}"), entry)).await;
            assert_eq!(status, 200, "{answer}");
        }
        let row = world.store.load(&id).await.expect("it is there");
        let log = world.store.log(&id, 1).await.expect("it has a log");
        Game { row, log, cookies: [ana.cookie(), ben.cookie()] }
    }

    /// The same game at another server, with that log.
    async fn again(&self, log: &[LogLine]) -> (Arc<World>, [Browser; 2]) {
        let store = Sqlite::memory().await.expect("a database in memory opens");
        store.create(&self.row).await.expect("there is no other");
        store.append(&self.row.id, log).await.expect("it goes on from the first");
        let world = World::with(Arc::new(store), |_| {}).await;
        let browsers = self.cookies.clone().map(|cookie| Browser::known(&world, cookie));
        (world, browsers)
    }

    /// What Ana and a spectator receive of a game with that log in which Ben makes this secret
    /// plan.
    async fn seen(&self, log: &[LogLine], plan: &[Value]) -> Vec<String> {
        let (world, [ana, ben]) = self.again(log).await;
        let id = &self.row.id;
        let (status, answer) =
            ana.fetch("GET", &format!("/api/tables/{id}/state?seat=0"), None).await;
        if status >= 500 {
            return vec!["no such game".to_owned()];
        }
        let seq = answer["state"]["seq"].clone();
        let spectator = world.browser();
        // One after the other, because new connections show in presence messages.
        let mut eyes = Vec::new();
        for (browser, seat) in [(&spectator, None), (&ana, Some(0))] {
            let mut socket = Socket::look(browser, id, seat).await.unjudged();
            socket.await_type("state").await;
            eyes.push(socket);
        }
        for (number, entry) in plan.iter().enumerate() {
            let (expect, _) = ben.choices_unjudged(id, 1).await;
            let input = (&*format!("secret-{number}"), entry);
            let (status, answer) = ben.act(id, (1, expect), input).await;
            assert_eq!(status, 200, "{answer}");
        }
        world.time.advance(1_000);
        let mut seen = Vec::new();
        self.ask_all(&ana, Some(0), &seq, &mut seen).await;
        self.ask_all(&spectator, None, &seq, &mut seen).await;
        // Nobody disconnects before all have read, because leaving shows too.
        for socket in &mut eyes {
            // Its answer comes after all earlier messages.
            socket.send(json!({ "type": "check", "id": "last", "seat": 0, "entry": {} })).await;
            socket.await_type("checked").await;
            seen.append(&mut socket.texts);
        }
        seen
    }

    /// Requests everything, including refused requests.
    async fn ask_all(
        &self,
        browser: &Browser,
        seat: Option<u64>,
        seq: &Value,
        seen: &mut Vec<String>,
    ) {
        let of_seat = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
        let mut get = Vec::new();
        for path in [
            "state?",
            "state?since=0",
            "history?",
            "history?since=3",
            "choices?about=true",
            "tables?",
            "record?",
            "state?mark=x&since=99999",
        ] {
            get.push(format!("{path}{of_seat}"));
        }
        get.push(format!("state?since={seq}{of_seat}"));
        for path in get {
            let path = format!("/api/tables/{}/{}", self.row.id, path.replace("?&", "?"));
            let (status, answer) = browser.fetch("GET", &path, None).await;
            seen.push(format!("{path} {status} {answer}"));
        }
        let seat = json!(seat.unwrap_or(0));
        let choices = format!("/api/tables/{}/choices?seat=0", self.row.id);
        let (_, choices) = browser.fetch("GET", &choices, None).await;
        let entries = choices["entries"].as_array().cloned().unwrap_or_default();
        let mut posts = Vec::new();
        for entry in entries.iter().step_by(entries.len() / 6 + 1) {
            posts.push(("checks", json!({ "seat": seat, "entry": entry })));
            posts.push(("tries", json!({ "seat": seat, "entries": [entry, entry] })));
            // A late or early request is refused with the full state.
            for expect in [json!(0), json!(99_999)] {
                let input = json!({ "id": "late", "seat": seat, "expect": expect, "entry": entry });
                posts.push(("inputs", input));
            }
        }
        for tile in ["R1", "R3", "S", "F"] {
            for cell in ["a1", "c4", "f6"] {
                let entry = json!({ "seat": seat, "do": "build", "tile": tile, "on": cell });
                posts.push(("checks", json!({ "seat": seat, "entry": entry })));
                let why = json!({ "why": { "tile": tile, "cell": cell } });
                posts.push(("questions", json!({ "seat": seat, "question": why })));
            }
        }
        posts.push(("take-back", json!({ "id": "back", "seat": seat, "expect": seq })));
        posts.push(("hints", json!({ "seat": seat, "after": [] })));
        posts.push(("checks", json!({ "seat": 1, "entry": {} })));
        for (path, body) in posts {
            let path = format!("/api/tables/{}/{path}", self.row.id);
            let (status, answer) = browser.fetch("POST", &path, Some(&body)).await;
            seen.push(format!("{path} {body} {status} {answer}"));
        }
    }

    /// Ben's possible plans: one step, another step, and one that he changed on the way.
    async fn plans(&self) -> Vec<Vec<Value>> {
        let (_world, [_, ben]) = self.again(&self.log).await;
        let (_, entries) = ben.choices_unjudged(&self.row.id, 1).await;
        let steps: Vec<Value> = entries.into_iter().filter(|entry| !commits(entry)).collect();
        let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return vec![] };
        let mut plans = vec![vec![], vec![first.clone()], vec![last.clone()]];
        let undo = json!({ "seat": 1, "do": "undo" });
        let act = ben.act(
            &self.row.id,
            (1, ben.choices_unjudged(&self.row.id, 1).await.0),
            ("try", first),
        );
        if act.await.0 == 200 && ben.choices_unjudged(&self.row.id, 1).await.1.contains(&undo) {
            plans.push(vec![first.clone(), undo.clone(), last.clone(), undo, first.clone()]);
        }
        plans
    }
}

/// Whether this act ends the seat's turn: placing City Hall commits at once.
fn commits(entry: &Value) -> bool {
    entry["do"] == "commit" || !entry["hall"].is_null()
}

/// Compares what the observers received in the two games.
fn same(one: &[String], other: &[String], what: &str) {
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one, other, "{what}");
    }
    assert_eq!(one.len(), other.len(), "{what}");
}

/// How many games run at the same time: a client that waits too long loses its socket.
const AT_ONCE: usize = 2;

#[tokio::test(flavor = "multi_thread")]
async fn secrets_change_no_byte_for_others() {
    // One client loads the description before many need it.
    World::new().await.browser().get("/api/games").await;
    let few = few();
    let each = few.iter().cloned().map(|(setup, turns)| {
        let judged = async move {
            let named = format!("{:?} after {turns}", setup.doc());
            let game = Game::played(&setup, turns).await;
            (plans(&game, &named).await, twins(&game, &named).await)
        };
        tokio::spawn(judged).map(|judged| judged.expect("no game differs"))
    });
    let judged: Vec<(usize, usize)> = stream::iter(each).buffer_unordered(AT_ONCE).collect().await;
    let plans: usize = judged.iter().map(|(plans, _)| plans).sum();
    let twins: usize = judged.iter().map(|(_, twins)| twins).sum();
    println!("{} set-ups, {plans} plans, {twins} exchanged draws", few.len());
    assert!(plans >= 3 * few.len(), "{plans}");
    // Ana sees her own draws; exchanging a promise that its seat keeps makes an impossible game.
    assert!(6 * twins >= few.len(), "promises of others were exchanged: {twins}");
}

/// How many plans of others look alike to observers.
async fn plans(game: &Game, named: &str) -> usize {
    let mut first = None;
    let plans = game.plans().await;
    for plan in &plans {
        let seen = game.seen(&game.log, plan).await;
        same(first.get_or_insert_with(|| seen.clone()), &seen, &format!("{named} {plan:?}"));
    }
    plans.len()
}

/// How many other games look the same to observers, with two draws of others exchanged.
async fn twins(game: &Game, named: &str) -> usize {
    let history = |seen: &[String]| {
        let of_history = seen.iter().filter(|text| text.contains("/history?")).cloned();
        of_history.collect::<Vec<_>>()
    };
    let seen = game.seen(&game.log, &[]).await;
    let draws_promise = |line: &LogLine| {
        let body: Value = serde_json::from_str(&line.body).expect("lines are JSON");
        line.kind == "draw" && body.get("promise").is_some()
    };
    let draws: Vec<usize> =
        (0..game.log.len()).filter(|&at| draws_promise(&game.log[at])).collect();
    let pairs = draws.iter().copied().zip(draws.iter().copied().skip(STACKS));
    let mut twins = 0;
    for (one, other) in pairs {
        let mut log = game.log.clone();
        (log[one].body, log[other].body) = (log[other].body.clone(), log[one].body.clone());
        let others = game.seen(&log, &[]).await;
        // Observers who see no difference receive none.
        if history(&others) == history(&seen) {
            same(&seen, &others, &format!("{named}, draws {one} and {other}: {}", log[one].body));
            twins += 1;
        }
        if twins == SWAPS {
            break;
        }
    }
    twins
}
