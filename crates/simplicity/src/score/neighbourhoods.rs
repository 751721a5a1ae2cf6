//! Neighbourhoods (SIM-5.2): each disc on a building scores the number of buildings in its maximal
//! group of adjacent buildings of one type, printed ones included.

use crate::city::Spaces;

/// The points of each team's neighbourhoods, by type of building.
///
/// Buildings that stand alone, the most frequent case, are counted all at once. What is left is
/// flooded in lock-step: each turn of the loop takes one neighbourhood of every type that has some
/// left, so that the four run side by side in the processor.
#[inline(always)]
pub(crate) fn neighbourhoods<const TEAMS: usize>(
    tiles: &[Spaces; 5],
    discs: &[Spaces; TEAMS],
) -> [[u16; 4]; TEAMS] {
    let buildings: [u64; 4] = std::array::from_fn(|tile| tiles[tile].0);
    let mut left = buildings.map(|mask| mask & Spaces(mask).beside().0);
    let alone: [u64; 4] = std::array::from_fn(|tile| buildings[tile] ^ left[tile]);
    let mut points = [0; TEAMS];
    add(&mut points, alone, [1; 4], discs);
    while left != [0; 4] {
        let group = flood(left);
        add(&mut points, group, group.map(|group| u64::from(group.count_ones())), discs);
        for tile in 0..4 {
            left[tile] ^= group[tile];
        }
    }
    points.map(|points| [0, 16, 32, 48].map(|shift| (points >> shift) as u16))
}

/// Adds `worth` points for each disc on one of `spaces`; each team's points of the four types lie
/// side by side in one number, 16 bits each.
#[inline(always)]
fn add<const TEAMS: usize>(
    points: &mut [u64; TEAMS],
    spaces: [u64; 4],
    worth: [u64; 4],
    discs: &[Spaces; TEAMS],
) {
    for (points, discs) in points.iter_mut().zip(discs) {
        for tile in 0..4 {
            let on = u64::from((spaces[tile] & discs.0).count_ones());
            *points += (worth[tile] * on) << (16 * tile);
        }
    }
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
