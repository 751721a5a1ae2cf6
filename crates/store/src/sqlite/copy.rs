//! Backup of a database in use, and restore.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, query};
use tempfile::Builder;

use super::Sqlite;
use super::check::faults;
use super::home::lock;
use super::open::{FILE, absolute, closed, known, make_folder, present};
use crate::error::problem;
use crate::{Boxed, StoreError};

/// Files that `SQLite` may have left beside a deleted database. A new database would take them for
/// its own.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

impl Sqlite {
    /// Copies a snapshot of the database of a data folder into a new file, readable only by its
    /// owner; a server may be running on it. The file gets its name once the copy is on the disk
    /// and has passed the check.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Closed`], [`StoreError::Newer`],
    /// [`StoreError::Occupied`] if the file is there, [`StoreError::NotCopied`],
    /// [`StoreError::Damaged`].
    pub fn backup<'a>(folder: &'a Path, file: &'a Path) -> Boxed<'a, ()> {
        Box::pin(async { copy(&absolute(folder).join(FILE), &absolute(file)).await })
    }

    /// Restores a backup into a data folder without a database; the backup stays as it is. The
    /// folder is created if it is missing.
    ///
    /// # Errors
    /// Those of [`Sqlite::backup`], and [`StoreError::InUse`].
    pub fn restore<'a>(file: &'a Path, folder: &'a Path) -> Boxed<'a, ()> {
        Box::pin(async {
            let (file, folder) = (absolute(file), absolute(folder));
            present(&file)?;
            make_folder(&folder).map_err(|error| closed(error, &folder))?;
            let _alone = lock(&folder)?;
            let database = folder.join(FILE);
            for ending in BESIDE {
                free(&folder.join(format!("{FILE}{ending}")))?;
            }
            copy(&file, &database).await
        })
    }
}

/// Checks that the place is free.
fn free(place: &Path) -> Result<(), StoreError> {
    match place.symlink_metadata() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Ok(_) => Err(StoreError::Occupied { file: place.display().to_string() }),
        Err(error) => Err(closed(error, place)),
    }
}

/// Copies a database into a new file.
async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    present(from)?;
    free(to)?;
    let failed = |error: sqlx::Error| StoreError::NotCopied {
        from: from.display().to_string(),
        to: to.display().to_string(),
        problem: problem(&error),
    };
    let folder = to.parent().map_or_else(|| PathBuf::from("/"), Path::to_owned);
    let new = Builder::new()
        .prefix(".citywright-copy-")
        .tempfile_in(&folder)
        .map_err(|error| failed(error.into()))?;
    let new = new.into_temp_path();
    let name =
        new.to_str().ok_or_else(|| failed(io::Error::other("its name is not UTF-8").into()))?;
    let mut source = Sqlite::as_it_is(from).connect().await.map_err(|error| closed(error, from))?;
    known(&mut source, from).await?;
    query("VACUUM INTO $1").bind(name).execute(&mut source).await.map_err(failed)?;
    source.close().await?;
    let found = {
        let mut copy = Sqlite::as_it_is(&new).connect().await?;
        let found = faults(&mut copy).await?;
        copy.close().await?;
        found
    };
    if let Some(problem) = found.into_iter().next() {
        return Err(StoreError::Damaged { database: from.display().to_string(), problem });
    }
    // Some systems let only writers wait for the disk.
    let on_disk = File::options().write(true).open(&new).and_then(|file| file.sync_all());
    on_disk.map_err(|error| failed(error.into()))?;
    match new.persist_noclobber(to) {
        Ok(()) => keep_name(&folder).map_err(|error| failed(error.into())),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            Err(StoreError::Occupied { file: to.display().to_string() })
        }
        Err(error) => Err(failed(error.error.into())),
    }
}

/// Waits until the disk has the name of a new file in its folder.
#[cfg(unix)]
fn keep_name(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Systems that cannot open folders store names by themselves.
#[cfg(not(unix))]
fn keep_name(_: &Path) -> io::Result<()> {
    Ok(())
}
