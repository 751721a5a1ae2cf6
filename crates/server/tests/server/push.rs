//! People whose page is closed get web pushes, through a push service inside the tests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use data_encoding::BASE64URL_NOPAD;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use server::WebPush;
use store::{Sqlite, Store};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::browser::Browser;
use crate::socket::Socket;
use crate::world::{World, offered};

/// A push as the service gets it: recipient, headers, content.
type Got = (String, HeaderMap, Bytes);

/// A push service: "gone" no longer exists, "busy" refuses now, "moved" redirects.
async fn service() -> (SocketAddr, mpsc::UnboundedReceiver<Got>) {
    let (tell, told) = mpsc::unbounded_channel();
    let called = async |State(tell): State<mpsc::UnboundedSender<Got>>,
                        Path(who): Path<String>,
                        headers: HeaderMap,
                        body: Bytes| {
        let status = match &*who {
            "gone" => StatusCode::GONE,
            "busy" => StatusCode::SERVICE_UNAVAILABLE,
            "moved" => StatusCode::PERMANENT_REDIRECT,
            _ => StatusCode::CREATED,
        };
        tell.send((who, headers, body)).unwrap();
        (status, [(LOCATION, "/call/elsewhere")])
    };
    let router = Router::new().route("/call/{who}", post(called)).with_state(tell);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, told)
}

/// A server that sends pushes through a service.
async fn world(service: SocketAddr) -> Arc<World> {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let contact = Some("https://play.example.org".to_owned());
    let services = vec![format!("http://{service}"), "https://*.push.example".to_owned()];
    let again = [Duration::from_millis(1); 2];
    let push = WebPush::through(Arc::clone(&store), contact, services, again).await.unwrap();
    World::with(store, |config| config.push = Some(push)).await
}

/// A running table of two: the browser to act and the other, with their seats.
async fn two(world: &Arc<World>) -> (String, (Browser, u64), (Browser, u64)) {
    let (id, ana, ben) = world.of_two().await;
    let first = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    if first == 0 { (id, (ana, 0), (ben, 1)) } else { (id, (ben, 1), (ana, 0)) }
}

async fn subscribe(who: &Browser, endpoint: &str) -> Value {
    who.change("PUT", "/api/me/call", json!({ "endpoint": endpoint })).await
}

/// Acts until it is the other's turn.
async fn hand_on(id: &str, (who, seat): &(Browser, u64)) {
    for count in 0.. {
        let now = who.state(id, *seat).await;
        if now["turn"]["seats"][0] != json!(seat) {
            return;
        }
        let seq = now["seq"].as_u64().unwrap();
        who.act(id, (*seat, seq), (&format!("{seq}-{count}"), &offered(&now, 0))).await;
    }
}

#[tokio::test]
async fn a_person_without_connection_gets_a_push_on_their_turn() {
    let (address, mut told) = service().await;
    let world = world(address).await;
    let (id, first, second) = two(&world).await;
    let key = first.0.get("/api/server").await["push_key"].as_str().unwrap().to_owned();
    let endpoint = format!("http://{address}/call/second");
    assert_eq!(subscribe(&second.0, &endpoint).await, json!({ "called": true }));
    subscribe(&first.0, &format!("http://{address}/call/first")).await;
    hand_on(&id, &first).await;
    let (who, headers, body) = told.recv().await.unwrap();
    assert_eq!((&*who, body.len()), ("second", 0), "a push has no content");
    assert!(headers["ttl"].to_str().unwrap().parse::<u32>().unwrap() > 0);

    // RFC 8292: signed for this service, with the key that browsers know, for less than a day.
    let authorization = headers["authorization"].to_str().unwrap();
    let (token, by) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(by, key);
    let public = BASE64URL_NOPAD.decode(key.as_bytes()).unwrap();
    assert_eq!((public.len(), public[0]), (65, 4), "an uncompressed point of P-256");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).unwrap();
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public)
        .verify(signed.as_bytes(), &signature)
        .expect("it is signed with that key");
    let claims = signed.split_once('.').unwrap().1;
    let claims = BASE64URL_NOPAD.decode(claims.as_bytes()).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    let now = 1_700_000_000;
    assert_eq!(claims["aud"], format!("http://{address}"));
    assert_eq!(claims["sub"], "https://play.example.org");
    let until = claims["exp"].as_i64().unwrap();
    assert!(until > now && until <= now + 24 * 60 * 60);

    let nudge =
        json!({ "id": "a", "seat": first.1, "signal": { "kind": "nudge", "of": second.1 } });
    first.0.post(&format!("/api/tables/{id}/signals"), nudge).await;
    assert_eq!(told.recv().await.unwrap().0, "second", "a nudge sends another push");
    hand_on(&id, &second).await;
    assert_eq!(told.recv().await.unwrap().0, "first", "and nobody in between");
}

#[tokio::test]
async fn an_address_that_is_gone_is_forgotten() {
    let (address, mut told) = service().await;
    let world = world(address).await;
    let (id, first, second) = two(&world).await;
    subscribe(&second.0, &format!("http://{address}/call/gone")).await;
    subscribe(&first.0, &format!("http://{address}/call/first")).await;
    hand_on(&id, &first).await;
    assert_eq!(told.recv().await.unwrap().0, "gone");
    // The server forgets it once it has read the answer.
    let row = world.store.load(&id).await.unwrap();
    let browser = row.seats[second.1 as usize].browser.unwrap();
    while world.store.call(browser).await.unwrap().is_some() {
        tokio::task::yield_now().await;
    }
    for _ in 0..2 {
        hand_on(&id, &second).await;
        assert_eq!(told.recv().await.unwrap().0, "first", "and the other never again");
        hand_on(&id, &first).await;
    }
}

#[tokio::test]
async fn a_failed_push_is_retried_twice_and_never_redirected() {
    for answer in ["busy", "moved"] {
        let (address, mut told) = service().await;
        let world = world(address).await;
        let (id, first, second) = two(&world).await;
        subscribe(&second.0, &format!("http://{address}/call/{answer}")).await;
        subscribe(&first.0, &format!("http://{address}/call/first")).await;
        hand_on(&id, &first).await;
        for _ in 0..3 {
            assert_eq!(told.recv().await.unwrap().0, answer);
        }
        hand_on(&id, &second).await;
        assert_eq!(told.recv().await.unwrap().0, "first", "{answer}");
    }
}

#[tokio::test]
async fn a_connected_person_gets_no_push() {
    let (address, mut told) = service().await;
    let world = world(address).await;
    let (id, first, second) = two(&world).await;
    subscribe(&second.0, &format!("http://{address}/call/second")).await;
    subscribe(&first.0, &format!("http://{address}/call/first")).await;
    let mut socket = Socket::look(&second.0, &id, Some(second.1)).await;
    socket.await_that(|message| !message["state"].is_null()).await;
    hand_on(&id, &first).await;
    hand_on(&id, &second).await;
    assert_eq!(told.recv().await.unwrap().0, "first");
    // The server pushed to the first after it would have pushed to the second.
    assert!(told.try_recv().is_err(), "the second is connected");
}

#[tokio::test]
async fn the_server_contacts_only_push_services() {
    let (address, _told) = service().await;
    let world = world(address).await;
    let stranger = subscribe(&world.browser(), "https://a.push.example/x").await;
    assert_eq!(stranger, json!({ "called": false }), "a browser without a seat needs no push");
    let (_, (ana, _), _) = two(&world).await;
    assert_eq!(subscribe(&ana, "https://a.push.example/x").await, json!({ "called": true }));
    for endpoint in [
        "",
        "nonsense",
        "http://127.0.0.1:1/call/x",
        "https://push.example/x",
        "https://push.example.evil.example/x",
        "https://evil.example/.push.example",
        "https://evil.example?.push.example",
        "https://evil.example#.push.example",
        "https://evil.example\\.push.example",
        "https://me@a.push.example/x",
        "http://a.push.example/x",
        "https://a.push.example:1/x",
    ] {
        let asked = json!({ "endpoint": endpoint });
        let refused = ana.refused("PUT", "/api/me/call", asked).await;
        assert_eq!(refused, (422, "bad_endpoint".to_owned()), "{endpoint}");
    }
    let none = ana.change("PUT", "/api/me/call", json!({ "endpoint": null })).await;
    assert_eq!(none, json!({ "called": false }));

    let silent = World::new().await;
    let ana = silent.browser();
    assert_eq!(ana.get("/api/server").await["push_key"], Value::Null);
    let asked = json!({ "endpoint": "https://a.push.example/x" });
    assert_eq!(ana.refused("PUT", "/api/me/call", asked).await, (404, "no_calls".to_owned()));
}
