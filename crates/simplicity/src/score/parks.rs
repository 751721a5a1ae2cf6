//! Parks (SIM-5.3): each disc on a park scores the square of the number of different types of building
//! beside it; another park is not a type.

use crate::city::Spaces;
use crate::pieces::Tile;

/// The points of each team's parks.
///
/// Counts all parks at once. The four masks of parks beside each type add up as binary digits, one park
/// a bit. The square of `4c + 2b + a` is `16c + 4b + 4ab + a`, because no park has more than four types
/// beside it.
#[inline(always)]
pub(crate) fn parks<const TEAMS: usize>(
    tiles: &[Spaces; 5],
    discs: &[Spaces; TEAMS],
) -> [u16; TEAMS] {
    let parks = tiles[Tile::Park.index()];
    let [mut ones, mut twos, mut fours] = [0u64; 3];
    for tile in Tile::BUILDINGS {
        let beside = (tiles[tile.index()].beside() & parks).0;
        let carry = ones & beside;
        ones ^= beside;
        fours |= twos & carry;
        twos ^= carry;
    }
    discs.map(|discs| {
        let count = |mask: u64| (mask & discs.0).count_ones() as u16;
        count(ones) + 4 * (count(twos) + count(ones & twos)) + 16 * count(fours)
    })
}

/// How many types of building stand beside a space.
#[inline(always)]
pub(crate) fn types_beside(tiles: &[Spaces; 5], space: Spaces) -> u16 {
    let beside = space.beside();
    Tile::BUILDINGS.iter().map(|tile| u16::from(!(beside & tiles[tile.index()]).is_empty())).sum()
}
