//! The checks before every route.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::{Value, json};
use server::{Rate, Sockets};
use store::Sqlite;
use tokio_tungstenite::connect_async;

use crate::browser::Browser;
use crate::failing::Failing;
use crate::socket::{Socket, request};
use crate::world::{World, table};

/// Opens a table with these headers; the status.
async fn open(browser: &Browser, headers: &[(&str, &str)]) -> u16 {
    let body = Body::from(table(&["Ana"], 1).to_string());
    let mut request = Request::builder().method("POST").uri("/api/tables");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    browser.send(request.body(body).unwrap()).await.status().as_u16()
}

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let world = World::new().await;
    let eve = world.browser();
    let from = |origin| [("host", "play.example:8383"), ("origin", origin)];
    assert_eq!(open(&eve, &from("http://play.example:8383")).await, 200);
    for origin in [
        "http://evil.example",
        "null",
        "http://play.example",
        "http://evil.example/play.example:8383",
    ] {
        assert_eq!(open(&eve, &from(origin)).await, 403, "{origin}");
    }
    for (site, status) in
        [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403)]
    {
        assert_eq!(open(&eve, &[("sec-fetch-site", site)]).await, status, "no origin, {site}");
    }
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let url = Some("https://play.example/".to_owned());
    let proxied = World::with(store, |config| config.public_url = url).await;
    let headers = [("host", "127.0.0.1:8383"), ("origin", "https://play.example")];
    assert_eq!(open(&proxied.browser(), &headers).await, 200);
}

/// A form on any site can send a request here from the visitor's browser; a page cannot send JSON.
#[tokio::test]
async fn requests_from_forms_are_refused() {
    let world = World::new().await;
    let ana = world.browser();
    for (kind, status) in [
        ("application/json", 200),
        ("application/json; charset=utf-8", 200),
        ("application/octet-stream", 200),
        ("text/plain", 415),
        ("Text/Plain; charset=utf-8", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
    ] {
        assert_eq!(open(&ana, &[("content-type", kind)]).await, status, "{kind}");
    }
}

#[tokio::test]
async fn pages_of_other_sites_open_no_socket() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    Socket::open(&ana, &id).await;
    let refused = connect_async(request(&ana, &id, Some("http://evil.example")).await).await;
    assert!(refused.unwrap_err().to_string().contains("403"));
    let nowhere = connect_async(request(&ana, "nowhere", None).await).await;
    assert!(nowhere.unwrap_err().to_string().contains("404"));
}

#[tokio::test]
async fn the_cookie_is_hidden_from_scripts() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let url = Some("https://play.example".to_owned());
    let secure = World::with(store, |config| config.public_url = url).await;
    for (world, is_secure) in [(World::new().await, false), (secure, true)] {
        let ana = world.browser();
        let get = Request::builder().uri("/api/games").body(Body::empty()).unwrap();
        assert!(
            !ana.send(get).await.headers().contains_key(header::SET_COOKIE),
            "nobody needs it yet"
        );
        let body = Body::from(table(&["Ana"], 1).to_string());
        let post = Request::builder().method("POST").uri("/api/tables").body(body).unwrap();
        let response = ana.send(post).await;
        let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(cookie.contains("; Secure"), is_secure);
        assert_eq!(cookie.starts_with("__Host-citywright="), is_secure, "{cookie}");
        let known = Browser::known(&world, Some(cookie.split(';').next().unwrap().to_owned()));
        assert_eq!(known.get("/api/me/tables").await.as_array().unwrap().len(), 1);
        assert!(cookie.split(';').next().unwrap().len() > 64);
    }
}

#[tokio::test]
async fn every_answer_has_security_headers() {
    let world = World::new().await;
    let ana = world.browser();
    for path in ["/", "/t/abc", "/api/games", "/api/nothing", "/health", "/nothing.js"] {
        let get = Request::builder().uri(path).body(Body::empty()).unwrap();
        let response = ana.send(get).await;
        let policy = response.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        for directive in policy.split(';') {
            let mut words = directive.split_whitespace();
            // A page may show images that it draws itself, and do nothing else with them.
            let drawn =
                if words.next() == Some("img-src") { ["data:", "blob:"] } else { ["'none'"; 2] };
            for source in words {
                assert!(
                    ["'none'", "'self'"].contains(&source) || drawn.contains(&source),
                    "{path}: {directive}"
                );
            }
        }
        assert_eq!(response.headers()[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(response.headers()[header::REFERRER_POLICY], "no-referrer");
    }
}

#[tokio::test]
async fn pages_are_isolated_where_browsers_can() {
    let url = Some("https://play.example".to_owned());
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let secure = World::with(store, |config| config.public_url = url).await;
    let plain = World::new().await;
    for (world, host, apart) in [
        (&plain, "localhost:8383", true),
        (&plain, "127.0.0.1", true),
        (&plain, "[::1]", true),
        (&plain, "[::1]:8383", true),
        (&plain, "192.168.1.20:8383", false),
        (&plain, "localhost.example", false),
        (&secure, "play.example", true),
    ] {
        let get = Request::builder().uri("/").header(header::HOST, host);
        let response = world.browser().send(get.body(Body::empty()).unwrap()).await;
        let policy = response.headers().get("cross-origin-opener-policy");
        assert_eq!(policy.is_some_and(|policy| policy == "same-origin"), apart, "{host}");
    }
}

#[tokio::test]
async fn open_sockets_are_limited() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let sockets = Sockets { per_address: 4, per_table: 2, ..Sockets::default() };
    let world = World::with(store, |config| config.sockets = sockets).await;
    let (ana, eve) = (world.browser(), world.browser());
    let (one, _) = ana.open(table(&["Ana"], 1)).await;
    let (two, _) = ana.open(table(&["Ana"], 1)).await;
    let refused = async |browser: &Browser, id: &str| {
        let refused = connect_async(request(browser, id, None).await).await.unwrap_err();
        let tokio_tungstenite::tungstenite::Error::Http(response) = refused else {
            panic!("{refused}")
        };
        let body: Value = serde_json::from_slice(response.body().as_deref().unwrap()).unwrap();
        crate::world::judge("/components/schemas/ErrorBody", &body);
        (response.status().as_u16(), body["error"]["code"].as_str().unwrap().to_owned())
    };
    let mut open = vec![Socket::open(&eve, &one).await, Socket::open(&eve, &one).await];
    assert_eq!(refused(&eve, &one).await, (503, "table_crowded".to_owned()));
    open.push(Socket::open(&ana, &one).await); // Players still get in.
    open.push(Socket::open(&eve, &two).await);
    assert_eq!(refused(&eve, &two).await, (429, "too_many_sockets".to_owned()));
    // A closed connection makes room once the server notices.
    open.pop().unwrap().close().await;
    let mut again = connect_async(request(&eve, &two, None).await).await;
    while again.is_err() {
        tokio::task::yield_now().await;
        again = connect_async(request(&eve, &two, None).await).await;
    }
    // Many spectators behind one address fill its limit; players there still get in, up to a limit.
    for _ in 0..8 {
        open.push(Socket::open(&ana, &two).await);
    }
    assert_eq!(refused(&ana, &two).await, (429, "too_many_sockets".to_owned()));
}

/// A page without a socket polls for news: that counts as a connection like a socket.
#[tokio::test]
async fn spectators_who_poll_count_as_connections() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let sockets = Sockets { per_table: 1, ..Sockets::default() };
    let world = World::with(store, |config| config.sockets = sockets).await;
    let (ana, ben, eve, dan) = (world.browser(), world.browser(), world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = ana.open(asked).await;
    ben.sit(&id, "Ben", &Value::Null).await;
    ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
    let seq = eve.get(&format!("/api/tables/{id}/state")).await["state"]["seq"].clone();
    let wait = format!("/api/tables/{id}/state?since={seq}&wait=60");
    let refused = tokio::select! {
        first = eve.refused("GET", &wait, Value::Null) => first,
        second = dan.refused("GET", &wait, Value::Null) => second,
    };
    assert_eq!(refused, (503, "table_crowded".to_owned()), "one of two");
}

#[tokio::test]
async fn large_bodies_are_not_read() {
    let world = World::new().await;
    let ana = world.browser();
    let body = json!({ "game": "x".repeat(17 * 1024), "players": 2 });
    assert_eq!(ana.refused("POST", "/api/tables", body).await, (413, "too_large".to_owned()));
    let deep = format!(r#"{{"seat":0,"entry":{}1{}}}"#, "[".repeat(500), "]".repeat(500));
    let post = Request::builder().method("POST").uri("/api/tables/x/checks");
    let response = ana.send(post.body(Body::from(deep)).unwrap()).await;
    assert_eq!(response.status(), 400);
}

/// The check writes to the database, so it has a rate limit like everything else.
#[tokio::test]
async fn health_checks_are_rate_limited() {
    for path in ["/health", "/ready"] {
        let store = Arc::new(Sqlite::memory().await.unwrap());
        let rate = Rate { per_second: 1, burst: 3, ..Rate::default() };
        let world = World::with(store, |config| config.rate = Some(rate)).await;
        let ana = world.browser();
        let mut limited = 0;
        for _ in 0..10 {
            limited += usize::from(ana.ask("GET", path, None).await.0 == 429);
        }
        assert!(limited > 0, "{path}");
    }
}

#[tokio::test]
async fn too_many_requests_have_to_wait() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let rate = Rate { per_second: 1, burst: 20, tables_per_minute: 2, ..Rate::default() };
    let world = World::with(store, |config| config.rate = Some(rate)).await;
    let ana = world.browser();
    let too_fast = (429, "too_fast".to_owned());
    let asked = table(&["Ana"], 1);
    ana.get("/api/games").await;
    ana.open(asked.clone()).await;
    ana.open(asked.clone()).await;
    assert_eq!(ana.refused("POST", "/api/tables", asked).await, too_fast);
    let mut status = 200;
    for _ in 0..30 {
        status = ana.ask("GET", "/api/games", None).await.0;
    }
    assert_eq!(status, 429);
}

#[tokio::test]
async fn an_address_opens_a_limited_number_of_tables_a_day() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let rate = Rate { tables_per_day: 2, ..Rate::default() };
    let world = World::with(store, |config| config.rate = Some(rate)).await;
    let (ana, asked) = (world.browser(), table(&["Ana"], 1));
    ana.open(asked.clone()).await;
    ana.open(asked.clone()).await;
    let refused = ana.refused("POST", "/api/tables", asked).await;
    assert_eq!(refused, (429, "too_fast".to_owned()));
    ana.get("/api/games").await;
}

#[tokio::test]
async fn unfinished_tables_are_limited() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.most_tables = 2).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let lobby = json!({ "game": "toy", "players": 2, "id": "one" });
    let (open, _) = ana.open(lobby.clone()).await;
    let asked = table(&["Ana"], 1);
    let refused = ana.refused("POST", "/api/tables", asked.clone()).await;
    assert_eq!(refused, (503, "server_full".to_owned()));
    assert_eq!(ana.open(lobby).await.0, open, "it is there already");
    ana.play(&id, &[0], 0).await;
    ana.open(asked).await;
}

/// Every route with the checks before it: a new route has them too, or this test fails.
#[tokio::test]
async fn every_route_has_its_limits() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let rate = Rate { per_second: 1, burst: 1, ..Rate::default() };
    let limited = World::with(store, |config| config.rate = Some(rate)).await;
    let free = World::new().await;
    let description = free.browser().get("/api/openapi.json").await;
    let mut routes =
        vec![("GET".to_owned(), "/health".to_owned()), ("GET".into(), "/ready".into())];
    for (path, item) in description["paths"].as_object().unwrap() {
        let path = path.replace("{id}", "nowhere").replace("{seat}", "0").replace('{', "");
        let methods = item.as_object().unwrap().keys();
        routes.extend(methods.map(|method| (method.to_uppercase(), path.replace('}', ""))));
    }
    assert!(routes.len() > 30, "{routes:?}");
    for (method, path) in routes {
        // Time advances, so one or the other gets through.
        let mut tries = 1..100;
        while limited.browser().fetch(&method, &path, None).await.0 != 429 {
            assert!(tries.next().is_some(), "{method} {path} has no rate limit");
        }
        let evil = Request::builder().method(&*method).uri(&path);
        // Two routes accept records.
        let takes_records = ["/api/practice", "/api/reviews"].contains(&&*path);
        let size = if takes_records { 513 * 1024 } else { 17 * 1024 };
        let body = Body::from("x".repeat(size));
        let evil = evil.header("origin", "http://evil.example").body(body).unwrap();
        let status = free.browser().send(evil).await.status().as_u16();
        if method != "GET" {
            assert_eq!(status, 403, "{method} {path} of another site");
            let large = Request::builder().method(&*method).uri(&path);
            let large = large.body(Body::from("x".repeat(size))).unwrap();
            let status = free.browser().send(large).await.status().as_u16();
            assert_eq!(status, 413, "{method} {path} has no size limit");
        }
    }
}

#[tokio::test]
async fn unknown_addresses_are_refused() {
    let world = World::new().await;
    let ana = world.browser();
    for (method, path, status, code) in [
        ("GET", "/api/tables/nowhere", 404, "no_table"),
        ("POST", "/api/tables/nowhere/start", 404, "no_table"),
        ("GET", "/api/tables/nowhere/state?seat=x", 400, "bad_query"),
        ("GET", "/api/tables/nowhere/state?seats=0", 400, "bad_query"),
        ("GET", "/api/tables/nowhere/state?since=0&wait=61", 400, "bad_query"),
        ("POST", "/api/tables/nowhere", 405, "no_method"),
        ("POST", "/api/tables/nowhere/socket", 405, "no_method"),
        ("DELETE", "/api/tables/nowhere/seats/99", 404, "no_seat"),
        ("DELETE", "/api/games", 405, "no_method"),
        ("GET", "/api/nothing", 404, "no_page"),
    ] {
        let request = Request::builder().method(method).uri(path).body(Body::empty()).unwrap();
        let response = ana.send(request).await;
        assert_eq!(response.status(), status, "{method} {path}");
        let body = http_body_util::BodyExt::collect(response.into_body()).await.unwrap().to_bytes();
        let body: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(body["error"]["code"], code, "{method} {path}");
    }
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let refused = ana.refused("GET", &format!("/api/tables/{id}/socket"), Value::Null).await;
    assert_eq!(refused, (426, "no_upgrade".to_owned()));
    assert_eq!(ana.get("/health").await, json!({ "ok": true }));
    let failing = Failing::new().await;
    let bob = World::with(failing.clone(), |_| {}).await.browser();
    failing.fail("prove", false);
    let refused = bob.refused("GET", "/health", Value::Null).await;
    assert_eq!(refused, (503, "unwell".to_owned()), "a read-only server is unwell");
    failing.mend();
    assert_eq!(bob.get("/health").await, json!({ "ok": true }));
    world.store.close().await;
    let refused = ana.refused("GET", "/health", Value::Null).await;
    assert_eq!(refused, (503, "unwell".to_owned()));
}
