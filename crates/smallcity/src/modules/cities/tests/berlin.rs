//! SP-EUR-60 to SP-EUR-63, SV-12.

use kernel::{Game, Notation, Rng};

use super::table::{Table, play_at_random};
use super::{A, cells, land};
use crate::border::Border;
use crate::event::Event;
use crate::map::Cells;
use crate::modules;
use crate::modules::cities::data::City;
use crate::modules::cities::deeds::Event as CityEvent;
use crate::text::Line;

/// The homes of SV-12: two western ones, and a larger one behind the wall.
const HOMES: [(&str, &str); 4] =
    [("Hall", "c3 d3 e3 c4 d4 e4"), ("R1", "e5"), ("R1", "e6"), ("R3", "f6 g6 h6")];

/// The position with tiles, as the wall falls.
fn table(modules: &[&str], tiles: &[(&str, &str)]) -> Table {
    let mut table = Table::of(City::Berlin, modules, tiles);
    table.state.round = 7;
    table
}

/// SV-12.
#[test]
fn no_tile_lies_on_both_sides() {
    let tiles =
        [("Hall", "c3 d3 e3 c4 d4 e4"), ("C1", "f6"), ("R1", "f5"), ("R1", "e6"), ("Sch", "e7")];
    let mut table = Table::of(City::Berlin, &[], &tiles);
    table.state.boroughs[0].store = [2; 3];
    table.go("p2.plan");
    assert_eq!(table.refused(r#"{"seat":0,"upgrade":"e6","with":"d6"}"#), "criterion SC-6.1");
    table.play(r#"{"seat":0,"build":"Pk2","on":"d1 e1"}"#);
    assert_eq!(table.refused(r#"{"seat":0,"build":"Pk2","on":"e2 f2"}"#), "wall SP-EUR-60");
    assert_eq!(table.refused(r#"{"seat":0,"enlarge":"d1","with":"f1"}"#), "wall SP-EUR-60");
    assert_eq!(
        table.refused(r#"{"seat":0,"build":"Lib","on":"d8 e8","pay":"2w"}"#),
        "wall SP-EUR-60"
    );
    table.play(r#"{"seat":0,"upgrade":"f6","with":"g6"}"#);
}

/// It has 14 borders (4.9), which maps show while it stands; no other city has a wall.
#[test]
fn the_wall_is_shown() {
    let mut table = table(&[], &[("Hall", "c3 d3 e3 c4 d4 e4")]);
    let wall = |table: &Table| table.game.lines(&table.state.boroughs[0]);
    let stands = wall(&table);
    assert_eq!(stands.len(), 14);
    let has = |border: &str| stands.has(Border::parse(border).expect("a border"));
    assert!(has("e5|f5") && has("f2|f3") && has("e6|e7") && !has("e5|e6"));
    let text = table.game.text(&table.game.view(&table.state, kernel::Observer::Spectator));
    let drawn =
        text.iter().filter(|line| matches!(line, Line::Drawn(line) if line.contains("===")));
    assert_eq!(drawn.count(), 4, "it turns below rows 2, 4, 6 and 8");
    table.go("p8.wall");
    assert!(wall(&table).is_empty());
    let rome = Table::of(City::Rome, &[], &[]);
    assert!(wall(&rome).is_empty());
}

/// SV-12: after the fall, only criteria count.
#[test]
fn the_fallen_wall_is_gone() {
    let mut table = table(&[], &[("Hall", "c3 d3 e3 c4 d4 e4"), ("Sch", "f4")]);
    table.go("p8.wall");
    table.go("p2.plan");
    table.play(r#"{"seat":0,"build":"R2","on":"e5 f5"}"#);
}

/// SV-12: one pair, and people stay on their cells.
#[test]
fn homes_merge_across_the_wall() {
    let mut table = table(&[], &HOMES);
    table.seat("e6 g6");
    let stock =
        |table: &Table| ["R1", "R3", "R4"].map(|code| table.state.stock[table.kind(code).index()]);
    let before = stock(&table);
    table.go("p8.wall");
    assert_eq!(table.legal(A, ""), [r#"{"merge":"e6","with":"f6"}"#]);
    assert_eq!(table.refused(r#"{"seat":0,"merge":"e5","with":"e6"}"#), "wall SP-EUR-61");
    assert_eq!(table.refused(r#"{"seat":0,"do":"end"}"#), "merge_due SP-EUR-62");
    let told = table.play(r#"{"seat":0,"merge":"f6","with":"e6"}"#);
    let due = CityEvent::Merged {
        seat: A,
        tile: "R4".to_owned(),
        cells: cells("e6"),
        with: cells("f6 g6 h6"),
        rule: "SP-EUR-61",
    };
    assert_eq!(told.first(), Some(&Event::Module(modules::Event::Europe(due))));
    let [r1, r3, r4] = before;
    assert_eq!((stock(&table), table.citizens().as_str()), ([r1 + 1, r3 + 1, r4 - 1], "e6 g6"));
    let tiles = &table.state.boroughs[0].tiles;
    let on = |cell: &str| tiles.on(cells(cell).first().expect("a cell")).expect("a tile");
    assert_eq!((tiles.len(), on("h6").2, on("h6").1), (3, cells("e6 f6 g6 h6"), table.kind("R4")));
    assert_eq!(on("e5").2, cells("e5"), "it had no border with the R3");
    assert_ne!(table.game.step(&table.state), "p8.wall");
}

/// SV-12: without a tile of that level no homes merge.
#[test]
fn nothing_merges_without_a_tile() {
    let mut table = table(&[], &HOMES);
    let kind = table.kind("R4");
    table.state.stock[kind.index()] = 0;
    table.go("p8.wall");
    assert_ne!(table.game.step(&table.state), "p8.wall");
    assert_eq!(table.state.boroughs[0].tiles.len(), 4);
}

/// SP-EUR-62: the owner chooses the order, until no pair is left.
#[test]
fn merging_goes_on() {
    let row = [("R1", "e6"), ("R1", "f6"), ("R2", "f7 f8"), ("R1", "e5"), ("R1", "f5")];
    let mut table = table(&[], &row);
    table.go("p8.wall");
    // e6 meets f6; f6 and the R2 are on the same side; e5 meets f5.
    assert_eq!(table.legal(A, "merge").len(), 2);
    table.play(r#"{"seat":0,"merge":"e5","with":"f5"}"#);
    assert_eq!(table.game.step(&table.state), "p8.wall");
    assert_eq!(table.legal(A, ""), [r#"{"merge":"e6","with":"f6"}"#]);
    table.play(r#"{"seat":0,"merge":"e6","with":"f6"}"#);
    assert_ne!(table.game.step(&table.state), "p8.wall", "merged homes have no wall between them");
}

/// SP-EUR-61: homes with a Road between them are no pair.
#[test]
fn homes_do_not_merge_over_a_road() {
    let mut table = table(&["roads"], &HOMES);
    let border = Border::parse("f6|g6").expect("a border");
    table.go("p8.wall");
    assert_eq!(table.legal(A, "merge").len(), 1);
    table.state.boroughs[0].modules.roads.lines.add(border);
    assert_eq!(table.legal(A, "merge").len(), 0);
}

/// SP-SET-9: it falls in one round only, and only in Berlin.
#[test]
fn it_falls_once() {
    for (city, round, falls) in
        [(City::Berlin, 6, false), (City::Berlin, 7, true), (City::Rome, 7, false)]
    {
        let mut table = Table::of(city, &[], &[("Hall", "c8 d8 e8 c9 d9 e9")]);
        table.state.round = round;
        table.go("p8.wall");
        let fell = table.state.boroughs[0].modules.europe.wall_fell;
        assert_eq!(fell, falls, "{city:?} in round {round}");
    }
}

/// Invariant 6: no tile on both sides while the wall stands.
#[test]
fn games_in_berlin_keep_the_sides_apart() {
    let mut fallen = 0;
    play_at_random(&[City::Berlin], &["roads"], |table| {
        let borough = &table.state.boroughs[0];
        let west = land(table.game.rules(), borough).west;
        let fell = borough.modules.europe.wall_fell;
        fallen += usize::from(fell);
        let apart = |tile: Cells| tile.within(west) || !tile.meets(west);
        assert!(fell || borough.tiles.iter().all(|(.., tile)| apart(tile)));
    });
    assert!(fallen > 0, "the wall falls");
}

/// Invariant 6: a merged home is connected and has its new level; people, cells and pieces are the
/// same as before, and no pair is left.
#[test]
fn merged_homes_are_sound() {
    let rng = &mut Rng::seed(3);
    let mut merged = 0;
    for _ in 0..40 {
        let mut table = table(&[], &[]);
        for _ in 0..60 {
            scatter(&mut table, rng);
        }
        let counted = |table: &Table| {
            let tiles = table.state.boroughs[0].tiles.iter();
            let homes = tiles.map(|(_, kind, cells)| {
                assert!(cells.is_connected() && table.game.rules().tile(kind).level <= 5);
                assert_eq!(cells.len(), usize::from(table.game.rules().tile(kind).size));
                usize::from(table.game.rules().tile(kind).level)
            });
            let levels: usize = homes.sum();
            (levels, table.state.boroughs[0].built, table.state.boroughs[0].people)
        };
        let pieces = |table: &Table| {
            let codes = ["R1", "R2", "R3", "R4", "R5"].map(|code| table.kind(code));
            codes.map(|kind| {
                let tiles = table.state.boroughs[0].tiles.iter();
                let stand = tiles.filter(|(_, other, _)| *other == kind).count();
                stand + usize::from(table.state.stock[kind.index()])
            })
        };
        let before = (counted(&table), pieces(&table));
        table.go("p8.wall");
        while table.game.step(&table.state) == "p8.wall" {
            let legal = table.legal(A, "");
            let entry = rng.pick(&legal).expect("a pair is left").replacen('{', "{\"seat\":0,", 1);
            table.play(&entry);
            assert_eq!((counted(&table), pieces(&table)), before);
            merged += 1;
        }
    }
    assert!(merged > 40, "only {merged} merge");
}

/// Puts a small home somewhere on one side of the wall, if there is room.
fn scatter(table: &mut Table, rng: &mut Rng) {
    let code = ["R1", "R1", "R2", "R3"][rng.below(4) as usize];
    let kind = table.kind(code);
    let rules = table.game.rules();
    let borough = &table.state.boroughs[0];
    let west = land(rules, borough).west;
    let places = rules.shapes[rules.tile(kind).shapes].placements(10);
    let cells = rng.pick(places).expect("a place").cells;
    let apart = cells.within(west) || !cells.meets(west);
    if apart && cells.within(borough.empty()) && table.state.stock[kind.index()] > 0 {
        table.put(A, code, &cells.to_string());
    }
}
