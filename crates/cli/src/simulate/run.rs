//! Plays the games of a simulation on all threads and writes their records in order.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};
use catalog::Contest;
use search::Tally;

use crate::threads;

/// The most games that a thread plays between two reports.
const LARGEST_BATCH: u64 = 256;
/// The minimum number of batches per thread, if there are enough games: all threads then end at about
/// the same time.
const BATCHES: u64 = 16;

/// What is played.
pub(crate) struct Plan<'a> {
    pub(crate) contest: &'a dyn Contest,
    /// How many bots to count.
    pub(crate) bots: usize,
    pub(crate) seed: u64,
    pub(crate) games: u64,
    /// At least one; no more than there are games.
    pub(crate) threads: u64,
}

impl Plan<'_> {
    /// How many games a thread plays between two reports.
    fn batch(&self) -> u64 {
        (self.games / (self.threads * BATCHES)).clamp(1, LARGEST_BATCH)
    }
}

/// A complete batch, or the start of one after an interrupt.
struct Batch {
    tally: Tally,
    records: String,
}

/// Plays all games and counts them. When `stop` is set it ends early, after whole games, and counts a
/// prefix of the games. Neither counts nor records depend on the number of threads.
pub(crate) fn play_all(
    plan: &Plan<'_>,
    sink: &mut Sink,
    stop: &AtomicBool,
    mut done: impl FnMut(u64),
) -> Result<Tally> {
    let mut tally = Tally::new(plan.bots, plan.contest.seats());
    let batches = plan.games.div_ceil(plan.batch());
    let wants_records = sink.is_open();
    let work = |batch| play_batch(plan, batch, wants_records, stop);
    let mut taken = 0;
    threads::in_order(0..batches, plan.threads, work, |played| {
        sink.write(&played.records)?;
        tally.add(&played.tally);
        done(tally.games);
        taken += 1;
        // An interrupt cut this batch short: later batches of other threads do not count.
        Ok(tally.games == (taken * plan.batch()).min(plan.games))
    })?;
    Ok(tally)
}

fn play_batch(plan: &Plan<'_>, batch: u64, wants_records: bool, stop: &AtomicBool) -> Batch {
    let mut tally = Tally::new(plan.bots, plan.contest.seats());
    let mut records = String::new();
    for index in batch * plan.batch()..((batch + 1) * plan.batch()).min(plan.games) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let record = wants_records.then_some(&mut records);
        let played = plan.contest.play(plan.seed, index, record);
        tally.count(&played.standings, &plan.contest.bots_of(index));
    }
    Batch { tally, records }
}

/// Where records go, if anywhere. The file only ever keeps whole lines.
pub(crate) struct Sink(Option<(File, PathBuf, u64)>);

impl Sink {
    pub(crate) fn open(path: Option<&Path>) -> Result<Sink> {
        let Some(path) = path else { return Ok(Sink(None)) };
        let file = File::create(path)
            .with_context(|| format!("cannot write records to {}", path.display()))?;
        Ok(Sink(Some((file, path.to_owned(), 0))))
    }

    fn is_open(&self) -> bool {
        self.0.is_some()
    }

    fn write(&mut self, records: &str) -> Result<()> {
        let Some((file, path, whole)) = &mut self.0 else { return Ok(()) };
        if let Err(error) = file.write_all(records.as_bytes()) {
            // Part of the batch may be in the file; the records before it are complete. A pipe has no
            // length to set, and no more to lose.
            let _ = file.set_len(*whole);
            let problem = format!(
                "cannot write more records to {}; those written so far are whole",
                path.display()
            );
            return Err(error).context(problem);
        }
        *whole += records.len() as u64;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::atomic::{AtomicBool, Ordering};

    use catalog::{Contest, ContestRequest};

    use super::{Plan, Sink, play_all};

    /// Plays with records until `until` games are done, or all; returns the number counted, and the
    /// records.
    fn play(contest: &dyn Contest, games: u64, threads: u64, until: u64) -> (u64, String) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("records.jsonl");
        let plan = Plan { contest, bots: 1, seed: 5, games, threads };
        let stop = AtomicBool::new(until == 0);
        let told = |done| stop.store(done >= until, Ordering::Relaxed);
        let tally = play_all(&plan, &mut Sink::open(Some(&path)).unwrap(), &stop, told).unwrap();
        (tally.games, fs::read_to_string(&path).unwrap())
    }

    /// Whenever the interrupt comes, the first games count, with their records.
    #[test]
    fn an_interrupt_leaves_the_first_games() {
        let request =
            ContestRequest { players: 4, bots: vec!["random".to_owned()], ..Default::default() };
        let contest = catalog::game("simplicity").unwrap().contest(&request).unwrap();
        let (all, records) = play(&*contest, 300, 3, u64::MAX);
        assert_eq!((all, records.lines().count()), (300, 300));
        for until in [0, 1, 17, 100, 299] {
            let (some, first) = play(&*contest, 300, 3, until);
            assert!(some >= until, "{some} of {until}");
            assert_eq!(first.lines().count() as u64, some);
            assert!(records.starts_with(&first));
        }
        assert_eq!(play(&*contest, 300, 3, 0).0, 0, "the first game was not even begun");
    }

    #[test]
    fn batches_are_small_enough_for_all_threads() {
        let request =
            ContestRequest { players: 4, bots: vec!["random".to_owned()], ..Default::default() };
        let contest = catalog::game("simplicity").unwrap().contest(&request).unwrap();
        let batch =
            |games, threads| Plan { contest: &*contest, bots: 1, seed: 1, games, threads }.batch();
        assert_eq!(batch(0, 1), 1);
        assert_eq!(batch(20, 8), 1);
        assert_eq!(batch(1600, 4), 25);
        assert_eq!(batch(1_000_000, 2), 256);
    }
}
