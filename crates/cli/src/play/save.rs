//! Saves a game to a file without ever losing the old one.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file completely or not at all: first next to it, then into place. Without `replace`, an
/// existing file stays unchanged.
///
/// # Errors
/// The system's error; [`io::ErrorKind::AlreadyExists`] if the file exists and `replace` is false.
pub(super) fn write(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    // Replaces a link's target, not the link.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        // A directory refuses this; a file must not replace a device or a pipe.
        return fs::OpenOptions::new().write(true).open(path)?.write_all(text.as_bytes());
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut file = tempfile::Builder::new();
    #[cfg(unix)]
    file.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = file.prefix(".citywright-").tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    let kept = if replace { file.persist(path) } else { file.persist_noclobber(path) };
    kept.map(drop).map_err(|error| error.error)
}

/// The first unused `<game>-<n>.json`.
pub(super) fn new_name(folder: &Path, game: &str) -> PathBuf {
    let names = (1..).map(|number| PathBuf::from(format!("{game}-{number}.json")));
    let mut free = names.filter(|name| fs::symlink_metadata(folder.join(name)).is_err());
    free.next().expect("there is always another number")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::ErrorKind;

    use super::{new_name, write};

    #[test]
    fn a_file_is_replaced_only_with_permission() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        write(&path, "one", false).unwrap();
        assert_eq!(write(&path, "two", false).unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        write(&path, "two", true).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
    }

    #[test]
    fn a_folder_is_not_a_file() {
        let folder = tempfile::tempdir().unwrap();
        assert!(write(folder.path(), "text", true).is_err());
        assert!(write(&folder.path().join("no/where.json"), "text", true).is_err());
    }

    #[test]
    fn new_names_are_free() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(new_name(folder.path(), "simplicity").to_str(), Some("simplicity-1.json"));
        fs::write(folder.path().join("simplicity-1.json"), "").unwrap();
        assert_eq!(new_name(folder.path(), "simplicity").to_str(), Some("simplicity-2.json"));
    }
}
