//! EX-LIG: Lighthouses on the edge of the map, and a cliff that makes building dearer.

pub(crate) mod data;
mod rule_ids;
mod told;

use data::{COAST, LighthouseRules};

use super::build::RulesBuilder;
use crate::constants::{Compare, Stack};
use crate::event::{Event, Source};
use crate::facets::Facet;
use crate::hooks::{At, More, Run, Step, Surcharge, Total};
use crate::map::Cells;
use crate::pieces::{Need, Price, Stock, TileRule};
use crate::rules::{Condition, PromiseRule, Rules, TileQuery};
use crate::site::Site;
use crate::state::Borough;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.told.push(told::TOLD);
    let data = builder.data;
    let never = builder.seats_without(&COAST, "wild");
    let kind = builder.tile(TileRule {
        size: 2,
        shapes: builder.shapes("S2"),
        stock: Stock::Own(data.int("lighthouse_stock") as u8),
        price: Price::Money(data.int("lighthouse_price") as u16),
        needs: vec![Need::Edge { rule: "EX-LIG-1" }],
        about: Some(("ships", "EX-LIG-3")),
        never,
        ..TileRule::new("tile_lighthouse", "Lig", "EX-LIG-1")
    });
    builder.rules.modules.lighthouses = LighthouseRules {
        kind: Some(kind),
        cliff: data.int("cliff_price") as u16,
        income: data.int("lighthouse_income") as u16,
        ships: data.int("lighthouse_ships") as u8,
        votes: data.int("lighthouse_votes"),
        prize: data.int("lighthouse_prize") as u16,
    };
    let hooks = &mut builder.rules.hooks;
    hooks.surcharges.push(Surcharge { source: Source("cliff"), rule: "EX-LIG-2", dollars: cliff });
    hooks.more.push(More::new(Total::Votes, Source("homes_by_a_lighthouse"), "EX-LIG-4", votes));
    builder.step_after("p4.other", "p4.ships", &Ships);
    builder.step_apart("p2.reveal", "p2.prize", &Prize);
    let both = vec![Condition::new("lighthouses", standing, Compare::AtLeast, 2)];
    builder.promise(PromiseRule {
        never,
        ..PromiseRule::new("promise_lighthouses", Stack::Medium, "EX-LIG-5", both)
    });
}

/// EX-LIG-2: the price of cells of column a.
fn cliff(rules: &Rules, _: &Site, new: Cells) -> u16 {
    let cells = new.iter().filter(|cell| cell.column() == 0).count();
    rules.modules.lighthouses.cliff * cells as u16
}

/// The cells of each Lighthouse of a borough.
fn lighthouses(rules: &Rules, borough: &Borough) -> impl Iterator<Item = Cells> {
    let wanted = rules.modules.lighthouses.kind;
    borough.tiles.iter().filter(move |(_, kind, _)| Some(*kind) == wanted).map(|(.., cells)| cells)
}

/// EX-LIG-5.
fn standing(at: At<'_>, _: &TileQuery) -> i32 {
    lighthouses(at.rules, at.borough()).count() as i32
}

/// EX-LIG-4: the votes of all Residences near a Lighthouse, each counted once.
fn votes(at: At<'_>) -> i32 {
    let (rules, borough) = (at.rules, at.borough());
    let lit = lighthouses(rules, borough).fold(Cells::NONE, |all, cells| all | cells.halo());
    let homes = borough
        .tiles
        .iter()
        .filter(|(_, kind, cells)| rules.tile(*kind).is(Facet::Residence) && cells.meets(lit));
    rules.modules.lighthouses.votes * homes.count() as i32
}

/// `p4.ships`: each Lighthouse guides a ship (EX-LIG-3).
struct Ships;

impl Step for Ships {
    fn begin(&self, run: &mut Run<'_>) {
        let seat = run.seat;
        let numbers = &run.rules.modules.lighthouses;
        let borough = run.state.borough_mut(seat);
        let seen = borough.modules.lighthouses.ships;
        let ships = (lighthouses(run.rules, borough).count() as u8).min(numbers.ships - seen);
        borough.modules.lighthouses.ships += ships;
        let money = u16::from(ships) * numbers.income;
        if money > 0 {
            borough.add_money(money);
            let (money, source, rule) = (money.into(), Source("lighthouses"), "EX-LIG-3");
            run.log.tell(|| Event::Earned { seat, money, source, parts: vec![], rule });
        }
    }
}

/// `p2.prize`: the first seat with a Lighthouse is paid for it (EX-LIG-7).
struct Prize;

impl Step for Prize {
    fn begin(&self, run: &mut Run<'_>) {
        let seat = run.seat;
        let stands = lighthouses(run.rules, run.state.borough(seat)).next().is_some();
        if !stands || std::mem::replace(&mut run.state.modules.lighthouses.prize_given, true) {
            return;
        }
        let money = run.rules.modules.lighthouses.prize;
        run.state.borough_mut(seat).add_money(money);
        let (money, source, rule) = (money.into(), Source("lighthouses"), "EX-LIG-7");
        run.log.tell(|| Event::Earned { seat, money, source, parts: vec![], rule });
    }
}
