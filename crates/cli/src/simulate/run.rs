//! The games of a simulation over all threads, their records written in order.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use anyhow::{Context, Result};
use catalog::Contest;
use search::Tally;

/// Games that a thread plays between two reports.
const BATCH: u64 = 256;
/// Batches that a thread may be ahead of the writer, so that a slow disk fills no memory.
const AHEAD: usize = 4;

/// What is played.
pub(crate) struct Plan<'a> {
    pub(crate) contest: &'a dyn Contest,
    /// How many bots there are to count for.
    pub(crate) bots: usize,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// A batch that was played.
struct Batch {
    tally: Tally,
    records: String,
}

/// Set at an interrupt (Ctrl-C, or a request to terminate): the games so far are then finished.
pub(crate) fn stop_on_interrupt() -> Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    Ok(&STOP)
}

/// Plays games 0 to `games` and counts them; stops early, after whole games, when `stop` is set.
///
/// Batch `i` is played by thread `i` modulo the number of threads and collected in order, so
/// neither counts nor records depend on the number of threads.
pub(crate) fn play_all(
    plan: &Plan<'_>,
    games: u64,
    sink: &mut Sink,
    stop: &AtomicBool,
    mut done: impl FnMut(u64),
) -> Result<Tally> {
    let mut tally = Tally::new(plan.bots, plan.contest.seats());
    let batches = games.div_ceil(BATCH);
    let threads = (plan.threads as u64).min(batches).max(1);
    let wants_records = sink.is_open();
    std::thread::scope(|scope| {
        let receivers: Vec<Receiver<Batch>> = (0..threads)
            .map(|thread| {
                let (sender, receiver) = sync_channel(AHEAD);
                let mine = (thread..batches).step_by(threads as usize);
                scope.spawn(move || play_batches(plan, mine, games, wants_records, stop, &sender));
                receiver
            })
            .collect();
        for batch in 0..batches {
            // A thread that was told to stop hangs up: nothing after its last batch is whole.
            let Ok(batch) = receivers[(batch % threads) as usize].recv() else { break };
            sink.write(&batch.records)?;
            tally.add(&batch.tally);
            done(tally.games);
        }
        Ok(tally)
    })
}

fn play_batches(
    plan: &Plan<'_>,
    batches: impl Iterator<Item = u64>,
    games: u64,
    wants_records: bool,
    stop: &AtomicBool,
    sender: &SyncSender<Batch>,
) {
    for batch in batches {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let mut tally = Tally::new(plan.bots, plan.contest.seats());
        let mut records = String::new();
        for index in batch * BATCH..((batch + 1) * BATCH).min(games) {
            let record = wants_records.then_some(&mut records);
            let played = plan.contest.play(plan.seed, index, record);
            tally.count(&played.standings, &plan.contest.bots_of(index));
        }
        if sender.send(Batch { tally, records }).is_err() {
            return;
        }
    }
}

/// Where records go, if anywhere. Only whole lines ever stay in the file.
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
            // Part of the batch may be there; the records before it are whole. A pipe has no
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
