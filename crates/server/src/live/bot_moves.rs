//! Bots move: for themselves, on lent seats, and once for each person whose time has run out. They
//! search on worker threads; the table goes on meanwhile.

use std::time::Duration;

use catalog::{Bot, Idea, Thought};
use kernel::{Observer, Rng, Seat};
use store::{Millis, SeatKind, Status, TokenHash};
use table::few;

use super::bots::FOR_PERSONS;
use super::search::Search;
use super::task::Live;
use crate::error::{Detail, Error, Reason};
use crate::thinking::{Answer, DECISION, HINT};
use crate::wire::{BotPace, NewHint};

impl Live {
    /// Plays the result of a search if it is time, then starts the next search.
    pub(super) async fn run_bots(&mut self) -> Result<(), Error> {
        let search = self.bots.take_search();
        if self.row.status != Status::Running {
            return Ok(());
        }
        let now = self.now();
        let wanted = |search: &Search| self.is_wanted(search, now) && !self.bots_rest(now);
        if let Some(search) = search.filter(wanted) {
            if search.due(self.bot_delay()).is_none_or(|due| due > now) {
                self.bots.resume(search);
                return Ok(());
            }
            let seat = search.seat();
            if let Some((entry, bot)) = search.into_move() {
                self.act_by_bot(seat, &entry).await?;
                self.bots.keep(seat, bot);
            }
        }
        let late = self.late(now).next().map(|seat| (seat, FOR_PERSONS.to_owned()));
        let next = || self.next_bot().filter(|_| !self.bots_rest(now));
        let is_late = late.is_some();
        match late.or_else(next) {
            Some((seat, level)) => self.search(seat, level, is_late),
            None => Ok(()),
        }
    }

    /// Bots without people rest unless a spectator is connected or watched recently: they would
    /// cost computing time for no one.
    pub(super) fn bots_rest(&self, now: Millis) -> bool {
        let lent = self.game.lent();
        let plays = self.seating().people().iter().any(|seat| !lent.contains(seat));
        !plays && !self.audience.watches(now, self.config.timing.absence)
    }

    /// Pause before a bot moves, for people to watch the last step.
    pub(super) fn bot_delay(&self) -> Millis {
        let delay = self.config.timing.bot_delay;
        match self.game.bot_pace() {
            BotPace::Calm => delay,
            BotPace::Quick => delay / 4,
            BotPace::AtOnce => 0,
        }
    }

    /// Starts a bot's search while people watch the last step. There is no pause before a secret
    /// step, or for a late seat. The bot knows what the seat may know, and its randomness is
    /// independent of the table's secret.
    fn search(&mut self, seat: Seat, level: String, late: bool) -> Result<(), Error> {
        let bot = self.bots.take(seat, &level);
        let game = self.game.get()?;
        let (expect, step) = (game.seq(Observer::Seat(seat)), game.seq(Observer::Spectator));
        let rng = self.bot_rng(seat, expect);
        let thought = game.table().thought(bot, seat, &[], rng)?;
        let answer = self.queue(DECISION, thought);
        let watched = self.bots.is_first_since(step) && !late;
        let search = Search::new((seat, level), expect, self.now(), watched, answer);
        self.bots.resume(search);
        Ok(())
    }

    /// The randomness of a bot at a seat that has seen this many steps.
    fn bot_rng(&self, seat: Seat, seen: u64) -> Rng {
        let purpose = format!("bot {} {seen} of {}", seat.index(), self.row.secret.commitment());
        Rng::seed(u64::from_le_bytes(self.config.entropy.bytes(&purpose)))
    }

    /// Queues a search. The metrics count it until it ends or is cancelled.
    fn queue(&self, longest: Duration, thought: Thought) -> Answer {
        let counted = self.config.meters.thought();
        self.config.thinkers.think(
            longest,
            Box::new(move |stop, crew| {
                let _until_the_end = counted;
                thought(stop, crew)
            }),
        )
    }

    /// Starts a search by a bot of the best level for a hint, for a person who plays against bots
    /// alone. A new hint cancels the search for the last one.
    ///
    /// # Errors
    /// The seat is not the asker's, other people play here, or the seat has nothing to choose.
    pub(crate) fn hint(
        &mut self,
        browser: Option<TokenHash>,
        NewHint { seat, after }: &NewHint,
    ) -> Result<Answer, Error> {
        let seat = self.seating().owned(browser, *seat)?;
        few(after.len())?;
        let game = self.game.running()?;
        if !game.is_alone(seat, self.seating().bots()) {
            return Err(Reason::NoHint.into());
        }
        if !game.due().contains(seat) {
            return Err(Error::because(Reason::NoHint, &Detail::NothingToChoose));
        }
        let face = self.config.games.get(&self.row.game);
        let level =
            face.and_then(|face| face.levels().last()).map_or(FOR_PERSONS, |best| best.name);
        let rng = self.bot_rng(seat, game.seq(Observer::Seat(seat)));
        let thought = game.table().thought(Bot::new(level), seat, after, rng)?;
        let answer = self.queue(HINT, thought);
        self.bots.replace_hint(answer.stop());
        Ok(answer)
    }

    /// Takes the result of a search, unless it is out of date.
    pub(super) fn heed(&mut self, idea: Option<Idea>) -> Result<(), Error> {
        let now = self.now();
        match self.bots.take_search().filter(|search| self.is_wanted(search, now)) {
            Some(search) => self.bots.end(search, idea),
            None => Ok(()),
        }
    }

    /// Whether a search fits the current state, and a bot is to play the seat.
    fn is_wanted(&self, search: &Search, now: Millis) -> bool {
        let Some(game) = self.game.dealt() else { return false };
        let seat = search.seat();
        let plays = self.bot_of(seat).is_some_and(|level| level == search.level());
        search.is_fresh(game) && (plays || self.late(now).any(|late| late == seat))
    }

    /// The people whose time has run out.
    fn late(&self, now: Millis) -> impl Iterator<Item = Seat> {
        self.deadlines().filter(move |&(_, at)| at <= now).map(|(seat, _)| seat)
    }

    /// A seat that a bot has to play now, and the bot's level.
    fn next_bot(&self) -> Option<(Seat, String)> {
        self.game.due().iter().find_map(|seat| Some((seat, self.bot_of(seat)?)))
    }

    /// The level of the bot that plays a seat, if one does.
    fn bot_of(&self, seat: Seat) -> Option<String> {
        let (seating, row) = (self.seating(), &self.row.seats[seat.index()]);
        match row.kind {
            SeatKind::Bot => {
                let face = self.config.games.get(&self.row.game);
                let known = |name: &&String| {
                    face.is_some_and(|face| face.levels().iter().any(|level| level.name == **name))
                };
                // The game may have dropped this level.
                Some(row.bot.as_ref().filter(known).map_or(FOR_PERSONS, |name| name).to_owned())
            }
            _ if seating.has_given_up(seat) => Some(FOR_PERSONS.to_owned()),
            _ => self.game.lent().contains(seat).then(|| FOR_PERSONS.to_owned()),
        }
    }

    /// When the time of each person who has to act runs out. If it ran out while the server was
    /// down, the person gets a grace period.
    pub(super) fn deadlines(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let (people, grace) = (self.seating().people(), self.config.timing.grace);
        let deadlines = self.game.dealt().into_iter().flat_map(move |game| game.deadlines(people));
        deadlines.map(move |(seat, at)| (seat, self.life.with_grace(at, grace)))
    }
}
