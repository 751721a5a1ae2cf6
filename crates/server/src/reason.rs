//! The server's own refusals, as data; `messages/*/server.ftl` has the sentences.

use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use words::{Language, Words};

/// The server's own refusals, each with its status; refusals of games come from their rules.
macro_rules! reasons {
    ($($reason:ident $status:ident,)*) => {
        /// A refusal of the server itself; its stable name is that of the variant.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub(crate) enum Reason {
            $($reason,)*
        }

        impl Reason {
            /// Every reason.
            const ALL: &[Reason] = &[$(Reason::$reason,)*];

            /// Its status.
            pub(crate) fn status(self) -> StatusCode {
                match self {
                    $(Reason::$reason => StatusCode::$status,)*
                }
            }
        }
    };
}

reasons! {
    BadBody BAD_REQUEST,
    BadEndpoint UNPROCESSABLE_ENTITY,
    BadId UNPROCESSABLE_ENTITY,
    BadInvite FORBIDDEN,
    BadName UNPROCESSABLE_ENTITY,
    BadOrigin FORBIDDEN,
    BadPace UNPROCESSABLE_ENTITY,
    BadQuery BAD_REQUEST,
    BadSeats UNPROCESSABLE_ENTITY,
    BadType UNSUPPORTED_MEDIA_TYPE,
    Changed CONFLICT,
    ColourTaken CONFLICT,
    GameOver CONFLICT,
    Internal INTERNAL_SERVER_ERROR,
    LogFull CONFLICT,
    NameTaken CONFLICT,
    NeedsInvite FORBIDDEN,
    NoCalls NOT_FOUND,
    NoCode NOT_FOUND,
    NoGame UNPROCESSABLE_ENTITY,
    NoHint CONFLICT,
    NoLevel UNPROCESSABLE_ENTITY,
    NoMethod METHOD_NOT_ALLOWED,
    NoPage NOT_FOUND,
    NoSeat NOT_FOUND,
    NoTable NOT_FOUND,
    NoUpgrade UPGRADE_REQUIRED,
    NotAway CONFLICT,
    NotDealt CONFLICT,
    NotHost FORBIDDEN,
    NotLast CONFLICT,
    NotLobby CONFLICT,
    NotOver CONFLICT,
    NotReady CONFLICT,
    NotSeated FORBIDDEN,
    NotYourSeat FORBIDDEN,
    NotStandIn FORBIDDEN,
    SeatTaken CONFLICT,
    ServerFull SERVICE_UNAVAILABLE,
    Stale CONFLICT,
    TableCrowded SERVICE_UNAVAILABLE,
    TableFull CONFLICT,
    TooFast TOO_MANY_REQUESTS,
    TooLarge PAYLOAD_TOO_LARGE,
    TooManySockets TOO_MANY_REQUESTS,
    Unwell SERVICE_UNAVAILABLE,
}

/// Details of a refusal with several causes; `why` names the message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
pub(crate) enum Detail {
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
}

impl Reason {
    /// Its stable name.
    pub(crate) fn code(self) -> String {
        let name = serde_json::to_value(self).unwrap_or_default();
        name.as_str().unwrap_or_default().to_owned()
    }

    /// The refusal as a document, without details.
    pub(crate) fn document(self) -> Value {
        json!({ "why": self })
    }
}

/// The English sentence of one of the server's own documents.
pub(crate) fn english(document: &Value) -> String {
    Words::new(Language::english()).tell("problem", document)
}

/// The names of all reasons, each with its status and its sentence.
pub(crate) fn codes() -> Value {
    let code = |reason: &Reason| {
        let about = format!("{}. {}", reason.status().as_u16(), english(&reason.document()));
        json!({ "const": reason.code(), "description": about })
    };
    json!({
        "type": "string",
        "description": "A refusal of the server itself, with its status.",
        "oneOf": Reason::ALL.iter().map(code).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use words::check::Told;

    use super::{Detail, Reason};

    #[test]
    fn every_reason_has_its_message() {
        let told = Told::default()
            .names("problem", Reason::ALL.iter().map(|reason| reason.code()))
            .document::<Detail>("problem");
        assert_eq!(told.faults(&["server.ftl"]), [""; 0]);
    }
}
