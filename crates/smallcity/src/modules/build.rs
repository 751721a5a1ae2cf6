//! The builder by which modules fill the tables.

use kernel::{OptionInfo, Seat, SeatSet};

use crate::cards::{CIRCLE, MOST_PROMISES};
use crate::constants::Constants;
use crate::hooks::{Slot, Step};
use crate::pieces::{KINDS, Kind, PEOPLE, PersonRule, TileRule};
use crate::rules::{CardRule, PromiseRule, Rules};
use crate::setup::Setup;
use crate::steps::set_up::Surplus;

/// Rules that are being compiled.
pub(crate) struct RulesBuilder<'a> {
    /// The rules so far.
    pub rules: Rules,
    /// The data of the table.
    pub data: &'a Constants,
    /// The set-up.
    pub setup: &'a Setup,
}

impl RulesBuilder<'_> {
    /// Adds a kind of tile.
    ///
    /// # Panics
    /// If there are more kinds than a state has room for.
    pub(crate) fn tile(&mut self, tile: TileRule) -> Kind {
        let kind = Kind(self.rules.tiles.len() as u8);
        self.rules.tiles.push(tile);
        assert!(self.rules.tiles.len() <= KINDS, "raise state::KINDS");
        kind
    }

    /// The shapes of a set of the data, such as `S2`, for a tile.
    ///
    /// # Panics
    /// If the data has no such set.
    pub(crate) fn shapes(&self, name: &str) -> usize {
        let found = self.data.shape_sets().position(|set| set == name);
        found.expect("a module names a set of shapes of the data")
    }

    /// Adds a promise to the stack that it names.
    ///
    /// # Panics
    /// If there are more promises than a state has room for.
    pub(crate) fn promise(&mut self, promise: PromiseRule) {
        self.rules.promises.push(promise);
        assert!(self.rules.promises.len() <= MOST_PROMISES, "raise cards::MOST_PROMISES");
    }

    /// Adds a kind of people.
    ///
    /// # Panics
    /// If there are more kinds than a state has room for.
    pub(crate) fn person(&mut self, person: PersonRule) {
        self.rules.people.push(person);
        assert!(self.rules.people.len() <= PEOPLE, "raise state::PEOPLE");
    }

    /// The action card with a letter, to change (SP-ACT-4).
    ///
    /// # Panics
    /// If there is none.
    pub(crate) fn card(&mut self, letter: char) -> &mut CardRule {
        let card = self.rules.cards.iter_mut().find(|card| card.letter == letter);
        card.expect("a module names a card of the base game")
    }

    /// Adds an action card to the pool, in the order of letters, unless another module has. Chance
    /// draws the surplus of a pool that is too large for the circle (SP-SET-4).
    pub(crate) fn add_card(&mut self, card: CardRule) {
        let cards = &mut self.rules.cards;
        let at = cards.partition_point(|other| other.letter < card.letter);
        if cards.get(at).is_none_or(|other| other.letter != card.letter) {
            cards.insert(at, card);
        }
        if self.rules.cards.len() > CIRCLE && !self.has_step("s.cards") {
            self.step_after("s.host", "s.cards", &Surplus);
        }
    }

    /// Takes a promise out of the game.
    pub(crate) fn drop_promise(&mut self, key: &str) {
        self.rules.promises.retain(|promise| promise.key != key);
    }

    /// Whether there is a step.
    pub(crate) fn has_step(&self, anchor: &str) -> bool {
        self.rules.steps.iter().any(|slot| slot.anchor == anchor)
    }

    /// Takes a step out of the game.
    pub(crate) fn drop_step(&mut self, anchor: &str) {
        self.rules.steps.retain(|slot| slot.anchor != anchor);
    }

    /// Adds a step before the one of `anchor`, in its group and phase.
    pub(crate) fn step_before(
        &mut self,
        anchor: &str,
        name: &'static str,
        step: &'static dyn Step,
    ) {
        self.insert(anchor, 0, name, step);
    }

    /// Adds a step after the one of `anchor`, in its group and phase.
    pub(crate) fn step_after(&mut self, anchor: &str, name: &'static str, step: &'static dyn Step) {
        self.insert(anchor, 1, name, step);
    }

    fn insert(&mut self, anchor: &str, after: usize, name: &'static str, step: &'static dyn Step) {
        let at = self.place_of(anchor);
        let slot = Slot { anchor: name, step, ..self.rules.steps[at] };
        let same = step.scope() == self.rules.steps[at].step.scope();
        assert!(same, "{name} is taken by others than {anchor}: it needs a group of its own");
        self.rules.steps.insert(at + after, slot);
    }

    /// Adds a step after the one of `anchor`, in its phase and a group of its own: all seats finish the
    /// steps before it, then all take it, then the next steps begin.
    pub(crate) fn step_apart(&mut self, anchor: &str, name: &'static str, step: &'static dyn Step) {
        let at = self.place_of(anchor);
        let steps = &mut self.rules.steps;
        let follows = steps.get(at + 1).is_some_and(|next| next.group == steps[at].group);
        assert!(!follows, "{name} would part the group of {anchor}");
        let group = 1 + steps.iter().map(|slot| slot.group).max().unwrap_or(0);
        let slot = Slot { anchor: name, group, step, ..steps[at] };
        steps.insert(at + 1, slot);
    }

    /// Like [`RulesBuilder::step_apart`], but before the step of `anchor` and in its phase.
    pub(crate) fn step_apart_before(
        &mut self,
        anchor: &str,
        name: &'static str,
        step: &'static dyn Step,
    ) {
        let at = self.place_of(anchor);
        let steps = &mut self.rules.steps;
        let before = at.checked_sub(1).is_some_and(|before| steps[before].group == steps[at].group);
        assert!(!before, "{name} would part the group of {anchor}");
        let group = 1 + steps.iter().map(|slot| slot.group).max().unwrap_or(0);
        let slot = Slot { anchor: name, group, step, ..steps[at] };
        steps.insert(at, slot);
    }

    fn place_of(&self, anchor: &str) -> usize {
        let at = self.rules.steps.iter().position(|slot| slot.anchor == anchor);
        at.expect("a module names an anchor that exists")
    }

    /// The seats of the table that have another choice of an option.
    pub(crate) fn seats_without(&self, option: &OptionInfo, choice: &str) -> SeatSet {
        let chose = |seat: &Seat| option.choices[self.seat_option(option, seat.index())] == choice;
        Seat::first(self.rules.seats).filter(|seat| !chose(seat)).collect()
    }

    /// The choice of a seat, by number: the set-up has one for all seats, or one for each.
    pub(crate) fn seat_option(&self, option: &OptionInfo, seat: usize) -> usize {
        let value = self.setup.options.get(option.key).map_or(option.choices[0], String::as_str);
        let all: Vec<&str> = value.split(',').map(str::trim).collect();
        let own = all.get(seat).or(all.last()).copied().unwrap_or_default();
        option.choices.iter().position(|choice| *choice == own).unwrap_or(0)
    }
}
