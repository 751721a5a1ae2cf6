//! The commands other than `play`, run as a user runs them.

mod analyze;
mod bad_input;
mod help;
mod league;
mod puzzles;
mod replay;
mod score;
mod simulate;
mod train;

use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::shared::{Run, fed, program};

fn run(arguments: &[&str]) -> Run {
    fed(program().args(arguments), "")
}

/// A folder that is deleted with the test.
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
