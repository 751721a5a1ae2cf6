//! The lobby at this server: changes into the store first, then to everybody.

use catalog::Face;
use kernel::{Seat, SeatSet};
use luck::Secret;
use store::{Millis, Status, StoreError, TableRow, TokenHash};
use table::{
    Batch, Games,
    lobby::{self, Opening},
};

use super::follow::News;
use super::play::MOST_TRIES;
use super::task::Live;
use crate::entropy::Entropy;
use crate::error::{Error, Reason};
use crate::token;
use crate::wire::{NewTable, SitDown};

/// The row of a new table and its invitation; `purpose` names the source of its luck.
///
/// # Errors
/// The request is invalid.
pub(crate) fn new_row(
    games: &Games,
    (entropy, purpose): (&Entropy, &str),
    asked: NewTable,
    host: TokenHash,
    now: Millis,
) -> Result<(TableRow, Option<String>), Error> {
    let face = games.get(&asked.game).ok_or(Reason::NoGame)?;
    let named = asked.id.as_deref().map(|name| token::named(host, name));
    let (id, code) = named.unwrap_or_else(|| (token::new_id(), token::new_code()));
    let code = (!asked.public && !asked.start).then_some(code);
    let secret = Secret::new(entropy.bytes(purpose));
    let below = |bound: usize| entropy.below(purpose, bound);
    let invite = code.as_deref().map(token::hash_code);
    let row = lobby::open(face, asked, Opening { id, host, secret, invite, now, below: &below })?;
    Ok((row, code))
}

impl Live {
    /// The host makes a new invitation; the old one is void.
    ///
    /// # Errors
    /// The asker is not the host, or the game is dealt.
    pub(crate) async fn invite(&mut self, browser: Option<TokenHash>) -> Result<String, Error> {
        let code = token::new_code();
        let key = token::hash_code(&code);
        self.edit(|row, _| lobby::invite(row, browser, key)).await?;
        Ok(code)
    }

    /// A person sits down.
    ///
    /// # Errors
    /// The table needs an invitation, or the seat, the name or the colour is taken.
    pub(crate) async fn sit(&mut self, browser: TokenHash, asked: SitDown) -> Result<Seat, Error> {
        let key = asked.invite.as_deref().map(token::hash_code);
        let seat = self.edit(|row, _| lobby::sit(row, browser, &asked, key)).await?;
        self.people.leave(SeatSet::EMPTY.with(seat), self.now(), 0);
        self.welcome(Some(browser)).await?;
        Ok(seat)
    }

    /// The host deals.
    ///
    /// # Errors
    /// The asker is not the host, a seat is open, or a person is not ready.
    pub(crate) async fn start(&mut self, browser: Option<TokenHash>) -> Result<(), Error> {
        let now = self.now();
        self.edit(|row, _| lobby::start_by(row, browser, now)).await?;
        self.begin().await
    }

    /// Begins the game of a row that is now running.
    pub(super) async fn begin(&mut self) -> Result<(), Error> {
        self.people.signals.drop_lines();
        self.load_game().await?;
        // Nobody has seen the game yet: send everybody the whole state instead of each draw.
        match self.deal(Batch::default()).await {
            // Another server already knows the running table and has dealt.
            Err(error) if error.is(Reason::Changed) && !self.life.is_broken() => Ok(()),
            dealt => {
                dealt?;
                self.send_all();
                Ok(())
            }
        }
    }

    /// Changes the row of a lobby. Retries while another server is faster or has newer data.
    ///
    /// # Errors
    /// The game is dealt, or the change is refused.
    pub(crate) async fn edit<T>(
        &mut self,
        edit: impl Fn(&mut TableRow, Option<&dyn Face>) -> Result<T, table::Error>,
    ) -> Result<T, Error> {
        let mut tries = 1..MOST_TRIES;
        loop {
            let (told, row) = match self.edited(&edit) {
                Ok(edited) => edited,
                Err(refused) => {
                    let version = self.row.version;
                    self.catch_up(News::Table).await?;
                    if self.row.version == version || tries.next().is_none() {
                        return Err(refused);
                    }
                    continue;
                }
            };
            match self.save(row).await {
                Ok(()) => return Ok(told),
                Err(error) if !error.is(Reason::Changed) || self.life.is_broken() => {
                    return Err(error);
                }
                Err(error) => tries.next().map(drop).ok_or(error)?,
            }
        }
    }

    /// The edited row, and the result of the edit.
    fn edited<T>(
        &self,
        edit: impl Fn(&mut TableRow, Option<&dyn Face>) -> Result<T, table::Error>,
    ) -> Result<(T, TableRow), Error> {
        if self.row.status != Status::Lobby {
            return Err(Reason::NotLobby.into());
        }
        let mut row = TableRow::clone(&self.row);
        Ok((edit(&mut row, self.config.games.get(&self.row.game))?, row))
    }

    /// Reloads the seats after a hand-over code was used.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) async fn reseat(&mut self, browser: TokenHash) -> Result<(), Error> {
        self.reload_row().await?;
        self.send_all();
        self.welcome(Some(browser)).await
    }

    async fn save(&mut self, row: TableRow) -> Result<(), Error> {
        let updated = self.config.store.update(&row).await;
        if updated == Err(StoreError::Conflict) {
            self.reload().await?;
        }
        let row = self.stored(updated)?;
        self.row.replace(row);
        self.seats_changed();
        Ok(())
    }
}
