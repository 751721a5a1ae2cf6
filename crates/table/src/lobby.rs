//! The lobby: what people change before the deal.

use std::collections::BTreeMap;

use catalog::{Agreement, Face};
use kernel::{Seat, SeatSet};
use ledger::{Millis, SeatKind, SeatRow, Status, TableRow, TokenHash};
use luck::Secret;

use super::agreement::agreement;
use super::requests::plain;
use super::seating::Seating;
use crate::error::{Error, Reason};
use crate::names::{self, Below};
use crate::wire::{Colour, NewSeat, NewTable, Pace, SeatChange, SitDown, TableChange};

/// What a new table has besides what its host asked for.
pub struct Opening<'a> {
    /// Its name in links.
    pub id: String,
    /// The browser of its host.
    pub host: TokenHash,
    /// The secret of its luck.
    pub secret: Secret,
    /// The invitation key.
    pub invite: Option<TokenHash>,
    /// The time.
    pub now: Millis,
    /// Draws the names that nobody chose.
    pub below: Below<'a>,
}

/// The longest key or value of an option, in bytes: all modules together take 76.
const LONGEST_OPTION: usize = 120;

/// The row of a new table.
///
/// # Errors
/// The request is invalid.
pub fn open(
    face: &dyn Face,
    asked: NewTable,
    Opening { id, host, secret, invite, now, below }: Opening<'_>,
) -> Result<TableRow, Error> {
    let players = usize::from(asked.players);
    if asked.seats.len() > players {
        return Err(Reason::BadSeats.into());
    }
    let name = asked.name.as_deref().map_or_else(|| Ok(names::street(below)), names::read)?;
    asked.id.as_deref().map(plain).transpose()?;
    let mut row = TableRow {
        id,
        game: asked.game,
        rules: 0,
        name,
        options: asked.options.into_iter().collect(),
        public: asked.public,
        quiet: asked.quiet.unwrap_or(asked.public),
        pace: pace(asked.pace)?,
        status: Status::Lobby,
        host,
        secret,
        invite,
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
            NewSeat::Bot { level } => bot(face, &row.seats, &level, below)?,
            NewSeat::Me { name, colour } | NewSeat::Person { name, colour } => {
                person(&row.seats, &name, colour, host)?
            }
        };
    }
    if asked.start {
        start(&mut row, now)?;
    }
    Ok(row)
}

/// Who sits where: in a lobby nobody has given up a seat.
fn seating(row: &TableRow) -> Seating<'_> {
    Seating::new(row, SeatSet::EMPTY)
}

/// The host changes the table; this resets everybody's readiness.
///
/// # Errors
/// The asker is not the host, or the game cannot be played so.
pub fn change(
    row: &mut TableRow,
    face: Option<&dyn Face>,
    browser: Option<TokenHash>,
    asked: &TableChange,
) -> Result<(), Error> {
    seating(row).only_host(browser)?;
    if let Some(name) = &asked.name {
        row.name = names::read(name)?;
    }
    if let Some(options) = &asked.options {
        row.options = BTreeMap::into_iter(options.clone()).collect();
    }
    if let Some(asked) = asked.pace {
        row.pace = pace(asked)?;
    }
    let public = asked.public.unwrap_or(row.public);
    row.quiet = asked.quiet.unwrap_or(if public == row.public { row.quiet } else { public });
    row.public = public;
    if let Some(players) = asked.players {
        resize(&mut row.seats, usize::from(players))?;
    }
    row.rules = judge(face.ok_or(Reason::NoGame)?, row)?;
    row.seats.iter_mut().for_each(|seat| seat.ready = false);
    Ok(())
}

/// The host replaces the invitation key.
///
/// # Errors
/// The asker is not the host.
pub fn invite(row: &mut TableRow, browser: Option<TokenHash>, key: TokenHash) -> Result<(), Error> {
    seating(row).only_host(browser)?;
    row.invite = Some(key);
    Ok(())
}

/// A person sits down, perhaps with an invitation key.
///
/// # Errors
/// The table needs an invitation, or the seat, the name or the colour is taken.
pub fn sit(
    row: &mut TableRow,
    browser: TokenHash,
    asked: &SitDown,
    key: Option<TokenHash>,
) -> Result<Seat, Error> {
    let (seating, by) = (seating(row), Some(browser));
    let known = row.public || seating.is_host(by) || seating.has_seat(by);
    if !known && (key.is_none() || key != row.invite) {
        return Err(key.map_or(Reason::NeedsInvite, |_| Reason::BadInvite).into());
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
    Ok(Seat::new(index))
}

/// A person changes their own seat.
///
/// # Errors
/// The seat is not the asker's, or the name or colour is taken.
pub fn change_seat(
    row: &mut TableRow,
    browser: Option<TokenHash>,
    seat: Seat,
    asked: &SeatChange,
) -> Result<(), Error> {
    seating(row).owned(browser, seat)?;
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
}

/// A person leaves, or the host sends a person away: the seat is open again.
///
/// # Errors
/// The asker is neither.
pub fn leave(row: &mut TableRow, browser: Option<TokenHash>, seat: Seat) -> Result<(), Error> {
    let seating = seating(row);
    seating.exists(seat)?;
    if !seating.is_host(browser) {
        seating.owned(browser, seat)?;
    }
    let leaver = row.seats[seat.index()].browser;
    row.seats[seat.index()] = SeatRow::default();
    // When the host leaves, the first seated person becomes the host.
    let sits = |browser| row.seats.iter().any(|seat| seat.browser == browser);
    if leaver == Some(row.host) && !sits(leaver) {
        row.host = row.seats.iter().find_map(|seat| seat.browser).unwrap_or(row.host);
    }
    Ok(())
}

/// The host puts a bot on an open seat, or replaces a bot.
///
/// # Errors
/// The asker is not the host, a person sits there, or there is no bot of that level.
pub fn seat_bot(
    row: &mut TableRow,
    face: Option<&dyn Face>,
    browser: Option<TokenHash>,
    (seat, level): (Seat, &str),
    below: Below<'_>,
) -> Result<(), Error> {
    let seating = seating(row);
    seating.only_host(browser)?;
    seating.exists(seat)?;
    let own = seating.row(seat);
    let name = match own.kind {
        SeatKind::Person => return Err(Reason::SeatTaken.into()),
        SeatKind::Bot => own.name.clone(),
        SeatKind::Open => None,
    };
    let bot = bot(face.ok_or(Reason::NoGame)?, &row.seats, level, below)?;
    row.seats[seat.index()] = SeatRow { name: name.or(bot.name), ..bot };
    Ok(())
}

/// The host deals.
///
/// # Errors
/// The asker is not the host, a seat is open, or a person is not ready.
pub fn start_by(row: &mut TableRow, browser: Option<TokenHash>, now: Millis) -> Result<(), Error> {
    seating(row).only_host(browser)?;
    start(row, now)
}

/// The revision of the rules that can play this table.
fn judge(face: &dyn Face, row: &TableRow) -> Result<u32, Error> {
    // A game reads each name in an option, and may answer each with all names that it knows.
    if row.options.iter().any(|(key, value)| key.len().max(value.len()) > LONGEST_OPTION) {
        return Err(Reason::TooLarge.into());
    }
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
///
/// # Errors
/// A seat is open, or a person is not ready.
pub fn start(row: &mut TableRow, now: Millis) -> Result<(), Error> {
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

fn bot(
    face: &dyn Face,
    others: &[SeatRow],
    level: &str,
    below: Below<'_>,
) -> Result<SeatRow, Error> {
    if face.levels().iter().all(|known| known.name != level) {
        return Err(Reason::NoLevel.into());
    }
    let name = Some(names::bot(&names_of(others), below));
    Ok(SeatRow { kind: SeatKind::Bot, name, bot: Some(level.to_owned()), ..SeatRow::default() })
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
