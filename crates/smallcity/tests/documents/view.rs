//! Views: every field is a plain reading of the state.

use std::collections::BTreeMap;

use kernel::{Documents, Game, Observer, Seat, Turn};
use smallcity::constants::Stack;
use smallcity::documents::{
    AreaDoc, ConditionDoc, DrawnDoc, LinesDoc, MaterialsDoc, PeopleDoc, PlacedDoc, PlanDoc,
    PlannedDoc, PromiseDoc, SeatDoc, SomebodyDoc, SpaceDoc, StacksDoc, StepDoc, TablesDoc,
};
use smallcity::{
    Borough, Bottom, Cell, Cells, PEOPLE, PromiseRule, SmallCity, Stage, State, ViewDoc,
    Whereabouts, score,
};

use super::{each_input, number, observers, tables, to_act};
use crate::plain::{cells_of_map, room_for_materials, somebody, tell_price, tiles_of};
use crate::subject::shape_set;

/// Section 4: letter and rule of the action cards.
const CARDS: [(&str, &str); 10] = [
    ("A", "SC-4.5"),
    ("B", "SC-4.6"),
    ("C", "SC-4.7"),
    ("D", "SC-4.8"),
    ("E", "SC-4.9"),
    ("F", "SC-4.10"),
    ("G", "SC-4.11"),
    ("H", "SC-4.12"),
    // SP-SET-4: these come with their module.
    ("K", "SP-ACT-1"),
    ("L", "SP-ACT-2"),
];

/// What each seat owns at the start (SC-3.5).
const OWN: [&str; 7] = ["Ref", "Har", "War", "Sch", "Lib", "Mus", "Hall"];

#[test]
fn a_view_matches_the_state() {
    for game in tables() {
        let mut turn = 0;
        let last = each_input(&game, 21, |state, _, _| {
            let who = observers(&game).nth(turn).expect("there are so many");
            turn = (turn + 1) % (game.seats() + 1);
            check(&game, state, who);
        });
        observers(&game).for_each(|who| check(&game, &last, who));
    }
}

fn check(game: &SmallCity, state: &State, who: Observer) {
    let doc = game.view_doc(&game.view(state, who));
    check_frame(game, state, who, &doc);
    check_stock(game, state, &doc);
    check_circle(game, state, &doc);
    check_council(state, &doc);
    assert_eq!(doc.supply, materials(state.supply));
    assert_eq!(doc.stacks, left_in_stacks(game, state));
    assert_eq!(doc.seats.len(), game.seats());
    for told in &doc.seats {
        check_purse(game, state, told);
        check_people(game, state, told);
        check_borough(game, state, told);
        check_secrets(game, state, who, told);
    }
}

fn check_frame(game: &SmallCity, state: &State, who: Observer, doc: &ViewDoc) {
    let own = Seat::first(game.seats()).find(|seat| who.is(*seat));
    assert_eq!(doc.observer, own);
    assert_eq!(doc.round, state.round);
    // A step is named after its phase, such as `p3.move`; `s.` is set-up.
    let step = if state.over { "end" } else { game.step(state) };
    let digit = step.strip_prefix('p').and_then(|rest| rest.chars().next()?.to_digit(10));
    let phase = if state.over { 9 } else { digit.unwrap_or(0) };
    assert_eq!((doc.step.as_str(), u32::from(doc.phase)), (step, phase));
    assert_eq!(doc.over, game.turn(state) == Turn::Over);
    assert_eq!((&doc.to_act, doc.host), (&to_act(game, state), state.host));
    let around = (0..game.seats()).map(|step| (state.host.index() + step) % game.seats());
    let order: Vec<Seat> =
        around.map(Seat::new).filter(|seat| state.borough(*seat).out == 0).collect();
    assert_eq!(doc.order, order);
}

/// Sections 1.3, 4 and 12: what never changes.
#[test]
fn the_tables_match_the_rules() {
    for game in tables() {
        let doc = game.tables_doc();
        assert_eq!(
            (doc.rounds, doc.zone_max, doc.points),
            (8, 10, number(&game, "build_points") as u8)
        );
        assert_eq!((doc.advanced, &doc.modules), (game.setup().advanced, &game.setup().modules));
        check_tiles(&game, &doc);
        let on = |module: &str| game.setup().modules.iter().any(|on| on == module);
        let (forest, pool) = (on("forest"), if on("cards") { 10 } else { 8 });
        let told = doc.cards.iter().map(|card| (card.card.to_string(), card.rule));
        let due = CARDS[..pool].iter().map(|&(letter, rule)| {
            let rule = match letter {
                "F" if forest => "SP-FOR-3",
                "E" if game.rules().kind_named("Col").is_some() => "SP-REA-4",
                "A" if game.seats() == 1 => "SC-13.1",
                _ => rule,
            };
            (letter.to_owned(), rule)
        });
        assert!(told.eq(due), "{:?}", doc.cards);
        assert_eq!(doc.council.len(), 5);
        assert!(doc.council.iter().all(|row| row.len() == 4));
        let prices = doc.council_prices.iter();
        // SP-BLD-10.
        let pays = !game.setup().modules.iter().any(|on| on == "buildings");
        let prices = prices.map(|price| (price.money, price.votes, price.stack.map(Stack::name)));
        let due = [(1, 2, "easy"), (2, 3, "easy"), (3, 4, "medium"), (4, 5, "difficult")];
        let due = due.map(|(money, votes, stack)| (money, votes, pays.then_some(stack)));
        assert!(prices.eq(due));
        let pledges = doc.promises.iter().chain(&doc.platforms);
        let rules = game.rules().promises.iter().chain(&game.rules().platforms);
        assert!(pledges.map(|told| &told.key).eq(rules.map(|rule| &rule.key)));
    }
}

fn check_tiles(game: &SmallCity, doc: &TablesDoc) {
    assert_eq!(doc.tiles.len(), tiles_of(game).len());
    for (code, colour, price, rule) in tiles_of(game) {
        let told = doc.tiles.iter().find(|tile| tile.tile == code);
        let told = told.unwrap_or_else(|| panic!("there is no {code}"));
        let row = game.setup().constants.tiles().iter().find(|row| row.code == code);
        let told_price = tell_price(std::slice::from_ref(&told.price));
        assert_eq!((told.colour, &*told_price, &*told.rule), (colour, price, rule));
        assert_eq!(told.level, row.map_or(1, |row| row.level), "{code}");
        let kind = game.rules().kind_named(code).expect("a tile");
        let set = shape_set(game, game.rules().tile(kind));
        let cells = game.setup().constants.fixed_shapes(set)[0].len();
        let spaces = row.map_or(0, |row| row.spaces);
        assert_eq!((usize::from(told.size), told.spaces), (cells, spaces), "{code}");
        assert_eq!(told.common, is_common(code), "{code}");
    }
}

/// Whether all seats build it from one stock (SC-3.4, SC-3.5, SP-REA-1, SP-BLD-2).
fn is_common(code: &str) -> bool {
    !OWN.contains(&code) && !["Col", "Neu"].contains(&code)
}

fn check_stock(game: &SmallCity, state: &State, doc: &ViewDoc) {
    let tiles = tiles_of(game);
    let common = tiles.iter().map(|tile| tile.0).filter(|code| is_common(code));
    let kind = |code: &str| game.rules().kind_named(code).expect("a tile");
    let left = common.map(|code| (code.to_owned(), state.stock[kind(code).index()]));
    assert_eq!(doc.stock, left.collect::<BTreeMap<_, _>>());
}

fn check_circle(game: &SmallCity, state: &State, doc: &ViewDoc) {
    let letter = |card: u8| CARDS[usize::from(card)].0.to_owned();
    assert_eq!(doc.circle.len(), 8);
    let boxed = (0..game.rules().cards.len() as u8).filter(|card| state.circle.is_boxed(*card));
    assert_eq!(
        doc.boxed.iter().map(char::to_string).collect::<Vec<_>>(),
        boxed.map(letter).collect::<Vec<_>>()
    );
    for (position, told) in doc.circle.iter().enumerate() {
        // Cards are turned up clockwise from the pointer (SC-4.3).
        let (pointer, turned) = (usize::from(state.circle.pointer), state.circle.turned.into());
        let up = (position + 8 - pointer) % 8 < turned;
        let card = state.circle.seen[position];
        let taken = Seat::first(game.seats())
            .find(|seat| up && card.is_some_and(|card| state.borough(*seat).card == Some(card)));
        assert_eq!((&told.card, told.up), (&card.map(letter), up), "position {position}");
        assert_eq!((told.taken, told.pointer), (taken, position == pointer), "position {position}");
    }
}

/// Progress of a council move and of the current step.
fn check_council(state: &State, doc: &ViewDoc) {
    let (now, council) = (&doc.now, state.now.council);
    assert_eq!([now.sell, now.buy, now.trade], state.now.uses);
    assert_eq!((now.council_row, now.council_column), (council.row, council.column));
    assert_eq!(now.council_builds, council.stage == Stage::Build);
    assert_eq!(now.to_bury, state.now.to_bury.is_some());
}

fn materials([wood, stone, metal]: [u8; 3]) -> MaterialsDoc {
    MaterialsDoc { wood, stone, metal }
}

/// Numbers of promises by stack, of all cards for which `is_there` is true.
fn stacks(game: &SmallCity, is_there: impl Fn(usize) -> bool) -> StacksDoc {
    let mut counts = [0; 4];
    for (card, rule) in game.rules().promises.iter().enumerate() {
        let names = ["easy", "medium", "difficult", "special"];
        let stack = names.iter().position(|name| rule.stack.name() == *name).expect("a stack");
        counts[stack] += u8::from(is_there(card));
    }
    let [easy, medium, difficult, special] = counts;
    StacksDoc { easy, medium, difficult, special }
}

/// The promises never drawn and those put back.
fn left_in_stacks(game: &SmallCity, state: &State) -> StacksDoc {
    stacks(game, |card| matches!(state.promises.at[card], Whereabouts::Stack | Whereabouts::Bottom))
}

fn check_purse(game: &SmallCity, state: &State, told: &SeatDoc) {
    let (seat, own) = (told.seat, state.borough(told.seat));
    assert_eq!((told.money, told.votes, told.deaths), (own.money, own.votes, own.deaths));
    assert_eq!(
        (told.pollution, told.pollution_before),
        (own.pollution, own.pollution_before),
        "{seat:?}"
    );
    assert_eq!((told.store, told.reserve), (materials(own.store), own.reserve));
    assert_eq!(i32::from(told.capacity), room_for_materials(game, own));
    // SP-FOR-4.
    let wood = own.modules.forest.wood;
    assert_eq!(told.apart, (wood > 0).then(|| materials([wood, 0, 0])));
    // An eliminated seat has none left (SC-18.1).
    let discs = if own.out > 0 { &[] } else { &own.discs[..2] };
    assert_eq!(told.discs, discs);
    assert_eq!(
        (told.out, told.committed),
        ((own.out > 0).then_some(own.out), committed(state, seat))
    );
    let card = own.card.map(|card| game.rules().cards[usize::from(card)].letter.to_string());
    assert_eq!(told.card, card);
    let kept = stacks(game, |card| state.promises.at[card] == Whereabouts::Kept(seat));
    assert_eq!(told.kept, kept);
}

fn committed(state: &State, seat: Seat) -> bool {
    state.committed.iter().any(|other| other == seat)
}

fn code(game: &SmallCity, kind: smallcity::Kind) -> &str {
    &game.rules().tile(kind).code
}

fn check_people(game: &SmallCity, state: &State, told: &SeatDoc) {
    let own = state.borough(told.seat);
    // The view lists kinds other than citizens only where there are some.
    let people = |counts: [u8; PEOPLE]| {
        let kinds = game.rules().people.iter().zip(counts);
        let told = kinds.filter(|(rule, count)| rule.name == "citizen" || *count > 0);
        told.map(|(rule, count)| PeopleDoc { person: rule.name, count }).collect::<Vec<_>>()
    };
    assert_eq!(told.hall, people(own.hall));
    assert_eq!(told.aside, people(own.aside));
    assert_eq!(told.dead, people(own.dead));
    let stock: Vec<(&str, u8)> =
        told.own_stock.iter().map(|(tile, left)| (&**tile, *left)).collect();
    let kind = |code: &str| game.rules().kind_named(code).expect("a tile");
    // Of real buildings a seat has one (SP-REA-1).
    let has = |code: &&str| {
        let kind = game.rules().kind_named(code);
        kind.is_some_and(|kind| !game.rules().tile(kind).never.contains(told.seat))
    };
    let codes = OWN.into_iter().chain(["Col", "Neu"].into_iter().filter(has));
    let mut due: Vec<_> = codes.map(|code| (code, own.own_stock[kind(code).index()])).collect();
    due.sort_unstable();
    assert_eq!(stock, due);
}

fn check_borough(game: &SmallCity, state: &State, told: &SeatDoc) {
    let (own, map) = (state.borough(told.seat), &told.borough);
    let placed = own.tiles.iter().map(|(_, kind, cells)| {
        let digit = code(game, kind).chars().last().and_then(|last| last.to_digit(10));
        let level = digit.unwrap_or(1) as u8;
        let first = cells.iter().min_by_key(|cell| (cell.row(), cell.column()));
        let first = first.expect("a tile has cells").to_string();
        (first, PlacedDoc { tile: code(game, kind).to_owned(), level, cells })
    });
    assert_eq!(map.tiles, placed.collect::<BTreeMap<_, _>>());
    assert_eq!(map.spaces, spaces(game, state, told.seat));
    assert_eq!((map.zone, map.mayor, map.cemetery), (own.zone, own.mayor, own.cemetery));
    assert_eq!(map.buried, own.buried);
    // SC-2.10.
    let mut empty: Cells = cells_of_map().filter(|cell| in_zone(*cell, own.zone)).collect();
    let tiles = own.tiles.iter().map(|(_, _, cells)| cells);
    for taken in tiles.chain([own.mayor, own.cemetery]) {
        empty = empty.without(taken);
    }
    // SP-POL-7: officers stand on open ground, and in Parks.
    let officer = game.rules().person_named("officer");
    let officers = officer.map_or(Cells::NONE, |kind| own.people[kind.index()]);
    assert_eq!(map.empty, empty.without(officers));
    let standing = officers.iter().filter(|cell| !map.spaces.contains_key(&cell.to_string()));
    let standing = standing.map(|cell| {
        let who = who(game, state, told.seat, cell);
        (cell.to_string(), who.expect("an officer stands there"))
    });
    assert_eq!(map.standing, standing.collect::<BTreeMap<_, _>>());
    let land = map.land.iter().map(|land| (&*land.letter, &*land.name, land.cells));
    let forest = game.setup().modules.iter().any(|on| on == "forest");
    let due = forest.then_some(("f", "forest", own.modules.forest.cells));
    assert!(land.eq(due), "{:?}", map.land);
    // SP-ROA-1: ten Roads and five Roundabouts, on borders and points.
    let roads = game.setup().modules.iter().any(|on| on == "roads");
    let pieces = own.modules.roads.lines;
    let due = DrawnDoc {
        name: "roads",
        lines: LinesDoc { right: pieces.right, below: pieces.below, points: pieces.points },
        lines_left: 10 - (pieces.right.len() + pieces.below.len()) as u8,
        points_left: 5 - pieces.points.len() as u8,
        line_price: 1,
        point_price: 2,
    };
    assert!(map.lines.iter().eq(roads.then_some(&due)), "{:?}", map.lines);
    let gardens = gardens(game, own);
    let due = (!gardens.is_empty()).then_some(AreaDoc { name: "garden", cells: gardens });
    assert!(map.areas.iter().eq(&due), "{:?}", map.areas);
}

/// SP-BLD-1: adjacent Parks and Statues, at least six cells of them Parks.
fn gardens(game: &SmallCity, borough: &Borough) -> Cells {
    let mut gardens = Cells::NONE;
    if game.rules().kind_named("Sta").is_none() {
        return gardens;
    }
    let of = |code: &str| {
        let tiles =
            borough.tiles.iter().filter(|(_, kind, _)| self::code(game, *kind).starts_with(code));
        tiles.flat_map(|(.., cells)| cells.iter().collect::<Vec<_>>()).collect::<Vec<Cell>>()
    };
    let (parks, statues) = (of("Pk"), of("Sta"));
    let mut left: Vec<Cell> = parks.iter().chain(&statues).copied().collect();
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut at = 0;
        while let Some(&here) = group.get(at) {
            let apart = |cell: &Cell| {
                here.column().abs_diff(cell.column()) + here.row().abs_diff(cell.row()) != 1
            };
            group.extend(left.extract_if(.., |cell| !apart(cell)));
            at += 1;
        }
        if group.iter().filter(|cell| parks.contains(cell)).count() >= 6 {
            gardens |= group.into_iter().collect();
        }
    }
    gardens
}

fn in_zone(cell: Cell, zone: u8) -> bool {
    cell.column().max(cell.row()) < zone.into()
}

/// SC-2.13: the spaces of all tiles except City Hall, with who is there.
fn spaces(game: &SmallCity, state: &State, seat: Seat) -> BTreeMap<String, SpaceDoc> {
    let mut spaces = BTreeMap::new();
    for (_, kind, cells) in state.borough(seat).tiles.iter() {
        let is_shop = ["C1", "C2", "C3", "C4"].contains(&code(game, kind));
        let count = match code(game, kind) {
            "R1" | "R2" | "R3" | "R4" | "R5" | "F1" | "F2" | "F3" | "Pol" | "Fir" => cells.len(),
            _ if is_shop => cells.len(),
            "Mus" | "Uni" => 2,
            _ => 0,
        };
        let mut cells: Vec<Cell> = cells.iter().collect();
        cells.sort_by_key(|cell| (cell.row(), cell.column()));
        for (place, &cell) in cells.iter().take(count).enumerate() {
            let function = ["cash", "sell", "buy_votes", "trade_votes"].get(place);
            let function = function.filter(|_| is_shop).copied();
            let who = who(game, state, seat, cell);
            spaces.insert(cell.to_string(), SpaceDoc { function, who });
        }
    }
    spaces
}

fn who(game: &SmallCity, state: &State, seat: Seat, cell: Cell) -> Option<SomebodyDoc> {
    let there = somebody(game, state.borough(seat), seat, cell)?;
    let person = game.rules().people[there.person.index()].name;
    Some(SomebodyDoc { person, seat: there.owner, idle: there.idle })
}

/// Section 19: what only its owner knows until the end; platforms are public after the reveal.
fn check_secrets(game: &SmallCity, state: &State, who: Observer, told: &SeatDoc) {
    let (seat, own, rules) = (told.seat, state.borough(told.seat), game.rules());
    let knows = state.over || who.is(seat);
    let cards_at = |place| state.promises.cards_at(place).map(|card| rules.promise(card));
    let mut promises = vec![];
    if knows {
        let kept = cards_at(Whereabouts::Kept(seat)).map(|rule| (rule, true));
        promises.extend(kept.chain(cards_at(Whereabouts::Drawn(seat)).map(|rule| (rule, false))));
    }
    let platform = own.platform.map(|number| &rules.platforms[usize::from(number)]);
    assert_eq!(told.platform.as_ref(), platform.map(|rule| &rule.key));
    // Choosing no platform promises nothing (SC-16.2).
    promises.extend(platform.filter(|rule| rule.key != "none").map(|rule| (rule, true)));
    let due = promises.iter().map(|(rule, kept)| promise(game, state, seat, rule, *kept));
    assert_eq!(told.promises, due.collect::<Vec<_>>());
    // SC-16.2: a seat that chooses sees how its platforms stand.
    let chooses = game.step(state) == "p8.platform" && to_act(game, state).contains(&seat);
    let open = rules.platforms.iter().filter(|rule| chooses && who.is(seat) && rule.key != "none");
    let due = open.map(|rule| promise(game, state, seat, rule, false));
    assert_eq!(told.platforms, due.collect::<Vec<_>>());
    let bottoms = state.promises.bottoms.iter().flat_map(Bottom::iter);
    let own_cards = bottoms.filter(|(_, by)| knows && *by == seat).filter_map(|(card, _)| card);
    let keys: Vec<&String> = own_cards.map(|card| &rules.promise(card).key).collect();
    assert_eq!(told.put_back.iter().collect::<Vec<_>>(), keys);
    let due = knows.then(|| score(rules, state, seat));
    let tolls =
        told.score.as_ref().map_or(0, |score| score.tolls.iter().map(|toll| toll.points).sum());
    let parts = told.score.as_ref().map(|score| {
        (score.votes, score.promises, score.special, score.platform, score.pollution, score.total)
    });
    let sum = due.map(|s| s.votes + s.promises + s.special + s.platform - s.pollution - tolls);
    let due = due.map(|s| (s.votes, s.promises, s.special, s.platform, s.pollution));
    assert_eq!(parts.map(|(a, b, c, d, e, _)| (a, b, c, d, e)), due);
    assert_eq!(parts.map(|parts| parts.5), sum);
}

fn promise(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    rule: &PromiseRule,
    kept: bool,
) -> PromiseDoc {
    let stakes = match rule.stack.name() {
        "platform" => ["platform_reward".to_owned(), "platform_penalty".to_owned()],
        "special" => ["special_promise_reward".to_owned(), "special_promise_penalty".to_owned()],
        stack => [format!("promise_reward_{stack}"), format!("promise_penalty_{stack}")],
    };
    // SP-BLD-9: a fixed value, except two that keep the value of their stacks.
    let buildings = game.setup().modules.iter().any(|on| on == "buildings");
    let own = ["promise_palaces", "promise_statues"].contains(&rule.key.as_str());
    let stakes = match rule.stack.name() {
        "easy" | "medium" | "difficult" if buildings && !own => {
            ["promise_flat_reward".to_owned(), "promise_flat_penalty".to_owned()]
        }
        _ => stakes,
    };
    let [reward, penalty] = stakes.map(|key| number(game, &key));
    let conditions: Vec<ConditionDoc> = rule
        .conditions
        .iter()
        .map(|part| ConditionDoc {
            asked: game.asked_doc(part),
            value: part.value(game.rules(), state, seat),
            holds: part.holds(game.rules(), state, seat),
        })
        .collect();
    PromiseDoc {
        key: rule.key.clone(),
        stack: rule.stack,
        kept,
        holds: conditions.iter().all(|part| part.holds),
        conditions,
        reward,
        penalty,
    }
}

/// SC-5.7: citizens who move into a new home of a plan leave City Hall with it.
fn check_hall(own: &SeatDoc, plan: &PlanDoc) {
    let count = |people: &[PeopleDoc], person| {
        people.iter().filter(|some| some.person == person).map(|some| some.count).sum::<u8>()
    };
    let enters = |step: &PlannedDoc, kind| matches!(step.step, StepDoc::Build { person: Some(person), .. } if person == kind);
    for person in ["citizen", "officer", "trader"] {
        let gone = plan.steps.iter().filter(|step| enters(step, person)).count() as u8;
        assert_eq!(count(&plan.hall_people, person), count(&own.hall, person) - gone, "{plan:?}");
    }
}

/// The promises of a plan: those of the seat, and how they stand while nothing is planned. City
/// Hall keeps those who do not move out.
#[test]
fn a_plan_shows_promises_and_city_hall_after_it() {
    let mut changed = 0;
    for (game, seed) in super::games(91) {
        each_input(&game, seed, |state, _, _| {
            if game.step(state) != "p2.plan" {
                return;
            }
            for seat in state.active(game.seats()) {
                let doc = game.view_doc(&game.view(state, Observer::Seat(seat)));
                let own = &doc.seats[seat.index()];
                let plan = own.plan.as_ref().expect("it plans");
                check_hall(own, plan);
                let now = own.promises.iter().map(|promise| {
                    let values = promise.conditions.iter().map(|condition| condition.value);
                    (promise.key.clone(), values.collect::<Vec<_>>())
                });
                let now: Vec<_> = now.collect();
                let then = plan.promises.iter();
                let then: Vec<_> =
                    then.map(|promise| (promise.key.clone(), promise.conditions.clone())).collect();
                assert_eq!(now.len(), then.len());
                assert!(now.iter().zip(&then).all(|(now, then)| now.0 == then.0));
                assert!(!plan.steps.is_empty() || now == then, "nothing is planned");
                changed += usize::from(now != then);
                let beside = match game.seats() {
                    1 => vec![],
                    2 => vec![1 - seat.index()],
                    seats => vec![(seat.index() + 1) % seats, (seat.index() + seats - 1) % seats],
                };
                let beside = beside.into_iter().map(Seat::new);
                let beside: Vec<Seat> =
                    beside.filter(|other| state.borough(*other).out == 0).collect();
                assert_eq!(own.neighbours, beside, "SC-2.12, SC-18.2");
            }
        });
    }
    assert!(changed > 100, "{changed}");
}
