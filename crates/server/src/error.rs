//! Why a request is refused, and with which status.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::Refusal;
use kernel::Fault;
use store::StoreError;

use crate::wire::{ErrorBody, Problem, State};

/// Why a request is refused.
pub(crate) struct Error(Box<Inner>);

struct Inner {
    status: StatusCode,
    body: ErrorBody,
}

/// The refusals of the server itself; those of games come from their rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Its stable name, its status and its sentence.
    fn facts(self) -> (&'static str, StatusCode, &'static str) {
        use StatusCode as Status;
        match self {
            Reason::BadBody => ("bad_body", Status::BAD_REQUEST, "This cannot be read."),
            Reason::BadName => (
                "bad_name",
                Status::UNPROCESSABLE_ENTITY,
                "A name has 1 to 24 characters, all of them visible.",
            ),
            Reason::BadOrigin => (
                "bad_origin",
                Status::FORBIDDEN,
                "This request comes from the page of another site.",
            ),
            Reason::BadPace => (
                "bad_pace",
                Status::UNPROCESSABLE_ENTITY,
                "A live game has a reserve of at most a day and 5 seconds to an hour for each \
                 move, one by mail 1 to 30 days for each move.",
            ),
            Reason::BadSeats => (
                "bad_seats",
                Status::UNPROCESSABLE_ENTITY,
                "Somebody sits on more seats than the table would have.",
            ),
            Reason::BadId => (
                "bad_id",
                Status::UNPROCESSABLE_ENTITY,
                "The id of an input has 1 to 64 letters, digits, hyphens or underscores.",
            ),
            Reason::Changed => (
                "changed",
                Status::CONFLICT,
                "The table has changed meanwhile: look at it, then try again.",
            ),
            Reason::ColourTaken => {
                ("colour_taken", Status::CONFLICT, "Somebody at this table has this colour.")
            }
            Reason::GameOver => ("game_over", Status::CONFLICT, "The game is over."),
            Reason::Internal => (
                "internal",
                Status::INTERNAL_SERVER_ERROR,
                "The server has a problem. Nothing was changed: try again in a moment.",
            ),
            Reason::NameTaken => {
                ("name_taken", Status::CONFLICT, "Somebody at this table has this name.")
            }
            Reason::NeedsInvite => (
                "needs_invite",
                Status::FORBIDDEN,
                "This table is by invitation: open the link that its host sends you.",
            ),
            Reason::NoCode => (
                "no_code",
                Status::NOT_FOUND,
                "This code moves no seat: it was used, replaced, or mistyped.",
            ),
            Reason::NoGame => ("no_game", Status::UNPROCESSABLE_ENTITY, "There is no such game."),
            Reason::NoLevel => {
                ("no_level", Status::UNPROCESSABLE_ENTITY, "There is no bot of this level.")
            }
            Reason::NoMethod => (
                "no_method",
                Status::METHOD_NOT_ALLOWED,
                "This address cannot be asked in this way.",
            ),
            Reason::NoPage => ("no_page", Status::NOT_FOUND, "There is nothing at this address."),
            Reason::NoSeat => ("no_seat", Status::NOT_FOUND, "The table has no such seat."),
            Reason::NoTable => ("no_table", Status::NOT_FOUND, "There is no such table."),
            Reason::NotAway => (
                "not_away",
                Status::CONFLICT,
                "This person is here, or has not been away for long enough.",
            ),
            Reason::NotDealt => ("not_dealt", Status::CONFLICT, "The game has not been dealt yet."),
            Reason::NotHost => {
                ("not_host", Status::FORBIDDEN, "Only the host of the table can do this.")
            }
            Reason::NotLast => {
                ("not_last", Status::CONFLICT, "You have done nothing that could be taken back.")
            }
            Reason::NotLobby => (
                "not_lobby",
                Status::CONFLICT,
                "The game has been dealt, so its table and seats stay as they are.",
            ),
            Reason::NotOver => ("not_over", Status::CONFLICT, "The game is not over yet."),
            Reason::NotReady => {
                ("not_ready", Status::CONFLICT, "Everybody must be seated and ready first.")
            }
            Reason::NotSeated => {
                ("not_seated", Status::FORBIDDEN, "Only those who sit at this table can do this.")
            }
            Reason::NotYourSeat => ("not_your_seat", Status::FORBIDDEN, "This is not your seat."),
            Reason::SeatTaken => ("seat_taken", Status::CONFLICT, "This seat is taken."),
            Reason::Stale => (
                "stale",
                Status::CONFLICT,
                "Something has happened meanwhile: look at it, then choose again.",
            ),
            Reason::TableFull => ("table_full", Status::CONFLICT, "Every seat is taken."),
            Reason::TooFast => (
                "too_fast",
                Status::TOO_MANY_REQUESTS,
                "That was too much at once: wait a little, then try again.",
            ),
            Reason::TooLarge => (
                "too_large",
                Status::PAYLOAD_TOO_LARGE,
                "This is larger than anything that the server reads.",
            ),
            Reason::Unwell => {
                ("unwell", Status::SERVICE_UNAVAILABLE, "The database does not answer.")
            }
        }
    }

    /// As a refusal with a sentence of its own.
    pub(crate) fn saying(self, text: impl Into<String>) -> Error {
        let (code, status, _) = self.facts();
        let error = Problem { code: code.to_owned(), rule: None, text: text.into() };
        let body = ErrorBody { error, faults: Vec::new(), state: None };
        Error(Box::new(Inner { status, body }))
    }
}

impl From<Reason> for Error {
    fn from(reason: Reason) -> Error {
        reason.saying(reason.facts().2)
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
    let text = text.strip_suffix(&suffix).unwrap_or(&text).to_owned();
    vec![Problem { code: fault.code().to_owned(), rule, text }]
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
