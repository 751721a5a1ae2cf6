//! The shapes of tiles and where each fits on a map (SC-2.4).

use crate::map::{Cells, SIZE};

/// One shape in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    /// The cells it covers.
    pub cells: Cells,
    /// Its cells and their influence area.
    pub halo: Cells,
}

/// A set of shapes with every placement on the map, worked out once.
#[derive(Clone, Debug)]
pub(crate) struct ShapeSet {
    /// Every turned and mirrored shape in the top left corner, sorted.
    fixed: Vec<Cells>,
    /// Every placement, those of small zones first.
    placements: Vec<Placement>,
    /// By size of the zone, how many of the placements fit in it.
    in_zone: [usize; SIZE + 1],
}

impl ShapeSet {
    /// All placements of `shapes`, each given by its cells in any place.
    pub(crate) fn new(shapes: &[Cells]) -> ShapeSet {
        let mut fixed: Vec<Cells> = shapes.iter().flat_map(|&shape| turned(shape)).collect();
        fixed.sort_unstable();
        fixed.dedup();
        let offsets = (0..SIZE).flat_map(|down| (0..SIZE).map(move |right| (right, down)));
        let places = offsets.flat_map(|(right, down)| {
            fixed.iter().filter_map(move |shape| shape.moved(right, down))
        });
        let mut placements: Vec<Placement> =
            places.map(|cells| Placement { cells, halo: cells.halo() }).collect();
        placements.sort_by_key(|placement| placement.cells.reach());
        let mut in_zone = [0; SIZE + 1];
        for (size, count) in in_zone.iter_mut().enumerate() {
            *count = placements.partition_point(|one| usize::from(one.cells.reach()) <= size);
        }
        ShapeSet { fixed, placements, in_zone }
    }

    /// Every placement in a zone of size `zone`.
    #[inline]
    pub(crate) fn placements(&self, zone: u8) -> &[Placement] {
        &self.placements[..self.in_zone[usize::from(zone)]]
    }

    /// Whether `cells` have a shape of this set.
    pub(crate) fn has(&self, cells: Cells) -> bool {
        self.fixed.binary_search(&cells.normal()).is_ok()
    }
}

/// A shape turned and mirrored in all eight ways.
fn turned(shape: Cells) -> impl Iterator<Item = Cells> {
    let turn = |cells: Cells| {
        let side = usize::from(cells.normal().reach().max(1)) - 1;
        let turned = cells.normal().iter().filter_map(move |cell| {
            crate::map::Cell::at(side - cell.row().min(side), cell.column())
        });
        turned.collect::<Cells>().normal()
    };
    let mirror = |cells: Cells| {
        let mirrored = cells
            .normal()
            .iter()
            .filter_map(|cell| crate::map::Cell::at(cell.row(), cell.column()));
        mirrored.collect::<Cells>().normal()
    };
    let four =
        move |start: Cells| std::iter::successors(Some(start), move |&c| Some(turn(c))).take(4);
    four(shape.normal()).chain(four(mirror(shape)))
}

#[cfg(test)]
mod tests {
    use super::ShapeSet;
    use crate::map::Cells;

    fn shape(cells: &str) -> Cells {
        Cells::parse(cells).unwrap()
    }

    /// The numbers of section 1.4.
    #[test]
    fn a_shape_is_turned_and_mirrored() {
        let fixed = |cells: &[&str]| {
            ShapeSet::new(&cells.iter().map(|cells| shape(cells)).collect::<Vec<_>>()).fixed.len()
        };
        assert_eq!(fixed(&["a1"]), 1);
        assert_eq!(fixed(&["a1 b1"]), 2);
        assert_eq!(fixed(&["a1 b1 c1", "a1 b1 a2"]), 6);
        assert_eq!(fixed(&["a1 b1 c1 a2 b2 c2"]), 2);
        assert_eq!(fixed(&["b1 c1 a2 b2 b3"]), 8, "the F pentomino");
    }

    #[test]
    fn small_zones_come_first() {
        let set = ShapeSet::new(&[shape("a1 b1")]);
        assert_eq!(set.placements(7).len(), 2 * 6 * 7);
        assert_eq!(set.placements(10).len(), 2 * 9 * 10);
        assert!(set.placements(7).iter().all(|one| one.cells.within(Cells::zone(7))));
        assert!(set.has(shape("f4 f5")) && !set.has(shape("f4 g5")));
    }
}
