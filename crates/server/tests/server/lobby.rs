//! Everything before the deal.

use serde_json::{Map, Value, json};

use crate::world::{World, table};

#[tokio::test]
async fn a_table_is_for_those_who_have_its_key() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked =
        json!({ "game": "simplicity", "players": 3, "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, invite) = ana.open(asked).await;
    assert_eq!(invite.as_str().unwrap().len(), 26);
    let seats = format!("/api/tables/{id}/seats");
    let refused = ben.refused("POST", &seats, json!({ "name": "Ben" })).await;
    assert_eq!(refused, (403, "needs_invite".to_owned()));
    let new = ana.post(&format!("/api/tables/{id}/invite"), Value::Null).await;
    let with = |key: &Value| json!({ "name": "Ben", "invite": key });
    let refused = ben.refused("POST", &seats, with(&invite)).await;
    assert_eq!(refused, (403, "bad_invite".to_owned()), "the old key is void");
    ben.post(&seats, with(&new["invite"])).await;
    // A person who sits here may seat another person at the same browser.
    assert_eq!(ben.post(&seats, json!({ "name": "Bea" })).await["table"]["you"], json!([1, 2]));
    let refused = ana.refused("POST", &seats, json!({ "name": "Abe" })).await;
    assert_eq!(refused, (409, "table_full".to_owned()));
    assert_eq!(ben.get("/api/tables").await, json!([]), "it is in no public list");
    assert_eq!(ben.get("/api/me/tables").await.as_array().unwrap().len(), 1);
}

/// What a lobby must know before a choice: SP-SET-1, SP-FOR-1.
#[tokio::test]
async fn the_options_of_a_game_are_data() {
    let games = World::new().await.browser().get("/api/games").await;
    let game = games.as_array().unwrap().iter().find(|game| game["name"] == "small-city").unwrap();
    let option = |key: &str| {
        let mut options = game["options"].as_array().unwrap().iter();
        options.find(|option| option["key"] == key).unwrap().clone()
    };
    let names = |key: &str| -> Vec<String> {
        let choices = option(key)["choices"].as_array().unwrap().clone();
        choices.iter().map(|choice| choice["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(
        (option("modules")["kind"].clone(), names("modules")),
        (
            json!("several"),
            [
                "police",
                "traders",
                "forest",
                "cities",
                "cards",
                "buildings",
                "promises",
                "special",
                "historic",
                "roads"
            ]
            .map(str::to_owned)
            .to_vec()
        )
    );
    assert_eq!(
        (option("constants")["kind"].clone(), names("constants")),
        (json!("set"), vec!["standard".to_owned()])
    );
    let side = option("forest_side");
    assert_eq!(side["kind"], "each_seat");
    assert_eq!(side["when"], json!({ "key": "modules", "choice": "forest" }));
    assert_eq!(option("advanced")["kind"], "one");
    assert_eq!(option("advanced")["when"], Value::Null);
    let choices = option("modules")["choices"].clone();
    let special = choices.as_array().unwrap().iter().find(|choice| choice["name"] == "special");
    assert_eq!(
        special.unwrap()["asks"],
        json!([{ "key": "advanced", "choice": "yes" }]),
        "what a module needs of another option"
    );
}

#[tokio::test]
async fn anyone_finds_a_public_table() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2, "public": true, "name": " Our  table ",
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, invite) = ana.open(asked).await;
    assert_eq!(invite, Value::Null);
    let mut running = table(&["Cy"], 1);
    running["public"] = json!(true);
    let (other, _) = ana.open(running).await;
    let list = ben.get("/api/tables").await;
    let ids: Vec<&Value> = list.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&json!(id), &json!(other)], "tables with free seats first");
    assert_eq!(list[0]["name"], "Our table");
    ben.sit(&id, "Ben", &Value::Null).await;
    assert_eq!(ben.table(&id).await["you"], json!([1]));
}

#[tokio::test]
async fn names_and_colours_must_differ() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 3, "public": true,
        "seats": [{ "kind": "me", "name": "Ana", "colour": "star" }] });
    let (id, _) = ana.open(asked).await;
    let seats = format!("/api/tables/{id}/seats");
    let sit = |name: &str, colour: &str| json!({ "name": name, "colour": colour });
    let refused = ben.refused("POST", &seats, sit("ANA", "moon")).await;
    assert_eq!(refused, (409, "name_taken".to_owned()));
    let refused = ben.refused("POST", &seats, sit("Ben", "star")).await;
    assert_eq!(refused, (409, "colour_taken".to_owned()));
    let refused = ben.refused("POST", &seats, sit("  ", "moon")).await;
    assert_eq!(refused, (422, "bad_name".to_owned()));
    let refused = ben.refused("POST", &seats, json!({ "name": "Ben", "seat": 0 })).await;
    assert_eq!(refused, (409, "seat_taken".to_owned()));
    let refused = ben.refused("POST", &seats, json!({ "name": "Ben", "seat": 5 })).await;
    assert_eq!(refused, (404, "no_seat".to_owned()));
    ben.post(&seats, json!({ "name": "Ben", "seat": 2 })).await;
    let own = format!("/api/tables/{id}/seats/2");
    let refused = ben.refused("PATCH", &own, json!({ "colour": "star" })).await;
    assert_eq!(refused, (409, "colour_taken".to_owned()));
    let changed = ben.change("PATCH", &own, json!({ "name": "ben", "colour": "wave" })).await;
    assert_eq!(
        (&changed["seats"][2]["name"], &changed["seats"][2]["colour"]),
        (&json!("ben"), &json!("wave"))
    );
    let refused = ana.refused("PATCH", &own, json!({ "name": "Bob" })).await;
    assert_eq!(refused, (403, "not_your_seat".to_owned()));
}

#[tokio::test]
async fn the_deal_waits_until_all_are_ready() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 3, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = ana.open(asked).await;
    let start = format!("/api/tables/{id}/start");
    let not_ready = (409, "not_ready".to_owned());
    assert_eq!(ana.refused("POST", &start, Value::Null).await, not_ready);
    let seat = ben.sit(&id, "Ben", &Value::Null).await;
    let bot = format!("/api/tables/{id}/seats/2/bot");
    let refused = ben.refused("PUT", &bot, json!({ "level": "easy" })).await;
    assert_eq!(refused, (403, "not_host".to_owned()));
    let refused = ana.refused("PUT", &bot, json!({ "level": "godlike" })).await;
    assert_eq!(refused, (422, "no_level".to_owned()));
    let first = ana.change("PUT", &bot, json!({ "level": "easy" })).await;
    let second = ana.change("PUT", &bot, json!({ "level": "sharp" })).await;
    assert_eq!(first["seats"][2]["name"], second["seats"][2]["name"], "the same bot");
    assert_eq!(ana.refused("POST", &start, Value::Null).await, not_ready);
    let own = format!("/api/tables/{id}/seats/{seat}");
    ben.change("PATCH", &own, json!({ "ready": true })).await;

    let path = format!("/api/tables/{id}");
    let change =
        json!({ "options": { "demolition": "never" }, "pace": { "kind": "mail", "days": 2 } });
    let refused = ben.refused("PATCH", &path, change.clone()).await;
    assert_eq!(refused, (403, "not_host".to_owned()));
    let changed = ana.change("PATCH", &path, change).await;
    assert_eq!(changed["seats"][1]["ready"], false, "the agreement changed");
    assert_eq!(changed["options"], json!({ "demolition": "never" }));
    assert_eq!(ana.refused("POST", &start, Value::Null).await, not_ready);
    ben.change("PATCH", &own, json!({ "ready": true })).await;
    assert_eq!(ben.refused("POST", &start, Value::Null).await, (403, "not_host".to_owned()));
    assert_eq!(ana.post(&start, Value::Null).await["status"], "running");

    let not_lobby = (409, "not_lobby".to_owned());
    assert_eq!(ana.refused("POST", &start, Value::Null).await, not_lobby);
    assert_eq!(ana.refused("PATCH", &path, json!({ "public": false })).await, not_lobby);
    assert_eq!(ben.refused("DELETE", &own, Value::Null).await, not_lobby);
    let sit = json!({ "name": "Cy" });
    assert_eq!(ben.refused("POST", &format!("{path}/seats"), sit).await, not_lobby);
}

#[tokio::test]
async fn seats_come_and_go() {
    let world = World::new().await;
    let (ana, ben, cy) = (world.browser(), world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = ana.open(asked).await;
    let path = format!("/api/tables/{id}");
    let grown = ana.change("PATCH", &path, json!({ "players": 4 })).await;
    assert_eq!((&grown["players"], grown["seats"].as_array().unwrap().len()), (&json!(4), 4));
    ben.post(&format!("{path}/seats"), json!({ "name": "Ben", "seat": 3 })).await;
    ana.change("PATCH", &path, json!({ "players": 2 })).await;
    assert_eq!(ben.table(&id).await["you"], json!([1]));
    ana.change("PATCH", &path, json!({ "players": 3 })).await;
    cy.sit(&id, "Cy", &Value::Null).await;
    let refused = ana.refused("PATCH", &path, json!({ "players": 2 })).await;
    assert_eq!(refused, (422, "bad_seats".to_owned()));
    let (status, answer) = ana.ask("PATCH", &path, Some(&json!({ "players": 7 }))).await;
    assert_eq!((status, &answer["error"]["rule"]), (422, &json!("SIM-2.2")), "{answer}");

    let refused = cy.refused("DELETE", &format!("{path}/seats/1"), Value::Null).await;
    assert_eq!(refused, (403, "not_your_seat".to_owned()));
    cy.change("DELETE", &format!("{path}/seats/2"), Value::Null).await;
    let left = ana.change("DELETE", &format!("{path}/seats/1"), Value::Null).await;
    let kinds = [0, 1, 2].map(|seat| left["seats"][seat]["kind"].clone());
    assert_eq!(kinds, ["person", "open", "open"]);
}

#[tokio::test]
async fn bots_play_on_seats_that_came_later() {
    let world = World::new().await;
    let ana = world.browser();
    let me = json!({ "kind": "me", "name": "Ana" });
    let (id, _) = ana.open(json!({ "game": "simplicity", "players": 2, "seats": [me] })).await;
    let path = format!("/api/tables/{id}");
    ana.change("PATCH", &path, json!({ "players": 4 })).await;
    for seat in 1..4 {
        ana.change("PUT", &format!("{path}/seats/{seat}/bot"), json!({ "level": "easy" })).await;
    }
    ana.post(&format!("{path}/start"), Value::Null).await;
    ana.play(&id, &[0], 0).await;
    assert_eq!(ana.table(&id).await["status"], "over");
}

#[tokio::test]
async fn an_unplayable_table_is_refused_with_every_reason() {
    let world = World::new().await;
    let ana = world.browser();
    let open = |asked: Value| {
        let ana = &ana;
        async move { ana.ask("POST", "/api/tables", Some(&asked)).await }
    };
    let (status, answer) = open(json!({ "game": "chess", "players": 2 })).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("no_game")));
    for players in [0, 1, 7, 200] {
        let (status, answer) = open(json!({ "game": "simplicity", "players": players })).await;
        assert_eq!(status, 422, "{answer}");
    }
    let options = json!({ "demolition": "sometimes", "order": "backwards", "colour": "blue" });
    let (status, answer) =
        open(json!({ "game": "simplicity", "players": 3, "options": options })).await;
    assert_eq!((status, answer["faults"].as_array().unwrap().len()), (422, 3), "{answer}");
    let of = |key: &str| {
        let faults = answer["faults"].as_array().unwrap();
        faults.iter().find(|fault| fault["why"]["key"] == key).unwrap()
    };
    let text = "The option demolition cannot be “sometimes”: write by_players, always or never.";
    let choices = json!(["by_players", "always", "never"]);
    let values = json!({ "kind": "one", "choices": choices, "each": "by_players,always,never", "other": null });
    let why = json!({
        "why": "bad_value", "key": "demolition", "value": "sometimes", "values": values,
        "code": "bad_value", "rule": "SIM-3.2",
    });
    let bad = json!({
        "code": "bad_value", "rule": "SIM-3.2", "game": "simplicity", "why": why, "text": text,
    });
    assert_eq!(*of("demolition"), bad);
    assert_eq!(of("colour")["code"], "unknown_option");
    let first = answer["faults"][0].clone();
    assert_eq!(answer["error"], first, "the single error is the first");
    let bots = json!([{ "kind": "bot", "level": "easy" }]);
    let (status, answer) =
        open(json!({ "game": "simplicity", "players": 2, "seats": bots, "start": true })).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not_ready")));
    for body in [
        json!({ "game": "simplicity" }),
        json!({ "game": "simplicity", "players": 2, "x": 1 }),
        json!([]),
    ] {
        let (status, answer) = open(body).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad_body")), "{answer}");
    }
}

#[tokio::test]
async fn old_lobbies_are_forgotten() {
    let world = World::new().await;
    let ana = world.browser();
    let asked =
        json!({ "game": "simplicity", "players": 2, "seats": [{ "kind": "me", "name": "Ana" }] });
    let (lobby, _) = ana.open(asked).await;
    let (running, _) = ana.open(table(&["Ana"], 1)).await;
    let store = std::sync::Arc::clone(&world.store);
    drop(world);
    let later =
        World::at(store, 1_700_000_000_000 + 31 * 24 * 60 * crate::world::MINUTE, |_| {}).await;
    let ana = ana.at(&later);
    while ana.ask("GET", &format!("/api/tables/{lobby}"), None).await.0 == 200 {
        tokio::task::yield_now().await;
    }
    ana.table(&running).await;
}

/// A refusal is not longer than what it refuses.
#[tokio::test]
async fn many_wrong_options_are_refused_in_few_words() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(json!({ "game": "small-city", "players": 2 })).await;
    let at = format!("/api/tables/{id}");
    let unknown: Vec<String> = (0..40).map(|number| format!("x{number}")).collect();
    let long = json!({ "options": { "modules": unknown.join(",") } });
    assert_eq!(ana.refused("PATCH", &at, long).await, (413, "too_large".to_owned()));
    let keys: Map<String, Value> = unknown.into_iter().map(|key| (key, json!("yes"))).collect();
    let (status, answer) = ana.ask("PATCH", &at, Some(&json!({ "options": keys }))).await;
    assert_eq!((status, &answer["more"]), (422, &json!(32)));
    assert_eq!(answer["faults"].as_array().unwrap().len(), 8);
}
