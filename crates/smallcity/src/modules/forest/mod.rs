//! SP-FOR: boards with forest, which is cleared for money and gives wood.

mod rule_text;

use kernel::{OptionInfo, OptionKind};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Module, RulesBuilder};
use crate::event::{Event, Source};
use crate::illegal::{Code, Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::material::Amount;
use crate::rules::{Class, Kind, Land, MorePollution, Rules, Surcharge, letters};
use crate::site::Site;
use crate::state::SEATS;
use crate::steps::actions::no_effect;
use crate::steps::build::has_planner;
use crate::steps::income::Storing;

pub(crate) use rule_text::RULE_TEXTS;

/// The module.
pub(crate) struct Forest;

/// What is remembered about a borough's forest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ForestState {
    /// The cells with forest.
    pub cells: Cells,
    /// What clearing has cost in this phase 2, before the card that halves it (SP-FOR-3).
    pub cleared: u16,
    /// Wood set aside (SP-FOR-4).
    pub wood: u8,
}

impl ForestState {
    pub(crate) const NEW: ForestState = ForestState { cells: Cells::NONE, cleared: 0, wood: 0 };
}

/// The side of the boards, one for all or one for each seat (SP-FOR-1).
pub(crate) const SIDE: OptionInfo = OptionInfo {
    kind: OptionKind::EachSeat,
    when: Some(("modules", "forest")),
    ..OptionInfo::one("forest_side", &["easy", "expert"], "SP-FOR-1")
};

const EASY: &str = include_str!("easy.txt");
const EXPERT: &str = include_str!("expert.txt");

/// The cells marked `f` on a map of ten lines.
fn read_map(text: &str) -> Cells {
    let cells = text.lines().enumerate().flat_map(|(row, line)| {
        let marked = line.bytes().enumerate().filter(|(_, mark)| *mark == b'f');
        marked.filter_map(move |(column, _)| Cell::at(column, row))
    });
    cells.collect()
}

impl Module for Forest {
    fn rules(&self) -> &'static str {
        "SP-FOR-"
    }

    fn about(&self) -> &'static str {
        "Boards with forest: all of the map from the start, and land that is cleared for money"
    }

    fn data(&self) -> &'static str {
        include_str!("data.toml")
    }

    fn add_to(&self, builder: &mut RulesBuilder<'_>) {
        let data = builder.data;
        let number = |key: &str| data.int(key) as u16;
        builder.rules.modules.forest = ForestRules {
            price: [number("forest_clear_easy"), number("forest_clear_expert")],
            wood: number("forest_wood") as u8,
            pollution: number("forest_wood_pollution"),
            planner_percent: number("planner_clear_percent"),
        };
        for seat in 0..SEATS {
            let side = builder.seat_option(&SIDE, seat);
            builder.rules.variants[seat] = side as u8;
        }
        let numbers = &mut builder.rules.numbers;
        numbers.zone_start = numbers.zone_max;
        numbers.supply[0] += number("extra_wood") as u8;
        let card = builder.card(letters::PLANNER);
        card.effect = no_effect;
        card.about = "clearing";
        card.rule = "SP-FOR-3";
        // SP-SET-3.
        for key in ["promise_expansion", "special_whole_map", "special_full_zone"] {
            builder.drop_promise(key);
        }
        let hooks = &mut builder.rules.hooks;
        hooks.begin.push(|rules, state| {
            for seat in 0..rules.seats {
                let map = [EASY, EXPERT][usize::from(rules.variants[seat])];
                state.boroughs[seat].modules.forest.cells = read_map(map);
            }
        });
        hooks.planning.push(|_, state| {
            for borough in &mut state.boroughs {
                borough.modules.forest.cleared = 0;
            }
        });
        hooks.surcharges.push(Surcharge {
            source: Source("forest"),
            rule: "SP-FOR-2",
            dollars: clearing,
        });
        hooks.bans.push(no_park);
        hooks.covered.push(clear);
        // SP-FOR-6.
        hooks.pollution.push(MorePollution {
            source: Source("wood_set_aside"),
            count: |rules, state, seat| {
                u16::from(state.borough(seat).modules.forest.wood) * rules.modules.forest.pollution
            },
        });
        // SP-FOR-9, SP-SET-6.
        hooks.no_grave.push(|_, borough| borough.modules.forest.cells);
        hooks.no_hall.push(|_, borough| borough.modules.forest.cells);
        hooks.materials_apart.push(|borough| [borough.modules.forest.wood, 0, 0]);
        hooks.land.push(|borough| Land {
            letter: 'f',
            name: "forest",
            cells: borough.modules.forest.cells,
        });
        builder.step_after("p6.deaths", "p6.cure", &CURE);
    }
}

/// The numbers of the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ForestRules {
    /// Clearing a cell, by side.
    price: [u16; 2],
    /// Wood of a cell.
    wood: u8,
    /// Pollution of a piece of wood.
    pollution: u16,
    /// What the taker of card F pays of it.
    planner_percent: u16,
}

/// What the module refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityForestWhy")]
pub enum Refusal {
    /// A Park would cover forest on these cells (SP-FOR-2).
    #[allow(missing_docs)]
    ParkOnForest { tile: Code, cells: Cells },
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::ParkOnForest { .. } => "forest_park",
        }
    }
}

impl From<Refusal> for super::Refusal {
    fn from(why: Refusal) -> super::Refusal {
        super::Refusal::Forest(why)
    }
}

/// What clearing costs before any card.
fn full_price(rules: &Rules, site: &Site, new: Cells) -> u16 {
    let choice = usize::from(rules.variants[site.seat.index()]);
    (new & site.borough.modules.forest.cells).len() as u16 * rules.modules.forest.price[choice]
}

/// SP-FOR-2, SP-FOR-3: after clearing for T in all, a part of T rounded down is due.
fn clearing(rules: &Rules, site: &Site, new: Cells) -> u16 {
    let full = full_price(rules, site, new);
    if !has_planner(rules, site) {
        return full;
    }
    let before = site.borough.modules.forest.cleared;
    let due = |total: u16| total * rules.modules.forest.planner_percent / 100;
    due(before + full) - due(before)
}

/// SP-FOR-2: no Park on forest.
fn no_park(rules: &Rules, site: &Site, kind: Kind, new: Cells) -> Result<(), Illegal> {
    let cells = new & site.borough.modules.forest.cells;
    let rule = rules.tile(kind);
    if rule.class == Class::Park && !cells.is_empty() {
        let why = Refusal::ParkOnForest { tile: Code::of(rule), cells };
        refuse!("SP-FOR-2", Module(why.into()));
    }
    Ok(())
}

/// SP-FOR-2, SP-FOR-4: forest becomes plain and gives wood while the supply has it.
fn clear(rules: &Rules, site: &mut Site, new: Cells) {
    let price = full_price(rules, site, new);
    let forest = &mut site.borough.modules.forest;
    let cells = (new & forest.cells).len() as u8;
    if cells == 0 {
        return;
    }
    forest.cells = forest.cells.without(new);
    forest.cleared += price;
    let wood = (cells * rules.modules.forest.wood).min(site.supply[0]);
    site.supply[0] -= wood;
    forest.wood += wood;
}

/// `p6.cure`: wood set aside is stored (SP-FOR-7).
static CURE: Storing = Storing(|_, state, seat, log| {
    let borough = state.borough_mut(seat);
    let wood = std::mem::take(&mut borough.modules.forest.wood);
    borough.store[0] += wood;
    if wood > 0 {
        log.tell(|| Event::Stored {
            seat,
            materials: Amount::list([wood, 0, 0]),
            rule: "SP-FOR-7",
        });
    }
});
