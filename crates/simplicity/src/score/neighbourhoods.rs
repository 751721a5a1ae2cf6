//! Neighbourhoods (SIM-5.2): each disc on a building scores the number of buildings in its maximal
//! group of adjacent buildings of one type, printed ones included.

use crate::city::Spaces;

/// The points of each team's neighbourhoods, by type of building.
#[inline(always)]
pub(crate) fn neighbourhoods<const TEAMS: usize>(
    tiles: &[Spaces; 5],
    discs: &[Spaces; TEAMS],
) -> [[u16; 4]; TEAMS] {
    let mut points = [0; TEAMS];
    let alone = each(tiles, |groups| {
        add(&mut points, groups, groups.map(|group| u64::from(group.count_ones())), discs);
    });
    add(&mut points, alone, [1; 4], discs);
    points.map(|points| [0, 16, 32, 48].map(|shift| (points >> shift) as u16))
}

/// By type, the single buildings, which are the most frequent case; all larger neighbourhoods go to
/// `see`.
///
/// The floods run in lock-step: `see` gets one neighbourhood of every type that has some left, so that
/// the processor runs the four in parallel; 0 for the other types.
#[inline(always)]
pub(crate) fn each(tiles: &[Spaces; 5], mut see: impl FnMut([u64; 4])) -> [u64; 4] {
    let buildings: [u64; 4] = std::array::from_fn(|tile| tiles[tile].0);
    let mut left = buildings.map(|mask| mask & Spaces(mask).beside().0);
    let alone = std::array::from_fn(|tile| buildings[tile] ^ left[tile]);
    while left != [0; 4] {
        let groups = flood(left);
        see(groups);
        for tile in 0..4 {
            left[tile] ^= groups[tile];
        }
    }
    alone
}

/// Adds `worth` points for each disc on one of `spaces`. One number holds a team's points of the four
/// types, 16 bits each.
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
///
/// Most groups are complete after three steps. Taking these unconditionally keeps the loop's end
/// predictable, which is worth more than the steps it saves.
#[inline(always)]
fn flood(within: [u64; 4]) -> [u64; 4] {
    let mut group = within.map(|mask| mask & mask.wrapping_neg());
    for _ in 0..3 {
        group = grow(group, within);
    }
    loop {
        let grown = grow(group, within);
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The groups and the spaces beside them.
#[inline(always)]
fn grow(group: [u64; 4], within: [u64; 4]) -> [u64; 4] {
    let mut grown = [0; 4];
    for tile in 0..4 {
        let reached = Spaces(group[tile]);
        grown[tile] = (reached | reached.beside()).0 & within[tile];
    }
    grown
}
