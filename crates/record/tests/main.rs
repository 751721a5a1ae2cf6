//! All tests of records in one program, so that shared code is built once.

mod damage;
mod fuzz_bodies;
mod fuzz_seeds;
mod golden;
mod lines;
mod reader;
mod recorder;
mod schema;
mod shared;
