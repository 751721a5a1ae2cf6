//! The commands beside `play`, run as a user runs them.

mod bad_input;
mod help;
mod replay;
mod score;
mod simulate;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A run of the program that has ended.
struct Run {
    status: i32,
    stdout: String,
    stderr: String,
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_citywright"));
    command.env("NO_COLOR", "1");
    command
}

fn run(arguments: &[&str]) -> Run {
    let output = program().args(arguments).output().expect("the program starts");
    Run::of(&output)
}

/// With a pipe to read from.
#[cfg(unix)]
fn run_with(arguments: &[&str], input: &str) -> Run {
    let mut program = program();
    program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    stdin.write_all(input.as_bytes()).expect("the pipe takes it");
    drop(stdin);
    Run::of(&child.wait_with_output().expect("the program ends"))
}

impl Run {
    fn of(output: &Output) -> Run {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
        Run {
            status: output.status.code().unwrap_or(-1),
            stdout: text(&output.stdout),
            stderr: text(&output.stderr),
        }
    }

    /// It was refused with `status` and a message that has all of `parts`.
    #[track_caller]
    fn refused(&self, status: i32, parts: &[&str]) {
        assert_eq!(self.status, status, "{}", self.stderr);
        for part in parts {
            assert!(self.stderr.contains(part), "{part:?} is not in: {}", self.stderr);
        }
        assert!(!self.stderr.contains("panicked"), "{}", self.stderr);
    }

    #[track_caller]
    fn done(&self) -> &str {
        assert_eq!(self.status, 0, "{}", self.stderr);
        &self.stdout
    }

    #[track_caller]
    fn json(&self) -> serde_json::Value {
        serde_json::from_str(self.done()).expect("nothing but JSON on standard output")
    }
}

/// A folder that goes away with the test.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(TempDir::new().expect("a temporary folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).expect("a temporary file");
        path
    }

    /// Records of `games` random games.
    fn records(&self, games: u32) -> (PathBuf, Vec<String>) {
        let path = self.path("records.jsonl");
        run(&[
            "simulate",
            "simplicity",
            "--games",
            &games.to_string(),
            "--records",
            text(&path),
            "--json",
        ])
        .done();
        let lines = std::fs::read_to_string(&path).expect("the records");
        (path, lines.lines().map(str::to_owned).collect())
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}
