//! How long a table stays in memory, and who leads it.

use store::{Asleep, Millis};

use crate::error::{Detail, Error, Reason};

/// The life of a table in memory.
pub(super) struct Life {
    /// When the table was loaded.
    loaded: Millis,
    /// When its game was last loaded, on the steady clock.
    ready: Millis,
    /// Time of the last request; none if the table was loaded for its alarms alone.
    asked: Option<Millis>,
    /// The note about people last written to the database; none if it is out of date.
    noted: Option<Asleep>,
    /// Whether another server leads the table.
    follows: bool,
    /// Set when the database has failed: the table is unloaded and loaded again.
    broken: bool,
    /// Set when the table has been deleted.
    deleted: bool,
}

impl Life {
    /// A table that is loaded now.
    pub(super) fn new(now: Millis) -> Life {
        Life {
            loaded: now,
            ready: 0,
            asked: None,
            noted: None,
            follows: false,
            broken: false,
            deleted: false,
        }
    }

    /// Notes that the game is loaded now.
    pub(super) fn ready(&mut self, now: Millis) {
        self.ready = now;
    }

    /// How long a request of that time has waited for others; loading the game is no such wait.
    pub(super) fn waited(&self, since: Millis, now: Millis) -> Millis {
        (now - since.max(self.ready)).max(0)
    }

    /// Notes a request.
    pub(super) fn asked(&mut self, now: Millis) {
        self.asked = Some(now);
    }

    /// Time of the last request; none if the table was loaded for its alarms alone.
    pub(super) fn last_asked(&self) -> Option<Millis> {
        self.asked
    }

    /// When people's time runs out: later by `grace` if it ran out before the table was loaded.
    pub(super) fn with_grace(&self, at: Millis, grace: Millis) -> Millis {
        if at <= self.loaded { self.loaded + grace } else { at }
    }

    /// Keeps the note about people that the database has.
    pub(super) fn keep_note(&mut self, note: Option<Asleep>) -> Option<&Asleep> {
        self.noted = note;
        self.noted.as_ref()
    }

    /// Whether the database has this note.
    pub(super) fn has_noted(&self, note: &Asleep) -> bool {
        self.noted.as_ref() == Some(note)
    }

    /// Drops the note about people; says whether the database has one.
    pub(super) fn drop_note(&mut self) -> bool {
        self.noted.take().is_some()
    }

    /// Whether another server leads the table.
    pub(super) fn follows(&self) -> bool {
        self.follows
    }

    /// Notes whether another server leads the table.
    pub(super) fn set_follows(&mut self, follows: bool) {
        self.follows = follows;
    }

    /// Whether the table must be loaded again.
    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Whether the table has been deleted.
    pub(super) fn is_deleted(&self) -> bool {
        self.deleted
    }

    /// Notes that the table has been deleted.
    pub(super) fn end(&mut self) {
        self.deleted = true;
    }

    /// Has the table loaded again.
    pub(super) fn fail(&mut self) {
        self.broken = true;
    }
}

/// The refusal of a table that was deleted while people had it open.
pub(super) fn deleted() -> Error {
    Error::because(Reason::NoTable, &Detail::TableDeleted)
}
