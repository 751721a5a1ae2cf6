//! Small City in the terminal: people who share a keyboard, and bots.
//!
//! | file | job |
//! |---|---|
//! | `mod` | the game from its start or its file to its end |
//! | `curtain` | handing over, so that secrets stay secret; asking back who has committed |
//! | `turn` | one person's turn: what each command does |
//! | `ask` | what a person is asked, in words |
//! | `choose` | from all legal actions to one: headings, cells, numbers |
//! | `screen` | maps, the panel beside a map, the council |
//! | `tell` | tiles, cards, promises, help, the end, in words |

mod ask;
mod choose;
mod curtain;
mod explain;
mod screen;
mod tell;
mod turn;

use std::io::IsTerminal;

use anyhow::{Result, ensure};
use kernel::{Game, Hints, Input, InputOf, Notation, Observer, Seat, Turn};
use record::Recorder;
use smallcity::{SmallCity, State, View};

use super::console::Console;
use super::keep::Keeper;
use super::look::{QUIET, paint};
use super::others;
use super::seats::{ALONE, Sitter};
use super::session::Flow;
use crate::text::{WIDTH, safe, wrap};
use choose::Choice;

/// How many sentences remind of a game that was loaded.
const REMINDER: usize = 8;
/// Longer names are cut.
const LONGEST_NAME: usize = 16;

/// A game between the people at this terminal and bots.
pub(super) struct Session {
    console: Console,
    table: Recorder<SmallCity>,
    seats: Vec<Sitter<SmallCity>>,
    keeper: Keeper,
    /// Of luck and bots.
    seed: u64,
    /// Whether choices are confirmed.
    confirm: bool,
    /// Whether only plain letters are used.
    plain: bool,
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
    /// What the person at the keyboard has chosen so far.
    choice: Choice,
}

impl Session {
    pub(super) fn new(
        table: Recorder<SmallCity>,
        seats: Vec<Sitter<SmallCity>>,
        keeper: Keeper,
        seed: u64,
        confirm: bool,
        plain: bool,
    ) -> Session {
        let read = vec![0; seats.len()];
        Session {
            console: Console::standard(),
            table,
            seats,
            keeper,
            seed,
            confirm,
            plain,
            clears: std::io::stdout().is_terminal(),
            story: Vec::new(),
            read,
            shown: 0,
            fresh: 0,
            early: None,
            drawn: None,
            present: None,
            asked: None,
            choice: Choice::default(),
        }
    }

    /// Plays until the game is over or the people leave.
    pub(super) fn play(mut self) -> Result<()> {
        self.keeper.clears(self.clears && self.is_shared());
        self.keeper.guard()?;
        self.remember();
        if self.go_on()? == Flow::On {
            self.end()?;
        }
        ensure!(!self.keeper.failed, "the game is not saved");
        Ok(())
    }

    /// The story of a game that was loaded.
    fn remember(&mut self) {
        let game = self.table.game();
        let mut state = game.start();
        let mut story = Vec::new();
        let inputs = self.table.log().iter().filter_map(|entry| game.input(entry).ok());
        for input in inputs.collect::<Vec<_>>() {
            let before = state;
            game.apply_unchecked(&mut state, &input);
            story.extend(self.sentences(&before, &input, &state, self.public()));
        }
        self.read = vec![story.len().saturating_sub(REMINDER); self.seats.len()];
        self.story = story;
    }

    fn go_on(&mut self) -> Result<Flow> {
        loop {
            let seat = match self.table.game().turn(self.table.state()) {
                Turn::Over => return Ok(Flow::On),
                Turn::Chance => {
                    self.apply(&others::drawn(&self.table, self.seed))?;
                    continue;
                }
                Turn::Seat(seat) => seat,
                Turn::Together(seats) => {
                    // Bots first, then whoever sits at the keyboard: nobody learns anything by it.
                    let bot = seats.iter().find(|seat| self.is_bot(*seat));
                    let asked = self.asked.take();
                    let here = self.present.filter(|seat| seats.contains(*seat));
                    asked.or(bot).or(here).or(seats.iter().next()).expect("somebody owes something")
                }
            };
            if let Some(bot) = &mut self.seats[seat.index()].bot {
                let input = others::bots_turn(&self.table, self.seed, seat, &mut **bot);
                self.apply(&input)?;
            } else if self.person_acts(seat)? == Flow::Leave {
                return Ok(Flow::Leave);
            }
        }
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.seats[seat.index()].bot.is_some()
    }

    /// The people at this terminal.
    fn people(&self) -> Vec<Seat> {
        Seat::first(self.seats.len()).filter(|&seat| !self.is_bot(seat)).collect()
    }

    /// Applies an input and tells what happened to whoever sits at the keyboard.
    fn apply(&mut self, input: &InputOf<SmallCity>) -> Result<()> {
        let before = *self.table.state();
        self.table.apply(input)?;
        let is_person = matches!(*input, Input::Act { seat, .. } if !self.is_bot(seat));
        self.keeper.note(&self.table, is_person);
        self.choice = Choice::default();
        let after = *self.table.state();
        let told = self.sentences(&before, input, &after, self.public());
        let count = told.len();
        self.story.extend(told);
        if self.is_shared() && after.over {
            // The end is for all: it is told once, when the screen has been cleared.
            return Ok(());
        }
        if let Some(seat) = self.present.filter(|_| self.is_shared()) {
            let own = self.sentences(&before, input, &after, Observer::Seat(seat));
            if matches!(input, Input::Chance(_)) && !self.story.ends_with(&own) {
                self.drawn = Some(seat);
            }
            return self.tell(&own);
        }
        let here = self.present.or(self.people().first().copied().filter(|_| !self.is_shared()));
        if here.is_some() || self.people().is_empty() {
            self.tell_from(self.story.len() - count)?;
        }
        Ok(())
    }

    /// Whether several people share this terminal.
    fn is_shared(&self) -> bool {
        self.people().len() > 1
    }

    /// Whoever knows what everybody at the keyboard may know.
    fn public(&self) -> Observer {
        match self.people().as_slice() {
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
        let name = |seat: Seat| self.name(seat);
        let alone = self.seats.iter().any(|seat| seat.name == ALONE);
        let quiet = |event: &&smallcity::Event| !matches!(event, smallcity::Event::Planned { .. });
        let told = events.iter().filter(quiet).map(|event| {
            let indent =
                if matches!(event, smallcity::Event::RoundBegins { .. }) { "" } else { "  " };
            let rule = paint(QUIET, event.rule());
            let sentence = event.sentence(game.rules(), &name);
            format!("{indent}{} {rule}", if alone { tell::to_you(&sentence) } else { sentence })
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
        safe(&self.seats[seat.index()].name, LONGEST_NAME)
    }

    fn shares_name(&self, seat: Seat) -> bool {
        let same = |other: &Seat| self.bare(*other) == self.bare(seat);
        Seat::first(self.seats.len()).filter(same).count() > 1
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
        Seat::first(self.seats.len()).filter(is_meant).collect()
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

    fn end(&mut self) -> Result<()> {
        self.keeper.autosave(&mut self.console)?;
        if self.is_shared() {
            self.hide()?;
            // What the last at the keyboard has seen already is for the others too.
            let unread = self.people().iter().map(|seat| self.read[seat.index()]).min();
            let start = unread.unwrap_or(0).min(self.story.len());
            let start = start.max(self.story.len().saturating_sub(3 * curtain::MOST_NEWS));
            for sentence in &self.story[start..] {
                self.console.show(&wrap(sentence, WIDTH))?;
            }
        }
        let sheet = self.score_sheet();
        self.console.show(&format!("\n{sheet}"))?;
        self.keeper.offer_save(&mut self.console, "Save the record?")
    }
}

/// A player of the registry, for hints.
fn adviser<G: Hints>() -> Option<Box<dyn search::Player<G>>> {
    ["planner", "greedy"].iter().find_map(|name| search::make_player(name).ok())
}
