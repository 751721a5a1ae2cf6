//! Borders between cells, the points where they end, and the things drawn on both.
//!
//! A border is named by its first cell in reading order, a point by the cell whose lower right corner
//! it is. So a set of borders or points is a set of cells.

use std::fmt;

use crate::map::{Cell, Cells, SIZE};

/// A border between two cells that share an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Border {
    /// The cell that comes first in reading order.
    first: Cell,
    /// Whether the other cell is below it, not to its right.
    below: bool,
}

impl Border {
    /// The border of a cell with its right neighbour, or with the one below.
    pub fn between(first: Cell, other: Cell) -> Option<Border> {
        let sides = [false, true].map(|below| Border { first, below });
        sides.into_iter().find(|border| border.other() == Some(other))
    }

    /// The other cell; `None` at the edge of the map, which has no border.
    fn other(self) -> Option<Cell> {
        let (column, row) = (self.first.column(), self.first.row());
        if self.below { Cell::at(column, row + 1) } else { Cell::at(column + 1, row) }
    }

    /// Both cells.
    pub fn cells(self) -> Cells {
        [Some(self.first), self.other()].into_iter().flatten().collect()
    }

    /// Whether it runs from left to right.
    pub const fn is_level(self) -> bool {
        self.below
    }

    /// The points where it ends.
    pub fn ends(self) -> [Point; 2] {
        let (column, row) = (self.first.column(), self.first.row());
        let end = Point::at(column + 1, row + 1);
        [if self.below { Point::at(column, row + 1) } else { Point::at(column + 1, row) }, end]
    }

    /// Parses a border such as `d6|d7`, the first cell in reading order in front.
    pub fn parse(text: &str) -> Option<Border> {
        let (one, other) = text.split_once('|')?;
        Border::between(Cell::parse(one)?, Cell::parse(other)?)
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let other = self.other().unwrap_or(self.first);
        write!(f, "{}|{other}", self.first)
    }
}

/// A point where cells meet, the edge of the map included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point(u8);

impl Point {
    /// Points in a row of the map.
    const ROW: usize = SIZE + 1;

    const fn at(column: usize, row: usize) -> Point {
        Point((row * Point::ROW + column) as u8)
    }

    /// The lower right corner of a cell.
    pub const fn of(cell: Cell) -> Point {
        Point::at(cell.column() + 1, cell.row() + 1)
    }

    /// The cell whose lower right corner it is; `None` on the edge of the map.
    pub fn cell(self) -> Option<Cell> {
        let (column, row) = (usize::from(self.0) % Point::ROW, usize::from(self.0) / Point::ROW);
        let inside = |at: usize| (1..SIZE).contains(&at);
        if inside(column) && inside(row) { Cell::at(column - 1, row - 1) } else { None }
    }

    /// The cells of the map that have it as a corner.
    pub fn around(self) -> Cells {
        let (column, row) = (usize::from(self.0) % Point::ROW, usize::from(self.0) / Point::ROW);
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let cell =
            |(left, up): (usize, usize)| Cell::at(column.checked_sub(left)?, row.checked_sub(up)?);
        corners.into_iter().filter_map(cell).collect()
    }
}

/// Things drawn on the borders and points of a map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The cells with something on the border with their right neighbour.
    pub right: Cells,
    /// The cells with something on the border with the neighbour below.
    pub below: Cells,
    /// The cells with something on their lower right corner.
    pub points: Cells,
}

impl Lines {
    /// Nothing.
    pub const NONE: Lines = Lines { right: Cells::NONE, below: Cells::NONE, points: Cells::NONE };

    /// Whether no border has anything on it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.right.is_empty() && self.below.is_empty()
    }

    /// How many borders have something on them.
    pub const fn len(&self) -> usize {
        self.right.len() + self.below.len()
    }

    /// Whether a border has something on it.
    pub const fn has(&self, border: Border) -> bool {
        if border.below {
            self.below.contains(border.first)
        } else {
            self.right.contains(border.first)
        }
    }

    /// Whether a point has something on it.
    pub fn has_point(&self, point: Point) -> bool {
        point.cell().is_some_and(|cell| self.points.contains(cell))
    }

    /// Puts something on a border.
    pub(crate) fn add(&mut self, border: Border) {
        let side = if border.below { &mut self.below } else { &mut self.right };
        *side |= Cells::of(border.first);
    }

    /// Every border with something on it, vertical ones first.
    pub fn iter(&self) -> impl Iterator<Item = Border> + use<> {
        let down = self.right.iter().map(|first| Border { first, below: false });
        down.chain(self.below.iter().map(|first| Border { first, below: true }))
    }

    /// The inner points where something horizontal ends, and those where something vertical ends.
    #[inline]
    pub fn ends(&self) -> (Cells, Cells) {
        let inner = Cells::zone(SIZE as u8 - 1);
        let (level, upright) = (self.below.before().0, self.right.before().1);
        ((self.below | level) & inner, (self.right | upright) & inner)
    }

    /// The empty points where something on a border would meet something at a right angle.
    pub fn crossed(&self, border: Border) -> Cells {
        let mut own = Lines::NONE;
        own.add(border);
        let ((own_level, own_upright), (level, upright)) = (own.ends(), self.ends());
        ((own_level & upright) | (own_upright & level)).without(self.points)
    }

    /// The union with others.
    #[must_use]
    pub fn with(&self, others: &Lines) -> Lines {
        Lines {
            right: self.right | others.right,
            below: self.below | others.below,
            points: self.points | others.points,
        }
    }

    /// These without the places that `others` take.
    #[must_use]
    pub const fn without(&self, others: &Lines) -> Lines {
        Lines {
            right: self.right.without(others.right),
            below: self.below.without(others.below),
            points: self.points.without(others.points),
        }
    }

    /// The signs between a row of the map, from 0, and the next, four letters a cell: `===` on a
    /// border, and on the point behind it `o` or what runs through it. `None` if nothing is there.
    pub fn below_row(&self, row: usize) -> Option<String> {
        let cells = (0..SIZE).filter_map(|column| Cell::at(column, row));
        let next = |cell: Cell| Cell::at(cell.column() + 1, row);
        let sign = |cell: Cell| {
            let (level, upright) = self.ends();
            match cell {
                cell if self.points.contains(cell) => 'o',
                cell if self.below.contains(cell)
                    && next(cell).is_some_and(|next| self.below.contains(next)) =>
                {
                    '='
                }
                cell if level.contains(cell) && upright.contains(cell) => '+',
                cell if upright.contains(cell) => '|',
                _ => ' ',
            }
        };
        let drawn = cells.map(|cell| {
            let on = if self.below.contains(cell) { "===" } else { "   " };
            format!("{on}{}", sign(cell))
        });
        let line = drawn.collect::<String>();
        let line = line.trim_end();
        (!line.is_empty()).then(|| line.to_owned())
    }

    /// The borders inside a zone.
    pub fn zone(size: u8) -> Lines {
        Lines::inside(Cells::zone(size))
    }

    /// The borders between two cells of a set.
    #[inline]
    pub const fn inside(cells: Cells) -> Lines {
        let (right, below) = cells.joined();
        Lines { right, below, points: Cells::NONE }
    }

    /// The cells on either side of a border inside `cells` that has something on it.
    #[inline]
    pub fn cut(&self, cells: Cells) -> Cells {
        let (right, below) = cells.joined();
        let cut = Lines { right: self.right & right, below: self.below & below, ..Lines::NONE };
        if cut.is_empty() {
            return Cells::NONE;
        }
        cut.iter().fold(Cells::NONE, |all, border| all | border.cells())
    }
}

#[cfg(test)]
mod tests {
    use super::{Border, Lines, Point};
    use crate::map::{Cell, Cells};

    fn cell(text: &str) -> Cell {
        Cell::parse(text).unwrap()
    }

    #[test]
    fn a_border_has_two_cells_and_two_ends() {
        let border = Border::parse("d6|d7").unwrap();
        assert_eq!(border.to_string(), "d6|d7");
        assert!(border.is_level());
        assert_eq!(border.ends(), [Point::of(cell("c6")), Point::of(cell("d6"))]);
        let down = Border::parse("d7|e7").unwrap();
        assert!(!down.is_level());
        assert_eq!(down.ends(), [Point::of(cell("d6")), Point::of(cell("d7"))]);
        for wrong in ["d6", "d7|d6", "d6|d6", "d6|e7", "j6|a7", "d6|f6", "k1|j1", ""] {
            assert_eq!(Border::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_point_on_the_edge_is_of_no_cell() {
        let [left, right] = Border::parse("a6|a7").unwrap().ends();
        assert_eq!((left.cell(), right.cell()), (None, Some(cell("a6"))));
        assert_eq!(left.around(), Cells::parse("a6 a7").unwrap());
        assert_eq!(Point::of(cell("d6")).around(), Cells::parse("d6 e6 d7 e7").unwrap());
        assert_eq!(Point::of(cell("j3")).cell(), None);
        assert_eq!(Point::of(cell("c10")).cell(), None);
    }

    #[test]
    fn cells_hold_the_borders_between_them() {
        let mut lines = Lines::NONE;
        lines.add(Border::parse("d6|d7").unwrap());
        let cut = |cells: &str| lines.cut(Cells::parse(cells).unwrap()).to_string();
        assert_eq!(cut("d6 d7"), "d6 d7");
        assert_eq!(cut("d6 e6"), "");
        assert_eq!(cut("c6 c7 d6 d7 e7"), "d6 d7");
        assert_eq!(cut("d7 d8"), "");
        let crossed = |border: &str| lines.crossed(Border::parse(border).unwrap()).to_string();
        assert_eq!(crossed("d7|e7"), "d6", "down from its right end");
        assert_eq!(crossed("c6|d6"), "c6", "up from its left end");
        assert_eq!(crossed("e6|e7"), "", "straight on");
        assert_eq!(crossed("e7|f7"), "");
        assert_eq!(Lines::zone(7).len(), 2 * 6 * 7);
        assert_eq!(Lines::zone(10).len(), 180);
    }
}
