//! The immediate gain of one build.

use super::city::{City, Square};
use super::score::score;

/// Score after a build less score before it, of one team, split as in section 5.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Gain {
    /// SIM-5.1.
    pub(crate) links: i32,
    /// SIM-5.2, all four types.
    pub(crate) neighbourhoods: i32,
    /// SIM-5.3.
    pub(crate) parks: i32,
}

/// What `team` gains when `builder` builds a tile of type `tile` on `square`.
pub(crate) fn gain(city: &City, builder: usize, tile: char, square: Square, team: usize) -> Gain {
    let mut after = city.clone();
    after.built.insert(square, (tile, builder));
    let (before, after) = (points(city, team), points(&after, team));
    Gain {
        links: after.links - before.links,
        neighbourhoods: after.neighbourhoods - before.neighbourhoods,
        parks: after.parks - before.parks,
    }
}

fn points(city: &City, team: usize) -> Gain {
    let score = score(city, team, 0);
    Gain {
        links: score.links as i32,
        neighbourhoods: (score.residential + score.commercial + score.office + score.civic) as i32,
        parks: score.parks as i32,
    }
}
