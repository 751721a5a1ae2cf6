//! Facts that never change while a game runs.

use kernel::Game;
use schemars::JsonSchema;
use serde::Serialize;

use super::effect::{CouncilEffectDoc, EffectDoc, PriceDoc};
use super::words::AskedDoc;
use crate::constants::Stack;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::material::MATERIALS;
use crate::pieces::{Kind, Need, Stakes, Stock};
use crate::rules::PromiseRule;

/// Facts that never change while a game runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityTables")]
pub struct TablesDoc {
    /// How many rounds a game has (SC-2.1).
    pub rounds: u8,
    /// Whether the advanced game is played (section 16).
    pub advanced: bool,
    /// The modules that are on.
    pub modules: Vec<String>,
    /// The largest size of the zone (SC-2.3).
    pub zone_max: u8,
    /// The build points of a plan (SC-5.3).
    pub points: u8,
    /// The price of a larger zone in a plan (SC-5.5).
    pub growth: GrowthDoc,
    /// The percents of pollution at which a person dies (SC-11.5).
    pub death_thresholds: Vec<u16>,
    /// The percents of pollution at which a borough is lost (SC-11.7).
    pub elimination: u16,
    /// The scores from which a solo game has its better ratings (SC-17.4).
    pub solo_rating: Vec<i32>,
    /// Every kind of tile, in the order of the rules.
    pub tiles: Vec<TileDoc>,
    /// Every kind of people.
    pub people: Vec<PersonDoc>,
    /// The action cards.
    pub cards: Vec<CardDoc>,
    /// The promises of the game, special ones included.
    pub promises: Vec<PledgeDoc>,
    /// The platforms; the first is none.
    pub platforms: Vec<PledgeDoc>,
    /// The City Council: its effects by row, then by column (section 12).
    pub council: Vec<Vec<CouncilEffectDoc>>,
    /// The prices of its columns (SC-12.3).
    pub council_prices: Vec<CouncilPriceDoc>,
    /// The rates for selling and trading goods and for buying votes (SC-9.2).
    pub uses: UsesDoc,
}

/// The rates of shops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityUses")]
pub struct UsesDoc {
    /// Dollars for a material.
    pub sell: WorthDoc,
    /// Votes for a dollar, for two, and so on.
    pub buy: Vec<i32>,
    /// Votes for a material.
    pub trade: WorthDoc,
}

/// The worth of one piece of each material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityWorth")]
pub struct WorthDoc {
    /// Wood.
    pub wood: i32,
    /// Stone.
    pub stone: i32,
    /// Metal.
    pub metal: i32,
}

impl From<[i32; MATERIALS]> for WorthDoc {
    fn from([wood, stone, metal]: [i32; MATERIALS]) -> WorthDoc {
        WorthDoc { wood, stone, metal }
    }
}

/// The price of a larger zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityGrowth")]
pub struct GrowthDoc {
    /// In dollars.
    pub money: u16,
    /// In build points.
    pub points: u8,
}

/// A kind of tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityTile")]
pub struct TileDoc {
    /// Its code, such as `R3`.
    pub tile: String,
    /// Two characters for it on a map.
    pub mark: String,
    /// Its level, 1 where there is only one.
    pub level: u8,
    /// How many cells it covers.
    pub size: u8,
    /// How many people spaces it has.
    pub spaces: u8,
    /// Its colour (SC-2.6).
    pub colour: &'static str,
    /// Its price without any card.
    pub price: PriceDoc,
    /// How many there are: for all seats, or for each.
    pub stock: u8,
    /// Whether this number is for all.
    pub common: bool,
    /// Whether a borough has one at most.
    pub unique: bool,
    /// Build points (SC-5.3).
    pub points: u8,
    /// The code of the tile that an upgrade makes of it (SC-7.1).
    pub next: Option<String>,
    /// Its needs; none where any empty cells will do.
    pub needs: Vec<Need>,
    /// Its effects.
    pub effects: Vec<EffectDoc>,
    /// The rule that describes it.
    pub rule: String,
}

/// A kind of people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPerson")]
pub struct PersonDoc {
    /// Its name in records.
    pub person: &'static str,
    /// Its letter on a map.
    pub letter: char,
    /// How often a round it uses the shop where it works (SC-9.2).
    pub uses: u8,
}

/// An action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCard")]
pub struct CardDoc {
    /// Its letter.
    pub card: char,
    /// Its effect: a code for messages.
    pub about: &'static str,
    /// The rule that describes it.
    pub rule: &'static str,
    /// The choices of its taker, if any.
    pub choices: Vec<&'static str>,
}

/// A promise card, or a platform.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPledge")]
pub struct PledgeDoc {
    /// Its key in records.
    pub key: String,
    /// Its difficulty, or `special`, or `platform`.
    pub stack: Stack,
    /// The conditions at the end, all of which must hold; none for no platform.
    pub asked: Vec<AskedDoc>,
    /// The votes that it brings.
    pub reward: i32,
    /// The votes that it costs if it is broken.
    pub penalty: i32,
    /// The rule behind it.
    pub rule: String,
}

/// The price of a column of the City Council (SC-12.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCouncilPrice")]
pub struct CouncilPriceDoc {
    /// In dollars.
    pub money: u16,
    /// In votes.
    pub votes: u16,
    /// The stack of the promise that pays; none where no promise does.
    pub stack: Option<Stack>,
}

impl TablesDoc {
    pub(super) fn new(game: &SmallCity) -> TablesDoc {
        let (rules, numbers) = (game.rules(), &game.rules().numbers);
        let columns = 1..=numbers.council_columns;
        let row = |row| {
            columns.clone().map(|column| CouncilEffectDoc::new(numbers, row, column)).collect()
        };
        let cards = rules.cards.iter().map(|card| CardDoc {
            card: card.letter,
            about: card.about,
            rule: card.rule,
            choices: card.choices.to_vec(),
        });
        let people = rules.people.iter();
        let people = people.map(|person| PersonDoc {
            person: person.name,
            letter: person.letter,
            uses: person.trade,
        });
        let pledge = |rule: &PromiseRule| pledge(game, rule);
        TablesDoc {
            rounds: numbers.rounds,
            advanced: rules.advanced,
            modules: game.setup().modules.clone(),
            zone_max: numbers.zone_max,
            points: numbers.build_points,
            growth: GrowthDoc {
                money: numbers.zone_growth_cost,
                points: numbers.zone_growth_points,
            },
            death_thresholds: numbers.death_thresholds.clone(),
            elimination: numbers.pollution_elimination,
            solo_rating: numbers.solo_rating.clone(),
            tiles: rules.kinds().map(|kind| tile(game, kind)).collect(),
            people: people.collect(),
            cards: cards.collect(),
            promises: rules.promises.iter().map(pledge).collect(),
            platforms: rules.platforms.iter().map(pledge).collect(),
            council: (1..=numbers.council_rows).map(row).collect(),
            council_prices: columns.clone().map(|column| price(game, column)).collect(),
            uses: UsesDoc {
                sell: numbers.sell.map(i32::from).into(),
                buy: numbers.buy_votes.to_vec(),
                trade: numbers.trade_votes.into(),
            },
        }
    }
}

fn tile(game: &SmallCity, kind: Kind) -> TileDoc {
    let rules = game.rules();
    let rule = rules.tile(kind);
    let (stock, common) = match rule.stock {
        Stock::Common(count) => (count, true),
        Stock::Own(count) => (count, false),
    };
    TileDoc {
        tile: rule.code.clone(),
        mark: game.map_code(kind),
        level: rule.level,
        size: rule.size,
        spaces: rule.spaces,
        colour: rule.colour().name(),
        price: if rule.is(Facet::CityHall) { PriceDoc::Free } else { rule.price.into() },
        stock,
        common,
        unique: rule.unique,
        points: rule.points,
        next: rule.next.map(|next| rules.code(next)),
        needs: rule.needs.clone(),
        effects: EffectDoc::of(rules, kind),
        rule: rule.rule.to_owned(),
    }
}

fn pledge(game: &SmallCity, rule: &PromiseRule) -> PledgeDoc {
    let Stakes { reward, penalty, .. } = game.rules().stakes(rule);
    PledgeDoc {
        key: rule.key.clone(),
        stack: rule.stack,
        asked: rule.conditions.iter().map(AskedDoc::new).collect(),
        reward,
        penalty,
        rule: rule.rule.clone(),
    }
}

/// A column from 1.
fn price(game: &SmallCity, column: u8) -> CouncilPriceDoc {
    let (rules, numbers) = (game.rules(), &game.rules().numbers);
    let index = usize::from(column) - 1;
    CouncilPriceDoc {
        money: numbers.council_price_money[index],
        votes: numbers.council_price_votes[index],
        stack: rules
            .no_promise_pays
            .is_none()
            .then(|| Stack::ALL[usize::from(numbers.council_price_promise[index])]),
    }
}
