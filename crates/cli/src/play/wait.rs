//! Waits for a bot. On a terminal a line says after a while that it thinks. Input typed meanwhile is
//! dropped.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::text::width;

/// Shorter waits show no line.
const NOTICED: Duration = Duration::from_millis(300);

/// Does some work, with a line on the terminal if it takes noticeably long.
pub(super) fn while_thinking<T>(line: &str, work: impl FnOnce() -> T) -> T {
    if !io::stdout().is_terminal() {
        return work();
    }
    let (value, was_shown) = shown_after(NOTICED, line, &mut io::stdout(), work);
    if was_shown {
        forget_input();
    }
    value
}

/// Does some work. Shows a line after this time and removes it at the end. Returns the result, and
/// whether the line appeared.
fn shown_after<T>(
    patience: Duration,
    line: &str,
    out: &mut (impl Write + Send),
    work: impl FnOnce() -> T,
) -> (T, bool) {
    let (done, is_done) = channel::<()>();
    thread::scope(|scope| {
        let watcher = scope.spawn(move || {
            if is_done.recv_timeout(patience) != Err(RecvTimeoutError::Timeout) {
                return false;
            }
            // The reader may be gone.
            let _ = write!(out, "{line}").and_then(|()| out.flush());
            let _ = is_done.recv();
            let _ = write!(out, "\r{}\r", " ".repeat(width(line))).and_then(|()| out.flush());
            true
        });
        let value = work();
        drop(done);
        (value, watcher.join().unwrap_or(false))
    })
}

/// Drops input that was typed and not read yet.
fn forget_input() {
    let input = io::stdin();
    if input.is_terminal() {
        #[cfg(unix)]
        // If that fails, the input is read as usual.
        let _ = rustix::termios::tcflush(&input, rustix::termios::QueueSelector::IFlush);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};
    use std::time::Duration;

    use super::shown_after;

    /// A terminal that reports writes.
    struct Screen(Sender<String>);

    impl std::io::Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            drop(self.0.send(String::from_utf8_lossy(bytes).into_owned()));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn long_work_shows_a_line_until_it_is_done() {
        let (written, screen) = channel();
        let wait = || screen.recv().expect("the line is shown");
        let work = || wait();
        let told = shown_after(Duration::ZERO, "tree thinks", &mut Screen(written), work);
        assert_eq!(told, ("tree thinks".to_owned(), true));
        let rest: String = screen.iter().collect();
        assert_eq!(rest, format!("\r{}\r", " ".repeat(11)));
    }

    #[test]
    fn quick_work_shows_no_line() {
        let mut out = Vec::new();
        assert_eq!(shown_after(Duration::MAX, "tree thinks", &mut out, || 1), (1, false));
        assert!(out.is_empty());
    }
}
