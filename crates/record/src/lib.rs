//! Reads, writes and replays records of games.
//!
//! A record is the set-up and every input in order, luck included, so it replays without any
//! generator. Its form is a public contract, described in `docs/records.md`. This crate knows the
//! form and no game: [`kernel::Notation`] holds the differences between games.
//!
//! | file | job |
//! |---|---|
//! | `record` | the record as data: [`Record`], [`Luck`], [`Format`]; printing |
//! | `read` | parses a record: [`Record::from_json`], [`game_of`] |
//! | `lines` | the records of a file: [`Lines`] |
//! | `replay` | replays a record, checked by the rules: [`Replay`], [`replay()`] |
//! | `recorder` | records a game as it is played: [`Recorder`] |
//! | `difference` | finds where a document differs from what it should say |
//! | `error` | faults and their places: [`RecordError`] |
//!
//! # Examples
//! ```
//! use record::{Lines, Record, Recorder, game_of, replay};
//! use simplicity::{Library, SetupDoc, Simplicity};
//!
//! let library = Library::standard();
//! let names = ["Ana", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
//! let recorder = Recorder::<Simplicity>::new(SetupDoc::new(4), names, &library)?;
//! let file = recorder.record().to_json() + "\n";
//!
//! let mut lines = Lines::new(file.as_bytes());
//! while let Some(line) = lines.next_line() {
//!     let (number, text) = line?;
//!     assert_eq!(game_of(text, number)?, "simplicity");
//!     let record = Record::<Simplicity>::from_json(text, number)?;
//!     let (game, state) = replay(&record, number, &library)?;
//!     assert_eq!(game.columns(), 5);
//!     assert_eq!(state.step, 0);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod difference;
mod error;
mod lines;
mod read;
mod record;
mod recorder;
mod replay;

pub use error::RecordError;
pub use lines::Lines;
pub use read::game_of;
pub use record::{Format, Luck, Record};
pub use recorder::Recorder;
pub use replay::{Replay, begin, replay};
