//! SP-REA: the Colosseum and Neuschwanstein, one of them for each seat, on forest boards.

pub(crate) mod data;
mod rule_ids;

use data::{BUILDING, HistoricRules};

use super::build::RulesBuilder;
use crate::constants::Stack;
use crate::event::Source;
use crate::facets::{Facet, Facets};
use crate::hooks::{At, More, Run, Total};
use crate::map::Cells;
use crate::pieces::{Kind, Need, Price, Stock, TileRule};
use crate::rules::{Condition, PromiseRule};
use crate::steps::actions::support;

/// What differs between the two buildings.
struct Building {
    /// What the option and the data call it.
    key: &'static str,
    /// What promises call it.
    name: &'static str,
    code: &'static str,
    /// Its effect, as a code, and the rule.
    about: (&'static str, &'static str),
    needs: Vec<Need>,
}

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    let number = |key: &str| builder.data.int(key) as u8;
    let forest = Need::Land {
        source: "forest",
        count: number("neuschwanstein_min_forest"),
        code: "forest_count",
        rule: "SP-REA-5",
    };
    let (supporters, offset) =
        (number("colosseum_supporter_factor"), number("neuschwanstein_vote_offset"));
    let colosseum = Building {
        key: "colosseum",
        name: "Colosseum",
        code: "Col",
        about: ("colosseum", "SP-REA-4"),
        needs: vec![],
    };
    let castle = Building {
        key: "neuschwanstein",
        name: "Neuschwanstein",
        code: "Neu",
        about: ("neuschwanstein", "SP-REA-6"),
        needs: vec![forest],
    };
    let (colosseum, castle) = (add_building(builder, colosseum), add_building(builder, castle));
    builder.rules.modules.historic =
        HistoricRules { colosseum, supporters, castle, offset: offset.into() };
    if colosseum.is_some() {
        let card = builder.card('E');
        card.effect = supporter;
        card.about = "supporter_twice";
        card.rule = "SP-REA-4";
    }
    if castle.is_some() {
        let (source, rule) = (Source("neuschwanstein"), "SP-REA-6");
        builder.rules.hooks.more.push(More::new(Total::Votes, source, rule, votes));
        builder.rules.hooks.worth.push(castle_to_come);
    }
}

/// Adds a building that a seat has, with its special promise (SP-REA-1, SP-REA-2).
fn add_building(builder: &mut RulesBuilder<'_>, building: Building) -> Option<Kind> {
    let Building { key, name, code, about, needs } = building;
    let never = builder.seats_without(&BUILDING, key);
    if never.len() == builder.rules.seats {
        return None;
    }
    let set = &builder.data.words(&format!("{key}_shape"))[0];
    let kind = builder.tile(TileRule {
        // SP-REA-3: still culture, as a separate kind.
        facets: Facets::of(&[Facet::Cultural, Facet::Public, Facet::Red]),
        size: builder.data.shape_set(set).first().map_or(0, Vec::len) as u8,
        shapes: builder.shapes(set),
        stock: Stock::Own(1),
        unique: true,
        price: Price::Exact([0, builder.data.int("historic_cost") as u8, 0]),
        no_council: Some("SP-REA-2"),
        mediated: false,
        needs,
        about: Some(about),
        never,
        ..TileRule::new(&format!("tile_{key}"), code, "SP-REA-2")
    });
    if builder.rules.advanced {
        let stands = vec![Condition::tiles(name, kind, 1)];
        let key = format!("special_{key}");
        builder.promise(PromiseRule {
            never,
            ..PromiseRule::new(&key, Stack::Special, "SC-16.1", stands)
        });
    }
    Some(kind)
}

/// The cells of a building, where it stands.
fn standing(at: At<'_>, wanted: Option<Kind>) -> Option<Cells> {
    let mut tiles = at.borough().tiles.iter();
    tiles.find(|(_, kind, _)| Some(*kind) == wanted).map(|(.., cells)| cells)
}

/// Card E brings more with a Colosseum in the seat's borough (SP-REA-4).
fn supporter(run: &mut Run<'_>, choice: u8) {
    let numbers = &run.rules.modules.historic;
    let (times, rule) = match standing(run.at(), numbers.colosseum) {
        Some(_) => (numbers.supporters, "SP-REA-4"),
        None => (1, "SC-4.9"),
    };
    support(run, choice, times, rule);
}

/// The expected votes of a castle that may yet be built, for players that look ahead: those of its best
/// place, scaled by the stone at hand.
fn castle_to_come(at: At<'_>, left: i32) -> i32 {
    /// A vote to come, in hundredths of a vote, and how much of it counts without any of the stone and
    /// with all of it, in percent.
    const VOTE: i32 = 266;
    const NONE: i32 = 10;
    const ALL: i32 = 70;
    let (rules, borough) = (at.rules, at.borough());
    let Some(kind) = rules.modules.historic.castle else { return 0 };
    if left < 2 || borough.own_stock[kind.index()] == 0 {
        return 0;
    }
    let Price::Exact([_, price, _]) = rules.tile(kind).price else { return 0 };
    let (empty, forest) = (borough.empty(), borough.modules.forest.cells);
    let places = rules.shapes[rules.tile(kind).shapes].placements(borough.zone);
    let places = places.iter().filter(|place| place.cells.within(empty));
    let best = places
        .map(|place| (place.halo & forest).without(place.cells).len() as i32)
        .max()
        .unwrap_or(0);
    let votes = (best - rules.modules.historic.offset).max(0);
    let stone = i32::from(borough.store[1].min(price));
    let share = NONE + (ALL - NONE) * stone / i32::from(price.max(1));
    VOTE * votes * (left - 1) * share / 100
}

/// SP-REA-6: the votes of Neuschwanstein, for the forest around it as it is now.
fn votes(at: At<'_>) -> i32 {
    let numbers = &at.rules.modules.historic;
    let forest = at.borough().modules.forest.cells;
    let around =
        standing(at, numbers.castle).map_or(Cells::NONE, |cells| cells.halo().without(cells));
    ((around & forest).len() as i32 - numbers.offset).max(0)
}
