//! Neighbourhoods (SIM-5.2): each disc on a building scores the number of buildings in its maximal
//! group of adjacent buildings of one type, printed ones included.

use crate::city::Spaces;

/// The points of each team's neighbourhoods, by type of building.
///
/// The four types are flooded in lock-step: each turn of the loop takes one neighbourhood of every
/// type that has some left, so that the four run side by side in the processor.
#[inline(always)]
pub(crate) fn neighbourhoods<const TEAMS: usize>(
    tiles: &[Spaces; 5],
    discs: &[Spaces; TEAMS],
) -> [[u16; 4]; TEAMS] {
    let mut points = [[0u16; 4]; TEAMS];
    let mut left: [u64; 4] = std::array::from_fn(|tile| tiles[tile].0);
    while left != [0; 4] {
        let group = flood(left);
        for tile in 0..4 {
            let buildings = group[tile].count_ones() as u16;
            for team in 0..TEAMS {
                points[team][tile] += buildings * (group[tile] & discs[team].0).count_ones() as u16;
            }
            left[tile] ^= group[tile];
        }
    }
    points
}

/// The group of the lowest space of each mask.
#[inline(always)]
fn flood(within: [u64; 4]) -> [u64; 4] {
    let mut group = within.map(|mask| mask & mask.wrapping_neg());
    loop {
        let mut grown = [0; 4];
        for tile in 0..4 {
            let reached = Spaces(group[tile]);
            grown[tile] = (reached | reached.beside()).0 & within[tile];
        }
        if grown == group {
            return group;
        }
        group = grown;
    }
}
