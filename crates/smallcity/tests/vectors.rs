//! The test vectors of the rules: TV-1 to TV-20 of the base game, SV-4, SV-5, SV-6 and the plans of
//! SV-16, SV-18 and SV-24 of the modules; `historic.rs` has the rest of SV-18, SV-19 and its part
//! of SV-22.
//!
//! Vectors about plans are data, `vectors/plans.toml`; those about whole phases are in
//! `vectors/phases.rs`.

mod phases;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use smallcity::{Action, Cell, Cells, Setup};

use crate::set_up::{Table, cells};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    vector: Vec<Vector>,
}

/// One position and the steps to try in it; see the head of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    id: String,
    about: String,
    #[serde(default)]
    modules: Vec<String>,
    sides: Option<String>,
    historic: Option<String>,
    tiles: Vec<String>,
    #[serde(default)]
    people: String,
    #[serde(default)]
    store: [u8; 3],
    card: Option<char>,
    #[serde(default)]
    mayor: String,
    zone: Option<u8>,
    money: Option<u16>,
    #[serde(default)]
    plan: Vec<String>,
    plan_price: Option<u16>,
    plan_points: Option<usize>,
    #[serde(default)]
    after: Effects,
    #[serde(default)]
    places: BTreeMap<String, String>,
    #[serde(default, rename = "try")]
    tries: Vec<Try>,
}

/// The result of a plan.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Effects {
    people: Option<String>,
    free: Option<String>,
    #[serde(default)]
    tiles: Vec<String>,
}

/// A step to judge.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Try {
    step: String,
    refused: Option<String>,
    price: Option<u16>,
    points: Option<usize>,
    #[serde(default)]
    stock: BTreeMap<String, i16>,
    people: Option<String>,
    free: Option<String>,
    becomes: Option<String>,
}

/// The seat of the vectors. The other seat, the host, has one citizen to move in phase 3, so the
/// game stops right after the reveal.
const SEAT: usize = 1;
/// What a plan may spend (SC-5.3).
const POINTS: usize = 3;

impl Vector {
    fn table(&self) -> Table {
        let modules: Vec<&str> = self.modules.iter().map(String::as_str).collect();
        let mut setup = Setup::new(2).with(&modules);
        if let Some(sides) = &self.sides {
            setup.options.insert("forest_side".to_owned(), sides.clone());
        }
        if let Some(historic) = &self.historic {
            setup.options.insert("historic".to_owned(), historic.clone());
        }
        let mut table = Table::of(&setup);
        table.put(0, &["Hall c3:e4", "R1 a1", "C1 g7"]);
        table.people(0, "a1");
        let tiles: Vec<&str> = self.tiles.iter().map(String::as_str).collect();
        table.put(SEAT, &tiles);
        table.people(SEAT, &self.people);
        table.store(SEAT, self.store);
        if let Some(letter) = self.card {
            table.card(SEAT, letter);
        }
        let borough = &mut table.state.boroughs[SEAT];
        borough.mayor = cells(&self.mayor);
        borough.zone = self.zone.unwrap_or(7);
        borough.money = self.money.unwrap_or(20);
        table.go_to("p2.plan");
        table
    }

    /// The table with the plan so far.
    #[track_caller]
    fn planned(&self) -> Table {
        let mut table = self.table();
        for step in &self.plan {
            table.plan(SEAT, step);
        }
        table
    }

    fn check(&self) {
        if !self.plan.is_empty() {
            let steps: Vec<&str> = self.plan.iter().map(String::as_str).collect();
            self.check_plan(&self.table(), &steps, self.plan_price, self.plan_points);
            let after = revealed(self.planned());
            self.after.check(&after);
        }
        for (code, places) in &self.places {
            self.check_places(code, cells(places));
        }
        for one in &self.tries {
            self.check_try(one);
        }
    }

    /// Price and points of steps on top of the plan: exactly this much.
    fn check_plan(&self, table: &Table, steps: &[&str], price: Option<u16>, points: Option<usize>) {
        if let Some(price) = price {
            let with = |money: u16| {
                let mut table = table.clone();
                table.state.boroughs[SEAT].money = money;
                first_refusal(table, steps).map(|(code, _)| code)
            };
            assert_eq!(with(price), None, "{steps:?} costs ${price}");
            if price > 0 {
                assert_eq!(with(price - 1), Some("cannot_pay"), "{steps:?} costs ${price}");
            }
        }
        let Some(points) = points else { return };
        for others in 0..=POINTS {
            let mut table = table.clone();
            table.state.boroughs[SEAT].money = 99;
            let parks = self.parks(&table, others);
            for park in parks {
                table.act(SEAT, park);
            }
            let fits = first_refusal(table, steps).is_none();
            assert_eq!(fits, others + points <= POINTS, "{steps:?} with {others} Parks before it");
        }
    }

    /// Some small Parks away from every step that a vector tries.
    fn parks(&self, table: &Table, count: usize) -> Vec<Action> {
        let small = table.kind("Pk1");
        let steps = self.plan.iter().chain(self.tries.iter().map(|one| &one.step));
        let used = steps.map(|step| touched(&table.plan_step(SEAT, step)));
        let used = used.fold(Cells::NONE, |all, cells| all | cells);
        let free = table.legal(SEAT).into_iter().filter(|action| {
            matches!(action, Action::Build(build)
                if build.kind == small && !build.cells.meets(used))
        });
        free.take(count).collect()
    }

    fn check_places(&self, code: &str, places: Cells) {
        let table = self.planned();
        let kind = table.kind(code);
        let listed = table.legal(SEAT).into_iter().filter_map(|action| match action {
            Action::Build(build) if build.kind == kind => Some(build.cells),
            _ => None,
        });
        let listed = listed.fold(Cells::NONE, |all, cells| all | cells);
        assert_eq!(listed, places, "the places of {code}");
        for cell in Cells::zone(table.state.boroughs[SEAT].zone) {
            let refusal = table.refusal(SEAT, table.plan_step(SEAT, &format!("{code} {cell}")));
            assert_eq!(refusal.is_none(), places.contains(cell), "{code} on {cell}");
        }
    }

    fn check_try(&self, one: &Try) {
        let mut table = self.planned();
        let action = table.plan_step(SEAT, &one.step);
        if let Some(refused) = &one.refused {
            let (code, rule) = refused.split_once(' ').expect("a refusal is a code and a rule");
            table.refused(SEAT, action, code, rule);
            return;
        }
        self.check_plan(&table, &[&one.step], one.price, one.points);
        let before = revealed(table.clone());
        table.act(SEAT, action);
        let after = revealed(table);
        if let Some(price) = one.price {
            let money = |table: &Table| table.state.boroughs[SEAT].money;
            assert_eq!(money(&before) - money(&after), price, "what is paid");
        }
        for (code, change) in &one.stock {
            let kind = after.kind(code).index();
            let stock = |table: &Table| i16::from(table.state.stock[kind]);
            assert_eq!(stock(&after) - stock(&before), *change, "the stock of {code}");
        }
        let tiles = one.becomes.iter().cloned().collect();
        let effects = Effects { people: one.people.clone(), free: one.free.clone(), tiles };
        effects.check(&after);
    }
}

impl Effects {
    fn check(&self, table: &Table) {
        let borough = &table.state.boroughs[SEAT];
        if let Some(people) = &self.people {
            assert_eq!(borough.people[0], cells(people), "where the citizens are");
        }
        if let Some(free) = &self.free {
            let spaces = table.game.rules().spaces_of(borough, |_| true);
            assert_eq!(spaces.without(borough.occupied()), cells(free), "the free people spaces");
        }
        for tile in &self.tiles {
            let (code, at) = tile.split_once(' ').expect("a tile has a kind and cells");
            let first = cells(at).first().expect("it covers something");
            let is = table.tile_on(SEAT, &first.to_string());
            assert_eq!(is, Some((code.to_owned(), cells(at))));
        }
    }
}

/// The table right after the reveal.
#[track_caller]
fn revealed(mut table: Table) -> Table {
    table.commit_all();
    assert_eq!((table.step(), table.seat_to_act()), ("p3.move", Some(0)));
    table
}

/// The first refusal of steps that are planned one after the other.
fn first_refusal(mut table: Table, steps: &[&str]) -> Option<(&'static str, String)> {
    steps.iter().find_map(|step| {
        let action = table.plan_step(SEAT, step);
        let refusal = table.refusal(SEAT, action);
        if refusal.is_none() {
            table.act(SEAT, action);
        }
        refusal
    })
}

/// The cells of a step.
fn touched(action: &Action) -> Cells {
    match *action {
        Action::Build(build) => build.cells,
        Action::Enlarge { cells, .. } => cells,
        Action::Upgrade { cell, .. } => Cells::of(cell),
        _ => Cells::NONE,
    }
}

fn vectors() -> Vec<Vector> {
    let file: File = toml::from_str(include_str!("vectors/plans.toml")).expect("the file is sound");
    file.vector
}

/// Runs the vectors of a number and says where one fails.
#[track_caller]
fn run(id: &str) {
    let vectors = vectors();
    let mut count = 0;
    for vector in vectors.iter().filter(|vector| vector.id == id) {
        println!("{id}, {}", vector.about);
        vector.check();
        count += 1;
    }
    assert!(count > 0, "{id} is in the file");
}

#[test]
fn every_vector_of_the_file_is_run() {
    let ids: BTreeSet<String> = vectors().into_iter().map(|vector| vector.id).collect();
    let run = "SV-16 SV-18 SV-24 SV-5 SV-6 TV-1 TV-16 TV-17 TV-18 TV-19 TV-2 TV-3 TV-4 TV-5 TV-6";
    assert_eq!(ids.into_iter().collect::<Vec<_>>().join(" "), run);
}

#[test]
fn tv1_influence() {
    let hall = cells("c3:e4");
    let ring = cells("b2 b3 b4 b5 c2 c5 d2 d5 e2 e5 f2 f3 f4 f5");
    assert_eq!(hall.halo(), hall | ring);
    assert_eq!(ring.len(), 14);
    let at = |text| Cell::parse(text).expect("a cell");
    let far = |cell| !hall.meets(Cells::of(cell).halo());
    assert!(ring.iter().all(|cell| !far(cell)), "the relation is symmetric");
    assert!(far(at("g3")));
    run("TV-1");
}

#[test]
fn tv2_residence_criterion() {
    run("TV-2");
}

#[test]
fn tv3_upgrade_chain() {
    run("TV-3");
}

#[test]
fn tv4_commerce_criterion() {
    run("TV-4");
}

#[test]
fn tv5_home_and_factory() {
    run("TV-5");
}

#[test]
fn tv6_factory_chain() {
    run("TV-6");
}

#[test]
fn tv16_cards() {
    run("TV-16");
}

#[test]
fn tv17_materials() {
    run("TV-17");
}

#[test]
fn tv18_zone() {
    run("TV-18");
}

#[test]
fn tv19_park() {
    run("TV-19");
}

#[test]
fn sv16_statues() {
    run("SV-16");
}

#[test]
fn sv24_parks_behind_a_statue() {
    run("SV-24");
}

#[test]
fn sv18_neuschwanstein() {
    run("SV-18");
}

#[test]
fn sv5_urban_planner() {
    run("SV-5");
}

#[test]
fn sv6_forest_plans() {
    run("SV-6");
}
