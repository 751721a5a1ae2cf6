//! A whole state as text, the "borough text" (docs/records.md), and back.
//!
//! One phrase says one thing; lines or semicolons part phrases. Phrases behind `seat 1` are about that
//! borough. What a text does not say is none, but for what the box or the rest decides: stocks, supply,
//! the people in the Career Center. Modules write and read phrases of their own
//! ([`crate::hooks::Told`]).
//!
//! | file | job |
//! |---|---|
//! | `print` | a state as text |
//! | `read`, `seat` | the phrases of a text, those about a borough |
//! | `begin` | the step in which a text begins |
//! | `people` | people and their signs |
//! | `counts` | the people and cards that a state has in all |
//! | `check` | what remains of the box, and what cannot be |

mod begin;
mod check;
mod counts;
mod people;
mod print;
mod read;
mod seat;

pub(crate) use print::print;
pub(crate) use read::read;
