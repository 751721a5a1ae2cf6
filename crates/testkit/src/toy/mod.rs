//! A toy game with a secret and a simultaneous choice.
//!
//! It is the smallest game with everything a rules-exact table must handle: luck, luck that only one
//! seat sees, plans in secret, a common reveal, an option, ties. It tests the laws, and everything that
//! works with any game can use it.
//!
//! # Rules
//!
//! | id | rule |
//! |---|---|
//! | TOY-1 | 2 to 4 seats play 1 to 4 rounds. Each seat has the chips 1 to `rounds` + 1. |
//! | TOY-2 | The deck has the cards 1 to `seats` + 1 and a second 1. First luck deals each seat one card in turn. Only its owner sees it; nobody sees the rest of the deck. |
//! | TOY-3 | In a round all seats bid at the same time, in secret: each chooses one of its chips and may still exchange it for another. |
//! | TOY-4 | A seat that has chosen a chip commits to it. Until the last seat commits it may take its commit back, to exchange its chip and commit again. That it has committed, or taken it back, is public. |
//! | TOY-5 | When the last seat commits, all chosen chips are shown and spent. Round number *r* puts *r* points into the pot. The seat whose chip is the highest that nobody else has spent in this round takes the pot. If there is none, the pot is lost, or stays for the next round: the option `tie`, `lost` or `carried`. |
//! | TOY-6 | After the last round the cards are shown. A seat's score is its points and its card. The highest score wins; equal scores share a rank. |
//!
//! | file | job |
//! |---|---|
//! | `setup` | what the players agree on: [`Setup`], [`Tie`], [`BadSetup`] |
//! | `state` | the full state: [`State`], [`Player`], [`Card`], [`Chip`] |
//! | `action` | what a seat does: [`Action`] |
//! | `rules` | the game itself: [`Toy`] |
//! | `illegal` | refusals: [`Illegal`] |
//! | `view` | what each observer sees: [`View`], [`Event`] |
//! | `notation` | how it is written down: [`SetupDoc`], [`Entry`], [`ResultDoc`] |
//! | `documents` | how generic programs show it |
//! | `hints` | hints for generic players |
//! | `subject` | what the laws must know about it |

mod action;
mod documents;
mod hints;
mod illegal;
mod notation;
mod rules;
mod setup;
mod state;
mod subject;
mod view;

pub use action::Action;
pub use documents::{OffersDoc, TablesDoc};
pub use illegal::Illegal;
pub use notation::{Entry, ResultDoc, SeatResult, SetupDoc};
pub use rules::Toy;
pub use setup::{BadSetup, Setup, SetupFault, Tie};
pub use state::{Card, Chip, Player, State};
pub use view::{Event, View};
