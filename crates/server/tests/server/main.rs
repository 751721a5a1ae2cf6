//! The server as its clients see it: tests check every answer against the published description.

mod browser;
mod clock;
#[cfg(feature = "postgres-tests")]
#[path = "../../../store/tests/cluster/mod.rs"]
mod cluster;
mod evict;
mod failing;
mod fuzz;
mod give_up;
mod guard;
mod hints;
mod lend;
mod lists;
mod live;
mod lobby;
mod matrix;
mod meters;
mod once;
mod openapi;
mod operator;
mod page;
mod practice;
mod push;
mod puzzles;
mod random;
mod restart;
mod reviews;
mod seats;
mod secrets;
#[path = "../../../smallcity/tests/subject/sets.rs"]
mod sets;
mod signals;
mod small_city;
mod socket;
mod take_back;
mod together;
#[cfg(feature = "postgres-tests")]
mod two_servers;
mod unload;
mod unseen;
mod world;
