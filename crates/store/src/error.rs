//! Why the store did not do something.

use std::fmt;

use sqlx::postgres::PgDatabaseError;

/// Why the store did not do something. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else was faster: load the table or its log anew.
    Conflict,
    /// The log has an entry with this client's id already.
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
        /// Where it is, without what only its owner may know.
        database: String,
        /// What is wrong with it.
        problem: String,
    },
    /// There is no database.
    Missing {
        /// Where none is.
        database: String,
    },
    /// An older program wrote the database, and nothing has brought it up to date since.
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
    /// There is something already where a new file or an empty database was to be.
    Occupied {
        /// Which file, or where the database is.
        file: String,
    },
    /// A database could not be copied; no part of the copy is left.
    NotCopied {
        /// Where it is.
        from: String,
        /// Where the copy was to be.
        to: String,
        /// Why not.
        problem: String,
    },
    /// Another server has the folder for itself.
    InUse {
        /// Which folder.
        folder: String,
    },
    /// The file of the database is no longer where it was opened.
    Gone {
        /// Where it was.
        database: String,
    },
    /// There is no room left on the disk of the database.
    Full,
    /// The database can be read and not written.
    ReadOnly,
    /// Another program has kept the database to itself for too long.
    Busy,
    /// The database does not answer. What it was to write may be there all the same.
    Unreachable {
        /// What is known of it.
        problem: String,
    },
    /// The database failed. What it was to write may be there all the same: look before you repeat
    /// it.
    Backend {
        /// What it said.
        problem: String,
    },
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
            StoreError::Unreachable { problem } => write!(
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
    /// Keeps what people may read: the error itself may hold values.
    fn from(error: sqlx::Error) -> StoreError {
        let postgres = error.as_database_error().and_then(|said| said.try_downcast_ref());
        let kind = match sqlite_code(&error) {
            Some(code) => of_sqlite(code),
            None => postgres.and_then(of_postgres),
        };
        let lost = matches!(&error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut);
        kind.unwrap_or_else(|| {
            let problem = problem(&error);
            if lost { StoreError::Unreachable { problem } } else { StoreError::Backend { problem } }
        })
    }
}

/// What a code of `SQLite` says.
fn of_sqlite(code: u32) -> Option<StoreError> {
    match code {
        // Busy, or a table that is locked.
        5 | 6 => Some(StoreError::Busy),
        8 => Some(StoreError::ReadOnly),
        13 => Some(StoreError::Full),
        _ => None,
    }
}

/// What kind of error it is to `SQLite`, without what more it says of it in the higher bits.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let said = error.as_database_error()?.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    let code: u32 = sqlx::error::DatabaseError::code(said)?.parse().ok()?;
    Some(code & 0xFF)
}

/// What a code of `PostgreSQL` says. A class, its first two letters, says it where all codes of the
/// class do.
fn of_postgres(said: &PgDatabaseError) -> Option<StoreError> {
    let problem = || said.message().to_owned();
    match said.code() {
        "53100" => Some(StoreError::Full),
        // Nobody may write, or this program may not.
        "25006" | "42501" => Some(StoreError::ReadOnly),
        // A lock that came too late, or a circle of waiting.
        "55P03" | "40P01" | "40001" => Some(StoreError::Busy),
        // Too many connections; the program itself is told to stop, or what it did took too long.
        "53300" | "25P03" => Some(StoreError::Unreachable { problem: problem() }),
        code if code.starts_with("57P") || code.starts_with("08") => {
            Some(StoreError::Unreachable { problem: problem() })
        }
        _ => None,
    }
}

/// What a database or the system says of an error, without numbers and names of temporary files.
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
        other => other.to_string(),
    }
}
