//! Records of games that are over.

use std::fs;

use store::TableRow;

use super::stored::{keep, over, played, row};
use super::{fed, operate, program, text};

#[test]
fn finished_games_are_exported_once() {
    let outer = tempfile::tempdir().unwrap();
    let path = |name: &str| outer.path().join(name);
    let data = path("data");
    for (id, game) in [("a", "simplicity"), ("b", "small-city")] {
        let row = row(id, game, 2);
        let log = played(&row, usize::MAX);
        keep(&data, &over(row), &log);
    }
    // Running games have secrets.
    let running = row("running", "small-city", 2);
    keep(&data, &running, &played(&running, 30));
    let (file, folder) = (path("all.jsonl"), path("each"));
    assert!(operate(&["export", text(&file)], &data).done().starts_with("2 records"));
    let replayed = fed(program().args(["replay", "--verify", text(&file)]), "");
    assert!(replayed.done().ends_with("2 records, all legal, all luck as sealed\n"));
    operate(&["export", text(&file)], &data).refused(1, &[text(&file), "is there already"]);

    fs::create_dir(&folder).unwrap();
    let export = || operate(&["export", text(&folder), "--json"], &data).json();
    assert_eq!(export()["records"], 2);
    let both = ["a", "b"].map(|id| fs::read_to_string(folder.join(format!("{id}.json"))).unwrap());
    assert_eq!(both.concat(), fs::read_to_string(&file).unwrap());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
    let again = export();
    assert_eq!((&again["records"], &again["there"]), (&0.into(), &2.into()));

    // An unsound game does not stop the export of others.
    let early = row("early", "simplicity", 2);
    let log = played(&early, 20);
    keep(&data, &TableRow { created: 1, ..over(early) }, &log);
    let some = path("some.jsonl");
    operate(&["export", text(&some)], &data).refused(1, &["1 game", "citywright doctor"]);
    assert_eq!(fs::read_to_string(&some).unwrap(), both.concat());

    // A database entry cannot name a path outside the folder.
    let away = row("../away", "simplicity", 2);
    let log = played(&away, usize::MAX);
    keep(&data, &over(away), &log);
    operate(&["export", text(&folder)], &data).refused(1, &["../away"]);
    assert!(!path("away.json").exists());
}
