//! SP-BLD: Statues beside Gardens, Palaces that bring promises, and promises that all bring the same.

pub(crate) mod data;
mod gardens;
mod palaces;
mod rule_ids;
mod told;

use data::BuildingRules;

use super::build::RulesBuilder;
use crate::constants::Stack;
use crate::event::Source;
use crate::facets::{Facet, Facets};
use crate::hooks::Area;
use crate::pieces::{Kind, Need, Price, Stakes, Stock, TileRule};
use crate::rules::{Condition, PromiseRule};
use crate::steps::set_up::DIFFICULTIES;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.told.push(told::TOLD);
    let (statue, palace) = (add_statue(builder), add_palace(builder));
    builder.rules.modules.buildings = BuildingRules {
        statue: Some(statue),
        palace: Some(palace),
        garden: builder.data.int("garden_cells") as usize,
    };
    let hooks = &mut builder.rules.hooks;
    hooks.areas.push(Area { source: Source("garden"), cells: gardens::gardens });
    hooks.built.push(gardens::count);
    hooks.bans.push(gardens::one_statue);
    hooks.planning.push(palaces::begin);
    hooks.worth.push(palaces::worth);
    builder.step_apart("p2.reveal", "p2.palace", &palaces::Palaces);
    builder.rules.no_promise_pays = Some("SP-BLD-10");
    score(builder, statue, palace);
}

/// SP-BLD-2, SP-BLD-4, SP-BLD-5, SP-BLD-7: culture and a Park at once, of which neither card knows.
fn add_statue(builder: &mut RulesBuilder<'_>) -> Kind {
    let data = builder.data;
    builder.tile(TileRule {
        facets: Facets::of(&[
            Facet::Park,
            Facet::Cultural,
            Facet::Public,
            Facet::LightGreen,
            Facet::Red,
        ]),
        shapes: builder.shapes("S1"),
        stock: Stock::Common(data.int("statue_stock") as u8),
        price: Price::Money(data.int("statue_cost") as u16),
        no_council: Some("SP-BLD-7"),
        mediated: false,
        needs: vec![Need::Beside { source: "garden", code: "no_garden", rule: "SP-BLD-3" }],
        about: Some(("statue", "SP-BLD-3")),
        ..TileRule::new("tile_statue", "Sta", "SP-BLD-2")
    })
}

/// SP-BLD-6, SP-BLD-7.
fn add_palace(builder: &mut RulesBuilder<'_>) -> Kind {
    let data = builder.data;
    builder.tile(TileRule {
        facets: Facets::of(&[Facet::Purple]),
        size: data.int("palace_cells") as u8,
        shapes: builder.shapes(&data.words("palace_shape")[0]),
        stock: Stock::Common(data.int("palace_stock") as u8),
        price: Price::Money(data.int("palace_cost") as u16),
        points: data.int("palace_points") as u8,
        no_council: Some("SP-BLD-7"),
        about: Some(("palace", "SP-BLD-8")),
        ..TileRule::new("tile_palace", "Pal", "SP-BLD-6")
    })
}

/// Two promises at the stakes that their stacks had, and flat stakes for all others (SP-BLD-9).
fn score(builder: &mut RulesBuilder<'_>, statue: Kind, palace: Kind) {
    for (key, stack, name, kind) in [
        ("promise_palaces", Stack::Easy, "Palace", palace),
        ("promise_statues", Stack::Medium, "Statue", statue),
        ("special_palaces", Stack::Special, "Palace", palace),
        ("special_statues", Stack::Special, "Statue", statue),
    ] {
        let special = stack == Stack::Special;
        if special && !builder.rules.advanced {
            continue;
        }
        let number = builder.data.int(&format!("{key}_at"));
        let rule = if special { "SC-16.1" } else { "SC-14.1" };
        let stand = vec![Condition::tiles(name, kind, number)];
        let stakes = Some(builder.rules.stakes[stack as usize]);
        builder.promise(PromiseRule { stakes, ..PromiseRule::new(key, stack, rule, stand) });
    }
    let data = builder.data;
    let flat = Stakes {
        reward: data.int("promise_flat_reward"),
        penalty: data.int("promise_flat_penalty"),
        rule: "SP-BLD-9",
    };
    for stack in DIFFICULTIES {
        builder.rules.stakes[stack as usize] = flat;
    }
}
