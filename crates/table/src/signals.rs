//! Signals between people at a table outside the game, with their rate limits. They are in no log.

use kernel::Seat;
use ledger::{Millis, Status};
use serde::{Deserialize, Serialize};

use crate::error::{Error, Reason};
use crate::log::GameLog;
use crate::moment::Moment;
use crate::names::tidy;
use crate::requests::plain;
use crate::wire::{NewSignal, Signal, Signalled};

/// The longest line, in characters.
const LONGEST: usize = 80;
/// The pause after each signal of a seat.
const PAUSE: Millis = 2_000;
/// The most signals of a seat in a minute.
const MOST: usize = 10;
const MINUTE: Millis = 60_000;
/// The pause between two nudges of the same seat.
const NUDGE: Millis = 30_000;
/// How many lines people who arrive later see.
const LINES: usize = 30;
/// How long other signals are in the table document, for people who poll.
const FRESH: Millis = 10_000;

/// The recent signals at a table, the oldest first.
#[derive(Default)]
pub struct Signals(Vec<Recent>);

/// A recent signal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Recent {
    /// When it was sent.
    at: Millis,
    /// The signal.
    told: Signalled,
    /// Whether it came from another server.
    #[serde(skip)]
    heard: bool,
}

impl Recent {
    fn is_line(&self) -> bool {
        matches!(self.told.signal, Signal::Line { .. })
    }

    fn nudges(&self, seat: Seat) -> bool {
        matches!(self.told.signal, Signal::Nudge { of } if of == seat)
    }
}

impl Signals {
    /// A signal of a seat as the others get it; nothing if it was sent before.
    ///
    /// # Errors
    /// The table is quiet, the seat is too fast, or this is no time for such a signal.
    pub fn judge(
        &self,
        NewSignal { id, seat, signal }: NewSignal,
        at: &Moment<'_>,
        game: Option<&GameLog>,
    ) -> Result<Option<Signalled>, Error> {
        plain(&id)?;
        if self.has(seat, &id) {
            return Ok(None);
        }
        let signal = judged(signal, at, game)?;
        self.slow_down(seat, &signal, at.now)?;
        let name = at.seating.row(seat).name.clone().unwrap_or_default();
        Ok(Some(Signalled { id, seat, name, signal }))
    }

    /// Keeps a signal sent now.
    pub fn add(&mut self, told: Signalled, now: Millis) {
        self.keep(Recent { at: now, told, heard: false });
    }

    fn has(&self, seat: Seat, id: &str) -> bool {
        self.0.iter().any(|recent| recent.told.seat == seat && recent.told.id == id)
    }

    /// Refuses what comes too fast.
    fn slow_down(&self, seat: Seat, signal: &Signal, now: Millis) -> Result<(), Error> {
        let own = || self.0.iter().rev().filter(|recent| recent.told.seat == seat);
        let after = |recent: Option<&Recent>, pause| recent.map(|recent| recent.at + pause);
        let nudged = match signal {
            Signal::Nudge { of } => self.0.iter().rev().find(|recent| recent.nudges(*of)),
            _ => None,
        };
        let free =
            [after(own().next(), PAUSE), after(own().nth(MOST - 1), MINUTE), after(nudged, NUDGE)];
        match free.into_iter().flatten().map(|free| free - now).max() {
            Some(wait @ 1..) => {
                let seconds = u32::try_from((wait + 999) / 1_000).unwrap_or(u32::MAX);
                Err(Error::from(Reason::TooFast).retry_after(seconds))
            }
            _ => Ok(()),
        }
    }

    /// Adds a signal, and drops old ones: lines beyond the newest, others after a minute.
    fn keep(&mut self, recent: Recent) {
        let now = recent.at;
        self.0.push(recent);
        let mut lines = self.0.iter().filter(|recent| recent.is_line()).count();
        self.0.retain(|recent| {
            let beyond = recent.is_line() && lines > LINES;
            lines -= usize::from(recent.is_line());
            !beyond && (recent.is_line() || now - recent.at < MINUTE)
        });
    }

    /// Drops the lines: the deal ends the talk of the lobby.
    pub fn drop_lines(&mut self) {
        self.0.retain(|recent| !recent.is_line());
    }

    /// The lines, and other signals of the last seconds.
    pub(crate) fn shown(&self, now: Millis) -> Vec<Signalled> {
        let shown = |recent: &&Recent| recent.is_line() || now - recent.at < FRESH;
        self.0.iter().filter(shown).map(|recent| recent.told.clone()).collect()
    }

    /// The signals sent at this server.
    pub(crate) fn own(&self) -> Vec<Recent> {
        self.0.iter().filter(|recent| !recent.heard).cloned().collect()
    }

    /// Takes the signals of other servers; returns the new ones.
    pub(crate) fn hear<'a>(&mut self, others: impl Iterator<Item = &'a Recent>) -> Vec<Signalled> {
        let mut news: Vec<Recent> =
            others.filter(|other| !self.has(other.told.seat, &other.told.id)).cloned().collect();
        news.sort_by_key(|recent| recent.at);
        let told = news.iter().map(|recent| recent.told.clone()).collect();
        for recent in news {
            self.keep(Recent { heard: true, ..recent });
        }
        told
    }
}

/// The signal, if this table may have it now.
fn judged(signal: Signal, at: &Moment<'_>, game: Option<&GameLog>) -> Result<Signal, Error> {
    let running = at.status == Status::Running && game.is_some_and(|game| !game.is_over());
    match signal {
        Signal::Nudge { of } => {
            let due = game.is_some_and(|game| running && game.due().contains(of));
            at.seating.exists(of)?;
            if !due || !at.seating.is_person(of) || at.lent.contains(of) {
                return Err(Reason::NotAwaited.into());
            }
            Ok(signal)
        }
        _ if at.seating.is_quiet() => Err(Reason::Quiet.into()),
        Signal::Reaction { .. } => Ok(signal),
        Signal::Line { .. } if running => Err(Reason::NoLines.into()),
        Signal::Line { text } => {
            Ok(Signal::Line { text: tidy(&text, LONGEST).ok_or(Reason::BadLine)? })
        }
    }
}
