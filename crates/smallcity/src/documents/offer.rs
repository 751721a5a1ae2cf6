//! The tiles that a seat could build now, and why not others.

use kernel::{RefusalDoc, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::choice::{plans, site};
use super::effect::{PriceDoc, price_now};

use crate::council::Stage;
use crate::draft::Draft;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::illegal::{Amounts, Illegal, Why, refuse};
use crate::map::Cells;
use crate::pieces::{Code, Kind, Price};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::State;
use crate::steps::city_hall::start_left;
use crate::steps::council::judge_council_kind;

/// A kind of tile as a seat could build it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityOffer")]
pub struct OfferDoc {
    /// The code of the tile.
    pub tile: String,
    /// Its price now, discounts of cards included; several where the payer chooses which pieces to drop
    /// (SC-4.6).
    pub price: Vec<PriceDoc>,
    /// Build points.
    pub points: u8,
    /// How many are available.
    pub left: u8,
    /// In how many places it may stand.
    pub places: u32,
    /// Why it cannot be built at all.
    pub why_not: Option<RefusalDoc<Illegal>>,
}

impl SmallCity {
    /// The tiles that a seat could build now, in the order of the rules: in its plan, by the council,
    /// or beside City Hall in set-up; none at other times. It leaves out kinds that the land forbids.
    pub fn offers(&self, state: &State, seat: Seat) -> Vec<OfferDoc> {
        let rules = self.rules();
        let planning = plans(rules, state, seat) && !state.committed.contains(seat);
        let council = state.now.council.stage == Stage::Build
            && kernel::Game::turn(self, state) == kernel::Turn::Seat(seat);
        if !(planning || council) {
            return start_offer(At { rules, state, seat }).into_iter().collect();
        }
        let draft = planning.then(|| Draft::of(rules, state, seat));
        let site = draft.map_or_else(|| site(rules, state, seat), |draft| draft.site);
        let kinds = rules.kinds().filter(|&kind| {
            let rule = rules.tile(kind);
            let has = !rule.never.contains(seat) && site.judge_land(rules, kind).is_ok();
            has && !rule.is(Facet::CityHall)
        });
        kinds.map(|kind| self.offer(&site, state, kind, draft.as_ref())).collect()
    }

    /// An offer in a plan with a draft, by the council without one.
    fn offer(&self, site: &Site, state: &State, kind: Kind, draft: Option<&Draft>) -> OfferDoc {
        let rules = self.rules();
        let rule = rules.tile(kind);
        let price = if draft.is_some() { site.price(rules, kind) } else { Price::Money(0) };
        let (mut places, mut affordable) = (0, 0);
        site.each_place(rules, kind, |place| {
            places += 1;
            let cost = price.dollars() + site.surcharge(rules, place.cells);
            affordable += u32::from(cost <= site.borough.money);
            false
        });
        let allowed = match draft {
            Some(draft) => judge_planned(rules, draft, kind),
            None => judge_council_kind(At { rules, state, seat: site.seat }, kind),
        };
        let judged = allowed
            .and_then(|()| site.judge_kind(rules, kind))
            .and_then(|()| judge_price(rules, site, kind, price))
            .and_then(|()| judge_places(rules, site, kind, places, affordable));
        let why_not = judged.err().map(|why| RefusalDoc::of(&why));
        OfferDoc {
            tile: rule.code.clone(),
            price: price_now(site, rules, price),
            points: if draft.is_some() { rule.points } else { 0 },
            left: site.available(rules, kind),
            places: if why_not.is_some() { 0 } else { affordable },
            why_not,
        }
    }

    /// Why a tile may not stand on some cells, price aside; `None` if it may.
    pub fn why_not_there(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        cells: Cells,
    ) -> Option<RefusalDoc<Illegal>> {
        let site = site(self.rules(), state, seat);
        site.judge_place(self.rules(), kind, cells, cells).err().map(|why| RefusalDoc::of(&why))
    }
}

/// The start tile that a seat has still to place.
fn start_offer(at: At<'_>) -> Option<OfferDoc> {
    let open = !at.state.committed.contains(at.seat);
    let (kind, left, places) = start_left(at).filter(|_| open)?;
    let code = at.rules.code(kind);
    let price = vec![Price::Money(0).into()];
    let why_not =
        (places == 0).then(|| RefusalDoc::of(&Illegal::new("SC-3.9", Why::HallNotPlaced)));
    (left > 0).then_some(OfferDoc { tile: code, price, points: 0, left, places, why_not })
}

/// Judges whether a plan can have a build of a kind at all, in any place (SC-5.2, SC-5.3).
pub(super) fn judge_planned(rules: &Rules, draft: &Draft, kind: Kind) -> Result<(), Illegal> {
    if draft.is_upgrading() {
        refuse!("SC-5.2", BuildingOver);
    }
    draft.judge_points(rules.tile(kind).points)
}

/// Judges whether a seat can pay for a kind, its land aside (SC-5.4, SC-6.8).
pub(super) fn judge_price(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    price: Price,
) -> Result<(), Illegal> {
    let (tile, money) = (Code::of(rules.tile(kind)), site.borough.money);
    match price {
        Price::Materials(cost) | Price::Exact(cost) if site.payments(rules, kind).is_empty() => {
            let (dropped, stored) = (site.dropped(rules, price), Amounts(site.borough.store));
            let rule = rules.payment_rule(kind);
            refuse!(rule, MaterialsShort { tile, cost: Amounts(cost), dropped, stored })
        }
        Price::Money(price) if price > money => {
            refuse!("SC-5.4", TileDear { tile, price, money })
        }
        _ => Ok(()),
    }
}

/// Judges whether a kind has a place, and one that the seat can pay for.
fn judge_places(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    places: u32,
    affordable: u32,
) -> Result<(), Illegal> {
    let rule = rules.tile(kind);
    let tile = Code::of(rule);
    if places == 0 {
        refuse!(rule.rule, Nowhere { tile, needs: rule.needs.clone().into() });
    }
    if affordable == 0 {
        refuse!("SC-5.4", LandDear { tile, money: site.borough.money });
    }
    Ok(())
}
