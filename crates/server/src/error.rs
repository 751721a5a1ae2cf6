//! Why a request is refused, and with which status.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::Refusal;
use kernel::Fault;
use serde::Serialize;
use store::StoreError;

use crate::wire::{ErrorBody, Problem, State};

/// Why a request is refused.
pub(crate) struct Error(Box<Inner>);

struct Inner {
    status: StatusCode,
    body: ErrorBody,
}

/// The refusals of the server itself; those of games come from their rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reason {
    BadBody,
    BadName,
    BadOrigin,
    BadPace,
    BadSeats,
    BadId,
    Changed,
    ColourTaken,
    GameOver,
    Internal,
    NameTaken,
    NeedsInvite,
    NoCode,
    NoGame,
    NoLevel,
    NoMethod,
    NoPage,
    NoSeat,
    NoTable,
    NotAway,
    NotDealt,
    NotHost,
    NotLast,
    NotLobby,
    NotOver,
    NotReady,
    NotSeated,
    NotYourSeat,
    SeatTaken,
    Stale,
    TableFull,
    TooFast,
    TooLarge,
    Unwell,
}

impl Reason {
    /// Its stable name: that of the variant.
    fn code(self) -> String {
        let name = serde_json::to_value(self).unwrap_or_default();
        name.as_str().unwrap_or_default().to_owned()
    }

    fn status(self) -> StatusCode {
        match self {
            Reason::BadBody => StatusCode::BAD_REQUEST,
            Reason::BadName
            | Reason::BadPace
            | Reason::BadSeats
            | Reason::BadId
            | Reason::NoGame
            | Reason::NoLevel => StatusCode::UNPROCESSABLE_ENTITY,
            Reason::BadOrigin
            | Reason::NeedsInvite
            | Reason::NotHost
            | Reason::NotSeated
            | Reason::NotYourSeat => StatusCode::FORBIDDEN,
            Reason::Changed
            | Reason::ColourTaken
            | Reason::GameOver
            | Reason::NameTaken
            | Reason::NotAway
            | Reason::NotDealt
            | Reason::NotLast
            | Reason::NotLobby
            | Reason::NotOver
            | Reason::NotReady
            | Reason::SeatTaken
            | Reason::Stale
            | Reason::TableFull => StatusCode::CONFLICT,
            Reason::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Reason::NoCode | Reason::NoPage | Reason::NoSeat | Reason::NoTable => {
                StatusCode::NOT_FOUND
            }
            Reason::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Reason::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Reason::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Reason::Unwell => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Its sentence.
    fn text(self) -> &'static str {
        match self {
            Reason::BadBody => "This cannot be read.",
            Reason::BadName => "A name has 1 to 24 characters, all of them visible.",
            Reason::BadOrigin => "This request comes from the page of another site.",
            Reason::BadPace => {
                "A live game has a reserve of at most a day and 5 seconds to an hour for each \
                 move, one by mail 1 to 30 days for each move."
            }
            Reason::BadSeats => "Somebody sits on more seats than the table would have.",
            Reason::BadId => {
                "The id of an input has 1 to 64 letters, digits, hyphens or underscores."
            }
            Reason::Changed => "The table has changed meanwhile: look at it, then try again.",
            Reason::ColourTaken => "Somebody at this table has this colour.",
            Reason::GameOver => "The game is over.",
            Reason::Internal => {
                "The server has a problem. Nothing was changed: try again in a moment."
            }
            Reason::NameTaken => "Somebody at this table has this name.",
            Reason::NeedsInvite => {
                "This table is by invitation: open the link that its host sends you."
            }
            Reason::NoCode => "This code moves no seat: it was used, replaced, or mistyped.",
            Reason::NoGame => "There is no such game.",
            Reason::NoLevel => "There is no bot of this level.",
            Reason::NoMethod => "This address cannot be asked in this way.",
            Reason::NoPage => "There is nothing at this address.",
            Reason::NoSeat => "The table has no such seat.",
            Reason::NoTable => "There is no such table.",
            Reason::NotAway => "This person is here, or has not been away for long enough.",
            Reason::NotDealt => "The game has not been dealt yet.",
            Reason::NotHost => "Only the host of the table can do this.",
            Reason::NotLast => "You have done nothing that could be taken back.",
            Reason::NotLobby => "The game has been dealt, so its table and seats stay as they are.",
            Reason::NotOver => "The game is not over yet.",
            Reason::NotReady => "Everybody must be seated and ready first.",
            Reason::NotSeated => "Only those who sit at this table can do this.",
            Reason::NotYourSeat => "This is not your seat.",
            Reason::SeatTaken => "This seat is taken.",
            Reason::Stale => "Something has happened meanwhile: look at it, then choose again.",
            Reason::TableFull => "Every seat is taken.",
            Reason::TooFast => "That was too much at once: wait a little, then try again.",
            Reason::TooLarge => "This is larger than anything that the server reads.",
            Reason::Unwell => "The database does not answer.",
        }
    }

    /// As a refusal with a sentence of its own.
    pub(crate) fn saying(self, text: impl Into<String>) -> Error {
        let error = Problem { code: self.code(), rule: None, text: text.into() };
        let body = ErrorBody { error, faults: Vec::new(), state: None };
        Error(Box::new(Inner { status: self.status(), body }))
    }
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
        self.0.status == StatusCode::CONFLICT
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
    let text = fault.to_string();
    let rule = fault.rule().map(str::to_owned);
    let suffix = rule.as_ref().map_or_else(String::new, |rule| format!(" ({rule})"));
    let text = sentence(text.strip_suffix(&suffix).unwrap_or(&text));
    vec![Problem { code: fault.code().to_owned(), rule, text }]
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
