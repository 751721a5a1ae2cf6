//! The lobby: everything before the deal.

use std::collections::BTreeMap;

use catalog::{Agreement, Face};
use kernel::Seat;
use luck::Secret;
use store::{Millis, SeatKind, SeatRow, Status, StoreError, TableRow, TokenHash};

use super::follow::News;
use super::live::Live;
use super::log::Batch;
use super::play::{MOST_TRIES, plain};
use super::presence::Presence;
use super::terms::agreement;
use crate::config::Games;
use crate::error::{Error, Reason};
use crate::wire::{Colour, NewSeat, NewTable, Pace, SeatChange, SitDown, TableChange};
use crate::{names, token};

/// The row of a new table and its invitation.
///
/// # Errors
/// The request is invalid.
pub(crate) fn new_row(
    games: &Games,
    asked: NewTable,
    host: TokenHash,
    now: Millis,
) -> Result<(TableRow, Option<String>), Error> {
    let face = games.get(&asked.game).ok_or(Reason::NoGame)?;
    let players = usize::from(asked.players);
    if asked.seats.len() > players {
        return Err(Reason::BadSeats.into());
    }
    let name = asked.name.as_deref().map_or_else(|| Ok(names::street()), names::read)?;
    asked.id.as_deref().map(plain).transpose()?;
    let named = asked.id.map(|name| token::named(host, &name));
    let (id, code) = named.unwrap_or_else(|| (token::new_id(), token::new_code()));
    let invite = (!asked.public && !asked.start).then_some(code);
    let mut row = TableRow {
        id,
        game: asked.game,
        rules: 0,
        name,
        options: asked.options.into_iter().collect(),
        public: asked.public,
        pace: pace(asked.pace)?,
        status: Status::Lobby,
        host,
        secret: Secret::new(token::random()),
        invite: invite.as_deref().map(token::hash_code),
        rematch: None,
        created: now,
        started: None,
        ended: None,
        version: 0,
        seats: vec![SeatRow::default(); players],
    };
    row.rules = judge(face, &row)?;
    for (index, seat) in asked.seats.into_iter().enumerate() {
        row.seats[index] = match seat {
            NewSeat::Open => SeatRow::default(),
            NewSeat::Bot { level } => bot(face, &row.seats, level)?,
            NewSeat::Me { name, colour } | NewSeat::Person { name, colour } => {
                person(&row.seats, &name, colour, host)?
            }
        };
    }
    if asked.start {
        start(&mut row, now)?;
    }
    Ok((row, invite))
}

impl Live {
    /// The host changes the table; this resets everybody's readiness.
    ///
    /// # Errors
    /// The asker is not the host, the game is dealt, or it cannot be played so.
    pub(crate) async fn change(
        &mut self,
        browser: Option<TokenHash>,
        asked: TableChange,
    ) -> Result<(), Error> {
        let edit = |live: &Live, row: &mut TableRow| {
            live.only_host(browser)?;
            if let Some(name) = &asked.name {
                row.name = names::read(name)?;
            }
            if let Some(options) = &asked.options {
                row.options = BTreeMap::into_iter(options.clone()).collect();
            }
            if let Some(asked) = asked.pace {
                row.pace = pace(asked)?;
            }
            row.public = asked.public.unwrap_or(row.public);
            if let Some(players) = asked.players {
                resize(&mut row.seats, usize::from(players))?;
            }
            row.rules = judge(live.face()?, row)?;
            row.seats.iter_mut().for_each(|seat| seat.ready = false);
            Ok(())
        };
        self.edit(edit).await
    }

    /// The host makes a new invitation; the old one is void.
    ///
    /// # Errors
    /// The asker is not the host, or the game is dealt.
    pub(crate) async fn invite(&mut self, browser: Option<TokenHash>) -> Result<String, Error> {
        let edit = |live: &Live, row: &mut TableRow| {
            live.only_host(browser)?;
            let invite = token::new_code();
            row.invite = Some(token::hash_code(&invite));
            Ok(invite)
        };
        self.edit(edit).await
    }

    /// A person sits down.
    ///
    /// # Errors
    /// The table needs an invitation, or the seat, the name or the colour is taken.
    pub(crate) async fn sit(&mut self, browser: TokenHash, asked: SitDown) -> Result<Seat, Error> {
        let index = self.edit(|live, row| live.sit_at(row, browser, &asked)).await?;
        self.presence[index] = Presence::since(self.now());
        self.welcome(Some(browser)).await?;
        Ok(Seat::new(index))
    }

    /// Takes a seat for a person; returns its index.
    fn sit_at(
        &self,
        row: &mut TableRow,
        browser: TokenHash,
        asked: &SitDown,
    ) -> Result<usize, Error> {
        let invited = asked.invite.as_deref().map(token::hash_code);
        let known = row.public || self.is_host(Some(browser)) || self.has_seat(Some(browser));
        if !known && (invited.is_none() || invited != row.invite) {
            let reason = invited.map_or(Reason::NeedsInvite, |_| Reason::BadInvite);
            return Err(reason.into());
        }
        let open = |seat: &SeatRow| seat.kind == SeatKind::Open;
        let index = match asked.seat {
            None => row.seats.iter().position(open).ok_or(Reason::TableFull)?,
            Some(seat) => seat.index(),
        };
        match row.seats.get(index) {
            None => return Err(Reason::NoSeat.into()),
            Some(seat) if !open(seat) => return Err(Reason::SeatTaken.into()),
            Some(_) => {}
        }
        row.seats[index] = person(&row.seats, &asked.name, asked.colour, browser)?;
        Ok(index)
    }

    /// A person changes their own seat.
    ///
    /// # Errors
    /// The seat is not the asker's, or the name or colour is taken.
    pub(crate) async fn change_seat(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
        asked: SeatChange,
    ) -> Result<(), Error> {
        let edit = |live: &Live, row: &mut TableRow| {
            live.eyes(browser, Some(seat))?;
            let mut others = row.seats.clone();
            others.remove(seat.index());
            let own = &mut row.seats[seat.index()];
            if let Some(name) = &asked.name {
                own.name = Some(free_name(&others, name)?);
            }
            if asked.colour.is_some() {
                own.colour = free_colour(&others, asked.colour)?;
            }
            own.ready = asked.ready.unwrap_or(own.ready);
            Ok(())
        };
        self.edit(edit).await
    }

    /// A person leaves, or the host sends a person away: the seat is open again.
    ///
    /// # Errors
    /// The asker is neither, or the game is dealt.
    pub(crate) async fn leave(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
    ) -> Result<(), Error> {
        let edit = |live: &Live, row: &mut TableRow| {
            let own = row.seats.get_mut(seat.index()).ok_or(Reason::NoSeat)?;
            if !live.is_host(browser) {
                live.eyes(browser, Some(seat))?;
            }
            let leaver = own.browser;
            *own = SeatRow::default();
            // When the host leaves, the first seated person becomes the host.
            let sits = |browser| row.seats.iter().any(|seat| seat.browser == browser);
            if leaver == Some(row.host) && !sits(leaver) {
                row.host = row.seats.iter().find_map(|seat| seat.browser).unwrap_or(row.host);
            }
            Ok(())
        };
        self.edit(edit).await
    }

    /// The host puts a bot on an open seat, or replaces a bot.
    ///
    /// # Errors
    /// The asker is not the host, a person sits there, or there is no bot of that level.
    pub(crate) async fn seat_bot(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
        level: String,
    ) -> Result<(), Error> {
        let edit = |live: &Live, row: &mut TableRow| {
            live.only_host(browser)?;
            let own = row.seats.get(seat.index()).ok_or(Reason::NoSeat)?;
            let name = match own.kind {
                SeatKind::Person => return Err(Reason::SeatTaken.into()),
                SeatKind::Bot => own.name.clone(),
                SeatKind::Open => None,
            };
            let bot = bot(live.face()?, &row.seats, level.clone())?;
            row.seats[seat.index()] = SeatRow { name: name.or(bot.name), ..bot };
            Ok(())
        };
        self.edit(edit).await
    }

    /// The host deals.
    ///
    /// # Errors
    /// The asker is not the host, a seat is open, or a person is not ready.
    pub(crate) async fn start(&mut self, browser: Option<TokenHash>) -> Result<(), Error> {
        let now = self.now();
        let edit = |live: &Live, row: &mut TableRow| {
            live.only_host(browser)?;
            start(row, now)
        };
        self.edit(edit).await?;
        self.begin().await
    }

    /// Begins the game of a row that is now running.
    pub(super) async fn begin(&mut self) -> Result<(), Error> {
        self.load_game().await?;
        // Nobody has seen the game yet: send everybody the whole state instead of each draw.
        match self.deal(Batch::default()).await {
            // Another server already knows the running table and has dealt.
            Err(error) if error.is(Reason::Changed) && !self.broken => Ok(()),
            dealt => {
                dealt?;
                self.show_all();
                Ok(())
            }
        }
    }

    /// Changes the row of a lobby. Retries while another server is faster or has newer data.
    pub(super) async fn edit<T>(
        &mut self,
        edit: impl Fn(&Live, &mut TableRow) -> Result<T, Error>,
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
                Err(error) if !error.is(Reason::Changed) || self.broken => return Err(error),
                Err(error) => tries.next().map(drop).ok_or(error)?,
            }
        }
    }

    /// The edited row, and the result of the edit.
    fn edited<T>(
        &self,
        edit: impl Fn(&Live, &mut TableRow) -> Result<T, Error>,
    ) -> Result<(T, TableRow), Error> {
        if self.row.status != Status::Lobby {
            return Err(Reason::NotLobby.into());
        }
        let mut row = self.row.clone();
        Ok((edit(self, &mut row)?, row))
    }

    /// Reloads the seats after a hand-over code was used.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) async fn reseat(&mut self, browser: TokenHash) -> Result<(), Error> {
        let row = self.config.store.load(&self.row.id).await;
        self.row = row.inspect_err(|_| self.broken = true)?;
        self.seats_changed();
        self.show_all();
        self.welcome(Some(browser)).await
    }

    fn only_host(&self, browser: Option<TokenHash>) -> Result<(), Error> {
        if self.is_host(browser) { Ok(()) } else { Err(Reason::NotHost.into()) }
    }

    fn face(&self) -> Result<&dyn Face, Error> {
        Ok(self.config.games.get(&self.row.game).ok_or(Reason::NoGame)?)
    }

    pub(super) async fn save(&mut self, row: TableRow) -> Result<(), Error> {
        let updated = self.config.store.update(&row).await;
        if updated == Err(StoreError::Conflict) {
            self.reload().await?;
        }
        self.row = self.stored(updated)?;
        self.seats_changed();
        Ok(())
    }

    /// Fits the data by seat to the seats; connections that have lost their seat become spectators.
    pub(super) fn seats_changed(&mut self) {
        let (seats, now) = (self.row.seats.len(), self.now());
        self.presence.resize_with(seats, || Presence::since(now));
        self.votes.resize_with(seats, Default::default);
        self.bots.resize_with(seats, || None);
        self.close_lost_eyes();
    }
}

/// The revision of the rules that can play this table.
fn judge(face: &dyn Face, row: &TableRow) -> Result<u32, Error> {
    Ok(face.open(&Agreement { rules: None, ..agreement(row) })?.rules())
}

/// Adds open seats, or removes them from the end.
fn resize(seats: &mut Vec<SeatRow>, players: usize) -> Result<(), Error> {
    if players > Seat::MAX {
        return Err(Reason::BadSeats.into());
    }
    while seats.len() > players {
        let open = seats.iter().rposition(|seat| seat.kind == SeatKind::Open);
        seats.remove(open.ok_or(Reason::BadSeats)?);
    }
    seats.resize_with(players, SeatRow::default);
    Ok(())
}

/// Deals, if every seat is taken and ready.
pub(super) fn start(row: &mut TableRow, now: Millis) -> Result<(), Error> {
    let ready = |seat: &SeatRow| match seat.kind {
        SeatKind::Open => false,
        SeatKind::Bot => true,
        SeatKind::Person => seat.ready || seat.browser == Some(row.host),
    };
    if !row.seats.iter().all(ready) {
        return Err(Reason::NotReady.into());
    }
    row.status = Status::Running;
    row.started = Some(now);
    Ok(())
}

fn person(
    others: &[SeatRow],
    name: &str,
    colour: Option<Colour>,
    browser: TokenHash,
) -> Result<SeatRow, Error> {
    Ok(SeatRow {
        kind: SeatKind::Person,
        name: Some(free_name(others, name)?),
        colour: free_colour(others, colour)?,
        browser: Some(browser),
        ..SeatRow::default()
    })
}

fn bot(face: &dyn Face, others: &[SeatRow], level: String) -> Result<SeatRow, Error> {
    if face.levels().iter().all(|known| known.name != level) {
        return Err(Reason::NoLevel.into());
    }
    let name = Some(names::bot(&names_of(others)));
    Ok(SeatRow { kind: SeatKind::Bot, name, bot: Some(level), ..SeatRow::default() })
}

fn names_of(seats: &[SeatRow]) -> Vec<&str> {
    seats.iter().filter_map(|seat| seat.name.as_deref()).collect()
}

fn free_name(others: &[SeatRow], name: &str) -> Result<String, Error> {
    let name = names::read(name)?;
    if names::has(&names_of(others), &name) { Err(Reason::NameTaken.into()) } else { Ok(name) }
}

fn free_colour(others: &[SeatRow], colour: Option<Colour>) -> Result<Option<String>, Error> {
    let word = colour.and_then(|colour| serde_json::to_value(colour).ok());
    let word = word.and_then(|word| word.as_str().map(str::to_owned));
    if word.is_some() && others.iter().any(|seat| seat.colour == word) {
        return Err(Reason::ColourTaken.into());
    }
    Ok(word)
}

/// A pace in the form that the store keeps.
fn pace(pace: Pace) -> Result<String, Error> {
    let fits = match pace {
        Pace::Untimed => true,
        Pace::Live { reserve_seconds, move_seconds } => {
            reserve_seconds <= 86_400 && (5..=3_600).contains(&move_seconds)
        }
        Pace::Mail { days } => (1..=30).contains(&days),
    };
    if !fits {
        return Err(Reason::BadPace.into());
    }
    serde_json::to_string(&pace).map_err(|_| Reason::Internal.into())
}
