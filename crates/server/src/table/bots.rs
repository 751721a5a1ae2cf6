//! Bots move: for themselves, on lent seats, and once for each person whose time has run out. They
//! search on worker threads; the table goes on meanwhile.

use std::mem;

use catalog::{Bot, Idea, Thought};
use kernel::{Observer, Rng, Seat};
use store::{Millis, SeatKind, Status, TokenHash};

use super::live::Live;
use super::log::GameLog;
use super::play::few;
use super::thought::Pending;
use crate::error::{Detail, Error, Reason};
use crate::thinking::Answer;
use crate::token;
use crate::wire::{BotPace, NewHint};

/// The level of bots that play for people.
pub(super) const FOR_PERSONS: &str = "thoughtful";

impl Live {
    /// Plays the result of a search if it is time, then starts the next search.
    pub(super) async fn rouse_bots(&mut self) -> Result<(), Error> {
        if self.row.status != Status::Running {
            self.thought = None;
            return Ok(());
        }
        let now = self.now();
        let thought = self.thought.take();
        let wanted = |thought: &Pending| self.is_wanted(thought, now) && !self.bots_rest(now);
        if let Some(thought) = thought.filter(wanted) {
            if thought.due(self.bot_delay()).is_none_or(|due| due > now) {
                self.thought = Some(thought);
                return Ok(());
            }
            if let Some(Idea { entry, bot, .. }) = thought.idea {
                self.act_by_bot(thought.seat, &entry).await?;
                self.bots[thought.seat.index()] = Some(bot);
            }
        }
        let late = self.late(now).next().map(|seat| (seat, FOR_PERSONS.to_owned()));
        let next = || self.next_bot().filter(|_| !self.bots_rest(now));
        let is_late = late.is_some();
        match late.or_else(next) {
            Some((seat, level)) => self.think(seat, level, is_late),
            None => Ok(()),
        }
    }

    /// Bots without people rest unless a spectator is connected or watched recently: they would
    /// cost computing time for no one.
    pub(super) fn bots_rest(&self, now: Millis) -> bool {
        let plays = |seat| self.is_person(seat) && !self.is_lent(seat);
        let looked = |at| now - at < self.config.timing.absence;
        self.lookers.is_empty() && !self.all().any(plays) && !self.looked_at.is_some_and(looked)
    }

    /// Pause before a bot moves, for people to watch the last step.
    pub(super) fn bot_delay(&self) -> Millis {
        let delay = self.config.timing.bot_delay;
        match self.game.as_ref().map(GameLog::bot_pace).unwrap_or_default() {
            BotPace::Calm => delay,
            BotPace::Quick => delay / 4,
            BotPace::AtOnce => 0,
        }
    }

    /// Starts a bot's search while people watch the last step. There is no pause before a secret
    /// step, or for a late seat. The bot knows what the seat may know, and its randomness is
    /// independent of the table's secret.
    fn think(&mut self, seat: Seat, level: String, late: bool) -> Result<(), Error> {
        let rng = Rng::seed(u64::from_le_bytes(token::random()));
        let kept = self.bots[seat.index()].take().filter(|bot| bot.name == level);
        let bot = kept.unwrap_or_else(|| Bot::new(&*level));
        let game = self.game()?;
        let expect = game.seq(Observer::Seat(seat));
        let told = game.seq(Observer::Spectator);
        let thought = game.table().thought(bot, seat, &[], rng)?;
        let answer = self.sent_to_think(thought);
        let watched = self.watched.replace(told) != Some(told) && !late;
        let since = self.now();
        self.thought = Some(Pending { seat, level, expect, since, watched, answer, idea: None });
        Ok(())
    }

    /// Queues a search. The metrics count it until it ends or is cancelled.
    fn sent_to_think(&self, thought: Thought) -> Answer {
        let counted = self.config.meters.thought();
        self.config.thinkers.think(Box::new(move |stop, crew| {
            let _until_the_end = counted;
            thought(stop, crew)
        }))
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
        let seat = *seat;
        self.eyes(browser, Some(seat))?;
        few(after.len())?;
        let game = self.game()?;
        if game.is_over() {
            return Err(Reason::GameOver.into());
        }
        if !game.is_alone(seat, self.bots()) {
            return Err(Reason::NoHint.into());
        }
        if !game.due().contains(seat) {
            return Err(Error::because(Reason::NoHint, &Detail::NothingToChoose));
        }
        let face = self.config.games.get(&self.row.game);
        let level =
            face.and_then(|face| face.levels().last()).map_or(FOR_PERSONS, |best| best.name);
        let rng = Rng::seed(u64::from_le_bytes(token::random()));
        let thought = game.table().thought(Bot::new(level), seat, after, rng)?;
        let answer = self.sent_to_think(thought);
        mem::replace(&mut self.hint, answer.stop()).cancel();
        Ok(answer)
    }

    /// Takes the result of a search, unless it is out of date.
    pub(super) fn heed(&mut self, idea: Option<Idea>) -> Result<(), Error> {
        let now = self.now();
        let Some(mut thought) = self.thought.take().filter(|thought| self.is_wanted(thought, now))
        else {
            return Ok(());
        };
        thought.idea = Some(idea.ok_or_else(|| Error::from(Reason::Internal))?);
        self.thought = Some(thought);
        Ok(())
    }

    /// Whether a search fits the current state, and a bot is to play the seat.
    fn is_wanted(&self, thought: &Pending, now: Millis) -> bool {
        let Some(game) = &self.game else { return false };
        let plays = self.bot_of(thought.seat).is_some_and(|level| level == thought.level);
        let due = game.due().contains(thought.seat);
        let plays = plays || self.late(now).any(|seat| seat == thought.seat);
        due && plays && game.is_fresh(thought.seat, thought.expect)
    }

    /// The people whose time has run out.
    fn late(&self, now: Millis) -> impl Iterator<Item = Seat> {
        self.deadlines().filter(move |&(_, at)| at <= now).map(|(seat, _)| seat)
    }

    /// A seat that a bot has to play now, and the bot's level.
    fn next_bot(&self) -> Option<(Seat, String)> {
        let due = self.game.as_ref()?.due();
        due.iter().find_map(|seat| Some((seat, self.bot_of(seat)?)))
    }

    /// The level of the bot that plays a seat, if one does.
    fn bot_of(&self, seat: Seat) -> Option<String> {
        let row = &self.row.seats[seat.index()];
        match row.kind {
            SeatKind::Bot => {
                let face = self.config.games.get(&self.row.game);
                let known = |name: &&String| {
                    face.is_some_and(|face| face.levels().iter().any(|level| level.name == **name))
                };
                // The game may have dropped this level.
                Some(row.bot.as_ref().filter(known).map_or(FOR_PERSONS, |name| name).to_owned())
            }
            _ if self.has_given_up(seat) => Some(FOR_PERSONS.to_owned()),
            _ => self.is_lent(seat).then(|| FOR_PERSONS.to_owned()),
        }
    }

    /// When the time of each person who has to act runs out. If it ran out while the server was
    /// down, the person gets a grace period.
    pub(super) fn deadlines(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let due = self.game.iter().flat_map(|game| game.due().iter().map(move |seat| (game, seat)));
        due.filter_map(|(game, seat)| {
            let plays = self.is_person(seat) && !game.lent().contains(seat);
            let at = game.times().deadline(seat).filter(|_| plays)?;
            let grace = self.loaded + self.config.timing.grace;
            Some((seat, if at <= self.loaded { grace } else { at }))
        })
    }
}
