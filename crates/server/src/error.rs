//! Why a request is refused, and with which status.

use std::fmt;
use std::ops::Deref;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::Refusal;
use store::StoreError;
pub(crate) use table::{Detail, Reason};

use crate::status::status;
use crate::wire::{Problem, State};

/// Why a request is refused, as an answer.
pub(crate) struct Error(table::Error);

impl Error {
    /// A reason in more detail.
    pub(crate) fn because(reason: Reason, detail: &Detail) -> Error {
        Error(table::Error::because(reason, detail))
    }

    /// The client's expected number is out of date; carries the current state.
    pub(crate) fn stale(state: State) -> Error {
        Error(table::Error::stale(state))
    }

    /// The problem, and the current state if the refusal carries it.
    pub(crate) fn into_parts(self) -> (Problem, Option<State>) {
        self.0.into_parts()
    }
}

impl Deref for Error {
    type Target = table::Error;

    fn deref(&self) -> &table::Error {
        &self.0
    }
}

impl From<table::Error> for Error {
    fn from(error: table::Error) -> Error {
        Error(error)
    }
}

impl From<Reason> for Error {
    fn from(reason: Reason) -> Error {
        Error(reason.into())
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error(refusal.into())
    }
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

/// The code of a refusal, attached to its response.
#[derive(Clone)]
pub(crate) struct Code(pub(crate) String);

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.reason().map_or(StatusCode::UNPROCESSABLE_ENTITY, status);
        let code = Code(self.body().error.code.clone());
        (status, Extension(code), Json(self.body())).into_response()
    }
}
