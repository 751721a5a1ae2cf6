//! Small City in the terminal.
//!
//! | file | job |
//! |---|---|
//! | `mod` | what happens when something is done, the end |
//! | `session` | what a session keeps; names and words |
//! | `curtain` | handing over, so that secrets stay secret; asking back who has committed |
//! | `turn` | one person's turn: what each command does |
//! | `ask` | what a person is asked, in words |
//! | `explain` | what a person asks about |
//! | `preview` | what an action would cost and bring, why one is refused |
//! | `hint` | what a bot would do |
//! | `help` | what the game is about, the commands, the signs of a map, the rules |
//! | `say` | what the terminal itself says |
//! | `choose` | from all legal actions to one: headings, cells, numbers |
//! | `screen`, `panel` | maps and the council; the numbers beside a map |
//! | `tell` | tiles, cards, promises, forecasts, plans, in words |
//! | `end` | the last maps, where votes come from, the score sheet |

mod ask;
mod choose;
mod curtain;
mod end;
mod explain;
mod help;
mod hint;
mod panel;
mod preview;
mod say;
mod screen;
mod session;
mod tell;
mod turn;

use anyhow::Result;
use kernel::{Input, InputOf, Observer, Seat, SeatSet};
use search::Compiled;
use smallcity::SmallCity;

use super::at_terminal::AtTerminal;
use super::seats::HasBots;
use super::table::{self, Flow, Session as _, Table};
use crate::text::{columns, wrap};
use choose::Choice;
use session::Session;

impl HasBots for SmallCity {
    fn players() -> &'static Compiled<SmallCity> {
        &players::SMALL_CITY
    }
}

impl AtTerminal for SmallCity {
    fn is_command(line: &str) -> bool {
        turn::is_command(line)
    }

    fn play(table: Table<SmallCity>) -> Result<()> {
        Session::new(table).play()
    }
}

impl table::Session<SmallCity> for Session {
    fn table(&mut self) -> &mut Table<SmallCity> {
        &mut self.table
    }

    fn remind(&mut self) -> Result<()> {
        self.remember();
        Ok(())
    }

    /// Bots first, then the person at the keyboard. The order reveals nothing.
    fn first_of(&mut self, seats: SeatSet) -> Seat {
        let bot = seats.iter().find(|seat| self.table.is_bot(*seat));
        let asked = self.asked.take();
        let here = self.present.filter(|seat| seats.contains(*seat));
        asked.or(bot).or(here).or(seats.iter().next()).expect("somebody owes something")
    }

    fn person_acts(&mut self, seat: Seat) -> Result<Flow> {
        self.take_turn(seat)
    }

    /// Applies an input and tells the events to the person at the keyboard.
    fn apply(&mut self, input: &InputOf<SmallCity>) -> Result<()> {
        let before = self.table.apply(input)?;
        self.choice = Choice::default();
        let after = *self.table.state();
        let told = self.sentences(&before, input, &after, self.public());
        let count = told.len();
        self.story.extend(told);
        if self.table.is_shared() && after.over {
            // The end is for all: it comes once, after the screen is cleared.
            return Ok(());
        }
        if let Some(seat) = self.present.filter(|_| self.table.is_shared()) {
            let own = self.sentences(&before, input, &after, Observer::Seat(seat));
            if matches!(input, Input::Chance(_)) && !self.story.ends_with(&own) {
                self.drawn = Some(seat);
            }
            return self.tell(&own);
        }
        let alone = self.table.people().first().copied().filter(|_| !self.table.is_shared());
        if self.present.or(alone).is_some() || self.table.people().is_empty() {
            self.tell_from(self.story.len() - count)?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        if self.table.is_shared() {
            self.hide()?;
            // The others still need news that the last person at the keyboard has seen.
            let unread = self.table.people().iter().map(|seat| self.read[seat.index()]).min();
            let start = unread.unwrap_or(0).min(self.story.len());
            let start = start.max(self.story.len().saturating_sub(3 * curtain::MOST_NEWS));
            for sentence in &self.story[start..] {
                self.table.console.show(&wrap(sentence, columns()))?;
            }
        }
        let (maps, sheet) = (self.last_maps(), self.score_sheet());
        self.table.console.show(&format!("\n{maps}\n\n{sheet}"))?;
        self.table.say_all(&self.vote_sources())?;
        self.table.keeper.offer_save(&mut self.table.console)
    }
}
