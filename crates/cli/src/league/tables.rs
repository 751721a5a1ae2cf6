//! One kind of table of a league: its set-up and its seatings.

use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Result;
use catalog::{Contest, Seated};
use search::Seating;

use super::book::{Deal, Game};
use crate::threads;

/// Tables with one set-up.
pub(crate) struct Tables {
    /// Its index among all kinds.
    index: usize,
    pub(crate) contest: Box<dyn Contest>,
    /// By deal, the seating of its first game; in each further game all move on by a seat.
    seatings: Vec<Vec<usize>>,
}

impl Tables {
    /// Tables for at least this many games between this many players.
    pub(crate) fn new(
        index: usize,
        contest: Box<dyn Contest>,
        players: usize,
        seed: u64,
        games: u64,
    ) -> Tables {
        let seats = contest.seats();
        let deals = games.div_ceil(seats as u64) as usize;
        let seatings = Seating::new(players, seats, seed).take(deals).collect();
        Tables { index, contest, seatings }
    }

    /// How many games to play: each deal from every seat.
    pub(crate) fn games(&self) -> u64 {
        (self.seatings.len() * self.contest.seats()) as u64
    }

    /// Whether a deal is wanted; a deal that this league never deals is not.
    pub(crate) fn wants(&self, deal: u64) -> bool {
        deal < self.seatings.len() as u64
    }

    /// Whether the right players sat in a deal.
    pub(crate) fn is_seated(&self, deal: &Deal) -> bool {
        let seats = self.contest.seats();
        let expected = (0..seats).map(|turn| self.players(deal.number, turn));
        let placed = deal.games.iter().all(|game| game.places.0.len() == seats);
        placed && expected.eq(deal.games.iter().map(|game| game.players.clone()))
    }

    /// Plays the deals from number `from` on and gives each to `done`, in order. When `stop` is set it
    /// ends early, after whole deals.
    pub(crate) fn play(
        &self,
        from: u64,
        seed: u64,
        threads: Option<u64>,
        stop: &AtomicBool,
        mut done: impl FnMut(&Deal) -> Result<()>,
    ) -> Result<()> {
        let deals = from..self.seatings.len() as u64;
        let threads = threads::number(threads, deals.end - deals.start);
        let work = |deal| self.deal(seed, deal, stop);
        threads::in_order(deals, threads, work, |deal| match deal {
            Some(deal) => done(&deal).map(|()| true),
            None => Ok(false),
        })
    }

    /// Plays a deal from every seat; `None` if stopped.
    fn deal(&self, seed: u64, deal: u64, stop: &AtomicBool) -> Option<Deal> {
        let seats = self.contest.seats();
        let game = |turn| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let players = self.players(deal, turn);
            let index = deal * seats as u64 + turn as u64;
            let seated = Seated { bots: &players, seed, deal, index };
            let places = self.contest.play_seated(&seated, None).standings;
            Some(Game { players, places })
        };
        let games = (0..seats).map(game).collect::<Option<_>>()?;
        Some(Deal { table: self.index, number: deal, games })
    }

    /// The seating of a game of a deal.
    fn players(&self, deal: u64, turn: usize) -> Vec<usize> {
        let mut players = self.seatings[deal as usize].clone();
        players.rotate_right(turn);
        players
    }
}
