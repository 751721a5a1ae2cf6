//! The page, whether the program has one inside or not.

use axum::body::Body;
use axum::http::{Request, header};

use crate::world::World;

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
