//! A second, naive Simplicity for comparison with the engine.
//!
//! Written from the rules alone, without looking at the engine and sharing nothing with it: plain
//! collections, loops and a flood fill, in the terms of the rules, and slow. To check one of its
//! functions, read it beside the rule whose id it names.
//!
//! | file | job |
//! |---|---|
//! | `setup` | the options of a game; the standard components, copied by hand |
//! | `city` | spaces, what stands on them, what is adjacent |
//! | `turn` | who acts, possible draws, what is legal, what an input does |
//! | `score` | points, scores of the players, ranks |
//! | `gain` | the gain of one build |
//!
//! Conventions: teams and players count from 0, slots and rounds from 1 as in the rules; a square
//! is (column, row), both from 0. Tile types are the letters `R K O V P`, symbols the first letters
//! of their names, faces `a` and `b`.

mod city;
mod gain;
mod score;
mod setup;
mod turn;

pub(crate) use city::{City, Space, Square, square, square_name};
pub(crate) use gain::{Gain, gain};
pub(crate) use score::{Score, Standing, score, standings};
pub(crate) use setup::{
    BUILDINGS, Components, Demolition, FirstFace, Order, Setup, Strip, Stuck, TieBreak, standard,
};
pub(crate) use turn::{Game, Input, Next};
