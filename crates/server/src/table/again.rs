//! Hand-over codes, the rematch, the record.

use kernel::Seat;
use luck::{SCHEME, Secret};
use record::Luck;
use store::{SeatKind, SeatRow, Status, TableRow, TokenHash};

use super::live::Live;
use crate::error::{Error, Reason};
use crate::token;

impl Live {
    /// A code that moves a seat to another browser: for its owner, or for the host to give it back
    /// to somebody who has been away for long and has lost it.
    ///
    /// # Errors
    /// The asker is neither, or the person is here or has not been away for long.
    pub(crate) async fn code(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
    ) -> Result<String, Error> {
        if let Err(error) = self.eyes(browser, Some(seat)) {
            if !self.is_host(browser) || seat.index() >= self.row.seats.len() {
                return Err(error);
            }
            if !self.is_long_away(seat) {
                return Err(Reason::NotAway.into());
            }
        }
        let code = token::new_code();
        let row = self.config.store.set_code(&self.row.id, seat, token::hash_code(&code)).await;
        self.row = self.stored(row)?;
        Ok(code)
    }

    /// The table of the rematch, made once for all who ask.
    ///
    /// # Errors
    /// The game is not over, or the asker did not play.
    pub(crate) async fn rematch(&mut self, browser: TokenHash) -> Result<String, Error> {
        if !self.has_seat(Some(browser)) {
            return Err(Reason::NotSeated.into());
        }
        if let Some(id) = &self.row.rematch {
            return Ok(id.clone());
        }
        let game = self.game()?;
        if !game.is_over() {
            return Err(Reason::NotOver.into());
        }
        let agreement = game.table().rematch();
        let again = |seat: &SeatRow| SeatRow {
            ready: seat.browser == Some(browser),
            code: None,
            ..seat.clone()
        };
        let seats: Vec<SeatRow> = self.row.seats.iter().map(again).collect();
        // Whoever plays with bots alone need not wait for anybody.
        let alone = seats.iter().all(|seat| seat.kind == SeatKind::Bot || seat.ready);
        let now = self.now();
        let new = TableRow {
            id: token::new_id(),
            rules: agreement.rules.unwrap_or(self.row.rules),
            options: agreement.options.into_iter().collect(),
            status: if alone { Status::Running } else { Status::Lobby },
            host: browser,
            secret: Secret::new(token::random()),
            invite: None,
            rematch: None,
            created: now,
            started: alone.then_some(now),
            ended: None,
            version: 0,
            seats,
            ..self.row.clone()
        };
        let new = self.config.store.rematch(&self.row.id, &new).await;
        let new = self.stored(new)?;
        self.row.rematch = Some(new.id.clone());
        Ok(new.id)
    }

    /// The record of the finished game, with what its luck followed from.
    ///
    /// # Errors
    /// The game is not over.
    pub(crate) fn record(&self) -> Result<String, Error> {
        let game = self.game()?;
        if !game.is_over() {
            return Err(Reason::NotOver.into());
        }
        let luck = Luck {
            scheme: SCHEME.to_owned(),
            commitment: self.row.secret.commitment(),
            secret: Some(self.row.secret.to_hex()),
        };
        let names = self.all().map(|seat| self.name(seat)).collect();
        Ok(game.table().record(names, Some(luck)))
    }
}
