//! A game of Simplicity: what its session keeps besides the table.

use anyhow::Result;
use kernel::{Game, Seat};
use simplicity::{Illegal, Input, Simplicity, Slot, Space, State};

use super::look::Look;
use super::scene::Scene;
use super::{screen, story, summary};
use crate::play::table::{self, Flow, Table};
use crate::text::{columns, wrap};

/// How many sentences recap a loaded game.
const REMINDER: usize = 6;

/// A person's unconfirmed choice.
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

/// A game between the people at this terminal and bots.
pub(super) struct Session {
    /// The part that every game has.
    pub(super) table: Table<Simplicity>,
    /// The look.
    pub(super) look: &'static Look,
    /// The choice of the person whose turn it is.
    pub(super) choice: Choice,
    /// The last refusal, and its slot.
    pub(super) refused: Option<(Illegal, Option<Slot>)>,
}

impl table::Session<Simplicity> for Session {
    fn table(&mut self) -> &mut Table<Simplicity> {
        &mut self.table
    }

    fn remind(&mut self) -> Result<()> {
        if self.table.recorder.log().is_empty() {
            return Ok(());
        }
        let told = self.told(Some(REMINDER));
        self.table.console.show(&told)
    }

    fn person_acts(&mut self, _seat: Seat) -> Result<Flow> {
        let team = self.table.game().team_to_act(self.table.state());
        team.map_or(Ok(Flow::On), |team| self.team_acts(team))
    }

    fn apply(&mut self, input: &Input) -> Result<()> {
        let before = self.table.apply(input)?;
        self.choice = Choice::Nothing;
        self.refused = None;
        let told = story::tell(&self.scene(), &before, input);
        self.table.say_all(&told)
    }

    fn end(&mut self) -> Result<()> {
        let scene = self.scene();
        let (city, sheet) = (screen::end(&scene), summary::sheet(&scene));
        let (ranking, points) = (summary::ranking(&scene), summary::points(&scene));
        self.table.console.show(&format!("\n{city}\n\n{sheet}\n"))?;
        self.table.say_all(&ranking)?;
        self.table.console.show("")?;
        self.table.say_all(&points)?;
        self.table.console.show("")?;
        self.table.keeper.offer_save(&mut self.table.console)
    }
}

impl Session {
    /// A session at a table.
    pub(super) const fn new(table: Table<Simplicity>) -> Session {
        let look = Look::of(table.unicode);
        Session { table, look, choice: Choice::Nothing, refused: None }
    }

    /// The moment, ready to show.
    pub(super) fn scene(&self) -> Scene<'_> {
        self.scene_at(self.table.state())
    }

    fn scene_at<'a>(&'a self, state: &'a State) -> Scene<'a> {
        Scene { game: self.table.game(), state, seats: &self.table.seats, look: self.look }
    }

    /// The story so far, or its last `most` sentences.
    pub(super) fn told(&self, most: Option<usize>) -> String {
        let mut state = self.table.game().start();
        let mut sentences = Vec::new();
        for input in self.table.inputs() {
            let before = state;
            self.table.game().apply_unchecked(&mut state, &input);
            sentences.extend(story::tell(&self.scene_at(&state), &before, &input));
        }
        let skip = most.map_or(0, |most| sentences.len().saturating_sub(most));
        let lines = sentences[skip..].iter().map(|line| wrap(line, columns()));
        lines.collect::<Vec<_>>().join("\n")
    }
}
