//! Every legal set of modules with every number of seats, base and advanced: each one builds and
//! plays to its end, and every other one is refused. Also the few set-ups that cover every triple
//! of facts.

use std::collections::BTreeSet;

use kernel::{Game, Hints, Notation, Rng, Turn};
use smallcity::{Setup, SmallCity};
use testkit::often;

use crate::subject::conserved;
use crate::subject::sets::{every, every_legal, facts, holding, variants};

/// Tries each set with every side, building and city; plays a random game of some of the legal
/// set-ups, other ones for each number of seats. Returns how many sets are legal.
fn played(players: u8) -> usize {
    let mut legal = 0;
    let all = every(players).flat_map(|(together, setup)| {
        legal += usize::from(together);
        variants(&setup).into_iter().map(move |setup| (together, setup))
    });
    for (seed, (together, setup)) in (0..).zip(all) {
        let named = || format!("{:?}", setup.doc());
        let game = match SmallCity::new(&setup) {
            Ok(game) if together => game,
            Err(_) if !together => continue,
            other => panic!("{}: {:?}", named(), other.err()),
        };
        if !(seed + u64::from(players)).is_multiple_of(often(12, 1) as u64) {
            continue;
        }
        let mut state = game.start();
        game.play_out(&mut state, &mut Rng::seed(seed));
        assert_eq!(game.turn(&state), Turn::Over, "{}", named());
        let places = game.standings(&state).map(|all| all.0.len());
        assert_eq!(places, Some(players.into()), "{}", named());
        for sum in conserved(&game, &state) {
            assert_eq!(sum.counted, sum.due, "{}: {}", named(), sum.what);
        }
    }
    legal
}

/// Every legal set of modules once; the number of seats varies.
fn every_set() -> impl Iterator<Item = Setup> {
    let tables = [1, 2, 3, 4].map(|players| every_legal(players).collect::<Vec<_>>());
    (0..tables[0].len()).map(move |at| tables[at % tables.len()][at].clone())
}

#[test]
fn exactly_the_legal_sets_of_modules_play() {
    let legal: Vec<usize> = std::thread::scope(|scope| {
        let each = [1, 2, 3, 4].map(|players| scope.spawn(move || played(players)));
        each.map(|each| each.join().expect("no game panics")).into()
    });
    // 128 without promise cards, 16 with them, and 16 with special ones too: 144 base, 160 advanced.
    assert_eq!(legal, [304; 4]);
}

/// The compiled rules, all of them.
fn tables(setup: &Setup) -> String {
    let game = SmallCity::new(setup).unwrap_or_else(|bad| panic!("{bad}"));
    format!("{:?} {:?}", game.rules(), game.start())
}

/// The order in which modules are named makes no difference (SP-SET-8).
#[test]
fn the_order_of_module_names_is_free() {
    let mut rng = Rng::seed(1);
    for setup in every_set().step_by(often(12, 1)) {
        let mut shuffled = setup.clone();
        for at in (1..shuffled.modules.len()).rev() {
            shuffled.modules.swap(at, rng.below(at as u32 + 1) as usize);
        }
        // As people write them, and as a program may.
        let mut doc = Setup { modules: vec![], ..setup.clone() }.doc();
        let named = shuffled.modules.join(",");
        SmallCity::set_option(&mut doc, "modules", &named).expect("they are known");
        assert_eq!(doc, setup.doc(), "{named}");
        assert!(tables(&shuffled) == tables(&setup), "{:?}", shuffled.modules);
    }
}

/// Invariant 10 of the expansion: without modules the base game is unchanged, whatever other sets
/// are.
#[test]
fn every_set_leaves_the_base_game_as_it_was() {
    let base = [1, 2, 3, 4].map(Setup::new);
    let before = base.each_ref().map(tables);
    for setup in every_set().step_by(often(12, 1)) {
        SmallCity::new(&setup).unwrap_or_else(|bad| panic!("{bad}"));
        let at = usize::from(setup.players) - 1;
        assert!(tables(&base[at]) == before[at], "{:?}", setup.modules);
    }
}

/// Every combination of so many facts in each legal set, found by loops.
fn together(setup: &Setup, count: usize) -> BTreeSet<Vec<String>> {
    let facts: BTreeSet<String> = facts(setup).into_iter().collect();
    let mut all = BTreeSet::from([vec![]]);
    for _ in 0..count {
        let longer = |chosen: &Vec<String>| {
            let after = facts.iter().filter(|fact| chosen.last().is_none_or(|last| last < *fact));
            after
                .map(|fact| [chosen.as_slice(), std::slice::from_ref(fact)].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Whatever combination occurs in any legal set occurs in the few chosen ones, and those are legal.
#[test]
fn few_set_ups_cover_every_pair_and_triple() {
    for (count, most) in [(2, 50), (3, 250)] {
        let few = holding(count);
        let held: BTreeSet<Vec<String>> =
            few.iter().flat_map(|setup| together(setup, count)).collect();
        for setup in (1..=4).flat_map(every_legal) {
            let missing = together(&setup, count).into_iter().find(|facts| !held.contains(facts));
            assert_eq!(missing, None);
        }
        assert!(few.len() <= most, "{} set-ups for every {count}", few.len());
        for setup in &few {
            assert!(SmallCity::new(setup).is_ok(), "{:?}", setup.doc());
        }
        // Each city with every other module on and off, and with every number of seats.
        let names = |fact: &String| fact.starts_with("cities ");
        let beside: BTreeSet<&Vec<String>> =
            held.iter().filter(|facts| facts.iter().any(names)).collect();
        let cities: BTreeSet<&String> =
            beside.iter().flat_map(|facts| facts.iter()).filter(|fact| names(fact)).collect();
        assert_eq!(cities.len(), 9, "eight and the dealt one");
        for city in cities {
            for other in ["police", "traders", "cards", "buildings", "promises", "roads"] {
                for on in [true, false] {
                    let other = format!("{other} {on}");
                    let meet =
                        |facts: &&&Vec<String>| facts.contains(city) && facts.contains(&other);
                    assert!(beside.iter().any(|facts| meet(&facts)), "{city} and {other}");
                }
            }
        }
    }
}
