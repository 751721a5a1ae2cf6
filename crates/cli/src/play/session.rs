//! A game from its start, or from its file, to its end.

use anyhow::{Result, ensure};
use kernel::{Game, Notation};
use record::Recorder;
use simplicity::{Illegal, Input, Simplicity, Slot, Space, State, Step};

use super::console::Console;
use super::keep::Keeper;
use super::look::Look;
use super::scene::Scene;
use super::seats::Sitter;
use super::{others, screen, story, summary};

/// How many sentences remind of a game that was loaded.
const REMINDER: usize = 6;

/// What a person has chosen and not confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Nothing yet.
    Nothing,
    /// The slot to take from.
    Slot(Slot),
    /// The slot and the space: a legal build.
    Build(Slot, Space),
    /// The slot to block.
    Block(Slot),
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// It does.
    On,
    /// A person leaves, or the input has ended.
    Leave,
}

/// A game between the people at this terminal and bots.
pub(super) struct Session {
    /// Where it speaks and listens.
    pub(super) console: Console,
    /// The game and its record.
    pub(super) table: Recorder<Simplicity>,
    /// Who plays.
    pub(super) seats: Vec<Sitter>,
    /// How it is drawn.
    pub(super) look: &'static Look,
    /// Of luck and bots.
    pub(super) seed: u64,
    /// Whether choices are confirmed.
    pub(super) confirm: bool,
    /// Where the game is kept.
    pub(super) keeper: Keeper,
    /// What the person whose turn it is has chosen.
    pub(super) choice: Choice,
    /// What was refused last, and for which slot.
    pub(super) refused: Option<(Illegal, Option<Slot>)>,
}

impl Session {
    /// Plays until the game is over or the people leave.
    pub(super) fn play(mut self) -> Result<()> {
        self.keeper.guard()?;
        if !self.table.log().is_empty() {
            let told = self.told(Some(REMINDER));
            self.console.show(&told)?;
        }
        if self.go_on()? == Flow::On {
            self.end()?;
        }
        ensure!(!self.keeper.failed, "the game is not saved");
        Ok(())
    }

    fn go_on(&mut self) -> Result<Flow> {
        loop {
            let (game, state) = (self.table.game(), self.table.state());
            let Some(team) = game.team_to_act(state) else {
                if game.step(state) == Step::Over {
                    return Ok(Flow::On);
                }
                self.apply(&others::drawn(&self.table, self.seed))?;
                continue;
            };
            let seat = game.owner(team);
            if let Some(bot) = &mut self.seats[seat.index()].bot {
                let input = others::bots_turn(&self.table, self.seed, seat, &mut **bot);
                self.apply(&input)?;
            } else if self.person_acts(team)? == Flow::Leave {
                return Ok(Flow::Leave);
            }
        }
    }

    /// Applies an input and tells what happened.
    pub(super) fn apply(&mut self, input: &Input) -> Result<()> {
        let before = *self.table.state();
        self.table.apply(input)?;
        let person = |seat: kernel::Seat| self.seats[seat.index()].bot.is_none();
        self.keeper.note(&self.table, matches!(*input, Input::Act { seat, .. } if person(seat)));
        self.choice = Choice::Nothing;
        self.refused = None;
        for sentence in story::tell(&self.scene(), &before, input) {
            self.console.say(&sentence)?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        self.keeper.autosave(&mut self.console)?;
        let scene = self.scene();
        let (city, sheet) = (screen::end(&scene), summary::sheet(&scene));
        let (ranking, points) = (summary::ranking(&scene), summary::points(&scene));
        self.console.show(&format!("\n{city}\n\n{sheet}\n"))?;
        self.say_all(&ranking)?;
        self.console.show("")?;
        self.say_all(&points)?;
        self.console.show("")?;
        self.keeper.offer_save(&mut self.console, "Save the record?")
    }

    /// The moment, ready to be shown.
    pub(super) fn scene(&self) -> Scene<'_> {
        self.scene_at(self.table.state())
    }

    fn scene_at<'a>(&'a self, state: &'a State) -> Scene<'a> {
        Scene { game: self.table.game(), state, seats: &self.seats, look: self.look }
    }

    /// Every input so far.
    pub(super) fn inputs(&self) -> Vec<Input> {
        let game = self.table.game();
        self.table.log().iter().filter_map(|entry| game.input(entry).ok()).collect()
    }

    /// What has happened, or the last `most` sentences of it.
    pub(super) fn told(&self, most: Option<usize>) -> String {
        let mut state = self.table.game().start();
        let mut sentences = Vec::new();
        for input in self.inputs() {
            let before = state;
            self.table.game().apply_unchecked(&mut state, &input);
            sentences.extend(story::tell(&self.scene_at(&state), &before, &input));
        }
        let skip = most.map_or(0, |most| sentences.len().saturating_sub(most));
        let lines =
            sentences[skip..].iter().map(|line| crate::text::wrap(line, crate::text::WIDTH));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Says several paragraphs.
    pub(super) fn say_all(&mut self, paragraphs: &[String]) -> Result<()> {
        paragraphs.iter().try_for_each(|paragraph| self.console.say(paragraph))
    }
}
