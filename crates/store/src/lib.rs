//! The server's database: tables, their seats, and the log of each game.
//!
//! A table is its row and an append-only log (crate `ledger`); everything else about a game follows
//! from them. The store knows no game and no clock: callers pass in documents and times.
//!
//! | file | job |
//! |---|---|
//! | `store` | the interface of every database: [`Store`] |
//! | `error` | errors: [`StoreError`] |
//! | `database` | operations that a database provides to become a store |
//! | `base` | the store over any such database |
//! | `group` | group commit: concurrent appends, written together |
//! | `sql` | the statements, the same for every database |
//! | `tables` | writing and finding tables and seats |
//! | `rows` | reading tables, seats and log lines from the rows of any database |
//! | `orders` | what an operator orders while servers run: [`Order`] |
//! | `copy` | copies one database into another: [`copy`](copy()) |
//! | `sqlite` | the built-in database, in a file or in memory: [`Sqlite`] |
//! | `sqlite/open` | creating, opening and updating it |
//! | `sqlite/notices` | how a running server hears of orders |
//! | `sqlite/check` | whether it is sound |
//! | `sqlite/copy` | backup and restore |
//! | `postgres` | a database that several servers may share: [`Postgres`] |
//! | `postgres/open` | opening and updating it |
//! | `postgres/others` | messages between its servers, and who leads a table |
//! | `migrations/` | the migrations of each database |
//!
//! `tests/conformance` tests every database: another one is a module beside `sqlite` and
//! `postgres`, a folder of migrations and a line there.
//!
//! # Examples
//! ```
//! use luck::Secret;
//! use store::{LogLine, SeatRow, Sqlite, Status, Store, StoreError, TableRow, TokenHash};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! let table = TableRow {
//!     id: "garden".to_owned(),
//!     game: "simplicity".to_owned(),
//!     rules: 1,
//!     name: "Garden Street".to_owned(),
//!     options: vec![],
//!     public: true,
//!     quiet: false,
//!     pace: r#"{"kind":"untimed"}"#.to_owned(),
//!     status: Status::Lobby,
//!     host: TokenHash([1; 32]),
//!     secret: Secret::new([2; 32]),
//!     invite: None,
//!     rematch: None,
//!     created: 1_700_000_000_000,
//!     started: None,
//!     ended: None,
//!     version: 1,
//!     seats: vec![SeatRow::default(); 4],
//! };
//! let store = Sqlite::memory().await?;
//! store.create(&table).await?;
//! let running = TableRow { status: Status::Running, started: Some(1_700_000_060_000), ..table };
//! assert_eq!(store.update(&running).await?.version, 2);
//!
//! let draw = LogLine {
//!     number: 1,
//!     at: 1_700_000_060_000,
//!     seat: None,
//!     client: None,
//!     by_bot: false,
//!     kind: "draw".to_owned(),
//!     body: r#"{"face":"a"}"#.to_owned(),
//! };
//! store.append("garden", &[draw.clone()]).await?;
//! assert_eq!(store.append("garden", &[draw]).await, Err(StoreError::Conflict));
//! assert_eq!(store.log("garden", 1).await?.len(), 1);
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

mod base;
mod copy;
mod database;
mod error;
mod group;
mod order;
mod orders;
mod postgres;
mod rows;
mod sql;
mod sqlite;
mod store;
mod tables;

pub use copy::{Copied, Place, copy};
pub use error::StoreError;
pub use ledger::{Asleep, LogLine, Millis, SeatKind, SeatRow, Status, TableRow, TokenHash};
pub use order::{Order, Orders};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::{Boxed, Changed, Store};
