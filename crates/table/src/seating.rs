//! Who sits where, and what a browser may do for which seat.

use std::collections::HashSet;

use kernel::{Observer, Seat, SeatSet};
use ledger::{SeatKind, SeatRow, TableRow, TokenHash};

use crate::error::{Error, Reason};
use crate::wire::StandIn;

/// The seats of a table, and which of them people gave to bots for good.
#[derive(Clone, Copy)]
pub struct Seating<'a> {
    row: &'a TableRow,
    given_up: SeatSet,
}

impl<'a> Seating<'a> {
    /// The seats of a row, of which people have given up some.
    pub fn new(row: &'a TableRow, given_up: SeatSet) -> Seating<'a> {
        Seating { row, given_up }
    }

    /// Whether reactions and lines of words are off.
    pub(crate) fn is_quiet(self) -> bool {
        self.row.quiet
    }

    /// All seats.
    pub fn all(self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.row.seats.len())
    }

    /// The row of a seat.
    pub fn row(self, seat: Seat) -> &'a SeatRow {
        &self.row.seats[seat.index()]
    }

    /// Whether the person of a seat has given it to a bot for good.
    pub fn has_given_up(self, seat: Seat) -> bool {
        self.given_up.contains(seat)
    }

    /// The seats of a browser.
    pub fn seats_of(self, browser: Option<TokenHash>) -> SeatSet {
        self.all().filter(|&seat| self.owns(browser, seat)).collect()
    }

    /// Whether a browser sits here.
    pub fn has_seat(self, browser: Option<TokenHash>) -> bool {
        !self.seats_of(browser).is_empty()
    }

    /// Whether a browser has no part in the table: its document is that of all others like it.
    pub fn is_stranger(self, browser: Option<TokenHash>) -> bool {
        !self.has_seat(browser) && self.claims(browser).is_empty() && !self.is_host(browser)
    }

    /// Whether a seat is a browser's.
    pub fn owns(self, browser: Option<TokenHash>, seat: Seat) -> bool {
        self.sat(browser, seat) && !self.has_given_up(seat)
    }

    /// Whether a seat is a browser's, or was until it gave the seat up.
    fn sat(self, browser: Option<TokenHash>, seat: Seat) -> bool {
        let row = self.row.seats.get(seat.index());
        browser.is_some() && row.is_some_and(|row| row.browser == browser)
    }

    /// Whether a browser sat here and has given up every seat that it had.
    fn has_left(self, browser: Option<TokenHash>) -> bool {
        self.all().any(|seat| self.sat(browser, seat)) && !self.has_seat(browser)
    }

    /// Whether a person plays a seat.
    pub fn is_person(self, seat: Seat) -> bool {
        self.row(seat).kind == SeatKind::Person && !self.has_given_up(seat)
    }

    /// The seats that people play.
    pub fn people(self) -> SeatSet {
        self.all().filter(|&seat| self.is_person(seat)).collect()
    }

    /// The seats that bots play for themselves.
    pub fn bots(self) -> SeatSet {
        self.all().filter(|&seat| !self.is_person(seat)).collect()
    }

    /// How many other people play; a browser with several seats counts once.
    pub fn other_people(self, seat: Seat) -> usize {
        let others = self.all().filter(|&other| other != seat && self.is_person(other));
        others.map(|other| self.row(other).browser).collect::<HashSet<_>>().len()
    }

    /// Who may change the table: the host or, once the host has left, the first seated person.
    fn host(self) -> Option<TokenHash> {
        let host = Some(self.row.host);
        if !self.has_left(host) {
            return host;
        }
        self.row(self.all().find(|&seat| self.is_person(seat))?).browser
    }

    /// Whether a browser may change the table.
    pub fn is_host(self, browser: Option<TokenHash>) -> bool {
        browser.is_some() && browser == self.host()
    }

    /// Refuses everybody but the host.
    ///
    /// # Errors
    /// The browser is not the host's.
    pub fn only_host(self, browser: Option<TokenHash>) -> Result<(), Error> {
        if self.is_host(browser) { Ok(()) } else { Err(Reason::NotHost.into()) }
    }

    /// The observer of a seat, if it belongs to that browser; the spectator if no seat is given.
    ///
    /// # Errors
    /// The seat is not the browser's, or there is no such seat.
    pub fn observer(
        self,
        browser: Option<TokenHash>,
        seat: Option<Seat>,
    ) -> Result<Observer, Error> {
        match seat {
            None => Ok(Observer::Spectator),
            Some(seat) => self.owned(browser, seat).map(Observer::Seat),
        }
    }

    /// A seat, if it belongs to that browser.
    ///
    /// # Errors
    /// It does not, or there is no such seat.
    pub fn owned(self, browser: Option<TokenHash>, seat: Seat) -> Result<Seat, Error> {
        self.exists(seat)?;
        if self.owns(browser, seat) { Ok(seat) } else { Err(Reason::NotYourSeat.into()) }
    }

    /// Refuses a seat that the table does not have.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn exists(self, seat: Seat) -> Result<(), Error> {
        if seat.index() < self.row.seats.len() { Ok(()) } else { Err(Reason::NoSeat.into()) }
    }

    /// The seats that a browser owns while a stand-in plays them.
    pub fn claims(self, browser: Option<TokenHash>) -> SeatSet {
        let owner = |&seat: &Seat| browser.is_some() && self.row(seat).owner == browser;
        self.all().filter(owner).filter(|&seat| !self.has_given_up(seat)).collect()
    }

    /// Whether a stand-in plays a person's seat, or may.
    pub fn stand_in(self, seat: Seat) -> Option<StandIn> {
        let row = self.row(seat);
        let offered = row.code_by.is_some() && row.code_by != row.browser;
        match () {
            () if !self.is_person(seat) => None,
            () if offered => Some(StandIn::Offered),
            () => row.owner.map(|_| StandIn::Plays),
        }
    }
}
