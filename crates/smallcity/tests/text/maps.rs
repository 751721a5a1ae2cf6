//! What a printed map shows on and between cells, derived from the state and the maps of the
//! cities.

use kernel::Seat;
use smallcity::{Borough, Cell, Cells, SmallCity};

use crate::plain;

/// Every kind of tile: its code, its two characters on a map (docs/play-small-city.md) and its
/// people spaces by cell (1.3, SC-2.13).
#[rustfmt::skip]
pub(crate) const LEGEND: [(&str, &str, usize); 31] = [
    ("R1", "R1", 1), ("R2", "R2", 2), ("R3", "R3", 3), ("R4", "R4", 4), ("R5", "R5", 5),
    ("C1", "C1", 1), ("C2", "C2", 2), ("C3", "C3", 3), ("C4", "C4", 4),
    ("F1", "F1", 1), ("F2", "F2", 2), ("F3", "F3", 3),
    ("Ref", "Re", 0), ("Har", "Ha", 0), ("War", "Wa", 0),
    ("Pk1", "P1", 0), ("Pk2", "P2", 0), ("Pk3", "P3", 0),
    ("Sch", "Sc", 0), ("Lib", "Li", 0), ("Mus", "Mu", 2),
    ("Met", "Me", 0), ("Cli", "Cl", 0), ("Uni", "Un", 2),
    ("Pol", "Po", 2), ("Fir", "Fi", 3), ("Hall", "CH", 0),
    ("Col", "Co", 0), ("Neu", "Ne", 0), ("Sta", "St", 0), ("Pal", "Pa", 0),
];

/// The maps of the cities (SP-EUR).
const MAPS: [(&str, &str); 8] = [
    ("paris", include_str!("../../src/modules/cities/maps/paris.txt")),
    ("london", include_str!("../../src/modules/cities/maps/london.txt")),
    ("zurich", include_str!("../../src/modules/cities/maps/zurich.txt")),
    ("madrid", include_str!("../../src/modules/cities/maps/madrid.txt")),
    ("rome", include_str!("../../src/modules/cities/maps/rome.txt")),
    ("berlin", include_str!("../../src/modules/cities/maps/berlin.txt")),
    ("helsinki", include_str!("../../src/modules/cities/maps/helsinki.txt")),
    ("athens", include_str!("../../src/modules/cities/maps/athens.txt")),
];

/// What the map of a borough's city has on a cell; nothing without a city.
fn land(borough: &Borough, cell: Cell) -> Option<char> {
    let city = borough.modules.europe.city?;
    let (_, map) = MAPS.iter().find(|(name, _)| *name == city.name()).expect("a map");
    map.lines().nth(cell.row())?.chars().nth(cell.column())
}

/// Whether the wall stands between a cell and another one (SP-EUR-60, SP-EUR-61).
fn walled(borough: &Borough, cell: Cell, other: Option<Cell>) -> bool {
    let sides = [Some(cell), other].map(|cell| land(borough, cell?));
    let two = [['W', 'E'], ['E', 'W']].map(|sides| sides.map(Some));
    two.contains(&sides) && !borough.modules.europe.wall_fell
}

/// What stands on a cell (SC-2.10), by the signs of the legend.
pub(crate) fn ground(game: &SmallCity, borough: &Borough, cell: Cell) -> String {
    let tile = borough.tiles.iter().find(|(_, _, cells)| cells.contains(cell));
    if let Some((_, kind, _)) = tile {
        let code = &game.rules().tile(kind).code;
        return LEGEND.iter().find(|(known, ..)| known == code).expect("a known tile").1.to_owned();
    }
    let inside = cell.column().max(cell.row()) < usize::from(borough.zone);
    // As the map of the city has it.
    let bare = !borough.mayor.contains(cell) && !borough.cemetery.contains(cell);
    if let Some(letter) = land(borough, cell).filter(|letter| *letter != '.' && bare) {
        return format!(" {letter}");
    }
    let sign = if borough.mayor.contains(cell) {
        "@@"
    } else if borough.cemetery.contains(cell) {
        "++"
    } else if borough.modules.forest.cells.contains(cell) {
        " f"
    } else if inside {
        " ."
    } else {
        "  "
    };
    sign.to_owned()
}

/// Who is on a cell of a seat, in signs of the legend.
pub(crate) fn somebody(game: &SmallCity, seat: Seat, borough: &Borough, cell: Cell) -> char {
    if let Some(there) = plain::somebody(game, borough, seat, cell) {
        // SP-POL-10: in the round of the riots, or at the end.
        if there.owner == seat && borough.modules.police.cells.contains(cell) {
            return '#';
        }
        return match (there.owner, there.idle) {
            (guest, _) if guest != seat => ['1', '2', '3', '4'][guest.index()],
            (_, true) => '!',
            (_, false) => match game.rules().people[there.person.index()].name {
                "trader" => 't',
                "officer" => 'o',
                _ => '*',
            },
        };
    }
    let tile = borough.tiles.iter().find(|(_, _, cells)| cells.contains(cell));
    let is_space = tile.is_some_and(|(_, kind, cells)| {
        let code = &game.rules().tile(kind).code;
        let (.., spaces) = LEGEND.iter().find(|(known, ..)| known == code).expect("a known tile");
        // In reading order (SC-2.13).
        let before = |other: &Cell| (other.row(), other.column()) < (cell.row(), cell.column());
        cells.iter().filter(before).count() < *spaces
    });
    if is_space { '_' } else { ' ' }
}

/// Cells of one tile are joined.
pub(crate) fn joint(borough: &Borough, cell: Cell) -> char {
    let right = Cell::at(cell.column() + 1, cell.row());
    let both = |cells: &Cells| cells.contains(cell) && right.is_some_and(|one| cells.contains(one));
    let tile = borough.tiles.iter().any(|(_, _, cells)| both(&cells));
    // SP-ROA-4: a Road on the border with the right neighbour.
    let road = borough.modules.roads.lines.right.contains(cell) || walled(borough, cell, right);
    if tile {
        '-'
    } else if road {
        '|'
    } else {
        ' '
    }
}

/// A cell, if the condition holds.
fn where_so(so: bool, cell: Cell) -> Cells {
    if so { Cells::of(cell) } else { Cells::NONE }
}

/// SP-ROA-4, SP-EUR-60: the line between a row and the next, from the left edge of the map.
pub(crate) fn between_rows(borough: &Borough, row: usize) -> String {
    let mut lines = borough.modules.roads.lines;
    for cell in plain::cells_of_map() {
        let at = |right, down| Cell::at(cell.column() + right, cell.row() + down);
        lines.right |= where_so(walled(borough, cell, at(1, 0)), cell);
        lines.below |= where_so(walled(borough, cell, at(0, 1)), cell);
    }
    let drawn = (0..10).filter_map(|column| Cell::at(column, row)).map(|cell| {
        let road = if lines.below.contains(cell) { "===" } else { "   " };
        let at = |column, row| Cell::at(column, row);
        let right = at(cell.column() + 1, row).is_some_and(|next| lines.below.contains(next));
        let down = at(cell.column(), row + 1).is_some_and(|next| lines.right.contains(next));
        let (left, up) = (lines.below.contains(cell), lines.right.contains(cell));
        let point = match (lines.points.contains(cell), left && right, left || right, up || down) {
            (true, ..) => 'o',
            (_, true, ..) => '=',
            (_, _, true, true) => '+',
            (_, _, _, true) => '|',
            _ => ' ',
        };
        format!("{road}{point}")
    });
    drawn.collect::<String>().trim_end().to_owned()
}
