//! Why a request is refused, and with which status.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{Refusal, Refused};
use kernel::Fault;
use serde::Serialize;
use serde_json::{Value, json};
use store::StoreError;
use words::{Language, Words};

use crate::wire::{ErrorBody, Problem, State};

/// Why a request is refused.
pub(crate) struct Error(Box<Inner>);

struct Inner {
    status: StatusCode,
    body: ErrorBody,
}

/// The refusals of the server itself, each with its status and its sentence; those of games come
/// from their rules.
macro_rules! reasons {
    ($($reason:ident $status:ident $text:literal)*) => {
        /// A refusal of the server itself; its stable name is that of the variant.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub(crate) enum Reason {
            $($reason,)*
        }

        impl Reason {
            /// Every reason.
            const ALL: &[Reason] = &[$(Reason::$reason,)*];

            fn status(self) -> StatusCode {
                match self {
                    $(Reason::$reason => StatusCode::$status,)*
                }
            }

            fn text(self) -> &'static str {
                match self {
                    $(Reason::$reason => $text,)*
                }
            }
        }
    };
}

reasons! {
    BadBody BAD_REQUEST "This cannot be read."
    BadId UNPROCESSABLE_ENTITY
        "The id of an input has 1 to 64 letters, digits, hyphens or underscores."
    BadInvite FORBIDDEN
        "This invitation is no longer valid, or mistyped: ask the host for a new link."
    BadName UNPROCESSABLE_ENTITY "A name has 1 to 24 characters, all of them visible."
    BadOrigin FORBIDDEN "This request comes from the page of another site."
    BadPace UNPROCESSABLE_ENTITY
        "A live game has a reserve of at most a day and 5 seconds to an hour for each move, one by \
         mail 1 to 30 days for each move."
    BadQuery BAD_REQUEST "What stands behind the `?` of this address cannot be read."
    BadSeats UNPROCESSABLE_ENTITY "Somebody sits on more seats than the table would have."
    Changed CONFLICT "The table has changed meanwhile: look at it, then try again."
    ColourTaken CONFLICT "Somebody at this table has this colour."
    GameOver CONFLICT "The game is over."
    Internal INTERNAL_SERVER_ERROR
        "The server has a problem, and this may not have been saved: look at the table, then try \
         again."
    LogFull CONFLICT
        "Very much has been planned in this game already: commit to your plan as it is."
    NameTaken CONFLICT "Somebody at this table has this name."
    NeedsInvite FORBIDDEN "This table is by invitation: open the link that its host sends you."
    NoCode NOT_FOUND "This code moves no seat: it was used, replaced, or mistyped."
    NoGame UNPROCESSABLE_ENTITY "There is no such game."
    NoLevel UNPROCESSABLE_ENTITY "There is no bot of this level."
    NoMethod METHOD_NOT_ALLOWED "This address cannot be asked in this way."
    NoPage NOT_FOUND "There is nothing at this address."
    NoSeat NOT_FOUND "The table has no such seat."
    NoTable NOT_FOUND "There is no such table."
    NoUpgrade UPGRADE_REQUIRED "This address is for WebSockets alone."
    NotAway CONFLICT "This person is here, or has not been away for long enough."
    NotDealt CONFLICT "The game has not been dealt yet."
    NotHost FORBIDDEN "Only the host of the table can do this."
    NotLast CONFLICT "You have done nothing that could be taken back."
    NotLobby CONFLICT "The game has been dealt, so its table and seats stay as they are."
    NotOver CONFLICT "The game is not over yet."
    NotReady CONFLICT "Everybody must be seated and ready first."
    NotSeated FORBIDDEN "Only those who sit at this table can do this."
    NotYourSeat FORBIDDEN "This is not your seat."
    SeatTaken CONFLICT "This seat is taken."
    Stale CONFLICT "Something has happened meanwhile: look at it, then choose again."
    TableCrowded SERVICE_UNAVAILABLE
        "Very many people look at this table already: try again in a while."
    TableFull CONFLICT "Every seat is taken."
    TooFast TOO_MANY_REQUESTS "That was too much at once: wait a little, then try again."
    TooLarge PAYLOAD_TOO_LARGE "This is larger than anything that the server reads."
    TooManySockets TOO_MANY_REQUESTS
        "Too many tables are open at your address: close some of them first."
    Unwell SERVICE_UNAVAILABLE "The database does not answer."
}

impl Reason {
    /// Its stable name.
    fn code(self) -> String {
        let name = serde_json::to_value(self).unwrap_or_default();
        name.as_str().unwrap_or_default().to_owned()
    }

    /// As a refusal with a sentence of its own.
    pub(crate) fn saying(self, text: impl Into<String>) -> Error {
        let error = Problem { code: self.code(), rule: None, why: None, text: text.into() };
        let body = ErrorBody { error, faults: Vec::new(), state: None };
        Error(Box::new(Inner { status: self.status(), body }))
    }
}

/// The names of all reasons, each with its status and its sentence.
pub(crate) fn codes() -> Value {
    let code = |reason: &Reason| {
        let about = format!("{}. {}", reason.status().as_u16(), reason.text());
        json!({ "const": reason.code(), "description": about })
    };
    json!({
        "type": "string",
        "description": "A refusal of the server itself, with its status.",
        "oneOf": Reason::ALL.iter().map(code).collect::<Vec<_>>(),
    })
}

impl From<Reason> for Error {
    fn from(reason: Reason) -> Error {
        reason.saying(reason.text())
    }
}

impl Error {
    /// The number that a client expected is no longer true; what is.
    pub(crate) fn stale(state: State) -> Error {
        let mut error = Error::from(Reason::Stale);
        error.0.body.state = Some(state);
        error
    }

    /// Whether somebody else was faster.
    pub(crate) fn is_conflict(&self) -> bool {
        [Reason::Changed, Reason::Stale]
            .iter()
            .any(|reason| reason.code() == self.0.body.error.code)
    }

    /// What is wrong, and what is true instead.
    pub(crate) fn into_parts(self) -> (Problem, Option<State>) {
        (self.0.body.error, self.0.body.state)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        let mut faults: Vec<Problem> =
            refusal.faults.iter().flat_map(|fault| problems(fault.as_ref())).collect();
        let Some(first) = faults.first().cloned() else { return Reason::Internal.into() };
        if faults.len() == 1 {
            faults.clear();
        }
        let body = ErrorBody { error: first, faults, state: None };
        Error(Box::new(Inner { status: StatusCode::UNPROCESSABLE_ENTITY, body }))
    }
}

/// A fault, or those that it gathers. The rule is told beside the sentence, not in it.
fn problems(fault: &dyn Fault) -> Vec<Problem> {
    let parts = fault.parts();
    if !parts.is_empty() {
        return parts.into_iter().flat_map(problems).collect();
    }
    let (code, rule) = (fault.code().to_owned(), fault.rule().map(str::to_owned));
    let error: &dyn std::error::Error = fault;
    if let Some(Refused { game, document, .. }) = error.downcast_ref() {
        let text = Words::new(Language::english().of_game(game)).tell("refusal", document);
        return vec![Problem { code, rule, why: Some(document.clone()), text }];
    }
    let text = fault.to_string();
    let suffix = rule.as_ref().map_or_else(String::new, |rule| format!(" ({rule})"));
    let text = sentence(text.strip_suffix(&suffix).unwrap_or(&text));
    vec![Problem { code, rule, why: None, text }]
}

/// A text as a sentence of its own: command lines quote it in the middle of theirs.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let end = if text.ends_with(['.', '?', '!']) { "" } else { "." };
    first.chain(letters).collect::<String>() + end
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::NotFound => Reason::NoTable.into(),
            StoreError::Conflict | StoreError::AlreadyThere { .. } => Reason::Changed.into(),
            other => {
                tracing::error!("{other}");
                Reason::Internal.into()
            }
        }
    }
}

/// For logs: a state that a refusal carries is its asker's alone.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.body.error.code)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.0.status, Json(self.0.body)).into_response()
    }
}
