//! SP-REA: the Colosseum and Neuschwanstein, and SP-SET-11: promises that a seat skips. The plans
//! of SV-18 are in `vectors/plans.toml`.

use std::sync::Arc;

use kernel::{Fault, Game, Hints, Input, Observer, Rng, Seat};
use smallcity::constants::Constants;
use smallcity::{Action, Chance, Setup, SmallCity, Whereabouts};
use testkit::outcomes;

use crate::set_up::{self, Table, cells};

/// A table of forest boards with real buildings.
fn setup(players: u8, side: &str, buildings: &str) -> Setup {
    let mut setup = Setup::new(players).with(&["forest", "historic"]);
    setup.options.insert("forest_side".into(), side.into());
    setup.options.insert("historic".into(), buildings.into());
    setup
}

/// A table of one seat with City Hall far from everything else.
fn table(side: &str, building: &str) -> Table {
    let mut table = Table::of(&setup(1, side, building));
    table.put(0, &["Hall g8:i9"]);
    table
}

/// The votes of a round in which nobody is at home.
fn votes(mut table: Table) -> u16 {
    table.go_to("p5.vote");
    table.state.boroughs[0].votes
}

#[test]
fn sv18_the_votes_of_neuschwanstein() {
    let places = [
        ("easy", "a5,a6,b5", 1),
        ("easy", "a8,b8,b9", 2),
        ("easy", "b8,b9,c8", 3),
        // Three trees, too few to build it, bring nothing.
        ("easy", "c5,c6,d5", 0),
        ("expert", "d1,d2,e1", 0),
        ("expert", "c5,c6,d5", 1),
        ("expert", "a4,a5,b4", 2),
        ("expert", "b7,b8,c7", 3),
    ];
    for (side, at, due) in places {
        let mut table = table(side, "neuschwanstein");
        table.put(0, &[&format!("Neu {at}")]);
        assert_eq!(votes(table), due, "{side} {at}");
    }
}

#[test]
fn sv18_later_clearing_lowers_the_votes() {
    let mut table = table("easy", "neuschwanstein");
    table.put(0, &["Neu b8,b9,c8"]);
    table.state.boroughs[0].money = 5;
    table.store(0, [1, 0, 0]);
    table.go_to("p2.plan");
    table.plan(0, "Sch d8 for w");
    table.commit_all();
    assert!(!table.state.boroughs[0].modules.forest.cells.contains(set_up::cell("d8")));
    assert_eq!(table.state.boroughs[0].votes, 2);
}

/// What card E brings with some tiles standing: dollars, votes and the rule in the event.
fn supporter(table: &Table, choice: u8) -> (u16, u16, &'static str) {
    let mut table = table.clone();
    // The circle turns card E up first.
    let order = [4, 0, 1, 2, 3, 5, 6, 7];
    table.state.circle.seen = order.map(Some);
    table.state.circle.pointer = 0;
    table.go_to("p1.reveal");
    let before = table.state.boroughs[0];
    let action = Action::Take { card: table.card_number('E'), choice };
    let input = set_up::act(0, action);
    let (state, mut events) = (table.state, vec![]);
    table.act(0, action);
    table.game.events(&state, &input, &table.state, Observer::Spectator, &mut events);
    let after = table.state.boroughs[0];
    let brings = |event: &&smallcity::Event| {
        matches!(event, smallcity::Event::Earned { .. } | smallcity::Event::Voted { .. })
    };
    let told = events.iter().find(brings).expect("an event reports it");
    (after.money - before.money, after.votes - before.votes, told.rule())
}

/// SP-ACT-4: the Colosseum changes card E.
#[test]
fn sv19_the_supporter_beside_the_colosseum() {
    let without = table("easy", "colosseum");
    let mut with = without.clone();
    with.put(0, &["Col c3:d4"]);
    assert_eq!(
        [0, 1].map(|choice| supporter(&without, choice)),
        [(1, 0, "SC-4.9"), (0, 2, "SC-4.9")]
    );
    assert_eq!(
        [0, 1].map(|choice| supporter(&with, choice)),
        [(2, 0, "SP-REA-4"), (0, 4, "SP-REA-4")]
    );
}

/// SP-REA-4: another seat's Colosseum does not count.
#[test]
fn only_its_own_colosseum_counts() {
    let mut table = Table::of(&setup(2, "easy", "colosseum"));
    for seat in 0..2 {
        table.put(seat, &["Hall g8:i9"]);
    }
    table.put(1, &["Col c3:d4"]);
    table.state.host = Seat::new(0);
    assert_eq!(supporter(&table, 0), (1, 0, "SC-4.9"));
}

/// SP-REA-2, SP-REA-3: exactly two stone, whatever card the seat holds.
#[test]
fn both_are_paid_in_stone_alone() {
    for (building, step) in [("colosseum", "Col c3:d4"), ("neuschwanstein", "Neu a5,a6,b5")] {
        for card in ['A', 'B', 'C'] {
            let mut table = table("easy", building);
            table.card(0, card);
            table.store(0, [2, 3, 2]);
            table.hall(0, 0);
            table.go_to("p2.plan");
            for pay in ["s", "sss", "sm", "mm", "ws", "ww"] {
                let action = table.plan_step(0, &format!("{step} for {pay}"));
                table.refused(0, action, "cannot_pay", "SP-REA-2");
            }
            let unpaid = table.plan_step(0, step);
            table.refused(0, unpaid, "cannot_pay", "SP-REA-2");
            table.plan(0, &format!("{step} for ss"));
            table.commit_all();
            assert!(table.tile_on(0, &step[4..6]).is_some(), "{card} {step}");
            assert_eq!(table.state.boroughs[0].store, [2, 1, 2]);
        }
        let mut poor = table("easy", building);
        poor.store(0, [2, 1, 2]);
        poor.go_to("p2.plan");
        let action = poor.plan_step(0, &format!("{step} for ss"));
        poor.refused(0, action, "cannot_pay", "SP-REA-2");
    }
}

/// SP-REA-1: one copy for each seat, of its own building; SP-REA-2: nobody stands on it.
#[test]
fn each_seat_has_one_copy_of_its_own_building() {
    // The copies of the Colosseum and of Neuschwanstein, by seat.
    type Copies = &'static [(u8, u8)];
    let taken: [(u8, &str, Copies); 5] = [
        (1, "colosseum", &[(1, 0)]),
        (2, "neuschwanstein", &[(0, 1), (0, 1)]),
        (2, "colosseum,neuschwanstein", &[(1, 0), (0, 1)]),
        (3, "neuschwanstein, neuschwanstein ,colosseum", &[(0, 1), (0, 1), (1, 0)]),
        (4, "colosseum,neuschwanstein,colosseum,colosseum", &[(1, 0), (0, 1), (1, 0), (1, 0)]),
    ];
    for (players, buildings, due) in taken {
        let table = Table::of(&setup(players, "expert", buildings));
        for (seat, &due) in due.iter().enumerate() {
            let left = |code: &str| {
                let kind = table.game.rules().kind_named(code);
                kind.map_or(0, |kind| table.state.boroughs[seat].own_stock[kind.index()])
            };
            assert_eq!((left("Col"), left("Neu")), due, "{buildings} {seat}");
        }
    }
    let mut mixed = Table::of(&setup(2, "easy", "colosseum,neuschwanstein"));
    for seat in 0..2 {
        mixed.put(seat, &["Hall g8:i9"]);
        mixed.store(seat, [0, 4, 0]);
    }
    mixed.go_to("p2.plan");
    for (seat, own, other) in [
        (0, "Col c3:d4 for ss", "Neu a5,a6,b5 for ss"),
        (1, "Neu a5,a6,b5 for ss", "Col c3:d4 for ss"),
    ] {
        let action = mixed.plan_step(seat, other);
        mixed.refused(seat, action, "out_of_stock", "SC-5.4");
        let told = mixed.game.offers(&mixed.state, Seat::new(seat));
        let told: Vec<&str> = told.iter().map(|offer| &*offer.tile).collect();
        assert!(told.contains(&&own[..3]) && !told.contains(&&other[..3]), "{told:?}");
        mixed.plan(seat, own);
        let again =
            mixed.plan_step(seat, &own.replace("c3:d4", "e3:f4").replace("a5,a6,b5", "a8,b8,b9"));
        mixed.refused(seat, again, "out_of_stock", "SC-6.8");
    }
    let spaces = mixed.game.rules().tiles.iter().rev().take(2).map(|tile| tile.spaces);
    assert!(spaces.eq([0, 0]));
}

/// SP-REA-2: the council builds neither, however large its builds are.
#[test]
fn the_council_builds_neither() {
    let table = Table::of(&setup(2, "easy", "colosseum,neuschwanstein"));
    for code in ["Col", "Neu"] {
        assert_eq!(table.game.rules().tile(table.kind(code)).no_council, Some("SP-REA-2"));
    }
}

/// SP-REA-3: a public building, and a separate kind of culture.
#[test]
fn historic_buildings_are_culture() {
    for (building, tile) in [("colosseum", "Col c3:d4"), ("neuschwanstein", "Neu a5,a6,b5")] {
        let mut table = table("easy", building);
        let culture = table.game.rules().promise_named("promise_culture4").expect("a promise");
        let value = |table: &Table| {
            let rules = table.game.rules();
            rules.promise(culture).conditions[0].value(rules, &table.state, Seat::new(0))
        };
        table.put(0, &["Sch i2", tile]);
        assert_eq!(value(&table), 2, "{tile}");
        // b2 touches c3, c6 touches b5: nothing else is near.
        table.hall(0, 0);
        table.state.boroughs[0].money = 9;
        table.go_to("p2.plan");
        let home = if building == "colosseum" { "R1 b2" } else { "R1 c6" };
        table.plan(0, home);
        let far = table.plan_step(0, "R1 f6");
        table.refused(0, far, "criterion", "SC-6.1");
    }
}

/// SP-REA-5: forest that the castle clears does not count, forest around it does; the clearing
/// costs extra.
#[test]
fn the_castle_counts_the_forest_left() {
    let mut table = table("easy", "neuschwanstein");
    table.state.boroughs[0].money = 3;
    table.store(0, [0, 2, 0]);
    table.go_to("p2.plan");
    // a7 and b7 have forest: b6 and a9 around them are too few; the two cleared cells would make it
    // 4.
    let few = table.plan_step(0, "Neu a7,b7,a8 for ss");
    table.refused(0, few, "forest_count", "SP-REA-5");
    // b6 is cleared; a7, b7 and b4 are left; c5 and c7 are plain.
    let few = table.plan_step(0, "Neu b5,b6,c6 for ss");
    table.refused(0, few, "forest_count", "SP-REA-5");
    // a9 is cleared; a7, b7, a10 and b10 are left.
    let cleared = table.plan_step(0, "Neu a8,b8,a9 for ss");
    table.act(0, cleared);
    table.commit_all();
    assert_eq!(table.state.boroughs[0].money, 2, "a9 was cleared for $1");
}

/// SP-REA-5 in documents: the tables say what the castle needs, and the offer says why no place
/// will do.
#[test]
fn documents_say_what_the_castle_needs() {
    let mut table = table("easy", "neuschwanstein");
    table.store(0, [0, 2, 0]);
    table.state.boroughs[0].modules.forest.cells = cells("a1 a2 a3");
    table.go_to("p2.plan");
    let offers = table.game.offers(&table.state, Seat::new(0));
    let castle = offers.iter().find(|offer| offer.tile == "Neu").expect("an offer");
    let why = castle.why_not.as_ref().expect("three trees are too few");
    assert_eq!((why.illegal.code(), why.illegal.rule()), ("criterion", Some("SP-REA-2")));
    let words = words::Words::new(words::Language::english().of_game("small-city"));
    assert_eq!(
        words.tell("refusal", why),
        "Neuschwanstein has no place yet: it needs 4 cells of forest around it."
    );
}

/// The game uses an owner's numbers.
#[test]
fn the_game_uses_the_numbers_of_the_box() {
    let file = "name = 'mine'\nhistoric_cost = 1\ncolosseum_shape = ['I3']\n\
        colosseum_supporter_factor = 3\nneuschwanstein_min_forest = 2\n\
        neuschwanstein_vote_offset = 1\nneuschwanstein_shape = ['S2']";
    let own = |building: &str| {
        let mut setup = setup(1, "easy", building);
        let constants = Constants::from_toml(file).unwrap_or_else(|bad| panic!("{bad}"));
        setup.constants = Arc::new(constants);
        let mut table = Table::of(&setup);
        table.put(0, &["Hall g8:i9"]);
        table.store(0, [0, 1, 0]);
        table
    };
    let mut rome = own("colosseum");
    rome.put(0, &["Col c3:e3"]);
    assert_eq!(supporter(&rome, 1), (0, 6, "SP-REA-4"));
    let mut castle = own("neuschwanstein");
    castle.go_to("p2.plan");
    let few = castle.plan_step(0, "Neu d4:e4 for s");
    castle.refused(0, few, "forest_count", "SP-REA-5");
    castle.plan(0, "Neu a5:b5 for s");
    castle.commit_all();
    // b4 and b6.
    assert_eq!(castle.state.boroughs[0].votes, 1);
}

/// An advanced table of two, the first with the Colosseum.
fn advanced() -> SmallCity {
    let mut setup = setup(2, "easy", "colosseum,neuschwanstein");
    setup.advanced = true;
    SmallCity::new(&setup).expect("it is sound")
}

/// The game has the special promises of the buildings in use, in the advanced game.
#[test]
fn special_promises_come_with_their_buildings() {
    let keys = ["special_colosseum", "special_neuschwanstein"];
    for (buildings, advanced, due) in [
        ("colosseum", true, [true, false]),
        ("neuschwanstein", true, [false, true]),
        ("colosseum,neuschwanstein", true, [true, true]),
        ("colosseum,neuschwanstein", false, [false, false]),
    ] {
        let mut setup = setup(2, "easy", buildings);
        setup.advanced = advanced;
        let game = SmallCity::new(&setup).expect("it is sound");
        assert_eq!(keys.map(|key| game.rules().promise_named(key).is_some()), due, "{buildings}");
    }
    let mut table = Table { game: advanced(), state: advanced().start() };
    let holds = |table: &Table, seat: usize, key: &str| {
        let rules = table.game.rules();
        let promise = rules.promise(rules.promise_named(key).expect("a promise"));
        promise.conditions.iter().all(|part| part.holds(rules, &table.state, Seat::new(seat)))
    };
    assert!(!holds(&table, 0, keys[0]) && !holds(&table, 1, keys[1]));
    table.put(0, &["Col c3:d4"]);
    table.put(1, &["Neu a5,a6,b5"]);
    assert!(holds(&table, 0, keys[0]) && holds(&table, 1, keys[1]));
}

/// A state of the advanced table in which the first seat is to draw its first special promise;
/// `top` is left in the stack, and the other seat put `bottom` back.
fn before_specials(game: &SmallCity, top: &[&str], bottom: &[&str]) -> smallcity::State {
    let (rules, [own, other]) = (game.rules(), [0, 1].map(Seat::new));
    let mut state = game.start();
    game.go_to(&mut state, "s.promises");
    let named = |key: &&str| rules.promise_named(key).expect("a promise");
    for card in 0..rules.promises.len() as u8 {
        if rules.promise(card).key.starts_with("special_") {
            state.promises.at[usize::from(card)] = Whereabouts::Gone(other);
        }
    }
    for card in top.iter().map(named) {
        state.promises.at[usize::from(card)] = Whereabouts::Stack;
    }
    for (place, card) in bottom.iter().map(named).enumerate() {
        state.promises.at[usize::from(card)] = Whereabouts::Bottom;
        state.promises.bottoms[3].cards[place] = Some((Some(card), other));
        state.promises.bottoms[3].count += 1;
    }
    state.promises.at[usize::from(named(&"promise_green"))] = Whereabouts::Kept(own);
    state
}

/// The cards that can be drawn, by key.
fn drawable(game: &SmallCity, state: &smallcity::State) -> Vec<String> {
    let keys = outcomes(game, state).into_iter().map(|(chance, _)| match chance {
        Chance::Promise(card) => game.rules().promise(card).key.clone(),
        other => panic!("{other:?}"),
    });
    keys.collect()
}

/// SP-SET-11.
#[test]
fn a_seat_skips_the_promise_of_a_building_it_lacks() {
    let game = advanced();
    let castle = "special_neuschwanstein";
    let top = before_specials(&game, &[castle, "special_metal", "special_colosseum"], &[]);
    assert_eq!(drawable(&game, &top), ["special_metal", "special_colosseum"]);
    // The first suitable card of those put back; the castle card keeps its place.
    let bottom = [castle, "special_metal", "special_port"];
    let mut state = before_specials(&game, &[castle], &bottom[1..]);
    assert_eq!(drawable(&game, &state), ["special_metal"], "no card on top suits the seat");
    state = before_specials(&game, &[], &bottom);
    assert_eq!(drawable(&game, &state), ["special_metal"]);
    let metal = game.rules().promise_named("special_metal").expect("a promise");
    game.apply(&mut state, &Input::Chance(Chance::Promise(metal))).expect("it can be drawn");
    let left: Vec<String> = state.promises.bottoms[3]
        .iter()
        .filter_map(|(card, _)| Some(game.rules().promise(card?).key.clone()))
        .collect();
    assert_eq!(left, [castle, "special_port"]);
    assert_eq!(drawable(&game, &state), ["special_port"]);
    // Only the castle card is left: for this seat the stack is empty, and it goes on without a
    // card.
    let none = before_specials(&game, &[castle], &[]);
    assert_eq!(drawable(&game, &none).len(), 0, "{:?}", game.turn(&none));
}

/// Imagined worlds give no seat a promise that it skips.
#[test]
fn imagined_worlds_deal_only_drawable_cards() {
    let game = advanced();
    let mut rng = Rng::seed(5);
    let mut mine = 0;
    for seed in 0..4 {
        let walk = testkit::Walk::play(game.clone(), seed, 20_000, |game, state, seat, rng| {
            rng.pick(&testkit::legal(game, state, seat)).copied()
        });
        for state in walk.states.iter().take(60).step_by(4) {
            for who in Observer::all(2) {
                let world = game.imagine(&game.view(state, who), &mut rng);
                for (card, at) in
                    world.promises.at.iter().enumerate().take(game.rules().promises.len())
                {
                    if let Whereabouts::Drawn(seat) | Whereabouts::Kept(seat) = *at {
                        assert!(
                            game.rules().may_keep(&world, seat, card as u8),
                            "{who:?} imagines {card}"
                        );
                        mine += usize::from(!game.rules().promise(card as u8).never.is_empty());
                    }
                }
            }
        }
    }
    assert!(mine > 0, "no special promise of a building was ever in a hand");
}

/// SP-SET-8, SP-REA-1, SV-22.
#[test]
fn bad_set_ups_are_refused() {
    let faults = |setup: &Setup| {
        let bad = SmallCity::new(setup).expect_err("the set-up is bad");
        let told = |fault: &&dyn Fault| format!("{} {}", fault.code(), fault.rule().unwrap_or(""));
        bad.parts().iter().map(told).collect::<Vec<_>>()
    };
    let mut alone = Setup::new(2).with(&["historic"]);
    assert_eq!(faults(&alone), ["modules SP-SET-1"], "real buildings need forest boards");
    alone.modules = vec!["forest".into()];
    alone.options.insert("historic".into(), "colosseum".into());
    assert_eq!(faults(&alone), ["option_off SP-SET-8"]);
    for bad in ["castle", "colosseum,", "colosseum,neuschwanstein,colosseum"] {
        assert_eq!(faults(&setup(2, "easy", bad)), ["bad_value SP-REA-1"], "{bad}");
    }
    // The two options per seat work side by side.
    let both = Table::of(&setup(2, "expert,easy", "neuschwanstein,colosseum"));
    let forests = [0, 1].map(|seat| both.state.boroughs[seat].modules.forest.cells.len());
    assert_eq!(forests, [41, 24]);
    let default = SmallCity::new(&Setup::new(1).with(&["forest", "historic"])).expect("sound");
    assert!(
        default.rules().kind_named("Col").is_some() && default.rules().kind_named("Neu").is_none()
    );
}

/// Players that look ahead build what they can afford, and Neuschwanstein where it brings most
/// votes.
#[test]
fn players_see_the_worth_of_historic_buildings() {
    let gain = |table: &Table, action: Action| {
        let mut gains = vec![];
        table.game.gains(&table.state, Seat::new(0), &[action], &mut gains);
        gains[0][0]
    };
    for (building, steps) in [
        ("colosseum", &["Col c3:d4 for ss"][..]),
        // One vote a round, and three.
        ("neuschwanstein", &["Neu a5,a6,b5 for ss", "Neu b8,b9,c8 for ss"]),
    ] {
        let mut table = table("easy", building);
        table.store(0, [0, 2, 0]);
        table.state.boroughs[0].money = 9;
        table.go_to("p2.plan");
        let nothing = gain(&table, Action::Commit);
        let built = gain(&table, table.plan_step(0, steps[0]));
        let best = gain(&table, table.plan_step(0, steps[steps.len() - 1]));
        assert!(best > nothing, "{building}: {best} and {nothing}");
        assert!(best >= built, "{building}: {best} and {built}");
        assert_eq!(best > built, building == "neuschwanstein");
    }
}
