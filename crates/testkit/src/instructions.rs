//! Counts the instructions of units of work and fails above limits.
//!
//! Times drift with the machine and its neighbours; instruction counts do not. Callgrind counts a
//! program that does N units and one that does 2 N. The difference over N is the cost of a unit,
//! without start-up. A file of limits names the units; `-- --refresh` sets its `now` limits to the
//! measured count and a tenth.

use std::collections::BTreeMap;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::{env, fs, io, thread};

use serde::Deserialize;

/// The work to count.
#[derive(Debug)]
pub struct Counting {
    /// The file of limits.
    pub file: &'static str,
    /// The minimum number of units.
    pub batch: u32,
    /// Why this machine cannot count, if so.
    pub cannot: Option<&'static str>,
    /// Does this many units of the named work.
    pub work: fn(&str, u32),
}

/// The most instructions that a unit of work may take.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    /// The hard limit, which refreshing never changes.
    must: Option<u64>,
    /// The limit as a multiple of another unit.
    at_most: Option<Times>,
    /// The count after the last change of speed, and a tenth.
    now: u64,
}

/// A multiple of another unit of work.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Times {
    times: u64,
    of: String,
}

impl Counting {
    /// Runs the counting program by its arguments.
    ///
    /// # Panics
    /// If the file of limits does not parse, or names work that does not exist.
    pub fn main(&self) -> ExitCode {
        let arguments: Vec<String> = env::args().skip(1).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match arguments[..] {
            ["--do", name, count] => (self.work)(name, count.parse().expect("a number")),
            ["--refresh", "--bench"] => self.refresh(),
            ["--bench"] => return self.check(),
            // As a test, by `cargo test --all-targets`: every unit checks what it does.
            _ => self.limits().keys().for_each(|name| (self.work)(name, self.batch)),
        }
        ExitCode::SUCCESS
    }

    fn limits(&self) -> BTreeMap<String, Limits> {
        let text = fs::read_to_string(self.file).expect("the file of limits is there");
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", self.file))
    }

    /// Compares every unit with its limits.
    fn check(&self) -> ExitCode {
        if let Some(reason) = self.cannot {
            eprintln!("no instructions are counted: {reason}");
            return ExitCode::SUCCESS;
        }
        println!("{:<24} {:>12} {:>8} {:>8}", "instructions of one", "measured", "now", "must");
        let all = self.limits();
        let Some(measured) = self.measure(&all) else { return ExitCode::SUCCESS };
        let mut broken = 0;
        for (name, limits) in &all {
            let of_other = limits.at_most.as_ref().map(|most| most.times * measured[&*most.of]);
            let must = limits.must.into_iter().chain(of_other).min();
            let limit = must.unwrap_or(u64::MAX).min(limits.now);
            let verdict = if measured[&**name] > limit { "  TOO MANY" } else { "" };
            let told = must.map_or("-".to_owned(), |must| must.to_string());
            println!("{name:<24} {:>12} {:>8} {told:>8}{verdict}", measured[&**name], limits.now);
            broken += u32::from(measured[&**name] > limit);
        }
        if broken == 0 {
            return ExitCode::SUCCESS;
        }
        eprintln!(
            "{broken} of these take more instructions than {} allows; make them faster, or if the \
             change is worth it set the `now` limits anew with `-- --refresh`",
            self.file
        );
        ExitCode::FAILURE
    }

    /// Writes the measured counts and a tenth into the `now` lines of the file.
    fn refresh(&self) {
        let text = fs::read_to_string(self.file).expect("the file of limits is there");
        let all = self.limits();
        let Some(measured) = self.measure(&all) else { return };
        let mut name = "";
        let mut lines = Vec::new();
        for line in text.lines() {
            if let Some(section) = line.strip_prefix('[') {
                name = section.trim_end_matches(']');
            }
            if line.starts_with("now") {
                let measured = measured[name];
                println!("{name:<24} {measured:>12}");
                lines.push(format!("now = {}\n", measured + measured / 10));
            } else {
                lines.push(format!("{line}\n"));
            }
        }
        fs::write(self.file, lines.concat()).expect("the file of limits can be written");
    }

    /// The instructions of one unit of each work, counted on all cores in parallel; `None`, with a
    /// message, if valgrind is missing.
    fn measure<'a>(&self, all: &'a BTreeMap<String, Limits>) -> Option<BTreeMap<&'a str, u64>> {
        let runs = all.keys().flat_map(|name| [(name.as_str(), 2), (name.as_str(), 1)]);
        let runs = Mutex::new(runs);
        let next = || runs.lock().expect("nobody has panicked").next();
        let counted = Mutex::new(BTreeMap::new());
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some((name, batches)) = next() {
                        let Some(count) = instructions(name, batches * self.batch) else { return };
                        counted.lock().expect("nobody has panicked").insert((name, batches), count);
                    }
                });
            }
        });
        let counted = counted.into_inner().expect("nobody has panicked");
        let one = |name| {
            let batches = |number| counted.get(&(name, number));
            Some((name, (batches(2)? - batches(1)?) / u64::from(self.batch)))
        };
        all.keys().map(|name| one(name.as_str())).collect()
    }
}

/// The instructions of this program for this many units of work.
fn instructions(name: &str, count: u32) -> Option<u64> {
    let program = env::current_exe().expect("this program has a path");
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    let output = match valgrind.args(["--do", name, &count.to_string()]).output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            eprintln!("no instructions are counted: install valgrind (apt-get install valgrind)");
            return None;
        }
        output => output.expect("valgrind starts"),
    };
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name} failed under valgrind:\n{told}");
    let collected = told.lines().find_map(|line| line.split_once("Collected : "));
    let (_, collected) = collected.unwrap_or_else(|| panic!("callgrind tells no count:\n{told}"));
    Some(collected.trim().parse().expect("a count"))
}
