//! Where a database lies: that it is still there, and whether one server has it for itself.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::error::problem;

/// The file beside the database that a server holds as long as it runs.
const LOCK: &str = "citywright.lock";

/// Where a database in a file lies.
#[derive(Debug)]
pub(super) struct Home {
    file: PathBuf,
    identity: Identity,
    /// Held by a server that has the folder for itself; the system lets go of it when the program
    /// ends, in whatever way.
    lock: Option<File>,
}

impl Home {
    /// Remembers which file it is.
    pub(super) fn new(file: &Path, lock: Option<File>) -> io::Result<Home> {
        let identity = identity(&file.metadata()?);
        Ok(Home { file: file.to_owned(), identity, lock })
    }

    /// Fails if the file has gone or another one lies in its place: what is written to one that was
    /// deleted is lost with the program.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self.file.metadata() {
            Ok(now) if identity(&now) == self.identity => Ok(()),
            _ => Err(StoreError::Gone { database: self.file.display().to_string() }),
        }
    }

    /// Lets another server have the folder.
    pub(super) fn leave(&self) {
        if let Some(lock) = &self.lock {
            // Nobody can be told; the end of the program lets go of it anyway.
            drop(lock.unlock());
        }
    }
}

/// Takes a folder for one server alone.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    let place = folder.join(LOCK);
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let closed = |error: io::Error| StoreError::Closed {
        database: place.display().to_string(),
        problem: problem(&error.into()),
    };
    let file = options.create(true).truncate(false).write(true).open(&place).map_err(closed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::InUse { folder: folder.display().to_string() })
        }
        Err(TryLockError::Error(error)) => Err(closed(error)),
    }
}

/// What tells a file from another one at the same place.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Systems that number no files let nobody delete one that is open.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    (0, 0)
}
