//! The published description.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::socket::apply;
use crate::world::{World, judge};

#[tokio::test]
async fn the_description_is_whole() {
    let world = World::new().await;
    let described = world.browser().get("/api/openapi.json").await;
    assert_eq!(described["openapi"], "3.1.0");

    let mut names = BTreeSet::new();
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name), "{name} appears twice");
            assert!(operation["summary"].as_str().is_some_and(|about| about.ends_with('.')));
            let in_path = path.matches('{').count();
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let told = parameters.iter().filter(|parameter| parameter["in"] == "path").count();
            assert_eq!(told, in_path, "{method} {path}");
        }
    }
    assert!(names.len() > 25, "{names:?}");

    let schemas = described["components"]["schemas"].as_object().unwrap();
    for name in [
        "ClientMessage",
        "ServerMessage",
        "TableDoc",
        "SimplicityView",
        "SimplicityEntry",
        "SimplicityEvent",
        "SimplicityChoice",
        "SimplicityOffers",
        "SimplicityTables",
        "SimplicitySetup",
        "SimplicityResult",
        "ToyView",
    ] {
        assert!(schemas.contains_key(name), "{name} is missing");
    }
    for (name, schema) in schemas {
        assert_ne!(schema["$ref"], format!("#/components/schemas/{name}"), "it says nothing");
    }
    let mut references = Vec::new();
    collect(&described, &mut references);
    for reference in references {
        let place = reference.strip_prefix('#').expect("a reference within the document");
        assert!(described.pointer(place).is_some(), "{reference} leads nowhere");
    }
}

#[test]
fn the_stored_description_matches_the_code() {
    let kept = std::fs::read_to_string("../../docs/openapi.json").expect("it is kept");
    let described = server::description(&server::Games::new(catalog::games()));
    assert!(kept == format!("{described:#}\n"), "docs/openapi.json is out of date: run `make api`");
}

#[tokio::test]
async fn examples_match_the_description() {
    let world = World::new().await;
    world.browser().get("/api/games").await;
    let described = crate::world::DESCRIPTION.get().unwrap();
    let mut found = 0;
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            for part in ["requestBody", "responses/200"] {
                let place = format!("{part}/content/application~1json");
                let Some(content) = operation.pointer(&format!("/{place}")) else { continue };
                let Some(example) = content.get("example") else { continue };
                let schema = format!("{place}/schema");
                judge(&crate::world::place(method, path, &schema), example);
                found += 1;
            }
        }
    }
    assert_eq!(found, 5);
}

#[tokio::test]
async fn every_refusal_code_of_the_server_is_documented() {
    let world = World::new().await;
    let ana = world.browser();
    let (status, answer) = ana.ask("GET", "/api/tables/nowhere", None).await;
    let described = crate::world::DESCRIPTION.get().unwrap();
    let codes = described["components"]["schemas"]["ErrorCode"]["oneOf"].as_array().unwrap();
    let code = codes.iter().find(|code| code["const"] == answer["error"]["code"]).unwrap();
    let about = format!("{status}. {}", answer["error"]["text"].as_str().unwrap());
    assert_eq!(code["description"], about.as_str());
}

fn collect<'a>(value: &'a Value, out: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            out.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| collect(value, out));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, out)),
        _ => {}
    }
}

#[tokio::test]
async fn documents_of_a_game_match_the_description() {
    let world = World::new().await;
    let ana = world.browser();
    ana.get("/api/games").await;
    let (id, _) = ana.open(crate::world::table(&["Ana"], 2)).await;
    ana.play(&id, &[0], 1).await;
    let history = ana.get(&format!("/api/tables/{id}/history?seat=0")).await;
    let mut view = history["view"].clone();
    for step in history["steps"].as_array().unwrap() {
        view = apply(view, &step["patch"]);
        judge("/components/schemas/SimplicityView", &view);
        for event in step["events"].as_array().unwrap() {
            judge("/components/schemas/SimplicityEvent", event);
        }
    }
    judge(
        "/components/schemas/SimplicityTables",
        &ana.get(&format!("/api/tables/{id}/tables")).await,
    );
    let result = &ana.table(&id).await["result"];
    judge("/components/schemas/SimplicityResult", result);
    let (id, _) = ana.open(crate::world::table(&["Ana"], 2)).await;
    judge("/components/schemas/SimplicityOffers", &ana.turn(&id, 0).await["offers"]);
    for entry in ana.choices(&id, 0).await {
        judge("/components/schemas/SimplicityEntry", &entry);
        let asked = json!({ "seat": 0, "entry": entry });
        let checked = ana.post(&format!("/api/tables/{id}/checks"), asked).await;
        judge("/components/schemas/SimplicityChoice", &checked["about"]);
    }
}
