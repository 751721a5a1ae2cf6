//! Every legal set of modules with its choices, and the few set-ups that cover every pair, or every
//! triple, of these facts.

// Benchmarks and the server's tests include this module too, and each uses only a part.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashSet};

use smallcity::parts::City;
use smallcity::{OPTIONS, Setup};

/// All modules, as set-ups name them (SP-SET-8); `tests/modules.rs` checks the list.
pub(crate) fn all() -> &'static [&'static str] {
    let modules = OPTIONS.iter().find(|option| option.key == "modules");
    modules.expect("an option").choices
}

/// All modules except one and those that need it.
pub(crate) fn all_but(without: &str) -> Vec<&'static str> {
    let modules = OPTIONS.iter().find(|option| option.key == "modules").expect("an option");
    let needs = |id: &&str| modules.needs.contains(&(*id, without));
    all().iter().copied().filter(|id| *id != without && !needs(id)).collect()
}

/// The advanced game with all of these; the seats' choices differ.
pub(crate) fn full(players: u8, without: &str) -> Setup {
    let all = variants(&Setup { advanced: true, ..Setup::new(players).with(&all_but(without)) });
    let differ = |setup: &&Setup| setup.options.values().all(|value| value.contains(','));
    all.iter().find(differ).unwrap_or(&all[0]).clone()
}

/// Whether modules go together (SP-SET-1 to SP-SET-11): the ground is plain, forest or that of
/// cities; real buildings need forests; promise cards mention officers, Traders and the new
/// buildings, and special ones need promise cards and the advanced game.
fn go_together(set: &BTreeSet<&str>, advanced: bool) -> bool {
    let on = |id: &str| set.contains(id);
    let implies = |id: &str, needs: bool| !on(id) || needs;
    !(on("forest") && on("cities"))
        && implies("historic", on("forest"))
        && implies("promises", on("police") && on("traders") && on("buildings"))
        && implies("special", on("promises") && advanced)
}

/// All set-ups of a number of seats, with whether they are legal.
pub(crate) fn every(players: u8) -> impl Iterator<Item = (bool, Setup)> {
    // The constants are read once for all of them.
    let (all, none) = (all(), Setup::new(players));
    (0_u32..1 << all.len()).flat_map(move |bits| {
        let set: Vec<&str> =
            (0..all.len()).filter(|at| bits >> at & 1 > 0).map(|at| all[at]).collect();
        [false, true].map(|advanced| {
            let setup = Setup { advanced, ..none.clone() }.with(&set);
            (go_together(&set.iter().copied().collect(), advanced), setup)
        })
    })
}

/// The legal ones.
pub(crate) fn every_legal(players: u8) -> impl Iterator<Item = Setup> {
    every(players).filter(|(legal, _)| *legal).map(|(_, setup)| setup)
}

pub(crate) fn is_on(setup: &Setup, module: &str) -> bool {
    setup.modules.iter().any(|on| on == module)
}

/// A set-up with every choice for its modules: sides of forest, real buildings, cities. The order
/// of cities combines different ones, each in every place.
pub(crate) fn variants(setup: &Setup) -> Vec<Setup> {
    let seats = usize::from(setup.players);
    let two = |one: &str, other: &str| {
        let mixed = [one, other, other, one][..seats].join(",");
        // Solo has nothing to mix.
        BTreeSet::from([one.to_owned(), other.to_owned(), mixed])
    };
    let cities = City::ALL.map(City::name);
    let of_seats = |first: usize| -> String {
        let names: Vec<&str> =
            (0..seats).map(|at| cities[(first + 3 * at) % cities.len()]).collect();
        names.join(",")
    };
    let chosen = (0..cities.len()).map(of_seats);
    let options = [
        ("forest", "forest_side", two("easy", "expert")),
        ("historic", "historic", two("neuschwanstein", "colosseum")),
        ("cities", "cities", chosen.chain(["dealt".to_owned()]).collect()),
    ];
    let mut variants = vec![setup.clone()];
    for (_, key, values) in options.iter().filter(|(module, ..)| is_on(setup, module)) {
        let mut all = vec![];
        for value in values {
            for mut setup in variants.iter().cloned() {
                setup.options.insert((*key).to_owned(), value.clone());
                all.push(setup);
            }
        }
        variants = all;
    }
    variants
}

/// The facts of a set-up, in words: each module on or off, the ground, the side, the building and
/// the cities on it, the advanced game, the number of seats.
pub(crate) fn facts(setup: &Setup) -> Vec<String> {
    let ground = ["forest", "cities", "historic"];
    let on = |id: &str| is_on(setup, id);
    let mut facts = vec![
        format!("seats {}", setup.players),
        format!("advanced {}", setup.advanced),
        format!("ground {:?}", ground.map(on)),
    ];
    let free = all().iter().filter(|id| !ground.contains(id));
    facts.extend(free.map(|id| format!("{id} {}", on(id))));
    for (key, value) in &setup.options {
        let parts: Vec<&str> =
            if key == "cities" { value.split(',').collect() } else { vec![value] };
        // The order within a mix of two does not matter.
        let named =
            |part: &str| if part.contains(',') { "mixed".to_owned() } else { part.to_owned() };
        facts.extend(parts.into_iter().map(|part| format!("{key} {}", named(part))));
    }
    facts
}

/// Every combination of this many facts, each as the bits of their numbers.
fn choices(facts: &[u64], count: usize) -> Vec<u64> {
    if count == 0 {
        return vec![0];
    }
    let from = facts.iter().enumerate();
    from.flat_map(|(at, fact)| {
        choices(&facts[at + 1..], count - 1).into_iter().map(move |rest| fact | rest)
    })
    .collect()
}

/// Legal set-ups, as few as a greedy search finds, that cover every combination of this many facts
/// that occurs in a legal set-up. Two cities of one table do not count as a pair: no rule relates
/// them.
pub(crate) fn holding(count: usize) -> Vec<Setup> {
    let setups: Vec<Setup> =
        (1..=4).flat_map(every_legal).flat_map(|setup| variants(&setup)).collect();
    let mut numbers = BTreeMap::new();
    let mut cities = 0_u64;
    let mut held = vec![];
    for setup in &setups {
        let mut bits = vec![];
        for fact in facts(setup) {
            let next = numbers.len();
            let bit = 1 << *numbers.entry(fact.clone()).or_insert(next);
            if fact.starts_with("cities ") {
                cities |= bit;
            }
            bits.push(bit);
        }
        let mut choices = choices(&bits, count);
        choices.retain(|choice| (choice & cities).count_ones() < 2);
        held.push(choices);
    }
    let mut missing: HashSet<u64> = held.iter().flatten().copied().collect();
    // The gain of a set-up only falls: one that led by an old count and still leads by a new one is
    // best.
    let mut queue: BinaryHeap<(usize, usize)> =
        held.iter().enumerate().map(|(at, choices)| (choices.len(), at)).collect();
    let mut chosen = vec![];
    while let Some((_, at)) = queue.pop().filter(|_| !missing.is_empty()) {
        let adds = held[at].iter().filter(|choice| missing.contains(choice)).count();
        if queue.peek().is_some_and(|(most, _)| adds < *most) {
            queue.push((adds, at));
            continue;
        }
        for choice in &held[at] {
            missing.remove(choice);
        }
        chosen.push(setups[at].clone());
    }
    chosen
}
