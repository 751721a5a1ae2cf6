//! Modules: the document about them is accurate, the core names none, bad sets are refused, and an
//! owner may change their numbers.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::{Fault, Game, Notation, Seat};
use smallcity::constants::{Constants, Library};
use smallcity::{Action, Cells, Pay, Person, RULES, Setup, SmallCity};
use words::{Language, Words};

use crate::set_up::{self, Table, cells};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The code of the document, by the file that each block names.
fn blocks(document: &str) -> BTreeMap<&str, Vec<String>> {
    let mut blocks: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.strip_prefix("```") else { continue };
        let code: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let code = code.join("\n");
        match info.split_once(' ') {
            Some((_, file)) => blocks.entry(file).or_default().push(code),
            None => assert_eq!(info, "console", "a block of code names its file: {code}"),
        }
    }
    blocks
}

const FOLDER: &str = "crates/smallcity/src/modules";

#[test]
fn code_in_the_document_matches_the_source() {
    let document = read("docs/adding-a-module.md");
    let blocks = blocks(&document);
    let own = ["data.rs", "data.toml", "mod.rs", "rule_ids.rs"];
    for name in own {
        let file = format!("{FOLDER}/lighthouses/{name}");
        let told = blocks.get(file.as_str()).map(|parts| parts.join("\n\n") + "\n");
        assert_eq!(told.as_deref(), Some(read(&file).as_str()), "{file}");
    }
    let mentions = |text: &str| text.matches("lighthouses").count();
    // The document shows the lists without documentation links; the declaration is in its text.
    assert!(document.contains("`mod lighthouses;`"));
    let lists = [("data.rs", 0), ("mod.rs", 1)];
    for (name, untold) in lists {
        // Only tests compile the example, so the document need not show it.
        let list = read(format!("{FOLDER}/{name}"));
        let list = list.lines().filter(|line| line.trim() != "#[cfg(test)]");
        let list = list.collect::<Vec<_>>().join("\n");
        let parts = &blocks[format!("{FOLDER}/{name}").as_str()];
        for part in parts {
            assert!(list.contains(part), "modules/{name} has not:\n{part}");
        }
        let told: usize = parts.iter().map(|part| mentions(part)).sum();
        assert_eq!(told + untold, mentions(&list), "the document leaves lines of {name} out");
    }
    assert_eq!(blocks.len(), own.len() + lists.len(), "the document shows other files");
}

/// Every hook and helper that the document names exists.
#[test]
fn names_in_the_document_exist() {
    let document = read("docs/adding-a-module.md");
    let (hooks, build) =
        (read("crates/smallcity/src/hooks.rs"), read(format!("{FOLDER}/build.rs")));
    let named = |prefix: &'static str| {
        document.match_indices(prefix).map(move |(at, _)| at + prefix.len()).map(|at| {
            let rest = &document[at..];
            let end =
                rest.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(rest.len());
            &rest[..end]
        })
    };
    let mut count = 0;
    for hook in named("hooks.").filter(|hook| !hook.is_empty()) {
        let known = ["Vec", "ArrayVec", "Option"].map(|all| format!("pub {hook}: {all}<"));
        assert!(known.iter().any(|known| hooks.contains(known)), "there is no hook {hook}");
        count += 1;
    }
    for helper in named("builder.").filter(|name| !name.is_empty()) {
        let known = [format!("fn {helper}("), format!("pub {helper}: ")];
        assert!(known.iter().any(|known| build.contains(known)), "there is no builder.{helper}");
        count += 1;
    }
    assert!(count > 20, "only {count} names were looked for");
}

/// The Rust files below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
    {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
}

#[test]
fn no_file_of_the_core_names_a_module() {
    let src = root().join("crates/smallcity/src");
    let mut files = vec![];
    sources(&src, &mut files);
    let core = files.iter().filter(|file| !file.starts_with(src.join("modules")));
    // Tests set up tables with modules, in a separate file or at the end of one.
    let core: Vec<_> = core.filter(|file| !file.ends_with("tests.rs")).collect();
    assert!(core.len() > 30, "the core has more than {} files", core.len());
    for file in core {
        let text = fs::read_to_string(file).expect("a source").to_lowercase();
        let own = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let names = [
            "officer",
            "riot",
            "trader",
            "forest",
            "ecologist",
            "anarchist",
            "statue",
            "palace",
            "garden",
            "colosseum",
            "neuschwanstein",
            "historic",
            "lighthouse",
            "sp-pol",
            "sp-trd",
            "sp-for",
            "sp-act",
            "sp-bld",
            "sp-pro",
            "sp-spe",
            "sp-rea",
            "roundabout",
            "sp-roa",
            "europe",
            "eiffel",
            "london",
            "zurich",
            "madrid",
            "berlin",
            "helsinki",
            "athens",
            "sp-eur",
            "ex-lig",
        ];
        for name in names {
            let line = own.lines().position(|line| line.contains(name));
            assert_eq!(line.map(|at| at + 1), None, "{} names {name}", file.display());
        }
    }
}

/// The faults of a set-up: code and sentence.
fn faults(setup: &Setup) -> Vec<String> {
    let bad = SmallCity::new(setup).expect_err("the set-up is bad");
    let words = Words::new(Language::english().of_game("small-city"));
    let told = |fault: &&dyn Fault| words.tell("refusal", &fault.document());
    bad.parts().iter().map(|fault| format!("{}: {}", fault.code(), told(fault))).collect()
}

#[test]
fn unknown_and_doubled_modules_are_refused_with_every_reason_at_once() {
    let mut setup = Setup::new(5).with(&["forest", "moon", "forest", "sun"]);
    setup.options.insert("forest_side".into(), "dark".into());
    setup.options.insert("weather".into(), "mild".into());
    let faults = faults(&setup);
    let expected = [
        ("players", "5"),
        ("modules", "“moon”"),
        ("modules", "“sun”"),
        ("modules", "forest is named more than once"),
        ("bad_value", "“dark”"),
        ("unknown_option", "“weather”"),
    ];
    assert_eq!(faults.len(), expected.len(), "{faults:#?}");
    for (code, part) in expected {
        let told =
            |fault: &&String| fault.starts_with(&format!("{code}: ")) && fault.contains(part);
        assert_eq!(faults.iter().filter(told).count(), 1, "{code} {part}: {faults:#?}");
    }
}

#[test]
fn the_refusal_of_an_unknown_module_lists_the_modules() {
    let faults = faults(&Setup::new(2).with(&["lighthouses"]));
    assert_eq!(faults.len(), 1, "the example is played in tests of the crate only");
    assert!(
        faults[0].contains("the modules are police, traders, forest, cities, cards, buildings, promises, special, historic and roads"),
        "{faults:?}"
    );
}

#[test]
fn every_listed_module_can_be_played() {
    let modules = smallcity::OPTIONS.iter().find(|option| option.key == "modules");
    let ids = modules.expect("an option").choices;
    assert_eq!(
        ids,
        [
            "police",
            "traders",
            "forest",
            "cities",
            "cards",
            "buildings",
            "promises",
            "special",
            "historic",
            "roads"
        ]
    );
    for id in ids {
        let with: &[&str] = match *id {
            // Real buildings stand on forest boards.
            "historic" => &["forest", id],
            "promises" => &["police", "traders", "buildings", id],
            "special" => &["police", "traders", "buildings", "promises", id],
            _ => &[id],
        };
        let mut setup = Setup::new(2).with(with);
        setup.advanced = *id == "special";
        assert!(SmallCity::new(&setup).is_ok(), "{id}");
    }
    // Forest and cities are boards of their own (SP-SET-1).
    for without in [&["cities"][..], &["forest", "historic"]] {
        let ids: Vec<&str> = ids.iter().copied().filter(|id| !without.contains(id)).collect();
        let mut all = Setup::new(4).with(&ids);
        all.advanced = true;
        assert!(SmallCity::new(&all).is_ok(), "all without {without:?}");
    }
}

/// Only the exact name is a module, the base game is not one, and each unknown name is reported
/// once, whatever else is in the list.
#[test]
fn only_the_exact_name_is_a_module() {
    for name in ["", " ", "base", "Forest", "forests", "trader", "forest,traders"] {
        let expected = format!("modules: There is no module “{name}”: ");
        for beside in [&[][..], &["forest"], &["traders", "forest"]] {
            let named: Vec<&str> = [name].into_iter().chain(beside.iter().copied()).collect();
            let told = faults(&Setup::new(2).with(&named));
            assert!(told.len() == 1 && told[0].starts_with(&expected), "{named:?}: {told:?}");
        }
    }
}

#[test]
fn the_order_of_modules_changes_nothing() {
    let named = |ids: &[&str]| Setup::new(3).with(ids);
    let (one, other) = (named(&["traders", "forest"]), named(&["forest", "traders"]));
    assert_eq!(one, other);
    assert_eq!(other.modules, ["traders", "forest"], "the order of the rules, section 0");
    // So do documents.
    for names in ["traders,forest", "forest,traders"] {
        let mut doc = SmallCity::default_setup(3);
        SmallCity::set_option(&mut doc, "modules", names).expect("modules");
        assert_eq!(doc.setup(RULES, &Library::standard()).as_ref(), Ok(&one), "{names}");
    }
    // An unsorted set-up means the same.
    let mut unsorted = one.clone();
    unsorted.modules.reverse();
    let game = |setup: &Setup| SmallCity::new(setup).expect("it is sound");
    let rules = |setup: &Setup| format!("{:?}", game(setup).rules());
    assert_eq!(rules(&one), rules(&unsorted));
    assert_eq!(game(&one).start(), game(&unsorted).start());
}

/// SP-FOR-3, SP-SET-3.
#[test]
fn forest_boards_change_card_f_and_drop_the_cards_about_the_zone() {
    let tables = |modules: &[&str]| {
        let mut setup = Setup::new(2).with(modules);
        setup.advanced = true;
        SmallCity::new(&setup).expect("it is sound")
    };
    let (base, forest) = (tables(&[]), tables(&["forest"]));
    for (before, after) in base.rules().cards.iter().zip(&forest.rules().cards) {
        assert_eq!((before.letter, before.choices), (after.letter, after.choices));
        let same = (before.about, before.rule) == (after.about, after.rule);
        assert_eq!(same, before.letter != 'F', "card {}", before.letter);
    }
    let planner = &forest.rules().cards[5];
    assert_eq!((planner.letter, planner.rule), ('F', "SP-FOR-3"));
    let keys = |game: &SmallCity| -> Vec<String> {
        game.rules().promises.iter().map(|promise| promise.key.clone()).collect()
    };
    let mut left = keys(&base);
    left.retain(|key| {
        !["promise_expansion", "special_whole_map", "special_full_zone"].contains(&key.as_str())
    });
    assert_eq!(keys(&forest), left);
    assert_eq!(left.len() + 3, keys(&base).len());
}

/// An empty table of one seat with a module and an owner's numbers.
fn own_table(module: &str, numbers: &str) -> Table {
    let constants = Constants::from_toml(&format!("name = 'mine'\n{numbers}"));
    let mut setup = Setup::new(1).with(&[module]);
    setup.constants = Arc::new(constants.unwrap_or_else(|bad| panic!("{bad}")));
    Table::of(&setup)
}

/// What a Library on two forest cells brings: money left, wood stored, pollution. The seat has $9
/// and 3 people in City Hall, which leaves room for 3 pieces.
fn cleared(mut table: Table, supply: u8) -> (u16, u8, u16) {
    table.put(0, &["Hall c4:e5"]);
    table.store(0, [0, 2, 0]);
    table.state.boroughs[0].money = 9;
    table.state.supply[0] = supply;
    table.go_to("p2.plan");
    table.plan(0, "Lib a1:b1 for ss");
    table.commit_all();
    let borough = &table.state.boroughs[0];
    assert_eq!(table.state.supply[0] + borough.store[0], supply);
    assert!(!borough.modules.forest.cells.meets(cells("a1:b1")), "the forest is cleared");
    (borough.money, borough.store[0], borough.pollution)
}

/// SP-FOR-2, SP-FOR-4, SP-FOR-6, SP-FOR-7: each of the two cells costs and yields this much, each
/// piece of wood received pollutes this much.
#[test]
fn clearing_forest_follows_the_numbers_of_the_box() {
    for (price, wood, pollution) in
        [(0, 0, 5), (1, 1, 1), (2, 1, 0), (3, 1, 3), (0, 2, 1), (1, 2, 4), (4, 4, 10)]
    {
        let numbers = format!(
            "forest_clear_easy = {price}\nforest_wood = {wood}\n\
             forest_wood_pollution = {pollution}"
        );
        let table = own_table("forest", &numbers);
        for supply in 0..4 {
            let received = supply.min(2 * wood);
            let expected = (9 - 2 * price, received, 3 + u16::from(received) * pollution);
            assert_eq!(cleared(table.clone(), supply), expected, "{supply} in supply, {numbers}");
        }
    }
}

/// SP-FOR-3: the taker of card F pays a fraction of the total, rounded down.
#[test]
fn the_planner_pays_a_fraction_of_all_clearing() {
    for (percent, due) in [(0, 0), (33, 1), (50, 2), (67, 3), (99, 4), (100, 5)] {
        let mut table = own_table(
            "forest",
            &format!("planner_clear_percent = {percent}\nforest_clear_easy = 1"),
        );
        // Three cells first, then two; the tiles cost $2 and $3.
        table.put(0, &["Hall c4:e5"]);
        table.card(0, 'F');
        table.state.boroughs[0].money = 5 + due;
        table.go_to("p2.plan");
        table.plan(0, "Fir a1:b1,a2");
        table.plan(0, "Pol i1:j1");
        table.commit_all();
        assert_eq!(table.state.boroughs[0].money, 0, "{percent} % of 5 is {due}");
    }
}

/// The table with this many citizens at home, none in City Hall, which holds six, and this many
/// pieces of wood there.
fn crowd(mut table: Table, citizens: usize, wood: u8) -> Table {
    table.put(0, &["Hall e5:g6", "R4 a1:d1", "R4 a3:d3", "R4 a5:d5"]);
    let spaces = cells("a1:d1 a3:d3 a5:d5");
    table.hall(0, 0);
    let on: Cells = spaces.iter().take(citizens).collect();
    table.game.seat_person(&mut table.state.boroughs[0], Person::CITIZEN, on);
    table.store(0, [wood, 0, 0]);
    table
}

/// The Traders who have arrived, on tiles or in City Hall; the others wait beside the borough.
fn come(table: &Table, traders: u8) -> u8 {
    let trader = table.person("trader").index();
    let borough = &table.state.boroughs[0];
    let come = borough.hall[trader] + borough.people[trader].len() as u8;
    assert_eq!(come + borough.aside[trader], traders);
    come
}

/// SP-TRD-2, with the printed thresholds and an owner's.
#[test]
fn traders_come_with_the_citizens_while_there_is_room() {
    let printed: (&str, &[usize]) = ("", &[4, 8, 12]);
    let six = "traders_per_seat = 6\ntrader_thresholds = [1, 2, 3, 5, 8, 9]";
    let one = "traders_per_seat = 1\ntrader_thresholds = [3]";
    for (numbers, thresholds) in [printed, (six, &[1, 2, 3, 5, 8, 9]), (one, &[3])] {
        let (table, traders) = (own_table("traders", numbers), thresholds.len() as u8);
        for citizens in 0..=12 {
            let due = thresholds.iter().filter(|&&threshold| citizens >= threshold).count() as u8;
            for wood in 0..=6 {
                let about = format!("{citizens} citizens of {thresholds:?}, {wood} wood");
                let mut table = crowd(table.clone(), citizens, wood);
                table.go_to("p3.trader");
                assert_eq!(come(&table, traders), due.min(6 - wood), "{about}");
                // Asked again: with the same room none comes, with more room all the others do.
                table.go_to("p3.trader");
                assert_eq!(come(&table, traders), due.min(6 - wood), "{about}, again");
                table.state.boroughs[0].store[0] = 0;
                table.go_to("p3.trader");
                assert_eq!(come(&table, traders), due, "{about}, with all room");
            }
        }
    }
}

/// SP-TRD-2: each Trader comes once; one that died does not return.
#[test]
fn a_trader_who_has_died_does_not_return() {
    let mut table = crowd(Table::with(1, &["traders"]), 12, 0);
    table.go_to("p3.trader");
    assert_eq!(come(&table, 3), 3);
    let trader = table.person("trader").index();
    table.state.boroughs[0].hall[trader] = 0;
    table.state.boroughs[0].dead[trader] = 3;
    table.go_to("p3.trader");
    assert_eq!(come(&table, 0), 0);
}

/// The first or second fact that a promise asks about, as it is now.
fn fact(table: &Table, key: &str, part: usize) -> i32 {
    let rules = table.game.rules();
    let card = rules.promise_named(key).expect("a promise");
    rules.promise(card).conditions[part].value(rules, &table.state, Seat::new(0))
}

/// SP-TRD-5: a Trader works in Commerce, for two uses, and nowhere else.
#[test]
fn a_trader_works_in_commerce_alone() {
    // Dollars, votes, materials and pollution; the Fire Station is not staffed, or it would
    // subtract 1.
    for (at, brings) in [
        ("a1", (2, 0, 0, 2)),
        ("a3", (0, 0, 0, 2)),
        ("g1", (0, 0, 0, 2)),
        ("a5", (0, 0, 0, 2)),
        ("f6", (0, 0, 0, 2)),
        ("d1", (0, 0, 0, 2)),
    ] {
        let mut table = Table::with(1, &["traders"]);
        table.put(0, &["Hall c3:e4", "C1 a1", "R2 a3:b3", "F1 g1", "Mus a5:c5", "Uni f6:g7"]);
        table.put(0, &["Fir d1:e1,e2"]);
        table.special(0, "trader", at);
        table.hall(0, 0);
        table.go_to("p4.tourist");
        let borough = &table.state.boroughs[0];
        let found = (borough.money, borough.votes, borough.stored(), borough.pollution);
        assert_eq!(found, brings, "{at}");
    }
    // SC-9.5: he does not watch a tourist either, who therefore pollutes.
    let mut table = Table::with(2, &["traders"]);
    table.put(0, &["Hall c3:e4", "C1 a1", "Pol g1:g2"]);
    table.put(1, &["Hall c3:e4"]);
    table.special(0, "trader", "g1");
    table.tourist(0, 1, "a1");
    table.hall(0, 0);
    table.go_to("p4.tourist");
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.money, borough.pollution), (0, 2 + 1));
}

/// SP-TRD-8: a Trader may be the victim, does not count as a citizen for a promise, and fills a
/// home.
#[test]
fn a_trader_dies_and_counts_as_no_citizen() {
    let setup = Setup { advanced: true, ..Setup::new(1).with(&["traders"]) };
    let mut table = Table::of(&setup);
    table.put(0, &["Hall c3:e4", "C1 a1", "C1 c1", "R1 a6"]);
    table.special(0, "trader", "a1,c1");
    table.hall(0, 0);
    assert_eq!((fact(&table, "promise_shops", 0), fact(&table, "promise_crowd", 0)), (0, 0));
    assert_eq!(fact(&table, "special_full_homes", 1), 1, "a6 is empty");
    let mut home = table.clone();
    home.special(0, "trader", "a6");
    assert_eq!(fact(&home, "special_full_homes", 1), 0);
    table.people(0, "a6");
    assert_eq!(fact(&table, "promise_crowd", 0), 1);
    let borough = &mut table.state.boroughs[0];
    (borough.pollution, borough.pollution_before, borough.deaths) = (25, 10, 1);
    table.go_to("p6.deaths");
    let victim = |at| Action::Victim(set_up::cell(at));
    let mut listed = table.legal(0);
    listed
        .sort_by_key(|action| ["a1", "c1", "a6"].map(victim).iter().position(|one| one == action));
    assert_eq!(listed, ["a1", "c1", "a6"].map(victim));
    table.act(0, victim("c1"));
    let trader = table.person("trader").index();
    assert_eq!(table.state.boroughs[0].people[trader], cells("a1"));
}

/// SP-FOR-5: a failed step clears nothing and pays nothing for clearing.
#[test]
fn a_failed_step_clears_nothing() {
    let mut table = Table::with(2, &["forest"]);
    let shop = table.kind("F1").index();
    table.state.stock[shop] = 1;
    for seat in 0..2 {
        table.put(seat, &["Hall c4:e5"]);
        table.hall(seat, 0);
        table.state.boroughs[seat].money = 3;
    }
    table.go_to("p2.plan");
    for seat in 0..2 {
        table.plan(seat, "F1 a1");
    }
    table.commit_all();
    let forest = |seat: usize| table.state.boroughs[seat].modules.forest.cells;
    let left = [0, 1].map(|seat| table.state.boroughs[seat].money);
    assert_eq!(left, [0, 3], "$2, and $1 for the forest");
    assert_eq!([0, 1].map(|seat| forest(seat).contains(set_up::cell("a1"))), [false, true]);
    assert_eq!(table.state.boroughs[1].stored(), 0, "no wood");
}

/// SP-FOR-8: the council clears at full price, with card F or without; the wood stays set aside until
/// the next phase 6.
#[test]
fn the_council_clears_at_full_price() {
    let council = |money| {
        let mut table = Table::with(1, &["forest"]);
        table.put(0, &["Hall c4:e5"]);
        table.hall(0, 0);
        table.card(0, 'F');
        table.state.boroughs[0].money = money;
        table.go_to("p7.council");
        table.act(0, Action::Council { disc: 0, row: 3, pay: Pay::Money });
        table
    };
    // SC-12.3: column 1 costs $1, which leaves nothing for the forest.
    let short = council(1);
    short.refused(0, short.plan_step(0, "F1 a1"), "cannot_pay", "SC-5.4");
    let mut table = council(2);
    table.act(0, table.plan_step(0, "F1 a1"));
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.money, borough.stored(), borough.modules.forest.wood), (0, 0, 1));
    let before = borough.pollution;
    table.go_to("p6.measure");
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.store, borough.pollution - before), ([1, 0, 0], 1), "SP-FOR-6");
}

/// The rule texts of a table: those of the base game, of its modules, and of modules in general if
/// it has any.
#[test]
fn rule_texts_belong_to_the_modules_in_use() {
    let on = |modules: &[&str], id| {
        let modules: Vec<_> = modules.iter().map(ToString::to_string).collect();
        smallcity::is_rule_of(id, &modules)
    };
    assert!(on(&[], "SC-5.1") && on(&["roads"], "SC-5.1"));
    assert_eq!(
        [&[][..], &["police"], &["roads"]].map(|set| on(set, "SP-ROA-1")),
        [false, false, true]
    );
    assert_eq!([&[][..], &["police"]].map(|set| on(set, "SP-SET-1")), [false, true]);
    // Card L comes with the police, too (SP-SET-8).
    assert_eq!(
        [&["roads"], &["police"], &["cards"]].map(|set| on(set, "SP-ACT-2")),
        [false, true, true]
    );
}
