//! Reviews of finished games.

use std::sync::Arc;
use std::time::Duration;

use catalog::{
    CancelToken, DecisionDoc, Face, JudgedDoc, PartDoc, Plans, REVISION, Refusal, Reviewer, Seen,
    Text,
};
use kernel::Seat;
use serde_json::Value;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::operation::{GET, POST};
use super::play::Waits;
use crate::api::{Api, Call};
use crate::config::Config;
use crate::error::{Detail, Error, Reason};
use crate::reviews::{Kept, Visitor};
use crate::server::{Server, stopped};
use crate::token;
use crate::wire::{
    AtReview, GameRecord, NewChoice, NewReview, Nothing, Patch, ReviewMoment, ReviewMoments,
    ReviewState, WhichDecision, WhichParts, patch,
};

/// The largest request: a record of a long game of Small City has a third of it.
const LARGEST_RECORD: usize = 512 * 1024;

/// The longest wait for a part, in seconds.
const LONGEST_WAIT: u64 = 60;

/// The most entries of a choice: a long plan of Small City has a third of it.
const MOST_ENTRIES: usize = 64;

/// After which time a choice is judged by the worlds it was tried in, and after which it is not judged.
const ENOUGH: Duration = Duration::from_millis(700);
const LONGEST: Duration = Duration::from_secs(10);

/// How many times the worlds a deeper look takes, and how long at most.
const DEEPER: u32 = 4;
const LONGEST_DEEPER: Duration = Duration::from_mins(1);

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("reviews", "What every draw and every decision of a finished game did.");
    api.body_up_to(LARGEST_RECORD);
    let asks = ("ask_review", "Has a game reviewed.");
    api.add((POST, "/api/reviews"), asks, ask)["description"] = "\
        One worker makes the reviews, one after the other, and gives way to bots. The same record has \
        the same review, which is kept for a while. A browser may have two that are not done, an \
        address four (429), and twenty may wait (503). A server may review nothing (`reviews` of `/api/server`)."
        .into();
    let gets =
        ("get_review", "A review, part by part as it is made; waits for a part if asked to.");
    api.add((GET, "/api/reviews/{id}"), gets, get);
    let tells = ("get_reviewed_record", "The record behind a review, while the server keeps it.");
    api.add((GET, "/api/reviews/{id}/record"), tells, record);
    let shows = ("get_review_moments", "What was seen at every moment that a review judges.");
    api.add((GET, "/api/reviews/{id}/moments"), shows, moments);
    let judges = ("judge_choice", "Judges a choice of yours at a decision of a review.");
    api.add((POST, "/api/reviews/{id}/choices"), judges, judge)["description"] = "\
        In the worlds of the review, against the best choice that it found; within about a second. \
        A browser asks one thing at a time and an address four (429); twenty may wait (503)."
        .into();
    let looks = ("look_deeper", "Judges a decision of a review again, in four times the worlds.");
    api.add((POST, "/api/reviews/{id}/decisions"), looks, deeper)["description"] = "\
        The review stays as it is. The limits are those of `judge_choice`."
        .into();
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
        let (face, reviewer) = (face(&config, &record)?, reviewer(&config, &record)?);
        drop(lock);
        Ok::<_, Error>((face.name().to_owned(), record, reviewer))
    });
    let (game, record, reviewer) = read.await.map_err(|_| Reason::Internal)??;
    let kept =
        reviews.ask((id, game, record), Visitor { browser, address: call.address }, reviewer)?;
    Ok(reviews.state(&kept, 0))
}

/// The review's id: nobody finds it who does not know the record.
fn id_of(record: &str) -> String {
    let hash = token::hash(&format!("review {REVISION} {record}"));
    data_encoding::HEXLOWER.encode(&hash.0[..12])
}

/// The game of a record.
fn face<'a>(config: &'a Config, record: &str) -> Result<&'a dyn Face, Error> {
    let told = serde_json::from_str::<Value>(record).unwrap_or_default();
    let face = config.games.get(told["game"].as_str().unwrap_or_default());
    Ok(face.ok_or(Reason::NoGame)?)
}

fn reviewer(config: &Config, record: &str) -> Result<Box<dyn Reviewer>, Error> {
    let reviewer = face(config, record)?.review(record, 1, config.review_worlds);
    reviewer.map_err(|error| Refusal::from(error).into())
}

async fn get(call: Call<AtReview, WhichParts>) -> Result<ReviewState, Error> {
    let WhichParts { since, wait } = call.query;
    if wait > LONGEST_WAIT {
        let detail = Detail::LongWait { seconds: LONGEST_WAIT };
        return Err(Error::because(Reason::BadQuery, &detail));
    }
    let kept = kept(&call.server, &call.path)?;
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
    Ok(call.server.reviews.state(&kept, since))
}

fn kept(server: &Server, AtReview { id }: &AtReview) -> Result<Arc<Kept>, Error> {
    Ok(server.reviews.known(id).ok_or(Reason::NoReview)?)
}

async fn record(call: Call<AtReview>) -> Result<GameRecord, Error> {
    let record = serde_json::from_str(&kept(&call.server, &call.path)?.record);
    record.map(GameRecord).map_err(|_| Reason::Internal.into())
}

async fn moments(call: Call<AtReview>) -> Result<ReviewMoments, Error> {
    let kept = kept(&call.server, &call.path)?;
    let lock = call.server.replays.lock(call.address).await;
    let config = Arc::clone(&call.server.config);
    let told = spawn_blocking(move || {
        let moments = seen(&*reviewer(&config, &kept.record)?);
        drop(lock);
        moments
    });
    told.await.map_err(|_| Reason::Internal)?
}

/// All moments of a game, each as a patch of the one before.
fn seen(reviewer: &dyn Reviewer) -> Result<ReviewMoments, Error> {
    let text = |text: String| Text::try_from(text).map_err(|_| Error::from(Reason::Internal));
    let (mut first, mut last, mut moments, mut failure) = (None, None, vec![], None);
    reviewer.moments(&mut |Seen { at, seat, view }| match text(view) {
        Ok(view) => {
            let before = last.replace(view.clone());
            let patch = before.map_or_else(Patch::default, |before| patch(&before, &view));
            first.get_or_insert(view);
            moments.push(ReviewMoment { at, seat, patch });
        }
        Err(error) => failure = Some(error),
    });
    match failure {
        Some(error) => Err(error),
        None => Ok(ReviewMoments {
            tables: text(reviewer.tables())?,
            view: first.ok_or(Reason::NoReview)?,
            moments,
        }),
    }
}

async fn judge(call: Call<AtReview, Nothing, NewChoice>) -> Result<JudgedDoc, Error> {
    let browser = call.browser()?;
    let kept = kept(&call.server, &call.path)?;
    let NewChoice { at, who, plan, table } = call.body;
    // at a table, others and later decisions may follow
    let goes_on = table.is_some();
    let plan = match (plan, table) {
        (Some(plan), None) => plan,
        (None, Some(table)) => {
            let acts = call
                .server
                .hub
                .ask(&table, move |live| Box::pin(async move { live.acts(Some(browser), who) }));
            acts.await?
        }
        _ => {
            let fault = "write one of plan and table".to_owned();
            return Err(Error::because(Reason::BadBody, &Detail::Unread { fault }));
        }
    };
    if plan.len() > MOST_ENTRIES {
        let detail = Detail::ManyEntries { most: MOST_ENTRIES };
        return Err(Error::because(Reason::BadBody, &detail));
    }
    let best = kept.best(at, who).ok_or(Reason::NoReview)?;
    let visitor = Visitor { browser, address: call.address };
    in_turn(&call.server, visitor, move |config, until| {
        check(config, &kept.record, (at, who), (&plan, goes_on))?;
        let reviewer = reviewer(config, &kept.record)?;
        let part = reviewer.part_at(at, who).ok_or(Reason::NoReview)?;
        let cancel = until(LONGEST);
        let tokens = (&cancel, &until(ENOUGH));
        let judged = reviewer.judge(part, Plans { best: &best, plan: &plan }, tokens);
        judged.ok_or_else(|| if cancel.is_cancelled() { Error::busy(0) } else { no_choice() })
    })
    .await
}

/// Does the work of a question once its visitor has a turn. The work gives way to bots by tokens that end it after
/// so long, or once the visitor has left.
async fn in_turn<T: Send + 'static>(
    server: &Server,
    visitor: Visitor,
    work: impl FnOnce(&Config, &dyn Fn(Duration) -> CancelToken) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let asking = server.reviews.turn(visitor).await?;
    let waits = Waits(CancelToken::default());
    let left = waits.0.clone();
    let config = Arc::clone(&server.config);
    let done = spawn_blocking(move || work(&config, &|longest| asking.until(&left, longest)));
    done.await.map_err(|_| Reason::Internal)?
}

/// A plan without an entry of its decision.
fn no_choice() -> Error {
    let fault = "write at least one entry of the choice".to_owned();
    Error::because(Reason::BadBody, &Detail::Unread { fault })
}

/// Refuses a plan that the rules do not allow at a moment of a record. One that may go on is read as far as
/// its seat acts without the others.
fn check(
    config: &Config,
    record: &str,
    (at, who): (usize, Seat),
    (plan, goes_on): (&[Value], bool),
) -> Result<(), Error> {
    let face = face(config, record)?;
    let moment = face.moment(record, 1, Some(at)).map_err(Refusal::from)?;
    let mut table = face.open(&moment.ok_or(Reason::NoGame)?.agreement)?;
    for (index, entry) in plan.iter().enumerate() {
        if goes_on && index > 0 && !table.turn().is_due(who) {
            break;
        }
        table.act(who, entry).map_err(|refusal| table::Error::from(refusal).at(index))?;
    }
    Ok(())
}

async fn deeper(call: Call<AtReview, Nothing, WhichDecision>) -> Result<DecisionDoc, Error> {
    let browser = call.browser()?;
    let kept = kept(&call.server, &call.path)?;
    let WhichDecision { at, who } = call.body;
    let visitor = Visitor { browser, address: call.address };
    in_turn(&call.server, visitor, move |config, until| {
        let reviewer = reviewer(config, &kept.record)?;
        let part = reviewer.part_at(at, who).ok_or(Reason::NoReview)?;
        match reviewer.deeper(part, DEEPER, &until(LONGEST_DEEPER)) {
            Some(PartDoc::Decision(decision)) => Ok(*decision),
            _ => Err(Error::busy(0)),
        }
    })
    .await
}
