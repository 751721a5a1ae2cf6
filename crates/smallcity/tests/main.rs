//! All tests of the rules that need no separate program, in one program, so that shared code is
//! built once.

mod action_cards;
mod ahead;
mod buildings;
mod combinations;
mod constants;
mod documents;
mod elimination;
mod events;
mod fuzz_bodies;
mod fuzz_seeds;
mod historic;
mod interactions;
mod invariants;
mod laws;
mod map;
mod modules;
mod moving;
mod naive;
mod plain;
mod played;
mod players;
mod police;
mod promise_cards;
mod promises;
mod records;
mod reference;
mod refusals;
mod revisions;
mod roads;
#[path = "vectors/set_up.rs"]
mod set_up;
mod setups;
mod subject;
mod text;
mod vectors;
mod words;
mod written;
