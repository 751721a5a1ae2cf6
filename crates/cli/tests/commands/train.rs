//! `citywright train`.

use std::fs;
use std::path::Path;

use simplicity::value::ValueFile;

use super::{Folder, run, text};

fn train(more: &[&str]) -> String {
    let few = ["train", "simplicity", "--games", "6", "--times", "2", "--seed", "3"];
    run(&[&few[..], more].concat()).done().to_owned()
}

#[test]
fn the_same_seed_gives_the_same_weights_on_any_number_of_threads() {
    let one = train(&["--threads", "1"]);
    assert_eq!(one, train(&["--threads", "2"]));
    let file = ValueFile::read(&one).expect("a file of values");
    assert_eq!(file.command, "citywright train simplicity --games 6 --times 2 --seed 3");
    assert_eq!(file.tables.len(), 5, "2 to 6 players, SIM-2.2");
    let other = ["train", "simplicity", "--games", "6", "--times", "2", "--seed", "4"];
    let other = ValueFile::read(run(&other).done()).expect("a file of values");
    assert_ne!(file.tables, other.tables);
}

/// A file cut short anywhere, even within a line, leads to the same weights.
#[test]
fn training_resumes_from_its_file() {
    let folder = Folder::new();
    let path = folder.path("fits.jsonl");
    let go_on = || train(&["--file", text(&path)]);
    let read = |path: &Path| fs::read_to_string(path).expect("the fits");
    let (whole, fits) = (go_on(), read(&path));
    // Twice for each number of players.
    assert_eq!(fits.lines().count(), 10);
    assert_eq!((go_on(), read(&path)), (whole.clone(), fits.clone()));
    for length in [0, 10, fits.len() / 2, fits.len() - 1] {
        fs::write(&path, &fits[..length]).expect("a cut file");
        assert_eq!((go_on(), read(&path)), (whole.clone(), fits.clone()), "cut at {length}");
    }
}

#[test]
fn training_refuses_what_it_cannot_fit() {
    run(&["train", "small-city"]).refused(2, &["small-city", "simplicity"]);
    run(&["train", "simplicity", "--games", "0"]).refused(2, &["--games"]);
    let folder = Folder::new();
    let path = folder.path("fits.jsonl");
    train(&["--file", text(&path)]);
    let other = ["train", "simplicity", "--games", "7", "--file", text(&path)];
    run(&other).refused(1, &["another command"]);
    fs::write(&path, "no fits\n").expect("a file");
    run(&other).refused(1, &["no file of fits"]);
}
