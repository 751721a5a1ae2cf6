//! The module mechanism, tested by a module that exists only here, and what no module may change.

use kernel::{Fault, Game, Input, Observer, OptionInfo, Rng, Seat, Turn};

use super::choice::{faults, faults_by};
use super::cities::deeds::CityDeed;
use super::data::Deed;
use super::police::data::Riot;
use super::roads::data::Lay;
use crate::action::{Action, Build};
use crate::border::Border;
use crate::event::{Event, Log};
use crate::game::SmallCity;
use crate::hooks::{Run, Slot};
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::modules::choice::ModulesFault::{
    ModuleExcludes, ModuleNeeds, ModuleTwice, UnknownModule,
};
use crate::pieces::Kind;
use crate::setup::Setup;
use crate::state::State;

const A: Seat = Seat::new(0);

fn game(players: u8, modules: &[&str]) -> SmallCity {
    SmallCity::new(&Setup::new(players).with(modules)).expect("the set-up is sound")
}

fn cells(text: &str) -> Cells {
    Cells::parse(text).expect("cells")
}

/// A borough with City Hall on `c3:e4` and $9, at a step.
fn position(game: &SmallCity, anchor: &str, tiles: &[(&str, &str)]) -> State {
    let mut state = game.start();
    for (code, at) in [("City", "c3 d3 e3 c4 d4 e4")].iter().chain(tiles) {
        let kind = if *code == "City" {
            crate::steps::city_hall::hall_kind(game.rules())
        } else {
            kind(game, code)
        };
        game.put(&mut state, A, kind, cells(at));
    }
    state.boroughs[0].money = 9;
    game.go_to(&mut state, anchor);
    state
}

fn kind(game: &SmallCity, code: &str) -> Kind {
    game.rules().kind_named(code).expect("the tile exists")
}

/// Tries a build in a plan: the code and rule of its refusal, or the money that is left.
fn build(
    game: &SmallCity,
    state: &State,
    code: &str,
    at: &str,
) -> Result<u16, (&'static str, &'static str)> {
    let (kind, cells) = (kind(game, code), cells(at));
    let hall = state.boroughs[0].hall[0] > 0 && code == "R1";
    let enter = hall.then_some(crate::pieces::Person::CITIZEN);
    let action = Action::Build(Build { kind, cells, pay: [0; MATERIALS], enter });
    let mut state = *state;
    // No more ships, so only the build changes the money before a seat acts again.
    state.boroughs[0].modules.lighthouses.ships = 6;
    state.modules.lighthouses.prize_given = true;
    for action in [action, Action::Commit] {
        let input = Input::Act { seat: A, action };
        game.apply(&mut state, &input).map_err(|why| (why.code(), why.rule().unwrap_or("")))?;
    }
    Ok(state.boroughs[0].money)
}

/// Plays at random to the end and calls `look` with every state.
fn play(game: &SmallCity, seed: u64, mut look: impl FnMut(&State)) {
    let (mut rng, mut state) = (Rng::seed(seed), game.start());
    for _ in 0..20_000 {
        look(&state);
        let input = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let mut outcomes = vec![];
                game.outcomes(&state, &mut outcomes);
                Input::Chance(*rng.pick_weighted(&outcomes).expect("luck can decide"))
            }
            turn => {
                let seat = match turn {
                    Turn::Together(set) => set.iter().next().expect("a seat is to act"),
                    Turn::Seat(seat) => seat,
                    Turn::Chance | Turn::Over => unreachable!("handled above"),
                };
                let mut actions = vec![];
                game.legal(&state, seat, &mut actions);
                Input::Act { seat, action: *rng.pick(&actions).expect("a seat can act") }
            }
        };
        game.apply(&mut state, &input).expect("listed inputs are legal");
    }
    panic!("the game of seed {seed} does not end");
}

#[test]
fn every_sheet_has_its_module() {
    let sheets: Vec<&str> = super::data::SHEETS.iter().map(|sheet| sheet.name).collect();
    let modules: Vec<&str> = super::MODULES.iter().map(|(name, _)| *name).collect();
    assert_eq!(sheets, modules);
}

#[test]
fn a_tile_of_a_module_has_its_criterion_price_and_stock() {
    let game = game(1, &["lighthouses"]);
    let state = position(&game, "p2.plan", &[]);
    assert_eq!(build(&game, &state, "Lig", "g1 g2"), Ok(6));
    assert_eq!(build(&game, &state, "Lig", "f2 g2"), Err(("needs_perimeter", "EX-LIG-1")));
    assert_eq!(build(&game, &state, "Lig", "g1 f2"), Err(("blocked", "SC-2.4")));
    let built = position(&game, "p2.plan", &[("Lig", "f1 g1"), ("Lig", "b1 c1")]);
    assert_eq!(build(&game, &built, "Lig", "d1 e1"), Err(("out_of_stock", "SC-5.4")));
}

#[test]
fn every_tile_pays_the_surcharge_of_a_module() {
    let on = game(1, &["lighthouses"]);
    let state = position(&on, "p2.plan", &[]);
    assert_eq!(build(&on, &state, "F1", "a1"), Ok(6));
    assert_eq!(build(&on, &state, "F1", "g1"), Ok(7));
    assert_eq!(build(&on, &state, "Lig", "a1 a2"), Ok(4));
    let off = game(1, &[]);
    assert_eq!(build(&off, &position(&off, "p2.plan", &[]), "F1", "a1"), Ok(7));
}

#[test]
fn votes_of_a_module_are_added() {
    for (modules, votes) in [(&["lighthouses"][..], 3), (&[], 0)] {
        let game = game(1, modules);
        let mut tiles = vec![("R1", "f2"), ("R1", "f5"), ("R1", "f3")];
        if !modules.is_empty() {
            tiles.push(("Lig", "f1 g1"));
            tiles.push(("Lig", "g4 g5"));
        }
        let state = position(&game, "p5.vote", &tiles[..]);
        // Nobody is at home: all votes come from Lighthouses. f2 is near one, f5 and f3 near
        // another.
        assert_eq!(state.boroughs[0].votes, votes);
    }
}

#[test]
fn a_step_of_a_module_runs_at_its_anchor_and_remembers() {
    let game = game(1, &["lighthouses"]);
    let mut state = position(&game, "p4.ships", &[("Lig", "f1 g1"), ("Lig", "b1 c1")]);
    assert_eq!((state.boroughs[0].money, state.boroughs[0].modules.lighthouses.ships), (11, 2));
    state.boroughs[0].modules.lighthouses.ships = 5;
    game.go_to(&mut state, "p4.ships");
    assert_eq!((state.boroughs[0].money, state.boroughs[0].modules.lighthouses.ships), (12, 6));
}

/// EX-LIG-7: each seat takes the step once, after the reveal, and the table remembers which was
/// first.
#[test]
fn a_step_of_all_seats_follows_one_of_the_table() {
    for seats in 1..=4u8 {
        let game = game(seats, &["lighthouses"]);
        let last = Seat::new(usize::from(seats) - 1);
        let mut state = position(&game, "p2.plan", &[("Lig", "f1 g1")]);
        if seats > 1 {
            game.put(&mut state, last, kind(&game, "Lig"), cells("f1 g1"));
        }
        let money = state.boroughs.map(|borough| borough.money);
        let mut told = vec![];
        for seat in Seat::first(seats.into()) {
            let (before, input) = (state, Input::Act { seat, action: Action::Commit });
            game.apply(&mut state, &input).expect("a plan may be empty");
            game.events(&before, &input, &state, Observer::Spectator, &mut told);
        }
        let times = |wanted: fn(&Event) -> bool| told.iter().filter(|event| wanted(event)).count();
        assert_eq!(times(|event| matches!(event, Event::Revealed { .. })), 1, "{seats} seats");
        let prize = |event: &Event| matches!(event, Event::Earned { rule: "EX-LIG-7", .. });
        assert_eq!(times(prize), 1, "{seats} seats");
        // The first seat has the prize and a ship, the last a ship.
        let mut due = vec![0; seats.into()];
        due[last.index()] = 1;
        due[0] = 3;
        let earned = |seat: Seat| state.borough(seat).money - money[seat.index()];
        assert!(Seat::first(seats.into()).map(earned).eq(due), "{seats} seats");
    }
}

/// EX-LIG-7: only the first seat in turn order has it.
#[test]
fn the_memory_of_the_table_is_shared() {
    let game = game(3, &["lighthouses"]);
    let mut start = game.start();
    for seat in Seat::first(3).skip(1) {
        game.put(&mut start, seat, kind(&game, "Lig"), cells("f1 g1"));
    }
    let slot = game.rules().steps.iter().find(|slot| slot.anchor == "p2.prize");
    let step = slot.expect("the step exists").step;
    let prizes = |mut state: State, host: usize| {
        state.host = Seat::new(host);
        for seat in state.in_turn_order(3) {
            let log = Log::mute();
            step.begin(&mut Run { rules: game.rules(), state: &mut state, seat, log });
        }
        [0, 1, 2].map(|seat: usize| state.boroughs[seat].money - start.boroughs[seat].money)
    };
    assert_eq!([0, 1, 2].map(|host| prizes(start, host)), [[0, 2, 0], [0, 2, 0], [0, 0, 2]]);
    start.modules.lighthouses.prize_given = true;
    assert_eq!(prizes(start, 0), [0, 0, 0]);
}

#[test]
fn a_promise_of_a_module_is_judged() {
    let game = game(1, &["lighthouses"]);
    let card = game.rules().promise_named("promise_lighthouses").expect("it is in the deck");
    let promise = game.rules().promise(card);
    let one = position(&game, "p2.plan", &[("Lig", "f1 g1")]);
    let two = position(&game, "p2.plan", &[("Lig", "f1 g1"), ("Lig", "b1 c1")]);
    let kept = [&one, &two].map(|state| promise.conditions[0].holds(game.rules(), state, A));
    assert_eq!(kept, [false, true]);
}

/// The table of two whose first seat has the wild coast.
fn coasts() -> SmallCity {
    let mut setup = Setup::new(2).with(&["forest", "historic", "lighthouses"]);
    for (option, value) in
        [("coast", "wild,calm"), ("forest_side", "expert,easy"), ("historic", "colosseum")]
    {
        setup.options.insert(option.into(), value.into());
    }
    SmallCity::new(&setup).expect("the set-up is sound")
}

/// EX-LIG-6, and the options of other modules beside it.
#[test]
fn an_option_of_a_module_differs_by_seat() {
    let game = coasts();
    let (kind, state) = (kind(&game, "Lig"), game.start());
    let left = |seat: usize| state.boroughs[seat].own_stock[kind.index()];
    assert_eq!([left(0), left(1)], [2, 0]);
    let forest = |seat: usize| state.boroughs[seat].modules.forest.cells.len();
    assert_eq!([forest(0), forest(1)], [41, 24], "options are independent");
    let mut off = Setup::new(2);
    off.options.insert("coast".into(), "calm".into());
    let bad = SmallCity::new(&off).expect_err("the module is off");
    let facts: Vec<_> = bad.parts().iter().map(|fault| (fault.code(), fault.rule())).collect();
    assert_eq!(facts, [("option_off", Some("SP-SET-8"))]);
}

/// EX-LIG-6, SP-SET-11.
#[test]
fn a_seat_skips_a_promise_that_it_can_never_keep() {
    let game = coasts();
    let card = game.rules().promise_named("promise_lighthouses").expect("it is in the deck");
    let mut state = game.start();
    game.go_to(&mut state, "s.promises");
    let can_draw = |seat: Seat| {
        let mut outcomes = vec![];
        let at = crate::hooks::At { rules: game.rules(), state: &state, seat };
        crate::steps::set_up::draws(at, crate::constants::Stack::Medium, &mut outcomes);
        outcomes.contains(&(crate::action::Chance::Promise(card), 1))
    };
    assert_eq!([can_draw(A), can_draw(Seat::new(1))], [true, false]);
}

/// A code names the effect of a tile that no facet covers.
#[test]
fn a_tile_of_a_module_has_its_sentence() {
    let game = game(1, &["lighthouses"]);
    let told = game.effects(kind(&game, "Lig"));
    let due = crate::documents::EffectDoc::Else { about: "ships", rule: "EX-LIG-3" };
    assert_eq!(told, [due]);
}

#[test]
fn games_with_one_and_with_all_modules_reach_the_end() {
    let (mut lighthouses, mut ships) = (0, 0);
    for players in 1..=4 {
        for modules in [
            &["lighthouses"][..],
            &[
                "lighthouses",
                "historic",
                "promises",
                "buildings",
                "cards",
                "forest",
                "traders",
                "police",
            ],
        ] {
            let game = game(players, modules);
            let wanted = kind(&game, "Lig");
            for seed in 0..4 {
                play(&game, seed, |state| {
                    for borough in &state.boroughs[..players.into()] {
                        let own = borough.tiles.iter().filter(|(_, kind, _)| *kind == wanted);
                        let stand =
                            own.inspect(|(.., cells)| assert!(cells.meets(Cells::PERIMETER)));
                        let stand = stand.count();
                        assert_eq!(stand + usize::from(borough.own_stock[wanted.index()]), 2);
                        assert!(borough.modules.lighthouses.ships <= 6);
                        lighthouses += stand;
                        ships += usize::from(borough.modules.lighthouses.ships);
                    }
                });
            }
        }
    }
    assert!(lighthouses > 0 && ships > 0, "{lighthouses} Lighthouses and {ships} ships were seen");
}

/// The anchors of the rules, in order.
const ANCHORS: &str = "s.host s.promises s.city_hall p1.mayor p1.reveal p1.choose p2.plan p2.reveal \
    p3.move p3.home p3.arrive p4.tourist p4.commerce p4.other p4.produce p5.vote p6.measure \
    p6.deaths p7.council p8.mayor p8.cards p8.platform end.promises end.score";

fn anchors(game: &SmallCity) -> String {
    game.rules().steps.iter().map(|slot: &Slot| slot.anchor).collect::<Vec<_>>().join(" ")
}

/// Set-up has the order of SC-3.10.
#[test]
fn steps_are_where_the_rules_say() {
    let with = |modules: &[&str]| anchors(&game(2, modules));
    assert_eq!(with(&[]), ANCHORS);
    assert_eq!(with(&["traders"]), ANCHORS.replace("p3.move", "p3.trader p3.move"));
    assert_eq!(with(&["forest"]), ANCHORS.replace("p6.deaths", "p6.deaths p6.cure"));
    // SP-SET-4; card L adds no step, so there are no riots (SP-ACT-3).
    assert_eq!(with(&["cards"]), ANCHORS.replace("s.host", "s.host s.cards"));
    assert_eq!(with(&["forest", "historic"]), with(&["forest"]));
    let ships = ANCHORS.replace("p4.other", "p4.other p4.ships");
    assert_eq!(with(&["lighthouses"]), ships.replace("p2.reveal", "p2.reveal p2.prize"));
    let palaces = ANCHORS.replace("p2.reveal", "p2.reveal p2.palace");
    assert_eq!(with(&["buildings"]), palaces);
    let riots = ANCHORS.replace("p3.arrive", "p3.arrive p3.riot");
    let riots = riots.replace("p7.council", "p7.council p7.calm");
    assert_eq!(with(&["police"]), riots.replace("s.host", "s.host s.cards"));
}

/// Invariant 10 of the expansion's rules.
#[test]
fn without_modules_the_tables_match_the_base_game() {
    for players in 1..=4 {
        for advanced in [false, true] {
            let mut setup = Setup::new(players);
            setup.advanced = advanced;
            let base = || SmallCity::new(&setup).expect("the base game is played");
            let game = base();
            let rules = game.rules();
            let letters: String = rules.cards.iter().map(|card| card.letter).collect();
            let people: Vec<&str> = rules.people.iter().map(|person| person.name).collect();
            assert_eq!((letters.as_str(), people), ("ABCDEFGH", vec!["citizen"]));
            // 16 promises and, in the advanced game, 16 special ones, one fewer in solo (SC-16.1).
            let special = if advanced { 16 - usize::from(players == 1) } else { 0 };
            assert_eq!(rules.promises.len(), 16 + special);
            assert_eq!((rules.tiles.len(), rules.platforms.len()), (27, 4));
            assert_eq!((rules.numbers.zone_start, rules.numbers.supply), (7, [24; MATERIALS]));
            let hooks = format!("{:?}", rules.hooks);
            assert_eq!(hooks.matches("[]").count(), hooks.matches(": ").count(), "{hooks}");
            assert_eq!(anchors(&game), ANCHORS);
            // A table with modules in between changes nothing.
            let before = format!("{rules:?}");
            let all = setup.clone().with(&[
                "police",
                "traders",
                "forest",
                "cards",
                "buildings",
                "promises",
                "historic",
                "lighthouses",
            ]);
            SmallCity::new(&all).expect("all modules are played");
            assert_eq!(format!("{:?}", base().rules()), before);
        }
    }
}

/// A module adds the same, whatever other modules are on.
#[test]
fn the_order_of_modules_changes_nothing() {
    let one =
        game(3, &["historic", "promises", "cards", "forest", "traders", "buildings", "police"]);
    let other =
        game(3, &["traders", "cards", "police", "buildings", "forest", "promises", "historic"]);
    assert_eq!(format!("{:?}", one.rules()), format!("{:?}", other.rules()));
    assert_eq!(one.start(), other.start());
}

#[test]
fn every_fault_of_a_set_of_modules_is_reported_at_once() {
    let option = OptionInfo {
        needs: &[("bridge", "river"), ("bridge", "road")],
        excludes: &[("river", "desert")],
        ..OptionInfo::one("modules", &["river", "bridge", "desert", "road"], "SP-SET-1")
    };
    let told = |ids: &str| {
        let ids: Vec<String> = ids.split_whitespace().map(str::to_owned).collect();
        faults_by(&option, &ids)
    };
    let needs = |module: &str, other| ModuleNeeds { module: module.to_owned(), other };
    let excludes = |module: &str, other| ModuleExcludes { module: module.to_owned(), other };
    let twice = |module: &str| ModuleTwice { module: module.to_owned() };
    let unknown = |module: &str| UnknownModule { module: module.to_owned(), known: option.choices };
    assert_eq!(told(""), []);
    assert_eq!(told("road bridge river"), []);
    assert_eq!(told("bridge"), [needs("bridge", "river"), needs("bridge", "road")]);
    assert_eq!(told("desert river"), [excludes("river", "desert")]);
    assert_eq!(told("road road road"), [twice("road")]);
    assert_eq!(
        told("river desert bridge moon river"),
        [excludes("river", "desert"), needs("bridge", "road"), unknown("moon"), twice("river")]
    );
    assert_eq!(faults(&["lighthouses".to_owned()]), []);
}

/// A deed has the same form on other cells, where it is possible.
#[test]
fn a_deed_names_its_cells_and_moves_to_others() {
    let one = |at: &str| cells(at).first().expect("a cell");
    let home = |at| Deed::Europe(CityDeed::FreeHome { cell: one(at), enter: None });
    let merge = |at, with| Deed::Europe(CityDeed::merge(one(at), one(with)));
    let border = |at, to| Border::between(one(at), one(to)).expect("a border");
    let road = |at, to| Deed::Roads(Lay::Road(border(at, to)));
    let roundabout = |at| Deed::Roads(Lay::Roundabout(one(at)));
    let riot = |at| Deed::Police(Riot::On(one(at)));
    for (deed, at, there, same) in [
        (home("b1"), "b1", "c1", home("c1")),
        (merge("e5", "f5"), "e5 f5", "e6 f6", merge("e6", "f6")),
        (road("b2", "b3"), "b2 b3", "d4 e4", road("d4", "e4")),
        (roundabout("b2"), "b2", "c3", roundabout("c3")),
        (riot("b2"), "b2", "c3", riot("c3")),
    ] {
        assert_eq!(deed.cells(), cells(at), "{deed:?}");
        assert_eq!(deed.elsewhere(cells(there)), Some(same), "{deed:?}");
    }
    for (deed, nowhere) in [
        (home("b1"), "b1 c1"),
        (merge("e5", "f5"), "e5"),
        (road("b2", "b3"), "b2 c3"),
        (road("b2", "b3"), "b2"),
        (roundabout("b2"), "b2 c2"),
    ] {
        assert_eq!(deed.elsewhere(cells(nowhere)), None, "{deed:?} on {nowhere}");
    }
}
