//! Old tables: listed first, deleted only with `--yes`.

use serde_json::Value;
use store::{Status, TableRow};

use super::operate;
use super::stored::{keep, over, played, row};

fn ids(json: &Value) -> Vec<&str> {
    json["tables"].as_array().unwrap().iter().filter_map(Value::as_str).collect()
}

#[test]
fn old_tables_are_deleted_with_yes() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path();
    let running = row("running", "simplicity", 2);
    let log = played(&running, 10);
    keep(path, &running, &log);
    let named = |id: &str, row: TableRow| TableRow { id: id.to_owned(), ..row };
    keep(path, &named("over", over(running.clone())), &log);
    keep(path, &named("lobby", TableRow { status: Status::Lobby, ..running.clone() }), &[]);
    let ever = Some(i64::MAX);
    let whole = played(&running, usize::MAX);
    keep(path, &named("new", TableRow { ended: ever, ..over(running) }), &whole);

    let prune = |more: &[&str]| {
        operate(&[&["prune", "--older-than", "30", "--json"], more].concat(), path).json()
    };
    let finished = prune(&["--finished-only"]);
    assert_eq!((ids(&finished), &finished["deleted"]), (vec!["over"], &false.into()));
    assert_eq!(ids(&prune(&["--dry-run"])), ["lobby", "over", "running"]);
    let told = operate(&["prune", "--older-than", "30"], path);
    for part in ["1 finished game,", "1 running game", "1 lobby", "--yes"] {
        assert!(told.done().contains(part), "{part:?} is not in {}", told.stdout);
    }
    assert!(!operate(&["prune", "--older-than", "30", "--dry-run"], path).done().contains("--yes"));
    let gone = prune(&["--finished-only", "--yes"]);
    assert_eq!((ids(&gone), &gone["deleted"]), (vec!["over"], &true.into()));
    assert_eq!(ids(&prune(&[])), ["lobby", "running"]);
    assert_eq!(ids(&prune(&["--yes"])), ["lobby", "running"]);
    let left = operate(&["doctor", "--json"], path).json();
    assert_eq!((&left["tables"], &left["lines"]), (&1.into(), &whole.len().into()));
}

#[test]
fn a_running_server_forbids_pruning() {
    let data = tempfile::tempdir().unwrap();
    let row = row("a", "simplicity", 2);
    keep(data.path(), &row, &[]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(store::Sqlite::open_alone(data.path())).unwrap();
    operate(&["prune", "--older-than", "1", "--yes"], data.path())
        .refused(1, &["another server is running"]);
    drop(server);
    operate(&["prune", "--older-than", "1"], data.path()).done();
    operate(&["prune", "--older-than", "0"], data.path()).refused(2, &["--older-than"]);
    // The command creates no database in an empty folder.
    let nowhere = data.path().join("nowhere");
    operate(&["prune", "--older-than", "1", "--yes"], &nowhere).refused(1, &["no database"]);
    assert!(!nowhere.exists());
}
