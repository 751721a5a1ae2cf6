//! `cargo +nightly fuzz run small_city fuzz/corpus/small_city fuzz/seeds/small_city`
#![no_main]

#[path = "../../crates/smallcity/tests/fuzz_bodies/mod.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::apply(bytes));
