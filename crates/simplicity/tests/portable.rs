//! The fast core as it runs on a processor without the newer instructions.

mod play_out;
#[allow(dead_code)]
mod shared;
mod vectors;
