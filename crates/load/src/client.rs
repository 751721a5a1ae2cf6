//! One socket: it follows its table, plays a seat, loses its connection and reconnects.

use std::collections::HashMap;
use std::future::{Future, pending as never};
use std::mem;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use kernel::Rng;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::around::Around;
use crate::view::{Heard, View};
use crate::visitor::Visitor;

/// Size of the read and write buffers: there are thousands of them.
const BUFFER: usize = 4 * 1024;

/// How long to wait for an answer before the connection counts as dead, as in a page.
const PATIENCE: Duration = Duration::from_secs(6);

/// How long to try to reconnect, and to catch up with the server.
const RETURN: Duration = Duration::from_mins(1);

/// Delay before a failed connection attempt is repeated.
const RETRY: Duration = Duration::from_millis(100);

/// Time that a slow reader takes per frame.
const SLOW: Duration = Duration::from_millis(400);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The entry to send, with the step that it was chosen by.
type Choosing = Pin<Box<dyn Future<Output = Option<(u64, Value)>> + Send>>;

/// The role of a client.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Manner {
    /// Plays a seat.
    Play(u64),
    /// A spectator.
    Watch,
    /// A spectator that reads slowly.
    Slow,
}

/// An unanswered input.
struct Pending {
    id: String,
    text: String,
    sent: Instant,
    /// Whether the connection was lost meanwhile.
    again: bool,
}

/// A client.
pub(crate) struct Client {
    around: Arc<Around>,
    pub(crate) visitor: Arc<Visitor>,
    pub(crate) manner: Manner,
    pub(crate) view: View,
    /// The acknowledged inputs, with their steps.
    pub(crate) acknowledged: HashMap<String, u64>,
    rng: Rng,
    /// Prefix of its input ids.
    name: String,
    inputs: u64,
    /// The newest own step that it knows.
    newest: u64,
    /// Whether it has ever received a message.
    is_told: bool,
    socket: Option<Socket>,
    /// When it last began to watch.
    looked: Instant,
    /// How long it stays away.
    away: Duration,
    pending: Option<Pending>,
    choosing: Option<Choosing>,
}

/// The next event.
enum Event {
    Frame(Option<Result<Message, Error>>),
    Chosen(Option<(u64, Value)>),
    Silence,
    End,
}

impl Client {
    pub(crate) fn new(
        around: &Arc<Around>,
        visitor: &Arc<Visitor>,
        manner: Manner,
        name: String,
        rng: Rng,
    ) -> Client {
        Client {
            around: Arc::clone(around),
            visitor: Arc::clone(visitor),
            manner,
            view: View::default(),
            acknowledged: HashMap::new(),
            rng,
            name,
            inputs: 0,
            newest: 0,
            is_told: false,
            socket: None,
            looked: Instant::now(),
            away: Duration::ZERO,
            pending: None,
            choosing: None,
        }
    }

    fn seat(&self) -> Option<u64> {
        match self.manner {
            Manner::Play(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether it is done: a player first waits for the answer to its input.
    fn has_ended(&self) -> bool {
        match self.manner {
            Manner::Play(_) => {
                self.pending.is_none() && (self.view.is_over() || self.around.is_time_over())
            }
            _ => self.around.is_done(),
        }
    }

    /// Follows the table until its game ends or time is up.
    pub(crate) async fn play(&mut self) {
        while !self.has_ended() {
            if self.socket.is_none() && !self.connect().await {
                return;
            }
            self.choose();
            match self.next().await {
                Event::Frame(frame) => {
                    if self.manner == Manner::Slow {
                        sleep(SLOW).await;
                    }
                    self.frame(frame).await;
                }
                Event::Chosen(chosen) => {
                    self.choosing = None;
                    if let Some((expect, entry)) = chosen
                        && !self.around.is_time_over()
                    {
                        self.act(expect, &entry).await;
                    }
                }
                Event::Silence => {
                    self.around.count(|figures| count(&mut figures.closed, "silent"));
                    self.leave(Duration::ZERO);
                }
                Event::End => {}
            }
        }
        self.choosing = None;
    }

    async fn next(&mut self) -> Event {
        let Client { socket: Some(socket), choosing, pending, around, manner, .. } = self else {
            return Event::End;
        };
        let plays = matches!(manner, Manner::Play(_));
        let chosen = async {
            match choosing {
                Some(choosing) => choosing.await,
                None => never().await,
            }
        };
        let silence = async {
            match pending {
                Some(input) => sleep_until((input.sent + PATIENCE).into()).await,
                None => never().await,
            }
        };
        tokio::select! {
            frame = socket.next() => Event::Frame(frame),
            chosen = chosen => Event::Chosen(chosen),
            () = silence => Event::Silence,
            () = around.end(plays), if !(plays && around.is_time_over()) => Event::End,
        }
    }

    /// Begins to choose an entry if the seat may act; the pace limits the choices.
    fn choose(&mut self) {
        let Some(seat) = self.seat() else { return };
        // A client that does not know its own step yet would ask too early.
        let knows = self.view.seq().is_some_and(|seq| seq >= self.newest);
        let is_free = knows && self.pending.is_none() && self.choosing.is_none();
        if !is_free || !self.view.may_act() || self.around.is_time_over() {
            return;
        }
        let (around, visitor) = (Arc::clone(&self.around), Arc::clone(&self.visitor));
        let seed = self.rng.next_u64();
        self.choosing = Some(Box::pin(async move {
            around.turn().await;
            let path = format!("/api/tables/{}/choices?seat={seat}", around.table);
            let choices = visitor.ask("GET", &path, None).await;
            let choices = match choices {
                Ok(choices) => choices,
                Err(code) => {
                    around.count(|figures| count(&mut figures.refusals, &code));
                    sleep(RETRY).await;
                    return None;
                }
            };
            let entry = pick(&choices["entries"], &mut Rng::seed(seed))?;
            Some((choices["seq"].as_u64()?, entry))
        }));
    }

    async fn act(&mut self, expect: u64, entry: &Value) {
        if self.pending.is_some() {
            return;
        }
        self.inputs += 1;
        let id = format!("{}-{}", self.name, self.inputs);
        let input = json!({ "type": "input", "id": id, "seat": self.seat(), "expect": expect, "entry": entry });
        let text = input.to_string();
        self.around.count(|figures| figures.inputs += 1);
        let input = Pending { id, text: text.clone(), sent: Instant::now(), again: false };
        self.pending = Some(input);
        self.send(text.clone()).await;
        if self.chance(self.around.plan.double) {
            self.around.count(|figures| figures.doubled += 1);
            self.send(text).await;
        }
        if self.chance(self.around.plan.cut) {
            self.cut();
        }
    }

    /// Sends a text; drops a connection that does not take it.
    async fn send(&mut self, text: String) {
        let Some(socket) = &mut self.socket else { return };
        let sent = timeout(RETURN, socket.send(Message::text(text))).await;
        if !matches!(sent, Ok(Ok(()))) {
            self.broken("broken");
        }
    }

    async fn look(&mut self, since: Option<u64>) {
        self.looked = Instant::now();
        let look = json!({ "type": "look", "seat": self.seat(), "since": since });
        self.send(look.to_string()).await;
    }

    /// Handles a frame from the socket.
    async fn frame(&mut self, frame: Option<Result<Message, Error>>) {
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(close))) => {
                let code = close.map_or(1005, |close| close.code.into());
                return self.broken(&code.to_string());
            }
            Some(Ok(_)) => return,
            Some(Err(_)) | None => return self.broken("broken"),
        };
        let bytes = text.len() as u64;
        self.around.count(|figures| {
            figures.frames += 1;
            figures.bytes += bytes;
        });
        if self.chance(self.around.plan.lose) {
            self.around.count(|figures| figures.lost += 1);
            return self.cut();
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.message(message).await,
            Err(error) => self.view.differences.push(format!("a message is no JSON: {error}")),
        }
        if self.chance(self.around.plan.cut) {
            self.cut();
        }
    }

    async fn message(&mut self, mut message: Value) {
        if !mem::replace(&mut self.is_told, true) {
            self.around.looks();
        }
        match message["type"].as_str() {
            Some("ack") => self.counts(&message),
            Some("refused") => self.refused(&message),
            Some("failed") => {
                let code = message["error"]["code"].as_str().unwrap_or("failed").to_owned();
                self.view.differences.push(format!("a message was refused: {code}"));
                self.around.count(|figures| count(&mut figures.refusals, &code));
            }
            _ => {}
        }
        let arrived = Instant::now();
        match self.view.hear(&mut message) {
            Heard::Step if self.manner != Manner::Slow => {
                let step = &message["step"];
                if let (Some(seat), Some(at)) = (step["seat"].as_u64(), step["at"].as_i64()) {
                    let own = step["seq"].as_u64().filter(|_| self.seat() == Some(seat));
                    self.around.arrived((seat, at), own, (arrived, self.looked));
                }
            }
            Heard::Lost => {
                self.around.count(|figures| figures.anew += 1);
                self.look(None).await;
            }
            _ => {}
        }
        // The game was dealt before this client watched, or just now.
        let is_dealt = message["table"]["status"].as_str().is_some_and(|status| status != "lobby");
        if is_dealt && message["type"] == "table" && self.view.seq().is_none() {
            self.look(None).await;
        }
    }

    /// The server acknowledged an input.
    fn counts(&mut self, ack: &Value) {
        let (Some(id), Some(seq)) = (ack["id"].as_str(), ack["seq"].as_u64()) else { return };
        self.newest = self.newest.max(seq);
        match self.acknowledged.insert(id.to_owned(), seq) {
            Some(before) if before != seq => {
                let problem = format!("input {id} was step {before} and is step {seq}");
                self.view.differences.push(problem);
            }
            Some(_) => {}
            None => self.around.count(|figures| figures.acknowledged += 1),
        }
        let Some(input) = self.pending.take_if(|input| input.id == id) else { return };
        if let Some(seat) = self.seat().filter(|_| !input.again) {
            self.around.count(|figures| figures.answers.push(input.sent.elapsed()));
            self.around.sent((seat, seq), input.sent);
        }
    }

    /// The server refused an input.
    fn refused(&mut self, refused: &Value) {
        let id = refused["id"].as_str().unwrap_or_default();
        let code = refused["error"]["code"].as_str().unwrap_or_default();
        if self.acknowledged.contains_key(id) {
            let problem = format!("input {id} was acknowledged, then refused: {code}");
            self.view.differences.push(problem);
        }
        if self.pending.take_if(|input| input.id == id).is_some() {
            self.around.count(|figures| count(&mut figures.refusals, code));
        }
    }

    fn chance(&mut self, of_thousand: u32) -> bool {
        of_thousand > 0 && self.rng.below(1_000) < of_thousand
    }

    /// Cuts the connection and stays away for a while.
    fn cut(&mut self) {
        self.around.count(|figures| figures.cuts += 1);
        let longest = self.around.plan.away.as_millis() as u32;
        let away = self.rng.below(longest.saturating_add(1));
        self.leave(Duration::from_millis(away.into()));
    }

    /// The server has closed the connection, or it broke.
    fn broken(&mut self, why: &str) {
        self.around.count(|figures| count(&mut figures.closed, why));
        self.leave(RETRY);
    }

    fn leave(&mut self, away: Duration) {
        self.socket = None;
        self.away = away;
        if let Some(input) = &mut self.pending {
            input.again = true;
        }
    }

    /// Reconnects, watches from the last known step, and resends unanswered inputs. Returns false
    /// if it failed for too long.
    async fn connect(&mut self) -> bool {
        let plays = matches!(self.manner, Manner::Play(_));
        tokio::select! {
            () = sleep(self.away) => {}
            () = self.around.end(plays) => {}
        }
        let path = format!("/api/tables/{}/socket", self.around.table);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        let begun = Instant::now();
        let why = loop {
            let Some(request) = self.visitor.socket(&path) else {
                break "the address is not http://".to_owned();
            };
            let opened = timeout(RETURN, connect_async_with_config(request, Some(config), true));
            let why = match opened.await {
                Ok(Ok((socket, _))) => {
                    self.socket = Some(socket);
                    break String::new();
                }
                Ok(Err(Error::Http(answer))) => {
                    let status = answer.status().as_u16();
                    if status == 429 {
                        self.visitor.note_limit();
                    }
                    format!("socket_{status}")
                }
                Ok(Err(_)) => "unreachable".to_owned(),
                Err(_) => "slow_to_open".to_owned(),
            };
            self.around.count(|figures| count(&mut figures.closed, &why));
            if begun.elapsed() > RETURN {
                break why;
            }
            sleep(RETRY + RETRY * self.rng.below(10)).await;
        };
        if self.socket.is_none() {
            self.view.differences.push(format!("could not come back: {why}"));
            return false;
        }
        let since = self.view.seq();
        if since.is_some() {
            self.around.count(|figures| figures.resumes += 1);
        }
        self.look(since).await;
        if let Some(input) = &mut self.pending {
            input.sent = Instant::now();
            let text = input.text.clone();
            if input.again {
                self.around.count(|figures| figures.repeated += 1);
            }
            self.send(text).await;
        }
        true
    }

    /// Reads until it knows as many steps as the server, then compares its view.
    pub(crate) async fn settle(&mut self, truth: Value) {
        let wanted = truth["seq"].as_u64();
        let read = async {
            while self.view.seq() < wanted {
                if self.socket.is_none() && !self.connect().await {
                    return;
                }
                let Some(socket) = &mut self.socket else { continue };
                let frame = socket.next().await;
                self.frame(frame).await;
            }
        };
        if timeout(RETURN, read).await.is_err() {
            let problem = format!("knows step {:?} of {wanted:?}", self.view.seq());
            self.view.differences.push(problem);
            return;
        }
        self.view.whole(truth);
    }
}

/// Picks a kind of entry, then an entry: otherwise most would be builds.
fn pick(entries: &Value, rng: &mut Rng) -> Option<Value> {
    let entries = entries.as_array()?;
    let mut kinds: Vec<&Value> = entries.iter().map(|entry| &entry["do"]).collect();
    kinds.dedup();
    let kind = *rng.pick(&kinds)?;
    let fits: Vec<&Value> = entries.iter().filter(|entry| entry["do"] == *kind).collect();
    rng.pick(&fits).map(|entry| (*entry).clone())
}

/// Increments a named counter.
pub(crate) fn count(counts: &mut std::collections::BTreeMap<String, u64>, name: &str) {
    *counts.entry(name.to_owned()).or_default() += 1;
}
