//! Replays a stored game line by line, away from its table, to check that it is sound.

use std::slice;

use catalog::Refusal;
use kernel::{Seat, SeatSet, Turn};
use ledger::{LogLine, SeatKind, Status, TableRow};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::agreement::{agreement, first_draw, is_practice, record};
use super::log::{BOTS, CLOSE, DRAW, GIVE_UP, INPUT, LEND, TAKE_BACK, UNLEND};
use crate::games::Games;

/// A stored table that is sound.
pub struct Sound {
    row: TableRow,
    /// Its current game; none in a lobby.
    table: Option<Box<dyn catalog::Table>>,
}

/// What is wrong with a stored table: the first fault.
#[derive(Debug)]
pub struct Broken {
    /// The faulty line of its log; none if the fault is in the table itself.
    pub line: Option<u32>,
    /// What is wrong.
    pub why: Why,
}

/// Why a stored table is not sound.
#[derive(Debug)]
pub enum Why {
    /// The game refuses its set-up, or an entry.
    Refused(Refusal),
    /// No server would have written it.
    Unsound(Unsound),
}

/// A fault that no server writes, as a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Unsound {
    /// This server does not have the game.
    NoGame {
        /// Its name.
        named: String,
    },
    /// A lobby has a log.
    LogOfLobby,
    /// The game is marked as over but is not.
    NotOver,
    /// A line is missing before this one.
    Gap,
    /// The body cannot be parsed.
    Unreadable,
    /// The table has no such seat.
    NoSeat,
    /// A draw where none is pending.
    NoLuckDue,
    /// The sealed secret gives another draw.
    AnotherDraw,
    /// More is taken back than was played.
    NothingToTakeBack,
    /// The kind of line is unknown.
    UnknownLine {
        /// Its kind.
        called: String,
    },
}

impl From<Refusal> for Why {
    fn from(refusal: Refusal) -> Why {
        Why::Refused(refusal)
    }
}

impl From<Unsound> for Why {
    fn from(unsound: Unsound) -> Why {
        Why::Unsound(unsound)
    }
}

impl Sound {
    /// Judges a table by the rules of its game: the server may have written every line of its log,
    /// and every draw follows from the sealed secret.
    ///
    /// # Errors
    /// The first fault.
    pub fn judge(games: &Games, row: TableRow, log: &[LogLine]) -> Result<Sound, Broken> {
        let of_table = |why: Why| Broken { line: None, why };
        if row.status == Status::Lobby {
            return match log {
                [] => Ok(Sound { row, table: None }),
                _ => Err(of_table(Unsound::LogOfLobby.into())),
            };
        }
        let face = games.get(&row.game);
        let face = face.ok_or_else(|| Unsound::NoGame { named: row.game.clone() });
        let table = face.map_err(Why::from).and_then(|face| Ok(face.open(&agreement(&row))?));
        let table = table.map_err(of_table)?;
        let (plays, given_up) = (Vec::new(), SeatSet::EMPTY);
        let draws = first_draw(&row);
        let mut judging = Judging { row: &row, table, plays, draws, given_up, closed: false };
        for (number, line) in (1..).zip(log) {
            let judged = judging.judge(number, line);
            judged.map_err(|why| Broken { line: Some(line.number), why })?;
        }
        let is_closed = judging.closed || judging.is_left();
        let table = judging.table;
        if row.status == Status::Over && table.turn() != Turn::Over && !is_closed {
            return Err(of_table(Unsound::NotOver.into()));
        }
        Ok(Sound { row, table: Some(table) })
    }

    /// Whether the game is dealt.
    pub fn is_dealt(&self) -> bool {
        self.table.is_some()
    }

    /// The record of its game as a line of JSON without its end; none unless the game is over,
    /// because it reveals everything.
    pub fn record(&self) -> Option<String> {
        let table = self.table.as_deref().filter(|table| table.turn() == Turn::Over)?;
        Some(record(&self.row, table))
    }
}

/// A game under judgement.
struct Judging<'a> {
    row: &'a TableRow,
    table: Box<dyn catalog::Table>,
    /// Lines that played and were not taken back.
    plays: Vec<Play>,
    /// The number of draws so far.
    draws: u64,
    /// The seats whose people have left for good.
    given_up: SeatSet,
    /// Whether the operator, or the server after a long silence, has closed the game.
    closed: bool,
}

/// A line that played.
struct Play {
    /// Number of entries in the game before.
    before: usize,
    /// The actor; none for luck.
    actor: Option<Seat>,
}

impl Judging<'_> {
    fn judge(&mut self, number: u32, line: &LogLine) -> Result<(), Why> {
        if line.number != number {
            return Err(Unsound::Gap.into());
        }
        match line.kind.as_str() {
            INPUT => self.input(line),
            DRAW => self.draw(line),
            TAKE_BACK => self.take_back(line),
            LEND | UNLEND => self.seat(line).map(drop),
            GIVE_UP => {
                self.given_up = self.given_up.with(self.seat(line)?);
                Ok(())
            }
            BOTS => body(line).map(drop),
            CLOSE => {
                self.closed = true;
                Ok(())
            }
            kind => Err(Unsound::UnknownLine { called: kind.to_owned() }.into()),
        }
    }

    /// Whether all people have left for good: such a table is closed, whatever its game.
    fn is_left(&self) -> bool {
        let is_person = |seat: &Seat| self.row.seats[seat.index()].kind == SeatKind::Person;
        let people: SeatSet = Seat::first(self.row.seats.len()).filter(is_person).collect();
        !people.is_empty() && people.iter().all(|seat| self.given_up.contains(seat))
    }

    fn seat(&self, line: &LogLine) -> Result<Seat, Why> {
        let seat = line.seat.filter(|seat| seat.index() < self.table.seats());
        Ok(seat.ok_or(Unsound::NoSeat)?)
    }

    fn input(&mut self, line: &LogLine) -> Result<(), Why> {
        let (seat, body) = (self.seat(line)?, body(line)?);
        self.plays.push(Play { before: self.table.entries(), actor: Some(seat) });
        for entry in body.as_array().map_or(slice::from_ref(&body), Vec::as_slice) {
            self.table.act(seat, entry)?;
        }
        Ok(())
    }

    fn draw(&mut self, line: &LogLine) -> Result<(), Why> {
        let drawn = body(line)?;
        if self.table.turn() != Turn::Chance {
            return Err(Unsound::NoLuckDue.into());
        }
        self.plays.push(Play { before: self.table.entries(), actor: None });
        let index = self.row.secret.draw(self.draws, &self.table.weights());
        self.draws += 1;
        if self.table.draw(index) != drawn {
            return Err(Unsound::AnotherDraw.into());
        }
        Ok(())
    }

    fn take_back(&mut self, line: &LogLine) -> Result<(), Why> {
        let (seat, body) = (self.seat(line)?, body(line)?);
        // Older logs have no count: it was always one.
        let lines = body.get("lines").map_or(Some(1), Value::as_u64).ok_or(Unsound::Unreadable)?;
        let kept = self.plays.len().checked_sub(usize::try_from(lines).unwrap_or(usize::MAX));
        let kept = kept.ok_or(Unsound::NothingToTakeBack)?;
        let taken = &self.plays[kept..];
        // A draw has been seen, and no seat takes back the moves of others.
        let own = taken.first().is_some_and(|first| first.actor == Some(seat));
        let draws = taken.iter().filter(|play| play.actor.is_none()).count();
        let allowed = if is_practice(self.row) { !taken.is_empty() } else { own && draws == 0 };
        if !allowed {
            return Err(Unsound::NothingToTakeBack.into());
        }
        self.draws -= draws as u64;
        self.table.truncate(taken[0].before);
        self.plays.truncate(kept);
        Ok(())
    }
}

/// The body of a line.
fn body(line: &LogLine) -> Result<Value, Why> {
    Ok(serde_json::from_str(&line.body).map_err(|_| Unsound::Unreadable)?)
}
