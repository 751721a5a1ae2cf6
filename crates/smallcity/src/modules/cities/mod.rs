//! SP-EUR: boards of eight European cities, each with land and rules of its own.

pub(super) mod bans;
mod berlin;
mod board;
pub(crate) mod data;
pub(crate) mod deeds;
mod land;
mod london;
mod madrid;
mod paris;
mod rule_ids;
#[cfg(test)]
mod tests;
mod told;

use board::settle;
use data::{CITIES, City, EuropeRules, Ground};
use kernel::Seat;
use land::{land, lies_in};

use super::build::RulesBuilder;
use crate::event::Source;
use crate::facets::Facet;
use crate::hooks::{At, More, Purpose, StartTiles, Surcharge, Total};
use crate::map::Cells;
use crate::pieces::Landmark;
use crate::rules::Rules;
use crate::state::Borough;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.told.push(told::TOLD);
    builder.rules.modules.europe = rules(builder);
    // SP-SET-3, SP-EUR-3.
    for key in ["promise_expansion", "special_whole_map", "special_full_zone"] {
        builder.drop_promise(key);
    }
    builder.drop_step("p8.platform");
    builder.rules.platforms.truncate(1);
    let hooks = &mut builder.rules.hooks;
    hooks.begin.push(|rules, state| {
        for seat in Seat::first(rules.seats) {
            if let Some(city) = rules.modules.europe.cities[seat.index()] {
                settle(rules, state, seat, city);
            }
        }
    });
    hooks.land.push(|rules, borough| land(rules, borough).lands);
    hooks.landmarks.push(landmark);
    hooks.kinds.push(bans::no_such_kind);
    hooks.bans.push(bans::no_place);
    hooks.start.push(start_tiles);
    // SP-SET-11.
    hooks.never.push(|borough, promise| {
        let heavy = ["promise_steel", "special_port"].contains(&promise.key.as_str());
        heavy && lies_in(borough, City::Paris)
    });
    // SP-EUR-31.
    hooks.close(Purpose::Homes, |rules, borough| {
        let open = lies_in(borough, City::Zurich).then(|| land(rules, borough).marked);
        open.map_or(Cells::NONE, |open| Cells::ALL.without(open))
    });
    // SP-SET-6.
    hooks.close(Purpose::Hall, |rules, borough| {
        land(rules, borough).river | land(rules, borough).marked
    });
    add_surcharges(builder);
    add_numbers(builder);
    board::add_to(builder);
    paris::add_to(builder);
    london::add_to(builder);
    madrid::add_to(builder);
    berlin::add_to(builder);
}

/// SP-EUR-12, SP-EUR-41.
fn add_surcharges(builder: &mut RulesBuilder<'_>) {
    let surcharges = &mut builder.rules.hooks.surcharges;
    surcharges.push(Surcharge {
        source: Source("river"),
        rule: "SP-EUR-12",
        dollars: |rules, site, new| {
            let cells = (land(rules, &site.borough).river & new).len() as u16;
            cells * rules.modules.europe.river_cost
        },
    });
    surcharges.push(Surcharge {
        source: Source("ring"),
        rule: "SP-EUR-41",
        dollars: |rules, site, new| {
            let cells = (land(rules, &site.borough).ring & new).len() as u16;
            cells * rules.modules.europe.ring_cost
        },
    });
}

/// Adds the money and pollution of single cities.
fn add_numbers(builder: &mut RulesBuilder<'_>) {
    let hooks = &mut builder.rules.hooks;
    hooks.spared.push(|at| {
        let free = at.state.round <= at.rules.modules.europe.free_rounds;
        (lies_in(at.borough(), City::Zurich) && free).then_some("SP-EUR-34")
    });
    hooks.more.push(More::new(Total::Income, Source("water"), "SP-EUR-72", culture_by_water));
    hooks.earns.push(|rules, borough, kind| {
        let earns = rules.tile(kind).is(Facet::Cultural);
        let cells = if earns { land(rules, borough).sea.halo() } else { Cells::NONE };
        (rules.modules.europe.water_income, cells)
    });
    hooks.more.push(More::new(Total::Extra, Source("shops"), "SP-EUR-82", |at| {
        let shops = at.rules.count(at.borough(), |rule| rule.is(Facet::Commerce)) as u16;
        let pollutes = u16::from(lies_in(at.borough(), City::Athens));
        i32::from(shops * pollutes * at.rules.modules.europe.shop_pollution)
    }));
}

/// SP-EUR-72: the income of cultural buildings in the influence area of Helsinki's water.
fn culture_by_water(at: At<'_>) -> i32 {
    let (numbers, borough) = (&at.rules.modules.europe, at.borough());
    let shore = land(at.rules, borough).sea.halo();
    let by_water = |cells: Cells| cells.meets(shore);
    let culture = borough
        .tiles
        .iter()
        .filter(|&(_, kind, cells)| at.rules.tile(kind).is(Facet::Cultural) && by_water(cells));
    (culture.count() as u16 * numbers.water_income).min(numbers.water_cap).into()
}

/// SP-EUR-20, SP-EUR-30, SP-EUR-71.
fn start_tiles(rules: &Rules, borough: &Borough) -> Option<StartTiles> {
    let numbers = &rules.modules.europe;
    let (facet, count, room, room_rule) = match borough.modules.europe.city? {
        City::London => (Facet::Commerce, numbers.london_shops, Cells::ALL, "SP-EUR-20"),
        City::Zurich => (Facet::Commerce, numbers.zurich_shops, Cells::ALL, "SP-EUR-30"),
        City::Helsinki => {
            let shore = land(rules, borough).sea.halo();
            (Facet::Residence, numbers.helsinki_homes, shore, "SP-EUR-71")
        }
        _ => return None,
    };
    let kind = rules.kinds().find(|&kind| rules.tile(kind).is(facet))?;
    Some(StartTiles { kind, count, room, rule: "SP-EUR-6", room_rule })
}

/// SP-EUR-4, SP-EUR-80.
fn landmark(rules: &Rules, borough: &Borough) -> Option<Landmark> {
    let ground = land(rules, borough);
    let numbers = &rules.modules.europe;
    let (name, cells, homes) = match borough.modules.europe.city? {
        City::Paris => ("eiffel_tower", ground.culture, 0),
        City::Rome => ("tiber", ground.culture, 0),
        City::Athens => ("parthenon", ground.parthenon, numbers.parthenon_level),
        _ => return None,
    };
    let keeps_factories_away = homes > 0 && numbers.parthenon_is_home;
    Some(Landmark { name, cells, culture: homes == 0, homes, keeps_factories_away })
}

/// The numbers of the data and of the set-up.
fn rules(builder: &RulesBuilder<'_>) -> EuropeRules {
    let word = |key: &str| builder.data.int(key) as u16;
    let small = |key: &str| builder.data.int(key) as u8;
    let chosen = |seat: usize| match builder.seat_option(&CITIES, seat) {
        0 => None,
        city => Some(City::ALL[city - 1]),
    };
    EuropeRules {
        grounds: City::ALL.map(Ground::of),
        cities: std::array::from_fn(chosen),
        river_cost: word("paris_river_cost"),
        ring_cost: word("madrid_ring_cost"),
        london_pollution: word("london_pollution"),
        rome_pollution: word("rome_pollution"),
        london_shops: small("london_start_c1"),
        zurich_shops: small("zurich_start_c1"),
        helsinki_homes: small("helsinki_start_r1"),
        free_rounds: small("zurich_free_rounds"),
        wall_rounds: small("berlin_wall_rounds"),
        helsinki_citizens: small("helsinki_citizens"),
        water_income: word("helsinki_income"),
        water_cap: word("helsinki_cap"),
        parthenon_level: small("athens_parthenon_level"),
        parthenon_is_home: builder.data.word("athens_parthenon_is") == "residence",
        shop_pollution: word("athens_commerce_pollution"),
    }
}
