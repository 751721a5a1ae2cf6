//! Orders of the operator, and the notices of them.

use crate::{LogLine, Millis, TokenHash};

/// An order of the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Deletes a table with its seats and its log.
    Delete {
        /// Its id.
        table: String,
    },
    /// Ends a running game as it stands.
    Close {
        /// The id of its table.
        table: String,
        /// The last line of its log; the store gives it its number.
        line: LogLine,
    },
    /// Hides a table from the public list, or shows it again. A hidden table's rematch is hidden
    /// too.
    Hide {
        /// Its id.
        table: String,
        /// Whether it is hidden from now on.
        hidden: bool,
    },
    /// Forgets a person: deletes the lobbies that they host, frees their seats in others, takes
    /// their name and browser out of games, and deletes their push endpoint.
    ForgetPerson {
        /// Their browser.
        browser: TokenHash,
    },
    /// Takes people's names and browsers out of the games that ended before that time.
    ForgetNames {
        /// That time.
        before: Millis,
    },
    /// Announces an update, in place of an earlier announcement; `None` ends it.
    Announce {
        /// The announcement.
        text: Option<String>,
    },
    /// Bans a network until a time, in place of an earlier one; `None` lifts the ban.
    Ban {
        /// The network, in the words of the caller.
        network: String,
        /// That time.
        until: Option<Millis>,
    },
}

/// The orders that hold for a whole server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// The announcement of an update; meanwhile nobody opens a table.
    pub announcement: Option<String>,
    /// The banned networks, each with the time until which it is.
    pub bans: Vec<(String, Millis)>,
}

/// What a notice is about.
#[derive(Clone, Copy)]
pub(crate) enum About<'a> {
    /// A table.
    Table(&'a str),
    /// The orders for a whole server.
    Server,
}
