//! A stored game played again line by line, away from its table: whether it is sound.

use std::slice;

use catalog::Refusal;
use kernel::{Seat, SeatSet, Turn};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use store::{LogLine, SeatKind, Status, TableRow};

use super::log::{BOTS, DRAW, GIVE_UP, INPUT, LEND, TAKE_BACK, UNLEND};
use super::terms::{agreement, record};
use crate::config::Games;

/// A stored table that is sound.
pub struct Sound {
    row: TableRow,
    /// Its game as it stands; nothing in a lobby.
    table: Option<Box<dyn catalog::Table>>,
}

/// What is wrong with a stored table: the first fault.
#[derive(Debug)]
pub struct Broken {
    /// The line of its log that is wrong; nothing if it is the table itself.
    pub line: Option<u32>,
    /// What is wrong.
    pub why: Why,
}

/// Why a stored table is not sound.
#[derive(Debug)]
pub enum Why {
    /// The game refuses its set-up, or an entry.
    Refused(Refusal),
    /// No server would have written it so.
    Unsound(Unsound),
}

/// What no server writes, as a document to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Unsound {
    /// The game is none that is played here.
    NoGame {
        /// Its name.
        named: String,
    },
    /// A lobby has a log.
    LogOfLobby,
    /// Its game is said to be over, and it is not.
    NotOver,
    /// A line is missing before this one.
    Gap,
    /// What it says cannot be read.
    Unreadable,
    /// It is for no seat of the table.
    NoSeat,
    /// Luck is drawn where none is due.
    NoLuckDue,
    /// The sealed secret gives another draw.
    AnotherDraw,
    /// More is taken back than was played.
    NothingToTakeBack,
    /// Lines of its kind are not known.
    UnknownLine {
        /// What it calls itself.
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
    /// Judges a table by the rules of its game: every line of its log is one that the server may have
    /// written, and every draw is what the sealed secret gives.
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
        let mut judging = Judging { row: &row, table, plays, draws: 0, given_up };
        for (number, line) in (1..).zip(log) {
            let judged = judging.judge(number, line);
            judged.map_err(|why| Broken { line: Some(line.number), why })?;
        }
        let is_left = judging.is_left();
        let table = judging.table;
        if row.status == Status::Over && table.turn() != Turn::Over && !is_left {
            return Err(of_table(Unsound::NotOver.into()));
        }
        Ok(Sound { row, table: Some(table) })
    }

    /// Whether it has a game.
    pub fn is_dealt(&self) -> bool {
        self.table.is_some()
    }

    /// The record of its game as a line of JSON without its end; nothing unless it is over, for it
    /// tells everything.
    pub fn record(&self) -> Option<String> {
        let table = self.table.as_deref().filter(|table| table.turn() == Turn::Over)?;
        Some(record(&self.row, table))
    }
}

/// A game that is judged line by line.
struct Judging<'a> {
    row: &'a TableRow,
    table: Box<dyn catalog::Table>,
    /// Each line that played and was not taken back.
    plays: Vec<Play>,
    /// How many draws there were.
    draws: u64,
    /// The seats whose persons have gone for good.
    given_up: SeatSet,
}

/// A line that played.
struct Play {
    /// How many entries the game had before.
    before: usize,
    /// Whose it is; nobody's if it is luck.
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
            kind => Err(Unsound::UnknownLine { called: kind.to_owned() }.into()),
        }
    }

    /// Whether all persons have gone for good: such a table is closed, whatever its game.
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
        // Once it was always one.
        let lines = body.get("lines").map_or(Some(1), Value::as_u64).ok_or(Unsound::Unreadable)?;
        let kept = self.plays.len().checked_sub(usize::try_from(lines).unwrap_or(usize::MAX));
        let kept = kept.ok_or(Unsound::NothingToTakeBack)?;
        let taken = &self.plays[kept..];
        // What is drawn has been seen, and nobody takes back for others.
        let own = taken.first().is_some_and(|first| first.actor == Some(seat));
        if !own || taken.iter().any(|play| play.actor.is_none()) {
            return Err(Unsound::NothingToTakeBack.into());
        }
        self.table.truncate(taken[0].before);
        self.plays.truncate(kept);
        Ok(())
    }
}

/// What a line says.
fn body(line: &LogLine) -> Result<Value, Why> {
    Ok(serde_json::from_str(&line.body).map_err(|_| Unsound::Unreadable)?)
}
