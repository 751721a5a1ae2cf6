//! All tests that run the program as people and scripts do, in one program, so that shared code is
//! built once.

mod commands;
mod narrow;
mod operate;
mod play;
mod shared;
mod small_city;
