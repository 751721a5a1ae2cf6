//! State shared by all routes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use axum::body::Bytes;
use store::{StoreError, TokenHash};
use tokio::sync::{Mutex, watch};

use crate::config::Config;
use crate::connection_limiter::{ConnectionGuard, ConnectionLimiter};
use crate::error::{Error, Reason};
use crate::hub::Hub;
use crate::keyed_mutex::KeyedMutex;
use crate::limits::Limits;
use crate::operator::InForce;
use crate::picture::Pictures;
use crate::reviews::Reviews;
use crate::wire::{Ack, NewInput, NewTakeBack};

/// A connection, counted at its address and its table until this is dropped.
pub(crate) struct Entered {
    _address: Option<ConnectionGuard<IpAddr>>,
    _beyond: Option<ConnectionGuard<(TokenHash, String)>>,
    _table: ConnectionGuard<String>,
}

/// How many connections a browser may have at a table where it sits, once its address has too many.
const BEYOND: usize = 8;

/// State shared by all routes.
pub(crate) struct Server {
    pub(crate) config: Arc<Config>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) limits: Limits,
    /// The open sockets and waits for news, by address and by table.
    pub(crate) addresses: ConnectionLimiter<IpAddr>,
    pub(crate) tables: ConnectionLimiter<String>,
    /// Those of seated people beyond the limit of their address, by browser and table.
    pub(crate) beyond: ConnectionLimiter<(TokenHash, String)>,
    /// Keyed mutex: one history replay at a time per address.
    pub(crate) replays: KeyedMutex<IpAddr>,
    /// The practice tables that were opened here, by which address.
    pub(crate) practice: Mutex<HashMap<String, IpAddr>>,
    /// Reviews of finished games.
    pub(crate) reviews: Reviews,
    /// The newest pictures for links.
    pub(crate) pictures: Pictures,
    /// The `OpenAPI` document.
    pub(crate) description: Bytes,
    /// Whether it is known which tables were in memory at the last stop.
    pub(crate) ready: AtomicBool,
    /// Set once a newer version of the program has taken over the database.
    pub(crate) newer: watch::Sender<Option<StoreError>>,
    /// The orders of the operator.
    pub(crate) orders: watch::Sender<InForce>,
    /// Signals shutdown.
    pub(crate) stop: watch::Sender<bool>,
}

impl Server {
    /// Handles an input of a browser at a table.
    ///
    /// # Errors
    /// The input is refused.
    pub(crate) async fn input(
        &self,
        table: &str,
        browser: Option<TokenHash>,
        input: NewInput,
    ) -> Result<Ack, Error> {
        let (start, since) = (Instant::now(), self.config.time.steady());
        let work = self.hub.ask(table, move |live| {
            Box::pin(async move {
                live.in_time(since)?;
                live.input(browser, input).await
            })
        });
        let acted = work.await;
        self.config.meters.input(acted.is_ok(), start);
        acted
    }

    /// Whether the database can be read and written by this version. If a newer version has taken it
    /// over, the server stops.
    ///
    /// # Errors
    /// It cannot.
    pub(crate) async fn is_current(&self) -> Result<(), StoreError> {
        let current = self.config.store.is_current().await;
        if let Err(error @ StoreError::Newer { .. }) = &current {
            self.newer.send_if_modified(|newer| {
                let is_news = newer.is_none();
                if is_news {
                    tracing::error!("{error}");
                    *newer = Some(error.clone());
                }
                is_news
            });
        }
        current
    }

    /// Counts an open connection of a browser at a table: a socket, or a wait for news. Seated people
    /// always get in, however many others there are.
    ///
    /// # Errors
    /// The address or the table has too many, or there is no such table.
    pub(crate) async fn enter(
        &self,
        table: &str,
        browser: Option<TokenHash>,
        address: IpAddr,
    ) -> Result<Entered, Error> {
        let seated =
            self.hub.ask(table, move |live| Box::pin(async move { Ok(live.has_seat(browser)) }));
        let seated = seated.await?;
        let seated = browser.filter(|_| seated);
        let sockets = self.config.sockets;
        let address = self.addresses.enter(address, sockets.per_address);
        let beyond = match seated {
            Some(browser) if address.is_none() => {
                self.beyond.enter((browser, table.to_owned()), BEYOND)
            }
            _ => None,
        };
        if address.is_none() && beyond.is_none() {
            return Err(Reason::TooManySockets.into());
        }
        let most = if seated.is_some() { usize::MAX } else { sockets.per_table };
        let table = self.tables.enter(table.to_owned(), most).ok_or(Reason::TableCrowded)?;
        Ok(Entered { _address: address, _beyond: beyond, _table: table })
    }

    /// A browser takes back its last input at a table.
    ///
    /// # Errors
    /// It is refused.
    pub(crate) async fn take_back(
        &self,
        table: &str,
        browser: Option<TokenHash>,
        asked: NewTakeBack,
    ) -> Result<Ack, Error> {
        let since = self.config.time.steady();
        let work = self.hub.ask(table, move |live| {
            Box::pin(async move {
                live.in_time(since)?;
                live.take_back(browser, asked).await
            })
        });
        work.await
    }

    /// Whether people reach the server over https.
    pub(crate) fn is_secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Resolves when the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A dropped server has stopped too.
    drop(stop.wait_for(|stop| *stop).await);
}
