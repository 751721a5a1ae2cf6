//! Random games of Small City over sockets, with cuts and reconnections: after every input each
//! client knows which seats have the turn, and a seat with the turn knows its legal entries.

use std::collections::BTreeSet;

use kernel::Rng;
use serde_json::{Value, json};
use testkit::often;

use crate::browser::Browser;
use crate::socket::Socket;
use crate::world::World;

/// All modules that go together, on forests and in cities.
const FORESTS: &str = "police,traders,forest,cards,buildings,promises,special,historic,roads";
const CITIES: &str = "police,traders,cities,cards,buildings,promises,roads";

/// Players and options of the games, used in rotation; the gate plays the first five.
const SETUPS: [(usize, &[(&str, &str)]); 15] = [
    (2, &[]),
    (4, &[("modules", CITIES), ("cities", "paris,london,zurich,madrid")]),
    (3, &[("modules", FORESTS), ("advanced", "yes")]),
    (4, &[("modules", CITIES), ("cities", "rome,berlin,helsinki,athens")]),
    (2, &[("modules", "forest,historic"), ("historic", "colosseum,neuschwanstein")]),
    (3, &[("modules", "traders")]),
    (2, &[("advanced", "yes")]),
    (4, &[("modules", "forest,traders"), ("forest_side", "easy,expert,easy,expert")]),
    (2, &[("modules", "roads")]),
    (2, &[("modules", "forest")]),
    (3, &[("advanced", "yes"), ("modules", "forest,traders")]),
    (4, &[]),
    (2, &[("advanced", "yes"), ("modules", "traders,cards")]),
    (3, &[("modules", "police,traders")]),
    (2, &[("modules", "police,traders,buildings,promises,special"), ("advanced", "yes")]),
];

/// A client with a socket and its knowledge.
struct Client {
    seat: Option<u64>,
    socket: Socket,
    seq: Option<u64>,
    due: Vec<Value>,
    offers: Value,
    /// Its last accepted input.
    acknowledged: Option<String>,
}

impl Client {
    async fn new(browser: &Browser, id: &str, seat: Option<u64>) -> Client {
        let socket = Socket::look(browser, id, seat).await.unjudged();
        Client { seat, socket, seq: None, due: Vec::new(), offers: Value::Null, acknowledged: None }
    }

    /// Loses the connection and reconnects from its last step.
    async fn cut(&mut self, browser: &Browser, id: &str) {
        self.socket = Socket::open(browser, id).await.unjudged();
        let look = json!({ "type": "look", "seat": self.seat, "since": self.seq });
        self.socket.send(look).await;
    }

    async fn hear(&mut self, game: u64) {
        let message = self.socket.next().await;
        let message = message.unwrap_or_else(|| panic!("game {game}: the socket closed"));
        match message["type"].as_str().expect("a message has a type") {
            "ack" => self.acknowledged = message["id"].as_str().map(str::to_owned),
            "refused" | "failed" => panic!("game {game}: {message}"),
            _ => {}
        }
        let now = &message["state"];
        let Some(seq) = now["seq"].as_u64().filter(|&seq| Some(seq) >= self.seq) else { return };
        self.seq = Some(seq);
        self.due.clone_from(now["turn"]["seats"].as_array().expect("a turn has seats"));
        self.offers.clone_from(&now["offers"]);
    }

    /// Whether it knows the seats to act, and its choices if it is one of them.
    fn knows(&self, due: &[Value]) -> bool {
        let mine = self.seat.is_some_and(|seat| due.contains(&json!(seat)));
        self.due == due && (!mine || !self.offers.is_null())
    }

    /// Sends a choice of a random kind and waits until it is accepted.
    async fn act(&mut self, (game, input): (u64, u64), id: &str, rng: &mut Rng) {
        let seat = self.seat.expect("a seat acts");
        let (seq, entries) = self.socket.browser.choices_unjudged(id, seat).await;
        while self.seq < Some(seq) {
            self.hear(game).await;
        }
        let mut verbs: Vec<&Value> = entries.iter().map(|entry| &entry["do"]).collect();
        verbs.dedup();
        let verb = *rng.pick(&verbs).expect("a seat to act has choices");
        let fits: Vec<&Value> = entries.iter().filter(|entry| entry["do"] == *verb).collect();
        let entry = (*rng.pick(&fits).expect("a verb has entries")).clone();
        let id = format!("input-{input}");
        let input = json!({ "type": "input", "id": id, "seat": self.seat, "expect": self.seq, "entry": entry });
        self.socket.send(input).await;
        while self.acknowledged.as_ref() != Some(&id) {
            self.hear(game).await;
        }
    }
}

/// Plays one game to its end; returns the number of inputs.
async fn play(world: &std::sync::Arc<World>, game: u64) -> u64 {
    let (players, options) = SETUPS[(game % SETUPS.len() as u64) as usize];
    let (host, rng) = (world.browser(), &mut Rng::stream(7, game));
    let seats: Vec<Value> = (0..players)
        .map(|seat| json!({ "kind": if seat == 0 { "me" } else { "person" }, "name": format!("P{seat}") }))
        .collect();
    let options: serde_json::Map<String, Value> =
        options.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
    let asked = json!({ "game": "small-city", "players": players, "options": options, "seats": seats, "start": true });
    let (id, _) = host.open(asked).await;
    let mut clients = vec![Client::new(&host, &id, None).await];
    for seat in 0..players as u64 {
        clients.push(Client::new(&host, &id, Some(seat)).await);
    }
    for input in 0.. {
        let (_, table) = host.fetch("GET", &format!("/api/tables/{id}"), None).await;
        let due = table["turn"].as_array().expect("a table says whose turn it is");
        for client in &mut clients {
            if rng.below(20) == 0 {
                client.cut(&host, &id).await;
            }
            while !client.knows(due) {
                client.hear(game).await;
            }
        }
        if table["status"] == "over" {
            return input;
        }
        let seat = rng.pick(due).expect("a seat is to act").as_u64().expect("a seat is a number");
        clients[seat as usize + 1].act((game, input), &id, rng).await;
    }
    unreachable!("a game ends")
}

/// The values of an option in the set-ups.
fn named(key: &str) -> BTreeSet<&'static str> {
    let all = SETUPS.iter().flat_map(|(_, options)| options.iter());
    all.filter(|(name, _)| *name == key).flat_map(|(_, choices)| choices.split(',')).collect()
}

#[test]
fn set_ups_have_every_module_and_city() {
    let game = catalog::game("small-city").unwrap();
    for (key, but) in [("modules", ""), ("cities", "dealt")] {
        let option = game.options().iter().find(|option| option.key == key).expect("the option");
        let choices = option.choices.iter().copied().filter(|choice| *choice != but);
        assert_eq!(named(key), choices.collect(), "{key}");
    }
}

#[tokio::test]
async fn every_client_knows_whose_turn_it_is() {
    let games = often(5, 2 * SETUPS.len()) as u64;
    let world = World::new().await;
    let mut inputs = 0;
    for game in 0..games {
        inputs += play(&world, game).await;
    }
    println!("{games} games, {inputs} inputs, none stuck");
}
