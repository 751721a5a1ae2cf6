//! Turns typed data into sentences at the edge of the program. Rules, documents and tables hold codes
//! and numbers; message files turn them into the reader's language.
//!
//! Messages use [Fluent](https://projectfluent.org), in `messages/<language>/*.ftl` at the top of the
//! repository; the page reads the same files. To add a language, add a folder.
//!
//! | file | what is in it |
//! |---|---|
//! | `language` | the files, the languages, a message formatted |
//! | `tell` | [`Words`]: tells a document to a reader, and defines how fields become message arguments |
//! | `pseudo` | `en-XA`: English, accented and lengthened |
//! | `check` | for tests: checks the message files against the told types |
//!
//! ```
//! use words::{Language, Words};
//!
//! #[derive(serde::Serialize)]
//! #[serde(tag = "level", rename_all = "snake_case")]
//! enum Level {
//!     Easy,
//! }
//! assert_eq!(Words::new(Language::english()).tell("level", &Level::Easy), "Easy");
//! ```

pub mod check;
mod language;
mod pseudo;
mod tell;

pub use language::Language;
pub use tell::Words;
