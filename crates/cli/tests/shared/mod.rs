//! The program itself, run as people and scripts run it: shared by all tests of this crate.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use kernel::Notation;
use record::Record;

/// A run of the program that has ended.
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The program, without the settings of the person who runs the tests.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_citywright"));
    program.env_clear().env("LC_ALL", "C.UTF-8");
    program
}

/// Runs it to its end through pipes.
pub(crate) fn fed(program: &mut Command, input: &str) -> Run {
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().expect("the program starts");
    let mut stdin = running.stdin.take().expect("it has an input");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = running.wait_with_output().expect("the program ends");
    // A program that ends early closes its input; that is no fault.
    drop(writer.join());
    Run::of(&output)
}

/// Runs `citywright play` of a game in a folder.
pub(crate) fn play(folder: &Path, game: &str, args: &[&str], input: &str) -> Run {
    fed(program().args(["play", game]).args(args).current_dir(folder), input)
}

/// Continues from a record with these commands; returns the answer to each, without the prompts.
pub(crate) fn answers(game: &str, record: &str, commands: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("begun.json"), record).unwrap();
    let input = commands.join("\n") + "\n";
    let played = play(folder.path(), game, &["--load", "begun.json"], &input);
    let mut rest = played.done();
    let mut answers = Vec::new();
    for command in commands {
        let (before, after) = rest.split_once(&format!("> {command}\n")).unwrap_or_else(|| {
            panic!("{command:?} is not repeated after a prompt in\n{}", played.stdout)
        });
        answers.push(before);
        rest = after;
    }
    answers.push(rest.split("> \nThe input has ended.").next().unwrap_or_default());
    // Each answer ends with the start of the next prompt, on a separate line.
    let answer = |text: &&str| text.rsplit_once('\n').map_or("", |(answer, _)| answer).to_owned();
    answers.iter().skip(1).map(answer).collect()
}

/// The only record of a file.
pub(crate) fn kept<G: Notation>(path: &Path) -> Record<G> {
    Record::from_json(&fs::read_to_string(path).unwrap(), 1).unwrap()
}

impl Run {
    pub(crate) fn of(output: &Output) -> Run {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("its words are UTF-8");
        Run {
            status: output.status.code().unwrap_or(-1),
            stdout: text(&output.stdout),
            stderr: text(&output.stderr),
        }
    }

    /// Asserts that it was refused with `status` and a message that has all of `parts`.
    #[track_caller]
    pub(crate) fn refused(&self, status: i32, parts: &[&str]) {
        assert_eq!(self.status, status, "{}", self.stderr);
        for part in parts {
            assert!(self.stderr.contains(part), "{part:?} is not in: {}", self.stderr);
        }
        assert!(!self.stderr.contains("panicked"), "{}", self.stderr);
    }

    /// Asserts success; returns the output.
    #[track_caller]
    pub(crate) fn done(&self) -> &str {
        assert_eq!(self.status, 0, "{}", self.stderr);
        &self.stdout
    }

    /// Like [`Run::done`], for JSON output.
    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(self.done()).expect("nothing but JSON on standard output")
    }
}
