//! All tests of the rules that need no separate program, in one program, so that shared code is
//! built once.

mod bridge;
mod components;
mod differential;
mod documents;
mod events;
mod gains;
mod golden_by_reference;
mod laws;
mod likely;
mod play_out;
mod positions;
mod properties;
mod reasons;
mod records;
mod reference;
mod reference_itself;
mod refusals;
mod setups;
mod shared;
mod solve;
mod value;
mod vectors;
mod views;
