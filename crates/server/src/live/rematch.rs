//! Hand-over codes, the rematch, the record.

use kernel::Seat;
use luck::Secret;
use store::{SeatKind, SeatRow, Status, TableRow, TokenHash};
use table::{Accepted, accepted, lobby::start, record};

use super::bots::FOR_PERSONS;
use super::task::Live;
use crate::error::{Error, Reason};
use crate::token;

impl Live {
    /// A hand-over code that moves a seat to another browser. Its player may ask for one. So may
    /// the host, if the person has been away for so long that one person alone may decide: the code
    /// admits a stand-in, or that person with a new browser.
    ///
    /// # Errors
    /// The asker is neither, or the person is present or has not been away for long.
    pub(crate) async fn code(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
    ) -> Result<String, Error> {
        let by = browser.ok_or(Reason::NotYourSeat)?;
        let seating = self.seating();
        if let Err(error) = seating.owned(browser, seat) {
            if !seating.is_host(browser) || seating.exists(seat).is_err() {
                return Err(error.into());
            }
            if !self.people.can_stand_in(seat, &self.moment()) {
                return Err(Reason::NotAway.into());
            }
            let (table, seat) = (&self.row.id, seat.index());
            tracing::info!(table, seat, "the host makes a code for somebody else's seat");
        }
        let code = token::new_code();
        let code_hash = token::hash_code(&code);
        let row = self.config.store.set_code(&self.row.id, seat, code_hash, by).await;
        let row = self.stored(row)?;
        self.row.replace(row);
        Ok(code)
    }

    /// The owner of a seat takes it back from the stand-in.
    ///
    /// # Errors
    /// The seat is not the asker's.
    pub(crate) async fn reclaim(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
    ) -> Result<(), Error> {
        if !self.seating().claims(browser).contains(seat) {
            return self.owns_seat(browser, seat);
        }
        let owner = browser.ok_or(Reason::NotYourSeat)?;
        let row = self.config.store.reclaim(&self.row.id, seat, owner).await;
        let row = self.stored(row)?;
        tracing::info!(table = row.id, seat = seat.index(), "an owner takes a seat back");
        self.row.replace(row);
        self.seats_changed();
        self.send_all();
        self.welcome(browser).await
    }

    /// The table of the rematch, created once.
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
        let agreement = self.game.finished()?.table().rematch();
        let again = |seat: &SeatRow| SeatRow {
            ready: seat.browser == Some(browser),
            code: None,
            code_by: None,
            owner: None,
            ..seat.clone()
        };
        // Bots take the seats that were given up.
        let bot = |seat: &SeatRow| SeatRow {
            kind: SeatKind::Bot,
            bot: Some(FOR_PERSONS.to_owned()),
            browser: None,
            code: None,
            code_by: None,
            owner: None,
            ..seat.clone()
        };
        let seating = self.seating();
        let seats = seating.all().zip(&self.row.seats);
        let seats: Vec<SeatRow> = seats
            .map(|(seat, row)| if seating.has_given_up(seat) { bot(row) } else { again(row) })
            .collect();
        // A person who plays with bots alone need not wait.
        let alone = all_want(&seats);
        let now = self.now();
        let new = TableRow {
            id: token::new_id(),
            rules: agreement.rules.unwrap_or(self.row.rules),
            options: agreement.options.into_iter().collect(),
            status: if alone { Status::Running } else { Status::Lobby },
            host: browser,
            secret: Secret::new(
                self.config.entropy.bytes(&format!("rematch of {}", self.row.secret.commitment())),
            ),
            invite: None,
            rematch: None,
            created: now,
            started: alone.then_some(now),
            ended: None,
            version: 0,
            seats,
            ..TableRow::clone(&self.row)
        };
        let new = self.config.store.rematch(&self.row.id, &new).await;
        let new = self.stored(new)?;
        self.row.offer_rematch(new.id.clone());
        Ok(new.id)
    }

    /// The browser accepts this rematch; it is dealt once everybody has accepted.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) async fn accept(&mut self, browser: TokenHash) -> Result<(), Error> {
        if self.row.status != Status::Lobby {
            return Ok(());
        }
        let own = |seat: &SeatRow| seat.browser == Some(browser);
        let ready = self.row.seats.iter().filter(|seat| own(seat)).all(|seat| seat.ready);
        if ready && !all_want(&self.row.seats) {
            return Ok(());
        }
        let now = self.now();
        let edit = |row: &mut TableRow| {
            row.seats.iter_mut().filter(|seat| own(seat)).for_each(|seat| seat.ready = true);
            let dealt = all_want(&row.seats);
            if dealt { start(row, now).map(|()| true) } else { Ok(false) }
        };
        match self.edit(|row, _| edit(row)).await {
            Ok(true) => self.begin().await,
            // At another server the last person accepted meanwhile.
            Err(error) if error.is(Reason::NotLobby) => Ok(()),
            edited => edited.map(drop),
        }
    }

    /// The seats that accepted this rematch, and whether it is dealt.
    pub(crate) fn accepted(&self) -> Accepted {
        accepted(&self.row)
    }

    /// Sets the progress of the rematch.
    pub(crate) fn set_rematch(&mut self, accepted: Accepted) {
        self.row.set_rematch(accepted);
    }

    /// Loads the progress of the rematch.
    pub(super) async fn load_rematch(&mut self) -> Result<(), Error> {
        if let Some(id) = &self.row.rematch {
            self.row.set_rematch(accepted(&self.config.store.load(id).await?));
        }
        Ok(())
    }

    /// The record of the finished game, with the secret of its luck.
    ///
    /// # Errors
    /// The game is not over.
    pub(crate) fn record(&self) -> Result<String, Error> {
        Ok(record(&self.row, self.game.finished()?.table()))
    }
}

/// Whether every seat is a bot or a ready person.
fn all_want(seats: &[SeatRow]) -> bool {
    seats
        .iter()
        .all(|seat| seat.kind == SeatKind::Bot || seat.kind == SeatKind::Person && seat.ready)
}
