//! Runs work on several threads and returns its results in order.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};

use anyhow::{Context, Result};

/// How many results a thread may be ahead of the consumer, so that a slow disk does not fill memory.
const AHEAD: usize = 4;

/// Set at an interrupt (Ctrl-C, or a request to terminate); the running games still finish.
pub(crate) fn stop_on_interrupt() -> Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    let watched = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
    watched.context("cannot watch for an interrupt")?;
    Ok(&STOP)
}

/// How many threads to use for this many pieces of work: the wanted number, or all cores. Never more
/// threads than pieces.
pub(crate) fn number(wanted: Option<u64>, pieces: u64) -> u64 {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    wanted.unwrap_or_else(cores).min(pieces).max(1)
}

/// Does pieces of work and passes the results to `take`, in order, until it wants no more.
///
/// Thread `i` does the pieces that are `i` modulo the number of threads, so no result depends on it.
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
            // The consumer has stopped: drops the rest.
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
