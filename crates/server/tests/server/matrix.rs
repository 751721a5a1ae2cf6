//! The permissions at a table: every route, every role, every stage.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::world::World;

/// The roles, in the order of the columns: without a cookie, with a cookie but no seat here, at
/// another seat of the table, the owner of seat 1, and the host, who owns seat 0.
const WHO: [&str; 5] = ["nobody", "stranger", "neighbour", "owner", "host"];

/// The stage of the table: in the lobby, running with seat 1 to act, over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Lobby,
    Running,
    Over,
}

const STAGES: [(char, Stage); 3] = [('L', Stage::Lobby), ('R', Stage::Running), ('O', Stage::Over)];

/// Each route of a table with a request, and for each of [`WHO`] the stages in which the request
/// succeeds; in all other stages it is refused and changes nothing.
#[rustfmt::skip]
const MATRIX: &[(&str, &str, Body, [&str; 5])] = &[
    // the table
    ("GET",    "",                  Body::None,      ["LRO", "LRO", "LRO", "LRO", "LRO"]),
    ("PATCH",  "",                  Body::Name,      ["",    "",    "",    "",    "L"]),
    ("POST",   "/invite",           Body::None,      ["",    "",    "",    "",    "L"]),
    ("POST",   "/start",            Body::None,      ["",    "",    "",    "",    "L"]),
    ("POST",   "/rematch",          Body::None,      ["",    "",    "O",   "O",   "O"]),
    ("PUT",    "/bot-pace",         Body::Pace,      ["",    "",    "",    "",    "R"]),
    // its seats
    ("POST",   "/seats",            Body::Sit,       ["",    "",    "",    "",    ""]),
    ("PATCH",  "/seats/1",          Body::Ready,     ["",    "",    "",    "L",   ""]),
    ("DELETE", "/seats/1",          Body::None,      ["",    "",    "",    "L",   "L"]),
    ("PUT",    "/seats/3/bot",      Body::Level,     ["",    "",    "",    "",    "L"]),
    ("PUT",    "/seats/1/bot",      Body::Level,     ["",    "",    "",    "",    ""]),
    ("POST",   "/seats/1/code",     Body::None,      ["",    "",    "",    "LRO", ""]),
    ("POST",   "/seats/1/lend",     Body::None,      ["",    "",    "",    "",    ""]),
    ("POST",   "/seats/1/give-up",  Body::None,      ["",    "",    "",    "R",   ""]),
    // a repeated request succeeds
    ("DELETE", "/seats/1/lend",     Body::None,      ["",    "",    "",    "RO",  ""]),
    ("DELETE", "/seats/1/stand-in", Body::None,      ["",    "",    "",    "LRO", ""]),
    ("POST",   "/signals",          Body::Signal,    ["",    "",    "",    "LRO", ""]),
    // the game
    ("GET",    "/tables",           Body::None,      ["RO",  "RO",  "RO",  "RO",  "RO"]),
    ("GET",    "/state",            Body::None,      ["LRO", "LRO", "LRO", "LRO", "LRO"]),
    ("GET",    "/state?seat=1",     Body::None,      ["",    "",    "",    "LRO", ""]),
    ("GET",    "/choices?seat=1",   Body::None,      ["",    "",    "",    "RO",  ""]),
    ("GET",    "/history",          Body::None,      ["RO",  "RO",  "RO",  "RO",  "RO"]),
    ("GET",    "/history?seat=1",   Body::None,      ["",    "",    "",    "RO",  ""]),
    ("GET",    "/record",           Body::None,      ["O",   "O",   "O",   "O",   "O"]),
    ("POST",   "/inputs",           Body::Input,     ["",    "",    "",    "R",   ""]),
    // also answers that an input would be refused
    ("POST",   "/checks",           Body::Check,     ["",    "",    "",    "LRO", ""]),
    ("POST",   "/tries",            Body::Try,       ["",    "",    "",    "RO",  ""]),
    ("POST",   "/questions",        Body::Question,  ["",    "",    "",    "",    ""]),
    ("POST",   "/hints",            Body::Seat,      ["",    "",    "",    "",    ""]),
    ("POST",   "/take-back",        Body::TakeBack,  ["",    "",    "",    "",    ""]),
];

/// The request body.
#[derive(Clone, Copy, Debug)]
enum Body {
    None,
    Name,
    Pace,
    Sit,
    Ready,
    Level,
    Input,
    Check,
    Try,
    Question,
    Seat,
    TakeBack,
    Signal,
}

impl Body {
    /// On behalf of seat 1, if a seat acts.
    fn text(self, table: &Table) -> Option<Value> {
        let (expect, entry) = (&table.seq, &table.entry);
        Some(match self {
            Body::None => return None,
            Body::Name => json!({ "name": "Elm Street" }),
            Body::Pace => json!({ "pace": "quick" }),
            Body::Sit => json!({ "name": "Eve", "seat": 1 }),
            Body::Ready => json!({ "ready": true }),
            Body::Level => json!({ "level": "steady" }),
            Body::Input => json!({ "id": "one", "seat": 1, "expect": expect, "entry": entry }),
            Body::Check => json!({ "seat": 1, "entry": entry }),
            Body::Try => json!({ "seat": 1, "entries": [entry] }),
            Body::Question => json!({ "seat": 1, "question": {} }),
            Body::Seat => json!({ "seat": 1 }),
            Body::TakeBack => json!({ "id": "two", "seat": 1, "expect": expect }),
            Body::Signal => {
                let clap = json!({ "kind": "reaction", "reaction": "clap" });
                json!({ "id": "three", "seat": 1, "signal": clap })
            }
        })
    }
}

/// A public table of three people at three browsers and a bot.
struct Table {
    id: String,
    /// In the order of [`WHO`].
    browsers: [Browser; 5],
    /// The state of seat 1, and an entry that it might send when it is to act.
    seq: Value,
    entry: Value,
}

impl Table {
    async fn at(world: &Arc<World>, stage: Stage) -> Table {
        loop {
            let table = Table::lobby(world).await;
            if stage == Stage::Lobby {
                return table;
            }
            if let Some(running) = table.dealt(stage).await {
                return running;
            }
        }
    }

    async fn lobby(world: &Arc<World>) -> Table {
        let browsers = [(); 5].map(|()| world.browser());
        // A browser with a cookie has been here before.
        for browser in &browsers[1..] {
            browser.get("/api/server").await;
        }
        let [_, _, neighbour, owner, host] = &browsers;
        let (me, bot) =
            (json!({ "kind": "me", "name": "Ana" }), json!({ "kind": "bot", "level": "easy" }));
        let open = json!({ "kind": "open" });
        let seats = [&me, &open, &open, &bot];
        let asked = json!({
            "game": "simplicity", "players": 4, "public": true, "quiet": false, "seats": seats,
        });
        let (id, _) = host.open(asked).await;
        for (browser, seat) in [(owner, 1), (neighbour, 2)] {
            browser.sit(&id, ["Ben", "Cy"][seat - 1], &Value::Null).await;
            let path = format!("/api/tables/{id}/seats/{seat}");
            browser.change("PATCH", &path, json!({ "ready": true })).await;
        }
        Table { id, browsers, seq: json!(0), entry: json!({}) }
    }

    /// Deals; `None` if another seat than 1 begins.
    async fn dealt(mut self, stage: Stage) -> Option<Table> {
        let [_, _, neighbour, owner, host] = &self.browsers;
        host.post(&format!("/api/tables/{}/start", self.id), Value::Null).await;
        let now = owner.state(&self.id, 1).await;
        if stage == Stage::Running {
            if now["turn"]["seats"] != json!([1]) {
                return None;
            }
            (self.seq, self.entry) =
                (now["seq"].clone(), owner.choices(&self.id, 1).await.swap_remove(0));
        } else {
            let (first, second, third) = (
                host.play(&self.id, &[0], 0),
                owner.play(&self.id, &[1], 0),
                neighbour.play(&self.id, &[2], 0),
            );
            tokio::join!(first, second, third);
        }
        Some(self)
    }

    async fn ask(&self, who: usize, (method, path, body): (&str, &str, Body)) -> (u16, Value) {
        let path = format!("/api/tables/{}{path}", self.id);
        self.browsers[who].fetch(method, &path, body.text(self).as_ref()).await
    }

    /// Everything that a request may change, except times.
    async fn standing(&self, world: &World) -> String {
        let row = world.store.load(&self.id).await.unwrap();
        let log = world.store.log(&self.id, 1).await.unwrap();
        format!("{row:?} {log:?}")
    }
}

#[tokio::test]
async fn every_other_request_is_refused() {
    let world = World::new().await;
    let mut refusals = 0;
    for (letter, stage) in STAGES {
        let table = Table::at(&world, stage).await;
        let before = table.standing(&world).await;
        for &(method, path, body, stages) in MATRIX {
            for (who, _) in WHO.iter().enumerate().filter(|(who, _)| !stages[*who].contains(letter))
            {
                let (status, answer) = table.ask(who, (method, path, body)).await;
                let asked = format!("{method} {path} by {}, {stage:?}: {answer}", WHO[who]);
                assert!((400..500).contains(&status), "{status} {asked}");
                assert!(answer["error"]["code"].is_string(), "{asked}");
                refusals += 1;
            }
        }
        assert_eq!(table.standing(&world).await, before, "nothing has changed, {stage:?}");
    }
    assert!(refusals > 300, "{refusals}");
}

#[tokio::test]
async fn every_permitted_request_succeeds() {
    let world = World::new().await;
    for (letter, stage) in STAGES {
        // A read leaves the table unchanged.
        let read = Table::at(&world, stage).await;
        for &(method, path, body, stages) in MATRIX {
            for (who, _) in WHO.iter().enumerate().filter(|(who, _)| stages[*who].contains(letter))
            {
                let fresh;
                let table = if method == "GET" {
                    &read
                } else {
                    fresh = Table::at(&world, stage).await;
                    &fresh
                };
                let (status, answer) = table.ask(who, (method, path, body)).await;
                assert_eq!(status, 200, "{method} {path} by {}, {stage:?}: {answer}", WHO[who]);
            }
        }
    }
}

#[tokio::test]
async fn the_matrix_has_every_route_of_a_table() {
    let world = World::new().await;
    let description = world.browser().get("/api/openapi.json").await;
    let described = description["paths"].as_object().expect("paths by name").iter();
    let routes = described.flat_map(|(path, item)| {
        let of_table =
            path.strip_prefix("/api/tables/{id}").map(|rest| rest.replace("{seat}", "1"));
        let methods = item.as_object().expect("operations by method").keys();
        of_table.into_iter().flat_map(move |path| {
            methods.clone().map(move |method| (method.to_uppercase(), path.clone()))
        })
    });
    let is_known = |(method, path): &(String, String)| {
        MATRIX.iter().any(|row| row.0 == method && row.1.split('?').next() == Some(path))
    };
    // Other tests cover the messages of sockets.
    let routes: Vec<_> = routes.filter(|(_, path)| path != "/socket").collect();
    assert!(routes.len() > 20, "{routes:?}");
    let forgotten: Vec<_> = routes.into_iter().filter(|route| !is_known(route)).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}
