//! Work on several threads, its results in order.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};

use anyhow::{Context, Result};

/// Results that a thread may be ahead of who takes them, so that a slow disk fills no memory.
const AHEAD: usize = 4;

/// Set at an interrupt (Ctrl-C, or a request to terminate): the running games are then finished.
pub(crate) fn stop_on_interrupt() -> Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    let watched = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
    watched.context("cannot watch for an interrupt")?;
    Ok(&STOP)
}

/// How many threads there are for so many pieces of work: those that are wanted, or all cores. More
/// threads than pieces would have nothing to do.
pub(crate) fn number(wanted: Option<u64>, pieces: u64) -> u64 {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    wanted.unwrap_or_else(cores).min(pieces).max(1)
}

/// Does pieces of work and gives what comes of them to `take`, in their order, until it wants no
/// more.
///
/// Thread `i` does the pieces that are `i` modulo the number of threads, so nothing that is taken
/// depends on it.
pub(crate) fn in_order<T: Send>(
    pieces: Range<u64>,
    threads: u64,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> Result<bool>,
) -> Result<()> {
    std::thread::scope(|scope| {
        let work = &work;
        let start = |thread| {
            let (sender, receiver) = sync_channel(AHEAD);
            let mut mine = pieces.clone().skip(thread).step_by(threads as usize);
            // Nobody takes any more: the rest is left.
            scope.spawn(move || mine.all(|piece| sender.send(work(piece)).is_ok()));
            receiver
        };
        let receivers: Vec<Receiver<T>> = (0..threads as usize).map(start).collect();
        for (_, receiver) in pieces.clone().zip(receivers.iter().cycle()) {
            let Ok(result) = receiver.recv() else { break };
            if !take(result)? {
                break;
            }
        }
        Ok(())
    })
}
