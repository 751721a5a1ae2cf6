//! Files of records and the games that they are of, for `replay` and `show`.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use catalog::Face;
use record::Lines;

use crate::common::ComponentArgs;

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

/// The text of one record of a file, with its number; of the only one where no number is wanted.
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

/// The games that records may be of: every one there is, with the components that are for it.
pub(crate) struct Games(Vec<Box<dyn Face>>);

impl Games {
    /// Refuses a file of components that no game can read.
    pub(crate) fn new(components: &ComponentArgs) -> Result<Games> {
        let mut games = catalog::games();
        for file in components.read()? {
            let able =
                games.iter_mut().filter(|game| file.game.is_none_or(|name| name == game.name()));
            let tried = able.map(|game| game.load(&file.text).err());
            let refusals: Option<Vec<_>> = tried.collect();
            let first = refusals.and_then(|refusals| refusals.into_iter().next());
            first
                .map_or(Ok(()), |first| Err(anyhow::Error::from(first)))
                .with_context(|| file.place())?;
        }
        Ok(Games(games))
    }

    /// The game that record `number` is of.
    pub(crate) fn of(&self, text: &str, number: usize) -> Result<&dyn Face> {
        let name = record::game_of(text, number)?;
        let found = self.0.iter().find(|game| game.name() == name);
        found.map(|game| &**game).ok_or_else(|| {
            let problem = catalog::game(&name).err().unwrap_or_default();
            anyhow!("record {number}, field \"game\": {problem}")
        })
    }
}
