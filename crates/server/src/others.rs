//! Other programs on the same database: passes the steps of other servers on to people here, takes
//! over the tables of a dead server, and follows the operator's commands.

use std::sync::{Arc, Weak};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use store::{Changed, Store};
use tokio::time::interval;

use crate::hub::Hub;
use crate::live::News;
use crate::operator::reread;
use crate::server::Server;

/// How often to check for dead servers. Their tables stand still so long, unless a request wakes
/// them.
const OFTEN: Duration = Duration::from_secs(2);

/// How many tables catch up at once.
const AT_ONCE: usize = 8;

/// Lets the tables in memory catch up with other programs, until the store closes.
pub(crate) async fn follow(server: Weak<Server>, store: Arc<dyn Store>) {
    while let Some(changed) = store.changed().await {
        let Some(server) = server.upgrade() else { return };
        if matches!(changed, Changed::Orders | Changed::Anything)
            && let Err(error) = reread(&*store, &server.orders).await
        {
            tracing::warn!("the operator's orders are not known: {error}");
        }
        if matches!(changed, Changed::Version | Changed::Anything) {
            drop(server.is_current().await);
        }
        let hub = Arc::clone(&server.hub);
        let (ids, news) = match changed {
            Changed::Table(id) => (vec![id], News::Table),
            Changed::Free(id) => (vec![id], News::Free),
            Changed::People(id) => (vec![id], News::People),
            Changed::Orders | Changed::Version => continue,
            _ => (hub.ids(), News::Anything),
        };
        let ids: Vec<String> = ids.into_iter().filter(|id| hub.has(id)).collect();
        // A few at a time: some replay their games for it.
        let caught = stream::iter(ids)
            .for_each_concurrent(AT_ONCE, move |id| catch_up(Arc::clone(&hub), id, news));
        tokio::spawn(caught);
    }
}

/// Takes over the tables of dead servers, whose people now count as away.
pub(crate) async fn adopt(hub: Weak<Hub>, store: Arc<dyn Store>) {
    let mut often = interval(OFTEN);
    loop {
        often.tick().await;
        let Some(hub) = hub.upgrade() else { return };
        // While the database is down no server leads a table.
        for id in store.orphans().await.unwrap_or_default() {
            catch_up(Arc::clone(&hub), id, News::Free).await;
        }
        let left = store.forget_dead().await.unwrap_or_default();
        for id in left.into_iter().filter(|id| hub.has(id)) {
            catch_up(Arc::clone(&hub), id, News::People).await;
        }
    }
}

/// Lets a table catch up with other programs.
async fn catch_up(hub: Arc<Hub>, id: String, news: News) {
    let caught = hub.see_to(&id, move |live| Box::pin(live.catch_up(news))).await;
    if let Err(error) = caught
        && !hub.failed(&error)
    {
        tracing::warn!(table = id, ?error, "a table does not follow another server");
    }
}
