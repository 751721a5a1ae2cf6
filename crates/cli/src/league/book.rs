//! The file of a league: its head and a line for each deal that was played, so that it can go on.

use std::fs::{self, File, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use kernel::Standings;
use search::League;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::field::Entrant;

/// What the first line says: everything that the games follow from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Head {
    pub(crate) format: String,
    pub(crate) seed: u64,
    pub(crate) players: Vec<Entrant>,
    /// What is played at each kind of table, as the head of a record says it, and under `data` the
    /// SHA-256 of each file with data of one's own: a record names constants only.
    pub(crate) tables: Vec<Value>,
}

/// The only form of such files that there is.
pub(crate) const FORMAT: &str = "citywright-league/1";

/// What the name of every such form begins with.
const FAMILY: &str = "citywright-league/";

/// What every form of a head says, also a later one.
#[derive(Deserialize)]
struct AnyHead {
    format: String,
}

/// A deal that was played from every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deal {
    /// Which of [`Head::tables`] it was played at.
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
    /// Counts it among others of its table.
    pub(crate) fn count(&self, league: &mut League) {
        league.count(self.games.iter().map(|game| (&game.players[..], &game.places)));
    }
}

/// Where deals are kept, if anywhere.
pub(crate) struct Book(Option<Pages>);

/// A file, which this run alone writes to as long as it is open.
struct Pages {
    file: File,
    path: PathBuf,
    /// The length to which the file is cut before anything is written behind.
    whole: Option<u64>,
}

impl Book {
    /// Opens a file, or begins it; the deals that it has. What stands behind its last whole line
    /// was cut short and is dropped with the first deal that is added.
    ///
    /// # Errors
    /// It cannot be read or written, is of another league, or another run has it open.
    pub(crate) fn open(path: Option<&Path>, head: &Head) -> Result<(Book, Vec<Deal>)> {
        let Some(path) = path else { return Ok((Book(None), Vec::new())) };
        let shown = path.display();
        let mut file = take(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| format!("cannot read {shown}"))?;
        let first = serde_json::to_string(head)? + "\n";
        // A head that was cut short is begun anew.
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

/// Opens a file for this run alone; the end of the program lets go of it.
fn take(path: &Path) -> Result<File> {
    let shown = path.display();
    // To open a pipe would wait for whoever writes to it.
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

/// The deals of whole lines, if any, behind the head of this league.
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
