//! The drill: backups while a server plays, and another server that goes on from a backup.

use super::world::Server;
use super::{operate, text};

#[test]
fn games_go_on_from_a_backup() {
    let outer = tempfile::tempdir().unwrap();
    let [data, elsewhere] = ["data", "elsewhere"].map(|name| outer.path().join(name));
    let server = Server::start(&data);
    let tables: Vec<String> = [("simplicity", 4), ("small-city", 2), ("simplicity", 2)]
        .map(|(game, players)| server.bots(game, players))
        .into();
    // Each backup is sound, whatever the server was writing, and so is what the second server adds.
    let backup = |name: &str| {
        let file = outer.path().join(name);
        operate(&["backup", text(&file)], &data).done();
        file
    };
    let backups = ["first", "second", "third"].map(backup);
    let mut lines = 0;
    for (number, file) in backups.iter().enumerate() {
        let folder = outer.path().join(number.to_string());
        operate(&["restore", text(file)], &folder).done();
        let found = operate(&["doctor", "--json"], &folder).json();
        assert_eq!((&found["tables"], &found["games"]), (&3.into(), &3.into()), "{found}");
        let there = found["lines"].as_u64().unwrap();
        assert!(there >= lines, "a log only grows: {there} after {lines}");
        lines = there;
    }
    operate(&["doctor"], &data).done();
    drop(server);

    operate(&["restore", text(&backups[0])], &elsewhere).done();
    let server = Server::start(&elsewhere);
    for table in &tables {
        server.finish(table);
    }
    // While the server runs.
    let records = outer.path().join("records.jsonl");
    let exported = operate(&["export", text(&records), "--json"], &elsewhere).json();
    assert_eq!(exported["records"], 3);
    let replayed = super::fed(super::program().args(["replay", "--verify", text(&records)]), "");
    assert!(replayed.done().ends_with("3 records, all legal, all luck as sealed\n"));
    let found = operate(&["doctor", "--json"], &elsewhere).json();
    assert_eq!((&found["games"], found["faults"].as_array().unwrap().len()), (&3.into(), 0));
}
