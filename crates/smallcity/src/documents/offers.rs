//! The legal actions of a seat, in the form that a board needs.

use std::borrow::Cow;
use std::collections::BTreeMap;

use kernel::{Game, RefusalDoc, Seat};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use super::choice::{plans, site};
use super::effect::PriceDoc;
use super::lines::LinesDoc;
use super::numbers::Numbers;
use super::offer::OfferDoc;
use crate::action::{Action, Build, Pay, Spot};
use crate::entry::{Plain, materials_word, spot_word};
use crate::game::SmallCity;
use crate::hooks::{At, Trip};
use crate::illegal::Illegal;
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::modules::data as modules;
use crate::outlook::{GainsDoc, gains};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::State;
use crate::steps::citizens::{must_move, trip};

/// Places for one thing, by the dollars that the land asks for there, and by shape.
///
/// A document has a string for each number of dollars: shapes separated by `;`, each with the cells on
/// which it may stand behind a `:`. A shape is written in the upper left corner of the map, and stands
/// with its own upper left corner on each of the cells. So `{"0": "a1 b1:c4 d4;a1 a2:e5"}` are the
/// places `c4 d4`, `d4 e4` and `e5 e6`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlacesDoc(BTreeMap<u16, BTreeMap<Cells, Cells>>);

impl PlacesDoc {
    fn add(&mut self, dollars: u16, cells: Cells) {
        let corner = cells.corner().map(Cells::of).unwrap_or_default();
        *self.0.entry(dollars).or_default().entry(cells.normal()).or_default() |= corner;
    }
}

impl Serialize for PlacesDoc {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let groups = self.0.iter().map(|(dollars, shapes)| {
            let shapes = shapes.iter().map(|(shape, corners)| format!("{shape}:{corners}"));
            (dollars.to_string(), shapes.collect::<Vec<_>>().join(";"))
        });
        serializer.collect_map(groups)
    }
}

impl JsonSchema for PlacesDoc {
    fn schema_name() -> Cow<'static, str> {
        "SmallCityPlaces".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "description": "By the dollars that the land asks for: shapes parted by `;`, each \
                written in the upper left corner of the map, with the cells on which its own upper \
                left corner may stand behind a `:`. So `a1 b1:c4 d4` are `c4 d4` and `d4 e4`.",
            "additionalProperties": { "type": "string" },
        })
    }
}

/// The legal actions of a seat. Each entry (see the schema of entries) comes from one part of it, and
/// from nothing else: lists and keys are the values that the field of the entry may hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityOffers")]
pub struct OffersDoc {
    /// Actions without parts: the entries with `do`.
    #[serde(rename = "do")]
    pub plain: Vec<Plain>,
    /// Promises that may be kept, by key.
    pub keep: Vec<String>,
    /// Where City Hall may stand.
    pub hall: PlacesDoc,
    /// Where the Mayor may stand.
    pub mayor: PlacesDoc,
    /// By the letter of a card, the choices of its taker; none where it has no choice.
    pub take: BTreeMap<String, Vec<String>>,
    /// By code, every tile that may ever be built, while anything may be built or a plan is sealed.
    pub tiles: BTreeMap<String, TileOfferDoc>,
    /// Why some of them are unavailable now, each reason once.
    pub why_not: Vec<WhyNotDoc>,
    /// By code, the tiles that may be built now, and how.
    pub build: BTreeMap<String, BuildsDoc>,
    /// By the first cell of a Park, the cells that it may gain.
    pub enlarge: BTreeMap<String, PlacesDoc>,
    /// By the first cell of a tile, the cells that it may gain, by the dollars that the land asks
    /// for.
    pub upgrade: BTreeMap<String, BTreeMap<String, Cells>>,
    /// By the space of a person, its targets: `c4`, or abroad `1:c4`.
    #[serde(rename = "move")]
    pub moves: BTreeMap<String, Vec<String>>,
    /// By the space of a person, where it may ride instead (the entries with `drive`), and what the
    /// ride brings.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(default)]
    pub drive: BTreeMap<String, BTreeMap<String, RideDoc>>,
    /// The spaces of people among them who must move before the step can end (SC-8.3).
    pub must: Vec<String>,
    /// The gains of those targets in this round, by kind of people; targets without gain are left out.
    pub gains: Vec<GainsDoc>,
    /// By a new home, the people who may move in from City Hall.
    pub home: BTreeMap<String, Vec<String>>,
    /// Materials that may be sold.
    pub sell: Vec<String>,
    /// Dollars for which votes may be bought.
    pub buy: Vec<u8>,
    /// Materials that may be traded for votes.
    pub trade: Vec<String>,
    /// Materials that may be discarded.
    pub discard: Vec<String>,
    /// The cells of people who may die.
    pub victim: Cells,
    /// The cells that the cemetery may take.
    pub grave: Cells,
    /// By the column that a disc leaves (`disc`), then by the row that it enters (`council`), the
    /// ways to pay.
    pub council: BTreeMap<u8, BTreeMap<u8, Vec<String>>>,
    /// Platforms by key.
    pub platform: Vec<String>,
    /// Actions that only a step of a module asks for: whole entries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub more: Vec<modules::Entry>,
    /// Offers of modules in their own form.
    #[serde(flatten)]
    pub own: modules::Offers,
}

/// What a ride brings at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityRide")]
pub struct RideDoc {
    /// Dollars.
    pub money: u16,
    /// Percent of pollution.
    pub pollution: u16,
    /// The borders it runs along, and the points it crosses that have something on them.
    #[serde(flatten)]
    pub along: LinesDoc,
}

/// A kind of tile as a seat may have it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityTileOffer")]
pub struct TileOfferDoc {
    /// Its price now, discounts of cards included; several where the payer chooses which pieces to drop
    /// (SC-4.6).
    pub price: Vec<PriceDoc>,
    /// How many are available.
    pub left: u8,
}

/// A reason why tiles cannot be built at all now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityWhyNot")]
pub struct WhyNotDoc {
    /// The reason.
    pub why: RefusalDoc<Illegal>,
    /// The codes of the tiles.
    pub tiles: Vec<String>,
}

/// How a tile may be built: any place with any payment and any person who may enter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityBuilds")]
pub struct BuildsDoc {
    /// Where it may stand.
    pub places: PlacesDoc,
    /// The values of `pay` in the entry: materials, or nothing.
    pub pay: Vec<Option<String>>,
    /// The values of `enter` in the entry: a kind of people, or nobody.
    pub enter: Vec<Option<String>>,
    /// By number, the cells that have it: the best of all places over the cell counts. The number is
    /// how many public buildings a home would touch, levels of homes a shop, homes a public building,
    /// factories a tile that serves them, land a tile that needs it. Cells without a number are left
    /// out, and so is this field if no cell has one.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(default)]
    pub numbers: BTreeMap<u8, Cells>,
    /// By dollars, the cells by which it would earn them in phase 4, if it covered one of them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(default)]
    pub earns: BTreeMap<u16, Cells>,
}

impl OffersDoc {
    pub(super) fn new(game: &SmallCity, state: &State, seat: Seat) -> OffersDoc {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let mut offers = OffersDoc::default();
        // Offers of a sealed plan stay in sight, as they are once it is opened again (SC-5.1).
        let mut open = *state;
        open.committed = state.committed.without(seat);
        offers.tell_tiles(
            game.offers(if plans(game.rules(), state, seat) { &open } else { state }, seat),
        );
        let rules = game.rules();
        let site = site(rules, state, seat);
        let mut numbers: Option<Numbers<'_>> = None;
        for action in &legal {
            if let Action::Move { from, to, drive: true } = *action {
                offers.add_ride(At { rules, state, seat }, from, to);
                continue;
            }
            offers.add(game, &site, action);
            let Action::Build(Build { kind, cells, .. }) = *action else { continue };
            // The builds of a kind stand together.
            if numbers.as_ref().is_none_or(|numbers| numbers.kind() != kind) {
                let next = Numbers::new(game.rules(), &site.borough, kind);
                offers.tell_numbers(rules, &site, numbers.replace(next));
            }
            if let Some(numbers) = &mut numbers {
                numbers.add(cells);
            }
        }
        offers.tell_numbers(rules, &site, numbers);
        offers.gains = gains(game.rules(), state, seat, &legal);
        if !offers.moves.is_empty() {
            let must = must_move(At { rules, state, seat });
            offers.must = must.map(|mover| spot_word(seat, mover.from)).collect();
        }
        offers
    }

    fn tell_numbers(&mut self, rules: &Rules, site: &Site, numbers: Option<Numbers<'_>>) {
        let Some(numbers) = numbers else { return };
        let kind = numbers.kind();
        if let Some(builds) = self.build.get_mut(&rules.tile(kind).code) {
            builds.numbers = numbers.told();
            let earns = rules.hooks.earns.iter().map(|earns| earns(rules, &site.borough, kind));
            for (money, cells) in earns.filter(|(_, cells)| !cells.is_empty()) {
                *builds.earns.entry(money).or_insert(Cells::NONE) |= cells;
            }
        }
    }

    /// Many tiles have the same refusal: this adds it once.
    fn tell_tiles(&mut self, offered: Vec<OfferDoc>) {
        for OfferDoc { tile, price, left, why_not, .. } in offered {
            if let Some(mut why) = why_not {
                why.illegal = why.illegal.in_short();
                match self.why_not.iter_mut().find(|told| told.why == why) {
                    Some(told) => told.tiles.push(tile.clone()),
                    None => self.why_not.push(WhyNotDoc { why, tiles: vec![tile.clone()] }),
                }
            }
            self.tiles.insert(tile, TileOfferDoc { price, left });
        }
    }

    /// Adds one action. Builds of a tile come in every mixture of place, payment and entry.
    fn add(&mut self, game: &SmallCity, site: &Site, action: &Action) {
        let rules = game.rules();
        match *action {
            Action::Keep(card) => self.keep.push(rules.promise(card).key.clone()),
            Action::Hall(cells) => self.hall.add(0, cells),
            Action::Mayor(cells) => self.mayor.add(0, cells),
            Action::Take { card, choice } => {
                let card = &rules.cards[usize::from(card)];
                let choices = self.take.entry(card.letter.to_string()).or_default();
                choices.extend(card.choices.get(usize::from(choice)).map(|&name| name.to_owned()));
            }
            Action::Build(build) => self.add_build(game, site, &build),
            Action::Enlarge { park, cells } => {
                let places = self.enlarge.entry(park.to_string()).or_default();
                places.add(site.surcharge(rules, cells), cells);
            }
            Action::Upgrade { tile, cell } => {
                let dollars = site.surcharge(rules, Cells::of(cell)).to_string();
                let ways = self.upgrade.entry(tile.to_string()).or_default();
                *ways.entry(dollars).or_default() |= Cells::of(cell);
            }
            Action::Move { from, to, .. } => {
                let word = |spot: Spot| spot_word(site.seat, spot);
                self.moves.entry(word(from)).or_default().push(word(to));
            }
            Action::Home { cell, person } => {
                let people = self.home.entry(cell.to_string()).or_default();
                people.push(rules.person(person).name.to_owned());
            }
            Action::Sell(material) => self.sell.push(material.name().to_owned()),
            Action::Buy(dollars) => self.buy.push(dollars),
            Action::Trade(material) => self.trade.push(material.name().to_owned()),
            Action::Discard(material) => self.discard.push(material.name().to_owned()),
            Action::Victim(cell) => self.victim |= Cells::of(cell),
            Action::Grave(cell) => self.grave |= Cells::of(cell),
            Action::Council { disc, row, pay } => self.add_council(disc, row, pay),
            Action::Platform(number) => {
                self.platform.push(rules.platforms[usize::from(number)].key.clone());
            }
            Action::Grow => self.plain.push(Plain::Grow),
            Action::Undo => self.plain.push(Plain::Undo),
            Action::Commit => self.plain.push(Plain::Commit),
            Action::Reopen => self.plain.push(Plain::Reopen),
            Action::End => self.plain.push(Plain::End),
            Action::Module(deed) => {
                let dollars = rules.part(&deed).map_or(0, |part| part.price(rules, site, &deed));
                if !self.own.add(dollars, &deed) {
                    let name = |person| rules.person(person).name;
                    self.more.push(modules::Entry::of(site.seat, deed, name));
                }
            }
        }
    }

    fn add_build(&mut self, game: &SmallCity, site: &Site, build: &Build) {
        let rules = game.rules();
        let builds = self.build.entry(rules.tile(build.kind).code.clone()).or_default();
        let pay = (build.pay != [0; MATERIALS]).then(|| materials_word(build.pay));
        let enter = build.enter.map(|person| rules.person(person).name.to_owned());
        if !builds.pay.contains(&pay) {
            builds.pay.push(pay);
        }
        if !builds.enter.contains(&enter) {
            builds.enter.push(enter);
        }
        builds.places.add(site.surcharge(rules, build.cells), build.cells);
    }

    fn add_ride(&mut self, at: At<'_>, from: Spot, to: Spot) {
        let Some(Trip { money, pollution, along }) = trip(at, from, to) else { return };
        let ways = self.drive.entry(spot_word(at.seat, from)).or_default();
        let ride = RideDoc { money, pollution, along: along.into() };
        ways.insert(spot_word(at.seat, to), ride);
    }

    fn add_council(&mut self, disc: u8, row: u8, pay: Pay) {
        let rows = self.council.entry(disc).or_default();
        rows.entry(row).or_default().push(pay.name().to_owned());
    }
}
