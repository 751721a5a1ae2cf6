//! Whether a database is sound.

use sqlx::{Row, SqliteConnection, query, query_scalar};

/// Faults of a database, a sentence each.
pub(super) async fn faults(reading: &mut SqliteConnection) -> sqlx::Result<Vec<String>> {
    let found = query_scalar("PRAGMA integrity_check").fetch_all(&mut *reading).await?;
    let mut faults: Vec<String> = found.into_iter().filter(|said| said != "ok").collect();
    for row in query("PRAGMA foreign_key_check").fetch_all(&mut *reading).await? {
        let (of, needed): (String, String) = (row.try_get(0)?, row.try_get(2)?);
        faults.push(format!("a row of {of} belongs to a row of {needed} that is not there"));
    }
    Ok(faults)
}
