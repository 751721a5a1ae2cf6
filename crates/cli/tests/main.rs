//! All tests that run the program as people and scripts run it, in one, so that what they share is
//! built once.

mod commands;
mod narrow;
mod operate;
mod play;
mod shared;
mod small_city;
