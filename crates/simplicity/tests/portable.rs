//! The fast core on a processor without the newer instructions.

mod play_out;
#[allow(dead_code)]
mod shared;
mod vectors;
