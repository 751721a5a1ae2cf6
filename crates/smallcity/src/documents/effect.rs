//! The needs, prices and effects of tiles, and the effects of the council, as data.

use schemars::JsonSchema;
use serde::Serialize;

use crate::facets::Facet;
use crate::game::SmallCity;
use crate::material::{Amount, MATERIALS, Material};
use crate::pieces::Need;
use crate::pieces::{Kind, Numbers, Price};
use crate::rules::Rules;
use crate::site::Site;

/// A price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "price", rename_all = "snake_case")]
#[schemars(rename = "SmallCityPrice")]
#[allow(missing_docs)]
pub enum PriceDoc {
    Free,
    Money {
        money: u16,
    },
    Materials {
        materials: Vec<Amount>,
    },
    /// No other pieces will do.
    Exact {
        materials: Vec<Amount>,
    },
}

impl From<Price> for PriceDoc {
    fn from(price: Price) -> PriceDoc {
        match price {
            Price::Money(0) => PriceDoc::Free,
            Price::Materials(counts) | Price::Exact(counts) if counts == [0; MATERIALS] => {
                PriceDoc::Free
            }
            Price::Money(money) => PriceDoc::Money { money },
            Price::Materials(counts) => PriceDoc::Materials { materials: Amount::list(counts) },
            Price::Exact(counts) => PriceDoc::Exact { materials: Amount::list(counts) },
        }
    }
}

/// A price as paid now: the Architect drops materials of the payer's choice (SC-4.6).
pub(super) fn price_now(site: &Site, rules: &Rules, price: Price) -> Vec<PriceDoc> {
    let Price::Materials(full) = price else { return vec![price.into()] };
    let left = full.iter().sum::<u8>() - site.dropped(rules, price);
    let mut ways = Vec::new();
    for wood in (0..=full[0].min(left)).rev() {
        for stone in (0..=full[1].min(left - wood)).rev() {
            let metal = left - wood - stone;
            if metal <= full[2] {
                ways.push(Price::Materials([wood, stone, metal]).into());
            }
        }
    }
    ways
}

/// An effect of a tile once it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[schemars(rename = "SmallCityEffect")]
#[allow(missing_docs)]
pub enum EffectDoc {
    /// It counts as a public building.
    Public { rule: &'static str },
    /// Votes a round for each citizen at home.
    HomeVotes { votes: i32, rule: &'static str },
    /// A person from City Hall moves in at once.
    Enters { rule: &'static str },
    /// The functions of its spaces, in reading order.
    Shop { functions: Vec<&'static str>, rule: &'static str },
    /// The materials that each worker makes in a round.
    Makes { materials: Vec<Amount>, rule: &'static str },
    /// Other tiles need it in their influence area.
    Needed { tile: Vec<String>, rule: &'static str },
    /// Sells `count` materials a round.
    Sells { count: u8, rule: &'static str },
    /// Stores `count` materials.
    Stores { count: u8, rule: &'static str },
    /// Up to `count` people and materials may wait in it.
    Holds { count: u8, rule: &'static str },
    /// Takes this many percent of pollution off a round.
    Relieves { percent: u16, rule: &'static str },
    /// Dollars for each visitor.
    Visitors { money: u16, rule: &'static str },
    /// Votes for each citizen there.
    Students { votes: i32, rule: &'static str },
    /// Saves `count` lives a round.
    Saves { count: u8, rule: &'static str },
    /// While staffed: dollars for each tourist of others, whose pollution does not count.
    Tourists { money: u16, rule: &'static str },
    /// While staffed: takes this many percent of pollution off a round.
    StaffRelieves { percent: u16, rule: &'static str },
    /// An effect that no facet covers, by a code.
    Else { about: &'static str, rule: &'static str },
}

impl EffectDoc {
    /// The effects of a tile.
    pub(super) fn of(rules: &Rules, kind: Kind) -> Vec<EffectDoc> {
        let rule = rules.tile(kind);
        let told = Facet::ALL.into_iter().filter(|facet| rule.is(*facet));
        let mut effects: Vec<EffectDoc> = told.flat_map(|facet| of(rules, kind, facet)).collect();
        // Effects that many tiles share come first.
        effects.sort_by_key(|effect| !matches!(effect, EffectDoc::Public { .. }));
        effects.extend(rule.about.map(|(about, rule)| EffectDoc::Else { about, rule }));
        effects
    }
}

/// The effect of a tile through a facet.
fn of(rules: &Rules, kind: Kind, facet: Facet) -> Vec<EffectDoc> {
    let (rule, numbers) = (rules.tile(kind), &rules.numbers);
    let level = usize::from(rule.level.max(1)) - 1;
    match facet {
        Facet::Public => vec![EffectDoc::Public { rule: "SC-2.7" }],
        Facet::Residence => {
            let votes = numbers.vote_home[level.min(4)];
            let enters = (rule.level == 1).then_some(EffectDoc::Enters { rule: "SC-5.7" });
            let votes = EffectDoc::HomeVotes { votes, rule: "SC-10.1" };
            std::iter::once(votes).chain(enters).collect()
        }
        Facet::Commerce => {
            let functions = (0..usize::from(rule.size)).filter_map(|at| function(rules, kind, at));
            vec![EffectDoc::Shop { functions: functions.collect(), rule: "SC-6.2" }]
        }
        Facet::Factory => {
            let mut made = [0; MATERIALS];
            made[Material::ALL[level.min(2)] as usize] = numbers.production_per_citizen;
            vec![EffectDoc::Makes { materials: Amount::list(made), rule: "SC-9.6" }]
        }
        Facet::Refinery => vec![needed(rules, |need| matches!(need, Need::Refinery { .. }))],
        Facet::Harbor => vec![
            EffectDoc::Sells { count: numbers.harbor_sales, rule: "SC-9.4" },
            needed(rules, |need| matches!(need, Need::Harbor { .. })),
        ],
        Facet::Warehouse => {
            vec![EffectDoc::Stores { count: numbers.warehouse_capacity, rule: "SC-9.7" }]
        }
        Facet::Park => {
            let percent = u16::from(rule.size) * numbers.park_relief_per_cell;
            vec![EffectDoc::Relieves { percent, rule: "SC-11.3" }]
        }
        Facet::CityHall => {
            vec![EffectDoc::Holds { count: numbers.city_hall_capacity, rule: "SC-9.7" }]
        }
        Facet::Museum => {
            vec![EffectDoc::Visitors { money: numbers.museum_income, rule: "SC-9.3" }]
        }
        Facet::University => {
            vec![EffectDoc::Students { votes: numbers.vote_university, rule: "SC-10.2" }]
        }
        Facet::Clinic => vec![EffectDoc::Saves { count: numbers.clinic_saves, rule: "SC-11.5" }],
        Facet::Police => {
            vec![EffectDoc::Tourists { money: numbers.police_tourist_income, rule: "SC-9.5" }]
        }
        Facet::Fire => {
            vec![EffectDoc::StaffRelieves { percent: numbers.fire_relief, rule: "SC-11.3" }]
        }
        _ => vec![],
    }
}

/// The tiles with a need for it (SC-6.3).
fn needed(rules: &Rules, need: fn(&Need) -> bool) -> EffectDoc {
    let needs = rules.kinds().filter(|&kind| rules.tile(kind).needs.iter().any(need));
    EffectDoc::Needed { tile: needs.map(|kind| rules.code(kind)).collect(), rule: "SC-6.3" }
}

/// The names of the functions of a commerce tile, numbered as in `Numbers::commerce_space_order`.
const FUNCTIONS: [&str; 4] = ["cash", "sell", "buy_votes", "trade_votes"];

/// The function of a space of a tile with several functions (SC-6.2).
pub(super) fn function(rules: &Rules, kind: Kind, place: usize) -> Option<&'static str> {
    let order = &rules.numbers.commerce_space_order;
    let number = (rules.tile(kind).is(Facet::Commerce)).then(|| order.get(place)).flatten();
    number.map(|&number| FUNCTIONS[usize::from(number).min(3)])
}

/// The effect of a cell of the City Council (section 12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "brings", rename_all = "snake_case")]
#[schemars(rename = "SmallCityCouncilEffect")]
#[allow(missing_docs)]
pub enum CouncilEffectDoc {
    Money {
        money: u16,
    },
    Materials {
        materials: Vec<Amount>,
    },
    /// A tile of at most `cells` cells.
    Build {
        cells: u8,
    },
    Citizens {
        count: u8,
    },
    /// Takes percent of pollution off.
    Cleaner {
        percent: u16,
    },
}

impl SmallCity {
    /// The effect of a row and a column of the council, both from 1 (section 12).
    pub fn council_effect(&self, row: u8, column: u8) -> CouncilEffectDoc {
        CouncilEffectDoc::new(&self.rules().numbers, row, column)
    }

    /// The effects of a tile once it stands.
    pub fn effects(&self, kind: Kind) -> Vec<EffectDoc> {
        EffectDoc::of(self.rules(), kind)
    }
}

impl CouncilEffectDoc {
    /// The effect of a row and a column, both from 1.
    pub(super) fn new(numbers: &Numbers, row: u8, column: u8) -> CouncilEffectDoc {
        let index = usize::from(column.max(1)) - 1;
        match row {
            1 => CouncilEffectDoc::Money { money: numbers.council_row1_money[index] },
            2 => {
                let materials = Amount::list(numbers.council_row2_material[index]);
                CouncilEffectDoc::Materials { materials }
            }
            3 => CouncilEffectDoc::Build { cells: numbers.council_row3_cells[index] },
            4 => CouncilEffectDoc::Citizens { count: numbers.council_row4_citizens[index] },
            _ => CouncilEffectDoc::Cleaner { percent: numbers.council_row5_pollution[index] },
        }
    }
}
