//! `cargo +nightly fuzz run apply fuzz/corpus/apply fuzz/seeds/apply`
#![no_main]

#[path = "../../crates/record/tests/fuzz_bodies/mod.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::apply(bytes));
