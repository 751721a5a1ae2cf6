//! Any input, over HTTP or a socket: the server logs only offered entries, never panics, and no
//! answer is an internal error.
//!
//! `CITYWRIGHT_INPUTS=10000000 cargo test --release -p citywright-server --test server fuzz --
//! --nocapture` sends many; a `CITYWRIGHT_SEED` other than 11 sends different ones.

use std::collections::HashSet;
use std::sync::Arc;
use std::{env, iter, slice};

use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use kernel::Rng;
use serde_json::{Map, Value, json};
use server::Sound;

use crate::browser::Browser;
use crate::socket::Socket;
use crate::world::{World, games};

/// How many inputs to send unless the environment says so.
const INPUTS: u64 = 4_000;
/// The seed of the random numbers unless the environment says so.
const SEED: u64 = 11;
/// How many tables one server gets, and how many inputs one table gets.
const TABLES: u64 = 3;
const AT_A_TABLE: u64 = 1_000;
/// How many inputs to send from one position before a real move.
const AT_A_POSITION: u64 = 25;
/// One input in so many goes over a socket, which takes so many before it is reopened.
const SOCKETS: u32 = 5;
const FRAMES: u32 = 28;

/// A game, its players and options.
type Setup = (&'static str, usize, &'static [(&'static str, &'static str)]);
const SETUPS: [Setup; 4] = [
    (
        "small-city",
        2,
        &[
            ("modules", "police,traders,forest,cards,buildings,promises,special,historic,roads"),
            ("advanced", "yes"),
        ],
    ),
    ("toy", 2, &[]),
    ("simplicity", 3, &[]),
    ("small-city", 2, &[("modules", "police,traders,cities,cards,buildings,promises,roads")]),
];

/// Replacements for a name or a number.
fn junk(rng: &mut Rng) -> Value {
    let texts =
        ["", " ", "g2 ", "A1", "commit", "seat", "\u{0}", "\u{202e}x", "é", "-1", "1e3", "💥"];
    match rng.below(12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(rng.below(9)),
        4 => json!(u64::MAX),
        5 => json!(1.5e308),
        6 => json!([]),
        7 => json!({}),
        8 => json!("x".repeat(rng.below(3_000) as usize)),
        9 => (0..rng.below(200)).fold(json!(1), |inner, _| json!([inner])),
        _ => json!(texts[rng.below(texts.len() as u32) as usize]),
    }
}

/// The places in a document.
fn places(value: &Value, here: &str, found: &mut Vec<String>) {
    found.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                places(item, &format!("{here}/{at}"), found);
            }
        }
        Value::Object(members) => {
            for (name, member) in members {
                places(member, &format!("{here}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// Changes something in a document.
fn change(value: &mut Value, rng: &mut Rng) {
    let mut found = Vec::new();
    places(value, "", &mut found);
    let other = rng.pick(&found).and_then(|place| value.pointer(place)).cloned();
    let Some(here) = rng.pick(&found).and_then(|place| value.pointer_mut(place)) else { return };
    match (rng.below(6), here) {
        (0, here) => *here = other.unwrap_or_default(),
        (1, Value::Object(members)) => drop(members.insert("more".to_owned(), junk(rng))),
        (1, Value::Array(items)) => items.push(junk(rng)),
        (2, Value::Object(members)) => {
            let names: Vec<String> = members.keys().cloned().collect();
            if let Some(name) = rng.pick(&names) {
                members.shift_remove(name);
            }
        }
        (2, Value::Array(items)) => drop(items.pop()),
        (3, Value::String(text)) => text.push(' '),
        (3, here @ Value::Number(_)) => *here = json!(here.as_i64().unwrap_or(0) + 1),
        (4, Value::String(text)) => *text = text.to_uppercase(),
        (_, here) => *here = junk(rng),
    }
}

/// The text of a document with something wrong in it.
fn garbled(text: &str, rng: &mut Rng) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let at = rng.below(bytes.len().max(1) as u32) as usize;
    match rng.below(5) {
        0 => bytes.truncate(at),
        1 if !bytes.is_empty() => bytes[at] = rng.below(256) as u8,
        2 => bytes.insert(at, rng.below(256) as u8),
        3 => bytes = "[".repeat(rng.below(20_000) as usize).into_bytes(),
        // A member appears twice.
        _ => drop(bytes.splice(0..1.min(bytes.len()), br#"{"seat":1,"id":"twice","#.to_vec())),
    }
    bytes
}

/// Whether the log has an entry as it was sent. The log always writes the same form: a request may
/// have names in other letters, materials in another order, and defaults as null or false or left
/// out.
fn is_same(sent: &Value, logged: &Value) -> bool {
    match (sent, logged) {
        (Value::String(sent), Value::String(logged)) => sent.eq_ignore_ascii_case(logged),
        (Value::Object(sent), Value::Object(logged)) => {
            let is_logged = |(name, value): (&String, &Value)| {
                logged.contains_key(name) || value.is_null() || *value == Value::Bool(false)
            };
            let is_sent = |(name, value): (&String, &Value)| {
                sent.get(name).is_some_and(|sent| name == "pay" || is_same(sent, value))
            };
            sent.iter().all(is_logged) && logged.iter().all(is_sent)
        }
        _ => sent == logged,
    }
}

/// A table that one browser plays alone.
struct Table {
    world: Arc<World>,
    browser: Browser,
    id: String,
    players: u64,
    /// The seats to act, the number of its last step, and what each seat may do.
    seat: u64,
    seq: u64,
    offers: Vec<Vec<Value>>,
    /// The ids of accepted inputs, each with its seat.
    ids: HashSet<String>,
    sent: u64,
    socket: Option<(Socket, u32)>,
}

impl Table {
    async fn open(world: &Arc<World>, number: u64) -> Table {
        let (game, players, options) = SETUPS[(number % SETUPS.len() as u64) as usize];
        let browser = world.browser();
        let seats: Vec<Value> = (0..players)
            .map(|seat| json!({ "kind": if seat == 0 { "me" } else { "person" }, "name": format!("P{seat}") }))
            .collect();
        let options: Map<String, Value> =
            options.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        let asked = json!({ "game": game, "players": players, "options": options, "seats": seats, "start": true });
        let (id, _) = browser.open(asked).await;
        let (world, ids) = (Arc::clone(world), HashSet::new());
        Table {
            world,
            browser,
            id,
            players: players as u64,
            seat: 0,
            seq: 0,
            offers: vec![],
            ids,
            sent: 0,
            socket: None,
        }
    }

    /// Asks which seats are to act; whether any is.
    async fn look(&mut self) -> bool {
        let (_, table) = self.browser.fetch("GET", &format!("/api/tables/{}", self.id), None).await;
        let Some(seat) = table["turn"][0].as_u64() else { return false };
        self.seat = seat;
        self.offers.clear();
        for each in 0..self.players {
            let (seq, entries) = self.browser.choices_unjudged(&self.id, each).await;
            self.offers.push(entries);
            if each == seat {
                self.seq = seq;
            }
        }
        !self.entries().is_empty()
    }

    /// What the seat to act may do.
    fn entries(&self) -> &[Value] {
        &self.offers[self.seat as usize]
    }

    /// A valid request, without the common part of its path.
    fn request(&mut self, rng: &mut Rng) -> (&'static str, String, Value) {
        self.sent += 1;
        let (seat, seq, id) = (self.seat, self.seq, format!("f{}", self.sent));
        let entry = rng.pick(self.entries()).cloned().unwrap_or_default();
        let of = |query: &str| format!("?seat={seat}{query}");
        match rng.below(14) {
            0 => ("POST", "/checks".into(), json!({ "seat": seat, "entry": entry })),
            1 => ("POST", "/tries".into(), json!({ "seat": seat, "entries": [entry, entry] })),
            2 => {
                let why = json!({ "why": { "tile": "R3", "cell": "f6" } });
                ("POST", "/questions".into(), json!({ "seat": seat, "question": why }))
            }
            3 => ("POST", "/take-back".into(), json!({ "id": id, "seat": seat, "expect": seq })),
            4 => ("POST", "/hints".into(), json!({ "seat": seat, "after": [entry] })),
            5 => ("PATCH", String::new(), json!({ "name": "Elm Street", "public": false })),
            6 => (
                "PATCH",
                "/seats/1".into(),
                json!({ "name": "Eve", "ready": true, "colour": "moon" }),
            ),
            7 => ("PUT", "/bot-pace".into(), json!({ "pace": "quick" })),
            8 => ("GET", format!("/state{}", of(&format!("&since={seq}"))), Value::Null),
            9 => ("GET", format!("/choices{}", of("&about=false")), Value::Null),
            // It replays a whole game.
            10 if rng.below(8) == 0 => ("GET", format!("/history{}", of("&since=0")), Value::Null),
            _ => {
                let then = if rng.below(4) == 0 { vec![entry.clone()] } else { vec![] };
                let body =
                    json!({ "id": id, "seat": seat, "expect": seq, "entry": entry, "then": then });
                ("POST", "/inputs".into(), body)
            }
        }
    }

    /// Sends an input with perhaps one error; returns whether the position changed.
    async fn send(&mut self, rng: &mut Rng) -> bool {
        let (method, mut path, mut body) = self.request(rng);
        for _ in 0..rng.below(4) {
            change(&mut body, rng);
        }
        if rng.below(SOCKETS) == 0 {
            return self.send_frame(&path, body, rng).await;
        }
        if method == "GET" {
            path = garbled_query(&path, rng);
        }
        let text = body.to_string();
        let bytes = if rng.below(8) == 0 { garbled(&text, rng) } else { text.into_bytes() };
        let is_input = path == "/inputs";
        let sent = is_input.then(|| serde_json::from_slice(&bytes).ok()).flatten();
        let uri = format!("/api/tables/{}{path}", self.id);
        let request = Request::builder()
            .method(method)
            .uri(&uri)
            .header(header::COOKIE, self.browser.cookie().unwrap_or_default());
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(600)]).into_owned();
        // An address that cannot be written is never sent.
        let Ok(request) = request.body(Body::from(bytes)) else { return false };
        let response = self.browser.send(request).await;
        let status = response.status().as_u16();
        let answer = response.into_body().collect().await.expect("the body arrives").to_bytes();
        let answer: Value = serde_json::from_slice(&answer).expect("answers are JSON");
        assert!(status < 500, "{status} to {method} {uri} {shown}: {answer}");
        assert_eq!(status >= 400, answer["error"]["code"].is_string(), "{method} {uri}: {answer}");
        if status == 200 && is_input {
            self.accepted(&sent.unwrap_or_default()).await;
        }
        status == 200 && (is_input || path == "/take-back")
    }

    /// The same as a message of a socket.
    async fn send_frame(&mut self, path: &str, mut body: Value, rng: &mut Rng) -> bool {
        let (mut socket, frames) = match self.socket.take() {
            Some((socket, frames)) if frames < FRAMES => (socket, frames),
            _ => (
                Socket::look(&self.browser, &self.id, Some(self.seat)).await.unjudged().careless(),
                0,
            ),
        };
        let kind = match path {
            "/inputs" => "input",
            "/checks" => "check",
            "/tries" => "try",
            "/take-back" => "take_back",
            "/questions" => "ask",
            _ => "look",
        };
        if let Some(members) = body.as_object_mut() {
            members.insert("type".to_owned(), json!(kind));
            members.entry("id").or_insert_with(|| json!("f"));
        }
        let text = body.to_string();
        let garble = rng.below(8) == 0;
        let text =
            if garble { String::from_utf8_lossy(&garbled(&text, rng)).into_owned() } else { text };
        if text.len() > 16 * 1024 {
            return false;
        }
        socket.send_text(text.clone()).await;
        // Its answer comes after every message that the other input caused.
        let last = format!("end-{}", self.sent);
        let end = json!({ "type": "check", "id": last, "seat": self.seat, "entry": null });
        socket.send_text(end.to_string()).await;
        let mut accepted = false;
        loop {
            let answer = socket.next().await;
            let answer = answer.unwrap_or_else(|| panic!("the socket closed after {text}"));
            let code = answer["error"]["code"].as_str();
            assert_ne!(code, Some("internal"), "to {text}: {answer}");
            accepted |= answer["type"] == "ack";
            if answer["type"] == "checked" && answer["id"] == last {
                break;
            }
        }
        if accepted && kind == "input" {
            self.accepted(&serde_json::from_str(&text).unwrap_or_default()).await;
        }
        self.socket = Some((socket, frames + 1));
        accepted
    }

    /// An accepted input: the log line was offered to its seat and is what was sent, unless its id
    /// was accepted before.
    async fn accepted(&mut self, input: &Value) {
        let seat = input["seat"].as_u64().expect("an input has a seat");
        let id = format!("{seat}:{}", input["id"].as_str().expect("an input has an id"));
        if !self.ids.insert(id.clone()) {
            return;
        }
        let log = self.world.store.log(&self.id, 1).await.unwrap();
        let line = log.iter().find(|line| line.client.as_ref() == Some(&id)).expect("it is logged");
        let logged: Value = serde_json::from_str(&line.body).expect("a log is JSON");
        let logged = logged.as_array().map_or(slice::from_ref(&logged), Vec::as_slice);
        let offered = self.offers[seat as usize].contains(&logged[0]);
        assert!(offered, "{input}, {}, was not offered", logged[0]);
        let then = input["then"].as_array().into_iter().flatten();
        let entries: Vec<&Value> = iter::once(&input["entry"]).chain(then).collect();
        let is_sent = entries.len() == logged.len()
            && entries.iter().zip(logged).all(|(entry, logged)| is_same(entry, logged));
        assert!(is_sent, "{input} is not what the log has: {logged:?}");
    }

    /// Makes a real move.
    async fn go_on(&mut self, rng: &mut Rng) {
        self.sent += 1;
        let entry = rng.pick(self.entries()).cloned().unwrap_or_default();
        let id = format!("f{}", self.sent);
        let body = json!({ "id": id, "seat": self.seat, "expect": self.seq, "entry": entry });
        let path = format!("/api/tables/{}/inputs", self.id);
        let (status, answer) = self.browser.fetch("POST", &path, Some(&body)).await;
        assert!(status < 500, "{answer}");
        self.ids.insert(format!("{}:{id}", self.seat));
    }

    /// The rules allow every line of the log.
    async fn judge(&self) {
        let row = self.world.store.load(&self.id).await.unwrap();
        let log = self.world.store.log(&self.id, 1).await.unwrap();
        if let Err(broken) = Sound::judge(&games(), row, &log) {
            panic!("line {:?} of a log: {:?}", broken.line, broken.why);
        }
    }
}

/// An address with another query.
fn garbled_query(path: &str, rng: &mut Rng) -> String {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let values =
        ["0", "1", "-1", "7", "99999999999999999999", "%00", "%ff", "null", "", "true", "a=b"];
    let parts = query.split('&').filter_map(|part| {
        let (name, value) = part.split_once('=')?;
        let other = *rng.pick(&values)?;
        Some(match rng.below(8) {
            0 => format!("{name}={other}"),
            1 => format!("{name}={value}&{name}={other}"),
            2 => other.to_owned(),
            _ => format!("{name}={value}"),
        })
    });
    let parts: Vec<String> = parts.collect();
    format!("{path}?{}", parts.join("&"))
}

#[tokio::test]
async fn only_offered_entries_count_and_nothing_breaks() {
    let asked =
        |name, unless| env::var(name).map_or(unless, |number| number.parse().expect("a number"));
    let inputs = asked("CITYWRIGHT_INPUTS", INPUTS);
    let rng = &mut Rng::seed(asked("CITYWRIGHT_SEED", SEED));
    let mut world = World::new().await;
    let (mut sent, mut moves) = (0, 0_u64);
    for number in 0.. {
        if number % TABLES == 0 && number > 0 {
            world = World::new().await;
        }
        let mut table = Table::open(&world, number).await;
        let end = (sent + AT_A_TABLE).min(inputs);
        while sent < end && table.look().await {
            for _ in 0..AT_A_POSITION {
                sent += 1;
                if table.send(rng).await {
                    moves += 1;
                    break;
                }
                if sent == end {
                    break;
                }
            }
            if table.look().await {
                table.go_on(rng).await;
            }
        }
        table.judge().await;
        if sent >= inputs {
            break;
        }
    }
    println!("{sent} inputs, {moves} of them counted");
    assert!(moves > sent / 100, "{moves} of {sent} counted");
}
