//! A table without a server: who sits where, the game and its log, and what each observer may know.
//!
//! Nothing here knows a socket, a clock, a store or a thread: callers pass in times, log lines and
//! random numbers, store the lines that a [`Batch`] collects, and then send its steps.
//!
//! | file | job |
//! |---|---|
//! | `games` | the games that tables may play: [`Games`] |
//! | `row`, `agreement` | the stored row, and what follows from it: [`Row`] |
//! | `seating` | who sits where, and what a browser may do for which seat: [`Seating`] |
//! | `lobby`, `names` | everything before the deal |
//! | `requests` | limits on what a request may contain |
//! | `log`, `clock` | the game, its log, the clocks, and the steps of each observer: [`GameLog`] |
//! | `last_sent` | the state for an observer, whole or as a patch: [`LastSent`] |
//! | `moment` | a table at one moment: [`Moment`] |
//! | `people` | presence, and votes to lend an absent person's seat: [`People`] |
//! | `signals` | nudges, reactions, lines of words: [`Signals`] |
//! | `document` | the table as a document: [`Shown`] |
//! | `judge` | whether a stored game is sound: [`Sound`] |
//! | `preview` | what a link to a table says |
//! | `error`, `reason` | why a request is refused: [`Error`], [`Reason`] |
//! | `wire` | the documents on the wire |
//!
//! # Examples
//! Deals a game, lets the seat to move act, and reads what a spectator is sent.
//! ```
//! use catalog::Agreement;
//! use kernel::{Observer, SeatSet};
//! use luck::Secret;
//! use table::{Act, Batch, GameLog, LastSent};
//! use table::wire::Pace;
//!
//! let face = catalog::game("simplicity").unwrap();
//! let agreement = Agreement { players: 2, ..Agreement::default() };
//! let mut game = GameLog::new(&*face, &agreement, Pace::Untimed, 0).unwrap();
//! let secret = Secret::new([7; 32]);
//! game.draw(&secret, 0, &mut Batch::default());
//!
//! let spectator = Observer::Spectator;
//! let now = |game: &GameLog| table::now(game, spectator, SeatSet::EMPTY, |_| "Ana".to_owned());
//! let mut sent = LastSent::default();
//! sent.set(spectator, &now(&game));
//!
//! let seat = game.due().iter().next().unwrap();
//! let entry = game.table().choices(seat).swap_remove(0);
//! let mut batch = Batch::new(vec![spectator]);
//! let act = Act { seat, entries: &[&entry], client: None, by_bot: false, at: 1_000 };
//! game.act(act, &mut batch).unwrap();
//!
//! assert_eq!(batch.lines[0].kind, "input");
//! assert_eq!(batch.told[0].step.seat, Some(seat));
//! assert!(sent.advance(spectator, now(&game)).patch.is_some());
//! ```

#![forbid(unsafe_code)]

mod agreement;
mod clock;
mod document;
mod error;
mod games;
mod judge;
mod last_sent;
pub mod lobby;
mod log;
mod moment;
mod names;
mod people;
mod preview;
mod reason;
mod requests;
mod row;
mod seating;
mod signals;
pub mod wire;

pub use agreement::{closing, first_draw, is_practice, practise, record};
pub use clock::Times;
pub use document::{Shown, essential, timeless};
pub use error::Error;
pub use games::Games;
pub use judge::{Broken, Sound, Unsound, Why};
pub use last_sent::{Change, LastSent, now, now_after};
pub use log::history::History;
pub use log::{Act, Batch, GameLog, INPUT, TAKE_BACK, Told};
pub use moment::Moment;
pub use names::Below;
pub use people::{Elsewhere, Heard, People, Report, elsewhere};
pub use preview::Preview;
pub use reason::{Detail, Reason, english};
pub use requests::{few, plain};
pub use row::{Accepted, Row, accepted};
pub use seating::Seating;
pub use signals::Signals;
