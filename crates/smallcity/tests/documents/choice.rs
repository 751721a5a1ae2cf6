//! Choices: what an action costs and brings according to the document, compared with the rules and
//! with the map and purse of the seat afterwards.

use kernel::{Documents, Game, Input, Observer, Seat};
use smallcity::constants::Stack;
use smallcity::documents::{ActionDoc, NearDoc, PeopleDoc, PlanDoc, PlannedDoc, SeatDoc};
use smallcity::parts::Riot;
use smallcity::{
    Action, Borough, Build, Cell, Cells, ChoiceDoc, Deed, Kind, Pay, Price, Setup, SmallCity,
    Stage, State, StepDoc,
};

use super::{each_input, games, number, tables};
use crate::plain::tiles_of;

/// A seat that is to choose, with its map as its plan leaves it.
struct Chooser<'a> {
    game: &'a SmallCity,
    state: &'a State,
    seat: Seat,
    map: Borough,
}

/// What an action changes: dollars, votes, pollution; wood, stone and metal.
type Change = ([i32; 3], [i32; 3]);

impl<'a> Chooser<'a> {
    fn new(game: &'a SmallCity, state: &'a State, seat: Seat) -> Chooser<'a> {
        Chooser { game, state, seat, map: game.planned(state, seat) }
    }

    fn choice(&self, action: &Action) -> ChoiceDoc {
        let view = self.game.view(self.state, Observer::Seat(self.seat));
        self.game.choice_doc(&view, self.seat, action)
    }

    fn step(&self) -> &'static str {
        self.game.step(self.state)
    }

    fn is_planning(&self) -> bool {
        self.step() == "p2.plan"
    }

    fn code(&self, kind: Kind) -> &str {
        &self.game.rules().tile(kind).code
    }

    fn holds(&self, letter: char) -> bool {
        let card = self.state.borough(self.seat).card;
        card.is_some_and(|card| self.game.rules().cards[usize::from(card)].letter == letter)
    }

    /// The tile on a cell: its code and its cells.
    fn tile_on(&self, cell: Cell) -> (&str, Cells) {
        let mut tiles = self.map.tiles.iter();
        let tile = tiles.find(|(_, _, cells)| cells.contains(cell));
        let (_, kind, cells) = tile.expect("a tile stands there");
        (self.code(kind), cells)
    }

    /// The code of the tile that an action makes.
    fn makes(&self, action: &Action) -> Option<String> {
        match *action {
            Action::Build(build) => Some(self.code(build.kind).to_owned()),
            Action::Upgrade { tile, .. } => {
                let (code, cells) = self.tile_on(tile);
                Some(format!("{}{}", &code[..1], cells.len() + 1))
            }
            Action::Enlarge { park, cells } => {
                Some(format!("Pk{}", (self.tile_on(park).1 | cells).len()))
            }
            _ => None,
        }
    }

    /// The cells that an action concerns, and those it newly covers.
    fn cells(&self, action: &Action) -> (Cells, Cells) {
        match *action {
            Action::Build(build) => (build.cells, build.cells),
            Action::Upgrade { tile, cell } => {
                (self.tile_on(tile).1 | Cells::of(cell), Cells::of(cell))
            }
            Action::Enlarge { park, cells } => (self.tile_on(park).1 | cells, cells),
            Action::Module(Deed::Roads(deed)) => (Deed::Roads(deed).cells(), Cells::NONE),
            Action::Hall(cells) | Action::Mayor(cells) => (cells, Cells::NONE),
            Action::Module(Deed::Police(Riot::On(cell)))
            | Action::Home { cell, .. }
            | Action::Victim(cell)
            | Action::Grave(cell) => (Cells::of(cell), Cells::NONE),
            _ => (Cells::NONE, Cells::NONE),
        }
    }

    /// The rule by which a step of phase 4 brings something.
    fn income(&self) -> Option<&'static str> {
        match self.step() {
            "p4.tourist" => Some("SC-9.1"),
            "p4.commerce" => Some("SC-9.2"),
            "p4.other" => Some("SC-9.4"),
            _ => None,
        }
    }

    /// The rule that allows an action; `None` where several do.
    fn rule(&self, action: &Action) -> Option<String> {
        let rules = self.game.rules();
        let rule = match action {
            Action::Keep(_) if self.step() == "p2.palace" => "SP-BLD-8",
            Action::Keep(card) if rules.promise(*card).stack == Stack::Special => "SC-16.1",
            Action::Keep(_) => "SC-3.8",
            Action::Take { card, .. } => rules.cards[usize::from(*card)].rule,
            Action::Build(build) => {
                let tiles = tiles_of(self.game);
                tiles.iter().find(|tile| tile.0 == self.code(build.kind)).expect("a tile").3
            }
            Action::Hall(_) => "SC-3.9",
            Action::Mayor(_) => "SC-4.1",
            Action::Grow => "SC-5.5",
            Action::Enlarge { .. } => "SC-5.6",
            Action::Upgrade { .. } => "SC-7.1",
            Action::Undo | Action::Commit => "SC-5.1",
            Action::Reopen => match self.step() {
                "s.city_hall" => "SC-3.9",
                "p8.platform" => "SC-16.2",
                _ => "SC-5.1",
            },
            Action::Move { .. } => "SC-8.3",
            Action::Home { .. } => "SC-8.7",
            Action::Sell(_) | Action::Buy(_) | Action::Trade(_) => self.income()?,
            Action::Discard(_) => "SC-9.7",
            Action::Victim(_) => "SC-11.5",
            Action::Module(Deed::Police(_)) => "SP-POL-10",
            Action::Module(Deed::Europe(deed)) => panic!("{deed:?}: no city is played here"),
            Action::Module(Deed::Roads(_)) => "SP-ROA-2",
            Action::Grave(_) => "SC-11.6",
            Action::Council { .. } => "SC-12.2",
            Action::Platform(_) => "SC-16.2",
            Action::End => match self.step() {
                "p3.move" => "SC-8.3",
                "p3.home" => "SC-8.7",
                // Without a build or a move.
                _ if self.state.now.council.stage == Stage::Build => "SC-12.7",
                "p1.choose" | "p7.council" => "SC-12.2",
                _ => self.income()?,
            },
        };
        Some(rule.to_owned())
    }

    /// What the land costs (SP-FOR-2); the holder of card F pays half of all that a plan clears,
    /// rounded down (SP-FOR-3).
    fn surcharge(&self, action: &Action) -> i32 {
        let forest = self.map.modules.forest.cells;
        let new = (self.cells(action).1 & forest).len() as i32;
        if new == 0 {
            return 0;
        }
        let side = self.game.setup().options.get("forest_side");
        let sides: Vec<&str> = side.map_or("easy", |side| side).split(',').collect();
        let side = sides.get(self.seat.index()).unwrap_or(&sides[0]);
        let each = number(self.game, &format!("forest_clear_{side}"));
        if self.is_planning() && self.holds('F') {
            let at_start = self.state.borough(self.seat).modules.forest.cells;
            let before = (at_start.len() - forest.len()) as i32;
            (before + new) * each / 2 - before * each / 2
        } else {
            new * each
        }
    }

    /// Dollars for a tile without its land (SC-4.7).
    fn dollars(&self, kind: Kind) -> i32 {
        let rule = self.game.rules().tile(kind);
        let Price::Money(price) = rule.price else { return 0 };
        let code = self.code(kind);
        let mediated = self.holds('C') && !code.starts_with("Pk") && code != "Sta";
        i32::from(if mediated { (price - 1).max(1) } else { price })
    }

    /// What an action costs and brings at once; `None` where that depends on more than its numbers.
    fn change(&self, action: &Action) -> Option<Change> {
        let (game, land) = (self.game, self.surcharge(action));
        let one = |material: smallcity::Material| {
            let mut change = [0; 3];
            change[material as usize] = -1;
            change
        };
        let key = |what: &str, which: &str| number(game, &format!("{what}_{which}"));
        Some(match *action {
            Action::Build(build) if self.is_planning() => {
                ([-self.dollars(build.kind) - land, 0, 0], build.pay.map(|count| -i32::from(count)))
            }
            Action::Build(_) | Action::Upgrade { .. } => ([-land, 0, 0], [0; 3]),
            // The price of a small Park per cell.
            Action::Enlarge { cells, .. } => ([-(cells.len() as i32), 0, 0], [0; 3]),
            Action::Grow => ([-number(game, "zone_growth_cost"), 0, 0], [0; 3]),
            Action::Sell(what) => ([key("sell", what.name()), 0, 0], one(what)),
            Action::Trade(what) => ([0, key("trade_votes", what.name()), 0], one(what)),
            Action::Buy(dollars) => {
                ([-i32::from(dollars), key("buy_votes", &dollars.to_string()), 0], [0; 3])
            }
            Action::Take { card, choice }
                if game.rules().cards[usize::from(card)].letter == 'E' =>
            {
                // SP-REA-4.
                let beside = self.map.tiles.iter().any(|(_, kind, _)| self.code(kind) == "Col");
                let times = if beside { number(game, "colosseum_supporter_factor") } else { 1 };
                let money = if choice == 0 { number(game, "supporter_money") } else { 0 };
                let votes = if choice == 1 { number(game, "supporter_votes") } else { 0 };
                ([times * money, times * votes, 0], [0; 3])
            }
            Action::Take { card, choice }
                if game.rules().cards[usize::from(card)].letter == 'L' =>
            {
                let part = |at: u8, key: &str| if choice == at { number(game, key) } else { 0 };
                let (money, votes) = (part(0, "anarchist_money"), part(1, "anarchist_votes"));
                ([-money, -votes, part(2, "anarchist_pollution")], [0; 3])
            }
            Action::Council { disc, row, pay } => return self.council(disc.into(), row, pay),
            // When the last of a kind goes, more may have to go (SC-9.7).
            Action::Discard(_) | Action::Undo => return None,
            _ => ([0; 3], [0; 3]),
        })
    }

    /// SC-12.3 to SC-12.9; a promise costs nothing at once.
    fn council(&self, index: usize, row: u8, pay: Pay) -> Option<Change> {
        let data = &self.game.setup().constants;
        let [mut money, mut votes, mut pollution] = [0; 3];
        match pay {
            Pay::Money => money -= data.ints("council_price_money")[index],
            Pay::Votes => votes -= data.ints("council_price_votes")[index],
            Pay::Promise => {}
        }
        match row {
            1 => money += data.ints("council_row1_money")[index],
            2 => return None,
            5 => {
                let track = self.state.borough(self.seat).pollution.into();
                pollution -= data.ints("council_row5_pollution")[index].min(track);
            }
            _ => {}
        }
        Some(([money, votes, pollution], [0; 3]))
    }

    /// SC-5.3: only plans spend build points, on builds, growth and Parks.
    fn points(&self, action: &Action) -> i32 {
        match action {
            _ if !self.is_planning() => 0,
            Action::Build(build) if self.code(build.kind) == "Pal" => {
                number(self.game, "palace_points")
            }
            Action::Build(_) | Action::Enlarge { .. } => 1,
            Action::Grow => number(self.game, "zone_growth_points"),
            _ => 0,
        }
    }

    /// What the criterion of a tile counts around some cells (section 6), tiles on those cells
    /// excluded.
    fn because(&self, code: &str, cells: Cells) -> Vec<NearDoc> {
        let wanted: &[&str] = match code {
            "R1" | "R2" | "R3" | "R4" | "R5" => {
                &["Hall", "Sch", "Lib", "Mus", "Met", "Cli", "Uni", "Col", "Neu", "Sta"]
            }
            "C1" | "C2" | "C3" | "C4" => &["R1", "R2", "R3", "R4", "R5"],
            "F2" => &["Ref"],
            "F3" => &["Ref", "Har"],
            "Ref" | "Har" | "War" => &["F1", "F2", "F3"],
            _ => &[],
        };
        let near = |one: Cell, other: Cell| {
            one.column().abs_diff(other.column()) <= 1 && one.row().abs_diff(other.row()) <= 1
        };
        let around = self.map.tiles.iter().filter(|(_, kind, tile)| {
            let meets = tile.iter().any(|one| cells.iter().any(|other| near(one, other)));
            meets && !tile.within(cells) && wanted.contains(&self.code(*kind))
        });
        let near = |(_, kind, cells)| NearDoc { tile: self.code(kind).to_owned(), cells };
        around.map(near).collect()
    }

    /// Compares all that the document says of an action with all of that.
    fn check(&self, action: &Action) -> ChoiceDoc {
        let told = self.choice(action);
        let text = format!("{action:?}");
        assert!(self.rule(action).is_none_or(|rule| rule == told.rule), "{} of {text}", told.rule);
        assert_eq!(told.cells, self.cells(action).0, "{text}");
        let land: u16 = told.surcharges.iter().map(|part| part.money).sum();
        assert_eq!(i32::from(land), self.surcharge(action), "{text}");
        assert!(told.surcharges.iter().all(|part| part.rule == "SP-FOR-2"), "{text}");
        assert_eq!(i32::from(told.points), self.points(action), "{text}");
        if let Some(due) = self.change(action) {
            assert_eq!(change(&told), due, "{text}");
        }
        let code = self.makes(action);
        let because = code.as_ref().map(|code| self.because(code, told.cells));
        assert_eq!(told.because, because.unwrap_or_default(), "{text}");
        let kind = code.and_then(|code| self.game.rules().kind_named(&code));
        let effects = kind.map(|kind| self.game.effects(kind)).unwrap_or_default();
        assert_eq!(told.effects, effects, "{text}");
        told
    }
}

fn change(told: &ChoiceDoc) -> Change {
    let mut materials = [0; 3];
    for told in &told.materials {
        materials[told.material as usize] = told.change.into();
    }
    ([told.money, told.votes, told.pollution], materials)
}

/// The difference between two purses.
fn difference(before: &Borough, after: &Borough) -> Change {
    let purse = |own: &Borough| [own.money, own.votes, own.pollution].map(i32::from);
    let (old, new) = (purse(before), purse(after));
    let [wood, stone, metal] =
        [0, 1, 2].map(|m| i32::from(after.store[m]) - i32::from(before.store[m]));
    ([new[0] - old[0], new[1] - old[1], new[2] - old[2]], [wood, stone, metal])
}

#[test]
fn a_choice_matches_the_rules() {
    let (mut told, mut on_forest, mut because) = (0, 0, 0);
    for game in tables() {
        each_input(&game, 41, |before, input, _| {
            let &Input::Act { seat, action } = input else { return };
            let chooser = Chooser::new(&game, before, seat);
            let legal = testkit::legal(&game, before, seat);
            for action in legal.iter().step_by(legal.len() / 10 + 1).chain([&action]) {
                let doc = chooser.check(action);
                told += 1;
                on_forest += usize::from(!doc.surcharges.is_empty());
                because += usize::from(doc.because.len() > 1);
            }
        });
    }
    assert!(told > 5_000 && on_forest > 100 && because > 100, "{told} {on_forest} {because}");
}

/// The choice predicts what the map and purse of the seat show afterwards, as long as nothing else
/// happens: in a plan, and while a seat continues in its step.
#[test]
fn a_choice_matches_the_state_after_it() {
    let (mut planned, mut at_once) = (0, 0);
    for (game, seed) in games(11) {
        each_input(&game, seed, |before, input, after| {
            let &Input::Act { seat, action } = input else { return };
            // The effect that a promise pays for comes after the draw.
            let draws = matches!(action, Action::Council { pay: Pay::Promise, .. });
            let moved =
                (before.step, before.place, before.round) != (after.step, after.place, after.round);
            if draws || moved {
                return;
            }
            let told = Chooser::new(&game, before, seat).choice(&action);
            let plan = |state: &State| plan_of(&game, state, seat);
            if let (Some(old), Some(new)) = (plan(before), plan(after)) {
                let money = i32::from(new.money) - i32::from(old.money);
                assert_eq!(told.money, money, "{action:?}");
                let is_step = !matches!(action, Action::Undo | Action::Commit | Action::Reopen);
                if is_step {
                    assert_eq!(told.points, old.points - new.points, "{action:?}");
                }
                check_steps(&action, &old, &new, &told);
                check_sums(&own(&game, after, seat), &new);
                planned += usize::from(is_step);
            } else {
                let due = difference(before.borough(seat), after.borough(seat));
                assert_eq!(change(&told), due, "{action:?}");
                at_once += usize::from(due != ([0; 3], [0; 3]));
            }
        });
    }
    assert!(planned > 1_000 && at_once > 50, "{planned} in plans, {at_once} at once");
}

fn own(game: &SmallCity, state: &State, seat: Seat) -> SeatDoc {
    let mut doc = game.view_doc(&game.view(state, Observer::Seat(seat)));
    doc.seats.swap_remove(seat.index())
}

fn plan_of(game: &SmallCity, state: &State, seat: Seat) -> Option<PlanDoc> {
    own(game, state, seat).plan.filter(|_| game.step(state) == "p2.plan")
}

/// The purse of a seat less the price of each plan step is what the plan leaves.
fn check_sums(own: &SeatDoc, plan: &PlanDoc) {
    let paid: u16 = plan.steps.iter().map(|step| step.money).sum();
    assert_eq!(own.money - paid, plan.money, "{plan:?}");
    let mut store = [own.store.wood, own.store.stone, own.store.metal];
    let mut hall = people(&own.hall);
    for PlannedDoc { step, .. } in &plan.steps {
        if let StepDoc::Build { pay, person, .. } = step {
            for paid in pay {
                store[paid.material as usize] -= paid.count;
            }
            hall -= usize::from(person.is_some());
        }
        hall -= usize::from(matches!(step, StepDoc::Home { .. }));
    }
    assert_eq!(store, [plan.store.wood, plan.store.stone, plan.store.metal], "{plan:?}");
    assert_eq!(hall, people(&plan.hall_people), "{plan:?}");
}

fn people(kinds: &[PeopleDoc]) -> usize {
    kinds.iter().map(|kind| usize::from(kind.count)).sum()
}

/// A plan lists each step as the choice described it (SC-5.1).
fn check_steps(action: &Action, old: &PlanDoc, new: &PlanDoc, told: &ChoiceDoc) {
    let mut due = old.steps.clone();
    match action {
        Action::Undo => drop(due.pop()),
        Action::Commit | Action::Reopen => {}
        _ => {
            let ActionDoc::Step(step) = told.action.clone() else {
                panic!("{action:?} is a plan step")
            };
            let money = told.money.unsigned_abs() as u16;
            let rule = told.rule.clone();
            due.push(PlannedDoc { step, money, points: told.points, rule });
        }
    }
    assert_eq!(new.steps, due);
}

/// A solo borough on a large map with everything a criterion can ask for: homes and culture in the
/// upper left, industry in the lower right.
fn full_borough() -> (SmallCity, State) {
    let game = SmallCity::new(&Setup::new(1)).expect("a sound set-up");
    let mut state = game.start();
    let tiles = [
        ("Hall", "a1 b1 c1 a2 b2 c2"),
        ("Sch", "d1"),
        ("Lib", "e3 e4"),
        ("R1", "c3"),
        ("R2", "a3 b3"),
        ("C1", "b4"),
        ("F1", "h8"),
        ("F2", "i8 i9"),
        ("Ref", "h7"),
        ("Har", "j7 j8"),
        ("Pk1", "f1"),
    ];
    for (code, cells) in tiles {
        let kind = game.rules().kind_named(code).expect("a tile");
        game.put(&mut state, Seat::new(0), kind, Cells::parse(cells).expect("cells"));
    }
    let borough = &mut state.boroughs[0];
    (borough.zone, borough.money) = (10, 50);
    game.go_to(&mut state, "p2.plan");
    (game, state)
}

/// Every level of every kind, and what counts for one level but not the next.
#[test]
fn a_choice_names_the_tiles_that_meet_its_criterion() {
    let (game, state) = full_borough();
    let chooser = Chooser::new(&game, &state, Seat::new(0));
    let mut made: Vec<String> = vec![];
    for action in testkit::legal(&game, &state, Seat::new(0)) {
        chooser.check(&action);
        made.extend(chooser.makes(&action).filter(|code| !made.contains(code)));
    }
    for code in ["R2", "R3", "C1", "C3", "F1", "F2", "F3", "War", "Pk1", "Pk2", "Pk3"] {
        assert!(made.iter().any(|other| other == code), "{code} is in none of {made:?}");
    }
}

/// TV-6: F3 beside Refinery and Harbor, which count; the other Factories do not.
#[test]
fn a_factory_names_its_refinery_and_its_harbor() {
    let (game, state) = full_borough();
    let chooser = Chooser::new(&game, &state, Seat::new(0));
    let kind = |code: &str| game.rules().kind_named(code).expect("a tile");
    let build = |code: &str, on: &str| {
        let cells = Cells::parse(on).expect("cells");
        Action::Build(Build { kind: kind(code), cells, pay: [0; 3], enter: None })
    };
    let because = |code: &str, on: &str| {
        let near = chooser.choice(&build(code, on)).because;
        near.iter().map(|near| format!("{} {}", near.tile, near.cells)).collect::<Vec<_>>()
    };
    assert_eq!(because("F3", "i5 i6 i7"), ["Ref h7", "Har j7 j8"]);
    assert_eq!(because("F2", "i6 i7"), ["Ref h7"]);
    assert_eq!(because("F1", "i7"), Vec::<String>::new());
    assert_eq!(because("War", "i7"), ["F1 h8", "F2 i8 i9"]);
    assert_eq!(because("C3", "c4 c5 d5"), ["R1 c3", "R2 a3 b3"]);
}

/// SC-12.4: the effect of a council move is known before the promise that pays for it is drawn.
#[test]
fn a_council_move_brings_the_same_for_any_payment() {
    let (game, mut state) = full_borough();
    state.boroughs[0].pollution = 9;
    game.go_to(&mut state, "p7.council");
    let chooser = Chooser::new(&game, &state, Seat::new(0));
    for row in 1..=5 {
        let paid = |pay| chooser.choice(&Action::Council { disc: 0, row, pay });
        let (dollars, promise) = (paid(Pay::Money), paid(Pay::Promise));
        // Column 1 costs $1 (`council_price_money`).
        assert_eq!(dollars.money + 1, promise.money, "row {row}");
        assert_eq!(dollars.pollution, promise.pollution, "row {row}");
        assert_eq!(dollars.materials, promise.materials, "row {row}");
    }
    let brings = |row| chooser.choice(&Action::Council { disc: 0, row, pay: Pay::Promise });
    assert_eq!((brings(1).money, brings(5).pollution), (2, -1));
}

/// SC-5.2: the first upgrade ends building, and the points left are lost.
#[test]
fn the_first_upgrade_says_that_building_ends() {
    let (game, state) = full_borough();
    let seat = Seat::new(0);
    let rising = |state: &State| {
        let legal = testkit::legal(&game, state, seat);
        let rises = |action: &Action| matches!(action, Action::Upgrade { .. });
        legal.into_iter().find(rises).expect("something rises")
    };
    let lost = |state: &State, action: &Action| {
        Chooser::new(&game, state, seat).choice(action).points_lost
    };
    let planned = |state: &State| {
        let doc = game.view_doc(&game.view(state, Observer::Seat(seat)));
        let plan = doc.seats[0].plan.clone().expect("it plans");
        (plan.points, plan.building_over)
    };
    let first = rising(&state);
    assert_eq!((lost(&state, &first), planned(&state)), (3, (3, false)));
    assert_eq!(lost(&state, &Action::Commit), 0);
    let mut after = state;
    game.apply(&mut after, &Input::Act { seat, action: first }).expect("it is legal");
    assert_eq!((lost(&after, &rising(&after)), planned(&after)), (0, (3, true)));
}
