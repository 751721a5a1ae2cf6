//! The base game: its tiles, people, cards, promises and steps.

use kernel::SeatSet;

use super::build::RulesBuilder;
use crate::constants::{
    CardRow, Compare, Constants, Price as PriceRow, Stack, Stock as StockRow, TileKind, TileRow,
    read_materials,
};
use crate::event::Source;
use crate::facets::Facet;
use crate::hooks::{At, Slot, Step};
use crate::map::{Cell, Cells};
use crate::pieces::{Kind, Need, Numbers, PersonRule, Price, Stakes, Stock, TileRule};
use crate::plan::MOST_BUILDS;
use crate::promises::{FACTS, query};
use crate::rules::{CardRule, Condition, PromiseRule, Rules, TileQuery};
use crate::shapes::ShapeSet;
use crate::steps;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    let data = builder.data;
    let names: Vec<&str> = data.shape_sets().collect();
    let rules = &mut builder.rules;
    rules.numbers = numbers(data);
    rules.stakes = Stack::ALL.map(|stack| Stakes {
        reward: data.int(stack.reward_key()),
        penalty: data.int(stack.penalty_key()),
        rule: stack.scoring_rule(),
    });
    rules.shapes = names.iter().map(|name| shape_set(data, name)).collect();
    rules.tiles = data.tiles().iter().map(|row| tile(row, &names, rules.seats)).collect();
    link_levels(&mut rules.tiles);
    rules.people = vec![PersonRule {
        name: "citizen",
        letter: 'c',
        mark: '*',
        must_enter: true,
        stays_by: None,
        roams: None,
        trade: 1,
        works: true,
        dies: true,
        pollution: data.int("pollution_per_person") as u8,
        aside: rules.numbers.start_citizens_career,
        walk: None,
    }];
    rules.cards = CARDS.to_vec();
    if rules.seats == 1 {
        // A solo player always hosts the Mayor.
        rules.cards[0] = CardRule {
            worth: CARDS[0].worth,
            ..CardRule::new('A', "Mayor", "mayor_alone", "SC-13.1")
        };
    }
    rules.promises = promises(data.cards(), rules, rules.advanced);
    let mut platforms = promises(data.platforms(), rules, true);
    platforms.insert(0, no_platform());
    rules.platforms = platforms;
    rules.steps = steps();
}

fn no_platform() -> PromiseRule {
    PromiseRule::new("none", Stack::Platform, "SC-16.2", vec![])
}

/// A set of shapes with its placements (SC-2.4).
fn shape_set(data: &Constants, name: &str) -> ShapeSet {
    let cells = |shape: &Vec<(u8, u8)>| {
        shape.iter().filter_map(|&(column, row)| Cell::at(column.into(), row.into())).collect()
    };
    ShapeSet::new(&data.shape_set(name).iter().map(cells).collect::<Vec<Cells>>())
}

/// A list as an array, padded with nothing where it is short.
fn array<T: Copy + Default, const N: usize>(values: impl IntoIterator<Item = T>) -> [T; N] {
    let mut array = [T::default(); N];
    for (place, value) in array.iter_mut().zip(values) {
        *place = value;
    }
    array
}

/// How keys of the data end.
const MATERIALS: [&str; 3] = ["wood", "stone", "metal"];

/// The numbers that steps ask for.
fn numbers(data: &Constants) -> Numbers {
    let int = |key: &str| data.int(key);
    let small = |key: &str| data.int(key) as u8;
    let word = |key: &str| data.int(key) as u16;
    let list = |key: &str| data.ints(key).iter().map(|&number| number as u16).collect::<Vec<_>>();
    let bytes = |key: &str| data.ints(key).iter().map(|&number| number as u8).collect::<Vec<_>>();
    let by = |parts: &[&str], stem: &str| -> Vec<i32> {
        parts.iter().map(|part| int(&format!("{stem}{part}"))).collect()
    };
    let functions = ["cash", "sell", "buy_votes", "trade_votes"];
    let order = data.words("commerce_space_order").iter();
    let order = order.filter_map(|word| functions.iter().position(|name| name == word));
    let stacks = data.words("council_price_promise").iter();
    let stacks = stacks.filter_map(|word| Stack::ALL.iter().position(|stack| stack.name() == word));
    Numbers {
        rounds: small("rounds"),
        zone_start: small("zone_start"),
        zone_max: small("zone_max"),
        build_points: small("build_points").min(MOST_BUILDS as u8),
        zone_growth_points: small("zone_growth_points"),
        zone_growth_cost: word("zone_growth_cost"),
        zone_growth_per_round_max: small("zone_growth_per_round_max"),
        cards_shown_extra: small("cards_shown_extra"),
        pollution_elimination: word("pollution_elimination"),
        start_money: array(
            ["seat1", "seat2", "seat3", "seat4"].map(|seat| word(&format!("start_money_{seat}"))),
        ),
        start_money_solo: word("start_money_solo"),
        start_citizens_city_hall: small("start_citizens_city_hall"),
        start_citizens_career: small("start_citizens_career"),
        citizen_reserve: small("citizen_reserve"),
        start_pollution: word("start_pollution"),
        start_votes: word("start_votes"),
        supply: array(by(&MATERIALS, "supply_").into_iter().map(|count| count as u8)),
        space_cash: word("space_cash"),
        sell: array(by(&MATERIALS, "sell_").into_iter().map(|price| price as u16)),
        buy_votes: array(by(&["1", "2", "3", "4"], "buy_votes_")),
        trade_votes: array(by(&MATERIALS, "trade_votes_")),
        museum_income: word("museum_income"),
        harbor_sales: small("harbor_sales"),
        police_tourist_income: word("police_tourist_income"),
        production_per_citizen: small("production_per_citizen"),
        warehouse_capacity: small("warehouse_capacity"),
        city_hall_capacity: small("city_hall_capacity"),
        vote_home: array(by(&["r1", "r2", "r3", "r4", "r5"], "vote_home_")),
        vote_university: int("vote_university"),
        pollution_per_person: word("pollution_per_person"),
        pollution_per_material: word("pollution_per_material"),
        park_relief_per_cell: word("park_relief_per_cell"),
        fire_relief: word("fire_relief"),
        relief_cap_percent: word("relief_cap_percent"),
        death_thresholds: list("death_thresholds"),
        clinic_saves: small("clinic_saves"),
        cemetery_capacity: small("cemetery_capacity"),
        tourists_per_neighbour: small("tourists_per_neighbour"),
        architect_discount: small("architect_discount"),
        mediator_discount: word("mediator_discount"),
        mediator_min_price: word("mediator_min_price"),
        supporter_money: word("supporter_money"),
        supporter_votes: int("supporter_votes"),
        planner_growth: small("planner_growth"),
        council_discs: small("council_discs"),
        council_rows: small("council_rows"),
        council_columns: small("council_columns"),
        council_price_money: list("council_price_money"),
        council_price_votes: list("council_price_votes"),
        council_price_promise: stacks.map(|stack| stack as u8).collect(),
        council_row1_money: list("council_row1_money"),
        council_row2_material: data
            .words("council_row2_material")
            .iter()
            .map(|text| read_materials(text).unwrap_or_default())
            .collect(),
        council_row3_cells: bytes("council_row3_cells"),
        council_row4_citizens: bytes("council_row4_citizens"),
        council_row5_pollution: list("council_row5_pollution"),
        special_promise_draw: small("special_promise_draw"),
        platform_round: small("platform_round"),
        vote_cost_per_pollution: int("vote_cost_per_pollution"),
        solo_rating: data.ints("solo_rating").to_vec(),
        commerce_space_order: array(order.map(|function| function as u8)),
    }
}

/// The needs of a kind of tile at a level (section 6), in the order that messages show.
fn needs(kind: TileKind, level: u8) -> Vec<Need> {
    let count = level;
    match kind {
        TileKind::Residence => {
            vec![Need::Publics { count, rule: "SC-6.1" }, Need::NoFactory { rule: "SC-6.10" }]
        }
        TileKind::Commerce => vec![Need::HomeLevels { count, rule: "SC-6.2" }],
        TileKind::Factory => {
            let refinery = (level >= 2).then_some(Need::Refinery { rule: "SC-6.3" });
            let harbor = (level >= 3).then_some(Need::Harbor { rule: "SC-6.3" });
            let apart = Need::NoResidence { rule: "SC-6.10" };
            refinery.into_iter().chain(harbor).chain([apart]).collect()
        }
        TileKind::Refinery => vec![Need::Factory { rule: "SC-6.4" }],
        TileKind::Warehouse => vec![Need::Factory { rule: "SC-6.6" }],
        TileKind::Harbor => {
            vec![Need::Edge { rule: "SC-6.5" }, Need::Factory { rule: "SC-6.5" }]
        }
        _ => vec![],
    }
}

fn tile(row: &TileRow, shape_sets: &[&str], seats: usize) -> TileRule {
    let is = |facet| row.facets.has(facet);
    let stock = match row.stock {
        StockRow::Common(count) => Stock::Common(count),
        StockRow::PerSeat(count) => Stock::Own(count),
        // SC-3.4.
        StockRow::PerOtherSeat => Stock::Common((seats - 1).max(1) as u8),
    };
    let price = match row.price {
        PriceRow::Money(money) => Price::Money(money.into()),
        PriceRow::Materials { wood, stone, metal } => Price::Materials([wood, stone, metal]),
        PriceRow::Free => Price::Money(0),
    };
    let own_choice = !(is(Facet::Cultural) || is(Facet::CityHall));
    TileRule {
        key: row.key.clone(),
        code: row.code.clone(),
        kind: Some(row.kind),
        facets: row.facets,
        level: row.level,
        size: row.cells,
        shapes: shape_sets.iter().position(|name| *name == row.shapes).unwrap_or(0),
        spaces: row.spaces,
        stock,
        unique: is(Facet::Cultural) || is(Facet::Service),
        price,
        points: 1,
        next: None,
        no_council: (!own_choice).then_some("SC-12.7"),
        mediated: own_choice && !is(Facet::Park),
        needs: needs(row.kind, row.level),
        about: None,
        never: SeatSet::EMPTY,
        rule: row.rule,
    }
}

/// Links each tile to the tile that an upgrade makes of it (SC-7.1).
fn link_levels(tiles: &mut [TileRule]) {
    let rises = [Facet::Residence, Facet::Commerce, Facet::Factory];
    for index in 0..tiles.len() {
        let tile = &tiles[index];
        let Some(facet) = rises.into_iter().find(|facet| tile.is(*facet)) else { continue };
        let level = tile.level + 1;
        let next = tiles.iter().position(|other| other.is(facet) && other.level == level);
        tiles[index].next = next.map(|next| Kind(next as u8));
    }
}

/// The promises of a table (section 15, section 16).
fn promises(rows: &[CardRow], rules: &Rules, advanced: bool) -> Vec<PromiseRule> {
    let played =
        |row: &&CardRow| (advanced || row.stack != Stack::Special) && (rules.seats > 1 || row.solo);
    let rule = |row: &CardRow| {
        let conditions = row.conditions.iter().map(|part| condition(part, rules)).collect();
        PromiseRule::new(&row.key, row.stack, row.rule, conditions)
    };
    rows.iter().filter(played).map(rule).collect()
}

fn condition(row: &crate::constants::Condition, rules: &Rules) -> Condition {
    let count = row.count();
    let name = if count.is_some() { "n" } else { &row.fact };
    let fact = FACTS.iter().find(|(known, _)| *known == name).map(|(_, fact)| *fact);
    let exact = rules.revision.exact_facts.contains(&row.fact.as_str());
    Condition {
        name: row.fact.clone(),
        fact: fact.expect("the data names known facts"),
        tiles: count
            .map_or_else(TileQuery::default, |(kind, level)| query(&rules.tiles, kind, level)),
        compare: if exact { Compare::Equal } else { row.compare },
        number: row.number,
    }
}

use steps::actions::{councilor, planner, supporter};

/// The action cards (SC-4.5 to SC-4.12).
const CARDS: [CardRule; 8] = [
    CardRule { worth: |_| 30, ..CardRule::new('A', "Mayor", "mayor", "SC-4.5") },
    CardRule { worth: |_| 120, ..CardRule::new('B', "Architect", "architect", "SC-4.6") },
    CardRule { worth: |_| 190, ..CardRule::new('C', "Mediator", "mediator", "SC-4.7") },
    CardRule { worth: clean_work, ..CardRule::new('D', "Engineer", "engineer", "SC-4.8") },
    CardRule {
        choices: &["money", "votes"],
        source: Some(Source::SUPPORTER),
        effect: supporter,
        ..CardRule::new('E', "Supporter", "supporter", "SC-4.9")
    },
    CardRule {
        effect: planner,
        worth: |at| if at.borough().zone < at.rules.numbers.zone_max { 60 } else { 0 },
        ..CardRule::new('F', "Urban Planner", "planner", "SC-4.10")
    },
    CardRule {
        effect: councilor,
        // The extra move is made at once, but is no part of taking the card (SC-4.11).
        worth: |_| 180,
        ..CardRule::new('G', "City Councilor", "councilor", "SC-4.11")
    },
    CardRule::new('H', "Opponent", "opponent", "SC-4.12"),
];

/// What the Engineer may spare.
fn clean_work(at: At<'_>) -> i32 {
    let made = at.rules.spaces_of(at.borough(), |rule| rule.is(Facet::Factory)).len() as i32;
    80 * made.min(4)
}

const fn slot(anchor: &'static str, phase: u8, group: u8, step: &'static dyn Step) -> Slot {
    Slot { anchor, phase, group, step }
}

/// The steps of a game (the anchors of the rules).
fn steps() -> Vec<Slot> {
    use steps::{
        actions, build, citizens, city_hall, council, end, income, pollution, set_up, visit, vote,
    };
    vec![
        slot("s.host", 0, 0, &set_up::Host),
        slot("s.promises", 0, 1, &set_up::Promises),
        slot("s.city_hall", 0, 2, &city_hall::CityHall),
        slot("p1.mayor", 1, 3, &actions::Mayor),
        slot("p1.reveal", 1, 4, &actions::Reveal),
        slot("p1.choose", 1, 5, &actions::Choose),
        slot("p2.plan", 2, 6, &build::Planning),
        slot("p2.reveal", 2, 7, &build::Reveal),
        slot("p3.move", 3, 8, &citizens::Move),
        slot("p3.home", 3, 8, &citizens::Home),
        slot("p3.arrive", 3, 8, &citizens::Arrive),
        slot("p4.tourist", 4, 9, &income::TOURIST),
        slot("p4.commerce", 4, 9, &income::COMMERCE),
        slot("p4.other", 4, 9, &income::OTHER),
        slot("p4.produce", 4, 10, &income::PRODUCE),
        slot("p5.vote", 5, 11, &vote::Vote),
        slot("p6.measure", 6, 12, &pollution::Measure),
        slot("p6.deaths", 6, 13, &pollution::Deaths),
        slot("p7.council", 7, 14, &council::Council),
        slot("p8.mayor", 8, 15, &visit::Mayor),
        slot("p8.cards", 8, 16, &visit::Cards),
        slot("p8.platform", 8, 17, &visit::Platform),
        slot("end.promises", 9, 18, &end::Promises),
        slot("end.score", 9, 19, &end::Score),
    ]
}
