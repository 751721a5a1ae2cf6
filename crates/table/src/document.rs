//! The table as a document.

use kernel::{Seat, SeatSet, Turn};
use ledger::{Millis, SeatKind, Status, TokenHash};

use crate::agreement::{colour, is_practice, options};
use crate::log::GameLog;
use crate::moment::Moment;
use crate::people::People;
use crate::row::Row;
use crate::wire::{self, Attention, Clock, Pace, Place, SeatDoc, TableDoc};

/// What a table document shows.
pub struct Shown<'a> {
    /// The row.
    pub row: &'a Row,
    /// The game, if it is dealt.
    pub game: Option<&'a GameLog>,
    /// Presence and votes.
    pub people: &'a People,
    /// The moment.
    pub at: Moment<'a>,
    /// The number of spectators, at all servers.
    pub spectators: usize,
    /// When the first person's time runs out.
    pub deadline: Option<Millis>,
}

impl Shown<'_> {
    /// The table as a browser sees it.
    pub fn table(&self, browser: Option<TokenHash>) -> TableDoc {
        let (row, game, seating) = (self.row, self.game, self.at.seating);
        let standings = game.and_then(|game| game.table().standings());
        let places = standings.map(|standings| standings.0.into_iter());
        // The rules decide this, even before the store knows.
        let over = places.is_some();
        let running = row.status == Status::Running;
        let turn = game.filter(|_| running).map_or(SeatSet::EMPTY, GameLog::due);
        let (rematch_wanted, rematch_dealt) = row.rematch();
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
            options: options(row).collect(),
            public: row.public,
            quiet: row.quiet,
            practice: is_practice(row),
            pace: row.pace(),
            created: row.created,
            seats: seating.all().map(|seat| self.seat(seat)).collect(),
            you: seating.seats_of(browser).iter().collect(),
            claims: seating.claims(browser).iter().collect(),
            host: seating.is_host(browser),
            spectators: self.spectators,
            signals: self.people.signals.shown(self.at.now),
            commitment: row.secret.commitment(),
            secret: over.then(|| row.secret.to_hex()),
            turn: turn.iter().collect(),
            clock: self.clock().filter(|_| !over && running),
            bot_pace: game.map(GameLog::bot_pace).unwrap_or_default(),
            rematch: row.rematch.clone(),
            rematch_wanted: rematch_wanted.iter().collect(),
            rematch_dealt,
            standings: places.map(|places| {
                places.map(|place| Place { score: place.score, rank: place.rank }).collect()
            }),
            result: game.and_then(|game| game.table().result()),
        }
    }

    fn seat(&self, seat: Seat) -> SeatDoc {
        let (people, at, seating) = (self.people, &self.at, self.at.seating);
        let row = seating.row(seat);
        let given_up = seating.has_given_up(seat);
        SeatDoc {
            kind: match row.kind {
                _ if given_up => wire::SeatKind::Bot,
                SeatKind::Open => wire::SeatKind::Open,
                SeatKind::Person => wire::SeatKind::Person,
                SeatKind::Bot => wire::SeatKind::Bot,
            },
            name: row.name.clone(),
            colour: row.colour.as_deref().and_then(colour),
            bot: row.bot.clone(),
            ready: row.ready || row.kind == SeatKind::Bot,
            host: row.browser.is_some() && seating.is_host(row.browser) && !given_up,
            here: people.is_here(seat, at),
            away_since: people.away_since(seat, at),
            attention: self.attention(seat),
            lent: at.lent.contains(seat),
            votes: people.votes(seat, at).iter().collect(),
            can_lend: people.can_lend(seat, at),
            long_away: people.can_stand_in(seat, at),
            code_from: people.stand_in_from(seat, at),
            stand_in: seating.stand_in(seat),
        }
    }

    /// By seat, what its person looks at.
    pub fn attentions(&self) -> Vec<Attention> {
        self.at.seating.all().map(|seat| self.attention(seat)).collect()
    }

    /// It is hidden while seats plan in secret, because it might reveal their plans.
    fn attention(&self, seat: Seat) -> Attention {
        let secret = self.game.is_some_and(|game| matches!(game.table().turn(), Turn::Together(_)));
        if secret { Attention::default() } else { self.people.attention(seat, &self.at) }
    }

    fn clock(&self) -> Option<Clock> {
        let game = self.game.filter(|_| self.row.pace() != Pace::Untimed)?;
        let seating = self.at.seating;
        let reserve = |seat| game.times().reserve(seat).filter(|_| seating.is_person(seat));
        Some(Clock {
            now: self.at.now,
            deadline: self.deadline,
            reserves: seating.all().map(reserve).collect(),
        })
    }
}

/// A table without the current time.
pub fn timeless(mut table: TableDoc) -> TableDoc {
    if let Some(clock) = &mut table.clock {
        clock.now = 0;
    }
    table
}

/// A table without the parts that connections get in separate messages.
pub fn essential(table: TableDoc) -> TableDoc {
    let mut table = timeless(table);
    table.signals.clear();
    table.seats.iter_mut().for_each(|seat| seat.attention = Attention::default());
    table
}
