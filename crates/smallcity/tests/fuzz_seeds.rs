//! The seeds of the fuzz target `small_city`, as an ordinary test.

use std::path::Path;

use crate::fuzz_bodies;

#[test]
fn the_seeds_of_small_city() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/small_city");
    let seeds = std::fs::read_dir(&folder).expect("the target has seeds");
    let mut count = 0;
    for seed in seeds {
        fuzz_bodies::apply(&std::fs::read(seed.expect("a file").path()).expect("a seed"));
        count += 1;
    }
    assert!(count > 0);
}
