//! The page of a table with a title, a text and a picture for messengers that show its link.

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HOST, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use catalog::sketches;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use table::Preview;
use table::wire::{Colour, SeatKind, TableDoc};

use crate::picture::{self, HEIGHT, Scene, WIDTH};
use crate::server::Server;

/// The colours of seats, in their order.
const COLOURS: [Colour; 6] =
    [Colour::Star, Colour::Moon, Colour::Wave, Colour::Heart, Colour::Lightning, Colour::Tulip];

/// The title in the page's head, which the sentence of the table replaces.
const TITLE: &str = "<title>Citywright</title>";

/// The page for the link to a table; `None` if there is no such table, or nothing to replace.
pub(crate) async fn page(
    server: &Server,
    path: &str,
    headers: &HeaderMap,
    index: &str,
) -> Option<Response> {
    let id = path.strip_prefix("/t/").filter(|id| is_id(id))?;
    let table =
        server.hub.ask(id, |live| Box::pin(async move { Ok(live.doc(None)) })).await.ok()?;
    let title = server.config.games.get(&table.game)?.title();
    let sentence = Preview::of(&table, title).sentence();
    let origin = origin(server, headers);
    let html = headed(index, &sentence, &table.name, &origin, path)?;
    let tag = format!("\"{}\"", HEXLOWER.encode(&Sha256::digest(html.as_bytes())[..16]));
    let response = Response::builder()
        .header(CONTENT_TYPE, "text/html; charset=utf-8")
        .header(CACHE_CONTROL, "no-cache")
        .header(VARY, "Accept-Language")
        .header(ETAG, &tag);
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return response.status(StatusCode::NOT_MODIFIED).body(Body::empty()).ok();
    }
    response.body(Body::from(html)).ok()
}

/// Whether this may be the address of a picture, which costs work.
pub(crate) fn is_picture(path: &str) -> bool {
    pictured(path).is_some()
}

/// The table of a picture's address.
fn pictured(path: &str) -> Option<&str> {
    path.strip_prefix("/t/")?.strip_suffix(".png").filter(|id| is_id(id))
}

/// The picture for the link to a table; `None` if there is no such table.
pub(crate) async fn picture(server: &Server, path: &str, headers: &HeaderMap) -> Option<Response> {
    let id = pictured(path)?;
    let seen = server
        .hub
        .ask(id, |live| Box::pin(async move { Ok((live.doc(None), live.seen_by_all())) }));
    let (table, view) = seen.await.ok()?;
    let towns = view.map_or_else(Vec::new, |view| sketches(&table.game, &view));
    let scene = Scene { towns, colours: colours(&table), people: people(&table) };
    let mark = Sha256::digest(format!("{scene:?}").as_bytes());
    let tag = format!("\"{}\"", HEXLOWER.encode(&mark[..16]));
    let response = Response::builder()
        .header(CONTENT_TYPE, "image/png")
        .header(CACHE_CONTROL, "no-cache")
        .header(ETAG, &tag);
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return response.status(StatusCode::NOT_MODIFIED).body(Body::empty()).ok();
    }
    let png = if let Some(png) = server.pictures.find(&tag) {
        png
    } else {
        let drawn = tokio::task::spawn_blocking(move || picture::png(&scene)).await.ok()??;
        let png = Bytes::from(drawn);
        server.pictures.keep(tag, png.clone());
        png
    };
    response.body(Body::from(png)).ok()
}

/// The colour of each seat: its own, or the first that nobody has chosen.
fn colours(table: &TableDoc) -> Vec<Colour> {
    let chosen: Vec<Colour> = table.seats.iter().filter_map(|seat| seat.colour).collect();
    let mut free = COLOURS.into_iter().filter(|colour| !chosen.contains(colour));
    let seats = table.seats.iter();
    seats.map(|seat| seat.colour.or_else(|| free.next()).unwrap_or(Colour::Star)).collect()
}

/// The seats of people.
fn people(table: &TableDoc) -> Vec<usize> {
    let seats = table.seats.iter().enumerate();
    seats.filter(|(_, seat)| seat.kind == SeatKind::Person).map(|(at, _)| at).collect()
}

/// Whether this can be the id of a table; anything else never reaches the database.
fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The server's public address, or the one that the client used.
fn origin(server: &Server, headers: &HeaderMap) -> String {
    if let Some(url) = &server.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    format!("http://{host}")
}

/// The page with the head of a table.
fn headed(index: &str, sentence: &str, table: &str, origin: &str, path: &str) -> Option<String> {
    let (before, after) = index.split_once(TITLE)?;
    let [sentence, table, origin] = [sentence, table, origin].map(escaped);
    Some(format!(
        "{before}<title>{sentence}</title>\
        <meta property=\"og:title\" content=\"{sentence}\" />\
        <meta property=\"og:description\" content=\"{table}\" />\
        <meta property=\"og:site_name\" content=\"Citywright\" />\
        <meta property=\"og:type\" content=\"website\" />\
        <meta property=\"og:url\" content=\"{origin}{path}\" />\
        <meta property=\"og:image\" content=\"{origin}{path}.png\" />\
        <meta property=\"og:image:width\" content=\"{WIDTH}\" />\
        <meta property=\"og:image:height\" content=\"{HEIGHT}\" />\
        <meta name=\"twitter:card\" content=\"summary_large_image\" />{after}"
    ))
}

/// A text inside HTML, also inside quotes.
fn escaped(text: &str) -> String {
    let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")];
    signs.iter().fold(text.to_owned(), |text, (sign, entity)| text.replace(sign, entity))
}

#[cfg(test)]
mod tests {
    use super::{headed, is_id, is_picture};

    #[test]
    fn the_head_of_a_table_has_its_sentence_and_no_markup_of_others() {
        let index = "<head><title>Citywright</title></head>";
        let said = "<b>Ana</b> & \"Ben\" play Simplicity";
        let html = headed(index, said, "Dock", "https://a.example", "/t/abc").unwrap();
        let safe = "&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Ben&quot; play Simplicity";
        assert!(html.starts_with(&format!("<head><title>{safe}</title>")));
        assert!(html.contains(&format!("\"og:title\" content=\"{safe}\"")));
        assert!(html.contains("\"og:url\" content=\"https://a.example/t/abc\""));
        assert!(html.contains("\"og:image\" content=\"https://a.example/t/abc.png\""));
        assert!(html.ends_with("</head>"));
        assert_eq!(headed("<head></head>", said, "Dock", "", ""), None);
    }

    #[test]
    fn only_ids_reach_the_database() {
        assert!(is_id("6zpp5078htmywcdy"));
        for text in ["", "a/b", "a\"b", "a.b", "%20", &"a".repeat(65)] {
            assert!(!is_id(text), "{text}");
        }
        assert!(is_picture("/t/6zpp5078htmywcdy.png"));
        for path in ["/t/6zpp5078htmywcdy", "/t/.png", "/t/a/b.png", "/icon-192.png"] {
            assert!(!is_picture(path), "{path}");
        }
    }
}
