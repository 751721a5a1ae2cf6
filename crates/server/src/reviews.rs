//! Reviews of finished games: a bounded queue, one worker that gives way to bots, and the newest results.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use catalog::{CancelToken, PartDoc, ReviewDoc, Reviewer, Tenths};
use kernel::Seat;
use serde_json::Value;
use store::TokenHash;
use tokio::sync::{OwnedMutexGuard, watch};
use tokio::time::timeout;

use crate::error::{Error, Reason};
use crate::thinking::Thinkers;
use crate::wire::{ReviewState, ReviewStatus};

/// The most reviews that wait for their turn.
const MOST_WAITING: usize = 20;
/// The most reviews of one browser that are not done.
const MOST_OF_VISITOR: usize = 2;
/// The most of one address: a browser without a seat is a new one in each request.
const MOST_OF_ADDRESS: usize = 4;
/// The most reviews in memory: a further one replaces the one that was asked for longest ago. Each has 12
/// to 60 kB and its record.
const MOST_KEPT: usize = 300;
/// The most bytes of their records.
const MOST_BYTES: usize = 32 * 1024 * 1024;
/// The most questions about reviews that wait for their turn.
const MOST_ASKING: usize = 20;
/// How long a question waits for its turn.
const LONGEST_TURN: Duration = Duration::from_secs(20);

/// A browser and its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visitor {
    pub(crate) browser: TokenHash,
    pub(crate) address: IpAddr,
}

/// Refuses a visitor of whose browser or address too many are open already.
fn admit<'a>(
    open: impl Iterator<Item = &'a Visitor> + Clone,
    visitor: Visitor,
    most: usize,
) -> Result<(), Error> {
    let of_browser = open.clone().filter(|other| other.browser == visitor.browser).count();
    let of_address = open.filter(|other| other.address == visitor.address).count();
    if of_browser >= most || of_address >= MOST_OF_ADDRESS {
        return Err(Reason::TooFast.into());
    }
    Ok(())
}

/// The reviews of a server.
pub(crate) struct Reviews {
    shared: Arc<Shared>,
}

struct Shared {
    thinkers: Thinkers,
    state: Mutex<Known>,
    /// Held by the question that has its turn.
    turns: Arc<tokio::sync::Mutex<()>>,
    /// Set once the server stops.
    stopped: AtomicBool,
}

#[derive(Default)]
struct Known {
    /// The newest last.
    reviews: VecDeque<Arc<Kept>>,
    queue: VecDeque<(Arc<Kept>, Box<dyn Reviewer>)>,
    /// Whether a worker runs.
    works: bool,
    /// Who asks about a review; the first has its turn.
    asking: Vec<Visitor>,
}

impl Known {
    /// Forgets reviews, those asked for longest ago first, until the others are few and small enough.
    fn make_room(&mut self) {
        let bytes = |all: &VecDeque<Arc<Kept>>| all.iter().map(|kept| kept.record.len()).sum();
        while self.reviews.len() > MOST_KEPT || MOST_BYTES < bytes(&self.reviews) {
            let Some(place) = self.reviews.iter().position(|kept| !kept.is_open()) else { return };
            self.reviews.remove(place);
        }
    }
}

/// A review, made or still to be made.
pub(crate) struct Kept {
    id: String,
    /// The name of its game.
    game: String,
    /// What it reviews.
    pub(crate) record: String,
    visitor: Visitor,
    /// The number of its parts.
    all: usize,
    progress: Mutex<Progress>,
    /// How many parts are done; one more at its end.
    news: watch::Sender<usize>,
}

/// A visitor's question about a review, until this is dropped.
pub(crate) struct Asking {
    shared: Arc<Shared>,
    visitor: Visitor,
    turn: Option<OwnedMutexGuard<()>>,
}

impl Asking {
    /// Gives way to bots, and ends the work after so long or once the visitor has left.
    pub(crate) fn until(&self, left: &CancelToken, longest: Duration) -> CancelToken {
        let (shared, left) = (Arc::clone(&self.shared), left.clone());
        let end = Instant::now() + longest;
        CancelToken::default().or(move || {
            let is_over = || left.is_cancelled() || Instant::now() >= end;
            let stopped = || shared.stopped.load(Ordering::Relaxed) || is_over();
            shared.thinkers.give_way(stopped);
            stopped()
        })
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        locked(&self.shared.state).asking.retain(|other| *other != self.visitor);
    }
}

struct Progress {
    status: ReviewStatus,
    begun: Option<Instant>,
    parts: Vec<PartDoc>,
    review: Option<ReviewDoc>,
}

/// A panic leaves all of it consistent: each change is one step.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reviews {
    pub(crate) fn new(thinkers: Thinkers) -> Reviews {
        let (state, turns) = (Mutex::default(), Arc::default());
        let shared = Shared { thinkers, state, turns, stopped: AtomicBool::new(false) };
        Reviews { shared: Arc::new(shared) }
    }

    /// The review of that id, unless it failed.
    pub(crate) fn known(&self, id: &str) -> Option<Arc<Kept>> {
        let mut known = locked(&self.shared.state);
        let place = known.reviews.iter().position(|kept| kept.id == id)?;
        // The one that was asked for last is forgotten last.
        let kept = known.reviews.remove(place)?;
        known.reviews.push_back(Arc::clone(&kept));
        Some(kept)
    }

    /// Has a game reviewed, or finds its review.
    ///
    /// # Errors
    /// The queue is full, or the visitor has too many reviews in it.
    pub(crate) fn ask(
        &self,
        (id, game, record): (String, String, String),
        visitor: Visitor,
        reviewer: Box<dyn Reviewer>,
    ) -> Result<Arc<Kept>, Error> {
        if let Some(kept) = self.known(&id).filter(|kept| !kept.has_failed()) {
            return Ok(kept);
        }
        let mut known = locked(&self.shared.state);
        let open = known.reviews.iter().filter(|kept| kept.is_open()).map(|kept| &kept.visitor);
        admit(open, visitor, MOST_OF_VISITOR)?;
        if known.queue.len() >= MOST_WAITING {
            return Err(Reason::ServerFull.into());
        }
        let kept = Arc::new(Kept {
            id,
            game,
            record,
            visitor,
            all: reviewer.parts(),
            progress: Mutex::new(Progress {
                status: ReviewStatus::Waiting,
                begun: None,
                parts: Vec::new(),
                review: None,
            }),
            news: watch::Sender::new(0),
        });
        known.reviews.retain(|other| other.id != kept.id);
        known.reviews.push_back(Arc::clone(&kept));
        known.make_room();
        known.queue.push_back((Arc::clone(&kept), reviewer));
        if !known.works {
            let shared = Arc::clone(&self.shared);
            let worker = thread::Builder::new().name("reviewer".to_owned());
            known.works = worker.spawn(move || work(&shared)).is_ok();
        }
        if known.works { Ok(kept) } else { Err(Reason::Unwell.into()) }
    }

    /// Waits for a visitor's turn to ask about a review. One question runs at a time, and a browser has one
    /// in the queue.
    ///
    /// # Errors
    /// The visitor has asked already, or too many wait.
    pub(crate) async fn turn(&self, visitor: Visitor) -> Result<Asking, Error> {
        let mut asking = {
            let mut known = locked(&self.shared.state);
            admit(known.asking.iter(), visitor, 1)?;
            if known.asking.len() >= MOST_ASKING {
                return Err(Error::busy(0));
            }
            known.asking.push(visitor);
            Asking { shared: Arc::clone(&self.shared), visitor, turn: None }
        };
        let turn = timeout(LONGEST_TURN, Arc::clone(&self.shared.turns).lock_owned()).await;
        asking.turn = Some(turn.map_err(|_| Error::busy(LONGEST_TURN.as_millis() as i64))?);
        Ok(asking)
    }

    /// A review as far as it is, with its parts since the given one.
    pub(crate) fn state(&self, kept: &Kept, since: usize) -> ReviewState {
        let before =
            locked(&self.shared.state).queue.iter().position(|(other, _)| other.id == kept.id);
        let progress = locked(&kept.progress);
        let done = progress.parts.len();
        let (mut deals, mut decisions) = (Vec::new(), Vec::new());
        for part in progress.parts.iter().skip(since) {
            match part {
                PartDoc::Deal(deal) => deals.push(deal.clone()),
                PartDoc::Decision(decision) => decisions.push((**decision).clone()),
            }
        }
        let each = progress.begun.filter(|_| done > 0).map(|begun| begun.elapsed() / done as u32);
        let left = each.map(|each| (each * (kept.all - done) as u32).as_secs() as u32);
        ReviewState {
            id: kept.id.clone(),
            game: kept.game.clone(),
            status: progress.status,
            // One may be running already.
            before: before.map_or(0, |before| before + 1),
            done,
            all: kept.all,
            left: left.filter(|_| progress.status == ReviewStatus::Running),
            deals,
            decisions,
            next: done,
            review: progress.review.clone(),
        }
    }
}

impl Drop for Reviews {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }
}

impl Kept {
    /// Announces each new part, and the end.
    pub(crate) fn news(&self) -> watch::Receiver<usize> {
        self.news.subscribe()
    }

    /// Whether it is still to be made.
    pub(crate) fn is_open(&self) -> bool {
        matches!(locked(&self.progress).status, ReviewStatus::Waiting | ReviewStatus::Running)
    }

    /// The entries of the best choice known at a decision; `None` if no such decision is judged yet.
    pub(crate) fn best(&self, at: usize, who: Seat) -> Option<Vec<Value>> {
        let progress = locked(&self.progress);
        progress.parts.iter().find_map(|part| match part {
            PartDoc::Decision(decision) if (decision.at, decision.who) == (at, who) => {
                let better = decision.best.first().filter(|_| decision.loss > Tenths::default());
                Some(better.unwrap_or(&decision.played).plan.clone())
            }
            _ => None,
        })
    }

    /// Whether it must be asked for again.
    pub(crate) fn has_failed(&self) -> bool {
        locked(&self.progress).status == ReviewStatus::Failed
    }
}

/// The worker: one review after the other, until none waits.
fn work(shared: &Arc<Shared>) {
    loop {
        let mut known = locked(&shared.state);
        let next = known.queue.pop_front().filter(|_| !shared.stopped.load(Ordering::Relaxed));
        known.works = next.is_some();
        drop(known);
        let Some((kept, reviewer)) = next else { return };
        let made = catch_unwind(AssertUnwindSafe(|| make(shared, &kept, &*reviewer)));
        let mut progress = locked(&kept.progress);
        progress.review = made.ok().flatten();
        let is_there = progress.review.is_some();
        progress.status = if is_there { ReviewStatus::Done } else { ReviewStatus::Failed };
        drop(progress);
        kept.news.send_modify(|done| *done += 1);
    }
}

/// Makes a review; `None` if the server stops.
fn make(shared: &Arc<Shared>, kept: &Kept, reviewer: &dyn Reviewer) -> Option<ReviewDoc> {
    {
        let mut progress = locked(&kept.progress);
        (progress.status, progress.begun) = (ReviewStatus::Running, Some(Instant::now()));
    }
    let waits = Arc::clone(shared);
    let token = CancelToken::default().or(move || {
        let stopped = || waits.stopped.load(Ordering::Relaxed);
        waits.thinkers.give_way(stopped);
        stopped()
    });
    for part in 0..reviewer.parts() {
        let told = reviewer.part(part, &token)?;
        locked(&kept.progress).parts.push(told);
        kept.news.send_modify(|done| *done += 1);
    }
    let parts = locked(&kept.progress).parts.clone();
    Some(reviewer.finish(parts))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use catalog::{Agreement, CancelToken, JudgedDoc, PartDoc, Plans, ReviewDoc, Reviewer, Seen};
    use kernel::Seat;
    use store::TokenHash;

    use futures_util::FutureExt;

    use super::{Kept, MOST_ASKING, MOST_OF_VISITOR, MOST_WAITING, Mutex, Reviews, Visitor};
    use crate::error::Reason;
    use crate::thinking::Thinkers;
    use crate::wire::ReviewStatus;

    /// A review of an empty game whose only part ends when the test says so.
    struct Held {
        review: Box<dyn Reviewer>,
        begun: Sender<()>,
        go_on: Mutex<Receiver<()>>,
    }

    impl Reviewer for Held {
        fn parts(&self) -> usize {
            1
        }

        fn part(&self, _: usize, _: &CancelToken) -> Option<PartDoc> {
            self.begun.send(()).ok()?;
            super::locked(&self.go_on).recv().ok()?;
            let deal = self.review.finish(vec![]);
            Some(PartDoc::Deal(catalog::DealDoc {
                at: 1,
                draws: 1,
                round: 0,
                before: deal.start.clone(),
                value: deal.start.clone(),
                score: deal.start,
            }))
        }

        fn deeper(&self, part: usize, _: u32, cancel: &CancelToken) -> Option<PartDoc> {
            self.part(part, cancel)
        }

        fn part_at(&self, at: usize, who: Seat) -> Option<usize> {
            self.review.part_at(at, who)
        }

        fn judge(
            &self,
            part: usize,
            plans: Plans<'_>,
            tokens: (&CancelToken, &CancelToken),
        ) -> Option<JudgedDoc> {
            self.review.judge(part, plans, tokens)
        }

        fn moments(&self, tell: &mut dyn FnMut(Seen)) {
            self.review.moments(tell);
        }

        fn tables(&self) -> String {
            self.review.tables()
        }

        fn finish(&self, _: Vec<PartDoc>) -> ReviewDoc {
            self.review.finish(vec![])
        }
    }

    fn held() -> (Box<dyn Reviewer>, Receiver<()>, Sender<()>) {
        let face = catalog::game("simplicity").expect("the game");
        let table = face.open(&Agreement { players: 2, ..Agreement::default() });
        let record = table.expect("it is sound").record(vec![String::new(); 2], None);
        let review = face.review(&record, 1, Some(1)).expect("a sound record");
        let ((begun, begins), (go, go_on)) = (channel(), channel());
        (Box::new(Held { review, begun, go_on: Mutex::new(go_on) }), begins, go)
    }

    fn visitor(number: u8) -> Visitor {
        Visitor { browser: TokenHash([number; 32]), address: [10, 0, 0, number].into() }
    }

    #[tokio::test]
    async fn an_address_asks_few_things_at_a_time() {
        let reviews = Reviews::new(Thinkers::new(1));
        let of = |number: u8| Visitor { address: [10, 0, 0, 1].into(), ..visitor(number) };
        let first = reviews.turn(of(0)).await.expect("nobody asks");
        let mut waits: Vec<_> = (1..4).map(|number| Box::pin(reviews.turn(of(number)))).collect();
        assert!(waits.iter_mut().all(|wait| wait.now_or_never().is_none()), "they wait");
        let fifth = reviews.turn(of(4)).await.err().expect("four are open");
        assert!(fifth.is(Reason::TooFast));
        drop((first, waits));
        assert!(reviews.turn(of(4)).await.is_ok());
    }

    #[tokio::test]
    async fn a_visitor_asks_one_thing_at_a_time() {
        let reviews = Reviews::new(Thinkers::new(1));
        let first = reviews.turn(visitor(0)).await.expect("nobody asks");
        let again = reviews.turn(visitor(0)).await.err().expect("the first still asks");
        assert!(again.is(Reason::TooFast));
        let mut waits: Vec<_> =
            (1..MOST_ASKING as u8).map(|number| Box::pin(reviews.turn(visitor(number)))).collect();
        assert!(waits.iter_mut().all(|wait| wait.now_or_never().is_none()), "they wait");
        let surplus = reviews.turn(visitor(99)).await.err().expect("too many wait");
        assert!(surplus.is(Reason::Busy));
        drop(first);
        let second = waits.remove(0).await.expect("its turn has come");
        drop((second, waits));
        assert!(reviews.turn(visitor(0)).await.is_ok());
    }

    #[test]
    fn a_visitor_has_few_reviews_and_the_queue_an_end() {
        let reviews = Reviews::new(Thinkers::new(1));
        let (first, begins, go) = held();
        let of = |id: String| (id, "simplicity".to_owned(), String::new());
        let ask = |number: usize, review| {
            reviews.ask(of(format!("r{number}")), visitor((number / MOST_OF_VISITOR) as u8), review)
        };
        let made = ask(0, first).expect("the first");
        begins.recv().expect("the worker begins");
        assert!(ask(1, held().0).is_ok());
        let third = reviews.ask(of("more".to_owned()), visitor(0), held().0).err();
        assert!(third.expect("a third of one visitor").is(Reason::TooFast));
        for number in 2..=MOST_WAITING {
            assert!(ask(number, held().0).is_ok(), "{number}");
        }
        let surplus = ask(99, held().0).err().expect("nobody else gets in");
        assert!(surplus.is(Reason::ServerFull));
        let state = |kept: &Kept| reviews.state(kept, 0);
        let second = reviews.known("r1").expect("it waits");
        assert_eq!((state(&second).status, state(&second).before), (ReviewStatus::Waiting, 1));
        assert_eq!((state(&made).status, state(&made).done), (ReviewStatus::Running, 0));
        go.send(()).expect("the worker waits");
        // The others fail: their tests have gone.
        while second.is_open() {
            std::thread::yield_now();
        }
        assert_eq!((state(&made).status, state(&made).deals.len()), (ReviewStatus::Done, 1));
        assert!(state(&made).review.is_some() && second.has_failed());
    }
}
