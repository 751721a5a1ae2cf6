//! Observations as arrays, one file for each game.

mod columns;
mod simplicity;
pub(crate) mod small_city;
mod verbs;

pub(crate) use simplicity::{Grounds, Legal, VERSION, features, mask, observe, observe_on, planes};

/// What a seat sees.
pub(crate) enum Seen {
    /// Simplicity: one flat array and the mask of actions.
    Flat {
        /// uint8 (F,).
        observation: Vec<u8>,
        /// Bytes 0 and 1 (A,).
        mask: Vec<u8>,
    },
    /// Small City: a list of actions and three arrays.
    Lists {
        /// int16 (M, 20), in the order of `State.legal`.
        rows: Vec<[i16; small_city::ROW]>,
        /// uint8 (M, 13).
        cells: Vec<[u8; small_city::CELLS]>,
        /// uint8 (P, 20, 10, 10).
        grid: Vec<u8>,
        /// int16 (P, S).
        seats: Vec<i16>,
        /// int16 (B,).
        table: Vec<i16>,
    },
}
