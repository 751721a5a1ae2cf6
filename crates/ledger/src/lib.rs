//! What is kept of a table: its row with the seats, and the lines of its log. No database, no game.
//!
//! # Examples
//! ```
//! use ledger::{SeatKind, SeatRow, TokenHash};
//!
//! let seat = SeatRow { browser: Some(TokenHash([7; 32])), ..SeatRow::default() };
//! assert_eq!(seat.kind, SeatKind::Open);
//! assert!(!format!("{seat:?}").contains('7'), "hashes are never printed");
//! ```

#![forbid(unsafe_code)]

use std::fmt;

use kernel::Seat;
use luck::Secret;

/// Milliseconds since 1970-01-01 00:00 UTC.
pub type Millis = i64;

/// A table with its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its name in links.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The revision of the game's rules.
    pub rules: u32,
    /// The table's name, for people.
    pub name: String,
    /// The options of the set-up, key and value, in the order in which they were given.
    pub options: Vec<(String, String)>,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// Whether reactions and lines of words are off.
    pub quiet: bool,
    /// The pace: a JSON document of the server.
    pub pace: String,
    /// Its status.
    pub status: Status,
    /// The browser that may change the lobby.
    pub host: TokenHash,
    /// The secret of its luck; it never changes.
    pub secret: Secret,
    /// The invitation key.
    pub invite: Option<TokenHash>,
    /// The table of the rematch; only the store sets it.
    pub rematch: Option<String>,
    /// When it was opened.
    pub created: Millis,
    /// When it was dealt.
    pub started: Option<Millis>,
    /// When its game was over.
    pub ended: Option<Millis>,
    /// The version of the row and its seats; the store increments it with every change.
    pub version: u32,
    /// Its seats in order, at least one; entry `i` is seat `i`.
    pub seats: Vec<SeatRow>,
}

/// The record of a sleeping table: a running one that is not in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asleep {
    /// When its next alarm is due, if it has one.
    pub due: Option<Millis>,
    /// Presence and votes: a JSON document of the server.
    pub known: String,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// People sit down.
    Lobby,
    /// The game is played.
    Running,
    /// The game is over.
    Over,
}

impl Status {
    const ALL: [Status; 3] = [Status::Lobby, Status::Running, Status::Over];

    /// Its word in databases.
    pub const fn word(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Running => "running",
            Status::Over => "over",
        }
    }

    /// Reads its word.
    pub fn of_word(word: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.word() == word)
    }
}

/// A seat of a table; without more it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// Who sits there.
    pub kind: SeatKind,
    /// The player's name.
    pub name: Option<String>,
    /// The player's colour.
    pub colour: Option<String>,
    /// The level of a bot; people have none.
    pub bot: Option<String>,
    /// The browser that plays for a person; bots have none.
    pub browser: Option<TokenHash>,
    /// Whether a person is ready to start.
    pub ready: bool,
    /// The hand-over code of a person's seat; no two seats have the same.
    pub code: Option<TokenHash>,
    /// The browser that made the code.
    pub code_by: Option<TokenHash>,
    /// The owner's browser, while a stand-in plays.
    pub owner: Option<TokenHash>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody.
    #[default]
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

impl SeatKind {
    const ALL: [SeatKind; 3] = [SeatKind::Open, SeatKind::Person, SeatKind::Bot];

    /// Its word in databases.
    pub const fn word(self) -> &'static str {
        match self {
            SeatKind::Open => "open",
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
        }
    }

    /// Reads its word.
    pub fn of_word(word: &str) -> Option<SeatKind> {
        SeatKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A line of a table's log. It never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Its number at the table, from 1, without gaps.
    pub number: u32,
    /// When it was made.
    pub at: Millis,
    /// The seat it is for, if any.
    pub seat: Option<Seat>,
    /// The client's id for it; unique at the table.
    pub client: Option<String>,
    /// Whether a bot made it.
    pub by_bot: bool,
    /// The kind of entry: a word of the server.
    pub kind: String,
    /// Its content: a JSON document of the server.
    pub body: String,
}

/// The SHA-256 hash of a token: of a browser, an invitation or a hand-over code. The store never
/// holds the tokens themselves, and even the hashes are never printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// The number of a person: the first 16 hexadecimal digits. It identifies a browser to the
    /// operator and to its own person, and gives no rights.
    pub fn person(&self) -> String {
        let first = std::array::from_fn(|at| self.0[at]);
        format!("{:016x}", u64::from_be_bytes(first))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_never_printed() {
        let seat = SeatRow { browser: Some(TokenHash([0xAB; 32])), ..SeatRow::default() };
        let printed = format!("{seat:?}").to_lowercase();
        assert!(printed.contains("browser: some(tokenhash(..))"), "{printed}");
        assert!(!printed.contains("ab, ab") && !printed.contains("171"), "{printed}");
    }

    #[test]
    fn words_are_read_again() {
        for status in Status::ALL {
            assert_eq!(Status::of_word(status.word()), Some(status));
        }
        for kind in SeatKind::ALL {
            assert_eq!(SeatKind::of_word(kind.word()), Some(kind));
        }
        assert_eq!(Status::of_word("Lobby"), None);
    }
}
