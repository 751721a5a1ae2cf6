//! Files of records and the games that they are of, for `replay` and `show`.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use catalog::Face;
use record::Lines;

use crate::common::{ComponentArgs, refused};

/// The records of a file; `-` is standard input.
pub(crate) fn open(path: &Path) -> Result<Lines<Box<dyn BufRead>>> {
    let reader: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
        Box::new(BufReader::with_capacity(1 << 16, file))
    };
    Ok(Lines::new(reader))
}

/// The games that records may be of: every one there is, with the components that are for it.
pub(crate) struct Games(Vec<Box<dyn Face>>);

impl Games {
    /// Refuses a file of components that no game can read.
    pub(crate) fn new(components: &ComponentArgs) -> Result<Games> {
        let mut games = catalog::games();
        for file in components.read()? {
            let tried = games.iter_mut().map(|game| game.load(&file.text).err());
            let refusals: Option<Vec<_>> = tried.collect();
            let first = refusals.and_then(|refusals| refusals.into_iter().next());
            first.map_or(Ok(()), |first| Err(refused(first))).with_context(|| file.place())?;
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
