//! Threads that think for bots, so that no table and no request waits for a decision.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use catalog::Thought;
use serde_json::Value;
use tokio::sync::oneshot;

/// A bounded number of threads that think, first come, first served. A table asks for one thought
/// at a time, so all tables have their turns. Thoughts that nobody waits for any more are skipped;
/// the threads end with the last copy of this.
#[derive(Clone)]
pub struct Thinkers(mpsc::Sender<Asked>);

/// A thought, and where its answer goes.
struct Asked {
    thought: Thought,
    answer: oneshot::Sender<Value>,
}

impl Thinkers {
    /// That many threads, at least one.
    pub fn new(threads: usize) -> Thinkers {
        let (asked, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 1..=threads.max(1) {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new().name(format!("thinker {number}"));
            if let Err(error) = thread.spawn(move || think(&queue)) {
                tracing::error!(%error, "there is one thread less to think for bots");
            }
        }
        Thinkers(asked)
    }

    /// Thinks; the answer. It never comes if the thought panicked, and dropping what waits for it
    /// takes the thought back as long as it has not begun.
    pub(crate) fn think(&self, thought: Thought) -> oneshot::Receiver<Value> {
        let (answer, answered) = oneshot::channel();
        // Without threads the answer never comes.
        drop(self.0.send(Asked { thought, answer }));
        answered
    }
}

impl Default for Thinkers {
    /// One thread less than there are cores: tables and requests have theirs.
    fn default() -> Thinkers {
        Thinkers::new(thread::available_parallelism().map_or(1, |cores| cores.get() - 1))
    }
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thinkers(..)")
    }
}

/// The life of a thread.
fn think(queue: &Mutex<mpsc::Receiver<Asked>>) {
    loop {
        let asked = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Asked { thought, answer }) = asked else { return };
        if answer.is_closed() {
            continue;
        }
        if let Ok(entry) = catch_unwind(AssertUnwindSafe(thought)) {
            // The position may have gone on meanwhile.
            drop(answer.send(entry));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use serde_json::json;

    use super::Thinkers;

    #[tokio::test]
    async fn thoughts_are_thought_in_turn_and_those_given_up_are_skipped() {
        let thinkers = Thinkers::new(1);
        let (thinks, thought) = mpsc::channel();
        let (go_on, gone_on) = mpsc::channel::<()>();
        let thinks = |name: &'static str| {
            let thinks = thinks.clone();
            move || {
                thinks.send(name).unwrap();
                json!(name)
            }
        };
        let first = thinks("first");
        let first = thinkers.think(Box::new(move || {
            gone_on.recv().unwrap();
            first()
        }));
        let given_up = thinkers.think(Box::new(thinks("given up")));
        let broken = thinkers.think(Box::new(|| panic!("a bug of a game")));
        let last = thinkers.think(Box::new(thinks("last")));
        drop(given_up);
        go_on.send(()).unwrap();
        assert_eq!(first.await, Ok(json!("first")));
        assert!(broken.await.is_err());
        assert_eq!(last.await, Ok(json!("last")), "a thread survives a bug");
        assert_eq!(thought.try_iter().collect::<Vec<_>>(), ["first", "last"]);
    }
}
