//! The seeds of the fuzz targets, as ordinary tests.

use std::path::Path;

use crate::fuzz_bodies;

/// Runs a target on each of its seeds.
fn run(target: &str, body: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let seeds = std::fs::read_dir(&folder).expect("the target has seeds");
    let seeds: Vec<Vec<u8>> =
        seeds.map(|seed| std::fs::read(seed.expect("a file").path()).expect("a seed")).collect();
    assert!(!seeds.is_empty());
    for seed in seeds {
        body(&seed);
    }
}

#[test]
fn the_seeds_of_record() {
    run("record", fuzz_bodies::record);
}

#[test]
fn the_seeds_of_apply() {
    run("apply", fuzz_bodies::apply);
}
