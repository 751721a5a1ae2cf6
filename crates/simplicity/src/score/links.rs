//! Links (SIM-5.1): pairs of adjacent discs of a team, on any spaces.

use crate::city::Spaces;

/// What a link is worth.
pub const POINTS_PER_LINK: u16 = 3;

/// The points of a team's links.
#[inline(always)]
pub(crate) fn links(discs: Spaces) -> u16 {
    let vertical = (discs.0 & discs.0 << 1).count_ones();
    let horizontal = (discs.0 & discs.0 << 8).count_ones();
    POINTS_PER_LINK * (vertical + horizontal) as u16
}
