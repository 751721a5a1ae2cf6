//! Worker threads for bots, so that no table and no request waits for a decision.

use std::fmt;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use catalog::{CancelToken, Crew, Idea, Thought};
use tokio::sync::oneshot;

use crate::helpers::Helpers;

/// Time limit of a bot's decision, because people wait for it. The budget of a level takes less on most
/// machines; on a slow or busy one the bot decides by what it knows then.
pub(crate) const DECISION: Duration = Duration::from_millis(250);
/// Time limit of a hint: its asker waits for it alone, and the best level may use its whole budget.
pub(crate) const HINT: Duration = Duration::from_secs(1);

/// How often less urgent work asks whether a worker is idle.
const PAUSE: Duration = Duration::from_millis(5);

/// A fixed number of workers that run searches, first come, first served. A table runs one search
/// for its bots and one for a hint at a time, so all tables get their turns. Workers skip cancelled
/// searches, or end them soon; they exit with the last clone of this.
#[derive(Clone)]
pub struct Thinkers {
    asked: mpsc::Sender<Asked>,
    helpers: Arc<Helpers>,
}

/// A queued search, and where its result goes.
struct Asked {
    thought: Thought,
    longest: Duration,
    stop: CancelToken,
    answer: oneshot::Sender<Idea>,
}

/// The future result of a search. Dropping it cancels the search.
pub(crate) struct Answer {
    answer: oneshot::Receiver<Idea>,
    stop: CancelToken,
}

impl Answer {
    /// Cancellation token, to cancel the search before the drop.
    pub(crate) fn stop(&self) -> CancelToken {
        self.stop.clone()
    }

    /// The result; nothing if the search panicked. A cancelled wait may be repeated, but not after
    /// the result has come.
    pub(crate) async fn wait(&mut self) -> Option<Idea> {
        (&mut self.answer).await.ok()
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

impl Thinkers {
    /// That many workers, at least one. Idle workers are lent to running searches.
    pub fn new(threads: usize) -> Thinkers {
        let threads = threads.max(1);
        let helpers = Arc::new(Helpers::new(threads));
        let (asked, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 1..=threads {
            let (queue, helpers) = (Arc::clone(&queue), Arc::clone(&helpers));
            let thread = thread::Builder::new().name(format!("thinker {number}"));
            if let Err(error) = thread.spawn(move || think(&queue, &helpers)) {
                tracing::error!(%error, "there is one thread less to think for bots");
            }
        }
        Thinkers { asked, helpers }
    }

    /// Queues a search with this time limit, counted from its start.
    pub(crate) fn think(&self, longest: Duration, thought: Thought) -> Answer {
        let (answer, answered) = oneshot::channel();
        let stop = CancelToken::default();
        // Without workers there is no answer.
        drop(self.asked.send(Asked { thought, longest, stop: stop.clone(), answer }));
        Answer { answer: answered, stop }
    }

    /// Waits, on a thread that does less urgent work, while no worker is idle, or until `stop` says so.
    pub(crate) fn give_way(&self, stop: impl Fn() -> bool) {
        while !self.helpers.has_idle() && !stop() {
            thread::sleep(PAUSE);
        }
    }
}

impl Default for Thinkers {
    /// As many workers as cores. Requests are so short that the system schedules them at once
    /// (`examples/beside_bots.rs`), and people wait for bots (`examples/waits.rs`).
    fn default() -> Thinkers {
        Thinkers::new(thread::available_parallelism().map_or(1, NonZero::get))
    }
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thinkers(..)")
    }
}

/// The loop of a worker.
fn think(queue: &Mutex<mpsc::Receiver<Asked>>, helpers: &Arc<Helpers>) {
    loop {
        let asked = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Asked { thought, longest, stop, answer }) = asked else { return };
        if stop.is_cancelled() {
            continue;
        }
        let _until_thought = helpers.begin();
        let end = Instant::now() + longest;
        let stop = stop.or(move || Instant::now() >= end);
        let crew: Arc<dyn Crew> = Arc::<Helpers>::clone(helpers);
        if let Ok(idea) = catch_unwind(AssertUnwindSafe(|| thought(stop, crew))) {
            // The position may have changed meanwhile.
            drop(answer.send(idea));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};
    use std::thread;
    use std::time::{Duration, Instant};

    use catalog::{Bot, CancelToken, Crew, Idea, Reasons};
    use serde_json::json;

    use super::{Answer, DECISION, Thinkers};

    fn idea(name: &str) -> Idea {
        let (reasons, bot) = (Reasons::default(), Bot::new("random"));
        Idea { entry: json!(name), reasons, forced: false, bot }
    }

    async fn thought(answer: &mut Answer) -> Option<String> {
        answer.wait().await.map(|idea| idea.entry.as_str().expect("a name").to_owned())
    }

    #[tokio::test]
    async fn searches_run_in_order_and_cancelled_ones_are_skipped() {
        let thinkers = Thinkers::new(1);
        let (thinks, turns) = mpsc::channel();
        let (go_on, gone_on) = mpsc::channel::<()>();
        let thinks = |name: &'static str| {
            let thinks = thinks.clone();
            move |_: CancelToken, _: Arc<dyn Crew>| {
                thinks.send(name).unwrap();
                idea(name)
            }
        };
        let first = thinks("first");
        let mut first = thinkers.think(
            DECISION,
            Box::new(move |stop, crew| {
                gone_on.recv().unwrap();
                first(stop, crew)
            }),
        );
        let given_up = thinkers.think(DECISION, Box::new(thinks("given up")));
        let mut broken = thinkers.think(DECISION, Box::new(|_, _| panic!("a bug of a game")));
        let mut third = thinkers.think(DECISION, Box::new(thinks("third")));
        let mut last = thinkers.think(DECISION, Box::new(thinks("last")));
        drop(given_up);
        go_on.send(()).unwrap();
        assert_eq!(thought(&mut first).await.as_deref(), Some("first"));
        assert_eq!(thought(&mut broken).await, None);
        assert_eq!(thought(&mut last).await.as_deref(), Some("last"), "a thread survives a bug");
        assert_eq!(thought(&mut third).await.as_deref(), Some("third"));
        let turns: Vec<&str> = turns.try_iter().collect();
        assert_eq!(turns, ["first", "third", "last"], "as they were asked for");
    }

    #[tokio::test]
    async fn a_search_out_of_time_ends_with_a_result() {
        for longest in [Duration::ZERO, DECISION + Duration::from_millis(20)] {
            let asked = Instant::now();
            let until_stopped = move |stop: CancelToken, _: Arc<dyn Crew>| {
                while !stop.is_cancelled() {
                    thread::yield_now();
                }
                assert!(asked.elapsed() >= longest);
                idea("by then")
            };
            let mut answer = Thinkers::new(1).think(longest, Box::new(until_stopped));
            assert_eq!(thought(&mut answer).await.as_deref(), Some("by then"));
        }
    }

    #[tokio::test]
    async fn a_cancelled_search_ends_and_makes_room() {
        let thinkers = Thinkers::new(1);
        let (begins, begun) = mpsc::channel();
        let given_up = thinkers.think(
            DECISION,
            Box::new(move |stop, _| {
                begins.send(()).unwrap();
                while !stop.is_cancelled() {
                    thread::yield_now();
                }
                idea("given up")
            }),
        );
        begun.recv().unwrap();
        let mut next = thinkers.think(DECISION, Box::new(|_, _| idea("next")));
        drop(given_up);
        assert_eq!(thought(&mut next).await.as_deref(), Some("next"));
    }
}
