//! A progress bar for long work: on a terminal, after a second, never in a pipe.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shows the progress of long work, on standard error.
pub(crate) struct Progress {
    bar: ProgressBar,
    start: Instant,
    shown: bool,
}

impl Progress {
    /// `total` units of work; `None` if unknown.
    pub(crate) fn new(total: Option<u64>, unit: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::hidden());
        let template = match total {
            Some(_) => "{wide_bar} {human_pos}/{human_len} UNIT, {eta} left",
            None => "{spinner} {human_pos} UNIT, {elapsed}",
        };
        if let Ok(style) = ProgressStyle::with_template(&template.replace("UNIT", unit)) {
            bar.set_style(style);
        }
        let shown = !std::io::stderr().is_terminal();
        Progress { bar, start: Instant::now(), shown }
    }

    /// Sets how much is done.
    pub(crate) fn at(&mut self, done: u64) {
        if !self.shown && self.start.elapsed() > Duration::from_secs(1) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
            self.shown = true;
        }
        self.bar.set_position(done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
