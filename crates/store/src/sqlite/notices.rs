//! How a running server hears of an operator's orders: they are rows of the database, which the
//! server looks at a few times a second.

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use sqlx::{Row, query, query_scalar};
use tokio::sync::Mutex;
use tokio::time::sleep;

use crate::Changed;
use crate::database::Writing;
use crate::order::About;
use crate::rows::Read;

/// How often to look. It reads one page of memory.
const OFTEN: Duration = Duration::from_millis(250);

const NOTICE: &str = "INSERT INTO notices (number, about)
    SELECT 1 + COALESCE(MAX(number), 0), $1 FROM notices";

/// Every server has heard of older notices, or learns that it has missed some.
const FORGET: &str = "DELETE FROM notices WHERE number <= (SELECT MAX(number) FROM notices) - 1000";

const LAST: &str = "SELECT COALESCE(MAX(number), 0) FROM notices";

const NEXT: &str = "SELECT number, about FROM notices WHERE number > $1 ORDER BY number LIMIT 1";

/// The number of the last notice that was heard; none before the first look.
#[derive(Clone, Debug, Default)]
pub(super) struct Heard(Arc<Mutex<Option<i64>>>);

impl Heard {
    /// Waits for the next notice; none once the database is closed.
    pub(super) async fn next(&self, read: &SqlitePool) -> Option<Changed> {
        let mut heard = self.0.lock().await;
        while !read.is_closed() {
            // A database that fails now may answer later.
            if let Ok(Some(changed)) = look(&mut heard, read).await {
                return Some(changed);
            }
            read.close_event().do_until(sleep(OFTEN)).await.ok()?;
        }
        None
    }
}

/// The next notice, if there is one.
async fn look(heard: &mut Option<i64>, read: &SqlitePool) -> sqlx::Result<Option<Changed>> {
    let Some(last) = *heard else {
        *heard = Some(query_scalar(LAST).fetch_one(read).await?);
        return Ok(Some(Changed::Anything));
    };
    let Some(row) = query(NEXT).bind(last).fetch_optional(read).await? else { return Ok(None) };
    let (number, about): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
    *heard = Some(number);
    Ok(Some(match about.strip_prefix('t') {
        _ if number != last + 1 => Changed::Anything,
        Some(table) => Changed::Table(table.to_owned()),
        None => Changed::Orders,
    }))
}

/// Writes a notice.
pub(super) async fn announce(writing: &mut impl Writing, about: About<'_>) -> Read<()> {
    let about = match about {
        About::Table(table) => format!("t{table}"),
        About::Server => "o".to_owned(),
    };
    writing.change(NOTICE, &[(&about).into()]).await?;
    writing.change(FORGET, &[]).await.map(drop)
}
