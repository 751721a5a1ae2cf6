//! The bag, in the form that the fast core draws from.

use crate::pieces::Tile;

/// The bag as a list: parks first, then buildings. The last tile takes the place of a drawn one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bag(pub(crate) [u8; Bag::SIZE]);

impl Bag {
    /// No set of components has more tiles (see `components`), and a power of two needs no check.
    pub(crate) const SIZE: usize = 128;

    pub(crate) fn of(counts: [u8; 5]) -> Bag {
        let mut bag = Bag([0; Bag::SIZE]);
        let parks_first = [Tile::Park].into_iter().chain(Tile::BUILDINGS);
        let tiles = parks_first.flat_map(|tile| {
            std::iter::repeat_n(tile.index() as u8, usize::from(counts[tile.index()]))
        });
        bag.0.iter_mut().zip(tiles).for_each(|(place, tile)| *place = tile);
        bag
    }

    /// How many of each kind are among the first `left`.
    #[inline(always)]
    pub(crate) fn counts(&self, left: u32) -> [u8; 5] {
        let mut counts = [0u8; 8];
        for &tile in self.0.iter().take(left as usize) {
            counts[usize::from(tile & 7)] += 1;
        }
        [counts[0], counts[1], counts[2], counts[3], counts[4]]
    }
}
