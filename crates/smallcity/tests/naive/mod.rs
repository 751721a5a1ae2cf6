//! Plans and phases 4 to 6, implemented a second time: written from the rules alone, with lists of
//! cells as pairs of numbers, without the masks and tables of the engine. Plain and slow.

mod cities;
pub(crate) mod phases;
mod roads;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use phases::Numbers;

/// A cell: column and row, from 0.
pub(crate) type At = (i32, i32);

/// Rows and columns of the map (SC-2.2).
const SIZE: i32 = 10;

/// A tile on a map.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    /// Its kind as people write it.
    pub(crate) code: String,
    pub(crate) cells: Vec<At>,
}

/// Somebody's citizen in this borough.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) owner: usize,
    pub(crate) at: At,
    pub(crate) idle: bool,
}

/// A borough and what its seat owns.
#[derive(Clone, Debug, Default)]
pub(crate) struct Town {
    pub(crate) tiles: Vec<Tile>,
    pub(crate) zone: i32,
    pub(crate) mayor: Vec<At>,
    pub(crate) graves: Vec<At>,
    pub(crate) forest: Vec<At>,
    /// Roads, each as the cells beside it in reading order; none where a table has none.
    pub(crate) roads: Option<Vec<(At, At)>>,
    /// Roundabouts, by their points.
    pub(crate) rounds: Vec<At>,
    /// Its city, if it has one.
    pub(crate) city: String,
    pub(crate) round: i32,
    /// Whether its forest is that of the expert side (SP-FOR-1).
    pub(crate) expert: bool,
    pub(crate) citizens: Vec<At>,
    pub(crate) traders: Vec<At>,
    pub(crate) officers: Vec<At>,
    pub(crate) idle: Vec<At>,
    pub(crate) guests: Vec<Guest>,
    pub(crate) hall_citizens: i32,
    pub(crate) hall_traders: i32,
    pub(crate) money: i32,
    pub(crate) votes: i32,
    pub(crate) pollution: i32,
    /// Wood, stone, metal.
    pub(crate) store: [i32; 3],
    pub(crate) made: i32,
    /// Wood set aside (SP-FOR-4).
    pub(crate) set_aside: i32,
    pub(crate) card: Option<char>,
    /// The tiles beside the borough, by code.
    pub(crate) own_stock: BTreeMap<String, i32>,
    pub(crate) out: bool,
}

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) towns: Vec<Town>,
    pub(crate) stock: BTreeMap<String, i32>,
    pub(crate) supply: [i32; 3],
    pub(crate) host: usize,
    pub(crate) numbers: Numbers,
}

impl World {
    /// The host first, then clockwise, without those who are out (SC-2.9).
    pub(crate) fn order(&self) -> Vec<usize> {
        let count = self.towns.len();
        (0..count).map(|step| (self.host + step) % count).filter(|&s| !self.towns[s].out).collect()
    }
}

/// Who moves into a new R1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Enters {
    Nobody,
    Citizen,
    Trader,
}

/// Family and level of a kind: `("R", 3)`, `("Sch", 1)`.
pub(crate) fn family(code: &str) -> (&str, i32) {
    match code.char_indices().last() {
        Some((at, digit)) if digit.is_ascii_digit() => {
            (&code[..at], digit.to_digit(10).map_or(1, |level| level as i32))
        }
        _ => (code, 1),
    }
}

fn is_cultural(code: &str) -> bool {
    ["Sch", "Lib", "Mus", "Met", "Cli", "Uni", "Col", "Neu", "Sta"].contains(&code)
}

/// SC-2.7.
fn is_public(code: &str) -> bool {
    code == "Hall" || is_cultural(code)
}

/// The shapes of a kind (sections 1.3 and 1.4), one picture each.
fn pictures(code: &str) -> &'static [&'static str] {
    match code {
        "R1" | "C1" | "F1" | "Ref" | "War" | "Pk1" | "Sch" | "Met" | "Sta" => &["#"],
        "R2" | "C2" | "F2" | "Har" | "Pk2" | "Lib" | "Cli" | "Pol" => &["##"],
        "R3" | "C3" | "F3" | "Pk3" => &["###", "##/#."],
        "Mus" => &["###"],
        "Fir" | "Neu" => &["##/#."],
        "Uni" | "Col" | "Pal" => &["##/##"],
        "R4" | "C4" => &["####", "##/##", "###/.#.", "###/#..", ".##/##."],
        "R5" => &[
            ".##/##./.#.",
            "#####",
            "####/#...",
            ".###/##..",
            "##/##/#.",
            "###/.#./.#.",
            "#.#/###",
            "#../#../###",
            "#../##./.##",
            ".#./###/.#.",
            "####/.#..",
            "##./.#./.##",
        ],
        "Hall" => &["###/###"],
        _ => panic!("{code} has no shape"),
    }
}

fn picture_cells(picture: &str) -> Vec<At> {
    let rows = picture.split('/').enumerate();
    rows.flat_map(|(row, line)| {
        let marked = line.bytes().enumerate().filter(|(_, mark)| *mark == b'#');
        marked.map(move |(column, _)| (column as i32, row as i32))
    })
    .collect()
}

/// The same shape in the top left corner, its cells sorted.
fn normal(cells: &[At]) -> Vec<At> {
    let left = cells.iter().map(|at| at.0).min().unwrap_or(0);
    let top = cells.iter().map(|at| at.1).min().unwrap_or(0);
    let mut moved: Vec<At> = cells.iter().map(|at| (at.0 - left, at.1 - top)).collect();
    moved.sort_unstable();
    moved
}

/// Every kind of tile (section 1.3, SP-REA-2, SP-BLD-2, SP-BLD-6).
const CODES: [&str; 31] = [
    "R1", "R2", "R3", "R4", "R5", "C1", "C2", "C3", "C4", "F1", "F2", "F3", "Ref", "Har", "War",
    "Pk1", "Pk2", "Pk3", "Sch", "Lib", "Mus", "Met", "Cli", "Uni", "Pol", "Fir", "Hall", "Col",
    "Neu", "Sta", "Pal",
];

/// What is worked out once for a kind.
struct Forms {
    shapes: BTreeSet<Vec<At>>,
    placements: Vec<Vec<At>>,
}

fn forms(code: &str) -> &'static Forms {
    static ALL: LazyLock<BTreeMap<&str, Forms>> = LazyLock::new(|| {
        let forms = |code| {
            let shapes = turned(code);
            Forms { placements: moved(&shapes), shapes }
        };
        CODES.into_iter().map(|code| (code, forms(code))).collect()
    });
    &ALL[code]
}

/// Every rotation and mirror image of the shapes of a kind (SC-2.4).
pub(crate) fn shapes(code: &str) -> &'static BTreeSet<Vec<At>> {
    &forms(code).shapes
}

/// Every placement of a kind on the map.
pub(crate) fn placements(code: &str) -> &'static [Vec<At>] {
    &forms(code).placements
}

fn turned(code: &str) -> BTreeSet<Vec<At>> {
    let mut all = BTreeSet::new();
    for picture in pictures(code) {
        let mut cells = picture_cells(picture);
        for _ in 0..2 {
            for _ in 0..4 {
                cells = cells.iter().map(|at| (-at.1, at.0)).collect();
                all.insert(normal(&cells));
            }
            cells = cells.iter().map(|at| (-at.0, at.1)).collect();
        }
    }
    all
}

fn moved(shapes: &BTreeSet<Vec<At>>) -> Vec<Vec<At>> {
    let mut all = vec![];
    for shape in shapes {
        for row in 0..SIZE {
            for column in 0..SIZE {
                let cells: Vec<At> = shape.iter().map(|at| (at.0 + column, at.1 + row)).collect();
                if cells.iter().all(|at| at.0 < SIZE && at.1 < SIZE) {
                    all.push(cells);
                }
            }
        }
    }
    all
}

/// The influence area without the cells themselves (SC-2.5).
pub(crate) fn ring(cells: &[At]) -> BTreeSet<At> {
    let mut ring = BTreeSet::new();
    for &(column, row) in cells {
        for right in -1..=1 {
            for down in -1..=1 {
                let at = (column + right, row + down);
                let on_map = (0..SIZE).contains(&at.0) && (0..SIZE).contains(&at.1);
                if on_map && !cells.contains(&at) {
                    ring.insert(at);
                }
            }
        }
    }
    ring
}

/// Whether one thing is in the other's influence area (SC-2.5).
fn near(one: &[At], other: &[At]) -> bool {
    one.iter().any(|a| other.iter().any(|b| (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1))
}

/// Whether two cells share an edge.
fn beside(a: At, b: At) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}

fn on_perimeter(at: At) -> bool {
    at.0 == 0 || at.1 == 0 || at.0 == SIZE - 1 || at.1 == SIZE - 1
}

impl Town {
    /// SC-2.10.
    fn is_empty(&self, at: At) -> bool {
        let in_zone = (0..self.zone).contains(&at.0) && (0..self.zone).contains(&at.1);
        in_zone
            && !self.mayor.contains(&at)
            && !self.graves.contains(&at)
            && !self.officers.contains(&at)
            && !self.is_obstacle(at)
            && !self.tiles.iter().any(|tile| tile.cells.contains(&at))
    }

    /// Section 6: the criterion of a kind on some cells.
    fn meets_criterion(&self, code: &str, cells: &[At]) -> bool {
        let (kind, level) = family(code);
        let around = || self.tiles.iter().filter(|tile| near(&tile.cells, cells));
        let family_near = |wanted: &str| around().any(|tile| family(&tile.code).0 == wanted);
        match kind {
            "R" => {
                let public = around().filter(|tile| is_public(&tile.code)).count() as i32;
                public + self.landmarks_near(cells) >= level
            }
            "C" => {
                let homes = around().map(|tile| family(&tile.code)).filter(|kind| kind.0 == "R");
                homes.map(|home| home.1).sum::<i32>() + self.temple_level(cells) >= level
            }
            "F" => {
                let harbor = || family_near("Har") || self.piraeus_near(cells);
                (level < 2 || family_near("Ref")) && (level < 3 || harbor())
            }
            "Ref" | "War" => family_near("F"),
            "Har" => cells.iter().any(|&at| on_perimeter(at)) && family_near("F"),
            "Neu" => self.forest_around(cells) >= 4,
            "Sta" => self.gardens().iter().any(|&at| beside(at, cells[0])),
            _ => true,
        }
    }

    /// The cells of Parks, and those of them that are Statues.
    fn parks(&self) -> (Vec<At>, Vec<At>) {
        let of = |wanted: fn(&str) -> bool| {
            let tiles = self.tiles.iter().filter(|tile| wanted(&tile.code));
            tiles.flat_map(|tile| tile.cells.clone()).collect::<Vec<_>>()
        };
        (of(|code| family(code).0 == "Pk" || code == "Sta"), of(|code| code == "Sta"))
    }

    /// The Park group of a cell, together with some additional cells (SP-BLD-1).
    fn park_group(&self, first: At, more: &[At]) -> Vec<At> {
        let mut left: Vec<At> = self.parks().0.into_iter().chain(more.iter().copied()).collect();
        let mut group = vec![first];
        while let Some(next) = left
            .iter()
            .position(|at| group.contains(at) || group.iter().any(|&one| beside(one, *at)))
        {
            let at = left.swap_remove(next);
            if !group.contains(&at) {
                group.push(at);
            }
        }
        group
    }

    /// The cells of all Gardens.
    fn gardens(&self) -> Vec<At> {
        let (parks, statues) = self.parks();
        let large = |at: &At| {
            let group = self.park_group(*at, &[]);
            group.iter().filter(|at| !statues.contains(at)).count() >= 6
        };
        parks.into_iter().filter(large).collect()
    }

    /// SP-BLD-3: whether a Park or a Statue on some new cells puts two Statues in one group.
    fn joins_statues(&self, code: &str, new: &[At]) -> bool {
        let mut statues = self.parks().1;
        if code == "Sta" {
            statues.extend(new);
        }
        let group = self.park_group(new[0], new);
        ["Pk", "Sta"].contains(&family(code).0)
            && group.iter().filter(|at| statues.contains(at)).count() > 1
    }

    /// SP-REA-5, SP-REA-6: the forest around some cells.
    pub(crate) fn forest_around(&self, cells: &[At]) -> i32 {
        ring(cells).iter().filter(|at| self.forest.contains(at)).count() as i32
    }

    /// SC-6.10.
    fn keeps_apart(&self, code: &str, cells: &[At]) -> bool {
        let enemy = match family(code).0 {
            "R" => "F",
            "F" => "R",
            _ => return true,
        };
        !self.tiles.iter().any(|tile| family(&tile.code).0 == enemy && near(&tile.cells, cells))
    }

    /// What new cells cost for their land in an empty plan (SP-FOR-2, SP-FOR-3, SP-SET-7).
    fn land_price(&self, new: &[At]) -> i32 {
        let cells = new.iter().filter(|at| self.forest.contains(at)).count() as i32;
        let price = cells * if self.expert { 2 } else { 1 };
        let clearing = if self.card == Some('F') { price / 2 } else { price };
        clearing + self.surcharge(new)
    }
}

/// What a tile costs: dollars, or a list of materials from 0 wood to 2 metal.
enum Price {
    Money(i32),
    Materials(Vec<usize>),
    /// These alone (SP-REA-2, SP-REA-3).
    Exactly([u8; 3]),
}

/// The prices of section 1.3.
fn price(code: &str) -> Price {
    let (kind, level) = family(code);
    match kind {
        "R" | "Pk" => Price::Money(level),
        "C" | "F" => Price::Money(2 * level),
        "Ref" | "Pol" | "Pal" => Price::Money(2),
        "Har" | "Fir" => Price::Money(3),
        "War" | "Sta" => Price::Money(1),
        "Sch" => Price::Materials(vec![0]),
        "Lib" => Price::Materials(vec![0, 0]),
        "Mus" => Price::Materials(vec![0, 1]),
        "Met" | "Cli" => Price::Materials(vec![1, 1]),
        "Uni" => Price::Materials(vec![1, 2]),
        "Col" | "Neu" => Price::Exactly([0, 2, 0]),
        _ => panic!("{code} has no price"),
    }
}

/// Whether materials pay for a price: each piece by one that is not cheaper (SC-6.8).
fn serves(price: &[usize], paid: &[usize]) -> bool {
    let Some((piece, others)) = price.split_first() else { return paid.is_empty() };
    (0..paid.len()).any(|at| {
        let mut left = paid.to_vec();
        left.remove(at) >= *piece && serves(others, &left)
    })
}

impl World {
    /// How many of a kind a seat can have (SC-3.4, SC-3.5).
    fn available(&self, seat: usize, code: &str) -> i32 {
        let own = self.towns[seat].own_stock.get(code);
        own.or_else(|| self.stock.get(code)).copied().unwrap_or(0)
    }

    /// Whether a kind may be built on some cells, ignoring its price (SC-5.4).
    pub(crate) fn may_stand(&self, seat: usize, code: &str, cells: &[At]) -> bool {
        let town = &self.towns[seat];
        let only_one = code != "Sta" && is_cultural(code) || ["Pol", "Fir", "Hall"].contains(&code);
        let on_forest = cells.iter().any(|at| town.forest.contains(at));
        shapes(code).contains(&normal(cells))
            && cells.iter().all(|&at| town.is_empty(at))
            && self.available(seat, code) > 0
            && !(only_one && town.tiles.iter().any(|tile| tile.code == code))
            && town.meets_criterion(code, cells)
            && town.keeps_apart(code, cells)
            && !(["Pk", "Sta"].contains(&family(code).0) && on_forest)
            && !town.joins_statues(code, cells)
            && !town.is_cut(cells)
            && town.city_allows(code, cells, true)
            && !town.crosses_wall(cells)
    }

    /// Whether the payment of a build is right and affordable (SC-4.6, SC-4.7, SC-6.8, SP-FOR-2).
    pub(crate) fn may_pay(&self, seat: usize, code: &str, cells: &[At], pay: [u8; 3]) -> bool {
        let town = &self.towns[seat];
        let land = town.land_price(cells);
        match price(code) {
            Price::Money(money) => {
                let mediated = town.card == Some('C') && !["Pk", "Sta"].contains(&family(code).0);
                let money = if mediated { (money - 1).max(1) } else { money };
                pay == [0; 3] && money + land <= town.money
            }
            Price::Exactly(pieces) => {
                let stored = (0..3).all(|m| i32::from(pieces[m]) <= town.store[m]);
                pay == pieces && stored && land <= town.money
            }
            Price::Materials(pieces) => {
                let stored = (0..3).all(|m| i32::from(pay[m]) <= town.store[m]);
                let paid: Vec<usize> = (0..3).flat_map(|m| vec![m; usize::from(pay[m])]).collect();
                let served = if town.card == Some('B') {
                    (0..pieces.len()).any(|dropped| {
                        let mut left = pieces.clone();
                        left.remove(dropped);
                        serves(&left, &paid)
                    })
                } else {
                    serves(&pieces, &paid)
                };
                stored && served && land <= town.money
            }
        }
    }

    /// Where Madrid's free home may stand in an empty plan (SP-EUR-42).
    pub(crate) fn free_homes(&self, seat: usize) -> Vec<At> {
        let edge = placements("R1").iter().map(|cells| cells[0]).filter(|&at| on_perimeter(at));
        edge.filter(|&at| self.towns[seat].is_in("madrid") && self.may_stand(seat, "R1", &[at]))
            .collect()
    }

    /// Whether as many move in at once as must (SC-5.7, SP-TRD-3); in London separate steps do that
    /// (SP-EUR-21).
    pub(crate) fn may_enter(&self, seat: usize, code: &str, who: Enters) -> bool {
        let town = &self.towns[seat];
        let at_once = !town.is_in("london");
        let (citizens, traders) =
            (at_once && town.hall_citizens > 0, at_once && town.hall_traders > 0);
        match who {
            Enters::Nobody => code != "R1" || !citizens,
            Enters::Citizen => code == "R1" && citizens,
            Enters::Trader => code == "R1" && traders,
        }
    }

    /// Whether a tile may rise onto a cell in an empty plan (section 7).
    pub(crate) fn may_rise(&self, seat: usize, index: usize, cell: At) -> bool {
        let town = &self.towns[seat];
        let tile = &town.tiles[index];
        let (kind, level) = family(&tile.code);
        let most = match kind {
            "R" => 5,
            "C" => 4,
            "F" => 3,
            _ => return false,
        };
        let next = format!("{kind}{}", level + 1);
        let mut cells = tile.cells.clone();
        cells.push(cell);
        let mut others = town.clone();
        others.tiles.remove(index);
        level < most
            && tile.cells.iter().any(|&at| beside(at, cell))
            && town.is_empty(cell)
            && self.available(seat, &next) > 0
            && shapes(&next).contains(&normal(&cells))
            && others.meets_criterion(&next, &cells)
            && others.keeps_apart(&next, &cells)
            && !town.is_cut(&cells)
            && town.land_price(&[cell]) <= town.money
            && town.city_allows(&next, &[cell], false)
            && !town.crosses_wall(&cells)
    }

    /// Whether a Park may be enlarged by some cells in an empty plan (SC-5.6).
    pub(crate) fn may_enlarge(&self, seat: usize, index: usize, added: &[At]) -> bool {
        let town = &self.towns[seat];
        let tile = &town.tiles[index];
        let (kind, level) = family(&tile.code);
        let larger = level + added.len() as i32;
        if kind != "Pk" || larger > 3 || added.is_empty() {
            return false;
        }
        let code = format!("Pk{larger}");
        let cells: Vec<At> = tile.cells.iter().chain(added).copied().collect();
        added.iter().all(|&at| town.is_empty(at) && !town.forest.contains(&at))
            && self.available(seat, &code) > 0
            && shapes(&code).contains(&normal(&cells))
            && !town.is_cut(&cells)
            && added.len() as i32 + town.land_price(added) <= town.money
            && town.city_allows(&code, added, false)
            && !town.crosses_wall(&cells)
            && !town.joins_statues("Pk1", added)
    }

    /// Whether the zone may grow in an empty plan (SC-5.5).
    pub(crate) fn may_grow(&self, seat: usize) -> bool {
        self.towns[seat].zone < SIZE && self.towns[seat].money >= 2
    }
}
