//! The cost and gain of an action.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::action::ActionDoc;
use super::borough::BoroughDoc;
use super::effect::{EffectDoc, PriceDoc, price_now};
use crate::action::{Action, Build, Pay};
use crate::draft::Draft;
use crate::event::{Log, Source};
use crate::game::SmallCity;
use crate::hooks::{At, Run, Scope};
use crate::map::Cells;
use crate::material::{MATERIALS, Material};
use crate::pieces::Kind;
use crate::rules::Rules;
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps::city_hall::begun;
use crate::steps::council::take_effect;
use crate::steps::current;

/// The cost of an action for its seat, and its gain at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityChoice")]
pub struct ChoiceDoc {
    /// The action.
    pub action: ActionDoc,
    /// The rule that allows it.
    pub rule: String,
    /// Dollars gained, or lost below 0.
    pub money: i32,
    /// Votes gained, or lost below 0.
    pub votes: i32,
    /// The change of the pollution track.
    pub pollution: i32,
    /// Materials gained, or lost below 0; unchanged ones are left out.
    pub materials: Vec<ChangeDoc>,
    /// Build points (SC-5.3).
    pub points: u8,
    /// Build points that it makes useless: upgrades and module steps come last, so the first of them
    /// ends building (SC-5.2).
    pub points_lost: u8,
    /// The parts of the cost that the land asks for.
    pub surcharges: Vec<SurchargeDoc>,
    /// The cells that it concerns.
    pub cells: Cells,
    /// What meets the criterion of a tile (section 6): each tile in its influence area that counts.
    pub because: Vec<NearDoc>,
    /// What the tile does once it stands.
    pub effects: Vec<EffectDoc>,
    /// The tiles that have a place now and would cost less this round with the card (SC-4.6, SC-4.7).
    pub saves: Vec<SavedDoc>,
    /// The own borough afterwards, if it would be on other land.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(default)]
    pub borough: Option<BoroughDoc>,
}

/// A tile that a card makes cheaper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySaved")]
pub struct SavedDoc {
    /// Its code.
    pub tile: String,
    /// Its price with the card; several where the payer chooses which pieces to drop (SC-4.6).
    pub price: Vec<PriceDoc>,
}

/// A change of what is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityMaterialChange")]
pub struct ChangeDoc {
    /// Which material.
    pub material: Material,
    /// How many pieces more, or fewer below 0.
    pub change: i16,
}

/// Dollars that the land asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySurcharge")]
pub struct SurchargeDoc {
    /// The source.
    pub source: Source,
    /// How many dollars.
    pub money: u16,
    /// The rule behind it.
    pub rule: &'static str,
}

/// A tile near another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityNear")]
pub struct NearDoc {
    /// Its code, or the name of a landmark.
    pub tile: String,
    /// Its cells.
    pub cells: Cells,
}

fn changes(before: [u8; MATERIALS], after: [u8; MATERIALS]) -> Vec<ChangeDoc> {
    let change = |material: Material| {
        let index = material as usize;
        ChangeDoc { material, change: i16::from(after[index]) - i16::from(before[index]) }
    };
    Material::ALL.into_iter().map(change).filter(|told| told.change != 0).collect()
}

/// What an action costs and makes, in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The tile that stands after it.
    pub kind: Option<Kind>,
    /// Dollars, those for the land included.
    pub money: u16,
    /// Build points (SC-5.3).
    pub points: u8,
}

impl SmallCity {
    /// The borough of a seat with its plan so far (SC-5.2), or in set-up with City Hall and the start
    /// tiles placed so far; unchanged if it has no plan.
    pub fn planned(&self, state: &State, seat: Seat) -> Borough {
        let rules = self.rules();
        if is_planning(rules, state) {
            Draft::of(rules, state, seat).site.borough
        } else if state.round == 0 && !state.plans[seat.index()].hall.is_empty() {
            begun(At { rules, state, seat }).borough
        } else {
            *state.borough(seat)
        }
    }

    /// The dollars that the land asks for an action beside its price, by source.
    pub fn surcharges(&self, state: &State, seat: Seat, action: &Action) -> Vec<SurchargeDoc> {
        let (rules, site) = (self.rules(), site(self.rules(), state, seat));
        let (kind, _, added) = tile_of(rules, &site.borough, action);
        let asked = rules.hooks.surcharges.iter().filter(|_| kind.is_some());
        let asked = asked.map(|hook| SurchargeDoc {
            source: hook.source,
            money: (hook.dollars)(rules, &site, added),
            rule: hook.rule,
        });
        asked.filter(|told| told.money > 0).collect()
    }

    /// What each of these legal actions of a seat costs and makes.
    pub fn costs(&self, state: &State, seat: Seat, actions: &[Action]) -> Vec<Cost> {
        let (rules, site) = (self.rules(), site(self.rules(), state, seat));
        let (plans, numbers) = (is_planning(rules, state), &rules.numbers);
        let cost = |action: &Action| {
            let (kind, _, added) = tile_of(rules, &site.borough, action);
            let price = match *action {
                Action::Build(Build { kind, .. }) if plans => site.price(rules, kind).dollars(),
                Action::Grow => numbers.zone_growth_cost,
                Action::Enlarge { cells, .. } => Site::enlarging_price(rules, cells),
                Action::Module(deed) => {
                    rules.part(&deed).map_or(0, |part| part.price(rules, &site, &deed))
                }
                Action::Council { disc, pay: Pay::Money, .. } => {
                    numbers.council_price_money[usize::from(disc)]
                }
                Action::Buy(money) => money.into(),
                _ => 0,
            };
            let land = kind.map_or(0, |_| site.surcharge(rules, added));
            let points = if plans { rules.points(action) } else { 0 };
            Cost { kind, money: price + land, points }
        };
        actions.iter().map(cost).collect()
    }

    /// The build points that the plan of a seat leaves (SC-5.3).
    pub fn points_left(&self, state: &State, seat: Seat) -> u8 {
        Draft::of(self.rules(), state, seat).points
    }
}

/// Whether seats make plans now.
pub(super) fn is_planning(rules: &Rules, state: &State) -> bool {
    let (slot, _) = current(rules, state);
    !state.over && slot.phase == 2 && slot.step.scope() == Scope::Together
}

/// Whether a seat makes one: a seat that is out does not (SC-18.1).
pub(super) fn plans(rules: &Rules, state: &State, seat: Seat) -> bool {
    state.borough(seat).plays() && is_planning(rules, state)
}

/// The borough of a seat just after an action, before anything follows from it.
fn after(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> Borough {
    let rules = game.rules();
    let mut state = *state;
    let (slot, _) = current(rules, &state);
    let mut run = Run { rules, state: &mut state, seat, log: Log::mute() };
    slot.step.act(&mut run, action);
    // Chance draws a promise that pays first, but the effect that it pays for is known (SC-12.4).
    if let Action::Council { pay: Pay::Promise, .. } = action {
        take_effect(&mut run);
    }
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
            action: game.action_doc(state, seat, action),
            rule: rule(game, state, kind, action),
            money: difference(old.money, new.money),
            votes: difference(old.votes, new.votes),
            pollution: difference(old.pollution, new.pollution),
            materials: changes(old.store, new.store),
            points: if is_planning(rules, state) { rules.points(action) } else { 0 },
            points_lost: points_lost(game, state, seat, action),
            surcharges: game.surcharges(state, seat, action),
            cells,
            because: kind.map(|kind| because(rules, &old, kind, cells)).unwrap_or_default(),
            effects: kind.map(|kind| EffectDoc::of(rules, kind)).unwrap_or_default(),
            saves: if let Action::Take { card, .. } = action {
                saves(rules, state, seat, *card)
            } else {
                Vec::new()
            },
            borough: moves_land(rules, &old, &new).then(|| BoroughDoc::new(game, seat, &new)),
        }
    }
}

/// Whether two boroughs are on different kinds of land.
fn moves_land(rules: &Rules, old: &Borough, new: &Borough) -> bool {
    !rules.land(old).map(|land| land.name).eq(rules.land(new).map(|land| land.name))
}

/// Where a seat builds now, with what it has planned.
pub(super) fn site(rules: &Rules, state: &State, seat: Seat) -> Site {
    if is_planning(rules, state) {
        Draft::of(rules, state, seat).site
    } else {
        Site::of(state, seat, false)
    }
}

/// The tile that an action makes, all its cells, and its newly covered cells.
pub(super) fn tile_of(
    rules: &Rules,
    borough: &Borough,
    action: &Action,
) -> (Option<Kind>, Cells, Cells) {
    if let Some(Build { kind, cells, .. }) = rules.builds(action) {
        return (Some(kind), cells, cells);
    }
    match *action {
        Action::Upgrade { tile, cell } => {
            let Some((_, kind, old)) = borough.tiles.on(tile) else {
                return (None, Cells::of(cell), Cells::NONE);
            };
            (rules.tile(kind).next, old | Cells::of(cell), Cells::of(cell))
        }
        Action::Enlarge { park, cells } => {
            let Some((_, kind, old)) = borough.tiles.on(park) else {
                return (None, cells, Cells::NONE);
            };
            (Site::enlarged(rules, kind, cells), old | cells, cells)
        }
        Action::Hall(cells) | Action::Mayor(cells) => (None, cells, Cells::NONE),
        Action::Home { cell, .. } | Action::Victim(cell) | Action::Grave(cell) => {
            (None, Cells::of(cell), Cells::NONE)
        }
        Action::Module(deed) => (None, deed.cells(), Cells::NONE),
        _ => (None, Cells::NONE, Cells::NONE),
    }
}

/// The tiles that have a place now and would cost less with a card.
fn saves(rules: &Rules, state: &State, seat: Seat, card: u8) -> Vec<SavedDoc> {
    let without = Site::of(state, seat, false);
    let mut with = Site { discounts: true, ..without };
    with.borough.card = Some(card);
    let stands = |kind: Kind| {
        let mut found = false;
        without.each_place(rules, kind, |_| {
            found = true;
            true
        });
        found
    };
    let priced = |site: &Site, kind: Kind| price_now(site, rules, site.price(rules, kind));
    let saved = rules.kinds().map(|kind| (kind, priced(&with, kind)));
    let saved = saved.filter(|(kind, price)| {
        *price != priced(&without, *kind)
            && !rules.tile(*kind).never.contains(seat)
            && without.judge_kind(rules, *kind).is_ok()
            && stands(*kind)
    });
    saved.map(|(kind, price)| SavedDoc { tile: rules.code(kind), price }).collect()
}

/// The points that are left when an upgrade, or a later part, ends building (SC-5.2).
fn points_lost(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> u8 {
    let rules = game.rules();
    let ends = matches!(action, Action::Upgrade { .. } | Action::Module(_));
    let draft = (ends && plans(rules, state, seat)).then(|| Draft::of(rules, state, seat));
    draft.filter(|draft| !draft.is_upgrading()).map_or(0, |draft| draft.points)
}

/// The rule that allows an action: what a card or a tile names, or else the step.
pub(super) fn rule(game: &SmallCity, state: &State, kind: Option<Kind>, action: &Action) -> String {
    let rules = game.rules();
    let by_step = current(rules, state).0.step.rule(state, action);
    match (action, kind) {
        // In the first draw each stack has its rule.
        (Action::Keep(card), _) if by_step == action.rule() => {
            rules.promise(*card).stack.rule().to_owned()
        }
        (Action::Take { card, .. }, _) => rules.cards[usize::from(*card)].rule.to_owned(),
        (Action::Build(_), Some(kind)) => rules.tile(kind).rule.to_owned(),
        (Action::Module(deed), _) => deed.rule().to_owned(),
        _ => by_step.to_owned(),
    }
}

/// The tiles in the influence area that help to meet the needs of a tile (section 6).
pub(super) fn because(rules: &Rules, borough: &Borough, kind: Kind, cells: Cells) -> Vec<NearDoc> {
    let (wanted, halo) = (rules.tile(kind), cells.halo());
    let counts = |other: Kind| wanted.needs.iter().any(|need| need.is_met_by(rules.tile(other)));
    let around = borough.tiles.iter().filter(|(_, other, tile)| {
        // The tile itself does not count (SC-7.3).
        tile.meets(halo) && !tile.meets(cells) && counts(*other)
    });
    let around = around.map(|(_, kind, cells)| NearDoc { tile: rules.code(kind), cells });
    let printed = rules.landmarks(borough).filter(|landmark| {
        landmark.cells.meets(halo) && wanted.needs.iter().any(|need| landmark.helps(need))
    });
    let printed =
        printed.map(|landmark| NearDoc { tile: landmark.name.to_owned(), cells: landmark.cells });
    around.chain(printed).collect()
}
