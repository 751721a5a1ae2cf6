//! Errors of the store.

use std::fmt;

use sqlx::postgres::PgDatabaseError;

/// An error of the store. Nothing was changed then, unless the variant says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// Another request or server was faster: reload the table or its log.
    Conflict,
    /// The log already has an entry with this client's id.
    AlreadyThere {
        /// The number of that entry.
        number: u32,
    },
    /// There is no such table, seat or code.
    NotFound,
    /// A newer program wrote the database.
    Newer {
        /// Where it is.
        database: String,
    },
    /// The database cannot be opened.
    Closed {
        /// Where it is.
        database: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The database at an address cannot be opened.
    NotOpened {
        /// Where it is, without its secrets.
        database: String,
        /// What is wrong with it.
        problem: String,
    },
    /// There is no database.
    Missing {
        /// Its expected place.
        database: String,
    },
    /// An older program wrote the database, and it has not been updated since.
    Older {
        /// Where it is.
        database: String,
    },
    /// The database itself is not sound.
    Damaged {
        /// Where it is.
        database: String,
        /// What is wrong with it.
        problem: String,
    },
    /// A new file or an empty database was to go here, but the place is taken.
    Occupied {
        /// Which file, or where the database is.
        file: String,
    },
    /// A database could not be copied; no part of the copy is left.
    NotCopied {
        /// Where it is.
        from: String,
        /// Where the copy was to go.
        to: String,
        /// Why not.
        problem: String,
    },
    /// Another server uses the folder.
    InUse {
        /// Which folder.
        folder: String,
    },
    /// The file of the database is no longer where it was opened.
    Gone {
        /// Where it was.
        database: String,
    },
    /// The disk of the database is full.
    Full,
    /// The database is read-only.
    ReadOnly,
    /// Another program has locked the database for too long.
    Busy,
    /// The database does not answer, and nothing was sent to it that it could have written.
    Away {
        /// The known details.
        problem: String,
    },
    /// The database does not answer. It may still have written the data.
    Unreachable {
        /// The known details.
        problem: String,
    },
    /// The database failed. It may still have written the data: check before you repeat the request.
    Backend {
        /// Its message.
        problem: String,
    },
}

impl StoreError {
    /// Whether the database may still have written the data.
    pub fn may_have_written(&self) -> bool {
        matches!(self, StoreError::Unreachable { .. } | StoreError::Backend { .. })
    }

    /// The same error, where nothing was sent that the database could have written.
    pub(crate) fn unwritten(self) -> StoreError {
        match self {
            StoreError::Unreachable { problem } => StoreError::Away { problem },
            other => other,
        }
    }
}

impl std::error::Error for StoreError {}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => {
                f.write_str("the table has changed meanwhile: look at it again, then try once more")
            }
            StoreError::AlreadyThere { number } => {
                write!(f, "this input counts already: it is entry {number} of the log")
            }
            StoreError::NotFound => f.write_str("there is no such table, seat or code"),
            StoreError::Newer { database } => write!(
                f,
                "{database} was written by a newer version of the program: start that version, or \
                 choose another data folder"
            ),
            StoreError::Closed { database, problem } => write!(
                f,
                "{database} cannot be opened ({problem}): mend that, or choose another data folder"
            ),
            StoreError::NotOpened { database, problem } => write!(
                f,
                "{database} cannot be opened ({problem}): mend that, or name another database \
                 (--database)"
            ),
            StoreError::Missing { database } => {
                write!(f, "there is no database at {database}: name one that is there")
            }
            StoreError::Older { database } => write!(
                f,
                "{database} was written by an older version of the program: start the server on it \
                 once, which brings it up to date"
            ),
            StoreError::Damaged { database, problem } => {
                write!(f, "{database} is damaged ({problem}): go back to a backup that is sound")
            }
            StoreError::Occupied { file } => {
                write!(f, "{file} is there already and is never replaced: choose another place")
            }
            StoreError::NotCopied { from, to, problem } => write!(
                f,
                "{from} could not be copied to {to} ({problem}): mend that, or choose another place"
            ),
            StoreError::InUse { folder } => write!(
                f,
                "another server is running on {folder}: stop it, or choose another data folder \
                 (--data)"
            ),
            StoreError::Gone { database } => write!(
                f,
                "{database} was deleted or replaced while the server ran, so nothing more is \
                 written: stop the server, put a database there, and start it again"
            ),
            StoreError::Full => f.write_str(
                "the disk of the database is full: make room, and it is written again; what was \
                 acknowledged is kept",
            ),
            StoreError::ReadOnly => f.write_str(
                "the database can be read and not written: let this program write it, and its folder \
                 and files if it has any",
            ),
            StoreError::Busy => f.write_str(
                "another program has kept the database to itself for too long: end that program, \
                 then try again",
            ),
            StoreError::Away { problem } | StoreError::Unreachable { problem } => write!(
                f,
                "the database does not answer ({problem}): see that it runs and can be reached; \
                 what was acknowledged is kept"
            ),
            StoreError::Backend { problem } => write!(
                f,
                "the database failed ({problem}): try again, and look at its disk if it fails again"
            ),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    /// Keeps only the public part: the error itself may hold values.
    fn from(error: sqlx::Error) -> StoreError {
        let postgres = error.as_database_error().and_then(|said| said.try_downcast_ref());
        let kind = match sqlite_code(&error) {
            Some(code) => of_sqlite(code),
            None => postgres.and_then(of_postgres),
        };
        // A broken connection may bring anything.
        let lost = matches!(
            &error,
            sqlx::Error::Io(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolClosed
        );
        kind.unwrap_or_else(|| {
            let problem = problem(&error);
            if lost { StoreError::Unreachable { problem } } else { StoreError::Backend { problem } }
        })
    }
}

/// The error behind a code of `SQLite`.
fn of_sqlite(code: u32) -> Option<StoreError> {
    match code {
        // Busy, or a locked table.
        5 | 6 => Some(StoreError::Busy),
        8 => Some(StoreError::ReadOnly),
        13 => Some(StoreError::Full),
        _ => None,
    }
}

/// The primary code of a `SQLite` error, without the extension in the higher bits.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let said = error.as_database_error()?.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    let code: u32 = sqlx::error::DatabaseError::code(said)?.parse().ok()?;
    Some(code & 0xFF)
}

/// The error behind a code of `PostgreSQL`. The class, its first two characters, decides where all
/// its codes agree.
fn of_postgres(said: &PgDatabaseError) -> Option<StoreError> {
    let problem = || said.message().to_owned();
    match said.code() {
        "53100" => Some(StoreError::Full),
        // The database is read-only, or this user may not write.
        "25006" | "42501" => Some(StoreError::ReadOnly),
        // A lock timeout, a deadlock, or a serialization failure.
        "55P03" | "40P01" | "40001" => Some(StoreError::Busy),
        // Too many connections, a server shutdown, or a timeout.
        "53300" | "25P03" => Some(StoreError::Unreachable { problem: problem() }),
        code if code.starts_with("57P") || code.starts_with("08") => {
            Some(StoreError::Unreachable { problem: problem() })
        }
        _ => None,
    }
}

/// The message of an error, without numbers and names of temporary files.
pub(crate) fn problem(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(said) => said.message().to_owned(),
        sqlx::Error::Io(said) => {
            let said = said.to_string();
            let ends = [" (os error", " at path"].map(|end| said.find(end));
            let end = ends.into_iter().flatten().min().unwrap_or(said.len());
            said[..end].to_owned()
        }
        sqlx::Error::PoolTimedOut => "it took too long".to_owned(),
        // The driver's words name its own code.
        sqlx::Error::Protocol(_) => "it does not speak as PostgreSQL does".to_owned(),
        other => other.to_string(),
    }
}
