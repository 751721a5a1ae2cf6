//! A socket of a table, as a page uses it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::browser::Browser;
use crate::world::{DESCRIPTION, judge};

/// A socket, with every text that came through it.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) texts: Vec<String>,
    browser: Browser,
}

impl Socket {
    /// Opens the socket of a table.
    pub(crate) async fn open(browser: &Browser, id: &str) -> Socket {
        browser.get("/api/games").await;
        let request = request(browser, id, None).await;
        let (stream, _) = connect_async(request).await.expect("the socket opens");
        Socket { stream, texts: Vec::new(), browser: browser.at(&browser.world) }
    }

    /// Opens it and looks.
    pub(crate) async fn look(browser: &Browser, id: &str, seat: Option<u64>) -> Socket {
        let mut socket = Socket::open(browser, id).await;
        socket.send(json!({ "type": "look", "seat": seat, "since": null })).await;
        socket
    }

    /// Sends a message, which the description knows.
    pub(crate) async fn send(&mut self, message: Value) {
        judge("/components/schemas/ClientMessage", &message);
        self.send_text(message.to_string()).await;
    }

    /// Sends any text.
    pub(crate) async fn send_text(&mut self, text: String) {
        self.stream.send(Message::text(text)).await.expect("the socket is open");
    }

    /// Closes it.
    pub(crate) async fn close(mut self) {
        self.stream.close(None).await.expect("the socket is open");
    }

    /// The next message; nothing if the server closed the socket.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(30), self.stream.next()).await;
            match message.expect("a message comes in time")? {
                Ok(Message::Text(text)) => {
                    self.browser.world.hear(&text);
                    self.texts.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                    judge("/components/schemas/ServerMessage", &message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
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

    /// The next message that fits.
    pub(crate) async fn await_that(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if fits(&message) {
                return message;
            }
        }
    }
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
