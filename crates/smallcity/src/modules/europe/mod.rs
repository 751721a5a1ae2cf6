//! SP-EUR: boards of eight European cities, each with land and rules of its own.

pub(crate) mod data;
mod rule_ids;
#[cfg(test)]
mod tests;

use data::{CITIES, City, EuropeRules, Ground};
use kernel::Seat;

use super::build::RulesBuilder;
use crate::rules::Rules;
use crate::state::{Borough, State};

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.modules.europe = rules(builder);
    let hooks = &mut builder.rules.hooks;
    hooks.begin.push(|rules, state| {
        for seat in Seat::first(rules.seats) {
            if let Some(city) = rules.modules.europe.cities[seat.index()] {
                settle(rules, state, seat, city);
            }
        }
    });
    hooks.land.push(|rules, borough| land(rules, borough).lands);
}

/// The numbers of the data and what was agreed.
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
        shop_pollution: word("athens_commerce_pollution"),
    }
}

/// The land of a borough; plain where no city is chosen yet.
pub(super) fn land<'a>(rules: &'a Rules, borough: &Borough) -> &'a Ground {
    borough
        .modules
        .europe
        .city
        .map_or(Ground::PLAIN, |city| &rules.modules.europe.grounds[city as usize])
}

/// Whether a borough lies in a city.
pub(super) fn lies_in(borough: &Borough, city: City) -> bool {
    borough.modules.europe.city == Some(city)
}

/// A seat has got its city.
fn settle(_: &Rules, state: &mut State, seat: Seat, city: City) {
    let borough = state.borough_mut(seat);
    borough.modules.europe.city = Some(city);
}
