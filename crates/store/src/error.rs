//! Why the store did not do something.

use std::fmt;

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
        StoreError::Backend { problem: error.to_string() }
    }
}
