//! SP-POL: Police Officers, who walk where no citizen can, and the riots that they prevent.

mod cover;
pub(crate) mod data;
mod riots;
mod rule_ids;
mod told;
mod worth;

use cover::{officers, tiles};
use data::PoliceRules;
pub(super) use riots::count as rioters;

use super::build::RulesBuilder;
use super::cards;
use crate::constants::{Stock as StockRow, TileRow};
use crate::event::Source;
use crate::facets::Facet;
use crate::hooks::{At, More, Purpose, Total};
use crate::map::Cells;
use crate::pieces::{Mark, PEOPLE, Person, PersonRule, Stock, TileRule, Walk};
use crate::rules::CardRule;
use crate::steps::vote::voters;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.told.push(told::TOLD);
    let data = builder.data;
    let officer = Person(builder.rules.people.len() as u8);
    // Not a citizen: no count includes it, and it only staffs (SP-POL-12, SP-POL-14, SP-POL-18).
    builder.person(PersonRule {
        name: "officer",
        letter: 'o',
        mark: '%',
        must_enter: false,
        stays_by: Some("SP-POL-6"),
        roams: None,
        trade: 0,
        works: false,
        dies: false,
        // It is counted apart, because nothing spares it (SP-POL-15).
        pollution: 0,
        aside: data.int("officers_per_seat") as u8,
        walk: Some(Walk {
            steps: data.int("officer_walk") as u8,
            home: Facet::Police, // SP-POL-3
            comes_by: "SP-POL-2",
            // It stops on open ground and on spaces (SP-POL-5), as all walkers do.
            walks_by: "SP-POL-4",
            moves_by: "SP-POL-6",
            stands_by: "SP-POL-7",
        }),
    });
    builder.rules.modules.police = PoliceRules {
        officer: Some(officer),
        pollution: data.int("officer_pollution") as u16,
        bonus: data.int("officer_vote_bonus"),
        penalty: data.int("riot_vote_penalty"),
    };
    stations(builder);
    cards::add_anarchist(builder, |card| CardRule {
        stays: true,
        about: "anarchist_riots",
        ..card
    });
    add_hooks(builder);
    riots::add_steps(builder);
}

/// SP-POL-1: a station for each seat, unless an owner's box has another number of them.
fn stations(builder: &mut RulesBuilder<'_>) {
    let printed = |row: &TileRow| row.stock == StockRow::PerOtherSeat;
    let seats = builder.rules.seats as u8;
    for tile in &mut builder.rules.tiles {
        if tile.is(Facet::Police) && builder.data.tile(&tile.key).is_some_and(printed) {
            tile.stock = Stock::Common(seats);
        }
    }
}

fn add_hooks(builder: &mut RulesBuilder<'_>) {
    let hooks = &mut builder.rules.hooks;
    hooks.close(Purpose::Votes, |rules, borough| {
        let watched = |rule: &TileRule| rule.is(Facet::Residence) || rule.is(Facet::University);
        tiles(rules, borough, |officers, rule| officers >= 2 && watched(rule))
    });
    hooks.more.push(More::new(Total::Votes, Source("covered_homes"), "SP-POL-13", bonus));
    hooks.more.push(More::new(Total::Gross, Source("officers"), "SP-POL-15", |at| {
        let officers = officers(at.rules, at.borough()).len() as u16;
        i32::from(at.rules.modules.police.pollution * officers)
    }));
    hooks.more.push(More::new(Total::Toll, Source("riots"), "SP-POL-17", |at| {
        at.rules.modules.police.penalty * i32::from(riots::count(at.rules, at.borough()))
    }));
    // SP-POL-16: a person who comes to the cell of a dead rioter does not riot.
    hooks.died.push(|borough, cell| {
        let riots = &mut borough.modules.police;
        riots.cells = riots.cells.without(Cells::of(cell));
    });
    hooks.covers.push(riots::kept_quiet);
    hooks.marks.push(riots::mark);
    hooks.marks.push(|rules, borough| {
        let people = riots::restless_on(rules, borough);
        let covered = tiles(rules, borough, |officers, _| officers > 0);
        Mark { name: "covered", sign: None, cells: people & covered, hall: [0; PEOPLE] }
    });
    hooks.worth.push(worth::worth);
    hooks.unrest = Some(worth::unrest);
}

/// SP-POL-13: the bonus of voters in homes that exactly one officer covers.
fn bonus(at: At<'_>) -> i32 {
    let covered =
        tiles(at.rules, at.borough(), |officers, rule| officers == 1 && rule.is(Facet::Residence));
    let voters = voters(at.rules, at.borough()) & covered;
    at.rules.modules.police.bonus * voters.len() as i32
}
