//! A socket of a table, as a page uses it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::browser::Browser;
use crate::world::{DESCRIPTION, judge};

/// Sends each message at once, like a browser.
const NO_DELAY: bool = true;

/// A socket, with every text received.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) texts: Vec<String>,
    pub(crate) browser: Browser,
    /// The state as far as the messages describe it.
    now: Value,
    judges: bool,
    follows: bool,
}

impl Socket {
    /// Opens the socket of a table.
    pub(crate) async fn open(browser: &Browser, id: &str) -> Socket {
        browser.get("/api/games").await;
        let request = request(browser, id, None).await;
        let connected = connect_async_with_config(request, None, NO_DELAY).await;
        let (stream, _) = connected.expect("the socket opens");
        let browser = browser.at(&browser.world);
        Socket { stream, texts: Vec::new(), browser, now: Value::Null, judges: true, follows: true }
    }

    /// From now on it does not check messages against the description, which is slow.
    pub(crate) fn unjudged(mut self) -> Socket {
        self.judges = false;
        self
    }

    /// From now on it does not track the state.
    pub(crate) fn careless(mut self) -> Socket {
        self.follows = false;
        self
    }

    /// Opens it and starts observing.
    pub(crate) async fn look(browser: &Browser, id: &str, seat: Option<u64>) -> Socket {
        let mut socket = Socket::open(browser, id).await;
        socket.send(json!({ "type": "look", "seat": seat, "since": null })).await;
        socket
    }

    /// Sends a message that matches the description.
    pub(crate) async fn send(&mut self, message: Value) {
        if self.judges {
            judge("/components/schemas/ClientMessage", &message);
        }
        self.send_text(message.to_string()).await;
    }

    /// Sends any text.
    pub(crate) async fn send_text(&mut self, text: String) {
        self.stream.send(Message::text(text)).await.expect("the socket is open");
    }

    /// Sends a text frame that is not text.
    pub(crate) async fn send_bytes(&mut self, bytes: &'static [u8]) {
        let frame = Frame::message(bytes, OpCode::Data(Data::Text), true);
        self.stream.send(Message::Frame(frame)).await.expect("the socket is open");
    }

    /// Closes it.
    pub(crate) async fn close(mut self) {
        self.stream.close(None).await.expect("the socket is open");
    }

    /// The next message; `None` if the server closed the socket.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        // A ping of the server is not a message.
        let late = tokio::time::Instant::now() + Duration::from_secs(30);
        loop {
            let message = tokio::time::timeout_at(late, self.stream.next()).await;
            match message.expect("a message comes in time")? {
                Ok(Message::Text(text)) => {
                    self.browser.world.hear(&text);
                    self.texts.push(text.to_string());
                    let mut message: Value =
                        serde_json::from_str(&text).expect("messages are JSON");
                    if self.judges {
                        judge("/components/schemas/ServerMessage", &message);
                    }
                    if self.follows {
                        self.follow(&mut message);
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Tracks the state; adds `state` to a message with a patch.
    fn follow(&mut self, message: &mut Value) {
        let step = message["type"] == "step";
        if let Some(patch) = message.get("patch").filter(|_| step).cloned() {
            assert_eq!(self.now["seq"], message["step"]["seq"].as_u64().unwrap() - 1);
            message["state"] = apply(self.now.clone(), &patch);
        }
        if message["state"].is_object() {
            self.now = message["state"].clone();
            for name in ["seat", "steps"] {
                self.now.as_object_mut().expect("a state").shift_remove(name);
            }
        }
    }

    /// The code with which the server closes the socket.
    pub(crate) async fn code(&mut self) -> u16 {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(30), self.stream.next()).await;
            let message = message.expect("a message comes in time").expect("the socket is closed");
            if let Message::Close(frame) = message.expect("the server says why") {
                return frame.expect("there is a code").code.into();
            }
        }
    }

    /// The next message of that type.
    pub(crate) async fn await_type(&mut self, kind: &str) -> Value {
        self.await_that(|message| message["type"] == kind).await
    }

    /// The next message that satisfies the condition.
    pub(crate) async fn await_that(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if fits(&message) {
                return message;
            }
        }
    }
}

/// A document after a patch (RFC 6902, as far as the server uses it).
pub(crate) fn apply(mut document: Value, patch: &Value) -> Value {
    for change in patch.as_array().expect("a patch is a list") {
        let place_of = change["path"].as_str().expect("a path is text");
        let (above, name) = place_of.rsplit_once('/').expect("only parts change");
        let name = name.replace("~1", "/").replace("~0", "~");
        let place = document.pointer_mut(above).unwrap_or_else(|| panic!("nothing at {place_of}"));
        match (change["op"].as_str(), place) {
            (Some("add"), Value::Object(fields)) => {
                assert!(
                    fields.insert(name, change["value"].clone()).is_none(),
                    "{place_of} was there"
                );
            }
            (Some("remove"), Value::Object(fields)) => {
                fields.shift_remove(&name).unwrap_or_else(|| panic!("nothing at {place_of}"));
            }
            (Some("replace"), place) => {
                let index = name.parse::<usize>();
                let value = match index {
                    Ok(index) if place.is_array() => &mut place[index],
                    _ => place.get_mut(&name).unwrap_or_else(|| panic!("nothing at {place_of}")),
                };
                *value = change["value"].clone();
            }
            _ => panic!("no such change: {change}"),
        }
    }
    document
}

/// The request that opens a socket, from a page of that origin.
pub(crate) async fn request(
    browser: &Browser,
    id: &str,
    origin: Option<&str>,
) -> tokio_tungstenite::tungstenite::handshake::client::Request {
    assert!(DESCRIPTION.get().is_some(), "the description was asked for");
    let address = browser.world.address().await;
    let url = format!("ws://{address}/api/tables/{id}/socket");
    let mut request = url.into_client_request().expect("an address");
    let own = format!("http://{address}");
    let headers = request.headers_mut();
    headers.insert("origin", origin.unwrap_or(&own).parse().expect("an origin"));
    if let Some(cookie) = browser.cookie() {
        headers.insert("cookie", cookie.parse().expect("a cookie"));
    }
    request
}
