//! A game that is being played at a table, without its types.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use kernel::{Observer, Rng, Seat, Standings, Turn};
use record::Luck;
use search::{Crew, Stop};
use serde_json::Value;

use crate::Refusal;

/// What is agreed before a game: with the names of the people, all that opening it again takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The revision of the rules; the newest if it is left out.
    pub rules: Option<u32>,
    /// How many seats.
    pub players: u8,
    /// Options of the set-up by key, as people write them; the others have their defaults.
    pub options: BTreeMap<String, String>,
}

/// A bot, and what it keeps in mind from one decision to the next, such as the rest of a plan. It
/// plays as well if that is lost, and only thinks once more.
pub struct Bot {
    /// Its name, with its parameters.
    pub name: String,
    /// The player of the game, while it has a plan.
    pub(crate) player: Option<Box<dyn Any + Send>>,
}

impl Bot {
    /// A bot that has nothing in mind yet.
    pub fn new(name: impl Into<String>) -> Bot {
        Bot { name: name.into(), player: None }
    }
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bot({})", self.name)
    }
}

/// A bot's decision that is still to be thought out, shared with a crew. Once the stop is said it comes to
/// its end quickly, by what is known by then.
pub type Thought = Box<dyn FnOnce(Stop, Arc<dyn Crew>) -> Idea + Send>;

/// What a bot has thought out.
#[derive(Debug)]
pub struct Idea {
    /// What it would do.
    pub entry: Value,
    /// What speaks for it, and against it.
    pub reasons: Reasons,
    /// Whether there was nothing to choose.
    pub forced: bool,
    /// The bot, for its next decision.
    pub bot: Bot,
}

/// What speaks for a decision, and against it: found only when somebody asks.
#[derive(Default)]
pub struct Reasons(Option<Box<dyn FnOnce() -> Vec<Value> + Send>>);

impl Reasons {
    pub(crate) fn new(find: impl FnOnce() -> Vec<Value> + Send + 'static) -> Reasons {
        Reasons(Some(Box::new(find)))
    }

    /// As the game's `Reason` documents.
    pub fn documents(self) -> Vec<Value> {
        self.0.map_or_else(Vec::new, |find| find())
    }
}

impl fmt::Debug for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reasons")
    }
}

/// What would be after some entries of a seat.
#[derive(Debug)]
pub struct Tried {
    /// What there is to say of each entry, in order.
    pub answers: Vec<Attempt>,
    /// What the seat would see, as the game's `View` document.
    pub view: Value,
    /// What it could do next, as the game's `Offers` document; nothing if it could not act.
    pub offers: Option<Value>,
}

/// An entry that was tried.
#[derive(Debug)]
pub struct Attempt {
    /// What it would bring, as the game's `Choice` document; nothing where the rules forbid it.
    pub about: Option<Value>,
    /// Why it was passed over: the rules forbid it, or what follows it is not for the seat to know.
    pub refusal: Option<Refusal>,
}

/// A running game: the whole truth about it, so for a server alone. What leaves it for somebody
/// ([`Table::view`], [`Table::events`], [`Table::offers`]) holds what that observer may know.
pub trait Table: Send {
    /// How many seats.
    fn seats(&self) -> usize;

    /// The revision of its rules.
    fn rules(&self) -> u32;

    /// Who is to act.
    fn turn(&self) -> Turn;

    /// How many entries its log has.
    fn entries(&self) -> usize;

    /// The weights of the outcomes of the draw that is due; none unless one is.
    fn weights(&self) -> Vec<u32>;

    /// Draws outcome `index` of [`Table::weights`]; its entry.
    ///
    /// # Panics
    /// If no draw is due or it has no such outcome.
    fn draw(&mut self, index: usize) -> Value;

    /// The entries that a seat may send now, in a stable order; none if it may not act.
    fn choices(&self, seat: Seat) -> Vec<Value>;

    /// The same as a board needs it, as the game's `Offers` document; nothing if the seat may not
    /// act.
    fn offers(&self, seat: Seat) -> Option<Value>;

    /// What never changes in this game, as its `Tables` document.
    fn tables(&self) -> Value;

    /// Judges what `seat` wants to do; what it would bring, as the game's `Choice` document.
    ///
    /// # Errors
    /// It is no entry of this game, or not an action, or one of another seat, or breaks a rule.
    fn check(&self, seat: Seat, entry: &Value) -> Result<Value, Refusal>;

    /// Does what `seat` wants to do; the entry as records write it.
    ///
    /// # Errors
    /// As [`Table::check`]; nothing has changed then.
    fn act(&mut self, seat: Seat, entry: &Value) -> Result<Value, Refusal>;

    /// Does what `seat` wants to do, with more of the same turn to follow.
    ///
    /// # Errors
    /// As [`Table::check`], or the turn does not stay with the seat; nothing has changed then.
    fn act_on(&mut self, seat: Seat, entry: &Value) -> Result<Value, Refusal>;

    /// What would be if `seat` did all that, one after the other, without what it may not do; nothing
    /// changes. It follows from what that seat may know now alone, so it ends where luck, another
    /// seat or another step of the rules would come next.
    fn tried(&self, seat: Seat, entries: &[Value]) -> Tried;

    /// The answer to a question of `seat`, the game's `Answer` to its `Question`.
    ///
    /// # Errors
    /// It is no question of this game, or it names something that is not in it.
    fn answer(&self, seat: Seat, question: &Value) -> Result<Value, Refusal>;

    /// Plays an entry of a log again, of whomever it is.
    ///
    /// # Errors
    /// It is no entry of this game, or breaks a rule; nothing has changed then.
    fn restore(&mut self, entry: &Value) -> Result<(), Refusal>;

    /// Takes back all but the first `entries` entries; nothing if there are no more.
    fn truncate(&mut self, entries: usize);

    /// What an observer may know now, as the game's `View` document.
    fn view(&self, who: Observer) -> Value;

    /// What an observer may be told about the newest entry, as the game's `Event` documents;
    /// nothing before the first and after [`Table::truncate`].
    fn events(&self, who: Observer) -> Vec<Value>;

    /// What a bot would do for `seat` next, had the seat done the entries of `after`
    /// as [`Table::tried`] does them: from what that seat may know now and `rng` alone, to be thought
    /// out wherever there is time for it.
    ///
    /// # Errors
    /// There is no such bot.
    ///
    /// # Panics
    /// If the seat may not act.
    fn thought(&self, bot: Bot, seat: Seat, after: &[Value], rng: Rng) -> Result<Thought, Refusal>;

    /// How the game ended; nothing while it runs.
    fn standings(&self) -> Option<Standings>;

    /// The result as records write it; nothing while the game runs.
    fn result(&self) -> Option<Value>;

    /// What a rematch has to agree on: everything the same, but for what the game turns round.
    fn rematch(&self) -> Agreement;

    /// The record so far as a line of JSON without its end. It tells everything: for people only
    /// once the game is over.
    fn record(&self, seats: Vec<String>, luck: Option<Luck>) -> String;

    /// The same game before its first entry.
    fn anew(&self) -> Box<dyn Table>;
}
