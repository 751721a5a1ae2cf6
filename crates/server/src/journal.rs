//! What the log says of trouble: a line when it begins and when it ends, and one a minute and kind,
//! however many requests meet it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long refusals of a kind are only counted after a line about them.
const MINUTE: Duration = Duration::from_mins(1);

/// The limits: each refusal by one is for the operator to know.
const LIMITS: [&str; 5] = ["busy", "server_full", "table_crowded", "too_fast", "too_many_sockets"];

/// What has been said of trouble so far.
#[derive(Default)]
pub(crate) struct Journal(Mutex<Trouble>);

#[derive(Default)]
struct Trouble {
    /// Since when the database fails.
    outage: Option<Instant>,
    /// By limit, when the last line was written, and how many were refused since.
    limits: HashMap<&'static str, (Instant, u64)>,
}

impl Journal {
    /// Notes that the database failed; true if it had worked before.
    pub(crate) fn fails(&self, now: Instant) -> bool {
        let mut trouble = self.trouble();
        let begins = trouble.outage.is_none();
        trouble.outage.get_or_insert(now);
        begins
    }

    /// Notes that the database works; how long it had failed.
    pub(crate) fn works(&self, now: Instant) -> Option<Duration> {
        let since = self.trouble().outage.take()?;
        Some(now.saturating_duration_since(since))
    }

    /// Notes a refusal. If it is by a limit and the minute is over: returns how many were refused since the last line.
    pub(crate) fn refused(&self, code: &str, now: Instant) -> Option<u64> {
        let limit = LIMITS.into_iter().find(|limit| *limit == code)?;
        let mut trouble = self.trouble();
        let (said, count) = match trouble.limits.get(limit) {
            Some((said, count)) => (Some(*said), count + 1),
            None => (None, 1),
        };
        let is_due = said.is_none_or(|said| now >= said + MINUTE);
        let next = if is_due { (now, 0) } else { (said.unwrap_or(now), count) };
        trouble.limits.insert(limit, next);
        is_due.then_some(count)
    }

    fn trouble(&self) -> MutexGuard<'_, Trouble> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::Journal;

    #[test]
    fn an_outage_is_logged_when_it_begins_and_ends() {
        let (journal, start) = (Journal::default(), Instant::now());
        assert_eq!(journal.works(start), None);
        assert!(journal.fails(start));
        assert!(!journal.fails(start + Duration::from_secs(1)), "it is known");
        let end = start + Duration::from_secs(7);
        assert_eq!(journal.works(end), Some(Duration::from_secs(7)));
        assert_eq!(journal.works(end), None);
        assert!(journal.fails(end), "another one");
    }

    #[test]
    fn refusals_by_limits_are_logged_once_a_minute_and_kind() {
        let (journal, start) = (Journal::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(journal.refused("too_fast", at(0)), Some(1));
        assert_eq!(journal.refused("too_fast", at(1)), None);
        assert_eq!(journal.refused("too_fast", at(59)), None);
        assert_eq!(journal.refused("table_crowded", at(59)), Some(1), "another kind");
        assert_eq!(journal.refused("too_fast", at(60)), Some(3), "with those in between");
        assert_eq!(journal.refused("stale", at(60)), None, "no limit");
    }
}
