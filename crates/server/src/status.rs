//! The status of each refusal.

use axum::http::StatusCode;
use serde_json::{Value, json};
use table::{Reason, english};

/// The status of a refusal.
pub(crate) fn status(reason: Reason) -> StatusCode {
    match reason {
        Reason::BadBody | Reason::BadQuery => StatusCode::BAD_REQUEST,
        Reason::BadInvite
        | Reason::BadOrigin
        | Reason::BadWord
        | Reason::Banned
        | Reason::NeedsInvite
        | Reason::NeedsWord
        | Reason::NotHost
        | Reason::NotSeated
        | Reason::NotYourSeat
        | Reason::NotStandIn => StatusCode::FORBIDDEN,
        Reason::NoCalls
        | Reason::NoCode
        | Reason::NoPage
        | Reason::NoReview
        | Reason::NoReviews
        | Reason::NoSeat
        | Reason::NoTable => StatusCode::NOT_FOUND,
        Reason::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
        Reason::Changed
        | Reason::ColourTaken
        | Reason::GameOver
        | Reason::LogFull
        | Reason::NameTaken
        | Reason::NoHint
        | Reason::NoLines
        | Reason::NotAwaited
        | Reason::NotAway
        | Reason::NotDealt
        | Reason::NotLast
        | Reason::NotLobby
        | Reason::NotOver
        | Reason::NotReady
        | Reason::Quiet
        | Reason::SeatTaken
        | Reason::Stale
        | Reason::TableFull => StatusCode::CONFLICT,
        Reason::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Reason::BadType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Reason::BadEndpoint
        | Reason::BadId
        | Reason::BadLine
        | Reason::BadName
        | Reason::BadPace
        | Reason::BadSeats
        | Reason::NoGame
        | Reason::NoLevel => StatusCode::UNPROCESSABLE_ENTITY,
        Reason::NoUpgrade => StatusCode::UPGRADE_REQUIRED,
        Reason::TooFast | Reason::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
        Reason::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Reason::Busy
        | Reason::NoNewTables
        | Reason::ServerFull
        | Reason::TableCrowded
        | Reason::Unwell => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The names of all reasons, each with its status and its sentence.
pub(crate) fn codes() -> Value {
    let code = |reason: &Reason| {
        let about = format!("{}. {}", status(*reason).as_u16(), english(&reason.document()));
        json!({ "const": reason.code(), "description": about })
    };
    json!({
        "type": "string",
        "description": "A refusal of the server itself, with its status.",
        "oneOf": Reason::ALL.iter().map(code).collect::<Vec<_>>(),
    })
}
