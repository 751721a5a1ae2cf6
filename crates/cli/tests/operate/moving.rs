//! `backup` and `restore` as commands.

use std::fs;

use super::stored::{keep, played, row};
use super::{operate, text};

#[test]
fn a_backup_is_restored_elsewhere() {
    let outer = tempfile::tempdir().unwrap();
    let [data, other, file] = ["data", "other", "a backup"].map(|name| outer.path().join(name));
    let row = row("a", "simplicity", 2);
    keep(&data, &row, &played(&row, 12));
    let backed_up = operate(&["backup", text(&file)], &data);
    assert!(backed_up.done().contains(text(&file)), "{}", backed_up.stdout);
    let restored = operate(&["restore", text(&file)], &other);
    let command = format!("citywright serve --data {}\n", text(&other));
    assert!(restored.done().ends_with(&command), "{}", restored.stdout);

    operate(&["backup", text(&file)], &data).refused(1, &[text(&file), "is there already"]);
    operate(&["restore", text(&file)], &other).refused(1, &["citywright.db is there already"]);
    let again = outer.path().join("again");
    assert_eq!(operate(&["backup", text(&again), "--json"], &other).json()["backup"], text(&again));
}

#[test]
fn errors_are_one_plain_sentence() {
    let outer = tempfile::tempdir().unwrap();
    let path = |name: &str| outer.path().join(name);
    let data = path("data");
    let refused = |arguments: &[&str], data: &str, parts: &[&str]| {
        let run = operate(arguments, &path(data));
        run.refused(1, parts);
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
        assert!(
            !run.stderr.contains("os error") && !run.stderr.contains("at path"),
            "{}",
            run.stderr
        );
    };
    let file = path("backup");
    refused(&["backup", text(&file)], "nowhere", &["there is no database at", "nowhere"]);
    refused(&["restore", text(&file)], "new", &["there is no database at", text(&file)]);
    keep(&data, &row("a", "simplicity", 2), &[]);
    let no_folder = path("no such folder").join("backup");
    refused(&["backup", text(&no_folder)], "data", &["could not be copied", "No such file"]);
    fs::write(path("diary"), "Dear diary, ".repeat(100)).unwrap();
    let diary = path("diary");
    refused(&["restore", text(&diary)], "new", &[text(&diary), "file is not a database"]);
    refused(&["backup", text(&file)], "diary", &["cannot be opened", "Not a directory"]);
    // No user can create a folder inside a file.
    let good = path("good");
    operate(&["backup", text(&good)], &data).done();
    refused(&["restore", text(&good)], "diary/data", &["diary/data", "cannot be opened"]);
}

#[test]
fn a_folder_with_a_server_gets_no_other_database() {
    let outer = tempfile::tempdir().unwrap();
    let [data, file] = ["data", "backup"].map(|name| outer.path().join(name));
    keep(&data, &row("a", "simplicity", 2), &[]);
    operate(&["backup", text(&file)], &data).done();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(store::Sqlite::open_alone(&data)).unwrap();
    operate(&["restore", text(&file)], &data)
        .refused(1, &["another server is running", text(&data)]);
    drop(server);
}
