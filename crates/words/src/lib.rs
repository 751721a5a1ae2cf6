//! Sentences, made at the edge of the program of typed data: rules, documents and tables say codes
//! and numbers, and a person who reads them in some language gets them from message files.
//!
//! Messages are written in [Fluent](https://projectfluent.org), in `messages/<language>/*.ftl` at
//! the top of the repository; the page reads the same files. A new language is a new folder.
//!
//! | file | what is in it |
//! |---|---|
//! | `language` | the files, the languages, a message formatted |
//! | `tell` | [`Words`]: a document told to a reader. How its fields become what a message uses stands there |
//! | `pseudo` | `en-XA`: English, accented and lengthened |
//! | `check` | for tests: what is told against what the files say |
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
