//! Opens a database: its connections, its migrations.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, query, query_scalar, raw_sql};

use super::others::{NOTIFY, Others, version_notice};
use super::{PATIENCE, Postgres, in_time};
use crate::error::problem;
use crate::group::Waiting;
use crate::{Boxed, StoreError};

/// The migrations; a database counts how many it has run. A published migration never changes: any
/// change is a new one.
const MIGRATIONS: [&str; 6] = [
    include_str!("../../migrations/postgres/0001_tables.sql"),
    include_str!("../../migrations/postgres/0002_leases.sql"),
    include_str!("../../migrations/postgres/0003_people.sql"),
    include_str!("../../migrations/postgres/0004_asleep.sql"),
    include_str!("../../migrations/postgres/0005_orders.sql"),
    include_str!("../../migrations/postgres/0006_quiet.sql"),
];

/// The oldest supported version, in the database's own numbering.
const OLDEST: i64 = 130_000;

/// Connections per server.
const CONNECTIONS: u32 = 10;

/// How long an unused connection stays open.
const IDLE: Duration = Duration::from_mins(10);

/// Settings of every connection. A commit returns when the disk has it, whatever the default of the
/// database. Waiting for a lock has a timeout. A silent connection, perhaps a broken one, loses its
/// locks.
const SETTINGS: [(&str, &str); 7] = [
    ("synchronous_commit", "on"),
    ("lock_timeout", "8s"),
    ("idle_in_transaction_session_timeout", "15s"),
    ("tcp_user_timeout", "10s"),
    ("tcp_keepalives_idle", "5"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
];

/// Lock for migrations: one program at a time. The number is arbitrary.
const ALONE: i64 = 0x6369_7479;

impl Postgres {
    /// The database at an address such as `postgres://name@host/database`. The environment supplies
    /// missing parts, as with `PostgreSQL`'s own programs (`PGPASSWORD`, `PGPASSFILE`,
    /// `PGSSLMODE`). An empty database gets its tables, an older one is updated.
    ///
    /// # Errors
    /// [`StoreError::Newer`] or [`StoreError::NotOpened`], which name the database and never the
    /// password.
    pub fn open(address: &str) -> Boxed<'_, Postgres> {
        Box::pin(async {
            let options = options(address)?;
            match opened(&options, migrate).await {
                Ok(seen) if seen > MIGRATIONS.len() => {
                    Err(StoreError::Newer { database: place(&options) })
                }
                Ok(_) => Ok(Postgres::with(options)),
                Err(unfit) => Err(unfit.at(&options)),
            }
        })
    }

    /// Opens the database at an address to read it as it is: creates, updates and writes nothing.
    /// Servers may be running on it.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::NotOpened`], [`StoreError::Newer`];
    /// [`StoreError::Older`] if a server has not updated it yet.
    pub fn look(address: &str) -> Boxed<'_, Postgres> {
        Box::pin(async {
            let read_only = [("default_transaction_read_only", "on")];
            Postgres::as_it_is(options(address)?.options(read_only)).await
        })
    }

    /// Opens the database at an address for [orders](crate::Order): creates and updates nothing.
    /// Servers may be running on it.
    ///
    /// # Errors
    /// Those of [`Postgres::look`].
    pub fn order(address: &str) -> Boxed<'_, Postgres> {
        Box::pin(async { Postgres::as_it_is(options(address)?).await })
    }

    async fn as_it_is(options: PgConnectOptions) -> Result<Postgres, StoreError> {
        let database = place(&options);
        match opened(&options, seen).await {
            Ok(0) => Err(StoreError::Missing { database }),
            Ok(seen) if seen < MIGRATIONS.len() => Err(StoreError::Older { database }),
            Ok(seen) if seen > MIGRATIONS.len() => Err(StoreError::Newer { database }),
            Ok(_) => Ok(Postgres::with(options)),
            Err(unfit) => Err(unfit.at(&options)),
        }
    }

    /// Fails if the database has run more migrations than this program knows.
    pub(super) fn knows(&self, seen: i64) -> Result<(), StoreError> {
        if usize::try_from(seen).is_ok_and(|seen| seen <= MIGRATIONS.len()) {
            return Ok(());
        }
        Err(StoreError::Newer { database: place(&self.pool.connect_options()) })
    }

    fn with(options: PgConnectOptions) -> Postgres {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .idle_timeout(IDLE)
            .connect_lazy_with(options);
        Postgres { pool, waiting: Waiting::default(), others: Arc::new(Others::new()) }
    }
}

/// Why a database is unusable.
enum Unfit {
    Failed(sqlx::Error),
    /// Its unsupported property.
    Is(String),
}

impl From<sqlx::Error> for Unfit {
    fn from(error: sqlx::Error) -> Unfit {
        Unfit::Failed(error)
    }
}

impl Unfit {
    fn at(self, options: &PgConnectOptions) -> StoreError {
        let problem = match self {
            Unfit::Failed(error) => problem(&error),
            Unfit::Is(problem) => problem,
        };
        StoreError::NotOpened { database: place(options), problem }
    }
}

/// Parses an address.
fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    // The parser's message might repeat a password.
    let unread = |_| StoreError::NotOpened {
        database: "the database".to_owned(),
        problem: "its address is not of the form postgres://name@host:port/database".to_owned(),
    };
    let options: PgConnectOptions = address.parse().map_err(unread)?;
    Ok(options.application_name("citywright").options(SETTINGS))
}

/// The database's place, for people to read.
fn place(options: &PgConnectOptions) -> String {
    let name = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(socket) => format!("the database {name} at {}", socket.display()),
        None => format!("the database {name} at {}:{}", options.get_host(), options.get_port()),
    }
}

/// How many migrations a database has run. Uses a connection of its own: the pool would retry until
/// the timeout and hide the cause.
async fn opened(
    options: &PgConnectOptions,
    seen: impl AsyncFnOnce(&mut PgConnection) -> sqlx::Result<usize>,
) -> Result<usize, Unfit> {
    let mut connection = connected(options).await?;
    let seen = seen(&mut connection).await?;
    connection.close().await?;
    Ok(seen)
}

/// A connection to a writable, supported database.
async fn connected(options: &PgConnectOptions) -> Result<PgConnection, Unfit> {
    let mut connection = in_time(options.connect()).await?;
    let version = "SELECT current_setting('server_version_num')::BIGINT";
    let version: i64 = query_scalar(version).fetch_one(&mut connection).await?;
    if version < OLDEST {
        let (is, oldest) = (version / 10_000, OLDEST / 10_000);
        return Err(Unfit::Is(format!("it is PostgreSQL {is}, and {oldest} or newer is needed")));
    }
    let encoding = "SELECT current_setting('server_encoding')";
    let encoding: String = query_scalar(encoding).fetch_one(&mut connection).await?;
    if encoding != "UTF8" {
        return Err(Unfit::Is(format!("its encoding is {encoding}, and UTF8 is needed")));
    }
    Ok(connection)
}

/// Runs missing migrations, all or nothing; only one program does it at a time. Returns how many
/// the database had run before: it leaves a newer one alone.
async fn migrate(connection: &mut PgConnection) -> sqlx::Result<usize> {
    let mut writing = connection.begin().await?;
    query("SELECT pg_advisory_xact_lock($1)").bind(ALONE).execute(&mut *writing).await?;
    let seen = seen(&mut writing).await?;
    if seen == 0 {
        let counted = "CREATE TABLE migrations (seen BIGINT NOT NULL);
            INSERT INTO migrations (seen) VALUES (0)";
        raw_sql(counted).execute(&mut *writing).await?;
    }
    for step in MIGRATIONS.into_iter().skip(seen) {
        raw_sql(step).execute(&mut *writing).await?;
        raw_sql("UPDATE migrations SET seen = seen + 1").execute(&mut *writing).await?;
    }
    if seen < MIGRATIONS.len() {
        // Servers of an older version learn at once that they must stop.
        query(NOTIFY).bind(version_notice()).execute(&mut *writing).await?;
    }
    writing.commit().await?;
    if seen < MIGRATIONS.len() {
        tracing::info!(from = seen, to = MIGRATIONS.len(), "updated the database");
    }
    Ok(seen)
}

/// How many migrations a database has run; none if it has no tables.
async fn seen(connection: &mut PgConnection) -> sqlx::Result<usize> {
    let there = "SELECT to_regclass('migrations') IS NOT NULL";
    if !query_scalar(there).fetch_one(&mut *connection).await? {
        return Ok(0);
    }
    let seen: i64 = query_scalar("SELECT seen FROM migrations").fetch_one(&mut *connection).await?;
    Ok(usize::try_from(seen).unwrap_or(usize::MAX))
}
