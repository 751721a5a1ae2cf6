//! Small City as the subject of the laws, and richer random games than uniform ones.

pub(crate) mod sets;

use std::mem::{Discriminant, discriminant};
use std::sync::Arc;

use kernel::{Game, Input, InputOf, Observer, Rng, Seat, Turn};
use smallcity::constants::Constants;
use smallcity::documents::{QuestionDoc, ThereDoc};
use smallcity::parts::{Board, CityDeed, Lay, Riot};
use smallcity::{
    Action, Border, Build, Cell, Cells, Chance, Deed, Kind, Luck, MATERIALS, MOST_PROMISES,
    Material, Pay, Person, SEATS, STACKS, Setup, SmallCity, Spot, State, Stock, TileRule,
    Whereabouts,
};
use testkit::{Subject, Sum, legal};

/// The set-ups of a number of seats from the small sample that covers every pair of facts.
pub(crate) fn pairs(players: u8) -> Vec<Setup> {
    let all = sets::holding(2).into_iter();
    all.filter(|setup| setup.players == players).collect()
}

/// The same table with an owner's box.
pub(crate) fn with_box(mut setup: Setup, file: &str) -> Setup {
    let constants = Constants::from_toml(file).unwrap_or_else(|bad| panic!("{bad}"));
    setup.constants = Arc::new(constants);
    setup
}

/// A box in which everything is scarce and people die early, for rare events. Real buildings are
/// cheap in it; otherwise hardly any seat would have one.
pub(crate) fn harsh(setup: Setup) -> Setup {
    let text = "name = \"harsh\"\n\
        start_money_seat1 = 30\nstart_money_seat2 = 30\nstart_money_seat3 = 30\n\
        start_money_seat4 = 30\nstart_money_solo = 30\n\
        tile_r1.stock = 3\ntile_r2.stock = 2\ntile_c1.stock = 2\ntile_f1.stock = 3\n\
        tile_park_small.stock = 2\ntile_park_medium.stock = 2\ntile_park_large.stock = 2\n\
        pollution_per_person = 2\ndeath_thresholds = [4, 6, 12, 16]\n\
        pollution_elimination = 70\nsupply_wood = 4\nhistoric_cost = 1\n";
    with_box(setup, text)
}

/// A box of plenty: boroughs grow and all people find work.
pub(crate) fn lavish(setup: Setup) -> Setup {
    let text = "name = \"lavish\"\n\
        start_money_seat1 = 90\nstart_money_seat2 = 90\nstart_money_seat3 = 90\n\
        start_money_seat4 = 90\nstart_money_solo = 90\n\
        build_points = 5\nstart_citizens_city_hall = 6\ncitizen_reserve = 10\n\
        relief_cap_percent = 100\nproduction_per_citizen = 2\n";
    with_box(setup, text)
}

/// Games of a number of seats.
pub(crate) struct City<const PLAYERS: u8>;

impl<const PLAYERS: u8> Subject for City<PLAYERS> {
    type Game = SmallCity;

    fn setups() -> Vec<Setup> {
        // The gate takes every other one, with one seat and three the other half.
        let from = usize::from(PLAYERS) % testkit::often(2, 1);
        pairs(PLAYERS).into_iter().skip(from).step_by(testkit::often(2, 1)).collect()
    }

    /// Every small action, everywhere and by every seat; of builds, upgrades, moves and the like a
    /// large sample: shapes that fit and shapes of other tiles, outside the zone too, with payments
    /// and people that fit or not.
    fn all_inputs(game: &SmallCity) -> Vec<InputOf<SmallCity>> {
        let rng = &mut Rng::seed(7);
        let sample = Sample::of(game);
        let mut inputs = vec![];
        inputs.extend(Seat::first(Seat::MAX).map(|seat| Input::Chance(Chance::Host(seat))));
        let numbers = || (0..MOST_PROMISES as u8).chain([254, 255]);
        inputs.extend(numbers().map(|card| Input::Chance(Chance::Promise(card))));
        inputs.extend(numbers().map(|card| Input::Chance(Chance::Card(card))));
        inputs.extend(numbers().map(|card| Input::Chance(Chance::Boxed(card))));
        inputs
            .extend((0..6).map(|board| Input::Chance(Chance::Module(Luck::Europe(Board(board))))));
        for seat in Seat::first(SEATS.min(game.seats() + 1)) {
            let acts = sample.actions(rng).into_iter().map(|action| Input::Act { seat, action });
            inputs.extend(acts);
        }
        inputs
    }

    /// Section 19: promises never drawn, those of other seats and those that others put back are
    /// redealt among their places; secret plans of others are planned anew.
    fn redeal(game: &SmallCity, state: &State, who: Observer, rng: &mut Rng) -> State {
        let mut state = *state;
        if state.over {
            return state;
        }
        redeal_promises(game, &mut state, who, rng);
        if let Turn::Together(_) = game.turn(&state) {
            for seat in Seat::first(game.seats()) {
                if !who.is(seat) && state.borough(seat).plays() {
                    plan_anew(game, &mut state, seat, rng);
                }
            }
        }
        state
    }

    /// Questions of the kind "why not here", of each kind.
    fn questions(game: &SmallCity, _: &State, seat: Seat, rng: &mut Rng) -> Vec<QuestionDoc> {
        let tiles: Vec<String> = game.rules().tiles.iter().map(|tile| tile.code.clone()).collect();
        let mut cell = || any_cell(rng);
        let host = (seat.index() + 1) % game.seats();
        let mut asked = vec![
            ThereDoc::Upgrade { upgrade: cell(), cell: cell() },
            ThereDoc::Enlarge { enlarge: cell(), cell: cell() },
            ThereDoc::Move { from: cell().to_string(), to: cell().to_string() },
            ThereDoc::Move { from: cell().to_string(), to: format!("{host}:{}", cell()) },
        ];
        asked.extend(tiles.into_iter().map(|tile| ThereDoc::Build { tile, cell: cell() }));
        asked.into_iter().map(QuestionDoc::Why).collect()
    }

    fn conserved(game: &SmallCity, state: &State) -> Vec<Sum> {
        conserved(game, state)
    }

    fn choose(game: &SmallCity, state: &State, seat: Seat, rng: &mut Rng) -> Option<Action> {
        varied(game, state, seat, rng)
    }

    /// Plans can be taken back without end; no random game comes near this limit.
    fn bound(_: &SmallCity) -> usize {
        20_000
    }
}

/// Shapes of a tile, each as (column, row) of its cells.
type Shapes = Vec<Vec<(u8, u8)>>;

/// The pool from which inputs are sampled.
struct Sample {
    /// The kinds of tiles, each with its shapes (SC-2.4).
    tiles: Vec<(Kind, Shapes)>,
    hall: usize,
    /// Citizens, and special people that this table may lack.
    people: Vec<Person>,
}

impl Sample {
    fn of(game: &SmallCity) -> Sample {
        let constants = &game.setup().constants;
        let shapes = |kind| constants.fixed_shapes(shape_set(game, game.rules().tile(kind)));
        let tiles: Vec<_> = game.rules().kinds().map(|kind| (kind, shapes(kind))).collect();
        let hall = constants.tiles().iter().position(|row| row.key == "tile_city_hall");
        let others = SmallCity::new(&Setup::new(1).with(&["police", "traders"])).expect("sound");
        let people = others.rules().persons().collect();
        Sample { tiles, hall: hall.expect("there are City Halls"), people }
    }

    /// Some actions of every kind.
    fn actions(&self, rng: &mut Rng) -> Vec<Action> {
        let mut all = vec![Action::Grow, Action::Undo, Action::Commit, Action::Reopen, Action::End];
        all.extend((0..MOST_PROMISES as u8).chain([255]).map(Action::Keep));
        let cards = (0..12).chain([255]);
        all.extend(cards.flat_map(|card| (0..4).map(move |choice| Action::Take { card, choice })));
        all.extend(Material::ALL.map(Action::Sell));
        all.extend(Material::ALL.map(Action::Trade));
        all.extend(Material::ALL.map(Action::Discard));
        all.extend((0..7).map(Action::Buy));
        all.extend((0..6).map(Action::Platform));
        for disc in 0..6 {
            for row in 0..7 {
                all.extend(Pay::ALL.map(|pay| Action::Council { disc, row, pay }));
            }
        }
        for cell in !Cells::NONE {
            all.push(Action::Grave(cell));
            all.push(Action::Victim(cell));
            all.extend(self.people.iter().map(|&person| Action::Home { cell, person }));
            all.push(Action::Module(Deed::Police(Riot::On(cell))));
            all.push(Action::Module(Deed::Roads(Lay::Roundabout(cell))));
            let others = Cells::of(cell).beside().iter();
            let borders = others.filter_map(|other| Border::between(cell, other));
            all.extend(borders.map(|border| Action::Module(Deed::Roads(Lay::Road(border)))));
            let (one, tile) = (Cells::of(cell), cell);
            all.extend(one.beside().iter().map(|other| Action::Mayor(one | Cells::of(other))));
            all.extend(one.beside().iter().map(|cell| Action::Upgrade { tile, cell }));
            let merges = one.beside().iter().map(|other| CityDeed::merge(cell, other));
            let homes = [None, Some(Person::CITIZEN)];
            let homes = homes.map(|enter| CityDeed::FreeHome { cell, enter });
            all.extend(merges.chain(homes).map(|deed| Action::Module(Deed::Europe(deed))));
        }
        let cities = smallcity::parts::City::ALL.map(CityDeed::Settle);
        all.extend(cities.map(|deed| Action::Module(Deed::Europe(deed))));
        let in_hall = self.people.iter().map(|&person| Riot::Hall(person));
        all.extend(in_hall.map(|riot| Action::Module(Deed::Police(riot))));
        for _ in 0..150 {
            all.push(Action::Hall(self.placed(self.hall, rng)));
            all.push(Action::Hall(scattered(rng, 6)));
            let number = 1 + rng.below(3) as usize;
            all.push(Action::Mayor(scattered(rng, number)));
            let number = 1 + rng.below(3) as usize;
            all.push(Action::Enlarge { park: any_cell(rng), cells: scattered(rng, number) });
            all.push(Action::Upgrade { tile: any_cell(rng), cell: any_cell(rng) });
            let from = Spot { seat: Seat::new(rng.below(5) as usize), cell: any_cell(rng) };
            let to = Spot { seat: Seat::new(rng.below(5) as usize), cell: any_cell(rng) };
            all.push(Action::Move { from, to, drive: rng.below(2) > 0 });
        }
        for (index, (kind, shapes)) in self.tiles.iter().enumerate() {
            for number in 0..14 {
                let cells = match number {
                    0 => scattered(rng, shapes[0].len()),
                    1 => Cells::NONE,
                    2 => self.placed(rng.below(self.tiles.len() as u32) as usize, rng),
                    _ => self.placed(index, rng),
                };
                let fits = rng.below(4) > 0;
                let pay = if fits { [0; MATERIALS] } else { [(); 3].map(|()| rng.below(3) as u8) };
                let enter = self.people.get(rng.below(3) as usize).copied();
                all.push(Action::Build(Build { kind: *kind, cells, pay, enter }));
            }
        }
        all
    }

    /// A shape of a tile somewhere on the map, more often in the small zone.
    fn placed(&self, tile: usize, rng: &mut Rng) -> Cells {
        let shape = rng.pick(&self.tiles[tile].1).expect("a set has shapes");
        let size = if rng.below(4) > 0 { 7 } else { 10 };
        let reach =
            |part: fn(&(u8, u8)) -> u8| u32::from(shape.iter().map(part).max().unwrap_or(0));
        let mut shift = |most: u32| rng.below(size - most) as usize;
        let (right, down) = (shift(reach(|cell| cell.0)), shift(reach(|cell| cell.1)));
        let moved = |&(column, row): &(u8, u8)| {
            Cell::at(right + usize::from(column), down + usize::from(row))
        };
        shape.iter().filter_map(moved).collect()
    }
}

/// The name of the shape set of a kind of tile: from the data, or from a module's own constant.
pub(crate) fn shape_set<'a>(game: &'a SmallCity, rule: &TileRule) -> &'a str {
    let constants = &game.setup().constants;
    match (constants.tile(&rule.key), rule.key.strip_prefix("tile_")) {
        (Some(row), _) => &row.shapes,
        (None, name) => {
            let key = format!("{}_shape", name.expect("a tile"));
            // A tile without a choice of shapes is one cell.
            constants.get(&key).map_or("S1", |_| &constants.words(&key)[0])
        }
    }
}

fn any_cell(rng: &mut Rng) -> Cell {
    Cell::at(rng.below(10) as usize, rng.below(10) as usize).expect("on the map")
}

/// Some cells, which seldom form a shape.
fn scattered(rng: &mut Rng, count: usize) -> Cells {
    (0..count).map(|_| any_cell(rng)).collect()
}

/// Redeals the promises that `who` does not know, stack by stack.
fn redeal_promises(game: &SmallCity, state: &mut State, who: Observer, rng: &mut Rng) {
    enum Place {
        At(Whereabouts),
        Bottom(usize),
    }
    for stack in 0..STACKS {
        let mut places: Vec<(Place, Option<Seat>)> = vec![];
        let mut cards = vec![];
        for card in 0..game.rules().promises.len() as u8 {
            let at = state.promises.at[usize::from(card)];
            let (secret, owner) = match at {
                Whereabouts::Stack => (true, None),
                Whereabouts::Drawn(seat) | Whereabouts::Kept(seat) | Whereabouts::Gone(seat) => {
                    (!who.is(seat), Some(seat))
                }
                _ => (false, None),
            };
            if secret && game.rules().promise(card).stack as usize == stack {
                places.push((Place::At(at), owner));
                cards.push(card);
            }
        }
        for (number, (card, seat)) in state.promises.bottoms[stack].iter().enumerate() {
            if !who.is(seat) {
                places.push((Place::Bottom(number), Some(seat)));
                cards.extend(card);
            }
        }
        // No seat has a promise that it skips (SP-SET-11).
        let fits = |(card, (_, owner)): (&u8, &(Place, Option<Seat>))| {
            owner.is_none_or(|seat| game.rules().may_keep(state, seat, *card))
        };
        let dealt = loop {
            let mut left = cards.clone();
            let mut deal = |_| left.swap_remove(rng.below(left.len() as u32) as usize);
            let dealt: Vec<u8> = cards.iter().map(&mut deal).collect();
            if dealt.iter().zip(&places).all(fits) {
                break dealt;
            }
        };
        for ((place, _), card) in places.into_iter().zip(dealt) {
            match place {
                Place::At(at) => state.promises.at[usize::from(card)] = at,
                Place::Bottom(number) => {
                    state.promises.at[usize::from(card)] = Whereabouts::Bottom;
                    let bottom = &mut state.promises.bottoms[stack].cards[number];
                    *bottom = bottom.map(|(_, seat)| (Some(card), seat));
                }
            }
        }
    }
}

/// Makes a seat plan something else in a common step, and commit if it had.
fn plan_anew(game: &SmallCity, state: &mut State, seat: Seat, rng: &mut Rng) {
    let committed = state.committed.contains(seat);
    let act =
        |state: &mut State, action: Action| game.apply(state, &Input::Act { seat, action }).is_ok();
    if committed {
        assert!(act(state, Action::Reopen), "a commit can be taken back");
    }
    while act(state, Action::Undo) {}
    let commits =
        |action: &Action| matches!(action, Action::Commit | Action::Hall(_) | Action::Platform(_));
    for _ in 0..rng.below(5) {
        let steps = legal(game, state, seat).into_iter();
        let steps: Vec<Action> =
            steps.filter(|action| !commits(action) && *action != Action::Undo).collect();
        if let Some(step) = rng.pick(&steps) {
            assert!(act(state, *step), "{step:?} is listed");
        }
    }
    // Some plans need more before they can be committed.
    while committed && !state.committed.contains(seat) {
        let on = |action: &Action| *action != Action::Undo;
        let steps: Vec<Action> = legal(game, state, seat).into_iter().filter(on).collect();
        let ends: Vec<Action> = steps.iter().copied().filter(commits).collect();
        let step = rng.pick(&ends).or(rng.pick(&steps)).expect("a plan can be committed");
        assert!(act(state, *step), "{step:?} is listed");
    }
}

/// Section 21, invariants 1 to 3; invariant 3 of the expansion; and the promise cards.
pub(crate) fn conserved(game: &SmallCity, state: &State) -> Vec<Sum> {
    let sum =
        |what, counted: usize, due: usize| Sum { what, counted: counted as i64, due: due as i64 };
    let (seats, setup) = (game.seats(), game.setup());
    let on = |id: &str| setup.modules.iter().any(|on| on == id);
    let constant = |key: &str| usize::try_from(setup.constants.int(key)).expect("small numbers");
    let mut sums = vec![];
    let citizens = ["start_citizens_city_hall", "start_citizens_career", "citizen_reserve"];
    let citizens: usize = citizens.map(constant).iter().sum();
    for seat in Seat::first(seats) {
        for (person, rule) in game.rules().people.iter().enumerate() {
            let (what, due) = match rule.name {
                "trader" => ("Traders", constant("traders_per_seat")),
                "officer" => ("officers", constant("officers_per_seat")),
                _ => ("citizens", citizens),
            };
            let borough = state.borough(seat);
            let lying = [borough.hall, borough.aside, borough.dead, borough.gone];
            let mut count: usize = lying.iter().map(|place| usize::from(place[person])).sum();
            count += borough.people[person].len();
            if let Some(dead) = state.now.to_bury {
                count += usize::from(dead.owner == seat && dead.person.index() == person);
            }
            if person == 0 {
                count += usize::from(borough.reserve);
                let hosts =
                    state.boroughs.iter().filter(|host| host.guests[seat.index()].is_some());
                count += hosts.count();
            }
            sums.push(sum(what, count, due));
        }
    }
    for material in Material::ALL {
        let wood = material == Material::Wood;
        let apart =
            |borough: &smallcity::Borough| if wood { borough.modules.forest.wood } else { 0 };
        let boroughs = state.boroughs[..seats].iter();
        let stored: usize =
            boroughs.map(|borough| usize::from(borough.has(material) + apart(borough))).sum();
        let supply = usize::from(state.supply[material as usize]);
        let extra = if wood && on("forest") { constant("extra_wood") } else { 0 };
        let due = constant(&format!("supply_{}", material.name())) + extra;
        sums.push(sum(material.name(), supply + stored, due));
    }
    for kind in game.rules().kinds() {
        let boards = state.boroughs[..seats].iter().map(|borough| {
            let built = borough.tiles.iter().filter(|(_, other, _)| *other == kind).count();
            built + usize::from(borough.own_stock[kind.index()])
        });
        let due = match game.rules().tile(kind).stock {
            Stock::Common(count) => usize::from(count),
            Stock::Own(count) => usize::from(count) * (seats - game.rules().tile(kind).never.len()),
        };
        let stock = usize::from(state.stock[kind.index()]);
        sums.push(sum("tiles of a kind", stock + boards.sum::<usize>(), due));
    }
    let promises = game.rules().promises.len();
    let absent = state.promises.cards_at(Whereabouts::Absent).count();
    sums.push(sum("promise cards", MOST_PROMISES - absent, promises));
    for (stack, bottom) in state.promises.bottoms.iter().enumerate() {
        let mut listed: Vec<u8> = bottom.iter().filter_map(|(card, _)| card).collect();
        listed.sort_unstable();
        listed.dedup();
        let there = state.promises.cards_at(Whereabouts::Bottom);
        let there = there.filter(|&card| game.rules().promise(card).stack as usize == stack);
        sums.push(sum("promises put back", listed.len(), bottom.count.into()));
        sums.push(sum("promises at the bottom", there.count(), bottom.count.into()));
    }
    sums
}

/// Picks a kind of action first, then one action of it: builds of rare tiles come as often as those
/// with many shapes, and plans are seldom taken back.
pub(crate) fn varied(game: &SmallCity, state: &State, seat: Seat, rng: &mut Rng) -> Option<Action> {
    type Sort = (Discriminant<Action>, Option<Kind>);
    let mut groups: Vec<(Sort, Vec<Action>)> = vec![];
    for action in legal(game, state, seat) {
        let kind = if let Action::Build(build) = action { Some(build.kind) } else { None };
        let key = (discriminant(&action), kind);
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, group)) => group.push(action),
            None => groups.push((key, vec![action])),
        }
    }
    let (_, group) = rng.pick(&groups)?;
    let action = *rng.pick(group)?;
    if matches!(action, Action::Undo | Action::Reopen) && rng.below(3) > 0 {
        return varied(game, state, seat, rng);
    }
    Some(action)
}
