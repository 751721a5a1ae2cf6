//! The socket of a table.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use store::TokenHash;
use tokio::sync::mpsc::{self, WeakSender};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite;

use crate::api::unread;
use crate::error::{Error, Reason};
use crate::guard::{Address, Visitor};
use crate::live::{ConnectionId, Outbox};
use crate::server::{Server, stopped};
use crate::wire::{
    Ack, AtTable, ClientMessage, NewInput, NewQuestion, NewTakeBack, NewTry, ServerMessage, Tried,
};

/// The largest message that a client may send.
const LARGEST: usize = 16 * 1024;
/// Size of the read and write buffers: messages are small, and each open socket holds such buffers.
const BUFFER: usize = 2 * 1024;
/// Capacity of a socket's outbox.
const OUTBOX: usize = 64;
/// How many pings in a row a client may leave unanswered.
const UNANSWERED: u32 = 2;
/// Timeout of a write.
const WRITE: Duration = Duration::from_secs(15);
/// How long a connection lingers after the close frame, if the client has sent more than is read.
const LINGER: Duration = Duration::from_millis(500);
/// Rate limit of client messages: per second, and in a burst.
const PER_SECOND: NonZeroU32 = NonZeroU32::new(20).unwrap();
const BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// The same for what a person looks at, which all observers get; more is dropped.
const LOOKS_PER_SECOND: NonZeroU32 = NonZeroU32::new(2).unwrap();
const LOOKS_BURST: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// Opens the socket of a table.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    Path(AtTable { id }): Path<AtTable>,
    Extension(Visitor(browser)): Extension<Visitor>,
    Extension(Address(address)): Extension<Address>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    // Refuse a missing table before the upgrade.
    let entered = server.enter(&id, browser, address).await?;
    let upgrade = upgrade.map_err(|_| Reason::NoUpgrade)?;
    let counted = server.config.meters.socket();
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let connection = server.hub.new_connection_id();
        let visitor = (browser, address);
        let mut session = Session::new(Arc::clone(&server), id.clone(), visitor, connection);
        let code = session.serve(socket).await;
        tracing::debug!(table = id, code, "a socket closed");
        // Tables that stop keep no presence.
        if code == close_code::RESTART {
            return;
        }
        let gone = server.hub.ask(&id, move |live| {
            Box::pin(async move {
                live.disconnect(connection, code == close_code::AWAY);
                Ok(())
            })
        });
        // A table that is gone needs no farewell.
        drop(gone.await);
        drop((entered, counted));
    }))
}

/// A socket and its client.
struct Session {
    server: Arc<Server>,
    table: String,
    browser: Option<TokenHash>,
    address: IpAddr,
    connection: ConnectionId,
    limiter: DefaultDirectRateLimiter,
    looks: DefaultDirectRateLimiter,
    /// The table's sender. Held here until the first look; then only the table holds it, so `mail`
    /// ends when the table drops this connection.
    outbox: Option<Outbox>,
    weak: WeakSender<Utf8Bytes>,
    mail: mpsc::Receiver<Utf8Bytes>,
}

impl Session {
    fn new(
        server: Arc<Server>,
        table: String,
        (browser, address): (Option<TokenHash>, IpAddr),
        connection: ConnectionId,
    ) -> Session {
        let (outbox, mail) = mpsc::channel(OUTBOX);
        let limiter = RateLimiter::direct(Quota::per_second(PER_SECOND).allow_burst(BURST));
        let looks = Quota::per_second(LOOKS_PER_SECOND).allow_burst(LOOKS_BURST);
        let looks = RateLimiter::direct(looks);
        let weak = outbox.downgrade();
        let outbox = Some(outbox);
        Session { server, table, browser, address, connection, limiter, looks, outbox, weak, mail }
    }

    /// Serves until either side closes; returns the close code.
    async fn serve(&mut self, mut socket: WebSocket) -> u16 {
        // Held until the close frame is sent: shutdown waits for all receivers.
        let mut stop = self.server.stop.subscribe();
        let code = self.talk(&mut socket, &mut stop).await;
        let frame = CloseFrame { code, reason: "".into() };
        // The other end may be gone.
        let _ = write(&mut socket, Message::Close(Some(frame))).await;
        if matches!(code, close_code::SIZE | close_code::POLICY) {
            // Dropping a connection with unread data resets it, and the close code may be lost.
            sleep(LINGER).await;
        }
        code
    }

    async fn talk(&mut self, socket: &mut WebSocket, stop: &mut watch::Receiver<bool>) -> u16 {
        let (mut ping, mut unanswered) = (interval(self.server.config.sockets.ping), 0);
        // A busy server does not take its own delay for the client's.
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut orders, mut announced) = (self.server.orders.subscribe(), None);
        orders.mark_changed();
        loop {
            let answer = tokio::select! {
                received = socket.recv() => {
                    let message = match received {
                        Some(Ok(message)) => message,
                        Some(Err(error)) => return code(error),
                        None => return close_code::NORMAL,
                    };
                    unanswered = 0;
                    match message {
                        Message::Text(_) if self.limiter.check().is_err() => return close_code::POLICY,
                        Message::Text(text) => match self.answer(&text).await {
                            Ok(answer) => {
                                let failed = answer.as_ref().is_some_and(has_failed);
                                let told = answer.map(|answer| self.told(&answer));
                                if failed {
                                    return close_code::ERROR;
                                }
                                told
                            }
                            Err(code) => return code,
                        },
                        Message::Binary(_) => return close_code::UNSUPPORTED,
                        Message::Close(_) => return close_code::NORMAL,
                        Message::Ping(_) | Message::Pong(_) => None,
                    }
                }
                message = self.mail.recv() => match message {
                    Some(message) => Some(message),
                    None => return close_code::AGAIN,
                },
                _ = ping.tick() => {
                    if unanswered == UNANSWERED || write(socket, Message::Ping(Bytes::new())).await.is_err() {
                        return close_code::AWAY;
                    }
                    unanswered += 1;
                    None
                }
                // The first message is about the table.
                _ = orders.changed(), if self.outbox.is_none() => {
                    let orders = orders.borrow_and_update().clone();
                    if orders.bans(self.address, self.server.config.time.now()) {
                        return close_code::POLICY;
                    }
                    if orders.announcement == announced {
                        continue;
                    }
                    announced.clone_from(&orders.announcement);
                    Some(ServerMessage::Announced { text: orders.announcement }.text().into())
                }
                () = stopped(stop) => return close_code::RESTART,
            };
            let Some(answer) = answer else { continue };
            if self.pass_on(socket, answer).await.is_err() {
                return close_code::AWAY;
            }
        }
    }

    /// Writes a message and all that wait behind it, in one go.
    async fn pass_on(&mut self, socket: &mut WebSocket, message: Utf8Bytes) -> Result<(), ()> {
        let written = async {
            socket.feed(Message::Text(message)).await?;
            while let Ok(message) = self.mail.try_recv() {
                socket.feed(Message::Text(message)).await?;
            }
            socket.flush().await
        };
        timeout(WRITE, written).await.map_err(|_| ())?.map_err(|_| ())
    }

    /// An answer as text. Counts refusals.
    fn told(&self, answer: &ServerMessage) -> Utf8Bytes {
        if let ServerMessage::Failed { error } | ServerMessage::Refused { error, .. } = answer {
            self.server.config.meters.refused(&error.code);
        }
        answer.text().into()
    }

    fn acknowledge(&self, id: String, result: Result<Ack, Error>) -> ServerMessage {
        match result {
            Ok(Ack { id, seq }) => ServerMessage::Ack { id, seq },
            Err(error) => {
                self.server.config.meters.failed(&error);
                let (error, state) = error.into_parts();
                ServerMessage::Refused { id, error, state: state.map(Box::new) }
            }
        }
    }

    /// Handles a message; returns its reply, if it has one.
    async fn answer(&mut self, text: &str) -> Result<Option<ServerMessage>, u16> {
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return Ok(Some(failed(unread(&error)))),
        };
        Ok(match message {
            ClientMessage::Look { seat, since } => {
                let outbox = self.outbox.clone().or_else(|| self.weak.upgrade());
                let outbox = outbox.ok_or(close_code::AGAIN)?;
                let (connection, browser) = (self.connection, self.browser);
                let result = self.server.hub.ask(&self.table, move |live| {
                    Box::pin(live.connect(connection, browser, (seat, since), outbox))
                });
                match result.await {
                    Ok(()) => {
                        self.outbox = None;
                        None
                    }
                    Err(error) => {
                        self.server.config.meters.failed(&error);
                        Some(failed(error))
                    }
                }
            }
            ClientMessage::Input { id, seat, expect, entry, then } => {
                let input = NewInput { id: id.clone(), seat, expect, entry, then };
                let acted = self.server.input(&self.table, self.browser, input);
                Some(self.acknowledge(id, acted.await))
            }
            ClientMessage::TakeBack { id, seat, expect, all } => {
                let asked = NewTakeBack { id: id.clone(), seat, expect, all };
                let taken = self.server.take_back(&self.table, self.browser, asked);
                Some(self.acknowledge(id, taken.await))
            }
            ClientMessage::Check { id, seat, entry } => {
                let browser = self.browser;
                let checked = self.server.hub.ask(&self.table, move |live| {
                    Box::pin(async move { live.check(browser, seat, &entry) })
                });
                let (about, error) = match checked.await {
                    Ok(about) => (Some(about), None),
                    Err(error) => (None, Some(error.into_parts().0)),
                };
                Some(ServerMessage::Checked { id, error, about })
            }
            ClientMessage::Ask { id, seat, question } => {
                let (browser, asked) = (self.browser, NewQuestion { seat, question });
                let answered = self.server.hub.ask(&self.table, move |live| {
                    Box::pin(async move { live.answer(browser, &asked) })
                });
                let (answer, error) = match answered.await {
                    Ok(answer) => (Some(answer), None),
                    Err(error) => (None, Some(error.into_parts().0)),
                };
                Some(ServerMessage::Answer { id, error, answer })
            }
            ClientMessage::Try { id, seat, entries } => {
                let (browser, asked) = (self.browser, NewTry { seat, entries });
                let tried = self.server.hub.ask(&self.table, move |live| {
                    Box::pin(async move { live.tried(browser, &asked) })
                });
                let (tried, error) = match tried.await {
                    Ok(tried) => (tried, None),
                    Err(error) => (Tried::default(), Some(error.into_parts().0)),
                };
                Some(ServerMessage::Tried { id, error, tried })
            }
            ClientMessage::Attend { .. } if self.looks.check().is_err() => None,
            ClientMessage::Attend { seat, attention } => {
                let browser = self.browser;
                let noted = self.server.hub.ask(&self.table, move |live| {
                    Box::pin(async move { live.attend(browser, seat, attention) })
                });
                noted.await.err().map(failed)
            }
            // The table is not asked: a question would keep an idle game in memory.
            ClientMessage::Ping => Some(ServerMessage::Pong),
        })
    }
}

fn failed(error: Error) -> ServerMessage {
    ServerMessage::Failed { error: error.into_parts().0 }
}

/// Whether the database failed, so that the outcome of a message is unknown or there is none. The
/// client learns it by reconnecting and sending the message again.
fn has_failed(answer: &ServerMessage) -> bool {
    let (ServerMessage::Failed { error } | ServerMessage::Refused { error, .. }) = answer else {
        return false;
    };
    [Reason::Internal, Reason::Unwell].iter().any(|reason| error.code == reason.code())
}

/// The close code for a message that could not be received.
fn code(error: axum::Error) -> u16 {
    match error.into_inner().downcast::<tungstenite::Error>().map(|error| *error) {
        Ok(tungstenite::Error::Capacity(_)) => close_code::SIZE,
        // Invalid UTF-8.
        Ok(tungstenite::Error::Utf8(_)) => close_code::INVALID,
        _ => close_code::NORMAL,
    }
}

/// Writes to a socket, with a timeout.
async fn write(socket: &mut WebSocket, message: Message) -> Result<(), ()> {
    timeout(WRITE, socket.send(message)).await.map_err(|_| ())?.map_err(|_| ())
}
