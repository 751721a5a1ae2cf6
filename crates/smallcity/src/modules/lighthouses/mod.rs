//! EX-LIG: Lighthouses on the edge of the map, and a cliff that makes building dearer.

mod rule_text;

use kernel::Seat;

use super::{Module, RulesBuilder};
use crate::event::{Event, Source};
use crate::illegal::{Code, Illegal, refuse};
use crate::map::Cells;
use crate::promises::{Compare, Condition, PromiseRule, Stack};
use crate::rules::{Class, Kind, MoreVotes, Price, Rules, Stock, Surcharge, TileRule};
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps::{Log, Step};
use crate::surroundings::Surroundings;

pub(crate) use rule_text::RULE_TEXTS;

/// The module.
pub(crate) struct Lighthouses;

/// What is remembered about a borough's Lighthouses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LighthouseState {
    /// How many ships they have guided (EX-LIG-3).
    pub ships: u8,
}

impl LighthouseState {
    pub(crate) const NEW: LighthouseState = LighthouseState { ships: 0 };
}

/// The numbers of the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LighthouseRules {
    /// The tile; none while the module is off.
    kind: Option<Kind>,
    /// What a cell of the cliff costs (EX-LIG-2).
    cliff: u16,
    /// What a ship brings, and how many there are (EX-LIG-3).
    income: u16,
    ships: u8,
    /// What a Residence gives (EX-LIG-4).
    votes: i32,
}

impl Module for Lighthouses {
    fn rules(&self) -> &'static str {
        "EX-LIG-"
    }

    fn about(&self) -> &'static str {
        "Two Lighthouses a seat, which guide ships and please homes; building on the cliff is dear"
    }

    fn data(&self) -> &'static str {
        include_str!("data.toml")
    }

    fn add_to(&self, builder: &mut RulesBuilder<'_>) {
        let data = builder.data;
        let kind = builder.tile(TileRule {
            size: 2,
            shapes: builder.shapes("S2"),
            stock: Stock::Own(data.int("lighthouse_stock") as u8),
            price: Price::Money(data.int("lighthouse_price") as u16),
            criterion: on_the_edge,
            ..TileRule::new("tile_lighthouse", "Lighthouse", "Lig", "EX-LIG-1")
        });
        builder.rules.modules.lighthouses = LighthouseRules {
            kind: Some(kind),
            cliff: data.int("cliff_price") as u16,
            income: data.int("lighthouse_income") as u16,
            ships: data.int("lighthouse_ships") as u8,
            votes: data.int("lighthouse_votes"),
        };
        let hooks = &mut builder.rules.hooks;
        hooks.surcharges.push(Surcharge {
            source: Source("cliff"),
            rule: "EX-LIG-2",
            dollars: cliff,
        });
        hooks.votes.push(MoreVotes {
            source: Source("homes_by_a_lighthouse"),
            rule: "EX-LIG-4",
            count: |rules, state, seat| votes(rules, state.borough(seat)),
        });
        builder.step_after("p4.other", "p4.ships", &Ships);
        builder.promise(PromiseRule {
            key: "promise_lighthouses".to_owned(),
            title: "Light on both sides".to_owned(),
            stack: Stack::Medium,
            conditions: vec![Condition::new("lighthouses", standing, Compare::AtLeast, 2)],
            rule: "EX-LIG-5".to_owned(),
        });
    }
}

/// EX-LIG-1: a cell on the perimeter.
fn on_the_edge(_: &Surroundings, rule: &TileRule, cells: Cells, _: Cells) -> Result<(), Illegal> {
    if !cells.meets(Cells::PERIMETER) {
        refuse!("EX-LIG-1", NotOnEdge { tile: Code::of(rule), cells });
    }
    Ok(())
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
fn standing(rules: &Rules, state: &State, seat: Seat, _: &crate::promises::TileQuery) -> i32 {
    lighthouses(rules, state.borough(seat)).count() as i32
}

/// EX-LIG-4: the votes of all Residences near a Lighthouse, each counted once.
fn votes(rules: &Rules, borough: &Borough) -> i32 {
    let lit = lighthouses(rules, borough).fold(Cells::NONE, |all, cells| all | cells.halo());
    let homes = borough
        .tiles
        .iter()
        .filter(|(_, kind, cells)| rules.tile(*kind).class == Class::Residence && cells.meets(lit));
    rules.modules.lighthouses.votes * homes.count() as i32
}

/// `p4.ships`: each Lighthouse guides a ship (EX-LIG-3).
struct Ships;

impl Step for Ships {
    fn begin(&self, rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
        let numbers = &rules.modules.lighthouses;
        let borough = state.borough_mut(seat);
        let seen = borough.modules.lighthouses.ships;
        let ships = (lighthouses(rules, borough).count() as u8).min(numbers.ships - seen);
        borough.modules.lighthouses.ships += ships;
        let money = u16::from(ships) * numbers.income;
        if money > 0 {
            borough.add_money(money);
            let (money, source, rule) = (money.into(), Source("lighthouses"), "EX-LIG-3");
            log.tell(|| Event::Earned { seat, money, source, parts: vec![], rule });
        }
    }
}
