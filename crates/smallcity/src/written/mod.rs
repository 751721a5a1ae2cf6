//! A whole state as text, the "borough text" (docs/records.md), and back.
//!
//! Each phrase states one fact; lines or semicolons separate phrases. Phrases after `seat 1`
//! concern that borough. Whatever a text leaves out is absent, except what the box or the rest
//! determines: stocks, supply, the people in the Career Center. Modules write and read their
//! phrases ([`crate::hooks::Told`]).
//!
//! | file | job |
//! |---|---|
//! | `print` | a state as text |
//! | `read`, `seat` | the phrases of a text or a score sheet, those about a borough |
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
pub(crate) use read::{Sheet, read, read_sheet};
