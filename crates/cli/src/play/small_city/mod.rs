//! Small City in the terminal.
//!
//! | file | job |
//! |---|---|
//! | `mod` | what a session keeps, what happens when something is done, the end |
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
mod tell;
mod turn;

use std::io::IsTerminal;

use anyhow::Result;
use kernel::{Game, Input, InputOf, Observer, Seat, SeatSet};
use smallcity::{SmallCity, State, View};

use super::look::{QUIET, paint};
use super::seats::LONGEST_NAME;
use super::table::{self, Flow, Session as _, Table};
use super::{AtTerminal, Usual};
use crate::text::{WIDTH, safe, wrap};
use choose::Choice;

/// How many sentences remind of a game that was loaded.
const REMINDER: usize = 8;
impl AtTerminal for SmallCity {
    const USUAL: Usual = Usual { bot: "planner", seats: 3 };

    fn is_command(line: &str) -> bool {
        turn::is_command(line)
    }

    fn play(table: Table<SmallCity>) -> Result<()> {
        Session::new(table).play()
    }
}

/// A game between the people at this terminal and bots.
pub(super) struct Session {
    /// What every game has.
    table: Table<SmallCity>,
    /// Whether the screen can be cleared.
    clears: bool,
    /// What everybody may know of what has happened.
    story: Vec<String>,
    /// By seat, how many sentences of the story it has had time to read.
    read: Vec<usize>,
    /// How many sentences of the story the screen has shown since it was cleared.
    shown: usize,
    /// How many lines of news are on the screen that nobody has been given time to read.
    fresh: usize,
    /// A line that was typed while news waited to be read.
    early: Option<String>,
    /// To whom the screen shows a promise that was drawn for them alone.
    drawn: Option<Seat>,
    /// Who sits at the keyboard.
    present: Option<Seat>,
    /// Who was asked back to change what is committed.
    asked: Option<Seat>,
    /// By seat, whether it was told what the game is about.
    introduced: Vec<bool>,
    /// What the person at the keyboard has chosen so far.
    choice: Choice,
}

impl table::Session<SmallCity> for Session {
    fn table(&mut self) -> &mut Table<SmallCity> {
        &mut self.table
    }

    fn remind(&mut self) -> Result<()> {
        self.remember();
        Ok(())
    }

    /// Bots first, then whoever sits at the keyboard: nobody learns anything by it.
    fn first_of(&mut self, seats: SeatSet) -> Seat {
        let bot = seats.iter().find(|seat| self.table.is_bot(*seat));
        let asked = self.asked.take();
        let here = self.present.filter(|seat| seats.contains(*seat));
        asked.or(bot).or(here).or(seats.iter().next()).expect("somebody owes something")
    }

    fn person_acts(&mut self, seat: Seat) -> Result<Flow> {
        self.take_turn(seat)
    }

    /// Applies an input and tells what happened to whoever sits at the keyboard.
    fn apply(&mut self, input: &InputOf<SmallCity>) -> Result<()> {
        let before = self.table.apply(input)?;
        self.choice = Choice::default();
        let after = *self.table.state();
        let told = self.sentences(&before, input, &after, self.public());
        let count = told.len();
        self.story.extend(told);
        if self.table.is_shared() && after.over {
            // The end is for all: it is told once, when the screen has been cleared.
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
            // What the last at the keyboard has seen already is for the others too.
            let unread = self.table.people().iter().map(|seat| self.read[seat.index()]).min();
            let start = unread.unwrap_or(0).min(self.story.len());
            let start = start.max(self.story.len().saturating_sub(3 * curtain::MOST_NEWS));
            for sentence in &self.story[start..] {
                self.table.console.show(&wrap(sentence, WIDTH))?;
            }
        }
        let (maps, sheet) = (self.last_maps(), self.score_sheet());
        self.table.console.show(&format!("\n{maps}\n\n{sheet}"))?;
        self.table.say_all(&self.vote_sources())?;
        self.table.keeper.offer_save(&mut self.table.console)
    }
}

impl Session {
    /// A session at a table.
    fn new(table: Table<SmallCity>) -> Session {
        let clears = std::io::stdout().is_terminal();
        table.keeper.clears(clears && table.is_shared());
        Session {
            read: vec![0; table.seats.len()],
            // Whoever goes on with a game knows it.
            introduced: vec![!table.recorder.log().is_empty(); table.seats.len()],
            table,
            clears,
            story: Vec::new(),
            shown: 0,
            fresh: 0,
            early: None,
            drawn: None,
            present: None,
            asked: None,
            choice: Choice::default(),
        }
    }

    /// The story of a game that was loaded.
    fn remember(&mut self) {
        let game = self.table.game();
        let mut state = game.start();
        let mut story = Vec::new();
        for input in self.table.inputs() {
            let before = state;
            game.apply_unchecked(&mut state, &input);
            story.extend(self.sentences(&before, &input, &state, self.public()));
        }
        self.read = vec![story.len().saturating_sub(REMINDER); self.table.seats.len()];
        self.story = story;
    }

    /// Whoever knows what everybody at the keyboard may know.
    fn public(&self) -> Observer {
        match self.table.people().as_slice() {
            [only] => Observer::Seat(*only),
            _ => Observer::Spectator,
        }
    }

    /// What happened, in sentences, as `who` may know it.
    fn sentences(
        &self,
        before: &State,
        input: &InputOf<SmallCity>,
        after: &State,
        who: Observer,
    ) -> Vec<String> {
        let game = self.table.game();
        let mut events = Vec::new();
        game.events(before, input, after, who, &mut events);
        let words = self.words();
        let quiet = |event: &&smallcity::Event| !matches!(event, smallcity::Event::Planned { .. });
        let told = events.iter().filter(quiet).map(|event| {
            let indent =
                if matches!(event, smallcity::Event::RoundBegins { .. }) { "" } else { "  " };
            let rule = paint(QUIET, event.rule());
            format!("{indent}{} {rule}", words.tell("event", event))
        });
        told.collect()
    }

    /// The name of a player, which nobody else at the table has.
    fn name(&self, seat: Seat) -> String {
        self.name_within(seat, LONGEST_NAME)
    }

    /// The name within so many columns; players who share one are told apart by their numbers.
    fn name_within(&self, seat: Seat, most: usize) -> String {
        let name = self.bare(seat);
        if !self.shares_name(seat) {
            return screen::cut(&name, most);
        }
        format!("{} {}", screen::cut(&name, most - 2), seat.index() + 1)
    }

    /// The name as it was given.
    fn bare(&self, seat: Seat) -> String {
        safe(&self.table.seats[seat.index()].name, LONGEST_NAME)
    }

    fn shares_name(&self, seat: Seat) -> bool {
        let same = |other: &Seat| self.bare(*other) == self.bare(seat);
        Seat::first(self.table.seats.len()).filter(same).count() > 1
    }

    /// The seats that a person may mean by a number from 1 or by a name.
    fn named(&self, text: &str) -> Vec<Seat> {
        let number = text.parse::<usize>().ok();
        let is_meant = |seat: &Seat| match number {
            Some(number) => number == seat.index() + 1,
            None => {
                [self.name(*seat), self.bare(*seat)].iter().any(|name| name.to_lowercase() == text)
            }
        };
        Seat::first(self.table.seats.len()).filter(is_meant).collect()
    }

    /// The name with the number of the player, within so many columns.
    fn numbered(&self, seat: Seat, most: usize) -> String {
        if self.shares_name(seat) {
            return self.name_within(seat, most);
        }
        format!("{} {}", seat.index() + 1, self.name_within(seat, most - 2))
    }

    fn view(&self, seat: Seat) -> View {
        self.table.game().view(self.table.state(), Observer::Seat(seat))
    }
}
