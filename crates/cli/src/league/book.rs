//! The file of a league: its head and a line per played deal, so that a league can continue.

use std::fs::{self, File, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use kernel::Standings;
use search::League;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::field::Entrant;

/// The first line: everything that determines the games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Head {
    pub(crate) format: String,
    pub(crate) seed: u64,
    pub(crate) players: Vec<Entrant>,
    /// The set-up of each kind of table, as the head of a record has it, and under `data` the SHA-256
    /// of each custom data file, because a record only names constants.
    pub(crate) tables: Vec<Value>,
}

/// The only format of league files so far.
pub(crate) const FORMAT: &str = "citywright-league/1";

/// The prefix of every such format name.
const FAMILY: &str = "citywright-league/";

/// The part of the head that every format has, also a later one.
#[derive(Deserialize)]
struct AnyHead {
    format: String,
}

/// A deal that the players played from every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deal {
    /// The index of its table in [`Head::tables`].
    pub(crate) table: usize,
    /// Its number there, from 0.
    pub(crate) number: u64,
    pub(crate) games: Vec<Game>,
}

/// One game of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Game {
    /// The player of each seat, by its place in [`Head::players`].
    pub(crate) players: Vec<usize>,
    /// How each seat ended.
    pub(crate) places: Standings,
}

impl Deal {
    /// Counts it among the deals of its table.
    pub(crate) fn count(&self, league: &mut League) {
        league.count(self.games.iter().map(|game| (&game.players[..], &game.places)));
    }
}

/// Where the league keeps deals, if anywhere.
pub(crate) struct Book(Option<Pages>);

/// A file that only this run writes while it is open.
struct Pages {
    file: File,
    path: PathBuf,
    /// The length to cut the file to before the first write.
    whole: Option<u64>,
}

impl Book {
    /// Opens or creates a file and returns its deals. The first added deal overwrites an incomplete
    /// last line.
    ///
    /// # Errors
    /// The file cannot be read or written, belongs to another league, or is open in another run.
    pub(crate) fn open(path: Option<&Path>, head: &Head) -> Result<(Book, Vec<Deal>)> {
        let Some(path) = path else { return Ok((Book(None), Vec::new())) };
        let shown = path.display();
        let mut file = take(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| format!("cannot read {shown}"))?;
        let first = serde_json::to_string(head)? + "\n";
        // Restarts an incomplete head.
        let whole = match bytes.iter().rposition(|&byte| byte == b'\n') {
            Some(last) => last + 1,
            None if first.as_bytes().starts_with(&bytes) => 0,
            None => bail!("{shown} is no file of a league"),
        };
        let deals =
            read(&bytes[..whole], head).with_context(|| format!("cannot go on from {shown}"))?;
        let mut book = Book(Some(Pages { file, path: path.to_owned(), whole: Some(whole as u64) }));
        if whole == 0 {
            book.write(&first)?;
        }
        Ok((book, deals))
    }

    /// Whether there is a file.
    pub(crate) fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Keeps a deal.
    pub(crate) fn add(&mut self, deal: &Deal) -> Result<()> {
        if self.is_open() { self.write(&(serde_json::to_string(deal)? + "\n")) } else { Ok(()) }
    }

    fn write(&mut self, line: &str) -> Result<()> {
        let Some(Pages { file, path, whole }) = &mut self.0 else { return Ok(()) };
        let cut = whole.take().map_or(Ok(()), |whole| file.set_len(whole));
        cut.and_then(|()| file.write_all(line.as_bytes())).with_context(|| {
            format!("cannot write to {}; the deals written so far are whole", path.display())
        })
    }
}

/// Opens a file exclusively; the end of the program releases it.
fn take(path: &Path) -> Result<File> {
    let shown = path.display();
    // Opening a pipe would wait for its writer.
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        bail!("{shown} is no plain file");
    }
    let unwritten = || format!("cannot write deals to {shown}");
    let file = File::options().create(true).read(true).append(true).open(path);
    let file = file.with_context(unwritten)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => bail!("another league is writing to {shown}"),
        Err(TryLockError::Error(error)) => Err(error).with_context(unwritten),
    }
}

/// The deals in the complete lines, if any, after the head of this league.
fn read(lines: &[u8], head: &Head) -> Result<Vec<Deal>> {
    const NONE: &str = "it is no file of a league";
    let mut lines = lines.split_inclusive(|&byte| byte == b'\n');
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    let AnyHead { format } = serde_json::from_slice(first).map_err(|_| anyhow!(NONE))?;
    ensure!(format.starts_with(FAMILY), NONE);
    ensure!(format == head.format, "it is of a league that has another format; name another file");
    let found: Head = serde_json::from_slice(first).map_err(|_| anyhow!(NONE))?;
    let others = [
        (found.tables != head.tables, "has another set-up"),
        (found.players != head.players, "has other players"),
        (found.seed != head.seed, "has another seed"),
    ];
    if let Some((_, how)) = others.iter().find(|(is_other, _)| *is_other) {
        bail!("it is of a league that {how}; name another file");
    }
    let deal = |(line, text): (usize, &[u8])| {
        serde_json::from_slice(text).with_context(|| format!("line {} is no deal", line + 2))
    };
    lines.enumerate().map(deal).collect()
}
