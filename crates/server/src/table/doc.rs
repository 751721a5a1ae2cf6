//! The table as a document.

use data_encoding::HEXLOWER;
use kernel::{Seat, SeatSet};
use sha2::{Digest, Sha256};
use store::{SeatKind, Status, TokenHash};

use super::clock::due;
use super::live::Live;
use super::log::GameLog;
use super::terms::colour;
use crate::wire::{self, Clock, Pace, Place, SeatDoc, TableDoc};

impl Live {
    /// The table as a browser sees it.
    pub(crate) fn doc(&self, browser: Option<TokenHash>) -> TableDoc {
        let row = &self.row;
        let game = self.game.as_ref();
        let standings = game.and_then(|game| game.table().standings());
        let places = standings.map(|standings| standings.0.into_iter());
        // The rules decide this, even before the store knows.
        let over = places.is_some();
        TableDoc {
            id: row.id.clone(),
            name: row.name.clone(),
            game: row.game.clone(),
            status: match row.status {
                _ if over => wire::Status::Over,
                Status::Lobby => wire::Status::Lobby,
                Status::Running => wire::Status::Running,
                Status::Over => wire::Status::Over,
            },
            players: row.seats.len(),
            options: row.options.iter().cloned().collect(),
            public: row.public,
            pace: self.pace(),
            created: row.created,
            seats: self.all().map(|seat| self.seat_doc(seat)).collect(),
            you: self.seats_of(browser).collect(),
            claims: self.claims(browser).collect(),
            host: self.is_host(browser),
            spectators: self.spectators(),
            commitment: row.secret.commitment(),
            secret: over.then(|| row.secret.to_hex()),
            turn: game
                .iter()
                .filter(|_| row.status == Status::Running)
                .flat_map(|game| due(game.table().turn()).iter())
                .collect(),
            clock: self.clock().filter(|_| !over && row.status == Status::Running),
            bot_pace: game.map(GameLog::bot_pace).unwrap_or_default(),
            rematch: row.rematch.clone(),
            rematch_wanted: self
                .rematch
                .map_or(SeatSet::EMPTY, |(seats, _)| seats)
                .iter()
                .collect(),
            rematch_dealt: self.rematch.is_some_and(|(_, dealt)| dealt),
            standings: places.map(|places| {
                places.map(|place| Place { score: place.score, rank: place.rank }).collect()
            }),
            result: game.and_then(|game| game.table().result()),
        }
    }

    /// The number of spectators, at all servers.
    fn spectators(&self) -> usize {
        let elsewhere = self.elsewhere.values().map(|people| people.spectators);
        self.spectators_here() + elsewhere.sum::<usize>()
    }

    pub(super) fn spectators_here(&self) -> usize {
        self.lookers.values().filter(|looker| !self.has_seat(looker.browser)).count()
    }

    fn seat_doc(&self, seat: Seat) -> SeatDoc {
        let row = &self.row.seats[seat.index()];
        SeatDoc {
            kind: match row.kind {
                _ if self.has_given_up(seat) => wire::SeatKind::Bot,
                SeatKind::Open => wire::SeatKind::Open,
                SeatKind::Person => wire::SeatKind::Person,
                SeatKind::Bot => wire::SeatKind::Bot,
            },
            name: row.name.clone(),
            colour: row.colour.as_deref().and_then(colour),
            bot: row.bot.clone(),
            ready: row.ready || row.kind == SeatKind::Bot,
            host: row.browser.is_some() && self.is_host(row.browser) && !self.has_given_up(seat),
            here: self.is_here(seat),
            away_since: self.away_since(seat),
            lent: self.is_lent(seat),
            votes: self.votes(seat).iter().collect(),
            can_lend: self.can_lend(seat),
            long_away: self.is_long_away(seat),
            stand_in: self.stand_in(seat),
        }
    }

    fn stand_in(&self, seat: Seat) -> Option<wire::StandIn> {
        let row = &self.row.seats[seat.index()];
        let offered = row.code_by.is_some() && row.code_by != row.browser;
        match () {
            () if !self.is_person(seat) => None,
            () if offered => Some(wire::StandIn::Offered),
            () => row.owner.map(|_| wire::StandIn::Plays),
        }
    }

    fn clock(&self) -> Option<Clock> {
        let game = self.game.as_ref().filter(|_| self.pace() != Pace::Untimed)?;
        let reserve = |seat| game.times().reserve(seat).filter(|_| self.is_person(seat));
        Some(Clock {
            now: self.now(),
            deadline: self.deadlines().map(|(_, at)| at).min(),
            reserves: self.all().map(reserve).collect(),
        })
    }
}

/// A table without the current time.
pub(super) fn timeless(mut table: TableDoc) -> TableDoc {
    if let Some(clock) = &mut table.clock {
        clock.now = 0;
    }
    table
}

/// A hash that changes with the table.
pub(super) fn mark(table: &TableDoc) -> String {
    let text = serde_json::to_vec(&timeless(table.clone())).unwrap_or_default();
    HEXLOWER.encode(&Sha256::digest(text)[..8])
}
