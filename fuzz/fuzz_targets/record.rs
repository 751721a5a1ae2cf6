//! `cargo +nightly fuzz run record fuzz/corpus/record fuzz/seeds/record`
#![no_main]

#[path = "../../crates/record/tests/fuzz_bodies/mod.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::record(bytes));
