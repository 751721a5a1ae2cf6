//! `citywright export`: writes the records of all finished games.

use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde_json::json;
use tempfile::NamedTempFile;
use words::Words;

use super::{Home, OwnData, Say, block_on, each};
use crate::common::OutputArgs;
use crate::text::said;

/// Write the record of every game that is over
#[derive(clap::Args)]
#[command(after_help = "Example:
  citywright export records.jsonl --data games

A folder that is there gets a file for each game, named after its table; those
that it has already stay as they are. Any other place becomes one new file with
a record a line. The server may be running; `citywright replay` reads the
records.")]
pub(crate) struct Args {
    /// A new file, or a folder that is there
    to: PathBuf,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    own: OwnData,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// Where records go.
enum Place<'a> {
    /// A file for each.
    Folder(&'a Path),
    /// One file, which gets its name when it is complete.
    File(NamedTempFile),
}

/// How many records it wrote and found.
#[derive(Default)]
struct Count {
    written: usize,
    there: usize,
    unsound: usize,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let words = Words::english();
    let Count { written, there, unsound } = block_on(export(args))?;
    let json = json!({ "records": written, "there": there, "unsound": unsound });
    let exported = Say::Exported { records: written, there };
    args.output.print(&json, || words.tell("operator", &exported) + "\n")?;
    if unsound > 0 {
        bail!(words.tell("operator", &Say::NotExported { games: unsound }));
    }
    Ok(())
}

async fn export(args: &Args) -> Result<Count> {
    let cannot = || format!("cannot write to {}", args.to.display());
    let games = args.own.games()?;
    let store = args.home.look().await?;
    let mut place = Place::of(&args.to).with_context(cannot)?;
    let mut count = Count::default();
    each(&*store, &games, |stored| {
        match stored.judged.map(|sound| sound.record()) {
            Ok(Some(record)) if place.write(&stored.id, &record).with_context(cannot)? => {
                count.written += 1;
            }
            Ok(Some(_)) => count.there += 1,
            Ok(None) => {}
            Err(_) => count.unsound += 1,
        }
        Ok(())
    })
    .await?;
    store.close().await;
    if let Place::File(file) = place {
        keep(file, &args.to).with_context(cannot)?;
    }
    Ok(count)
}

impl Place<'_> {
    fn of(to: &Path) -> Result<Place<'_>> {
        if to.is_dir() {
            return Ok(Place::Folder(to));
        }
        if to.symlink_metadata().is_ok() {
            bail!("the file is there already and is never replaced");
        }
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        Ok(Place::File(new_file(folder.unwrap_or(Path::new(".")))?))
    }

    /// Writes a record; false if it is there already.
    fn write(&mut self, id: &str, record: &str) -> Result<bool> {
        match self {
            Place::File(file) => {
                writeln!(file, "{record}")?;
                Ok(true)
            }
            Place::Folder(folder) => {
                // Ids are letters and digits, but a foreign database may have others.
                ensure!(id.chars().all(char::is_alphanumeric), "{id:?} is no name of a table");
                let to = folder.join(format!("{id}.json"));
                if to.symlink_metadata().is_ok() {
                    return Ok(false);
                }
                let mut file = new_file(folder)?;
                writeln!(file, "{record}")?;
                keep(file, &to)?;
                Ok(true)
            }
        }
    }
}

fn new_file(folder: &Path) -> Result<NamedTempFile> {
    NamedTempFile::new_in(folder).map_err(|error| anyhow!(said(&error)))
}

/// Gives a complete file its name.
fn keep(file: NamedTempFile, to: &Path) -> Result<()> {
    file.as_file().sync_all()?;
    match file.persist_noclobber(to) {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
            bail!("{} is there already and is never replaced", to.display())
        }
        Err(error) => bail!(said(&error.error)),
    }
}
