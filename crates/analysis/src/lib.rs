//! Reviews of finished games: what every draw and every decision did to each seat's prospects.
//!
//! A [`Review`] splits a log into parts: draws and decisions. Each part is judged by itself
//! ([`Reviewer::part`]), so any number of threads gives the same review; this crate has no thread and
//! no clock. A decision is judged in sampled worlds that fit what its seat knew, the same worlds for
//! all its choices, or exactly where a game can solve its end. [`Reviewer::finish`] grades the
//! decisions and adds the balance, which tells luck from skill.
//!
//! | file | job |
//! |---|---|
//! | `review` | a log as parts, and the whole review: [`Review`], [`Reviewer`] |
//! | `log` | splits a log into draws and decisions |
//! | `choices` | the choices of a decision, and the best of them |
//! | `worlds` | sampled worlds, and sums over them |
//! | `grades` | grades of decisions: [`Grade`] |
//! | `balance` | the sums behind a [`BalanceDoc`] |
//! | `document` | the review as data: [`ReviewDoc`] |
//!
//! # Examples
//! ```
//! use analysis::{Review, Reviewer};
//! use kernel::{Game, Hints, Rng};
//! use search::CancelToken;
//! use simplicity::{Library, SetupDoc, Simplicity};
//!
//! let game = Simplicity::new(&SetupDoc::new(2).resolve(&Library::standard())?)?;
//! let mut inputs = vec![];
//! game.play_out_seen(&mut game.start(), &mut Rng::seed(1), |input| inputs.push(input));
//! let review = Review::new(game, None, &inputs).with_worlds(8);
//! let never = CancelToken::default();
//! let parts = (0..review.parts()).filter_map(|part| review.part(part, &never)).collect();
//! assert_eq!(review.finish(parts).balance.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod balance;
mod choices;
mod document;
mod grades;
mod log;
mod review;
mod tenths;
mod worlds;

pub use document::{
    BalanceDoc, ChoiceDoc, DealDoc, DecisionDoc, JudgedDoc, PartDoc, ReviewDoc, ThresholdsDoc,
};
pub use grades::Grade;
pub use review::{Plans, REVISION, Review, Reviewer, Seen};
pub use tenths::Tenths;
