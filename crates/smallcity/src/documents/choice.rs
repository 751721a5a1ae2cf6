//! What an action would cost and bring.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::view::MaterialsDoc;
use super::words;
use crate::action::{Action, Build};
use crate::game::SmallCity;
use crate::map::Cells;
use crate::plan::Draft;
use crate::rules::{Class, Kind, Rules};
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps::{Log, Scope, current};

/// What an action would cost its seat and bring it at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityChoice")]
pub struct ChoiceDoc {
    /// The action in a few words.
    pub text: String,
    /// The rule that allows it.
    pub rule: String,
    /// Dollars gained, or lost below 0.
    pub money: i32,
    /// Votes gained, or lost below 0.
    pub votes: i32,
    /// What the pollution track changes by.
    pub pollution: i32,
    /// Materials gained, or lost below 0.
    pub materials: ChangeDoc,
    /// Build points (SC-5.3).
    pub points: u8,
    /// The part of the cost that the land asks for.
    pub surcharge: u16,
    /// The cells that it is about.
    pub cells: Cells,
    /// What meets the criterion of a tile (section 6): one entry for each thing in its influence
    /// area that counts.
    pub because: Vec<String>,
    /// What the tile does once it stands.
    pub brings: String,
}

/// A change of wood, stone and metal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityMaterialsChange")]
pub struct ChangeDoc {
    /// Wood.
    pub wood: i16,
    /// Stone.
    pub stone: i16,
    /// Metal.
    pub metal: i16,
}

impl ChangeDoc {
    fn between(before: MaterialsDoc, after: MaterialsDoc) -> ChangeDoc {
        let change = |before: u8, after: u8| i16::from(after) - i16::from(before);
        ChangeDoc {
            wood: change(before.wood, after.wood),
            stone: change(before.stone, after.stone),
            metal: change(before.metal, after.metal),
        }
    }
}

impl SmallCity {
    /// The borough of a seat with what it has planned so far (SC-5.2); as it is where nothing is
    /// planned.
    pub fn planned(&self, state: &State, seat: Seat) -> Borough {
        if is_planning(self.rules(), state) {
            Draft::of(self.rules(), state, seat).site.borough
        } else {
            *state.borough(seat)
        }
    }

    /// The dollars that the land asks for an action beside its price.
    pub fn surcharge(&self, state: &State, seat: Seat, action: &Action) -> u16 {
        let site = site(self.rules(), state, seat);
        let (kind, _, added) = tile_of(self.rules(), &site.borough, action);
        if kind.is_some() { site.surcharge(self.rules(), added) } else { 0 }
    }

    /// The build points that the plan of a seat leaves (SC-5.3).
    pub fn points_left(&self, state: &State, seat: Seat) -> u8 {
        Draft::of(self.rules(), state, seat).points
    }
}

/// Whether plans are made now.
pub(super) fn is_planning(rules: &Rules, state: &State) -> bool {
    let (slot, _) = current(rules, state);
    !state.over && slot.phase == 2 && slot.step.scope() == Scope::Together
}

/// Whether a seat makes one: nobody plans who is out (SC-18.1).
pub(super) fn plans(rules: &Rules, state: &State, seat: Seat) -> bool {
    state.borough(seat).plays() && is_planning(rules, state)
}

/// The borough of a seat just after an action, before anything follows from it.
fn after(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> Borough {
    let rules = game.rules();
    let mut state = *state;
    let (slot, _) = current(rules, &state);
    slot.step.act(rules, &mut state, seat, action, &mut Log::mute());
    game.planned(&state, seat)
}

impl ChoiceDoc {
    pub(super) fn new(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> ChoiceDoc {
        let rules = game.rules();
        let old = game.planned(state, seat);
        let new = after(game, state, seat, action);
        let (kind, cells, _) = tile_of(rules, &old, action);
        let difference = |before: u16, after: u16| i32::from(after) - i32::from(before);
        ChoiceDoc {
            text: game.describe(state, seat, action),
            rule: rule(game, state, kind, action),
            money: difference(old.money, new.money),
            votes: difference(old.votes, new.votes),
            pollution: difference(old.pollution, new.pollution),
            materials: ChangeDoc::between(old.store.into(), new.store.into()),
            points: points(rules, kind, action, is_planning(rules, state)),
            surcharge: game.surcharge(state, seat, action),
            cells,
            because: kind.map(|kind| because(rules, &old, kind, cells)).unwrap_or_default(),
            brings: kind.map(|kind| words::about(rules, kind)).unwrap_or_default(),
        }
    }
}

/// Where a seat builds now, with what it has planned.
pub(super) fn site(rules: &Rules, state: &State, seat: Seat) -> Site {
    if is_planning(rules, state) {
        Draft::of(rules, state, seat).site
    } else {
        Site::of(state, seat, false)
    }
}

/// The tile that an action makes, all its cells, and those that it covers newly.
fn tile_of(rules: &Rules, borough: &Borough, action: &Action) -> (Option<Kind>, Cells, Cells) {
    match *action {
        Action::Build(Build { kind, cells, .. }) => (Some(kind), cells, cells),
        Action::Upgrade { tile, cell } => {
            let Some((_, kind, old)) = borough.tiles.on(tile) else {
                return (None, Cells::of(cell), Cells::NONE);
            };
            (rules.tile(kind).next, old | Cells::of(cell), Cells::of(cell))
        }
        Action::Enlarge { park, cells } => {
            let Some((_, _, old)) = borough.tiles.on(park) else {
                return (None, cells, Cells::NONE);
            };
            let size = (old | cells).len();
            let larger = rules.kinds().find(|&kind| {
                let rule = rules.tile(kind);
                rule.class == Class::Park && usize::from(rule.size) == size
            });
            (larger, old | cells, cells)
        }
        Action::Hall(cells) | Action::Mayor(cells) => (None, cells, Cells::NONE),
        Action::Home { cell, .. } | Action::Victim(cell) | Action::Grave(cell) => {
            (None, Cells::of(cell), Cells::NONE)
        }
        _ => (None, Cells::NONE, Cells::NONE),
    }
}

fn points(rules: &Rules, kind: Option<Kind>, action: &Action, planning: bool) -> u8 {
    match action {
        _ if !planning => 0,
        Action::Build(_) => kind.map_or(0, |kind| rules.tile(kind).points),
        Action::Grow => rules.numbers.zone_growth_points,
        Action::Enlarge { .. } => 1,
        _ => 0,
    }
}

/// The rule that allows an action: what a card or a tile names, or else the step.
fn rule(game: &SmallCity, state: &State, kind: Option<Kind>, action: &Action) -> String {
    let rules = game.rules();
    match (action, kind) {
        (Action::Keep(card), _) => rules.promise(*card).stack.rule().to_owned(),
        (Action::Take { card, .. }, _) => rules.cards[usize::from(*card)].rule.to_owned(),
        (Action::Build(_), Some(kind)) => rules.tile(kind).rule.clone(),
        _ => current(rules, state).0.step.rule(state, action).to_owned(),
    }
}

/// The tiles in the influence area that the criterion of a tile counts (section 6).
fn because(rules: &Rules, borough: &Borough, kind: Kind, cells: Cells) -> Vec<String> {
    let (wanted, halo) = (rules.tile(kind), cells.halo());
    let counts = |other: Kind| {
        let rule = rules.tile(other);
        match wanted.class {
            Class::Residence => rule.public,
            Class::Commerce => rule.class == Class::Residence,
            Class::Factory => {
                wanted.level >= 2 && rule.class == Class::Refinery
                    || wanted.level >= 3 && rule.class == Class::Harbor
            }
            Class::Refinery | Class::Warehouse | Class::Harbor => rule.class == Class::Factory,
            _ => false,
        }
    };
    let around = borough.tiles.iter().filter(|(_, other, tile)| {
        // The tile itself does not count (SC-7.3).
        tile.meets(halo) && !tile.meets(cells) && counts(*other)
    });
    let name = |(_, other, tile): (usize, Kind, Cells)| {
        let first = tile.first().map(|cell| cell.to_string()).unwrap_or_default();
        format!("{} on {first}", rules.tile(other).name)
    };
    around.map(name).collect()
}
