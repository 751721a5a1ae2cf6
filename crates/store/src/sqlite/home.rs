//! The place of a database: whether its file is still there, and the lock of its one server.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::error::problem;

/// The lock file beside the database; a running server holds it.
const LOCK: &str = "citywright.lock";

/// The place of a database file.
#[derive(Debug)]
pub(super) struct Home {
    file: PathBuf,
    identity: Identity,
    /// Held by a server that uses the folder alone; the system releases it when the program ends,
    /// in whatever way.
    lock: Option<File>,
}

impl Home {
    /// Remembers the identity of the file.
    pub(super) fn new(file: &Path, lock: Option<File>) -> io::Result<Home> {
        let identity = identity(&file.metadata()?);
        Ok(Home { file: file.to_owned(), identity, lock })
    }

    /// Fails if the file is gone or replaced: data written to a deleted file is lost with the
    /// program.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self.file.metadata() {
            Ok(now) if identity(&now) == self.identity => Ok(()),
            _ => Err(StoreError::Gone { database: self.file.display().to_string() }),
        }
    }

    /// Releases the folder for another server.
    pub(super) fn leave(&self) {
        if let Some(lock) = &self.lock {
            // Ignore errors: the end of the program releases it anyway.
            drop(lock.unlock());
        }
    }
}

/// Locks a folder for one server.
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

/// Distinguishes a file from another one at the same place.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Systems without such numbers do not delete open files.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    (0, 0)
}
