//! A game and its log, and what each observer was told of it.
//!
//! The log has more than the game: what was taken back stays in it, and a seat that is lent to a
//! bot is a line of it. Everything here follows from the agreement and the log alone, so a table
//! that is loaded again is as it was.

use std::collections::HashMap;

use catalog::{Face, Refusal};
use kernel::{Observer, Seat, SeatSet, Turn};
use luck::Secret;
use serde_json::Value;
use store::{LogLine, Millis};

use super::clock::{Times, due, is_common_still};
use crate::error::{Detail, Error, Reason};
use crate::wire::{self, Pace, Step};

/// What a line of the log is.
pub(crate) const INPUT: &str = "input";
const DRAW: &str = "draw";
pub(crate) const TAKE_BACK: &str = "take_back";
const LEND: &str = "lend";
const UNLEND: &str = "unlend";

/// How often a seat may take back in a row.
const MOST_TAKEN_BACK: usize = 10;

/// How many lines a log has before nobody takes back any more, and before plans end.
const MOST_LINES: usize = 20_000;

/// How often each seat may change its plan in a common turn of so long a game.
const MOST_PLANS: u32 = 100;

/// The longest log that is played again at its table.
const SHORT: usize = 2_000;

/// A game and its log.
pub(crate) struct GameLog {
    table: Box<dyn catalog::Table>,
    /// The whole log.
    lines: Vec<LogLine>,
    /// What is known of each entry of the game.
    marks: Vec<Mark>,
    /// What each observer was told, in the order of [`Observer::all`].
    tracks: Vec<Track>,
    /// By the client's id of an input, its kind and the number of its step for its seat.
    acks: HashMap<String, (String, u64)>,
    /// By seat, how often it has changed its plan in this common turn.
    plans: Vec<u32>,
    /// How many draws there were: the number of the next one.
    draws: u64,
    /// The seats that bots play for their persons.
    lent: SeatSet,
    times: Times,
}

/// What is known of an entry of the game.
struct Mark {
    /// Who acted; nobody if it was luck.
    actor: Option<Seat>,
    by_bot: bool,
    /// Whether it was the turn of that seat alone.
    open: bool,
    /// Whether each observer was told of it.
    told: Vec<bool>,
}

/// What an observer was told.
#[derive(Default)]
struct Track {
    steps: Vec<Step>,
    /// The last step that makes plans of this observer out of date.
    floor: u64,
}

/// Something that an observer is to be told, with how it stood right after it.
pub(crate) struct Told {
    pub(crate) observer: Observer,
    pub(crate) step: Step,
    pub(crate) view: Value,
    pub(crate) turn: Turn,
}

/// What goes into the log together, and what those who watch are told of it afterwards.
#[derive(Default)]
pub(crate) struct Batch {
    /// Who watches.
    pub(crate) watching: Vec<Observer>,
    /// The last step that they know already.
    pub(crate) since: u64,
    pub(crate) lines: Vec<LogLine>,
    pub(crate) told: Vec<Told>,
}

impl Batch {
    /// An empty batch for those who watch.
    pub(crate) fn new(watching: Vec<Observer>) -> Batch {
        Batch { watching, ..Batch::default() }
    }
}

/// An act as it goes into the log.
pub(crate) struct Act<'a> {
    pub(crate) seat: Seat,
    pub(crate) entry: &'a Value,
    pub(crate) client: Option<String>,
    pub(crate) by_bot: bool,
    pub(crate) at: Millis,
}

impl GameLog {
    /// A game before its first entry.
    pub(crate) fn new(
        face: &dyn Face,
        agreement: &catalog::Agreement,
        pace: Pace,
        started: Millis,
    ) -> Result<GameLog, Refusal> {
        Ok(GameLog::over(face.open(agreement)?, pace, started))
    }

    fn over(table: Box<dyn catalog::Table>, pace: Pace, started: Millis) -> GameLog {
        let observers = Observer::all(table.seats());
        GameLog {
            times: Times::new(pace, table.seats(), table.turn(), started),
            tracks: observers.map(|_| Track::default()).collect(),
            lines: Vec::new(),
            marks: Vec::new(),
            acks: HashMap::new(),
            plans: vec![0; table.seats()],
            draws: 0,
            lent: SeatSet::EMPTY,
            table,
        }
    }

    /// Plays a log again.
    pub(crate) fn restore(&mut self, lines: Vec<LogLine>) -> Result<(), Error> {
        self.replay(lines, &mut Batch::default())
    }

    /// The steps of an observer after one that it knows.
    pub(crate) fn history(&self, observer: Observer, since: u64) -> History {
        let game = GameLog::over(self.table.anew(), self.times.pace(), 0);
        History { game, lines: self.lines.clone(), observer, since }
    }

    /// Whether it takes little to play the log again.
    pub(crate) fn is_short(&self) -> bool {
        self.lines.len() <= SHORT
    }

    fn replay(&mut self, lines: Vec<LogLine>, batch: &mut Batch) -> Result<(), Error> {
        for line in lines {
            let before = self.table.turn();
            if matches!(line.kind.as_str(), INPUT | DRAW) {
                let broken = |problem: String| {
                    tracing::error!("entry {} of a log cannot be played: {problem}", line.number);
                    Error::from(Reason::Internal)
                };
                let entry = serde_json::from_str(&line.body);
                let entry: Value = entry.map_err(|error| broken(error.to_string()))?;
                let restored = self.table.restore(&entry);
                restored.map_err(|refusal| broken(refusal.to_string()))?;
            }
            self.note(line, before, batch);
        }
        Ok(())
    }

    /// A seat acts.
    ///
    /// # Errors
    /// A rule forbids it, or the seat has changed its plan too often.
    pub(crate) fn act(&mut self, act: Act<'_>, batch: &mut Batch) -> Result<(), Error> {
        let before = self.table.turn();
        let body = self.table.act(act.seat, act.entry)?;
        if !act.by_bot && self.is_endless(act.seat, before) {
            self.table.truncate(self.marks.len());
            return Err(Reason::LogFull.into());
        }
        let line = LogLine {
            client: act.client,
            by_bot: act.by_bot,
            ..self.line(INPUT, Some(act.seat), body.to_string(), act.at)
        };
        self.add(line, before, batch);
        Ok(())
    }

    /// Whether a seat has changed its plan once too often. Whoever commits to one is never refused,
    /// and in each common turn everybody may plan, however long somebody made the log.
    fn is_endless(&self, seat: Seat, before: Turn) -> bool {
        let full = self.lines.len() >= MOST_LINES && self.plans[seat.index()] >= MOST_PLANS;
        full && self.due().contains(seat) && is_common_still(seat, before, self.table.turn())
    }

    /// Draws all luck that is due.
    pub(crate) fn draw(&mut self, secret: &Secret, at: Millis, batch: &mut Batch) {
        while self.table.turn() == Turn::Chance {
            let before = self.table.turn();
            let index = secret.draw(self.draws, &self.table.weights());
            let body = self.table.draw(index);
            self.add(self.line(DRAW, None, body.to_string(), at), before, batch);
        }
    }

    /// A seat takes back what it did last, which [`GameLog::take_back`] allows.
    pub(crate) fn undo(&mut self, seat: Seat, client: String, at: Millis, batch: &mut Batch) {
        let before = self.table.turn();
        let line = self.line(TAKE_BACK, Some(seat), "{}".to_owned(), at);
        self.add(LogLine { client: Some(client), ..line }, before, batch);
    }

    /// A seat is lent to a bot, or no longer.
    pub(crate) fn lend(&mut self, seat: Seat, lent: bool, at: Millis, batch: &mut Batch) {
        let before = self.table.turn();
        let kind = if lent { LEND } else { UNLEND };
        self.add(self.line(kind, Some(seat), "{}".to_owned(), at), before, batch);
    }

    fn line(&self, kind: &str, seat: Option<Seat>, body: String, at: Millis) -> LogLine {
        let number = self.lines.len() as u32 + 1;
        // Time never runs backwards in a log, whatever the computer's clock does.
        let at = self.lines.last().map_or(at, |last| at.max(last.at));
        LogLine { number, at, seat, client: None, by_bot: false, kind: kind.to_owned(), body }
    }

    fn add(&mut self, line: LogLine, before: Turn, batch: &mut Batch) {
        batch.lines.push(line.clone());
        self.note(line, before, batch);
    }

    /// Notes what a line means for everybody; the table has made its step.
    fn note(&mut self, line: LogLine, before: Turn, batch: &mut Batch) {
        match line.kind.as_str() {
            INPUT | DRAW => self.note_entry(&line, before, batch),
            TAKE_BACK => self.note_take_back(&line, batch),
            LEND => self.lent = line.seat.map_or(self.lent, |seat| self.lent.with(seat)),
            _ => self.lent = line.seat.map_or(self.lent, |seat| self.lent.without(seat)),
        }
        let kind = line.kind.as_str();
        if matches!(kind, INPUT | DRAW | TAKE_BACK) {
            let actor = (line.seat, kind == TAKE_BACK);
            self.times.note(line.at, actor, before, self.table.turn());
        }
        if let (Some(client), Some(seat)) = (&line.client, line.seat) {
            let ack = (line.kind.clone(), self.seq(Observer::Seat(seat)));
            self.acks.insert(client.clone(), ack);
        }
        self.lines.push(line);
    }

    fn note_entry(&mut self, line: &LogLine, before: Turn, batch: &mut Batch) {
        let actor = line.seat;
        let after = self.table.turn();
        // Who owes as before and of whom the others are told nevertheless has changed something
        // else.
        let planner = actor.filter(|&seat| is_common_still(seat, before, after));
        match planner {
            Some(seat) => self.plans[seat.index()] += 1,
            None => self.plans.fill(0),
        }
        let goes_on = before != after && planner.is_some();
        let mut told = Vec::with_capacity(self.tracks.len());
        for observer in Observer::all(self.table.seats()) {
            let own = actor.is_some_and(|seat| observer.is(seat));
            let events = self.table.events(observer);
            // Whose turn it is is public: who is told nothing else is told that.
            let tells = own || before != after || !events.is_empty();
            told.push(tells);
            if tells {
                let step = Step { events, ..step(line) };
                self.tell(observer, step, own || !goes_on, batch);
            }
        }
        self.draws += u64::from(actor.is_none());
        let open = matches!(before, Turn::Seat(_));
        self.marks.push(Mark { actor, by_bot: line.by_bot, open, told });
    }

    fn note_take_back(&mut self, line: &LogLine, batch: &mut Batch) {
        let Some(mark) = self.marks.pop() else { return };
        self.table.truncate(self.marks.len());
        for (observer, told) in Observer::all(self.table.seats()).zip(mark.told) {
            if told {
                let step = Step { taken_back: true, undoes: 1, ..step(line) };
                self.tell(observer, step, true, batch);
            }
        }
    }

    /// Tells an observer a step, which perhaps makes its plans out of date.
    fn tell(&mut self, observer: Observer, step: Step, outdates: bool, batch: &mut Batch) {
        let place = self.place(observer);
        let track = &mut self.tracks[place];
        let step = Step { seq: track.steps.len() as u64 + 1, ..step };
        if outdates {
            track.floor = step.seq;
        }
        track.steps.push(step.clone());
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

    /// The table, to look at.
    pub(crate) fn table(&self) -> &dyn catalog::Table {
        self.table.as_ref()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The seats that owe something.
    pub(crate) fn due(&self) -> SeatSet {
        due(self.table.turn())
    }

    /// The seats that bots play for their persons.
    pub(crate) fn lent(&self) -> SeatSet {
        self.lent
    }

    /// The times of the seats.
    pub(crate) fn times(&self) -> &Times {
        &self.times
    }

    /// The number of the step of an input of that kind that counts already.
    ///
    /// # Errors
    /// Something of another kind has this id.
    pub(crate) fn ack(&self, client: &str, kind: &str) -> Result<Option<u64>, Error> {
        match self.acks.get(client) {
            None => Ok(None),
            Some((known, seq)) if known == kind => Ok(Some(*seq)),
            Some(_) => Err(Error::because(Reason::BadId, &Detail::TwoOfOneId)),
        }
    }

    /// How many steps an observer was told of.
    pub(crate) fn seq(&self, observer: Observer) -> u64 {
        self.steps(observer).len() as u64
    }

    /// The steps that an observer was told of.
    pub(crate) fn steps(&self, observer: Observer) -> &[Step] {
        &self.tracks[self.place(observer)].steps
    }

    /// Whether what a seat planned after that many steps may still count.
    pub(crate) fn is_fresh(&self, seat: Seat, expect: u64) -> bool {
        let track = &self.tracks[seat.index()];
        (track.floor..=track.steps.len() as u64).contains(&expect)
    }

    /// Whether a seat may take back what it did last; `name` tells the names of seats. In a common
    /// turn the answer is always the same: any other could hint at what somebody plans.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn take_back(&self, seat: Seat, name: impl Fn(Seat) -> String) -> Result<(), Error> {
        let no = |detail: Detail| Err(Error::because(Reason::NotLast, &detail));
        match (self.table.turn(), self.marks.last()) {
            (Turn::Over, _) => Err(Reason::GameOver.into()),
            (Turn::Together(_), _) => no(Detail::CommonTurn),
            _ if self.marks.iter().all(|mark| mark.actor != Some(seat)) => {
                Err(Reason::NotLast.into())
            }
            (_, Some(Mark { actor: Some(last), .. })) if *last != seat => {
                no(Detail::PlayedSince { name: name(*last) })
            }
            (_, Some(Mark { actor: Some(_), by_bot: true, .. })) => no(Detail::ByBot),
            (_, Some(Mark { actor: Some(_), open: true, .. })) => self.may_take_back(seat),
            (_, Some(Mark { actor: Some(_), .. })) => no(Detail::PlansShown),
            (_, Some(Mark { actor: None, .. })) => no(Detail::DrawnSince),
            (_, None) => Err(Reason::NotLast.into()),
        }
    }

    /// Refuses to take back without end.
    fn may_take_back(&self, seat: Seat) -> Result<(), Error> {
        let own = |line: &&LogLine| {
            line.seat == Some(seat) || matches!(line.kind.as_str(), LEND | UNLEND)
        };
        let own = self.lines.iter().rev().take_while(own);
        let taken_back = own.filter(|line| line.kind == TAKE_BACK).nth(MOST_TAKEN_BACK - 1);
        if taken_back.is_some() {
            let detail = Detail::TakenBackOften { times: MOST_TAKEN_BACK };
            return Err(Error::because(Reason::NotLast, &detail));
        }
        if self.lines.len() >= MOST_LINES {
            return Err(Error::because(Reason::LogFull, &Detail::LongLog));
        }
        Ok(())
    }

    /// All that an observer's seat may do; nothing if it may not act.
    pub(crate) fn offers(&self, observer: Observer) -> Option<Value> {
        let Observer::Seat(seat) = observer else { return None };
        self.table.offers(seat)
    }
}

/// A game that is to be played again from its log, wherever there is time for it.
pub(crate) struct History {
    game: GameLog,
    lines: Vec<LogLine>,
    observer: Observer,
    since: u64,
}

impl History {
    /// Plays it; the steps, each with its view.
    ///
    /// # Errors
    /// The log cannot be played.
    pub(crate) fn told(mut self) -> Result<Vec<Told>, Error> {
        let mut batch = Batch { since: self.since, ..Batch::new(vec![self.observer]) };
        self.game.replay(self.lines, &mut batch)?;
        Ok(batch.told)
    }

    /// Plays it; every step, each with what it changes in the view.
    ///
    /// # Errors
    /// As [`History::told`].
    pub(crate) fn film(self) -> Result<wire::History, Error> {
        let first = self.game.table.view(self.observer);
        let (mut before, mut steps) = (first.clone(), Vec::new());
        for Told { step, view, .. } in self.told()? {
            steps.push(Step { patch: Some(wire::patch(&before, &view)), ..step });
            before = view;
        }
        Ok(wire::History { view: first, steps })
    }
}

/// The step of a line, before it is said what happened.
fn step(line: &LogLine) -> Step {
    Step {
        seq: 0,
        at: line.at,
        seat: line.seat,
        bot: line.by_bot,
        taken_back: false,
        undoes: 0,
        events: Vec::new(),
        patch: None,
    }
}

#[cfg(test)]
mod tests {
    use catalog::{Agreement, Stop};
    use kernel::{Observer, Rng, Seat};
    use luck::Secret;
    use serde_json::{Value, json};
    use store::LogLine;
    use testkit::toy::Toy;

    use super::{Act, Batch, GameLog, MOST_LINES, MOST_PLANS, UNLEND};
    use crate::wire::Pace;

    const ANA: Seat = Seat::new(0);

    fn toy() -> GameLog {
        let agreement = Agreement { players: 2, ..Agreement::default() };
        let mut game =
            GameLog::new(&*catalog::face::<Toy>(), &agreement, Pace::Untimed, 0).unwrap();
        game.draw(&Secret::new([1; 32]), 0, &mut Batch::default());
        game
    }

    fn act(game: &mut GameLog, entry: &Value) -> Result<(), &'static str> {
        let act = Act { seat: ANA, entry, client: None, by_bot: false, at: 0 };
        let acted = game.act(act, &mut Batch::default());
        acted.map_err(|error| {
            assert_eq!(error.into_parts().0.code, "log_full");
            "full"
        })
    }

    fn bid(round: u32) -> Value {
        json!({ "bid": { "seat": 0, "chip": round % 2 + 1 } })
    }

    #[test]
    fn plans_end_in_a_log_that_is_full() {
        let mut game = toy();
        for round in 0..MOST_PLANS + 10 {
            act(&mut game, &bid(round)).unwrap();
        }
        let line = LogLine { kind: UNLEND.to_owned(), ..game.lines[0].clone() };
        game.lines.resize(MOST_LINES, line);
        let before = game.table.view(Observer::Seat(ANA));
        assert_eq!(act(&mut game, &bid(MOST_PLANS)), Err("full"));
        assert_eq!(game.table.view(Observer::Seat(ANA)), before, "nothing was done");
        assert_eq!(act(&mut game, &json!({ "commit": 0 })), Ok(()), "the game goes on");
        assert_eq!(act(&mut game, &json!({ "reopen": 0 })), Err("full"));
        let mut fresh = toy();
        fresh.lines = game.lines;
        assert_eq!(act(&mut fresh, &bid(0)), Ok(()), "everybody may plan");
    }

    /// A seat that ends its turn of Small City does so without an event.
    #[test]
    fn a_change_of_whose_turn_it_is_is_told_to_everybody() {
        let face = catalog::game("small-city").unwrap();
        let agreement = Agreement { players: 2, ..Agreement::default() };
        let mut silent = 0;
        let mut game = GameLog::new(&*face, &agreement, Pace::Untimed, 0).unwrap();
        while !game.is_over() {
            let told =
                |game: &GameLog| Observer::all(2).map(|who| game.seq(who)).collect::<Vec<_>>();
            game.draw(&Secret::new([1; 32]), 0, &mut Batch::default());
            let (before, known) = (game.table.turn(), told(&game));
            let Some(seat) = game.due().iter().next() else { break };
            let rng = Rng::stream(3, game.lines.len() as u64);
            let entry = game.table.thought("random", seat, rng).unwrap()(Stop::default());
            let act = Act { seat, entry: &entry, client: None, by_bot: true, at: 0 };
            game.act(act, &mut Batch::default()).unwrap();
            if game.table.turn() != before {
                silent += u32::from(game.table.events(Observer::Spectator).is_empty());
                let grown =
                    told(&game).into_iter().zip(known).all(|(after, before)| after > before);
                assert!(grown, "nobody is told of {before:?} -> {:?}", game.table.turn());
            }
        }
        assert!(silent > 0, "some turns end in silence");
    }

    #[test]
    fn a_history_tells_what_is_newer() {
        let mut game = toy();
        let seat = Observer::Seat(ANA);
        let first = game.seq(seat) + 1;
        for round in 0..4 {
            act(&mut game, &bid(round)).unwrap();
        }
        let numbers = |since| {
            let told = game.history(seat, since).told().unwrap();
            told.iter().map(|told| told.step.seq).collect::<Vec<_>>()
        };
        assert_eq!(numbers(0), (1..first + 4).collect::<Vec<_>>());
        assert_eq!(numbers(first + 1), [first + 2, first + 3]);
        assert!(numbers(first + 3).is_empty());
    }
}
