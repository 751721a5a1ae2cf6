//! Reviews of finished games.

use std::sync::Arc;
use std::time::Duration;

use catalog::{REVISION, Refusal};
use serde_json::Value;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::operation::{GET, POST};
use crate::api::{Api, Call};
use crate::config::Config;
use crate::error::{Detail, Error, Reason};
use crate::server::stopped;
use crate::token;
use crate::wire::{AtReview, NewReview, Nothing, ReviewState, WhichParts};

/// The largest request: a record of a long game of Small City has a third of it.
const LARGEST_RECORD: usize = 512 * 1024;

/// The longest wait for a part, in seconds.
const LONGEST_WAIT: u64 = 60;

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("reviews", "What every draw and every decision of a finished game did.");
    api.body_up_to(LARGEST_RECORD);
    let asks = ("ask_review", "Has a game reviewed.");
    api.add((POST, "/api/reviews"), asks, ask)["description"] = "\
        One worker makes the reviews, one after the other, and gives way to bots. The same record has \
        the same review, which is kept for a while. A visitor may have two that are not done (429), \
        and twenty may wait (503). A server may review nothing (`reviews` of `/api/server`)."
        .into();
    let gets =
        ("get_review", "A review, part by part as it is made; waits for a part if asked to.");
    api.add((GET, "/api/reviews/{id}"), gets, get);
}

async fn ask(call: Call<Nothing, Nothing, NewReview>) -> Result<ReviewState, Error> {
    if !call.server.config.reviews {
        return Err(Reason::NoReviews.into());
    }
    let browser = call.browser()?;
    let record = match (&call.body.record, &call.body.table) {
        (Some(record), None) => record.clone(),
        (None, Some(table)) => {
            call.server.hub.ask(table, |live| Box::pin(async move { live.record() })).await?
        }
        _ => {
            let fault = "write one of record and table".to_owned();
            return Err(Error::because(Reason::BadBody, &Detail::Unread { fault }));
        }
    };
    let id = id_of(&record);
    let reviews = &call.server.reviews;
    if let Some(kept) = reviews.known(&id).filter(|kept| !kept.has_failed()) {
        return Ok(reviews.state(&kept, 0));
    }
    let lock = call.server.replays.lock(call.address).await;
    let config = Arc::clone(&call.server.config);
    let read = spawn_blocking(move || {
        let reviewer = reviewer(&config, &record);
        drop(lock);
        reviewer
    });
    let reviewer = read.await.map_err(|_| Reason::Internal)??;
    let kept = reviews.ask(id, browser, reviewer)?;
    Ok(reviews.state(&kept, 0))
}

/// The review's id: nobody finds it who does not know the record.
fn id_of(record: &str) -> String {
    let hash = token::hash(&format!("review {REVISION} {record}"));
    data_encoding::HEXLOWER.encode(&hash.0[..12])
}

fn reviewer(config: &Config, record: &str) -> Result<Box<dyn catalog::Reviewer>, Error> {
    let told = serde_json::from_str::<Value>(record).unwrap_or_default();
    let face = config.games.get(told["game"].as_str().unwrap_or_default()).ok_or(Reason::NoGame)?;
    let reviewer = face.review(record, 1, config.review_worlds);
    reviewer.map_err(|error| Refusal::from(error).into())
}

async fn get(call: Call<AtReview, WhichParts>) -> Result<ReviewState, Error> {
    let WhichParts { since, wait } = call.query;
    if wait > LONGEST_WAIT {
        let detail = Detail::LongWait { seconds: LONGEST_WAIT };
        return Err(Error::because(Reason::BadQuery, &detail));
    }
    let reviews = &call.server.reviews;
    let kept = reviews.known(&call.path.id).ok_or(Reason::NoReview)?;
    let mut news = kept.news();
    let mut stop = call.server.stop.subscribe();
    let come = async {
        tokio::select! {
            () = async { drop(news.wait_for(|done| *done > since || !kept.is_open()).await) } => {}
            () = stopped(&mut stop) => {}
        }
    };
    // An answer without news tells as well.
    let _ = timeout(Duration::from_secs(wait), come).await;
    Ok(reviews.state(&kept, since))
}
