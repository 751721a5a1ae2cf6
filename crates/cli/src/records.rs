//! Files of records and their games, for `replay` and `show`.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use catalog::{Face, Refusal};
use record::Lines;

use crate::common::DataArgs;

/// The records of a file; `-` is standard input.
pub(crate) fn open(path: &Path) -> Result<Lines<Box<dyn BufRead>>> {
    let reader: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        ensure!(!path.is_dir(), "{} is a folder; name a file of records", path.display());
        let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
        Box::new(BufReader::with_capacity(1 << 16, file))
    };
    Ok(Lines::new(reader))
}

/// The text of one record of a file, with its number; without a number, of the only one.
pub(crate) fn one(path: &Path, wanted: Option<usize>) -> Result<(usize, String)> {
    let place = path.display();
    let mut lines = open(path)?;
    let mut only = None;
    let mut count = 0;
    while let Some(line) = lines.next_line() {
        let (number, text) = line.with_context(|| place.to_string())?;
        count = number;
        if wanted == Some(number) {
            return Ok((number, text.to_owned()));
        }
        if wanted.is_none() && only.replace((number, text.to_owned())).is_some() {
            bail!("{place} has more than one record; say which with --record, such as --record 1");
        }
    }
    match wanted {
        Some(wanted) => bail!("{place}: there is no record {wanted}; the file has {count}"),
        None => only.with_context(|| format!("{place} has no record")),
    }
}

/// The games that records may belong to: all of them, with their data.
pub(crate) struct Games {
    games: Vec<Box<dyn Face>>,
    /// Data files that no game can read. The records decide which game's faults to report.
    unread: Vec<Unread>,
}

/// A data file that no game can read.
struct Unread {
    /// Where it is.
    place: String,
    /// Its faults, by the name of the game.
    refusals: Vec<(&'static str, Refusal)>,
}

impl Games {
    /// Loads the data for the games that can read it.
    pub(crate) fn new(data: &DataArgs) -> Result<Games> {
        let (mut games, mut unread) = (catalog::games(), Vec::new());
        for file in data.read()? {
            let tried =
                games.iter_mut().map(|game| Some((game.name(), game.load(&file.text).err()?)));
            // `None` if any game can read it.
            let refusals: Option<Vec<_>> = tried.collect();
            unread.extend(refusals.map(|refusals| Unread { place: file.place(), refusals }));
        }
        Ok(Games { games, unread })
    }

    /// Every game.
    ///
    /// # Errors
    /// A data file that no game can read.
    pub(crate) fn all(mut self) -> Result<Vec<Box<dyn Face>>> {
        self.refuse_unread(None)?;
        Ok(self.games)
    }

    /// The game of record `number` in a file.
    ///
    /// # Errors
    /// There is no such game, or it cannot read a data file that no other game can read either.
    pub(crate) fn of(&mut self, file: &Path, text: &str, number: usize) -> Result<&dyn Face> {
        let in_file = || file.display().to_string();
        let name = record::game_of(text, number).with_context(in_file)?;
        let Some(index) = self.games.iter().position(|game| game.name() == name) else {
            let problem = catalog::game(&name).err().unwrap_or_default();
            let problem = anyhow!("record {number}, field \"game\": {problem}");
            return Err(problem).with_context(in_file);
        };
        self.refuse_unread(Some(&name))?;
        Ok(&*self.games[index])
    }

    /// Refuses a data file that no game can read, with the faults for the records' game, or for all
    /// games if no record names one.
    ///
    /// # Errors
    /// Every fault of the first such file.
    pub(crate) fn refuse_unread(&mut self, game: Option<&str>) -> Result<()> {
        if self.unread.is_empty() {
            return Ok(());
        }
        let Unread { place, mut refusals } = self.unread.swap_remove(0);
        let is_meant = |(name, _): &(&str, Refusal)| Some(*name) == game;
        if refusals.iter().any(is_meant) {
            refusals.retain(is_meant);
        }
        let faults = refusals.into_iter().flat_map(|(_, why)| why.faults).collect();
        Err(Refusal { faults, is_bad_request: false }).context(place)
    }
}
