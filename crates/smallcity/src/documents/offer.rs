//! What a seat could build now, and why not.

use kernel::{Fault, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::choice::{plans, site};
use super::words;
use crate::council::Stage;
use crate::game::SmallCity;
use crate::illegal::Illegal;
use crate::map::Cells;
use crate::plan::Draft;
use crate::rules::{Class, Kind, Price, Rules, letters};
use crate::site::{Site, materials};
use crate::state::State;

/// A kind of tile as a seat could build it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityOffer")]
pub struct OfferDoc {
    /// The code of the tile.
    pub tile: String,
    /// What it costs now, discounts of cards included, as words.
    pub price: String,
    /// Build points.
    pub points: u8,
    /// How many can be had.
    pub left: u8,
    /// In how many places it may stand.
    pub places: u32,
    /// Why it cannot be built at all.
    pub why_not: Option<RefusalDoc>,
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityRefusal")]
pub struct RefusalDoc {
    /// A stable name for programs.
    pub code: String,
    /// The rule behind it.
    pub rule: Option<String>,
    /// A sentence.
    pub text: String,
}

impl RefusalDoc {
    fn new(code: &str, rule: &str, text: String) -> RefusalDoc {
        RefusalDoc { code: code.to_owned(), rule: Some(rule.to_owned()), text }
    }

    fn of(illegal: &Illegal) -> RefusalDoc {
        let text = illegal.to_string();
        let rule = illegal.rule().map(str::to_owned);
        let end = rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        let text = text.strip_suffix(&end).unwrap_or(&text).to_owned();
        RefusalDoc { code: illegal.code().to_owned(), rule, text }
    }
}

/// A price as it is paid now: the Architect drops materials of the payer's choice (SC-4.6).
fn price_now(site: &Site, rules: &Rules, price: Price) -> String {
    let Price::Materials(full) = price else { return words::price_words(price) };
    let architect = site.discounts && rules.holds(&site.borough, letters::ARCHITECT);
    let dropped = if architect { rules.numbers.architect_discount } else { 0 };
    let left = full.iter().sum::<u8>().saturating_sub(dropped);
    let mut ways = Vec::new();
    for wood in (0..=full[0].min(left)).rev() {
        for stone in (0..=full[1].min(left - wood)).rev() {
            let metal = left - wood - stone;
            if metal <= full[2] {
                ways.push(words::price_words(Price::Materials([wood, stone, metal])));
            }
        }
    }
    ways.join(" or ")
}

impl SmallCity {
    /// What a seat could build now, in the order of the rules: in its plan, or by the council;
    /// nothing at other times.
    pub fn offers(&self, state: &State, seat: Seat) -> Vec<OfferDoc> {
        let rules = self.rules();
        let planning = plans(rules, state, seat) && !state.committed.contains(seat);
        let council = state.now.council.stage == Stage::Build
            && kernel::Game::turn(self, state) == kernel::Turn::Seat(seat);
        if !(planning || council) {
            return vec![];
        }
        let draft = planning.then(|| Draft::of(rules, state, seat));
        let site = draft.map_or_else(|| site(rules, state, seat), |draft| draft.site);
        let kinds = rules.kinds().filter(|&kind| rules.tile(kind).class != Class::CityHall);
        kinds.map(|kind| self.offer(&site, state, kind, draft.as_ref())).collect()
    }

    /// With a draft in a plan, without by the council.
    fn offer(&self, site: &Site, state: &State, kind: Kind, draft: Option<&Draft>) -> OfferDoc {
        let rules = self.rules();
        let rule = rules.tile(kind);
        let price = if draft.is_some() { site.price(rules, kind) } else { Price::Money(0) };
        let (mut places, mut affordable) = (0, 0);
        site.each_place(rules, kind, |place| {
            places += 1;
            let cost = dollars(price) + site.surcharge(rules, place.cells);
            affordable += u32::from(cost <= site.borough.money);
            false
        });
        let why_not = match draft {
            Some(draft) => why_not_planned(rules, draft, kind),
            None => why_not_by_council(rules, state, kind),
        };
        let why_not = why_not
            .or_else(|| site.judge_kind(rules, kind).err().map(|illegal| RefusalDoc::of(&illegal)))
            .or_else(|| why_not_paid(rules, site, kind, price))
            .or_else(|| why_nowhere(rules, site, kind, places, affordable));
        OfferDoc {
            tile: rule.code.clone(),
            price: price_now(site, rules, price),
            points: if draft.is_some() { rule.points } else { 0 },
            left: site.available(rules, kind),
            places: if why_not.is_some() { 0 } else { affordable },
            why_not,
        }
    }

    /// Why a tile may not stand on some cells, what it costs apart; `None` if it may.
    pub fn why_not_there(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        cells: Cells,
    ) -> Option<RefusalDoc> {
        let site = site(self.rules(), state, seat);
        site.judge_place(self.rules(), kind, cells, cells).err().map(|why| RefusalDoc::of(&why))
    }
}

fn dollars(price: Price) -> u16 {
    match price {
        Price::Money(money) => money,
        Price::Materials(_) => 0,
    }
}

/// Why a plan can have no build of a kind, wherever it stands (SC-5.2, SC-5.3).
fn why_not_planned(rules: &Rules, draft: &Draft, kind: Kind) -> Option<RefusalDoc> {
    let points = rules.tile(kind).points;
    if draft.is_upgrading() {
        let text = "building comes before upgrades: take the upgrades back first".to_owned();
        return Some(RefusalDoc::new("no_points", "SC-5.2", text));
    }
    (points > draft.points).then(|| {
        let text = format!("it takes {}", words::counted(points.into(), "build point"));
        RefusalDoc::new("no_points", "SC-5.3", text)
    })
}

/// Why the council builds none of a kind (SC-12.7).
fn why_not_by_council(rules: &Rules, state: &State, kind: Kind) -> Option<RefusalDoc> {
    let rule = rules.tile(kind);
    let column = usize::from(state.now.council.column.max(1)) - 1;
    let most = rules.numbers.council_row3_cells[column];
    (!rule.by_council || rule.size > most).then(|| {
        let most = words::counted(most.into(), "cell");
        let text = format!("the council builds no cultural building, and {most} at most here");
        RefusalDoc::new("out_of_stock", "SC-12.7", text)
    })
}

/// Why a kind cannot be paid, its land apart (SC-5.4, SC-6.8).
fn why_not_paid(rules: &Rules, site: &Site, kind: Kind, price: Price) -> Option<RefusalDoc> {
    if matches!(price, Price::Materials(_)) && site.payments(rules, kind).is_empty() {
        let stored = materials(site.borough.store);
        let text = format!("it costs {} and {stored} is stored", price_now(site, rules, price));
        return Some(RefusalDoc::new("cannot_pay", "SC-6.8", text));
    }
    (dollars(price) > site.borough.money).then(|| {
        let text = format!("it costs ${} and there is ${}", dollars(price), site.borough.money);
        RefusalDoc::new("cannot_pay", "SC-5.4", text)
    })
}

/// Why a kind has no place, or none that can be paid.
fn why_nowhere(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    places: u32,
    affordable: u32,
) -> Option<RefusalDoc> {
    let rule = rules.tile(kind);
    if places == 0 {
        let text = format!("nowhere: it needs {}", words::needs(rule));
        return Some(RefusalDoc::new("criterion", &rule.rule, text));
    }
    (affordable == 0).then(|| {
        let text = format!("the land costs more than ${}", site.borough.money);
        RefusalDoc::new("cannot_pay", "SC-5.4", text)
    })
}
