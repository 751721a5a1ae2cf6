//! The web page, embedded in the program.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Reason;
use crate::preview;
use crate::server::Server;

/// Output of `npm run build`.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Folder of files whose names contain a hash of their content.
const HASHED: &str = "assets/";

/// The page in English, and where no other language is asked for.
const INDEX: &str = "index.html";

/// The answer of a program that was built without the page.
const NOT_BUILT: &str = "The page is not built: make page";

/// Serves a file of the page. Every other address gets the page itself, which does its own routing.
pub(crate) async fn serve(
    State(server): State<Arc<Server>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if matches!(method, Method::GET | Method::HEAD)
        && let Some(picture) = preview::picture(&server, uri.path(), &headers).await
    {
        return picture;
    }
    if method == Method::GET
        && let Some(index) = Files::get(&page_of(uri.path(), &headers, has::<Files>))
        && let Ok(index) = std::str::from_utf8(&index.data)
        && let Some(page) = preview::page(&server, uri.path(), &headers, index).await
    {
        return page;
    }
    find::<Files>(&method, &uri, &headers)
}

/// Warns if the page is not embedded.
pub(crate) fn complain() {
    if Files::get(INDEX).is_none() {
        tracing::warn!("{NOT_BUILT}");
    }
}

fn find<F: RustEmbed>(method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return crate::error::Error::from(Reason::NoPage).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // A person who opens an address wants a page, also where a full stop became a part of the link.
    let opens = headers.get(ACCEPT).is_some_and(|kinds| kinds.as_bytes().starts_with(b"text/html"));
    let has_ending = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let is_file = has_ending && !(opens && F::get(path).is_none());
    let page = if is_file { String::new() } else { page_of(uri.path(), headers, has::<F>) };
    let name = if is_file { path } else { &page };
    let packed = ["br", "gzip"].into_iter().filter(|&coding| accepts(headers, coding));
    let packed = packed.filter_map(|coding| {
        let ending = if coding == "br" { "br" } else { "gz" };
        Some((F::get(&format!("{name}.{ending}"))?, Some(coding)))
    });
    let plain = || F::get(name).map(|file| (file, None));
    match packed.into_iter().next().or_else(plain) {
        Some((file, coding)) => {
            // The type is that of the plain file, not of its compressed copy.
            let kind =
                F::get(name).map_or_else(String::new, |plain| plain.metadata.mimetype().to_owned());
            answer((name, kind), file, coding, headers)
        }
        None if is_file => crate::error::Error::from(Reason::NoPage).into_response(),
        None => (StatusCode::SERVICE_UNAVAILABLE, format!("{NOT_BUILT}\n")).into_response(),
    }
}

fn answer(
    (name, kind): (&str, String),
    file: EmbeddedFile,
    coding: Option<&str>,
    headers: &HeaderMap,
) -> Response {
    let tag = format!("\"{}\"", HEXLOWER.encode(&file.metadata.sha256_hash()[..16]));
    let kept =
        if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind };
    let page = kind.starts_with("text/html");
    let vary = if page { "Accept-Encoding, Accept-Language" } else { "Accept-Encoding" };
    let mut response = Response::builder()
        .header(CONTENT_TYPE, kind)
        .header(CACHE_CONTROL, kept)
        .header(VARY, vary)
        .header(ETAG, &tag);
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        response = response.status(StatusCode::NOT_MODIFIED);
        return response.body(Body::empty()).unwrap_or_default();
    }
    if let Some(coding) = coding {
        response = response.header(CONTENT_ENCODING, coding);
    }
    response.body(Body::from(file.data)).unwrap_or_default()
}

/// The file of the page, in the language of the address (`/fr/rules`), else in the first that the browser
/// asks for and that has a file. Its script may choose another; programs that show links have no script.
fn page_of(path: &str, headers: &HeaderMap, has: fn(&str) -> bool) -> String {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wishes(path, asked.unwrap_or_default())
        .into_iter()
        .filter(|tag| tag.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-'))
        .map(|tag| if tag == "en" { INDEX.to_owned() } else { format!("{tag}.html") })
        .find(|file| has(file))
        .unwrap_or_else(|| INDEX.to_owned())
}

fn has<F: RustEmbed>(file: &str) -> bool {
    F::get(file).is_some()
}

/// The languages that an address and a browser ask for, best first, each followed by its plain form.
fn wishes<'a>(path: &'a str, asked: &'a str) -> Vec<&'a str> {
    let mut browser: Vec<(f32, &str)> = asked
        .split(',')
        .map(|wish| {
            let (tag, quality) = wish.split_once(';').unwrap_or((wish, "q=1"));
            let quality = quality.trim().strip_prefix("q=").and_then(|value| value.parse().ok());
            (quality.unwrap_or(0.0), tag.trim())
        })
        .filter(|&(quality, _)| quality > 0.0)
        .collect();
    browser.sort_by(|one, other| other.0.total_cmp(&one.0));
    let all = path.split('/').nth(1).into_iter().chain(browser.into_iter().map(|(_, tag)| tag));
    all.flat_map(|tag| [tag, tag.split('-').next().unwrap_or(tag)]).collect()
}

/// Whether the browser accepts an encoding.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let mut codings = accepted.unwrap_or_default().split(',').map(str::trim);
    codings.any(|accepted| {
        let (name, quality) = accepted.split_once(';').unwrap_or((accepted, ""));
        name == coding && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

#[cfg(test)]
mod tests {
    use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE};
    use axum::http::{HeaderMap, Method, StatusCode, Uri};
    use http_body_util::BodyExt;
    use rust_embed::RustEmbed;

    use super::{find, page_of};

    #[derive(RustEmbed)]
    #[folder = "no-page"]
    #[allow_missing = true]
    struct Nothing;

    #[tokio::test]
    async fn a_program_without_its_page_says_how_to_build_it() {
        for address in ["/", "/t/abcdefgh"] {
            let answer =
                find::<Nothing>(&Method::GET, &Uri::from_static(address), &HeaderMap::new());
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
            let text = answer.into_body().collect().await.unwrap().to_bytes();
            assert_eq!(text, "The page is not built: make page\n");
        }
        let file = find::<Nothing>(&Method::GET, &Uri::from_static("/a.js"), &HeaderMap::new());
        assert_eq!(file.status(), StatusCode::NOT_FOUND);
    }

    /// A link at the end of a sentence has its full stop.
    #[test]
    fn a_person_gets_the_page_where_a_program_gets_404() {
        let browser = HeaderMap::from_iter([(ACCEPT, "text/html,*/*;q=0.8".parse().unwrap())]);
        let status = |address, headers: &HeaderMap| {
            find::<Nothing>(&Method::GET, &Uri::from_static(address), headers).status()
        };
        // This program has no page, and says so where it would give it.
        assert_eq!(status("/t/abcdefgh.", &browser), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(status("/t/abcdefgh.", &HeaderMap::new()), StatusCode::NOT_FOUND);
    }

    #[test]
    fn the_page_begins_in_the_language_of_its_address_else_of_its_reader() {
        let cases = [
            ("/fr/rules/x", "es", "fr.html"),
            ("/en/learn", "fr", "index.html"),
            ("/rules/x", "es-MX,es;q=0.9,en;q=0.8", "es.html"),
            ("/", "pt, en;q=0.5, fr;q=0.7", "fr.html"),
            ("/t/fr", "de", "index.html"),
            ("/", "fr;q=0, ja ; q=0.1", "ja.html"),
            ("/", "*, ;q=x, ../fr", "index.html"),
            ("/", "", "index.html"),
        ];
        let has = |file: &str| ["index.html", "es.html", "fr.html", "ja.html"].contains(&file);
        for (path, asked, file) in cases {
            let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, asked.parse().unwrap())]);
            assert_eq!(page_of(path, &headers, has), file, "{path} {asked}");
        }
    }
}
