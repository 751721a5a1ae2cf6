//! Why a request is refused, and with which status.

use std::fmt;
use std::ops::Deref;

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::Refusal;
use store::{Millis, StoreError};
pub(crate) use table::{Detail, Reason};

use crate::status::status;
use crate::wire::{Problem, State};

/// After how many seconds to try again while the database is away, or after too many requests.
const AGAIN: u32 = 5;

/// Why a request is refused, as an answer.
pub(crate) struct Error {
    error: table::Error,
    /// What the database said, for the operator.
    fault: Option<String>,
}

impl Error {
    /// A reason in more detail.
    pub(crate) fn because(reason: Reason, detail: &Detail) -> Error {
        table::Error::because(reason, detail).into()
    }

    /// The client's expected number is out of date; carries the current state.
    pub(crate) fn stale(state: State) -> Error {
        table::Error::stale(state).into()
    }

    /// The server has too much to do: this waited for so long that it was left undone.
    pub(crate) fn busy(waited: Millis) -> Error {
        let seconds = u32::try_from(waited / 1_000).unwrap_or(AGAIN).min(AGAIN);
        table::Error::from(Reason::Busy).retry_after(1 + seconds).into()
    }

    /// What the database said, if it failed.
    pub(crate) fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// The same where nothing was done yet: the asker may try again.
    pub(crate) fn undone(self) -> Error {
        if !self.is(Reason::Internal) {
            return self;
        }
        Error { fault: self.fault, ..Reason::Unwell.into() }
    }

    /// Whether the server or its database failed: another try may succeed.
    pub(crate) fn may_pass(&self) -> bool {
        self.is(Reason::Internal) || self.is(Reason::Unwell)
    }

    /// The problem, and the current state if the refusal carries it.
    pub(crate) fn into_parts(self) -> (Problem, Option<State>) {
        self.error.into_parts()
    }
}

impl Deref for Error {
    type Target = table::Error;

    fn deref(&self) -> &table::Error {
        &self.error
    }
}

impl From<table::Error> for Error {
    fn from(error: table::Error) -> Error {
        Error { error, fault: None }
    }
}

impl From<Reason> for Error {
    fn from(reason: Reason) -> Error {
        let error = table::Error::from(reason);
        match reason {
            Reason::Unwell | Reason::TooFast => error.retry_after(AGAIN).into(),
            _ => error.into(),
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        table::Error::from(refusal).into()
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::NotFound => Reason::NoTable.into(),
            StoreError::Conflict | StoreError::AlreadyThere { .. } => Reason::Changed.into(),
            fault => {
                let reason =
                    if fault.may_have_written() { Reason::Internal } else { Reason::Unwell };
                Error { fault: Some(fault.to_string()), ..reason.into() }
            }
        }
    }
}

/// The code of a refusal and what the database said, attached to its response.
#[derive(Clone)]
pub(crate) struct Refused {
    pub(crate) code: String,
    pub(crate) fault: Option<String>,
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.reason().map_or(StatusCode::UNPROCESSABLE_ENTITY, status);
        let problem = &self.body().error;
        let refused = Refused { code: problem.code.clone(), fault: self.fault.clone() };
        let again = problem.retry_after.map(|seconds| [(RETRY_AFTER, seconds)]);
        let told = Json(self.body()).into_response();
        match again {
            Some(again) => (status, Extension(refused), again, told).into_response(),
            None => (status, Extension(refused), told).into_response(),
        }
    }
}
