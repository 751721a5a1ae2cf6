//! SP-FOR: boards with forest, which is cleared for money and gives wood.

pub(crate) mod data;
mod rule_ids;
mod told;

use data::{ForestRules, Refusal, SIDE, map_of};

use super::build::RulesBuilder;
use crate::event::{Event, Source};
use crate::facets::Facet;
use crate::hooks::{More, Purpose, Surcharge, Total};
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::material::Amount;
use crate::pieces::{Code, Kind, Land, letters};
use crate::rules::Rules;
use crate::site::Site;
use crate::steps::build::has_planner;
use crate::steps::income::Storing;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.told.push(told::TOLD);
    let data = builder.data;
    let number = |key: &str| data.int(key) as u16;
    builder.rules.modules.forest = ForestRules {
        price: [number("forest_clear_easy"), number("forest_clear_expert")],
        wood: number("forest_wood") as u8,
        pollution: number("forest_wood_pollution"),
        planner_percent: number("planner_clear_percent"),
        sides: std::array::from_fn(|seat| builder.seat_option(&SIDE, seat)),
    };
    let numbers = &mut builder.rules.numbers;
    numbers.zone_start = numbers.zone_max;
    numbers.supply[0] += number("extra_wood") as u8;
    let card = builder.card(letters::PLANNER);
    card.effect = |_, _| {};
    card.about = "clearing";
    card.rule = "SP-FOR-3";
    // SP-SET-3.
    for key in ["promise_expansion", "special_whole_map", "special_full_zone"] {
        builder.drop_promise(key);
    }
    let hooks = &mut builder.rules.hooks;
    hooks.begin.push(|rules, state| {
        for seat in 0..rules.seats {
            state.boroughs[seat].modules.forest.cells = map_of(rules.modules.forest.sides[seat]);
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
    let wood = More::new(Total::Extra, Source("wood_set_aside"), "SP-FOR-6", |at| {
        let wood = u16::from(at.borough().modules.forest.wood);
        i32::from(wood * at.rules.modules.forest.pollution)
    });
    hooks.more.push(More { lasts: false, ..wood });
    // SP-FOR-9, SP-SET-6.
    hooks.close(Purpose::Graves, |_, borough| borough.modules.forest.cells);
    hooks.close(Purpose::Hall, |_, borough| borough.modules.forest.cells);
    hooks.materials_apart.push(|borough| [borough.modules.forest.wood, 0, 0]);
    hooks.land.push(|_, borough| {
        let cells = borough.modules.forest.cells;
        [Some(Land { letter: 'f', name: "forest", cells }), None]
    });
    builder.step_after("p6.deaths", "p6.cure", &CURE);
}

/// The price of clearing before any card, which is what the council pays (SP-FOR-8).
fn full_price(rules: &Rules, site: &Site, new: Cells) -> u16 {
    let numbers = &rules.modules.forest;
    let price = numbers.price[numbers.sides[site.seat.index()]];
    (new & site.borough.modules.forest.cells).len() as u16 * price
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
fn no_park(rules: &Rules, site: &Site, kind: Kind, _: Cells, new: Cells) -> Result<(), Illegal> {
    let cells = new & site.borough.modules.forest.cells;
    let rule = rules.tile(kind);
    if rule.is(Facet::Park) && !cells.is_empty() {
        let why = Refusal::ParkOnForest { tile: Code::of(rule), cells };
        refuse!("SP-FOR-2", Module(super::Refusal::Forest(why)));
    }
    Ok(())
}

/// SP-FOR-2, SP-FOR-4: forest becomes plain and gives wood while the supply has it. Only legal steps
/// get here, so a failed step clears nothing (SP-FOR-5).
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
static CURE: Storing = Storing(|run| {
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    let wood = std::mem::take(&mut borough.modules.forest.wood);
    borough.store[0] += wood;
    if wood > 0 {
        run.log.tell(|| Event::Stored {
            seat,
            materials: Amount::list([wood, 0, 0]),
            rule: "SP-FOR-7",
        });
    }
});
