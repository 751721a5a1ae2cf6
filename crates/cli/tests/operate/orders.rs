//! Orders of the operator: for one table, one person, an address, an announcement.

use store::{SeatKind, SeatRow, TokenHash};

use super::stored::{keep, over, played, row};
use super::{fed, operate, program, text};

#[test]
fn one_table_is_shown_closed_and_deleted_under_a_running_server() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path();
    let running = row("running", "simplicity", 2);
    keep(path, &running, &played(&running, 10));
    let mut done = over(row("done", "simplicity", 2));
    done.name = "Old Mill".to_owned();
    keep(path, &done, &played(&done, usize::MAX));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(store::Sqlite::open_alone(path)).unwrap();

    let list = operate(&["table", "list"], path);
    assert!(list.done().contains("running  running  simplicity"), "{}", list.stdout);
    assert!(!list.stdout.contains("Old Mill"));
    let all = operate(&["table", "list", "--all", "--name", "old m", "--json"], path).json();
    assert_eq!(all["tables"].as_array().unwrap().len(), 1);
    assert_eq!(all["tables"][0]["table"], "done");
    let shown = operate(&["table", "show", "running", "--json"], path).json();
    assert_eq!((&shown["lines"], &shown["seats"][0]["name"]), (&10.into(), &"Bot 1".into()));
    let shown = operate(&["table", "show", "running"], path).done().to_owned();
    assert!(shown.contains("10 lines") && shown.contains("Player 1  bot  Bot 1\n"), "{shown}");

    operate(&["table", "hide", "running"], path).done();
    let shown = operate(&["table", "show", "running", "--json"], path).json();
    assert_eq!(shown["hidden"], true);
    operate(&["table", "close", "running"], path).done();
    operate(&["table", "close", "running"], path).refused(1, &["no game runs", "running"]);
    operate(&["doctor"], path).done();
    operate(&["table", "delete", "running"], path).done();
    operate(&["table", "delete", "running"], path).refused(1, &["no table running"]);
    assert_eq!(operate(&["doctor", "--json"], path).json()["tables"], 1);
    drop(server);

    // The command creates no database in an empty folder.
    let nowhere = path.join("nowhere");
    operate(&["table", "delete", "a"], &nowhere).refused(1, &["no database"]);
    assert!(!nowhere.exists());
}

#[test]
fn the_environment_names_the_data_as_for_the_server() {
    let data = tempfile::tempdir().unwrap();
    let running = row("running", "simplicity", 2);
    keep(data.path(), &running, &played(&running, 10));
    let list = |settings: &[(&str, &str)], arguments: &[&str]| {
        let mut program = program();
        program.args(["table", "list"]).args(arguments).envs(settings.iter().copied());
        fed(&mut program, "")
    };
    let here = ("CITYWRIGHT_DATA", text(data.path()));
    assert!(list(&[here], &[]).done().contains("running  running  simplicity"));
    // Of both, the database wins; an option comes before them.
    let there = ("CITYWRIGHT_DATABASE", "postgres://nobody@127.0.0.1:1/none");
    list(&[here, there], &[]).refused(1, &["database"]);
    let listed = list(&[there], &["--data", here.1]);
    assert!(listed.done().contains("running  running  simplicity"));
    list(&[], &["--data", here.1, "--database", there.1]).refused(2, &["--database", "--data"]);
}

#[test]
fn a_person_is_found_shown_and_deleted() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path();
    let browser = TokenHash([0xab; 32]);
    let mut table = over(row("game", "simplicity", 2));
    table.seats[0] = SeatRow {
        kind: SeatKind::Person,
        name: Some("Benjamin".to_owned()),
        browser: Some(browser),
        ..SeatRow::default()
    };
    keep(path, &table, &played(&table, usize::MAX));
    let number = "abababababababab";

    let found = operate(&["person", "find", "benj"], path);
    assert!(found.done().contains(number) && found.stdout.contains("Benjamin"));
    let shown = operate(&["person", "show", "ABAB ABAB abab abab", "--json"], path).json();
    let person = &shown["people"][0];
    assert_eq!((&person["person"], &person["names"][0]), (&number.into(), &"Benjamin".into()));
    assert_eq!(
        (&person["tables"][0]["table"], &person["push_address"]),
        (&"game".into(), &().into())
    );
    let deleted = operate(&["person", "delete", number, "--json"], path).json();
    assert_eq!(deleted["tables"][0], "game");
    operate(&["person", "show", number], path).refused(1, &["nothing is stored"]);
    operate(&["person", "find", "benj"], path).refused(1, &["nothing is stored"]);
    operate(&["person", "delete", "Benjamin"], path).refused(2, &["16 digits"]);
    operate(&["doctor"], path).done();
}

#[test]
fn bans_and_announcements_persist_and_end() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path();
    let row = row("a", "simplicity", 2);
    keep(path, &row, &[]);
    assert!(operate(&["ban"], path).done().contains("Nobody"));
    operate(&["ban", "192.0.2.7", "--hours", "2"], path).done();
    let listed = operate(&["ban"], path);
    assert!(listed.done().contains("192.0.2.7/32  120 more minutes"), "{}", listed.stdout);
    operate(&["ban", "192.0.2.7", "--lift"], path).done();
    operate(&["ban", "192.0.2.7", "--lift"], path).refused(1, &["is not banned"]);
    operate(&["ban", "nobody"], path).refused(2, &["192.0.2.7"]);
    operate(&["announce", "Back at eight."], path).done();
    operate(&["announce", "--end"], path).done();
    operate(&["announce"], path).refused(2, &["TEXT"]);
    operate(&["announce", " "], path).refused(2, &["200 characters"]);
}
