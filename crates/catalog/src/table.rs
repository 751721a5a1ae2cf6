//! A running game at a table, without its types.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use kernel::{Audience, Observer, Rng, Seat, Standings, Turn};
use record::Luck;
use search::{CancelToken, Crew};
use serde_json::Value;

use crate::{Agreement, Moment, Refusal, Text};

/// A bot and its memory between decisions, such as the rest of a plan. Without that memory it plays
/// as well and only searches once more.
pub struct Bot {
    /// Its name, with its parameters.
    pub name: String,
    /// The game's player, while it has a plan.
    pub(crate) player: Option<Box<dyn Any + Send>>,
}

impl Bot {
    /// A bot without memory.
    pub fn new(name: impl Into<String>) -> Bot {
        Bot { name: name.into(), player: None }
    }
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bot({})", self.name)
    }
}

/// A search that is still to run, with helpers. Once cancelled it ends quickly with the best result
/// so far.
pub type Thought = Box<dyn FnOnce(CancelToken, Arc<dyn Crew>) -> Idea + Send>;

/// The result of a search.
#[derive(Debug)]
pub struct Idea {
    /// The chosen entry.
    pub entry: Value,
    /// The reasons for and against it.
    pub reasons: Reasons,
    /// Whether the bot had no choice.
    pub forced: bool,
    /// The bot, for its next decision.
    pub bot: Bot,
}

/// The reasons for and against a decision, computed on demand.
#[derive(Default)]
pub struct Reasons(Option<Box<dyn FnOnce() -> Vec<Value> + Send>>);

impl Reasons {
    pub(crate) fn new(find: impl FnOnce() -> Vec<Value> + Send + 'static) -> Reasons {
        Reasons(Some(Box::new(find)))
    }

    /// The reasons as the game's `Reason` documents.
    pub fn documents(self) -> Vec<Value> {
        self.0.map_or_else(Vec::new, |find| find())
    }
}

impl fmt::Debug for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reasons")
    }
}

/// The result of trying entries of a seat.
#[derive(Debug)]
pub struct Tried {
    /// The answer to each entry, in order.
    pub answers: Vec<Attempt>,
    /// The seat's view afterwards, as the game's `View` document.
    pub view: Text,
    /// The seat's offers afterwards, as the game's `Offers` document; nothing if it could not act.
    pub offers: Option<Text>,
}

/// The result of trying one entry.
#[derive(Debug)]
pub struct Attempt {
    /// Its effect, as the game's `Choice` document; nothing if the rules forbid it.
    pub about: Option<Value>,
    /// Why it was skipped: the rules forbid it, or the seat may not know the consequence.
    pub refusal: Option<Refusal>,
}

/// A running game with all its secrets, so for a server alone. [`Table::view`], [`Table::events`]
/// and [`Table::offers`] return only what the observer may know.
pub trait Table: Send {
    /// The number of seats.
    fn seats(&self) -> usize;

    /// The revision of its rules.
    fn rules(&self) -> u32;

    /// The current turn.
    fn turn(&self) -> Turn;

    /// The number of entries in its log.
    fn entries(&self) -> usize;

    /// The weights of the outcomes of the pending draw; empty if none is pending.
    fn weights(&self) -> Vec<u32>;

    /// Draws outcome `index` of [`Table::weights`]; returns its entry.
    ///
    /// # Panics
    /// If no draw is pending, or it has no such outcome.
    fn draw(&mut self, index: usize) -> Value;

    /// The entries that a seat may send now, in a stable order; none if it may not act.
    fn choices(&self, seat: Seat) -> Vec<Value>;

    /// The list of [`Table::choices`] as a text, made without a [`Value`] for each.
    fn choices_text(&self, seat: Seat) -> Text;

    /// The same in the form that a board needs, as the game's `Offers` document; nothing if the
    /// seat may not act.
    fn offers(&self, seat: Seat) -> Option<Text>;

    /// The constant data of this game, as its `Tables` document.
    fn tables(&self) -> Value;

    /// Checks an entry of `seat`; returns its effect, as the game's `Choice` document.
    ///
    /// # Errors
    /// It is not an entry of this game, not an action, one of another seat, or breaks a rule.
    fn check(&self, seat: Seat, entry: &Value) -> Result<Value, Refusal>;

    /// Plays an entry of `seat`; returns the entry as records write it.
    ///
    /// # Errors
    /// As [`Table::check`]; the game is then unchanged.
    fn act(&mut self, seat: Seat, entry: &Value) -> Result<Value, Refusal>;

    /// Plays an entry of `seat`, with more of the same turn to follow.
    ///
    /// # Errors
    /// As [`Table::check`], or the turn does not stay with the seat; the game is then unchanged.
    fn act_on(&mut self, seat: Seat, entry: &Value) -> Result<Value, Refusal>;

    /// Tries entries of `seat` in order, skipping illegal ones; the game is unchanged. It uses only
    /// what the seat may know now, so it ends where luck, another seat or another step of the rules
    /// would come next.
    fn tried(&self, seat: Seat, entries: &[Value]) -> Tried;

    /// Answers a question of `seat`: the game's `Answer` to its `Question`.
    ///
    /// # Errors
    /// It is not a question of this game, or it names something that is not in the game.
    fn answer(&self, seat: Seat, question: &Value) -> Result<Value, Refusal>;

    /// Replays an entry of a log, of any seat.
    ///
    /// # Errors
    /// It is not an entry of this game, or breaks a rule; the game is then unchanged.
    fn restore(&mut self, entry: &Value) -> Result<(), Refusal>;

    /// Takes back all but the first `entries` entries; no effect if there are no more.
    fn truncate(&mut self, entries: usize);

    /// The game's `View` document for an observer.
    fn view(&self, who: Observer) -> Text;

    /// The events of the newest entry, as the game's `Event` documents, each with its audience;
    /// empty before the first entry and after [`Table::truncate`].
    fn events(&self) -> Vec<(Audience, Text)>;

    /// A search for the next move of a bot for `seat`, after the entries of `after` as
    /// [`Table::tried`] plays them. It uses only what the seat may know now and `rng`, and can run
    /// on any thread.
    ///
    /// # Errors
    /// There is no such bot.
    ///
    /// # Panics
    /// If the seat may not act.
    fn thought(&self, bot: Bot, seat: Seat, after: &[Value], rng: Rng) -> Result<Thought, Refusal>;

    /// The entries of a seat so far, in order.
    fn acts(&self, seat: Seat) -> Vec<Value>;

    /// The position after the first `at` entries, or after all. With an observer it has what that
    /// observer may know there, and `rng` deals the rest. `None` if the game has no positions as text, or
    /// the log no such entry.
    fn moment(&self, at: Option<usize>, who: Option<Observer>, rng: &mut Rng) -> Option<Moment>;

    /// How the game ended; nothing while it runs.
    fn standings(&self) -> Option<Standings>;

    /// The result as records write it; nothing while the game runs.
    fn result(&self) -> Option<Value>;

    /// The agreement of a rematch: the same, but for what the game rotates.
    fn rematch(&self) -> Agreement;

    /// The record so far as a line of JSON without its end. It reveals everything: show it to
    /// people only once the game is over.
    fn record(&self, seats: Vec<String>, luck: Option<Luck>) -> String;

    /// The same game before its first entry.
    fn anew(&self) -> Box<dyn Table>;
}
