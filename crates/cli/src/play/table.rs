//! What every game at this terminal has and does, whatever its rules, from its start or its file to its
//! end.

use anyhow::{Result, ensure};
use kernel::{Hints, Input, InputOf, Notation, Seat, SeatSet, Turn};
use record::Recorder;

use super::console::Console;
use super::keep::Keeper;
use super::others;
use super::say::Say;
use super::seats::{LONGEST_NAME, Sitter};
use super::wait::while_thinking;
use crate::text::safe;

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// It does.
    On,
    /// A person leaves, or the input has ended.
    Leave,
}

/// The result of a typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The person is still choosing.
    Choosing,
    /// The person has acted, or asks another to.
    Acted,
    /// The person leaves.
    Leaving,
}

/// A game between the people at this terminal and bots.
pub(crate) struct Table<G: Hints + Notation> {
    /// The output and input.
    pub(super) console: Console,
    /// The game and its record.
    pub(super) recorder: Recorder<G>,
    /// Who plays.
    pub(super) seats: Vec<Sitter<G>>,
    /// Where the game is saved.
    pub(super) keeper: Keeper,
    /// The seed of luck and bots.
    pub(super) seed: u64,
    /// Whether choices need confirmation.
    pub(super) confirm: bool,
    /// Whether the terminal shows more than plain letters.
    pub(super) unicode: bool,
}

impl<G: Hints + Notation> Table<G> {
    /// The rules.
    pub(super) fn game(&self) -> &G {
        self.recorder.game()
    }

    /// The moment.
    pub(super) fn state(&self) -> &G::State {
        self.recorder.state()
    }

    /// Every input so far.
    pub(super) fn inputs(&self) -> Vec<InputOf<G>> {
        let game = self.game();
        self.recorder.log().iter().filter_map(|entry| game.input(entry).ok()).collect()
    }

    /// Whether a bot plays a seat.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.seats[seat.index()].bot.is_some()
    }

    /// The people at this terminal.
    pub(super) fn people(&self) -> Vec<Seat> {
        Seat::first(self.seats.len()).filter(|&seat| !self.is_bot(seat)).collect()
    }

    /// Whether several people share this terminal.
    pub(super) fn is_shared(&self) -> bool {
        self.people().len() > 1
    }

    /// Applies an input, saves the game if the arguments ask for it, and returns the state before it.
    ///
    /// # Errors
    /// It is not legal.
    pub(super) fn apply(&mut self, input: &InputOf<G>) -> Result<G::State> {
        let before = self.state().clone();
        self.recorder.apply(input)?;
        let is_person = matches!(*input, Input::Act { seat, .. } if !self.is_bot(seat));
        self.keeper.note(&self.recorder, is_person);
        Ok(before)
    }

    /// The input of luck or of a seat's bot, if it is their turn.
    fn others_input(&mut self, seat: Option<Seat>) -> Option<InputOf<G>> {
        let Some(seat) = seat else { return Some(others::drawn(&self.recorder, self.seed)) };
        let sitter = &mut self.seats[seat.index()];
        let bot = sitter.bot.as_mut()?;
        let name = safe(&sitter.name, LONGEST_NAME);
        let line = self.console.words.tell("terminal", &Say::Thinking { name });
        let turn = || others::bots_turn(&self.recorder, self.seed, seat, &mut **bot);
        Some(while_thinking(&line, turn))
    }

    /// Says several paragraphs.
    pub(super) fn say_all(&mut self, paragraphs: &[String]) -> Result<()> {
        paragraphs.iter().try_for_each(|paragraph| self.console.say(paragraph))
    }

    /// Saves the game if the arguments ask for it.
    pub(super) fn autosave(&mut self) -> Result<()> {
        self.keeper.autosave(&mut self.console)
    }
}

/// A session of a game: what differs from game to game.
pub(super) trait Session<G: Hints + Notation>: Sized {
    /// The part that every game has.
    fn table(&mut self) -> &mut Table<G>;

    /// Before the first action: recaps a loaded game.
    fn remind(&mut self) -> Result<()>;

    /// Who acts first among several seats: a bot, else the first.
    fn first_of(&mut self, seats: SeatSet) -> Seat {
        let bot = seats.iter().find(|seat| self.table().is_bot(*seat));
        bot.or(seats.iter().next()).expect("somebody is to act")
    }

    /// Shows a person the options and obeys commands until the person has acted.
    fn person_acts(&mut self, seat: Seat) -> Result<Flow>;

    /// Applies an input and tells its events.
    fn apply(&mut self, input: &InputOf<G>) -> Result<()>;

    /// Tells how the game ended.
    fn end(&mut self) -> Result<()>;

    /// Plays until the game is over or the people leave.
    fn play(mut self) -> Result<()> {
        self.table().keeper.guard()?;
        self.remind()?;
        if self.go_on()? == Flow::On {
            self.table().autosave()?;
            self.end()?;
        }
        ensure!(!self.table().keeper.failed, "the game is not saved");
        Ok(())
    }

    /// Luck, bots and people in turn.
    fn go_on(&mut self) -> Result<Flow> {
        loop {
            let table = self.table();
            let seat = match table.game().turn(table.state()) {
                Turn::Over => return Ok(Flow::On),
                Turn::Chance => None,
                Turn::Seat(seat) => Some(seat),
                Turn::Together(seats) => Some(self.first_of(seats)),
            };
            match (self.table().others_input(seat), seat) {
                (Some(input), _) => self.apply(&input)?,
                (None, Some(seat)) if self.person_acts(seat)? == Flow::Leave => {
                    return Ok(Flow::Leave);
                }
                (None, _) => {}
            }
        }
    }
}
