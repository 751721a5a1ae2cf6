//! Databases and rows for the tests.

use std::path::Path;
use std::sync::Arc;

use store::{SeatKind, SeatRow, Sqlite, Status, Store, TableRow};
use tokio::task::JoinSet;

pub(crate) use crate::rows::{entry, hash, person, running, sent};

/// Two stores on one database.
pub(crate) type Stores = [Arc<dyn Store>; 2];

pub(crate) async fn in_a_file(folder: &Path) -> Stores {
    let (one, other) = tokio::join!(Sqlite::open(folder), Sqlite::open(folder));
    [Arc::new(one.unwrap()), Arc::new(other.unwrap())]
}

pub(crate) async fn in_memory(_: &Path) -> Stores {
    let one: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    [one.clone(), one]
}

#[cfg(feature = "postgres-tests")]
pub(crate) async fn in_postgres(_: &Path) -> Stores {
    use store::Postgres;
    let address = crate::cluster::shared().await.database().await;
    let (one, other) = tokio::join!(Postgres::open(&address), Postgres::open(&address));
    [Arc::new(one.unwrap()), Arc::new(other.unwrap())]
}

pub(crate) fn bot() -> SeatRow {
    SeatRow { kind: SeatKind::Bot, bot: Some("steady".to_owned()), ..SeatRow::default() }
}

/// The same table as a running one, before its game.
pub(crate) fn lobby(id: &str) -> TableRow {
    TableRow { status: Status::Lobby, started: None, ..running(id) }
}

/// The results of `count` concurrent calls, half of them by each store.
pub(crate) async fn race<F, T>(
    stores: &Stores,
    count: usize,
    act: impl Fn(Arc<dyn Store>, usize) -> F,
) -> Vec<T>
where
    F: Future<Output = T> + Send + 'static,
    T: Send + 'static,
{
    let acts: JoinSet<T> = (0..count).map(|i| act(stores[i % 2].clone(), i)).collect();
    acts.join_all().await
}
