//! Observations as arrays, one file for each game that has them.

mod simplicity;

pub(crate) use simplicity::{Legal, VERSION, features, mask, observe, planes};
