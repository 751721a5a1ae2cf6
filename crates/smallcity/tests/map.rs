//! Sets of cells compared with lists of columns and rows, cell by cell.

use kernel::Rng;
use smallcity::{Cell, Cells};

/// Every cell of the 10 by 10 map (SC-2.2) in reading order.
fn all() -> Vec<Cell> {
    let rows = 0..10;
    rows.flat_map(|row| (0..10).map(move |column| Cell::at(column, row).expect("on the map")))
        .collect()
}

/// The cells that satisfy a condition, found one by one.
fn which(wanted: impl Fn(Cell) -> bool) -> Vec<Cell> {
    all().into_iter().filter(|cell| wanted(*cell)).collect()
}

fn list(cells: Cells) -> Vec<Cell> {
    cells.iter().collect()
}

/// Steps to the side and steps up or down between two cells.
fn apart(one: Cell, other: Cell) -> (usize, usize) {
    (one.column().abs_diff(other.column()), one.row().abs_diff(other.row()))
}

/// Sets from nearly empty to nearly full, so that cells are dense in some and sparse in others.
fn sets() -> impl Iterator<Item = Cells> {
    let mut rng = Rng::seed(2);
    (0..200).map(move |number| {
        let part = 1 + number % 19;
        all().into_iter().filter(|_| rng.below(20) < part).collect()
    })
}

#[test]
fn the_map_has_ten_columns_and_rows() {
    for (column, row) in (0..12).flat_map(|row| (0..12).map(move |column| (column, row))) {
        let cell = Cell::at(column, row);
        assert_eq!(cell.is_some(), column < 10 && row < 10, "column {column}, row {row}");
        let back = cell.map(|cell| (cell.column(), cell.row()));
        assert!(back.is_none_or(|back| back == (column, row)));
    }
    assert_eq!(list(Cells::ALL), all());
}

#[test]
fn neighbourhoods_of_cells() {
    for cells in sets() {
        let near =
            |cell: Cell| cells.iter().any(|other| matches!(apart(cell, other), (0..=1, 0..=1)));
        assert_eq!(list(cells.halo()), which(near), "influence of {cells} (SC-2.5)");
        let beside = |cell: Cell| {
            let edge = |other| matches!(apart(cell, other), (0, 1) | (1, 0));
            !cells.contains(cell) && cells.iter().any(edge)
        };
        assert_eq!(list(cells.beside()), which(beside), "beside {cells} (SC-2.6)");
    }
}

#[test]
fn sets_of_two_sets() {
    let (ones, others) = (sets(), sets().collect::<Vec<_>>().into_iter().rev());
    for (one, other) in ones.zip(others) {
        let (in_one, in_other) = (|cell| one.contains(cell), |cell| other.contains(cell));
        assert_eq!(list(one | other), which(|cell| in_one(cell) || in_other(cell)));
        assert_eq!(list(one & other), which(|cell| in_one(cell) && in_other(cell)));
        assert_eq!(list(one.without(other)), which(|cell| in_one(cell) && !in_other(cell)));
        assert_eq!(list(!one), which(|cell| !in_one(cell)));
        assert_eq!(one.meets(other), all().into_iter().any(|cell| in_one(cell) && in_other(cell)));
        assert_eq!(
            one.within(other),
            all().into_iter().all(|cell| !in_one(cell) || in_other(cell))
        );
        assert!((one & other).within(other) && one.within(one | other));
    }
}

#[test]
fn cells_in_reading_order() {
    for cells in sets() {
        let cells_in_order = which(|cell| cells.contains(cell));
        assert_eq!(
            (cells.len(), cells.is_empty()),
            (cells_in_order.len(), cells_in_order.is_empty())
        );
        assert_eq!(cells.first(), cells_in_order.first().copied());
        for count in 0..=cells.len() {
            assert_eq!(list(cells.first_few(count)), cells_in_order[..count]);
        }
        for cell in all() {
            let before = cells_in_order.iter().filter(|other| **other < cell).count();
            assert_eq!(cells.rank(cell), before, "before {cell} of {cells}");
        }
    }
}

/// Cells are connected if steps over edges reach all of them from the first.
#[test]
fn connected_cells() {
    let mut seen = [0; 2];
    for cells in sets().map(|cells| cells.first_few(5)) {
        let mut reached: Vec<Cell> = cells.first().into_iter().collect();
        let mut at = 0;
        while let Some(&from) = reached.get(at) {
            for cell in cells {
                if matches!(apart(from, cell), (0, 1) | (1, 0)) && !reached.contains(&cell) {
                    reached.push(cell);
                }
            }
            at += 1;
        }
        let together = reached.len() == cells.len();
        assert_eq!(cells.is_connected(), together, "{cells}");
        seen[usize::from(together)] += 1;
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}
