//! A game, its log, and the steps sent to each observer.
//!
//! The log has more than the game: take-backs stay in it, and lending a seat to a bot is a line.
//! Everything here follows from the agreement and the log alone, so a reloaded table is as it was.

pub(crate) mod history;
mod limits;
mod plans;
mod take_back;
mod track;

use std::slice;

use catalog::{Face, Refusal, Text};
use kernel::{Audience, Observer, Seat, SeatSet, Turn};
use ledger::{LogLine, Millis};
use luck::Secret;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use self::plans::Plans;
use self::track::{Telling, Track};
use super::clock::{Did, Times, due, is_common_still};
use crate::error::{Detail, Error, Reason};
use crate::wire::{BotPace, Pace, Step};

/// The kind of log line of an input.
pub const INPUT: &str = "input";
pub(crate) const DRAW: &str = "draw";
/// The kind of log line of a take-back.
pub const TAKE_BACK: &str = "take_back";
pub(crate) const LEND: &str = "lend";
pub(crate) const UNLEND: &str = "unlend";
pub(crate) const GIVE_UP: &str = "give_up";
pub(crate) const BOTS: &str = "bots";
pub(crate) const CLOSE: &str = "close";

/// A game and its log.
pub struct GameLog {
    table: Box<dyn catalog::Table>,
    /// The whole log, without gaps: line `n` is the one at place `n - 1`.
    lines: Vec<LogLine>,
    /// A mark for each line that played and was not taken back.
    marks: Vec<Mark>,
    /// The steps sent to each observer, in the order of [`Observer::all`].
    tracks: Vec<Track>,
    /// By seat, its plan changes in this common turn.
    plans: Vec<Plans>,
    /// Number of entries ever played, including those taken back.
    played: usize,
    /// The number of the next draw.
    draws: u64,
    /// Whether everything may be taken back.
    practice: bool,
    /// The seats that bots play for people.
    lent: SeatSet,
    /// The seats for which a bot moved because their time ran out, and whose people have not come
    /// back.
    ran_out: SeatSet,
    /// The seats given to bots for good.
    given_up: SeatSet,
    /// Pace of bot moves.
    bot_pace: BotPace,
    times: Times,
}

/// A line that played entries of the game.
struct Mark {
    /// Number of entries in the game before.
    entries: usize,
    /// The actor; none for luck.
    actor: Option<Seat>,
    by_bot: bool,
    /// Whether it was the turn of that seat alone.
    open: bool,
    /// The observers who got a step, as bits by the place of their tracks.
    told: u32,
}

/// The effect of a line.
struct Played {
    /// The turn before.
    before: Turn,
    /// Number of entries in the game before.
    entries: usize,
    /// The events of all entries, each with its audience.
    events: Vec<(Audience, Text)>,
}

/// A step for an observer, with the state right after it.
pub struct Told {
    /// Whom it is for.
    pub observer: Observer,
    /// The step.
    pub step: Step,
    /// The observer's view after it.
    pub view: Text,
    /// Whose turn it is after it.
    pub turn: Turn,
}

/// Lines to append together, and the steps to send afterwards.
#[derive(Default)]
pub struct Batch {
    /// The observers to collect steps for.
    pub watching: Vec<Observer>,
    /// The last step that they already know.
    pub since: u64,
    /// The lines to append.
    pub lines: Vec<LogLine>,
    /// The steps to send once they are stored.
    pub told: Vec<Told>,
}

impl Batch {
    /// An empty batch for these observers.
    pub fn new(watching: Vec<Observer>) -> Batch {
        Batch { watching, ..Batch::default() }
    }
}

/// An act, ready for the log.
pub struct Act<'a> {
    /// The seat.
    pub seat: Seat,
    /// Played in order, as one line; at least one.
    pub entries: &'a [&'a Value],
    /// The client's id for it; unique at the table.
    pub client: Option<String>,
    /// Whether a bot acts for the seat.
    pub by_bot: bool,
    /// The time.
    pub at: Millis,
}

impl GameLog {
    /// A game before its first entry.
    ///
    /// # Errors
    /// The game cannot be played so.
    pub fn new(
        face: &dyn Face,
        agreement: &catalog::Agreement,
        pace: Pace,
        started: Millis,
    ) -> Result<GameLog, Refusal> {
        let game = GameLog::over(face.open(agreement)?, pace, started);
        Ok(GameLog { practice: agreement.start.is_some(), ..game })
    }

    /// Counts draws from a number on.
    #[must_use]
    pub fn drawing_from(self, draws: u64) -> GameLog {
        GameLog { draws, ..self }
    }

    fn over(table: Box<dyn catalog::Table>, pace: Pace, started: Millis) -> GameLog {
        let observers = Observer::all(table.seats());
        GameLog {
            times: Times::new(pace, table.seats(), table.turn(), started),
            tracks: observers.map(|_| Track::default()).collect(),
            lines: Vec::new(),
            marks: Vec::new(),
            plans: vec![Plans::default(); table.seats()],
            played: 0,
            draws: 0,
            practice: false,
            lent: SeatSet::EMPTY,
            ran_out: SeatSet::EMPTY,
            given_up: SeatSet::EMPTY,
            bot_pace: BotPace::default(),
            table,
        }
    }

    /// Replays a log.
    ///
    /// # Errors
    /// The log cannot be replayed.
    pub fn restore(&mut self, lines: Vec<LogLine>) -> Result<(), Error> {
        self.replay(lines, &mut Batch::default())?;
        self.shrink();
        Ok(())
    }

    /// Frees spare capacity: the next line may be far off.
    fn shrink(&mut self) {
        self.lines.shrink_to_fit();
        self.marks.shrink_to_fit();
        self.tracks.iter_mut().for_each(Track::shrink);
    }

    /// Replays more lines.
    ///
    /// # Errors
    /// A line is missing, or cannot be replayed.
    pub fn replay(&mut self, lines: Vec<LogLine>, batch: &mut Batch) -> Result<(), Error> {
        for line in lines {
            if line.number != self.next_line() {
                tracing::error!("a log has line {} after {}", line.number, self.lines.len());
                return Err(Reason::Internal.into());
            }
            let mut played = self.nothing_played();
            if matches!(line.kind.as_str(), INPUT | DRAW) {
                self.replay_entries(&line, &mut played)?;
            }
            self.note(line, played, batch);
        }
        Ok(())
    }

    /// Replays the entries of a line.
    fn replay_entries(&mut self, line: &LogLine, played: &mut Played) -> Result<(), Error> {
        let broken = |problem: String| {
            tracing::error!("entry {} of a log cannot be played: {problem}", line.number);
            Error::from(Reason::Internal)
        };
        let body: Value =
            serde_json::from_str(&line.body).map_err(|error| broken(error.to_string()))?;
        // A list holds several entries of one line; no game has an entry that is a list.
        let entries = body.as_array().map_or(slice::from_ref(&body), Vec::as_slice);
        for entry in entries {
            self.table.restore(entry).map_err(|refusal| broken(refusal.to_string()))?;
            self.hear(played);
        }
        Ok(())
    }

    /// The state before a line.
    fn nothing_played(&self) -> Played {
        Played { before: self.table.turn(), entries: self.table.entries(), events: Vec::new() }
    }

    /// Adds the events of the newest entry.
    fn hear(&self, played: &mut Played) {
        played.events.extend(self.table.events());
    }

    /// A seat acts: all entries or none.
    ///
    /// # Errors
    /// A rule forbids it, the turn leaves the seat before the last entry, or the seat has changed its
    /// plan too often.
    pub fn act(&mut self, act: Act<'_>, batch: &mut Batch) -> Result<(), Error> {
        let mut played = self.nothing_played();
        let done = self.play(&act, &mut played);
        let bodies = done.inspect_err(|_| self.table.truncate(played.entries))?;
        let body = match &bodies[..] {
            [body] => body.to_string(),
            list => Value::from(list).to_string(),
        };
        let line = LogLine {
            client: act.client,
            by_bot: act.by_bot,
            ..self.line(INPUT, Some(act.seat), body, act.at)
        };
        self.add(line, played, batch);
        Ok(())
    }

    /// Plays the entries of an act until one fails; returns their recorded form.
    fn play(&mut self, act: &Act<'_>, played: &mut Played) -> Result<Vec<Value>, Error> {
        let last = act.entries.len() - 1;
        let mut bodies = Vec::with_capacity(act.entries.len());
        for (at, entry) in act.entries.iter().enumerate() {
            let acted = if at < last {
                self.table.act_on(act.seat, entry)
            } else {
                self.table.act(act.seat, entry)
            };
            bodies.push(acted.map_err(|refusal| {
                let error = Error::from(refusal);
                if last > 0 { error.at(at) } else { error }
            })?);
            self.hear(played);
        }
        if !act.by_bot {
            self.may_plan(act.seat, played.before)?;
        }
        Ok(bodies)
    }

    /// Makes all pending draws.
    pub fn draw(&mut self, secret: &Secret, at: Millis, batch: &mut Batch) {
        while self.table.turn() == Turn::Chance {
            let mut played = self.nothing_played();
            let index = secret.draw(self.draws, &self.table.weights());
            let body = self.table.draw(index);
            self.hear(&mut played);
            self.add(self.line(DRAW, None, body.to_string(), at), played, batch);
        }
    }

    /// A seat takes back this many lines that played, as [`GameLog::take_back`] allows: its last
    /// act, and the moves of bots since.
    pub fn undo(
        &mut self,
        (seat, lines): (Seat, usize),
        client: String,
        at: Millis,
        batch: &mut Batch,
    ) {
        // One line keeps the old format.
        let body = if lines == 1 { json!({}) } else { json!({ "lines": lines }) };
        let line = self.line(TAKE_BACK, Some(seat), body.to_string(), at);
        self.add(LogLine { client: Some(client), ..line }, self.nothing_played(), batch);
    }

    /// A seat is lent to a bot, or no longer.
    pub fn lend(&mut self, seat: Seat, lent: bool, at: Millis, batch: &mut Batch) {
        let kind = if lent { LEND } else { UNLEND };
        self.add(self.line(kind, Some(seat), "{}".to_owned(), at), self.nothing_played(), batch);
    }

    /// A person gives the seat to a bot for good.
    pub fn give_up(&mut self, seat: Seat, at: Millis, batch: &mut Batch) {
        self.add(self.line(GIVE_UP, Some(seat), "{}".to_owned(), at), self.nothing_played(), batch);
    }

    /// Bots move at another pace from now on.
    pub fn set_bot_pace(&mut self, pace: BotPace, at: Millis, batch: &mut Batch) {
        let body = json!({ "pace": pace }).to_string();
        self.add(self.line(BOTS, None, body, at), self.nothing_played(), batch);
    }

    fn line(&self, kind: &str, seat: Option<Seat>, body: String, at: Millis) -> LogLine {
        let number = self.lines.len() as u32 + 1;
        // Times in a log never run backwards, whatever the system clock does.
        let at = self.lines.last().map_or(at, |last| at.max(last.at));
        LogLine { number, at, seat, client: None, by_bot: false, kind: kind.to_owned(), body }
    }

    fn add(&mut self, line: LogLine, played: Played, batch: &mut Batch) {
        // The clone has no spare capacity; the line itself leaves with the batch.
        let kept = line.clone();
        batch.lines.push(line);
        self.note(kept, played, batch);
    }

    /// Updates everything that follows from a line; the game has already made its step.
    fn note(&mut self, line: LogLine, played: Played, batch: &mut Batch) {
        let before = played.before;
        self.note_person(&line);
        match line.kind.as_str() {
            INPUT | DRAW => self.note_entries(&line, played, batch),
            TAKE_BACK => self.note_take_back(&line, batch),
            LEND => self.lent = line.seat.map_or(self.lent, |seat| self.lent.with(seat)),
            UNLEND => self.lent = line.seat.map_or(self.lent, |seat| self.lent.without(seat)),
            GIVE_UP => {
                self.given_up = line.seat.map_or(self.given_up, |seat| self.given_up.with(seat));
            }
            BOTS => self.bot_pace = field(&line, "pace").unwrap_or_default(),
            CLOSE => {}
            _ => tracing::warn!("a line of a log is of no kind that is known: {}", line.kind),
        }
        let kind = line.kind.as_str();
        if matches!(kind, INPUT | DRAW | TAKE_BACK) {
            let act = match kind {
                TAKE_BACK => Did::TakesBack,
                _ if line.by_bot => Did::ByBot,
                _ => Did::Moves,
            };
            self.times.note(line.at, (line.seat, act), before, self.table.turn());
        }
        self.lines.push(line);
    }

    /// Tracks the seats whose time has run out, and the people who are back.
    fn note_person(&mut self, line: &LogLine) {
        let Some(seat) = line.seat else { return };
        match line.kind.as_str() {
            INPUT if !line.by_bot => self.came_back(seat),
            INPUT if !self.lent.contains(seat) => self.ran_out = self.ran_out.with(seat),
            TAKE_BACK | UNLEND => self.came_back(seat),
            _ => {}
        }
    }

    /// Of the seats whose time ran out, keeps only these.
    pub fn still_ran_out(&mut self, seats: SeatSet) {
        self.ran_out = self.ran_out.iter().filter(|&seat| seats.contains(seat)).collect();
    }

    /// The person of a seat is back.
    pub fn came_back(&mut self, seat: Seat) {
        self.ran_out = self.ran_out.without(seat);
    }

    fn note_entries(&mut self, line: &LogLine, played: Played, batch: &mut Batch) {
        let Played { before, entries, events } = played;
        let actor = line.seat;
        let (after, count) = (self.table.turn(), self.table.entries() - entries);
        // A commit or a reopening leaves the plans of others fresh. If the seat's duty is unchanged
        // and others still get a step, something else has changed.
        let planner = actor.filter(|&seat| is_common_still(seat, before, after));
        match planner {
            Some(seat) => self.plans[seat.index()].note((seat, count), before, after),
            None => self.plans.fill(Plans::default()),
        }
        let goes_on = before != after && planner.is_some();
        let lent = line.by_bot && actor.is_some_and(|seat| self.lent.contains(seat));
        let mut told = 0;
        let mut texts: Vec<(Vec<&Text>, Text)> = Vec::new();
        for observer in Observer::all(self.table.seats()) {
            let known = events.iter().filter(|(audience, _)| audience.has(observer));
            let known: Vec<&Text> = known.map(|(_, event)| event).collect();
            let own = actor.is_some_and(|seat| observer.is(seat));
            // The turn is public: everybody gets a step when it changes.
            let tells = own || before != after || !known.is_empty();
            if tells {
                told |= 1 << self.place(observer);
                // Observers with the same events share one text.
                let text = texts.iter().find(|(same, _)| *same == known).map(|(_, text)| text);
                let text = text.cloned().unwrap_or_else(|| {
                    texts.push((known.clone(), Text::of(&known)));
                    texts[texts.len() - 1].1.clone()
                });
                let telling = Telling { undoes: 0, lent, events: text, outdates: own || !goes_on };
                self.tell(observer, line, telling, batch);
            }
        }
        self.played += count;
        self.draws += u64::from(actor.is_none());
        let open = matches!(before, Turn::Seat(_));
        self.marks.push(Mark { entries, actor, by_bot: line.by_bot, open, told });
    }

    fn note_take_back(&mut self, line: &LogLine, batch: &mut Batch) {
        let lines = field(line, "lines").unwrap_or(1);
        let marks = self.marks.split_off(self.marks.len().saturating_sub(lines));
        let Some(first) = marks.first() else { return };
        // Only practice takes draws back: the same ones come again.
        self.draws -= marks.iter().filter(|mark| mark.actor.is_none()).count() as u64;
        self.table.truncate(first.entries);
        let nothing = Text::of(&[(); 0]);
        for observer in Observer::all(self.table.seats()) {
            let place = self.place(observer);
            let undoes = marks.iter().filter(|mark| mark.told >> place & 1 == 1).count() as u32;
            if undoes > 0 {
                let events = nothing.clone();
                let telling = Telling { undoes, lent: false, events, outdates: true };
                self.tell(observer, line, telling, batch);
            }
        }
    }

    /// Adds a step to an observer's track, and to the batch if the observer is connected.
    fn tell(&mut self, observer: Observer, line: &LogLine, telling: Telling, batch: &mut Batch) {
        let place = self.place(observer);
        let step = self.tracks[place].tell(line, telling);
        if step.seq > batch.since && batch.watching.contains(&observer) {
            let (view, turn) = (self.table.view(observer), self.table.turn());
            batch.told.push(Told { observer, step, view, turn });
        }
    }

    /// The place of an observer's track.
    fn place(&self, observer: Observer) -> usize {
        match observer {
            Observer::Seat(seat) => seat.index(),
            Observer::Spectator => self.table.seats(),
        }
    }

    /// The game, read-only.
    pub fn table(&self) -> &dyn catalog::Table {
        self.table.as_ref()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The seats that have to act.
    pub fn due(&self) -> SeatSet {
        due(self.table.turn())
    }

    /// The seats that bots play for people.
    pub fn lent(&self) -> SeatSet {
        self.lent
    }

    /// The seats for which a bot moved because their time ran out, and whose people have not come
    /// back.
    pub fn ran_out(&self) -> SeatSet {
        self.ran_out
    }

    /// The seats given to bots for good.
    pub fn given_up(&self) -> SeatSet {
        self.given_up
    }

    /// Pace of bot moves.
    pub fn bot_pace(&self) -> BotPace {
        self.bot_pace
    }

    /// Time of the last line.
    pub fn last_at(&self) -> Option<Millis> {
        self.lines.last().map(|line| line.at)
    }

    /// The clocks of the seats.
    pub fn times(&self) -> &Times {
        &self.times
    }

    /// When the time of each of these people who has to act runs out, unless a bot plays for them.
    pub fn deadlines(&self, people: SeatSet) -> impl Iterator<Item = (Seat, Millis)> {
        let due = self.due().iter();
        let due = due.filter(move |&seat| people.contains(seat) && !self.lent.contains(seat));
        due.filter_map(|seat| Some((seat, self.times.deadline(seat)?)))
    }

    /// The step number of the input with this id and kind, if it already counts.
    ///
    /// # Errors
    /// A line of another kind has this id.
    pub fn ack(&self, client: &str, kind: &str) -> Result<Option<u64>, Error> {
        // A log has a few thousand lines at most: an index would waste memory.
        let of_client = |line: &&LogLine| line.client.as_deref() == Some(client);
        let Some((line, seat)) =
            self.lines.iter().rfind(of_client).and_then(|line| Some((line, line.seat?)))
        else {
            return Ok(None);
        };
        if line.kind != kind {
            return Err(Error::because(Reason::BadId, &Detail::TwoOfOneId));
        }
        Ok(Some(self.tracks[seat.index()].seq_at(line)))
    }

    /// The number of steps sent to an observer.
    pub fn seq(&self, observer: Observer) -> u64 {
        self.tracks[self.place(observer)].seq()
    }

    /// The steps sent to an observer.
    pub fn steps(&self, observer: Observer) -> Vec<Step> {
        self.tracks[self.place(observer)].steps(&self.lines)
    }

    /// Whether a choice made after that many steps may still count.
    pub fn is_fresh(&self, seat: Seat, expect: u64) -> bool {
        self.tracks[seat.index()].is_fresh(expect)
    }

    /// Whether only bots play besides.
    pub fn is_alone(&self, seat: Seat, bots: SeatSet) -> bool {
        bots.with(seat).len() == self.table.seats()
    }

    /// Everything that an observer's seat may do; none if it may not act.
    pub fn offers(&self, observer: Observer) -> Option<Text> {
        let Observer::Seat(seat) = observer else { return None };
        self.table.offers(seat)
    }
}

/// A field of a line's body.
fn field<T: DeserializeOwned>(line: &LogLine, name: &str) -> Option<T> {
    let mut body: Value = serde_json::from_str(&line.body).ok()?;
    serde_json::from_value(body.get_mut(name)?.take()).ok()
}

#[cfg(test)]
mod tests;
