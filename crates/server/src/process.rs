//! Figures of the process itself, under the names that Prometheus has for them.

use std::fmt::Write;
use std::fs;
use std::time::SystemTime;

/// The kernel counts processor time in hundredths of a second, whatever its own clock.
const TICKS: f64 = 100.0;

/// Figures of a process, as far as the system reports them.
#[derive(Debug, Default, PartialEq)]
struct Process {
    cpu_seconds: Option<f64>,
    resident_bytes: Option<f64>,
    threads: Option<f64>,
    open_files: Option<f64>,
    most_files: Option<f64>,
}

impl Process {
    /// This process: nothing on a system without `/proc`.
    fn own() -> Process {
        let read = |name: &str| fs::read_to_string(format!("/proc/self/{name}"));
        let [stat, status, limits] =
            ["stat", "status", "limits"].map(|name| read(name).unwrap_or_default());
        let files = fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as f64);
        Process { open_files: files, ..Process::read(&stat, &status, &limits) }
    }

    /// Reads the texts of the same names in `/proc`.
    fn read(stat: &str, status: &str, limits: &str) -> Process {
        // The name of the program comes before, in brackets, and may have spaces.
        let (_, fields) = stat.rsplit_once(") ").unwrap_or_default();
        let fields: Vec<&str> = fields.split(' ').collect();
        let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
        let line = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<f64>().ok()
        };
        let files = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
        Process {
            cpu_seconds: ticks(11).zip(ticks(12)).map(|(user, system)| (user + system) / TICKS),
            resident_bytes: line("VmRSS:").map(|kilobytes| kilobytes * 1_024.0),
            threads: line("Threads:"),
            open_files: None,
            most_files: files.and_then(|line| line.split_whitespace().next()?.parse().ok()),
        }
    }

    /// In the text format of `OpenMetrics`.
    fn text(&self, started: SystemTime) -> String {
        let started = started.duration_since(SystemTime::UNIX_EPOCH).ok();
        let figures = [
            ("cpu_seconds", "counter", "Processor time of the program", self.cpu_seconds),
            ("resident_memory_bytes", "gauge", "Memory of the program", self.resident_bytes),
            ("threads", "gauge", "Threads of the program", self.threads),
            ("open_fds", "gauge", "Open files and connections", self.open_files),
            ("max_fds", "gauge", "The most open files and connections", self.most_files),
            (
                "start_time_seconds",
                "gauge",
                "When the program started, in seconds since 1970",
                started.map(|since| since.as_secs_f64()),
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, figure) in figures {
            let Some(figure) = figure else { continue };
            let end = if kind == "counter" { "_total" } else { "" };
            // Writing to a string never fails.
            let _ = writeln!(
                text,
                "# HELP process_{name} {help}.\n# TYPE process_{name} {kind}\nprocess_{name}{end} {figure}"
            );
        }
        text
    }
}

/// The figures of this process, in the text format of `OpenMetrics`.
pub(crate) fn text(started: SystemTime) -> String {
    Process::own().text(started)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::Process;

    #[test]
    fn process_metrics_are_read_from_proc() {
        let stat = "77 (city wright) S 1 77 77 0 -1 4194560 900 0 0 0 250 50 0 0 20 0 9 0 100 5 6";
        let status = "Name:\tcity wright\nVmRSS:\t    2048 kB\nThreads:\t9\n";
        let limits = "Limit   Soft Limit Hard Limit Units\nMax open files   1024   4096   files\n";
        let process = Process::read(stat, status, limits);
        let read = Process {
            cpu_seconds: Some(3.0),
            resident_bytes: Some(2_097_152.0),
            threads: Some(9.0),
            open_files: None,
            most_files: Some(1_024.0),
        };
        assert_eq!(process, read);
        let text = process.text(SystemTime::UNIX_EPOCH + Duration::from_secs(5));
        assert!(text.contains("\nprocess_cpu_seconds_total 3\n"), "{text}");
        assert!(text.contains("\nprocess_start_time_seconds 5\n"), "{text}");
        assert_eq!(Process::read("", "", ""), Process::default(), "other systems have none");
    }
}
