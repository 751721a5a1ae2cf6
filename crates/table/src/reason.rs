//! The refusals of tables and their server, as data; `messages/*/server.ftl` has the sentences.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use words::{Language, Words};

/// The refusals of tables and their server; refusals of games come from their rules.
macro_rules! reasons {
    ($($reason:ident,)*) => {
        /// A refusal of a table or its server; its stable name is that of the variant.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Reason {
            $($reason,)*
        }

        impl Reason {
            /// Every reason.
            pub const ALL: &[Reason] = &[$(Reason::$reason,)*];
        }
    };
}

reasons! {
    BadBody,
    BadEndpoint,
    BadId,
    BadInvite,
    BadLine,
    BadName,
    BadOrigin,
    BadPace,
    BadQuery,
    BadSeats,
    BadType,
    Banned,
    BadWord,
    Busy,
    Changed,
    ColourTaken,
    GameOver,
    Internal,
    LogFull,
    NameTaken,
    NeedsInvite,
    NeedsWord,
    NoCalls,
    NoCode,
    NoGame,
    NoHint,
    NoLevel,
    NoLines,
    NoMethod,
    NoNewTables,
    NoPage,
    NoReview,
    NoReviews,
    NoSeat,
    NoTable,
    NoUpgrade,
    NotAwaited,
    NotAway,
    NotDealt,
    NotHost,
    NotLast,
    NotLobby,
    NotOver,
    NotReady,
    NotSeated,
    NotYourSeat,
    NotStandIn,
    Quiet,
    SeatTaken,
    ServerFull,
    Stale,
    TableCrowded,
    TableFull,
    TooFast,
    TooLarge,
    TooManySockets,
    Unwell,
}

/// Details of a refusal with several causes; `why` names the message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Detail {
    /// The document is invalid.
    Unread {
        /// The message of the JSON parser.
        fault: String,
    },
    /// The query is invalid.
    UnreadQuery {
        /// The message of the query parser.
        fault: String,
    },
    /// The wait for news is too long.
    LongWait {
        /// The longest wait.
        seconds: u64,
    },
    /// Too many entries at once.
    ManyEntries {
        /// The limit.
        most: usize,
    },
    /// An input and a take-back share an id.
    TwoOfOneId,
    /// The seat has nothing to choose.
    NothingToChoose,
    /// A common turn has no take-back.
    CommonTurn,
    /// Another seat has played since.
    PlayedSince {
        /// Its name.
        name: String,
    },
    /// Something has happened since.
    HappenedSince,
    /// A bot made the move.
    ByBot,
    /// All plans of the common turn are revealed.
    PlansShown,
    /// Luck has been drawn since.
    DrawnSince,
    /// A seat has taken back too often in a row.
    TakenBackOften {
        /// How often.
        times: usize,
    },
    /// A seat has reopened its plan too often in a common turn.
    ReopenedOften {
        /// How often.
        times: u32,
    },
    /// The log of the game is too long for take-backs.
    LongLog,
    /// The table was deleted while the asker had it open.
    TableDeleted,
    /// The operator has announced an update.
    Announced {
        /// The announcement.
        announcement: String,
    },
}

impl Reason {
    /// Its stable name.
    pub fn code(self) -> String {
        let name = serde_json::to_value(self).unwrap_or_default();
        name.as_str().unwrap_or_default().to_owned()
    }

    /// The refusal as a document, without details.
    pub fn document(self) -> Value {
        json!({ "why": self })
    }
}

/// The English sentence of one of the server's own documents.
pub fn english(document: &Value) -> String {
    Words::new(Language::english()).tell("problem", document)
}

#[cfg(test)]
mod tests {
    use words::check::Told;

    use super::{Detail, Reason};

    #[test]
    fn every_reason_has_its_message() {
        let told = Told::default()
            .names("problem", Reason::ALL.iter().map(|reason| reason.code()))
            .document::<Detail>("problem")
            .document::<crate::Preview>("preview");
        assert_eq!(told.faults(&["server.ftl"]), [""; 0]);
    }
}
