//! What is remembered.

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
    /// What people call it.
    pub name: String,
    /// The options of the set-up, key and value, in the order in which they were given.
    pub options: Vec<(String, String)>,
    /// Whether everybody may find it.
    pub public: bool,
    /// How fast it is played: a JSON document of the server's.
    pub pace: String,
    /// How far it has come.
    pub status: Status,
    /// The browser that may change the lobby.
    pub host: TokenHash,
    /// What the luck follows from; it never changes.
    pub secret: Secret,
    /// The key to sit down with.
    pub invite: Option<TokenHash>,
    /// The table where the same people play again; only [`Store::rematch`](crate::Store::rematch)
    /// sets it.
    pub rematch: Option<String>,
    /// When it was opened.
    pub created: Millis,
    /// When it was dealt.
    pub started: Option<Millis>,
    /// When its game was over.
    pub ended: Option<Millis>,
    /// Which version of the row and its seats this is; the store counts on with every change.
    pub version: u32,
    /// Its seats in order, at least one; entry `i` is seat `i`.
    pub seats: Vec<SeatRow>,
}

/// What is remembered of a running table that sleeps: that is in no memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asleep {
    /// When something is due there by itself, if ever.
    pub due: Option<Millis>,
    /// What was known of its people: a JSON document of the server's.
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
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Running => "running",
            Status::Over => "over",
        }
    }

    pub(crate) fn of_word(word: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.word() == word)
    }
}

/// A seat of a table; without more it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of who sits there.
    pub name: Option<String>,
    /// The colour of who sits there.
    pub colour: Option<String>,
    /// The level of a bot; nobody else has one.
    pub bot: Option<String>,
    /// The browser that plays for a person; nobody else has one.
    pub browser: Option<TokenHash>,
    /// Whether a person wants to start.
    pub ready: bool,
    /// The code that gives a person's seat to another browser; no two seats have the same.
    pub code: Option<TokenHash>,
    /// The browser that made the code.
    pub code_by: Option<TokenHash>,
    /// The browser whose seat it is, while that of a stand-in plays.
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
    pub(crate) const fn word(self) -> &'static str {
        match self {
            SeatKind::Open => "open",
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
        }
    }

    pub(crate) fn of_word(word: &str) -> Option<SeatKind> {
        SeatKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A line of a table's log, which is never changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Its number at the table, from 1, without gaps.
    pub number: u32,
    /// When it was made.
    pub at: Millis,
    /// The seat it is for, if it is for one.
    pub seat: Option<Seat>,
    /// What a client calls it; no two entries of a table have the same.
    pub client: Option<String>,
    /// Whether a bot made it.
    pub by_bot: bool,
    /// What kind of entry it is: a word of the server's.
    pub kind: String,
    /// What it says: a JSON document of the server's.
    pub body: String,
}

/// The SHA-256 hash of a token: of a browser, an invitation or a hand-over code. The tokens
/// themselves are never stored, and not even the hashes are printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

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
