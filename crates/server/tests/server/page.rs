//! The page, whether the program has one inside or not.

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, header};
use http_body_util::BodyExt;

use crate::browser::Browser;
use crate::world::{World, table};

#[tokio::test]
async fn every_address_that_is_no_file_is_the_page() {
    let world = World::new().await;
    let browser = world.browser();
    let get = async |path: &str, coding: &str| {
        let request = Request::builder().uri(path).header(header::ACCEPT_ENCODING, coding);
        browser.send(request.body(Body::empty()).unwrap()).await
    };
    let start = get("/", "").await;
    let table = get("/t/abcdefgh", "").await;
    assert_eq!(start.status(), table.status());
    assert_eq!(get("/assets/nothing-12345678.js", "").await.status(), 404);
    assert_eq!(get("/../Cargo.toml", "").await.status(), 404);
    if start.status() == 200 {
        for response in [&start, &table] {
            assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache");
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
        }
        let known = start.headers()[header::ETAG].clone();
        let request = Request::builder().uri("/").header(header::IF_NONE_MATCH, known);
        let again = browser.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(again.status(), 304);
    } else {
        assert_eq!(start.status(), 503, "this program has no page inside");
    }
}

/// Gets the preview picture of a table unless the client has the current one.
async fn picture(browser: &Browser, table: &str, known: Option<&HeaderValue>) -> Response<Body> {
    let mut request = Request::builder().uri(format!("/t/{table}.png"));
    if let Some(tag) = known {
        request = request.header(header::IF_NONE_MATCH, tag);
    }
    browser.send(request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn a_link_has_a_picture_of_the_public_view() {
    let world = World::new().await;
    let (ana, eve) = (world.browser(), world.browser());
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let shown = picture(&eve, &id, None).await;
    assert_eq!(shown.status(), 200);
    assert_eq!(shown.headers()[header::CONTENT_TYPE], "image/png");
    let tag = shown.headers()[header::ETAG].clone();
    let png = shown.into_body().collect().await.unwrap().to_bytes();
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!((side(16), side(20)), (1200, 630));
    // the same for every visitor, until a build
    assert_eq!(picture(&ana, &id, Some(&tag)).await.status(), 304);
    ana.play(&id, &[0, 1], 0).await;
    assert_eq!(picture(&eve, &id, Some(&tag)).await.status(), 200);
    assert_eq!(picture(&eve, "abcdefgh", None).await.status(), 404);
}
